func.func @calls(%m: memref<4x8xf32>, %n: memref<?xi64>, %i: i32) -> (i32, i1) {
  mpi.init
  %r = mpi.init : !mpi.retval
  %c = mpi.comm_world : !mpi.comm
  %rank = mpi.comm_rank(%c) : i32
  %r1, %rank1 = mpi.comm_rank(%c) : !mpi.retval, i32
  %size = mpi.comm_size(%c) : i32
  %part = mpi.comm_split(%c, %i, %rank) : !mpi.comm
  mpi.send(%m, %i, %rank, %part) : memref<4x8xf32>, i32, i32
  %r2 = mpi.send(%n, %i, %rank, %c) {a.b} : memref<?xi64>, i32, i32 -> !mpi.retval
  %q = mpi.isend(%m, %i, %i, %c) : memref<4x8xf32>, i32, i32 -> !mpi.request
  %r3, %q1 = mpi.isend(%m, %i, %i, %c) : memref<4x8xf32>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.recv(%m, %i, %rank, %c) : memref<4x8xf32>, i32, i32
  %q2 = mpi.irecv(%m, %i, %rank, %c) : memref<4x8xf32>, i32, i32 -> !mpi.request
  mpi.allreduce(%m, %m, MPI_SUM, %c) : memref<4x8xf32>, memref<4x8xf32>
  %r4 = mpi.allreduce(%n, %n, MPI_MAXLOC, %c) : memref<?xi64>, memref<?xi64> -> !mpi.retval
  mpi.barrier(%c)
  %r5 = mpi.barrier(%c) -> !mpi.retval
  mpi.wait(%q) : !mpi.request
  %r6 = mpi.wait(%q2) : !mpi.request -> !mpi.retval
  %ok = mpi.retval_check %r6 = <MPI_SUCCESS> : i1
  %class = mpi.error_class %r5 : !mpi.retval
  %r7 = mpi.finalize : !mpi.retval
  return %rank1, %ok : i32, i1
}
func.func private @types(!mpi.status, !mpi.retval, !mpi.comm, !mpi.request)
