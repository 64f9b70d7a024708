// ARGS: --convert-func-to-spirv
// ARGS: --convert-func-to-spirv=emulate-lt-32-bit-scalar-types=false
// ARGS: --convert-func-to-spirv=emulate-unsupported-float-types=false
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, StorageBuffer16BitAccess, Float16, Float64, Int16], []>, #spirv.resource_limits<>>} {
func.func @default(%i: index, %n: i8, %h: f16, %b: i1, %l: i64, %o: i3, %q: i4) -> i8 { return %n : i8 }
func.func private @numbers(i1, i2, i4, si8, ui16, i32, si32, f16, f32) -> f16
func.func private @wide(i64)
func.func private @double(f64)
func.func private @brain(bf16)
func.func private @float8(f8E4M3FN, f8E5M2)
func.func private @odd(i7)
func.func private @vectors(vector<1xi8>, vector<2xi16>, vector<3xf16>, vector<4xindex>, vector<f32>, vector<2xi4>, vector<1xi4>, vector<3xi1>, vector<8xf32>, vector<4xf8E5M2>)
func.func private @vector5(vector<5xf32>)
func.func private @vector22(vector<2x2xf32>)
func.func private @vectorlong(vector<16xi64>)
func.func private @complex32(complex<f32>) -> complex<f32>
func.func private @complex16(complex<f16>)
func.func private @tensors(tensor<2x3xf32>, tensor<4xi8>, tensor<4xindex>, tensor<3xf8E5M2>)
func.func private @scalartensor(tensor<f32>) -> tensor<f32>
func.func private @dynamic(tensor<?xf32>)
func.func private @empty(tensor<0xf32>)
func.func private @booleans(tensor<4xi1>)
func.func private @spirv(!spirv.ptr<f32, Function>, !spirv.array<4 x f32>, !spirv.struct<(f32, i32)>)
func.func private @plain(memref<4xf32>)
func.func private @buffers(memref<4xf32, #spirv.storage_class<StorageBuffer>>, memref<2x3xi32, #spirv.storage_class<Uniform>>, memref<f32, #spirv.storage_class<PushConstant>>,
  memref<?xf32, #spirv.storage_class<StorageBuffer>>, memref<4x?xi32, #spirv.storage_class<Function>>, memref<4xindex, #spirv.storage_class<Workgroup>>)
func.func private @narrow(memref<5xi1, #spirv.storage_class<StorageBuffer>>, memref<33xi2, #spirv.storage_class<StorageBuffer>>, memref<7xi8, #spirv.storage_class<Uniform>>,
  memref<7xf16, #spirv.storage_class<Input>>, memref<?xi1, #spirv.storage_class<Private>>, memref<?xi4, #spirv.storage_class<Private>>, memref<?xi16, #spirv.storage_class<Output>>)
func.func private @elements(memref<4xvector<2xf32>, #spirv.storage_class<StorageBuffer>>, memref<4xvector<4xi8>, #spirv.storage_class<StorageBuffer>>,
  memref<4xcomplex<f32>, #spirv.storage_class<StorageBuffer>>, memref<3xf8E5M2, #spirv.storage_class<StorageBuffer>>)
func.func private @strided(memref<4x5xf32, strided<[8, 1], offset: 3>, #spirv.storage_class<StorageBuffer>>)
func.func private @unknown(memref<4x5xf32, strided<[?, 1]>, #spirv.storage_class<StorageBuffer>>)
func.func private @nothing(memref<0xf32, #spirv.storage_class<StorageBuffer>>)
func.func private @images(memref<4xf32, #spirv.storage_class<Image>>, memref<4x5xi32, #spirv.storage_class<Image>>, memref<4x?x6xui16, #spirv.storage_class<Image>>, memref<3x3xf16, #spirv.storage_class<Image>>)
func.func private @image4(memref<1x2x3x4xf32, #spirv.storage_class<Image>>)
func.func @pair(%x: i32) -> (i32, i32) { return %x, %x : i32, i32 }
func.func @pass(%x: memref<4xf32>, %y: i32) { return }
func.func @attributes(%x: i32 {foo.bar = 1 : i32}) -> (i32 {foo.baz}) attributes {other.thing = "x"} { return %x : i32 }
func.func @calls(%x: i32, %n: i8) -> i32 {
  %0 = call @attributes(%x) : (i32) -> i32
  %1 = call @default2(%n) {other.thing} : (i8) -> i8
  %2:2 = call @pair(%x) : (i32) -> (i32, i32)
  call @none() : () -> ()
  return %0 : i32
}
func.func @default2(%n: i8) -> i8 { return %n : i8 }
func.func @none() { return }
}
