func.func @f(%a0: tuple<>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (tuple<>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: tuple<>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, tuple<>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: tuple<>, %a3: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, tuple<>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: tuple<>) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>, %a4: i1) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3, %a4) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>, i1) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>) {
  %r = "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> i1
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = unit}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i7}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: !llvm.ptr, %a2: i32) {
  "arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (tuple<>, !llvm.ptr, i32) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]xi1>, %a1: tuple<>, %a2: i32) {
  "arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, tuple<>, i32) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]xi1>, %a1: !llvm.ptr, %a2: tuple<>) {
  "arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]xi1>, %a1: !llvm.ptr) {
  "arm_sme.intr.ld1b.horiz"(%a0, %a1) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]xi1>, %a1: !llvm.ptr, %a2: i32, %a3: i1) {
  "arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32, i1) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: !llvm.ptr, %a2: i32) {
  "arm_sme.intr.str"(%a0, %a1, %a2) : (tuple<>, !llvm.ptr, i32) -> ()
  return
}
// -----
func.func @f(%a0: i32, %a1: tuple<>, %a2: vector<[4]xf32>) {
  "arm_sme.intr.write.horiz"(%a0, %a1, %a2) <{tile_id = 1 : i32}> : (i32, tuple<>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: i32, %a1: vector<[1]xi1>, %a2: vector<[4]xf32>) {
  "arm_sme.intr.write.horiz"(%a0, %a1, %a2) <{tile_id = 1 : i32}> : (i32, vector<[1]xi1>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%a0: i32, %a1: vector<[4]xi1>, %a2: tuple<>) {
  "arm_sme.intr.write.horiz"(%a0, %a1, %a2) <{tile_id = 1 : i32}> : (i32, vector<[4]xi1>, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<[4]xi1>, %a2: i32) {
  %r = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 1 : i32}> : (tuple<>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[1]xi128>, %a1: vector<[4]xi1>, %a2: i32) {
  %r = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 1 : i32}> : (vector<[1]xi128>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xi1>, %a2: i32) {
  %r = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 1 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xi1>, %a2: i32) {
  %r = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 1 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<4xi8>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xi1>, %a2: i32) {
  %r:2 = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 1 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> (vector<[4]xf32>, i1)
  return
}
// -----
func.func @f(%a0: i1) {
  "arm_sme.intr.zero"(%a0) <{tile_mask = 255 : i32}> : (i1) -> ()
  return
}
// -----
func.func @f() {
  "arm_sme.intr.zero"() : () -> ()
  return
}
// -----
func.func @f() {
  "arm_sme.intr.zero"() <{tile_mask = unit}> : () -> ()
  return
}
// -----
func.func @f() {
  "arm_sme.intr.zero"() <{tile_mask = 0 : i7}> : () -> ()
  return
}
// -----
func.func @f() {
  %r = "arm_sme.intr.cntsd"() : () -> i1
  return
}
// -----
func.func @f(%a0: vector<[2]xf64>, %a1: vector<[4]xf32>) {
  %r = "arm_sme.outerproduct"(%a0, %a1) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[2]xf64>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: tuple<>) {
  %r = "arm_sme.outerproduct"(%a0, %a1) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, tuple<>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>) {
  %r = "arm_sme.outerproduct"(%a0, %a1) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>) {
  %r = "arm_sme.outerproduct"(%a0, %a1) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>) {
  %r = "arm_sme.outerproduct"(%a0) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>, %a2: i1) {
  %r = "arm_sme.outerproduct"(%a0, %a1, %a2) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, i1) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>) {
  %r = "arm_sme.outerproduct"(%a0, %a1) <{kind = unit, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>) {
  %r = "arm_sme.outerproduct"(%a0, %a1) <{kind = #arm_sme.kind<add>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>, %a2: tuple<>) {
  %r = "arm_sme.outerproduct"(%a0, %a1, %a2) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, tuple<>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>, %a2: vector<[2]x[2]xf64>) {
  %r = "arm_sme.outerproduct"(%a0, %a1, %a2) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[2]x[2]xf64>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>) {
  %r = "arm_sme.outerproduct"(%a0, %a1) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>, %a2: vector<[4]x[4]xf32>, %a3: i1) {
  %r = "arm_sme.outerproduct"(%a0, %a1, %a2, %a3) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]x[4]xf32>, i1) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>, %a2: vector<[4]x[4]xf32>) {
  %r = "arm_sme.outerproduct"(%a0, %a1, %a2) <{kind = #arm_sme.kind<add>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<[8]xf16>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tuple<>, vector<[8]xf16>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: tuple<>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, tuple<>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: tuple<>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, tuple<>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: vector<3xf80>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<3xf80>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: vector<3xf80>, %a3: vector<[8]xi1>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<3xf80>, vector<[8]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: vector<[8]xi1>, %a3: tuple<>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, tuple<>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: vector<[8]xi1>, %a3: vector<3xf80>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<3xf80>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: vector<[8]xi1>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: vector<[8]xi1>, %a3: vector<[8]xi1>, %a4: i1) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, i1) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: vector<[8]xi1>, %a3: vector<[8]xi1>) {
  %r = "arm_sme.fmopa_2way"(%a0, %a1, %a2, %a3) : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<[8]xi16>) {
  %r = "arm_sme.smopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tuple<>, vector<[8]xi16>) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>) {
  %r = "arm_sme.smopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> tuple<>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<[16]xi8>) {
  %r = "arm_sme.smopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tuple<>, vector<[16]xi8>) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>) {
  %r = "arm_sme.smopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>) {
  %r = "arm_sme.smopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[2]x[2]xi64>
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "arm_sme.copy_tile"(%a0) : (tuple<>) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %r = "arm_sme.copy_tile"() : () -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %r = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<byte>}> {note} : () -> tuple<>
  return
}
// -----
func.func @f() {
  %r = "arm_sme.streaming_vl"() {note} : () -> index
  return
}
// -----
func.func @f() {
  %r = "arm_sme.streaming_vl"() <{type_size = unit}> {note} : () -> index
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: index, %a2: index) {
  %r = "arm_sme.tile_load"(%a0, %a1, %a2) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (tuple<>, index, index) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: memref<?x?xbf16>, %a1: index, %a2: index) {
  %r = "arm_sme.tile_load"(%a0, %a1, %a2) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xbf16>, index, index) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: memref<?x?xi32>, %a1: tuple<>, %a2: index) {
  %r = "arm_sme.tile_load"(%a0, %a1, %a2) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xi32>, tuple<>, index) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: tuple<>) {
  %r = "arm_sme.tile_load"(%a0, %a1, %a2) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xi32>, index, tuple<>) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index) {
  %r = "arm_sme.tile_load"(%a0, %a1, %a2) <{layout = unit, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (memref<?x?xi32>, index, index) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a0: vector<[8]x[8]xbf16>, %a1: memref<?x?xi32>, %a2: index, %a3: index) {
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[8]x[8]xbf16>, memref<?x?xi32>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]x[4]xi32>, %a1: tuple<>, %a2: index, %a3: index) {
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xi32>, tuple<>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: tuple<>) {
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: index, %a4: tuple<>) {
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3, %a4) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: index, %a4: vector<3xf80>) {
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3, %a4) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, vector<3xf80>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: index) {
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: index, %a4: vector<[4]x[4]xi1>, %a5: i1) {
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, vector<[4]x[4]xi1>, i1) -> ()
  return
}
// -----
func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: index, %a4: vector<[4]x[4]xi1>) {
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3, %a4) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, vector<[4]x[4]xi1>) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<[16]xi1>, %a2: vector<[16]x[16]xi8>, %a3: index, %a4: index, %a5: index) {
  %r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (tuple<>, vector<[16]xi1>, vector<[16]x[16]xi8>, index, index, index) -> vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: vector<[16]xi1>, %a2: vector<[16]x[16]xi8>, %a3: index, %a4: index, %a5: index) {
  %r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (memref<f80>, vector<[16]xi1>, vector<[16]x[16]xi8>, index, index, index) -> vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%a0: memref<?x?xi8>, %a1: vector<[2]xi1>, %a2: vector<[16]x[16]xi8>, %a3: index, %a4: index, %a5: index) {
  %r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xi8>, vector<[2]xi1>, vector<[16]x[16]xi8>, index, index, index) -> vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%a0: memref<?x?xi8>, %a1: vector<[16]xi1>, %a2: vector<[16]x[16]xi8>, %a3: index, %a4: tuple<>, %a5: index) {
  %r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>, index, tuple<>, index) -> vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%a0: memref<?x?xi8>, %a1: vector<[16]xi1>, %a2: vector<[16]x[16]xi8>, %a3: index, %a4: index, %a5: tuple<>) {
  %r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>, index, index, tuple<>) -> vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%a0: memref<?x?xi8>, %a1: vector<[16]xi1>, %a2: vector<[16]x[16]xi8>, %a3: index, %a4: index, %a5: index) {
  %r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>, index, index, index) -> vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%a0: memref<?x?xi8>, %a1: vector<[16]xi1>, %a2: vector<[16]x[16]xi8>, %a3: index, %a4: index, %a5: index, %a6: i1) {
  %r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{layout = #arm_sme.layout<horizontal>}> : (memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>, index, index, index, i1) -> vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%a0: memref<?xf64>, %a1: vector<[2]xi1>, %a2: vector<[2]x[2]xf64>, %a3: index, %a4: tuple<>) {
  %r = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4) <{layout = #arm_sme.layout<horizontal>}> : (memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>, index, tuple<>) -> vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%a0: vector<[16]x[16]xi8>, %a1: tuple<>, %a2: vector<[16]xi1>, %a3: memref<?x?xi8>, %a4: index, %a5: index) {
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (vector<[16]x[16]xi8>, tuple<>, vector<[16]xi1>, memref<?x?xi8>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]x[16]xi8>, %a1: index, %a2: tuple<>, %a3: memref<?x?xi8>, %a4: index, %a5: index) {
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (vector<[16]x[16]xi8>, index, tuple<>, memref<?x?xi8>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]x[16]xi8>, %a1: index, %a2: vector<[2]xi1>, %a3: memref<?x?xi8>, %a4: index, %a5: index) {
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (vector<[16]x[16]xi8>, index, vector<[2]xi1>, memref<?x?xi8>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]x[16]xi8>, %a1: index, %a2: vector<[16]xi1>, %a3: tuple<>, %a4: index, %a5: index) {
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (vector<[16]x[16]xi8>, index, vector<[16]xi1>, tuple<>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]x[16]xi8>, %a1: index, %a2: vector<[16]xi1>, %a3: memref<?x?xi8>, %a4: index, %a5: tuple<>) {
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<horizontal>}> : (vector<[16]x[16]xi8>, index, vector<[16]xi1>, memref<?x?xi8>, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: vector<[16]x[16]xi8>, %a1: index, %a2: vector<[16]xi1>, %a3: memref<?x?xi8>, %a4: index, %a5: index, %a6: i1) {
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{layout = #arm_sme.layout<horizontal>}> : (vector<[16]x[16]xi8>, index, vector<[16]xi1>, memref<?x?xi8>, index, index, i1) -> ()
  return
}
// -----
func.func @f(%a0: vector<[8]xf16>, %a1: vector<[1]x[1]xi128>, %a2: index) {
  %r = "arm_sme.insert_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<horizontal>}> : (vector<[8]xf16>, vector<[1]x[1]xi128>, index) -> vector<[1]x[1]xi128>
  return
}
// -----
func.func @f(%a0: vector<[1]xi128>, %a1: tuple<>, %a2: index) {
  %r = "arm_sme.insert_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<horizontal>}> : (vector<[1]xi128>, tuple<>, index) -> vector<[1]x[1]xi128>
  return
}
// -----
func.func @f(%a0: vector<[1]xi128>, %a1: vector<[1]x[1]xi128>, %a2: tuple<>) {
  %r = "arm_sme.insert_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<horizontal>}> : (vector<[1]xi128>, vector<[1]x[1]xi128>, tuple<>) -> vector<[1]x[1]xi128>
  return
}
// -----
func.func @f(%a0: vector<[1]x[1]xi128>, %a1: index) {
  %r = "arm_sme.extract_tile_slice"(%a0, %a1) <{layout = #arm_sme.layout<horizontal>}> : (vector<[1]x[1]xi128>, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<[1]x[1]xi128>) {
  %r = "arm_sme.extract_tile_slice"(%a0) <{layout = #arm_sme.layout<horizontal>}> : (vector<[1]x[1]xi128>) -> vector<[1]xi128>
  return
}
// -----
func.func @f(%a0: vector<[1]x[1]xi128>, %a1: index, %a2: i1) {
  %r = "arm_sme.extract_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<horizontal>}> : (vector<[1]x[1]xi128>, index, i1) -> vector<[1]xi128>
  return
}
