// ARGS: --convert-arith-to-emitc --split-input-file
// ARGS: --convert-arith-to-emitc --split-input-file --mlir-print-debuginfo
func.func @f0(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  return
}
func.func @f1(%a: i32, %b: i32) {
  %1 = arith.subi %a, %b : i32
  return
}
func.func @f2(%a: i32, %b: i32) {
  %2 = arith.muli %a, %b : i32
  return
}
func.func @f3(%a: i32, %b: i32) {
  %3 = arith.divsi %a, %b : i32
  return
}
func.func @f4(%a: i32, %b: i32) {
  %4 = arith.remsi %a, %b : i32
  return
}
func.func @f5(%a: i32, %b: i32) {
  %5 = arith.divui %a, %b : i32
  return
}
func.func @f6(%a: i32, %b: i32) {
  %6 = arith.remui %a, %b : i32
  return
}
func.func @f7(%a: i32, %b: i32) {
  %7 = arith.andi %a, %b : i32
  return
}
func.func @f8(%a: i32, %b: i32) {
  %8 = arith.ori %a, %b : i32
  return
}
func.func @f9(%a: i32, %b: i32) {
  %9 = arith.xori %a, %b : i32
  return
}
func.func @f10(%a: i32, %b: i32) {
  %10 = arith.shli %a, %b : i32
  return
}
func.func @f11(%a: i32, %b: i32) {
  %11 = arith.shrsi %a, %b : i32
  return
}
func.func @f12(%a: i32, %b: i32) {
  %12 = arith.shrui %a, %b : i32
  return
}
func.func @f13(%x: f32, %y: f32) {
  %13 = arith.addf %x, %y : f32
  return
}
func.func @f14(%x: f32) {
  %14 = arith.negf %x : f32
  return
}
func.func @f15(%a: i32, %b: i32) {
  %15 = arith.cmpi ult, %a, %b : i32
  return
}
func.func @f16(%a: i32, %b: i32) {
  %16 = arith.cmpi slt, %a, %b : i32
  return
}
func.func @f17(%x: f32, %y: f32) {
  %17 = arith.cmpf ueq, %x, %y : f32
  return
}
func.func @f18(%p: i1, %a: i32, %b: i32) {
  %18 = arith.select %p, %a, %b : i32
  return
}
func.func @f19(%i: index, %j: index) {
  %19 = arith.addi %i, %j : index
  return
}
func.func @f20(%p: i1, %q: i1) {
  %20 = arith.andi %p, %q : i1
  return
}
func.func @f21(%a: i32, %b: i32) {
  %21 = arith.addi %a, %b overflow<nsw> : i32
  return
}
func.func @f22(%c: i8) {
  %22 = arith.extui %c : i8 to i32
  return
}
func.func @f23(%c: i8) {
  %23 = arith.extsi %c : i8 to i32
  return
}
func.func @f24(%h: i64) {
  %24 = arith.trunci %h : i64 to i32
  return
}
func.func @f25(%i: index) {
  %25 = arith.index_cast %i : index to i32
  return
}
func.func @f26(%i: index) {
  %26 = arith.index_castui %i : index to i32
  return
}
func.func @f27(%a: i32) {
  %27 = arith.index_cast %a : i32 to index
  return
}
func.func @f28(%a: i32) {
  %28 = arith.sitofp %a : i32 to f32
  return
}
func.func @f29(%a: i32) {
  %29 = arith.uitofp %a : i32 to f32
  return
}
func.func @f30(%x: f32) {
  %30 = arith.fptosi %x : f32 to i32
  return
}
func.func @f31(%x: f32) {
  %31 = arith.fptoui %x : f32 to i32
  return
}
func.func @f32(%x: f32) {
  %32 = arith.extf %x : f32 to f64
  return
}
func.func @f33(%d: f64) {
  %33 = arith.truncf %d : f64 to f32
  return
}
func.func @f34(%h: i64) {
  %34 = arith.trunci %h : i64 to i1
  return
}
func.func @f35(%p: i1) {
  %35 = arith.extui %p : i1 to i32
  return
}
func.func @f36(%i: index, %j: index) {
  %36 = arith.shrsi %i, %j : index
  return
}
func.func @f37(%i: index, %j: index) {
  %37 = arith.shrui %i, %j : index
  return
}
func.func @f38(%i: index, %j: index) {
  %38 = arith.shli %i, %j : index
  return
}
func.func @f39(%i: index, %j: index) {
  %40 = arith.cmpi uge, %i, %j : index
  return
}
func.func @f40() {
  %41 = arith.constant 5 : i32
  return
}
func.func @f41() {
  %42 = arith.constant 5 : index
  return
}
func.func @f42() {
  %43 = arith.constant true
  return
}
func.func @f43() {
  %44 = arith.constant 1.5 : f32
  return
}
func.func @f44(%p: i1, %q: i1) {
  %46 = arith.xori %p, %q : i1
  return
}
func.func @f45(%p: i1) {
  %47 = arith.index_castui %p : i1 to index
  return
}
func.func @f47(%p: i1) {
  %49 = arith.uitofp %p : i1 to f32
  return
}
func.func @f48() {
  %51 = arith.constant dense<1> : tensor<2xi32>
  return
}
func.func @f49() {
  %53 = arith.constant -1 : i8
  return
}
func.func @f50(%x: f32, %y: f32) {
  %0 = arith.cmpf false, %x, %y : f32
  return
}
func.func @f51(%x: f32, %y: f32) {
  %0 = arith.cmpf oeq, %x, %y : f32
  return
}
func.func @f52(%x: f32, %y: f32) {
  %0 = arith.cmpf ogt, %x, %y : f32
  return
}
func.func @f53(%x: f32, %y: f32) {
  %0 = arith.cmpf oge, %x, %y : f32
  return
}
func.func @f54(%x: f32, %y: f32) {
  %0 = arith.cmpf olt, %x, %y : f32
  return
}
func.func @f55(%x: f32, %y: f32) {
  %0 = arith.cmpf ole, %x, %y : f32
  return
}
func.func @f56(%x: f32, %y: f32) {
  %0 = arith.cmpf one, %x, %y : f32
  return
}
func.func @f57(%x: f32, %y: f32) {
  %0 = arith.cmpf ord, %x, %y : f32
  return
}
func.func @f58(%x: f32, %y: f32) {
  %0 = arith.cmpf ueq, %x, %y : f32
  return
}
func.func @f59(%x: f32, %y: f32) {
  %0 = arith.cmpf ugt, %x, %y : f32
  return
}
func.func @f60(%x: f32, %y: f32) {
  %0 = arith.cmpf uge, %x, %y : f32
  return
}
func.func @f61(%x: f32, %y: f32) {
  %0 = arith.cmpf ult, %x, %y : f32
  return
}
func.func @f62(%x: f32, %y: f32) {
  %0 = arith.cmpf ule, %x, %y : f32
  return
}
func.func @f63(%x: f32, %y: f32) {
  %0 = arith.cmpf une, %x, %y : f32
  return
}
func.func @f64(%x: f32, %y: f32) {
  %0 = arith.cmpf uno, %x, %y : f32
  return
}
func.func @f65(%x: f32, %y: f32) {
  %0 = arith.cmpf true, %x, %y : f32
  return
}
func.func @f66(%i: index, %j: index) {
  %0 = arith.cmpi eq, %i, %j : index
  return
}
func.func @f67(%p: i1, %q: i1) {
  %0 = arith.cmpi eq, %p, %q : i1
  return
}
func.func @f68(%i: index, %j: index) {
  %0 = arith.cmpi ne, %i, %j : index
  return
}
func.func @f69(%p: i1, %q: i1) {
  %0 = arith.cmpi ne, %p, %q : i1
  return
}
func.func @f70(%i: index, %j: index) {
  %0 = arith.cmpi slt, %i, %j : index
  return
}
func.func @f72(%i: index, %j: index) {
  %0 = arith.cmpi sle, %i, %j : index
  return
}
func.func @f74(%i: index, %j: index) {
  %0 = arith.cmpi sgt, %i, %j : index
  return
}
func.func @f76(%i: index, %j: index) {
  %0 = arith.cmpi sge, %i, %j : index
  return
}
func.func @f78(%i: index, %j: index) {
  %0 = arith.cmpi ult, %i, %j : index
  return
}
func.func @f79(%p: i1, %q: i1) {
  %0 = arith.cmpi ult, %p, %q : i1
  return
}
func.func @f80(%i: index, %j: index) {
  %0 = arith.cmpi ule, %i, %j : index
  return
}
func.func @f81(%p: i1, %q: i1) {
  %0 = arith.cmpi ule, %p, %q : i1
  return
}
func.func @f82(%i: index, %j: index) {
  %0 = arith.cmpi ugt, %i, %j : index
  return
}
func.func @f83(%p: i1, %q: i1) {
  %0 = arith.cmpi ugt, %p, %q : i1
  return
}
func.func @f84(%i: index, %j: index) {
  %0 = arith.cmpi uge, %i, %j : index
  return
}
func.func @f85(%p: i1, %q: i1) {
  %0 = arith.cmpi uge, %p, %q : i1
  return
}
func.func @f86(%w: i7) {
  %0 = arith.cmpi slt, %w, %w : i7
  return
}
func.func @f87(%big: i128) {
  %0 = arith.cmpi ult, %big, %big : i128
  return
}
func.func @f88(%hf: f16, %hg: f16) {
  %0 = arith.cmpf ult, %hf, %hg : f16
  return
}
func.func @f89(%hf: f16, %hg: f16) {
  %0 = arith.addf %hf, %hg : f16
  return
}
func.func @f90(%bf: bf16) {
  %0 = arith.addf %bf, %bf : bf16
  return
}
func.func @f91(%x: f32) {
  %0 = arith.addf %x, %x fastmath<fast> : f32
  return
}
func.func @f92(%p: i1) {
  %0 = arith.divsi %p, %p : i1
  return
}
func.func @f93(%i: index) {
  %0 = arith.divsi %i, %i : index
  return
}
func.func @f94(%i: index) {
  %0 = arith.remsi %i, %i : index
  return
}
func.func @f95(%p: i1) {
  %0 = arith.divui %p, %p : i1
  return
}
func.func @f96(%i: index) {
  %0 = arith.muli %i, %i overflow<nsw> : index
  return
}
func.func @f97(%i: index) {
  %0 = arith.muli %i, %i overflow<nuw> : index
  return
}
func.func @f98(%a: i32, %b: i32) {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  return
}
func.func @f99(%w: i7) {
  %0 = arith.andi %w, %w : i7
  return
}
func.func @f100(%i: index) {
  %0 = arith.andi %i, %i : index
  return
}
func.func @f101(%va: vector<4xi32>) {
  %0 = arith.andi %va, %va : vector<4xi32>
  return
}
func.func @f102(%h: i64) {
  %0 = arith.shli %h, %h overflow<nsw> : i64
  return
}
func.func @f103(%hf: f16) {
  %0 = arith.negf %hf : f16
  return
}
func.func @f104(%p: i1, %i: index, %j: index) {
  %0 = arith.select %p, %i, %j : index
  return
}
func.func @f105(%p: i1, %va: vector<4xi32>) {
  %0 = arith.select %p, %va, %va : vector<4xi32>
  return
}
func.func @f106(%vp: vector<4xi1>, %va: vector<4xi32>) {
  %0 = arith.select %vp, %va, %va : vector<4xi1>, vector<4xi32>
  return
}
func.func @f107(%p: i1, %ti: tensor<2xi32>) {
  %0 = arith.select %p, %ti, %ti : tensor<2xi32>
  return
}
func.func @f108(%p: i1, %w: i7) {
  %0 = arith.select %p, %w, %w : i7
  return
}
func.func @f109(%a: i32) {
  %0 = arith.trunci %a : i32 to i8
  return
}
func.func @f110(%c: i8) {
  %0 = arith.trunci %c : i8 to i1
  return
}
func.func @f111(%i: index) {
  %0 = arith.index_cast %i : index to i1
  return
}
func.func @f112(%i: index) {
  %0 = arith.index_castui %i : index to i1
  return
}
func.func @f113(%h: i64) {
  %0 = arith.index_castui %h : i64 to index
  return
}
func.func @f114(%h: i64) {
  %0 = arith.index_cast %h : i64 to index
  return
}
func.func @f115(%a: i32) {
  %0 = arith.sitofp %a : i32 to f16
  return
}
func.func @f116(%a: i32) {
  %0 = arith.uitofp %a : i32 to bf16
  return
}
func.func @f117(%hf: f16) {
  %0 = arith.fptosi %hf : f16 to i8
  return
}
func.func @f118(%hf: f16) {
  %0 = arith.extf %hf : f16 to f32
  return
}
func.func @f119(%x: f32) {
  %0 = arith.truncf %x : f32 to bf16
  return
}
func.func @f120() {
  %0 = arith.constant 3.0 : f16
  return
}
func.func @f121() {
  %0 = arith.constant dense<3> : tensor<4xindex>
  return
}
// -----
func.func @f(%i: index, %j: index) {
  %39 = arith.divui %i, %j : index
  return
}
// -----
func.func @f() {
  %52 = arith.constant dense<1.0> : vector<2xf32>
  return
}
// -----
func.func @f(%va: vector<4xi32>) {
  %0 = arith.cmpi ult, %va, %va : vector<4xi32>
  return
}
// -----
func.func @f(%q4: f128) {
  %0 = arith.cmpf ult, %q4, %q4 : f128
  return
}
// -----
func.func @f(%vx: vector<4xf32>) {
  %0 = arith.cmpf ult, %vx, %vx : vector<4xf32>
  return
}
// -----
func.func @f(%q4: f128) {
  %0 = arith.addf %q4, %q4 : f128
  return
}
// -----
func.func @f(%vx: vector<4xf32>) {
  %0 = arith.addf %vx, %vx fastmath<fast> : vector<4xf32>
  return
}
// -----
func.func @f(%va: vector<4xi32>) {
  %0 = arith.divsi %va, %va : vector<4xi32>
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.divsi %w, %w : i7
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.remui %w, %w : i7
  return
}
// -----
func.func @f(%va: vector<4xi32>) {
  %0 = arith.remui %va, %va : vector<4xi32>
  return
}
// -----
func.func @f(%big: i128) {
  %0 = arith.remui %big, %big : i128
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.addi %w, %w : i7
  return
}
// -----
func.func @f(%big: i128) {
  %0 = arith.addi %big, %big : i128
  return
}
// -----
func.func @f(%va: vector<4xi32>) {
  %0 = arith.addi %va, %va : vector<4xi32>
  return
}
// -----
func.func @f(%ti: tensor<2xi32>) {
  %0 = arith.addi %ti, %ti : tensor<2xi32>
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.shrui %w, %w : i7
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.shrsi %w, %w : i7
  return
}
// -----
func.func @f(%va: vector<4xi32>) {
  %0 = arith.shli %va, %va : vector<4xi32>
  return
}
// -----
func.func @f(%vx: vector<4xf32>) {
  %0 = arith.negf %vx : vector<4xf32>
  return
}
// -----
func.func @f(%q4: f128) {
  %0 = arith.negf %q4 : f128
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.extui %w : i7 to i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extui %a : i32 to i128
  return
}
// -----
func.func @f(%va: vector<4xi32>) {
  %0 = arith.extui %va : vector<4xi32> to vector<4xi64>
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.extsi %w : i7 to i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.trunci %a : i32 to i7
  return
}
// -----
func.func @f(%va: vector<4xi32>) {
  %0 = arith.trunci %va : vector<4xi32> to vector<4xi8>
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.trunci %w : i7 to i1
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.index_cast %w : i7 to index
  return
}
// -----
func.func @f(%w: i7) {
  %0 = arith.sitofp %w : i7 to f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f128
  return
}
// -----
func.func @f(%va: vector<4xi32>) {
  %0 = arith.uitofp %va : vector<4xi32> to vector<4xf32>
  return
}
// -----
func.func @f(%q4: f128) {
  %0 = arith.fptosi %q4 : f128 to i8
  return
}
// -----
func.func @f(%x: f32) {
  %0 = arith.fptosi %x : f32 to i7
  return
}
// -----
func.func @f(%x: f32) {
  %0 = arith.fptoui %x : f32 to i128
  return
}
// -----
func.func @f(%x: f32) {
  %0 = arith.extf %x : f32 to f128
  return
}
// -----
func.func @f(%x: f32) {
  %0 = arith.truncf %x to_nearest_even : f32 to bf16
  return
}
// -----
func.func @f(%vx: vector<4xf32>) {
  %0 = arith.truncf %vx : vector<4xf32> to vector<4xf16>
  return
}
// -----
func.func @f(%f8: f8E4M3FN) {
  %0 = arith.extf %f8 : f8E4M3FN to f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to f32
  return
}
// -----
func.func @f(%x: f32, %y: f32) {
  %0 = arith.maximumf %x, %y : f32
  return
}
// -----
func.func @f(%x: f32, %y: f32) {
  %0 = arith.remf %x, %y : f32
  return
}
// -----
func.func @f() {
  %0 = arith.constant 3 : i7
  return
}
// -----
func.func @f() {
  %0 = arith.constant 3.0 : f128
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.minsi %a, %b : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  return
}
// -----
func.func @bits(%a: index, %b: index) {
  %0 = arith.xori %a, %b : index
  return
}
