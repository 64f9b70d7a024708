func.func @f() {
  %r = "amx.tile_zero"() : () -> tuple<>
  return
}
// -----
func.func @f(%a0: i1) {
  %r = "amx.tile_zero"(%a0) : (i1) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f() {
  %r:2 = "amx.tile_zero"() : () -> (!amx.tile<16x16xf32>, i1)
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: index, %a2: index) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (tuple<>, index, index) -> !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: index, %a2: index) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<f80>, index, index) -> !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<4xf32>, %a1: index, %a2: index) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4xf32>, index, index) -> !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: tuple<>, %a2: index) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xbf16>, tuple<>, index) -> !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: tuple<>) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xbf16>, index, tuple<>) -> !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index) {
  %r = "amx.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xbf16>, index) -> !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: i1) {
  %r = "amx.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xbf16>, index, index, i1) -> !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index) {
  %r = "amx.tile_load"(%a0, %a1, %a2) : (memref<?x?xbf16>, index, index) -> !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: tuple<>) {
  %r = "amx.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1>}> {note} : (memref<?x?xbf16>, index, index, tuple<>) -> !amx.tile<8x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 1>}> {note} : (memref<?x?xbf16>, index, index) -> !amx.tile<8x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: index, %a4: i1) {
  %r = "amx.tile_load"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1>}> {note} : (memref<?x?xbf16>, index, index, index, i1) -> !amx.tile<8x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: index) {
  %r = "amx.tile_load"(%a0, %a1, %a2, %a3) {note} : (memref<?x?xbf16>, index, index, index) -> !amx.tile<8x32xbf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x?xbf16>, index, index) -> !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%a0: memref<?xi8>, %a1: index, %a2: tuple<>) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?xi8>, index, tuple<>) -> !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%a0: memref<f32>, %a1: tuple<>) {
  %r = "amx.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<f32>, tuple<>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: memref<f32>) {
  %r = "amx.tile_load"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<f32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: memref<f32>, %a1: index, %a2: i1) {
  %r = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<f32>, index, i1) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: memref<f32>, %a1: index) {
  %r = "amx.tile_load"(%a0, %a1) : (memref<f32>, index) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: tuple<>) {
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xbf16>, index, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: !amx.tile<16x32xbf16>) {
  %r = "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xbf16>, index, index, !amx.tile<16x32xbf16>) -> i1
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: !amx.tile<8x32xbf16>, %a4: tuple<>) {
  "amx.tile_store"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {note} : (memref<?x?xbf16>, index, index, !amx.tile<8x32xbf16>, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: !amx.tile<8x32xbf16>) {
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {note} : (memref<?x?xbf16>, index, index, !amx.tile<8x32xbf16>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: !amx.tile<8x32xbf16>, %a4: index, %a5: i1) {
  "amx.tile_store"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {note} : (memref<?x?xbf16>, index, index, !amx.tile<8x32xbf16>, index, i1) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index, %a3: !amx.tile<8x32xbf16>, %a4: index) {
  "amx.tile_store"(%a0, %a1, %a2, %a3, %a4) {note} : (memref<?x?xbf16>, index, index, !amx.tile<8x32xbf16>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<?xi8>, %a1: index, %a2: tuple<>, %a3: index) {
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xi8>, index, tuple<>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<f32>, %a1: tuple<>, %a2: index) {
  "amx.tile_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (memref<f32>, tuple<>, index) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: !amx.tile<16x32xf16>, %a2: !amx.tile<16x16xf32>) {
  %r = "amx.tile_mulf"(%a0, %a1, %a2) : (tuple<>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x32xf16>, %a2: !amx.tile<16x16xf32>) {
  %r = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x32xf16>, %a1: tuple<>, %a2: !amx.tile<16x16xf32>) {
  %r = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xf16>, tuple<>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x32xf16>, %a1: !amx.tile<16x32xf16>, %a2: tuple<>) {
  %r = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>, tuple<>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x32xf16>, %a1: !amx.tile<16x32xf16>, %a2: !amx.tile<16x16xf32>) {
  %r = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x32xf16>, %a1: !amx.tile<16x32xf16>) {
  %r = "amx.tile_mulf"(%a0, %a1) : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x32xf16>, %a1: !amx.tile<16x32xf16>, %a2: !amx.tile<16x16xf32>, %a3: i1) {
  %r = "amx.tile_mulf"(%a0, %a1, %a2, %a3) : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>, i1) -> !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (tuple<>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<2x8xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<2x8xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<2x12xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<2x12xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x64xi8>, %a1: tuple<>, %a2: !amx.tile<16x16xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, tuple<>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<2x8xi8>, %a2: !amx.tile<16x16xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<2x8xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: tuple<>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, tuple<>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<2x3xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<2x3xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) <{isZextLhs = 0 : i7}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) <{isZextRhs = 0 : i7}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<2x12xi8>, %a2: !amx.tile<2x3xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<2x12xi8>, !amx.tile<2x3xi32>) -> !amx.tile<2x3xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<2x12xi8>, %a1: !amx.tile<2x12xi8>, %a2: !amx.tile<2x3xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<2x12xi8>, !amx.tile<2x12xi8>, !amx.tile<2x3xi32>) -> !amx.tile<2x3xi32>
  return
}
// -----
func.func @f(%a0: !amx.tile<2x8xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<2x3xi32>) {
  %r = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<2x8xi8>, !amx.tile<16x64xi8>, !amx.tile<2x3xi32>) -> !amx.tile<2x3xi32>
  return
}
