%a = "t.a"() : () -> tensor<4x!quant.uniform<i8:f32:0, {1.0,2.0,3.0,4.0}>>
%b = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:0, {1.0,2.0,3.0,4.0}>> to tensor<4xf32>
%c = quant.scast %a : tensor<4x!quant.uniform<i8:f32:0, {1.0,2.0,3.0,4.0}>> to tensor<4xi8>
%d = quant.scast %c : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32:0, {1.0,2.0,3.0,4.0}>>
%e = quant.qcast %b : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:0, {1.0,2.0,3.0,4.0}>>
// -----
%a = "t.a"() : () -> tensor<*x!quant.uniform<i8:f32:1, {1.0,2.0,3.0,4.0}>>
%b = quant.dcast %a : tensor<*x!quant.uniform<i8:f32:1, {1.0,2.0,3.0,4.0}>> to tensor<*xf32>
// -----
%a = "t.a"() : () -> tensor<?x!quant.uniform<i8:f32:{0:2}, {1.0}>>
%b = quant.dcast %a : tensor<?x!quant.uniform<i8:f32:{0:2}, {1.0}>> to tensor<?xf32>
// -----
%a = "t.a"() : () -> tensor<4x5x!quant.uniform<i8:f32:{0:2, 1:5}, {{1.0},{2.0}}>>
%b = quant.dcast %a : tensor<4x5x!quant.uniform<i8:f32:{0:2, 1:5}, {{1.0},{2.0}}>> to tensor<4x5xf32>
// -----
%a = "t.a"() : () -> tensor<4x?x!quant.uniform<i8:f32:{0:2, 1:5}, {{1.0},{2.0}}>>
%b = quant.dcast %a : tensor<4x?x!quant.uniform<i8:f32:{0:2, 1:5}, {{1.0},{2.0}}>> to tensor<4x?xf32>
