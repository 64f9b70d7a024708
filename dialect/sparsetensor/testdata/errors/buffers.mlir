#Batch = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : batch, d1 : compressed)}>
func.func @f(%t: tensor<3x?xf32, #Batch>) {
  %0 = sparse_tensor.positions %t {level = 1 : index} : tensor<3x?xf32, #Batch> to memref<?xindex>
  return
}
// -----
#Shared = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
func.func @f(%t: tensor<3x?xf32, #Shared>) {
  %0 = sparse_tensor.coordinates %t {level = 1 : index} : tensor<3x?xf32, #Shared> to memref<?xindex>
  return
}
// -----
#Apart = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))}>
func.func @f(%t: tensor<3x?xf32, #Apart>) {
  %0 = sparse_tensor.coordinates_buffer %t : tensor<3x?xf32, #Apart> to memref<?xindex>
  return
}
// -----
#Shared = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
func.func @f(%values: tensor<6xf64>, %pos: tensor<2xindex>, %shared: tensor<6x3xindex>) {
  %0 = sparse_tensor.assemble (%pos, %shared), %values : (tensor<2xindex>, tensor<6x3xindex>), tensor<6xf64> to tensor<100x2xf64, #Shared>
  return
}
// -----
#Shared = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
func.func @f(%values: tensor<6xf64>, %pos: tensor<2xi32>, %shared: tensor<6x2xindex>) {
  %0 = sparse_tensor.assemble (%pos, %shared), %values : (tensor<2xi32>, tensor<6x2xindex>), tensor<6xf64> to tensor<100x2xf64, #Shared>
  return
}
