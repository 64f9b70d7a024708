"x.y"() {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>, b = #gpu.thread<x>, c = #gpu.warp<linear_dim_2>, d = #gpu.memory_space<workgroup>, e = #gpu.kernel_table<>,
  f = #gpu.mask<5>, g = #gpu.select_object, h = [#gpu.block<y>, #gpu.lane<x>]} : () -> ()
