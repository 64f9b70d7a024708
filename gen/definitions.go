package gen

import (
	"go/token"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ods"
)

// definitions writes the model of a dialect as Go: a struct of what several definitions
// share, and a method for each operation, type and attribute.
type definitions struct {
	p     *pkg
	uses  map[any]int    // how often a node of the model is referred to
	names map[any]string // fields of the nodes that have one
	taken map[string]bool
	open  map[any]string // nodes whose literal is being written, with their path

	fields  []field
	cycles  []string
	literal strings.Builder
}

// A field holds a node of the model that several others refer to.
type field struct{ name, typ, text string }

func newDefinitions(p *pkg) *definitions {
	return &definitions{p: p, uses: map[any]int{}, names: map[any]string{}, taken: map[string]bool{}, open: map[any]string{}}
}

// isNode reports whether values of a type have an identity in the model.
func isNode(t reflect.Type) bool {
	if t.Kind() != reflect.Pointer {
		return false
	}
	switch t.Elem().Name() {
	case "Dialect", "Constraint", "TypeConstraint", "Attribute", "Property", "Enum", "Def", "Trait", "Interface":
		return true
	}
	return false
}

// omitted are the fields that only matter where definitions are read from files, or for
// which documentation is written instead.
func omitted(field string) bool { return field == "Record" || field == "Description" }

// count counts references to the nodes.
func (d *definitions) count(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		if isNode(v.Type()) {
			d.uses[v.Interface()]++
			if d.uses[v.Interface()] > 1 {
				return
			}
		}
		d.count(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			if !omitted(v.Type().Field(i).Name) {
				d.count(v.Field(i))
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			d.count(v.Index(i))
		}
	}
}

// fieldName returns a name for the field of a node.
func (d *definitions) fieldName(x any) string {
	var name string
	switch x := x.(type) {
	case *ods.Dialect:
		name = "dialect"
	case *ods.Constraint:
		name = "constraint" + exported(x.Name)
	case *ods.TypeConstraint:
		name = lower(x.Name)
		if x.Name == "" {
			name = "type" + camel(x.Summary)
		}
	case *ods.Attribute:
		name = lower(x.Name)
		if x.Name == "" {
			name = "attr" + camel(x.Summary)
		}
	case *ods.Property:
		name = "prop" + exported(x.Name)
	case *ods.Enum:
		name = "enum" + exported(x.Name)
	case *ods.Def:
		name = "def" + x.CppClass
	case *ods.Trait:
		switch {
		case x.Name != "":
			name = "trait" + camel(x.Name+" "+x.Params)
		case x.Interface != "":
			name = "implements" + camel(lastName(x.Interface))
		default:
			name = "that" + camel(x.Summary)
		}
	case *ods.Interface:
		name = "interface" + x.CppClass
	}
	name = strings.TrimRight(name[:min(len(name), 40)], "_")
	if token.IsKeyword(name) {
		name += "_"
	}
	unique := name
	for n := 2; d.taken[unique]; n++ {
		unique = name + strconv.Itoa(n)
	}
	d.taken[unique] = true
	return unique
}

// value writes a value of the model. The path is how the value is reached from d.
func (d *definitions) value(v reflect.Value, path string) string {
	switch v.Kind() {
	case reflect.Bool:
		return strconv.FormatBool(v.Bool())
	case reflect.String:
		return quote(v.String())
	case reflect.Int, reflect.Int64, reflect.Int32:
		return strconv.FormatInt(v.Int(), 10)
	case reflect.Uint8:
		if c := constantOf(v); c != "" {
			return c
		}
		return strconv.FormatUint(v.Uint(), 10)
	case reflect.Pointer:
		return d.pointer(v, path)
	case reflect.Struct:
		return v.Type().String() + d.composite(v, path)
	case reflect.Slice:
		var b strings.Builder
		b.WriteString(v.Type().String() + "{")
		for i := range v.Len() {
			e := v.Index(i)
			sep := ","
			text := d.element(e, path+"["+strconv.Itoa(i)+"]")
			if strings.Contains(text, "\n") || v.Len() > 4 && e.Kind() != reflect.Struct {
				b.WriteString("\n")
			} else if i > 0 {
				b.WriteString(" ")
			}
			b.WriteString(text + sep)
		}
		text := b.String()
		if strings.Contains(text, "\n") {
			return text + "\n}"
		}
		return strings.TrimSuffix(text, ",") + "}"
	}
	panic("gen: a model with a " + v.Type().String())
}

