func.func @f() {
  %0 = amx.tile_zero : !amx.tile<17x16xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x17xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x7xi8>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16xi8>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<2x2x4xi8>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<?x4xi8>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<i8>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x4xf64>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x4xi8
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tiles<16x4xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_load %m[%i] : memref<?x?xf32> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<17x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x32xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = amx.tile_load %m[%i] : memref<?xf32> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[?, 2]>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32, strided<[?, 2]>> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, affine_map<(i, j) -> (i mod 2, j)>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32, affine_map<(i, j) -> (i mod 2, j)>> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %t: !amx.tile<16x16xf32>) {
  amx.tile_store %m[%i], %t : memref<?x?xf32>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %t: !amx.tile<32x16xf32>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, !amx.tile<32x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %t: !amx.tile<16x3xf16>) {
  amx.tile_store %m[%i, %i], %t, %i : memref<?x?xf32>, !amx.tile<16x3xf16>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %t: !amx.tile<16x16xf32>) {
  amx.tile_store %m[%i], %t : memref<?xf32>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[1, ?]>>, %i: index, %t: !amx.tile<16x16xf32>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32, strided<[1, ?]>>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<17x32xf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<17x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x34xf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x34xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<20x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<20x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<8x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<8x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x8xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x8xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<8x32xf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<8x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x32xi32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x32xi32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xi8>, %c: !amx.tile<16x16xi32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x60xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x60xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
