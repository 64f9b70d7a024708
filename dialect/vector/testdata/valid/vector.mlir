#c_acc = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#ca = {indexing_maps = #c_acc, iterator_types = ["parallel", "parallel", "reduction"]}
#pm = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>, %v: vector<4xf32>, %s: f32, %i: index, %m: memref<?x?xf32>, %t: tensor<?x?xf32>, %k: vector<4xi1>, %iv: vector<4xi32>, %u: vector<2xf32>, %mm: vector<4x3xi1>, %base: memref<?xf32>, %w: vector<2x3x4xf32>, %acc: vector<2x4xf32>, %sv: vector<[4]xf32>, %bm: memref<4xvector<4xf32>>, %v0: vector<f32>, %mem: memref<4x3xf32>) {
  %0 = vector.contract #ca %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  %1 = vector.contract {indexing_maps = #c_acc, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>, x = 1} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  %2 = vector.reduction <add>, %v : vector<4xf32> into f32
  %3 = vector.reduction <maxnumf>, %v, %s : vector<4xf32> into f32
  %4 = vector.reduction <add>, %v, %s fastmath<reassoc> : vector<4xf32> into f32
  %5 = vector.multi_reduction <add>, %a, %v [1] : vector<4x3xf32> to vector<4xf32>
  %6 = vector.multi_reduction <add>, %a, %s [0, 1] : vector<4x3xf32> to f32
  %7 = vector.broadcast %s : f32 to vector<4xf32>
  %8 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %9 = vector.shuffle %v, %v[0, 1, 7] : vector<4xf32>, vector<4xf32>
  %10 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %11, %12 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %13 = vector.extract %a[0] : vector<3xf32> from vector<4x3xf32>
  %14 = vector.extract %a[0, %i] : f32 from vector<4x3xf32>
  %15 = vector.extract %v0[] : f32 from vector<f32>
  %16 = vector.fma %v, %v, %v : vector<4xf32>
  %17:4 = vector.to_elements %v : vector<4xf32>
  %18 = vector.from_elements %s, %s : vector<2xf32>
  %19 = vector.insert %s, %v[0] : f32 into vector<4xf32>
  %20 = vector.insert %s, %a[%i, 1] : f32 into vector<4x3xf32>
  %21 = vector.scalable.insert %v, %sv[0] : vector<4xf32> into vector<[4]xf32>
  %22 = vector.scalable.extract %sv[0] : vector<4xf32> from vector<[4]xf32>
  %23 = vector.insert_strided_slice %u, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %24 = vector.outerproduct %v, %u : vector<4xf32>, vector<2xf32>
  %25 = vector.outerproduct %v, %u, %c {kind = #vector.kind<add>} : vector<4xf32>, vector<2xf32>
  %26 = vector.outerproduct %v, %u, %c {kind = #vector.kind<maxnumf>, x} : vector<4xf32>, vector<2xf32>
  %27 = vector.outerproduct %v, %s, %v : vector<4xf32>, f32
  %28 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %29 = vector.transfer_read %m[%i, %i], %s : memref<?x?xf32>, vector<4xf32>
  %30 = vector.transfer_read %m[%i, %i], %s {permutation_map = #pm} : memref<?x?xf32>, vector<4x3xf32>
  %31 = vector.transfer_read %m[%i, %i], %s, %k {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %32 = vector.transfer_read %t[%i, %i], %s {a} : tensor<?x?xf32>, vector<4xf32>
  %33 = vector.transfer_read %m[%i, %i], %s {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<4x3xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %34 = vector.transfer_write %a, %t[%i, %i] {permutation_map = #pm} : vector<4x3xf32>, tensor<?x?xf32>
  %35 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %36 = vector.maskedload %base[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %base[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %37 = vector.gather %base[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %base[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %38 = vector.expandload %base[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %base[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %39 = vector.shape_cast %a : vector<4x3xf32> to vector<12xf32>
  %40 = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  %41 = vector.type_cast %mem : memref<4x3xf32> to memref<vector<4x3xf32>>
  %42 = vector.constant_mask [2, 1] : vector<4x3xi1>
  %43 = vector.create_mask %i, %i : vector<4x3xi1>
  %44 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %45 = vector.mask %k, %v { vector.transfer_read %m[%i, %i], %s : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { } : vector<4xi1>
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  %46 = vector.transpose %a, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
  vector.print %a : vector<4x3xf32>
  %47 = vector.vscale
  %48:2 = vector.scan <add>, %w, %acc {inclusive = true, reduction_dim = 1 : i64} : vector<2x3x4xf32>, vector<2x4xf32>
  %49 = vector.step : vector<4xindex>
  return
}
