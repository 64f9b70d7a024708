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
