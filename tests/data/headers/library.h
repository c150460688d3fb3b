/* Declarations with types of the C library. */
#include <complex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <uchar.h>

typedef enum { V_OK, V_OUT_OF_MEMORY, V_UNSUPPORTED, V_NO_DRIVER } vResult;

vResult vComplexHF(float complex x);
struct vStdatomicA { atomic_int n; };
vResult vStdatomicF(struct vStdatomicA *a, atomic_uint *u);
vResult vChar16F(char16_t *s, char32_t c);
vResult vSysUioF(struct iovec *i, int n);
vResult vPthreadF(pthread_t t, pthread_mutex_t *m);
vResult vSignalF(sigset_t *s, siginfo_t *i);
vResult vSocketF(struct sockaddr *a, socklen_t l);
vResult vStdioFullF(FILE *f, fpos_t *p, fpos_t q);
