// ARGS: --convert-shape-to-std
func.func @used() -> !shape.size {
  %0 = shape.const_size 7
  return %0 : !shape.size
}
