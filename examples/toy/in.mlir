// Both rule files make of this what is in expected.mlir.

// Two transpositions cancel each other out, in pairs.
toy.func @transposes : (tensor<2x3xf64>) -> tensor<3x2xf64> {
^bb0(%x: tensor<2x3xf64>):
  %0 = toy.transpose %x : tensor<2x3xf64> to tensor<3x2xf64>
  %1 = toy.transpose %0 : tensor<3x2xf64> to tensor<2x3xf64>
  %2 = toy.transpose %1 : tensor<2x3xf64> to tensor<3x2xf64>
  toy.return %2 : tensor<3x2xf64>
}

// Of several shapes the last one counts.
toy.func @reshapes : (tensor<2x3xf64>) -> tensor<1x6xf64> {
^bb0(%x: tensor<2x3xf64>):
  %0 = toy.reshape %x : tensor<2x3xf64> to tensor<3x2xf64>
  %1 = toy.reshape %0 : tensor<3x2xf64> to tensor<6xf64>
  %2 = toy.reshape %1 : tensor<6xf64> to tensor<1x6xf64>
  toy.return %2 : tensor<1x6xf64>
}

// There and back is no change at all: one rule makes work for another.
toy.func @there_and_back : (tensor<2x3xf64>) -> tensor<2x3xf64> {
^bb0(%x: tensor<2x3xf64>):
  %0 = toy.reshape %x : tensor<2x3xf64> to tensor<6xf64>
  %1 = toy.reshape %0 : tensor<6xf64> to tensor<2x3xf64>
  toy.return %1 : tensor<2x3xf64>
}

// Constants take their shape at once.
toy.func @constants : () -> () {
  %0 = toy.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  %1 = toy.reshape %0 : tensor<6xf64> to tensor<2x3xf64>
  %2 = toy.constant dense<5.0e-1> : tensor<2x3xf64>
  %3 = toy.reshape %2 : tensor<2x3xf64> to tensor<3x2xf64>
  %4 = toy.transpose %1 : tensor<2x3xf64> to tensor<3x2xf64>
  %5 = toy.mul %4, %3 : tensor<3x2xf64>
  %6 = toy.add %5, %3 : tensor<3x2xf64>
  %7 = toy.cast %6 : tensor<3x2xf64> to tensor<*xf64>
  toy.print %7 : tensor<*xf64>
  toy.return
}

// Where the elements are used twice nothing is lost.
toy.func @shared : (tensor<4xf64>) -> (tensor<4xf64>, tensor<2x2xf64>) {
^bb0(%x: tensor<4xf64>):
  %0 = toy.reshape %x : tensor<4xf64> to tensor<2x2xf64>
  %1 = toy.reshape %0 : tensor<2x2xf64> to tensor<4xf64>
  toy.print %0 : tensor<2x2xf64>
  toy.return %1, %0 : tensor<4xf64>, tensor<2x2xf64>
}
