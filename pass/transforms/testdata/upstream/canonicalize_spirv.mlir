// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file

func.func @IAdd_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.IAdd %c0, %c0 : i32
  %r1 = spirv.IAdd %c0, %c1 : i32
  %r2 = spirv.IAdd %c0, %c2 : i32
  %r3 = spirv.IAdd %c0, %c3 : i32
  %r4 = spirv.IAdd %c0, %c4 : i32
  %r5 = spirv.IAdd %c0, %c5 : i32
  %r6 = spirv.IAdd %c0, %c6 : i32
  %r7 = spirv.IAdd %c0, %c7 : i32
  %r8 = spirv.IAdd %c1, %c0 : i32
  %r9 = spirv.IAdd %c1, %c1 : i32
  %r10 = spirv.IAdd %c1, %c2 : i32
  %r11 = spirv.IAdd %c1, %c3 : i32
  %r12 = spirv.IAdd %c1, %c4 : i32
  %r13 = spirv.IAdd %c1, %c5 : i32
  %r14 = spirv.IAdd %c1, %c6 : i32
  %r15 = spirv.IAdd %c1, %c7 : i32
  %r16 = spirv.IAdd %c2, %c0 : i32
  %r17 = spirv.IAdd %c2, %c1 : i32
  %r18 = spirv.IAdd %c2, %c2 : i32
  %r19 = spirv.IAdd %c2, %c3 : i32
  %r20 = spirv.IAdd %c2, %c4 : i32
  %r21 = spirv.IAdd %c2, %c5 : i32
  %r22 = spirv.IAdd %c2, %c6 : i32
  %r23 = spirv.IAdd %c2, %c7 : i32
  %r24 = spirv.IAdd %c3, %c0 : i32
  %r25 = spirv.IAdd %c3, %c1 : i32
  %r26 = spirv.IAdd %c3, %c2 : i32
  %r27 = spirv.IAdd %c3, %c3 : i32
  %r28 = spirv.IAdd %c3, %c4 : i32
  %r29 = spirv.IAdd %c3, %c5 : i32
  %r30 = spirv.IAdd %c3, %c6 : i32
  %r31 = spirv.IAdd %c3, %c7 : i32
  %r32 = spirv.IAdd %c4, %c0 : i32
  %r33 = spirv.IAdd %c4, %c1 : i32
  %r34 = spirv.IAdd %c4, %c2 : i32
  %r35 = spirv.IAdd %c4, %c3 : i32
  %r36 = spirv.IAdd %c4, %c4 : i32
  %r37 = spirv.IAdd %c4, %c5 : i32
  %r38 = spirv.IAdd %c4, %c6 : i32
  %r39 = spirv.IAdd %c4, %c7 : i32
  %r40 = spirv.IAdd %c5, %c0 : i32
  %r41 = spirv.IAdd %c5, %c1 : i32
  %r42 = spirv.IAdd %c5, %c2 : i32
  %r43 = spirv.IAdd %c5, %c3 : i32
  %r44 = spirv.IAdd %c5, %c4 : i32
  %r45 = spirv.IAdd %c5, %c5 : i32
  %r46 = spirv.IAdd %c5, %c6 : i32
  %r47 = spirv.IAdd %c5, %c7 : i32
  %r48 = spirv.IAdd %c6, %c0 : i32
  %r49 = spirv.IAdd %c6, %c1 : i32
  %r50 = spirv.IAdd %c6, %c2 : i32
  %r51 = spirv.IAdd %c6, %c3 : i32
  %r52 = spirv.IAdd %c6, %c4 : i32
  %r53 = spirv.IAdd %c6, %c5 : i32
  %r54 = spirv.IAdd %c6, %c6 : i32
  %r55 = spirv.IAdd %c6, %c7 : i32
  %r56 = spirv.IAdd %c7, %c0 : i32
  %r57 = spirv.IAdd %c7, %c1 : i32
  %r58 = spirv.IAdd %c7, %c2 : i32
  %r59 = spirv.IAdd %c7, %c3 : i32
  %r60 = spirv.IAdd %c7, %c4 : i32
  %r61 = spirv.IAdd %c7, %c5 : i32
  %r62 = spirv.IAdd %c7, %c6 : i32
  %r63 = spirv.IAdd %c7, %c7 : i32
  %r64 = spirv.IAdd %x, %c0 : i32
  %r65 = spirv.IAdd %x, %c1 : i32
  %r66 = spirv.IAdd %x, %c2 : i32
  %r67 = spirv.IAdd %x, %c3 : i32
  %r68 = spirv.IAdd %x, %c4 : i32
  %r69 = spirv.IAdd %x, %c5 : i32
  %r70 = spirv.IAdd %x, %c6 : i32
  %r71 = spirv.IAdd %x, %c7 : i32
  %r72 = spirv.IAdd %c0, %x : i32
  %r73 = spirv.IAdd %c1, %x : i32
  %r74 = spirv.IAdd %c2, %x : i32
  %r75 = spirv.IAdd %c3, %x : i32
  %r76 = spirv.IAdd %c4, %x : i32
  %r77 = spirv.IAdd %c5, %x : i32
  %r78 = spirv.IAdd %c6, %x : i32
  %r79 = spirv.IAdd %c7, %x : i32
  %r80 = spirv.IAdd %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @IMul_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.IMul %c0, %c0 : i32
  %r1 = spirv.IMul %c0, %c1 : i32
  %r2 = spirv.IMul %c0, %c2 : i32
  %r3 = spirv.IMul %c0, %c3 : i32
  %r4 = spirv.IMul %c0, %c4 : i32
  %r5 = spirv.IMul %c0, %c5 : i32
  %r6 = spirv.IMul %c0, %c6 : i32
  %r7 = spirv.IMul %c0, %c7 : i32
  %r8 = spirv.IMul %c1, %c0 : i32
  %r9 = spirv.IMul %c1, %c1 : i32
  %r10 = spirv.IMul %c1, %c2 : i32
  %r11 = spirv.IMul %c1, %c3 : i32
  %r12 = spirv.IMul %c1, %c4 : i32
  %r13 = spirv.IMul %c1, %c5 : i32
  %r14 = spirv.IMul %c1, %c6 : i32
  %r15 = spirv.IMul %c1, %c7 : i32
  %r16 = spirv.IMul %c2, %c0 : i32
  %r17 = spirv.IMul %c2, %c1 : i32
  %r18 = spirv.IMul %c2, %c2 : i32
  %r19 = spirv.IMul %c2, %c3 : i32
  %r20 = spirv.IMul %c2, %c4 : i32
  %r21 = spirv.IMul %c2, %c5 : i32
  %r22 = spirv.IMul %c2, %c6 : i32
  %r23 = spirv.IMul %c2, %c7 : i32
  %r24 = spirv.IMul %c3, %c0 : i32
  %r25 = spirv.IMul %c3, %c1 : i32
  %r26 = spirv.IMul %c3, %c2 : i32
  %r27 = spirv.IMul %c3, %c3 : i32
  %r28 = spirv.IMul %c3, %c4 : i32
  %r29 = spirv.IMul %c3, %c5 : i32
  %r30 = spirv.IMul %c3, %c6 : i32
  %r31 = spirv.IMul %c3, %c7 : i32
  %r32 = spirv.IMul %c4, %c0 : i32
  %r33 = spirv.IMul %c4, %c1 : i32
  %r34 = spirv.IMul %c4, %c2 : i32
  %r35 = spirv.IMul %c4, %c3 : i32
  %r36 = spirv.IMul %c4, %c4 : i32
  %r37 = spirv.IMul %c4, %c5 : i32
  %r38 = spirv.IMul %c4, %c6 : i32
  %r39 = spirv.IMul %c4, %c7 : i32
  %r40 = spirv.IMul %c5, %c0 : i32
  %r41 = spirv.IMul %c5, %c1 : i32
  %r42 = spirv.IMul %c5, %c2 : i32
  %r43 = spirv.IMul %c5, %c3 : i32
  %r44 = spirv.IMul %c5, %c4 : i32
  %r45 = spirv.IMul %c5, %c5 : i32
  %r46 = spirv.IMul %c5, %c6 : i32
  %r47 = spirv.IMul %c5, %c7 : i32
  %r48 = spirv.IMul %c6, %c0 : i32
  %r49 = spirv.IMul %c6, %c1 : i32
  %r50 = spirv.IMul %c6, %c2 : i32
  %r51 = spirv.IMul %c6, %c3 : i32
  %r52 = spirv.IMul %c6, %c4 : i32
  %r53 = spirv.IMul %c6, %c5 : i32
  %r54 = spirv.IMul %c6, %c6 : i32
  %r55 = spirv.IMul %c6, %c7 : i32
  %r56 = spirv.IMul %c7, %c0 : i32
  %r57 = spirv.IMul %c7, %c1 : i32
  %r58 = spirv.IMul %c7, %c2 : i32
  %r59 = spirv.IMul %c7, %c3 : i32
  %r60 = spirv.IMul %c7, %c4 : i32
  %r61 = spirv.IMul %c7, %c5 : i32
  %r62 = spirv.IMul %c7, %c6 : i32
  %r63 = spirv.IMul %c7, %c7 : i32
  %r64 = spirv.IMul %x, %c0 : i32
  %r65 = spirv.IMul %x, %c1 : i32
  %r66 = spirv.IMul %x, %c2 : i32
  %r67 = spirv.IMul %x, %c3 : i32
  %r68 = spirv.IMul %x, %c4 : i32
  %r69 = spirv.IMul %x, %c5 : i32
  %r70 = spirv.IMul %x, %c6 : i32
  %r71 = spirv.IMul %x, %c7 : i32
  %r72 = spirv.IMul %c0, %x : i32
  %r73 = spirv.IMul %c1, %x : i32
  %r74 = spirv.IMul %c2, %x : i32
  %r75 = spirv.IMul %c3, %x : i32
  %r76 = spirv.IMul %c4, %x : i32
  %r77 = spirv.IMul %c5, %x : i32
  %r78 = spirv.IMul %c6, %x : i32
  %r79 = spirv.IMul %c7, %x : i32
  %r80 = spirv.IMul %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @ISub_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.ISub %c0, %c0 : i32
  %r1 = spirv.ISub %c0, %c1 : i32
  %r2 = spirv.ISub %c0, %c2 : i32
  %r3 = spirv.ISub %c0, %c3 : i32
  %r4 = spirv.ISub %c0, %c4 : i32
  %r5 = spirv.ISub %c0, %c5 : i32
  %r6 = spirv.ISub %c0, %c6 : i32
  %r7 = spirv.ISub %c0, %c7 : i32
  %r8 = spirv.ISub %c1, %c0 : i32
  %r9 = spirv.ISub %c1, %c1 : i32
  %r10 = spirv.ISub %c1, %c2 : i32
  %r11 = spirv.ISub %c1, %c3 : i32
  %r12 = spirv.ISub %c1, %c4 : i32
  %r13 = spirv.ISub %c1, %c5 : i32
  %r14 = spirv.ISub %c1, %c6 : i32
  %r15 = spirv.ISub %c1, %c7 : i32
  %r16 = spirv.ISub %c2, %c0 : i32
  %r17 = spirv.ISub %c2, %c1 : i32
  %r18 = spirv.ISub %c2, %c2 : i32
  %r19 = spirv.ISub %c2, %c3 : i32
  %r20 = spirv.ISub %c2, %c4 : i32
  %r21 = spirv.ISub %c2, %c5 : i32
  %r22 = spirv.ISub %c2, %c6 : i32
  %r23 = spirv.ISub %c2, %c7 : i32
  %r24 = spirv.ISub %c3, %c0 : i32
  %r25 = spirv.ISub %c3, %c1 : i32
  %r26 = spirv.ISub %c3, %c2 : i32
  %r27 = spirv.ISub %c3, %c3 : i32
  %r28 = spirv.ISub %c3, %c4 : i32
  %r29 = spirv.ISub %c3, %c5 : i32
  %r30 = spirv.ISub %c3, %c6 : i32
  %r31 = spirv.ISub %c3, %c7 : i32
  %r32 = spirv.ISub %c4, %c0 : i32
  %r33 = spirv.ISub %c4, %c1 : i32
  %r34 = spirv.ISub %c4, %c2 : i32
  %r35 = spirv.ISub %c4, %c3 : i32
  %r36 = spirv.ISub %c4, %c4 : i32
  %r37 = spirv.ISub %c4, %c5 : i32
  %r38 = spirv.ISub %c4, %c6 : i32
  %r39 = spirv.ISub %c4, %c7 : i32
  %r40 = spirv.ISub %c5, %c0 : i32
  %r41 = spirv.ISub %c5, %c1 : i32
  %r42 = spirv.ISub %c5, %c2 : i32
  %r43 = spirv.ISub %c5, %c3 : i32
  %r44 = spirv.ISub %c5, %c4 : i32
  %r45 = spirv.ISub %c5, %c5 : i32
  %r46 = spirv.ISub %c5, %c6 : i32
  %r47 = spirv.ISub %c5, %c7 : i32
  %r48 = spirv.ISub %c6, %c0 : i32
  %r49 = spirv.ISub %c6, %c1 : i32
  %r50 = spirv.ISub %c6, %c2 : i32
  %r51 = spirv.ISub %c6, %c3 : i32
  %r52 = spirv.ISub %c6, %c4 : i32
  %r53 = spirv.ISub %c6, %c5 : i32
  %r54 = spirv.ISub %c6, %c6 : i32
  %r55 = spirv.ISub %c6, %c7 : i32
  %r56 = spirv.ISub %c7, %c0 : i32
  %r57 = spirv.ISub %c7, %c1 : i32
  %r58 = spirv.ISub %c7, %c2 : i32
  %r59 = spirv.ISub %c7, %c3 : i32
  %r60 = spirv.ISub %c7, %c4 : i32
  %r61 = spirv.ISub %c7, %c5 : i32
  %r62 = spirv.ISub %c7, %c6 : i32
  %r63 = spirv.ISub %c7, %c7 : i32
  %r64 = spirv.ISub %x, %c0 : i32
  %r65 = spirv.ISub %x, %c1 : i32
  %r66 = spirv.ISub %x, %c2 : i32
  %r67 = spirv.ISub %x, %c3 : i32
  %r68 = spirv.ISub %x, %c4 : i32
  %r69 = spirv.ISub %x, %c5 : i32
  %r70 = spirv.ISub %x, %c6 : i32
  %r71 = spirv.ISub %x, %c7 : i32
  %r72 = spirv.ISub %c0, %x : i32
  %r73 = spirv.ISub %c1, %x : i32
  %r74 = spirv.ISub %c2, %x : i32
  %r75 = spirv.ISub %c3, %x : i32
  %r76 = spirv.ISub %c4, %x : i32
  %r77 = spirv.ISub %c5, %x : i32
  %r78 = spirv.ISub %c6, %x : i32
  %r79 = spirv.ISub %c7, %x : i32
  %r80 = spirv.ISub %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @SDiv_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.SDiv %c0, %c0 : i32
  %r1 = spirv.SDiv %c0, %c1 : i32
  %r2 = spirv.SDiv %c0, %c2 : i32
  %r3 = spirv.SDiv %c0, %c3 : i32
  %r4 = spirv.SDiv %c0, %c4 : i32
  %r5 = spirv.SDiv %c0, %c5 : i32
  %r6 = spirv.SDiv %c0, %c6 : i32
  %r7 = spirv.SDiv %c0, %c7 : i32
  %r8 = spirv.SDiv %c1, %c0 : i32
  %r9 = spirv.SDiv %c1, %c1 : i32
  %r10 = spirv.SDiv %c1, %c2 : i32
  %r11 = spirv.SDiv %c1, %c3 : i32
  %r12 = spirv.SDiv %c1, %c4 : i32
  %r13 = spirv.SDiv %c1, %c5 : i32
  %r14 = spirv.SDiv %c1, %c6 : i32
  %r15 = spirv.SDiv %c1, %c7 : i32
  %r16 = spirv.SDiv %c2, %c0 : i32
  %r17 = spirv.SDiv %c2, %c1 : i32
  %r18 = spirv.SDiv %c2, %c2 : i32
  %r19 = spirv.SDiv %c2, %c3 : i32
  %r20 = spirv.SDiv %c2, %c4 : i32
  %r21 = spirv.SDiv %c2, %c5 : i32
  %r22 = spirv.SDiv %c2, %c6 : i32
  %r23 = spirv.SDiv %c2, %c7 : i32
  %r24 = spirv.SDiv %c3, %c0 : i32
  %r25 = spirv.SDiv %c3, %c1 : i32
  %r26 = spirv.SDiv %c3, %c2 : i32
  %r27 = spirv.SDiv %c3, %c3 : i32
  %r28 = spirv.SDiv %c3, %c4 : i32
  %r29 = spirv.SDiv %c3, %c5 : i32
  %r30 = spirv.SDiv %c3, %c6 : i32
  %r31 = spirv.SDiv %c3, %c7 : i32
  %r32 = spirv.SDiv %c4, %c0 : i32
  %r33 = spirv.SDiv %c4, %c1 : i32
  %r34 = spirv.SDiv %c4, %c2 : i32
  %r35 = spirv.SDiv %c4, %c3 : i32
  %r36 = spirv.SDiv %c4, %c4 : i32
  %r37 = spirv.SDiv %c4, %c5 : i32
  %r38 = spirv.SDiv %c4, %c6 : i32
  %r39 = spirv.SDiv %c4, %c7 : i32
  %r40 = spirv.SDiv %c5, %c0 : i32
  %r41 = spirv.SDiv %c5, %c1 : i32
  %r42 = spirv.SDiv %c5, %c2 : i32
  %r43 = spirv.SDiv %c5, %c3 : i32
  %r44 = spirv.SDiv %c5, %c4 : i32
  %r45 = spirv.SDiv %c5, %c5 : i32
  %r46 = spirv.SDiv %c5, %c6 : i32
  %r47 = spirv.SDiv %c5, %c7 : i32
  %r48 = spirv.SDiv %c6, %c0 : i32
  %r49 = spirv.SDiv %c6, %c1 : i32
  %r50 = spirv.SDiv %c6, %c2 : i32
  %r51 = spirv.SDiv %c6, %c3 : i32
  %r52 = spirv.SDiv %c6, %c4 : i32
  %r53 = spirv.SDiv %c6, %c5 : i32
  %r54 = spirv.SDiv %c6, %c6 : i32
  %r55 = spirv.SDiv %c6, %c7 : i32
  %r56 = spirv.SDiv %c7, %c0 : i32
  %r57 = spirv.SDiv %c7, %c1 : i32
  %r58 = spirv.SDiv %c7, %c2 : i32
  %r59 = spirv.SDiv %c7, %c3 : i32
  %r60 = spirv.SDiv %c7, %c4 : i32
  %r61 = spirv.SDiv %c7, %c5 : i32
  %r62 = spirv.SDiv %c7, %c6 : i32
  %r63 = spirv.SDiv %c7, %c7 : i32
  %r64 = spirv.SDiv %x, %c0 : i32
  %r65 = spirv.SDiv %x, %c1 : i32
  %r66 = spirv.SDiv %x, %c2 : i32
  %r67 = spirv.SDiv %x, %c3 : i32
  %r68 = spirv.SDiv %x, %c4 : i32
  %r69 = spirv.SDiv %x, %c5 : i32
  %r70 = spirv.SDiv %x, %c6 : i32
  %r71 = spirv.SDiv %x, %c7 : i32
  %r72 = spirv.SDiv %c0, %x : i32
  %r73 = spirv.SDiv %c1, %x : i32
  %r74 = spirv.SDiv %c2, %x : i32
  %r75 = spirv.SDiv %c3, %x : i32
  %r76 = spirv.SDiv %c4, %x : i32
  %r77 = spirv.SDiv %c5, %x : i32
  %r78 = spirv.SDiv %c6, %x : i32
  %r79 = spirv.SDiv %c7, %x : i32
  %r80 = spirv.SDiv %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @SMod_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.SMod %c0, %c0 : i32
  %r1 = spirv.SMod %c0, %c1 : i32
  %r2 = spirv.SMod %c0, %c2 : i32
  %r3 = spirv.SMod %c0, %c3 : i32
  %r4 = spirv.SMod %c0, %c4 : i32
  %r5 = spirv.SMod %c0, %c5 : i32
  %r6 = spirv.SMod %c0, %c6 : i32
  %r7 = spirv.SMod %c0, %c7 : i32
  %r8 = spirv.SMod %c1, %c0 : i32
  %r9 = spirv.SMod %c1, %c1 : i32
  %r10 = spirv.SMod %c1, %c2 : i32
  %r11 = spirv.SMod %c1, %c3 : i32
  %r12 = spirv.SMod %c1, %c4 : i32
  %r13 = spirv.SMod %c1, %c5 : i32
  %r14 = spirv.SMod %c1, %c6 : i32
  %r15 = spirv.SMod %c1, %c7 : i32
  %r16 = spirv.SMod %c2, %c0 : i32
  %r17 = spirv.SMod %c2, %c1 : i32
  %r18 = spirv.SMod %c2, %c2 : i32
  %r19 = spirv.SMod %c2, %c3 : i32
  %r20 = spirv.SMod %c2, %c4 : i32
  %r21 = spirv.SMod %c2, %c5 : i32
  %r22 = spirv.SMod %c2, %c6 : i32
  %r23 = spirv.SMod %c2, %c7 : i32
  %r24 = spirv.SMod %c3, %c0 : i32
  %r25 = spirv.SMod %c3, %c1 : i32
  %r26 = spirv.SMod %c3, %c2 : i32
  %r27 = spirv.SMod %c3, %c3 : i32
  %r28 = spirv.SMod %c3, %c4 : i32
  %r29 = spirv.SMod %c3, %c5 : i32
  %r30 = spirv.SMod %c3, %c6 : i32
  %r31 = spirv.SMod %c3, %c7 : i32
  %r32 = spirv.SMod %c4, %c0 : i32
  %r33 = spirv.SMod %c4, %c1 : i32
  %r34 = spirv.SMod %c4, %c2 : i32
  %r35 = spirv.SMod %c4, %c3 : i32
  %r36 = spirv.SMod %c4, %c4 : i32
  %r37 = spirv.SMod %c4, %c5 : i32
  %r38 = spirv.SMod %c4, %c6 : i32
  %r39 = spirv.SMod %c4, %c7 : i32
  %r40 = spirv.SMod %c5, %c0 : i32
  %r41 = spirv.SMod %c5, %c1 : i32
  %r42 = spirv.SMod %c5, %c2 : i32
  %r43 = spirv.SMod %c5, %c3 : i32
  %r44 = spirv.SMod %c5, %c4 : i32
  %r45 = spirv.SMod %c5, %c5 : i32
  %r46 = spirv.SMod %c5, %c6 : i32
  %r47 = spirv.SMod %c5, %c7 : i32
  %r48 = spirv.SMod %c6, %c0 : i32
  %r49 = spirv.SMod %c6, %c1 : i32
  %r50 = spirv.SMod %c6, %c2 : i32
  %r51 = spirv.SMod %c6, %c3 : i32
  %r52 = spirv.SMod %c6, %c4 : i32
  %r53 = spirv.SMod %c6, %c5 : i32
  %r54 = spirv.SMod %c6, %c6 : i32
  %r55 = spirv.SMod %c6, %c7 : i32
  %r56 = spirv.SMod %c7, %c0 : i32
  %r57 = spirv.SMod %c7, %c1 : i32
  %r58 = spirv.SMod %c7, %c2 : i32
  %r59 = spirv.SMod %c7, %c3 : i32
  %r60 = spirv.SMod %c7, %c4 : i32
  %r61 = spirv.SMod %c7, %c5 : i32
  %r62 = spirv.SMod %c7, %c6 : i32
  %r63 = spirv.SMod %c7, %c7 : i32
  %r64 = spirv.SMod %x, %c0 : i32
  %r65 = spirv.SMod %x, %c1 : i32
  %r66 = spirv.SMod %x, %c2 : i32
  %r67 = spirv.SMod %x, %c3 : i32
  %r68 = spirv.SMod %x, %c4 : i32
  %r69 = spirv.SMod %x, %c5 : i32
  %r70 = spirv.SMod %x, %c6 : i32
  %r71 = spirv.SMod %x, %c7 : i32
  %r72 = spirv.SMod %c0, %x : i32
  %r73 = spirv.SMod %c1, %x : i32
  %r74 = spirv.SMod %c2, %x : i32
  %r75 = spirv.SMod %c3, %x : i32
  %r76 = spirv.SMod %c4, %x : i32
  %r77 = spirv.SMod %c5, %x : i32
  %r78 = spirv.SMod %c6, %x : i32
  %r79 = spirv.SMod %c7, %x : i32
  %r80 = spirv.SMod %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @SRem_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.SRem %c0, %c0 : i32
  %r1 = spirv.SRem %c0, %c1 : i32
  %r2 = spirv.SRem %c0, %c2 : i32
  %r3 = spirv.SRem %c0, %c3 : i32
  %r4 = spirv.SRem %c0, %c4 : i32
  %r5 = spirv.SRem %c0, %c5 : i32
  %r6 = spirv.SRem %c0, %c6 : i32
  %r7 = spirv.SRem %c0, %c7 : i32
  %r8 = spirv.SRem %c1, %c0 : i32
  %r9 = spirv.SRem %c1, %c1 : i32
  %r10 = spirv.SRem %c1, %c2 : i32
  %r11 = spirv.SRem %c1, %c3 : i32
  %r12 = spirv.SRem %c1, %c4 : i32
  %r13 = spirv.SRem %c1, %c5 : i32
  %r14 = spirv.SRem %c1, %c6 : i32
  %r15 = spirv.SRem %c1, %c7 : i32
  %r16 = spirv.SRem %c2, %c0 : i32
  %r17 = spirv.SRem %c2, %c1 : i32
  %r18 = spirv.SRem %c2, %c2 : i32
  %r19 = spirv.SRem %c2, %c3 : i32
  %r20 = spirv.SRem %c2, %c4 : i32
  %r21 = spirv.SRem %c2, %c5 : i32
  %r22 = spirv.SRem %c2, %c6 : i32
  %r23 = spirv.SRem %c2, %c7 : i32
  %r24 = spirv.SRem %c3, %c0 : i32
  %r25 = spirv.SRem %c3, %c1 : i32
  %r26 = spirv.SRem %c3, %c2 : i32
  %r27 = spirv.SRem %c3, %c3 : i32
  %r28 = spirv.SRem %c3, %c4 : i32
  %r29 = spirv.SRem %c3, %c5 : i32
  %r30 = spirv.SRem %c3, %c6 : i32
  %r31 = spirv.SRem %c3, %c7 : i32
  %r32 = spirv.SRem %c4, %c0 : i32
  %r33 = spirv.SRem %c4, %c1 : i32
  %r34 = spirv.SRem %c4, %c2 : i32
  %r35 = spirv.SRem %c4, %c3 : i32
  %r36 = spirv.SRem %c4, %c4 : i32
  %r37 = spirv.SRem %c4, %c5 : i32
  %r38 = spirv.SRem %c4, %c6 : i32
  %r39 = spirv.SRem %c4, %c7 : i32
  %r40 = spirv.SRem %c5, %c0 : i32
  %r41 = spirv.SRem %c5, %c1 : i32
  %r42 = spirv.SRem %c5, %c2 : i32
  %r43 = spirv.SRem %c5, %c3 : i32
  %r44 = spirv.SRem %c5, %c4 : i32
  %r45 = spirv.SRem %c5, %c5 : i32
  %r46 = spirv.SRem %c5, %c6 : i32
  %r47 = spirv.SRem %c5, %c7 : i32
  %r48 = spirv.SRem %c6, %c0 : i32
  %r49 = spirv.SRem %c6, %c1 : i32
  %r50 = spirv.SRem %c6, %c2 : i32
  %r51 = spirv.SRem %c6, %c3 : i32
  %r52 = spirv.SRem %c6, %c4 : i32
  %r53 = spirv.SRem %c6, %c5 : i32
  %r54 = spirv.SRem %c6, %c6 : i32
  %r55 = spirv.SRem %c6, %c7 : i32
  %r56 = spirv.SRem %c7, %c0 : i32
  %r57 = spirv.SRem %c7, %c1 : i32
  %r58 = spirv.SRem %c7, %c2 : i32
  %r59 = spirv.SRem %c7, %c3 : i32
  %r60 = spirv.SRem %c7, %c4 : i32
  %r61 = spirv.SRem %c7, %c5 : i32
  %r62 = spirv.SRem %c7, %c6 : i32
  %r63 = spirv.SRem %c7, %c7 : i32
  %r64 = spirv.SRem %x, %c0 : i32
  %r65 = spirv.SRem %x, %c1 : i32
  %r66 = spirv.SRem %x, %c2 : i32
  %r67 = spirv.SRem %x, %c3 : i32
  %r68 = spirv.SRem %x, %c4 : i32
  %r69 = spirv.SRem %x, %c5 : i32
  %r70 = spirv.SRem %x, %c6 : i32
  %r71 = spirv.SRem %x, %c7 : i32
  %r72 = spirv.SRem %c0, %x : i32
  %r73 = spirv.SRem %c1, %x : i32
  %r74 = spirv.SRem %c2, %x : i32
  %r75 = spirv.SRem %c3, %x : i32
  %r76 = spirv.SRem %c4, %x : i32
  %r77 = spirv.SRem %c5, %x : i32
  %r78 = spirv.SRem %c6, %x : i32
  %r79 = spirv.SRem %c7, %x : i32
  %r80 = spirv.SRem %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @UDiv_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.UDiv %c0, %c0 : i32
  %r1 = spirv.UDiv %c0, %c1 : i32
  %r2 = spirv.UDiv %c0, %c2 : i32
  %r3 = spirv.UDiv %c0, %c3 : i32
  %r4 = spirv.UDiv %c0, %c4 : i32
  %r5 = spirv.UDiv %c0, %c5 : i32
  %r6 = spirv.UDiv %c0, %c6 : i32
  %r7 = spirv.UDiv %c0, %c7 : i32
  %r8 = spirv.UDiv %c1, %c0 : i32
  %r9 = spirv.UDiv %c1, %c1 : i32
  %r10 = spirv.UDiv %c1, %c2 : i32
  %r11 = spirv.UDiv %c1, %c3 : i32
  %r12 = spirv.UDiv %c1, %c4 : i32
  %r13 = spirv.UDiv %c1, %c5 : i32
  %r14 = spirv.UDiv %c1, %c6 : i32
  %r15 = spirv.UDiv %c1, %c7 : i32
  %r16 = spirv.UDiv %c2, %c0 : i32
  %r17 = spirv.UDiv %c2, %c1 : i32
  %r18 = spirv.UDiv %c2, %c2 : i32
  %r19 = spirv.UDiv %c2, %c3 : i32
  %r20 = spirv.UDiv %c2, %c4 : i32
  %r21 = spirv.UDiv %c2, %c5 : i32
  %r22 = spirv.UDiv %c2, %c6 : i32
  %r23 = spirv.UDiv %c2, %c7 : i32
  %r24 = spirv.UDiv %c3, %c0 : i32
  %r25 = spirv.UDiv %c3, %c1 : i32
  %r26 = spirv.UDiv %c3, %c2 : i32
  %r27 = spirv.UDiv %c3, %c3 : i32
  %r28 = spirv.UDiv %c3, %c4 : i32
  %r29 = spirv.UDiv %c3, %c5 : i32
  %r30 = spirv.UDiv %c3, %c6 : i32
  %r31 = spirv.UDiv %c3, %c7 : i32
  %r32 = spirv.UDiv %c4, %c0 : i32
  %r33 = spirv.UDiv %c4, %c1 : i32
  %r34 = spirv.UDiv %c4, %c2 : i32
  %r35 = spirv.UDiv %c4, %c3 : i32
  %r36 = spirv.UDiv %c4, %c4 : i32
  %r37 = spirv.UDiv %c4, %c5 : i32
  %r38 = spirv.UDiv %c4, %c6 : i32
  %r39 = spirv.UDiv %c4, %c7 : i32
  %r40 = spirv.UDiv %c5, %c0 : i32
  %r41 = spirv.UDiv %c5, %c1 : i32
  %r42 = spirv.UDiv %c5, %c2 : i32
  %r43 = spirv.UDiv %c5, %c3 : i32
  %r44 = spirv.UDiv %c5, %c4 : i32
  %r45 = spirv.UDiv %c5, %c5 : i32
  %r46 = spirv.UDiv %c5, %c6 : i32
  %r47 = spirv.UDiv %c5, %c7 : i32
  %r48 = spirv.UDiv %c6, %c0 : i32
  %r49 = spirv.UDiv %c6, %c1 : i32
  %r50 = spirv.UDiv %c6, %c2 : i32
  %r51 = spirv.UDiv %c6, %c3 : i32
  %r52 = spirv.UDiv %c6, %c4 : i32
  %r53 = spirv.UDiv %c6, %c5 : i32
  %r54 = spirv.UDiv %c6, %c6 : i32
  %r55 = spirv.UDiv %c6, %c7 : i32
  %r56 = spirv.UDiv %c7, %c0 : i32
  %r57 = spirv.UDiv %c7, %c1 : i32
  %r58 = spirv.UDiv %c7, %c2 : i32
  %r59 = spirv.UDiv %c7, %c3 : i32
  %r60 = spirv.UDiv %c7, %c4 : i32
  %r61 = spirv.UDiv %c7, %c5 : i32
  %r62 = spirv.UDiv %c7, %c6 : i32
  %r63 = spirv.UDiv %c7, %c7 : i32
  %r64 = spirv.UDiv %x, %c0 : i32
  %r65 = spirv.UDiv %x, %c1 : i32
  %r66 = spirv.UDiv %x, %c2 : i32
  %r67 = spirv.UDiv %x, %c3 : i32
  %r68 = spirv.UDiv %x, %c4 : i32
  %r69 = spirv.UDiv %x, %c5 : i32
  %r70 = spirv.UDiv %x, %c6 : i32
  %r71 = spirv.UDiv %x, %c7 : i32
  %r72 = spirv.UDiv %c0, %x : i32
  %r73 = spirv.UDiv %c1, %x : i32
  %r74 = spirv.UDiv %c2, %x : i32
  %r75 = spirv.UDiv %c3, %x : i32
  %r76 = spirv.UDiv %c4, %x : i32
  %r77 = spirv.UDiv %c5, %x : i32
  %r78 = spirv.UDiv %c6, %x : i32
  %r79 = spirv.UDiv %c7, %x : i32
  %r80 = spirv.UDiv %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @UMod_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.UMod %c0, %c0 : i32
  %r1 = spirv.UMod %c0, %c1 : i32
  %r2 = spirv.UMod %c0, %c2 : i32
  %r3 = spirv.UMod %c0, %c3 : i32
  %r4 = spirv.UMod %c0, %c4 : i32
  %r5 = spirv.UMod %c0, %c5 : i32
  %r6 = spirv.UMod %c0, %c6 : i32
  %r7 = spirv.UMod %c0, %c7 : i32
  %r8 = spirv.UMod %c1, %c0 : i32
  %r9 = spirv.UMod %c1, %c1 : i32
  %r10 = spirv.UMod %c1, %c2 : i32
  %r11 = spirv.UMod %c1, %c3 : i32
  %r12 = spirv.UMod %c1, %c4 : i32
  %r13 = spirv.UMod %c1, %c5 : i32
  %r14 = spirv.UMod %c1, %c6 : i32
  %r15 = spirv.UMod %c1, %c7 : i32
  %r16 = spirv.UMod %c2, %c0 : i32
  %r17 = spirv.UMod %c2, %c1 : i32
  %r18 = spirv.UMod %c2, %c2 : i32
  %r19 = spirv.UMod %c2, %c3 : i32
  %r20 = spirv.UMod %c2, %c4 : i32
  %r21 = spirv.UMod %c2, %c5 : i32
  %r22 = spirv.UMod %c2, %c6 : i32
  %r23 = spirv.UMod %c2, %c7 : i32
  %r24 = spirv.UMod %c3, %c0 : i32
  %r25 = spirv.UMod %c3, %c1 : i32
  %r26 = spirv.UMod %c3, %c2 : i32
  %r27 = spirv.UMod %c3, %c3 : i32
  %r28 = spirv.UMod %c3, %c4 : i32
  %r29 = spirv.UMod %c3, %c5 : i32
  %r30 = spirv.UMod %c3, %c6 : i32
  %r31 = spirv.UMod %c3, %c7 : i32
  %r32 = spirv.UMod %c4, %c0 : i32
  %r33 = spirv.UMod %c4, %c1 : i32
  %r34 = spirv.UMod %c4, %c2 : i32
  %r35 = spirv.UMod %c4, %c3 : i32
  %r36 = spirv.UMod %c4, %c4 : i32
  %r37 = spirv.UMod %c4, %c5 : i32
  %r38 = spirv.UMod %c4, %c6 : i32
  %r39 = spirv.UMod %c4, %c7 : i32
  %r40 = spirv.UMod %c5, %c0 : i32
  %r41 = spirv.UMod %c5, %c1 : i32
  %r42 = spirv.UMod %c5, %c2 : i32
  %r43 = spirv.UMod %c5, %c3 : i32
  %r44 = spirv.UMod %c5, %c4 : i32
  %r45 = spirv.UMod %c5, %c5 : i32
  %r46 = spirv.UMod %c5, %c6 : i32
  %r47 = spirv.UMod %c5, %c7 : i32
  %r48 = spirv.UMod %c6, %c0 : i32
  %r49 = spirv.UMod %c6, %c1 : i32
  %r50 = spirv.UMod %c6, %c2 : i32
  %r51 = spirv.UMod %c6, %c3 : i32
  %r52 = spirv.UMod %c6, %c4 : i32
  %r53 = spirv.UMod %c6, %c5 : i32
  %r54 = spirv.UMod %c6, %c6 : i32
  %r55 = spirv.UMod %c6, %c7 : i32
  %r56 = spirv.UMod %c7, %c0 : i32
  %r57 = spirv.UMod %c7, %c1 : i32
  %r58 = spirv.UMod %c7, %c2 : i32
  %r59 = spirv.UMod %c7, %c3 : i32
  %r60 = spirv.UMod %c7, %c4 : i32
  %r61 = spirv.UMod %c7, %c5 : i32
  %r62 = spirv.UMod %c7, %c6 : i32
  %r63 = spirv.UMod %c7, %c7 : i32
  %r64 = spirv.UMod %x, %c0 : i32
  %r65 = spirv.UMod %x, %c1 : i32
  %r66 = spirv.UMod %x, %c2 : i32
  %r67 = spirv.UMod %x, %c3 : i32
  %r68 = spirv.UMod %x, %c4 : i32
  %r69 = spirv.UMod %x, %c5 : i32
  %r70 = spirv.UMod %x, %c6 : i32
  %r71 = spirv.UMod %x, %c7 : i32
  %r72 = spirv.UMod %c0, %x : i32
  %r73 = spirv.UMod %c1, %x : i32
  %r74 = spirv.UMod %c2, %x : i32
  %r75 = spirv.UMod %c3, %x : i32
  %r76 = spirv.UMod %c4, %x : i32
  %r77 = spirv.UMod %c5, %x : i32
  %r78 = spirv.UMod %c6, %x : i32
  %r79 = spirv.UMod %c7, %x : i32
  %r80 = spirv.UMod %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @BitwiseAnd_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.BitwiseAnd %c0, %c0 : i32
  %r1 = spirv.BitwiseAnd %c0, %c1 : i32
  %r2 = spirv.BitwiseAnd %c0, %c2 : i32
  %r3 = spirv.BitwiseAnd %c0, %c3 : i32
  %r4 = spirv.BitwiseAnd %c0, %c4 : i32
  %r5 = spirv.BitwiseAnd %c0, %c5 : i32
  %r6 = spirv.BitwiseAnd %c0, %c6 : i32
  %r7 = spirv.BitwiseAnd %c0, %c7 : i32
  %r8 = spirv.BitwiseAnd %c1, %c0 : i32
  %r9 = spirv.BitwiseAnd %c1, %c1 : i32
  %r10 = spirv.BitwiseAnd %c1, %c2 : i32
  %r11 = spirv.BitwiseAnd %c1, %c3 : i32
  %r12 = spirv.BitwiseAnd %c1, %c4 : i32
  %r13 = spirv.BitwiseAnd %c1, %c5 : i32
  %r14 = spirv.BitwiseAnd %c1, %c6 : i32
  %r15 = spirv.BitwiseAnd %c1, %c7 : i32
  %r16 = spirv.BitwiseAnd %c2, %c0 : i32
  %r17 = spirv.BitwiseAnd %c2, %c1 : i32
  %r18 = spirv.BitwiseAnd %c2, %c2 : i32
  %r19 = spirv.BitwiseAnd %c2, %c3 : i32
  %r20 = spirv.BitwiseAnd %c2, %c4 : i32
  %r21 = spirv.BitwiseAnd %c2, %c5 : i32
  %r22 = spirv.BitwiseAnd %c2, %c6 : i32
  %r23 = spirv.BitwiseAnd %c2, %c7 : i32
  %r24 = spirv.BitwiseAnd %c3, %c0 : i32
  %r25 = spirv.BitwiseAnd %c3, %c1 : i32
  %r26 = spirv.BitwiseAnd %c3, %c2 : i32
  %r27 = spirv.BitwiseAnd %c3, %c3 : i32
  %r28 = spirv.BitwiseAnd %c3, %c4 : i32
  %r29 = spirv.BitwiseAnd %c3, %c5 : i32
  %r30 = spirv.BitwiseAnd %c3, %c6 : i32
  %r31 = spirv.BitwiseAnd %c3, %c7 : i32
  %r32 = spirv.BitwiseAnd %c4, %c0 : i32
  %r33 = spirv.BitwiseAnd %c4, %c1 : i32
  %r34 = spirv.BitwiseAnd %c4, %c2 : i32
  %r35 = spirv.BitwiseAnd %c4, %c3 : i32
  %r36 = spirv.BitwiseAnd %c4, %c4 : i32
  %r37 = spirv.BitwiseAnd %c4, %c5 : i32
  %r38 = spirv.BitwiseAnd %c4, %c6 : i32
  %r39 = spirv.BitwiseAnd %c4, %c7 : i32
  %r40 = spirv.BitwiseAnd %c5, %c0 : i32
  %r41 = spirv.BitwiseAnd %c5, %c1 : i32
  %r42 = spirv.BitwiseAnd %c5, %c2 : i32
  %r43 = spirv.BitwiseAnd %c5, %c3 : i32
  %r44 = spirv.BitwiseAnd %c5, %c4 : i32
  %r45 = spirv.BitwiseAnd %c5, %c5 : i32
  %r46 = spirv.BitwiseAnd %c5, %c6 : i32
  %r47 = spirv.BitwiseAnd %c5, %c7 : i32
  %r48 = spirv.BitwiseAnd %c6, %c0 : i32
  %r49 = spirv.BitwiseAnd %c6, %c1 : i32
  %r50 = spirv.BitwiseAnd %c6, %c2 : i32
  %r51 = spirv.BitwiseAnd %c6, %c3 : i32
  %r52 = spirv.BitwiseAnd %c6, %c4 : i32
  %r53 = spirv.BitwiseAnd %c6, %c5 : i32
  %r54 = spirv.BitwiseAnd %c6, %c6 : i32
  %r55 = spirv.BitwiseAnd %c6, %c7 : i32
  %r56 = spirv.BitwiseAnd %c7, %c0 : i32
  %r57 = spirv.BitwiseAnd %c7, %c1 : i32
  %r58 = spirv.BitwiseAnd %c7, %c2 : i32
  %r59 = spirv.BitwiseAnd %c7, %c3 : i32
  %r60 = spirv.BitwiseAnd %c7, %c4 : i32
  %r61 = spirv.BitwiseAnd %c7, %c5 : i32
  %r62 = spirv.BitwiseAnd %c7, %c6 : i32
  %r63 = spirv.BitwiseAnd %c7, %c7 : i32
  %r64 = spirv.BitwiseAnd %x, %c0 : i32
  %r65 = spirv.BitwiseAnd %x, %c1 : i32
  %r66 = spirv.BitwiseAnd %x, %c2 : i32
  %r67 = spirv.BitwiseAnd %x, %c3 : i32
  %r68 = spirv.BitwiseAnd %x, %c4 : i32
  %r69 = spirv.BitwiseAnd %x, %c5 : i32
  %r70 = spirv.BitwiseAnd %x, %c6 : i32
  %r71 = spirv.BitwiseAnd %x, %c7 : i32
  %r72 = spirv.BitwiseAnd %c0, %x : i32
  %r73 = spirv.BitwiseAnd %c1, %x : i32
  %r74 = spirv.BitwiseAnd %c2, %x : i32
  %r75 = spirv.BitwiseAnd %c3, %x : i32
  %r76 = spirv.BitwiseAnd %c4, %x : i32
  %r77 = spirv.BitwiseAnd %c5, %x : i32
  %r78 = spirv.BitwiseAnd %c6, %x : i32
  %r79 = spirv.BitwiseAnd %c7, %x : i32
  %r80 = spirv.BitwiseAnd %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @BitwiseOr_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.BitwiseOr %c0, %c0 : i32
  %r1 = spirv.BitwiseOr %c0, %c1 : i32
  %r2 = spirv.BitwiseOr %c0, %c2 : i32
  %r3 = spirv.BitwiseOr %c0, %c3 : i32
  %r4 = spirv.BitwiseOr %c0, %c4 : i32
  %r5 = spirv.BitwiseOr %c0, %c5 : i32
  %r6 = spirv.BitwiseOr %c0, %c6 : i32
  %r7 = spirv.BitwiseOr %c0, %c7 : i32
  %r8 = spirv.BitwiseOr %c1, %c0 : i32
  %r9 = spirv.BitwiseOr %c1, %c1 : i32
  %r10 = spirv.BitwiseOr %c1, %c2 : i32
  %r11 = spirv.BitwiseOr %c1, %c3 : i32
  %r12 = spirv.BitwiseOr %c1, %c4 : i32
  %r13 = spirv.BitwiseOr %c1, %c5 : i32
  %r14 = spirv.BitwiseOr %c1, %c6 : i32
  %r15 = spirv.BitwiseOr %c1, %c7 : i32
  %r16 = spirv.BitwiseOr %c2, %c0 : i32
  %r17 = spirv.BitwiseOr %c2, %c1 : i32
  %r18 = spirv.BitwiseOr %c2, %c2 : i32
  %r19 = spirv.BitwiseOr %c2, %c3 : i32
  %r20 = spirv.BitwiseOr %c2, %c4 : i32
  %r21 = spirv.BitwiseOr %c2, %c5 : i32
  %r22 = spirv.BitwiseOr %c2, %c6 : i32
  %r23 = spirv.BitwiseOr %c2, %c7 : i32
  %r24 = spirv.BitwiseOr %c3, %c0 : i32
  %r25 = spirv.BitwiseOr %c3, %c1 : i32
  %r26 = spirv.BitwiseOr %c3, %c2 : i32
  %r27 = spirv.BitwiseOr %c3, %c3 : i32
  %r28 = spirv.BitwiseOr %c3, %c4 : i32
  %r29 = spirv.BitwiseOr %c3, %c5 : i32
  %r30 = spirv.BitwiseOr %c3, %c6 : i32
  %r31 = spirv.BitwiseOr %c3, %c7 : i32
  %r32 = spirv.BitwiseOr %c4, %c0 : i32
  %r33 = spirv.BitwiseOr %c4, %c1 : i32
  %r34 = spirv.BitwiseOr %c4, %c2 : i32
  %r35 = spirv.BitwiseOr %c4, %c3 : i32
  %r36 = spirv.BitwiseOr %c4, %c4 : i32
  %r37 = spirv.BitwiseOr %c4, %c5 : i32
  %r38 = spirv.BitwiseOr %c4, %c6 : i32
  %r39 = spirv.BitwiseOr %c4, %c7 : i32
  %r40 = spirv.BitwiseOr %c5, %c0 : i32
  %r41 = spirv.BitwiseOr %c5, %c1 : i32
  %r42 = spirv.BitwiseOr %c5, %c2 : i32
  %r43 = spirv.BitwiseOr %c5, %c3 : i32
  %r44 = spirv.BitwiseOr %c5, %c4 : i32
  %r45 = spirv.BitwiseOr %c5, %c5 : i32
  %r46 = spirv.BitwiseOr %c5, %c6 : i32
  %r47 = spirv.BitwiseOr %c5, %c7 : i32
  %r48 = spirv.BitwiseOr %c6, %c0 : i32
  %r49 = spirv.BitwiseOr %c6, %c1 : i32
  %r50 = spirv.BitwiseOr %c6, %c2 : i32
  %r51 = spirv.BitwiseOr %c6, %c3 : i32
  %r52 = spirv.BitwiseOr %c6, %c4 : i32
  %r53 = spirv.BitwiseOr %c6, %c5 : i32
  %r54 = spirv.BitwiseOr %c6, %c6 : i32
  %r55 = spirv.BitwiseOr %c6, %c7 : i32
  %r56 = spirv.BitwiseOr %c7, %c0 : i32
  %r57 = spirv.BitwiseOr %c7, %c1 : i32
  %r58 = spirv.BitwiseOr %c7, %c2 : i32
  %r59 = spirv.BitwiseOr %c7, %c3 : i32
  %r60 = spirv.BitwiseOr %c7, %c4 : i32
  %r61 = spirv.BitwiseOr %c7, %c5 : i32
  %r62 = spirv.BitwiseOr %c7, %c6 : i32
  %r63 = spirv.BitwiseOr %c7, %c7 : i32
  %r64 = spirv.BitwiseOr %x, %c0 : i32
  %r65 = spirv.BitwiseOr %x, %c1 : i32
  %r66 = spirv.BitwiseOr %x, %c2 : i32
  %r67 = spirv.BitwiseOr %x, %c3 : i32
  %r68 = spirv.BitwiseOr %x, %c4 : i32
  %r69 = spirv.BitwiseOr %x, %c5 : i32
  %r70 = spirv.BitwiseOr %x, %c6 : i32
  %r71 = spirv.BitwiseOr %x, %c7 : i32
  %r72 = spirv.BitwiseOr %c0, %x : i32
  %r73 = spirv.BitwiseOr %c1, %x : i32
  %r74 = spirv.BitwiseOr %c2, %x : i32
  %r75 = spirv.BitwiseOr %c3, %x : i32
  %r76 = spirv.BitwiseOr %c4, %x : i32
  %r77 = spirv.BitwiseOr %c5, %x : i32
  %r78 = spirv.BitwiseOr %c6, %x : i32
  %r79 = spirv.BitwiseOr %c7, %x : i32
  %r80 = spirv.BitwiseOr %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @BitwiseXor_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.BitwiseXor %c0, %c0 : i32
  %r1 = spirv.BitwiseXor %c0, %c1 : i32
  %r2 = spirv.BitwiseXor %c0, %c2 : i32
  %r3 = spirv.BitwiseXor %c0, %c3 : i32
  %r4 = spirv.BitwiseXor %c0, %c4 : i32
  %r5 = spirv.BitwiseXor %c0, %c5 : i32
  %r6 = spirv.BitwiseXor %c0, %c6 : i32
  %r7 = spirv.BitwiseXor %c0, %c7 : i32
  %r8 = spirv.BitwiseXor %c1, %c0 : i32
  %r9 = spirv.BitwiseXor %c1, %c1 : i32
  %r10 = spirv.BitwiseXor %c1, %c2 : i32
  %r11 = spirv.BitwiseXor %c1, %c3 : i32
  %r12 = spirv.BitwiseXor %c1, %c4 : i32
  %r13 = spirv.BitwiseXor %c1, %c5 : i32
  %r14 = spirv.BitwiseXor %c1, %c6 : i32
  %r15 = spirv.BitwiseXor %c1, %c7 : i32
  %r16 = spirv.BitwiseXor %c2, %c0 : i32
  %r17 = spirv.BitwiseXor %c2, %c1 : i32
  %r18 = spirv.BitwiseXor %c2, %c2 : i32
  %r19 = spirv.BitwiseXor %c2, %c3 : i32
  %r20 = spirv.BitwiseXor %c2, %c4 : i32
  %r21 = spirv.BitwiseXor %c2, %c5 : i32
  %r22 = spirv.BitwiseXor %c2, %c6 : i32
  %r23 = spirv.BitwiseXor %c2, %c7 : i32
  %r24 = spirv.BitwiseXor %c3, %c0 : i32
  %r25 = spirv.BitwiseXor %c3, %c1 : i32
  %r26 = spirv.BitwiseXor %c3, %c2 : i32
  %r27 = spirv.BitwiseXor %c3, %c3 : i32
  %r28 = spirv.BitwiseXor %c3, %c4 : i32
  %r29 = spirv.BitwiseXor %c3, %c5 : i32
  %r30 = spirv.BitwiseXor %c3, %c6 : i32
  %r31 = spirv.BitwiseXor %c3, %c7 : i32
  %r32 = spirv.BitwiseXor %c4, %c0 : i32
  %r33 = spirv.BitwiseXor %c4, %c1 : i32
  %r34 = spirv.BitwiseXor %c4, %c2 : i32
  %r35 = spirv.BitwiseXor %c4, %c3 : i32
  %r36 = spirv.BitwiseXor %c4, %c4 : i32
  %r37 = spirv.BitwiseXor %c4, %c5 : i32
  %r38 = spirv.BitwiseXor %c4, %c6 : i32
  %r39 = spirv.BitwiseXor %c4, %c7 : i32
  %r40 = spirv.BitwiseXor %c5, %c0 : i32
  %r41 = spirv.BitwiseXor %c5, %c1 : i32
  %r42 = spirv.BitwiseXor %c5, %c2 : i32
  %r43 = spirv.BitwiseXor %c5, %c3 : i32
  %r44 = spirv.BitwiseXor %c5, %c4 : i32
  %r45 = spirv.BitwiseXor %c5, %c5 : i32
  %r46 = spirv.BitwiseXor %c5, %c6 : i32
  %r47 = spirv.BitwiseXor %c5, %c7 : i32
  %r48 = spirv.BitwiseXor %c6, %c0 : i32
  %r49 = spirv.BitwiseXor %c6, %c1 : i32
  %r50 = spirv.BitwiseXor %c6, %c2 : i32
  %r51 = spirv.BitwiseXor %c6, %c3 : i32
  %r52 = spirv.BitwiseXor %c6, %c4 : i32
  %r53 = spirv.BitwiseXor %c6, %c5 : i32
  %r54 = spirv.BitwiseXor %c6, %c6 : i32
  %r55 = spirv.BitwiseXor %c6, %c7 : i32
  %r56 = spirv.BitwiseXor %c7, %c0 : i32
  %r57 = spirv.BitwiseXor %c7, %c1 : i32
  %r58 = spirv.BitwiseXor %c7, %c2 : i32
  %r59 = spirv.BitwiseXor %c7, %c3 : i32
  %r60 = spirv.BitwiseXor %c7, %c4 : i32
  %r61 = spirv.BitwiseXor %c7, %c5 : i32
  %r62 = spirv.BitwiseXor %c7, %c6 : i32
  %r63 = spirv.BitwiseXor %c7, %c7 : i32
  %r64 = spirv.BitwiseXor %x, %c0 : i32
  %r65 = spirv.BitwiseXor %x, %c1 : i32
  %r66 = spirv.BitwiseXor %x, %c2 : i32
  %r67 = spirv.BitwiseXor %x, %c3 : i32
  %r68 = spirv.BitwiseXor %x, %c4 : i32
  %r69 = spirv.BitwiseXor %x, %c5 : i32
  %r70 = spirv.BitwiseXor %x, %c6 : i32
  %r71 = spirv.BitwiseXor %x, %c7 : i32
  %r72 = spirv.BitwiseXor %c0, %x : i32
  %r73 = spirv.BitwiseXor %c1, %x : i32
  %r74 = spirv.BitwiseXor %c2, %x : i32
  %r75 = spirv.BitwiseXor %c3, %x : i32
  %r76 = spirv.BitwiseXor %c4, %x : i32
  %r77 = spirv.BitwiseXor %c5, %x : i32
  %r78 = spirv.BitwiseXor %c6, %x : i32
  %r79 = spirv.BitwiseXor %c7, %x : i32
  %r80 = spirv.BitwiseXor %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @ShiftLeftLogical_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.ShiftLeftLogical %c0, %c0 : i32, i32
  %r1 = spirv.ShiftLeftLogical %c0, %c1 : i32, i32
  %r2 = spirv.ShiftLeftLogical %c0, %c2 : i32, i32
  %r3 = spirv.ShiftLeftLogical %c0, %c3 : i32, i32
  %r4 = spirv.ShiftLeftLogical %c0, %c4 : i32, i32
  %r5 = spirv.ShiftLeftLogical %c0, %c5 : i32, i32
  %r6 = spirv.ShiftLeftLogical %c0, %c6 : i32, i32
  %r7 = spirv.ShiftLeftLogical %c0, %c7 : i32, i32
  %r8 = spirv.ShiftLeftLogical %c1, %c0 : i32, i32
  %r9 = spirv.ShiftLeftLogical %c1, %c1 : i32, i32
  %r10 = spirv.ShiftLeftLogical %c1, %c2 : i32, i32
  %r11 = spirv.ShiftLeftLogical %c1, %c3 : i32, i32
  %r12 = spirv.ShiftLeftLogical %c1, %c4 : i32, i32
  %r13 = spirv.ShiftLeftLogical %c1, %c5 : i32, i32
  %r14 = spirv.ShiftLeftLogical %c1, %c6 : i32, i32
  %r15 = spirv.ShiftLeftLogical %c1, %c7 : i32, i32
  %r16 = spirv.ShiftLeftLogical %c2, %c0 : i32, i32
  %r17 = spirv.ShiftLeftLogical %c2, %c1 : i32, i32
  %r18 = spirv.ShiftLeftLogical %c2, %c2 : i32, i32
  %r19 = spirv.ShiftLeftLogical %c2, %c3 : i32, i32
  %r20 = spirv.ShiftLeftLogical %c2, %c4 : i32, i32
  %r21 = spirv.ShiftLeftLogical %c2, %c5 : i32, i32
  %r22 = spirv.ShiftLeftLogical %c2, %c6 : i32, i32
  %r23 = spirv.ShiftLeftLogical %c2, %c7 : i32, i32
  %r24 = spirv.ShiftLeftLogical %c3, %c0 : i32, i32
  %r25 = spirv.ShiftLeftLogical %c3, %c1 : i32, i32
  %r26 = spirv.ShiftLeftLogical %c3, %c2 : i32, i32
  %r27 = spirv.ShiftLeftLogical %c3, %c3 : i32, i32
  %r28 = spirv.ShiftLeftLogical %c3, %c4 : i32, i32
  %r29 = spirv.ShiftLeftLogical %c3, %c5 : i32, i32
  %r30 = spirv.ShiftLeftLogical %c3, %c6 : i32, i32
  %r31 = spirv.ShiftLeftLogical %c3, %c7 : i32, i32
  %r32 = spirv.ShiftLeftLogical %c4, %c0 : i32, i32
  %r33 = spirv.ShiftLeftLogical %c4, %c1 : i32, i32
  %r34 = spirv.ShiftLeftLogical %c4, %c2 : i32, i32
  %r35 = spirv.ShiftLeftLogical %c4, %c3 : i32, i32
  %r36 = spirv.ShiftLeftLogical %c4, %c4 : i32, i32
  %r37 = spirv.ShiftLeftLogical %c4, %c5 : i32, i32
  %r38 = spirv.ShiftLeftLogical %c4, %c6 : i32, i32
  %r39 = spirv.ShiftLeftLogical %c4, %c7 : i32, i32
  %r40 = spirv.ShiftLeftLogical %c5, %c0 : i32, i32
  %r41 = spirv.ShiftLeftLogical %c5, %c1 : i32, i32
  %r42 = spirv.ShiftLeftLogical %c5, %c2 : i32, i32
  %r43 = spirv.ShiftLeftLogical %c5, %c3 : i32, i32
  %r44 = spirv.ShiftLeftLogical %c5, %c4 : i32, i32
  %r45 = spirv.ShiftLeftLogical %c5, %c5 : i32, i32
  %r46 = spirv.ShiftLeftLogical %c5, %c6 : i32, i32
  %r47 = spirv.ShiftLeftLogical %c5, %c7 : i32, i32
  %r48 = spirv.ShiftLeftLogical %c6, %c0 : i32, i32
  %r49 = spirv.ShiftLeftLogical %c6, %c1 : i32, i32
  %r50 = spirv.ShiftLeftLogical %c6, %c2 : i32, i32
  %r51 = spirv.ShiftLeftLogical %c6, %c3 : i32, i32
  %r52 = spirv.ShiftLeftLogical %c6, %c4 : i32, i32
  %r53 = spirv.ShiftLeftLogical %c6, %c5 : i32, i32
  %r54 = spirv.ShiftLeftLogical %c6, %c6 : i32, i32
  %r55 = spirv.ShiftLeftLogical %c6, %c7 : i32, i32
  %r56 = spirv.ShiftLeftLogical %c7, %c0 : i32, i32
  %r57 = spirv.ShiftLeftLogical %c7, %c1 : i32, i32
  %r58 = spirv.ShiftLeftLogical %c7, %c2 : i32, i32
  %r59 = spirv.ShiftLeftLogical %c7, %c3 : i32, i32
  %r60 = spirv.ShiftLeftLogical %c7, %c4 : i32, i32
  %r61 = spirv.ShiftLeftLogical %c7, %c5 : i32, i32
  %r62 = spirv.ShiftLeftLogical %c7, %c6 : i32, i32
  %r63 = spirv.ShiftLeftLogical %c7, %c7 : i32, i32
  %r64 = spirv.ShiftLeftLogical %x, %c0 : i32, i32
  %r65 = spirv.ShiftLeftLogical %x, %c1 : i32, i32
  %r66 = spirv.ShiftLeftLogical %x, %c2 : i32, i32
  %r67 = spirv.ShiftLeftLogical %x, %c3 : i32, i32
  %r68 = spirv.ShiftLeftLogical %x, %c4 : i32, i32
  %r69 = spirv.ShiftLeftLogical %x, %c5 : i32, i32
  %r70 = spirv.ShiftLeftLogical %x, %c6 : i32, i32
  %r71 = spirv.ShiftLeftLogical %x, %c7 : i32, i32
  %r72 = spirv.ShiftLeftLogical %c0, %x : i32, i32
  %r73 = spirv.ShiftLeftLogical %c1, %x : i32, i32
  %r74 = spirv.ShiftLeftLogical %c2, %x : i32, i32
  %r75 = spirv.ShiftLeftLogical %c3, %x : i32, i32
  %r76 = spirv.ShiftLeftLogical %c4, %x : i32, i32
  %r77 = spirv.ShiftLeftLogical %c5, %x : i32, i32
  %r78 = spirv.ShiftLeftLogical %c6, %x : i32, i32
  %r79 = spirv.ShiftLeftLogical %c7, %x : i32, i32
  %r80 = spirv.ShiftLeftLogical %x, %x : i32, i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @ShiftRightArithmetic_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.ShiftRightArithmetic %c0, %c0 : i32, i32
  %r1 = spirv.ShiftRightArithmetic %c0, %c1 : i32, i32
  %r2 = spirv.ShiftRightArithmetic %c0, %c2 : i32, i32
  %r3 = spirv.ShiftRightArithmetic %c0, %c3 : i32, i32
  %r4 = spirv.ShiftRightArithmetic %c0, %c4 : i32, i32
  %r5 = spirv.ShiftRightArithmetic %c0, %c5 : i32, i32
  %r6 = spirv.ShiftRightArithmetic %c0, %c6 : i32, i32
  %r7 = spirv.ShiftRightArithmetic %c0, %c7 : i32, i32
  %r8 = spirv.ShiftRightArithmetic %c1, %c0 : i32, i32
  %r9 = spirv.ShiftRightArithmetic %c1, %c1 : i32, i32
  %r10 = spirv.ShiftRightArithmetic %c1, %c2 : i32, i32
  %r11 = spirv.ShiftRightArithmetic %c1, %c3 : i32, i32
  %r12 = spirv.ShiftRightArithmetic %c1, %c4 : i32, i32
  %r13 = spirv.ShiftRightArithmetic %c1, %c5 : i32, i32
  %r14 = spirv.ShiftRightArithmetic %c1, %c6 : i32, i32
  %r15 = spirv.ShiftRightArithmetic %c1, %c7 : i32, i32
  %r16 = spirv.ShiftRightArithmetic %c2, %c0 : i32, i32
  %r17 = spirv.ShiftRightArithmetic %c2, %c1 : i32, i32
  %r18 = spirv.ShiftRightArithmetic %c2, %c2 : i32, i32
  %r19 = spirv.ShiftRightArithmetic %c2, %c3 : i32, i32
  %r20 = spirv.ShiftRightArithmetic %c2, %c4 : i32, i32
  %r21 = spirv.ShiftRightArithmetic %c2, %c5 : i32, i32
  %r22 = spirv.ShiftRightArithmetic %c2, %c6 : i32, i32
  %r23 = spirv.ShiftRightArithmetic %c2, %c7 : i32, i32
  %r24 = spirv.ShiftRightArithmetic %c3, %c0 : i32, i32
  %r25 = spirv.ShiftRightArithmetic %c3, %c1 : i32, i32
  %r26 = spirv.ShiftRightArithmetic %c3, %c2 : i32, i32
  %r27 = spirv.ShiftRightArithmetic %c3, %c3 : i32, i32
  %r28 = spirv.ShiftRightArithmetic %c3, %c4 : i32, i32
  %r29 = spirv.ShiftRightArithmetic %c3, %c5 : i32, i32
  %r30 = spirv.ShiftRightArithmetic %c3, %c6 : i32, i32
  %r31 = spirv.ShiftRightArithmetic %c3, %c7 : i32, i32
  %r32 = spirv.ShiftRightArithmetic %c4, %c0 : i32, i32
  %r33 = spirv.ShiftRightArithmetic %c4, %c1 : i32, i32
  %r34 = spirv.ShiftRightArithmetic %c4, %c2 : i32, i32
  %r35 = spirv.ShiftRightArithmetic %c4, %c3 : i32, i32
  %r36 = spirv.ShiftRightArithmetic %c4, %c4 : i32, i32
  %r37 = spirv.ShiftRightArithmetic %c4, %c5 : i32, i32
  %r38 = spirv.ShiftRightArithmetic %c4, %c6 : i32, i32
  %r39 = spirv.ShiftRightArithmetic %c4, %c7 : i32, i32
  %r40 = spirv.ShiftRightArithmetic %c5, %c0 : i32, i32
  %r41 = spirv.ShiftRightArithmetic %c5, %c1 : i32, i32
  %r42 = spirv.ShiftRightArithmetic %c5, %c2 : i32, i32
  %r43 = spirv.ShiftRightArithmetic %c5, %c3 : i32, i32
  %r44 = spirv.ShiftRightArithmetic %c5, %c4 : i32, i32
  %r45 = spirv.ShiftRightArithmetic %c5, %c5 : i32, i32
  %r46 = spirv.ShiftRightArithmetic %c5, %c6 : i32, i32
  %r47 = spirv.ShiftRightArithmetic %c5, %c7 : i32, i32
  %r48 = spirv.ShiftRightArithmetic %c6, %c0 : i32, i32
  %r49 = spirv.ShiftRightArithmetic %c6, %c1 : i32, i32
  %r50 = spirv.ShiftRightArithmetic %c6, %c2 : i32, i32
  %r51 = spirv.ShiftRightArithmetic %c6, %c3 : i32, i32
  %r52 = spirv.ShiftRightArithmetic %c6, %c4 : i32, i32
  %r53 = spirv.ShiftRightArithmetic %c6, %c5 : i32, i32
  %r54 = spirv.ShiftRightArithmetic %c6, %c6 : i32, i32
  %r55 = spirv.ShiftRightArithmetic %c6, %c7 : i32, i32
  %r56 = spirv.ShiftRightArithmetic %c7, %c0 : i32, i32
  %r57 = spirv.ShiftRightArithmetic %c7, %c1 : i32, i32
  %r58 = spirv.ShiftRightArithmetic %c7, %c2 : i32, i32
  %r59 = spirv.ShiftRightArithmetic %c7, %c3 : i32, i32
  %r60 = spirv.ShiftRightArithmetic %c7, %c4 : i32, i32
  %r61 = spirv.ShiftRightArithmetic %c7, %c5 : i32, i32
  %r62 = spirv.ShiftRightArithmetic %c7, %c6 : i32, i32
  %r63 = spirv.ShiftRightArithmetic %c7, %c7 : i32, i32
  %r64 = spirv.ShiftRightArithmetic %x, %c0 : i32, i32
  %r65 = spirv.ShiftRightArithmetic %x, %c1 : i32, i32
  %r66 = spirv.ShiftRightArithmetic %x, %c2 : i32, i32
  %r67 = spirv.ShiftRightArithmetic %x, %c3 : i32, i32
  %r68 = spirv.ShiftRightArithmetic %x, %c4 : i32, i32
  %r69 = spirv.ShiftRightArithmetic %x, %c5 : i32, i32
  %r70 = spirv.ShiftRightArithmetic %x, %c6 : i32, i32
  %r71 = spirv.ShiftRightArithmetic %x, %c7 : i32, i32
  %r72 = spirv.ShiftRightArithmetic %c0, %x : i32, i32
  %r73 = spirv.ShiftRightArithmetic %c1, %x : i32, i32
  %r74 = spirv.ShiftRightArithmetic %c2, %x : i32, i32
  %r75 = spirv.ShiftRightArithmetic %c3, %x : i32, i32
  %r76 = spirv.ShiftRightArithmetic %c4, %x : i32, i32
  %r77 = spirv.ShiftRightArithmetic %c5, %x : i32, i32
  %r78 = spirv.ShiftRightArithmetic %c6, %x : i32, i32
  %r79 = spirv.ShiftRightArithmetic %c7, %x : i32, i32
  %r80 = spirv.ShiftRightArithmetic %x, %x : i32, i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @ShiftRightLogical_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.ShiftRightLogical %c0, %c0 : i32, i32
  %r1 = spirv.ShiftRightLogical %c0, %c1 : i32, i32
  %r2 = spirv.ShiftRightLogical %c0, %c2 : i32, i32
  %r3 = spirv.ShiftRightLogical %c0, %c3 : i32, i32
  %r4 = spirv.ShiftRightLogical %c0, %c4 : i32, i32
  %r5 = spirv.ShiftRightLogical %c0, %c5 : i32, i32
  %r6 = spirv.ShiftRightLogical %c0, %c6 : i32, i32
  %r7 = spirv.ShiftRightLogical %c0, %c7 : i32, i32
  %r8 = spirv.ShiftRightLogical %c1, %c0 : i32, i32
  %r9 = spirv.ShiftRightLogical %c1, %c1 : i32, i32
  %r10 = spirv.ShiftRightLogical %c1, %c2 : i32, i32
  %r11 = spirv.ShiftRightLogical %c1, %c3 : i32, i32
  %r12 = spirv.ShiftRightLogical %c1, %c4 : i32, i32
  %r13 = spirv.ShiftRightLogical %c1, %c5 : i32, i32
  %r14 = spirv.ShiftRightLogical %c1, %c6 : i32, i32
  %r15 = spirv.ShiftRightLogical %c1, %c7 : i32, i32
  %r16 = spirv.ShiftRightLogical %c2, %c0 : i32, i32
  %r17 = spirv.ShiftRightLogical %c2, %c1 : i32, i32
  %r18 = spirv.ShiftRightLogical %c2, %c2 : i32, i32
  %r19 = spirv.ShiftRightLogical %c2, %c3 : i32, i32
  %r20 = spirv.ShiftRightLogical %c2, %c4 : i32, i32
  %r21 = spirv.ShiftRightLogical %c2, %c5 : i32, i32
  %r22 = spirv.ShiftRightLogical %c2, %c6 : i32, i32
  %r23 = spirv.ShiftRightLogical %c2, %c7 : i32, i32
  %r24 = spirv.ShiftRightLogical %c3, %c0 : i32, i32
  %r25 = spirv.ShiftRightLogical %c3, %c1 : i32, i32
  %r26 = spirv.ShiftRightLogical %c3, %c2 : i32, i32
  %r27 = spirv.ShiftRightLogical %c3, %c3 : i32, i32
  %r28 = spirv.ShiftRightLogical %c3, %c4 : i32, i32
  %r29 = spirv.ShiftRightLogical %c3, %c5 : i32, i32
  %r30 = spirv.ShiftRightLogical %c3, %c6 : i32, i32
  %r31 = spirv.ShiftRightLogical %c3, %c7 : i32, i32
  %r32 = spirv.ShiftRightLogical %c4, %c0 : i32, i32
  %r33 = spirv.ShiftRightLogical %c4, %c1 : i32, i32
  %r34 = spirv.ShiftRightLogical %c4, %c2 : i32, i32
  %r35 = spirv.ShiftRightLogical %c4, %c3 : i32, i32
  %r36 = spirv.ShiftRightLogical %c4, %c4 : i32, i32
  %r37 = spirv.ShiftRightLogical %c4, %c5 : i32, i32
  %r38 = spirv.ShiftRightLogical %c4, %c6 : i32, i32
  %r39 = spirv.ShiftRightLogical %c4, %c7 : i32, i32
  %r40 = spirv.ShiftRightLogical %c5, %c0 : i32, i32
  %r41 = spirv.ShiftRightLogical %c5, %c1 : i32, i32
  %r42 = spirv.ShiftRightLogical %c5, %c2 : i32, i32
  %r43 = spirv.ShiftRightLogical %c5, %c3 : i32, i32
  %r44 = spirv.ShiftRightLogical %c5, %c4 : i32, i32
  %r45 = spirv.ShiftRightLogical %c5, %c5 : i32, i32
  %r46 = spirv.ShiftRightLogical %c5, %c6 : i32, i32
  %r47 = spirv.ShiftRightLogical %c5, %c7 : i32, i32
  %r48 = spirv.ShiftRightLogical %c6, %c0 : i32, i32
  %r49 = spirv.ShiftRightLogical %c6, %c1 : i32, i32
  %r50 = spirv.ShiftRightLogical %c6, %c2 : i32, i32
  %r51 = spirv.ShiftRightLogical %c6, %c3 : i32, i32
  %r52 = spirv.ShiftRightLogical %c6, %c4 : i32, i32
  %r53 = spirv.ShiftRightLogical %c6, %c5 : i32, i32
  %r54 = spirv.ShiftRightLogical %c6, %c6 : i32, i32
  %r55 = spirv.ShiftRightLogical %c6, %c7 : i32, i32
  %r56 = spirv.ShiftRightLogical %c7, %c0 : i32, i32
  %r57 = spirv.ShiftRightLogical %c7, %c1 : i32, i32
  %r58 = spirv.ShiftRightLogical %c7, %c2 : i32, i32
  %r59 = spirv.ShiftRightLogical %c7, %c3 : i32, i32
  %r60 = spirv.ShiftRightLogical %c7, %c4 : i32, i32
  %r61 = spirv.ShiftRightLogical %c7, %c5 : i32, i32
  %r62 = spirv.ShiftRightLogical %c7, %c6 : i32, i32
  %r63 = spirv.ShiftRightLogical %c7, %c7 : i32, i32
  %r64 = spirv.ShiftRightLogical %x, %c0 : i32, i32
  %r65 = spirv.ShiftRightLogical %x, %c1 : i32, i32
  %r66 = spirv.ShiftRightLogical %x, %c2 : i32, i32
  %r67 = spirv.ShiftRightLogical %x, %c3 : i32, i32
  %r68 = spirv.ShiftRightLogical %x, %c4 : i32, i32
  %r69 = spirv.ShiftRightLogical %x, %c5 : i32, i32
  %r70 = spirv.ShiftRightLogical %x, %c6 : i32, i32
  %r71 = spirv.ShiftRightLogical %x, %c7 : i32, i32
  %r72 = spirv.ShiftRightLogical %c0, %x : i32, i32
  %r73 = spirv.ShiftRightLogical %c1, %x : i32, i32
  %r74 = spirv.ShiftRightLogical %c2, %x : i32, i32
  %r75 = spirv.ShiftRightLogical %c3, %x : i32, i32
  %r76 = spirv.ShiftRightLogical %c4, %x : i32, i32
  %r77 = spirv.ShiftRightLogical %c5, %x : i32, i32
  %r78 = spirv.ShiftRightLogical %c6, %x : i32, i32
  %r79 = spirv.ShiftRightLogical %c7, %x : i32, i32
  %r80 = spirv.ShiftRightLogical %x, %x : i32, i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @IEqual_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.IEqual %c0, %c0 : i32
  %r1 = spirv.IEqual %c0, %c1 : i32
  %r2 = spirv.IEqual %c0, %c2 : i32
  %r3 = spirv.IEqual %c0, %c3 : i32
  %r4 = spirv.IEqual %c0, %c4 : i32
  %r5 = spirv.IEqual %c0, %c5 : i32
  %r6 = spirv.IEqual %c0, %c6 : i32
  %r7 = spirv.IEqual %c0, %c7 : i32
  %r8 = spirv.IEqual %c1, %c0 : i32
  %r9 = spirv.IEqual %c1, %c1 : i32
  %r10 = spirv.IEqual %c1, %c2 : i32
  %r11 = spirv.IEqual %c1, %c3 : i32
  %r12 = spirv.IEqual %c1, %c4 : i32
  %r13 = spirv.IEqual %c1, %c5 : i32
  %r14 = spirv.IEqual %c1, %c6 : i32
  %r15 = spirv.IEqual %c1, %c7 : i32
  %r16 = spirv.IEqual %c2, %c0 : i32
  %r17 = spirv.IEqual %c2, %c1 : i32
  %r18 = spirv.IEqual %c2, %c2 : i32
  %r19 = spirv.IEqual %c2, %c3 : i32
  %r20 = spirv.IEqual %c2, %c4 : i32
  %r21 = spirv.IEqual %c2, %c5 : i32
  %r22 = spirv.IEqual %c2, %c6 : i32
  %r23 = spirv.IEqual %c2, %c7 : i32
  %r24 = spirv.IEqual %c3, %c0 : i32
  %r25 = spirv.IEqual %c3, %c1 : i32
  %r26 = spirv.IEqual %c3, %c2 : i32
  %r27 = spirv.IEqual %c3, %c3 : i32
  %r28 = spirv.IEqual %c3, %c4 : i32
  %r29 = spirv.IEqual %c3, %c5 : i32
  %r30 = spirv.IEqual %c3, %c6 : i32
  %r31 = spirv.IEqual %c3, %c7 : i32
  %r32 = spirv.IEqual %c4, %c0 : i32
  %r33 = spirv.IEqual %c4, %c1 : i32
  %r34 = spirv.IEqual %c4, %c2 : i32
  %r35 = spirv.IEqual %c4, %c3 : i32
  %r36 = spirv.IEqual %c4, %c4 : i32
  %r37 = spirv.IEqual %c4, %c5 : i32
  %r38 = spirv.IEqual %c4, %c6 : i32
  %r39 = spirv.IEqual %c4, %c7 : i32
  %r40 = spirv.IEqual %c5, %c0 : i32
  %r41 = spirv.IEqual %c5, %c1 : i32
  %r42 = spirv.IEqual %c5, %c2 : i32
  %r43 = spirv.IEqual %c5, %c3 : i32
  %r44 = spirv.IEqual %c5, %c4 : i32
  %r45 = spirv.IEqual %c5, %c5 : i32
  %r46 = spirv.IEqual %c5, %c6 : i32
  %r47 = spirv.IEqual %c5, %c7 : i32
  %r48 = spirv.IEqual %c6, %c0 : i32
  %r49 = spirv.IEqual %c6, %c1 : i32
  %r50 = spirv.IEqual %c6, %c2 : i32
  %r51 = spirv.IEqual %c6, %c3 : i32
  %r52 = spirv.IEqual %c6, %c4 : i32
  %r53 = spirv.IEqual %c6, %c5 : i32
  %r54 = spirv.IEqual %c6, %c6 : i32
  %r55 = spirv.IEqual %c6, %c7 : i32
  %r56 = spirv.IEqual %c7, %c0 : i32
  %r57 = spirv.IEqual %c7, %c1 : i32
  %r58 = spirv.IEqual %c7, %c2 : i32
  %r59 = spirv.IEqual %c7, %c3 : i32
  %r60 = spirv.IEqual %c7, %c4 : i32
  %r61 = spirv.IEqual %c7, %c5 : i32
  %r62 = spirv.IEqual %c7, %c6 : i32
  %r63 = spirv.IEqual %c7, %c7 : i32
  %r64 = spirv.IEqual %x, %c0 : i32
  %r65 = spirv.IEqual %x, %c1 : i32
  %r66 = spirv.IEqual %x, %c2 : i32
  %r67 = spirv.IEqual %x, %c3 : i32
  %r68 = spirv.IEqual %x, %c4 : i32
  %r69 = spirv.IEqual %x, %c5 : i32
  %r70 = spirv.IEqual %x, %c6 : i32
  %r71 = spirv.IEqual %x, %c7 : i32
  %r72 = spirv.IEqual %c0, %x : i32
  %r73 = spirv.IEqual %c1, %x : i32
  %r74 = spirv.IEqual %c2, %x : i32
  %r75 = spirv.IEqual %c3, %x : i32
  %r76 = spirv.IEqual %c4, %x : i32
  %r77 = spirv.IEqual %c5, %x : i32
  %r78 = spirv.IEqual %c6, %x : i32
  %r79 = spirv.IEqual %c7, %x : i32
  %r80 = spirv.IEqual %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @INotEqual_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.INotEqual %c0, %c0 : i32
  %r1 = spirv.INotEqual %c0, %c1 : i32
  %r2 = spirv.INotEqual %c0, %c2 : i32
  %r3 = spirv.INotEqual %c0, %c3 : i32
  %r4 = spirv.INotEqual %c0, %c4 : i32
  %r5 = spirv.INotEqual %c0, %c5 : i32
  %r6 = spirv.INotEqual %c0, %c6 : i32
  %r7 = spirv.INotEqual %c0, %c7 : i32
  %r8 = spirv.INotEqual %c1, %c0 : i32
  %r9 = spirv.INotEqual %c1, %c1 : i32
  %r10 = spirv.INotEqual %c1, %c2 : i32
  %r11 = spirv.INotEqual %c1, %c3 : i32
  %r12 = spirv.INotEqual %c1, %c4 : i32
  %r13 = spirv.INotEqual %c1, %c5 : i32
  %r14 = spirv.INotEqual %c1, %c6 : i32
  %r15 = spirv.INotEqual %c1, %c7 : i32
  %r16 = spirv.INotEqual %c2, %c0 : i32
  %r17 = spirv.INotEqual %c2, %c1 : i32
  %r18 = spirv.INotEqual %c2, %c2 : i32
  %r19 = spirv.INotEqual %c2, %c3 : i32
  %r20 = spirv.INotEqual %c2, %c4 : i32
  %r21 = spirv.INotEqual %c2, %c5 : i32
  %r22 = spirv.INotEqual %c2, %c6 : i32
  %r23 = spirv.INotEqual %c2, %c7 : i32
  %r24 = spirv.INotEqual %c3, %c0 : i32
  %r25 = spirv.INotEqual %c3, %c1 : i32
  %r26 = spirv.INotEqual %c3, %c2 : i32
  %r27 = spirv.INotEqual %c3, %c3 : i32
  %r28 = spirv.INotEqual %c3, %c4 : i32
  %r29 = spirv.INotEqual %c3, %c5 : i32
  %r30 = spirv.INotEqual %c3, %c6 : i32
  %r31 = spirv.INotEqual %c3, %c7 : i32
  %r32 = spirv.INotEqual %c4, %c0 : i32
  %r33 = spirv.INotEqual %c4, %c1 : i32
  %r34 = spirv.INotEqual %c4, %c2 : i32
  %r35 = spirv.INotEqual %c4, %c3 : i32
  %r36 = spirv.INotEqual %c4, %c4 : i32
  %r37 = spirv.INotEqual %c4, %c5 : i32
  %r38 = spirv.INotEqual %c4, %c6 : i32
  %r39 = spirv.INotEqual %c4, %c7 : i32
  %r40 = spirv.INotEqual %c5, %c0 : i32
  %r41 = spirv.INotEqual %c5, %c1 : i32
  %r42 = spirv.INotEqual %c5, %c2 : i32
  %r43 = spirv.INotEqual %c5, %c3 : i32
  %r44 = spirv.INotEqual %c5, %c4 : i32
  %r45 = spirv.INotEqual %c5, %c5 : i32
  %r46 = spirv.INotEqual %c5, %c6 : i32
  %r47 = spirv.INotEqual %c5, %c7 : i32
  %r48 = spirv.INotEqual %c6, %c0 : i32
  %r49 = spirv.INotEqual %c6, %c1 : i32
  %r50 = spirv.INotEqual %c6, %c2 : i32
  %r51 = spirv.INotEqual %c6, %c3 : i32
  %r52 = spirv.INotEqual %c6, %c4 : i32
  %r53 = spirv.INotEqual %c6, %c5 : i32
  %r54 = spirv.INotEqual %c6, %c6 : i32
  %r55 = spirv.INotEqual %c6, %c7 : i32
  %r56 = spirv.INotEqual %c7, %c0 : i32
  %r57 = spirv.INotEqual %c7, %c1 : i32
  %r58 = spirv.INotEqual %c7, %c2 : i32
  %r59 = spirv.INotEqual %c7, %c3 : i32
  %r60 = spirv.INotEqual %c7, %c4 : i32
  %r61 = spirv.INotEqual %c7, %c5 : i32
  %r62 = spirv.INotEqual %c7, %c6 : i32
  %r63 = spirv.INotEqual %c7, %c7 : i32
  %r64 = spirv.INotEqual %x, %c0 : i32
  %r65 = spirv.INotEqual %x, %c1 : i32
  %r66 = spirv.INotEqual %x, %c2 : i32
  %r67 = spirv.INotEqual %x, %c3 : i32
  %r68 = spirv.INotEqual %x, %c4 : i32
  %r69 = spirv.INotEqual %x, %c5 : i32
  %r70 = spirv.INotEqual %x, %c6 : i32
  %r71 = spirv.INotEqual %x, %c7 : i32
  %r72 = spirv.INotEqual %c0, %x : i32
  %r73 = spirv.INotEqual %c1, %x : i32
  %r74 = spirv.INotEqual %c2, %x : i32
  %r75 = spirv.INotEqual %c3, %x : i32
  %r76 = spirv.INotEqual %c4, %x : i32
  %r77 = spirv.INotEqual %c5, %x : i32
  %r78 = spirv.INotEqual %c6, %x : i32
  %r79 = spirv.INotEqual %c7, %x : i32
  %r80 = spirv.INotEqual %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @SGreaterThan_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.SGreaterThan %c0, %c0 : i32
  %r1 = spirv.SGreaterThan %c0, %c1 : i32
  %r2 = spirv.SGreaterThan %c0, %c2 : i32
  %r3 = spirv.SGreaterThan %c0, %c3 : i32
  %r4 = spirv.SGreaterThan %c0, %c4 : i32
  %r5 = spirv.SGreaterThan %c0, %c5 : i32
  %r6 = spirv.SGreaterThan %c0, %c6 : i32
  %r7 = spirv.SGreaterThan %c0, %c7 : i32
  %r8 = spirv.SGreaterThan %c1, %c0 : i32
  %r9 = spirv.SGreaterThan %c1, %c1 : i32
  %r10 = spirv.SGreaterThan %c1, %c2 : i32
  %r11 = spirv.SGreaterThan %c1, %c3 : i32
  %r12 = spirv.SGreaterThan %c1, %c4 : i32
  %r13 = spirv.SGreaterThan %c1, %c5 : i32
  %r14 = spirv.SGreaterThan %c1, %c6 : i32
  %r15 = spirv.SGreaterThan %c1, %c7 : i32
  %r16 = spirv.SGreaterThan %c2, %c0 : i32
  %r17 = spirv.SGreaterThan %c2, %c1 : i32
  %r18 = spirv.SGreaterThan %c2, %c2 : i32
  %r19 = spirv.SGreaterThan %c2, %c3 : i32
  %r20 = spirv.SGreaterThan %c2, %c4 : i32
  %r21 = spirv.SGreaterThan %c2, %c5 : i32
  %r22 = spirv.SGreaterThan %c2, %c6 : i32
  %r23 = spirv.SGreaterThan %c2, %c7 : i32
  %r24 = spirv.SGreaterThan %c3, %c0 : i32
  %r25 = spirv.SGreaterThan %c3, %c1 : i32
  %r26 = spirv.SGreaterThan %c3, %c2 : i32
  %r27 = spirv.SGreaterThan %c3, %c3 : i32
  %r28 = spirv.SGreaterThan %c3, %c4 : i32
  %r29 = spirv.SGreaterThan %c3, %c5 : i32
  %r30 = spirv.SGreaterThan %c3, %c6 : i32
  %r31 = spirv.SGreaterThan %c3, %c7 : i32
  %r32 = spirv.SGreaterThan %c4, %c0 : i32
  %r33 = spirv.SGreaterThan %c4, %c1 : i32
  %r34 = spirv.SGreaterThan %c4, %c2 : i32
  %r35 = spirv.SGreaterThan %c4, %c3 : i32
  %r36 = spirv.SGreaterThan %c4, %c4 : i32
  %r37 = spirv.SGreaterThan %c4, %c5 : i32
  %r38 = spirv.SGreaterThan %c4, %c6 : i32
  %r39 = spirv.SGreaterThan %c4, %c7 : i32
  %r40 = spirv.SGreaterThan %c5, %c0 : i32
  %r41 = spirv.SGreaterThan %c5, %c1 : i32
  %r42 = spirv.SGreaterThan %c5, %c2 : i32
  %r43 = spirv.SGreaterThan %c5, %c3 : i32
  %r44 = spirv.SGreaterThan %c5, %c4 : i32
  %r45 = spirv.SGreaterThan %c5, %c5 : i32
  %r46 = spirv.SGreaterThan %c5, %c6 : i32
  %r47 = spirv.SGreaterThan %c5, %c7 : i32
  %r48 = spirv.SGreaterThan %c6, %c0 : i32
  %r49 = spirv.SGreaterThan %c6, %c1 : i32
  %r50 = spirv.SGreaterThan %c6, %c2 : i32
  %r51 = spirv.SGreaterThan %c6, %c3 : i32
  %r52 = spirv.SGreaterThan %c6, %c4 : i32
  %r53 = spirv.SGreaterThan %c6, %c5 : i32
  %r54 = spirv.SGreaterThan %c6, %c6 : i32
  %r55 = spirv.SGreaterThan %c6, %c7 : i32
  %r56 = spirv.SGreaterThan %c7, %c0 : i32
  %r57 = spirv.SGreaterThan %c7, %c1 : i32
  %r58 = spirv.SGreaterThan %c7, %c2 : i32
  %r59 = spirv.SGreaterThan %c7, %c3 : i32
  %r60 = spirv.SGreaterThan %c7, %c4 : i32
  %r61 = spirv.SGreaterThan %c7, %c5 : i32
  %r62 = spirv.SGreaterThan %c7, %c6 : i32
  %r63 = spirv.SGreaterThan %c7, %c7 : i32
  %r64 = spirv.SGreaterThan %x, %c0 : i32
  %r65 = spirv.SGreaterThan %x, %c1 : i32
  %r66 = spirv.SGreaterThan %x, %c2 : i32
  %r67 = spirv.SGreaterThan %x, %c3 : i32
  %r68 = spirv.SGreaterThan %x, %c4 : i32
  %r69 = spirv.SGreaterThan %x, %c5 : i32
  %r70 = spirv.SGreaterThan %x, %c6 : i32
  %r71 = spirv.SGreaterThan %x, %c7 : i32
  %r72 = spirv.SGreaterThan %c0, %x : i32
  %r73 = spirv.SGreaterThan %c1, %x : i32
  %r74 = spirv.SGreaterThan %c2, %x : i32
  %r75 = spirv.SGreaterThan %c3, %x : i32
  %r76 = spirv.SGreaterThan %c4, %x : i32
  %r77 = spirv.SGreaterThan %c5, %x : i32
  %r78 = spirv.SGreaterThan %c6, %x : i32
  %r79 = spirv.SGreaterThan %c7, %x : i32
  %r80 = spirv.SGreaterThan %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @SGreaterThanEqual_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.SGreaterThanEqual %c0, %c0 : i32
  %r1 = spirv.SGreaterThanEqual %c0, %c1 : i32
  %r2 = spirv.SGreaterThanEqual %c0, %c2 : i32
  %r3 = spirv.SGreaterThanEqual %c0, %c3 : i32
  %r4 = spirv.SGreaterThanEqual %c0, %c4 : i32
  %r5 = spirv.SGreaterThanEqual %c0, %c5 : i32
  %r6 = spirv.SGreaterThanEqual %c0, %c6 : i32
  %r7 = spirv.SGreaterThanEqual %c0, %c7 : i32
  %r8 = spirv.SGreaterThanEqual %c1, %c0 : i32
  %r9 = spirv.SGreaterThanEqual %c1, %c1 : i32
  %r10 = spirv.SGreaterThanEqual %c1, %c2 : i32
  %r11 = spirv.SGreaterThanEqual %c1, %c3 : i32
  %r12 = spirv.SGreaterThanEqual %c1, %c4 : i32
  %r13 = spirv.SGreaterThanEqual %c1, %c5 : i32
  %r14 = spirv.SGreaterThanEqual %c1, %c6 : i32
  %r15 = spirv.SGreaterThanEqual %c1, %c7 : i32
  %r16 = spirv.SGreaterThanEqual %c2, %c0 : i32
  %r17 = spirv.SGreaterThanEqual %c2, %c1 : i32
  %r18 = spirv.SGreaterThanEqual %c2, %c2 : i32
  %r19 = spirv.SGreaterThanEqual %c2, %c3 : i32
  %r20 = spirv.SGreaterThanEqual %c2, %c4 : i32
  %r21 = spirv.SGreaterThanEqual %c2, %c5 : i32
  %r22 = spirv.SGreaterThanEqual %c2, %c6 : i32
  %r23 = spirv.SGreaterThanEqual %c2, %c7 : i32
  %r24 = spirv.SGreaterThanEqual %c3, %c0 : i32
  %r25 = spirv.SGreaterThanEqual %c3, %c1 : i32
  %r26 = spirv.SGreaterThanEqual %c3, %c2 : i32
  %r27 = spirv.SGreaterThanEqual %c3, %c3 : i32
  %r28 = spirv.SGreaterThanEqual %c3, %c4 : i32
  %r29 = spirv.SGreaterThanEqual %c3, %c5 : i32
  %r30 = spirv.SGreaterThanEqual %c3, %c6 : i32
  %r31 = spirv.SGreaterThanEqual %c3, %c7 : i32
  %r32 = spirv.SGreaterThanEqual %c4, %c0 : i32
  %r33 = spirv.SGreaterThanEqual %c4, %c1 : i32
  %r34 = spirv.SGreaterThanEqual %c4, %c2 : i32
  %r35 = spirv.SGreaterThanEqual %c4, %c3 : i32
  %r36 = spirv.SGreaterThanEqual %c4, %c4 : i32
  %r37 = spirv.SGreaterThanEqual %c4, %c5 : i32
  %r38 = spirv.SGreaterThanEqual %c4, %c6 : i32
  %r39 = spirv.SGreaterThanEqual %c4, %c7 : i32
  %r40 = spirv.SGreaterThanEqual %c5, %c0 : i32
  %r41 = spirv.SGreaterThanEqual %c5, %c1 : i32
  %r42 = spirv.SGreaterThanEqual %c5, %c2 : i32
  %r43 = spirv.SGreaterThanEqual %c5, %c3 : i32
  %r44 = spirv.SGreaterThanEqual %c5, %c4 : i32
  %r45 = spirv.SGreaterThanEqual %c5, %c5 : i32
  %r46 = spirv.SGreaterThanEqual %c5, %c6 : i32
  %r47 = spirv.SGreaterThanEqual %c5, %c7 : i32
  %r48 = spirv.SGreaterThanEqual %c6, %c0 : i32
  %r49 = spirv.SGreaterThanEqual %c6, %c1 : i32
  %r50 = spirv.SGreaterThanEqual %c6, %c2 : i32
  %r51 = spirv.SGreaterThanEqual %c6, %c3 : i32
  %r52 = spirv.SGreaterThanEqual %c6, %c4 : i32
  %r53 = spirv.SGreaterThanEqual %c6, %c5 : i32
  %r54 = spirv.SGreaterThanEqual %c6, %c6 : i32
  %r55 = spirv.SGreaterThanEqual %c6, %c7 : i32
  %r56 = spirv.SGreaterThanEqual %c7, %c0 : i32
  %r57 = spirv.SGreaterThanEqual %c7, %c1 : i32
  %r58 = spirv.SGreaterThanEqual %c7, %c2 : i32
  %r59 = spirv.SGreaterThanEqual %c7, %c3 : i32
  %r60 = spirv.SGreaterThanEqual %c7, %c4 : i32
  %r61 = spirv.SGreaterThanEqual %c7, %c5 : i32
  %r62 = spirv.SGreaterThanEqual %c7, %c6 : i32
  %r63 = spirv.SGreaterThanEqual %c7, %c7 : i32
  %r64 = spirv.SGreaterThanEqual %x, %c0 : i32
  %r65 = spirv.SGreaterThanEqual %x, %c1 : i32
  %r66 = spirv.SGreaterThanEqual %x, %c2 : i32
  %r67 = spirv.SGreaterThanEqual %x, %c3 : i32
  %r68 = spirv.SGreaterThanEqual %x, %c4 : i32
  %r69 = spirv.SGreaterThanEqual %x, %c5 : i32
  %r70 = spirv.SGreaterThanEqual %x, %c6 : i32
  %r71 = spirv.SGreaterThanEqual %x, %c7 : i32
  %r72 = spirv.SGreaterThanEqual %c0, %x : i32
  %r73 = spirv.SGreaterThanEqual %c1, %x : i32
  %r74 = spirv.SGreaterThanEqual %c2, %x : i32
  %r75 = spirv.SGreaterThanEqual %c3, %x : i32
  %r76 = spirv.SGreaterThanEqual %c4, %x : i32
  %r77 = spirv.SGreaterThanEqual %c5, %x : i32
  %r78 = spirv.SGreaterThanEqual %c6, %x : i32
  %r79 = spirv.SGreaterThanEqual %c7, %x : i32
  %r80 = spirv.SGreaterThanEqual %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @SLessThan_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.SLessThan %c0, %c0 : i32
  %r1 = spirv.SLessThan %c0, %c1 : i32
  %r2 = spirv.SLessThan %c0, %c2 : i32
  %r3 = spirv.SLessThan %c0, %c3 : i32
  %r4 = spirv.SLessThan %c0, %c4 : i32
  %r5 = spirv.SLessThan %c0, %c5 : i32
  %r6 = spirv.SLessThan %c0, %c6 : i32
  %r7 = spirv.SLessThan %c0, %c7 : i32
  %r8 = spirv.SLessThan %c1, %c0 : i32
  %r9 = spirv.SLessThan %c1, %c1 : i32
  %r10 = spirv.SLessThan %c1, %c2 : i32
  %r11 = spirv.SLessThan %c1, %c3 : i32
  %r12 = spirv.SLessThan %c1, %c4 : i32
  %r13 = spirv.SLessThan %c1, %c5 : i32
  %r14 = spirv.SLessThan %c1, %c6 : i32
  %r15 = spirv.SLessThan %c1, %c7 : i32
  %r16 = spirv.SLessThan %c2, %c0 : i32
  %r17 = spirv.SLessThan %c2, %c1 : i32
  %r18 = spirv.SLessThan %c2, %c2 : i32
  %r19 = spirv.SLessThan %c2, %c3 : i32
  %r20 = spirv.SLessThan %c2, %c4 : i32
  %r21 = spirv.SLessThan %c2, %c5 : i32
  %r22 = spirv.SLessThan %c2, %c6 : i32
  %r23 = spirv.SLessThan %c2, %c7 : i32
  %r24 = spirv.SLessThan %c3, %c0 : i32
  %r25 = spirv.SLessThan %c3, %c1 : i32
  %r26 = spirv.SLessThan %c3, %c2 : i32
  %r27 = spirv.SLessThan %c3, %c3 : i32
  %r28 = spirv.SLessThan %c3, %c4 : i32
  %r29 = spirv.SLessThan %c3, %c5 : i32
  %r30 = spirv.SLessThan %c3, %c6 : i32
  %r31 = spirv.SLessThan %c3, %c7 : i32
  %r32 = spirv.SLessThan %c4, %c0 : i32
  %r33 = spirv.SLessThan %c4, %c1 : i32
  %r34 = spirv.SLessThan %c4, %c2 : i32
  %r35 = spirv.SLessThan %c4, %c3 : i32
  %r36 = spirv.SLessThan %c4, %c4 : i32
  %r37 = spirv.SLessThan %c4, %c5 : i32
  %r38 = spirv.SLessThan %c4, %c6 : i32
  %r39 = spirv.SLessThan %c4, %c7 : i32
  %r40 = spirv.SLessThan %c5, %c0 : i32
  %r41 = spirv.SLessThan %c5, %c1 : i32
  %r42 = spirv.SLessThan %c5, %c2 : i32
  %r43 = spirv.SLessThan %c5, %c3 : i32
  %r44 = spirv.SLessThan %c5, %c4 : i32
  %r45 = spirv.SLessThan %c5, %c5 : i32
  %r46 = spirv.SLessThan %c5, %c6 : i32
  %r47 = spirv.SLessThan %c5, %c7 : i32
  %r48 = spirv.SLessThan %c6, %c0 : i32
  %r49 = spirv.SLessThan %c6, %c1 : i32
  %r50 = spirv.SLessThan %c6, %c2 : i32
  %r51 = spirv.SLessThan %c6, %c3 : i32
  %r52 = spirv.SLessThan %c6, %c4 : i32
  %r53 = spirv.SLessThan %c6, %c5 : i32
  %r54 = spirv.SLessThan %c6, %c6 : i32
  %r55 = spirv.SLessThan %c6, %c7 : i32
  %r56 = spirv.SLessThan %c7, %c0 : i32
  %r57 = spirv.SLessThan %c7, %c1 : i32
  %r58 = spirv.SLessThan %c7, %c2 : i32
  %r59 = spirv.SLessThan %c7, %c3 : i32
  %r60 = spirv.SLessThan %c7, %c4 : i32
  %r61 = spirv.SLessThan %c7, %c5 : i32
  %r62 = spirv.SLessThan %c7, %c6 : i32
  %r63 = spirv.SLessThan %c7, %c7 : i32
  %r64 = spirv.SLessThan %x, %c0 : i32
  %r65 = spirv.SLessThan %x, %c1 : i32
  %r66 = spirv.SLessThan %x, %c2 : i32
  %r67 = spirv.SLessThan %x, %c3 : i32
  %r68 = spirv.SLessThan %x, %c4 : i32
  %r69 = spirv.SLessThan %x, %c5 : i32
  %r70 = spirv.SLessThan %x, %c6 : i32
  %r71 = spirv.SLessThan %x, %c7 : i32
  %r72 = spirv.SLessThan %c0, %x : i32
  %r73 = spirv.SLessThan %c1, %x : i32
  %r74 = spirv.SLessThan %c2, %x : i32
  %r75 = spirv.SLessThan %c3, %x : i32
  %r76 = spirv.SLessThan %c4, %x : i32
  %r77 = spirv.SLessThan %c5, %x : i32
  %r78 = spirv.SLessThan %c6, %x : i32
  %r79 = spirv.SLessThan %c7, %x : i32
  %r80 = spirv.SLessThan %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @SLessThanEqual_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.SLessThanEqual %c0, %c0 : i32
  %r1 = spirv.SLessThanEqual %c0, %c1 : i32
  %r2 = spirv.SLessThanEqual %c0, %c2 : i32
  %r3 = spirv.SLessThanEqual %c0, %c3 : i32
  %r4 = spirv.SLessThanEqual %c0, %c4 : i32
  %r5 = spirv.SLessThanEqual %c0, %c5 : i32
  %r6 = spirv.SLessThanEqual %c0, %c6 : i32
  %r7 = spirv.SLessThanEqual %c0, %c7 : i32
  %r8 = spirv.SLessThanEqual %c1, %c0 : i32
  %r9 = spirv.SLessThanEqual %c1, %c1 : i32
  %r10 = spirv.SLessThanEqual %c1, %c2 : i32
  %r11 = spirv.SLessThanEqual %c1, %c3 : i32
  %r12 = spirv.SLessThanEqual %c1, %c4 : i32
  %r13 = spirv.SLessThanEqual %c1, %c5 : i32
  %r14 = spirv.SLessThanEqual %c1, %c6 : i32
  %r15 = spirv.SLessThanEqual %c1, %c7 : i32
  %r16 = spirv.SLessThanEqual %c2, %c0 : i32
  %r17 = spirv.SLessThanEqual %c2, %c1 : i32
  %r18 = spirv.SLessThanEqual %c2, %c2 : i32
  %r19 = spirv.SLessThanEqual %c2, %c3 : i32
  %r20 = spirv.SLessThanEqual %c2, %c4 : i32
  %r21 = spirv.SLessThanEqual %c2, %c5 : i32
  %r22 = spirv.SLessThanEqual %c2, %c6 : i32
  %r23 = spirv.SLessThanEqual %c2, %c7 : i32
  %r24 = spirv.SLessThanEqual %c3, %c0 : i32
  %r25 = spirv.SLessThanEqual %c3, %c1 : i32
  %r26 = spirv.SLessThanEqual %c3, %c2 : i32
  %r27 = spirv.SLessThanEqual %c3, %c3 : i32
  %r28 = spirv.SLessThanEqual %c3, %c4 : i32
  %r29 = spirv.SLessThanEqual %c3, %c5 : i32
  %r30 = spirv.SLessThanEqual %c3, %c6 : i32
  %r31 = spirv.SLessThanEqual %c3, %c7 : i32
  %r32 = spirv.SLessThanEqual %c4, %c0 : i32
  %r33 = spirv.SLessThanEqual %c4, %c1 : i32
  %r34 = spirv.SLessThanEqual %c4, %c2 : i32
  %r35 = spirv.SLessThanEqual %c4, %c3 : i32
  %r36 = spirv.SLessThanEqual %c4, %c4 : i32
  %r37 = spirv.SLessThanEqual %c4, %c5 : i32
  %r38 = spirv.SLessThanEqual %c4, %c6 : i32
  %r39 = spirv.SLessThanEqual %c4, %c7 : i32
  %r40 = spirv.SLessThanEqual %c5, %c0 : i32
  %r41 = spirv.SLessThanEqual %c5, %c1 : i32
  %r42 = spirv.SLessThanEqual %c5, %c2 : i32
  %r43 = spirv.SLessThanEqual %c5, %c3 : i32
  %r44 = spirv.SLessThanEqual %c5, %c4 : i32
  %r45 = spirv.SLessThanEqual %c5, %c5 : i32
  %r46 = spirv.SLessThanEqual %c5, %c6 : i32
  %r47 = spirv.SLessThanEqual %c5, %c7 : i32
  %r48 = spirv.SLessThanEqual %c6, %c0 : i32
  %r49 = spirv.SLessThanEqual %c6, %c1 : i32
  %r50 = spirv.SLessThanEqual %c6, %c2 : i32
  %r51 = spirv.SLessThanEqual %c6, %c3 : i32
  %r52 = spirv.SLessThanEqual %c6, %c4 : i32
  %r53 = spirv.SLessThanEqual %c6, %c5 : i32
  %r54 = spirv.SLessThanEqual %c6, %c6 : i32
  %r55 = spirv.SLessThanEqual %c6, %c7 : i32
  %r56 = spirv.SLessThanEqual %c7, %c0 : i32
  %r57 = spirv.SLessThanEqual %c7, %c1 : i32
  %r58 = spirv.SLessThanEqual %c7, %c2 : i32
  %r59 = spirv.SLessThanEqual %c7, %c3 : i32
  %r60 = spirv.SLessThanEqual %c7, %c4 : i32
  %r61 = spirv.SLessThanEqual %c7, %c5 : i32
  %r62 = spirv.SLessThanEqual %c7, %c6 : i32
  %r63 = spirv.SLessThanEqual %c7, %c7 : i32
  %r64 = spirv.SLessThanEqual %x, %c0 : i32
  %r65 = spirv.SLessThanEqual %x, %c1 : i32
  %r66 = spirv.SLessThanEqual %x, %c2 : i32
  %r67 = spirv.SLessThanEqual %x, %c3 : i32
  %r68 = spirv.SLessThanEqual %x, %c4 : i32
  %r69 = spirv.SLessThanEqual %x, %c5 : i32
  %r70 = spirv.SLessThanEqual %x, %c6 : i32
  %r71 = spirv.SLessThanEqual %x, %c7 : i32
  %r72 = spirv.SLessThanEqual %c0, %x : i32
  %r73 = spirv.SLessThanEqual %c1, %x : i32
  %r74 = spirv.SLessThanEqual %c2, %x : i32
  %r75 = spirv.SLessThanEqual %c3, %x : i32
  %r76 = spirv.SLessThanEqual %c4, %x : i32
  %r77 = spirv.SLessThanEqual %c5, %x : i32
  %r78 = spirv.SLessThanEqual %c6, %x : i32
  %r79 = spirv.SLessThanEqual %c7, %x : i32
  %r80 = spirv.SLessThanEqual %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @UGreaterThan_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.UGreaterThan %c0, %c0 : i32
  %r1 = spirv.UGreaterThan %c0, %c1 : i32
  %r2 = spirv.UGreaterThan %c0, %c2 : i32
  %r3 = spirv.UGreaterThan %c0, %c3 : i32
  %r4 = spirv.UGreaterThan %c0, %c4 : i32
  %r5 = spirv.UGreaterThan %c0, %c5 : i32
  %r6 = spirv.UGreaterThan %c0, %c6 : i32
  %r7 = spirv.UGreaterThan %c0, %c7 : i32
  %r8 = spirv.UGreaterThan %c1, %c0 : i32
  %r9 = spirv.UGreaterThan %c1, %c1 : i32
  %r10 = spirv.UGreaterThan %c1, %c2 : i32
  %r11 = spirv.UGreaterThan %c1, %c3 : i32
  %r12 = spirv.UGreaterThan %c1, %c4 : i32
  %r13 = spirv.UGreaterThan %c1, %c5 : i32
  %r14 = spirv.UGreaterThan %c1, %c6 : i32
  %r15 = spirv.UGreaterThan %c1, %c7 : i32
  %r16 = spirv.UGreaterThan %c2, %c0 : i32
  %r17 = spirv.UGreaterThan %c2, %c1 : i32
  %r18 = spirv.UGreaterThan %c2, %c2 : i32
  %r19 = spirv.UGreaterThan %c2, %c3 : i32
  %r20 = spirv.UGreaterThan %c2, %c4 : i32
  %r21 = spirv.UGreaterThan %c2, %c5 : i32
  %r22 = spirv.UGreaterThan %c2, %c6 : i32
  %r23 = spirv.UGreaterThan %c2, %c7 : i32
  %r24 = spirv.UGreaterThan %c3, %c0 : i32
  %r25 = spirv.UGreaterThan %c3, %c1 : i32
  %r26 = spirv.UGreaterThan %c3, %c2 : i32
  %r27 = spirv.UGreaterThan %c3, %c3 : i32
  %r28 = spirv.UGreaterThan %c3, %c4 : i32
  %r29 = spirv.UGreaterThan %c3, %c5 : i32
  %r30 = spirv.UGreaterThan %c3, %c6 : i32
  %r31 = spirv.UGreaterThan %c3, %c7 : i32
  %r32 = spirv.UGreaterThan %c4, %c0 : i32
  %r33 = spirv.UGreaterThan %c4, %c1 : i32
  %r34 = spirv.UGreaterThan %c4, %c2 : i32
  %r35 = spirv.UGreaterThan %c4, %c3 : i32
  %r36 = spirv.UGreaterThan %c4, %c4 : i32
  %r37 = spirv.UGreaterThan %c4, %c5 : i32
  %r38 = spirv.UGreaterThan %c4, %c6 : i32
  %r39 = spirv.UGreaterThan %c4, %c7 : i32
  %r40 = spirv.UGreaterThan %c5, %c0 : i32
  %r41 = spirv.UGreaterThan %c5, %c1 : i32
  %r42 = spirv.UGreaterThan %c5, %c2 : i32
  %r43 = spirv.UGreaterThan %c5, %c3 : i32
  %r44 = spirv.UGreaterThan %c5, %c4 : i32
  %r45 = spirv.UGreaterThan %c5, %c5 : i32
  %r46 = spirv.UGreaterThan %c5, %c6 : i32
  %r47 = spirv.UGreaterThan %c5, %c7 : i32
  %r48 = spirv.UGreaterThan %c6, %c0 : i32
  %r49 = spirv.UGreaterThan %c6, %c1 : i32
  %r50 = spirv.UGreaterThan %c6, %c2 : i32
  %r51 = spirv.UGreaterThan %c6, %c3 : i32
  %r52 = spirv.UGreaterThan %c6, %c4 : i32
  %r53 = spirv.UGreaterThan %c6, %c5 : i32
  %r54 = spirv.UGreaterThan %c6, %c6 : i32
  %r55 = spirv.UGreaterThan %c6, %c7 : i32
  %r56 = spirv.UGreaterThan %c7, %c0 : i32
  %r57 = spirv.UGreaterThan %c7, %c1 : i32
  %r58 = spirv.UGreaterThan %c7, %c2 : i32
  %r59 = spirv.UGreaterThan %c7, %c3 : i32
  %r60 = spirv.UGreaterThan %c7, %c4 : i32
  %r61 = spirv.UGreaterThan %c7, %c5 : i32
  %r62 = spirv.UGreaterThan %c7, %c6 : i32
  %r63 = spirv.UGreaterThan %c7, %c7 : i32
  %r64 = spirv.UGreaterThan %x, %c0 : i32
  %r65 = spirv.UGreaterThan %x, %c1 : i32
  %r66 = spirv.UGreaterThan %x, %c2 : i32
  %r67 = spirv.UGreaterThan %x, %c3 : i32
  %r68 = spirv.UGreaterThan %x, %c4 : i32
  %r69 = spirv.UGreaterThan %x, %c5 : i32
  %r70 = spirv.UGreaterThan %x, %c6 : i32
  %r71 = spirv.UGreaterThan %x, %c7 : i32
  %r72 = spirv.UGreaterThan %c0, %x : i32
  %r73 = spirv.UGreaterThan %c1, %x : i32
  %r74 = spirv.UGreaterThan %c2, %x : i32
  %r75 = spirv.UGreaterThan %c3, %x : i32
  %r76 = spirv.UGreaterThan %c4, %x : i32
  %r77 = spirv.UGreaterThan %c5, %x : i32
  %r78 = spirv.UGreaterThan %c6, %x : i32
  %r79 = spirv.UGreaterThan %c7, %x : i32
  %r80 = spirv.UGreaterThan %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @UGreaterThanEqual_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.UGreaterThanEqual %c0, %c0 : i32
  %r1 = spirv.UGreaterThanEqual %c0, %c1 : i32
  %r2 = spirv.UGreaterThanEqual %c0, %c2 : i32
  %r3 = spirv.UGreaterThanEqual %c0, %c3 : i32
  %r4 = spirv.UGreaterThanEqual %c0, %c4 : i32
  %r5 = spirv.UGreaterThanEqual %c0, %c5 : i32
  %r6 = spirv.UGreaterThanEqual %c0, %c6 : i32
  %r7 = spirv.UGreaterThanEqual %c0, %c7 : i32
  %r8 = spirv.UGreaterThanEqual %c1, %c0 : i32
  %r9 = spirv.UGreaterThanEqual %c1, %c1 : i32
  %r10 = spirv.UGreaterThanEqual %c1, %c2 : i32
  %r11 = spirv.UGreaterThanEqual %c1, %c3 : i32
  %r12 = spirv.UGreaterThanEqual %c1, %c4 : i32
  %r13 = spirv.UGreaterThanEqual %c1, %c5 : i32
  %r14 = spirv.UGreaterThanEqual %c1, %c6 : i32
  %r15 = spirv.UGreaterThanEqual %c1, %c7 : i32
  %r16 = spirv.UGreaterThanEqual %c2, %c0 : i32
  %r17 = spirv.UGreaterThanEqual %c2, %c1 : i32
  %r18 = spirv.UGreaterThanEqual %c2, %c2 : i32
  %r19 = spirv.UGreaterThanEqual %c2, %c3 : i32
  %r20 = spirv.UGreaterThanEqual %c2, %c4 : i32
  %r21 = spirv.UGreaterThanEqual %c2, %c5 : i32
  %r22 = spirv.UGreaterThanEqual %c2, %c6 : i32
  %r23 = spirv.UGreaterThanEqual %c2, %c7 : i32
  %r24 = spirv.UGreaterThanEqual %c3, %c0 : i32
  %r25 = spirv.UGreaterThanEqual %c3, %c1 : i32
  %r26 = spirv.UGreaterThanEqual %c3, %c2 : i32
  %r27 = spirv.UGreaterThanEqual %c3, %c3 : i32
  %r28 = spirv.UGreaterThanEqual %c3, %c4 : i32
  %r29 = spirv.UGreaterThanEqual %c3, %c5 : i32
  %r30 = spirv.UGreaterThanEqual %c3, %c6 : i32
  %r31 = spirv.UGreaterThanEqual %c3, %c7 : i32
  %r32 = spirv.UGreaterThanEqual %c4, %c0 : i32
  %r33 = spirv.UGreaterThanEqual %c4, %c1 : i32
  %r34 = spirv.UGreaterThanEqual %c4, %c2 : i32
  %r35 = spirv.UGreaterThanEqual %c4, %c3 : i32
  %r36 = spirv.UGreaterThanEqual %c4, %c4 : i32
  %r37 = spirv.UGreaterThanEqual %c4, %c5 : i32
  %r38 = spirv.UGreaterThanEqual %c4, %c6 : i32
  %r39 = spirv.UGreaterThanEqual %c4, %c7 : i32
  %r40 = spirv.UGreaterThanEqual %c5, %c0 : i32
  %r41 = spirv.UGreaterThanEqual %c5, %c1 : i32
  %r42 = spirv.UGreaterThanEqual %c5, %c2 : i32
  %r43 = spirv.UGreaterThanEqual %c5, %c3 : i32
  %r44 = spirv.UGreaterThanEqual %c5, %c4 : i32
  %r45 = spirv.UGreaterThanEqual %c5, %c5 : i32
  %r46 = spirv.UGreaterThanEqual %c5, %c6 : i32
  %r47 = spirv.UGreaterThanEqual %c5, %c7 : i32
  %r48 = spirv.UGreaterThanEqual %c6, %c0 : i32
  %r49 = spirv.UGreaterThanEqual %c6, %c1 : i32
  %r50 = spirv.UGreaterThanEqual %c6, %c2 : i32
  %r51 = spirv.UGreaterThanEqual %c6, %c3 : i32
  %r52 = spirv.UGreaterThanEqual %c6, %c4 : i32
  %r53 = spirv.UGreaterThanEqual %c6, %c5 : i32
  %r54 = spirv.UGreaterThanEqual %c6, %c6 : i32
  %r55 = spirv.UGreaterThanEqual %c6, %c7 : i32
  %r56 = spirv.UGreaterThanEqual %c7, %c0 : i32
  %r57 = spirv.UGreaterThanEqual %c7, %c1 : i32
  %r58 = spirv.UGreaterThanEqual %c7, %c2 : i32
  %r59 = spirv.UGreaterThanEqual %c7, %c3 : i32
  %r60 = spirv.UGreaterThanEqual %c7, %c4 : i32
  %r61 = spirv.UGreaterThanEqual %c7, %c5 : i32
  %r62 = spirv.UGreaterThanEqual %c7, %c6 : i32
  %r63 = spirv.UGreaterThanEqual %c7, %c7 : i32
  %r64 = spirv.UGreaterThanEqual %x, %c0 : i32
  %r65 = spirv.UGreaterThanEqual %x, %c1 : i32
  %r66 = spirv.UGreaterThanEqual %x, %c2 : i32
  %r67 = spirv.UGreaterThanEqual %x, %c3 : i32
  %r68 = spirv.UGreaterThanEqual %x, %c4 : i32
  %r69 = spirv.UGreaterThanEqual %x, %c5 : i32
  %r70 = spirv.UGreaterThanEqual %x, %c6 : i32
  %r71 = spirv.UGreaterThanEqual %x, %c7 : i32
  %r72 = spirv.UGreaterThanEqual %c0, %x : i32
  %r73 = spirv.UGreaterThanEqual %c1, %x : i32
  %r74 = spirv.UGreaterThanEqual %c2, %x : i32
  %r75 = spirv.UGreaterThanEqual %c3, %x : i32
  %r76 = spirv.UGreaterThanEqual %c4, %x : i32
  %r77 = spirv.UGreaterThanEqual %c5, %x : i32
  %r78 = spirv.UGreaterThanEqual %c6, %x : i32
  %r79 = spirv.UGreaterThanEqual %c7, %x : i32
  %r80 = spirv.UGreaterThanEqual %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @ULessThan_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.ULessThan %c0, %c0 : i32
  %r1 = spirv.ULessThan %c0, %c1 : i32
  %r2 = spirv.ULessThan %c0, %c2 : i32
  %r3 = spirv.ULessThan %c0, %c3 : i32
  %r4 = spirv.ULessThan %c0, %c4 : i32
  %r5 = spirv.ULessThan %c0, %c5 : i32
  %r6 = spirv.ULessThan %c0, %c6 : i32
  %r7 = spirv.ULessThan %c0, %c7 : i32
  %r8 = spirv.ULessThan %c1, %c0 : i32
  %r9 = spirv.ULessThan %c1, %c1 : i32
  %r10 = spirv.ULessThan %c1, %c2 : i32
  %r11 = spirv.ULessThan %c1, %c3 : i32
  %r12 = spirv.ULessThan %c1, %c4 : i32
  %r13 = spirv.ULessThan %c1, %c5 : i32
  %r14 = spirv.ULessThan %c1, %c6 : i32
  %r15 = spirv.ULessThan %c1, %c7 : i32
  %r16 = spirv.ULessThan %c2, %c0 : i32
  %r17 = spirv.ULessThan %c2, %c1 : i32
  %r18 = spirv.ULessThan %c2, %c2 : i32
  %r19 = spirv.ULessThan %c2, %c3 : i32
  %r20 = spirv.ULessThan %c2, %c4 : i32
  %r21 = spirv.ULessThan %c2, %c5 : i32
  %r22 = spirv.ULessThan %c2, %c6 : i32
  %r23 = spirv.ULessThan %c2, %c7 : i32
  %r24 = spirv.ULessThan %c3, %c0 : i32
  %r25 = spirv.ULessThan %c3, %c1 : i32
  %r26 = spirv.ULessThan %c3, %c2 : i32
  %r27 = spirv.ULessThan %c3, %c3 : i32
  %r28 = spirv.ULessThan %c3, %c4 : i32
  %r29 = spirv.ULessThan %c3, %c5 : i32
  %r30 = spirv.ULessThan %c3, %c6 : i32
  %r31 = spirv.ULessThan %c3, %c7 : i32
  %r32 = spirv.ULessThan %c4, %c0 : i32
  %r33 = spirv.ULessThan %c4, %c1 : i32
  %r34 = spirv.ULessThan %c4, %c2 : i32
  %r35 = spirv.ULessThan %c4, %c3 : i32
  %r36 = spirv.ULessThan %c4, %c4 : i32
  %r37 = spirv.ULessThan %c4, %c5 : i32
  %r38 = spirv.ULessThan %c4, %c6 : i32
  %r39 = spirv.ULessThan %c4, %c7 : i32
  %r40 = spirv.ULessThan %c5, %c0 : i32
  %r41 = spirv.ULessThan %c5, %c1 : i32
  %r42 = spirv.ULessThan %c5, %c2 : i32
  %r43 = spirv.ULessThan %c5, %c3 : i32
  %r44 = spirv.ULessThan %c5, %c4 : i32
  %r45 = spirv.ULessThan %c5, %c5 : i32
  %r46 = spirv.ULessThan %c5, %c6 : i32
  %r47 = spirv.ULessThan %c5, %c7 : i32
  %r48 = spirv.ULessThan %c6, %c0 : i32
  %r49 = spirv.ULessThan %c6, %c1 : i32
  %r50 = spirv.ULessThan %c6, %c2 : i32
  %r51 = spirv.ULessThan %c6, %c3 : i32
  %r52 = spirv.ULessThan %c6, %c4 : i32
  %r53 = spirv.ULessThan %c6, %c5 : i32
  %r54 = spirv.ULessThan %c6, %c6 : i32
  %r55 = spirv.ULessThan %c6, %c7 : i32
  %r56 = spirv.ULessThan %c7, %c0 : i32
  %r57 = spirv.ULessThan %c7, %c1 : i32
  %r58 = spirv.ULessThan %c7, %c2 : i32
  %r59 = spirv.ULessThan %c7, %c3 : i32
  %r60 = spirv.ULessThan %c7, %c4 : i32
  %r61 = spirv.ULessThan %c7, %c5 : i32
  %r62 = spirv.ULessThan %c7, %c6 : i32
  %r63 = spirv.ULessThan %c7, %c7 : i32
  %r64 = spirv.ULessThan %x, %c0 : i32
  %r65 = spirv.ULessThan %x, %c1 : i32
  %r66 = spirv.ULessThan %x, %c2 : i32
  %r67 = spirv.ULessThan %x, %c3 : i32
  %r68 = spirv.ULessThan %x, %c4 : i32
  %r69 = spirv.ULessThan %x, %c5 : i32
  %r70 = spirv.ULessThan %x, %c6 : i32
  %r71 = spirv.ULessThan %x, %c7 : i32
  %r72 = spirv.ULessThan %c0, %x : i32
  %r73 = spirv.ULessThan %c1, %x : i32
  %r74 = spirv.ULessThan %c2, %x : i32
  %r75 = spirv.ULessThan %c3, %x : i32
  %r76 = spirv.ULessThan %c4, %x : i32
  %r77 = spirv.ULessThan %c5, %x : i32
  %r78 = spirv.ULessThan %c6, %x : i32
  %r79 = spirv.ULessThan %c7, %x : i32
  %r80 = spirv.ULessThan %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @ULessThanEqual_s(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r0 = spirv.ULessThanEqual %c0, %c0 : i32
  %r1 = spirv.ULessThanEqual %c0, %c1 : i32
  %r2 = spirv.ULessThanEqual %c0, %c2 : i32
  %r3 = spirv.ULessThanEqual %c0, %c3 : i32
  %r4 = spirv.ULessThanEqual %c0, %c4 : i32
  %r5 = spirv.ULessThanEqual %c0, %c5 : i32
  %r6 = spirv.ULessThanEqual %c0, %c6 : i32
  %r7 = spirv.ULessThanEqual %c0, %c7 : i32
  %r8 = spirv.ULessThanEqual %c1, %c0 : i32
  %r9 = spirv.ULessThanEqual %c1, %c1 : i32
  %r10 = spirv.ULessThanEqual %c1, %c2 : i32
  %r11 = spirv.ULessThanEqual %c1, %c3 : i32
  %r12 = spirv.ULessThanEqual %c1, %c4 : i32
  %r13 = spirv.ULessThanEqual %c1, %c5 : i32
  %r14 = spirv.ULessThanEqual %c1, %c6 : i32
  %r15 = spirv.ULessThanEqual %c1, %c7 : i32
  %r16 = spirv.ULessThanEqual %c2, %c0 : i32
  %r17 = spirv.ULessThanEqual %c2, %c1 : i32
  %r18 = spirv.ULessThanEqual %c2, %c2 : i32
  %r19 = spirv.ULessThanEqual %c2, %c3 : i32
  %r20 = spirv.ULessThanEqual %c2, %c4 : i32
  %r21 = spirv.ULessThanEqual %c2, %c5 : i32
  %r22 = spirv.ULessThanEqual %c2, %c6 : i32
  %r23 = spirv.ULessThanEqual %c2, %c7 : i32
  %r24 = spirv.ULessThanEqual %c3, %c0 : i32
  %r25 = spirv.ULessThanEqual %c3, %c1 : i32
  %r26 = spirv.ULessThanEqual %c3, %c2 : i32
  %r27 = spirv.ULessThanEqual %c3, %c3 : i32
  %r28 = spirv.ULessThanEqual %c3, %c4 : i32
  %r29 = spirv.ULessThanEqual %c3, %c5 : i32
  %r30 = spirv.ULessThanEqual %c3, %c6 : i32
  %r31 = spirv.ULessThanEqual %c3, %c7 : i32
  %r32 = spirv.ULessThanEqual %c4, %c0 : i32
  %r33 = spirv.ULessThanEqual %c4, %c1 : i32
  %r34 = spirv.ULessThanEqual %c4, %c2 : i32
  %r35 = spirv.ULessThanEqual %c4, %c3 : i32
  %r36 = spirv.ULessThanEqual %c4, %c4 : i32
  %r37 = spirv.ULessThanEqual %c4, %c5 : i32
  %r38 = spirv.ULessThanEqual %c4, %c6 : i32
  %r39 = spirv.ULessThanEqual %c4, %c7 : i32
  %r40 = spirv.ULessThanEqual %c5, %c0 : i32
  %r41 = spirv.ULessThanEqual %c5, %c1 : i32
  %r42 = spirv.ULessThanEqual %c5, %c2 : i32
  %r43 = spirv.ULessThanEqual %c5, %c3 : i32
  %r44 = spirv.ULessThanEqual %c5, %c4 : i32
  %r45 = spirv.ULessThanEqual %c5, %c5 : i32
  %r46 = spirv.ULessThanEqual %c5, %c6 : i32
  %r47 = spirv.ULessThanEqual %c5, %c7 : i32
  %r48 = spirv.ULessThanEqual %c6, %c0 : i32
  %r49 = spirv.ULessThanEqual %c6, %c1 : i32
  %r50 = spirv.ULessThanEqual %c6, %c2 : i32
  %r51 = spirv.ULessThanEqual %c6, %c3 : i32
  %r52 = spirv.ULessThanEqual %c6, %c4 : i32
  %r53 = spirv.ULessThanEqual %c6, %c5 : i32
  %r54 = spirv.ULessThanEqual %c6, %c6 : i32
  %r55 = spirv.ULessThanEqual %c6, %c7 : i32
  %r56 = spirv.ULessThanEqual %c7, %c0 : i32
  %r57 = spirv.ULessThanEqual %c7, %c1 : i32
  %r58 = spirv.ULessThanEqual %c7, %c2 : i32
  %r59 = spirv.ULessThanEqual %c7, %c3 : i32
  %r60 = spirv.ULessThanEqual %c7, %c4 : i32
  %r61 = spirv.ULessThanEqual %c7, %c5 : i32
  %r62 = spirv.ULessThanEqual %c7, %c6 : i32
  %r63 = spirv.ULessThanEqual %c7, %c7 : i32
  %r64 = spirv.ULessThanEqual %x, %c0 : i32
  %r65 = spirv.ULessThanEqual %x, %c1 : i32
  %r66 = spirv.ULessThanEqual %x, %c2 : i32
  %r67 = spirv.ULessThanEqual %x, %c3 : i32
  %r68 = spirv.ULessThanEqual %x, %c4 : i32
  %r69 = spirv.ULessThanEqual %x, %c5 : i32
  %r70 = spirv.ULessThanEqual %x, %c6 : i32
  %r71 = spirv.ULessThanEqual %x, %c7 : i32
  %r72 = spirv.ULessThanEqual %c0, %x : i32
  %r73 = spirv.ULessThanEqual %c1, %x : i32
  %r74 = spirv.ULessThanEqual %c2, %x : i32
  %r75 = spirv.ULessThanEqual %c3, %x : i32
  %r76 = spirv.ULessThanEqual %c4, %x : i32
  %r77 = spirv.ULessThanEqual %c5, %x : i32
  %r78 = spirv.ULessThanEqual %c6, %x : i32
  %r79 = spirv.ULessThanEqual %c7, %x : i32
  %r80 = spirv.ULessThanEqual %x, %x : i32
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @IAdd_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.IAdd %c0, %c0 : vector<3xi32>
  %r1 = spirv.IAdd %c0, %c1 : vector<3xi32>
  %r2 = spirv.IAdd %c0, %c2 : vector<3xi32>
  %r3 = spirv.IAdd %c0, %c3 : vector<3xi32>
  %r4 = spirv.IAdd %c0, %c4 : vector<3xi32>
  %r5 = spirv.IAdd %c1, %c0 : vector<3xi32>
  %r6 = spirv.IAdd %c1, %c1 : vector<3xi32>
  %r7 = spirv.IAdd %c1, %c2 : vector<3xi32>
  %r8 = spirv.IAdd %c1, %c3 : vector<3xi32>
  %r9 = spirv.IAdd %c1, %c4 : vector<3xi32>
  %r10 = spirv.IAdd %c2, %c0 : vector<3xi32>
  %r11 = spirv.IAdd %c2, %c1 : vector<3xi32>
  %r12 = spirv.IAdd %c2, %c2 : vector<3xi32>
  %r13 = spirv.IAdd %c2, %c3 : vector<3xi32>
  %r14 = spirv.IAdd %c2, %c4 : vector<3xi32>
  %r15 = spirv.IAdd %c3, %c0 : vector<3xi32>
  %r16 = spirv.IAdd %c3, %c1 : vector<3xi32>
  %r17 = spirv.IAdd %c3, %c2 : vector<3xi32>
  %r18 = spirv.IAdd %c3, %c3 : vector<3xi32>
  %r19 = spirv.IAdd %c3, %c4 : vector<3xi32>
  %r20 = spirv.IAdd %c4, %c0 : vector<3xi32>
  %r21 = spirv.IAdd %c4, %c1 : vector<3xi32>
  %r22 = spirv.IAdd %c4, %c2 : vector<3xi32>
  %r23 = spirv.IAdd %c4, %c3 : vector<3xi32>
  %r24 = spirv.IAdd %c4, %c4 : vector<3xi32>
  %r25 = spirv.IAdd %x, %c0 : vector<3xi32>
  %r26 = spirv.IAdd %x, %c1 : vector<3xi32>
  %r27 = spirv.IAdd %x, %c2 : vector<3xi32>
  %r28 = spirv.IAdd %x, %c3 : vector<3xi32>
  %r29 = spirv.IAdd %x, %c4 : vector<3xi32>
  %r30 = spirv.IAdd %c0, %x : vector<3xi32>
  %r31 = spirv.IAdd %c1, %x : vector<3xi32>
  %r32 = spirv.IAdd %c2, %x : vector<3xi32>
  %r33 = spirv.IAdd %c3, %x : vector<3xi32>
  %r34 = spirv.IAdd %c4, %x : vector<3xi32>
  %r35 = spirv.IAdd %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @IMul_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.IMul %c0, %c0 : vector<3xi32>
  %r1 = spirv.IMul %c0, %c1 : vector<3xi32>
  %r2 = spirv.IMul %c0, %c2 : vector<3xi32>
  %r3 = spirv.IMul %c0, %c3 : vector<3xi32>
  %r4 = spirv.IMul %c0, %c4 : vector<3xi32>
  %r5 = spirv.IMul %c1, %c0 : vector<3xi32>
  %r6 = spirv.IMul %c1, %c1 : vector<3xi32>
  %r7 = spirv.IMul %c1, %c2 : vector<3xi32>
  %r8 = spirv.IMul %c1, %c3 : vector<3xi32>
  %r9 = spirv.IMul %c1, %c4 : vector<3xi32>
  %r10 = spirv.IMul %c2, %c0 : vector<3xi32>
  %r11 = spirv.IMul %c2, %c1 : vector<3xi32>
  %r12 = spirv.IMul %c2, %c2 : vector<3xi32>
  %r13 = spirv.IMul %c2, %c3 : vector<3xi32>
  %r14 = spirv.IMul %c2, %c4 : vector<3xi32>
  %r15 = spirv.IMul %c3, %c0 : vector<3xi32>
  %r16 = spirv.IMul %c3, %c1 : vector<3xi32>
  %r17 = spirv.IMul %c3, %c2 : vector<3xi32>
  %r18 = spirv.IMul %c3, %c3 : vector<3xi32>
  %r19 = spirv.IMul %c3, %c4 : vector<3xi32>
  %r20 = spirv.IMul %c4, %c0 : vector<3xi32>
  %r21 = spirv.IMul %c4, %c1 : vector<3xi32>
  %r22 = spirv.IMul %c4, %c2 : vector<3xi32>
  %r23 = spirv.IMul %c4, %c3 : vector<3xi32>
  %r24 = spirv.IMul %c4, %c4 : vector<3xi32>
  %r25 = spirv.IMul %x, %c0 : vector<3xi32>
  %r26 = spirv.IMul %x, %c1 : vector<3xi32>
  %r27 = spirv.IMul %x, %c2 : vector<3xi32>
  %r28 = spirv.IMul %x, %c3 : vector<3xi32>
  %r29 = spirv.IMul %x, %c4 : vector<3xi32>
  %r30 = spirv.IMul %c0, %x : vector<3xi32>
  %r31 = spirv.IMul %c1, %x : vector<3xi32>
  %r32 = spirv.IMul %c2, %x : vector<3xi32>
  %r33 = spirv.IMul %c3, %x : vector<3xi32>
  %r34 = spirv.IMul %c4, %x : vector<3xi32>
  %r35 = spirv.IMul %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @ISub_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.ISub %c0, %c0 : vector<3xi32>
  %r1 = spirv.ISub %c0, %c1 : vector<3xi32>
  %r2 = spirv.ISub %c0, %c2 : vector<3xi32>
  %r3 = spirv.ISub %c0, %c3 : vector<3xi32>
  %r4 = spirv.ISub %c0, %c4 : vector<3xi32>
  %r5 = spirv.ISub %c1, %c0 : vector<3xi32>
  %r6 = spirv.ISub %c1, %c1 : vector<3xi32>
  %r7 = spirv.ISub %c1, %c2 : vector<3xi32>
  %r8 = spirv.ISub %c1, %c3 : vector<3xi32>
  %r9 = spirv.ISub %c1, %c4 : vector<3xi32>
  %r10 = spirv.ISub %c2, %c0 : vector<3xi32>
  %r11 = spirv.ISub %c2, %c1 : vector<3xi32>
  %r12 = spirv.ISub %c2, %c2 : vector<3xi32>
  %r13 = spirv.ISub %c2, %c3 : vector<3xi32>
  %r14 = spirv.ISub %c2, %c4 : vector<3xi32>
  %r15 = spirv.ISub %c3, %c0 : vector<3xi32>
  %r16 = spirv.ISub %c3, %c1 : vector<3xi32>
  %r17 = spirv.ISub %c3, %c2 : vector<3xi32>
  %r18 = spirv.ISub %c3, %c3 : vector<3xi32>
  %r19 = spirv.ISub %c3, %c4 : vector<3xi32>
  %r20 = spirv.ISub %c4, %c0 : vector<3xi32>
  %r21 = spirv.ISub %c4, %c1 : vector<3xi32>
  %r22 = spirv.ISub %c4, %c2 : vector<3xi32>
  %r23 = spirv.ISub %c4, %c3 : vector<3xi32>
  %r24 = spirv.ISub %c4, %c4 : vector<3xi32>
  %r25 = spirv.ISub %x, %c0 : vector<3xi32>
  %r26 = spirv.ISub %x, %c1 : vector<3xi32>
  %r27 = spirv.ISub %x, %c2 : vector<3xi32>
  %r28 = spirv.ISub %x, %c3 : vector<3xi32>
  %r29 = spirv.ISub %x, %c4 : vector<3xi32>
  %r30 = spirv.ISub %c0, %x : vector<3xi32>
  %r31 = spirv.ISub %c1, %x : vector<3xi32>
  %r32 = spirv.ISub %c2, %x : vector<3xi32>
  %r33 = spirv.ISub %c3, %x : vector<3xi32>
  %r34 = spirv.ISub %c4, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @SDiv_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.SDiv %c0, %c0 : vector<3xi32>
  %r1 = spirv.SDiv %c0, %c1 : vector<3xi32>
  %r2 = spirv.SDiv %c0, %c2 : vector<3xi32>
  %r3 = spirv.SDiv %c0, %c3 : vector<3xi32>
  %r4 = spirv.SDiv %c0, %c4 : vector<3xi32>
  %r5 = spirv.SDiv %c1, %c0 : vector<3xi32>
  %r6 = spirv.SDiv %c1, %c1 : vector<3xi32>
  %r7 = spirv.SDiv %c1, %c2 : vector<3xi32>
  %r8 = spirv.SDiv %c1, %c3 : vector<3xi32>
  %r9 = spirv.SDiv %c1, %c4 : vector<3xi32>
  %r10 = spirv.SDiv %c2, %c0 : vector<3xi32>
  %r11 = spirv.SDiv %c2, %c1 : vector<3xi32>
  %r12 = spirv.SDiv %c2, %c2 : vector<3xi32>
  %r13 = spirv.SDiv %c2, %c3 : vector<3xi32>
  %r14 = spirv.SDiv %c2, %c4 : vector<3xi32>
  %r15 = spirv.SDiv %c3, %c0 : vector<3xi32>
  %r16 = spirv.SDiv %c3, %c1 : vector<3xi32>
  %r17 = spirv.SDiv %c3, %c2 : vector<3xi32>
  %r18 = spirv.SDiv %c3, %c3 : vector<3xi32>
  %r19 = spirv.SDiv %c3, %c4 : vector<3xi32>
  %r20 = spirv.SDiv %c4, %c0 : vector<3xi32>
  %r21 = spirv.SDiv %c4, %c1 : vector<3xi32>
  %r22 = spirv.SDiv %c4, %c2 : vector<3xi32>
  %r23 = spirv.SDiv %c4, %c3 : vector<3xi32>
  %r24 = spirv.SDiv %c4, %c4 : vector<3xi32>
  %r25 = spirv.SDiv %x, %c0 : vector<3xi32>
  %r26 = spirv.SDiv %x, %c1 : vector<3xi32>
  %r27 = spirv.SDiv %x, %c2 : vector<3xi32>
  %r28 = spirv.SDiv %x, %c3 : vector<3xi32>
  %r29 = spirv.SDiv %x, %c4 : vector<3xi32>
  %r30 = spirv.SDiv %c0, %x : vector<3xi32>
  %r31 = spirv.SDiv %c1, %x : vector<3xi32>
  %r32 = spirv.SDiv %c2, %x : vector<3xi32>
  %r33 = spirv.SDiv %c3, %x : vector<3xi32>
  %r34 = spirv.SDiv %c4, %x : vector<3xi32>
  %r35 = spirv.SDiv %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @SMod_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.SMod %c0, %c0 : vector<3xi32>
  %r1 = spirv.SMod %c0, %c1 : vector<3xi32>
  %r2 = spirv.SMod %c0, %c2 : vector<3xi32>
  %r3 = spirv.SMod %c0, %c3 : vector<3xi32>
  %r4 = spirv.SMod %c0, %c4 : vector<3xi32>
  %r5 = spirv.SMod %c1, %c0 : vector<3xi32>
  %r6 = spirv.SMod %c1, %c1 : vector<3xi32>
  %r7 = spirv.SMod %c1, %c2 : vector<3xi32>
  %r8 = spirv.SMod %c1, %c3 : vector<3xi32>
  %r9 = spirv.SMod %c1, %c4 : vector<3xi32>
  %r10 = spirv.SMod %c2, %c0 : vector<3xi32>
  %r11 = spirv.SMod %c2, %c1 : vector<3xi32>
  %r12 = spirv.SMod %c2, %c2 : vector<3xi32>
  %r13 = spirv.SMod %c2, %c3 : vector<3xi32>
  %r14 = spirv.SMod %c2, %c4 : vector<3xi32>
  %r15 = spirv.SMod %c3, %c0 : vector<3xi32>
  %r16 = spirv.SMod %c3, %c1 : vector<3xi32>
  %r17 = spirv.SMod %c3, %c2 : vector<3xi32>
  %r18 = spirv.SMod %c3, %c3 : vector<3xi32>
  %r19 = spirv.SMod %c3, %c4 : vector<3xi32>
  %r20 = spirv.SMod %c4, %c0 : vector<3xi32>
  %r21 = spirv.SMod %c4, %c1 : vector<3xi32>
  %r22 = spirv.SMod %c4, %c2 : vector<3xi32>
  %r23 = spirv.SMod %c4, %c3 : vector<3xi32>
  %r24 = spirv.SMod %c4, %c4 : vector<3xi32>
  %r25 = spirv.SMod %x, %c0 : vector<3xi32>
  %r26 = spirv.SMod %x, %c1 : vector<3xi32>
  %r27 = spirv.SMod %x, %c2 : vector<3xi32>
  %r28 = spirv.SMod %x, %c3 : vector<3xi32>
  %r29 = spirv.SMod %x, %c4 : vector<3xi32>
  %r30 = spirv.SMod %c0, %x : vector<3xi32>
  %r31 = spirv.SMod %c1, %x : vector<3xi32>
  %r32 = spirv.SMod %c2, %x : vector<3xi32>
  %r33 = spirv.SMod %c3, %x : vector<3xi32>
  %r34 = spirv.SMod %c4, %x : vector<3xi32>
  %r35 = spirv.SMod %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @SRem_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.SRem %c0, %c0 : vector<3xi32>
  %r1 = spirv.SRem %c0, %c1 : vector<3xi32>
  %r2 = spirv.SRem %c0, %c2 : vector<3xi32>
  %r3 = spirv.SRem %c0, %c3 : vector<3xi32>
  %r4 = spirv.SRem %c0, %c4 : vector<3xi32>
  %r5 = spirv.SRem %c1, %c0 : vector<3xi32>
  %r6 = spirv.SRem %c1, %c1 : vector<3xi32>
  %r7 = spirv.SRem %c1, %c2 : vector<3xi32>
  %r8 = spirv.SRem %c1, %c3 : vector<3xi32>
  %r9 = spirv.SRem %c1, %c4 : vector<3xi32>
  %r10 = spirv.SRem %c2, %c0 : vector<3xi32>
  %r11 = spirv.SRem %c2, %c1 : vector<3xi32>
  %r12 = spirv.SRem %c2, %c2 : vector<3xi32>
  %r13 = spirv.SRem %c2, %c3 : vector<3xi32>
  %r14 = spirv.SRem %c2, %c4 : vector<3xi32>
  %r15 = spirv.SRem %c3, %c0 : vector<3xi32>
  %r16 = spirv.SRem %c3, %c1 : vector<3xi32>
  %r17 = spirv.SRem %c3, %c2 : vector<3xi32>
  %r18 = spirv.SRem %c3, %c3 : vector<3xi32>
  %r19 = spirv.SRem %c3, %c4 : vector<3xi32>
  %r20 = spirv.SRem %c4, %c0 : vector<3xi32>
  %r21 = spirv.SRem %c4, %c1 : vector<3xi32>
  %r22 = spirv.SRem %c4, %c2 : vector<3xi32>
  %r23 = spirv.SRem %c4, %c3 : vector<3xi32>
  %r24 = spirv.SRem %c4, %c4 : vector<3xi32>
  %r25 = spirv.SRem %x, %c0 : vector<3xi32>
  %r26 = spirv.SRem %x, %c1 : vector<3xi32>
  %r27 = spirv.SRem %x, %c2 : vector<3xi32>
  %r28 = spirv.SRem %x, %c3 : vector<3xi32>
  %r29 = spirv.SRem %x, %c4 : vector<3xi32>
  %r30 = spirv.SRem %c0, %x : vector<3xi32>
  %r31 = spirv.SRem %c1, %x : vector<3xi32>
  %r32 = spirv.SRem %c2, %x : vector<3xi32>
  %r33 = spirv.SRem %c3, %x : vector<3xi32>
  %r34 = spirv.SRem %c4, %x : vector<3xi32>
  %r35 = spirv.SRem %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @UDiv_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.UDiv %c0, %c0 : vector<3xi32>
  %r1 = spirv.UDiv %c0, %c1 : vector<3xi32>
  %r2 = spirv.UDiv %c0, %c2 : vector<3xi32>
  %r3 = spirv.UDiv %c0, %c3 : vector<3xi32>
  %r4 = spirv.UDiv %c0, %c4 : vector<3xi32>
  %r5 = spirv.UDiv %c1, %c0 : vector<3xi32>
  %r6 = spirv.UDiv %c1, %c1 : vector<3xi32>
  %r7 = spirv.UDiv %c1, %c2 : vector<3xi32>
  %r8 = spirv.UDiv %c1, %c3 : vector<3xi32>
  %r9 = spirv.UDiv %c1, %c4 : vector<3xi32>
  %r10 = spirv.UDiv %c2, %c0 : vector<3xi32>
  %r11 = spirv.UDiv %c2, %c1 : vector<3xi32>
  %r12 = spirv.UDiv %c2, %c2 : vector<3xi32>
  %r13 = spirv.UDiv %c2, %c3 : vector<3xi32>
  %r14 = spirv.UDiv %c2, %c4 : vector<3xi32>
  %r15 = spirv.UDiv %c3, %c0 : vector<3xi32>
  %r16 = spirv.UDiv %c3, %c1 : vector<3xi32>
  %r17 = spirv.UDiv %c3, %c2 : vector<3xi32>
  %r18 = spirv.UDiv %c3, %c3 : vector<3xi32>
  %r19 = spirv.UDiv %c3, %c4 : vector<3xi32>
  %r20 = spirv.UDiv %c4, %c0 : vector<3xi32>
  %r21 = spirv.UDiv %c4, %c1 : vector<3xi32>
  %r22 = spirv.UDiv %c4, %c2 : vector<3xi32>
  %r23 = spirv.UDiv %c4, %c3 : vector<3xi32>
  %r24 = spirv.UDiv %c4, %c4 : vector<3xi32>
  %r25 = spirv.UDiv %x, %c0 : vector<3xi32>
  %r26 = spirv.UDiv %x, %c1 : vector<3xi32>
  %r27 = spirv.UDiv %x, %c2 : vector<3xi32>
  %r28 = spirv.UDiv %x, %c3 : vector<3xi32>
  %r29 = spirv.UDiv %x, %c4 : vector<3xi32>
  %r30 = spirv.UDiv %c0, %x : vector<3xi32>
  %r31 = spirv.UDiv %c1, %x : vector<3xi32>
  %r32 = spirv.UDiv %c2, %x : vector<3xi32>
  %r33 = spirv.UDiv %c3, %x : vector<3xi32>
  %r34 = spirv.UDiv %c4, %x : vector<3xi32>
  %r35 = spirv.UDiv %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @UMod_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.UMod %c0, %c0 : vector<3xi32>
  %r1 = spirv.UMod %c0, %c1 : vector<3xi32>
  %r2 = spirv.UMod %c0, %c2 : vector<3xi32>
  %r3 = spirv.UMod %c0, %c3 : vector<3xi32>
  %r4 = spirv.UMod %c0, %c4 : vector<3xi32>
  %r5 = spirv.UMod %c1, %c0 : vector<3xi32>
  %r6 = spirv.UMod %c1, %c1 : vector<3xi32>
  %r7 = spirv.UMod %c1, %c2 : vector<3xi32>
  %r8 = spirv.UMod %c1, %c3 : vector<3xi32>
  %r9 = spirv.UMod %c1, %c4 : vector<3xi32>
  %r10 = spirv.UMod %c2, %c0 : vector<3xi32>
  %r11 = spirv.UMod %c2, %c1 : vector<3xi32>
  %r12 = spirv.UMod %c2, %c2 : vector<3xi32>
  %r13 = spirv.UMod %c2, %c3 : vector<3xi32>
  %r14 = spirv.UMod %c2, %c4 : vector<3xi32>
  %r15 = spirv.UMod %c3, %c0 : vector<3xi32>
  %r16 = spirv.UMod %c3, %c1 : vector<3xi32>
  %r17 = spirv.UMod %c3, %c2 : vector<3xi32>
  %r18 = spirv.UMod %c3, %c3 : vector<3xi32>
  %r19 = spirv.UMod %c3, %c4 : vector<3xi32>
  %r20 = spirv.UMod %c4, %c0 : vector<3xi32>
  %r21 = spirv.UMod %c4, %c1 : vector<3xi32>
  %r22 = spirv.UMod %c4, %c2 : vector<3xi32>
  %r23 = spirv.UMod %c4, %c3 : vector<3xi32>
  %r24 = spirv.UMod %c4, %c4 : vector<3xi32>
  %r25 = spirv.UMod %x, %c0 : vector<3xi32>
  %r26 = spirv.UMod %x, %c1 : vector<3xi32>
  %r27 = spirv.UMod %x, %c2 : vector<3xi32>
  %r28 = spirv.UMod %x, %c3 : vector<3xi32>
  %r29 = spirv.UMod %x, %c4 : vector<3xi32>
  %r30 = spirv.UMod %c0, %x : vector<3xi32>
  %r31 = spirv.UMod %c1, %x : vector<3xi32>
  %r32 = spirv.UMod %c2, %x : vector<3xi32>
  %r33 = spirv.UMod %c3, %x : vector<3xi32>
  %r34 = spirv.UMod %c4, %x : vector<3xi32>
  %r35 = spirv.UMod %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @BitwiseAnd_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.BitwiseAnd %c0, %c0 : vector<3xi32>
  %r1 = spirv.BitwiseAnd %c0, %c1 : vector<3xi32>
  %r2 = spirv.BitwiseAnd %c0, %c2 : vector<3xi32>
  %r3 = spirv.BitwiseAnd %c0, %c3 : vector<3xi32>
  %r4 = spirv.BitwiseAnd %c0, %c4 : vector<3xi32>
  %r5 = spirv.BitwiseAnd %c1, %c0 : vector<3xi32>
  %r6 = spirv.BitwiseAnd %c1, %c1 : vector<3xi32>
  %r7 = spirv.BitwiseAnd %c1, %c2 : vector<3xi32>
  %r8 = spirv.BitwiseAnd %c1, %c3 : vector<3xi32>
  %r9 = spirv.BitwiseAnd %c1, %c4 : vector<3xi32>
  %r10 = spirv.BitwiseAnd %c2, %c0 : vector<3xi32>
  %r11 = spirv.BitwiseAnd %c2, %c1 : vector<3xi32>
  %r12 = spirv.BitwiseAnd %c2, %c2 : vector<3xi32>
  %r13 = spirv.BitwiseAnd %c2, %c3 : vector<3xi32>
  %r14 = spirv.BitwiseAnd %c2, %c4 : vector<3xi32>
  %r15 = spirv.BitwiseAnd %c3, %c0 : vector<3xi32>
  %r16 = spirv.BitwiseAnd %c3, %c1 : vector<3xi32>
  %r17 = spirv.BitwiseAnd %c3, %c2 : vector<3xi32>
  %r18 = spirv.BitwiseAnd %c3, %c3 : vector<3xi32>
  %r19 = spirv.BitwiseAnd %c3, %c4 : vector<3xi32>
  %r20 = spirv.BitwiseAnd %c4, %c0 : vector<3xi32>
  %r21 = spirv.BitwiseAnd %c4, %c1 : vector<3xi32>
  %r22 = spirv.BitwiseAnd %c4, %c2 : vector<3xi32>
  %r23 = spirv.BitwiseAnd %c4, %c3 : vector<3xi32>
  %r24 = spirv.BitwiseAnd %c4, %c4 : vector<3xi32>
  %r25 = spirv.BitwiseAnd %x, %c0 : vector<3xi32>
  %r26 = spirv.BitwiseAnd %x, %c1 : vector<3xi32>
  %r27 = spirv.BitwiseAnd %x, %c2 : vector<3xi32>
  %r28 = spirv.BitwiseAnd %x, %c3 : vector<3xi32>
  %r29 = spirv.BitwiseAnd %x, %c4 : vector<3xi32>
  %r30 = spirv.BitwiseAnd %c0, %x : vector<3xi32>
  %r31 = spirv.BitwiseAnd %c1, %x : vector<3xi32>
  %r32 = spirv.BitwiseAnd %c2, %x : vector<3xi32>
  %r33 = spirv.BitwiseAnd %c3, %x : vector<3xi32>
  %r34 = spirv.BitwiseAnd %c4, %x : vector<3xi32>
  %r35 = spirv.BitwiseAnd %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @BitwiseOr_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.BitwiseOr %c0, %c0 : vector<3xi32>
  %r1 = spirv.BitwiseOr %c0, %c1 : vector<3xi32>
  %r2 = spirv.BitwiseOr %c0, %c2 : vector<3xi32>
  %r3 = spirv.BitwiseOr %c0, %c3 : vector<3xi32>
  %r4 = spirv.BitwiseOr %c0, %c4 : vector<3xi32>
  %r5 = spirv.BitwiseOr %c1, %c0 : vector<3xi32>
  %r6 = spirv.BitwiseOr %c1, %c1 : vector<3xi32>
  %r7 = spirv.BitwiseOr %c1, %c2 : vector<3xi32>
  %r8 = spirv.BitwiseOr %c1, %c3 : vector<3xi32>
  %r9 = spirv.BitwiseOr %c1, %c4 : vector<3xi32>
  %r10 = spirv.BitwiseOr %c2, %c0 : vector<3xi32>
  %r11 = spirv.BitwiseOr %c2, %c1 : vector<3xi32>
  %r12 = spirv.BitwiseOr %c2, %c2 : vector<3xi32>
  %r13 = spirv.BitwiseOr %c2, %c3 : vector<3xi32>
  %r14 = spirv.BitwiseOr %c2, %c4 : vector<3xi32>
  %r15 = spirv.BitwiseOr %c3, %c0 : vector<3xi32>
  %r16 = spirv.BitwiseOr %c3, %c1 : vector<3xi32>
  %r17 = spirv.BitwiseOr %c3, %c2 : vector<3xi32>
  %r18 = spirv.BitwiseOr %c3, %c3 : vector<3xi32>
  %r19 = spirv.BitwiseOr %c3, %c4 : vector<3xi32>
  %r20 = spirv.BitwiseOr %c4, %c0 : vector<3xi32>
  %r21 = spirv.BitwiseOr %c4, %c1 : vector<3xi32>
  %r22 = spirv.BitwiseOr %c4, %c2 : vector<3xi32>
  %r23 = spirv.BitwiseOr %c4, %c3 : vector<3xi32>
  %r24 = spirv.BitwiseOr %c4, %c4 : vector<3xi32>
  %r25 = spirv.BitwiseOr %x, %c0 : vector<3xi32>
  %r26 = spirv.BitwiseOr %x, %c1 : vector<3xi32>
  %r27 = spirv.BitwiseOr %x, %c2 : vector<3xi32>
  %r28 = spirv.BitwiseOr %x, %c3 : vector<3xi32>
  %r29 = spirv.BitwiseOr %x, %c4 : vector<3xi32>
  %r30 = spirv.BitwiseOr %c0, %x : vector<3xi32>
  %r31 = spirv.BitwiseOr %c1, %x : vector<3xi32>
  %r32 = spirv.BitwiseOr %c2, %x : vector<3xi32>
  %r33 = spirv.BitwiseOr %c3, %x : vector<3xi32>
  %r34 = spirv.BitwiseOr %c4, %x : vector<3xi32>
  %r35 = spirv.BitwiseOr %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @BitwiseXor_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.BitwiseXor %c0, %c0 : vector<3xi32>
  %r1 = spirv.BitwiseXor %c0, %c1 : vector<3xi32>
  %r2 = spirv.BitwiseXor %c0, %c2 : vector<3xi32>
  %r3 = spirv.BitwiseXor %c0, %c3 : vector<3xi32>
  %r4 = spirv.BitwiseXor %c0, %c4 : vector<3xi32>
  %r5 = spirv.BitwiseXor %c1, %c0 : vector<3xi32>
  %r6 = spirv.BitwiseXor %c1, %c1 : vector<3xi32>
  %r7 = spirv.BitwiseXor %c1, %c2 : vector<3xi32>
  %r8 = spirv.BitwiseXor %c1, %c3 : vector<3xi32>
  %r9 = spirv.BitwiseXor %c1, %c4 : vector<3xi32>
  %r10 = spirv.BitwiseXor %c2, %c0 : vector<3xi32>
  %r11 = spirv.BitwiseXor %c2, %c1 : vector<3xi32>
  %r12 = spirv.BitwiseXor %c2, %c2 : vector<3xi32>
  %r13 = spirv.BitwiseXor %c2, %c3 : vector<3xi32>
  %r14 = spirv.BitwiseXor %c2, %c4 : vector<3xi32>
  %r15 = spirv.BitwiseXor %c3, %c0 : vector<3xi32>
  %r16 = spirv.BitwiseXor %c3, %c1 : vector<3xi32>
  %r17 = spirv.BitwiseXor %c3, %c2 : vector<3xi32>
  %r18 = spirv.BitwiseXor %c3, %c3 : vector<3xi32>
  %r19 = spirv.BitwiseXor %c3, %c4 : vector<3xi32>
  %r20 = spirv.BitwiseXor %c4, %c0 : vector<3xi32>
  %r21 = spirv.BitwiseXor %c4, %c1 : vector<3xi32>
  %r22 = spirv.BitwiseXor %c4, %c2 : vector<3xi32>
  %r23 = spirv.BitwiseXor %c4, %c3 : vector<3xi32>
  %r24 = spirv.BitwiseXor %c4, %c4 : vector<3xi32>
  %r25 = spirv.BitwiseXor %x, %c0 : vector<3xi32>
  %r26 = spirv.BitwiseXor %x, %c1 : vector<3xi32>
  %r27 = spirv.BitwiseXor %x, %c2 : vector<3xi32>
  %r28 = spirv.BitwiseXor %x, %c3 : vector<3xi32>
  %r29 = spirv.BitwiseXor %x, %c4 : vector<3xi32>
  %r30 = spirv.BitwiseXor %c0, %x : vector<3xi32>
  %r31 = spirv.BitwiseXor %c1, %x : vector<3xi32>
  %r32 = spirv.BitwiseXor %c2, %x : vector<3xi32>
  %r33 = spirv.BitwiseXor %c3, %x : vector<3xi32>
  %r34 = spirv.BitwiseXor %c4, %x : vector<3xi32>
  %r35 = spirv.BitwiseXor %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @ShiftLeftLogical_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.ShiftLeftLogical %c0, %c0 : vector<3xi32>, vector<3xi32>
  %r1 = spirv.ShiftLeftLogical %c0, %c1 : vector<3xi32>, vector<3xi32>
  %r2 = spirv.ShiftLeftLogical %c0, %c2 : vector<3xi32>, vector<3xi32>
  %r3 = spirv.ShiftLeftLogical %c0, %c3 : vector<3xi32>, vector<3xi32>
  %r4 = spirv.ShiftLeftLogical %c0, %c4 : vector<3xi32>, vector<3xi32>
  %r5 = spirv.ShiftLeftLogical %c1, %c0 : vector<3xi32>, vector<3xi32>
  %r6 = spirv.ShiftLeftLogical %c1, %c1 : vector<3xi32>, vector<3xi32>
  %r7 = spirv.ShiftLeftLogical %c1, %c2 : vector<3xi32>, vector<3xi32>
  %r8 = spirv.ShiftLeftLogical %c1, %c3 : vector<3xi32>, vector<3xi32>
  %r9 = spirv.ShiftLeftLogical %c1, %c4 : vector<3xi32>, vector<3xi32>
  %r10 = spirv.ShiftLeftLogical %c2, %c0 : vector<3xi32>, vector<3xi32>
  %r11 = spirv.ShiftLeftLogical %c2, %c1 : vector<3xi32>, vector<3xi32>
  %r12 = spirv.ShiftLeftLogical %c2, %c2 : vector<3xi32>, vector<3xi32>
  %r13 = spirv.ShiftLeftLogical %c2, %c3 : vector<3xi32>, vector<3xi32>
  %r14 = spirv.ShiftLeftLogical %c2, %c4 : vector<3xi32>, vector<3xi32>
  %r15 = spirv.ShiftLeftLogical %c3, %c0 : vector<3xi32>, vector<3xi32>
  %r16 = spirv.ShiftLeftLogical %c3, %c1 : vector<3xi32>, vector<3xi32>
  %r17 = spirv.ShiftLeftLogical %c3, %c2 : vector<3xi32>, vector<3xi32>
  %r18 = spirv.ShiftLeftLogical %c3, %c3 : vector<3xi32>, vector<3xi32>
  %r19 = spirv.ShiftLeftLogical %c3, %c4 : vector<3xi32>, vector<3xi32>
  %r20 = spirv.ShiftLeftLogical %c4, %c0 : vector<3xi32>, vector<3xi32>
  %r21 = spirv.ShiftLeftLogical %c4, %c1 : vector<3xi32>, vector<3xi32>
  %r22 = spirv.ShiftLeftLogical %c4, %c2 : vector<3xi32>, vector<3xi32>
  %r23 = spirv.ShiftLeftLogical %c4, %c3 : vector<3xi32>, vector<3xi32>
  %r24 = spirv.ShiftLeftLogical %c4, %c4 : vector<3xi32>, vector<3xi32>
  %r25 = spirv.ShiftLeftLogical %x, %c0 : vector<3xi32>, vector<3xi32>
  %r26 = spirv.ShiftLeftLogical %x, %c1 : vector<3xi32>, vector<3xi32>
  %r27 = spirv.ShiftLeftLogical %x, %c2 : vector<3xi32>, vector<3xi32>
  %r28 = spirv.ShiftLeftLogical %x, %c3 : vector<3xi32>, vector<3xi32>
  %r29 = spirv.ShiftLeftLogical %x, %c4 : vector<3xi32>, vector<3xi32>
  %r30 = spirv.ShiftLeftLogical %c0, %x : vector<3xi32>, vector<3xi32>
  %r31 = spirv.ShiftLeftLogical %c1, %x : vector<3xi32>, vector<3xi32>
  %r32 = spirv.ShiftLeftLogical %c2, %x : vector<3xi32>, vector<3xi32>
  %r33 = spirv.ShiftLeftLogical %c3, %x : vector<3xi32>, vector<3xi32>
  %r34 = spirv.ShiftLeftLogical %c4, %x : vector<3xi32>, vector<3xi32>
  %r35 = spirv.ShiftLeftLogical %x, %x : vector<3xi32>, vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @ShiftRightArithmetic_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.ShiftRightArithmetic %c0, %c0 : vector<3xi32>, vector<3xi32>
  %r1 = spirv.ShiftRightArithmetic %c0, %c1 : vector<3xi32>, vector<3xi32>
  %r2 = spirv.ShiftRightArithmetic %c0, %c2 : vector<3xi32>, vector<3xi32>
  %r3 = spirv.ShiftRightArithmetic %c0, %c3 : vector<3xi32>, vector<3xi32>
  %r4 = spirv.ShiftRightArithmetic %c0, %c4 : vector<3xi32>, vector<3xi32>
  %r5 = spirv.ShiftRightArithmetic %c1, %c0 : vector<3xi32>, vector<3xi32>
  %r6 = spirv.ShiftRightArithmetic %c1, %c1 : vector<3xi32>, vector<3xi32>
  %r7 = spirv.ShiftRightArithmetic %c1, %c2 : vector<3xi32>, vector<3xi32>
  %r8 = spirv.ShiftRightArithmetic %c1, %c3 : vector<3xi32>, vector<3xi32>
  %r9 = spirv.ShiftRightArithmetic %c1, %c4 : vector<3xi32>, vector<3xi32>
  %r10 = spirv.ShiftRightArithmetic %c2, %c0 : vector<3xi32>, vector<3xi32>
  %r11 = spirv.ShiftRightArithmetic %c2, %c1 : vector<3xi32>, vector<3xi32>
  %r12 = spirv.ShiftRightArithmetic %c2, %c2 : vector<3xi32>, vector<3xi32>
  %r13 = spirv.ShiftRightArithmetic %c2, %c3 : vector<3xi32>, vector<3xi32>
  %r14 = spirv.ShiftRightArithmetic %c2, %c4 : vector<3xi32>, vector<3xi32>
  %r15 = spirv.ShiftRightArithmetic %c3, %c0 : vector<3xi32>, vector<3xi32>
  %r16 = spirv.ShiftRightArithmetic %c3, %c1 : vector<3xi32>, vector<3xi32>
  %r17 = spirv.ShiftRightArithmetic %c3, %c2 : vector<3xi32>, vector<3xi32>
  %r18 = spirv.ShiftRightArithmetic %c3, %c3 : vector<3xi32>, vector<3xi32>
  %r19 = spirv.ShiftRightArithmetic %c3, %c4 : vector<3xi32>, vector<3xi32>
  %r20 = spirv.ShiftRightArithmetic %c4, %c0 : vector<3xi32>, vector<3xi32>
  %r21 = spirv.ShiftRightArithmetic %c4, %c1 : vector<3xi32>, vector<3xi32>
  %r22 = spirv.ShiftRightArithmetic %c4, %c2 : vector<3xi32>, vector<3xi32>
  %r23 = spirv.ShiftRightArithmetic %c4, %c3 : vector<3xi32>, vector<3xi32>
  %r24 = spirv.ShiftRightArithmetic %c4, %c4 : vector<3xi32>, vector<3xi32>
  %r25 = spirv.ShiftRightArithmetic %x, %c0 : vector<3xi32>, vector<3xi32>
  %r26 = spirv.ShiftRightArithmetic %x, %c1 : vector<3xi32>, vector<3xi32>
  %r27 = spirv.ShiftRightArithmetic %x, %c2 : vector<3xi32>, vector<3xi32>
  %r28 = spirv.ShiftRightArithmetic %x, %c3 : vector<3xi32>, vector<3xi32>
  %r29 = spirv.ShiftRightArithmetic %x, %c4 : vector<3xi32>, vector<3xi32>
  %r30 = spirv.ShiftRightArithmetic %c0, %x : vector<3xi32>, vector<3xi32>
  %r31 = spirv.ShiftRightArithmetic %c1, %x : vector<3xi32>, vector<3xi32>
  %r32 = spirv.ShiftRightArithmetic %c2, %x : vector<3xi32>, vector<3xi32>
  %r33 = spirv.ShiftRightArithmetic %c3, %x : vector<3xi32>, vector<3xi32>
  %r34 = spirv.ShiftRightArithmetic %c4, %x : vector<3xi32>, vector<3xi32>
  %r35 = spirv.ShiftRightArithmetic %x, %x : vector<3xi32>, vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @ShiftRightLogical_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.ShiftRightLogical %c0, %c0 : vector<3xi32>, vector<3xi32>
  %r1 = spirv.ShiftRightLogical %c0, %c1 : vector<3xi32>, vector<3xi32>
  %r2 = spirv.ShiftRightLogical %c0, %c2 : vector<3xi32>, vector<3xi32>
  %r3 = spirv.ShiftRightLogical %c0, %c3 : vector<3xi32>, vector<3xi32>
  %r4 = spirv.ShiftRightLogical %c0, %c4 : vector<3xi32>, vector<3xi32>
  %r5 = spirv.ShiftRightLogical %c1, %c0 : vector<3xi32>, vector<3xi32>
  %r6 = spirv.ShiftRightLogical %c1, %c1 : vector<3xi32>, vector<3xi32>
  %r7 = spirv.ShiftRightLogical %c1, %c2 : vector<3xi32>, vector<3xi32>
  %r8 = spirv.ShiftRightLogical %c1, %c3 : vector<3xi32>, vector<3xi32>
  %r9 = spirv.ShiftRightLogical %c1, %c4 : vector<3xi32>, vector<3xi32>
  %r10 = spirv.ShiftRightLogical %c2, %c0 : vector<3xi32>, vector<3xi32>
  %r11 = spirv.ShiftRightLogical %c2, %c1 : vector<3xi32>, vector<3xi32>
  %r12 = spirv.ShiftRightLogical %c2, %c2 : vector<3xi32>, vector<3xi32>
  %r13 = spirv.ShiftRightLogical %c2, %c3 : vector<3xi32>, vector<3xi32>
  %r14 = spirv.ShiftRightLogical %c2, %c4 : vector<3xi32>, vector<3xi32>
  %r15 = spirv.ShiftRightLogical %c3, %c0 : vector<3xi32>, vector<3xi32>
  %r16 = spirv.ShiftRightLogical %c3, %c1 : vector<3xi32>, vector<3xi32>
  %r17 = spirv.ShiftRightLogical %c3, %c2 : vector<3xi32>, vector<3xi32>
  %r18 = spirv.ShiftRightLogical %c3, %c3 : vector<3xi32>, vector<3xi32>
  %r19 = spirv.ShiftRightLogical %c3, %c4 : vector<3xi32>, vector<3xi32>
  %r20 = spirv.ShiftRightLogical %c4, %c0 : vector<3xi32>, vector<3xi32>
  %r21 = spirv.ShiftRightLogical %c4, %c1 : vector<3xi32>, vector<3xi32>
  %r22 = spirv.ShiftRightLogical %c4, %c2 : vector<3xi32>, vector<3xi32>
  %r23 = spirv.ShiftRightLogical %c4, %c3 : vector<3xi32>, vector<3xi32>
  %r24 = spirv.ShiftRightLogical %c4, %c4 : vector<3xi32>, vector<3xi32>
  %r25 = spirv.ShiftRightLogical %x, %c0 : vector<3xi32>, vector<3xi32>
  %r26 = spirv.ShiftRightLogical %x, %c1 : vector<3xi32>, vector<3xi32>
  %r27 = spirv.ShiftRightLogical %x, %c2 : vector<3xi32>, vector<3xi32>
  %r28 = spirv.ShiftRightLogical %x, %c3 : vector<3xi32>, vector<3xi32>
  %r29 = spirv.ShiftRightLogical %x, %c4 : vector<3xi32>, vector<3xi32>
  %r30 = spirv.ShiftRightLogical %c0, %x : vector<3xi32>, vector<3xi32>
  %r31 = spirv.ShiftRightLogical %c1, %x : vector<3xi32>, vector<3xi32>
  %r32 = spirv.ShiftRightLogical %c2, %x : vector<3xi32>, vector<3xi32>
  %r33 = spirv.ShiftRightLogical %c3, %x : vector<3xi32>, vector<3xi32>
  %r34 = spirv.ShiftRightLogical %c4, %x : vector<3xi32>, vector<3xi32>
  %r35 = spirv.ShiftRightLogical %x, %x : vector<3xi32>, vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @IEqual_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.IEqual %c0, %c0 : vector<3xi32>
  %r1 = spirv.IEqual %c0, %c1 : vector<3xi32>
  %r2 = spirv.IEqual %c0, %c2 : vector<3xi32>
  %r3 = spirv.IEqual %c0, %c3 : vector<3xi32>
  %r4 = spirv.IEqual %c0, %c4 : vector<3xi32>
  %r5 = spirv.IEqual %c1, %c0 : vector<3xi32>
  %r6 = spirv.IEqual %c1, %c1 : vector<3xi32>
  %r7 = spirv.IEqual %c1, %c2 : vector<3xi32>
  %r8 = spirv.IEqual %c1, %c3 : vector<3xi32>
  %r9 = spirv.IEqual %c1, %c4 : vector<3xi32>
  %r10 = spirv.IEqual %c2, %c0 : vector<3xi32>
  %r11 = spirv.IEqual %c2, %c1 : vector<3xi32>
  %r12 = spirv.IEqual %c2, %c2 : vector<3xi32>
  %r13 = spirv.IEqual %c2, %c3 : vector<3xi32>
  %r14 = spirv.IEqual %c2, %c4 : vector<3xi32>
  %r15 = spirv.IEqual %c3, %c0 : vector<3xi32>
  %r16 = spirv.IEqual %c3, %c1 : vector<3xi32>
  %r17 = spirv.IEqual %c3, %c2 : vector<3xi32>
  %r18 = spirv.IEqual %c3, %c3 : vector<3xi32>
  %r19 = spirv.IEqual %c3, %c4 : vector<3xi32>
  %r20 = spirv.IEqual %c4, %c0 : vector<3xi32>
  %r21 = spirv.IEqual %c4, %c1 : vector<3xi32>
  %r22 = spirv.IEqual %c4, %c2 : vector<3xi32>
  %r23 = spirv.IEqual %c4, %c3 : vector<3xi32>
  %r24 = spirv.IEqual %c4, %c4 : vector<3xi32>
  %r25 = spirv.IEqual %x, %c0 : vector<3xi32>
  %r26 = spirv.IEqual %x, %c1 : vector<3xi32>
  %r27 = spirv.IEqual %x, %c2 : vector<3xi32>
  %r28 = spirv.IEqual %x, %c3 : vector<3xi32>
  %r29 = spirv.IEqual %x, %c4 : vector<3xi32>
  %r30 = spirv.IEqual %c0, %x : vector<3xi32>
  %r31 = spirv.IEqual %c1, %x : vector<3xi32>
  %r32 = spirv.IEqual %c2, %x : vector<3xi32>
  %r33 = spirv.IEqual %c3, %x : vector<3xi32>
  %r34 = spirv.IEqual %c4, %x : vector<3xi32>
  %r35 = spirv.IEqual %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @INotEqual_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.INotEqual %c0, %c0 : vector<3xi32>
  %r1 = spirv.INotEqual %c0, %c1 : vector<3xi32>
  %r2 = spirv.INotEqual %c0, %c2 : vector<3xi32>
  %r3 = spirv.INotEqual %c0, %c3 : vector<3xi32>
  %r4 = spirv.INotEqual %c0, %c4 : vector<3xi32>
  %r5 = spirv.INotEqual %c1, %c0 : vector<3xi32>
  %r6 = spirv.INotEqual %c1, %c1 : vector<3xi32>
  %r7 = spirv.INotEqual %c1, %c2 : vector<3xi32>
  %r8 = spirv.INotEqual %c1, %c3 : vector<3xi32>
  %r9 = spirv.INotEqual %c1, %c4 : vector<3xi32>
  %r10 = spirv.INotEqual %c2, %c0 : vector<3xi32>
  %r11 = spirv.INotEqual %c2, %c1 : vector<3xi32>
  %r12 = spirv.INotEqual %c2, %c2 : vector<3xi32>
  %r13 = spirv.INotEqual %c2, %c3 : vector<3xi32>
  %r14 = spirv.INotEqual %c2, %c4 : vector<3xi32>
  %r15 = spirv.INotEqual %c3, %c0 : vector<3xi32>
  %r16 = spirv.INotEqual %c3, %c1 : vector<3xi32>
  %r17 = spirv.INotEqual %c3, %c2 : vector<3xi32>
  %r18 = spirv.INotEqual %c3, %c3 : vector<3xi32>
  %r19 = spirv.INotEqual %c3, %c4 : vector<3xi32>
  %r20 = spirv.INotEqual %c4, %c0 : vector<3xi32>
  %r21 = spirv.INotEqual %c4, %c1 : vector<3xi32>
  %r22 = spirv.INotEqual %c4, %c2 : vector<3xi32>
  %r23 = spirv.INotEqual %c4, %c3 : vector<3xi32>
  %r24 = spirv.INotEqual %c4, %c4 : vector<3xi32>
  %r25 = spirv.INotEqual %x, %c0 : vector<3xi32>
  %r26 = spirv.INotEqual %x, %c1 : vector<3xi32>
  %r27 = spirv.INotEqual %x, %c2 : vector<3xi32>
  %r28 = spirv.INotEqual %x, %c3 : vector<3xi32>
  %r29 = spirv.INotEqual %x, %c4 : vector<3xi32>
  %r30 = spirv.INotEqual %c0, %x : vector<3xi32>
  %r31 = spirv.INotEqual %c1, %x : vector<3xi32>
  %r32 = spirv.INotEqual %c2, %x : vector<3xi32>
  %r33 = spirv.INotEqual %c3, %x : vector<3xi32>
  %r34 = spirv.INotEqual %c4, %x : vector<3xi32>
  %r35 = spirv.INotEqual %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @SGreaterThan_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.SGreaterThan %c0, %c0 : vector<3xi32>
  %r1 = spirv.SGreaterThan %c0, %c1 : vector<3xi32>
  %r2 = spirv.SGreaterThan %c0, %c2 : vector<3xi32>
  %r3 = spirv.SGreaterThan %c0, %c3 : vector<3xi32>
  %r4 = spirv.SGreaterThan %c0, %c4 : vector<3xi32>
  %r5 = spirv.SGreaterThan %c1, %c0 : vector<3xi32>
  %r6 = spirv.SGreaterThan %c1, %c1 : vector<3xi32>
  %r7 = spirv.SGreaterThan %c1, %c2 : vector<3xi32>
  %r8 = spirv.SGreaterThan %c1, %c3 : vector<3xi32>
  %r9 = spirv.SGreaterThan %c1, %c4 : vector<3xi32>
  %r10 = spirv.SGreaterThan %c2, %c0 : vector<3xi32>
  %r11 = spirv.SGreaterThan %c2, %c1 : vector<3xi32>
  %r12 = spirv.SGreaterThan %c2, %c2 : vector<3xi32>
  %r13 = spirv.SGreaterThan %c2, %c3 : vector<3xi32>
  %r14 = spirv.SGreaterThan %c2, %c4 : vector<3xi32>
  %r15 = spirv.SGreaterThan %c3, %c0 : vector<3xi32>
  %r16 = spirv.SGreaterThan %c3, %c1 : vector<3xi32>
  %r17 = spirv.SGreaterThan %c3, %c2 : vector<3xi32>
  %r18 = spirv.SGreaterThan %c3, %c3 : vector<3xi32>
  %r19 = spirv.SGreaterThan %c3, %c4 : vector<3xi32>
  %r20 = spirv.SGreaterThan %c4, %c0 : vector<3xi32>
  %r21 = spirv.SGreaterThan %c4, %c1 : vector<3xi32>
  %r22 = spirv.SGreaterThan %c4, %c2 : vector<3xi32>
  %r23 = spirv.SGreaterThan %c4, %c3 : vector<3xi32>
  %r24 = spirv.SGreaterThan %c4, %c4 : vector<3xi32>
  %r25 = spirv.SGreaterThan %x, %c0 : vector<3xi32>
  %r26 = spirv.SGreaterThan %x, %c1 : vector<3xi32>
  %r27 = spirv.SGreaterThan %x, %c2 : vector<3xi32>
  %r28 = spirv.SGreaterThan %x, %c3 : vector<3xi32>
  %r29 = spirv.SGreaterThan %x, %c4 : vector<3xi32>
  %r30 = spirv.SGreaterThan %c0, %x : vector<3xi32>
  %r31 = spirv.SGreaterThan %c1, %x : vector<3xi32>
  %r32 = spirv.SGreaterThan %c2, %x : vector<3xi32>
  %r33 = spirv.SGreaterThan %c3, %x : vector<3xi32>
  %r34 = spirv.SGreaterThan %c4, %x : vector<3xi32>
  %r35 = spirv.SGreaterThan %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @SGreaterThanEqual_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.SGreaterThanEqual %c0, %c0 : vector<3xi32>
  %r1 = spirv.SGreaterThanEqual %c0, %c1 : vector<3xi32>
  %r2 = spirv.SGreaterThanEqual %c0, %c2 : vector<3xi32>
  %r3 = spirv.SGreaterThanEqual %c0, %c3 : vector<3xi32>
  %r4 = spirv.SGreaterThanEqual %c0, %c4 : vector<3xi32>
  %r5 = spirv.SGreaterThanEqual %c1, %c0 : vector<3xi32>
  %r6 = spirv.SGreaterThanEqual %c1, %c1 : vector<3xi32>
  %r7 = spirv.SGreaterThanEqual %c1, %c2 : vector<3xi32>
  %r8 = spirv.SGreaterThanEqual %c1, %c3 : vector<3xi32>
  %r9 = spirv.SGreaterThanEqual %c1, %c4 : vector<3xi32>
  %r10 = spirv.SGreaterThanEqual %c2, %c0 : vector<3xi32>
  %r11 = spirv.SGreaterThanEqual %c2, %c1 : vector<3xi32>
  %r12 = spirv.SGreaterThanEqual %c2, %c2 : vector<3xi32>
  %r13 = spirv.SGreaterThanEqual %c2, %c3 : vector<3xi32>
  %r14 = spirv.SGreaterThanEqual %c2, %c4 : vector<3xi32>
  %r15 = spirv.SGreaterThanEqual %c3, %c0 : vector<3xi32>
  %r16 = spirv.SGreaterThanEqual %c3, %c1 : vector<3xi32>
  %r17 = spirv.SGreaterThanEqual %c3, %c2 : vector<3xi32>
  %r18 = spirv.SGreaterThanEqual %c3, %c3 : vector<3xi32>
  %r19 = spirv.SGreaterThanEqual %c3, %c4 : vector<3xi32>
  %r20 = spirv.SGreaterThanEqual %c4, %c0 : vector<3xi32>
  %r21 = spirv.SGreaterThanEqual %c4, %c1 : vector<3xi32>
  %r22 = spirv.SGreaterThanEqual %c4, %c2 : vector<3xi32>
  %r23 = spirv.SGreaterThanEqual %c4, %c3 : vector<3xi32>
  %r24 = spirv.SGreaterThanEqual %c4, %c4 : vector<3xi32>
  %r25 = spirv.SGreaterThanEqual %x, %c0 : vector<3xi32>
  %r26 = spirv.SGreaterThanEqual %x, %c1 : vector<3xi32>
  %r27 = spirv.SGreaterThanEqual %x, %c2 : vector<3xi32>
  %r28 = spirv.SGreaterThanEqual %x, %c3 : vector<3xi32>
  %r29 = spirv.SGreaterThanEqual %x, %c4 : vector<3xi32>
  %r30 = spirv.SGreaterThanEqual %c0, %x : vector<3xi32>
  %r31 = spirv.SGreaterThanEqual %c1, %x : vector<3xi32>
  %r32 = spirv.SGreaterThanEqual %c2, %x : vector<3xi32>
  %r33 = spirv.SGreaterThanEqual %c3, %x : vector<3xi32>
  %r34 = spirv.SGreaterThanEqual %c4, %x : vector<3xi32>
  %r35 = spirv.SGreaterThanEqual %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @SLessThan_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.SLessThan %c0, %c0 : vector<3xi32>
  %r1 = spirv.SLessThan %c0, %c1 : vector<3xi32>
  %r2 = spirv.SLessThan %c0, %c2 : vector<3xi32>
  %r3 = spirv.SLessThan %c0, %c3 : vector<3xi32>
  %r4 = spirv.SLessThan %c0, %c4 : vector<3xi32>
  %r5 = spirv.SLessThan %c1, %c0 : vector<3xi32>
  %r6 = spirv.SLessThan %c1, %c1 : vector<3xi32>
  %r7 = spirv.SLessThan %c1, %c2 : vector<3xi32>
  %r8 = spirv.SLessThan %c1, %c3 : vector<3xi32>
  %r9 = spirv.SLessThan %c1, %c4 : vector<3xi32>
  %r10 = spirv.SLessThan %c2, %c0 : vector<3xi32>
  %r11 = spirv.SLessThan %c2, %c1 : vector<3xi32>
  %r12 = spirv.SLessThan %c2, %c2 : vector<3xi32>
  %r13 = spirv.SLessThan %c2, %c3 : vector<3xi32>
  %r14 = spirv.SLessThan %c2, %c4 : vector<3xi32>
  %r15 = spirv.SLessThan %c3, %c0 : vector<3xi32>
  %r16 = spirv.SLessThan %c3, %c1 : vector<3xi32>
  %r17 = spirv.SLessThan %c3, %c2 : vector<3xi32>
  %r18 = spirv.SLessThan %c3, %c3 : vector<3xi32>
  %r19 = spirv.SLessThan %c3, %c4 : vector<3xi32>
  %r20 = spirv.SLessThan %c4, %c0 : vector<3xi32>
  %r21 = spirv.SLessThan %c4, %c1 : vector<3xi32>
  %r22 = spirv.SLessThan %c4, %c2 : vector<3xi32>
  %r23 = spirv.SLessThan %c4, %c3 : vector<3xi32>
  %r24 = spirv.SLessThan %c4, %c4 : vector<3xi32>
  %r25 = spirv.SLessThan %x, %c0 : vector<3xi32>
  %r26 = spirv.SLessThan %x, %c1 : vector<3xi32>
  %r27 = spirv.SLessThan %x, %c2 : vector<3xi32>
  %r28 = spirv.SLessThan %x, %c3 : vector<3xi32>
  %r29 = spirv.SLessThan %x, %c4 : vector<3xi32>
  %r30 = spirv.SLessThan %c0, %x : vector<3xi32>
  %r31 = spirv.SLessThan %c1, %x : vector<3xi32>
  %r32 = spirv.SLessThan %c2, %x : vector<3xi32>
  %r33 = spirv.SLessThan %c3, %x : vector<3xi32>
  %r34 = spirv.SLessThan %c4, %x : vector<3xi32>
  %r35 = spirv.SLessThan %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @SLessThanEqual_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.SLessThanEqual %c0, %c0 : vector<3xi32>
  %r1 = spirv.SLessThanEqual %c0, %c1 : vector<3xi32>
  %r2 = spirv.SLessThanEqual %c0, %c2 : vector<3xi32>
  %r3 = spirv.SLessThanEqual %c0, %c3 : vector<3xi32>
  %r4 = spirv.SLessThanEqual %c0, %c4 : vector<3xi32>
  %r5 = spirv.SLessThanEqual %c1, %c0 : vector<3xi32>
  %r6 = spirv.SLessThanEqual %c1, %c1 : vector<3xi32>
  %r7 = spirv.SLessThanEqual %c1, %c2 : vector<3xi32>
  %r8 = spirv.SLessThanEqual %c1, %c3 : vector<3xi32>
  %r9 = spirv.SLessThanEqual %c1, %c4 : vector<3xi32>
  %r10 = spirv.SLessThanEqual %c2, %c0 : vector<3xi32>
  %r11 = spirv.SLessThanEqual %c2, %c1 : vector<3xi32>
  %r12 = spirv.SLessThanEqual %c2, %c2 : vector<3xi32>
  %r13 = spirv.SLessThanEqual %c2, %c3 : vector<3xi32>
  %r14 = spirv.SLessThanEqual %c2, %c4 : vector<3xi32>
  %r15 = spirv.SLessThanEqual %c3, %c0 : vector<3xi32>
  %r16 = spirv.SLessThanEqual %c3, %c1 : vector<3xi32>
  %r17 = spirv.SLessThanEqual %c3, %c2 : vector<3xi32>
  %r18 = spirv.SLessThanEqual %c3, %c3 : vector<3xi32>
  %r19 = spirv.SLessThanEqual %c3, %c4 : vector<3xi32>
  %r20 = spirv.SLessThanEqual %c4, %c0 : vector<3xi32>
  %r21 = spirv.SLessThanEqual %c4, %c1 : vector<3xi32>
  %r22 = spirv.SLessThanEqual %c4, %c2 : vector<3xi32>
  %r23 = spirv.SLessThanEqual %c4, %c3 : vector<3xi32>
  %r24 = spirv.SLessThanEqual %c4, %c4 : vector<3xi32>
  %r25 = spirv.SLessThanEqual %x, %c0 : vector<3xi32>
  %r26 = spirv.SLessThanEqual %x, %c1 : vector<3xi32>
  %r27 = spirv.SLessThanEqual %x, %c2 : vector<3xi32>
  %r28 = spirv.SLessThanEqual %x, %c3 : vector<3xi32>
  %r29 = spirv.SLessThanEqual %x, %c4 : vector<3xi32>
  %r30 = spirv.SLessThanEqual %c0, %x : vector<3xi32>
  %r31 = spirv.SLessThanEqual %c1, %x : vector<3xi32>
  %r32 = spirv.SLessThanEqual %c2, %x : vector<3xi32>
  %r33 = spirv.SLessThanEqual %c3, %x : vector<3xi32>
  %r34 = spirv.SLessThanEqual %c4, %x : vector<3xi32>
  %r35 = spirv.SLessThanEqual %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @UGreaterThan_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.UGreaterThan %c0, %c0 : vector<3xi32>
  %r1 = spirv.UGreaterThan %c0, %c1 : vector<3xi32>
  %r2 = spirv.UGreaterThan %c0, %c2 : vector<3xi32>
  %r3 = spirv.UGreaterThan %c0, %c3 : vector<3xi32>
  %r4 = spirv.UGreaterThan %c0, %c4 : vector<3xi32>
  %r5 = spirv.UGreaterThan %c1, %c0 : vector<3xi32>
  %r6 = spirv.UGreaterThan %c1, %c1 : vector<3xi32>
  %r7 = spirv.UGreaterThan %c1, %c2 : vector<3xi32>
  %r8 = spirv.UGreaterThan %c1, %c3 : vector<3xi32>
  %r9 = spirv.UGreaterThan %c1, %c4 : vector<3xi32>
  %r10 = spirv.UGreaterThan %c2, %c0 : vector<3xi32>
  %r11 = spirv.UGreaterThan %c2, %c1 : vector<3xi32>
  %r12 = spirv.UGreaterThan %c2, %c2 : vector<3xi32>
  %r13 = spirv.UGreaterThan %c2, %c3 : vector<3xi32>
  %r14 = spirv.UGreaterThan %c2, %c4 : vector<3xi32>
  %r15 = spirv.UGreaterThan %c3, %c0 : vector<3xi32>
  %r16 = spirv.UGreaterThan %c3, %c1 : vector<3xi32>
  %r17 = spirv.UGreaterThan %c3, %c2 : vector<3xi32>
  %r18 = spirv.UGreaterThan %c3, %c3 : vector<3xi32>
  %r19 = spirv.UGreaterThan %c3, %c4 : vector<3xi32>
  %r20 = spirv.UGreaterThan %c4, %c0 : vector<3xi32>
  %r21 = spirv.UGreaterThan %c4, %c1 : vector<3xi32>
  %r22 = spirv.UGreaterThan %c4, %c2 : vector<3xi32>
  %r23 = spirv.UGreaterThan %c4, %c3 : vector<3xi32>
  %r24 = spirv.UGreaterThan %c4, %c4 : vector<3xi32>
  %r25 = spirv.UGreaterThan %x, %c0 : vector<3xi32>
  %r26 = spirv.UGreaterThan %x, %c1 : vector<3xi32>
  %r27 = spirv.UGreaterThan %x, %c2 : vector<3xi32>
  %r28 = spirv.UGreaterThan %x, %c3 : vector<3xi32>
  %r29 = spirv.UGreaterThan %x, %c4 : vector<3xi32>
  %r30 = spirv.UGreaterThan %c0, %x : vector<3xi32>
  %r31 = spirv.UGreaterThan %c1, %x : vector<3xi32>
  %r32 = spirv.UGreaterThan %c2, %x : vector<3xi32>
  %r33 = spirv.UGreaterThan %c3, %x : vector<3xi32>
  %r34 = spirv.UGreaterThan %c4, %x : vector<3xi32>
  %r35 = spirv.UGreaterThan %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @UGreaterThanEqual_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.UGreaterThanEqual %c0, %c0 : vector<3xi32>
  %r1 = spirv.UGreaterThanEqual %c0, %c1 : vector<3xi32>
  %r2 = spirv.UGreaterThanEqual %c0, %c2 : vector<3xi32>
  %r3 = spirv.UGreaterThanEqual %c0, %c3 : vector<3xi32>
  %r4 = spirv.UGreaterThanEqual %c0, %c4 : vector<3xi32>
  %r5 = spirv.UGreaterThanEqual %c1, %c0 : vector<3xi32>
  %r6 = spirv.UGreaterThanEqual %c1, %c1 : vector<3xi32>
  %r7 = spirv.UGreaterThanEqual %c1, %c2 : vector<3xi32>
  %r8 = spirv.UGreaterThanEqual %c1, %c3 : vector<3xi32>
  %r9 = spirv.UGreaterThanEqual %c1, %c4 : vector<3xi32>
  %r10 = spirv.UGreaterThanEqual %c2, %c0 : vector<3xi32>
  %r11 = spirv.UGreaterThanEqual %c2, %c1 : vector<3xi32>
  %r12 = spirv.UGreaterThanEqual %c2, %c2 : vector<3xi32>
  %r13 = spirv.UGreaterThanEqual %c2, %c3 : vector<3xi32>
  %r14 = spirv.UGreaterThanEqual %c2, %c4 : vector<3xi32>
  %r15 = spirv.UGreaterThanEqual %c3, %c0 : vector<3xi32>
  %r16 = spirv.UGreaterThanEqual %c3, %c1 : vector<3xi32>
  %r17 = spirv.UGreaterThanEqual %c3, %c2 : vector<3xi32>
  %r18 = spirv.UGreaterThanEqual %c3, %c3 : vector<3xi32>
  %r19 = spirv.UGreaterThanEqual %c3, %c4 : vector<3xi32>
  %r20 = spirv.UGreaterThanEqual %c4, %c0 : vector<3xi32>
  %r21 = spirv.UGreaterThanEqual %c4, %c1 : vector<3xi32>
  %r22 = spirv.UGreaterThanEqual %c4, %c2 : vector<3xi32>
  %r23 = spirv.UGreaterThanEqual %c4, %c3 : vector<3xi32>
  %r24 = spirv.UGreaterThanEqual %c4, %c4 : vector<3xi32>
  %r25 = spirv.UGreaterThanEqual %x, %c0 : vector<3xi32>
  %r26 = spirv.UGreaterThanEqual %x, %c1 : vector<3xi32>
  %r27 = spirv.UGreaterThanEqual %x, %c2 : vector<3xi32>
  %r28 = spirv.UGreaterThanEqual %x, %c3 : vector<3xi32>
  %r29 = spirv.UGreaterThanEqual %x, %c4 : vector<3xi32>
  %r30 = spirv.UGreaterThanEqual %c0, %x : vector<3xi32>
  %r31 = spirv.UGreaterThanEqual %c1, %x : vector<3xi32>
  %r32 = spirv.UGreaterThanEqual %c2, %x : vector<3xi32>
  %r33 = spirv.UGreaterThanEqual %c3, %x : vector<3xi32>
  %r34 = spirv.UGreaterThanEqual %c4, %x : vector<3xi32>
  %r35 = spirv.UGreaterThanEqual %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @ULessThan_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.ULessThan %c0, %c0 : vector<3xi32>
  %r1 = spirv.ULessThan %c0, %c1 : vector<3xi32>
  %r2 = spirv.ULessThan %c0, %c2 : vector<3xi32>
  %r3 = spirv.ULessThan %c0, %c3 : vector<3xi32>
  %r4 = spirv.ULessThan %c0, %c4 : vector<3xi32>
  %r5 = spirv.ULessThan %c1, %c0 : vector<3xi32>
  %r6 = spirv.ULessThan %c1, %c1 : vector<3xi32>
  %r7 = spirv.ULessThan %c1, %c2 : vector<3xi32>
  %r8 = spirv.ULessThan %c1, %c3 : vector<3xi32>
  %r9 = spirv.ULessThan %c1, %c4 : vector<3xi32>
  %r10 = spirv.ULessThan %c2, %c0 : vector<3xi32>
  %r11 = spirv.ULessThan %c2, %c1 : vector<3xi32>
  %r12 = spirv.ULessThan %c2, %c2 : vector<3xi32>
  %r13 = spirv.ULessThan %c2, %c3 : vector<3xi32>
  %r14 = spirv.ULessThan %c2, %c4 : vector<3xi32>
  %r15 = spirv.ULessThan %c3, %c0 : vector<3xi32>
  %r16 = spirv.ULessThan %c3, %c1 : vector<3xi32>
  %r17 = spirv.ULessThan %c3, %c2 : vector<3xi32>
  %r18 = spirv.ULessThan %c3, %c3 : vector<3xi32>
  %r19 = spirv.ULessThan %c3, %c4 : vector<3xi32>
  %r20 = spirv.ULessThan %c4, %c0 : vector<3xi32>
  %r21 = spirv.ULessThan %c4, %c1 : vector<3xi32>
  %r22 = spirv.ULessThan %c4, %c2 : vector<3xi32>
  %r23 = spirv.ULessThan %c4, %c3 : vector<3xi32>
  %r24 = spirv.ULessThan %c4, %c4 : vector<3xi32>
  %r25 = spirv.ULessThan %x, %c0 : vector<3xi32>
  %r26 = spirv.ULessThan %x, %c1 : vector<3xi32>
  %r27 = spirv.ULessThan %x, %c2 : vector<3xi32>
  %r28 = spirv.ULessThan %x, %c3 : vector<3xi32>
  %r29 = spirv.ULessThan %x, %c4 : vector<3xi32>
  %r30 = spirv.ULessThan %c0, %x : vector<3xi32>
  %r31 = spirv.ULessThan %c1, %x : vector<3xi32>
  %r32 = spirv.ULessThan %c2, %x : vector<3xi32>
  %r33 = spirv.ULessThan %c3, %x : vector<3xi32>
  %r34 = spirv.ULessThan %c4, %x : vector<3xi32>
  %r35 = spirv.ULessThan %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @ULessThanEqual_v(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r0 = spirv.ULessThanEqual %c0, %c0 : vector<3xi32>
  %r1 = spirv.ULessThanEqual %c0, %c1 : vector<3xi32>
  %r2 = spirv.ULessThanEqual %c0, %c2 : vector<3xi32>
  %r3 = spirv.ULessThanEqual %c0, %c3 : vector<3xi32>
  %r4 = spirv.ULessThanEqual %c0, %c4 : vector<3xi32>
  %r5 = spirv.ULessThanEqual %c1, %c0 : vector<3xi32>
  %r6 = spirv.ULessThanEqual %c1, %c1 : vector<3xi32>
  %r7 = spirv.ULessThanEqual %c1, %c2 : vector<3xi32>
  %r8 = spirv.ULessThanEqual %c1, %c3 : vector<3xi32>
  %r9 = spirv.ULessThanEqual %c1, %c4 : vector<3xi32>
  %r10 = spirv.ULessThanEqual %c2, %c0 : vector<3xi32>
  %r11 = spirv.ULessThanEqual %c2, %c1 : vector<3xi32>
  %r12 = spirv.ULessThanEqual %c2, %c2 : vector<3xi32>
  %r13 = spirv.ULessThanEqual %c2, %c3 : vector<3xi32>
  %r14 = spirv.ULessThanEqual %c2, %c4 : vector<3xi32>
  %r15 = spirv.ULessThanEqual %c3, %c0 : vector<3xi32>
  %r16 = spirv.ULessThanEqual %c3, %c1 : vector<3xi32>
  %r17 = spirv.ULessThanEqual %c3, %c2 : vector<3xi32>
  %r18 = spirv.ULessThanEqual %c3, %c3 : vector<3xi32>
  %r19 = spirv.ULessThanEqual %c3, %c4 : vector<3xi32>
  %r20 = spirv.ULessThanEqual %c4, %c0 : vector<3xi32>
  %r21 = spirv.ULessThanEqual %c4, %c1 : vector<3xi32>
  %r22 = spirv.ULessThanEqual %c4, %c2 : vector<3xi32>
  %r23 = spirv.ULessThanEqual %c4, %c3 : vector<3xi32>
  %r24 = spirv.ULessThanEqual %c4, %c4 : vector<3xi32>
  %r25 = spirv.ULessThanEqual %x, %c0 : vector<3xi32>
  %r26 = spirv.ULessThanEqual %x, %c1 : vector<3xi32>
  %r27 = spirv.ULessThanEqual %x, %c2 : vector<3xi32>
  %r28 = spirv.ULessThanEqual %x, %c3 : vector<3xi32>
  %r29 = spirv.ULessThanEqual %x, %c4 : vector<3xi32>
  %r30 = spirv.ULessThanEqual %c0, %x : vector<3xi32>
  %r31 = spirv.ULessThanEqual %c1, %x : vector<3xi32>
  %r32 = spirv.ULessThanEqual %c2, %x : vector<3xi32>
  %r33 = spirv.ULessThanEqual %c3, %x : vector<3xi32>
  %r34 = spirv.ULessThanEqual %c4, %x : vector<3xi32>
  %r35 = spirv.ULessThanEqual %x, %x : vector<3xi32>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35) : (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) -> ()
  return
}

