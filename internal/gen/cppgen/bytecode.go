package cppgen

import (
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// bytecode writes functions that read and write the attributes and types of a dialect as
// bytecode.
func bytecode(w *emit.Writer, in *backend.Input) error {
	kinds := []bytecodeKind{{Writer: w, kind: "attribute", class: "Attribute"}, {Writer: w, kind: "type", class: "Type"}}
	dialects := map[string]bool{}
	for i, class := range []string{"DialectAttributes", "DialectTypes"} {
		if err := in.RequireClass(class); err != nil {
			return err
		}
		for _, r := range in.Module.Records.DerivedFrom(class) {
			if d := backend.Field(r, "dialect"); in.Options.Bytecode == "" || d == in.Options.Bytecode {
				dialects[d] = true
				if err := backend.RequireLists(r, "elems"); err != nil {
					return err
				}
				kinds[i].elements = defs(r, "elems")
			}
		}
	}
	if len(dialects) != 1 {
		return diag.List{{Message: "Single dialect per invocation required (either only one in input file or specified via dialect option)", Bare: true}}
	}
	for i := range kinds {
		if err := kinds[i].write(); err != nil {
			return err
		}
	}
	return nil
}

// A bytecodeKind writes the functions for attributes or types.
type bytecodeKind struct {
	*emit.Writer
	kind, class string             // "type", "Type"
	elements    []*tablegen.Record // a place in this list is a number in bytecode
}

// reserved is the definition of a number without an attribute or type.
const reserved = "ReservedOrDead"

func (w *bytecodeKind) write() error {
	byType := map[string][]int{}
	for i, r := range w.elements {
		if r.Name() == reserved {
			continue
		}
		typ, err := bytecodeType(r)
		if err != nil {
			return err
		}
		byType[typ] = append(byType[typ], i)
	}
	types := slices.Sorted(maps.Keys(byType))
	for _, typ := range types {
		for _, i := range byType[typ] {
			if err := w.reader(w.elements[i], typ); err != nil {
				return err
			}
		}
		if err := w.writer(typ, byType[typ]); err != nil {
			return err
		}
	}
	w.readDispatch()
	w.writeDispatch(types)
	return nil
}

// bytecodeType returns the C++ type that a definition describes.
func bytecodeType(r *tablegen.Record) (string, error) {
	if element, ok := r.Def("elemT"); ok && r.IsSubClassOf("Array") {
		typ, err := bytecodeType(element)
		return "SmallVector<" + typ + ">", err
	}
	if err := backend.RequireStrings(r, "cType"); err != nil {
		return "", err
	}
	if typ := backend.Field(r, "cType"); typ != "" {
		return typ, nil
	}
	if r.IsAnonymous() {
		return "", recordError(r, "Unable to determine cType")
	}
	return r.Name(), nil
}

// A bytecodeMember is a part of an attribute or type.
type bytecodeMember struct {
	name string
	def  *tablegen.Record
	typ  string
}

// members returns the parts of a definition.
func members(r *tablegen.Record) ([]bytecodeMember, error) {
	dag, ok := r.Dag("members")
	if !ok {
		return nil, nil
	}
	var list []bytecodeMember
	for i, v := range dag.Args {
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			return nil, diag.List{{Message: "Unexpected type for " + dag.ArgNames[i], Bare: true}}
		}
		typ, err := bytecodeType(d.Rec)
		if err != nil {
			return nil, err
		}
		list = append(list, bytecodeMember{dag.ArgNames[i], d.Rec, typ})
	}
	return list, nil
}

// element returns the definition of the elements of a list, and whether the library has a
// function for lists of them: method is "Attributes" or "Types".
func (m *bytecodeMember) element() (def *tablegen.Record, method string) {
	if !m.def.IsSubClassOf("Array") {
		return nil, ""
	}
	def, _ = m.def.Def("elemT")
	switch {
	case def == nil || def.IsSubClassOf("CompositeBytecode"):
	case def.IsSubClassOf("AttributeKind"):
		method = "Attributes"
	case def.IsSubClassOf("TypeKind"):
		method = "Types"
	}
	return def, method
}

