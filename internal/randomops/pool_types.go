package randomops

import "strings"

func poolTypes() []string {
	out := strings.Fields(`i1 i2 i4 i8 i16 i32 i64 i128 si8 si16 si32 si64 ui8 ui16 ui32 ui64 index f16 bf16 f32 f64 f80 f128 tf32
		f8E5M2 f8E4M3FN f8E4M3FNUZ f8E5M2FNUZ f8E4M3B11FNUZ f8E8M0FNU f4E2M1FN f6E2M3FN f6E3M2FN none`)
	const elements = "i1 i8 i16 i32 i64 index f16 bf16 f32 f64"
	out = append(out, product("vector<%s%s>", "- 1x 2x 3x 4x 6x 8x 16x 32x 64x 2x3x 2x2x 4x4x 2x4x [2]x [4]x [8]x [16]x", elements)...)
	out = append(out, product("tensor<%s%s>", "- 1x 4x ?x 2x3x 4x4x 2x?x ?x?x *x 1x2x3x 4x4x4x 1x1x1x1x 2x4x4x3x 0x", elements)...)
	out = append(out, product("memref<%s%s>", "- 4x ?x 4x4x ?x?x 2x3x *x 4x4x4x", elements)...)
	out = append(out, product("complex<%s>", "f16 f32 f64 i32")...)
	out = append(out, product("vector<%s>", "4xf8E5M2 2xf8E4M3FN 4xf8E4M3FNUZ 32xf4E2M1FN 8xi4 16xi4 2xi4 4xui8 4xsi32 [1]x[1]xi128 [2]x[2]xf64 [2]x[2]xi64 [4]x[4]xf32 [4]x[4]xi32 [8]x[8]xf16 [8]x[8]xbf16 [8]x[8]xi16 [16]x[16]xi8 [4]x[4]xi1 [16]x[16]xi1 4x[4]xf32 2x[4]xi1 [1]xi1 [2]xi1 128xi8 256xi1 8x8xi32 16x16xf32 1x1xi8 2x1xf64")...)
	out = append(out, product("tensor<%s>", "4xcomplex<f32> 2x!quant.uniform<i8:f32,0.1> 4x!quant.any<i8<-8:7>:f32> 4xui8 4xf8E5M2 4xf8E4M3FN 4xi4 1x4x4x2xi8 1x1xi8 4x1x1xf32 ?x?x?x?xf32 8x8xf32,#sparse_tensor.encoding<{map=(d0,d1)->(d0:dense,d1:compressed)}> 8xf32,#sparse_tensor.encoding<{map=(d0)->(d0:compressed)}> 4xindex,1:i32 4x!quant.uniform<u8:f32,0.5:128>")...)
	out = append(out, product("memref<%s>", "4xcomplex<f32> 4x4xf32,strided<[?,1],offset:?> 4xf32,1 4xi32,3 ?xi8,strided<[1],offset:?> 16x16xf16,3 32x32xf32,#gpu.address_space<workgroup> 4xi32,#gpu.address_space<private> 4xf32,affine_map<(d0)->(d0+1)> *xf32,1  16xi8 64x128xf8E4M3FN ?xi8,#amdgpu.address_space<fat_raw_buffer> ?xui8 4x4x4xf32,strided<[16,4,1]>")...)
	return append(out, lines(otherTypes)...)
}

