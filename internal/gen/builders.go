package gen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/ods"
)

// builder writes the function that builds the operation, and its options.
func (o *opText) builder(f *file) {
	for _, x := range o.op.Derived {
		o.p.problem(o.op.Record, "op '"+o.op.Name()+"'", "its derived attribute '"+x.Name+"' is in C++")
	}
	var params, calls []string
	type option struct{ name, typ, doc, code string }
	var options []option
	c := &o.copy
	set := func(format string, args ...any) { c.options = append(c.options, fmt.Sprintf(format, args...)) }
	names := map[string]bool{}
	unique := func(name string) string {
		name = param(name)
		for names[name] {
			name += "_"
		}
		names[name] = true
		return name
	}
	infers := o.def.InferTypes != nil || o.op.HasInterface("InferTypeOpInterface")
	if infers && len(o.op.Regions) > 0 {
		// The types may depend on the regions, which are built later.
		for i, r := range o.op.Results {
			if !r.IsVariableLength() {
				continue
			}
			name := o.results[i] + "Types"
			set("o.%s = types(w.%s())", name, o.results[i])
			options = append(options, option{name, "[]ir.Type", "the types of the results, if they do not follow from the rest",
				fmt.Sprintf("if o.%s != nil {\ns.ResultAt(%d, o.%s...)\n}", name, i, name)})
		}
	}
	if !infers {
		for i, r := range o.op.Results {
			if r.Constraint.Arity == ods.Single && o.def.Results[i].Constraint.Build != nil {
				continue
			}
			name := unique(o.results[i] + "Type")
			switch r.Constraint.Arity {
			case ods.Single:
				params = append(params, name+" ir.Type")
				c.args = append(c.args, "w."+o.results[i]+"().Type()")
				calls = append(calls, fmt.Sprintf("ResultAt(%d, %s)", i, name))
			case ods.Optional:
				set("if v, ok := w.%s(); ok {\no.%sType = v.Type()\n}", o.results[i], o.results[i])
				options = append(options, option{o.results[i] + "Type", "ir.Type", "the type of the result, which there is if it is set",
					fmt.Sprintf("if o.%sType != nil {\ns.ResultAt(%d, o.%sType)\n}", o.results[i], i, o.results[i])})
			default:
				params = append(params, name+"s []ir.Type")
				c.args = append(c.args, "types(w."+o.results[i]+"())")
				calls = append(calls, fmt.Sprintf("ResultAt(%d, %ss...)", i, name))
			}
		}
	}
	attribute := func(slot int) {
		k, d := o.kinds[slot], &o.def.Attributes[slot]
		name, plain := o.slots[slot], o.def.Attributes[slot].Name
		otherwise := d.Default // a property without one must be given, as in C++, although it has an initial value
		value := func(typ, x string) string {
			if strings.HasPrefix(typ, "*") && !strings.HasPrefix(k.typ, "*") {
				return "&" + x
			}
			return x
		}
		copyTo := func(typ string) {
			if o.absent(slot) {
				set("if v, ok := w.%s(); ok {\no.%s = %s\n}", name, name, value(typ, "v"))
			} else {
				set("%s := w.%s()\no.%s = %s", lower(name)+"Copy", name, name, value(typ, lower(name)+"Copy"))
			}
		}
		switch {
		case k.flag:
			set("o.%s = w.%s()", name, name)
			options = append(options, option{name, "bool", "", fmt.Sprintf("if o.%s {\ns.SetAt(%d, true)\n}", name, slot)})
		case !d.Optional && otherwise == nil:
			p := unique(plain)
			params = append(params, p+" "+k.typ)
			c.args = append(c.args, "w."+name+"()")
			calls = append(calls, fmt.Sprintf("SetAt(%d, "+k.set+")", slot, p))
		case k.nilable || strings.HasPrefix(k.typ, "[]"):
			copyTo(k.typ)
			options = append(options, option{name, k.typ, "", fmt.Sprintf("if o.%s != nil {\ns.SetAt(%d, "+k.set+")\n}", name, slot, "o."+name)})
		case otherwise != nil && k.isZero != nil && k.isZero(otherwise):
			copyTo(k.typ)
			options = append(options, option{name, k.typ, "", fmt.Sprintf("if "+notZero(k)+" {\ns.SetAt(%d, "+k.set+")\n}", "o."+name, slot, "o."+name)})
		default:
			copyTo("*" + k.typ)
			options = append(options, option{name, "*" + k.typ, "", fmt.Sprintf("if o.%s != nil {\ns.SetAt(%d, "+k.set+")\n}", name, slot, deref(k, "o."+name))})
		}
	}
	for _, a := range o.op.Args {
		switch a.Kind {
		case ods.OperandArg:
			v := o.op.Operands[a.Index]
			name, plain := o.operands[a.Index], v.Name
			if plain == "" {
				plain = name
			}
			switch v.Constraint.Arity {
			case ods.Single:
				p := unique(plain)
				params = append(params, p+" *ir.Value")
				c.args = append(c.args, "w."+name+"()")
				calls = append(calls, fmt.Sprintf("OperandAt(%d, %s)", a.Index, p))
			case ods.Optional:
				set("o.%s, _ = w.%s()", name, name)
				options = append(options, option{name, "*ir.Value", "", fmt.Sprintf("if o.%s != nil {\ns.OperandAt(%d, o.%s)\n}", name, a.Index, name)})
			case ods.Variadic:
				p := unique(plain)
				params = append(params, p+" []*ir.Value")
				c.args = append(c.args, "w."+name+"().Values()")
				calls = append(calls, fmt.Sprintf("OperandAt(%d, %s...)", a.Index, p))
			default:
				set("for _, g := range w.%s() {\no.%s = append(o.%s, g.Values())\n}", name, name, name)
				options = append(options, option{name, "[][]*ir.Value", "", fmt.Sprintf("for _, g := range o.%s {\ns.OperandAt(%d, g...)\n}", name, a.Index)})
			}
		case ods.AttributeArg:
			if o.op.IsSegments(o.op.Attributes[a.Index].Name) {
				continue
			}
			attribute(a.Index)
		case ods.PropertyArg:
			attribute(len(o.op.Attributes) + a.Index)
		}
	}
	for i, s := range o.op.Successors {
		p := unique(s.Name)
		if s.Name == "" {
			p = unique(o.successors[i])
		}
		if s.Variadic {
			params = append(params, p+" []*ir.Block")
			c.args = append(c.args, "blocks(w."+o.successors[i]+"())")
			calls = append(calls, fmt.Sprintf("SuccessorAt(%d, %s...)", i, p))
		} else {
			params = append(params, p+" *ir.Block")
			c.args = append(c.args, "w."+o.successors[i]+"()")
			calls = append(calls, fmt.Sprintf("SuccessorAt(%d, %s)", i, p))
		}
	}
	for i, r := range o.op.Regions {
		name := o.regions[i]
		if r.Variadic {
			set("for i := range w.%s() {\no.%s = append(o.%s, *body(&w.%s()[i]))\n}", name, name, name, name)
			options = append(options, option{name, "[]typed.Body", "", fmt.Sprintf("for _, r := range o.%s {\ns.BodyAt(%d, r.Args, r.Fill)\n}", name, i)})
		} else {
			set("o.%s = body(w.%s())", name, name)
			options = append(options, option{name, "*typed.Body", "", fmt.Sprintf("if o.%s != nil {\ns.BodyAt(%d, o.%s.Args, o.%s.Fill)\n}", name, i, name, name)})
		}
	}
	if o.skipsDefaultBuilder() {
		return
	}
	if len(options) > 0 {
		comment(f, o.stem+"Options is what may be given to New"+o.stem+". What is not set is absent, or has its default.")
		f.line("type %sOptions struct {", o.stem)
		for _, x := range options {
			if x.doc != "" {
				f.line("%s %s // %s", x.name, x.typ, x.doc)
			} else {
				f.line("%s %s", x.name, x.typ)
			}
		}
		f.line("}\n")
		params = append(params, "options ..."+o.stem+"Options")
	}
	comment(f, "New"+o.stem+" builds "+o.op.Name()+". It panics if the operation cannot be built from the arguments.")
	f.line("func New%s(%s) %s {", o.stem, join("b *ir.Builder", grouped(params)), o.typ)
	f.line("s := b.Op(%q)", o.op.Name())
	for _, c := range calls {
		f.line("s.%s", c)
	}
	if len(options) > 0 {
		f.line("for _, o := range options {")
		for _, x := range options {
			f.line("%s", x.code)
		}
		f.line("}")
	}
	f.line("return %s{s.MustBuild()}\n}\n", o.typ)
}

