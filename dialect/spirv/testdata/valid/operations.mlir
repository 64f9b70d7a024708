spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spirv.GlobalVariable @var bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.SpecConstant @sc = true
  spirv.SpecConstant @sd spec_id(5) = 3.0 : f32
  spirv.SpecConstantComposite @scc (@sd, @sd) : !spirv.array<2 x f32>
  spirv.EXT.SpecConstantCompositeReplicate @scr (@sd) : !spirv.array<3 x f32>
  spirv.GlobalVariable @vi initializer(@sd) : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @vl {location = 3 : i32, linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Import>>} : !spirv.ptr<f32, Input>
  spirv.func @f(%a: f32, %b: vector<4xf32>) -> f32 "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 2, 3]>} {
    %0 = spirv.FAdd %a, %a : f32
    %s = spirv.mlir.referenceof @sd : f32
    %p = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
    %c = spirv.Constant 5 : i32
    %cm = spirv.Constant -5 : i8
    %cu = spirv.Constant 250 : ui8
    %cs = spirv.Constant -25 : si8
    %c1 = spirv.Constant true
    %cf1 = spirv.Constant false
    %c2 = spirv.Constant 5.5 : f32
    %c3 = spirv.Constant dense<1.0> : vector<4xf32>
    %c4 = spirv.Constant dense<1.0> : tensor<4xf32> : !spirv.array<4 x f32>
    %c5 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    %cr = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x i32>
    spirv.ReturnValue %0 : f32
  }
  spirv.func @ext(f32 {spirv.decoration = #spirv.decoration<Aliased>}) "Inline|Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Import>>}
  spirv.func @m() "None" { 
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @m
  spirv.EntryPoint "Vertex" @m, @id, @vi
  spirv.ExecutionMode @m "LocalSize", 1, 2, 3
  spirv.ExecutionMode @m "ContractionOff"
}
// -----
spirv.module @name Physical64 OpenCL attributes {a.b = 3} {
}
// -----
spirv.module Logical Vulkan {}
// -----
spirv.module Logical Vulkan {
 spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8> attributes {entry_point = true} { 
   %0 = spirv.ARM.GraphConstant {graph_constant_id = 3 : i32} : !spirv.arm.tensor<2x3xi16>
   spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<1x16xi8>
 }
 spirv.GlobalVariable @v bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<1x16xi8>, UniformConstant>
 spirv.ARM.GraphEntryPoint @g, @v, @v
}
// -----
func.func @f1(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, StorageBuffer>, %v: f32) {
  %0 = spirv.Load "Function" %p : f32
  %1 = spirv.Load "Function" %p ["Volatile"] : f32
  %2 = spirv.Load "StorageBuffer" %q ["Volatile|Aligned", 4] : f32
  %3 = spirv.Load "StorageBuffer" %q ["None"] {x.y = 1} : f32
  spirv.Store "Function" %p, %v : f32
  spirv.Store "Function" %p, %v ["Aligned", 4] : f32
  spirv.CopyMemory "Function" %p, "StorageBuffer" %q : f32
  spirv.CopyMemory "Function" %p, "StorageBuffer" %q ["Aligned", 4], ["Volatile"] : f32
  spirv.CopyMemory "Function" %p, "StorageBuffer" %q ["Volatile"], ["Aligned", 8] : f32
  %4 = spirv.Variable : !spirv.ptr<f32, Function>
  %c = spirv.Constant 1.0 : f32
  %5 = spirv.Variable init(%c) : !spirv.ptr<f32, Function>
  %6 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
  %7 = spirv.INTEL.SubgroupBlockRead %q : !spirv.ptr<f32, StorageBuffer> -> f32
  return
}
func.func @f2(%p: !spirv.array<2 x vector<4xf32>>, %v: f32, %w: vector<4xf32>, %s: !spirv.struct<(i32, f32)>, %i: i32) {
  %0 = spirv.CompositeExtract %p[1 : i32] : !spirv.array<2 x vector<4xf32>>
  %1 = spirv.CompositeExtract %p[1 : i32, 3 : i32] : !spirv.array<2 x vector<4xf32>>
  %2 = spirv.CompositeInsert %v, %p[1 : i32, 3 : i32] : f32 into !spirv.array<2 x vector<4xf32>>
  %3 = spirv.CompositeExtract %s[1 : i32] : !spirv.struct<(i32, f32)>
  %4 = spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>
  %5 = spirv.ISubBorrow {x.y = 1} %i, %i : !spirv.struct<(i32, i32)>
  %6 = spirv.GL.FClamp %v, %v, %v : f32
  %7 = spirv.GL.SClamp %i, %i, %i {x.y} : i32
  %8 = spirv.GL.UClamp (%i, %i, %i) : (i32, i32, i32) -> i32
  %9 = spirv.GL.Fma %v, %v, %v : f32
  %10 = spirv.VectorShuffle [1 : i32, 3 : i32, -1 : i32] %w, %w : vector<4xf32>, vector<4xf32> -> vector<3xf32>
  %c = spirv.Constant 3 : i32
  %11 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%c, %c) : (i32, i32) -> i32
  %12 = spirv.SMulExtended %i, %i : !spirv.struct<(i32, i32)>
  %13 = spirv.CompositeConstruct %v, %v : (f32, f32) -> vector<2xf32>
  return
}
func.func @f3(%c: i1, %n: i32, %v: f32) {
  spirv.BranchConditional %c, ^a, ^b(%v: f32)
^a:
  spirv.BranchConditional %c [3, 4], ^b(%v: f32), ^c
^b(%x: f32):
  spirv.Branch ^c
^c:
  spirv.Branch ^d(%n: i32)
^d(%y: i32):
  spirv.Switch %n : i32, [
    default: ^e
  ]
^e:
  spirv.Switch %n : i32, [
    default: ^f,
    0: ^b(%v : f32),
    7: ^d(%n: i32)
  ] {x.y}
^f:
  spirv.Return
}
func.func @f4(%c: i1, %n: i32, %v: f32) {
  spirv.mlir.loop {
    spirv.Branch ^h
  ^h:
    spirv.BranchConditional %c, ^b, ^m
  ^b:
    spirv.Branch ^cont
  ^cont:
    spirv.Branch ^h
  ^m:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(Unroll) {
  }
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^m
  ^t:
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  %0 = spirv.mlir.selection control(Flatten) -> i32 {
    spirv.BranchConditional %c, ^t, ^m(%n : i32)
  ^t:
    spirv.Branch ^m(%n : i32)
  ^m(%r: i32):
    spirv.mlir.merge %r : i32
  }
  spirv.Return
}
func.func @f5(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %c: vector<2xf32>, %d: vector<2xi32>, %f: f32, %n: i32) {
  %0 = spirv.ImageSampleImplicitLod %s, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  %1 = spirv.ImageSampleImplicitLod %s, %c ["Bias"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  %2 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  %3 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %c, %c {x.y} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  %4 = spirv.ImageFetch %i, %d : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  %6 = spirv.ImageDrefGather %s, %c, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f6(%p: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, StorageBuffer>, %i: i32) {
  %c = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %p[%c, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
  %1 = spirv.PtrAccessChain %p[%i %c, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, StorageBuffer>, i32, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
  %3 = spirv.Undef : !spirv.ptr<i32, Workgroup>
  %2 = spirv.AtomicIAdd <Device> <Acquire> %3, %i : !spirv.ptr<i32, Workgroup>
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  return
}
