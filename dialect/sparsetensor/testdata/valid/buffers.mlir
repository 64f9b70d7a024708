#Batch = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : batch, d1 : compressed)}>
#Shared = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#Apart = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))}>
func.func @batch(%t: tensor<3x?xf32, #Batch>) -> (memref<3x?xindex>, memref<3x?xf32>) {
  %0 = sparse_tensor.positions %t {level = 1 : index} : tensor<3x?xf32, #Batch> to memref<3x?xindex>
  %1 = sparse_tensor.values %t : tensor<3x?xf32, #Batch> to memref<3x?xf32>
  return %0, %1 : memref<3x?xindex>, memref<3x?xf32>
}
func.func @shared(%t: tensor<3x?xf32, #Shared>) -> memref<?xindex> {
  %0 = sparse_tensor.coordinates %t {level = 1 : index} : tensor<3x?xf32, #Shared> to memref<?xindex, strided<[?], offset: ?>>
  %1 = sparse_tensor.coordinates_buffer %t : tensor<3x?xf32, #Shared> to memref<?xindex>
  return %1 : memref<?xindex>
}
func.func @apart(%t: tensor<3x?xf32, #Apart>) -> memref<?xindex> {
  %0 = sparse_tensor.coordinates %t {level = 1 : index} : tensor<3x?xf32, #Apart> to memref<?xindex>
  return %0 : memref<?xindex>
}
func.func @assemble(%values: tensor<6xf64>, %pos: tensor<2xindex>, %shared: tensor<6x2xindex>, %a: tensor<6xindex>, %b: tensor<6xindex>) {
  %0 = sparse_tensor.assemble (%pos, %shared), %values : (tensor<2xindex>, tensor<6x2xindex>), tensor<6xf64> to tensor<100x2xf64, #Shared>
  %1 = sparse_tensor.assemble (%pos, %a, %b), %values : (tensor<2xindex>, tensor<6xindex>, tensor<6xindex>), tensor<6xf64> to tensor<100x2xf64, #Apart>
  return
}
