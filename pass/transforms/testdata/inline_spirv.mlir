// ARGS: --pass-pipeline=builtin.module(spirv.module(inline))
// ARGS: --pass-pipeline=builtin.module(spirv.module(inline{default-pipeline=''}))

spirv.module Logical GLSL450 {
  spirv.func @k() "None" { spirv.Kill }
  
  spirv.func @a() "None" { 
    spirv.FunctionCall @k() : () -> ()
   
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @k(%c : i1) -> i32 "None" { %0 = spirv.Constant 42 : i32
   spirv.BranchConditional %c, ^a, ^b
   ^a: spirv.ReturnValue %0 : i32
   ^b: %1 = spirv.IAdd %0, %0 : i32
   spirv.ReturnValue %1 : i32 }
  spirv.func @a(%c : i1) -> i32 "None" { 
    %r = spirv.FunctionCall @k(%c) : (i1) -> i32
    spirv.ReturnValue %r : i32
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @store(%p: !spirv.ptr<i32, Function>, %v: i32) "None" {
    spirv.Store "Function" %p, %v : i32
    spirv.Return
  }
  spirv.func @selects(%c: i1, %p: !spirv.ptr<i32, Function>) "None" {
    %v = spirv.Constant 3 : i32
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^merge
    ^then:
      spirv.FunctionCall @store(%p, %v) : (!spirv.ptr<i32, Function>, i32) -> ()
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @returns_within(%c: i1) "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^merge
    ^then:
      spirv.Return
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @calls(%c: i1, %p: !spirv.ptr<i32, Function>) "None" {
    spirv.FunctionCall @selects(%c, %p) : (i1, !spirv.ptr<i32, Function>) -> ()
    spirv.FunctionCall @returns_within(%c) : (i1) -> ()
    spirv.Return
  }
}
