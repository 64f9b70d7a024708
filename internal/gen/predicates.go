package gen

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/gocxx"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
)

// predicates are the conditions of the dialect that are Go functions. Conditions that cannot
// be translated are evaluated as C++.
type predicates struct {
	*translator
	file *file

	functions map[string]string // calls by key of the condition
	bodies    map[string]string // calls by the text of the function
	taken     map[string]bool
	seen      map[any]bool

	types, attrs, regions []predicate
	ops                   []predicate
}

// A predicate is a condition with the expression that evaluates it.
type predicate struct {
	op   string // of a trait
	node any    // *ods.Constraint or *ods.Trait
	call string
}

// selfTypes are the Go types of the subjects of conditions.
const (
	selfType   = "ir.Type"
	selfAttr   = "ir.Attribute"
	selfRegion = "*ir.Region"
)

// translatePredicates translates the conditions of the dialect.
func (p *pkg) translatePredicates() *predicates {
	if p.translator == nil {
		return nil
	}
	t := &predicates{translator: p.translator, file: p.newFile("predicates"), functions: map[string]string{}, bodies: map[string]string{}, taken: map[string]bool{}, seen: map[any]bool{}}
	for _, o := range p.ops {
		if o.op.CppNamespace == p.dialect.CppNamespace {
			t.operation(o)
		}
	}
	for _, e := range p.module.Enums {
		if e.Base != nil && e.SpecializedAttr != "" && trimGlobal(e.CppNamespace) == trimGlobal(p.dialect.CppNamespace) {
			t.attribute(e.Base, e.CppNamespace)
		}
	}
	if len(t.types)+len(t.attrs)+len(t.regions)+len(t.ops) == 0 {
		return nil
	}
	return t
}

func (t *predicates) operation(o *opText) {
	ns := o.op.CppNamespace
	for _, v := range slices.Concat(o.op.Operands, o.op.Results) {
		t.typ(v.Constraint, ns)
	}
	for _, a := range o.op.Attributes {
		t.attribute(a.Attr, ns)
	}
	for _, g := range o.op.Regions {
		t.constraint(&t.regions, g.Constraint, selfRegion, func(r *load.CodeReader) *load.Code { return r.RegionConstraint(g.Constraint, ns) })
	}
	for i, x := range o.op.Traits {
		if x.Kind != ods.PredTrait {
			continue
		}
		code := t.code(func(r *load.CodeReader) *load.Code { return r.Predicate(o.op, x) })
		name := lower(o.stem) + "Trait" + fmt.Sprint(i)
		if call := t.function(code, name, "holds if "+strings.Join(strings.Fields(x.Summary), " "), "op "+o.op.Name(), "*ir.Operation"); call != "" {
			t.ops = append(t.ops, predicate{o.op.Name(), x, call})
		}
	}
}

func (t *predicates) typ(c *ods.TypeConstraint, ns string) {
	t.constraint(&t.types, c.Constraint, selfType, func(r *load.CodeReader) *load.Code { return r.TypeConstraint(c, ns) })
}

// attribute translates the conditions on an attribute and on the type of its value.
func (t *predicates) attribute(a *ods.Attribute, ns string) {
	t.constraint(&t.attrs, a.Constraint, selfAttr, func(r *load.CodeReader) *load.Code { return r.AttrConstraint(a, ns) })
	if a.ValueType != nil {
		t.typ(a.ValueType, ns)
	}
}

// constraint translates the condition of a constraint.
func (t *predicates) constraint(list *[]predicate, c *ods.Constraint, self string, read func(*load.CodeReader) *load.Code) {
	if t.seen[c] {
		return
	}
	t.seen[c] = true
	name := "Is" + camel(c.Name)
	if c.Name == "" {
		name = "is" + camel(strings.Map(wordsOnly, c.Summary))
		if len(name) > 40 || len(name) == 2 {
			name = map[string]string{selfType: "isType", selfAttr: "isAttr", selfRegion: "isRegion"}[self]
		}
	}
	what := map[string]string{selfType: "a type", selfAttr: "an attribute", selfRegion: "a region"}[self]
	doc := "reports whether " + what + " satisfies the constraint"
	if c.Name != "" {
		doc += " " + c.Name
	}
	doc += sentence(c.Summary)
	if call := t.function(t.code(read), name, doc, self, self); call != "" {
		*list = append(*list, predicate{node: c, call: call})
	}
}

