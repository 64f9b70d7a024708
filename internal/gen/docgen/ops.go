package docgen

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

func opDoc(w *emit.Writer, in *backend.Input) error {
	ops, err := in.Ops()
	if err != nil {
		return err
	}
	w.Text(banner)
	for _, op := range ops {
		operation(w, in, op)
	}
	return nil
}

func operation(w *emit.Writer, in *backend.Input, op *ods.Operator) {
	class := op.CppClass
	if op.CppNamespace != "" {
		class = op.CppNamespace + "::" + class
	}
	w.Printf("\n### `%s` (%s)\n", op.Name(), strings.TrimPrefix(class, "::mlir::"))
	summary(w, op.Summary)
	if strings.TrimSpace(op.AssemblyFormat) != "" {
		format(w, op)
	}
	description(w, op.Description)
	traits(w, op, in.Module.Records.Def("InferTypeOpInterface") != nil && op.InfersTypes())
	if attributes := slices.Concat(op.Attributes, op.Derived); len(attributes) > 0 {
		w.Text("\n#### Attributes:\n\n<table>\n<tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>\n")
		for _, a := range attributes {
			w.Printf("<tr><td><code>%s</code></td><td>%s</td><td>%s</td></tr>\n", a.Name, cmp.Or(a.Attr.StorageType, "::mlir::Attribute"), a.Attr.Summary)
		}
		w.Text("</table>\n")
	}
	values(w, "Operand", op.Operands)
	values(w, "Result", op.Results)
	if len(op.Successors) > 0 {
		w.Text("\n#### Successors:\n\n| Successor | Description |\n| :-------: | ----------- |\n")
		for _, s := range op.Successors {
			w.Printf("| %s | %s |\n", code(s.Name), s.Constraint.Summary)
		}
	}
	w.Text("\n")
}

// format writes the assembly format. Its lines are aligned.
func format(w *emit.Writer, op *ods.Operator) {
	w.Printf("\nSyntax:\n\n```\noperation ::= `%s` ", op.Name())
	for i, line := range strings.Split(strings.TrimSpace(op.AssemblyFormat), "\n") {
		if i > 0 {
			w.Text("\n              ")
		}
		w.Text(strings.TrimSpace(line))
	}
	w.Text("\n```\n")
}

// code returns a name as code.
func code(name string) string {
	if name == "" {
		return "&laquo;unnamed&raquo;"
	}
	return "`" + name + "`"
}

// values writes the table of operands or results.
func values(w *emit.Writer, kind string, list []*ods.Value) {
	if len(list) == 0 {
		return
	}
	w.Printf("\n#### %ss:\n\n| %s | Description |\n| :%s: | ----------- |\n", kind, kind, strings.Repeat("-", len(kind)-2))
	for _, v := range list {
		w.Printf("| %s | %s |\n", code(v.Name), v.Constraint.Summary)
	}
}

// traits writes the traits, interfaces and effects of an operation, each sorted.
func traits(w *emit.Writer, op *ods.Operator, infers bool) {
	var plain, interfaces, effects []string
	if infers {
		interfaces = append(interfaces, "`InferTypeOpInterface`")
	}
	for _, t := range op.Traits {
		class := strings.TrimSuffix(strings.TrimSuffix(backend.Field(t.Record, "trait"), "::Trait"), "::Impl")
		name := t.Record.Name()
		if t.Record.IsAnonymous() {
			name = class
		}
		switch {
		case t.Kind == ods.PredTrait:
			continue
		case t.Kind != ods.InterfaceTrait:
			plain = append(plain, "`"+name+"`")
			continue
		case t.HasEffects:
			effects = append(effects, "`"+effectList(t.Record)+"`")
			name += " (" + class + ")"
		}
		interfaces = append(interfaces, "`"+name+"`")
	}
	for _, list := range []struct {
		title string
		names []string
	}{{"Traits", plain}, {"Interfaces", interfaces}, {"Effects", effects}} {
		if len(list.names) > 0 {
			slices.Sort(list.names)
			w.Printf("\n%s: %s\n", list.title, strings.Join(slices.Compact(list.names), ", "))
		}
	}
}

func effectList(r *tablegen.Record) string {
	short := func(s string) string { return strings.TrimPrefix(strings.TrimPrefix(s, "::"), "mlir::") }
	var effects []string
	for _, e := range records(r, "effects") {
		effects = append(effects, short(backend.Field(e, "effect"))+" on "+backend.Field(e, "resource"))
	}
	return short(backend.Field(r, "baseEffectName")) + "{" + strings.Join(effects, ", ") + "}"
}

func dialectDoc(w *emit.Writer, in *backend.Input) error {
	d, err := in.SelectDialect()
	switch {
	case err != nil:
		return err
	case d == nil:
		return backend.Failure("no dialect was found\n")
	}
	if _, err := in.Ops(); err != nil {
		return err
	}
	w.Text(banner)
	w.Printf("\n# '%s' Dialect\n", d.Name)
	summary(w, d.Summary)
	description(w, d.Description)
	if !strings.Contains(d.Description, "[TOC]") {
		w.Text("\n[TOC]\n")
	}
	section := func(title string, n int, write func(i int)) {
		for i := range n {
			if i == 0 {
				w.Text("\n## " + title + "\n")
			}
			write(i)
		}
	}
	ops := ofDialect(in.Module.Ops, func(op *ods.Operator) bool { return op.Dialect != nil && op.Dialect.Name == d.Name })
	slices.SortStableFunc(ops, func(a, b *ods.Operator) int {
		return strings.Compare(strings.ToLower(a.Name()), strings.ToLower(b.Name()))
	})
	section("Operations", len(ops), func(i int) {
		operation(w, in, ops[i])
		w.Text("\n")
	})
	constraints(w, d, "Attribute constraints", in.Module.Records.DerivedFrom("DialectAttr"), "AttrDef")
	attrs := ofDialect(in.Module.Attrs, func(x *ods.Def) bool { return x.Dialect != nil && x.Dialect.Name == d.Name })
	section("Attributes", len(attrs), func(i int) { definition(w, attrs[i]) })
	constraints(w, d, "Type constraints", in.Module.Records.DerivedFrom("DialectType"), "TypeDef")
	types := ofDialect(in.Module.Types, func(x *ods.Def) bool { return x.Dialect != nil && x.Dialect.Name == d.Name })
	section("Types", len(types), func(i int) { definition(w, types[i]) })
	section("Enums", len(in.Module.Enums), func(i int) { enumeration(w, in.Module.Enums[i]) })
	return nil
}

// constraints documents the definitions of a dialect that are conditions: those that are
// not derived from the class of definitions of C++ classes.
func constraints(w *emit.Writer, d *ods.Dialect, title string, list []*tablegen.Record, except string) {
	for _, r := range list {
		if of, ok := r.Def("dialect"); !ok || of != d.Record || r.IsSubClassOf(except) {
			continue
		}
		if title != "" {
			w.Text("\n## " + title + "\n")
			title = ""
		}
		w.Printf("\n### %s\n", backend.Field(r, "summary"))
		description(w, backend.Field(r, "description"))
		w.Text("\n")
	}
}

// ofDialect returns the elements of a list that belong to the dialect.
func ofDialect[T any](list []T, is func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !is(x) })
}
