package randomops

func poolAttrs() []string {
	out := product("%s : %s", "0 1 2 -1 4 7 42", "i8 i16 i32 i64 index")
	out = append(out, product("%s : %s", "1", "i4 i128 si8 si32 ui8 ui32 ui64 si64")...)
	out = append(out, product("%s : i32", "3 5 6 8 16 32 64 128 256")...)
	out = append(out, product("%s : i64", "3 5 6 8 16 32 64 128 1024")...)
	out = append(out, product("%s : %s", "0.0 1.0 -2.5", "f16 bf16 f32 f64")...)
	out = append(out, product("dense<%s> : %s", "0 1", "tensor<4xi32> tensor<i32> vector<4xi32> tensor<4xi8> tensor<i8> tensor<1xi32> tensor<2xi64> tensor<2x2xi64> tensor<4xindex> tensor<1xindex> tensor<4xi64> tensor<1xi8> tensor<2x3xi32> vector<2xi1> vector<4xi1> tensor<i1> tensor<4xi1> tensor<4x4xi32>")...)
	out = append(out, product("dense<%s> : %s", "0.0 1.5", "tensor<4xf32> tensor<f32> vector<4xf32> tensor<1xf32> tensor<2x3xf32> tensor<f16> tensor<1xf16> tensor<1x1x1x1xf32> vector<2xf16> tensor<4x4xf32> vector<4xf64>")...)
	return append(out, lines(otherAttrs)...)
}

