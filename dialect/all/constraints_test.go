package all_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// A verdict decides whether a type or an attribute satisfies a constraint.
type verdict func(x any) ir.Verdict

// TestDifferentialConstraints tries the constraints of the reference's dialects on all
// types and attributes that there are: as constraints of operations, and as those that
// PDLL imports.
func TestDifferentialConstraints(t *testing.T) {
	ms, list := randomops.Definitions(reftest.Include(t))
	if list.HasErrors() {
		t.Fatal(list)
	}
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	loaded, list := load.Modules(ctx, ms, load.Options{Natives: all.Natives()})
	if list.HasErrors() {
		t.Fatal(list)
	}
	candidates := randomops.Candidates(ctx)
	tried, held := 0, 0
	for _, m := range ms {
		checks := operationConstraints(ctx, m)
		natives := importedConstraints(t, ctx, loaded, m, checks)
		for name, check := range checks {
			imported := natives.Constraint(name)
			if imported == nil {
				continue // it cannot be evaluated, which is reported
			}
			for _, c := range candidates {
				var x any
				if c.Type != nil {
					x = c.Type
				} else if c.Attr != nil {
					x = c.Attr
				}
				want := check(x)
				if x == nil || want == ir.Unknown {
					continue
				}
				r := rewrite.NewRewriter(ctx, nil)
				_, ok := imported(r, []rewrite.Arg{x})
				tried++
				if ok {
					held++
				}
				if ok != (want == ir.Holds) || r.Failed() {
					t.Errorf("%s of %s: PDLL says %t, the operations that have it %t %v", name, c.Text, ok, want == ir.Holds, r.Diagnostics())
				}
			}
		}
	}
	t.Logf("%d pairs tried, %d of which hold", tried, held)
	if held < 10000 || tried < 5*held {
		t.Errorf("only %d pairs tried, of which %d hold", tried, held)
	}
}

// operationConstraints returns the named constraints of the operands and attributes of
// a module's operations.
func operationConstraints(ctx *ir.Context, m *ods.Module) map[string]verdict {
	checks := map[string]verdict{}
	for _, op := range m.Ops {
		def := ctx.LookupOp(op.Name())
		if def == nil || def.Model != op {
			continue
		}
		for i, v := range op.Operands {
			if c := def.Operands[i].Constraint; v.Constraint.Name != "" && c != nil && c.Check != nil {
				checks[v.Constraint.Name] = func(x any) ir.Verdict {
					if x, ok := x.(ir.Type); ok {
						return c.Check(nil, x)
					}
					return ir.Unknown
				}
			}
		}
		for i, a := range op.Attributes {
			if c := def.Attributes[i].Constraint; a.Attr.Name != "" && c != nil && c.Check != nil {
				checks[a.Attr.Name] = func(x any) ir.Verdict {
					if x, ok := x.(ir.Attribute); ok {
						return c.Check(nil, x)
					}
					return ir.Unknown
				}
			}
		}
	}
	return checks
}

// importedConstraints returns the constraints of a module as PDLL imports them.
func importedConstraints(t *testing.T, ctx *ir.Context, loaded *load.Loaded, m *ods.Module, checks map[string]verdict) *rewrite.Natives {
	td := pdll.FromModule(m)
	var text strings.Builder
	text.WriteString("#include \"all.td\"\n")
	for _, c := range td.Constraints {
		switch {
		case checks[c.Name] == nil:
		case c.Kind == pdll.TDAttr:
			fmt.Fprintf(&text, "Pattern => erase op<a.b> {x = _: %s};\n", c.Name)
		case c.Kind == pdll.TDType:
			fmt.Fprintf(&text, "Pattern => erase op<a.b> -> (_: %s);\n", c.Name)
		}
	}
	files := &source.Set{FS: []source.FS{{Tree: fstest.MapFS{"all.td": {}}}}}
	module, list := pdll.Load(source.NewFile("all.pdll", []byte(text.String())), pdll.Options{Files: files,
		TD: func(*source.File, *source.Set) (*pdll.TDFile, diag.List) { return td, nil }})
	if list.HasErrors() {
		t.Fatal(list)
	}
	lowered, list := lower.Lower(module, ctx)
	if list.HasErrors() {
		t.Fatal(list)
	}
	natives := &rewrite.Natives{}
	for _, d := range lower.CompileNatives(module, lowered, loaded.API, natives) {
		t.Logf("%s", d)
	}
	return natives
}
