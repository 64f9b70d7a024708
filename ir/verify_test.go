package ir_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// traitDialect has operations with the names and signatures of some that the
// reference has for its own tests.
func traitDialect() *ir.Dialect {
	anyT := &ir.TypeConstraint{Summary: "any type"}
	isInt := func(w int) func(*ir.Operation, ir.Type) ir.Verdict {
		return func(_ *ir.Operation, t ir.Type) ir.Verdict { return ir.VerdictOf(ir.IsSignless(t, w)) }
	}
	i32 := &ir.TypeConstraint{Summary: "32-bit signless integer", Check: isInt(32)}
	shaped := &ir.TypeConstraint{Summary: "shaped of any type values", Check: func(_ *ir.Operation, t ir.Type) ir.Verdict {
		_, ok := ir.AsShaped(t)
		return ir.VerdictOf(ok)
	}}
	tensor := &ir.TypeConstraint{Summary: "tensor of any type values", Check: func(_ *ir.Operation, t ir.Type) ir.Verdict {
		switch t.(type) {
		case *ir.RankedTensorType, *ir.UnrankedTensorType:
			return ir.Holds
		}
		return ir.Fails
	}}
	str := &ir.AttributeConstraint{Summary: "string attribute", Check: func(_ *ir.Operation, a ir.Attribute) ir.Verdict {
		_, ok := a.(*ir.StringAttr)
		return ir.VerdictOf(ok)
	}}
	one := func(c *ir.TypeConstraint) []ir.OperandDef { return []ir.OperandDef{{Constraint: c}} }
	many := func(c *ir.TypeConstraint) []ir.OperandDef {
		return []ir.OperandDef{{Arity: ir.Variadic, Constraint: c}}
	}
	result := func(c *ir.TypeConstraint) []ir.ResultDef { return []ir.ResultDef{{Constraint: c}} }
	results := func(c *ir.TypeConstraint) []ir.ResultDef { return []ir.ResultDef{{Arity: ir.Variadic, Constraint: c}} }
	traits := func(names ...string) (ts []*ir.Trait) {
		for _, n := range names {
			t := ir.LookupTrait(n)
			if t == nil {
				panic(n)
			}
			ts = append(ts, t)
		}
		return ts
	}
	anyRegion := []ir.RegionDef{{Name: "region"}}
	sized := func(n int, summary string) *ir.RegionConstraint {
		return &ir.RegionConstraint{Summary: summary, Check: func(_ *ir.Operation, r *ir.Region) ir.Verdict { return ir.VerdictOf(r.NumBlocks() == n) }}
	}
	graph := func(*ir.Operation, int) ir.RegionKind { return ir.GraphRegion }
	symbol := []ir.AttributeDef{{Name: "sym_name", Constraint: str}, {Name: "sym_visibility", Optional: true, Constraint: str}}
	return &ir.Dialect{Namespace: "test", AllowUnknownOps: true, Ops: []*ir.OpDef{
		{Name: "test.same_operand_element_type", Operands: append(one(anyT), one(anyT)...), Results: result(anyT), Traits: traits("SameOperandsElementType")},
		{Name: "test.same_operand_and_result_element_type", Operands: many(anyT), Results: results(anyT), Traits: traits("SameOperandsAndResultElementType")},
		{Name: "test.same_operand_shape", Operands: many(shaped), Traits: traits("SameOperandsShape")},
		{Name: "test.same_operand_and_result_shape", Operands: many(shaped), Results: results(shaped), Traits: traits("SameOperandsAndResultShape")},
		{Name: "test.same_operand_and_result_type", Operands: many(anyT), Results: results(anyT), Traits: traits("SameOperandsAndResultType")},
		{Name: "test.elementwise_mappable", Operands: many(anyT), Results: results(anyT), Traits: traits("Elementwise", "Scalarizable", "Vectorizable", "Tensorizable")},
		{Name: "test.attr_sized_operands", Operands: []ir.OperandDef{{Name: "a", Arity: ir.Variadic, Constraint: i32}, {Name: "b", Arity: ir.Variadic, Constraint: i32},
			{Name: "c", Constraint: i32}, {Name: "d", Arity: ir.Variadic, Constraint: i32}}, Traits: traits("AttrSizedOperandSegments")},
		{Name: "test.attr_sized_results", Results: []ir.ResultDef{{Name: "a", Arity: ir.Variadic, Constraint: i32}, {Name: "b", Arity: ir.Variadic, Constraint: i32},
			{Name: "c", Constraint: i32}, {Name: "d", Arity: ir.Variadic, Constraint: i32}}, Traits: traits("AttrSizedResultSegments")},
		{Name: "test.two_region_op", Regions: []ir.RegionDef{{}, {}}},
		{Name: "test.sized_region_op", Regions: []ir.RegionDef{{Name: "my_region", Constraint: sized(2, "region with 2 blocks")}, {Constraint: sized(1, "region with 1 blocks")}}},
		{Name: "test.single_no_terminator_op", Regions: []ir.RegionDef{{Name: "my_region", Constraint: sized(1, "region with 1 blocks")}}, Traits: traits("SingleBlock", "NoTerminator")},
		{Name: "test.parent", Regions: anyRegion, Traits: traits("SingleBlockImplicitTerminator<test.finish>", "SingleBlock")},
		{Name: "test.child", Traits: traits("HasParent<test.parent>")},
		{Name: "test.any_cond", Regions: anyRegion, Results: results(anyT)},
		{Name: "test.finish", Traits: traits("IsTerminator")},
		{Name: "test.isolated_region", Operands: one(&ir.TypeConstraint{Summary: "index"}), Regions: anyRegion, Traits: traits("IsIsolatedFromAbove", "::mlir::OpTrait::NoTerminator")},
		{Name: "test.symbol", Attributes: symbol, Traits: traits("SymbolOpInterface")},
		{Name: "test.graph_region", Regions: anyRegion, RegionKind: graph, Traits: traits("NoTerminator")},
		{Name: "test.isolated_graph_region", Regions: anyRegion, RegionKind: graph, Traits: traits("IsolatedFromAbove", "NoTerminator")},
		{Name: "test.ssacfg_region", Regions: anyRegion, Results: results(anyT)},
		{Name: "test.same_type_operands", Operands: many(anyT), Traits: traits("SameTypeOperands")},
		{Name: "test.broadcastable", Operands: many(tensor), Results: result(tensor), Traits: traits("ResultsBroadcastableShape")},
		{Name: "test.operands_have_same_type", Operands: append(one(anyT), one(anyT)...), Preds: []ir.PredDef{{Summary: "all of {x, y} have same type",
			Check: func(op *ir.Operation) ir.Verdict { return ir.VerdictOf(op.Operand(0).Type() == op.Operand(1).Type()) }}}},
		{Name: "test.br", Operands: many(anyT), Successors: []ir.SuccessorDef{{Name: "target"}}, Traits: traits("IsTerminator")},
		{Name: "test.symbol_scope", Regions: []ir.RegionDef{{Name: "region", Constraint: sized(1, "region with 1 blocks")}}, Traits: traits("SymbolTable", "SingleBlockImplicitTerminator<test.finish>", "SingleBlock")},
		{Name: "test.symbol_scope_isolated", Regions: []ir.RegionDef{{Name: "region", Constraint: sized(1, "region with 1 blocks")}}, Traits: traits("IsolatedFromAbove", "SymbolTable", "SingleBlockImplicitTerminator<test.finish>", "SingleBlock")},
	}}
}

