pdl_interp.func @matcher() {
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.record_match @rewriters::@a(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
^end:
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.record_match @rewriters::@a(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
^end:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @a(%x : !pdl.value) {
    pdl_interp.finalize
  }
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.erase %root
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.record_match @rewriters::@a(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
^end:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @a(%root : !pdl.operation) {
    pdl_interp.record_match @rewriters::@a(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.branch ^end
^end:
  "t.other"() : () -> ()
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  %a = "t.other"() : () -> i32
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.apply_constraint "none"(%root : !pdl.operation) -> ^end, ^end
^end:
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.branch ^end
^end:
  pdl_interp.finalize
^other(%x : !pdl.value):
  pdl_interp.finalize
}
// -----
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.finalize
}
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    pdl.erase %op
  }
}
