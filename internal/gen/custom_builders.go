package gen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/gen/gocxx"
	"github.com/mica-ir/mica/ods"
)

// A customBuilder is a builder that the definition of an operation has in addition to that
// of all its parts, with a body in C++.
type customBuilder struct {
	o    *opText
	spec ods.OpBuilder
	fn   *cppapi.SourceFunc

	name    string // "WithValue": NewXWithValue calls buildXWithValue
	params  []customParam
	body    string
	imports []string
	why     string // it is not translated
	state   customState
	called  bool // by another builder
}

type customState uint8

const (
	untranslated customState = iota
	translating
	translated
)

// A customParam is a parameter of a custom builder.
type customParam struct {
	name, typ string
	// to converts it to the type in translated code, and from converts back. Both are
	// templates.
	to, from string
	// optional means that the parameter has a default, with the Go expression value.
	optional bool
	value    string
	field    string // of the options
}

// translateBuilders translates the custom builders of all operations, which may call each
// other, and names those that are in Go.
func (t *translator) translateBuilders() {
	all := map[*cppapi.SourceFunc]*customBuilder{}
	for _, o := range t.p.ops {
		for _, b := range o.op.Builders {
			x := &customBuilder{o: o, spec: b, why: "it is only declared"}
			o.custom = append(o.custom, x)
			if b.Body == "" {
				if t.p.hooks != nil {
					x.why = reason(t.declared(x))
				}
				continue
			}
			for _, r := range t.readers {
				if x.fn, x.why = r.Builder(o.op, b); x.fn != nil {
					break
				}
			}
			if x.fn != nil {
				all[x.fn] = x
			}
		}
	}
	t.source = func(f *cppapi.SourceFunc) *cxx.GoCall {
		x := all[f]
		if x == nil {
			if c := t.methodCall(f); c != nil {
				return c
			}
			return t.staticCall(f)
		}
		t.translateBuilder(x)
		if x.state != translated || x.why != "" {
			return nil
		}
		x.called = true
		return x.call()
	}
	taken := map[string]bool{}
	for _, o := range t.p.ops {
		taken[o.stem] = true
	}
	for _, o := range t.p.ops {
		for _, x := range o.custom {
			if x.why == "" && x.fn != nil {
				x.why = reason(t.parameters(x))
			}
		}
		o.nameBuilders(taken)
	}
	for _, o := range t.p.ops {
		for _, x := range o.custom {
			if x.fn != nil {
				t.translateBuilder(x)
			} else if x.why == "" {
				x.leave(t.p.hooks)
			}
		}
	}
}

// declared translates the parameters of a builder that is only declared.
func (t *translator) declared(x *customBuilder) error {
	names, fields := map[string]bool{}, map[string]bool{}
	for _, d := range x.spec.Params {
		c, value := t.api().BuilderParam(cppapi.SourceParam{Type: d.Type, Name: d.Name, Default: d.Default}, trimGlobal(x.o.op.CppNamespace))
		if c == nil {
			return fmt.Errorf("the type '%s' is not known", d.Type)
		}
		typ, to, from, err := t.parameter(c)
		if err != nil {
			return err
		}
		p := customParam{name: unique(names, param(d.Name)), typ: typ, to: to, from: from}
		if d.Default != "" {
			if value == nil {
				return fmt.Errorf("the default '%s' of parameter '%s'", d.Default, d.Name)
			}
			p.optional, p.field = true, unique(fields, exported(d.Name))
			if p.value, err = t.constant(value); err != nil {
				return err
			}
		}
		x.params = append(x.params, p)
	}
	return nil
}

// leave leaves the body of a builder to the user.
func (x *customBuilder) leave(h *hooks) {
	method := "Build" + x.o.stem + x.name
	params, args := []string{"s *ir.OpSpec"}, []string{"b", "s"}
	for _, p := range x.params {
		params, args = append(params, p.name+" "+p.typ), append(args, p.name)
	}
	h.add(method, "("+join("b *ir.Builder", grouped(params))+")", "adds to s what the builder "+x.signature()+" of "+x.o.op.Name()+" builds.")
	h.looked = true
	x.body = "hooksOf(b.Context())." + method + "(" + strings.Join(args, ", ") + ")"
}

