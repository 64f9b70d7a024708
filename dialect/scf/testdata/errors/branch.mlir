func.func @f(%c: i1, %x: i32, %y: f32) -> i32 {
  %r = scf.if %c -> (i32) {
    scf.yield %y : f32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) -> i32 {
  %r = scf.if %c -> (i32) {
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  %0:2 = "scf.while"(%x) ({
  ^bb0(%a: i32, %b: i32):
    scf.condition(%c) %a, %a : i32, i32
  }, {
  ^bb0(%a: i32, %b: i32):
    scf.yield %a : i32
  }) : (i32) -> (i32, i32)
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  %0:2 = "scf.while"(%x) ({
  ^bb0(%a: i32):
    scf.condition(%c) %a, %a : i32, i32
  }, {
  ^bb0(%a: i32, %b: i32):
    scf.yield %y : f32
  }) : (i32) -> (i32, i32)
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  %0:2 = "scf.while"(%x) ({
  ^bb0(%a: i32):
    scf.condition(%c) %a, %a : i32, i32
  }, {
  ^bb0(%a: i32, %b: f32):
    scf.yield %x : i32
  }) : (i32) -> (i32, i32)
  return 
}
// -----
func.func @f(%c: i1, %x: i32, %y: f32) {
  %0:2 = "scf.while"(%x) ({
  ^bb0(%a: f32):
    scf.condition(%c) %x, %x : i32, i32
  }, {
  ^bb0(%a: i32, %b: i32):
    scf.yield %x : i32
  }) : (i32) -> (i32, i32)
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = scf.for %i = %l to %l step %l iter_args(%a = %x) -> i32 {
    scf.yield %a, %a : i32, i32
  }
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = scf.for %i = %l to %l step %l iter_args(%a = %x) -> i32 {
    scf.yield %y : f32
  }
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = "scf.for"(%l, %l, %l, %x) ({
   ^bb0(%i: index, %a: f32):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> i32
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = "scf.for"(%l, %l, %l, %x) ({
   ^bb0(%i: index, %a: i32, %b: i32):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> i32
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0:2 = "scf.for"(%l, %l, %l, %x) ({
   ^bb0(%i: index, %a: i32):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> (i32, i32)
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = scf.execute_region -> i32 {
     cf.br ^bb1
    ^bb1:
     scf.yield %y : f32
  }
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  %0 = scf.index_switch %l -> i32 
  case 1 {
     scf.yield %y : f32
  }
  default {
     scf.yield %x : i32
    }
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: f32) {
  "scf.parallel"(%l, %l, %l) <{operandSegmentSizes=array<i32: 1,1,1,0>}> ({
   ^bb0(%i: index, %j: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: tensor<4xf32>) {
  %0= "scf.forall"(%y) <{operandSegmentSizes=array<i32: 0,0,0,1>, staticLowerBound=array<i64: 0>, staticUpperBound=array<i64: 0>,staticStep=array<i64: 0>}> ({
   ^bb0(%i: index, %j: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> (tensor<3xf32>)
  return 
}
// -----
func.func @f(%l: index, %x: i32, %y: tensor<4xf32>) {
  "scf.forall"(%y) <{operandSegmentSizes=array<i32: 0,0,0,1>, staticLowerBound=array<i64: 0>, staticUpperBound=array<i64: 0>,staticStep=array<i64: 0>}> ({
   ^bb0(%i: index, %j: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> ()
  return 
}
