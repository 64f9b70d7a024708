// ARGS: --canonicalize

func.func private @use(i1, i32)

// The condition has several uses in each destination, in one operation and in several, and others in
// blocks that have other predecessors, too, and in regions.
func.func @several_uses(%c: i1, %x: i32, %y: i32) -> i32 {
  call @use(%c, %x) : (i1, i32) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  call @use(%c, %y) : (i1, i32) -> ()
  %0 = arith.select %c, %x, %y : i32
  %1 = arith.andi %c, %c : i1
  call @use(%1, %0) : (i1, i32) -> ()
  scf.if %c {
    func.call @use(%c, %x) : (i1, i32) -> ()
  }
  cf.cond_br %c, ^bb3(%0 : i32), ^bb4
^bb2:
  %2 = arith.extui %c : i1 to i32
  cf.br ^bb3(%2 : i32)
^bb3(%z: i32):
  %3 = arith.select %c, %z, %x : i32
  return %3 : i32
^bb4:
  call @use(%c, %x) : (i1, i32) -> ()
  return %y : i32
}

// The destination has more operands than the condition has uses, and none of them is one.
func.func @no_use(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %x, %y : i32
  %1 = arith.muli %0, %y : i32
  return %1 : i32
^bb2:
  call @use(%c, %x) : (i1, i32) -> ()
  return %x : i32
}
