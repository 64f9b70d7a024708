// ARGS: --convert-scf-to-cf
// ARGS: --convert-scf-to-cf=allow-pattern-rollback=0
func.func @forattr(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = scf.for unsigned %i = %c0 to %n step %n iter_args(%x = %a) -> i32 {
    %y = scf.for %j = %i to %n step %n iter_args(%k = %x) -> i32 { scf.yield %k : i32 } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, other = 1}
    scf.yield %y : i32
  } 
  return %r : i32
}
