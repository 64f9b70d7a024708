package gen

import (
	"reflect"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ods"
)

// definitions writes the model of a dialect as Go: a variable for each operation, type and
// attribute, and for the parts that several of them share. They are static data, so they cost
// nothing until they are used.
type definitions struct {
	p     *pkg
	uses  map[any]int    // how often a node of the model is referred to
	names map[any]string // variables of the nodes that have one
	taken map[string]bool
	open  map[any]bool // nodes whose literal is being written

	shared  *Shared // nil without shared definitions
	foreign bool    // the package of shared is referred to

	vars []variable
}

// A variable holds a node of the model that several others refer to.
type variable struct{ name, text string }

func newDefinitions(p *pkg) *definitions {
	return &definitions{p: p, shared: p.options.Shared, uses: map[any]int{}, names: map[any]string{}, taken: map[string]bool{}, open: map[any]bool{}}
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

// variableName returns a name for the variable of a node.
func (d *definitions) variableName(x any) string {
	var name string
	switch x := x.(type) {
	case *ods.Dialect:
		name = "Dialect"
	case *ods.Constraint:
		name = "Constraint" + camel(x.Name)
	case *ods.TypeConstraint:
		if name = camel(x.Name); name == "" {
			name = "Type" + camel(x.Summary)
		}
	case *ods.Attribute:
		if name = camel(x.Name); name == "" {
			name = "Attr" + camel(x.Summary)
		}
	case *ods.Property:
		name = "Prop" + camel(x.Name)
	case *ods.Enum:
		name = "Enum" + camel(x.Name)
	case *ods.Def:
		name = camel(x.CppClass)
	case *ods.Trait:
		switch {
		case x.Name != "":
			name = "Trait" + camel(x.Name+" "+x.Params)
		case x.Interface != "":
			name = "Implements" + camel(lastName(x.Interface))
		default:
			name = "That" + camel(x.Summary)
		}
	case *ods.Interface:
		name = "Interface" + x.CppClass
	}
	return d.unique("def" + name)
}

func (d *definitions) unique(name string) string {
	if len(name) > 40 {
		name = strings.ToValidUTF8(name[:40], "")
	}
	unique := name
	for n := 2; d.taken[unique]; n++ {
		unique = name + strconv.Itoa(n)
	}
	d.taken[unique] = true
	return unique
}

// value writes a value of the model.
func (d *definitions) value(v reflect.Value) string {
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
		return d.pointer(v)
	case reflect.Struct:
		return v.Type().String() + d.composite(v)
	case reflect.Slice:
		parts := make([]string, v.Len())
		for i := range parts {
			parts[i] = d.element(v.Index(i))
		}
		text := pack(parts)
		if strings.Contains(text, "\n") {
			return v.Type().String() + "{\n" + text + "\n}"
		}
		return v.Type().String() + "{" + strings.TrimSuffix(text, ",") + "}"
	}
	panic("gen: a model with a " + v.Type().String())
}

// element is value in a list, whose literal gives the type.
func (d *definitions) element(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Struct:
		return d.composite(v)
	case reflect.Pointer:
		if !isNode(v.Type()) {
			return d.composite(v.Elem())
		}
	}
	return d.value(v)
}

func (d *definitions) pointer(v reflect.Value) string {
	if !isNode(v.Type()) {
		return "&" + v.Type().Elem().String() + d.composite(v.Elem())
	}
	x := v.Interface()
	if name, ok := d.names[x]; ok {
		return name
	}
	if s := d.shared; s != nil && s.written == d {
		if s.isPart(v) {
			return "&" + v.Type().Elem().String() + d.composite(v.Elem())
		}
		return "&" + s.name(v)
	} else if s != nil && s.has(v) {
		d.foreign = true
		return "&" + s.written.p.name + "." + s.name(v)
	}
	if d.open[x] {
		d.p.problem(d.p.dialect.Record, "dialect '"+d.p.dialect.Name+"'", "a definition contains itself: "+v.Type().String())
		return "nil"
	}
	d.open[x] = true
	defer delete(d.open, x)
	text := "&" + v.Type().Elem().String() + d.composite(v.Elem())
	if d.uses[x] == 1 {
		return text
	}
	name := d.variableName(x)
	d.names[x] = name
	d.vars = append(d.vars, variable{name, text})
	return name
}

// composite writes the fields of a struct that are not zero.
func (d *definitions) composite(v reflect.Value) string {
	var parts []string
	long := false
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if omitted(f.Name) || v.Field(i).IsZero() {
			continue
		}
		text := d.value(v.Field(i))
		if text == "nil" {
			continue
		}
		parts = append(parts, f.Name+": "+text)
		long = long || strings.Contains(text, "\n")
	}
	short := strings.Join(parts, ", ")
	if !long && len(short) < 140 {
		return "{" + short + "}"
	}
	return "{\n" + pack(parts) + "\n}"
}

// pack joins the parts of a literal, as many on a line as fit.
func pack(parts []string) string {
	var b strings.Builder
	width := 0
	for _, p := range parts {
		long := strings.Contains(p, "\n")
		switch {
		case b.Len() == 0:
		case long || width < 0 || width+len(p) > 140:
			b.WriteString("\n")
			width = 0
		default:
			b.WriteString(" ")
		}
		b.WriteString(p + ",")
		if width += len(p) + 2; long {
			width = -1
		}
	}
	return b.String()
}

// constantOf returns the name of a constant of package ods, or "".
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
	lists := partsOf(m)
	for _, l := range lists {
		d.count(l.list)
	}
	if d.p.predicates != nil {
		for _, x := range d.p.predicates.nodes() {
			d.uses[x] = 2 // it gets a variable
		}
	}
	f.line("// definitions is what the dialect defines, as the .td files say it.")
	f.line("var definitions = ods.Module{")
	for _, l := range lists {
		if l.list.Len() == 0 {
			continue
		}
		f.line("%s: []*ods.%s{", l.field, l.typ)
		for i := range l.list.Len() {
			x := l.list.Index(i)
			if op, ok := x.Interface().(*ods.Operator); ok {
				name := d.unique("def" + exported(op.CppClass))
				d.vars = append(d.vars, variable{name, "&ods.Operator" + d.composite(x.Elem())})
				f.line("%s,", name)
				continue
			}
			d.uses[x.Interface()] = 2
			f.line("%s,", d.pointer(x))
		}
		f.line("},")
	}
	f.line("}\n")
	for _, v := range d.vars {
		f.line("var %s = %s\n", v.name, v.text)
	}
	if d.foreign {
		f.use(d.shared.path)
	}
	return f
}

// A modulePart is the definitions of one kind in a module.
type modulePart struct {
	field, typ string
	list       reflect.Value
}

func partsOf(m *ods.Module) []modulePart {
	return []modulePart{
		{"Dialects", "Dialect", reflect.ValueOf(m.Dialects)},
		{"Enums", "Enum", reflect.ValueOf(m.Enums)},
		{"Interfaces", "Interface", reflect.ValueOf(m.Interfaces)},
		{"Types", "Def", reflect.ValueOf(m.Types)},
		{"Attrs", "Def", reflect.ValueOf(m.Attrs)},
		{"Ops", "Operator", reflect.ValueOf(m.Ops)},
	}
}

func lastName(s string) string { return s[strings.LastIndexByte(s, ':')+1:] }
