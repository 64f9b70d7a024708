func.func @products(%ptr_6: !llvm.ptr<6>, %i64: i64, %i32: i32, %i1: i1) {
  nvvm.tcgen05.mma %ptr_6, %i64, %i64, %i32, %i1 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.mma.block_scale %ptr_6, %i64, %i64, %i32, %i1, %ptr_6, %ptr_6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp %ptr_6, %i64, %i64, %i32, %i1, %ptr_6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %ptr_6, %i64, %i64, %i32, %i1, %ptr_6, %ptr_6, %ptr_6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws %ptr_6, %i64, %i64, %i32, %i1 {kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.mma.ws.sp %ptr_6, %i64, %i64, %i32, %i1, %ptr_6 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  return
}

func.func @memory(%ptr: !llvm.ptr, %i32: i32, %ptr_6: !llvm.ptr<6>, %i64: i64, %i8: i8, %i1: i1) {
  nvvm.tcgen05.alloc %ptr, %i32 : !llvm.ptr, i32
  nvvm.tcgen05.commit %ptr : !llvm.ptr
  nvvm.tcgen05.cp %ptr_6, %i64 {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
  nvvm.tcgen05.dealloc %ptr_6, %i32 : !llvm.ptr<6>, i32
  nvvm.tcgen05.fence <after>
  %0 = nvvm.tcgen05.ld %ptr_6 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<4xi32>
  %1 = nvvm.tcgen05.mma_smem_desc(%i32, %i32, %i32, %i8, %i1, %i8) : (i32, i32, i32, i8, i1, i8) -> i64
  nvvm.tcgen05.relinquish_alloc_permit
  nvvm.tcgen05.shift %ptr_6 : !llvm.ptr<6>
  nvvm.tcgen05.st %ptr_6, %i32 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  nvvm.tcgen05.wait <load>
  return
}