// skipsDefaultBuilder reports whether the definition leaves out default builders. That needs one of its own
// for each way to build the operation: one that has no form in Go is replaced by the default builder.
func (o *opText) skipsDefaultBuilder() bool {
	skip, _ := o.op.Record.Bool("skipDefaultBuilders")
	for _, x := range o.custom {
		skip = skip && x.why == ""
	}
	return skip && len(o.custom) > 0
}

// notZero is a condition for a value %s of a kind.
func notZero(k kind) string {
	switch k.typ {
	case "bool":
		return "%s"
	case "string":
		return `%s != ""`
	}
	return "%s != 0"
}

// deref is the value that a pointer to a value of a kind points to.
func deref(k kind, x string) string {
	if strings.HasPrefix(k.set, "%s.") {
		return x
	}
	return "*" + x
}

// grouped joins the parameters that follow each other and have one type.
func grouped(params []string) []string {
	var out []string
	for i, p := range params {
		name, typ, _ := strings.Cut(p, " ")
		if i+1 < len(params) && !strings.HasPrefix(typ, "...") {
			if _, next, _ := strings.Cut(params[i+1], " "); next == typ {
				out = append(out, name)
				continue
			}
		}
		out = append(out, p)
	}
	return out
}

func join(first string, rest []string) string {
	return strings.Join(append([]string{first}, rest...), ", ")
}
