// ARGS: --convert-arith-to-spirv
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
func.func @f4(%b: i8, %b2: i8) {
  %r = arith.remsi %b, %b2 : i8
  return
}
func.func @f5(%x: index, %y: index) {
  %r = arith.remsi %x, %y : index
  return
}
func.func @f6(%x: index, %y: index) {
  %r = arith.remui %x, %y : index
  return
}
func.func @f7(%c: i1, %d: i1) {
  %r = arith.andi %c, %d : i1
  return
}
func.func @f8(%w: vector<4xi1>) {
  %r = arith.ori %w, %w : vector<4xi1>
  return
}
func.func @f9(%b: i8, %b2: i8) {
  %r = arith.andi %b, %b2 : i8
  return
}
func.func @f10(%c: i1, %d: i1) {
  %r = arith.xori %c, %d : i1
  return
}
func.func @f11(%w: vector<4xi1>) {
  %r = arith.xori %w, %w : vector<4xi1>
  return
}
func.func @f12(%i: i32, %j: i32) {
  %r = arith.xori %i, %j : i32
  return
}
func.func @f13(%b: i8, %b2: i8) {
  %r = arith.xori %b, %b2 : i8
  return
}
func.func @f14(%c: i1, %d: i1) {
  %r = arith.cmpi eq, %c, %d : i1
  return
}
func.func @f15(%w: vector<4xi1>) {
  %r = arith.cmpi ne, %w, %w : vector<4xi1>
  return
}
func.func @f16(%c: i1, %d: i1) {
  %r = arith.cmpi ugt, %c, %d : i1
  return
}
func.func @f17(%c: i1, %d: i1) {
  %r = arith.cmpi ule, %c, %d : i1
  return
}
func.func @f18(%w: vector<4xi1>) {
  %r = arith.cmpi ult, %w, %w : vector<4xi1>
  return
}
func.func @f19(%o1: vector<1xi1>) {
  %r = arith.cmpi ult, %o1, %o1 : vector<1xi1>
  return
}
func.func @f20(%i: i32, %j: i32) {
  %r = arith.cmpi ult, %i, %j : i32
  return
}
func.func @f21(%b: i8, %b2: i8) {
  %r = arith.cmpi slt, %b, %b2 : i8
  return
}
func.func @f22(%x: index, %y: index) {
  %r = arith.cmpi uge, %x, %y : index
  return
}
func.func @f23(%v1: vector<1xi32>) {
  %r = arith.cmpi sge, %v1, %v1 : vector<1xi32>
  return
}
func.func @f24(%b: i8, %b2: i8) {
  %r = arith.addi %b, %b2 : i8
  return
}
func.func @f25(%b: i8, %b2: i8) {
  %r = arith.shrui %b, %b2 : i8
  return
}
func.func @f26(%b: i8, %b2: i8) {
  %r = arith.shrsi %b, %b2 : i8
  return
}
func.func @f27(%b: i8, %b2: i8) {
  %r = arith.divsi %b, %b2 : i8
  return
}
func.func @f28(%q4: i4) {
  %r = arith.addi %q4, %q4 : i4
  return
}
func.func @f29(%c: i1, %i: i32, %j: i32) {
  %r = arith.select %c, %i, %j : i32
  return
}
func.func @f30(%c: i1, %v: vector<4xi32>) {
  %r = arith.select %c, %v, %v : vector<4xi32>
  return
}
func.func @f31(%w: vector<4xi1>, %v: vector<4xi32>) {
  %r = arith.select %w, %v, %v : vector<4xi1>, vector<4xi32>
  return
}
func.func @f32(%c: i1, %h: f16) {
  %r = arith.select %c, %h, %h : f16
  return
}
func.func @f33(%i: i32, %j: i32) {
  %r:2 = arith.addui_extended %i, %j : i32, i1
  return
}
func.func @f34(%v: vector<4xi32>, %u: vector<4xi32>) {
  %r:2 = arith.addui_extended %v, %u : vector<4xi32>, vector<4xi1>
  return
}
func.func @f35(%v1: vector<1xi32>) {
  %r:2 = arith.addui_extended %v1, %v1 : vector<1xi32>, vector<1xi1>
  return
}
func.func @f36(%x: index, %y: index) {
  %r:2 = arith.addui_extended %x, %y : index, i1
  return
}
func.func @f37(%b: i8, %b2: i8) {
  %r:2 = arith.addui_extended %b, %b2 : i8, i1
  return
}
func.func @f38(%i: i32, %j: i32) {
  %r:2 = arith.mulsi_extended %i, %j : i32
  return
}
func.func @f39(%b: i8, %b2: i8) {
  %r:2 = arith.mulsi_extended %b, %b2 : i8
  return
}
func.func @f40(%v: vector<4xi32>, %u: vector<4xi32>) {
  %r:2 = arith.mului_extended %v, %u : vector<4xi32>
  return
}
func.func @f41(%i: i32, %j: i32) {
  %r = arith.maxsi %i, %j : i32
  return
}
func.func @f42(%i: i32, %j: i32) {
  %r = arith.maxui %i, %j : i32
  return
}
func.func @f43(%v: vector<4xi32>, %u: vector<4xi32>) {
  %r = arith.minsi %v, %u : vector<4xi32>
  return
}
func.func @f44(%i: i32, %j: i32) {
  %r = arith.minui %i, %j : i32
  return
}
func.func @f45(%b: i8, %b2: i8) {
  %r = arith.minui %b, %b2 : i8
  return
}
func.func @f46(%b: i8, %b2: i8) {
  %r = arith.maxsi %b, %b2 : i8
  return
}
func.func @f47(%f: f32, %f2: f32) {
  %r = arith.addf %f, %f2 fastmath<nnan,ninf> : f32
  return
}
func.func @f48(%h: f16, %h2: f16) {
  %r = arith.addf %h, %h2 : f16
  return
}
func.func @f49(%f: f32) {
  %r = arith.negf %f : f32
  return
}
func.func @f50(%f: f32, %f2: f32) {
  %r = arith.remf %f, %f2 : f32
  return
}
func.func @f51(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.mulf %vf, %vf2 : vector<4xf32>
  return
}
func.func @f52(%f: f32, %f2: f32) {
  %r = arith.divf %f, %f2 : f32
  return
}
func.func @f53(%f: f32, %f2: f32) {
  %r = arith.maximumf %f, %f2 : f32
  return
}
func.func @f54(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.maximumf %vf, %vf2 : vector<4xf32>
  return
}
func.func @f55(%h: f16, %h2: f16) {
  %r = arith.maximumf %h, %h2 : f16
  return
}
func.func @f56(%f: f32, %f2: f32) {
  %r = arith.minimumf %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f57(%f: f32, %f2: f32) {
  %r = arith.minimumf %f, %f2 : f32
  return
}
func.func @f58(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.maxnumf %vf, %vf2 : vector<4xf32>
  return
}
func.func @f59(%f: f32, %f2: f32) {
  %r = arith.minnumf %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f60(%f: f32, %f2: f32) {
  %r = arith.minnumf %f, %f2 : f32
  return
}
func.func @f61(%f: f32, %f2: f32) {
  %r = arith.cmpf oeq, %f, %f2 : f32
  return
}
func.func @f62(%f: f32, %f2: f32) {
  %r = arith.cmpf ueq, %f, %f2 : f32
  return
}
func.func @f63(%f: f32, %f2: f32) {
  %r = arith.cmpf ord, %f, %f2 : f32
  return
}
func.func @f64(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.cmpf uno, %vf, %vf2 : vector<4xf32>
  return
}
func.func @f65(%f: f32, %f2: f32) {
  %r = arith.cmpf ord, %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f66(%f: f32, %f2: f32) {
  %r = arith.cmpf uno, %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f67(%vf: vector<4xf32>, %vf2: vector<4xf32>) {
  %r = arith.cmpf uno, %vf, %vf2 fastmath<nnan> : vector<4xf32>
  return
}
func.func @f68(%f: f32, %f2: f32) {
  %r = arith.cmpf ueq, %f, %f2 fastmath<nnan> : f32
  return
}
func.func @f69(%h: f16, %h2: f16) {
  %r = arith.cmpf olt, %h, %h2 : f16
  return
}
func.func @f70(%h: f16, %h2: f16) {
  %r = arith.cmpf ord, %h, %h2 : f16
  return
}
func.func @f71(%vf1: vector<1xf32>) {
  %r = arith.cmpf une, %vf1, %vf1 : vector<1xf32>
  return
}
func.func @f72(%c: i1) {
  %r = arith.extui %c : i1 to i32
  return
}
func.func @f73(%w: vector<4xi1>) {
  %r = arith.extui %w : vector<4xi1> to vector<4xi32>
  return
}
func.func @f74(%o1: vector<1xi1>) {
  %r = arith.extui %o1 : vector<1xi1> to vector<1xi32>
  return
}
func.func @f75(%c: i1) {
  %r = arith.extsi %c : i1 to i32
  return
}
func.func @f76(%w: vector<4xi1>) {
  %r = arith.extsi %w : vector<4xi1> to vector<4xi32>
  return
}
func.func @f77(%c: i1) {
  %r = arith.extui %c : i1 to i8
  return
}
func.func @f78(%b: i8) {
  %r = arith.extui %b : i8 to i16
  return
}
func.func @f80(%b: i8) {
  %r = arith.extui %b : i8 to i32
  return
}
func.func @f81(%b: i8) {
  %r = arith.extsi %b : i8 to i32
  return
}
func.func @f82(%q4: i4) {
  %r = arith.extsi %q4 : i4 to i32
  return
}
func.func @f83(%q4: i4) {
  %r = arith.extui %q4 : i4 to i32
  return
}
func.func @f84(%h: f16) {
  %r = arith.extf %h : f16 to f32
  return
}
func.func @f85(%n: i16) {
  %r = arith.trunci %n : i16 to i1
  return
}
func.func @f86(%v: vector<4xi32>) {
  %r = arith.trunci %v : vector<4xi32> to vector<4xi1>
  return
}
func.func @f87(%v1: vector<1xi32>) {
  %r = arith.trunci %v1 : vector<1xi32> to vector<1xi1>
  return
}
func.func @f88(%i: i32) {
  %r = arith.trunci %i : i32 to i8
  return
}
func.func @f89(%i: i32) {
  %r = arith.trunci %i : i32 to i4
  return
}
func.func @f90(%n: i16) {
  %r = arith.trunci %n : i16 to i8
  return
}
func.func @f91(%f: f32) {
  %r = arith.truncf %f : f32 to f16
  return
}
func.func @f92(%f: f32) {
  %r = arith.truncf %f to_nearest_even : f32 to f16
  return
}
func.func @f93(%f: f32) {
  %r = arith.truncf %f upward : f32 to f16
  return
}
func.func @f94(%f: f32) {
  %r = arith.truncf %f toward_zero : f32 to f16
  return
}
func.func @f95(%f: f32) {
  %r = arith.truncf %f downward : f32 to f16
  return
}
func.func @f96(%f: f32) {
  %r = arith.truncf %f to_nearest_away : f32 to f16
  return
}
func.func @f97(%c: i1) {
  %r = arith.uitofp %c : i1 to f32
  return
}
func.func @f98(%w: vector<4xi1>) {
  %r = arith.uitofp %w : vector<4xi1> to vector<4xf32>
  return
}
func.func @f99(%c: i1) {
  %r = arith.uitofp %c : i1 to f16
  return
}
func.func @f100(%n: i16) {
  %r = arith.uitofp %n : i16 to f32
  return
}
func.func @f101(%i: i32) {
  %r = arith.uitofp %i : i32 to f32
  return
}
func.func @f102(%i: i32) {
  %r = arith.sitofp %i : i32 to f32
  return
}
func.func @f103(%b: i8) {
  %r = arith.sitofp %b : i8 to f32
  return
}
func.func @f104(%f: f32) {
  %r = arith.fptoui %f : f32 to i16
  return
}
func.func @f105(%f: f32) {
  %r = arith.fptosi %f : f32 to i8
  return
}
func.func @f106(%f: f32) {
  %r = arith.fptosi %f : f32 to i32
  return
}
func.func @f107(%x: index) {
  %r = arith.index_cast %x : index to i32
  return
}
func.func @f108(%x: index) {
  %r = arith.index_cast %x : index to i8
  return
}
func.func @f109(%b: i8) {
  %r = arith.index_cast %b : i8 to index
  return
}
func.func @f112(%xv: vector<4xindex>) {
  %r = arith.index_cast %xv : vector<4xindex> to vector<4xi32>
  return
}
func.func @f113(%n: i16) {
  %r = arith.index_castui %n : i16 to index
  return
}
func.func @f114(%f: f32) {
  %r = arith.bitcast %f : f32 to i32
  return
}
func.func @f115(%h: f16) {
  %r = arith.bitcast %h : f16 to i16
  return
}
func.func @f116(%vf: vector<4xf32>) {
  %r = arith.bitcast %vf : vector<4xf32> to vector<4xi32>
  return
}
func.func @f117() {
  %r = arith.constant true
  return
}
func.func @f118() {
  %r = arith.constant -5 : i8
  return
}
func.func @f119() {
  %r = arith.constant 200 : i8
  return
}
func.func @f120() {
  %r = arith.constant 0.5 : f16
  return
}
func.func @f121() {
  %r = arith.constant dense<[2, 3]> : vector<2xi16>
  return
}
func.func @f122() {
  %r = arith.constant -1 : index
  return
}
func.func @f123() {
  %r = arith.constant dense<1> : tensor<2x3xi32>
  return
}
func.func @f124() {
  %r = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  return
}
func.func @f125() {
  %r = arith.constant dense<[true, false]> : vector<2xi1>
  return
}
func.func @f126() {
  %r = arith.constant dense<[1, -1]> : vector<2xindex>
  return
}
func.func @f127() {
  %r = arith.constant dense<5> : vector<1xi8>
  return
}
func.func @f128() {
  %r = arith.constant dense<5.0> : tensor<1xf32>
  return
}
func.func @f129() {
  %r = arith.constant dense<5.0> : tensor<1x1xf16>
  return
}
func.func @f130() {
  %r = arith.constant dense<5.0> : vector<f32>
  return
}
func.func @f131() {
  %r = arith.constant dense<1.0> : vector<4xf8E5M2>
  return
}
func.func @f132() {
  %r = arith.constant dense<1.0> : tensor<4xf8E5M2>
  return
}
func.func @f133() {
  %r = arith.constant 3 : i4
  return
}
func.func @f134() {
  %r = arith.constant -3 : i4
  return
}
func.func @f135() {
  %r = arith.constant dense<3> : vector<4xi4>
  return
}
func.func @f136() {
  %r = arith.constant dense<0> : tensor<i32>
  return
}
func.func @f137() {
  %r = arith.constant dense<true> : tensor<1xi1>
  return
}
func.func @f138() {
  %r = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  return
}
func.func @f139() {
  %r = arith.constant 1.0 : bf16
  return
}
func.func @resources() {
  %0 = arith.constant dense_resource<two> : tensor<2xi32>
  %1 = arith.constant dense_resource<two> : vector<2xi32>
  return
}
{-#
  dialect_resources: {
    builtin: {
      two: "0x040000000100000002000000"
    }
  }
#-}
