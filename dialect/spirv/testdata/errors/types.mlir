"t.types"() : () -> (!spirv.array<4 x f32>, !spirv.array<4xf32, stride=16>, !spirv.array<2 x !spirv.array<3 x vector<4xi8>>>)
"t.types"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<!spirv.ptr<i1, StorageBuffer>, Workgroup>, !spirv.rtarray<i32, stride=4>, !spirv.rtarray<vector<3xf16>>)
"t.types"() : () -> (!spirv.struct<()>, !spirv.struct<e, ()>, !spirv.struct<(f32)>, !spirv.struct<(f32 [0], i32 [4, NonWritable])>)
"t.types"() : () -> (!spirv.struct<(f32 [NonWritable, Location=1 : i32, Aliased], index)>, !spirv.struct<(f32 [0], tensor<4xf32> [4]), Block>)
"t.types"() : () -> (!spirv.struct<(i8 [0, RelaxedPrecision]), Location=3 : i32, Block>)
"t.types"() : () -> (!spirv.struct<a, (f32, !spirv.ptr<!spirv.struct<a>, Function>)>, !spirv.struct<a, (f32, !spirv.ptr<!spirv.struct<a>, Function>)>)
"t.types"() : () -> (!spirv.struct<b, (!spirv.ptr<!spirv.struct<c, (!spirv.ptr<!spirv.struct<b>, Uniform>, i32)>, Uniform>)>)
"t.types"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.image<none, Rect, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba8>)
"t.types"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
"t.types"() : () -> (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2xvector<4xbf16>>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xi8, Device, MatrixAcc>)
"t.types"() : () -> (!spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<?x?xi8>, !spirv.arm.tensor<*xf32>)
"t.attributes"() {a = #spirv.vce<v1.0, [Shader, Kernel], [SPV_KHR_16bit_storage]>, b = #spirv.vce<v1.6, [], []>} : () -> ()
"t.attributes"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Vulkan, ARM:IntegratedGPU:17, #spirv.resource_limits<>>} : () -> ()
"t.attributes"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, Unknown:CPU, #spirv.resource_limits<>>, b = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD, #spirv.resource_limits<>>} : () -> ()
"t.attributes"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:Unknown:5, #spirv.resource_limits<>>, b = #spirv.target_env<#spirv.vce<v1.0, [], []>, Apple:CPU:2147483647, #spirv.resource_limits<>>} : () -> ()
"t.attributes"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Unknown, #spirv.resource_limits<max_compute_workgroup_size=[1,2,3], subgroup_size=3>>} : () -> ()
"t.attributes"() {a = #spirv.interface_var_abi<(0, 1), Uniform>, b = #spirv.interface_var_abi<(7, 2)>, c = #spirv.linkage_attributes<linkage_name="x", linkage_type=<Import>>} : () -> ()
"t.attributes"() {a = #spirv.scope<Device>, b = #spirv.memory_semantics<AcquireRelease|UniformMemory>, c = #spirv.entry_point_abi<subgroup_size = 2>, d = #spirv.image_operands<None>} : () -> ()
"t.attributes"() {a = #spirv.entry_point_abi<workgroup_size = [1, 2, 3], target_width = 64>, b = #spirv.decoration<NoContraction>, c = #spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Uncached>} : () -> ()
"builtin.module"() ({
}) {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} : () -> ()
// -----
"t.x"() : () -> (!spirv.foo)
// -----
"t.x"() : () -> (!spirv<"array<4 x f32">)
// -----
"t.x"() : () -> (!spirv.array<f32>)
// -----
"t.x"() : () -> (!spirv.array<4x5xf32>)
// -----
"t.x"() : () -> (!spirv.array<?xf32>)
// -----
"t.x"() : () -> (!spirv.array<0xf32>)
// -----
"t.x"() : () -> (!spirv.array<4 f32>)
// -----
"t.x"() : () -> (!spirv.array<4xi33>)
// -----
"t.x"() : () -> (!spirv.array<4xindex>)
// -----
"t.x"() : () -> (!spirv.array<4xtensor<4xindex>>)
// -----
"t.x"() : () -> (!spirv.array<4xtensor<*xf32>>)
// -----
"t.x"() : () -> (!spirv.array<4xtensor<4xf32>>)
// -----
"t.x"() : () -> (!spirv.array<4xvector<5xf32>>)
// -----
"t.x"() : () -> (!spirv.array<4xvector<1x2xf32>>)
// -----
"t.x"() : () -> (!spirv.array<4xvector<f32>>)
// -----
"t.x"() : () -> (!spirv.array<4xcomplex<f32>>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, 5>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=0>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=f>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=4294967296>)
// -----
"t.x"() : () -> (!spirv.array 4xf32>)
// -----
"t.x"() : () -> (!spirv.rtarray<>)
// -----
"t.x"() : () -> (!spirv.rtarray<f32,>)
// -----
"t.x"() : () -> (!spirv.rtarray<f32, stride=0>)
// -----
"t.x"() : () -> (!spirv.ptr<f32>)
// -----
"t.x"() : () -> (!spirv.ptr<f32, Foo>)
// -----
"t.x"() : () -> (!spirv.ptr<f32, 5>)
// -----
"t.x"() : () -> (!spirv.ptr<memref<4xf32>, Function>)
// -----
"t.x"() : () -> (!spirv.image<f32>)
// -----
"t.x"() : () -> (!spirv.image<f32, Dim9D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)
// -----
"t.x"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Foo>)
// -----
"t.x"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown, Unknown>)
// -----
"t.x"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown>)
// -----
"t.x"() : () -> (!spirv.sampled_image<f32>)
// -----
"t.x"() : () -> (!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
// -----
"t.x"() : () -> (!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
// -----
"t.x"() : () -> (!spirv.matrix<3xf32>)
// -----
"t.x"() : () -> (!spirv.matrix<5xvector<3xf32>>)
// -----
"t.x"() : () -> (!spirv.matrix<3x4xvector<3xf32>>)
// -----
"t.x"() : () -> (!spirv.matrix<3xvector<5xf32>>)
// -----
"t.x"() : () -> (!spirv.matrix<3xvector<1xf32>>)
// -----
"t.x"() : () -> (!spirv.matrix<3xvector<3x3xf32>>)
// -----
"t.x"() : () -> (!spirv.matrix<3xvector<3xi32>>)
// -----
"t.x"() : () -> (!spirv.coopmatrix<8xf32, Device, MatrixA>)
// -----
"t.x"() : () -> (!spirv.coopmatrix<8x8xf32, Foo, MatrixA>)
// -----
"t.x"() : () -> (!spirv.coopmatrix<8x8xf32, Device, Foo>)
// -----
"t.x"() : () -> (!spirv.coopmatrix<8x8xf32, Device>)
// -----
"t.x"() : () -> (!spirv.coopmatrix<8x8xindex, Device, MatrixA>)
// -----
"t.x"() : () -> (!spirv.arm.tensor<f32>)
// -----
"t.x"() : () -> (!spirv.arm.tensor<0xf32>)
// -----
"t.x"() : () -> (!spirv.arm.tensor<1x?xf32>)
// -----
"t.x"() : () -> (!spirv.arm.tensor<* f32>)
// -----
"t.x"() : () -> (!spirv.arm.tensor<1xindex>)
// -----
"t.x"() : () -> (!spirv.struct<f32>)
// -----
"t.x"() : () -> (!spirv.struct<a>)
// -----
"t.x"() : () -> (!spirv.struct<(f32 [0], f32)>)
// -----
"t.x"() : () -> (!spirv.struct<(f32, f32 [0])>)
// -----
"t.x"() : () -> (!spirv.struct<(f32 [0 NonWritable])>)
// -----
"t.x"() : () -> (!spirv.struct<(f32 [Foo])>)
// -----
"t.x"() : () -> (!spirv.struct<(f32 [0,])>)
// -----
"t.x"() : () -> (!spirv.struct<(f32 [4294967296])>)
// -----
"t.x"() : () -> (!spirv.struct<(f32), Foo>)
// -----
"t.x"() : () -> (!spirv.struct<(f32) Foo>)
// -----
"t.x"() : () -> (!spirv.struct<()
// -----
"t.x"() : () -> (!spirv.struct<(), Block>)
// -----
"t.x"() : () -> (!spirv.struct<a, (!spirv.ptr<!spirv.struct<a, (f32)>, Function>)>)
// -----
"t.x"() {a = #spirv.foo} : () -> ()
// -----
"t.x"() {a = #spirv.5} : () -> ()
// -----
"t.x"() {a = #spirv.vce<v9.0, [], []>} : () -> ()
// -----
"t.x"() {a = #spirv.vce<v1.0, [Foo], []>} : () -> ()
// -----
"t.x"() {a = #spirv.vce<v1.0, [], [Foo]>} : () -> ()
// -----
"t.x"() {a = #spirv.vce<v1.0, []>} : () -> ()
// -----
"t.x"() {a = #spirv.vce<v1.0, Foo>} : () -> ()
// -----
"t.x"() {a = #spirv.vce<v1.0, [5], []>} : () -> ()
// -----
"t.x"() {a = #spirv.target_env<5, 4>} : () -> ()
// -----
"t.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, 5>} : () -> ()
// -----
"t.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, ARM:CPU:a, #spirv.resource_limits<>>} : () -> ()
// -----
"t.x"() {a = #spirv.interface_var_abi<0, 1>} : () -> ()
// -----
"t.x"() {a = #spirv.interface_var_abi<(a, 1)>} : () -> ()
// -----
"t.x"() {a = #spirv.interface_var_abi<(0, a)>} : () -> ()
// -----
"t.x"() {a = #spirv.interface_var_abi<(0, 1), Foo>} : () -> ()
// -----
"t.x"() {a = #spirv.scope<Foo>} : () -> ()
// -----
"t.x"() {a = #spirv.resource_limits<foo>} : () -> ()
// -----
"t.x"() {spirv.foo = 1} : () -> ()
// -----
"t.x"() {spirv.entry_point_abi = 1} : () -> ()
// -----
"t.x"() {spirv.target_env = 1} : () -> ()
// -----
func.func @f(%a: f32 {spirv.interface_var_abi = 1}) { return }
// -----
func.func @f(%a: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) { return }
// -----
func.func @f(%a: f32 {spirv.decoration = 1}) { return }
// -----
func.func @f(%a: f32 {spirv.foo = 1}) { return }
// -----
func.func @f() -> (f32 {spirv.foo = 1}) { %0 = "t.a"() : () -> f32 return %0 : f32 }
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=-4294967295>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=-2147483648>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=-2147483649>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=-8589934592>)
// -----
"t.x"() : () -> (!spirv.array<4xtensor<4xf32>>)
// -----
"t.x"() : () -> (!spirv.array<4xtensor<4x4xf32>>)
// -----
"t.x"() {spirv.target_env = 1, spirv.foo=3} : () -> ()