// unique returns a name that is not taken, and takes it.
func unique(taken map[string]bool, name string) string {
	for taken[name] {
		name += "_"
	}
	taken[name] = true
	return name
}

// reason returns why something is not translated, "" for no error.
func reason(err error) string {
	if err == nil {
		return ""
	}
	if _, why, ok := strings.Cut(err.Error(), "no translation to Go: "); ok {
		return why
	}
	return err.Error()
}

// translateBuilder translates a builder, unless it has been.
func (t *translator) translateBuilder(x *customBuilder) {
	if x.state != untranslated || x.why != "" {
		return
	}
	x.state = translating
	old := t.context
	t.context = "b.Context()"
	x.why = reason(t.translateBody(x))
	t.context = old
	x.state = translated
}

// customSlots is the number of slots before those of the parameters: the builder and the
// state.
const customSlots = 2

// parameters translates the parameters of a builder.
func (t *translator) parameters(x *customBuilder) error {
	names, fields := map[string]bool{}, map[string]bool{}
	for i, s := range x.fn.Slots[customSlots:] {
		typ, to, from, err := t.parameter(s.Type)
		if err != nil {
			return err
		}
		p := customParam{name: unique(names, param(s.Name)), typ: typ, to: to, from: from}
		if k := customSlots + i - (len(x.fn.Slots) - len(x.fn.Defaults)); k >= 0 {
			p.optional, p.field = true, unique(fields, exported(s.Name))
			if p.value, err = t.constant(x.fn.Defaults[k]); err != nil {
				return err
			}
		}
		x.params = append(x.params, p)
	}
	return nil
}

func (t *translator) translateBody(x *customBuilder) error {
	slots := []gocxx.Param{
		{Name: "b", Type: "*ir.Builder", Expr: "b.Context()", ExprType: "*ir.Context"},
		{Name: "s", Type: "*ir.OpSpec"},
	}
	for i, p := range x.params {
		c := x.fn.Slots[customSlots+i].Type
		code, err := t.writer.Type(c)
		if err != nil {
			return err
		}
		wrapped := strings.HasSuffix(p.to, ".Operation")
		slots = append(slots, gocxx.Param{Name: p.name, Type: p.typ, Expr: fmt.Sprintf(p.to, p.name), ExprType: code, Nilable: c.Kind != cxx.KindList && !wrapped})
	}
	var err error
	x.body, x.imports, err = t.writer.Statements(x.fn.Program, slots, fmt.Sprintf("panic(%q)", "the arguments are not those of a "+x.o.op.Name()))
	return err
}

// constant translates the default of a parameter.
func (t *translator) constant(p *cxx.Program) (string, error) {
	text, _, err := t.writer.Statements(p, nil, "")
	if err != nil {
		return "", err
	}
	value, ok := strings.CutPrefix(strings.TrimSpace(text), "return ")
	if !ok || strings.Contains(value, "\n") {
		return "", fmt.Errorf("the default of a parameter")
	}
	if strings.HasPrefix(value, "[]") && strings.HasSuffix(value, "{}") {
		return "nil", nil
	}
	return value, nil
}

// call returns a call of the function of the builder by another one.
func (x *customBuilder) call() *cxx.GoCall {
	c := &cxx.GoCall{Args: []string{"", "*ir.OpSpec"}}
	args := []string{"b", "$1"}
	for i, p := range x.params {
		arg := fmt.Sprintf("$%d", i+2)
		args = append(args, fmt.Sprintf(p.from, arg))
		c.Args = append(c.Args, "")
		if p.optional {
			c.Defaults = append(c.Defaults, p.value)
		}
	}
	c.Steps = []cxx.GoStep{{Text: x.function() + "(" + strings.Join(args, ", ") + ")"}}
	return c
}

