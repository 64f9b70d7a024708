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
"t.x"() : () -> (!spirv.array<4xvector<[4]xf32>>)
// -----
"t.x"() : () -> (!spirv.array<4xvector<f32>>)
// -----
"t.x"() : () -> (!spirv.array<4xvector<4xindex>>)
// -----
"t.x"() : () -> (!spirv.array<4xcomplex<f32>>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, 5>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=0>)
// -----
"t.x"() : () -> (!spirv.array<4xf32, stride=-1>)
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
"t.x"() : () -> (!spirv.struct<(f32 [-1])>)
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
"t.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, Foo, #spirv.resource_limits<>>} : () -> ()
// -----
"t.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, #spirv.resource_limits<>>} : () -> ()
// -----
"t.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, ARM:Foo, #spirv.resource_limits<>>} : () -> ()
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