// -----

func.func @IAddCarry_3_0(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c3 = spirv.Constant 7 : i32
  %c6 = spirv.Constant 31 : i32
  %r0 = spirv.IAddCarry %c0, %c0 : !spirv.struct<(i32, i32)>
  %r1 = spirv.IAddCarry %c0, %c3 : !spirv.struct<(i32, i32)>
  %r2 = spirv.IAddCarry %c0, %c6 : !spirv.struct<(i32, i32)>
  "test.use"(%r0, %r1, %r2) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_1(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c4 = spirv.Constant -3 : i32
  %c7 = spirv.Constant 33 : i32
  %r3 = spirv.IAddCarry %c1, %c1 : !spirv.struct<(i32, i32)>
  %r4 = spirv.IAddCarry %c1, %c4 : !spirv.struct<(i32, i32)>
  %r5 = spirv.IAddCarry %c1, %c7 : !spirv.struct<(i32, i32)>
  "test.use"(%r3, %r4, %r5) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_2(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %r6 = spirv.IAddCarry %c2, %c2 : !spirv.struct<(i32, i32)>
  %r7 = spirv.IAddCarry %c2, %c5 : !spirv.struct<(i32, i32)>
  %r8 = spirv.IAddCarry %c3, %c0 : !spirv.struct<(i32, i32)>
  "test.use"(%r6, %r7, %r8) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_3(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c6 = spirv.Constant 31 : i32
  %r9 = spirv.IAddCarry %c3, %c3 : !spirv.struct<(i32, i32)>
  %r10 = spirv.IAddCarry %c3, %c6 : !spirv.struct<(i32, i32)>
  %r11 = spirv.IAddCarry %c4, %c1 : !spirv.struct<(i32, i32)>
  "test.use"(%r9, %r10, %r11) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_4(%x: i32) {
  %c2 = spirv.Constant -1 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c7 = spirv.Constant 33 : i32
  %r12 = spirv.IAddCarry %c4, %c4 : !spirv.struct<(i32, i32)>
  %r13 = spirv.IAddCarry %c4, %c7 : !spirv.struct<(i32, i32)>
  %r14 = spirv.IAddCarry %c5, %c2 : !spirv.struct<(i32, i32)>
  "test.use"(%r12, %r13, %r14) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_5(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c3 = spirv.Constant 7 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %r15 = spirv.IAddCarry %c5, %c5 : !spirv.struct<(i32, i32)>
  %r16 = spirv.IAddCarry %c6, %c0 : !spirv.struct<(i32, i32)>
  %r17 = spirv.IAddCarry %c6, %c3 : !spirv.struct<(i32, i32)>
  "test.use"(%r15, %r16, %r17) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_6(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c4 = spirv.Constant -3 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r18 = spirv.IAddCarry %c6, %c6 : !spirv.struct<(i32, i32)>
  %r19 = spirv.IAddCarry %c7, %c1 : !spirv.struct<(i32, i32)>
  %r20 = spirv.IAddCarry %c7, %c4 : !spirv.struct<(i32, i32)>
  "test.use"(%r18, %r19, %r20) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_7(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c7 = spirv.Constant 33 : i32
  %r21 = spirv.IAddCarry %c7, %c7 : !spirv.struct<(i32, i32)>
  %r22 = spirv.IAddCarry %x, %c0 : !spirv.struct<(i32, i32)>
  %r23 = spirv.IAddCarry %x, %c1 : !spirv.struct<(i32, i32)>
  "test.use"(%r21, %r22, %r23) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_8(%x: i32) {
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %r24 = spirv.IAddCarry %x, %c2 : !spirv.struct<(i32, i32)>
  %r25 = spirv.IAddCarry %x, %c3 : !spirv.struct<(i32, i32)>
  %r26 = spirv.IAddCarry %x, %c4 : !spirv.struct<(i32, i32)>
  "test.use"(%r24, %r25, %r26) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @IAddCarry_3_9(%x: i32) {
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r27 = spirv.IAddCarry %x, %c5 : !spirv.struct<(i32, i32)>
  %r28 = spirv.IAddCarry %x, %c6 : !spirv.struct<(i32, i32)>
  %r29 = spirv.IAddCarry %x, %c7 : !spirv.struct<(i32, i32)>
  "test.use"(%r27, %r28, %r29) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_0(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c3 = spirv.Constant 7 : i32
  %c6 = spirv.Constant 31 : i32
  %r0 = spirv.SMulExtended %c0, %c0 : !spirv.struct<(i32, i32)>
  %r1 = spirv.SMulExtended %c0, %c3 : !spirv.struct<(i32, i32)>
  %r2 = spirv.SMulExtended %c0, %c6 : !spirv.struct<(i32, i32)>
  "test.use"(%r0, %r1, %r2) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_1(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c4 = spirv.Constant -3 : i32
  %c7 = spirv.Constant 33 : i32
  %r3 = spirv.SMulExtended %c1, %c1 : !spirv.struct<(i32, i32)>
  %r4 = spirv.SMulExtended %c1, %c4 : !spirv.struct<(i32, i32)>
  %r5 = spirv.SMulExtended %c1, %c7 : !spirv.struct<(i32, i32)>
  "test.use"(%r3, %r4, %r5) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_2(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %r6 = spirv.SMulExtended %c2, %c2 : !spirv.struct<(i32, i32)>
  %r7 = spirv.SMulExtended %c2, %c5 : !spirv.struct<(i32, i32)>
  %r8 = spirv.SMulExtended %c3, %c0 : !spirv.struct<(i32, i32)>
  "test.use"(%r6, %r7, %r8) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_3(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c6 = spirv.Constant 31 : i32
  %r9 = spirv.SMulExtended %c3, %c3 : !spirv.struct<(i32, i32)>
  %r10 = spirv.SMulExtended %c3, %c6 : !spirv.struct<(i32, i32)>
  %r11 = spirv.SMulExtended %c4, %c1 : !spirv.struct<(i32, i32)>
  "test.use"(%r9, %r10, %r11) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_4(%x: i32) {
  %c2 = spirv.Constant -1 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c7 = spirv.Constant 33 : i32
  %r12 = spirv.SMulExtended %c4, %c4 : !spirv.struct<(i32, i32)>
  %r13 = spirv.SMulExtended %c4, %c7 : !spirv.struct<(i32, i32)>
  %r14 = spirv.SMulExtended %c5, %c2 : !spirv.struct<(i32, i32)>
  "test.use"(%r12, %r13, %r14) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_5(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c3 = spirv.Constant 7 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %r15 = spirv.SMulExtended %c5, %c5 : !spirv.struct<(i32, i32)>
  %r16 = spirv.SMulExtended %c6, %c0 : !spirv.struct<(i32, i32)>
  %r17 = spirv.SMulExtended %c6, %c3 : !spirv.struct<(i32, i32)>
  "test.use"(%r15, %r16, %r17) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_6(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c4 = spirv.Constant -3 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r18 = spirv.SMulExtended %c6, %c6 : !spirv.struct<(i32, i32)>
  %r19 = spirv.SMulExtended %c7, %c1 : !spirv.struct<(i32, i32)>
  %r20 = spirv.SMulExtended %c7, %c4 : !spirv.struct<(i32, i32)>
  "test.use"(%r18, %r19, %r20) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_7(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c7 = spirv.Constant 33 : i32
  %r21 = spirv.SMulExtended %c7, %c7 : !spirv.struct<(i32, i32)>
  %r22 = spirv.SMulExtended %x, %c0 : !spirv.struct<(i32, i32)>
  %r23 = spirv.SMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
  "test.use"(%r21, %r22, %r23) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_8(%x: i32) {
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %r24 = spirv.SMulExtended %x, %c2 : !spirv.struct<(i32, i32)>
  %r25 = spirv.SMulExtended %x, %c3 : !spirv.struct<(i32, i32)>
  %r26 = spirv.SMulExtended %x, %c4 : !spirv.struct<(i32, i32)>
  "test.use"(%r24, %r25, %r26) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @SMulExtended_3_9(%x: i32) {
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r27 = spirv.SMulExtended %x, %c5 : !spirv.struct<(i32, i32)>
  %r28 = spirv.SMulExtended %x, %c6 : !spirv.struct<(i32, i32)>
  %r29 = spirv.SMulExtended %x, %c7 : !spirv.struct<(i32, i32)>
  "test.use"(%r27, %r28, %r29) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_0(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c3 = spirv.Constant 7 : i32
  %c6 = spirv.Constant 31 : i32
  %r0 = spirv.UMulExtended %c0, %c0 : !spirv.struct<(i32, i32)>
  %r1 = spirv.UMulExtended %c0, %c3 : !spirv.struct<(i32, i32)>
  %r2 = spirv.UMulExtended %c0, %c6 : !spirv.struct<(i32, i32)>
  "test.use"(%r0, %r1, %r2) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_1(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c4 = spirv.Constant -3 : i32
  %c7 = spirv.Constant 33 : i32
  %r3 = spirv.UMulExtended %c1, %c1 : !spirv.struct<(i32, i32)>
  %r4 = spirv.UMulExtended %c1, %c4 : !spirv.struct<(i32, i32)>
  %r5 = spirv.UMulExtended %c1, %c7 : !spirv.struct<(i32, i32)>
  "test.use"(%r3, %r4, %r5) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_2(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %r6 = spirv.UMulExtended %c2, %c2 : !spirv.struct<(i32, i32)>
  %r7 = spirv.UMulExtended %c2, %c5 : !spirv.struct<(i32, i32)>
  %r8 = spirv.UMulExtended %c3, %c0 : !spirv.struct<(i32, i32)>
  "test.use"(%r6, %r7, %r8) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_3(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c6 = spirv.Constant 31 : i32
  %r9 = spirv.UMulExtended %c3, %c3 : !spirv.struct<(i32, i32)>
  %r10 = spirv.UMulExtended %c3, %c6 : !spirv.struct<(i32, i32)>
  %r11 = spirv.UMulExtended %c4, %c1 : !spirv.struct<(i32, i32)>
  "test.use"(%r9, %r10, %r11) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_4(%x: i32) {
  %c2 = spirv.Constant -1 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c7 = spirv.Constant 33 : i32
  %r12 = spirv.UMulExtended %c4, %c4 : !spirv.struct<(i32, i32)>
  %r13 = spirv.UMulExtended %c4, %c7 : !spirv.struct<(i32, i32)>
  %r14 = spirv.UMulExtended %c5, %c2 : !spirv.struct<(i32, i32)>
  "test.use"(%r12, %r13, %r14) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_5(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c3 = spirv.Constant 7 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %r15 = spirv.UMulExtended %c5, %c5 : !spirv.struct<(i32, i32)>
  %r16 = spirv.UMulExtended %c6, %c0 : !spirv.struct<(i32, i32)>
  %r17 = spirv.UMulExtended %c6, %c3 : !spirv.struct<(i32, i32)>
  "test.use"(%r15, %r16, %r17) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_6(%x: i32) {
  %c1 = spirv.Constant 1 : i32
  %c4 = spirv.Constant -3 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r18 = spirv.UMulExtended %c6, %c6 : !spirv.struct<(i32, i32)>
  %r19 = spirv.UMulExtended %c7, %c1 : !spirv.struct<(i32, i32)>
  %r20 = spirv.UMulExtended %c7, %c4 : !spirv.struct<(i32, i32)>
  "test.use"(%r18, %r19, %r20) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_7(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c7 = spirv.Constant 33 : i32
  %r21 = spirv.UMulExtended %c7, %c7 : !spirv.struct<(i32, i32)>
  %r22 = spirv.UMulExtended %x, %c0 : !spirv.struct<(i32, i32)>
  %r23 = spirv.UMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
  "test.use"(%r21, %r22, %r23) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_8(%x: i32) {
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %r24 = spirv.UMulExtended %x, %c2 : !spirv.struct<(i32, i32)>
  %r25 = spirv.UMulExtended %x, %c3 : !spirv.struct<(i32, i32)>
  %r26 = spirv.UMulExtended %x, %c4 : !spirv.struct<(i32, i32)>
  "test.use"(%r24, %r25, %r26) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @UMulExtended_3_9(%x: i32) {
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %r27 = spirv.UMulExtended %x, %c5 : !spirv.struct<(i32, i32)>
  %r28 = spirv.UMulExtended %x, %c6 : !spirv.struct<(i32, i32)>
  %r29 = spirv.UMulExtended %x, %c7 : !spirv.struct<(i32, i32)>
  "test.use"(%r27, %r28, %r29) : (!spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>, !spirv.struct<(i32, i32)>) -> ()
  return
}

// -----

func.func @unary_3(%x: i32) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c2 = spirv.Constant -1 : i32
  %c3 = spirv.Constant 7 : i32
  %c4 = spirv.Constant -3 : i32
  %c5 = spirv.Constant -2147483648 : i32
  %c6 = spirv.Constant 31 : i32
  %c7 = spirv.Constant 33 : i32
  %SNegate0 = spirv.SNegate %c0 : i32
  %SNegate1 = spirv.SNegate %c1 : i32
  %SNegate2 = spirv.SNegate %c2 : i32
  %SNegate3 = spirv.SNegate %c3 : i32
  %SNegate4 = spirv.SNegate %c4 : i32
  %SNegate5 = spirv.SNegate %c5 : i32
  %SNegate6 = spirv.SNegate %c6 : i32
  %SNegate7 = spirv.SNegate %c7 : i32
  %SNegatex = spirv.SNegate %x : i32
  %SNegatey = spirv.SNegate %SNegatex : i32
  %Not0 = spirv.Not %c0 : i32
  %Not1 = spirv.Not %c1 : i32
  %Not2 = spirv.Not %c2 : i32
  %Not3 = spirv.Not %c3 : i32
  %Not4 = spirv.Not %c4 : i32
  %Not5 = spirv.Not %c5 : i32
  %Not6 = spirv.Not %c6 : i32
  %Not7 = spirv.Not %c7 : i32
  %Notx = spirv.Not %x : i32
  %Noty = spirv.Not %Notx : i32
  "test.use"(%SNegate0, %SNegate1, %SNegate2, %SNegate3, %SNegate4, %SNegate5, %SNegate6, %SNegate7, %SNegatey, %Not0, %Not1, %Not2, %Not3, %Not4, %Not5, %Not6, %Not7, %Noty) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @IAddCarry_13_0(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %r0 = spirv.IAddCarry %c0, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r1 = spirv.IAddCarry %c0, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r2 = spirv.IAddCarry %c1, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r0, %r1, %r2) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @IAddCarry_13_1(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r3 = spirv.IAddCarry %c1, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r4 = spirv.IAddCarry %c2, %c2 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r5 = spirv.IAddCarry %c3, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r3, %r4, %r5) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @IAddCarry_13_2(%x: vector<3xi32>) {
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r6 = spirv.IAddCarry %c3, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r7 = spirv.IAddCarry %c4, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r8 = spirv.IAddCarry %c4, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r6, %r7, %r8) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @IAddCarry_13_3(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %r9 = spirv.IAddCarry %x, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r10 = spirv.IAddCarry %x, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r11 = spirv.IAddCarry %x, %c2 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r9, %r10, %r11) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @IAddCarry_13_4(%x: vector<3xi32>) {
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r12 = spirv.IAddCarry %x, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r13 = spirv.IAddCarry %x, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r12, %r13) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @SMulExtended_13_0(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %r0 = spirv.SMulExtended %c0, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r1 = spirv.SMulExtended %c0, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r2 = spirv.SMulExtended %c1, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r0, %r1, %r2) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @SMulExtended_13_1(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r3 = spirv.SMulExtended %c1, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r4 = spirv.SMulExtended %c2, %c2 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r5 = spirv.SMulExtended %c3, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r3, %r4, %r5) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @SMulExtended_13_2(%x: vector<3xi32>) {
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r6 = spirv.SMulExtended %c3, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r7 = spirv.SMulExtended %c4, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r8 = spirv.SMulExtended %c4, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r6, %r7, %r8) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @SMulExtended_13_3(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %r9 = spirv.SMulExtended %x, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r10 = spirv.SMulExtended %x, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r11 = spirv.SMulExtended %x, %c2 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r9, %r10, %r11) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @SMulExtended_13_4(%x: vector<3xi32>) {
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r12 = spirv.SMulExtended %x, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r13 = spirv.SMulExtended %x, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r12, %r13) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @UMulExtended_13_0(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %r0 = spirv.UMulExtended %c0, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r1 = spirv.UMulExtended %c0, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r2 = spirv.UMulExtended %c1, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r0, %r1, %r2) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @UMulExtended_13_1(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r3 = spirv.UMulExtended %c1, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r4 = spirv.UMulExtended %c2, %c2 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r5 = spirv.UMulExtended %c3, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r3, %r4, %r5) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @UMulExtended_13_2(%x: vector<3xi32>) {
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r6 = spirv.UMulExtended %c3, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r7 = spirv.UMulExtended %c4, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r8 = spirv.UMulExtended %c4, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r6, %r7, %r8) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @UMulExtended_13_3(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %r9 = spirv.UMulExtended %x, %c0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r10 = spirv.UMulExtended %x, %c1 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r11 = spirv.UMulExtended %x, %c2 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r9, %r10, %r11) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @UMulExtended_13_4(%x: vector<3xi32>) {
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %r12 = spirv.UMulExtended %x, %c3 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  %r13 = spirv.UMulExtended %x, %c4 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  "test.use"(%r12, %r13) : (!spirv.struct<(vector<3xi32>, vector<3xi32>)>, !spirv.struct<(vector<3xi32>, vector<3xi32>)>) -> ()
  return
}

// -----

func.func @unary_13(%x: vector<3xi32>) {
  %c0 = spirv.Constant dense<0> : vector<3xi32>
  %c1 = spirv.Constant dense<1> : vector<3xi32>
  %c2 = spirv.Constant dense<-1> : vector<3xi32>
  %c3 = spirv.Constant dense<[7, -3, 5]> : vector<3xi32>
  %c4 = spirv.Constant dense<[2, 3, 0]> : vector<3xi32>
  %SNegate0 = spirv.SNegate %c0 : vector<3xi32>
  %SNegate1 = spirv.SNegate %c1 : vector<3xi32>
  %SNegate2 = spirv.SNegate %c2 : vector<3xi32>
  %SNegate3 = spirv.SNegate %c3 : vector<3xi32>
  %SNegate4 = spirv.SNegate %c4 : vector<3xi32>
  %SNegatex = spirv.SNegate %x : vector<3xi32>
  %SNegatey = spirv.SNegate %SNegatex : vector<3xi32>
  %Not0 = spirv.Not %c0 : vector<3xi32>
  %Not1 = spirv.Not %c1 : vector<3xi32>
  %Not2 = spirv.Not %c2 : vector<3xi32>
  %Not3 = spirv.Not %c3 : vector<3xi32>
  %Not4 = spirv.Not %c4 : vector<3xi32>
  %Notx = spirv.Not %x : vector<3xi32>
  %Noty = spirv.Not %Notx : vector<3xi32>
  "test.use"(%SNegate0, %SNegate1, %SNegate2, %SNegate3, %SNegate4, %SNegatey, %Not0, %Not1, %Not2, %Not3, %Not4, %Noty) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
  return
}

// -----

func.func @logical_2(%x: i1, %y: i1, %p: i32, %q: i32) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %r0 = spirv.LogicalAnd %t, %t : i1
  %r1 = spirv.LogicalAnd %t, %f : i1
  %r2 = spirv.LogicalAnd %t, %x : i1
  %r3 = spirv.LogicalAnd %f, %t : i1
  %r4 = spirv.LogicalAnd %f, %f : i1
  %r5 = spirv.LogicalAnd %f, %x : i1
  %r6 = spirv.LogicalAnd %x, %t : i1
  %r7 = spirv.LogicalAnd %x, %f : i1
  %r8 = spirv.LogicalAnd %x, %x : i1
  %r9 = spirv.LogicalAnd %x, %y : i1
  %r10 = spirv.LogicalNot %r9 : i1
  %r11 = spirv.LogicalOr %t, %t : i1
  %r12 = spirv.LogicalOr %t, %f : i1
  %r13 = spirv.LogicalOr %t, %x : i1
  %r14 = spirv.LogicalOr %f, %t : i1
  %r15 = spirv.LogicalOr %f, %f : i1
  %r16 = spirv.LogicalOr %f, %x : i1
  %r17 = spirv.LogicalOr %x, %t : i1
  %r18 = spirv.LogicalOr %x, %f : i1
  %r19 = spirv.LogicalOr %x, %x : i1
  %r20 = spirv.LogicalOr %x, %y : i1
  %r21 = spirv.LogicalNot %r20 : i1
  %r22 = spirv.LogicalEqual %t, %t : i1
  %r23 = spirv.LogicalEqual %t, %f : i1
  %r24 = spirv.LogicalEqual %t, %x : i1
  %r25 = spirv.LogicalEqual %f, %t : i1
  %r26 = spirv.LogicalEqual %f, %f : i1
  %r27 = spirv.LogicalEqual %f, %x : i1
  %r28 = spirv.LogicalEqual %x, %t : i1
  %r29 = spirv.LogicalEqual %x, %f : i1
  %r30 = spirv.LogicalEqual %x, %x : i1
  %r31 = spirv.LogicalEqual %x, %y : i1
  %r32 = spirv.LogicalNot %r31 : i1
  %r33 = spirv.LogicalNotEqual %t, %t : i1
  %r34 = spirv.LogicalNotEqual %t, %f : i1
  %r35 = spirv.LogicalNotEqual %t, %x : i1
  %r36 = spirv.LogicalNotEqual %f, %t : i1
  %r37 = spirv.LogicalNotEqual %f, %f : i1
  %r38 = spirv.LogicalNotEqual %f, %x : i1
  %r39 = spirv.LogicalNotEqual %x, %t : i1
  %r40 = spirv.LogicalNotEqual %x, %f : i1
  %r41 = spirv.LogicalNotEqual %x, %x : i1
  %r42 = spirv.LogicalNotEqual %x, %y : i1
  %r43 = spirv.LogicalNot %r42 : i1
  %r44 = spirv.LogicalNot %t : i1
  %r45 = spirv.LogicalNot %f : i1
  %r46 = spirv.LogicalNot %x : i1
  %n = spirv.LogicalNot %x : i1
  %n2 = spirv.LogicalNot %n : i1
  %i = spirv.Constant 3 : i32
  %j = spirv.Constant 5 : i32
  %r47 = spirv.Select %t, %i, %j : i1, i32
  %r48 = spirv.Select %t, %p, %q : i1, i32
  %r49 = spirv.Select %t, %p, %p : i1, i32
  %r50 = spirv.Select %f, %i, %j : i1, i32
  %r51 = spirv.Select %f, %p, %q : i1, i32
  %r52 = spirv.Select %f, %p, %p : i1, i32
  %r53 = spirv.Select %x, %i, %j : i1, i32
  %r54 = spirv.Select %x, %p, %q : i1, i32
  %r55 = spirv.Select %x, %p, %p : i1, i32
  %r56 = spirv.Select %y, %i, %j : i1, i32
  %r57 = spirv.Select %y, %p, %q : i1, i32
  %r58 = spirv.Select %y, %p, %p : i1, i32
  %r59 = spirv.IEqual %p, %q : i32
  %r60 = spirv.LogicalNot %r59 : i1
  %r61 = spirv.INotEqual %p, %q : i32
  %r62 = spirv.LogicalNot %r61 : i1
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r43, %r44, %r45, %r46, %n2, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r60, %r62) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1, i1) -> ()
  return
}

// -----

func.func @logical_12(%x: vector<2xi1>, %y: vector<2xi1>, %p: vector<2xi32>, %q: vector<2xi32>) {
  %t = spirv.Constant dense<true> : vector<2xi1>
  %f = spirv.Constant dense<false> : vector<2xi1>
  %m = spirv.Constant dense<[true, false]> : vector<2xi1>
  %r0 = spirv.LogicalAnd %t, %t : vector<2xi1>
  %r1 = spirv.LogicalAnd %t, %f : vector<2xi1>
  %r2 = spirv.LogicalAnd %t, %x : vector<2xi1>
  %r3 = spirv.LogicalAnd %t, %m : vector<2xi1>
  %r4 = spirv.LogicalAnd %f, %t : vector<2xi1>
  %r5 = spirv.LogicalAnd %f, %f : vector<2xi1>
  %r6 = spirv.LogicalAnd %f, %x : vector<2xi1>
  %r7 = spirv.LogicalAnd %f, %m : vector<2xi1>
  %r8 = spirv.LogicalAnd %x, %t : vector<2xi1>
  %r9 = spirv.LogicalAnd %x, %f : vector<2xi1>
  %r10 = spirv.LogicalAnd %x, %x : vector<2xi1>
  %r11 = spirv.LogicalAnd %x, %m : vector<2xi1>
  %r12 = spirv.LogicalAnd %m, %t : vector<2xi1>
  %r13 = spirv.LogicalAnd %m, %f : vector<2xi1>
  %r14 = spirv.LogicalAnd %m, %x : vector<2xi1>
  %r15 = spirv.LogicalAnd %m, %m : vector<2xi1>
  %r16 = spirv.LogicalAnd %x, %y : vector<2xi1>
  %r17 = spirv.LogicalNot %r16 : vector<2xi1>
  %r18 = spirv.LogicalOr %t, %t : vector<2xi1>
  %r19 = spirv.LogicalOr %t, %f : vector<2xi1>
  %r20 = spirv.LogicalOr %t, %x : vector<2xi1>
  %r21 = spirv.LogicalOr %t, %m : vector<2xi1>
  %r22 = spirv.LogicalOr %f, %t : vector<2xi1>
  %r23 = spirv.LogicalOr %f, %f : vector<2xi1>
  %r24 = spirv.LogicalOr %f, %x : vector<2xi1>
  %r25 = spirv.LogicalOr %f, %m : vector<2xi1>
  %r26 = spirv.LogicalOr %x, %t : vector<2xi1>
  %r27 = spirv.LogicalOr %x, %f : vector<2xi1>
  %r28 = spirv.LogicalOr %x, %x : vector<2xi1>
  %r29 = spirv.LogicalOr %x, %m : vector<2xi1>
  %r30 = spirv.LogicalOr %m, %t : vector<2xi1>
  %r31 = spirv.LogicalOr %m, %f : vector<2xi1>
  %r32 = spirv.LogicalOr %m, %x : vector<2xi1>
  %r33 = spirv.LogicalOr %m, %m : vector<2xi1>
  %r34 = spirv.LogicalOr %x, %y : vector<2xi1>
  %r35 = spirv.LogicalNot %r34 : vector<2xi1>
  %r36 = spirv.LogicalEqual %t, %t : vector<2xi1>
  %r37 = spirv.LogicalEqual %t, %f : vector<2xi1>
  %r38 = spirv.LogicalEqual %t, %x : vector<2xi1>
  %r39 = spirv.LogicalEqual %t, %m : vector<2xi1>
  %r40 = spirv.LogicalEqual %f, %t : vector<2xi1>
  %r41 = spirv.LogicalEqual %f, %f : vector<2xi1>
  %r42 = spirv.LogicalEqual %f, %x : vector<2xi1>
  %r43 = spirv.LogicalEqual %f, %m : vector<2xi1>
  %r44 = spirv.LogicalEqual %x, %t : vector<2xi1>
  %r45 = spirv.LogicalEqual %x, %f : vector<2xi1>
  %r46 = spirv.LogicalEqual %x, %x : vector<2xi1>
  %r47 = spirv.LogicalEqual %x, %m : vector<2xi1>
  %r48 = spirv.LogicalEqual %m, %t : vector<2xi1>
  %r49 = spirv.LogicalEqual %m, %f : vector<2xi1>
  %r50 = spirv.LogicalEqual %m, %x : vector<2xi1>
  %r51 = spirv.LogicalEqual %m, %m : vector<2xi1>
  %r52 = spirv.LogicalEqual %x, %y : vector<2xi1>
  %r53 = spirv.LogicalNot %r52 : vector<2xi1>
  %r54 = spirv.LogicalNotEqual %t, %t : vector<2xi1>
  %r55 = spirv.LogicalNotEqual %t, %f : vector<2xi1>
  %r56 = spirv.LogicalNotEqual %t, %x : vector<2xi1>
  %r57 = spirv.LogicalNotEqual %t, %m : vector<2xi1>
  %r58 = spirv.LogicalNotEqual %f, %t : vector<2xi1>
  %r59 = spirv.LogicalNotEqual %f, %f : vector<2xi1>
  %r60 = spirv.LogicalNotEqual %f, %x : vector<2xi1>
  %r61 = spirv.LogicalNotEqual %f, %m : vector<2xi1>
  %r62 = spirv.LogicalNotEqual %x, %t : vector<2xi1>
  %r63 = spirv.LogicalNotEqual %x, %f : vector<2xi1>
  %r64 = spirv.LogicalNotEqual %x, %x : vector<2xi1>
  %r65 = spirv.LogicalNotEqual %x, %m : vector<2xi1>
  %r66 = spirv.LogicalNotEqual %m, %t : vector<2xi1>
  %r67 = spirv.LogicalNotEqual %m, %f : vector<2xi1>
  %r68 = spirv.LogicalNotEqual %m, %x : vector<2xi1>
  %r69 = spirv.LogicalNotEqual %m, %m : vector<2xi1>
  %r70 = spirv.LogicalNotEqual %x, %y : vector<2xi1>
  %r71 = spirv.LogicalNot %r70 : vector<2xi1>
  %r72 = spirv.LogicalNot %t : vector<2xi1>
  %r73 = spirv.LogicalNot %f : vector<2xi1>
  %r74 = spirv.LogicalNot %x : vector<2xi1>
  %r75 = spirv.LogicalNot %m : vector<2xi1>
  %n = spirv.LogicalNot %x : vector<2xi1>
  %n2 = spirv.LogicalNot %n : vector<2xi1>
  %i = spirv.Constant dense<[3, 4]> : vector<2xi32>
  %j = spirv.Constant dense<5> : vector<2xi32>
  %r76 = spirv.Select %t, %i, %j : vector<2xi1>, vector<2xi32>
  %r77 = spirv.Select %t, %p, %q : vector<2xi1>, vector<2xi32>
  %r78 = spirv.Select %t, %p, %p : vector<2xi1>, vector<2xi32>
  %r79 = spirv.Select %f, %i, %j : vector<2xi1>, vector<2xi32>
  %r80 = spirv.Select %f, %p, %q : vector<2xi1>, vector<2xi32>
  %r81 = spirv.Select %f, %p, %p : vector<2xi1>, vector<2xi32>
  %r82 = spirv.Select %x, %i, %j : vector<2xi1>, vector<2xi32>
  %r83 = spirv.Select %x, %p, %q : vector<2xi1>, vector<2xi32>
  %r84 = spirv.Select %x, %p, %p : vector<2xi1>, vector<2xi32>
  %r85 = spirv.Select %m, %i, %j : vector<2xi1>, vector<2xi32>
  %r86 = spirv.Select %m, %p, %q : vector<2xi1>, vector<2xi32>
  %r87 = spirv.Select %m, %p, %p : vector<2xi1>, vector<2xi32>
  %r88 = spirv.Select %y, %i, %j : vector<2xi1>, vector<2xi32>
  %r89 = spirv.Select %y, %p, %q : vector<2xi1>, vector<2xi32>
  %r90 = spirv.Select %y, %p, %p : vector<2xi1>, vector<2xi32>
  %r91 = spirv.IEqual %p, %q : vector<2xi32>
  %r92 = spirv.LogicalNot %r91 : vector<2xi1>
  %r93 = spirv.INotEqual %p, %q : vector<2xi32>
  %r94 = spirv.LogicalNot %r93 : vector<2xi1>
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r71, %r72, %r73, %r74, %r75, %n2, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r92, %r94) : (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi1>, vector<2xi1>) -> ()
  return
}

// -----

func.func @casts(%f: f32, %i: i32, %w: i8, %v: vector<2xi8>) {
  %0 = spirv.Bitcast %f : f32 to i32
  %1 = spirv.Bitcast %0 : i32 to f32
  %2 = spirv.Bitcast %0 : i32 to vector<2xf16>
  %c255 = spirv.Constant 255 : i32
  %c511 = spirv.Constant 511 : i32
  %c127 = spirv.Constant 127 : i32
  %v255 = spirv.Constant dense<255> : vector<2xi32>
  %3 = spirv.UConvert %w : i8 to i32
  %4 = spirv.BitwiseAnd %3, %c255 : i32
  %5 = spirv.BitwiseAnd %3, %c511 : i32
  %6 = spirv.BitwiseAnd %3, %c127 : i32
  %7 = spirv.UConvert %v : vector<2xi8> to vector<2xi32>
  %8 = spirv.BitwiseAnd %7, %v255 : vector<2xi32>
  %c3 = spirv.Constant 3 : i32
  %c12 = spirv.Constant 12 : i32
  %c7 = spirv.Constant 7 : i32
  %c0 = spirv.Constant 0 : i32
  %9 = spirv.UMod %i, %c12 : i32
  %10 = spirv.UMod %9, %c3 : i32
  %11 = spirv.UMod %9, %c7 : i32
  %12 = spirv.UMod %11, %c7 : i32
  "test.use"(%1, %2, %4, %5, %6, %8, %10, %11, %12) : (f32, vector<2xf16>, i32, i32, i32, vector<2xi32>, i32, i32, i32) -> ()
  return
}

// -----

func.func @composites(%a: f32, %b: f32, %s: !spirv.struct<(f32, vector<2xf32>)>, %v: vector<2xf32>) {
  %0 = spirv.CompositeConstruct %a, %b : (f32, f32) -> vector<2xf32>
  %1 = spirv.CompositeExtract %0[1 : i32] : vector<2xf32>
  %2 = spirv.CompositeInsert %a, %s[0 : i32] : f32 into !spirv.struct<(f32, vector<2xf32>)>
  %3 = spirv.CompositeInsert %v, %2[1 : i32] : vector<2xf32> into !spirv.struct<(f32, vector<2xf32>)>
  %4 = spirv.CompositeExtract %3[0 : i32] : !spirv.struct<(f32, vector<2xf32>)>
  %5 = spirv.CompositeExtract %3[1 : i32] : !spirv.struct<(f32, vector<2xf32>)>
  %c = spirv.Constant dense<[1.0, 2.0]> : vector<2xf32>
  %6 = spirv.CompositeExtract %c[1 : i32] : vector<2xf32>
  %d = spirv.Constant [dense<[1, 2]> : vector<2xi32>, dense<[3, 4]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
  %7 = spirv.CompositeExtract %d[1 : i32, 0 : i32] : !spirv.array<2 x vector<2xi32>>
  %8 = spirv.CompositeExtract %d[1 : i32] : !spirv.array<2 x vector<2xi32>>
  %9 = spirv.CompositeConstruct %0, %a : (vector<2xf32>, f32) -> vector<3xf32>
  %10 = spirv.CompositeExtract %9[1 : i32] : vector<3xf32>
  %e = spirv.Constant dense<5> : tensor<4xi32> : !spirv.array<4 x i32>
  %11 = spirv.CompositeExtract %e[2 : i32] : !spirv.array<4 x i32>
  "test.use"(%1, %4, %5, %6, %7, %8, %10, %11) : (f32, f32, vector<2xf32>, f32, i32, vector<2xi32>, f32, i32) -> ()
  return
}

// -----

func.func @chains(%i: i32, %p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<4xf32>>, f32)>, Function>) -> f32 {
  %c0 = spirv.Constant 0 : i32
  %c0_again = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %p[%c0] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x vector<4xf32>>, f32)>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x vector<4xf32>>, Function>
  %1 = spirv.AccessChain %0[%i, %c0_again] : !spirv.ptr<!spirv.array<4 x vector<4xf32>>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  %2 = spirv.Load "Function" %1 : f32
  return %2 : f32
}

// -----

func.func @selection(%c: i1, %a: i32, %b: i32) {
  %p = spirv.Variable : !spirv.ptr<i32, Function>
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spirv.Store "Function" %p, %a ["Aligned", 4] : i32
    spirv.Branch ^bb3
  ^bb2:
    spirv.Store "Function" %p, %b ["Aligned", 4] : i32
    spirv.Branch ^bb3
  ^bb3:
    spirv.mlir.merge
  }
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spirv.Store "Function" %p, %a ["Aligned", 4] : i32
    spirv.Branch ^bb3
  ^bb2:
    spirv.Store "Function" %p, %b : i32
    spirv.Branch ^bb3
  ^bb3:
    spirv.mlir.merge
  }
  %l = spirv.Load "Function" %p : i32
  "test.use"(%l) : (i32) -> ()
  return
}

// -----

func.func @difference(%x: vector<2xi32>) -> vector<2xi32> {
  %0 = spirv.ISub %x, %x : vector<2xi32>
  return %0 : vector<2xi32>
}
