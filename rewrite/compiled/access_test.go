package compiled_test

import (
	"slices"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/compiled"
)

// TestTypes compares the types of ranges and lists, which may be absent.
func TestTypes(t *testing.T) {
	ctx := ir.NewContext()
	i1, i2 := ctx.I1(), ctx.IntegerType(2)
	op := ir.NewBuilder(ctx).New(ctx.OpDef("t.source"), nil, []ir.Type{i1, i2})
	list := compiled.ValueList(op.Results())
	all := compiled.TypesOf(list)
	listed := compiled.TypeList([]ir.Type{i1, i2})
	absent := compiled.TypesOf(compiled.Values{})
	switch {
	case !all.Valid() || !listed.Valid() || absent.Valid():
		t.Error("only what is not there is absent")
	case !compiled.EqualTypes(all, listed) || compiled.EqualTypes(all, compiled.TypeList([]ir.Type{i2, i1})):
		t.Error("types are equal in their order")
	case compiled.EqualTypes(absent, compiled.TypeList(nil)) || !compiled.EqualTypes(absent, compiled.Types{}):
		t.Error("absent types equal none but absent ones")
	case !slices.Equal(all.List(nil), []ir.Type{i1, i2}) || absent.List(nil) != nil:
		t.Error("the list of types is another one")
	}
	memory := make([]ir.Type, 5)
	if got := listed.List(memory); len(got) != 2 || &got[0] != &memory[0] {
		t.Error("the memory that is given is not used")
	}
	if !compiled.EqualLists(list.List(nil), op.Results()) || compiled.EqualLists(list.List(nil), op.Results()[:1]) {
		t.Error("lists are equal with all their elements")
	}
}

// TestExactly takes a range only if it has as many values as are listed.
func TestExactly(t *testing.T) {
	ctx := ir.NewContext()
	op := ir.NewBuilder(ctx).New(ctx.OpDef("t.source"), nil, []ir.Type{ctx.I1(), ctx.I32()})
	list := compiled.ValueList(op.Results())
	two, three := list.Exactly(2), list.Exactly(3)
	if !two.Valid() || two.Element(1) != op.Result(1) || two.Element(2) != nil || three.Valid() || three.Element(0) != nil {
		t.Error("the range has two values")
	}
	if empty := compiled.ValueList(nil).Exactly(0); !empty.Valid() || (compiled.Values{}).Exactly(0).Valid() {
		t.Error("an empty range is not absent")
	}
}

// TestNumbers numbers keys; an unknown key has the number 0.
func TestNumbers(t *testing.T) {
	m := compiled.Numbers("a", "b")
	if m["a"] != 1 || m["b"] != 2 || m["c"] != 0 {
		t.Error(m)
	}
}

// TestLocationOf returns the location of the first value.
func TestLocationOf(t *testing.T) {
	ctx := ir.NewContext()
	b := ir.NewBuilder(ctx)
	b.Loc = ctx.FileLineColLoc("a", 1, 2)
	op := b.New(ctx.OpDef("t.source"), nil, []ir.Type{ctx.I1()})
	if compiled.LocationOf(op.Results()) != b.Loc || compiled.LocationOf(nil) != nil {
		t.Error("another location")
	}
}

// TestInferTypes infers the result types of an operation, or checks the error.
func TestInferTypes(t *testing.T) {
	ctx := ir.NewContext()
	same := &ir.OpDef{Name: "t.same", Results: []ir.ResultDef{{}}, InferTypes: func(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
		if s.Attr("none") != nil {
			return nil, true
		}
		return []ir.Type{s.Operands[0].Type()}, true
	}}
	pattern := &rewrite.Pattern{Name: "infer", Root: "t.source", Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		types, err := compiled.InferTypes(r, same, op.Results(), ir.NamedAttribute{Name: "absent"})
		if err != nil || !slices.Equal(types, []ir.Type{ctx.I1()}) {
			t.Errorf("%v, %v", types, err)
		}
		if _, err := compiled.InferTypes(r, same, op.Results(), ir.NamedAttribute{Name: "none", Value: ctx.UnitAttr()}); err == nil {
			t.Error("no types are inferred for a result")
		}
		if _, err := compiled.InferTypes(r, ctx.OpDef("t.other"), nil); err == nil {
			t.Error("an operation that cannot infer its types does")
		}
		return false
	}}
	var set rewrite.Set
	set.Add(pattern)
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	module := ir.NewBuilder(ctx).Op("builtin.module").Body("bodyRegion", nil, nil).MustBuild()
	b := ir.NewBuilderAtEnd(ctx, module.Region(0).Entry())
	b.New(ctx.OpDef("t.source"), nil, []ir.Type{ctx.I1()})
	if res := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{}); res.Stats.Tried != 1 {
		t.Errorf("the pattern was tried %d times", res.Stats.Tried)
	}
}

// TestAll asks a condition of each value and type.
func TestAll(t *testing.T) {
	ctx := ir.NewContext()
	i1, i2 := ctx.I1(), ctx.IntegerType(2)
	op := ir.NewBuilder(ctx).New(ctx.OpDef("t.source"), nil, []ir.Type{i1, i2})
	values := compiled.ValueList(op.Results())
	types := compiled.TypesOf(values)
	narrow := func(v *ir.Value) bool { return v.Type() == ir.Type(i1) }
	switch {
	case values.All(narrow) || types.All(func(t ir.Type) bool { return t == ir.Type(i1) }):
		t.Error("the second has another type")
	case !values.All(func(v *ir.Value) bool { return v.DefiningOp() == op }) || !types.All(func(t ir.Type) bool { return t != nil }):
		t.Error("the condition holds for both")
	case !(compiled.Values{}).All(narrow):
		t.Error("a condition holds for all of none")
	}
}
