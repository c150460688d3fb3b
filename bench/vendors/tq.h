/* SPDX-License-Identifier: Apache-2.0 */
/* A vendor that does not exist: terse verbs, Hungarian parameters, errno-like codes, units in MiB. */
typedef unsigned long long tq_u64;
typedef unsigned int tq_u32;
typedef int TQRET;
#define TQ_SUCCESS 0
#define TQ_EPERM 1
#define TQ_ENOENT 2
#define TQ_ENOMEM 12
#define TQ_EBUSY 16
#define TQ_ENODEV 19
#define TQ_EINVAL 22
#define TQ_ENOTSUP 95

typedef tq_u64 TQPTR;
typedef void *TQQ;
typedef void *TQEV;
typedef void *TQGRAPH;
typedef void *TQTASK;
typedef void (*TQFN)(void *);

TQRET tqDrvInit(void);
TQRET tqDrvExit(void);
TQRET tqDevCnt(tq_u32 *puCount);
TQRET tqDevSet(tq_u32 uDev);
TQRET tqDevGet(tq_u32 *puDev);
TQRET tqDevSync(tq_u32 uDev);
TQRET tqDevMem(tq_u32 uDev, tq_u32 *puTotalMiB, tq_u32 *puUsedMiB);
TQRET tqDevName(tq_u32 uDev, char *szName, tq_u32 uLen);
TQRET tqDevLoad(tq_u32 uDev, tq_u32 *puPercent);
TQRET tqMalloc(TQPTR *pPtr, tq_u64 ullSize, tq_u32 uFlags);
TQRET tqMallocEx(TQPTR *pPtr, tq_u64 ullSize, tq_u64 ullAlign, tq_u32 uDev);
TQRET tqFree(TQPTR ptr);
TQRET tqHostMalloc(void **ppHost, tq_u64 ullSize);
TQRET tqHostFree(void *pHost);
TQRET tqHostReg(void *pHost, tq_u64 ullSize);
TQRET tqHostUnreg(void *pHost);
TQRET tqCpy(TQPTR dst, TQPTR src, tq_u64 ullSize);
TQRET tqCpyH2D(TQPTR dst, const void *pSrc, tq_u64 ullSize, TQQ q);
TQRET tqCpyD2H(void *pDst, TQPTR src, tq_u64 ullSize, TQQ q);
TQRET tqSet32(TQPTR dst, tq_u32 uValue, tq_u64 ullCount, TQQ q);
TQRET tqQueueNew(TQQ *pQ, tq_u32 uPrio);
TQRET tqQueueDel(TQQ q);
TQRET tqQueueWait(TQQ q);
TQRET tqQueuePoll(TQQ q);
TQRET tqQueueBarrier(TQQ q, TQEV ev);
TQRET tqQueueHostCall(TQQ q, TQFN fn, void *pArg);
TQRET tqEventNew(TQEV *pEv);
TQRET tqEventDel(TQEV ev);
TQRET tqEventPut(TQEV ev, TQQ q);
TQRET tqEventWait(TQEV ev);
TQRET tqEventPoll(TQEV ev);
TQRET tqEventTime(TQEV ev0, TQEV ev1, float *pfMs);
TQRET tqTaskRun(TQTASK task, tq_u32 uBlocks, void **ppArgs, TQQ q);
TQRET tqGraphBuild(TQGRAPH *pGraph, const void *pDesc, tq_u32 uLen);
TQRET tqGraphRun(TQGRAPH graph, TQQ q);
TQRET tqGraphDel(TQGRAPH graph);
TQRET tqIpcExport(TQPTR ptr, tq_u64 *pullHandle);
TQRET tqIpcImport(tq_u64 ullHandle, TQPTR *pPtr);
const char *tqErrStr(TQRET r);
