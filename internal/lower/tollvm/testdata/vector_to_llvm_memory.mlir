// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm=use-vector-alignment
// ARGS: --convert-to-llvm
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo
func.func @v2_ld(%m: memref<?x8xf64>, %i: index, %k: vector<8xi1>, %v: vector<8xf64>, %x: vector<8xi32>) -> vector<8xf64> { 
 %0 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x8xf64>, vector<8xf64>
 vector.store %0, %m[%i, %i] {alignment = 32 : i64} : memref<?x8xf64>, vector<8xf64>
 %1 = vector.maskedload %m[%i, %i], %k, %v : memref<?x8xf64>, vector<8xi1>, vector<8xf64> into vector<8xf64>
 vector.maskedstore %m[%i, %i], %k, %v : memref<?x8xf64>, vector<8xi1>, vector<8xf64>
 %2 = vector.gather %m[%i,%i] [%x], %k, %v : memref<?x8xf64>, vector<8xi32>, vector<8xi1>, vector<8xf64> into vector<8xf64>
 vector.scatter %m[%i,%i] [%x], %k, %v : memref<?x8xf64>, vector<8xi32>, vector<8xi1>, vector<8xf64>
 %3 = vector.expandload %m[%i, %i], %k, %v : memref<?x8xf64>, vector<8xi1>, vector<8xf64> into vector<8xf64>
 vector.compressstore %m[%i, %i], %k, %v : memref<?x8xf64>, vector<8xi1>, vector<8xf64>
 %4 = vector.expandload %m[%i, %i], %k, %v {alignment = 16 : i64}: memref<?x8xf64>, vector<8xi1>, vector<8xf64> into vector<8xf64>
 return %2 : vector<8xf64> }
func.func @v2_tc(%m: memref<8x4xf32>) -> memref<vector<8x4xf32>> { %0 = vector.type_cast %m : memref<8x4xf32> to memref<vector<8x4xf32>>   return %0 : memref<vector<8x4xf32>> }
func.func @v3_gather2(%m: memref<?xf32>, %i: index, %x: vector<2x3xi32>, %k: vector<2x3xi1>, %p: vector<2x3xf32>) -> vector<2x3xf32> {
 %0 = vector.gather %m[%i] [%x], %k, %p {alignment = 8 : i64}: memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
 return %0 : vector<2x3xf32> }
func.func @v3_mem(%m: memref<4xvector<8xf32>>, %n: memref<8xi1>, %o: memref<8xindex>, %p: memref<8xi128>, %i: index) -> (vector<8xf32>, vector<8xi1>, vector<3xindex>, vector<8xi128>) {
 %0 = vector.load %m[%i] : memref<4xvector<8xf32>>, vector<8xf32>
 %1 = vector.load %n[%i] : memref<8xi1>, vector<8xi1>
 %2 = vector.load %o[%i] : memref<8xindex>, vector<3xindex>
 %3 = vector.load %p[%i] : memref<8xi128>, vector<8xi128>
 return %0, %1, %2, %3 : vector<8xf32>, vector<8xi1>, vector<3xindex>, vector<8xi128> }
func.func @v3_rd(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %t: tensor<?xf32>, %s: memref<8xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<4xf32>, vector<1xf32>, vector<2x4xf32>, vector<4xf32>) {
 %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
 %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
 %2 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
 %3 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<f32>
 %4 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<4xf32>
 %5 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<1xf32>
 %6 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
 %7 = vector.transfer_read %s[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32>, vector<4xf32>
 return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<4xf32>, vector<1xf32>, vector<2x4xf32>, vector<4xf32> }
func.func @v3_wr(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %t: tensor<?xf32>, %s: memref<8xf32>, %v: vector<4xf32>, %w: vector<f32>, %x: vector<1xf32>) {
 vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
 vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
 vector.transfer_write %v, %m[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
 vector.transfer_write %w, %m[%i, %i] : vector<f32>, memref<?x?xf32>
 vector.transfer_write %x, %m[%i, %i] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
 vector.transfer_write %v, %s[%i] : vector<4xf32>, memref<8xf32>
 return }
func.func @v6_rd(%m: memref<?x?xf32>, %i: index, %p: f32, %s: memref<8xf32>) -> (vector<1xf32>, vector<4xf32>, vector<1xf32>, vector<1x1xf32>) {
 %5 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<1xf32>
 %7 = vector.transfer_read %s[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32>, vector<4xf32>
 %8 = vector.load %s[%i] : memref<8xf32>, vector<1xf32>
 %9 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<1x1xf32>
 return %5, %7, %8, %9 : vector<1xf32>, vector<4xf32>, vector<1xf32>, vector<1x1xf32> }
func.func @v6_rd0(%m: memref<?x?xf32>, %i: index, %p: f32, %s: memref<8xf32>, %v: vector<1xf32>, %w: vector<1x1xf32>) -> (vector<f32>) {
 %8 = vector.load %s[%i] : memref<8xf32>, vector<f32>
 vector.store %v, %s[%i] : memref<8xf32>, vector<1xf32>
 vector.store %8, %s[%i] : memref<8xf32>, vector<f32>
 vector.store %w, %m[%i, %i] {nontemporal = true}: memref<?x?xf32>, vector<1x1xf32>
 return %8 : vector<f32> }
