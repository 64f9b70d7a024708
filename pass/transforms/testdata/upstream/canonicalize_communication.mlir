// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

func.func @f(%m: memref<4xf32>, %n: memref<?xf32>, %i : i32) {
  %comm = mpi.comm_world : !mpi.comm
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  mpi.send(%c, %i, %i, %comm) : memref<?xf32>, i32, i32
  mpi.recv(%c, %i, %i, %comm) : memref<?xf32>, i32, i32
  %r = mpi.isend(%c, %i, %i, %comm) : memref<?xf32>, i32, i32 -> !mpi.request
  %s = mpi.irecv(%c, %i, %i, %comm) : memref<?xf32>, i32, i32 -> !mpi.request
  %e = mpi.send(%c, %i, %i, %comm) : memref<?xf32>, i32, i32 -> !mpi.retval
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %n: memref<?xf32>, %i : i32) {
  %comm = mpi.comm_world : !mpi.comm
  %c = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %d = memref.cast %n : memref<?xf32> to memref<4xf32>
  mpi.send(%c, %i, %i, %comm) : memref<?x?xf32>, i32, i32
  mpi.send(%d, %i, %i, %comm) : memref<4xf32>, i32, i32
  return
}

// -----

module attributes {dlti.map = #dlti.map<"MPI:comm_world_rank" = 5>} {
module attributes {dlti.map = #dlti.map<"MPI:x" = 1>} {
func.func @f(%comm : !mpi.comm) -> (i32) {
  %c2 = mpi.comm_world : !mpi.comm
  %s = mpi.comm_rank(%c2) : i32
  return %s : i32
}
}
}

// -----

module attributes {dlti.map = #dlti.map<"MPI:comm_world_rank" = 5>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"MPI:x" = 1>} {
func.func @f(%comm : !mpi.comm) -> (i32) {
  %c2 = mpi.comm_world : !mpi.comm
  %s = mpi.comm_rank(%c2) : i32
  return %s : i32
}
}
}

// -----

