// ARGS: --canonicalize
// Comparisons with bounds are those that hold for signed and for unsigned numbers.
func.func @a(%x: index) -> (i1,i1,i1,i1,i1,i1,i1,i1) {
  %c6 = index.constant 6
  %c3 = index.constant 3
  %c0 = index.constant 0
  %m = index.maxu %x, %c6
  %n = index.mins %x, %c0
  %p = index.maxs %x, %c6
  %q = index.minu %x, %c3
  %1 = index.cmp ne(%m, %c3)
  %2 = index.cmp eq(%m, %c3)
  %3 = index.cmp ne(%n, %c3)
  %4 = index.cmp eq(%n, %c3)
  %5 = index.cmp ne(%p, %c3)
  %6 = index.cmp eq(%q, %c6)
  %7 = index.cmp ult(%q, %c6)
  %8 = index.cmp sge(%p, %c6)
  return %1, %2, %3, %4, %5, %6,%7,%8 : i1,i1,i1,i1,i1,i1,i1,i1
}
func.func @wraps() -> (index, index, index, index) {
  %c = arith.constant 9223372036854775807 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c)
  %1 = affine.apply affine_map<(d0) -> (d0 * 3)>(%c)
  %2 = affine.min affine_map<(d0) -> (d0 * 3, 5)>(%c)
  %3 = affine.apply affine_map<() -> (9223372036854775807 + 1)>()
  return %0, %1, %2, %3 : index, index, index, index
}