const otherAttrs = `
true
false
unit
"text"
"symbol"
""
"a"
"nsw"
"none"
"llvm.intr"
"cpu"
"add"
"llvm.x86.avx.something"
"AOp"
"gpu.func"
"i32"
"~{memory},=r,r"
"func.func"
[]
[1 : i32]
[1 : i64]
[0, 1]
[0, 1, 2]
[1, 1]
[1, 0]
[2, 2]
[4]
[0]
[0 : i32, 1 : i32]
[true]
[true, false]
[false, false]
[[0, 1]]
[[0], [1]]
[[0], []]
[[0, 1], [2]]
["a"]
["a", "b"]
["nsw", "nuw"]
[i32]
[i32, f32]
[@symbol]
[@symbol, @other]
[@nested::@symbol]
[unit]
[{}]
[{a = 1 : i32}]
[{}, {}]
[[]]
[1.0 : f32]
[1.0 : f32, 2.0 : f32]
["parallel"]
["parallel", "reduction"]
["reduction"]
[#linalg.iterator_type<parallel>]
[#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]
[#vector.iterator_type<parallel>]
[#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]
[affine_map<(d0) -> (d0)>]
[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]
[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]
[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
[affine_map<(d0, d1) -> (d0, d1)>]
[affine_map<() -> ()>]
[dense<0> : vector<2xi64>]
[#acc.device_type<none>]
[#acc.device_type<star>]
[#acc.device_type<none>, #acc.device_type<nvidia>]
[#gpu.thread<x>]
[#gpu.block<x>]
[#gpu.block<x>, #gpu.block<y>]
[#nvvm.target]
[#rocdl.target]
[#gpu.object<#nvvm.target, "blob">]
[#llvm.alias_scope_domain<id = distinct[0]<>>]
[#spirv.storage_class<Function>]
[(i32) -> f32]
{}
{a = 1 : i32}
{a = "text", b = [1, 2]}
{acc.declare}
array<i1>
array<i1: true>
array<i1: true, false>
array<i1: false, false>
array<i8: 1>
array<i16: 1, 2>
array<i32>
array<i32: 0>
array<i32: 1>
array<i32: 1, 0>
array<i32: 0, 1>
array<i32: 1, 1>
array<i32: 0, 0>
array<i32: 1, 1, 1>
array<i32: 16, 16, 16>
array<i32: 0, 1, 2, 3>
array<i32: 4, 4>
array<i64>
array<i64: 0>
array<i64: 1>
array<i64: 2>
array<i64: 4>
array<i64: 1, 2>
array<i64: 0, 1>
array<i64: 1, 0>
array<i64: 1, 1>
array<i64: 0, 0>
array<i64: 2, 2>
array<i64: 4, 4>
array<i64: -1>
array<i64: 0, 0, 0>
array<i64: 0, 1, 2>
array<i64: 1, 1, 1>
array<i64: 0, 0, 0, 0>
array<i64: 1, 1, 1, 1>
array<i64: 0, 1, 2, 3>
array<i64: 16, 16>
array<i64: 8, 16>
array<i64: -9223372036854775808>
array<i64: -9223372036854775808, 1>
array<f32: 1.0>
array<f64>
@symbol
@other
@nested::@symbol
i1
i8
i32
i64
f32
index
none
vector<4xf32>
tensor<4xf32>
memref<4xf32>
memref<4xi32>
() -> ()
(i32) -> f32
(i32, i64) -> (i32)
() -> i32
!llvm.func<void ()>
!llvm.func<i32 (i32)>
!llvm.ptr
!llvm.struct<(i32, f32)>
!llvm.array<4 x i32>
!spirv.ptr<f32, StorageBuffer>
!emitc.opaque<"my_type">
!smt.bool
!transform.any_op
dense<[0, 1]> : vector<2xi64>
dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>
dense<[1, 2, 3, 4]> : tensor<4xi32>
dense<[0, 1, 2, 3]> : tensor<4xi64>
dense<[1, 1]> : tensor<2xindex>
dense<[1]> : tensor<1xindex>
dense<> : tensor<0xindex>
dense<[4]> : tensor<1xindex>
dense<[2, 3]> : tensor<2xindex>
dense<"text"> : tensor<1x!unknown.type>
dense<(1.0, 2.0)> : tensor<complex<f32>>
dense_resource<blob> : tensor<4xf32>
sparse<[[0]], [1.0]> : tensor<4xf32>
[1.0 : f32, 0.0 : f32]
[1.0 : f64, 0.0 : f64]
affine_map<(d0) -> (d0)>
affine_map<() -> ()>
affine_map<() -> (0)>
affine_map<() -> (4)>
affine_map<(d0, d1) -> (d0, d1)>
affine_map<(d0, d1) -> (d1, d0)>
affine_map<(d0, d1) -> (d0)>
affine_map<(d0)[s0] -> (d0 + s0)>
affine_map<()[s0] -> (s0)>
affine_map<(d0) -> (d0 + 1, d0)>
affine_map<(d0, d1, d2) -> (d0, d2)>
affine_set<() : (0 == 0)>
affine_set<(d0) : (d0 >= 0)>
affine_set<(d0)[s0] : (d0 - s0 >= 0)>
loc(unknown)
loc("file":1:2)
strided<[1], offset: ?>
#arith.fastmath<fast>
#arith.fastmath<none>
#arith.overflow<nsw>
#arith.overflow<none>
#complex.number<:f32 1.0, 2.0> : complex<f32>
#complex.number<:f64 1.0, 2.0> : complex<f64>
#llvm.fastmath<nnan>
#llvm.overflow<nsw>
#llvm.linkage<external>
#llvm.linkage<internal>
#llvm.cconv<ccc>
#llvm.cconv<fastcc>
#llvm.framePointerKind<all>
#llvm.uwtableKind<sync>
#llvm.tailcallkind<musttail>
#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
#llvm.vscale_range<minRange = 1, maxRange = 16>
#llvm.target_features<["+sme"]>
#llvm.loop_annotation<disableNonforced = true>
#llvm.access_group<id = distinct[0]<>>
#llvm.alias_scope_domain<id = distinct[0]<>>
#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
#llvm.tbaa_root<id = "root">
#llvm.di_null_type
#llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "l">
#llvm.di_file<"a" in "b">
#llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "v">
#llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">
#llvm.constant_range<i32, 0, 10>
#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>
#llvm.zero
#llvm.undef
#llvm.poison
#llvm.address_space<1>
#spirv.vce<v1.0, [Shader], []>
#spirv.entry_point_abi<workgroup_size = [1, 1, 1]>
#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>
#gpu.object<#nvvm.target, "blob">
#gpu.kernel_metadata<"k", () -> ()>
#gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>
#gpu.select_object<0>
#gpu.address_space<workgroup>
#nvvm.target
#nvvm.shape<m = 16, n = 8, k = 16>
#nvvm.mma_type<f16>
#rocdl.target
#xevm.target
#sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#sparse_tensor<slice(1, 2, 1)>
#dlti.dl_spec<#dlti.dl_entry<i32, 32>>
#dlti.map<"a" = 1 : i32>
#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>
#emitc.opaque<"x">
#ptr.generic_space
#ptr.null
#smt.bv<1> : !smt.bv<8>
#smt.bv<255> : !smt.bv<16>
#ub.poison
#vector.kind<add>
#vector.kind<mul>
#vector.kind<minui>
#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>
#omp.version<version = 50>
#omp.declaretarget<device_type = (any), capture_clause = (to)>
#omp.flags<debug_kind = 1>
#acc.declare<dataClause = acc_copyin>
#acc.var_name<"x">
#acc.device_type<none>
#mpi.errclass<MPI_SUCCESS>
#transform.param_operand<index = 0>
#amdgpu.address_space<fat_raw_buffer>
#tosa.ext<int16>
#unknown.attr<x>
"any"
"SameVectorElement"
"fp32"
"NONE"
"TILE_STOP"
"kernel"
"omp.private"
`
