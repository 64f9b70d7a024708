func.func @copies(%i1: i1, %i16: i16, %i64: i64, %ptr_7: !llvm.ptr<7>, %ptr_1: !llvm.ptr<1>, %ptr_3: !llvm.ptr<3>, %i32: i32, %ptr: !llvm.ptr) {
  nvvm.cp.async.bulk.shared.cluster.global %ptr_3, %ptr_1, %ptr_3, %i32 : !llvm.ptr<3>, <1>
  nvvm.cp.async.bulk.shared.cluster.shared.cta %ptr_7, %ptr_3, %ptr_3, %i32 : <7>, <3>
  nvvm.cp.async.bulk.tensor.shared.cluster.global %ptr_7, %ptr, %ptr_3, box[%i32, %i32] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.mbarrier.arrive %ptr : !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %ptr_3, %ptr, %ptr_3, box[%i32, %i32, %i32] im2col[%i16] multicast_mask = %i16 l2_cache_hint = %i64 predicate = %i1 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.global.shared.cta %ptr_1, %ptr_3, %i32 l2_cache_hint = %i64 byte_mask = %i16 : <1>, <3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.global.shared.cta %ptr_1, %ptr_3, %i32 : <1>, <3>
  nvvm.cp.async.bulk.prefetch %ptr_1, %i32 : <1>
  nvvm.cp.async.bulk.tensor.global.shared.cta %ptr, %ptr_3, box[%i32] : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.prefetch %ptr, box[%i32] : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %ptr_1, %ptr_3, box[%i32] {redKind = #nvvm.tma_redux_kind<min>} : <1>, <3>
  nvvm.cp.async.bulk.wait_group 7
  nvvm.cp.async.commit.group
  nvvm.cp.async.shared.global %ptr_3, %ptr_1, 8, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.wait.group 2
  return
}

func.func @others(%ptr_1: !llvm.ptr<1>, %ptr: !llvm.ptr, %i32: i32, %i64: i64) {
  %0 = nvvm.mapa %ptr, %i32 : !llvm.ptr -> !llvm.ptr
  nvvm.prefetch level = L2, evict_priority = evict_last, %ptr_1 : !llvm.ptr<1>
  nvvm.prefetch tensormap, %ptr : !llvm.ptr
  nvvm.st.bulk %ptr, size = %i64 : !llvm.ptr
  return
}
