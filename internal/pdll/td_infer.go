package pdll

import (
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// inferInterface is the interface of operations that infer their result types.
const inferInterface = "InferTypeOpInterface"

// infersTypes reports whether an operation infers its result types: it declares the
// interface itself, or ODS adds the interface because every result type is
// determined by the arguments or is buildable. ODS adds it only if the interface is
// defined.
func infersTypes(op *ods.Operator, recs *tablegen.Records) bool {
	if op.HasInterface(inferInterface) {
		return true
	}
	if recs.Def(inferInterface) == nil || len(op.Results) == 0 {
		return false
	}
	for _, r := range op.Results {
		if r.IsVariableLength() {
			return false
		}
	}
	if op.HasTrait("SameOperandsAndResultType") {
		for _, o := range op.Operands {
			if !o.IsVariableLength() {
				return true
			}
		}
		return false
	}
	return resultsFollow(op)
}

// resultsFollow reports whether the operation's traits determine every result type
// from the arguments, or the type is buildable.
func resultsFollow(op *ods.Operator) bool {
	known := map[string]bool{}
	for _, o := range op.Operands {
		known[o.Name] = true
	}
	for _, list := range [][]*ods.NamedAttribute{op.Attributes, op.Derived} {
		for _, a := range list {
			known[a.Name] = true
		}
	}
	for _, p := range op.Properties {
		known[p.Name] = true
	}
	for _, r := range op.Results {
		if r.Constraint.BuilderCall != "" {
			known[r.Name] = true
		}
	}
	for more := true; more; {
		more = false
		learn := func(name string) {
			more = more || !known[name]
			known[name] = true
		}
		for _, names := range op.AllTypesMatch {
			for _, from := range names {
				if !known[from] {
					continue
				}
				for _, n := range names {
					learn(n)
				}
				break
			}
		}
		for _, m := range op.TypeMaps {
			if known[m.LHS] {
				learn(m.RHS)
			}
		}
	}
	for _, r := range op.Results {
		if !known[r.Name] && r.Constraint.BuilderCall == "" {
			return false
		}
	}
	return true
}
