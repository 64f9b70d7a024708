func.func @a(%tc: i32, %p: !llvm.ptr) {
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%tc) { omp.terminator }
  return
}
func.func @b(%tc: i32, %c: i1) {
  %o = omp.new_cli
  %i = omp.new_cli
  omp.canonical_loop(%o) %iv : i32 in range(%tc) { 
    omp.canonical_loop(%i) %iv2 : i32 in range(%tc) { omp.terminator }
    omp.terminator }
  return
}
func.func @c(%tc: i32, %c: i1) {
  %z = omp.new_cli
  omp.canonical_loop %iv : i32 in range(%tc) { 
    "test.op"() : () -> ()
    omp.canonical_loop %iv2 : i32 in range(%tc) { omp.terminator }
    omp.canonical_loop %iv3 : i32 in range(%tc) { 
       omp.canonical_loop %iv2 : i32 in range(%tc) { omp.terminator }
       omp.terminator }
    omp.terminator }
  return
}
func.func @d(%tc: i32, %c: i1, %s: i32) {
  "test.two"() ({
    %z = omp.new_cli
    %g1 = omp.new_cli
    %g2 = omp.new_cli
    omp.canonical_loop(%z) %iv : i32 in range(%tc) { omp.terminator }
    omp.tile (%g1, %g2) <- (%z) sizes(%s : i32)
    "x.y"() : () -> ()
  }, {
    omp.canonical_loop %iv : i32 in range(%tc) { 
      omp.parallel {
       omp.canonical_loop %iv2 : i32 in range(%tc) { omp.terminator }
       omp.terminator
       }
      omp.terminator }
    "x.y"() : () -> ()
  }) : () -> ()
  return
}
func.func @five(%tc: i32, %c: i1, %s: i32, %p: !llvm.ptr) {
  omp.parallel {
    omp.canonical_loop %iv : i32 in range(%tc) { omp.terminator }
    omp.terminator
  }
  omp.canonical_loop %iv : i32 in range(%tc) {
    %1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(private, to) capture(This) -> !llvm.ptr
    cf.br ^bb1
   ^bb1:
    omp.canonical_loop %iv2 : i32 in range(%tc) {
    omp.canonical_loop %iv3 : i32 in range(%tc) {
       omp.terminator }
       omp.terminator }
    omp.terminator
  }
  return
}
