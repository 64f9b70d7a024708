// An operation that is not registered may be a symbol table if it has one region. What is in others is in
// the scope of the symbols around it.
llvm.func @g()
llvm.func @f() {
  "x.y"() ({ llvm.call @g() : () -> () }, {}) : () -> ()
  llvm.return
}
func.func private @h() -> i32
func.func @k() {
  "x.y"() ({ %0 = func.call @h() : () -> i32 }, {
    "x.z"() ({ %1 = func.call @h() : () -> i32 }, {}, {}) : () -> ()
  }) : () -> ()
  "x.t"() ({ "x.no"() {unknown = @i} : () -> () }) : () -> ()
  return
}
