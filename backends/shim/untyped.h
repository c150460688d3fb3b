/* SPDX-License-Identifier: Apache-2.0 */
/*
 * untyped.h: forwards for exports that no header declares, in assembly because their arguments are
 * not known.
 *
 * 	UNTYPED entry, index
 *
 * makes the export `entry`, which jumps through shim_slots[index], and `slow_entry`, with which
 * that slot starts: it keeps every register that can hold an argument (and the address of a
 * returned struct, and the count of vector registers of a variadic call), asks shim_resolve, and
 * jumps. The jump uses a register that the ABI leaves to linkage code and loads with acquire, as
 * SHIM_REAL does. A generated file includes this once.
 */
/* clang-format off */
#ifndef PORTER_UNTYPED_H
#define PORTER_UNTYPED_H

	.section .note.GNU-stack, "", %progbits
	.text

.macro FUNCTION name
	.globl	\name
	.type	\name, %function
	.p2align 4
\name:
.endm

#if defined(__x86_64__)

.macro PROPERTY type, bits
	.pushsection .note.gnu.property, "a", %note
	.p2align 3
	.long	4, 16, 5
	.asciz	"GNU"
	.long	\type, 4, \bits, 0
	.popsection
.endm

	PROPERTY 0xc0000002, 3		/* IBT, SHSTK */

.macro UNTYPED entry, index
	FUNCTION \entry
	.cfi_startproc
	endbr64
	jmp	*shim_slots + 8 * \index(%rip)
	.cfi_endproc
	.size	\entry, . - \entry
	.hidden	slow_\entry
	FUNCTION slow_\entry
	.cfi_startproc
	endbr64
	movl	$\index, %r11d
	jmp	untyped_first
	.cfi_endproc
	.size	slow_\entry, . - slow_\entry
.endm

/*
 * Vector registers: XSAVEC of SSE, AVX, MPX bounds and AVX-512 (mask 0xee) where the system enables it, else FXSAVE.
 * XSAVEC writes only part of its header, and XRSTOR faults unless the rest is zero.
 */
	.type	untyped_first, %function
untyped_first:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	pushq	%rbx
	.cfi_offset %rbx, -24
	pushq	%rax
	pushq	%rdi
	pushq	%rsi
	pushq	%rdx
	pushq	%rcx
	pushq	%r8
	pushq	%r9
	pushq	%r10
	pushq	%r11
	movl	$1, %eax
	cpuid
	testl	$1 << 27, %ecx			/* OSXSAVE */
	jz	1f
	movl	$0xd, %eax
	movl	$1, %ecx
	cpuid
	testl	$2, %eax			/* XSAVEC */
	jz	1f
	movl	$0xd, %eax
	xorl	%ecx, %ecx
	cpuid					/* ebx: bytes for the enabled state */
	subq	%rbx, %rsp
	andq	$-64, %rsp
	xorl	%eax, %eax
	movq	%rax, 512(%rsp)
	movq	%rax, 520(%rsp)
	movq	%rax, 528(%rsp)
	movq	%rax, 536(%rsp)
	movq	%rax, 544(%rsp)
	movq	%rax, 552(%rsp)
	movq	%rax, 560(%rsp)
	movq	%rax, 568(%rsp)
	movl	$0xee, %eax
	xorl	%edx, %edx
	xsavec	(%rsp)
	movl	-80(%rbp), %edi
	call	shim_resolve
	movq	%rax, %r11
	movl	$0xee, %eax
	xorl	%edx, %edx
	xrstor	(%rsp)
	jmp	2f
1:	subq	$512, %rsp
	andq	$-64, %rsp
	fxsave64 (%rsp)
	movl	-80(%rbp), %edi
	call	shim_resolve
	movq	%rax, %r11
	fxrstor64 (%rsp)
