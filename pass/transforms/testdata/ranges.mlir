// ARGS: --int-range-optimizations --allow-unregistered-dialect
// ARGS: --arith-unsigned-when-equivalent --allow-unregistered-dialect
// ARGS: --pass-pipeline=builtin.module(arith-unsigned-when-equivalent,int-range-optimizations,cse) --allow-unregistered-dialect

func.func @loop(%n: index, %x: i32) -> (i1, index, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c100 = arith.constant 100 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %c0) -> index {
    %l = arith.cmpi slt, %i, %c10 : index
    %m = arith.remsi %i, %c10 : index
    "test.use"(%l, %m) : (i1, index) -> ()
    %s = arith.addi %a, %i : index
    scf.yield %s : index
  }
  %b = arith.cmpi sge, %r, %c0 : index
  %q = arith.minui %n, %c10 : index
  %t = arith.cmpi ult, %q, %c100 : index
  %p = scf.parallel (%j) = (%c0) to (%q) step (%c1) init(%c1) -> index {
    %l = arith.cmpi slt, %j, %c10 : index
    "test.use"(%l) : (i1) -> ()
    scf.reduce(%j : index) {
    ^bb0(%u: index, %v: index):
      %w = arith.cmpi slt, %u, %c10 : index
      "test.use"(%w) : (i1) -> ()
      scf.reduce.return %u : index
    }
  }
  scf.forall (%j, %k) = (0, 2) to (%q, 7) step (1, 2) {
    %l = arith.cmpi slt, %j, %c10 : index
    %m = arith.cmpi sge, %k, %c1 : index
    "test.use"(%l, %m) : (i1, i1) -> ()
  }
  %z = arith.constant 0 : i32
  %w = scf.while (%a = %z) : (i32) -> i32 {
    %y = arith.cmpi slt, %a, %x : i32
    scf.condition(%y) %a : i32
  } do {
  ^bb0(%a: i32):
    %o = arith.constant 1 : i32
    %d = arith.addi %a, %o overflow<nsw> : i32
    scf.yield %d : i32
  }
  %g = arith.cmpi sge, %w, %z : i32
  return %b, %p, %t, %g : i1, index, i1, i1
}
func.func private @ext(%x: i32) -> i32
func.func private @callee(%x: i32) -> (i32, i1) {
  %c = arith.constant 100 : i32
  %l = arith.cmpi ult, %x, %c : i32
  %r = arith.constant 7 : i32
  %u = arith.andi %x, %r : i32
  return %u, %l : i32, i1
}
func.func @calls(%x: i32) -> (i32, i1, i1, i32) {
  %c = arith.constant 8 : i32
  %m = arith.remui %x, %c : i32
  %a:2 = call @callee(%m) : (i32) -> (i32, i1)
  %b:2 = call @callee(%c) : (i32) -> (i32, i1)
  %l = arith.cmpi ult, %a#0, %c : i32
  %e = call @ext(%m) : (i32) -> i32
  return %a#0, %a#1, %l, %e : i32, i1, i1, i32
}
func.func @vec(%v: vector<4xi8>, %t: tensor<?xi8>) -> (vector<4xi1>, tensor<?xi8>, vector<4xi8>, vector<4xi1>) {
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %z = arith.constant dense<0> : vector<4xi8>
  %m = arith.andi %v, %c : vector<4xi8>
  %g = arith.cmpi sge, %m, %z : vector<4xi8>
  %o = arith.minui %m, %z : vector<4xi8>
  %n = arith.muli %t, %t : tensor<?xi8>
  %k = arith.cmpi ult, %m, %c : vector<4xi8>
  return %g, %n, %o, %k : vector<4xi1>, tensor<?xi8>, vector<4xi8>, vector<4xi1>
}
func.func @dim(%t: tensor<?x4xi8>, %i: index) -> (i1, i1, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c0 : tensor<?x4xi8>
  %e = tensor.dim %t, %c1 : tensor<?x4xi8>
  %f = tensor.dim %t, %i : tensor<?x4xi8>
  %a = arith.cmpi sge, %d, %c0 : index
  %b = arith.cmpi sge, %f, %c0 : index
  %q = arith.divsi %d, %e : index
  %r = arith.floordivsi %d, %f : index
  return %a, %b, %q, %r : i1, i1, index, index
}
func.func @unsigned(%a: i32, %b: i32, %i: index) -> (i32, i32, i64, i64, i32, index, i32, i64) {
  %c7 = arith.constant 7 : i32
  %c1 = arith.constant 1 : i32
  %x = arith.andi %a, %c7 : i32
  %y0 = arith.andi %b, %c7 : i32
  %y = arith.addi %y0, %c1 : i32
  %s = arith.shrsi %x, %y {foo} : i32
  %d = arith.floordivsi %x, %y {foo} : i32
  %e = arith.extsi %x {foo} : i32 to i64
  %m, %n = arith.mulsi_extended %x, %y : i32
  %ic = arith.index_cast %x : i32 to index
  %z = arith.divsi %x, %y exact : i32
  %w = arith.sitofp %x : i32 to f32
  %ff = arith.fptosi %w : f32 to i32
  return %s, %d, %e, %e, %m, %ic, %z, %e : i32, i32, i64, i64, i32, index, i32, i64
}
func.func @cf_a(%x: i32, %f: f32, %c: i1) -> i32 {
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %r = arith.remui %x, %c4 : i32
  %b = arith.cmpi ult, %r, %c8 : i32
  %z = scf.if %b -> i32 { scf.yield %r : i32 } else { scf.yield %c8 : i32 }
  %w = arith.remui %z, %c4 : i32
  return %w : i32
}
func.func @cf_b(%x: i32, %f: f32, %c: i1) -> i32 {
  %c4 = arith.constant 4 : i32
  %r = arith.remui %x, %c4 : i32
  cf.cond_br %c, ^bb1(%r, %f: i32, f32), ^bb2
^bb1(%i: i32, %g: f32):
  %w = arith.remui %i, %c4 : i32
  return %w : i32
^bb2:
  return %c4 : i32
}
func.func @cf_c(%x: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %r = arith.addi %c4, %c5 : i32
  %q = arith.addi %x, %c4 : i32
  %q2 = arith.addi %q, %c4 : i32
  return %q2 : i32
}
func.func @f1() -> i1 {
  %i = arith.constant -1 : index
  %z = index.constant 0
  %v16 = index.cmp slt(%i, %z)
  %n2 = arith.addi %v16, %v16 overflow<nsw> : i1
  return %n2 : i1
}
func.func @f2() -> i1 {
  %i = arith.constant -1 : index
  %z = arith.constant 0 : index
  %v16 = arith.cmpi slt, %i, %z : index
  %n2 = arith.addi %v16, %v16 overflow<nsw> : i1
  return %n2 : i1
}
func.func @f3() -> i1 {
  %v16 = arith.constant true
  %n2 = arith.addi %v16, %v16 overflow<nsw> : i1
  return %n2 : i1
}
func.func @f4() -> (i1, i1) {
  %i = arith.constant -1 : index
  %z = arith.constant 0 : index
  %v16 = arith.cmpi slt, %i, %z : index
  %n2 = arith.addi %v16, %v16 overflow<nsw> : i1
  return %n2, %v16 : i1, i1
}
