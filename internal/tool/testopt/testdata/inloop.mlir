// ARGS: --test-block-is-in-loop
func.func @f(%a: i1, %n: index) {
  cf.br ^b(%a : i1)
^b(%x: i1):
  scf.for %i = %n to %n step %n {
    "test.x"(%i) : (index) -> ()
    scf.if %x {
      "test.y"() : () -> ()
    }
  }
  cf.cond_br %x, ^b(%x : i1), ^c
^c:
  return
}