2:	movq	-72(%rbp), %r10
	movq	-64(%rbp), %r9
	movq	-56(%rbp), %r8
	movq	-48(%rbp), %rcx
	movq	-40(%rbp), %rdx
	movq	-32(%rbp), %rsi
	movq	-24(%rbp), %rdi
	movq	-16(%rbp), %rax
	movq	-8(%rbp), %rbx
	.cfi_restore %rbx
	leave
	.cfi_def_cfa %rsp, 8
	.cfi_restore %rbp
	jmp	*%r11
	.cfi_endproc
	.size	untyped_first, . - untyped_first

#elif defined(__aarch64__)

.macro PROPERTY type, bits
	.pushsection .note.gnu.property, "a", %note
	.p2align 3
	.long	4, 16, 5
	.asciz	"GNU"
	.long	\type, 4, \bits, 0
	.popsection
.endm

	PROPERTY 0xc0000000, 3		/* BTI, PAC */

/* hint #34 is `bti c`, #25 paciasp, #29 autiasp: no-operations where there is no such thing. */
.macro UNTYPED entry, index
	FUNCTION \entry
	.cfi_startproc
	hint	#34
	adrp	x16, shim_slots + 8 * \index
	add	x16, x16, :lo12:shim_slots + 8 * \index
	ldar	x16, [x16]
	br	x16
	.cfi_endproc
	.size	\entry, . - \entry
	.hidden	slow_\entry
	FUNCTION slow_\entry
	.cfi_startproc
	hint	#34
	mov	w17, #\index
	b	untyped_first
	.cfi_endproc
	.size	slow_\entry, . - slow_\entry
.endm

	.type	untyped_first, %function
