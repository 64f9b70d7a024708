package conversion_test

import (
	"slices"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// widen converts integers to i64 and i1 to nothing in particular.
func widen(ctx *ir.Context) *conversion.TypeConverter {
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) {
		_, integer := t.(*ir.IntegerType)
		return ctx.I64(), integer
	})
	return types
}

// full converts with all operations of dialect c legal, and returns the text of the result.
func full(t *testing.T, module *ir.Operation, patterns ...conversion.Pattern) string {
	t.Helper()
	target := conversion.NewTarget()
	target.LegalDialects("builtin", "c")
	if diags := conversion.Full(target, freeze(t, module.Context(), patterns...), conversion.Config{}, module); diags.HasErrors() {
		t.Fatal(diags)
	}
	return asm.String(module, asm.Options{})
}

func compare(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestLegalizeNow checks that a pattern can legalize the operations nested in its root
// before it continues.
func TestLegalizeNow(t *testing.T) {
	module := parse(t, `"a.outer"() ({
	^bb0(%x: i32):
	  "a.inner"(%x) : (i32) -> ()
	}) : () -> ()`)
	ctx := module.Context()
	var seen []string
	note := func(op *ir.Operation) {
		for o := range op.Region(0).Ops() {
			seen = append(seen, o.Name())
		}
	}
	outer := conversion.Pattern{Pattern: rewrite.Pattern{Root: "a.outer", Benefit: 1}, Types: widen(ctx),
		Convert: func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			if conversion.Of(r.Rewriter) != r || !r.LegalizeRegion(op.Region(0)) || !r.Legalize(op.Region(0).Entry().Front()) {
				return false
			}
			note(op)
			n := r.Create(&ir.OperationState{Def: ctx.OpDef("c.outer"), Loc: op.Location(), NumRegions: 1})
			r.InlineRegionAtEnd(op.Region(0), n.Region(0))
			r.ReplaceWithOp(op, n)
			return true
		}}
	got := full(t, module, outer, becomes("a.inner", "c.inner", 1))
	compare(t, got, `module {
  "c.outer"() ({
  ^bb0(%arg0: i64):
    "c.inner"(%arg0) : (i64) -> ()
  }) : () -> ()
}`)
	if !slices.Contains(seen, "c.inner") {
		t.Errorf("the pattern has seen only %v", seen)
	}
}

// TestConvertResults checks that an operation can keep its name and get other types.
func TestConvertResults(t *testing.T) {
	module := parse(t, `%0 = "a.op"() {k = 1 : i8} : () -> i32
		"a.op"(%0) : (i32) -> ()`)
	types := widen(module.Context())
	target := conversion.NewTarget()
	target.LegalDialects("builtin")
	target.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, "a.op")
	again := conversion.Pattern{Pattern: rewrite.Pattern{Root: "a.op", Benefit: 1}, Types: types,
		Convert: func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			n := r.ConvertResults(op, operands, types)
			if n == nil {
				return false
			}
			r.ReplaceWithOp(op, n)
			return true
		}}
	if diags := conversion.Full(target, freeze(t, module.Context(), again), conversion.Config{}, module); diags.HasErrors() {
		t.Fatal(diags)
	}
	compare(t, asm.String(module, asm.Options{}), `module {
  %0 = "a.op"() {k = 1 : i8} : () -> i64
  "a.op"(%0) : (i64) -> ()
}`)
}

// TestSignature checks that arguments can be replaced, added and dropped.
func TestSignature(t *testing.T) {
	module := parse(t, `%v = "c.value"() : () -> i32
		"a.op"() ({
		^bb0(%x: i32, %y: f32, %z: i8):
		  "c.use"(%x, %z) : (i32, i8) -> ()
		}) : () -> ()`)
	value := module.Region(0).Entry().Front().Result(0)
	ctx := module.Context()
	got := full(t, module, conversion.Pattern{Pattern: rewrite.Pattern{Root: "a.op", Benefit: 1},
		Convert: func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			s := conversion.NewSignature(3)
			s.Add(ctx.F64())
			s.Replace(0, value)
			s.Map(2, ctx.I8())
			n := r.Create(&ir.OperationState{Def: ctx.OpDef("c.op"), Loc: op.Location(), NumRegions: 1})
			r.ConvertBlock(op.Region(0).Entry(), s, nil)
			r.InlineRegionAtEnd(op.Region(0), n.Region(0))
			r.ReplaceWithOp(op, n)
			return true
		}})
	compare(t, got, `module {
  %0 = "c.value"() : () -> i32
  "c.op"() ({
  ^bb0(%arg0: f64, %arg1: i8):
    "c.use"(%0, %arg1) : (i32, i8) -> ()
  }) : () -> ()
}`)
}