// otherTypes lists types with parameters.
const otherTypes = `
tuple<>
tuple<i32, f32>
() -> ()
(i32) -> f32
(i32, i64) -> (i32)
() -> i32
(tensor<4xf32>) -> tensor<4xf32>
!llvm.ptr
!llvm.ptr<1>
!llvm.ptr<3>
!llvm.ptr<7>
!llvm.void
!llvm.token
!llvm.label
!llvm.metadata
!llvm.x86_amx
!llvm.ppc_fp128
!llvm.struct<(i32, f32)>
!llvm.struct<(i32, i1)>
!llvm.struct<(i64, i1)>
!llvm.struct<(i32, i32, i32, i32)>
!llvm.struct<(f32, f32)>
!llvm.struct<(f32, f32, f32, f32)>
!llvm.struct<(vector<2xf16>, vector<2xf16>)>
!llvm.struct<(vector<4xi32>, vector<4xi1>)>
!llvm.struct<(vector<4xf32>, vector<4xf32>)>
!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
!llvm.struct<"opaque", opaque>
!llvm.struct<"named", (i32)>
!llvm.struct<packed (i8, i32)>
!llvm.struct<()>
!llvm.array<4 x i32>
!llvm.array<2 x f32>
!llvm.array<2 x vector<4xf32>>
!llvm.func<void ()>
!llvm.func<i32 (i32)>
!llvm.func<void (...)>
!llvm.func<i32 (ptr, ...)>
!llvm.target<"spirv.Image", i32, 0>
!spirv.ptr<i32, Function>
!spirv.ptr<f32, StorageBuffer>
!spirv.ptr<i32, StorageBuffer>
!spirv.ptr<i32, Workgroup>
!spirv.ptr<f32, Function>
!spirv.ptr<i64, PhysicalStorageBuffer>
!spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
!spirv.ptr<!spirv.struct<(!spirv.rtarray<i32> [0])>, StorageBuffer>
!spirv.ptr<!spirv.array<4xf32>, Function>
!spirv.ptr<vector<4xf32>, CrossWorkgroup>
!spirv.ptr<i8, Generic>
!spirv.ptr<i16, CrossWorkgroup>
!spirv.ptr<vector<4xi32>, Function>
!spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, UniformConstant>
!spirv.array<4xf32>
!spirv.array<4xi32, stride=4>
!spirv.rtarray<f32>
!spirv.struct<(i32, f32)>
!spirv.struct<(i32, i32)>
!spirv.struct<(f32, i32)>
!spirv.struct<(vector<4xi32>, vector<4xi32>)>
!spirv.struct<()>
!spirv.matrix<3xvector<3xf32>>
!spirv.matrix<4xvector<4xf32>>
!spirv.matrix<2xvector<2xf16>>
!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32i>
!spirv.image<f32, Dim1D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>
!spirv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba32f>
!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>
!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
!spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
!spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
!spirv.coopmatrix<16x16xf16, Subgroup, MatrixB>
!spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
!spirv.coopmatrix<8x16xi8, Workgroup, MatrixA>
!spirv.coopmatrix<16x8xi8, Workgroup, MatrixB>
!spirv.arm.tensor<1x2xi32>
!spirv.arm.tensor<1x4x4x2xf32>
!spirv.arm.tensor<4xi8>
!spirv.arm.tensor<1xf16>
!spirv.arm.tensor<2x3xi1>
!spirv.arm.tensor<*xi32>
!gpu.mma_matrix<16x16xf16, "AOp">
!gpu.mma_matrix<16x16xf16, "BOp">
!gpu.mma_matrix<16x16xf16, "COp">
!gpu.mma_matrix<16x16xf32, "COp">
!gpu.mma_matrix<16x16xsi8, "AOp">
!gpu.mma_matrix<16x16xi32, "COp">
!nvgpu.device.async.token
!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!nvgpu.mbarrier.token
!nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!nvgpu.tensormap.descriptor<tensor = memref<64x128xf8E4M3FN, 3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = none>
!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!quant.uniform<i8:f32, 0.1>
!quant.uniform<u8:f32, 0.5:128>
!quant.uniform<i8:f32:0, {0.1, 0.2}>
!quant.uniform<i8<-8:7>:f32, 0.1:-5>
!quant.any<i8>
!quant.calibrated<f32<-1.0:1.0>>
!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>
!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>
!sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>
!transform.op<"func.func">
!transform.op<"linalg.generic">
!transform.op<"scf.for">
!transform.param<i32>
!transform.param<i64>
!async.value<f32>
!async.value<i32>
!async.value<vector<4xf32>>
!emitc.ptr<i32>
!emitc.ptr<f32>
!emitc.ptr<!emitc.opaque<"char">>
!emitc.ptr<!emitc.ptr<i32>>
!emitc.opaque<"char">
!emitc.opaque<"my_type">
!emitc.lvalue<i32>
!emitc.lvalue<f32>
!emitc.lvalue<!emitc.ptr<i32>>
!emitc.lvalue<!emitc.opaque<"my_type">>
!emitc.array<4xi32>
!emitc.array<2x3xf32>
!smt.bv<8>
!smt.bv<16>
!smt.bv<32>
!smt.array<[!smt.int -> !smt.bool]>
!smt.array<[!smt.bv<8> -> !smt.bv<8>]>
!smt.func<(!smt.int, !smt.bool) !smt.bool>
!smt.func<(!smt.int) !smt.int>
!smt.sort<"uninterpreted">
!smt.sort<"list"[!smt.int]>
!ptr.ptr<#ptr.generic_space>
!ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>
!pdl.range<value>
!pdl.range<type>
!pdl.range<operation>
!pdl.range<attribute>
!amx.tile<16x16xf32>
!amx.tile<16x16xi32>
!amx.tile<16x64xi8>
!amx.tile<16x32xbf16>
!amx.tile<8x8xbf16>
!amdgpu.tdm_base<f32>
!amdgpu.tdm_base<i32>
!amdgpu.tdm_gather_base<f32, i32>
!amdgpu.tdm_gather_base<i32, i16>
!xegpu.tensor_desc<8x16xf32>
!xegpu.tensor_desc<16x16xf16>
!xegpu.tensor_desc<16xf32>
!xegpu.tensor_desc<4x8xf16, #xegpu.block_tdesc_attr<array_length = 2>>
!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>
!xegpu.tensor_desc<16x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8>>
!xegpu.mem_desc<16x16xf16>
!xegpu.mem_desc<8x8xf32>
!tosa.shape<0>
!tosa.shape<1>
!tosa.shape<2>
!tosa.shape<3>
!tosa.shape<4>
!tosa.shape<6>
!wasmssa.funcref
!wasmssa.externref
!wasmssa<local ref to i32>
!wasmssa<local ref to f32>
!wasmssa<local ref to i64>
!mpi.comm
!mpi.retval
!unknown.type
!test.smpla
`
