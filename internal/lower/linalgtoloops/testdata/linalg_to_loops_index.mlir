// ARGS: --convert-linalg-to-loops
// ARGS: --convert-linalg-to-affine-loops
func.func @conditional(%a: memref<?xf32>, %b: i1) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    %y = scf.if %b -> f32 {
      %n = arith.index_cast %i : index to i32
      %f = arith.sitofp %n : i32 to f32
      scf.yield %f : f32
    } else {
      scf.yield %x : f32
    }
    linalg.yield %y : f32
  }
  return
}
