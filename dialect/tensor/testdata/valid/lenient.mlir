func.func @f0(%t: tensor<4x5xf32>, %u: tensor<4x5xf32>) { %0 = tensor.concat dim(0) %t, %u : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<8x?xf32> return }
func.func @f1(%t: tensor<2x2xf32>) { %0 = tensor.collapse_shape %t [] : tensor<2x2xf32> into tensor<f32> return }
