%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.all_gather"(%t) {grid = @g0, gather_axis = 1 : index, grid_axes = array<i16: 0>} : (tensor<2x8xf32>) -> tensor<2x16xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.all_gather"(%t) {grid = @g0, gather_axis = 1 : index, grid_axes = array<i16: 0,0>} : (tensor<2x8xf32>) -> tensor<2x16xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.all_gather"(%t) {grid = @g0, gather_axis = 1 : index, grid_axes = array<i16: 0, 3>} : (tensor<2x8xf32>) -> tensor<2x16xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.all_gather"(%t) {grid = @g0, gather_axis = 2 : index, grid_axes = array<i16: 0>} : (tensor<2x8xf32>) -> tensor<2x16xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.all_gather"(%t) {grid = @g0, gather_axis = 1 : index, grid_axes = array<i16: 0>} : (tensor<2x8xf32>) -> tensor<2x8xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.all_gather"(%t) {grid = @g0, gather_axis = 1 : index, grid_axes = array<i16: 1>} : (tensor<2x8xf32>) -> tensor<2x8xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.shift"(%t) {grid = @g0, shift_axis = 1 : index, offset = 1 : i64, grid_axes = array<i16: 0>} : (tensor<2x8xf32>) -> tensor<2x8xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%1:2 = shard.grid_shape @g0 : index, index
// -----
"shard.grid"() {sym_name = "x", shape = array<i64>} : () -> ()
// -----
"shard.grid"() {sym_name = "x", shape = array<i64: -3>} : () -> ()
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.broadcast"(%t) {grid = @g0, root = array<i64: 2>, grid_axes = array<i16: 0>} : (tensor<2x8xf32>) -> tensor<2x8xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x8xf32>
%0 = "shard.broadcast"(%t) {grid = @g0, root = array<i64: 0, 1>, grid_axes = array<i16: 0>} : (tensor<2x8xf32>) -> tensor<2x8xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%t = "t.s"() : () -> tensor<2x7xf32>
%0 = "shard.all_slice"(%t) {grid = @g0, slice_axis = 1 : index, grid_axes = array<i16: 0>} : (tensor<2x7xf32>) -> tensor<2x3xf32>
// -----
shard.grid @g0(shape = 2x?x3)
%s = shard.sharding @g0 split_axes = [[0],[0]] : !shard.sharding
// -----
shard.grid @g0(shape = 2x?x3)
%s = shard.sharding @g0 split_axes = [[0],[1]] halo_sizes = [1, 2] : !shard.sharding
// -----
shard.grid @g0(shape = )
// -----
shard.grid @g0(shape = 2x)
// -----
shard.grid @g0(shape = axb)
// -----
shard.grid @g0(shape = -2)
