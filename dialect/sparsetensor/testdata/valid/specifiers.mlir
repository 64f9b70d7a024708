#CSR = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 1)>, j : #sparse_tensor<slice(?, 8, 2)>) -> (i : dense, j : compressed)
}>
func.func @specifiers() {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.init with %0 : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#Slice>
  %2 = sparse_tensor.storage_specifier.get %0 crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.set %0 val_mem_sz with %2 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// Of the encoding, the formats of the levels, their buffers and the slices remain.
#CSC = #sparse_tensor.encoding<{map = (i, j) -> (j : dense, i : compressed), posWidth = 32, crdWidth = 8, implicitVal = 0.0 : f32}>
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)}>
#COO = #sparse_tensor.encoding<{map = (i, j) -> (j : compressed(nonunique, nonordered), i : singleton(soa, nonordered))}>
#NV = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])}>
func.func @kept(%a: !sparse_tensor.storage_specifier<#CSC>, %b: !sparse_tensor.storage_specifier<#BSR>,
                %c: !sparse_tensor.storage_specifier<#COO>, %d: !sparse_tensor.storage_specifier<#NV>, %t: tensor<4x8xf32, #CSC>) -> index {
  %0 = sparse_tensor.storage_specifier.get %c crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#COO>
  return %0 : index
}
