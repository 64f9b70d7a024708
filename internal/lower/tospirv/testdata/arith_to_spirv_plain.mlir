// ARGS: --convert-arith-to-spirv=emulate-lt-32-bit-scalar-types=false
func.func @f0(%i: i32, %j: i32) {
  %r = arith.addi %i, %j overflow<nsw, nuw> : i32
  return
}
func.func @f1(%i: i32, %j: i32) {
  %r = arith.shli %i, %j overflow<nuw> : i32
  return
}
func.func @f2(%i: i32, %j: i32) {
  %r = arith.remsi %i, %j : i32
  return
}
func.func @f3(%v: vector<4xi32>, %u: vector<4xi32>) {
  %r = arith.remsi %v, %u : vector<4xi32>
  return
}
func.func @f4(%c: i1, %d: i1) {
  %r = arith.andi %c, %d : i1
  return
}
func.func @f5(%w: vector<4xi1>) {
  %r = arith.ori %w, %w : vector<4xi1>
  return
}
func.func @f6(%c: i1, %d: i1) {
  %r = arith.xori %c, %d : i1
  return
}
func.func @f7(%w: vector<4xi1>) {
  %r = arith.xori %w, %w : vector<4xi1>
  return
}
func.func @f8(%i: i32, %j: i32) {
  %r = arith.xori %i, %j : i32
  return
}
func.func @f9(%c: i1, %d: i1) {
  %r = arith.cmpi eq, %c, %d : i1
  return
}
func.func @f10(%w: vector<4xi1>) {
  %r = arith.cmpi ne, %w, %w : vector<4xi1>
  return
}
func.func @f11(%c: i1, %d: i1) {
  %r = arith.cmpi ugt, %c, %d : i1
  return
}
func.func @f12(%c: i1, %d: i1) {
  %r = arith.cmpi ule, %c, %d : i1
  return
}
func.func @f13(%w: vector<4xi1>) {
  %r = arith.cmpi ult, %w, %w : vector<4xi1>
  return
}
func.func @f14(%i: i32, %j: i32) {
  %r = arith.cmpi ult, %i, %j : i32
  return
}
func.func @f15(%c: i1, %i: i32, %j: i32) {
  %r = arith.select %c, %i, %j : i32
  return
}
func.func @f16(%c: i1, %v: vector<4xi32>) {
  %r = arith.select %c, %v, %v : vector<4xi32>
  return
}
func.func @f17(%i: i32, %j: i32) {
  %r:2 = arith.addui_extended %i, %j : i32, i1
  return
}
func.func @f18(%i: i32, %j: i32) {
  %r:2 = arith.mulsi_extended %i, %j : i32
  return
}
func.func @f19(%v: vector<4xi32>, %u: vector<4xi32>) {
  %r:2 = arith.mului_extended %v, %u : vector<4xi32>
  return
}
func.func @f20(%i: i32, %j: i32) {
  %r = arith.maxsi %i, %j : i32
  return
}
func.func @f21(%i: i32, %j: i32) {
  %r = arith.maxui %i, %j : i32
  return
}
func.func @f22(%v: vector<4xi32>, %u: vector<4xi32>) {
  %r = arith.minsi %v, %u : vector<4xi32>
  return
}
func.func @f23(%i: i32, %j: i32) {
  %r = arith.minui %i, %j : i32
  return
}
func.func @f24(%f: f32, %f2: f32) {
  %r = arith.addf %f, %f2 fastmath<nnan,ninf> : f32
  return
}
func.func @f25(%f: f32) {
  %r = arith.negf %f : f32
  return
}
func.func @f26(%f: f32, %f2: f32) {
  %r = arith.remf %f, %f2 : f32
  return
}
func.func @f27(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.mulf %vf, %vf2 : vector<4xf32>
  return
}
func.func @f28(%f: f32, %f2: f32) {
  %r = arith.divf %f, %f2 : f32
  return
}
func.func @f29(%f: f32, %f2: f32) {
  %r = arith.maximumf %f, %f2 : f32
  return
}
func.func @f30(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.maximumf %vf, %vf2 : vector<4xf32>
  return
}
func.func @f31(%f: f32, %f2: f32) {
  %r = arith.minimumf %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f32(%f: f32, %f2: f32) {
  %r = arith.minimumf %f, %f2 : f32
  return
}
func.func @f33(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.maxnumf %vf, %vf2 : vector<4xf32>
  return
}
func.func @f34(%f: f32, %f2: f32) {
  %r = arith.minnumf %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f35(%f: f32, %f2: f32) {
  %r = arith.minnumf %f, %f2 : f32
  return
}
func.func @f36(%f: f32, %f2: f32) {
  %r = arith.cmpf oeq, %f, %f2 : f32
  return
}
func.func @f37(%f: f32, %f2: f32) {
  %r = arith.cmpf ueq, %f, %f2 : f32
  return
}
func.func @f38(%f: f32, %f2: f32) {
  %r = arith.cmpf ord, %f, %f2 : f32
  return
}
func.func @f39(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.cmpf uno, %vf, %vf2 : vector<4xf32>
  return
}
func.func @f40(%f: f32, %f2: f32) {
  %r = arith.cmpf ord, %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f41(%f: f32, %f2: f32) {
  %r = arith.cmpf uno, %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f42(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.cmpf uno, %vf, %vf2 fastmath<nnan> : vector<4xf32>
  return
}
func.func @f43(%f: f32, %f2: f32) {
  %r = arith.cmpf ueq, %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f44(%c: i1) {
  %r = arith.extui %c : i1 to i32
  return
}
func.func @f45(%w: vector<4xi1>) {
  %r = arith.extui %w : vector<4xi1> to vector<4xi32>
  return
}
func.func @f46(%c: i1) {
  %r = arith.extsi %c : i1 to i32
  return
}
func.func @f47(%w: vector<4xi1>) {
  %r = arith.extsi %w : vector<4xi1> to vector<4xi32>
  return
}
func.func @f48(%q4: i4) {
  %r = arith.extsi %q4 : i4 to i32
  return
}
func.func @f49(%q4: i4) {
  %r = arith.extui %q4 : i4 to i32
  return
}
func.func @f50(%v: vector<4xi32>) {
  %r = arith.trunci %v : vector<4xi32> to vector<4xi1>
  return
}
func.func @f51(%c: i1) {
  %r = arith.uitofp %c : i1 to f32
  return
}
func.func @f52(%w: vector<4xi1>) {
  %r = arith.uitofp %w : vector<4xi1> to vector<4xf32>
  return
}
func.func @f53(%i: i32) {
  %r = arith.uitofp %i : i32 to f32
  return
}
func.func @f54(%i: i32) {
  %r = arith.sitofp %i : i32 to f32
  return
}
func.func @f55(%f: f32) {
  %r = arith.fptosi %f : f32 to i32
  return
}
func.func @f56(%x: index) {
  %r = arith.index_cast %x : index to i32
  return
}
func.func @f58(%xv: vector<4xindex>) {
  %r = arith.index_cast %xv : vector<4xindex> to vector<4xi32>
  return
}
func.func @f59(%f: f32) {
  %r = arith.bitcast %f : f32 to i32
  return
}
func.func @f60(%vf: vector<4xf32>) {
  %r = arith.bitcast %vf : vector<4xf32> to vector<4xi32>
  return
}
