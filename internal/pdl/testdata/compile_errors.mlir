pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.apply_native_constraint "unheard_of"(%op : !pdl.operation)
  pdl.apply_native_constraint "unheard_of_too"(%op : !pdl.operation)
  pdl.rewrite %op with "creator"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op with "unheard_of"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    pdl.apply_native_rewrite "unheard_of"(%op : !pdl.operation)
  }
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    %t = pdl.type
    %new = pdl.operation "a.c" -> (%t : !pdl.type)
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %b = pdl.operation "a.c"
  %r = pdl.result 0 of %b
  pdl.apply_native_constraint "op_constr_return_attr"(%r : !pdl.value) : !pdl.attribute
  pdl.rewrite %a {
    pdl.erase %a
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %b = pdl.operation "a.c"
  pdl.apply_native_constraint "multi_entity_constraint"(%a, %b : !pdl.operation, !pdl.operation)
  pdl.rewrite %a {
    pdl.erase %a
  }
}
