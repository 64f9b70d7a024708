shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.all_gather"(%t) {grid = @g0, gather_axis = 1 : index, grid_axes = array<i16: 0>} : (tensor<2x8xf32>) -> tensor<2x16xf32>
%1:3 = shard.grid_shape @g0 : index, index, index
%s = shard.sharding @g0 split_axes = [[0],[1]] : !shard.sharding
