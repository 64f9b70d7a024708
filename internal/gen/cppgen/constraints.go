package cppgen

import (
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

func attrConstraintDecls(w *emit.Writer, in *backend.Input) error {
	return declareConstraints(w, in, "AttrConstraint", "::mlir::Attribute attr")
}

func attrConstraintDefs(w *emit.Writer, in *backend.Input) error {
	return defineConstraints(w, in, "AttrConstraint", "::mlir::Attribute attr", "attr")
}

func typeConstraintDecls(w *emit.Writer, in *backend.Input) error {
	return declareConstraints(w, in, "TypeConstraint", "::mlir::Type type")
}

func typeConstraintDefs(w *emit.Writer, in *backend.Input) error {
	return defineConstraints(w, in, "TypeConstraint", "::mlir::Type type", "type")
}

// functionConstraints returns the constraints of a class that are functions in C++, of
// those that the input itself defines.
func functionConstraints(in *backend.Input, class string) []*ods.Constraint {
	var list []*ods.Constraint
	for _, r := range in.Module.Records.DerivedFrom(class) {
		if backend.Field(r, "cppFunctionName") != "" && r.Pos().File == in.Main {
			list = append(list, in.Module.Constraint(r))
		}
	}
	return list
}

func declareConstraints(w *emit.Writer, in *backend.Input, class, param string) error {
	for _, c := range functionConstraints(in, class) {
		w.Printf("bool %s(%s);\n", backend.Field(c.Record, "cppFunctionName"), param)
	}
	return nil
}

func defineConstraints(w *emit.Writer, in *backend.Input, class, param, name string) error {
	for _, c := range functionConstraints(in, class) {
		condition := emit.Substitution{Names: []string{"_self", name}}.Expand(c.Condition)
		w.Printf("\nbool %s(%s) {\nreturn (%s);\n}\n", backend.Field(c.Record, "cppFunctionName"), param, condition)
	}
	return nil
}
