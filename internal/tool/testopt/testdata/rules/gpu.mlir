func.func @barrier() {
  gpu.barrier
  return
}
