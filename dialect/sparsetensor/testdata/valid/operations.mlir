#CSR = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
#CSC = #sparse_tensor.encoding<{map = (i, j) -> (j : dense, i : compressed)}>
#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton)}>
#Unordered = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))}>
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)}>
#DSDD = #sparse_tensor.encoding<{map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense)}>
#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 1)>, j : #sparse_tensor<slice(?, 8, 2)>) -> (i : dense, j : compressed)
}>
func.func @tensors(%source: !llvm.ptr, %dense: tensor<4x8xf64>, %blocks: tensor<4x8xf64, #BSR>) {
  %a = sparse_tensor.new %source : !llvm.ptr to tensor<4x8xf64, #CSR>
  %b = sparse_tensor.convert %dense : tensor<4x8xf64> to tensor<4x?xf64, #CSC>
  %c = sparse_tensor.reinterpret_map %blocks : tensor<4x8xf64, #BSR> to tensor<2x4x2x2xf64, #DSDD>
  %d = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR> to tensor<8x8xf64, #CSR>
  %e = sparse_tensor.load %a hasInserts : tensor<4x8xf64, #CSR>
  sparse_tensor.out %e, %source : tensor<4x8xf64, #CSR>, !llvm.ptr
  sparse_tensor.print %b : tensor<4x?xf64, #CSC>
  %f = sparse_tensor.has_runtime_library
  return
}
func.func @storage(%t: tensor<4x8xf64, #CSR>, %s: tensor<4x8xf64, #Slice>, %i: index, %p: tensor<5xindex>, %c: tensor<9xindex>, %v: tensor<9xf64>) {
  %rp, %rc, %rv, %np, %nc, %nv = sparse_tensor.disassemble %t : tensor<4x8xf64, #CSR>
    out_lvls(%p, %c : tensor<5xindex>, tensor<9xindex>) out_vals(%v : tensor<9xf64>)
    -> (tensor<5xindex>, tensor<9xindex>), tensor<9xf64>, (index, index), index
  %n = sparse_tensor.number_of_entries %t : tensor<4x8xf64, #CSR>
  %o = sparse_tensor.slice.offset %s at 0 : tensor<4x8xf64, #Slice>
  %d = sparse_tensor.slice.stride %s at 1 : tensor<4x8xf64, #Slice>
  %l = sparse_tensor.lvl %t, %i : tensor<4x8xf64, #CSR>
  %x:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #BSR : index, index, index, index
  return
}
func.func @insertions(%t: tensor<4x8xf64, #CSR>, %u: tensor<4x8xf64, #Unordered>, %i: index, %b: memref<?xf64>, %v: f64, %xy: memref<?xindex>) {
  %buffer, %size = sparse_tensor.push_back inbounds %i, %b, %v, %i : index, memref<?xf64>, f64, index
  %values, %filled, %added, %count = sparse_tensor.expand %t : tensor<4x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %0 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x8xf64, #CSR>
  sparse_tensor.sort hybrid_quick_sort %i, %xy jointly %b {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index} : memref<?xindex> jointly memref<?xf64>
  %1 = sparse_tensor.reorder_coo quick_sort %u : tensor<4x8xf64, #Unordered> to tensor<4x8xf64, #COO>
  return
}
func.func @computations(%a: f64, %b: f64, %t: tensor<4x8xf64, #CSR>) -> f64 {
  %0 = sparse_tensor.binary %a, %b : f64, f64 to f64
    overlap = {
    ^bb0(%x: f64, %y: f64):
      %z = arith.mulf %x, %y : f64
      sparse_tensor.yield %z : f64
    }
    left = identity
    right = {}
  %1 = sparse_tensor.unary %0 : f64 to f64
    present = {
    ^bb0(%x: f64):
      %z = math.absf %x : f64
      sparse_tensor.yield %z : f64
    }
    absent = {}
  %2 = sparse_tensor.reduce %1, %a, %b : f64 {
  ^bb0(%x: f64, %y: f64):
    %z = arith.addf %x, %y : f64
    sparse_tensor.yield %z : f64
  }
  %3 = sparse_tensor.select %2 : f64 {
  ^bb0(%x: f64):
    %z = arith.cmpf one, %x, %a : f64
    sparse_tensor.yield %z : i1
  }
  %4 = sparse_tensor.foreach in %t init(%3) {order = affine_map<(i, j) -> (j, i)>} : tensor<4x8xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %s: f64):
    %z = arith.addf %s, %v : f64
    sparse_tensor.yield %z : f64
  }
  return %4 : f64
}