// nameBuilders names the custom builders of the operation that are translated: by as many of
// the parameters without a default as tell them apart.
func (o *opText) nameBuilders(taken map[string]bool) {
	for _, x := range o.custom {
		var required []string
		for _, p := range x.params {
			if !p.optional {
				required = append(required, exported(p.name))
			}
		}
		switch {
		case len(required) > 0:
			x.name = "With"
		case len(x.params) > 0:
			x.name = "WithDefaults"
		default:
			x.name = "Empty"
		}
		for i := 0; i < len(required) && (i == 0 || taken[o.stem+x.name]); i++ {
			x.name += required[i]
		}
		for base, n := x.name, 2; taken[o.stem+x.name]; n++ {
			x.name = fmt.Sprint(base, n)
		}
		taken[o.stem+x.name] = true
	}
}

// customBuilders writes the functions of the custom builders, and reports those that have
// none.
func (o *opText) customBuilders(f *file) {
	for _, x := range o.custom {
		switch {
		case x.why == "":
			x.write(f)
		case x.spec.Body == "" && o.p.options.Parts == Wrappers:
			// The package itself has it, if it needs it.
		default:
			o.p.problem(o.op.Record, "builder "+x.signature()+" of op '"+o.op.Name()+"'", x.why+"; New"+o.stem+" takes all parts")
		}
	}
}

// signature returns the parameters in C++.
func (x *customBuilder) signature() string {
	var names []string
	for _, p := range x.spec.Params {
		names = append(names, p.Type+" "+p.Name)
	}
	return "(" + strings.Join(names, ", ") + ")"
}

// write writes a builder. Parameters with defaults become fields of an options struct, so that calls
// need not pass them.
func (x *customBuilder) write(f *file) {
	for _, path := range x.imports {
		f.use(path)
	}
	o, name := x.o, "New"+x.o.stem+x.name
	options := o.stem + x.name + "Options"
	var params, all, names, set []string
	var fields []customParam
	for _, p := range x.params {
		if strings.Contains(p.typ, "num.") {
			f.use("github.com/mica-ir/mica/num")
		}
		all, names = append(all, p.name+" "+p.typ), append(names, p.name)
		if !p.optional {
			params = append(params, p.name+" "+p.typ)
			continue
		}
		fields = append(fields, p)
	}
	if len(fields) > 0 {
		comment(f, options+" is what may be given to "+name+".")
		f.line("type %s struct {", options)
		for _, p := range fields {
			if p.isZero() {
				f.line("%s %s", p.field, p.typ)
				set = append(set, fmt.Sprintf("%s = o.%s", p.name, p.field))
				continue
			}
			f.line("%s *%s // by default %s", p.field, p.typ, p.value)
			set = append(set, fmt.Sprintf("if o.%s != nil {\n%s = *o.%s\n}", p.field, p.name, p.field))
		}
		f.line("}\n")
		params = append(params, "options ..."+options)
	}
	comment(f, name+" builds "+o.op.Name()+" as the builder "+x.signature()+" of its definition does. It panics if the operation cannot be built from the arguments.")
	f.line("func %s(%s) %s {", name, join("b *ir.Builder", grouped(params)), o.typ)
	for _, p := range fields {
		if p.isZero() {
			f.line("var %s %s", p.name, p.typ)
		} else {
			f.line("var %s %s = %s", p.name, p.typ, p.value)
		}
	}
	if len(fields) > 0 {
		f.line("for _, o := range options {\n%s\n}", strings.Join(set, "\n"))
	}
	f.line("s := b.Op(%q)", o.op.Name())
	apart := x.called || strings.Contains(x.body, "return")
	if apart {
		f.line("%s(%s)", x.function(), strings.Join(append([]string{"b", "s"}, names...), ", "))
	} else {
		f.line("%s", strings.TrimSuffix(x.body, "\n"))
	}
	f.line("return %s{s.MustBuild()}\n}\n", o.typ)
	if apart {
		f.line("func %s(%s) {\n%s}\n", x.function(), join("b *ir.Builder, s *ir.OpSpec", grouped(all)), x.body)
	}
}

// function returns the name of the function that adds to a state.
func (x *customBuilder) function() string { return "build" + x.o.stem + x.name }

// isZero reports whether the default of a parameter is the zero value of its type.
func (p *customParam) isZero() bool {
	return slices.Contains([]string{"nil", "0", "false", `""`}, p.value)
}
