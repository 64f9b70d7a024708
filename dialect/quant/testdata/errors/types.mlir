"t.x"() : () -> (!quant.any<i8:f32>, !quant.any<u8<1:200>:f16>, !quant.any<i8<-127:127>>, !quant.any<i4>, !quant.any<ui8>, !quant.any<si8:bf16>)
"t.x"() : () -> (!quant.uniform<i8:f32, 0.99872:127>, !quant.uniform<u16<0:3>:f64, 2.0>, !quant.uniform<i8:f32, 1.0:-1>, !quant.uniform<i8:f32, 1e-5:-0>)
"t.x"() : () -> (!quant.uniform<i8:f32:1, {0.5:1,2.0,3.0:-5}>, !quant.uniform<i8:f32:0, {}>, !quant.uniform<i8:f32:0, {1.0}>)
// -----
"t.x"() : () -> (!quant.foo<i8>)
// -----
"t.x"() : () -> (!quant.any<i33>)
// -----
"t.x"() : () -> (!quant.any<x8>)
// -----
"t.x"() : () -> (!quant.any<u>)
// -----
"t.x"() : () -> (!quant.any<u0>)
// -----
"t.x"() : () -> (!quant.any<u33>)
// -----
"t.x"() : () -> (!quant.any<5>)
// -----
"t.x"() : () -> (!quant.any<i8:i32>)
// -----
"t.x"() : () -> (!quant.any<i8<-129:0>>)
// -----
"t.x"() : () -> (!quant.any<i8<-1:128>>)
// -----
"t.x"() : () -> (!quant.any<i8<5:4>>)
// -----
"t.x"() : () -> (!quant.any<i8<5>>)
// -----
"t.x"() : () -> (!quant.any<u8<5:a>>)
// -----
"t.x"() : () -> (!quant.uniform<i8, 1.0>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32, 1>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32, -1.0>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32, 0.0>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f16, 1.0e30>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f16:0, {1.0e30}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f16:{0:1}, {1.0e30}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f16:{0:1}, {1.0, {2.0}}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f16:{0:1,1:1}, {{1.0}, {2.0, 3.0}}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f16:{0:0}, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f16:{-1:1}, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f16:{0:1}, 1.0>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:-1, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:1, 1.0>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:a, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32, 1.0:a>)
// -----
"t.x"() : () -> (!quant.calibrated<i32<1.0:2.0>>)
// -----
"t.x"() : () -> (!quant.calibrated<f32<1.0>>)
// -----
"t.x"() : () -> (!quant.calibrated<f32<2.0:1.0>>)
// -----
"t.x"() : () -> (!quant.calibrated<f32<1:2>>)
// -----
"t.x"() : () -> (!quant.calibrated<f32>)
// -----
"t.x"() : () -> (!quant.calibrated<5>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32, 0.0:0>, !quant.uniform<i8:f8E4M3FN, 1.0:0>)
// -----
"t.x"() : () -> (!quant.any<i8:!spirv.struct<()>>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{0:1}, {}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{0:1}, {{}}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{0:1}, {1.0,}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{0:1}, {1,2}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{0:1,}, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{0}, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{9999999999:1}, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{1:-1}, {1.0}>)
// -----
"t.x"() : () -> (!quant.uniform<u8:bf16:{1:1}, {{0.1:200, 0.3:-5}}>)
"t.x"() : () -> (!quant.uniform<i8:bf16:{1:1}, {{0.1:200, 0.3:-5}}>)
"t.x"() : () -> (!quant.uniform<i8:bf16:1, {0.1:200, 0.3:-5}>)
"t.x"() : () -> (!quant.uniform<i8:bf16, 0.1>)
"t.x"() : () -> (!quant.uniform<i8:bf16:{}, {{0.1}}>)
"t.x"() : () -> (!quant.uniform<i8:bf16:{0:1, 1:1}, {{0.1}, {0.2}}>)
"t.x"() : () -> (!quant.uniform<i1:f32, 0.1>, !quant.any<i1<0:0>:f32>, !quant.any<i1<-1:0>:f32>, !quant.any<u1<0:1>:f32>, !quant.any<i32<-2147483648:2147483647>:f32>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f8E4M3FN, 0.000001>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f8E4M3FN, 0.0019>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f4E2M1FN, 0.01>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f8E8M0FNU, 0.0>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f64, 0.0>)
// -----
"t.x"() : () -> (!quant.uniform<i8:tf32, 0.0>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:1, {0.1, {0.2}}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:1, {0.1 0.2}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:1, {0.1}:4>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{1:1}, {{0.1, 0.2}, {0.3 0.4}}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:f32:{1:1}, {{0.1, 0.2}, {0.3 , 0.4}>)
// -----
"t.x"() : () -> (!quant.uniform<i8 f32:{1:1}, {{0.1, 0.2}, {0.3 , 0.4}>)
// -----
"t.x"() : () -> (!quant.calibrated<f32<-1.5:2.5)
// -----
"t.x"() : () -> (!quant<"any<i8>">)
// -----
"t.x"() : () -> (!quant.5)
// -----
"t.x"() : () -> (!quant.any<i-8>)
// -----
"t.x"() : () -> (!quant.any<foo>)
// -----
"t.x"() : () -> (!quant.any<i8<1:2:3>>)
// -----
"t.x"() : () -> (!quant.any<i64>)
// -----
"t.x"() : () -> (!quant.any<i8<4:5>
// -----
"t.x"() : () -> (!quant.uniform<i8:bf16:{0:1,1:1}, {{1.0:3}, {1.0:4, 0.5:3}}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:bf16:{0:1,1:1}, {{1.0:3, {1.0}}, {{1.0}:4, 0.5:3}}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:bf16:1, {10000000000000000000000000000000000000000000.0:300}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:bf16, 10000000000000000000000000000000000000000000.0:300>)
// -----
"t.x"() : () -> (!quant.uniform<i8<5:3>:bf16:-1, {10.0:300}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:bf16:{-1:-1}, {10.0:300}>)
// -----
"t.x"() : () -> (!quant.uniform<i8:bf16:{1:-1, -1:1}, {10.0:300}>)
