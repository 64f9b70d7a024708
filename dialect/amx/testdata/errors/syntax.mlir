func.func @f() {
  %0 = amx.tile_zero  !amx.tile<16x16xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : <16x16xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : i7<16x16xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile16x16xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile@x16x16xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x16xf32
  return
}
// -----
func.func @f() {
  %2 = amx.tile_zero : !amx.tile16x32xf16>
  return
}
// -----
func.func @f() {
  %3 = amx.tile_zero : !amx.tile16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load [%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %undefined[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i]  memref<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : <?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : i7<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<??xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16 into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16>  !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into i7<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile@x16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16
  return
}
// -----
func.func @f(%flat: memref<?xi8>, %i: index, %stride: index) {
  %2 = amx.tile_load %flat[], %stride : memref<?xi8> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%flat: memref<?xi8>, %i: index, %stride: index) {
  %2 = amx.tile_load %flat[%i],  : memref<?xi8> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%flat: memref<?xi8>, %i: index, %stride: index) {
  %2 = amx.tile_load %flat[%i], %stride : memref<?xi8> into !amx.tile16x64xi8>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  %3 = amx.tile_load %strided[%i, %i] : memref<?x?xf32, <[?, 1]>> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  %3 = amx.tile_load %strided[%i, %i] : memref<?x?xf32, i7<[?, 1]>> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  %3 = amx.tile_load %strided[%i, %i] : memref<?x?xf32, strided[?, 1]>> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  %3 = amx.tile_load %strided[%i, %i] : memref<?x?xf32, strided<[, 1]>> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  %3 = amx.tile_load %strided[%i, %i] : memref<?x?xf32, strided<[?, -1]>> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  %3 = amx.tile_load %strided[%i, %i] : memref<?x?xf32, strided<[?, 1]@x> into !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  %3 = amx.tile_load %strided[%i, %i] : memref<?x?xf32, strided<[?, 1]>> into !amx.tile16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store [%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %undefined[%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i] %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0  memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : <?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : i7<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : memref?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : memref<??xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16@x, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, i7<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, !amx.tile16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, !amx.tile@x16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16
  return
}
// -----
func.func @f(%flat: memref<?xi8>, %i: index, %stride: index) {
  amx.tile_store %flat[%i], %2, %stride : memref<?xi8>, !amx.tile16x64xi8>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  amx.tile_store %strided[%i, %i], %3 : memref<?x?xf32, <[?, 1]>>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  amx.tile_store %strided[%i, %i], %3 : memref<?x?xf32, strided[?, 1]>>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  amx.tile_store %strided[%i, %i], %3 : memref<?x?xf32, strided<[, 1]>>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  amx.tile_store %strided[%i, %i], %3 : memref<?x?xf32, strided<[?, -1]>>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%strided: memref<?x?xf32, strided<[?, 1]>>, %i: index) {
  amx.tile_store %strided[%i, %i], %3 : memref<?x?xf32, strided<[?, 1]>>, !amx.tile16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf , %h, %s : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %undefined, %h, %s : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h %h, %s : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h, %h, %s  !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h, %h, %s : <16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h, %h, %s : !amx.tile16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h, %h, %s : !amx.tile@x16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h, %h, %s : !amx.tile<16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h, %h, %s : !amx.tile<16x32xf16, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h, %h, %s : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, i7<16x16xf32>
  return
}
// -----
func.func @f(%h: !amx.tile<16x32xf16>, %s: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %h, %h, %s : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile16x16xf32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli , %i, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %undefined, %i, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i %i, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i, %i, %n  !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i, %i, %n : <16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i, %i, %n : !amx.tile16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i, %i, %n : !amx.tile@x16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i, %i, %n : !amx.tile<16>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i, %i, %n : !amx.tile<16x64xi8, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i, %i, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, i7<16x16xi32>
  return
}
// -----
func.func @f(%i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %2 = amx.tile_muli %i, %i, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile16x16xi32>
  return
}
