// ARGS: --inline
// ARGS: --inline=default-pipeline= --mlir-print-debuginfo

#di_file = #llvm.di_file<"file.mlir" in "/">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#sub = #llvm.di_subprogram<id = distinct[0]<>, name = "caller", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#subc = #llvm.di_subprogram<id = distinct[1]<>, name = "callee", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
#start = loc("a.c":1:2)
#sl = loc(fused<#subc>[#start])
#el = loc(fused<#subc>[#start])
#inner = #llvm.loop_annotation<disableNonforced = true, startLoc = #sl>
#vec = #llvm.loop_vectorize<disable = false, followupVectorized = #inner>
#ann = #llvm.loop_annotation<vectorize = #vec, startLoc = #sl, endLoc = #el>
llvm.func @callee(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #ann}
^bb2:
  llvm.return
} loc(#sl)
llvm.func @caller(%c: i1) {
  llvm.call @callee(%c) : (i1) -> () loc("call")
  llvm.return
} loc(#lf)
#lf = loc(fused<#sub>["f"])
llvm.func @plain(%c: i1) {
  llvm.call @callee(%c) : (i1) -> ()
  llvm.return
}
llvm.func @unfused(%c: i1) {
  llvm.call @again(%c) : (i1) -> () loc("call")
  llvm.return
} loc(#lf)
llvm.func @again(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^bb2:
  llvm.return
}
