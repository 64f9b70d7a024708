// ARGS: --sccp --allow-unregistered-dialect
// ARGS: --pass-pipeline=builtin.module(func.func(sccp)) --allow-unregistered-dialect
// ARGS: --pass-pipeline=builtin.module(sccp,cse,func.func(control-flow-sink)) --allow-unregistered-dialect

func.func @f(%x: i32, %c: i1, %n: index) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %c1i = arith.constant 1 : index
  %c0i = arith.constant 0 : index
  cf.cond_br %true, ^bb1(%c1 : i32), ^bb2(%x : i32)
^bb1(%a: i32):
  cf.br ^bb3(%a, %c1 : i32, i32)
^bb2(%b: i32):
  cf.br ^bb3(%b, %x : i32, i32)
^bb3(%d: i32, %e: i32):
  %f = scf.if %c -> i32 {
    scf.yield %c1 : i32
  } else {
    scf.yield %d : i32
  }
  %g = scf.for %i = %c0i to %n step %c1i iter_args(%it = %c1) -> i32 {
    scf.yield %it : i32
  }
  %h = scf.while (%w = %c1) : (i32) -> i32 {
    scf.condition(%c) %w : i32
  } do {
  ^bb0(%v: i32):
    %use = arith.addi %v, %x : i32
    scf.yield %v : i32
  }
  %r = func.call @priv(%c1) : (i32) -> i32
  cf.switch %r : i32, [default: ^bb4(%x: i32), 1: ^bb4(%c1: i32), 2: ^bb5]
^bb5:
  cf.br ^bb4(%x: i32)
^bb4(%s: i32):
  %if2 = scf.if %true -> i32 { scf.yield %s : i32 } else { scf.yield %x : i32 }
  return %f, %g, %h, %if2 : i32, i32, i32, i32
}
func.func private @priv(%p: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = call @priv(%c1) : (i32) -> i32
  return %p : i32
}
func.func private @loop(%p: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c1 : i32)
^bb1(%i: i32):
  %z = arith.constant dense<1> : tensor<4xi32>
  %cmp = "test.foo"(%i, %z) : (i32, tensor<4xi32>) -> i1
  cf.cond_br %cmp, ^bb1(%i : i32), ^bb2(%p, %i : i32, i32)
^bb2(%y: i32, %w: i32):

  %c1x = arith.constant 1 : index
  %k = scf.index_switch %c1x -> i32 case 1 { scf.yield %w : i32 } default { scf.yield %y : i32}
  "test.u"(%k) : (i32) -> ()
  return %w : i32
}

// The condition is false, so that the loop has no second iteration.
func.func @while(%a: i32, %b: i32) -> i32 {
  %c-5 = arith.constant -5 : i32
  %c100 = arith.constant 100 : i32
  %zero = arith.subi %a, %a : i32
  %r = scf.while (%v = %c100) : (i32) -> i32 {
    %c = arith.cmpi slt, %zero, %c-5 : i32
    scf.condition(%c) %v : i32
  } do {
  ^bb0(%v: i32):
    scf.yield %c-5 : i32
  }
  return %r : i32
}
async.func @later(%a: f32) -> (!async.token, !async.value<f32>) {
  async.return %a : f32
}
async.func @await_later(%x: f32) -> !async.token {
  %t, %v = async.call @later(%x) : (f32) -> (!async.token, !async.value<f32>)
  async.await %t : !async.token
  async.return
}