// wordsOnly keeps the characters that a name can have.
func wordsOnly(r rune) rune {
	if r < 0x80 {
		return r
	}
	return ' '
}

// code returns the compiled C++ that the first module has.
func (t *predicates) code(read func(*load.CodeReader) *load.Code) *load.Code {
	for _, r := range t.readers {
		if c := read(r); c != nil {
			return c
		}
	}
	return nil
}

// function writes the function for a condition, unless there is one for the same text, and
// returns a call of it, or "" if the condition cannot be translated. scope distinguishes texts
// whose names have different meanings.
func (t *predicates) function(c *load.Code, name, doc, scope, self string) string {
	if c == nil || c.Program == nil {
		return ""
	}
	var params []gocxx.Param
	var args []string
	for i, s := range c.GoSlots {
		p := gocxx.Param{Name: "op", Type: "*ir.Operation", Expr: s.Expr, ExprType: s.Type, Nilable: s.Nilable, NoGo: s.Expr == ""}
		switch slot := c.Slots[i].Name; {
		case slot == "$_self" && self != "*ir.Operation":
			p = gocxx.Param{Name: "self", Type: self}
		case slot == "$_ctxt" || slot == "$_builder":
			p = gocxx.Param{Name: "ctx", Type: "*ir.Context"}
		}
		if !slices.Contains(args, p.Name) {
			args = append(args, p.Name)
		}
		params = append(params, p)
	}
	t.context = ""
	switch {
	case slices.Contains(args, "ctx"):
		t.context = "ctx"
	case slices.Contains(args, "self"):
		t.context = "self.Context()"
	case slices.Contains(args, "op"):
		t.context = "op.Context()"
	}
	key := scope + " " + c.Text
	if call, ok := t.functions[key]; ok {
		return call
	}
	t.functions[key] = ""
	for base, n := name, 2; t.taken[name]; n++ {
		name = fmt.Sprint(base, n)
	}
	text, imports, err := t.writer.Func(name, name+" "+doc+".", c.Program, params, "")
	if err != nil {
		return ""
	}
	body := self + text[strings.Index(text, "func "+name)+len("func "+name):]
	if call := t.bodies[body]; call != "" {
		t.functions[key] = call
		return call
	}
	t.taken[name] = true
	for _, path := range imports {
		t.file.use(path)
	}
	t.file.line("%s", text)
	for i, a := range args {
		if a == "ctx" {
			args[i] = "self.Context()"
			if self == "*ir.Operation" {
				args[i] = "op.Context()"
			}
		}
	}
	call := name + "(" + strings.Join(args, ", ") + ")"
	if (self == selfType || self == selfAttr) && slices.Contains(args, "op") {
		call = "op == nil || " + call // evaluated again when the operation exists
	}
	t.functions[key], t.bodies[body] = call, call
	return call
}

// nodes are the parts of the model that the table of predicates names.
func (t *predicates) nodes() []any {
	var nodes []any
	for _, list := range [][]predicate{t.types, t.attrs, t.regions, t.ops} {
		for _, x := range list {
			nodes = append(nodes, x.node)
		}
	}
	return nodes
}

// table writes the table of the predicates of definitions.
func (t *predicates) table(d *definitions) *file {
	f := t.file
	f.use(irPath)
	f.use(loadPath)
	d.foreign = false
	f.line("// predicates are the conditions in the definitions.")
	f.line("var predicates = load.Predicates{\nNamespace: %q,", t.p.dialect.CppNamespace)
	for _, l := range []struct {
		field, typ, params string
		list               []predicate
	}{
		{"Types", "TypePredicate", "self ir.Type, op *ir.Operation", t.types},
		{"Attributes", "AttrPredicate", "self ir.Attribute, op *ir.Operation", t.attrs},
		{"Regions", "RegionPredicate", "self *ir.Region, op *ir.Operation", t.regions},
		{"Ops", "OpPredicate", "op *ir.Operation", t.ops},
	} {
		if len(l.list) == 0 {
			continue
		}
		f.line("%s: []load.%s{", l.field, l.typ)
		for _, x := range l.list {
			op := ""
			if x.op != "" {
				op = fmt.Sprintf("Op: %q, ", x.op)
			}
			f.line("{%sOf: %s, Holds: func(%s) bool { return %s }},", op, d.pointer(reflect.ValueOf(x.node)), l.params, x.call)
		}
		f.line("},")
	}
	f.line("}\n")
	if d.foreign {
		f.use(d.shared.path)
	}
	return f
}
