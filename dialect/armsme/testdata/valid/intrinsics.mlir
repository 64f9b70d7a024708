func.func @products(%k: vector<[4]xi1>, %f: vector<[4]xf32>, %k16: vector<[16]xi1>, %b: vector<[16]xi8>) {
  "arm_sme.intr.mopa"(%k, %k, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops"(%k16, %k16, %b, %b) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.mopa.wide"(%k, %k, %f, %f) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops.wide"(%k16, %k16, %b, %b) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smopa.wide"(%k, %k, %f, %f) <{tile_id = 2 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smops.wide"(%k16, %k16, %b, %b) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.umopa.wide"(%k, %k, %f, %f) <{tile_id = 3 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.wide"(%k16, %k16, %b, %b) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.sumopa.wide"(%k, %k, %f, %f) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.sumops.wide"(%k16, %k16, %b, %b) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.usmopa.wide"(%k, %k, %f, %f) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmops.wide"(%k16, %k16, %b, %b) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smopa.za32"(%k, %k, %f, %f) <{tile_id = 2 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umopa.za32"(%k16, %k16, %b, %b) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smops.za32"(%k, %k, %f, %f) <{tile_id = 3 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.za32"(%k16, %k16, %b, %b) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  return
}

func.func @memory(%p: !llvm.ptr, %far: !llvm.ptr<1>, %i: i32, %k16: vector<[16]xi1>, %k8: vector<[8]xi1>, %k4: vector<[4]xi1>, %k2: vector<[2]xi1>, %k1: vector<[1]xi1>) {
  "arm_sme.intr.ld1b.horiz"(%k16, %p, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1b.vert"(%k16, %far, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.ld1h.horiz"(%k8, %p, %i) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.vert"(%k8, %far, %i) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%k4, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.vert"(%k4, %far, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.ld1d.horiz"(%k2, %p, %i) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.vert"(%k2, %far, %i) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.ld1q.horiz"(%k1, %p, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%k1, %far, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.st1b.horiz"(%k16, %p, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%k16, %far, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.st1h.horiz"(%k8, %p, %i) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.vert"(%k8, %far, %i) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.st1w.horiz"(%k4, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.vert"(%k4, %far, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.st1d.horiz"(%k2, %p, %i) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%k2, %far, %i) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.st1q.horiz"(%k1, %p, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.vert"(%k1, %far, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr<1>, i32) -> ()
  "arm_sme.intr.str"(%i, %p, %i) : (i32, !llvm.ptr, i32) -> ()
  return
}

func.func @slices(%i: i32, %k4: vector<[4]xi1>, %f: vector<[4]xf32>, %k1: vector<[1]xi1>, %q: vector<[1]xi128>) {
  "arm_sme.intr.write.horiz"(%i, %k4, %f) <{tile_id = 1 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.horiz"(%i, %k1, %q) <{tile_id = 1 : i32}> {note} : (i32, vector<[1]xi1>, vector<[1]xi128>) -> ()
  %horiz0 = "arm_sme.intr.read.horiz"(%f, %k4, %i) <{tile_id = 1 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %horiz1 = "arm_sme.intr.read.horiz"(%q, %k1, %i) <{tile_id = 1 : i32}> {note} : (vector<[1]xi128>, vector<[1]xi1>, i32) -> vector<[1]xi128>
  "arm_sme.intr.write.vert"(%i, %k4, %f) <{tile_id = 1 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.vert"(%i, %k1, %q) <{tile_id = 1 : i32}> {note} : (i32, vector<[1]xi1>, vector<[1]xi128>) -> ()
  %vert0 = "arm_sme.intr.read.vert"(%f, %k4, %i) <{tile_id = 1 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %vert1 = "arm_sme.intr.read.vert"(%q, %k1, %i) <{tile_id = 1 : i32}> {note} : (vector<[1]xi128>, vector<[1]xi1>, i32) -> vector<[1]xi128>
  "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
  %n = "arm_sme.intr.cntsd"() : () -> i64
  return
}
