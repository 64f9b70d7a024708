spirv.module PhysicalStorageBuffer64 OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, PhysicalStorageBuffer> to i64
    %1 = spirv.ConvertUToPtr %0 : i64 to !spirv.ptr<i32, PhysicalStorageBuffer>
    spirv.Return
  }
}
// -----
spirv.module Physical32 OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Function> to i64
    %1 = spirv.ConvertUToPtr %0 : i64 to !spirv.ptr<i32, Function>
    spirv.Return
  }
}
// -----
func.func @f1(%a: !spirv.ptr<f32, Workgroup>) {
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Generic>
  return
}
func.func @f2(%a: !spirv.ptr<f32, Generic>) {
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
  return
}
func.func @f3(%a: !spirv.ptr<f32, Generic>) {
  %0 = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
  return
}
func.func @f4(%a: f32) {
  %0 = spirv.Bitcast %a : f32 to i32
  return
}
func.func @f5(%a: vector<2xf16>) {
  %0 = spirv.Bitcast %a : vector<2xf16> to f32
  return
}
func.func @f6(%a: !spirv.ptr<f32, Function>) {
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
  return
}
func.func @f7(%a: vector<4xf16>) {
  %0 = spirv.Bitcast %a : vector<4xf16> to vector<2xi32>
  return
}
func.func @f8(%a: f32) {
  %0 = spirv.FConvert %a : f32 to f16
  return
}
func.func @f9(%a: vector<2xi8>) {
  %0 = spirv.SConvert %a : vector<2xi8> to vector<2xi16>
  return
}
func.func @f10(%a: i8) {
  %0 = spirv.UConvert %a : i8 to i16
  return
}
func.func @f11(%a: !spirv.coopmatrix<8x16xi8, Device, MatrixA>) {
  %0 = spirv.SConvert %a : !spirv.coopmatrix<8x16xi8, Device, MatrixA> to !spirv.coopmatrix<8x16xi16, Device, MatrixA>
  return
}
func.func @f12(%a: f32) {
  %0 = spirv.ConvertFToS %a : f32 to i32
  return
}
func.func @f13(%p: !spirv.ptr<i32, Workgroup>, %v: i32) {
  %0 = spirv.AtomicAnd <Device> <None> %p, %v : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicIIncrement <Device> <Acquire> %p : !spirv.ptr<i32, Workgroup>
  %2 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %p, %v, %v : !spirv.ptr<i32, Workgroup>
  %3 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %p, %v, %v : !spirv.ptr<i32, Workgroup>
  %4 = spirv.AtomicExchange <Workgroup> <Release> %p, %v : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f14(%p: !spirv.ptr<f32, Workgroup>, %v: f32) {
  %0 = spirv.EXT.AtomicFAdd <Device> <None> %p, %v : !spirv.ptr<f32, Workgroup>
  return
}
func.func @f15() {
  spirv.MemoryBarrier <Device>, <AcquireRelease|UniformMemory>
  return
}
func.func @f16(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<4xf32>>
  return
}
func.func @f17(%a: !spirv.matrix<3 x vector<4xf32>>) {
  %0 = spirv.Transpose %a : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<4 x vector<3xf32>>
  return
}
func.func @f18(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<3xf32>) {
  %0 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<4xf32>>, vector<3xf32> -> vector<4xf32>
  return
}
func.func @f19(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<4xf32>) {
  %0 = spirv.VectorTimesMatrix %b, %a : vector<4xf32>, !spirv.matrix<3 x vector<4xf32>> -> vector<3xf32>
  return
}
func.func @f20(%a: !spirv.matrix<3 x vector<4xf32>>, %b: f32) {
  %0 = spirv.MatrixTimesScalar %a, %b : !spirv.matrix<3 x vector<4xf32>>, f32
  return
}
func.func @f21(%a: vector<4xf32>, %b: f32) {
  %0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, f32) -> vector<4xf32>
  return
}
func.func @f22(%a: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}
func.func @f23(%a: !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned|BSigned> : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}
func.func @f24(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor> : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
// -----
func.func @f25(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <Volatile> : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
func.func @f26(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <Aligned>, 4 : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
func.func @f27(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <MakePointerAvailable> : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
func.func @f28(%p: !spirv.ptr<vector<4xi32>, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor> : !spirv.ptr<vector<4xi32>, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
func.func @f29(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f30(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f31(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned>, 4 : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f32(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <MakePointerVisible> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f33(%p: !spirv.ptr<vector<4xi32>, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<vector<4xi32>, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f34() {
  %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f35(%a: i32, %b: vector<4xi8>, %l: i64) {
  %0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i32
  %1 = spirv.UDot %b, %b : vector<4xi8> -> i32
  %2 = spirv.SUDotAccSat %b, %b, %a : vector<4xi8> -> i32
  return
}
func.func @f36(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  return
}
func.func @f37(%i: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  return
}
func.func @f38(%i: !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<3xi32>
  return
}
func.func @f39(%i: !spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown> -> vector<3xi32>
  return
}
func.func @f40(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown> -> vector<2xi32>
  return
}
func.func @f41(%i: !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> i32
  return
}
func.func @f42(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  %0 = spirv.ImageSampleImplicitLod %i, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f43(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f44(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f45(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: vector<2xf32>, %x1: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f46(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<3xf32>, %x0: vector<2xf32>, %x1: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f47(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %c: vector<2xi32>) {
  %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}
func.func @f48(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %c: vector<2xi32>) {
  %0 = spirv.ImageRead %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [], []>, #spirv.resource_limits<>>} {
  spirv.module Logical Vulkan {
    spirv.func @f(%a: i32) "None" {
      %0 = spirv.GroupNonUniformBroadcast <Workgroup> %a, %a : i32, i32
      spirv.Return
    }
  }
}
// -----
func.func @f49(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %c: vector<2xi32>) {
  %0 = spirv.ImageRead %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32> -> f32
  return
}
func.func @f50(%a: i32) {
  %0 = spirv.GroupIAdd <Workgroup> <Reduce> %a : i32
  return
}
func.func @f51(%a: i32) {
  %0 = spirv.KHR.GroupIMul <Subgroup> <InclusiveScan> %a : i32
  return
}
func.func @f52(%a: i32, %v: vector<3xi32>) {
  %0 = spirv.GroupBroadcast <Workgroup> %a, %v : i32, vector<3xi32>
  return
}
func.func @f53(%a: i32) {
  %c = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  %1 = spirv.GroupNonUniformBroadcast <Workgroup> %a, %c : i32, i32
  %2 = spirv.GroupNonUniformRotateKHR <Subgroup> %a, %a, cluster_size(%c) : i32, i32, i32 -> i32
  %3 = spirv.GroupNonUniformShuffle <Subgroup> %a, %a : i32, i32
  return
}
func.func @f54(%a: i32) {
  %0 = "spirv.IAddCarry"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i32)>
  return
}
func.func @f55(%a: i32) {
  %0 = "spirv.SMulExtended"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i32)>
  return
}
func.func @f56(%a: i32) {
  %0 = "spirv.UMulExtended"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i32)>
  return
}
func.func @f57(%a: f32) {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32)>
  return
}
func.func @f58(%a: vector<2xf32>) {
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi32>)>
  return
}
func.func @f59(%x: i32, %p: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) {
  "t.region"() ({
    spirv.EXT.EmitMeshTasks %x, %x, %x, %p : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
  }) : () -> ()
  return
}
func.func @f60(%c: vector<4xi1>, %v: vector<4xf32>, %w: vector<3xf32>, %s: f32) {
  %0 = spirv.Select %c, %v, %v : vector<4xi1>, vector<4xf32>
  return
}
func.func @f61(%v: vector<2xf32>, %s: f32, %i: i32) {
  %0 = spirv.CompositeConstruct %v, %v : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  %1 = spirv.CompositeConstruct %s : (f32) -> !spirv.coopmatrix<8x8xf32, Device, MatrixA>
  return
}
func.func @f62(%a: f32, %b: vector<2xf32>) {
  %0 = spirv.GL.FClamp (%a, %b, %a) : (f32, vector<2xf32>, f32) -> f32
  return
}
