package lower

import (
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/pdl/regions"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/compiled"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// RegisterApplied registers the functions of the language that the patterns of a module apply, if nothing
// else has their names: those on regions, and built-in constraints and rewrites.
func RegisterApplied(module *ir.Operation, natives *rewrite.Natives) {
	regions.Register(module, natives)
	built := map[string]*pdll.Callable{}
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		s, _ := op.Attr("name").(*ir.StringAttr)
		isRewrite := op.Name() == pdl.ApplyNativeRewriteOpName
		if s == nil || !isRewrite && op.Name() != pdl.ApplyNativeConstraintOpName {
			return ir.Advance
		}
		f, known := built[s.Value]
		if !known {
			f = pdll.AppliedBuiltIn(s.Value)
		}
		if f != nil && (f.IsRewrite != isRewrite || !takes(f, op)) {
			f = nil
		}
		built[s.Value] = f
		return ir.Advance
	})
	for name, f := range built {
		if f != nil && natives.Constraint(name) == nil && natives.Rewrite(name) == nil {
			registerBuiltIn(f, natives)
		}
	}
}

// takes reports whether a built-in function has parameters and results like an application.
func takes(f *pdll.Callable, op *ir.Operation) bool {
	if op.NumOperands() != len(f.Inputs) || op.NumResults() != len(f.Results) {
		return false
	}
	for i, v := range f.Inputs {
		want := pdl.Value
		switch v.Type.(type) {
		case *pdll.OpType:
			want = pdl.Operation
		case *pdll.RangeType:
			want = pdl.ValueRange
		}
		if pdl.KindOf(op.Operand(i).Type()) != want {
			return false
		}
	}
	return true
}

// registerBuiltIn registers a built-in constraint or rewrite.
func registerBuiltIn(f *pdll.Callable, natives *rewrite.Natives) {
	b := f.BuiltIn
	switch b.Name {
	case "HasNoUses":
		countUses(f, natives, 0, 0)
	case "HasOneUse":
		countUses(f, natives, 1, 1)
	case "HasUses":
		countUses(f, natives, b.Number, b.Number)
	case "HasUsesAtMost":
		countUses(f, natives, 0, b.Number)
	case "HasOneBlock":
		regionConstraint(f, natives, compiled.HasOneBlock)
	case "HasNoBlocks":
		regionConstraint(f, natives, compiled.HasNoBlocks)
	case "MoveRegions":
		natives.RegisterRewrite(f.Symbol, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
			from, _ := args[0].(*ir.Operation)
			to, _ := args[1].(*ir.Operation)
			return nil, compiled.MoveRegions(r, from, to)
		})
		natives.Define(f.Symbol, &snippet.Native{Form: snippet.Compiled, Name: f.Name.Text, Text: b.Name})
	case "InlineBlock":
		natives.RegisterRewrite(f.Symbol, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
			op, _ := args[0].(*ir.Operation)
			values, _ := args[1].([]*ir.Value)
			results, err := compiled.InlineBlock(r, b.Number, op, values)
			return []rewrite.Arg{results}, err
		})
		natives.Define(f.Symbol, &snippet.Native{Form: snippet.Compiled, Name: f.Name.Text, Text: b.Name, Count: b.Number, Numbered: true})
	default:
		panic("lower: the built-in " + b.Name)
	}
}

// countUses registers a constraint on the number of uses. It looks at the value only.
func countUses(f *pdll.Callable, natives *rewrite.Natives, least, most int) {
	natives.RegisterConstraint(f.Symbol, func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		v, ok := args[0].(*ir.Value)
		return nil, ok && v.HasNUsesOrMore(least) && !v.HasNUsesOrMore(most+1)
	})
	natives.Define(f.Symbol, &snippet.Native{Form: snippet.CountUses, Name: f.Name.Text, Least: least, Count: most})
	natives.DeclareIsolated(f.Symbol)
}

// regionConstraint registers a constraint on a region of an operation.
func regionConstraint(f *pdll.Callable, natives *rewrite.Natives, holds func(n int, op *ir.Operation) bool) {
	number := f.BuiltIn.Number
	natives.RegisterConstraint(f.Symbol, func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		op, ok := args[0].(*ir.Operation)
		return nil, ok && holds(number, op)
	})
	natives.Define(f.Symbol, &snippet.Native{Form: snippet.Compiled, Name: f.Name.Text, Text: f.BuiltIn.Name, Count: number, Numbered: true})
}
