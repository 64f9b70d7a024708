// ARGS: --affine-expand-index-ops
func.func @f(%i: index, %j: index, %n: index) -> (index, index, index, index, index) {
  %0:2 = affine.delinearize_index %i into (16) : index, index
  %1:3 = affine.delinearize_index %i into (%n, 4, 8) : index, index, index
  %2 = affine.linearize_index [%i, %j] by (4, 8) : index
  %3 = affine.linearize_index disjoint [%i, %j, %j] by (%n, 8) : index
  %4 = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
  return %0#0, %1#1, %2, %3, %4 : index, index, index, index, index
}
