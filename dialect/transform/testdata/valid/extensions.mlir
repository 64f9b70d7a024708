// Operations of all dialects but linalg.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) {
    transform.annotate %a "name" : !transform.any_op
    transform.annotate %a "name" = %p : !transform.any_op, !transform.any_param
    %1 = transform.get_consumers_of_result %a[0] : (!transform.any_op) -> !transform.any_op
    %2 = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
    %3 = transform.get_parent_op %a {isolated_from_above, nth_parent = 2 : i64} : (!transform.any_op) -> !transform.any_op
    %4 = transform.get_producer_of_operand %a[1] : (!transform.any_op) -> !transform.any_op
    %5 = transform.get_type elemental %v : (!transform.any_value) -> !transform.type
    %6 = transform.merge_handles deduplicate %1, %2 : !transform.any_op
    %7:2 = transform.split_handle %6 {overflow_result = 1 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %8 = transform.num_associations %v : (!transform.any_value) -> !transform.param<i64>
    %9 = transform.param.constant affine_map<(d0) -> (d0)> -> !transform.affine_map
    %10 = transform.replicate num(%a) %v : !transform.any_op, !transform.any_value
    %11 = transform.select "x.y" in %a : (!transform.any_op) -> !transform.any_op
    %12:2 = transform.collect_matching @match in %a : (!transform.any_op) -> (!transform.any_op, !transform.any_param)
    transform.verify %a : !transform.any_op
    transform.debug.emit_remark_at %v, "here" : !transform.any_value
    transform.debug.emit_param_as_remark %p, "there" at %a : !transform.any_param, !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %a : !transform.any_op
    transform.affine.simplify_bounded_affine_ops %a with [%1, %2 : !transform.any_op, !transform.any_op] within [0, 1] and [2, 3] : !transform.any_op
    transform.affine.simplify_bounded_affine_ops %a with [] within [] and [] : !transform.any_op
    transform.affine.simplify_min_max_affine_ops %a : !transform.any_op
    %21 = transform.tune.knob<"k"> = 4 from options = [2, 4] -> !transform.any_param
    %22 = transform.tune.alternatives<"t"> selected_region = 1 -> !transform.any_param {
      transform.yield %21 : !transform.any_param
    }, {
      transform.yield %p : !transform.any_param
    }
    transform.tune.alternatives<"u"> selected_region = %22 : !transform.any_param {
    }
    %23 = transform.smt.constrain_params(%8) : (!transform.param<i64>) -> !transform.param<i64> {
    ^bb0(%x: !smt.int):
      %c = smt.int.constant 3
      %y = smt.int.add %x, %c
      smt.yield %y : !smt.int
    }
    %24 = transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @d {
        irdl.operation @o {
        }
      }
    }
    %25 = transform.dlti.query ["k", 1 : i64] at %a : (!transform.any_op) -> !transform.any_param
    %26 = transform.sparse_tensor.match.sparse_inout %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @match(!transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_param)
  transform.named_sequence @matchers(%a: !transform.any_op {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) {
    transform.match.operation_empty %a : !transform.any_op
    transform.match.param.cmpi ge %p, %p : !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @memory(%a: !transform.any_op, %v: !transform.any_value, %e: !transform.op<"tensor.empty">,
      %m: !transform.op<"memref.alloc">, %s: !transform.op<"memref.alloca">) {
    transform.bufferization.buffer_loop_hoisting %a : !transform.any_op
    transform.bufferization.eliminate_empty_tensors %a : !transform.any_op
    %1 = transform.bufferization.empty_tensor_to_alloc_tensor %e : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %2 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %a {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
    %3:2 = transform.memref.alloca_to_global %s : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.memref.erase_dead_alloc_and_stores %2 : (!transform.any_op) -> ()
    %4 = transform.memref.make_loop_independent %2 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    %5 = transform.memref.multibuffer %m {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    %6 = transform.tensor.make_loop_independent %4 {num_loops = 2 : i64} : (!transform.any_op) -> !transform.any_op
    %7 = transform.func.cast_and_call @f(%v) -> %v after %6 {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
    } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %8 = transform.func.cast_and_call %7 before %6 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %9:2 = transform.func.deduplicate_func_args @f at %8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %10:2 = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [] at %9#0 {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @loops(%a: !transform.any_op, %f: !transform.op<"scf.for">, %g: !transform.op<"scf.for">) {
    %1 = transform.loop.forall_to_for %a : (!transform.any_op) -> !transform.any_op
    %2 = transform.loop.forall_to_parallel %1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.loop.parallel_for_to_nested_fors %2 : (!transform.any_op) -> !transform.any_op
    %4 = transform.loop.coalesce %3 : (!transform.any_op) -> !transform.any_op
    %5 = transform.loop.fuse_sibling %4 into %a : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %6:2 = transform.loop.outline %5 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %7:2 = transform.loop.peel %f {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %8 = transform.loop.pipeline %g {read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.loop.promote_if_one_iteration %8 : !transform.any_op
    transform.loop.unroll %7#0 {factor = 2 : i64} : !transform.any_op
    transform.loop.unroll_and_jam %7#1 {factor = 2 : i64} : !transform.any_op
    transform.scf.take_assumed_branch %8 take_else_branch : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @gpu(%a: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) {
    %1 = transform.gpu.map_forall_to_blocks %a generate_gpu_launch grid_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
    %2 = transform.gpu.map_nested_forall_to_threads %1 block_dims = [32, 4, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
    %3 = transform.nvgpu.create_async_groups %2 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    %4 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %3 {depth = 4 : i64} : (!transform.any_op) -> !transform.any_op
    %5:2 = transform.split_handle %4 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.nvgpu.rewrite_copy_as_tma %5#0 : (!transform.any_op) -> ()
    transform.nvgpu.rewrite_matmul_as_mma_sync %5#1 : (!transform.any_op) -> ()
    %6 = transform.xegpu.get_desc_op %v : (!transform.any_value) -> !transform.any_op
    %7 = transform.xegpu.set_desc_layout %6 sg_layout = [8, %p] sg_data = [32, 32] inst_data = [8, 16] slice_dims = [1] : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.xegpu.set_op_layout_attr %7 result index = 1 sg_layout = [8, 4] sg_data = [%p, 32] : !transform.any_op, !transform.any_param
    transform.xegpu.set_gpu_launch_threads %7 threads = [1, %p, 1] : !transform.any_op, !transform.any_param
    %8 = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
    %9 = transform.xegpu.insert_prefetch %v nb_prefetch = %p : (!transform.any_value, !transform.any_param) -> !transform.any_op
    %10 = transform.xegpu.convert_layout %v input_sg_layout = [8, 4] input_sg_data = [32, 32] input_inst_data = [8, 16]
      target_sg_layout = [%p, 4] target_sg_data = [32, 32] : (!transform.any_value, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  pdl.pattern @p : benefit(1) {
    %0 = operation "x.y"
    rewrite %0 with "transform.dialect"
  }
  sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
    %1 = pdl_match @p in %b : (!transform.any_op) -> !transform.any_op
  }
}
