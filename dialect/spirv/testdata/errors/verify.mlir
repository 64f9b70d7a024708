spirv.module Logical OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Function> to i64
    %1 = spirv.ConvertUToPtr %0 : i64 to !spirv.ptr<i32, Function>
    spirv.Return
  }
}
// -----
spirv.module PhysicalStorageBuffer64 OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" {
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Function> to i64
    %1 = spirv.ConvertUToPtr %0 : i64 to !spirv.ptr<i32, Function>
    spirv.Return
  }
}
// -----
func.func @f63(%a: !spirv.ptr<f32, Uniform>) {
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
  return
}
func.func @f64(%a: !spirv.ptr<f32, Generic>) {
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  return
}
func.func @f65(%a: !spirv.ptr<f32, Generic>) {
  %0 = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  return
}
func.func @f66(%a: !spirv.ptr<f32, Function>) {
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Uniform>
  return
}
func.func @f67(%a: !spirv.ptr<f32, Uniform>) {
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Function>
  return
}
func.func @f68(%a: !spirv.ptr<f32, Uniform>) {
  %0 = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Function>
  return
}
func.func @f69(%a: !spirv.ptr<f32, Function>) {
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Generic>
  return
}
func.func @f70(%a: !spirv.ptr<f32, Generic>) {
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<i32, Function>
  return
}
func.func @f71(%a: !spirv.ptr<i32, Function>) {
  %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Function> to si64
  return
}
func.func @f72(%a: ui64) {
  %0 = spirv.ConvertUToPtr %a : ui64 to !spirv.ptr<i32, Function>
  return
}
func.func @f73(%a: f32) {
  %0 = spirv.Bitcast %a : f32 to f32
  return
}
func.func @f74(%a: f32) {
  %0 = spirv.Bitcast %a : f32 to f16
  return
}
func.func @f75(%a: !spirv.ptr<f32, Function>) {
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to i64
  return
}
func.func @f76(%a: i64) {
  %0 = spirv.Bitcast %a : i64 to !spirv.ptr<f32, Function>
  return
}
func.func @f77(%a: f32) {
  %0 = spirv.FConvert %a : f32 to f32
  return
}
func.func @f78(%a: bf16) {
  %0 = spirv.FConvert %a : bf16 to f16
  return
}
func.func @f79(%a: vector<2xi8>) {
  %0 = spirv.SConvert %a : vector<2xi8> to vector<2xi8>
  return
}
func.func @f80(%a: !spirv.coopmatrix<8x16xi8, Device, MatrixA>) {
  %0 = spirv.SConvert %a : !spirv.coopmatrix<8x16xi8, Device, MatrixA> to !spirv.coopmatrix<8x16xi8, Device, MatrixA>
  return
}
func.func @f81(%a: !spirv.coopmatrix<8x16xf16, Device, MatrixA>) {
  %0 = spirv.ConvertFToS %a : !spirv.coopmatrix<8x16xf16, Device, MatrixA> to !spirv.coopmatrix<8x8xi16, Device, MatrixA>
  return
}
func.func @f82(%p: !spirv.ptr<i32, Workgroup>, %v: i32) {
  %0 = spirv.AtomicAnd <Device> <Acquire|Release> %p, %v : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f83() {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|AcquireRelease>
  return
}
func.func @f84() {
  spirv.MemoryBarrier <Device>, <Acquire|Release>
  return
}
func.func @f85(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<2xf32>>) {
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<2xf32>> -> !spirv.matrix<2 x vector<4xf32>>
  return
}
func.func @f86(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<4xf32>>
  return
}
// -----
func.func @f87(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<4xf16>>
  return
}
func.func @f88(%a: !spirv.matrix<3 x vector<4xf16>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf16>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<4xf32>>
  return
}
func.func @f89(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<2xf32>>
  return
}
func.func @f90(%a: !spirv.matrix<3 x vector<4xf32>>) {
  %0 = spirv.Transpose %a : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
func.func @f91(%a: !spirv.matrix<3 x vector<4xf32>>) {
  %0 = spirv.Transpose %a : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<4 x vector<4xf32>>
  return
}
func.func @f92(%a: !spirv.matrix<3 x vector<4xf32>>) {
  %0 = spirv.Transpose %a : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<4 x vector<3xf16>>
  return
}
func.func @f93(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<4xf32>) {
  %0 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<4xf32>>, vector<4xf32> -> vector<4xf32>
  return
}
func.func @f94(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<4xf32>) {
  %0 = spirv.VectorTimesMatrix %b, %a : vector<4xf32>, !spirv.matrix<3 x vector<4xf32>> -> vector<4xf32>
  return
}
func.func @f95(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<3xf32>) {
  %0 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<4xf32>>, vector<3xf32> -> vector<3xf32>
  return
}
func.func @f96(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<3xf32>) {
  %0 = spirv.VectorTimesMatrix %b, %a : vector<3xf32>, !spirv.matrix<3 x vector<4xf32>> -> vector<3xf32>
  return
}
func.func @f97(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<3xf16>) {
  %0 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<4xf32>>, vector<3xf16> -> vector<4xf16>
  return
}
func.func @f98(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<4xf16>) {
  %0 = spirv.VectorTimesMatrix %b, %a : vector<4xf16>, !spirv.matrix<3 x vector<4xf32>> -> vector<3xf16>
  return
}
func.func @f99(%a: !spirv.matrix<3 x vector<4xf32>>, %b: f16) {
  %0 = spirv.MatrixTimesScalar %a, %b : !spirv.matrix<3 x vector<4xf32>>, f16
  return
}
func.func @f100(%a: vector<4xf32>, %b: f16) {
  %0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, f16) -> vector<4xf32>
  return
}
func.func @f101(%a: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %b: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}
func.func @f102(%a: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %c: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}
func.func @f103(%a: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f104(%a: !spirv.coopmatrix<8x16xf16, Device, MatrixA>, %b: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xf16, Device, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}
func.func @f105(%a: !spirv.coopmatrix<7x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<7x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}
func.func @f106(%a: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x5xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x5xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}
func.func @f107(%a: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<15x4xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<15x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}
func.func @f108(%a: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned> : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}
func.func @f109(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <Aligned> : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
func.func @f110(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <Volatile>, 4 : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
// -----
func.func @f111(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <MakePointerVisible> : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
func.func @f112(%p: !spirv.ptr<!spirv.struct<()>, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor> : !spirv.ptr<!spirv.struct<()>, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  return
}
func.func @f113(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f114(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile>, 4 : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f115(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <MakePointerAvailable> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f116(%p: !spirv.ptr<!spirv.struct<()>, StorageBuffer>, %s: i32, %m: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<!spirv.struct<()>, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  return
}
func.func @f117(%a: i32) {
  %0 = spirv.SDot %a, %a : i32 -> i32
  return
}
func.func @f118(%a: i16) {
  %0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i16 -> i32
  return
}
func.func @f119(%b: vector<4xi8>) {
  %0 = spirv.SDot %b, %b, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
  return
}
func.func @f120(%b: vector<4xi8>) {
  %0 = spirv.SDot %b, %b : vector<4xi8> -> i16
  return
}
func.func @f121(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> vector<2xi32>
  return
}
func.func @f122(%i: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  return
}
func.func @f123(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  return
}
func.func @f124(%i: !spirv.image<f32, Rect, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Rect, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  return
}
func.func @f125(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f126(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32) {
  %0 = spirv.ImageSampleImplicitLod %i, %c, %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f127(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c, %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f128(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Bias"], %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f129(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f130(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f131(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: i32) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}
func.func @f132(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: i32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Bias"], %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}
func.func @f133(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32, %x1: f32) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
func.func @f134(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32, %x1: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Bias"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
// -----
func.func @f135(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Lod"], %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f136(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: vector<2xf32>, %x1: vector<2xf32>) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Grad"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f137(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32, %x1: f32) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Bias|Lod"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
func.func @f138(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32, %x1: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Bias|Lod"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
func.func @f139(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32, %x1: vector<2xf32>, %x2: vector<2xf32>) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Lod|Grad"], %x0, %x1, %x2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f140(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32, %x1: vector<2xf32>, %x2: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod|Grad"], %x0, %x1, %x2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f141(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f142(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32, %x1: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  return
}
func.func @f143(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: vector<3xf32>, %x1: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<3xf32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f144(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: vector<2xi32>, %x1: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xi32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f145(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: i32, %x1: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %x0, %x1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32, f32 -> vector<4xf32>
  return
}
func.func @f146(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f147(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: i32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %x0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32 -> vector<4xf32>
  return
}
func.func @f148(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: vector<2xf32>, %x1: vector<2xf32>, %x2: vector<2xf32>) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Grad"], %x0, %x1, %x2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}
func.func @f149(%i: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %x0 : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f150(%i: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %x0: f32) {
  %0 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %x0 : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
func.func @f151(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %c: vector<2xi32>, %x0: i32) {
  %0 = spirv.ImageFetch %i, %c ["Lod"], %x0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, i32 -> vector<4xf32>
  return
}
func.func @f152(%i: !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %c: vector<2xi32>) {
  %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}
func.func @f153(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %c: vector<2xi32>) {
  %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  return
}
func.func @f154(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %c: vector<2xi32>) {
  %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32> -> vector<4xi32>
  return
}
func.func @f155(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %c: vector<2xi32>, %x0: f32) {
  %0 = spirv.ImageRead %i, %c, %x0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, f32 -> vector<4xf32>
  return
}
func.func @f156(%a: i32) {
  %0 = spirv.GroupIAdd <Device> <Reduce> %a : i32
  return
}
func.func @f157(%a: i32, %v: vector<4xi32>) {
  %0 = spirv.GroupBroadcast <Workgroup> %a, %v : i32, vector<4xi32>
  return
}
func.func @f158(%a: i32) {
  %c = spirv.Constant 3 : i32
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  return
}
// -----
func.func @f159(%a: i32) {
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%a) : i32, i32 -> i32
  return
}
func.func @f160(%a: i32) {
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a : i32 -> i32
  return
}
func.func @f161(%a: i32) {
  %0 = spirv.GroupNonUniformBroadcast <Workgroup> %a, %a : i32, i32
  return
}
func.func @f162(%a: i32) {
  %c = spirv.Constant 3 : i32
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %a, %a, cluster_size(%c) : i32, i32, i32 -> i32
  return
}
func.func @f163(%a: i32) {
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %a, %a, cluster_size(%a) : i32, i32, i32 -> i32
  return
}
func.func @f164(%a: i32, %s: si32) {
  %0 = spirv.GroupNonUniformShuffle <Subgroup> %a, %s : i32, si32
  return
}
func.func @f165(%a: i32) {
  %0 = "spirv.IAddCarry"(%a, %a) : (i32, i32) -> !spirv.struct<(i32)>
  return
}
func.func @f166(%a: i32) {
  %0 = "spirv.SMulExtended"(%a, %a) : (i32, i32) -> !spirv.struct<(i32)>
  return
}
func.func @f167(%a: i32) {
  %0 = "spirv.UMulExtended"(%a, %a) : (i32, i32) -> !spirv.struct<(i32)>
  return
}
func.func @f168(%a: i32) {
  %0 = "spirv.IAddCarry"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i16)>
  return
}
func.func @f169(%a: i32) {
  %0 = "spirv.SMulExtended"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i16)>
  return
}
func.func @f170(%a: i32) {
  %0 = "spirv.UMulExtended"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i16)>
  return
}
func.func @f171(%a: f32) {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i16)>
  return
}
func.func @f172(%a: f32) {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32)>
  return
}
func.func @f173(%a: f32) {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(i32, i32)>
  return
}
func.func @f174(%a: vector<2xf32>) {
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<3xi32>)>
  return
}
func.func @f175(%a: vector<2xf32>) {
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi16>)>
  return
}
func.func @f176(%a: vector<2xf32>) {
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, i32)>
  return
}
func.func @f177(%x: i32, %p: !spirv.ptr<i32, Workgroup>) {
  "t.region"() ({
    spirv.EXT.EmitMeshTasks %x, %x, %x, %p : i32, i32, i32, !spirv.ptr<i32, Workgroup>
  }) : () -> ()
  return
}
func.func @f178(%c: vector<4xi1>, %w: vector<3xf32>) {
  %0 = spirv.Select %c, %w, %w : vector<4xi1>, vector<3xf32>
  return
}
func.func @f179(%c: vector<4xi1>, %s: f32) {
  %0 = spirv.Select %c, %s, %s : vector<4xi1>, f32
  return
}
func.func @f180(%a0: f32, %a1: i32) {
  %0 = spirv.CompositeConstruct %a0, %a1 : (f32, i32) -> vector<4xf32>
  return
}
func.func @f181(%a0: f32, %a1: f32) {
  %0 = spirv.CompositeConstruct %a0, %a1 : (f32, f32) -> vector<4xf32>
  return
}
func.func @f182(%a0: f32) {
  %0 = spirv.CompositeConstruct %a0 : (f32) -> !spirv.array<2 x f32>
  return
}
// -----
func.func @f183(%a0: f32, %a1: i32) {
  %0 = spirv.CompositeConstruct %a0, %a1 : (f32, i32) -> !spirv.array<2 x f32>
  return
}
func.func @f184(%a0: f32, %a1: f32) {
  %0 = spirv.CompositeConstruct %a0, %a1 : (f32, f32) -> !spirv.coopmatrix<8x8xf32, Device, MatrixA>
  return
}
func.func @f185(%a0: i32) {
  %0 = spirv.CompositeConstruct %a0 : (i32) -> !spirv.coopmatrix<8x8xf32, Device, MatrixA>
  return
}
func.func @f186(%a0: !spirv.struct<()>) {
  %0 = spirv.CompositeConstruct %a0 : (!spirv.struct<()>) -> vector<4xf32>
  return
}
func.func @f187(%a: vector<2xf32>) {
  %0 = spirv.VectorShuffle [0 : i32, 4 : i32] %a, %a : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  return
}
func.func @f188(%a: vector<2xf32>) {
  %0 = spirv.VectorShuffle [0 : i32] %a, %a : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  return
}
