// ARGS: --split-input-file --convert-scf-to-spirv
// A user that has a region is on lines of its own.
func.func @types(%l: i32, %u: i64, %a: i8) -> i8 {
  %0 = scf.for %i = %l to %l step %l iter_args(%x = %a) -> (i8) : i32 {
    %y = scf.for %j = %u to %u step %u iter_args(%z = %x) -> (i8) : i64 {
      scf.yield %z : i8
    }
    scf.yield %y : i8
  }
  return %0 : i8
}
// -----
func.func @unknown(%c: i1, %a: tuple<i32>, %b: tuple<i32>) {
  %0 = scf.if %c -> tuple<i32> {
    scf.yield %a : tuple<i32>
  } else {
    scf.yield %b : tuple<i32>
  }
  return
}
// -----
func.func @constants() {
  %0 = arith.constant dense<1> : vector<[4]xi32>
  return
}
