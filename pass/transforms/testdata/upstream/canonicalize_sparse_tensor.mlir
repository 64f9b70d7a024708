// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect
// ARGS: --loop-invariant-code-motion --allow-unregistered-dialect --mlir-print-local-scope

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#P3 = #sparse_tensor.encoding<{ map = (i, j, k) -> (k : dense, i : compressed, j : dense) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#U = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonordered)) }>
func.func @convert(%a: tensor<4x6xf64, #CSR>) -> (tensor<4x6xf64, #CSR>, tensor<4x6xf64, #CSC>) {
  %0 = sparse_tensor.convert %a : tensor<4x6xf64, #CSR> to tensor<4x6xf64, #CSR>
  %1 = sparse_tensor.convert %0 : tensor<4x6xf64, #CSR> to tensor<4x6xf64, #CSC>
  return %0, %1 : tensor<4x6xf64, #CSR>, tensor<4x6xf64, #CSC>
}
func.func @reorder(%a: tensor<4x6xf64, #U>) -> tensor<4x6xf64, #U> {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x6xf64, #U> to tensor<4x6xf64, #U>
  return %0 : tensor<4x6xf64, #U>
}
func.func @reinterpret(%a: tensor<4x6xf64, #CSR>) -> (tensor<4x6xf64, #CSR>, tensor<6x4xf64, #CSC>, tensor<4x6xf64, #CSR>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x6xf64, #CSR> to tensor<6x4xf64, #CSC>
  %1 = sparse_tensor.reinterpret_map %0 : tensor<6x4xf64, #CSC> to tensor<4x6xf64, #CSR>
  %2 = sparse_tensor.reinterpret_map %a : tensor<4x6xf64, #CSR> to tensor<4x6xf64, #CSR>
  return %1, %0, %2 : tensor<4x6xf64, #CSR>, tensor<6x4xf64, #CSC>, tensor<4x6xf64, #CSR>
}
func.func @lvl(%a: tensor<4x6xf64, #CSC>, %b: tensor<4x?xf64, #BSR>, %i: index) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<4x6xf64, #CSC>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<4x6xf64, #CSC>
  %2 = sparse_tensor.lvl %a, %i : tensor<4x6xf64, #CSC>
  %3 = sparse_tensor.lvl %b, %c0 : tensor<4x?xf64, #BSR>
  %4 = sparse_tensor.lvl %b, %c1 : tensor<4x?xf64, #BSR>
  %5 = sparse_tensor.lvl %b, %c2 : tensor<4x?xf64, #BSR>
  %6 = sparse_tensor.lvl %b, %c3 : tensor<4x?xf64, #BSR>
  return %0, %1, %2, %3, %4, %5, %6, %i : index, index, index, index, index, index, index, index
}
func.func @lvl5(%a: tensor<5x7xf64, #BSR>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<5x7xf64, #BSR>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<5x7xf64, #BSR>
  return %0, %1 : index, index
}
func.func @hoist(%a: tensor<?x6xf64, #CSR>, %n: index, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %0 = sparse_tensor.lvl %a, %c0 : tensor<?x6xf64, #CSR>
    %1 = sparse_tensor.lvl %a, %i : tensor<?x6xf64, #CSR>
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @specifier(%a: index, %b: index) -> (index, index, index) {
  %s = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %0 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %a : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.set %0 lvl_sz at 1 with %b : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.get %1 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.get %1 lvl_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  return %2, %3, %3 : index, index, index
}
func.func @crd(%a: index, %b: index, %c: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %0, %1 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #CSR : index, index
  %2, %3 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #CSC : index, index
  %4:3 = sparse_tensor.crd_translate dim_to_lvl [%a, %b, %c] as #P3 : index, index, index
  %5:3 = sparse_tensor.crd_translate lvl_to_dim [%a, %b, %c] as #P3 : index, index, index
  %l:4 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #BSR : index, index, index, index
  %d:2 = sparse_tensor.crd_translate lvl_to_dim [%l#0, %l#1, %l#2, %l#3] as #BSR : index, index
  %e:2 = sparse_tensor.crd_translate lvl_to_dim [%l#1, %l#0, %l#2, %l#3] as #BSR : index, index
  return %0, %1, %2, %3, %4#0, %4#1, %4#2, %5#0, %5#1, %5#2, %d#0, %d#1, %e#0, %e#1 : index, index, index, index, index, index, index, index, index, index, index, index, index, index
}
func.func @iterate(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) -> (index, index, index) {
  %0 = sparse_tensor.iterate %it in %s at(%a, %b) iter_args(%x = %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    sparse_tensor.yield %b : index
  }
  %1 = sparse_tensor.iterate %it in %s at(%a, %b) iter_args(%x = %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    %k = "test.use"(%a, %it) : (index, !sparse_tensor.iterator<#CSR, lvls = 0 to 2>) -> index
    sparse_tensor.yield %k : index
  }
  %2 = sparse_tensor.iterate %it in %s at(%a, _) iter_args(%x = %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    sparse_tensor.yield %x : index
  }
  return %0, %1, %2 : index, index, index
}