// reader writes the function that reads an attribute or type.
func (w *bytecodeKind) reader(r *tablegen.Record, typ string) error {
	list, err := members(r)
	if err != nil {
		return err
	}
	w.Printf("static ::mlir::%s read%s(MLIRContext* context, DialectBytecodeReader &reader) ", w.class, r.Name())
	if err := w.readBody(typ, strings.TrimSpace(backend.Field(r, "cBuilder")), list, typ+"()"); err != nil {
		return err
	}
	w.Text("\n\n")
	return nil
}

// readBody writes a block that reads members and returns the value built from them.
func (w *bytecodeKind) readBody(typ, builder string, list []bytecodeMember, failure string) (err error) {
	w.Scope("{\n", func() {
		if len(list) == 0 {
			w.Text("return get<" + typ + ">(context);\n")
			return
		}
		w.declare(list)
		for i := range list {
			if err = w.listReader(&list[i]); err != nil {
				return
			}
		}
		var args []string
		for _, m := range list {
			if !strings.HasPrefix(m.name, "_") {
				args = append(args, m.name)
			}
		}
		w.Text("if (" + strings.ReplaceAll(readCondition(list), "\n", "\n    ") + ") {\n")
		w.Text("  return " + substitute(builder, "$_resultType", typ, "$_args", strings.Join(args, ", ")) + ";\n}\nreturn " + failure + ";\n")
	}, "}")
	return err
}

// declare writes a variable for each member, those of one type in one declaration.
func (w *bytecodeKind) declare(list []bytecodeMember) {
	last := ""
	for _, m := range list {
		switch {
		case m.typ == last:
			w.Text(", ")
		case last != "":
			w.Text(";\n" + m.typ + " ")
		default:
			w.Text(m.typ + " ")
		}
		w.Text(m.name)
		last = m.typ
	}
	w.Text(";\n")
}

// listReader writes the function that reads an element of a list, unless the library has one.
func (w *bytecodeKind) listReader(m *bytecodeMember) error {
	def, method := m.element()
	if def == nil || method != "" {
		return nil
	}
	typ, err := bytecodeType(def)
	if err != nil {
		return err
	}
	list := []bytecodeMember{{"temp", def, typ}}
	if def.IsSubClassOf("CompositeBytecode") {
		if list, err = members(def); err != nil {
			return err
		}
	}
	w.Printf("auto read%s = [&]() -> FailureOr<%s> ", capitalized(m.name), typ)
	if err := w.readBody(typ, backend.Field(def, "cBuilder"), list, "failure()"); err != nil {
		return err
	}
	w.Text(";\n")
	return nil
}

// readCondition returns the condition that reads all members, in lines.
func readCondition(list []bytecodeMember) string {
	var conditions []string
	for _, m := range list {
		parser := backend.Field(m.def, "cParser")
		if def, method := m.element(); def != nil && method != "" {
			parser = "succeeded($_reader.read" + method + "($_var))"
		} else if def != nil {
			parser = "succeeded($_reader.readList($_var, read" + capitalized(m.name) + "))"
		}
		if parser != "" {
			conditions = append(conditions, substitute(parser, "$_reader", "reader", "$_resultType", m.typ, "$_var", m.name))
		}
	}
	return strings.Join(conditions, " &&\n")
}

// substitute replaces placeholders; pairs lists each with its replacement.
func substitute(template string, pairs ...string) string {
	return strings.NewReplacer(pairs...).Replace(template)
}

