func.func @tiles() {
  %0 = arm_sme.zero : vector<[16]x[16]xi8>
  %1 = arm_sme.zero : vector<[8]x[8]xi16>
  %2 = arm_sme.zero : vector<[4]x[4]xi32>
  %3 = arm_sme.zero : vector<[2]x[2]xi64>
  %4 = arm_sme.zero : vector<[1]x[1]xi128>
  %5 = arm_sme.zero : vector<[8]x[8]xf16>
  %6 = arm_sme.zero : vector<[8]x[8]xbf16>
  %7 = arm_sme.zero : vector<[4]x[4]xf32>
  %8 = arm_sme.zero : vector<[2]x[2]xf64>
  %9 = arm_sme.get_tile : vector<[16]x[16]xi8>
  %10 = arm_sme.get_tile : vector<[2]x[2]xf64>
  %11 = arm_sme.get_tile {note, tile_id = 3 : i32} : vector<[4]x[4]xi32>
  %12 = arm_sme.copy_tile %11 : vector<[4]x[4]xi32>
  %13 = arm_sme.copy_tile %12 {tile_id = 0 : i32} : vector<[4]x[4]xi32>
  %14 = arm_sme.streaming_vl <byte> {note}
  %15 = arm_sme.streaming_vl <half>
  %16 = arm_sme.streaming_vl <word>
  %17 = arm_sme.streaming_vl <double>
  return
}

func.func @tile_memory(%m: memref<?x?xi32>, %b: memref<?x?xbf16>, %i: index, %pad: i32, %mask: vector<[4]x[4]xi1>, %half: vector<[8]x[8]xbf16>) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %1 = arm_sme.tile_load %m[%i, %i] layout<horizontal> : memref<?x?xi32>, vector<[4]x[4]xi32>
  %2 = arm_sme.tile_load %m[%i, %i] layout<vertical> {tile_id = 1 : i32} : memref<?x?xi32>, vector<[4]x[4]xi32>
  %3 = arm_sme.tile_load %m[%i, %i], %pad, %mask : memref<?x?xi32>, vector<[4]x[4]xi32>
  %4 = arm_sme.tile_load %m[%i, %i], %pad, %mask layout<vertical> {note} : memref<?x?xi32>, vector<[4]x[4]xi32>
  %5 = arm_sme.tile_load %b[%i, %i] : memref<?x?xbf16>, vector<[8]x[8]xbf16>
  arm_sme.tile_store %0, %m[%i, %i] : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %0, %m[%i, %i] layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %0, %m[%i, %i], %mask : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %0, %m[%i, %i], %mask layout<vertical> {note, tile_id = 7 : i32} : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %half, %b[%i, %i] layout<horizontal> : memref<?x?xbf16>, vector<[8]x[8]xbf16>
  return
}

func.func @slice_memory(%m: memref<?x?xi8>, %flat: memref<?xf64>, %i: index, %k16: vector<[16]xi1>, %k2: vector<[2]xi1>, %t: vector<[16]x[16]xi8>, %d: vector<[2]x[2]xf64>) {
  %0 = arm_sme.load_tile_slice %m[%i, %i], %k16, %t, %i : memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  %1 = arm_sme.load_tile_slice %m[%i, %i], %k16, %t, %i layout<vertical> {note} : memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  %2 = arm_sme.load_tile_slice %flat[%i], %k2, %d, %i layout<horizontal> : memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  arm_sme.store_tile_slice %t, %i, %k16, %m[%i, %i] : memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  arm_sme.store_tile_slice %t, %i, %k16, %m[%i, %i] layout<vertical> {note} : memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  arm_sme.store_tile_slice %d, %i, %k2, %flat[%i] layout<horizontal> : memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  return
}

func.func @slices(%i: index, %q: vector<[1]x[1]xi128>, %vq: vector<[1]xi128>, %h: vector<[8]x[8]xf16>, %vh: vector<[8]xf16>) {
  %0 = arm_sme.insert_tile_slice %vq, %q[%i] : vector<[1]xi128> into vector<[1]x[1]xi128>
  %1 = arm_sme.insert_tile_slice %vh, %h[%i] layout<vertical> {note} : vector<[8]xf16> into vector<[8]x[8]xf16>
  %2 = arm_sme.insert_tile_slice %vh, %h[%i] layout<horizontal> : vector<[8]xf16> into vector<[8]x[8]xf16>
  %3 = arm_sme.extract_tile_slice %q[%i] : vector<[1]xi128> from vector<[1]x[1]xi128>
  %4 = arm_sme.extract_tile_slice %h[%i] layout<vertical> {note} : vector<[8]xf16> from vector<[8]x[8]xf16>
  %5 = arm_sme.extract_tile_slice %h[%i] layout<horizontal> : vector<[8]xf16> from vector<[8]x[8]xf16>
  return
}
