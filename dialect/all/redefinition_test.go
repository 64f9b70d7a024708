package all_test

import (
	"hash/fnv"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// A redefinition changes the definition of an operation that has natives.
type redefinition struct {
	name   string
	change func(op *ods.Operator, any *ods.TypeConstraint)
}

// others returns constraints of single values, optional ones and so on in turn.
func others(vs []*ods.Value, change func(c ods.TypeConstraint) ods.TypeConstraint) []*ods.Value {
	out := make([]*ods.Value, len(vs))
	for i, v := range vs {
		c := change(*v.Constraint)
		out[i] = &ods.Value{Name: v.Name, Constraint: &c, Effects: v.Effects}
	}
	return out
}

func otherArity(c ods.TypeConstraint) ods.TypeConstraint {
	c.Constraint = &ods.Constraint{Record: c.Record, Name: c.Name, Summary: c.Summary, Condition: c.Condition}
	if c.Arity == ods.Single {
		c.Arity = ods.Variadic
	} else {
		c.Arity, c.SegmentAttr = ods.Single, ""
	}
	return c
}

// attributes changes the attributes of an operation.
func attributes(op *ods.Operator, change func(a ods.Attribute) ods.Attribute) {
	out := make([]*ods.NamedAttribute, len(op.Attributes))
	for i, a := range op.Attributes {
		x := change(*a.Attr)
		out[i] = &ods.NamedAttribute{Name: a.Name, Attr: &x}
	}
	op.Attributes = out
}

func rotate[T any](s []T) []T {
	if len(s) < 2 {
		return s
	}
	return append(slices.Clone(s[1:]), s[0])
}

var redefinitions = []redefinition{
	{"empty", func(op *ods.Operator, _ *ods.TypeConstraint) {
		op.Operands, op.Results, op.Attributes, op.Properties = nil, nil, nil, nil
		op.Regions, op.Successors, op.Traits = nil, nil, nil
	}},
	{"no operands", func(op *ods.Operator, _ *ods.TypeConstraint) { op.Operands = nil }},
	{"no results", func(op *ods.Operator, _ *ods.TypeConstraint) { op.Results = nil }},
	{"no attributes", func(op *ods.Operator, _ *ods.TypeConstraint) { op.Attributes, op.Properties = nil, nil }},
	{"no regions", func(op *ods.Operator, _ *ods.TypeConstraint) { op.Regions = nil }},
	{"no successors", func(op *ods.Operator, _ *ods.TypeConstraint) { op.Successors = nil }},
	{"no traits", func(op *ods.Operator, _ *ods.TypeConstraint) { op.Traits = nil }},
	{"any types", func(op *ods.Operator, any *ods.TypeConstraint) {
		change := func(c ods.TypeConstraint) ods.TypeConstraint {
			x := *any
			x.Arity, x.SegmentAttr = c.Arity, c.SegmentAttr
			return x
		}
		op.Operands, op.Results = others(op.Operands, change), others(op.Results, change)
	}},
	{"other arities", func(op *ods.Operator, _ *ods.TypeConstraint) {
		op.Operands, op.Results = others(op.Operands, otherArity), others(op.Results, otherArity)
	}},
	{"other order", func(op *ods.Operator, _ *ods.TypeConstraint) {
		op.Operands, op.Results, op.Regions, op.Successors = rotate(op.Operands), rotate(op.Results), rotate(op.Regions), rotate(op.Successors)
	}},
	{"other attributes", func(op *ods.Operator, _ *ods.TypeConstraint) {
		attributes(op, func(a ods.Attribute) ods.Attribute {
			storage := "::mlir::Attribute"
			if a.StorageType == storage {
				storage = "::mlir::StringAttr"
			}
			x := ods.Attribute{Constraint: &ods.Constraint{Record: a.Record, Summary: "another"}, StorageType: storage}
			return x
		})
	}},
	{"optional attributes", func(op *ods.Operator, _ *ods.TypeConstraint) {
		attributes(op, func(a ods.Attribute) ods.Attribute {
			a.IsOptional, a.HasDefault, a.DefaultValue = true, false, ""
			return a
		})
	}},
	{"more operands", func(op *ods.Operator, any *ods.TypeConstraint) {
		op.Operands = append(slices.Clone(op.Operands), &ods.Value{Name: "oneMore", Constraint: any})
	}},
}

// redefine returns modules in which some operations are changed.
func redefine(ms []*ods.Module, r redefinition, ops map[string]bool) []*ods.Module {
	var any *ods.TypeConstraint
	for _, m := range ms {
		for _, op := range m.Ops {
			for _, v := range op.Operands {
				if v.Constraint.Name == "AnyType" {
					any = v.Constraint
				}
			}
		}
	}
	var out []*ods.Module
	for _, m := range ms {
		x := *m
		x.Ops = nil
		for _, op := range m.Ops {
			if ops[op.Name()] {
				o := *op
				r.change(&o, any)
				// A trait that refers to operands by name would report an error of its own.
				o.Traits = slices.DeleteFunc(slices.Clone(o.Traits), func(t *ods.Trait) bool { return t.Kind == ods.PredTrait })
				o.AllTypesMatch, o.TypeMaps = nil, nil
				o.HasAssemblyFormat, o.HasCustomAssemblyFormat = false, true
				o.HasVerifier, o.HasRegionVerifier, o.HasFolder = true, true, true
				op = &o
			}
			x.Ops = append(x.Ops, op)
		}
		out = append(out, &x)
	}
	return out
}

// cases is how many random operations each redefinition is tried with, and of how many
// operations one is tried; the environment variable MICA_CASES asks for so many of every
// operation.
func cases() (perOp int, sample uint32) {
	if n, err := strconv.Atoi(os.Getenv("MICA_CASES")); err == nil {
		return n, 1
	}
	if reftest.Campaign() {
		return reftest.Count(2, 2, 8), 1
	}
	return 2, 20
}

// sampled returns the operations with natives that a test looks at: others for each
// test.
func sampled(test int) map[string]bool {
	_, sample := cases()
	ops := map[string]bool{}
	for _, n := range all.Natives() {
		for name := range n.Ops {
			h := fnv.New32a()
			h.Write([]byte(name))
			if (h.Sum32()+uint32(test))%sample == 0 {
				ops[name] = true
			}
		}
	}
	return ops
}

// TestRedefinition gives operations that have natives other definitions. Natives
// that do not fit are left out with a report, and nothing crashes.
func TestRedefinition(t *testing.T) {
	ms, l := randomops.Definitions(reftest.Include(t))
	if l.HasErrors() {
		t.Fatal(l)
	}
	for i, r := range redefinitions {
		t.Run(r.name, func(t *testing.T) {
			t.Parallel()
			ops := sampled(i)
			modules := redefine(ms, r, ops)
			ctx := ir.NewContext()
			ctx.AllowUnregistered = true
			ld, _ := load.Modules(ctx, modules, load.Options{Natives: all.Natives()})
			reported := map[string]bool{}
			for _, m := range ld.Report.Misfits {
				reported[m.What] = true
			}
			exercise(t, ctx, ops)
			if r.name == "empty" {
				for name := range ops {
					if !reported[name] && !isEmpty(name) {
						t.Errorf("%s: no report", name)
					}
				}
			}
			t.Logf("%d operations, %d do not fit", len(ops), len(reported))
		})
	}
}

// TestRedefinedTypes gives types and attributes other parameters, with all
// operations as they are.
func TestRedefinedTypes(t *testing.T) {
	include := reftest.Include(t)
	for i, c := range []struct {
		name   string
		params func(ps []*ods.Param) []*ods.Param
	}{
		{"none", func([]*ods.Param) []*ods.Param { return nil }},
		{"other order", rotate[*ods.Param]},
		{"one more", func(ps []*ods.Param) []*ods.Param {
			return append(slices.Clone(ps), &ods.Param{Name: "oneMore", CppType: "int64_t", Storage: "int64_t"})
		}},
		{"numbers", func(ps []*ods.Param) (out []*ods.Param) {
			for _, p := range ps {
				other := "int64_t"
				if p.CppType == other {
					other = "::mlir::Type"
				}
				out = append(out, &ods.Param{Name: p.Name, CppType: other, Storage: other})
			}
			return out
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			ms, l := randomops.Definitions(include) // of its own, because it is changed
			if l.HasErrors() {
				t.Fatal(l)
			}
			for _, m := range ms {
				for _, d := range slices.Concat(m.Types, m.Attrs) {
					d.Params = c.params(d.Params)
					d.AssemblyFormat, d.HasAssemblyFormat, d.HasCustomAssemblyFormat = "", false, false
					if d.HasMnemonic && len(d.Params) > 0 {
						d.AssemblyFormat, d.HasAssemblyFormat = "`<` params `>`", true
					}
				}
			}
			ctx := ir.NewContext()
			ctx.AllowUnregistered = true
			ld, _ := load.Modules(ctx, ms, load.Options{Natives: all.Natives()})
			if len(ld.Report.Misfits) == 0 {
				t.Error("no report")
			}
			exercise(t, ctx, sampled(i))
			t.Logf("%d do not fit", len(ld.Report.Misfits))
		})
	}
}

// isEmpty reports whether the signature of an operation is empty anyway.
func isEmpty(op string) bool {
	ns, _, _ := strings.Cut(op, ".")
	for line := range strings.Lines(dialect.Of(ns, all.Natives()).Signatures) {
		if s := dialect.ParseSignature(strings.TrimSpace(line)); s.Name == op {
			return s.Misfit(dialect.Signature{}) == ""
		}
	}
	return false
}

// exercise creates random operations of the changed definitions, and verifies and
// prints them. A panic is an error.
func exercise(t *testing.T, ctx *ir.Context, ops map[string]bool) {
	pool := &randomops.Pool{}
	guard(t, "candidates", func() { pool = randomops.NewPool(randomops.Candidates(ctx)) })
	g := randomops.NewGenerator(ctx, pool, 1)
	perOp, _ := cases()
	for _, d := range ctx.Dialects() {
		for _, def := range ctx.OpDefs(d) {
			if !ops[def.Name] {
				continue
			}
			guard(t, def.Name, func() {
				for _, c := range g.Cases(def, perOp) {
					guard(t, c.Text, func() { tryOut(ctx, c.Text) })
				}
			})
		}
	}
}

// tryOut parses and verifies an operation, prints it if it is valid as mlir-opt would,
// and asks whether it is dead.
func tryOut(ctx *ir.Context, text string) {
	op, l := asm.Parse(ctx, source.NewFile("case.mlir", []byte(text)), asm.ParseOptions{})
	if op == nil || l.HasErrors() {
		return
	}
	custom := asm.Append(nil, op, asm.Options{})
	asm.Parse(ctx, source.NewFile("custom.mlir", custom), asm.ParseOptions{})
	ir.Walk(op, ir.PreOrder, func(o *ir.Operation) ir.WalkResult {
		rewrite.IsTriviallyDead(o)
		return ir.Advance
	})
	rewrite.ApplyGreedily(op, &rewrite.Frozen{}, rewrite.GreedyConfig{})
}

// guard reports a panic as an error that names its cause.
func guard(t *testing.T, what string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("%s\n%v\n%s", what, r, debug.Stack())
		}
	}()
	f()
}
