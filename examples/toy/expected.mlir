module {
  toy.func @transposes : (tensor<2x3xf64>) -> tensor<3x2xf64> {
  ^bb0(%arg0: tensor<2x3xf64>):
    %0 = toy.transpose %arg0 : tensor<2x3xf64> to tensor<3x2xf64>
    toy.return %0 : tensor<3x2xf64>
  }
  toy.func @reshapes : (tensor<2x3xf64>) -> tensor<1x6xf64> {
  ^bb0(%arg0: tensor<2x3xf64>):
    %0 = toy.reshape %arg0 : tensor<2x3xf64> to tensor<1x6xf64>
    toy.return %0 : tensor<1x6xf64>
  }
  toy.func @there_and_back : (tensor<2x3xf64>) -> tensor<2x3xf64> {
  ^bb0(%arg0: tensor<2x3xf64>):
    toy.return %arg0 : tensor<2x3xf64>
  }
  toy.func @constants : () -> () {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>
    %1 = toy.constant dense<5.000000e-01> : tensor<3x2xf64>
    %2 = toy.transpose %0 : tensor<2x3xf64> to tensor<3x2xf64>
    %3 = toy.mul %2, %1 : tensor<3x2xf64>
    %4 = toy.add %3, %1 : tensor<3x2xf64>
    %5 = toy.cast %4 : tensor<3x2xf64> to tensor<*xf64>
    toy.print %5 : tensor<*xf64>
    toy.return
  }
  toy.func @shared : (tensor<4xf64>) -> (tensor<4xf64>, tensor<2x2xf64>) {
  ^bb0(%arg0: tensor<4xf64>):
    %0 = toy.reshape %arg0 : tensor<4xf64> to tensor<2x2xf64>
    toy.print %0 : tensor<2x2xf64>
    toy.return %arg0, %0 : tensor<4xf64>, tensor<2x2xf64>
  }
}

