// ARGS: --canonicalize
// ARGS: --canonicalize=top-down=false

func.func @different_dimensions(%arg0 : tensor<64x64xf32>, %sz0 : index, %sz1 : index, %pw0 : index, %pw1 : index) -> tensor<8x8xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.extract_slice %arg0[16, 0] [%sz0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %sz1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %pw1] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %cst : f32
    } : tensor<8x?xf32> to tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
func.func @same_constant(%input_tensor : tensor<1x2xf32>) -> tensor<1x21xf32> {
  %c1 = arith.constant 1.0 : f32
  %0 = tensor.pad %input_tensor low[0, 0] high[0, 7] {
    ^bb0(%a: index, %b: index):
      tensor.yield %c1 : f32
  } : tensor<1x2xf32> to tensor<1x9xf32>
  %1 = tensor.pad %0 low[0, 4] high[0, 8] {
    ^bb0(%a: index, %b: index):
      tensor.yield %c1 : f32
  } : tensor<1x9xf32> to tensor<1x21xf32>
  return %1 : tensor<1x21xf32>
}
func.func @sums_of_values(%t : tensor<1x2xf32>, %a: index, %b: index, %v: f32) -> tensor<?x21xf32> {
  %0 = tensor.pad %t low[%a, 0] high[%a, 7] {
    ^bb0(%x: index, %y: index):
      tensor.yield %v : f32
  } : tensor<1x2xf32> to tensor<?x9xf32>
  %1 = tensor.pad %0 low[%b, 4] high[%a, 8] {
    ^bb0(%x: index, %y: index):
      tensor.yield %v : f32
  } : tensor<?x9xf32> to tensor<?x21xf32>
  return %1 : tensor<?x21xf32>
}
func.func @sums_with_constants(%t : tensor<1x2xf32>, %a: index, %b: index, %v: f32) -> tensor<?x21xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %t low[%c3, 0] high[%a, 7] {
    ^bb0(%x: index, %y: index):
      tensor.yield %v : f32
  } : tensor<1x2xf32> to tensor<?x9xf32>
  %1 = tensor.pad %0 low[%c3, 4] high[0, 8] {
    ^bb0(%x: index, %y: index):
      tensor.yield %v : f32
  } : tensor<?x9xf32> to tensor<?x21xf32>
  return %1 : tensor<?x21xf32>
}
func.func @first_is_nofold(%input_tensor : tensor<1x2xf32>) -> tensor<1x21xf32> {
  %c1 = arith.constant 1.0 : f32
  %0 = tensor.pad %input_tensor nofold low[0, 0] high[0, 7] {
    ^bb0(%a: index, %b: index):
      tensor.yield %c1 : f32
  } : tensor<1x2xf32> to tensor<1x9xf32>
  %1 = tensor.pad %0 low[0, 4] high[0, 8] {
    ^bb0(%a: index, %b: index):
      tensor.yield %c1 : f32
  } : tensor<1x9xf32> to tensor<1x21xf32>
  return %1 : tensor<1x21xf32>
}
func.func @other_constant(%input_tensor : tensor<1x2xf32>) -> tensor<1x21xf32> {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %0 = tensor.pad %input_tensor low[0, 0] high[0, 7] {
    ^bb0(%a: index, %b: index):
      tensor.yield %c1 : f32
  } : tensor<1x2xf32> to tensor<1x9xf32>
  %1 = tensor.pad %0 low[0, 4] high[0, 8] {
    ^bb0(%a: index, %b: index):
      tensor.yield %c2 : f32
  } : tensor<1x9xf32> to tensor<1x21xf32>
  return %1 : tensor<1x21xf32>
}
func.func @part_of_what_is_padded(%arg0 : tensor<64x64xf32>, %sz0 : index, %sz1 : index, %pw0 : index, %pw1 : index) -> tensor<8x8xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.extract_slice %arg0[16, 0] [%sz0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [7, %sz1] [1, 1] : tensor<8x64xf32> to tensor<7x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[1, %pw1] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %cst : f32
    } : tensor<7x?xf32> to tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
func.func @first_offset_of_unpadded(%arg0 : tensor<64x64xf32>, %sz0 : index, %sz1 : index, %pw0 : index, %pw1 : index) -> tensor<8x8xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.extract_slice %arg0[16, 5] [%sz0, %sz1] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %cst : f32
    } {foo} : tensor<?x?xf32> to tensor<8x?xf32>
  %2 = tensor.extract_slice %1[0, 0] [8, %sz1] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %pw1] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %cst : f32
    } {bar} : tensor<8x?xf32> to tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
func.func @two_offsets(%arg0 : tensor<64x64xf32>, %sz0 : index, %sz1 : index, %pw0 : index, %pw1 : index) -> tensor<8x8xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.extract_slice %arg0[16, 3] [%sz0, 61] [1, 1] : tensor<64x64xf32> to tensor<?x61xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %cst : f32
    } : tensor<?x61xf32> to tensor<8x61xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %sz1] [1, 1] : tensor<8x61xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %pw1] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %cst : f32
    } : tensor<8x?xf32> to tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
