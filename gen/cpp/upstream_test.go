package cpp_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/gen/cpp"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
)

// A code is C++ of the reference's dialects.
type code struct {
	*load.Code
	kind, what string
}

// upstream loads the reference's dialects and returns all C++ in their definitions, each
// text once for each kind.
func upstream(t testing.TB) (*load.Loader, []code) {
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
	return l, c.codes
}

type collector struct {
	seen  map[string]bool
	codes []code
}

func (c *collector) add(kind, what, ns string, x *load.Code) {
	if x == nil || c.seen[kind+ns+x.Text] {
		return
	}
	c.seen[kind+ns+x.Text] = true
	c.codes = append(c.codes, code{Code: x, kind: kind, what: what})
}

func (c *collector) module(r *load.CodeReader, m *ods.Module) {
	for _, op := range m.Ops {
		ns := op.CppNamespace
		for _, list := range [][]*ods.Value{op.Operands, op.Results} {
			for _, v := range list {
				c.add("type constraint", v.Constraint.Name, ns, r.TypeConstraint(v.Constraint, ns))
				c.add("builder call", v.Constraint.Name, ns, r.BuilderCall(v.Constraint, ns))
			}
		}
		for _, a := range op.Attributes {
			c.add("attribute constraint", a.Attr.Name, ns, r.AttrConstraint(a.Attr, ns))
			c.add("default value", op.Name()+" "+a.Name, ns, r.DefaultAttr(op, a))
		}
		for _, g := range op.Regions {
			c.add("region constraint", g.Constraint.Name, ns, r.RegionConstraint(g.Constraint, ns))
		}
		for _, s := range op.Successors {
			c.add("successor constraint", s.Constraint.Name, ns, r.SuccessorConstraint(s.Constraint, ns))
		}
		for _, t := range op.Traits {
			if t.Kind == ods.PredTrait {
				c.add("trait", op.Name()+" "+t.Summary, op.Name(), r.Predicate(op, t))
			}
		}
		for _, tm := range op.TypeMaps {
			c.add("transformer", op.Name()+" "+tm.RHS, ns, r.Transformer(op, tm))
		}
	}
}

// translate translates a code as function f.
func translate(w *cpp.Writer, c code) (string, []string, error) {
	if c.Program == nil {
		return "", nil, fmt.Errorf("no expression")
	}
	var params []cpp.Param
	for _, s := range c.Slots {
		params = append(params, goParam(s))
	}
	return w.Func("f", c.what, c.Program, params, "")
}

// goParam returns the parameter of a test's function for a slot.
func goParam(s cxx.Slot) cpp.Param {
	switch s.Name {
	case "$_self":
		return cpp.Param{Name: "x", Type: "ir.Type"}
	case "$_op", "this":
		return cpp.Param{Name: "op", Type: "*ir.Operation"}
	case "$_ctxt", "$_builder":
		return cpp.Param{Name: "ctx", Type: "*ir.Context"}
	}
	switch {
	case s.Type.Kind == cxx.KindList:
		return cpp.Param{Name: "op", Type: "*ir.Operation", Expr: strings.TrimPrefix(s.Name, "$"), ExprType: "[]*ir.Value"}
	}
	return cpp.Param{Name: strings.TrimPrefix(s.Name, "$"), Type: "*ir.Value"}
}

// TestCoverage counts how much of the C++ of the reference's definitions is translated.
func TestCoverage(t *testing.T) {
	l, codes := upstream(t)
	w := cpp.NewWriter(l.API(), cpp.Options{
		TypeDef: func(d *ir.TypeDefinition) string { return "def" },
		AttrDef: func(d *ir.AttributeDefinition) string { return "def" },
	})
	type count struct{ done, all int }
	counts, reasons := map[string]count{}, map[string]int{}
	for _, c := range codes {
		n := counts[c.kind]
		n.all++
		text, _, err := translate(w, c)
		if err == nil {
			n.done++
			t.Log(strings.Join(strings.Fields(c.Text), " ") + "\n" + text)
		} else {
			_, why, ok := strings.Cut(err.Error(), "no translation to Go: ")
			if !ok {
				why = err.Error()
			}
			reasons[why]++
		}
		counts[c.kind] = n
	}
	for _, kind := range slices.Sorted(maps.Keys(counts)) {
		t.Logf("%s: %d of %d", kind, counts[kind].done, counts[kind].all)
	}
	for _, why := range slices.SortedFunc(maps.Keys(reasons), func(a, b string) int { return reasons[b] - reasons[a] }) {
		t.Logf("%d: %s", reasons[why], why)
	}
}
