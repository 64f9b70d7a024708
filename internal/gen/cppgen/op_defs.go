package cppgen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

func opDefs(w *emit.Writer, in *backend.Input) error {
	ops, err := in.Ops()
	if err != nil {
		return err
	}
	w.Header("Op Definitions", in.File)
	if n := in.Options.Shards; n > 1 {
		if len(ops) == 0 {
			return nil
		}
		return defineShards(w, in, ops, n)
	}
	guarded(w, "GET_OP_LIST", func() {
		var names []string
		for _, op := range ops {
			names = append(names, qualified(op.CppNamespace, op.CppClass))
		}
		w.Text(strings.Join(names, ",\n"))
	})
	guarded(w, "GET_OP_CLASSES", func() { err = defineOps(w, in, uniqueLabel(in.File), ops) })
	return err
}

// defineShards writes the definitions in n parts of about the same size, each with the function that
// registers its operations.
func defineShards(w *emit.Writer, in *backend.Input, ops []*ods.Operator, n int) error {
	var err error
	d := ops[0].Dialect
	dialect := d.CppNamespace + "::" + d.CppClass
	register := d.CppNamespace + "::register" + d.CppClass + "Operations"
	size, larger := len(ops)/n, len(ops)%n
	for i := range n {
		part := ops[:size]
		if i < larger {
			part = ops[:size+1]
		}
		ops = ops[len(part):]
		guarded(w, fmt.Sprintf("GET_OP_DEFS_%d", i), func() {
			if i == 0 {
				w.Printf("void %s(%s *dialect) {\n", register, dialect)
				for j := range n {
					w.Printf("  %s%d(dialect);\n", register, j)
				}
				w.Text("}\n")
			}
			w.Fill(opBanner, "title", d.CppClass+" Op Registration Hook")
			w.Printf("void %s%d(%s *dialect) {\n", register, i, dialect)
			for _, op := range part {
				w.Text("  ::mlir::RegisteredOperationName::insert<" + qualified(op.CppNamespace, op.CppClass) + ">(*dialect);\n")
			}
			w.Text("}\n")
			err = defineOps(w, in, fmt.Sprint(i, uniqueLabel(in.File)), part)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// defineOps writes the definitions of operations, and before them the functions that check their
// constraints.
func defineOps(w *emit.Writer, in *backend.Input, label string, ops []*ods.Operator) error {
	if len(ops) == 0 {
		return nil
	}
	functions := collectConstraints(label, ops)
	w.Fill(opBanner, "title", "Local Utility Method Definitions")
	functions.write(w)
	for _, op := range ops {
		o, err := newOpWriter(in, op, functions, false)
		if err != nil {
			return err
		}
		w.Namespace(op.CppNamespace, func() {
			w.Fill(opBanner, "title", qualified(op.CppNamespace, op.CppClass)+" definitions")
			w.Namespace("detail", func() { o.adaptorBase.WriteDefinitions(w) })
			o.genericAdaptor.WriteDefinitions(w)
			o.adaptor.WriteDefinitions(w)
			o.main.WriteDefinitions(w)
		})
		if op.CppNamespace != "" {
			w.Text("MLIR_DEFINE_EXPLICIT_TYPE_ID(" + qualified(op.CppNamespace, op.CppClass) + ")\n\n")
		}
	}
	return nil
}
