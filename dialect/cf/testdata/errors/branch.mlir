func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1:
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.cond_br %c, ^bb1, ^bb1
^bb1(%a: i32):
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.br ^bb1(%y : f32)
^bb1(%a: i32):
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.switch %x : i32, [
    default: ^bb1(%x : i32),
    32: ^bb1(%y : f32)
  ]
^bb1(%a: i32):
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  "cf.switch"(%x, %x, %x) [^bb1, ^bb1] <{operandSegmentSizes=array<i32: 1,1,1>, case_operand_segments=array<i32: 1>, case_values=dense<[1,2]> : tensor<2xi32>}> : (i32, i32, i32) -> ()
^bb1(%a: i32):
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  "cf.switch"(%x, %x, %x) [^bb1, ^bb1] <{operandSegmentSizes=array<i32: 1,1,1>, case_operand_segments=array<i32: 1>, case_values=dense<[1]> : tensor<1xi64>}> : (i32, i32, i32) -> ()
^bb1(%a: i32):
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.switch %x : i32, [
    default: ^bb1(%x : i32),
    a: ^bb1
  ]
^bb1(%a: i32):
  return 
}
// -----
func.func @f(%c: i1, %x: i8, %y: f32) {
  cf.switch %x : i8, [
    default ^bb1,
    1024: ^bb1
  ] { a = 1}
^bb1:
  return 
}
// -----
func.func @f(%c: i1, %x: i8, %y: f32) {
  cf.switch %x : i8, [
    1: ^bb1,
    1024: ^bb1
  ] { a = 1}
^bb1:
  return 
}
// -----
func.func @f(%c: i1, %x: index, %y: f32) {
  cf.switch %x : index, [
    default: ^bb1,
    1024: ^bb1
  ] 
^bb1:
  return 
}
// -----
func.func @f(%c: i1, %x: f32, %y: f32) {
  cf.switch %x : f32, [
    default: ^bb1,
    1024: ^bb1
  ] 
^bb1:
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.switch %x : i32, [
    default: ^bb1(%x),
    1024: ^bb1
  ] 
^bb1:
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.switch %x : i32, [
    default: ^bb1(%x, %y : i32),
    1024: ^bb1
  ] 
^bb1:
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  cf.switch %x : i32, [
    default: ^bb1
    1024: ^bb1
  ] 
^bb1:
  return 
}
