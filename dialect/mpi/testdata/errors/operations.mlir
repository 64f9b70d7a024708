func.func @f(%m: memref<4xf32>, %i: i64, %c: !mpi.comm) { "mpi.send"(%m, %i, %i, %c) : (memref<4xf32>, i64, i64, !mpi.comm) -> () return }
// -----
func.func @f(%m: memref<4xf32>, %i: i32, %c: !mpi.comm) { mpi.allreduce(%m, %m, MPI_NOTHING, %c) : memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%c: !mpi.comm) { %0 = "mpi.comm_rank"(%c) : (!mpi.comm) -> i64 return }
// -----
func.func @f(%r: !mpi.retval) { %0 = mpi.retval_check %r = <NO_ERROR> : i1 return }
// -----
func.func @f(%r: !mpi.request) { mpi.wait(%r) : i32 return }
