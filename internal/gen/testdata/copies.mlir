// Operations of which the random ones are not valid.

func.func @f(%i: index, %i8: i8, %i32: i32, %f: f32, %c: i1, %t: tensor<4x4xf32>, %d: tensor<?xf32>, %x: tensor<1x2xi32>) -> f32 {
  %0 = arith.extf %f : f32 to f64
  %1 = arith.extui %i8 : i8 to i32
  %2 = arith.index_cast %i32 : i32 to index
  %3 = arith.index_castui %i : index to i32
  %4 = func.constant @f : (index, i8, i32, f32, i1, tensor<4x4xf32>, tensor<?xf32>, tensor<1x2xi32>) -> f32
  %5 = scf.for %j = %i to %i step %i iter_args(%a = %f) -> (f32) {
    scf.yield %a : f32
  }
  %6 = scf.for unsigned %j = %i32 to %i32 step %i32 iter_args(%a = %f) -> (f32) : i32 {
    scf.yield %a : f32
  }
  scf.for %j = %i to %i step %i {
  }
  %7 = scf.forall (%j) in (%i) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    %s = tensor.extract_slice %o[0, %j] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%j, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    }
  }
  %8 = scf.parallel (%j) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      %sum = arith.addf %l, %r : f32
      scf.reduce.return %sum : f32
    }
  }
  %9 = scf.while (%a = %f) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%a: f32):
    scf.yield %a : f32
  }
  %10 = tensor.concat dim(0) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %11 = tensor.gather %t[%x] gather_dims([0, 1]) : (tensor<4x4xf32>, tensor<1x2xi32>) -> tensor<1x1x1xf32>
  %12 = tensor.insert %f into %d[%i] : tensor<?xf32>
  %13 = tensor.insert_slice %d into %t[0, 0] [%i, 1] [1, 1] : tensor<?xf32> into tensor<4x4xf32>
  %14 = tensor.pad %d low[%i] high[2] {
  ^bb0(%j: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %15 = tensor.scatter %11 into %t[%x] scatter_dims([0, 1]) unique : (tensor<1x1x1xf32>, tensor<4x4xf32>, tensor<1x2xi32>) -> tensor<4x4xf32>
  %16 = tensor.splat %f[%i] : tensor<?xf32>
  return %f : f32
}

memref.global "private" @buffer : memref<2xf32>

func.func @memrefs(%m: memref<4x?xf32>, %i: index, %um: memref<*xf32>, %f: f32, %tag: memref<1xi32>, %im: memref<8xi32>, %line: memref<?xf32>, %square: memref<4x4xf32>) {
  %0 = memref.alloca(%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.dma_start %m[%i, %i], %m[%i, %i], %i, %tag[%i] : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
  %1 = memref.generic_atomic_rmw %im[%i] : memref<8xi32> {
  ^bb0(%c: i32):
    memref.atomic_yield %c : i32
  }
  %2 = memref.get_global @buffer : memref<2xf32>
  %3 = memref.reinterpret_cast %um to offset: [%i], sizes: [%i, 2], strides: [%i, 1] : memref<*xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>
  %4 = memref.expand_shape %line [[0, 1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
  memref.store %f, %m[%i, %i] {nontemporal = true, alignment = 4 : i64} : memref<4x?xf32>
  %5 = memref.subview %m[%i, 0] [1, 2] [1, 1] : memref<4x?xf32> to memref<2xf32, strided<[1], offset: ?>>
  %6 = memref.transpose %square (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  scf.index_switch %i
  case 2 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

func.func @vectors(%v: vector<4xf32>, %f: f32, %i: index, %m: memref<?x?xf32>, %t: tensor<?x?xf32>, %k: vector<4xi1>, %iv: vector<4xi32>, %u: vector<2xf32>, %base: memref<?xf32>, %w: vector<2x3x4xf32>, %acc: vector<2x4xf32>) {
  %0 = vector.reduction <add>, %v, %f fastmath<reassoc> : vector<4xf32> into f32
  %1 = vector.from_elements %f, %f : vector<2xf32>
  %2 = vector.insert_strided_slice %u, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %3 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %4 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %5 = vector.transfer_write %v, %t[%i, %i], %k : vector<4xf32>, tensor<?x?xf32>
  %6 = vector.maskedload %base[%i], %k, %v {alignment = 4 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %7 = vector.gather %base[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %base[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %8 = vector.expandload %base[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %base[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %9:2 = vector.scan <add>, %w, %acc {inclusive = true, reduction_dim = 1 : i64} : vector<2x3x4xf32>, vector<2x4xf32>
  return
}
