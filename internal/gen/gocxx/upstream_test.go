package gocxx_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/gen/gocxx"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
)

// A code is C++ of the reference's dialects.
type code struct {
	*load.Code
	kind, what, ns string
	op             *ods.Operator // of a trait
	summary        string
}

// key identifies the code.
func (c *code) key() string { return c.kind + " " + c.ns + " " + c.Text }

// loaded is the reference's dialects with the C++ in their definitions.
type loaded struct {
	ctx    *ir.Context
	loader *load.Loader
	codes  []code
}

// upstream loads the reference's dialects and returns all C++ in their definitions, each
// text once for each kind and namespace.
func upstream(t testing.TB) *loaded {
	ms, list := randomops.Definitions(reftest.Include(t))
	if list.HasErrors() {
		t.Fatal(list)
	}
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	l := load.NewLoader(ctx, load.Options{Natives: all.Natives()})
	dialects, list := l.Load(ms, func(string) bool { return true })
	if list.HasErrors() {
		t.Fatal(list)
	}
	for _, d := range dialects {
		if err := ctx.Register(d); err != nil {
			t.Fatal(err)
		}
	}
	c := collector{seen: map[string]bool{}}
	for _, m := range ms {
		if r := l.Code(m); r != nil {
			c.module(r, m)
		}
	}
	return &loaded{ctx, l, c.codes}
}

// writer returns a writer that names definitions as calls of typeDef and attrDef.
func (l *loaded) writer() *gocxx.Writer {
	return gocxx.NewWriter(l.loader.API(), gocxx.Options{
		TypeDef: func(d *ir.TypeDefinition) string {
			if d.Dialect == nil {
				return ""
			}
			return fmt.Sprintf("typeDef(%q, %q)", d.Dialect.Namespace, d.Name)
		},
		AttrDef: func(d *ir.AttributeDefinition) string {
			if d.Dialect == nil {
				return ""
			}
			return fmt.Sprintf("attrDef(%q, %q)", d.Dialect.Namespace, d.Name)
		},
	})
}

type collector struct {
	seen  map[string]bool
	codes []code
}

func (c *collector) add(x code) {
	if x.Code == nil || c.seen[x.key()] {
		return
	}
	c.seen[x.key()] = true
	c.codes = append(c.codes, x)
}

func (c *collector) module(r *load.CodeReader, m *ods.Module) {
	for _, op := range m.Ops {
		ns, name := op.CppNamespace, op.Name()
		for _, list := range [][]*ods.Value{op.Operands, op.Results} {
			for _, v := range list {
				c.add(code{Code: r.TypeConstraint(v.Constraint, ns), kind: "type constraint", what: v.Constraint.Name, ns: ns})
				c.add(code{Code: r.BuilderCall(v.Constraint, ns), kind: "builder call", what: v.Constraint.Name, ns: ns})
			}
		}
		for _, a := range op.Attributes {
			c.add(code{Code: r.AttrConstraint(a.Attr, ns), kind: "attribute constraint", what: a.Attr.Name, ns: ns})
			c.add(code{Code: r.DefaultAttr(op, a), kind: "default value", what: name + " " + a.Name, ns: ns})
		}
		for _, g := range op.Regions {
			c.add(code{Code: r.RegionConstraint(g.Constraint, ns), kind: "region constraint", what: g.Constraint.Name, ns: ns})
		}
		for _, s := range op.Successors {
			c.add(code{Code: r.SuccessorConstraint(s.Constraint, ns), kind: "successor constraint", what: s.Constraint.Name, ns: ns})
		}
		for _, t := range op.Traits {
			if t.Kind == ods.PredTrait {
				c.add(code{Code: r.Predicate(op, t), kind: "trait", what: name + ": " + t.Summary, ns: name, op: op, summary: t.Summary})
			}
		}
		for _, tm := range op.TypeMaps {
			c.add(code{Code: r.Transformer(op, tm), kind: "transformer", what: name + " " + tm.RHS, ns: ns})
		}
	}
}

// translate translates a code to a function of that name.
func translate(w *gocxx.Writer, c code, name string) (string, []string, error) {
	if c.Program == nil {
		return "", nil, fmt.Errorf("it is no expression")
	}
	var params []gocxx.Param
	for i, s := range c.GoSlots {
		p := gocxx.Param{Name: "op", Type: "*ir.Operation", Expr: s.Expr, ExprType: s.Type, Nilable: s.Nilable}
		switch c.Slots[i].Name {
		case "$_self":
			p = gocxx.Param{Name: "self", Type: selfTypes[c.kind]}
		case "$_ctxt", "$_builder":
			p = gocxx.Param{Name: "ctx", Type: "*ir.Context"}
		}
		if s.Expr == "" {
			p.Expr, p.NoGo = "", true
		}
		params = append(params, p)
	}
	doc := name + " is " + c.kind
	if c.what != "" {
		doc += " " + c.what
	}
	return w.Func(name, doc+".", c.Program, params, "")
}

// selfTypes are the Go types of $_self.
var selfTypes = map[string]string{
	"type constraint": "ir.Type", "builder call": "ir.Type", "transformer": "ir.Type",
	"attribute constraint": "ir.Attribute", "default value": "ir.Attribute",
	"region constraint": "*ir.Region", "successor constraint": "*ir.Block",
}

// predicates are the kinds of conditions.
var predicates = []string{"type constraint", "attribute constraint", "region constraint", "successor constraint", "trait"}

// TestCoverage counts how much of the C++ of the reference's definitions is translated.
func TestCoverage(t *testing.T) {
	l := upstream(t)
	w := l.writer()
	type count struct{ done, all int }
	counts, reasons := map[string]count{}, map[string]int{}
	for _, c := range l.codes {
		n := counts[c.kind]
		n.all++
		text, _, err := translate(w, c, "f")
		if err == nil {
			n.done++
			if testing.Verbose() {
				t.Logf("%s\n%s", strings.Join(strings.Fields(c.Text), " "), text)
			}
		} else {
			_, why, ok := strings.Cut(err.Error(), "no translation to Go: ")
			if !ok {
				why = err.Error()
			}
			reasons[c.kind+": "+why]++
		}
		counts[c.kind] = n
	}
	var all count
	for _, kind := range slices.Sorted(maps.Keys(counts)) {
		t.Logf("%s: %d of %d", kind, counts[kind].done, counts[kind].all)
		if slices.Contains(predicates, kind) {
			all.done, all.all = all.done+counts[kind].done, all.all+counts[kind].all
		}
	}
	for _, why := range slices.SortedFunc(maps.Keys(reasons), func(a, b string) int { return reasons[b] - reasons[a] }) {
		t.Logf("%d: %s", reasons[why], why)
	}
	if 100*all.done < 97*all.all {
		t.Errorf("only %d of %d predicates are translated", all.done, all.all)
	}
}
