package lower

import (
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/compiled"
	"github.com/mica-ir/mica/rewrite/snippet"
)

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
