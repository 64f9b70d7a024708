func.func @values(%i64: i64, %f32: f32, %i32: i32, %i1: i1) {
  %0 = nvvm.elect.sync -> i1
  %1 = nvvm.match.sync  any %i32, %i32 : i32 -> i32
  %2 = nvvm.redux.sync  or %i32, %i32 : i32 -> i32
  %3 = nvvm.shfl.sync  up %i32, %i32, %i32, %i32 : i32 -> i32
  %4 = nvvm.vote.sync uni %i32, %i1 -> i1
  %5 = nvvm.match.sync all %i32, %i64 : i64 -> !llvm.struct<(i32, i1)>
  %6 = nvvm.shfl.sync bfly %i32, %f32, %i32, %i32 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  return
}

func.func @arithmetic(%v_2xi16: vector<2xi16>, %v_4xi8: vector<4xi8>, %i32: i32, %f32: f32) {
  %0 = nvvm.dot.accumulate.2way %v_2xi16 <unsigned>, %v_4xi8 <unsigned>, %i32 {b_hi = true} : vector<2xi16>, vector<4xi8>
  %1 = nvvm.dot.accumulate.4way %v_4xi8 <signed>, %v_4xi8 <signed>, %i32 : vector<4xi8>, vector<4xi8>
  %2 = nvvm.prmt <rc8> %i32, %i32 : i32
  %3 = nvvm.rcp.approx.ftz.f %f32 : f32
  return
}

func.func @control(%i1: i1, %i128: i128, %ptr_3: !llvm.ptr<3>, %i32: i32) {
  nvvm.breakpoint
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %i128 : i1
  nvvm.clusterlaunchcontrol.try.cancel %ptr_3, %ptr_3
  nvvm.exit
  nvvm.griddepcontrol  wait
  %1 = nvvm.inline_ptx "add.s32 {$w0}, {$r0}, {$r1};" ro(%i32, %i32 : i32, i32) -> i32
  nvvm.inline_ptx "add.s32 {$rw0}, {$rw0}, 1;" rw(%i32 : i32), predicate = %i1
  nvvm.nanosleep %i32
  nvvm.pmevent id = 2
  nvvm.setmaxregister  decrease 32
  return
}

func.func @groups(%d: i64, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  %0 = nvvm.wgmma.mma_async %d, %d, %s, <m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.wait.group.sync.aligned 7
  return
}