untyped_first:
	.cfi_startproc
	hint	#25
	.cfi_negate_ra_state
	stp	x29, x30, [sp, #-224]!
	.cfi_def_cfa_offset 224
	.cfi_offset 29, -224
	.cfi_offset 30, -216
	mov	x29, sp
	stp	x0, x1, [sp, #16]
	stp	x2, x3, [sp, #32]
	stp	x4, x5, [sp, #48]
	stp	x6, x7, [sp, #64]
	str	x8, [sp, #80]
	stp	q0, q1, [sp, #96]
	stp	q2, q3, [sp, #128]
	stp	q4, q5, [sp, #160]
	stp	q6, q7, [sp, #192]
	mov	w0, w17
	bl	shim_resolve
	mov	x16, x0
	ldp	x0, x1, [sp, #16]
	ldp	x2, x3, [sp, #32]
	ldp	x4, x5, [sp, #48]
	ldp	x6, x7, [sp, #64]
	ldr	x8, [sp, #80]
	ldp	q0, q1, [sp, #96]
	ldp	q2, q3, [sp, #128]
	ldp	q4, q5, [sp, #160]
	ldp	q6, q7, [sp, #192]
	ldp	x29, x30, [sp], #224
	.cfi_def_cfa_offset 0
	.cfi_restore 29
	.cfi_restore 30
	hint	#29
	.cfi_negate_ra_state
	br	x16
	.cfi_endproc
	.size	untyped_first, . - untyped_first

#elif defined(__riscv)

.macro UNTYPED entry, index
	FUNCTION \entry
	.cfi_startproc
.Lat\@:	auipc	t3, %pcrel_hi(shim_slots + 8 * \index)
	ld	t3, %pcrel_lo(.Lat\@)(t3)
	fence	r, rw
	jr	t3
	.cfi_endproc
	.size	\entry, . - \entry
	.hidden	slow_\entry
	FUNCTION slow_\entry
	.cfi_startproc
	li	t3, \index
	tail	untyped_first
	.cfi_endproc
	.size	slow_\entry, . - slow_\entry
.endm

	.type	untyped_first, %function
untyped_first:
	.cfi_startproc
	addi	sp, sp, -144
	.cfi_def_cfa_offset 144
	sd	ra, 136(sp)
	.cfi_offset ra, -8
	sd	a0, 0(sp)
	sd	a1, 8(sp)
	sd	a2, 16(sp)
	sd	a3, 24(sp)
	sd	a4, 32(sp)
	sd	a5, 40(sp)
	sd	a6, 48(sp)
	sd	a7, 56(sp)
	fsd	fa0, 64(sp)
	fsd	fa1, 72(sp)
	fsd	fa2, 80(sp)
	fsd	fa3, 88(sp)
	fsd	fa4, 96(sp)
	fsd	fa5, 104(sp)
	fsd	fa6, 112(sp)
	fsd	fa7, 120(sp)
	mv	a0, t3
	call	shim_resolve
	mv	t3, a0
	ld	a0, 0(sp)
	ld	a1, 8(sp)
	ld	a2, 16(sp)
	ld	a3, 24(sp)
	ld	a4, 32(sp)
	ld	a5, 40(sp)
	ld	a6, 48(sp)
	ld	a7, 56(sp)
	fld	fa0, 64(sp)
	fld	fa1, 72(sp)
	fld	fa2, 80(sp)
	fld	fa3, 88(sp)
	fld	fa4, 96(sp)
	fld	fa5, 104(sp)
	fld	fa6, 112(sp)
	fld	fa7, 120(sp)
	ld	ra, 136(sp)
	.cfi_restore ra
	addi	sp, sp, 144
	.cfi_def_cfa_offset 0
	jr	t3
	.cfi_endproc
	.size	untyped_first, . - untyped_first

#elif defined(__loongarch__)

.macro UNTYPED entry, index
	FUNCTION \entry
	.cfi_startproc
	pcalau12i $t0, %pc_hi20(shim_slots + 8 * \index)
	ld.d	$t0, $t0, %pc_lo12(shim_slots + 8 * \index)
	dbar	0x14			/* acquire; a full barrier on older cores */
	jr	$t0
	.cfi_endproc
	.size	\entry, . - \entry
	.hidden	slow_\entry
	FUNCTION slow_\entry
	.cfi_startproc
	li.w	$t0, \index
	b	untyped_first
	.cfi_endproc
	.size	slow_\entry, . - slow_\entry
.endm

	.type	untyped_first, %function
untyped_first:
	.cfi_startproc
	addi.d	$sp, $sp, -144
	.cfi_def_cfa_offset 144
	st.d	$ra, $sp, 136
	.cfi_offset 1, -8
	st.d	$a0, $sp, 0
	st.d	$a1, $sp, 8
	st.d	$a2, $sp, 16
	st.d	$a3, $sp, 24
	st.d	$a4, $sp, 32
	st.d	$a5, $sp, 40
	st.d	$a6, $sp, 48
	st.d	$a7, $sp, 56
	fst.d	$fa0, $sp, 64
	fst.d	$fa1, $sp, 72
	fst.d	$fa2, $sp, 80
	fst.d	$fa3, $sp, 88
	fst.d	$fa4, $sp, 96
	fst.d	$fa5, $sp, 104
	fst.d	$fa6, $sp, 112
	fst.d	$fa7, $sp, 120
	move	$a0, $t0
	bl	shim_resolve
	move	$t0, $a0
	ld.d	$a0, $sp, 0
	ld.d	$a1, $sp, 8
	ld.d	$a2, $sp, 16
	ld.d	$a3, $sp, 24
	ld.d	$a4, $sp, 32
	ld.d	$a5, $sp, 40
	ld.d	$a6, $sp, 48
	ld.d	$a7, $sp, 56
	fld.d	$fa0, $sp, 64
	fld.d	$fa1, $sp, 72
	fld.d	$fa2, $sp, 80
	fld.d	$fa3, $sp, 88
	fld.d	$fa4, $sp, 96
	fld.d	$fa5, $sp, 104
	fld.d	$fa6, $sp, 112
	fld.d	$fa7, $sp, 120
	ld.d	$ra, $sp, 136
	.cfi_restore 1
	addi.d	$sp, $sp, 144
	.cfi_def_cfa_offset 0
	jr	$t0
	.cfi_endproc
	.size	untyped_first, . - untyped_first

#elif defined(__powerpc64__)

/* ELFv2: callees are entered by r12, callers through a PLT stub restore r2 themselves. */
.macro UNTYPED entry, index
	FUNCTION \entry
	.cfi_startproc
	addis	2, 12, .TOC. - \entry@ha
	addi	2, 2, .TOC. - \entry@l
	.localentry \entry, . - \entry
	addis	12, 2, shim_slots + 8 * \index@toc@ha
	ld	12, shim_slots + 8 * \index@toc@l(12)
	lwsync
	mtctr	12
	bctr
	.cfi_endproc
	.size	\entry, . - \entry
	.hidden	slow_\entry
	FUNCTION slow_\entry
	.cfi_startproc
	addis	2, 12, .TOC. - slow_\entry@ha
	addi	2, 2, .TOC. - slow_\entry@l
	.localentry slow_\entry, . - slow_\entry
	li	11, \index
	b	untyped_first
	.cfi_endproc
	.size	slow_\entry, . - slow_\entry
.endm

	.type	untyped_first, %function
untyped_first:
	.cfi_startproc
	mflr	0
	std	0, 16(1)
	stdu	1, -400(1)
	.cfi_def_cfa_offset 400
	.cfi_offset 65, 16
	std	3, 32(1)
	std	4, 40(1)
	std	5, 48(1)
	std	6, 56(1)
	std	7, 64(1)
	std	8, 72(1)
	std	9, 80(1)
	std	10, 88(1)
	stfd	1, 96(1)
	stfd	2, 104(1)
	stfd	3, 112(1)
	stfd	4, 120(1)
	stfd	5, 128(1)
	stfd	6, 136(1)
	stfd	7, 144(1)
	stfd	8, 152(1)
	stfd	9, 160(1)
	stfd	10, 168(1)
	stfd	11, 176(1)
	stfd	12, 184(1)
	stfd	13, 192(1)
	li	0, 208
	stvx	2, 1, 0
	li	0, 224
	stvx	3, 1, 0
	li	0, 240
	stvx	4, 1, 0
	li	0, 256
	stvx	5, 1, 0
	li	0, 272
	stvx	6, 1, 0
	li	0, 288
	stvx	7, 1, 0
	li	0, 304
	stvx	8, 1, 0
	li	0, 320
	stvx	9, 1, 0
	li	0, 336
	stvx	10, 1, 0
	li	0, 352
	stvx	11, 1, 0
	li	0, 368
	stvx	12, 1, 0
	li	0, 384
	stvx	13, 1, 0
	mr	3, 11
	bl	shim_resolve
	nop
	mr	12, 3
	ld	3, 32(1)
	ld	4, 40(1)
	ld	5, 48(1)
	ld	6, 56(1)
	ld	7, 64(1)
	ld	8, 72(1)
	ld	9, 80(1)
	ld	10, 88(1)
	lfd	1, 96(1)
	lfd	2, 104(1)
	lfd	3, 112(1)
	lfd	4, 120(1)
	lfd	5, 128(1)
	lfd	6, 136(1)
	lfd	7, 144(1)
	lfd	8, 152(1)
	lfd	9, 160(1)
	lfd	10, 168(1)
	lfd	11, 176(1)
	lfd	12, 184(1)
	lfd	13, 192(1)
	li	0, 208
	lvx	2, 1, 0
	li	0, 224
	lvx	3, 1, 0
	li	0, 240
	lvx	4, 1, 0
	li	0, 256
	lvx	5, 1, 0
	li	0, 272
	lvx	6, 1, 0
	li	0, 288
	lvx	7, 1, 0
	li	0, 304
	lvx	8, 1, 0
	li	0, 320
	lvx	9, 1, 0
	li	0, 336
	lvx	10, 1, 0
	li	0, 352
	lvx	11, 1, 0
	li	0, 368
	lvx	12, 1, 0
	li	0, 384
	lvx	13, 1, 0
	addi	1, 1, 400
	.cfi_def_cfa_offset 0
	ld	0, 16(1)
	mtlr	0
	.cfi_restore 65
	mtctr	12
	bctr
	.cfi_endproc
	.size	untyped_first, . - untyped_first

#else
#error "no trampoline for this architecture"
#endif

#endif
