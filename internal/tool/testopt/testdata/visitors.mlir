// Walks in all orders over operations, blocks and regions; walks that are ended early.
// ARGS: --test-ir-visitors
// ARGS: --test-generic-ir-visitors
// ARGS: --test-generic-ir-visitors-interrupt
// ARGS: --test-generic-ir-block-visitors-interrupt
// ARGS: --test-generic-ir-region-visitors-interrupt
// ARGS: --test-print-nesting
// ARGS: --test-print-defuse
// ARGS: --test-print-invalid

// No block uses values of another one, as MLIR erases blocks before those that use their values.
func.func @branches(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^then(%a : i32), ^else(%a : i32)
^then(%x: i32):
  %0 = arith.addi %x, %x : i32
  cf.br ^join(%0 : i32)
^else(%b: i32):
  %1 = "some.op"(%b) ({
    "inner.first"() {walk_blocks} : () -> ()
    "inner.end"() : () -> ()
  ^second(%y: i8):
    "inner.end"() : () -> ()
  }, {
    "inner.third"() ({ "deep"() : () -> () }) {walk_regions} : () -> ()
    "inner.end"() : () -> ()
  }) {walk_blocks, walk_regions, skip_after_region = 0 : i64} : (i32) -> i32
  cf.br ^join(%1 : i32)
^join(%r: i32):
  return %r : i32
^unreachable(%u: i32):
  return %u : i32
}

// -----

func.func @stages() {
  "test.two_region_op"() ({ "work"() : () -> () }, { "work"() {skip_before_all = true} : () -> () }) : () -> ()
  "a"() ({ "b"() : () -> () }, { "c"() ({ "d"() {interrupt} : () -> () }) {interrupt_after_region = 0 : i64} : () -> () }) : () -> ()
  return
}

// -----

func.func @all() {
  "a"() ({ "b"() {interrupt = true} : () -> () }, { "c"() {interrupt_after_all = true} : () -> () }) {attr = 4 : i8} : () -> ()
  return
}
