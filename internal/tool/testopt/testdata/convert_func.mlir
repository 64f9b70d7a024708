// ARGS: --test-convert-func-op

func.func @scalars(%a: i32, %b: f64) -> i32 attributes {llvm.emit_c_interface} {
  return %a : i32
}

// -----

func.func private @declared(%m: memref<4xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface}
func.func @plain() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}

// -----

func.func @two(%a: i32) -> (i32, i64) {
  %c = arith.constant 1 : i64
  return %a, %c : i32, i64
}

// -----

// A call is left.
func.func @caller(%a: i32) {
  func.call @callee(%a) : (i32) -> ()
  return
}
func.func private @callee(i32)
