// A matcher and a rewriter that do not end.
module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.branch ^again
  ^again:
    pdl_interp.check_operation_name of %root is "t.a" -> ^again, ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
  }
}
module @ir {
  "t.a"() : () -> ()
}
// -----
module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.record_match @rewriters::@a(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @a(%root : !pdl.operation) {
      pdl_interp.branch ^again
    ^again:
      pdl_interp.branch ^again
    }
  }
}
module @ir {
  "t.a"() : () -> ()
}
// -----
// A range that grows too long.
module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.record_match @rewriters::@a(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @a(%root : !pdl.operation) {
      %0 = pdl_interp.create_types [i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1]
      %1 = pdl_interp.create_range %0, %0, %0, %0, %0, %0, %0, %0 : !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>
      %2 = pdl_interp.create_range %1, %1, %1, %1, %1, %1, %1, %1 : !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>
      %3 = pdl_interp.create_range %2, %2, %2, %2, %2, %2, %2, %2 : !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>
      %4 = pdl_interp.create_range %3, %3, %3, %3, %3, %3, %3, %3 : !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>
      %5 = pdl_interp.create_range %4, %4, %4, %4, %4, %4, %4, %4 : !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>
      %6 = pdl_interp.create_range %5, %5, %5, %5, %5, %5, %5, %5 : !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>, !pdl.range<type>
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir {
  "t.a"() : () -> ()
}
// -----
// What is erased twice.
module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.record_match @rewriters::@a(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @a(%root : !pdl.operation) {
      pdl_interp.erase %root
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir {
  "t.a"() : () -> ()
}
