func.func @f(%c: i1, %i : index) {
  scf.forall (%a) in (4) {
    scf.for %b = %i to %i step %i {
      scf.if %c {
        scf.while : () -> () {
          scf.condition(%c)
        } do {
          scf.yield
        }
      }
    }
  }
  scf.forall (%a) = (%i) to (4) step (%i) {
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%a) = (%c0) to (4) step (%c1) {
  }
  scf.forall () in () {
  }
  %x, %y = scf.if %c -> (index, index) {
    scf.yield %i, %i : index, index
  } else {
    scf.yield %i, %i : index, index
  }
  return
}
