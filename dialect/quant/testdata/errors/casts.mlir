%a = "t.a"() : () -> !quant.uniform<i8:f32, 1.0>
%b = quant.dcast %a : !quant.uniform<i8:f32, 1.0> to f16
// -----
%a = "t.a"() : () -> !quant.any<i8>
%b = quant.dcast %a : !quant.any<i8> to f16
// -----
%a = "t.a"() : () -> !quant.calibrated<f32<1.0:2.0>>
%b = quant.dcast %a : !quant.calibrated<f32<1.0:2.0>> to f32
%c = quant.qcast %b : f32 to !quant.calibrated<f32<1.0:2.0>>
%d = quant.scast %a : !quant.calibrated<f32<1.0:2.0>> to i8
// -----
%a = "t.a"() : () -> tensor<3x!quant.uniform<i8:f32:0, {1.0,2.0,3.0,4.0}>>
%b = quant.dcast %a : tensor<3x!quant.uniform<i8:f32:0, {1.0,2.0,3.0,4.0}>> to tensor<3xf32>
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32:1, {1.0,2.0,3.0,4.0}>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:1, {1.0,2.0,3.0,4.0}>> to tensor<4xf32>
// -----
%a = "t.a"() : () -> !quant.uniform<i8:f32:1, {1.0,2.0,3.0,4.0}>
%b = quant.dcast %a : !quant.uniform<i8:f32:1, {1.0,2.0,3.0,4.0}> to f32
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0,2.0}>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0,2.0}>> to tensor<4xf32>
%c = quant.scast %a : tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0,2.0}>> to tensor<4xi9>
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32:{0:3}, {1.0,2.0}>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:{0:3}, {1.0,2.0}>> to tensor<4xf32>
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32:{1:2}, {1.0,2.0}>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:{1:2}, {1.0,2.0}>> to tensor<4xf32>
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0}>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:{0:2}, {1.0}>> to tensor<4xf32>
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0}}>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0}}>> to tensor<4xf32>
// -----
%a = "t.a"() : () -> tensor<0x!quant.uniform<i8:f32:{0:2}, {1.0}>>
%b = quant.dcast %a : tensor<0x!quant.uniform<i8:f32:{0:2}, {1.0}>> to tensor<0xf32>
// -----
%a = "t.a"() : () -> tensor<0x0x!quant.uniform<i8:f32:{0:2, 5:1}, {1.0}>>
%b = quant.dcast %a : tensor<0x0x!quant.uniform<i8:f32:{0:2,5:1}, {1.0}>> to tensor<0x0xf32>
// -----
%a = "t.a"() : () -> tensor<*x!quant.uniform<i8:f32:{0:2}, {1.0}>>
%b = quant.dcast %a : tensor<*x!quant.uniform<i8:f32:{0:2}, {1.0}>> to tensor<*xf32>
// -----
%a = "t.a"() : () -> !quant.uniform<i8:f32:{0:2}, {1.0}>
%b = quant.dcast %a : !quant.uniform<i8:f32:{0:2}, {1.0}> to f32
// -----
%a = "t.a"() : () -> tensor<4x5x!quant.uniform<i8:f32:{0:2, 0:1}, {{1.0},{2.0}}>>
%b = quant.dcast %a : tensor<4x5x!quant.uniform<i8:f32:{0:2, 0:1}, {{1.0},{2.0}}>> to tensor<4x5xf32>
// -----
%a = "t.a"() : () -> vector<4x!quant.uniform<i8:f32, 1.0>>
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32, 1.0>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 1.0>> to tensor<5xf32>
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32, 1.0>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 1.0>> to f32
// -----
%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32, 1.0>>
%b = quant.scast %a : tensor<4x!quant.uniform<i8:f32, 1.0>> to tensor<4x!quant.uniform<i8:f32, 1.0>>
