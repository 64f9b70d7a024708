// What a pass leaves invalid around the operation that it ran on is found after the pipeline,
// and is printed in generic form if it is not verified.
// ARGS: --pass-pipeline=builtin.module(func.func(test-pass-invalid-parent))
// ARGS: --pass-pipeline=builtin.module(func.func(test-pass-invalid-parent)) --verify-each=false
// ARGS: --pass-pipeline=builtin.module(func.func(test-pass-create-invalid-ir{emit-invalid-ir=true}))
// ARGS: --pass-pipeline=builtin.module(func.func(test-pass-create-invalid-ir{emit-invalid-ir=true})) --verify-each=false
// ARGS: --pass-pipeline=builtin.module(builtin.module(func.func(test-pass-invalid-parent)))

func.func @f() {
  return
}
module {
  func.func @g() {
    return
  }
}
