func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct , %a : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %undefined, %a : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a %a : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a  vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a : <[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a : i7<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a : vector[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a : vector<4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a : vector<[]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a : vector<[4xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xf32, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %1 = arm_sme.outerproduct %a, %a kind@xsub> : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %1 = arm_sme.outerproduct %a, %a kind<> : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %1 = arm_sme.outerproduct %a, %a kind<i7> : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %1 = arm_sme.outerproduct %a, %a kind<sub : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>) {
  %0 = arm_sme.fmopa_2way %a0, %a0 : vector<[8]xf16>, i7<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>) {
  %0 = arm_sme.fmopa_2way %a0, %a0 : vector<[8]xf16>, vector<[8]xf16>  vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>) {
  %0 = arm_sme.fmopa_2way %a0, %a0 : vector<[8]xf16>, vector<[8]xf16> into i7<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %t0: vector<[4]x[4]xf32>) {
  %1 = arm_sme.fmopa_2way %a0, %a0 acc%t0) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %t0: vector<[4]x[4]xf32>) {
  %1 = arm_sme.fmopa_2way %a0, %a0 acc(%t0 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>) {
  %0 = arm_sme.fmops_2way %a0, %a0 : vector<[8]xf16>, i7<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>) {
  %0 = arm_sme.fmops_2way %a0, %a0 : vector<[8]xf16>, vector<[8]xf16>  vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>) {
  %0 = arm_sme.fmops_2way %a0, %a0 : vector<[8]xf16>, vector<[8]xf16> into i7<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.smopa_2way %a0, %a0 : vector<[8]xi16>, i7<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.smopa_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.smopa_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.smops_2way %a0, %a0 : vector<[8]xi16>, i7<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.smops_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.smops_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.umopa_2way %a0, %a0 : vector<[8]xi16>, i7<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.umopa_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.umopa_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.umops_2way %a0, %a0 : vector<[8]xi16>, i7<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.umops_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>) {
  %0 = arm_sme.umops_2way %a0, %a0 : vector<[8]xi16>, vector<[8]xi16> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %a0, %a0 : vector<[16]xi8>, i7<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.smops_4way %a0, %a0 : vector<[16]xi8>, i7<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.smops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.smops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.umopa_4way %a0, %a0 : vector<[16]xi8>, i7<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.umopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.umopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.umops_4way %a0, %a0 : vector<[16]xi8>, i7<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.umops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.umops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.sumopa_4way %a0, %a0 : vector<[16]xi8>, i7<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.sumopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.sumopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.sumops_4way %a0, %a0 : vector<[16]xi8>, i7<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.sumops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.sumops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.usmopa_4way %a0, %a0 : vector<[16]xi8>, i7<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.usmopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.usmopa_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.usmops_4way %a0, %a0 : vector<[16]xi8>, i7<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.usmops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8>  vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>) {
  %0 = arm_sme.usmops_4way %a0, %a0 : vector<[16]xi8>, vector<[16]xi8> into i7<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %0 = arm_sme.zero : i7<[16]x[16]xi8>
  return
}
// -----
func.func @f() {
  %9 = arm_sme.get_tile : i7<[16]x[16]xi8>
  return
}
// -----
func.func @f() {
  %12 = arm_sme.copy_tile %11 : i7<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %13 = arm_sme.copy_tile %12 { = 0 : i32} : vector<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %13 = arm_sme.copy_tile %12 {tuple<> = 0 : i32} : vector<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %13 = arm_sme.copy_tile %12 {tile_id =  : i32} : vector<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %13 = arm_sme.copy_tile %12 {tile_id = 0 : tuple<>} : vector<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %15 = arm_sme.streaming_vl <>
  return
}
// -----
func.func @f() {
  %15 = arm_sme.streaming_vl <i7>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m%i, %i] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[, %i] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i] : i7<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xi32, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xi32@x, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xi32>, i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %1 = arm_sme.tile_load %m[%i, %i] layout<> : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %1 = arm_sme.tile_load %m[%i, %i] layout<i7> : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  arm_sme.tile_store %0, %m[%i, %i] : i7<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  arm_sme.tile_store %0, %m[%i, %i] : memref<?x?xi32>, i7<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  arm_sme.tile_store %0, %m[%i, %i] layout<> : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  arm_sme.tile_store %0, %m[%i, %i] layout<i7> : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %k16: vector<[16]xi1>, %t: vector<[16]x[16]xi8>) {
  %0 = arm_sme.load_tile_slice %m[%i, %i], %k16, %t, %i : i7<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %k16: vector<[16]xi1>, %t: vector<[16]x[16]xi8>) {
  %0 = arm_sme.load_tile_slice %m[%i, %i], %k16, %t, %i : memref<?x?xi8, vector<[16]xi1>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %k16: vector<[16]xi1>, %t: vector<[16]x[16]xi8>) {
  %0 = arm_sme.load_tile_slice %m[%i, %i], %k16, %t, %i : memref<?x?xi8>, i7<[16]xi1>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%flat: memref<?xf64>, %i: index, %k2: vector<[2]xi1>, %d: vector<[2]x[2]xf64>) {
  %2 = arm_sme.load_tile_slice %flat[%i], %k2, %d, %i layout<> : memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%flat: memref<?xf64>, %i: index, %k2: vector<[2]xi1>, %d: vector<[2]x[2]xf64>) {
  %2 = arm_sme.load_tile_slice %flat[%i], %k2, %d, %i layout<i7> : memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %k16: vector<[16]xi1>, %t: vector<[16]x[16]xi8>) {
  arm_sme.store_tile_slice %t, %i, %k16, %m[%i, %i] : i7<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %k16: vector<[16]xi1>, %t: vector<[16]x[16]xi8>) {
  arm_sme.store_tile_slice %t, %i, %k16, %m[%i, %i] : memref<?x?xi8>, i7<[16]xi1>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%flat: memref<?xf64>, %i: index, %k2: vector<[2]xi1>, %d: vector<[2]x[2]xf64>) {
  arm_sme.store_tile_slice %d, %i, %k2, %flat[%i] layout<> : memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%flat: memref<?xf64>, %i: index, %k2: vector<[2]xi1>, %d: vector<[2]x[2]xf64>) {
  arm_sme.store_tile_slice %d, %i, %k2, %flat[%i] layout<i7> : memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%i: index, %q: vector<[1]x[1]xi128>, %vq: vector<[1]xi128>) {
  %0 = arm_sme.insert_tile_slice %vq, %q[%i] : i7<[1]xi128> into vector<[1]x[1]xi128>
  return
}
// -----
func.func @f(%i: index, %q: vector<[1]x[1]xi128>, %vq: vector<[1]xi128>) {
  %0 = arm_sme.insert_tile_slice %vq, %q[%i] : vector<[1]xi128>  vector<[1]x[1]xi128>
  return
}
// -----
func.func @f(%i: index, %h: vector<[8]x[8]xf16>, %vh: vector<[8]xf16>) {
  %2 = arm_sme.insert_tile_slice %vh, %h[%i] layout<> : vector<[8]xf16> into vector<[8]x[8]xf16>
  return
}
// -----
func.func @f(%i: index, %h: vector<[8]x[8]xf16>, %vh: vector<[8]xf16>) {
  %2 = arm_sme.insert_tile_slice %vh, %h[%i] layout<i7> : vector<[8]xf16> into vector<[8]x[8]xf16>
  return
}
// -----
func.func @f(%i: index, %q: vector<[1]x[1]xi128>) {
  %3 = arm_sme.extract_tile_slice %q[%i] : i7<[1]xi128> from vector<[1]x[1]xi128>
  return
}
// -----
func.func @f(%i: index, %q: vector<[1]x[1]xi128>) {
  %3 = arm_sme.extract_tile_slice %q[%i] : vector<[1]xi128>  vector<[1]x[1]xi128>
  return
}
// -----
func.func @f(%i: index, %h: vector<[8]x[8]xf16>) {
  %5 = arm_sme.extract_tile_slice %h[%i] layout<> : vector<[8]xf16> from vector<[8]x[8]xf16>
  return
}
// -----
func.func @f(%i: index, %h: vector<[8]x[8]xf16>) {
  %5 = arm_sme.extract_tile_slice %h[%i] layout<i7> : vector<[8]xf16> from vector<[8]x[8]xf16>
  return
}
