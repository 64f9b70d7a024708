package ods

import "slices"

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

// WritesInference reports whether mlir-tblgen writes inferReturnTypes. A definition that lists
// InferTypeOpInterface itself, without DeclareOpInterfaceMethods, leaves the method to its author,
// unless all types are the same.
func (op *Operator) WritesInference() bool {
	itself := slices.ContainsFunc(op.Traits, func(t *Trait) bool { return t.Record != nil && t.Record.Name() == "InferTypeOpInterface" })
	return op.KnowsInference && (!itself || op.HasTrait("SameOperandsAndResultType")) && op.InfersTypes()
}

// A ResultSource is the origin of a result's type.
type ResultSource struct {
	Kind        ResultSourceKind
	Index       int    // of the operand, attribute or result; the latter also of a built type
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
	PropertyType // which is an error
	ResultType
)

// ResultSources returns the origins of the results' types. All are known if [Operator.InfersTypes].
//
// As in mlir-tblgen, the traits are read in their order: the types that a trait equates become that of
// the last one already known. If all are unknown, each result depends on all others, and takes the type
// of the first that becomes known.
func (op *Operator) ResultSources() []ResultSource {
	x := &inference{op: op, sources: make([]ResultSource, len(op.Results)), edges: make([][]ResultSource, len(op.Results))}
	if op.HasTrait("SameOperandsAndResultType") {
		for i, v := range op.Operands {
			if !v.IsVariableLength() {
				for j := range x.sources {
					x.sources[j] = ResultSource{Kind: OperandType, Index: i}
				}
				break
			}
		}
		return x.sources
	}
	for i, v := range op.Results {
		if v.Constraint.BuilderCall != "" {
			x.sources[i] = ResultSource{Kind: BuiltType, Index: i}
		}
	}
	for _, t := range op.Traits {
		switch t.Relation {
		case AllTypesMatch:
			x.equal(t.Related)
		case TypesMatchWith:
			for _, m := range op.TypeMaps {
				if m.Trait == t {
					x.mapped(m.LHS, m.RHS, m.Transformer)
				}
			}
		}
	}
	x.propagate()
	return x.sources
}

// inference finds the sources of the types of results. The edges of a result whose source is not known
// lead to other results.
type inference struct {
	op      *Operator
	sources []ResultSource
	edges   [][]ResultSource
}

// known returns the source of a value whose type is known.
func (x *inference) known(src ResultSource) (ResultSource, bool) {
	if src.Kind != ResultType {
		return src, src.Kind != UnknownType
	}
	if built := x.sources[src.Index]; built.Kind == BuiltType {
		return built, true
	}
	return src, x.sources[src.Index].Kind != UnknownType
}

// equal reads a trait that makes types equal.
func (x *inference) equal(names []string) {
	var from ResultSource
	for _, n := range names {
		if src, ok := x.known(x.op.source(n)); ok {
			from = src
		}
	}
	for _, n := range names {
		to := x.op.source(n)
		if to.Kind != ResultType || x.sources[to.Index].Kind != UnknownType {
			continue
		}
		if from.Kind != UnknownType {
			x.sources[to.Index] = from
			continue
		}
		for _, other := range names {
			if other != n {
				x.edges[to.Index] = append(x.edges[to.Index], x.op.source(other))
			}
		}
	}
}

// mapped reads a trait that computes a type from another.
func (x *inference) mapped(from, to, transformer string) {
	i := x.op.source(to)
	if i.Kind != ResultType || x.sources[i.Index].Kind != UnknownType {
		return
	}
	src, known := x.known(x.op.source(from))
	src.Transformer = transformer
	if known {
		x.sources[i.Index] = src
	} else {
		x.edges[i.Index] = append(x.edges[i.Index], src)
	}
}

// propagate follows edges to results whose types are known.
func (x *inference) propagate() {
	for changed := true; changed; {
		changed = false
		for i := range x.sources {
			if x.sources[i].Kind != UnknownType {
				continue
			}
			for _, e := range x.edges[i] {
				if src, ok := x.known(e); ok {
					src.Transformer = e.Transformer
					x.sources[i], changed = src, true
					break
				}
			}
		}
	}
}

// source returns the type of a value as a source of others. An unknown name refers to the first
// argument, as in mlir-tblgen.
func (op *Operator) source(name string) ResultSource {
	for i, v := range op.Results {
		if v.Name == name {
			return ResultSource{Kind: ResultType, Index: i}
		}
	}
	first := ResultSource{}
	for i, arg := range op.Args {
		src := ResultSource{Index: arg.Index}
		var argName string
		switch arg.Kind {
		case OperandArg:
			src.Kind, argName = OperandType, op.Operands[arg.Index].Name
		case AttributeArg:
			src.Kind, argName = AttributeType, op.Attributes[arg.Index].Name
		case PropertyArg:
			src.Kind, argName = PropertyType, op.Properties[arg.Index].Name
		}
		if argName == name {
			return src
		}
		if i == 0 {
			first = src
		}
	}
	return first
}
