// The attributes of the arguments of a body use the aliases of others, and have none of their own.
func.func @alone(%a: tensor<?xf32> {foo.layout = affine_map<(d0) -> (d0)>, foo.place = loc("a")}) {
  return
}
func.func @shared(%a: tensor<?xf32> {foo.layout = affine_map<(d0) -> (d0 * 2)>}, %m: memref<2xf32, affine_map<(d0) -> (d0 * 2)>>) {
  return
}
func.func private @declared(tensor<?xf32> {foo.layout = affine_map<(d0) -> (d0 * 3)>}) -> (i1 {foo.layout = affine_map<(d0) -> (d0 * 4)>})
