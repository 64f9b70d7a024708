func.func @f(%l: index, %x: i32) {
  %0 = scf.for %i = %l to %l step %l -> i32 {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  scf.for %i = %l to %l {
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  %0:2 = scf.for %i = %l to %l step %l iter_args(%a = %x) -> (i32, i32) {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  scf.for %i = %l to %l step %x {
  }
  return
}
// -----
func.func @f(%l: f32, %x: i32) {
  scf.for %i = %l to %l step %l : f32 {
  }
  return
}
// -----
func.func @f(%l: f32, %x: i32) {
  scf.if %x {
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  %0 = scf.if %c -> i32 {
  } else {
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x) : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x) : i32 {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x) : (i32) -> () {
    "x"() : () -> ()
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while (%a = %x) : (i32) -> () {
    scf.condition(%c)
  } {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.condition(%c)
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  scf.execute_region {
  ^bb0(%a: i32):
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  "scf.execute_region"() ({
  }) : () -> ()
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  scf.parallel (%i, %j) = (%l) to (%l, %l) step (%l, %l) {
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  scf.parallel (%i) = (%l) to (%l) step (%l) init (%x) {
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%x) -> i32 {
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  %c = arith.constant 0 : index
  scf.parallel (%i) = (%l) to (%l) step (%c) {
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  scf.parallel () = () to () step () {
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  "scf.parallel"(%l, %l, %l) <{operandSegmentSizes=array<i32: 1,1,1,0>}> ({
   ^bb0(%i: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  "scf.parallel"(%l, %l, %l) <{operandSegmentSizes=array<i32: 1,1,1,0>}> ({
   ^bb0(%i: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%x) -> i32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: f32):
      scf.reduce.return %a : i32
    }
  }
  return
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %y : f32
    }
  }
  return
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      "x"() : () -> ()
    }
  }
  return
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%l) step (%l) {
    "scf.reduce"(%x) : (i32) -> ()
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  scf.index_switch %l
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  %0 = scf.index_switch %l -> i32
  case 1 {
    scf.yield %x : i32
  }
  default {
    scf.yield
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  scf.index_switch %l
  case a {
    scf.yield
  }
  default {
  }
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  "scf.index_switch"(%l) <{cases = array<i64: 1, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  "scf.index_switch"(%l) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
    scf.condition(%l)
  }) : (index) -> ()
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  scf.forall (%i, %j) in (4) {
  }
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (a) {
  }
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (4) shared_outs(%o = %t) {
  }
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %t[0][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (4) {
    scf.forall.in_parallel {
      %0 = arith.constant 1 : index
    }
  }
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (4) {
  } {mapping = [1]}
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  "scf.forall"(%l) <{operandSegmentSizes=array<i32: 0,1,0,0>, staticLowerBound=array<i64: 0>, staticUpperBound=array<i64: 0>,staticStep=array<i64: 0>}> ({
   ^bb0(%i: index):
    scf.forall.in_parallel {
    }
  }) : (index) -> ()
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes=array<i32: 0,0,0,0>, staticLowerBound=array<i64: 0>, staticUpperBound=array<i64: 0, 1>,staticStep=array<i64: 0>}> ({
   ^bb0(%i: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}
// -----
func.func @f(%l: index, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes=array<i32: 0,0,0,0>, staticLowerBound=array<i64: 0>, staticUpperBound=array<i64: 0>,staticStep=array<i64: 0>}> ({
   ^bb0(%i: i32):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  "scf.for"(%l, %l, %l) ({
   ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  %0 = "scf.for"(%l, %l, %l, %x) ({
   ^bb0(%i: index, %a: i32):
    scf.yield
  }) : (index, index, index, i32) -> i32
  return
}
// -----
func.func @f(%l: index, %x: i32) {
  scf.yield
}
