func.func @clauses(%a: memref<4xf32>, %i: i32, %j: index, %c: i1) {
  acc.parallel async { acc.yield }
  acc.parallel async(%i : i32) { acc.yield }
  acc.parallel num_gangs({%i : i32, %j : index}, {%i : i32} [#acc.device_type<nvidia>]) num_workers(%i : i32, %j : index [#acc.device_type<nvidia>]) { acc.yield }
  acc.parallel wait vector_length(%i : i32) self(%c) { acc.yield } attributes {selfAttr}
  acc.parallel combined(loop) wait({%i : i32, %j : index}, {devnum: %i : i32} [#acc.device_type<nvidia>]) { acc.yield }
  acc.parallel wait([#acc.device_type<nvidia>], {%i : i32, %j : index}) if(%c) { acc.yield } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.serial async wait({%i : i32}) { acc.yield }
  acc.kernels num_gangs({%i : i32}) num_workers(%j : index) vector_length(%i : i32 [#acc.device_type<host>]) { acc.terminator }
  acc.wait async(%i : i32)
  acc.wait(%i, %j : i32, index) async if(%c)
  acc.wait(%i : i32) wait_devnum(%j : index)
  %0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.parallel dataOperands(%0 : memref<4xf32>) { acc.yield }
  acc.kernel_environment dataOperands(%0 : memref<4xf32>) async(%i : i32) { }
  acc.data dataOperands(%0 : memref<4xf32>) if(%c) async { acc.terminator }
  acc.data { acc.terminator } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.enter_data wait(%i, %j : i32, index) dataOperands(%0 : memref<4xf32>)
  acc.enter_data wait async dataOperands(%0 : memref<4xf32>)
  acc.exit_data async(%i : i32) dataOperands(%0 : memref<4xf32>) attributes {finalize}
  acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%a : memref<4xf32>)
  acc.copyout accPtr(%0 : memref<4xf32>) async(%i : i32) to varPtr(%a : memref<4xf32>) varType(tensor<4xf32>) {name = "a"}
  acc.init
  acc.shutdown device_num(%i : i32) if(%c) attributes {device_types = [#acc.device_type<nvidia>]}
  acc.set default_async(%i : i32)
  return
}
func.func @loops(%i: i32, %j: index) {
  acc.loop gang worker vector control(%k : index) = (%j : index) to (%j : index) step (%j : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang({num=%i : i32, dim=%i : i32}) worker(%i : i32) tile({%i : i32, %j : index}) control(%k : index, %l : i32) = (%j, %i : index, i32) to (%j, %i : index, i32) step (%j, %i : index, i32) { acc.yield } attributes {independent = [#acc.device_type<none>]}
  acc.loop combined(kernels) gang([#acc.device_type<nvidia>], {static=%i : i32}) vector(%j : index [#acc.device_type<nvidia>]) control(%k : index) = (%j : index) to (%j : index) step (%j : index) { acc.yield } attributes {auto_ = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>]) control(%k : index) = (%j : index) to (%j : index) step (%j : index) { acc.yield } attributes {auto_ = [#acc.device_type<none>]}
  acc.loop combined(parallel) {
    acc.loop control(%k : index) = (%j : index) to (%j : index) step (%j : index) { acc.yield } attributes {auto_ = [#acc.device_type<none>]}
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  acc.loop combined(serial) {
    cf.br ^bb1
  ^bb1:
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}
acc.routine @r1 func(@loops) gang
acc.routine @r2 func(@loops) gang(dim: 1 : i64)
acc.routine @r3 func(@loops) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<radeon>])
acc.routine @r4 func(@loops) bind(@x, "y" [#acc.device_type<nvidia>]) worker([#acc.device_type<radeon>]) nohost implicit
acc.routine @r5 func(@loops) worker
acc.routine @r6 func(@loops) bind("y") vector([#acc.device_type<host>, #acc.device_type<nvidia>])
acc.private.recipe @p : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
} destroy {
^bb0(%arg0: memref<4xf32>):
  acc.terminator
}
acc.firstprivate.recipe @fp : memref<4xf32> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
} copy {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  acc.terminator
}
acc.reduction.recipe @red : memref<4xf32> reduction_operator <add> init {
^bb0(%arg0: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
} combiner {
^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
  acc.yield %arg0 : memref<4xf32>
}
func.func @data(%a: memref<4xf32>, %u: memref<*xf32>, %p: !llvm.ptr, %i: i32, %j: index, %pp: memref<memref<4xf32>>) {
  %b = acc.bounds lowerbound(%j : index) upperbound(%i : i32) stride(%j : index) {strideInBytes = true}
  %l = acc.get_lowerbound %b : (!acc.data_bounds_ty) -> index
  %b2 = acc.bounds extent(%j : index) startIdx(%j : index)
  %0 = acc.copyin varPtr(%a : memref<4xf32>) varPtrPtr(%pp : memref<memref<4xf32>>) bounds(%b, %b2) async(%i : i32) -> memref<4xf32> {dataClause = #acc<data_clause acc_copy>, name = "x"}
  %1 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  %2 = acc.create varPtr(%u : memref<*xf32>) -> memref<*xf32> {modifiers = #acc<data_clause_modifier zero,always>}
  %3 = acc.private varPtr(%a : memref<4xf32>) recipe(@p) -> memref<4xf32>
  %4 = acc.firstprivate varPtr(%a : memref<4xf32>) recipe(@fp) -> memref<4xf32>
  %5 = acc.reduction varPtr(%a : memref<4xf32>) recipe(@red) -> memref<4xf32>
  %6 = acc.getdeviceptr varPtr(%a : memref<4xf32>) async -> memref<4xf32> {dataClause = #acc<data_clause acc_delete>, structured = false}
  acc.parallel private(%3 : memref<4xf32>) firstprivate(%4 : memref<4xf32>) reduction(%5 : memref<4xf32>) { acc.yield }
  acc.delete accPtr(%6 : memref<4xf32>) bounds(%b) {implicit = true}
  acc.update_host accPtr(%6 : memref<4xf32>) to varPtr(%a : memref<4xf32>) varType(i8) {dataClause = #acc<data_clause acc_update_self>}
  %7 = acc.update_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.update async(%i : i32) wait dataOperands(%7 : memref<4xf32>) attributes {ifPresent}
  %8 = acc.use_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.host_data dataOperands(%8 : memref<4xf32>) { acc.terminator } attributes {ifPresent}
  %9 = acc.present varPtr(%a : memref<4xf32>) -> memref<4xf32>
  %t = acc.declare_enter dataOperands(%9 : memref<4xf32>)
  acc.declare_exit token(%t)
  acc.declare_exit token(%t) dataOperands(%9 : memref<4xf32>)
  acc.declare dataOperands(%9 : memref<4xf32>) { acc.terminator }
  return
}
func.func @atomics(%x: memref<i32>, %v: memref<i32>, %e: i32, %c: i1) {
  acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  acc.atomic.write if(%c) %x = %e : memref<i32>, i32
  acc.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %a : i32
  }
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.write %x = %e : memref<i32>, i32
  }
  acc.atomic.capture if(%c) {
    acc.atomic.update %x : memref<i32> {
    ^bb0(%a: i32):
      acc.yield %a : i32
    }
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}
func.func @variables(%a: memref<4xf32>, %p: memref<f32>, %n: index) {
  %b = acc.bounds lowerbound(%n : index) extent(%n : index) stride(%n : index) startIdx(%n : index) {strideInBytes = true}
  %u = acc.get_upperbound %b : (!acc.data_bounds_ty) -> index
  %s = acc.get_stride %b : (!acc.data_bounds_ty) -> index
  %e = acc.get_extent %b : (!acc.data_bounds_ty) -> index
  %0 = acc.attach varPtr(%a : memref<4xf32>) varPtrPtr(%p : memref<f32>) bounds(%b) -> memref<4xf32>
  %1 = acc.deviceptr varPtr(%a : memref<4xf32>) -> memref<4xf32>
  %2 = acc.nocreate varPtr(%a : memref<4xf32>) async(%n : index [#acc.device_type<host>]) -> memref<4xf32> {name = "a"}
  %3 = acc.firstprivate_map varPtr(%a : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
  %4 = acc.cache varPtr(%a : memref<4xf32>) -> memref<4xf32> {modifiers = #acc<data_clause_modifier readonly>}
  acc.parallel dataOperands(%0, %1, %2 : memref<4xf32>, memref<4xf32>, memref<4xf32>) {
    acc.loop cache(%4 : memref<4xf32>) control(%i : index) = (%n : index) to (%n : index) step (%n : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.detach accPtr(%0 : memref<4xf32>) bounds(%b) async {dataClause = #acc<data_clause acc_attach>}
  return
}
acc.global_ctor @constructor {
  %0 = memref.alloc() : memref<4xf32>
  %1 = acc.declare_device_resident varPtr(%0 : memref<4xf32>) -> memref<4xf32>
  %2 = acc.declare_link varPtr(%0 : memref<4xf32>) -> memref<4xf32>
  %3 = acc.declare_enter dataOperands(%1, %2 : memref<4xf32>, memref<4xf32>)
  acc.terminator
}
acc.global_dtor @destructor {
  acc.terminator
}
