package cppgen

import (
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
)

func opDecls(w *emit.Writer, in *backend.Input) error {
	ops, err := in.Ops()
	if err != nil {
		return err
	}
	w.Header("Op Declarations", in.File)
	for _, op := range ops {
		w.Namespace(op.CppNamespace, func() {
			if op.Summary != "" || op.Description != "" {
				comment(w, op.Summary, op.Description)
			}
			w.Text("class " + op.CppClass + ";\n")
		})
	}
	guarded(w, "GET_OP_CLASSES", func() {
		functions := collectConstraints(uniqueLabel(in.File), ops)
		for _, op := range ops {
			var o *opWriter
			if o, err = newOpWriter(in, op, functions, true); err != nil {
				return
			}
			w.Namespace(op.CppNamespace, func() {
				w.Fill(opBanner, "title", qualified(op.CppNamespace, op.CppClass)+" declarations")
				w.Namespace("detail", func() { o.adaptorBase.WriteDeclaration(w) })
				o.genericAdaptor.WriteDeclaration(w)
				o.adaptor.WriteDeclaration(w)
				o.main.WriteDeclaration(w)
			})
			if op.CppNamespace != "" {
				w.Text("MLIR_DECLARE_EXPLICIT_TYPE_ID(" + qualified(op.CppNamespace, op.CppClass) + ")\n\n")
			}
		}
	})
	if n := in.Options.Shards; err == nil && n > 1 && len(ops) > 0 {
		d := ops[0].Dialect
		w.Namespace(d.CppNamespace, func() {
			w.Printf("void register%sOperations(%s *dialect);\n", d.CppClass, qualified(d.CppNamespace, d.CppClass))
			for i := range n {
				w.Printf("void register%sOperations%d(%s *dialect);\n", d.CppClass, i, qualified(d.CppNamespace, d.CppClass))
			}
		})
	}
	return err
}

// guarded writes a part of a file that a macro selects.
func guarded(w *emit.Writer, macro string, body func()) {
	w.Text("#ifdef " + macro + "\n#undef " + macro + "\n\n")
	body()
	w.Text("\n#endif // " + macro + "\n\n")
}
