shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, 6] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, 6, 5] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0], [], [1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, 6, 5] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0, 1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, 6, 5] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x?)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[1], [0]] sharded_dims_offsets = [1, 4, 8] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x2)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0],[1]] sharded_dims_offsets = [1, 4, 3] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0, 1]] sharded_dims_offsets = [0, 1, 2, 3, 4, 5] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [-3, 1, 2] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [1, %i, 0] : !shard.sharding
  return }
