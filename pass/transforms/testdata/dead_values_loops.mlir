// ARGS: --remove-dead-values=canonicalize=false
// ARGS: --remove-dead-values
// ARGS: --sccp
// ARGS: --canonicalize
// Which values of loops are live: arguments that loops give themselves, bodies that are never entered,
// outputs of forall.

#set = affine_set<()[s0] : (s0 == 0, s0 + 1 >= 0)>
func.func @f1(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  affine.for %arg3 = 1 to 10 {
    %0 = memref.load %arg0[%arg3] : memref<4xi32>
    memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  }
  return %arg2 : i32
}
func.func @f2(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  affine.for %arg3 = 1 to 10 {
    %0 = memref.load %arg0[%arg3] : memref<4xi32>
    "t.u"() : () -> ()
  }
  return %arg2 : i32
}
func.func @f3(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  %0 = affine.for %arg3 = 1 to 10 iter_args(%arg4 = %arg2) -> (i32) {
    %1 = memref.load %arg0[%arg3] : memref<4xi32>
    memref.store %arg2, %arg0[%arg1] : memref<4xi32>
    affine.yield %arg4 : i32
  }
  return %arg2 : i32
}
func.func @f4(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  %0 = affine.for %arg3 = 1 to 10 iter_args(%arg4 = %arg2) -> (i32) {
    %1 = memref.load %arg0[%arg3] : memref<4xi32>
    affine.yield %arg4 : i32
  }
  return %0 : i32
}
func.func @f5(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  %0 = affine.for %arg3 = 1 to %arg1 iter_args(%arg4 = %arg2) -> (i32) {
    %1 = memref.load %arg0[%arg3] : memref<4xi32>
    memref.store %arg2, %arg0[%arg1] : memref<4xi32>
    affine.yield %arg4 : i32
  }
  return %arg2 : i32
}
func.func @f6(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  %0 = affine.for %arg3 = 1 to %arg1 iter_args(%arg4 = %arg2) -> (i32) {
    %1 = memref.load %arg0[%arg3] : memref<4xi32>
    "t.u"() : () -> ()
    affine.yield %arg4 : i32
  }
  return %arg2 : i32
}
func.func @f7(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  %0 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg2) -> (i32) {
    %1 = memref.load %arg0[%arg3] : memref<4xi32>
    memref.store %arg2, %arg0[%arg1] : memref<4xi32>
    scf.yield %arg4 : i32
  }
  return %arg2 : i32
}
func.func @f8(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  %0 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg2) -> (i32) {
    %1 = memref.load %arg0[%arg3] : memref<4xi32>
    "t.u"() : () -> ()
    scf.yield %arg4 : i32
  }
  return %arg2 : i32
}
func.func @f9(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  scf.forall (%arg3) in (%arg1) {
    %0 = memref.load %arg0[%arg3] : memref<4xi32>
    memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  }
  return %arg2 : i32
}
func.func @f10(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  scf.forall (%arg3) in (%arg1) {
    %0 = memref.load %arg0[%arg3] : memref<4xi32>
    "t.u"() : () -> ()
  }
  return %arg2 : i32
}
func.func @f11(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> i32 {
  memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  scf.forall (%arg3) in (10) {
    %0 = memref.load %arg0[%arg3] : memref<4xi32>
    memref.store %arg2, %arg0[%arg1] : memref<4xi32>
  }
  return %arg2 : i32
}
func.func @f12(%arg0: f16, %arg1: i16, %arg2: index) {
  affine.if #set()[%arg2] {
  } else {
    %0:2 = affine.for %arg3 = 10 to 1 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (i16, f16) {
      affine.yield %arg4, %arg0 : i16, f16
    }
  }
  return
}
func.func @f13(%arg0: f16, %arg1: i16, %arg2: index) {
  %0:2 = affine.for %arg3 = 10 to 1 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (i16, f16) {
    affine.yield %arg4, %arg0 : i16, f16
  }
  return
}
func.func @f14(%arg0: f16, %arg1: i16, %arg2: index) {
  %0:2 = affine.for %arg3 = 10 to 1 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (i16, f16) {
    "t.u"() : () -> ()
    affine.yield %arg4, %arg0 : i16, f16
  }
  return
}
func.func @f15(%arg0: f16, %arg1: i16, %arg2: index, %arg3: memref<2xi32>) {
  %0:2 = affine.for %arg4 = 10 to 1 iter_args(%arg5 = %arg1, %arg6 = %arg0) -> (i16, f16) {
    affine.for %arg7 = 4 to %arg2 {
    }
    affine.yield %arg5, %arg0 : i16, f16
  }
  return
}
func.func @f16(%arg0: i32, %arg1: f16, %arg2: i16, %arg3: index, %arg4: memref<2xi32>) {
  %0:2 = affine.for %arg5 = 10 to 1 iter_args(%arg6 = %arg2, %arg7 = %arg1) -> (i16, f16) {
    %dim = memref.dim %arg4, %arg3 : memref<2xi32>
    memref.store %arg0, %arg4[%dim] : memref<2xi32>
    affine.yield %arg6, %arg1 : i16, f16
  }
  return
}
func.func @f17(%arg0: f16, %arg1: i16, %arg2: index) {
  affine.if #set()[%arg2] {
  } else {
    %0:2 = affine.for %arg3 = 10 to 1 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (i16, f16) {
      "t.u"() : () -> ()
      affine.yield %arg4, %arg0 : i16, f16
    }
  }
  return
}
func.func @f18(%arg0: f16, %arg1: i16, %arg2: i1) {
  scf.if %arg2 {
    %0:2 = affine.for %arg3 = 10 to 1 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (i16, f16) {
      "t.u"() : () -> ()
      affine.yield %arg4, %arg0 : i16, f16
    }
  }
  return
}
func.func @f19(%arg0: f16, %arg1: i16, %arg2: index) {
  %0:2 = affine.for %arg3 = 10 to 1 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (i16, f16) {
    "t.u"() : () -> ()
    affine.for %arg6 = 10 to 1 {
      "t.u"() : () -> ()
    }
    affine.yield %arg4, %arg0 : i16, f16
  }
  return
}
func.func @f20(%arg0: i32, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<2xi32>) {
  memref.store %arg0, %arg4[%arg3] : memref<2xi32>
  %0:2 = affine.for %arg5 = 10 to 1 iter_args(%arg6 = %arg1, %arg7 = %arg2) -> (index, index) {
    %1 = memref.load %arg4[%arg6] : memref<2xi32>
    %2 = memref.load %arg4[%arg2] : memref<2xi32>
    %3 = memref.load %arg4[%arg5] : memref<2xi32>
    "t.u"() : () -> ()
    affine.yield %arg6, %arg2 : index, index
  }
  return
}
func.func @f21(%arg0: i32, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<2xi32>, %arg5: i1) {
  memref.store %arg0, %arg4[%arg3] : memref<2xi32>
  %0:2 = scf.while (%arg6 = %arg1, %arg7 = %arg2) : (index, index) -> (index, index) {
    "t.u"() : () -> ()
    %1 = memref.load %arg4[%arg6] : memref<2xi32>
    scf.condition(%arg5) %arg7, %arg6 : index, index
  } do {
  ^bb0(%arg6: index, %arg7: index):
    %1 = memref.load %arg4[%arg6] : memref<2xi32>
    "t.u"() : () -> ()
    scf.yield %arg6, %arg1 : index, index
  }
  return
}
func.func @f22(%arg0: i32, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<2xi32>, %arg5: i1) {
  memref.store %arg0, %arg4[%arg3] : memref<2xi32>
  %false = arith.constant false
  scf.if %false {
    %0:2 = affine.for %arg6 = 1 to 10 iter_args(%arg7 = %arg1, %arg8 = %arg2) -> (index, index) {
      %1 = memref.load %arg4[%arg7] : memref<2xi32>
      %2 = memref.load %arg4[%arg2] : memref<2xi32>
      %3 = memref.load %arg4[%arg6] : memref<2xi32>
      "t.u"() : () -> ()
      affine.yield %arg7, %arg2 : index, index
    }
  }
  return
}
func.func @f23(%arg0: tensor<4x4xindex>, %arg1: tensor<4x4xindex>, %arg2: index, %arg3: index) {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %extracted_slice) -> (tensor<?x?xindex>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %arg1 into %arg5[0, 0] [4, 4] [1, 1] : tensor<4x4xindex> into tensor<?x?xindex>
    }
  }
  return
}
func.func @f24(%arg0: tensor<4x4xindex>, %arg1: tensor<4x4xindex>, %arg2: index, %arg3: index) {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %extracted_slice) -> (tensor<?x?xindex>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %arg1 into %arg5[%arg3, 0] [4, 4] [1, 1] : tensor<4x4xindex> into tensor<?x?xindex>
    }
  }
  return
}
func.func @f25(%arg0: tensor<4x4xindex>, %arg1: tensor<4x4xindex>, %arg2: index, %arg3: index) {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %extracted_slice) -> (tensor<?x?xindex>) {
    scf.forall.in_parallel {
    }
  }
  return
}
func.func @f26(%arg0: tensor<4x4xindex>, %arg1: tensor<4x4xindex>, %arg2: index, %arg3: index) {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %0 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %extracted_slice) -> (tensor<?x?xindex>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %arg1 into %arg5[0, 0] [4, 4] [1, 1] : tensor<4x4xindex> into tensor<?x?xindex>
    }
  }
  return
}
func.func @f27(%arg0: tensor<4x4xindex>, %arg1: tensor<4x4xindex>, %arg2: index, %arg3: index) {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %extracted_slice) -> (tensor<?x?xindex>) {
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %extracted_slice_0 into %arg5[0, 0] [%arg3, %arg3] [1, 1] : tensor<?x?xindex> into tensor<?x?xindex>
    }
  }
  return
}
func.func @f28(%arg0: tensor<4x4xindex>, %arg1: tensor<4x4xindex>, %arg2: index, %arg3: index) {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %0:2 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %extracted_slice, %arg6 = %extracted_slice_0) -> (tensor<?x?xindex>, tensor<?x?xindex>) {
    "t.use"(%arg5) : (tensor<?x?xindex>) -> ()
    scf.forall.in_parallel {
    }
  }
  return
}
func.func @f29(%arg0: tensor<4x4xindex>, %arg1: tensor<4x4xindex>, %arg2: index, %arg3: index) {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %0:2 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %extracted_slice, %arg6 = %extracted_slice_0) -> (tensor<?x?xindex>, tensor<?x?xindex>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %arg1 into %arg5[0, 0] [4, 4] [1, 1] : tensor<4x4xindex> into tensor<?x?xindex>
    }
  }
  return
}
func.func @f30(%arg0: tensor<4x4xindex>, %arg1: tensor<4x4xindex>, %arg2: index, %arg3: index) {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [%arg2, %arg3] [1, 1] : tensor<4x4xindex> to tensor<?x?xindex>
  %extracted_slice_1 = tensor.extract_slice %arg1[0, 0] [4, 4] [1, 1] : tensor<4x4xindex> to tensor<4x4xindex>
  %0:2 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %extracted_slice, %arg6 = %extracted_slice_0) -> (tensor<?x?xindex>, tensor<?x?xindex>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %extracted_slice_1 into %arg5[0, 0] [4, 4] [1, 1] : tensor<4x4xindex> into tensor<?x?xindex>
    }
  }
  return
}

