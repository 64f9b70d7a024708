package gen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/tablegen"
)

func (p *pkg) problem(r *tablegen.Record, what, reason string) {
	p.problems = append(p.problems, Problem{placeOf(r), what, reason})
}

func placeOf(r *tablegen.Record) diag.Place { return diag.At(r.Pos()) }

// registerFile writes the file with the package's documentation, Register and the hooks.
func (p *pkg) registerFile(h *hooks) *file {
	f := p.newFile("")
	d := &file{}
	comment(d, "Package "+p.name+" has the dialect "+p.dialect.Name+sentence(p.dialect.Summary)+p.at(p.dialect.Record)+".")
	markdown(d, p.dialect.Description)
	d.line("//\n// [Register] makes the dialect known to a context.")
	f.doc = d.body.String()
	f.use(irPath)
	f.use(loadPath)
	args := "ctx, " + strconv.Quote(p.dialect.Name) + ", &generated"
	if h == nil {
		f.line("import natives %q", p.options.Packages[p.dialect.Name])
		args += ", natives.Natives()"
	} else if !h.empty() {
		args += ", natives(h)"
	}
	for _, lender := range p.lenders {
		path := p.options.Packages[lender]
		name := path[strings.LastIndexByte(path, '/')+1:] + "natives"
		f.line("import %s %q", name, path)
		args += ", " + name + ".Natives()"
	}
	f.line("")
	if h == nil {
		comment(f, p.registerDoc())
		f.line("func Register(ctx *ir.Context) error {")
		f.line("return load.RegisterGenerated(%s)\n}\n", args)
		p.generated(f)
		return f
	}
	for i := range h.imports {
		f.use(i)
	}
	arg := ""
	if len(h.methods) > 0 {
		comment(f, "Hooks is what the definition of the dialect leaves to code.")
		f.line("type Hooks interface {")
		for _, m := range h.methods {
			comment(f, m.method+" "+m.doc)
			if m.code != "" {
				f.line("//")
				for l := range strings.Lines(strings.TrimSpace(m.code)) {
					f.line("%s", strings.TrimRight("//\t"+l, " \n"))
				}
			}
			f.line("%s%s", m.method, m.signature)
		}
		f.line("}\n")
		arg = ", h Hooks"
	}
	comment(f, p.registerDoc())
	f.line("func Register(ctx *ir.Context%s) error {", arg)
	if h.looked {
		f.line("err := load.RegisterGenerated(%s)\nif err == nil {", args)
		f.line("ir.Attached(ctx, func() *registered { return &registered{} }).Hooks = h\n}\nreturn err\n}\n")
	} else {
		f.line("return load.RegisterGenerated(%s)\n}\n", args)
	}
	if h.looked {
		f.line("// registered is what Register keeps with a context.")
		f.line("type registered struct{ Hooks }\n")
		f.line("// hooksOf returns the hooks with which the dialect was registered.")
		f.line("func hooksOf(ctx *ir.Context) Hooks {\nr := ir.Attached(ctx, func() *registered { return &registered{} })")
		f.line("if r.Hooks == nil {\npanic(\"the dialect %s is not registered\")\n}\nreturn r.Hooks\n}\n", p.dialect.Name)
	}
	if !h.empty() {
		f.use(dialectPath)
		p.natives(f, h)
	}
	p.generated(f)
	return f
}

// registerDoc returns the comment of Register.
func (p *pkg) registerDoc() string {
	doc := "Register registers the dialect in a context. The dialect is made when it is first used. It is an error if the context has a dialect of that name."
	if uses := load.Uses(p.module, p.dialect.Name); len(uses) > 0 {
		slices.Sort(uses)
		doc += " Dialects whose types or attributes it uses must be registered, too: " + strings.Join(uses, ", ") + "."
	}
	return doc
}

// generated writes the variable with the definitions.
func (p *pkg) generated(f *file) {
	f.line("// generated is the dialect as its package defines it.")
	f.line("var generated = load.Generated{\nModule: &definitions,")
	if len(p.ops) > 0 {
		f.use(dialectPath)
		f.line("Wrappers: wrappers,")
	}
	if p.predicates != nil {
		f.line("Predicates: &predicates,")
	}
	f.line("}\n")
	p.wrappers(f)
}

// definitionsFile writes the file with the variable that names the definitions.
func (p *pkg) definitionsFile() *file {
	f := p.newFile("")
	f.use(loadPath)
	d := &file{}
	comment(d, "Package "+p.name+" has the definitions of the dialect "+p.dialect.Name+" as Go data, so that they need not be read from its .td files.")
	f.doc = d.body.String()
	f.line("// Generated is what the .td files define.")
	f.line("var Generated = load.Generated{\nModule: &definitions,")
	if p.predicates != nil {
		f.line("Predicates: &predicates,")
	}
	if len(p.lenders) > 0 {
		f.line("Calls: %#v,", p.lenders)
	}
	f.line("}")
	return f
}

// wrappersFile writes the file with nothing but the wrappers.
func (p *pkg) wrappersFile() *file {
	f := p.newFile("")
	f.use(irPath)
	f.use(dialectPath)
	p.wrappers(f)
	return f
}

// wrappers writes the variable with the wrappers.
func (p *pkg) wrappers(f *file) {
	if len(p.ops) == 0 {
		return
	}
	f.line("// wrappers return the operations as their typed wrappers.")
	f.line("var wrappers = []dialect.Wrapper{")
	for _, o := range p.ops {
		f.line("{Name: %q, Wrap: func(op *ir.Operation) ir.Op { return %s{op} }},", o.op.Name(), o.typ)
	}
	f.line("}")
}

// empty reports whether the user has nothing to implement.
func (h *hooks) empty() bool { return len(h.methods) == 0 }

// natives writes the function that returns the hooks of the user as natives.
func (p *pkg) natives(f *file, h *hooks) {
	f.line("// natives returns the hooks as what the dialect has in Go.")
	f.line("func natives(h Hooks) *dialect.Natives {\nreturn &dialect.Natives{")
	f.line("Namespace: %q,", p.dialect.Name)
	var ops []string
	for _, o := range p.ops {
		if len(h.ops[o]) > 0 {
			ops = append(ops, fmt.Sprintf("%q: {\n%s\n},", o.op.Name(), strings.Join(h.ops[o], "\n")))
		}
	}
	for _, m := range []struct {
		field, typ string
		entries    []string
	}{
		{"Ops", "dialect.Op", ops}, {"Types", "dialect.Type", h.types}, {"Attributes", "dialect.Attribute", h.attrs},
		{"Traits", "*ir.Trait", h.traits}, {"Directives", "*asm.Directive", h.directives},
	} {
		if len(m.entries) > 0 {
			f.line("%s: map[string]%s{\n%s\n},", m.field, m.typ, strings.Join(m.entries, "\n"))
		}
	}
	if len(h.complete) > 0 {
		f.line("Complete: func(d *ir.Dialect) {\n%s\n},", strings.Join(h.complete, "\n"))
	}
	if len(h.register) > 0 {
		f.line("Code: dialect.Code{Methods: []dialect.Func{\n%s\n}},", strings.Join(h.register, "\n"))
	}
	f.line("}\n}\n")
}
