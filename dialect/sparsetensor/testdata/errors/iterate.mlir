#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%sp : tensor<4x8xf32, #COO>) {
  %0 = sparse_tensor.extract_iteration_space %sp lvls = 2 to 1 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func private @f(%sp : !sparse_tensor.iter_space<#COO, lvls = 2 to 1>)
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%sp : tensor<4x8xf32, #COO>) {
  %0 = sparse_tensor.extract_iteration_space %sp lvls = 1 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%sp : tensor<4x8xf32, #COO>) {
  %0 = sparse_tensor.extract_iteration_space %sp lvls = 0 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%sp : tensor<4x8xf32, #COO>, %it : !sparse_tensor.iterator<#COO, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %sp at %it lvls = 0 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%sp : tensor<4x8xf32, #COO>, %it : !sparse_tensor.iterator<#CSR, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %sp at %it lvls = 1 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}
// -----
#C3 = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : compressed, k : compressed) }>
func.func @f(%sp : tensor<4x8x2xf32, #C3>, %it : !sparse_tensor.iterator<#C3, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %sp at %it lvls = 2 : tensor<4x8x2xf32, #C3>, !sparse_tensor.iterator<#C3, lvls = 0> -> !sparse_tensor.iter_space<#C3, lvls = 2>
  return
}
// -----
#C3 = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : compressed, k : compressed) }>
func.func @f(%sp : tensor<4x8x2xf32, #C3>, %it : !sparse_tensor.iterator<#C3, lvls = 0>) {
  %0 = sparse_tensor.extract_value %sp at %it : tensor<4x8x2xf32, #C3>, !sparse_tensor.iterator<#C3, lvls = 0>
  return
}
// -----
#C3 = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : compressed, k : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%sp : tensor<4x8x2xf32, #C3>, %it : !sparse_tensor.iterator<#COO, lvls = 0>) {
  %0 = sparse_tensor.extract_value %sp at %it : tensor<4x8x2xf32, #C3>, !sparse_tensor.iterator<#COO, lvls = 0>
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.iterate %i, %j in %s : !sparse_tensor.iter_space<#COO, lvls = 0> {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.iterate %i, %j in %s, %s : !sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0> {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.iterate %i in %s : !sparse_tensor.iter_space<#COO, lvls = 0>, index {
  }
  return
}
// -----
func.func @f(%s: index) {
  sparse_tensor.iterate %i in %s : index {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.iterate %i in %s at(%a, %b) : !sparse_tensor.iter_space<#COO, lvls = 0> {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.iterate %i in %s at(2) : !sparse_tensor.iter_space<#COO, lvls = 0> {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index) {
  %r = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#COO, lvls = 0> -> index {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#COO, lvls = 0> -> index {
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%i: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, index) -> ()
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%i: !sparse_tensor.iterator<#COO, lvls = 1>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>) -> ()
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%k : index, %i: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>) -> ()
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.coiterate (%s) : (!sparse_tensor.iter_space<#COO, lvls = 0>)
  case %i {
  }
  case %j {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.coiterate (%s) : (!sparse_tensor.iter_space<#COO, lvls = 0>)
  case %i, %j {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>) {
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#COO, lvls = 0>)
  case %i {
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = sparse_tensor.coiterate (%s) iter_args(%a = %x) : (!sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %i {
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = sparse_tensor.coiterate (%s) iter_args(%a = %x, %b = %x) : (!sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %i {
    sparse_tensor.yield %y : f32
  }
  return
}
// -----
#S = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(?, ?, ?)>, j : #sparse_tensor<slice(0, 4, 1)>) -> (i : dense, j : compressed) }>
func.func @f(%s: tensor<2x8xf64, #S>) -> index {
  %0 = sparse_tensor.slice.offset %s at 3 : tensor<2x8xf64, #S>
  return %0 : index
}
// -----
#S = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(?, ?, ?)>, j : #sparse_tensor<slice(0, 4, 1)>) -> (i : dense, j : compressed) }>
func.func @f(%s: tensor<2x8xf64, #S>) -> index {
  %0 = sparse_tensor.slice.stride %s at 2 : tensor<2x8xf64, #S>
  return %0 : index
}
// -----
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
func.func @f(%s: tensor<2x8xf64, #A>) -> tensor<2x8xf64, #B> {
  %0 = sparse_tensor.reinterpret_map %s : tensor<2x8xf64, #A> to tensor<2x8xf64, #B>
  return %0 : tensor<2x8xf64, #B>
}
// -----
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @f(%s: tensor<2x8xf64, #A>) -> tensor<2x8xf64, #B> {
  %0 = sparse_tensor.reinterpret_map %s : tensor<2x8xf64, #A> to tensor<2x8xf64, #B>
  return %0 : tensor<2x8xf64, #B>
}
// -----
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), crdWidth = 32 }>
func.func @f(%s: tensor<2x8xf64, #A>) -> tensor<8x2xf64, #B> {
  %0 = sparse_tensor.reinterpret_map %s : tensor<2x8xf64, #A> to tensor<8x2xf64, #B>
  return %0 : tensor<8x2xf64, #B>
}
// -----
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @f(%s: tensor<2x8xf64, #A>) -> tensor<8x2xf32, #B> {
  %0 = sparse_tensor.reinterpret_map %s : tensor<2x8xf64, #A> to tensor<8x2xf32, #B>
  return %0 : tensor<8x2xf32, #B>
}
// -----
#A = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @f(%s: tensor<2xf64, #A>) -> tensor<8x2xf32, #B> {
  %0 = sparse_tensor.reinterpret_map %s : tensor<2xf64, #A> to tensor<8x2xf32, #B>
  return %0 : tensor<8x2xf32, #B>
}
// -----
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#U = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonordered)) }>
func.func @f(%s: tensor<2x8xf64, #A>) -> tensor<2x8xf64, #U> {
  %0 = sparse_tensor.reorder_coo quick_sort %s : tensor<2x8xf64, #A> to tensor<2x8xf64, #U>
  return %0 : tensor<2x8xf64, #U>
}
// -----
#U = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonordered)) }>
#V = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), i : singleton) }>
func.func @f(%s: tensor<2x8xf64, #U>) -> tensor<2x8xf64, #V> {
  %0 = sparse_tensor.reorder_coo quick_sort %s : tensor<2x8xf64, #U> to tensor<2x8xf64, #V>
  return %0 : tensor<2x8xf64, #V>
}
// -----
#U = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonordered)) }>
#V = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), posWidth = 32 }>
func.func @f(%s: tensor<2x8xf64, #U>) -> tensor<2x8xf64, #V> {
  %0 = sparse_tensor.reorder_coo quick_sort %s : tensor<2x8xf64, #U> to tensor<2x8xf64, #V>
  return %0 : tensor<2x8xf64, #V>
}
// -----
#L = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
func.func @f(%s: tensor<2xf64, #L>) -> tensor<2xf64, #L> {
  %0 = sparse_tensor.reorder_coo quick_sort %s : tensor<2xf64, #L> to tensor<2xf64, #L>
  return %0 : tensor<2xf64, #L>
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = "sparse_tensor.coiterate"(%s, %x) <{crdUsedLvls = 0 : i64, cases = [1], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %i: !sparse_tensor.iterator<#COO, lvls = 1>):
    "sparse_tensor.yield"(%a) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, index) -> index
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = "sparse_tensor.coiterate"(%s, %y) <{crdUsedLvls = 0 : i64, cases = [1], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %i: !sparse_tensor.iterator<#COO, lvls = 1>):
    "sparse_tensor.yield"(%a) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> index
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = "sparse_tensor.coiterate"(%s, %y) <{crdUsedLvls = 0 : i64, cases = [1], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %i: !sparse_tensor.iterator<#COO, lvls = 1>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> f32
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  "sparse_tensor.coiterate"(%s, %y) <{crdUsedLvls = 0 : i64, cases = [1], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %i: !sparse_tensor.iterator<#COO, lvls = 1>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> ()
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = "sparse_tensor.iterate"(%s, %y) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: f32, %i: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> f32
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = "sparse_tensor.iterate"(%s, %y) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: f32, %i: !sparse_tensor.iterator<#COO, lvls = 0>):
    "sparse_tensor.yield"(%a) : (f32) -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> index
  return
}
// -----
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0>, %x: index, %y: f32) {
  %r = "sparse_tensor.coiterate"(%s, %y) <{crdUsedLvls = 0 : i64, cases = [], operandSegmentSizes = array<i32: 1, 1>}> (
  ) : (!sparse_tensor.iter_space<#COO, lvls = 0>, f32) -> f32
  return
}
// -----
#L = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonunique)) }>
func.func @f(%s: tensor<2x8xf64, #L>) -> tensor<2x8xf64, #L> {
  %0 = sparse_tensor.reorder_coo quick_sort %s : tensor<2x8xf64, #L> to tensor<2x8xf64, #L>
  return %0 : tensor<2x8xf64, #L>
}
