package cppgen

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

func typedefDecls(w *emit.Writer, in *backend.Input) error {
	return declareDefs(w, in, "Type", in.Options.TypeDefs)
}

func attrdefDecls(w *emit.Writer, in *backend.Input) error {
	return declareDefs(w, in, "Attr", in.Options.AttrDefs)
}

// selectDefs returns the types or attributes of a dialect, in the order of their definitions. The
// name of the dialect is not needed if all definitions have the same one.
func selectDefs(in *backend.Input, kind, dialect string) ([]*ods.Def, error) {
	defs := in.Module.Attrs
	if kind == "Type" {
		defs = in.Module.Types
	}
	defs = slices.Clone(defs)
	slices.SortFunc(defs, func(a, b *ods.Def) int { return cmp.Compare(a.Record.ID, b.Record.ID) })
	other := func(d *ods.Def) bool { return d.Dialect.Name != dialect }
	if dialect == "" && len(defs) > 0 {
		if dialect = defs[0].Dialect.Name; slices.ContainsFunc(defs, other) {
			return nil, diag.List{{Message: "defs belonging to more than one dialect. Must select one via '--(attr|type)defs-dialect'", Bare: true}}
		}
	}
	return slices.DeleteFunc(defs, other), nil
}

// checkDefs returns the errors of the first definition that cannot become a class.
func checkDefs(defs []*ods.Def) error {
	for _, d := range defs {
		if err := checkDefBuilders(d); err != nil {
			return err
		}
		if err := checkIntegers(d); err != nil {
			return err
		}
		if !d.HasAssemblyFormat {
			continue
		}
		if _, errs := parseDefFormat(d); len(errs) > 0 {
			list := format.Diagnostics(d.AssemblyFormat, errs, diag.At(d.Record.Pos()))
			list.Errorf(diag.At(d.Record.Pos()), "failed to parse assembly format")
			return list
		}
	}
	return nil
}

// checkIntegers returns an error if the generated storage class would compare integers of different widths.
func checkIntegers(d *ods.Def) error {
	if generates, _ := d.Record.Bool("genStorageClass"); !generates {
		return nil
	}
	for _, p := range d.Params {
		switch p.CppType {
		case "APInt", "llvm::APInt", "::llvm::APInt":
			if paramField(p, "comparator") == "" {
				return recordError(d.Record, "Using a raw APInt parameter without a custom comparator is not supported because an assert in "+
					"the equality operator is triggered when the two APInts have different bit widths. This can lead to unexpected "+
					"crashes. Use an `APIntParameter` or provide a custom comparator.")
			}
		}
	}
	return nil
}

// checkDefBuilders returns an error if a parameter of a builder is a definition of another kind. The
// builders of a definition without parameters are ignored.
func checkDefBuilders(d *ods.Def) error {
	if len(d.Params) == 0 {
		return nil
	}
	for _, b := range defs(d.Record, "builders") {
		params, ok := b.Dag("dagParams")
		if !ok {
			continue
		}
		for _, v := range params.Args {
			if p, ok := v.(*tablegen.DefValue); ok && !p.Rec.IsSubClassOf("CArg") {
				return diag.List{{Message: "Builder DAG arguments must be either strings or defs which inherit from CArg", Bare: true}}
			}
		}
	}
	return nil
}

func parseDefFormat(d *ods.Def) (*format.Program, []*format.Error) {
	params := &format.Parameters{Name: d.Record.Name()}
	for _, p := range d.Params {
		params.List = append(params.List, format.Parameter{Name: p.Name, Optional: p.IsOptional, SelfType: p.IsSelfType})
	}
	return format.ParseParams(d.AssemblyFormat, params)
}

func declareDefs(w *emit.Writer, in *backend.Input, kind, dialect string) error {
	defs, err := selectDefs(in, kind, dialect)
	if err != nil {
		return err
	}
	if err := checkDefs(defs); err != nil {
		return err
	}
	w.Header(kind+"Def Declarations", "")
	guarded(w, "GET_"+strings.ToUpper(kind)+"DEF_CLASSES", func() {
		w.Text(defPrelude)
		if len(defs) == 0 {
			return
		}
		ns := defs[0].Dialect.CppNamespace
		w.Namespace(ns, func() {
			for _, d := range defs {
				if d.Summary != "" || d.Description != "" {
					comment(w, d.Summary, d.Description)
				}
				w.Text("class " + d.CppClass + ";\n")
			}
			for _, d := range defs {
				x := newDefWriter(d, kind)
				if len(d.Params) > 0 && x.flag("genStorageClass") {
					w.Namespace(x.field("storageNamespace"), func() { w.Text("struct " + x.field("storageClass") + ";\n") })
				}
				x.main.WriteDeclaration(w)
			}
		})
		if ns == "" {
			return
		}
		for _, d := range defs {
			w.Text("MLIR_DECLARE_EXPLICIT_TYPE_ID(" + qualified(ns, d.CppClass) + ")\n")
		}
	})
	return nil
}