func capitalized(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// writer writes the function that writes the values of a C++ type. If several definitions have
// this type, their predicates select one.
func (w *bytecodeKind) writer(typ string, indices []int) (err error) {
	var list diag.List
	for _, i := range indices {
		if r := w.elements[i]; len(indices) > 1 && backend.Field(r, "printerPredicate") == "" {
			list.Add(diag.Errorf(diag.At(r.Pos()), "Requires parsing predicate given common cType"))
		}
	}
	if len(list) > 0 {
		list.Add(&diag.Diagnostic{Message: "Unspecified for shared cType " + typ, Bare: true})
		return list
	}
	w.Printf("static void write(%s %s, DialectBytecodeWriter &writer) ", typ, w.kind)
	w.Scope("{\n", func() {
		for _, i := range indices {
			r := w.elements[i]
			body := func() {
				w.Printf("writer.writeVarInt(/* %s */ %d);\n", r.Name(), i)
				err = w.writeMembers(r, w.kind)
			}
			if pred := backend.Field(r, "printerPredicate"); pred != "" {
				w.Scope("if ("+substitute(pred, "$_val", w.kind)+") {\n", body, "}\n")
			} else {
				body()
			}
			if err != nil {
				return
			}
		}
	}, "}\n\n")
	return err
}

func (w *bytecodeKind) writeMembers(r *tablegen.Record, parent string) error {
	list, err := members(r)
	if err != nil {
		return err
	}
	for i := range list {
		if err := w.writeMember(&list[i], parent); err != nil {
			return err
		}
	}
	return nil
}

// writeMember writes how a member of parent is written.
func (w *bytecodeKind) writeMember(m *bytecodeMember, parent string) (err error) {
	getter := "get" + ods.CamelCase(m.name)
	value := parent + "." + getter + "()"
	if custom := backend.Field(m.def, "cGetter"); custom != "" {
		value = substitute(custom, "$_attrType", parent, "$_member", m.name, "$_getMember", getter)
	}
	if def, method := m.element(); method != "" {
		w.Text("writer.write" + method + "(" + value + ");\n")
		return nil
	} else if def != nil {
		typ, err := bytecodeType(def)
		if err != nil {
			return err
		}
		w.Scope("writer.writeList("+value+", [&]("+typ+" "+w.kind+") {\n", func() {
			err = w.writeMember(&bytecodeMember{w.kind, def, typ}, w.kind)
		}, "});\n")
		return err
	}
	if m.def.IsSubClassOf("CompositeBytecode") {
		if err := w.writeMembers(m.def, parent); err != nil {
			return err
		}
	}
	if printer := backend.Field(m.def, "cPrinter"); printer != "" {
		w.Text(substitute(printer, "$_writer", "writer", "$_name", w.kind, "$_getter", value) + ";\n")
	}
	return nil
}

// readDispatch writes the function that reads any attribute or type of the dialect.
func (w *bytecodeKind) readDispatch() {
	w.Printf("static %s read%s(MLIRContext* context, DialectBytecodeReader &reader)", w.class, w.class)
	w.Scope(" {\n", func() {
		if len(w.elements) == 0 {
			w.Text("return reader.emitError() << \"unknown attribute\", " + w.class + "();\n")
			return
		}
		w.Text("uint64_t kind;\nif (failed(reader.readVarInt(kind)))\n  return " + w.class + "();\n")
		w.Scope("switch (kind) {\n", func() {
			for i, r := range w.elements {
				if r.Name() != reserved {
					w.Printf("case %d:\n  return read%s(context, reader);\n", i, r.Name())
				}
			}
			w.Text("default:\n  reader.emitError() << \"unknown attribute code: \" << kind;\n  return " + w.class + "();\n")
		}, "}\n")
		w.Text("return " + w.class + "();\n")
	}, "}\n\n")
}

// writeDispatch writes the function that writes any attribute or type of the dialect.
func (w *bytecodeKind) writeDispatch(types []string) {
	w.Fill("static LogicalResult write$class($class $kind,\n                                DialectBytecodeWriter &writer)", "class", w.class, "kind", w.kind)
	w.Scope(" {\n", func() {
		w.Fill("return TypeSwitch<$class, LogicalResult>($kind)", "class", w.class, "kind", w.kind)
		for _, typ := range types {
			w.Fill("\n  .Case([&]($type t) {\n    return write(t, writer), success();\n  })", "type", typ)
		}
		w.Text("\n  .Default([&](" + w.class + ") { return failure(); });\n")
	}, "}\n\n")
}
