func.func @ids() {
  %0 = rocdl.cluster.id.x range <i32, 0, 64> : i32
  %1 = rocdl.cluster.id.y : i32
  %2 = rocdl.cluster.id.z : i32
  %3 = rocdl.grid.dim.x range <i32, 0, 64> : i32
  %4 = rocdl.grid.dim.y : i32
  %5 = rocdl.grid.dim.z : i32
  %6 = rocdl.wavefrontsize : i32
  %7 = rocdl.workgroup.dim.x range <i32, 0, 64> : i32
  %8 = rocdl.workgroup.dim.y : i32
  %9 = rocdl.workgroup.dim.z : i32
  %10 = rocdl.workgroup.id.x range <i32, 0, 64> : i32
  %11 = rocdl.workgroup.id.y : i32
  %12 = rocdl.workgroup.id.z : i32
  %13 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  %14 = rocdl.workitem.id.y : i32
  %15 = rocdl.workitem.id.z : i32
  return
}

func.func @lanes(%i1: i1, %i32: i32, %ptr: !llvm.ptr, %void: !llvm.void, %i2: i2, %f16: f16) {
  %0 = rocdl.ballot %i1 : i1
  %1 = rocdl.ds_bpermute %i32, %i32 : (i32, i32) -> i32
  %2 = rocdl.ds_swizzle %i32, %i32 : (i32, i32) -> i32
  %3 = rocdl.mbcnt.hi %i32, %i32 : (i32, i32) -> i32
  %4 = rocdl.mbcnt.lo %i32, %i32 : (i32, i32) -> i32
  %5 = rocdl.permlane16.swap %i32, %i32, true, true : (i32, i32) -> <(i32, i32)>
  %6 = rocdl.permlane32.swap %i32, %i32, true, true : (i32, i32) -> <(i32, i32)>
  %7 = rocdl.permlanex16 %ptr, %ptr, %ptr, %ptr, false, false : !llvm.ptr, !llvm.ptr
  %8 = rocdl.readfirstlane %void : !llvm.void
  %9 = rocdl.readlane %i2, %i32 : (i2, i32) -> i2
  %10 = rocdl.update.dpp %f16, %f16 with 42, 256, 128, true : f16
  return
}

func.func @barriers(%ptr_3: !llvm.ptr<3>, %i64: i64) {
  rocdl.barrier
  rocdl.ds.atomic.async.barrier.arrive.b64 %ptr_3 : !llvm.ptr<3>
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %ptr_3, %i64 : !llvm.ptr<3>, i64 -> i64
  rocdl.s.barrier
  rocdl.s.barrier.init %ptr_3 member_cnt = 2 : !llvm.ptr<3>
  rocdl.s.barrier.join %ptr_3 : !llvm.ptr<3>
  rocdl.s.barrier.leave id = 4
  rocdl.s.barrier.signal id = 2
  %1 = rocdl.s.barrier.signal.isfirst id = 4 -> i1
  rocdl.s.barrier.signal.var %ptr_3 member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.wait id = 4
  %2 = rocdl.s.get.barrier.state id = 6 -> i32
  %3 = rocdl.s.get.named.barrier.state %ptr_3 : !llvm.ptr<3> -> i32
  rocdl.s.wakeup.barrier %ptr_3 : !llvm.ptr<3>
  rocdl.sched.barrier 1
  rocdl.sched.group.barrier 5, 7, 4
  return
}

func.func @waiting() {
  rocdl.iglp.opt 0
  rocdl.s.nop 7
  rocdl.s.setprio 7
  rocdl.s.sleep 8
  rocdl.s.wait.asynccnt 0
  rocdl.s.wait.dscnt 1
  rocdl.s.wait.expcnt 4
  rocdl.s.wait.loadcnt 0
  rocdl.s.wait.storecnt 2
  rocdl.s.wait.tensorcnt 2
  rocdl.s.waitcnt 1
  return
}
