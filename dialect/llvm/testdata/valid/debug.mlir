#file = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "x", isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #bt, #bt>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #st>
#lv = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 4, arg = 1, type = #bt>
#pt = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #bt, sizeInBits = 64>
#ct = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "arr", baseType = #bt, elements = #llvm.di_subrange<count = 4 : i64>>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #lv = %x : i32
  llvm.intr.dbg.declare #lv #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(12), DW_OP_LLVM_fragment(0, 8)]> = %p : !llvm.ptr
  "a"() {a = #pt, b = #ct} : () -> ()
  llvm.return
}
#tr = #llvm.tbaa_root<id = "root">
#td = #llvm.tbaa_type_desc<id = "int", members = {<#tr, 0>}>
#tag = #llvm.tbaa_tag<base_type = #td, access_type = #td, offset = 0>
#ag = #llvm.access_group<id = distinct[5]<>>
#loop = #llvm.loop_annotation<vectorize = <disable = true>, parallelAccesses = #ag>
llvm.func @g(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag], access_groups = [#ag]} : !llvm.ptr -> i32
  llvm.br ^bb1 {loop_annotation = #loop}
^bb1:
  llvm.return
}
llvm.func @h(i32 {llvm.range = #llvm.constant_range<i32, 0, 12>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, target_features = #llvm.target_features<["+avx"]>}
