package ods

// InfersTypes reports whether the types of all results follow from the definition, so
// that mlir-tblgen writes inferReturnTypes if it knows the interface.
func (op *Operator) InfersTypes() bool {
	if len(op.Results) == 0 {
		return false
	}
	for _, v := range op.Results {
		if v.IsVariableLength() {
			return false
		}
	}
	for _, src := range op.ResultSources() {
		if src.Kind == UnknownType {
			return false
		}
	}
	return true
}

// A ResultSource is where the type of a result comes from.
type ResultSource struct {
	Kind        ResultSourceKind
	Index       int    // of the operand, attribute or result
	Transformer string // C++ of the type, which it calls $_self; "" for the same type
}

// A ResultSourceKind is a kind of source of a type.
type ResultSourceKind uint8

// The kinds of sources.
const (
	UnknownType ResultSourceKind = iota
	BuiltType                    // the constraint has only one type
	OperandType
	AttributeType
	ResultType
)

// ResultSources returns where the types of the results come from. All are known if
// [Operator.InfersTypes].
func (op *Operator) ResultSources() []ResultSource {
	sources := make([]ResultSource, len(op.Results))
	if op.HasTrait("SameOperandsAndResultType") {
		for i, v := range op.Operands {
			if !v.IsVariableLength() {
				for j := range sources {
					sources[j] = ResultSource{Kind: OperandType, Index: i}
				}
				break
			}
		}
		return sources
	}
	for i, v := range op.Results {
		if v.Constraint.BuilderCall != "" {
			sources[i].Kind = BuiltType
		}
	}
	set := func(to, transformer string, from ...string) bool {
		changed := false
		for i, v := range op.Results {
			if v.Name != to || sources[i].Kind != UnknownType {
				continue
			}
			for _, n := range from {
				if src, ok := op.source(n, sources); ok && n != to {
					src.Transformer = transformer
					sources[i], changed = src, true
				}
			}
		}
		return changed
	}
	for changed := true; changed; {
		changed = false
		for _, t := range op.Traits {
			switch t.Relation {
			case AllTypesMatch:
				for _, n := range t.Related {
					changed = set(n, "", t.Related...) || changed
				}
			case TypesMatchWith:
				changed = set(t.Related[1], optional(t.Record, "transformer"), t.Related[0]) || changed
			}
		}
	}
	return sources
}

// source returns the type of a value as a source of others, if it is known.
func (op *Operator) source(name string, results []ResultSource) (ResultSource, bool) {
	for i, v := range op.Operands {
		if v.Name == name && !v.IsVariableLength() {
			return ResultSource{Kind: OperandType, Index: i}, true
		}
	}
	for i, a := range op.Attributes {
		if a.Name == name && !a.Attr.IsOptional {
			return ResultSource{Kind: AttributeType, Index: i}, true
		}
	}
	for i, v := range op.Results {
		if v.Name == name && results[i].Kind != UnknownType {
			return ResultSource{Kind: ResultType, Index: i}, true
		}
	}
	return ResultSource{}, false
}
