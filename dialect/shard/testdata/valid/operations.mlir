shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.all_gather"(%t) {grid = @g0, gather_axis = 1 : index, grid_axes = array<i16: 0>} : (tensor<2x8xf32>) -> tensor<2x16xf32>
%1:3 = shard.grid_shape @g0 : index, index, index
%s = shard.sharding @g0 split_axes = [[0],[1]] : !shard.sharding
%n, %i = "t.n"() : () -> (i64, index)
%2 = shard.all_slice %t on @g0 grid_axes = [1] slice_axis = 1 : tensor<2x8xf32> -> tensor<2x?xf32>
%3 = shard.all_to_all %t on @g0 grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<2x8xf32> -> tensor<1x16xf32>
%4 = shard.gather %t on @g0 grid_axes = [2] gather_axis = 0 root = [1] : (tensor<2x8xf32>) -> tensor<6x8xf32>
%5 = shard.reduce %t on @g0 grid_axes = [0, 2] reduction = average root = [%i, 2] : (tensor<2x8xf32>, index) -> tensor<2x8xf64>
%6 = shard.reduce_scatter %t on @g0 grid_axes = [0] scatter_axis = 1 : tensor<2x8xf32> -> tensor<2x4xf32>
%7 = shard.scatter %t on @g0 grid_axes = [0] scatter_axis = 0 root = [%i] : (tensor<2x8xf32>, index) -> tensor<1x8xf32>
%8 = shard.send %t on @g0 grid_axes = [0] destination = [1] : (tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = shard.recv %t on @g0 grid_axes = [2] : (tensor<2x8xf32>) -> tensor<2x8xf32>
%10 = shard.update_halo %t on @g0 split_axes = [[0], []] halo_sizes = [1, %n] : tensor<2x8xf32>
