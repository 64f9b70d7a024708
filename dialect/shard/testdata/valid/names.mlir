shard.grid @g(shape = 2x2)
%t = "t.s"() : () -> tensor<2x8xf32>
%s = shard.sharding @g split_axes = [[0],[1]] : !shard.sharding
%a = shard.shard %t to %s : tensor<2x8xf32>
%g = shard.get_sharding %t : tensor<2x8xf32> -> !shard.sharding
%q:2 = shard.shard_shape dims = [2, 8] sharding = %s device = [0, 0] : index, index
%p:2 = shard.process_multi_index on @g : index, index
%l = shard.process_linear_index on @g : index
%n:2 = shard.neighbors_linear_indices on @g[%l, %l] split_axes = [0] : index, index
%c = shard.all_reduce %t on @g grid_axes = [0] : tensor<2x8xf32> -> tensor<2x8xf32>
%d = shard.broadcast %t on @g grid_axes = [0] root = [0] : (tensor<2x8xf32>) -> tensor<2x8xf32>
%e = shard.shift %t on @g grid_axes = [0] shift_axis = 0 offset = 1 : tensor<2x8xf32> -> tensor<2x8xf32>
