// Structured operations.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly}) -> (!transform.param<i64>, !transform.any_value) {
    %0:2 = transform.match.structured failures(suppress) %op : (!transform.any_op) -> (!transform.param<i64>, !transform.any_value) {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %1:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %2:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.dim %s[except(-1)] {parallel} : !transform.any_op
      %3 = transform.match.structured.dim %s[0, 1] : (!transform.any_op) -> !transform.param<i64>
      %4 = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      %5 = transform.match.structured.input %s[0] {projected_permutation} : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.input %s[1] {permutation} : !transform.any_op
      %6 = transform.match.structured.elemental_bitwidth %4 : (!transform.any_value) -> !transform.param<i64>
      %7 = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      %8 = transform.match.structured.num_inputs %s : (!transform.any_op) -> !transform.param<i64>
      %9 = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %10 = transform.match.structured.result %s[-1] single : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %9, %4 : !transform.param<i64>, !transform.any_value
    }
    transform.match.structured %op : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield %0#0, %0#1 : !transform.param<i64>, !transform.any_value
  }
  transform.named_sequence @forms(%a: !transform.any_op, %pack: !transform.op<"linalg.pack">, %unpack: !transform.op<"linalg.unpack">) {
    %0 = transform.structured.match ops{["linalg.matmul", "linalg.fill"]} interface{TilingInterface} attributes{x} filter_result_type = f32 filter_operand_types = [i32] in %a : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.interchange %1 iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.specialize %2 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.decompose %3 : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.decompose_interface %4 : (!transform.any_op) -> !transform.any_op
    %6 = transform.structured.convert_to_loops %5 : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.rewrite_in_destination_passing_style %6 : (!transform.any_op) -> !transform.any_op
    %8 = transform.structured.flatten_elementwise %7 : (!transform.any_op) -> !transform.any_op
    %9:2 = transform.structured.convert_conv2d_to_img2col %8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %10 = transform.structured.transpose_conv2d %9#1 : (!transform.any_op) -> !transform.any_op
    %11 = transform.structured.winograd_conv2d %10 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
    %12 = transform.structured.decompose_winograd_op %11 : (!transform.any_op) -> !transform.any_op
    %13 = transform.structured.transpose_matmul %12 <rhs> : (!transform.any_op) -> !transform.any_op
    %14 = transform.structured.transpose_matmul %13 : (!transform.any_op) -> !transform.any_op
    %15 = transform.structured.insert_slice_to_copy %14 : (!transform.any_op) -> !transform.any_op
    %16 = transform.structured.linalg_copy_to_memref %15 : (!transform.any_op) -> !transform.any_op
    %17 = transform.structured.replace %16 {
      "x.y"() : () -> ()
    } : (!transform.any_op) -> !transform.any_op
    %18:3 = transform.structured.lower_pack %pack : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %19:4 = transform.structured.lower_unpack %unpack {lowerUnpadLikeWithExtractSlice = false} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
  transform.named_sequence @tiles(%a: !transform.any_op, %p: !transform.param<i64>) {
    %1, %l1:3 = transform.structured.tile_using_for %a tile_sizes [4, %p, [8]] interchange = [1, 0, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %2 = transform.structured.scalarize %1 : (!transform.any_op) -> !transform.any_op
    %3:4 = transform.structured.tile_reduction_using_for %2 reduction_dims = [1] by tile_sizes = [0, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %4:4 = transform.structured.tile_reduction_using_forall %3#1 by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %5, %l5 = transform.structured.tile_using_forall %4#1 num_threads [2, 3] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %6:2 = transform.structured.continuous_tile_sizes %5 {dimension = 0 : i64, target_size = 9 : i64} : (!transform.any_op) -> !transform.any_op
    %7:4 = transform.structured.split_reduction %5 {split_factor = 4, insert_split_dimension = 2, inner_parallel} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %8, %l8 = transform.structured.fuse %7#2 tile_sizes [4] interchange [0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %9:2 = transform.structured.fuse_into_containing_op %8 into %l8 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %10 = transform.structured.pack %9#0 packed_sizes = [0, %l1#0, 8] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %11 = transform.structured.pack_greedily %10 matmul_packed_sizes = [8, 16, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    %12:3 = transform.structured.pack_transpose %11 with_compute_op(%10) outer_perm = [1, 0] inner_perm = [0, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %13:3 = transform.structured.pad %12#0 pad_to_multiple_of [4, %p] use_prescribed_tensor_shapes {padding_values = [0.0 : f32], padding_dimensions = [0, 1], nofold_flags = [1]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %14:2 = transform.structured.pad_tiling_interface %13#0 to padding_sizes [8, %p] pad_to_multiple_of {padding_values = [0.0 : f32]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %15 = transform.structured.hoist_pad.build_packing_loop_nest %13#1 above %9#1, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %16 = transform.structured.hoist_pad %14#1 by 2 loops, transpose by [0, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @vectors(%a: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.structured.vectorize %a vector_sizes [1, %p, [4]] {create_named_contraction} : !transform.any_op, !transform.param<i64>
    transform.structured.eliminate_empty_tensors %a : !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %a {vectorize_padding} : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.hoist_redundant_vector_broadcasts %1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.hoist_redundant_vector_transfers %2 {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.promote %3 {operands_to_promote = [0], use_full_tile_buffers = [true], mapping = [#gpu.memory_space<workgroup>], alignment = 32} : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.promote_tensor to 1 %v : !transform.any_value
    %6:2 = transform.structured.gpu.map_copy_to_threads %4 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %7, %new = transform.structured.bufferize_to_allocation %6#1 {memory_space = 3, emit_dealloc} : !transform.any_op
    transform.yield
  }
}
