// ARGS: --inline --allow-unregistered-dialect
// A value that is loaded in a loop is no subscript of an affine load.
func.func @load(%m: memref<10xf32>, %i: index) -> f32 {
  %0 = affine.load %m[symbol(%i)] : memref<10xf32>
  return %0 : f32
}
func.func @loop(%m: memref<10xf32>, %j: memref<index>) {
  affine.for %k = 0 to 10 {
    %i = memref.load %j[] : memref<index>
    %0 = func.call @load(%m, %i) : (memref<10xf32>, index) -> f32
    "use"(%0) : (f32) -> ()
  }
  return
}
