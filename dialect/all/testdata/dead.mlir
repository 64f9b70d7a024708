func.func @f(%m: memref<4xf32>, %x: f32, %t: tensor<4xf32>, %i: index, %v: vector<4xf32>, %b: i1) {
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %0 = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = vector.transfer_read %m[%i], %x : memref<4xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<4xf32>
  %2 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<4xf32>
  cf.assert %b, "x"
  linalg.map { math.absf } ins(%m: memref<4xf32>) outs(%m : memref<4xf32>)
  %3 = bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) { ^bb0(%a: f32): linalg.yield %x : f32 }
  %4 = linalg.softmax dimension(0) ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  linalg.softmax dimension(0) ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  return
}
llvm.func @g(%p: !llvm.ptr, %x: f32) {
  %0 = llvm.load %p : !llvm.ptr -> f32
  %1 = llvm.load volatile %p : !llvm.ptr -> f32
  %2 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
  %3 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.store %x, %p : f32, !llvm.ptr
  %4 = llvm.inline_asm "foo", "=r,=r,r" %x : (f32) -> f32
  %5 = llvm.inline_asm has_side_effects "foo", "=r,=r,r" %x : (f32) -> f32
  llvm.return
}
func.func @h(%p: !ptr.ptr<#ptr.generic_space>, %x: f32, %ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %mk: vector<4xi1>, %v: vector<4xf32>) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load volatile %p : !ptr.ptr<#ptr.generic_space> -> f32
  %2 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = ptr.load %p invariant : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %x, %p : f32, !ptr.ptr<#ptr.generic_space>
  %4 = ptr.gather %ps, %mk, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  ptr.scatter %v, %ps, %mk : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %5 = ptr.masked_load %p, %mk, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %v, %p, %mk : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}
