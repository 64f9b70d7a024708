func.func @mbarriers(%ptr: !llvm.ptr, %i32: i32, %ptr_7: !llvm.ptr<7>, %ptr_3: !llvm.ptr<3>, %i64: i64) {
  nvvm.mbarrier.arrive %ptr : !llvm.ptr
  %4 = nvvm.mbarrier.arrive %ptr_3, %i32 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive %ptr_7 : !llvm.ptr<7>
  nvvm.mbarrier.arrive.expect_tx %ptr, %i32 : !llvm.ptr, i32
  %0 = nvvm.mbarrier.arrive.nocomplete %ptr, %i32 : !llvm.ptr, i32 -> i64
  nvvm.mbarrier.arrive_drop %ptr : !llvm.ptr
  nvvm.mbarrier.arrive_drop.expect_tx %ptr, %i32 : !llvm.ptr, i32
  %1 = nvvm.mbarrier.arrive_drop.nocomplete %ptr, %i32 : !llvm.ptr, i32 -> i64
  nvvm.mbarrier.complete_tx %ptr_7, %i32 : !llvm.ptr<7>, i32
  nvvm.mbarrier.expect_tx %ptr_3, %i32 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %ptr, %i32 : !llvm.ptr, i32
  nvvm.mbarrier.inval %ptr : !llvm.ptr
  %2 = nvvm.mbarrier.test.wait %ptr, %i64 : !llvm.ptr, i64 -> i1
  %3 = nvvm.mbarrier.try_wait %ptr, %i32 : !llvm.ptr, i32 -> i1
  nvvm.mbarrier.try_wait.parity %ptr, %i32, %i32 : !llvm.ptr, i32, i32
  return
}

func.func @barriers(%i32: i32) {
  nvvm.bar.warp.sync %i32 : i32
  nvvm.barrier
  nvvm.barrier id = %i32 number_of_threads = %i32
  %0 = nvvm.barrier #nvvm.reduction<popc> %i32 -> i32
  nvvm.barrier.arrive number_of_threads = %i32
  nvvm.barrier0
  nvvm.cluster.arrive
  nvvm.cluster.arrive.relaxed
  nvvm.cluster.wait
  nvvm.fence.mbarrier.init
  nvvm.memory.barrier <cta>
  return
}

func.func @fences(%ptr: !llvm.ptr, %i32: i32) {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy.acquire <gpu> %ptr, %i32
  nvvm.fence.proxy.release <sys>
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.fence.sc.cluster
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  return
}
