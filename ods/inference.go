package ods

// InfersTypes reports whether the types of all results follow from the definition, so
// that mlir-tblgen writes inferReturnTypes if it knows the interface.
func (op *Operator) InfersTypes() bool {
	if len(op.Results) == 0 {
		return false
	}
	known := make([]bool, len(op.Results))
	for i, v := range op.Results {
		if v.IsVariableLength() {
			return false
		}
		known[i] = v.Constraint.BuilderCall != ""
	}
	if op.HasTrait("SameOperandsAndResultType") {
		for _, v := range op.Operands {
			if !v.IsVariableLength() {
				return true
			}
		}
		return false
	}
	for changed := true; changed; {
		changed = false
		infer := func(from []string, to string) {
			for i, v := range op.Results {
				if v.Name == to && !known[i] && op.anyKnown(from, known) {
					known[i], changed = true, true
				}
			}
		}
		for _, names := range op.AllTypesMatch {
			for _, n := range names {
				infer(names, n)
			}
		}
		for _, m := range op.TypeMaps {
			infer([]string{m.LHS}, m.RHS)
		}
	}
	for _, k := range known {
		if !k {
			return false
		}
	}
	return true
}

// anyKnown reports whether the type of one of the named values is known: of a single
// operand, of an attribute that is always present, or of a result.
func (op *Operator) anyKnown(names []string, results []bool) bool {
	for _, n := range names {
		for _, v := range op.Operands {
			if v.Name == n && !v.IsVariableLength() {
				return true
			}
		}
		for _, a := range op.Attributes {
			if a.Name == n && !a.Attr.IsOptional {
				return true
			}
		}
		for i, v := range op.Results {
			if v.Name == n && results[i] {
				return true
			}
		}
	}
	return false
}
