%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.bufferize_to_allocation"(%0) <{memcpy_op = "x"}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.bufferize_to_allocation"(%0) <{alloc_op = "x"}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.fuse"(%0) <{static_tile_sizes = array<i64: 1>, static_tile_interchange = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.fuse"(%0) <{static_tile_sizes = array<i64: 1, 2>, static_tile_interchange = array<i64: 0, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.fuse"(%0) <{static_tile_sizes = array<i64: 1, 2>, static_tile_interchange = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.fuse"(%0) <{static_tile_sizes = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.fuse"(%0) <{static_tile_sizes = array<i64: 1, 2>, use_forall, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.interchange"(%0) <{iterator_interchange = array<i64: 1, 1>}> : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.hoist_pad"(%0) <{num_loops = 1, transpose = array<i64: 1, 1>}> : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.hoist_pad.build_packing_loop_nest"(%0, %0) <{transpose = array<i64: 1, 2>}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.multitile_sizes"(%0) <{dimension = 1, target_size = 2}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_param)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.continuous_tile_sizes"(%0) <{dimension = 1, target_size = 2}> : (!transform.any_op) -> (!transform.any_op, !transform.any_param)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.pack_greedily"(%0) <{static_matmul_packed_sizes = array<i64: 1, 2, 3>, matmul_inner_dims_order = array<i64: 0, 0, 0>}> : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.pack_greedily"(%0) <{static_matmul_packed_sizes = array<i64: 1, 2, 3>, matmul_inner_dims_order = array<i64: 0, 1, 2>, matmul_padded_sizes_next_multiple_of = array<i64: 1, 1, 1>}> : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.pack_transpose"(%0, %0) <{inner_perm = array<i64: 1, 2, 3>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.pack_transpose"(%0, %0) <{outer_perm = array<i64: 1, 2, 3>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.pack_transpose"(%0, %0) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.pad"(%0) <{nofold_flags = [2]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.pad"(%0) <{padding_dimensions = [-2]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.pad"(%0) <{static_pad_to_multiple_of = array<i64: 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.pad"(%0) <{transpose_paddings = [[1, 1]]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = "transform.structured.pad"(%0) <{copy_back_op = "x"}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.replace"(%0) ({ "test.x"() : () -> () 
 "test.x"() : () -> () }) : (!transform.any_op) -> (!transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.replace"(%0) ({ ^bb0: }) : (!transform.any_op) -> (!transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.replace"(%0) ({  "test.x"(%0) : (!transform.any_op) -> () }) : (!transform.any_op) -> (!transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.replace"(%0) ({  "test.x"() ({}) : () -> () }) : (!transform.any_op) -> (!transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.split"(%0) <{dimension = 1, static_chunk_sizes = -9223372036854775808}> : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.split"(%0, %p) <{dimension = 1, static_chunk_sizes = 3}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.tile_using_for"(%0) <{static_sizes = array<i64: 1, 2>, scalable_sizes = array<i1: true>}> : (!transform.any_op) -> (!transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.structured.tile_using_for"(%0) <{static_sizes = array<i64: 1>, scalable_sizes = array<i1: true>}> : (!transform.any_op) -> (!transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.tile_using_forall"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.tile_using_forall"(%0, %0) <{static_num_threads = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:2 = "transform.structured.tile_using_forall"(%0, %0) <{static_tile_sizes = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
"transform.structured.vectorize"(%0) <{static_vector_sizes = array<i64: 1>}> : (!transform.any_op) -> ()
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.get_operand"(%0) <{raw_position_list = array<i64: 1, 2>, is_all}> : (!transform.any_op) -> !transform.any_value
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.get_operand"(%0) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.get_result"(%0) <{raw_position_list = array<i64: 1, 1>}> : (!transform.any_op) -> !transform.any_value
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.get_result"(%0) <{raw_position_list = array<i64: 1, 2, 1>, is_inverted, is_all}> : (!transform.any_op) -> !transform.any_value
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = transform.structured.multitile_sizes %0 {dimension = 1, target_size = 2} : !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1:3 = transform.structured.multitile_sizes %0 {dimension = 1, target_size = 2} : (!transform.any_op, !transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
%1 = transform.structured.generalize %0 : !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
transform.sequence %0, %0 : !transform.any_op failures(propagate) { }
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
%p = "test.x"() : () -> !transform.any_param
transform.sequence %0, %0 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) { }
