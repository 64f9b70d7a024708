func.func @zero() {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  %1 = amx.tile_zero {note = "one row"} : !amx.tile<1x4xi8>
  %2 = amx.tile_zero : !amx.tile<16x32xf16>
  %3 = amx.tile_zero : !amx.tile<16x32xbf16>
  %4 = amx.tile_zero : !amx.tile<4x16xi32>
  return
}

func.func @memory(%m: memref<?x?xbf16>, %flat: memref<?xi8>, %strided: memref<?x?xf32, strided<[?, 1]>>, %i: index, %stride: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %1 = amx.tile_load %m[%i, %i], %stride {note} : memref<?x?xbf16> into !amx.tile<8x32xbf16>
  %2 = amx.tile_load %flat[%i], %stride : memref<?xi8> into !amx.tile<16x64xi8>
  %3 = amx.tile_load %strided[%i, %i] : memref<?x?xf32, strided<[?, 1]>> into !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  amx.tile_store %m[%i, %i], %1, %stride {note} : memref<?x?xbf16>, !amx.tile<8x32xbf16>
  amx.tile_store %flat[%i], %2, %stride : memref<?xi8>, !amx.tile<16x64xi8>
  amx.tile_store %strided[%i, %i], %3 : memref<?x?xf32, strided<[?, 1]>>, !amx.tile<16x16xf32>
  return
}

func.func @scalar_memory(%m: memref<f32>, %i: index, %t: !amx.tile<16x16xf32>) {
  %0 = amx.tile_load %m[], %i : memref<f32> into !amx.tile<16x16xf32>
  amx.tile_store %m[], %t, %i : memref<f32>, !amx.tile<16x16xf32>
  return
}

func.func @products(%h: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xbf16>, %s: !amx.tile<16x16xf32>, %i: !amx.tile<16x64xi8>, %n: !amx.tile<16x16xi32>) {
  %0 = amx.tile_mulf %h, %h, %s : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  %1 = amx.tile_mulf %b, %b, %s {note} : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  %2 = amx.tile_muli %i, %i, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %3 = amx.tile_muli %i zext, %i, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %4 = amx.tile_muli %i, %i zext, %n : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %5 = amx.tile_muli %i zext, %i zext, %n {note} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}

func.func @small(%a: !amx.tile<2x8xi8>, %b: !amx.tile<2x12xi8>, %c: !amx.tile<2x3xi32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<2x8xi8>, !amx.tile<2x12xi8>, !amx.tile<2x3xi32>
  return
}