// functionDialect has functions with the signature of the reference's.
func functionDialect() *ir.Dialect {
	attr := func(summary string, is func(a ir.Attribute) bool) *ir.AttributeConstraint {
		return &ir.AttributeConstraint{Summary: summary, Check: func(_ *ir.Operation, a ir.Attribute) ir.Verdict { return ir.VerdictOf(is(a)) }}
	}
	str := attr("string attribute", func(a ir.Attribute) bool { _, ok := a.(*ir.StringAttr); return ok })
	dicts := attr("Array of dictionary attributes", func(a ir.Attribute) bool { _, ok := a.(*ir.ArrayAttr); return ok })
	fn := attr("type attribute of function type", func(a ir.Attribute) bool {
		t, ok := a.(*ir.TypeAttr)
		if ok {
			_, ok = t.Value.(*ir.FunctionType)
		}
		return ok
	})
	return &ir.Dialect{Namespace: "func", Ops: []*ir.OpDef{
		{Name: "func.func", Attributes: []ir.AttributeDef{{Name: "sym_name", Constraint: str}, {Name: "function_type", Constraint: fn},
			{Name: "sym_visibility", Optional: true, Constraint: str}, {Name: "arg_attrs", Optional: true, Constraint: dicts},
			{Name: "res_attrs", Optional: true, Constraint: dicts}},
			Regions:    []ir.RegionDef{{Name: "body"}},
			Traits:     []*ir.Trait{ir.LookupTrait("AffineScope"), ir.LookupTrait("SymbolOpInterface"), ir.LookupTrait("FunctionOpInterface"), ir.LookupTrait("IsolatedFromAbove")},
			Interfaces: []ir.InterfaceImpl{{Name: "SymbolOpInterface"}, {Name: "FunctionOpInterface"}}},
		{Name: "func.return", Operands: []ir.OperandDef{{Arity: ir.Variadic}}, Traits: []*ir.Trait{ir.LookupTrait("HasParent<func.func>"), ir.LookupTrait("IsTerminator")}},
	}}
}

const splitMarker = "// -----\n"

func verifyInput(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("testdata/verify.mlir")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// verifyAll returns the diagnostics for all parts of a file.
func verifyAll(t *testing.T, text string) string {
	t.Helper()
	var files source.Set
	f := source.NewFile("<stdin>", []byte(text))
	files.Add(f)
	var out bytes.Buffer
	r := diag.Renderer{OneSnippetAPlace: true, Out: &out, Files: &files}
	start := 0
	for part := range strings.SplitSeq(text, splitMarker) {
		ctx := context(t)
		if err := ctx.Register(functionDialect()); err != nil {
			t.Fatal(err)
		}
		ctx.PrintOp = func(op *ir.Operation) string { return asm.String(op, asm.Options{Generic: true, LocalScope: true}) }
		end := start + len(part)
		op, diags := asm.Parse(ctx, f, asm.ParseOptions{NoVerify: true, Part: asm.Part{Start: uint32(start), End: uint32(end), Set: true}})
		if op != nil && !ir.Verify(op, &diags) != diags.HasErrors() {
			t.Errorf("the verdict and the errors do not agree: %v", diags)
		}
		if err := r.RenderAll(diags); err != nil {
			t.Fatal(err)
		}
		start = end + len(splitMarker)
	}
	return out.String()
}

func TestVerifyGolden(t *testing.T) {
	got := verifyAll(t, verifyInput(t))
	golden.Compare(t, "testdata/verify.golden", got)
}
