func.func @loads(%ptr_3: !llvm.ptr<3>, %ptr_1: !llvm.ptr<1>) {
  %0 = rocdl.ds.load.tr16.b128 %ptr_3 : !llvm.ptr<3> -> vector<4xi32>
  %1 = rocdl.ds.load.tr4.b64 %ptr_3 : !llvm.ptr<3> -> vector<2xi32>
  %2 = rocdl.ds.load.tr6.b96 %ptr_3 : !llvm.ptr<3> -> vector<3xi32>
  %3 = rocdl.ds.load.tr8.b64 %ptr_3 : !llvm.ptr<3> -> vector<2xi32>
  %4 = rocdl.ds.read.tr16.b64 %ptr_3 : <3> -> vector<2xi32>
  %5 = rocdl.ds.read.tr4.b64 %ptr_3 : <3> -> vector<2xi32>
  %6 = rocdl.ds.read.tr6.b96 %ptr_3 : <3> -> vector<3xi32>
  %7 = rocdl.ds.read.tr8.b64 %ptr_3 : <3> -> vector<2xi32>
  %8 = rocdl.global.load.tr.b128 %ptr_1 : !llvm.ptr<1> -> vector<4xi32>
  %9 = rocdl.global.load.tr.b64 %ptr_1 : !llvm.ptr<1> -> vector<2xi32>
  %10 = rocdl.global.load.tr4.b64 %ptr_1 : !llvm.ptr<1> -> vector<2xi32>
  %11 = rocdl.global.load.tr6.b96 %ptr_1 : !llvm.ptr<1> -> vector<3xi32>
  return
}

func.func @copies(%ptr_1: !llvm.ptr<1>, %ptr_3: !llvm.ptr<3>, %i32: i32, %ptr_8: !llvm.ptr<8>, %v_4xi32: vector<4xi32>, %v_8xi32: vector<8xi32>) {
  rocdl.cluster.load.async.to.lds.b128 %ptr_1, %ptr_3, 2, 5, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %ptr_1, %ptr_3, 7, 2, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %ptr_1, %ptr_3, 5, 3, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %ptr_1, %ptr_3, 6, 2, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b128 %ptr_1, %ptr_3, 0, 5 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %ptr_1, %ptr_3, 7, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %ptr_1, %ptr_3, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %ptr_1, %ptr_3, 8, 6 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.lds %ptr_1, %ptr_3, 0, 2, 7
  rocdl.load.to.lds %ptr_3, %ptr_3, 4, 6, 4 : <3>
  rocdl.raw.ptr.buffer.load.lds %ptr_8, %ptr_3, %i32, %i32, %i32, %i32, %i32
  rocdl.tensor.load.to.lds %v_4xi32, %v_8xi32, %v_4xi32, %v_4xi32 cachepolicy 2 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds.d2 %v_4xi32, %v_8xi32 cachepolicy 5 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds %v_4xi32, %v_8xi32, %v_4xi32, %v_4xi32 cachepolicy 2 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 %v_4xi32, %v_8xi32 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  return
}

func.func @buffers(%ptr_3: !llvm.ptr<3>, %i16: i16, %i64: i64, %i32: i32, %i4: i4, %ptr_8: !llvm.ptr<8>, %v_4xi16: vector<4xi16>, %f32: f32, %i2: i2) {
  %0 = rocdl.make.buffer.rsrc %ptr_3, %i16, %i64, %i32 : <3> to <3>
  %1 = rocdl.raw.buffer.atomic.cmpswap(%i4, %i4, %i4, %i32, %i32, %i32) : i4, i4
  %2 = rocdl.raw.ptr.buffer.atomic.cmpswap %i64, %i64, %ptr_8, %i32, %i32, %i32 : i64
  rocdl.raw.ptr.buffer.atomic.fadd %i64, %ptr_8, %i32, %i32, %i32 : i64
  rocdl.raw.ptr.buffer.atomic.fmax %v_4xi16, %ptr_8, %i32, %i32, %i32 : vector<4xi16>
  rocdl.raw.ptr.buffer.atomic.smax %i16, %ptr_8, %i32, %i32, %i32 : i16
  rocdl.raw.ptr.buffer.atomic.umin %f32, %ptr_8, %i32, %i32, %i32 : f32
  %3 = rocdl.raw.ptr.buffer.load %ptr_8, %i32, %i32, %i32 : !llvm.ptr<8>
  rocdl.raw.ptr.buffer.store %i2, %ptr_8, %i32, %i32, %i32 : i2
  return
}

func.func @prefetches(%ptr: !llvm.ptr, %ptr_1: !llvm.ptr<1>) {
  rocdl.flat.prefetch %ptr, scope 2 : !llvm.ptr
  rocdl.global.prefetch %ptr_1, scope 0 : !llvm.ptr<1>
  return
}