func.func @g(%s : index, %t : !async.token) {
  %0 = async.create_group %s : !async.group
  %1 = async.create_group %s : !async.group
  %2 = async.create_group %s : !async.group
  async.await_all %1
  async.await_all %1
  async.await_all %2
  %i = async.add_to_group %t, %2 : !async.token
  return
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>,tensor<8x8xf32>, tensor<8x8xf32>,tensor<8x8xf32>) {
  %0 = shard.all_gather %t on @g gather_axis = 0 : tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = shard.all_reduce %t on @g : tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = shard.all_slice %t on @g slice_axis = 0 : tensor<8x8xf32> -> tensor<8x8xf32>
  %3 = shard.all_to_all %t on @g split_axis = 0 concat_axis = 0 : tensor<8x8xf32> -> tensor<8x8xf32>
  %4 = shard.broadcast %t on @g root = [] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = shard.gather %t on @g gather_axis = 0 root = [] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>,tensor<8x8xf32>, tensor<8x8xf32>,tensor<8x8xf32>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>) -> (tensor<8x8xf64>) {
  %1 = shard.all_reduce %t on @g : tensor<8x8xf32> -> tensor<8x8xf64>
  return %1: tensor<8x8xf64>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>) -> (tensor<8x8xf64>) {
  %1 = shard.reduce_scatter %t on @g scatter_axis = 0: tensor<8x8xf32> -> tensor<8x8xf64>
  return %1: tensor<8x8xf64>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>, %i : index) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %1 = shard.all_reduce %t on @g grid_axes = [0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = shard.all_reduce %1 on @g grid_axes = [] reduction = max : tensor<8x8xf32> -> tensor<8x8xf32>
  %4 = shard.broadcast %2 on @g grid_axes = [0] root = [%i] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2, %4: tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>, %i : i64) -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
  %0 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %1 = shard.sharding @g split_axes = [[0], []] : !shard.sharding
  %2 = shard.sharding @g split_axes = [[], []] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[0]] halo_sizes = [0, 0] : !shard.sharding
  %4 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 4, 8] : !shard.sharding
  return %0, %1, %2, %3, %4 : !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>, %i : i64) -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %0 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [%c0, %c2, %c0, 1] : !shard.sharding
  %1 = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [%c0, %c0, %c0, 0] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[0]] halo_sizes = [%i, 0] : !shard.sharding
  %4 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [%c0, 4, 8] : !shard.sharding
  %5 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
  return %0, %1, %3, %4, %5: !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>, %i : i64) -> (!shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %0 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, 6, 8] : !shard.sharding
  %1 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, 6, 9] : !shard.sharding
  %3 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, %c2, 8, 0, 1, 2, 3, 9] : !shard.sharding
  %4 = shard.sharding @g split_axes = [[0], [], [1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, 6, 8] : !shard.sharding
  %5 = shard.sharding @g split_axes = [[0, 1]] sharded_dims_offsets = [0, 1, 2, 3, 4, 5, 6, 7, 8] : !shard.sharding
  return %0, %1, %3, %4, %5: !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding, !shard.sharding
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %0 = shard.shard %t to %s : tensor<8x8xf32>
  %1 = shard.shard %0 to %s : tensor<8x8xf32>
  %2 = shard.shard %1 to %s annotate_for_users : tensor<8x8xf32>
  %3 = shard.shard %2 to %r annotate_for_users : tensor<8x8xf32>
  %4 = shard.shard %3 to %r annotate_for_users : tensor<8x8xf32>
  return %1, %2, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %t to %s annotate_for_users : tensor<8x8xf32>
  %1 = shard.shard %t to %s : tensor<8x8xf32>
  %2 = shard.shard %t to %s : tensor<8x8xf32>
  %3 = shard.shard %1 to %s annotate_for_users : tensor<8x8xf32>
  return %0, %1, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f() -> (index, index, index, index) {
  %0:2 = shard.grid_shape @g : index, index
  %1:2 = shard.process_multi_index on @g : index, index
  return %0#0, %0#1, %1#0, %1#1 : index, index, index, index
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %q = shard.sharding @g split_axes = [[0], []] : !shard.sharding
  %0 = shard.shard %t to %s annotate_for_users : tensor<8x8xf32>
  %1 = shard.shard %t to %r : tensor<8x8xf32>
  %2 = shard.shard %t to %q annotate_for_users : tensor<8x8xf32>
  %3 = shard.shard %t to %s : tensor<8x8xf32>
  return %0, %1, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %0 = shard.shard %t to %s annotate_for_users : tensor<8x8xf32>
  %x = arith.addf %t, %t : tensor<8x8xf32>
  %1 = shard.shard %t to %r : tensor<8x8xf32>
  %3 = shard.shard %t to %s : tensor<8x8xf32>
  return %0, %1, %t, %x : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<8x8xf32>, %i : i64) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, %i] : !shard.sharding
  %r = shard.sharding @g split_axes = [[0]] halo_sizes = [1, %i] : !shard.sharding
  %q = shard.sharding @g split_axes = [[0]] halo_sizes = [%i, 1] : !shard.sharding
  %0 = shard.shard %t to %s annotate_for_users : tensor<8x8xf32>
  %1 = shard.shard %t to %r : tensor<8x8xf32>
  %2 = shard.shard %t to %q : tensor<8x8xf32>
  %3 = shard.shard %2 to %q annotate_for_users : tensor<8x8xf32>
  return %0, %1, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0], [], [1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, 6, 8] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [1, 2, 3] : !shard.sharding
  return }

// -----

shard.grid @g(shape = 2x4)
func.func @f(%i : i64) { 
  %0 = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [0, 4, 8, 0, 2, 4, %i, 8] : !shard.sharding
  return }
