// ARGS: --allow-unregistered-dialect --convert-vector-to-llvm=enable-amx
// ARGS: --allow-unregistered-dialect --convert-to-llvm
// ARGS: --allow-unregistered-dialect --convert-to-llvm=filter-dialects=amx
func.func @zero() { %0 = amx.tile_zero : !amx.tile<16x64xi8> 
  %1 = amx.tile_zero : !amx.tile<16x16xf32>
  "test.use"(%1) : (!amx.tile<16x16xf32>) -> ()
return }
func.func @ldst(%m: memref<?x?xi8>, %n: memref<16x64xf32, strided<[64,1], offset: ?>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>
  "test.use"(%0) : (!amx.tile<16x64xi8>) -> ()
  %1 = amx.tile_load %n[%i, %i] : memref<16x64xf32, strided<[64,1], offset: ?>> into !amx.tile<16x16xf32>
  "test.use"(%1) : (!amx.tile<16x16xf32>) -> ()
  %2 = amx.tile_load %m[%i, %i], %i : memref<?x?xi8> into !amx.tile<16x64xi8>
  "test.use"(%2) : (!amx.tile<16x64xi8>) -> ()
  amx.tile_store %m[%i, %i], %0 : memref<?x?xi8>, !amx.tile<16x64xi8>
  amx.tile_store %n[%i, %i], %1 : memref<16x64xf32, strided<[64,1], offset: ?>>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %2, %i : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}
func.func @mul(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>, %h: !amx.tile<16x32xf16>, %x: !amx.tile<16x64xi8>, %y: !amx.tile<16x64xi8>, %z: !amx.tile<16x16xi32>) -> !amx.tile<16x16xf32> {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  "test.use"(%0) : (!amx.tile<16x16xf32>) -> ()
  %1 = amx.tile_mulf %h, %h, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  "test.use"(%1) : (!amx.tile<16x16xf32>) -> ()
  %2 = amx.tile_muli %x, %y, %z : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  "test.use"(%2) : (!amx.tile<16x16xi32>) -> ()
  %3 = amx.tile_muli %x zext, %y, %z : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  "test.use"(%3) : (!amx.tile<16x16xi32>) -> ()
  %4 = amx.tile_muli %x, %y zext, %z : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  "test.use"(%4) : (!amx.tile<16x16xi32>) -> ()
  %5 = amx.tile_muli %x zext, %y zext, %z : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  "test.use"(%5) : (!amx.tile<16x16xi32>) -> ()
  return %0 : !amx.tile<16x16xf32>
}
