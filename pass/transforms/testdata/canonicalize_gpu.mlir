// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=max-iterations=1 --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect --split-input-file

func.func @f(%n: index, %m: memref<8xindex>) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %n, %gz = %one)
      threads(%tx, %ty, %tz) in (%sx = %two, %sy = %one, %sz = %one) {
    "test.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx, %sy) : (index, index, index, index, index, index, index, index) -> ()
    %s = arith.addi %bx, %ty : index
    memref.store %n, %m[%s] : memref<8xindex>
    gpu.terminator
  }
  return
}
// -----
func.func @nothing(%n: index) {
  %one = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
      threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    "test.use"(%tx, %ty, %tz) : (index, index, index) -> ()
    gpu.terminator
  }
  return
}