// TestTypeConverter checks the order in which functions are called, and which results are
// cached.
func TestTypeConverter(t *testing.T) {
	module := parse(t, `%a = "a.one"() : () -> i32
		%b = "a.two"() : () -> i32`)
	ctx := module.Context()
	types := widen(ctx)
	calls := 0
	types.AddOfValue(func(v *ir.Value) ([]ir.Type, conversion.Result) {
		if v.DefiningOp().Name() == "a.one" {
			return []ir.Type{ctx.F32()}, conversion.Converted
		}
		return nil, conversion.NotApplicable
	})
	types.Add(func(t ir.Type) (ir.Type, bool) {
		calls++
		return nil, t == ir.Type(ctx.F64())
	})
	one := module.Region(0).Entry().Front()
	if got := types.ConvertValue(one.Result(0)); got != ir.Type(ctx.F32()) {
		t.Errorf("the value that its function knows has the type %v", got)
	}
	if got := types.ConvertValue(one.Next().Result(0)); got != ir.Type(ctx.I64()) {
		t.Errorf("the value that its function does not know has the type %v", got)
	}
	if types.Convert(ctx.F64()) != nil {
		t.Error("a type that cannot be converted is converted")
	}
	calls = 0
	types.Convert(ctx.F64())
	if calls != 0 {
		t.Error("a failure is not cached")
	}
	types.AddAttribute(func(_ ir.Type, a ir.Attribute) (ir.Attribute, conversion.Result) {
		if _, ok := a.(*ir.StringAttr); ok {
			return ctx.UnitAttr(), conversion.Converted
		}
		return nil, conversion.NotApplicable
	})
	if got, r := types.ConvertAttribute(ctx.I32(), ctx.StringAttr("x")); r != conversion.Converted || got != ir.Attribute(ctx.UnitAttr()) {
		t.Errorf("the attribute becomes %v", got)
	}
	if _, r := types.ConvertAttribute(ctx.I32(), ctx.UnitAttr()); r != conversion.NotApplicable {
		t.Error("an attribute without a conversion is converted")
	}
}

// TestReconcileCycle checks that casts that form a cycle in a graph region do not matter.
func TestReconcileCycle(t *testing.T) {
	module := parse(t, `
		%a = builtin.unrealized_conversion_cast %b : i2 to i1
		%b = builtin.unrealized_conversion_cast %a : i1 to i2
		%d = builtin.unrealized_conversion_cast %a : i1 to i9
		"c.use"(%d) : (i9) -> ()`)
	before := asm.String(module, asm.Options{})
	var casts []*ir.Operation
	for op := range module.Region(0).Ops() {
		if op.NumResults() > 0 {
			casts = append(casts, op)
		}
	}
	if remaining := conversion.ReconcileCasts(casts); len(remaining) != 3 {
		t.Errorf("%d casts remain", len(remaining))
	}
	compare(t, asm.String(module, asm.Options{}), before)
}

// TestNestedFailure checks that a pattern's failure to legalize an operation is not
// reported if another pattern succeeds.
func TestNestedFailure(t *testing.T) {
	module := parse(t, `"a.outer"() ({
	  "a.inner"() : () -> ()
	}) : () -> ()`)
	fails := conversion.Pattern{Pattern: rewrite.Pattern{Root: "a.outer", Benefit: 2},
		Convert: func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			return r.LegalizeRegion(op.Region(0))
		}}
	compare(t, full(t, module, fails, becomes("a.outer", "c.outer", 1)), `module {
  "c.outer"() : () -> ()
}`)
}