// element is value in a list, whose literal gives the type.
func (d *definitions) element(v reflect.Value, path string) string {
	switch v.Kind() {
	case reflect.Struct:
		return d.composite(v, path)
	case reflect.Pointer:
		if !isNode(v.Type()) {
			return d.composite(v.Elem(), path)
		}
	}
	return d.value(v, path)
}

func (d *definitions) pointer(v reflect.Value, path string) string {
	if !isNode(v.Type()) {
		return "&" + v.Type().Elem().String() + d.composite(v.Elem(), path)
	}
	x := v.Interface()
	if name, ok := d.names[x]; ok {
		return "d." + name
	}
	if at, ok := d.open[x]; ok {
		// The node contains itself.
		d.cycles = append(d.cycles, path+" = "+at)
		return "nil"
	}
	if d.uses[x] == 1 {
		d.open[x] = path
		defer delete(d.open, x)
		return "&" + v.Type().Elem().String() + d.composite(v.Elem(), path)
	}
	name := d.fieldName(x)
	d.open[x] = "d." + name
	text := "&" + v.Type().Elem().String() + d.composite(v.Elem(), "d."+name)
	delete(d.open, x)
	d.names[x] = name
	d.fields = append(d.fields, field{name, v.Type().String(), text})
	return "d." + name
}

// composite writes the fields of a struct that are not zero.
func (d *definitions) composite(v reflect.Value, path string) string {
	var parts []string
	long := false
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if omitted(f.Name) || v.Field(i).IsZero() || d.isSelf(v, f.Name, v.Field(i)) {
			continue
		}
		text := d.value(v.Field(i), path+"."+f.Name)
		if text == "nil" {
			continue
		}
		parts = append(parts, f.Name+": "+text)
		long = long || strings.Contains(text, "\n")
	}
	short := strings.Join(parts, ", ")
	if !long && len(short) < 110 {
		return "{" + short + "}"
	}
	return "{\n" + strings.Join(parts, ",\n") + ",\n}"
}

// isSelf reports whether a field is the Base of a constraint that is its own, which
// Module.Complete sets.
func (d *definitions) isSelf(v reflect.Value, name string, f reflect.Value) bool {
	return name == "Base" && v.CanAddr() && f.Kind() == reflect.Pointer && f.Pointer() == v.Addr().Pointer()
}

// constantOf returns the name of a constant of package ods, "" if there is none.
func constantOf(v reflect.Value) string {
	var names []string
	switch v.Type() {
	case reflect.TypeFor[ods.Arity]():
		names = []string{"Single", "Optional", "Variadic", "VariadicOfVariadic"}
	case reflect.TypeFor[ods.ArgKind]():
		names = []string{"OperandArg", "AttributeArg", "PropertyArg"}
	case reflect.TypeFor[ods.TraitKind]():
		names = []string{"NativeTrait", "InternalTrait", "PredTrait", "InterfaceTrait"}
	case reflect.TypeFor[ods.Relation]():
		names = []string{"NoRelation", "AllTypesMatch", "TypesMatchWith", "ElementTypesMatch"}
	case reflect.TypeFor[ods.PropertyKind]():
		names = []string{"PlainProp", "UnitProp", "OptionalProp", "ArrayProp", "IntArrayProp"}
	case reflect.TypeFor[ods.InterfaceKind]():
		names = []string{"OpInterface", "AttrInterface", "TypeInterface", "DialectInterface"}
	}
	if int(v.Uint()) < len(names) {
		return "ods." + names[v.Uint()]
	}
	return ""
}

