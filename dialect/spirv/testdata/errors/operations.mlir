func.func @f7(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Foo" %p : f32 return }
// -----
func.func @f8(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load 5 %p : f32 return }
// -----
func.func @f9(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load unit %p : f32 return }
// -----
func.func @f10(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Foo"] : f32 return }
// -----
func.func @f11(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned"] : f32 return }
// -----
func.func @f12(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p ["Aligned", 3] : f32 return }
// -----
func.func @f13(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p {alignment = 4 : i32} : f32 return }
// -----
func.func @f14(%p: !spirv.ptr<f32, Function>) { %0 = spirv.Load "Function" %p : i32 return }
// -----
func.func @f15(%p: !spirv.ptr<f32, Function>) { "spirv.Store"(%p, %p) : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> () return }
// -----
func.func @f16(%p: !spirv.ptr<f32, Function>, %v: f32) { spirv.Store "Function" %p, %v {a.b} : f32 return }
// -----
func.func @f17(%p: !spirv.array<2 x f32>) { %0 = spirv.CompositeExtract %p[] : !spirv.array<2 x f32> return }
// -----
func.func @f18(%p: !spirv.array<2 x f32>) { %0 = spirv.CompositeExtract %p[2 : i32] : !spirv.array<2 x f32> return }
// -----
func.func @f19(%p: !spirv.array<2 x f32>) { %0 = spirv.CompositeExtract %p[1 : i32, 1 : i32] : !spirv.array<2 x f32> return }
// -----
func.func @f20(%p: !spirv.array<2 x f32>) { %0 = spirv.CompositeExtract %p[1.0] : !spirv.array<2 x f32> return }
// -----
func.func @f21(%p: !spirv.array<2 x f32>) { %0 = spirv.CompositeExtract %p 1 : !spirv.array<2 x f32> return }
// -----
func.func @f22(%p: i32) { %0 = spirv.IAddCarry %p, %p : !spirv.struct<(i32)> return }
// -----
func.func @f23(%p: i32) { %0 = spirv.IAddCarry %p, %p : !spirv.struct<(i32, f32)> return }
// -----
func.func @f24(%p: i32) { %0 = spirv.IAddCarry %p : !spirv.struct<(i32, f32)> return }
// -----
func.func @f25(%p: f32) { %0 = spirv.GL.FClamp (%p, %p) : f32 return }
// -----
func.func @f26(%p: f32) { %0 = spirv.Variable : f32 return }
// -----
func.func @f27(%p: f32) { %0 = spirv.Variable init(%p) : !spirv.ptr<f32, Function> return }
// -----
func.func @f28(%p: f32) { %0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function> return }
// -----
func.func @f29(%p: f32) { %0 = spirv.Variable bind(1, a) : !spirv.ptr<f32, Function> return }
// -----
func.func @f30(%p: f32) { %0 = spirv.Variable built_in(1) : !spirv.ptr<f32, Function> return }
// -----
spirv.module Foo Vulkan {}
// -----
spirv.module Logical Foo {}
// -----
spirv.module Logical Vulkan requires 5 {}
// -----
spirv.module Logical Vulkan { "t.x"() : () -> () }
// -----
spirv.module Logical Vulkan { func.func private @x() }
// -----
spirv.module Logical Vulkan { spirv.func @x() "None" }
// -----
spirv.module Logical Vulkan { spirv.func @x() "Foo" }
// -----
spirv.module Logical Vulkan { spirv.func @x() None }
// -----
spirv.module Logical Vulkan { spirv.func @x() -> (i32, i32) "None" { spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @x() -> i32 "None" { spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @x(%a: i32) "None" { spirv.ReturnValue %a : i32 } }
// -----
spirv.module Logical Vulkan { spirv.func @x(%a: i32) -> f32 "None" { spirv.ReturnValue %a : i32 } }
// -----
spirv.module Logical Vulkan { spirv.func @x(%a: i32) "None" { "t.x"() : () -> () spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @x(%a: !spirv.ptr<f32, PhysicalStorageBuffer>) "None" { spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @x(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Generic>) "None" { spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.EntryPoint "GLCompute" @x }
// -----
spirv.module Logical Vulkan { spirv.EntryPoint "GLCompute" @x, 5 }
// -----
spirv.module Logical Vulkan { spirv.EntryPoint "Foo" @x }
// -----
spirv.module Logical Vulkan { spirv.func @x() "None" { spirv.Return } spirv.EntryPoint "GLCompute" @x, @y }
// -----
spirv.module Logical Vulkan { spirv.func @x() "None" { spirv.Return } spirv.EntryPoint "GLCompute" @x spirv.EntryPoint "GLCompute" @x }
// -----
spirv.module Logical Vulkan { spirv.func @x() "None" { spirv.Return } spirv.ExecutionMode @x "Foo" }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = 5 : i13 }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = dense<5> : vector<4xi32> }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x spec_id(-5) = 4 : i32 }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = "x" }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = 4 : i32 spirv.SpecConstantComposite @y (@x) : !spirv.array<2 x i32> }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = 4 : i32 spirv.SpecConstantComposite @y (@x) : !spirv.array<1 x f32> }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = 4 : i32 spirv.SpecConstantComposite @y (@x) : f32 }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = 4 : i32 spirv.SpecConstantComposite @y (@x) : !spirv.coopmatrix<8x8xf32, Device, MatrixA> }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = 4 : i32 spirv.EXT.SpecConstantCompositeReplicate @y (@z) : !spirv.array<2 x i32> }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = 4 : i32 spirv.EXT.SpecConstantCompositeReplicate @y (@y) : !spirv.array<2 x i32> }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @x = 4 : i32 spirv.EXT.SpecConstantCompositeReplicate @y (@x) : !spirv.array<2 x f32> }
// -----
spirv.module Logical Vulkan { spirv.GlobalVariable @x : f32 }
// -----
spirv.module Logical Vulkan { spirv.GlobalVariable @x : !spirv.ptr<f32, Function> }
// -----
spirv.module Logical Vulkan { spirv.GlobalVariable @x initializer(@y) : !spirv.ptr<f32, Private> }
// -----
spirv.module Logical Vulkan { spirv.GlobalVariable @x initializer(5) : !spirv.ptr<f32, Private> }
// -----
func.func @f31(%p: f32) { %0 = spirv.Variable : !spirv.ptr<f32, Uniform> return }
func.func @f32(%p: f32) { %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> return }
func.func @f33() { %0 = spirv.Constant "x" : i32 return }
func.func @f34() { %0 = spirv.Constant unit : i32 return }
func.func @f35() { %0 = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<5 x i32> return }
func.func @f36() { %0 = spirv.Constant dense<1> : tensor<4xi32> : !spirv.array<4 x f32> return }
func.func @f37() { %0 = spirv.Constant dense<1> : tensor<4xi32> : !spirv.rtarray<i32> return }
func.func @f38() { %0 = spirv.Constant [1 : i32] : i32 return }
func.func @f39() { %0 = spirv.Constant [1 : i32, 1.0 : f32] : !spirv.array<2 x i32> return }
func.func @f40() { %0 = "spirv.Constant"() {value = 1 : i32} : () -> !spirv.coopmatrix<8x8xi32, Device, MatrixA> return }
func.func @f41() { %0 = "spirv.Constant"() {value = dense<1> : tensor<4xi32>} : () -> !spirv.coopmatrix<8x8xi32, Device, MatrixA> return }
func.func @f42() { %0 = "spirv.Constant"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> !spirv.coopmatrix<8x8xi32, Device, MatrixA> return }
// -----
func.func @f43() { %0 = "spirv.Constant"() {value = dense<1> : tensor<4xi32>} : () -> !spirv.array<4x!spirv.struct<()>> return }
func.func @f44() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x f32> return }
func.func @f45() { %0 = spirv.EXT.ConstantCompositeReplicate [unit] : !spirv.array<2 x f32> return }
// -----
func.func @f46(%a: i32) { %0 = spirv.SpecConstantOperation wraps "spirv.BitCount"(%a) : (i32) -> i32 return }
// -----
func.func @f47(%c: i1) { spirv.BranchConditional %c [1], ^a, ^a ^a: return }
// -----
func.func @f48(%c: i1) { spirv.BranchConditional %c [0, 0], ^a, ^a ^a: return }
// -----
func.func @f49(%c: i1) { spirv.BranchConditional %c [a, 0], ^a, ^a ^a: return }
// -----
func.func @f50(%c: i1) { "spirv.BranchConditional"(%c)[^a, ^a] <{branch_weights = [1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^a: return }
// -----
func.func @f51(%c: i1) { spirv.mlir.loop control(Foo) {} spirv.Return }
// -----
func.func @f52(%c: i1) { spirv.mlir.loop { spirv.Branch ^a ^a: spirv.Branch ^b ^b: spirv.mlir.merge } spirv.Return }
func.func @f53(%c: i1) { spirv.mlir.loop { spirv.mlir.merge } spirv.Return }
func.func @f54(%c: i1) { spirv.mlir.loop { spirv.Branch ^a ^a: spirv.mlir.merge } spirv.Return }
// -----
spirv.module Logical Vulkan { spirv.GlobalVariable @v : !spirv.ptr<f32, Private> spirv.func @f() "None" { %0 = spirv.mlir.addressof @v : !spirv.ptr<i32, Private> spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.SpecConstant @v = 1 : i32 spirv.func @f() "None" { %0 = spirv.mlir.referenceof @v : f32 spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 } spirv.func @f(%a: i32) "None" { spirv.FunctionCall @h() : () -> () spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 } spirv.func @f(%a: i32) "None" { spirv.FunctionCall @g() : () -> () spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 } spirv.func @f(%a: f32) "None" { %0 = spirv.FunctionCall @g(%a) : (f32) -> i32 spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 } spirv.func @f(%a: i32) "None" { spirv.FunctionCall @g(%a) : (i32) -> () spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.func @g(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 } spirv.func @f(%a: i32) "None" { %0 = spirv.FunctionCall @g(%a) : (i32) -> f32 spirv.Return } }
// -----
spirv.module Logical Vulkan { spirv.ARM.Graph @g(%a: i32) -> i32 {  } }
// -----
spirv.module Logical Vulkan { spirv.ARM.Graph @g(%a: i32) { "spirv.ARM.GraphOutputs"() : () -> () } }
// -----
spirv.module Logical Vulkan { spirv.ARM.Graph @g(%a: i32) -> i32 { "spirv.ARM.GraphOutputs"() : () -> () } }
// -----
spirv.module Logical Vulkan { spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1xi8>) -> i32 { "spirv.ARM.GraphOutputs"() : () -> () } }
// -----
spirv.module Logical Vulkan { spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<2xi8> { "spirv.ARM.GraphOutputs"() : () -> () } }
// -----
spirv.module Logical Vulkan { spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<2xi8> { "spirv.ARM.GraphOutputs"(%a) : (!spirv.arm.tensor<1xi8>) -> () } }
// -----
spirv.module Logical Vulkan { "spirv.ARM.Graph"() <{function_type = (i32) -> i32, sym_name = "x"}> ({}) : () -> () }
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @var bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @sc = true
  spirv.SpecConstant @sd spec_id(5) = 3.0 : f32
  spirv.SpecConstantComposite @scc (@sd, @sd) : !spirv.array<2 x f32>
  spirv.EXT.SpecConstantCompositeReplicate @scr (@sd) : !spirv.array<3 x f32>
  spirv.GlobalVariable @vi initializer(@sd) : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @vl {location = 3 : i32, linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Import>>} : !spirv.ptr<f32, Input>
  spirv.func @f(%a: f32, %b: vector<4xf32>) -> f32 "None" {
    %0 = spirv.FAdd %a, %a : f32
    %s = spirv.mlir.referenceof @sd : f32
    %p = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
    %c = spirv.Constant 5 : i32
    %c1 = spirv.Constant true
    %c2 = spirv.Constant 5.5 : f32
    %c3 = spirv.Constant dense<1.0> : vector<4xf32>
    %c4 = spirv.Constant dense<1.0> : tensor<4xf32> : !spirv.array<4 x f32>
    %c5 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    %c6 = spirv.Constant dense<1.0> : vector<4xf32> {a.b}
    spirv.ReturnValue %0 : f32
  }
}
// -----
func.func @f55(%c: i1) { spirv.mlir.loop { spirv.Return } spirv.Return }
func.func @f56(%c: i1) { spirv.mlir.loop { spirv.Branch ^b ^a: spirv.Branch ^b ^b: spirv.Branch ^a ^d: spirv.mlir.merge } spirv.Return }
func.func @f57(%c: i1) { spirv.mlir.loop { spirv.Branch ^a ^a: spirv.Branch ^b ^b: spirv.Branch ^d ^d: spirv.mlir.merge } spirv.Return }
func.func @f58(%c: i1) { spirv.mlir.loop { spirv.Branch ^a ^a: spirv.Branch ^b ^b: spirv.mlir.merge ^c: spirv.Branch ^a ^d: spirv.mlir.merge } spirv.Return }
func.func @f59(%c: i1) { spirv.mlir.loop { spirv.Branch ^a ^a: spirv.Branch ^b ^b: spirv.Branch ^a ^c: spirv.Branch ^a ^d: spirv.mlir.merge } spirv.Return }
// -----
func.func @f60(%c: i1) { spirv.mlir.selection { spirv.mlir.merge } spirv.Return }
func.func @f61(%c: i1) { spirv.mlir.selection { spirv.Return } spirv.Return }
// -----
func.func @f62(%c: i1) { spirv.mlir.selection control(Foo) { spirv.mlir.merge } spirv.Return }
// -----
func.func @f63(%c: i1) { spirv.mlir.selection { spirv.BranchConditional %c, ^a, ^b ^a: spirv.mlir.merge ^b: spirv.mlir.merge } spirv.Return }
func.func @f64(%c: i1) { spirv.Unreachable }
// -----
func.func @f65(%c: i1) { %0 = spirv.mlir.addressof @x : !spirv.ptr<f32, Uniform> return }
func.func @f66(%c: i1) { %0 = spirv.mlir.referenceof @x : f32 return }
func.func @f67(%p: !spirv.ptr<!spirv.struct<(f32)>, Uniform>, %i: i32) { %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32)>, Uniform>, i32 -> !spirv.ptr<f32, Uniform> return }
func.func @f68(%p: !spirv.ptr<!spirv.struct<(f32)>, Uniform>) { %i = spirv.Constant 4 : i32 %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32)>, Uniform>, i32 -> !spirv.ptr<f32, Uniform> return }
func.func @f69(%p: !spirv.ptr<!spirv.struct<(f32)>, Uniform>) { %i = "t.x"() : () -> i32 %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32)>, Uniform>, i32 -> !spirv.ptr<f32, Uniform> return }
// -----
func.func @f70(%p: !spirv.ptr<!spirv.struct<(f32)>, Uniform>) { %i = spirv.Constant 0 : i32 %0 = spirv.AccessChain %p[%i, %i] : !spirv.ptr<!spirv.struct<(f32)>, Uniform>, i32, i32 -> !spirv.ptr<f32, Uniform> return }
func.func @f71(%p: !spirv.ptr<!spirv.struct<(f32)>, Uniform>) { %i = spirv.Constant 0 : i32 %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32)>, Uniform>, i32 -> !spirv.ptr<i32, Uniform> return }
// -----
func.func @f72(%p: !spirv.ptr<f32, Function>, %v: f32) { spirv.Store "Function" %p : f32 return }
// -----
func.func @f73(%p: !spirv.array<2 x f32>) { %0 = spirv.CompositeInsert %p[1.0] : f32 into !spirv.array<2 x f32> return }
// -----
func.func @f74(%p: !spirv.array<2 x f32>) { spirv.INTEL.SubgroupBlockWrite "Function" %p : f32 return }
