// ARGS: --test-commutativity-utils
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.two"(%a0, %a1) : (i32, i32) -> i32
  %v1 = "foo.src"() : () -> i32
  %v2 = "foo.two"(%v1, %v0) : (i32, i32) -> i32
  %v3 = "foo.two"(%v0, %v2) : (i32, i32) -> i32
  %v4 = "test.addi"(%v2, %a1) : (i32, i32) -> i32
  %v5 = "foo.op0"(%v4) : (i32) -> i32
  %v6 = "test.constant"() {value = 2 : i32} : () -> i32
  %v7 = "test.op_commutative"(%v6, %v0, %v2, %a1) : (i32, i32, i32, i32) -> i32
  %v8 = "test.op_commutative"(%a1, %v3, %v5, %v6) : (i32, i32, i32, i32) -> i32
  return %v8 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.src"() : () -> i32
  %v1 = "test.constant"() {value = 2 : i32} : () -> i32
  %v2 = "test.constant"() {value = 3 : i32} : () -> i32
  %v3 = "test.op_commutative"(%v1, %v1, %v1, %a1) : (i32, i32, i32, i32) -> i32
  %v4 = "test.op_commutative"(%a0, %v1, %a0, %v1) : (i32, i32, i32, i32) -> i32
  return %v4 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "test.constant"() {value = 0 : i32} : () -> i32
  %v1 = "test.op_commutative"(%a1, %a0, %v0, %v0) : (i32, i32, i32, i32) -> i32
  %v2 = "test.op_commutative"(%v0, %v0, %a1, %a0) : (i32, i32, i32, i32) -> i32
  return %v2 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.src"() : () -> i32
  %v1 = "foo.src"() : () -> i32
  %v2 = "test.addi"(%v0, %v1) : (i32, i32) -> i32
  %v3 = "foo.two"(%v2, %a0) : (i32, i32) -> i32
  %v4 = "test.op_commutative"(%v2, %a0, %v1, %v0) : (i32, i32, i32, i32) -> i32
  %v5 = "test.op_commutative"(%v2, %a1, %a1, %v3) : (i32, i32, i32, i32) -> i32
  return %v5 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.op0"(%a1) : (i32) -> i32
  %v1 = "foo.two"(%a0, %a0) : (i32, i32) -> i32
  %v2 = "test.constant"() {value = 0 : i32} : () -> i32
  %v3 = "foo.two"(%v2, %v0) : (i32, i32) -> i32
  %v4 = "test.op_commutative"(%a0, %a1, %v2, %v2) : (i32, i32, i32, i32) -> i32
  %v5 = "test.op_commutative"(%v0, %v0, %v4, %a1) : (i32, i32, i32, i32) -> i32
  return %v5 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.two"(%a1, %a0) : (i32, i32) -> i32
  %v1 = "foo.two"(%a0, %v0) : (i32, i32) -> i32
  %v2 = "test.constant"() {value = 1 : i32} : () -> i32
  %v3 = "test.constant"() {value = 2 : i32} : () -> i32
  %v4 = "foo.two"(%a1, %v1) : (i32, i32) -> i32
  %v5 = "test.op_commutative"(%v2, %a0, %v2, %a1) : (i32, i32, i32, i32) -> i32
  %v6 = "test.op_commutative"(%a0, %v1, %v4, %v2) : (i32, i32, i32, i32) -> i32
  return %v6 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.two"(%a1, %a0) : (i32, i32) -> i32
  %v1 = "test.constant"() {value = 1 : i32} : () -> i32
  %v2 = "test.op_commutative"(%v1, %v0, %v0, %a0) : (i32, i32, i32, i32) -> i32
  %v3 = "test.op_commutative"(%v0, %v1, %a1, %v1) : (i32, i32, i32, i32) -> i32
  return %v3 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "test.addi"(%a1, %a0) : (i32, i32) -> i32
  %v1 = "test.constant"() {value = 0 : i32} : () -> i32
  %v2 = "foo.op0"(%a1) : (i32) -> i32
  %v3 = "test.constant"() {value = 0 : i32} : () -> i32
  %v4 = "foo.two"(%v1, %a0) : (i32, i32) -> i32
  %v5 = "test.addi"(%a0, %v2) : (i32, i32) -> i32
  %v6 = "test.op_commutative"(%v4, %a0, %a1, %v1) : (i32, i32, i32, i32) -> i32
  %v7 = "test.op_commutative"(%a0, %v4, %a0, %v1) : (i32, i32, i32, i32) -> i32
  return %v7 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.op1"(%a0) : (i32) -> i32
  %v1 = "test.addi"(%v0, %a0) : (i32, i32) -> i32
  %v2 = "test.constant"() {value = 1 : i32} : () -> i32
  %v3 = "test.addi"(%v2, %a1) : (i32, i32) -> i32
  %v4 = "test.op_commutative"(%v1, %v3, %a0, %v1) : (i32, i32, i32, i32) -> i32
  %v5 = "test.op_commutative"(%v1, %v1, %v1, %v1) : (i32, i32, i32, i32) -> i32
  return %v5 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.src"() : () -> i32
  %v1 = "foo.op1"(%a0) : (i32) -> i32
  %v2 = "test.addi"(%a0, %v0) : (i32, i32) -> i32
  %v3 = "foo.src"() : () -> i32
  %v4 = "foo.two"(%v2, %a0) : (i32, i32) -> i32
  %v5 = "foo.op0"(%v3) : (i32) -> i32
  %v6 = "foo.two"(%v0, %v5) : (i32, i32) -> i32
  %v7 = "foo.two"(%v4, %v0) : (i32, i32) -> i32
  %v8 = "test.op_commutative"(%v0, %v1, %a0, %a1) : (i32, i32, i32, i32) -> i32
  %v9 = "test.op_commutative"(%v0, %v6, %v7, %a1) : (i32, i32, i32, i32) -> i32
  return %v9 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.two"(%a1, %a0) : (i32, i32) -> i32
  %v1 = "test.op_commutative"(%a0, %a1, %a1, %a1) : (i32, i32, i32, i32) -> i32
  %v2 = "test.op_commutative"(%a1, %a0, %v1, %v0) : (i32, i32, i32, i32) -> i32
  return %v2 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.src"() : () -> i32
  %v1 = "foo.two"(%a1, %v0) : (i32, i32) -> i32
  %v2 = "foo.src"() : () -> i32
  %v3 = "test.addi"(%a1, %v2) : (i32, i32) -> i32
  %v4 = "foo.two"(%v3, %v2) : (i32, i32) -> i32
  %v5 = "test.addi"(%a0, %v1) : (i32, i32) -> i32
  %v6 = "foo.op0"(%a1) : (i32) -> i32
  %v7 = "foo.src"() : () -> i32
  %v8 = "test.op_commutative"(%a0, %v7, %v4, %v5) : (i32, i32, i32, i32) -> i32
  %v9 = "test.op_commutative"(%v8, %v7, %v8, %v0) : (i32, i32, i32, i32) -> i32
  return %v9 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.op1"(%a0) : (i32) -> i32
  %v1 = "foo.two"(%a0, %a1) : (i32, i32) -> i32
  %v2 = "foo.two"(%v0, %v1) : (i32, i32) -> i32
  %v3 = "foo.two"(%v2, %a1) : (i32, i32) -> i32
  %v4 = "foo.src"() : () -> i32
  %v5 = "test.constant"() {value = 1 : i32} : () -> i32
  %v6 = "foo.two"(%v3, %v0) : (i32, i32) -> i32
  %v7 = "foo.op0"(%a0) : (i32) -> i32
  %v8 = "test.op_commutative"(%v7, %v1, %a1, %v6) : (i32, i32, i32, i32) -> i32
  %v9 = "test.op_commutative"(%v8, %v3, %v8, %v4) : (i32, i32, i32, i32) -> i32
  return %v9 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.op0"(%a0) : (i32) -> i32
  %v1 = "foo.two"(%a0, %a0) : (i32, i32) -> i32
  %v2 = "foo.two"(%a1, %a1) : (i32, i32) -> i32
  %v3 = "test.constant"() {value = 1 : i32} : () -> i32
  %v4 = "foo.two"(%v0, %a0) : (i32, i32) -> i32
  %v5 = "test.op_commutative"(%v1, %a1, %v4, %v3) : (i32, i32, i32, i32) -> i32
  %v6 = "test.op_commutative"(%a0, %v2, %v0, %a1) : (i32, i32, i32, i32) -> i32
  return %v6 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.src"() : () -> i32
  %v1 = "foo.two"(%v0, %v0) : (i32, i32) -> i32
  %v2 = "test.op_commutative"(%a1, %v0, %v0, %v0) : (i32, i32, i32, i32) -> i32
  %v3 = "test.op_commutative"(%a0, %v1, %v0, %v1) : (i32, i32, i32, i32) -> i32
  return %v3 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "test.constant"() {value = 0 : i32} : () -> i32
  %v1 = "test.addi"(%a0, %a0) : (i32, i32) -> i32
  %v2 = "test.constant"() {value = 1 : i32} : () -> i32
  %v3 = "foo.two"(%v0, %a1) : (i32, i32) -> i32
  %v4 = "test.op_commutative"(%a0, %v0, %v1, %v3) : (i32, i32, i32, i32) -> i32
  %v5 = "test.op_commutative"(%v0, %v0, %v1, %v0) : (i32, i32, i32, i32) -> i32
  return %v5 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.two"(%a1, %a1) : (i32, i32) -> i32
  %v1 = "foo.two"(%a0, %a1) : (i32, i32) -> i32
  %v2 = "test.constant"() {value = 3 : i32} : () -> i32
  %v3 = "foo.two"(%v0, %a1) : (i32, i32) -> i32
  %v4 = "foo.two"(%a1, %a0) : (i32, i32) -> i32
  %v5 = "foo.op1"(%v4) : (i32) -> i32
  %v6 = "test.op_commutative"(%v3, %v0, %v2, %a0) : (i32, i32, i32, i32) -> i32
  %v7 = "test.op_commutative"(%v1, %v2, %a0, %v0) : (i32, i32, i32, i32) -> i32
  return %v7 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.op1"(%a1) : (i32) -> i32
  %v1 = "test.addi"(%v0, %v0) : (i32, i32) -> i32
  %v2 = "foo.src"() : () -> i32
  %v3 = "foo.two"(%v0, %a0) : (i32, i32) -> i32
  %v4 = "test.constant"() {value = 1 : i32} : () -> i32
  %v5 = "foo.two"(%v4, %v3) : (i32, i32) -> i32
  %v6 = "foo.two"(%v2, %v3) : (i32, i32) -> i32
  %v7 = "test.op_commutative"(%v4, %v0, %v6, %a0) : (i32, i32, i32, i32) -> i32
  %v8 = "test.op_commutative"(%v0, %v1, %v0, %v6) : (i32, i32, i32, i32) -> i32
  return %v8 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "test.constant"() {value = 3 : i32} : () -> i32
  %v1 = "foo.op0"(%a0) : (i32) -> i32
  %v2 = "foo.two"(%v1, %a1) : (i32, i32) -> i32
  %v3 = "test.op_commutative"(%v1, %v0, %v1, %v0) : (i32, i32, i32, i32) -> i32
  %v4 = "test.op_commutative"(%a1, %v0, %v3, %a0) : (i32, i32, i32, i32) -> i32
  return %v4 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.src"() : () -> i32
  %v1 = "test.op_commutative"(%a0, %v0, %a0, %a1) : (i32, i32, i32, i32) -> i32
  %v2 = "test.op_commutative"(%v0, %v0, %a1, %v0) : (i32, i32, i32, i32) -> i32
  return %v2 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.op0"(%a1) : (i32) -> i32
  %v1 = "foo.src"() : () -> i32
  %v2 = "test.addi"(%a0, %v1) : (i32, i32) -> i32
  %v3 = "test.op_commutative"(%v1, %a0, %a0, %a1) : (i32, i32, i32, i32) -> i32
  %v4 = "test.op_commutative"(%v0, %v1, %v2, %v1) : (i32, i32, i32, i32) -> i32
  return %v4 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "foo.two"(%a1, %a1) : (i32, i32) -> i32
  %v1 = "foo.two"(%a0, %a1) : (i32, i32) -> i32
  %v2 = "foo.src"() : () -> i32
  %v3 = "test.op_commutative"(%a1, %v2, %v2, %a1) : (i32, i32, i32, i32) -> i32
  %v4 = "test.op_commutative"(%a0, %a0, %v0, %v2) : (i32, i32, i32, i32) -> i32
  return %v4 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "test.addi"(%a0, %a1) : (i32, i32) -> i32
  %v1 = "test.addi"(%v0, %a0) : (i32, i32) -> i32
  %v2 = "foo.two"(%v0, %a0) : (i32, i32) -> i32
  %v3 = "test.op_commutative"(%a1, %v0, %a0, %v0) : (i32, i32, i32, i32) -> i32
  %v4 = "test.op_commutative"(%v2, %a1, %v2, %v3) : (i32, i32, i32, i32) -> i32
  return %v4 : i32
}
// -----
func.func @f(%a0: i32, %a1: i32) -> i32 {
  %v0 = "test.constant"() {value = 0 : i32} : () -> i32
  %v1 = "foo.src"() : () -> i32
  %v2 = "foo.op1"(%v1) : (i32) -> i32
  %v3 = "foo.src"() : () -> i32
  %v4 = "foo.op0"(%v3) : (i32) -> i32
  %v5 = "test.op_commutative"(%a1, %v0, %v1, %a0) : (i32, i32, i32, i32) -> i32
  %v6 = "test.op_commutative"(%v1, %v5, %a0, %a1) : (i32, i32, i32, i32) -> i32
  return %v6 : i32
}