// quote writes a string as a Go literal, over several lines if it has several.
func quote(s string) string {
	if strings.Contains(s, "\n") && !strings.ContainsAny(s, "`\r") && s == strings.ToValidUTF8(s, "") && !strings.Contains(s, "\ufeff") {
		return "`" + s + "`"
	}
	return strconv.Quote(s)
}

// write writes the file with the definitions of a dialect.
func (d *definitions) write(m *ods.Module) *file {
	f := d.p.newFile("definitions")
	f.use("github.com/mica-ir/mica/ods")
	d.count(reflect.ValueOf(m.Dialects))
	for _, list := range []any{m.Enums, m.Interfaces, m.Types, m.Attrs, m.Ops} {
		d.count(reflect.ValueOf(list))
	}
	for _, x := range m.Dialects {
		d.uses[x] = 2
	}
	// Everything that the module lists by itself is a field, operations excepted.
	roots := func(list reflect.Value) string {
		var names []string
		for i := range list.Len() {
			d.uses[list.Index(i).Interface()] = 2
			names = append(names, d.pointer(list.Index(i), ""))
		}
		return strings.Join(names, ", ")
	}
	dialects := roots(reflect.ValueOf(m.Dialects))
	enums := roots(reflect.ValueOf(m.Enums))
	interfaces := roots(reflect.ValueOf(m.Interfaces))
	types := roots(reflect.ValueOf(m.Types))
	attrs := roots(reflect.ValueOf(m.Attrs))
	type opText struct{ method, text string }
	var ops []opText
	for _, op := range m.Ops {
		method := lower(op.CppClass)
		for n := 2; d.taken[method]; n++ {
			method = lower(op.CppClass) + strconv.Itoa(n)
		}
		d.taken[method] = true
		ops = append(ops, opText{method, "&ods.Operator" + d.composite(reflect.ValueOf(op).Elem(), "")})
	}

	f.line("// definitions are what the dialect defines, as the .td files say it.")
	f.line("type definitions struct {")
	for _, x := range d.fields {
		f.line("%s %s", x.name, x.typ)
	}
	f.line("}\n")
	f.line("func newDefinitions() *definitions {")
	f.line("d := &definitions{}")
	var chunks [][]field
	for c := range slices.Chunk(d.fields, 200) {
		chunks = append(chunks, c)
	}
	for i := range chunks {
		f.line("d.share%d()", i+1)
	}
	for _, c := range d.cycles {
		f.line("%s", c)
	}
	f.line("return d\n}\n")
	for i, c := range chunks {
		f.line("// share%d makes what several definitions refer to.", i+1)
		f.line("func (d *definitions) share%d() {", i+1)
		for _, x := range c {
			f.line("d.%s = %s", x.name, x.text)
		}
		f.line("}\n")
	}
	f.line("// module returns all definitions.")
	f.line("func (d *definitions) module() *ods.Module {")
	f.line("m := &ods.Module{")
	for _, l := range []struct{ name, typ, text string }{
		{"Dialects", "Dialect", dialects}, {"Enums", "Enum", enums}, {"Interfaces", "Interface", interfaces},
		{"Types", "Def", types}, {"Attrs", "Def", attrs},
	} {
		if l.text != "" {
			f.line("%s: []*ods.%s{%s},", l.name, l.typ, l.text)
		}
	}
	f.line("Ops: []*ods.Operator{")
	for _, op := range ops {
		f.line("d.%s(),", op.method)
	}
	f.line("},\n}\nm.Complete()\nreturn m\n}\n")
	for i, op := range ops {
		f.line("// %s is %s%s.", op.method, m.Ops[i].Name(), d.p.at(m.Ops[i].Record))
		f.line("func (d *definitions) %s() *ods.Operator {\nreturn %s\n}\n", op.method, op.text)
	}
	return f
}

func lastName(s string) string { return s[strings.LastIndexByte(s, ':')+1:] }
