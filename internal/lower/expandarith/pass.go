// Package expandarith replaces operations of arith that have no counterpart in the llvm
// dialect by several that have one.
package expandarith

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/internal/lower/divisions"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is arith-expand.
type Pass struct {
	BF16   bool `option:"include-bf16"`
	F8E8M0 bool `option:"include-f8e8m0"`
	F4E2M1 bool `option:"include-f4e2m1"`
}

// illegal are the operations that are always expanded.
var illegal = []string{
	"arith.ceildivsi", "arith.ceildivui", "arith.floordivsi",
	"arith.maxsi", "arith.maxui", "arith.minsi", "arith.minui",
	"arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf",
	"arith.scaling_extf", "arith.scaling_truncf",
}

func expand(root string, f func(op *ir.Operation, e emitter) bool) *rewrite.Pattern {
	return rewrite.IsolatedPattern(root, root, func(op *ir.Operation, r *rewrite.Rewriter) bool { return f(op, emitter{r}) })
}

// expandStatic is expand for lowerings that need constants. mlir-opt also creates constants of
// dynamic shapes, which cannot be parsed.
func expandStatic(root string, f func(op *ir.Operation, e emitter) bool) *rewrite.Pattern {
	return expand(root, func(op *ir.Operation, e emitter) bool {
		if s, ok := ir.AsShaped(op.Result(0).Type()); ok && !ir.HasStaticShape(s) {
			return e.MatchFailure(op, "there are no constants of this type")
		}
		return f(op, e)
	})
}

func (p *Pass) patterns() []*rewrite.Pattern {
	patterns := []*rewrite.Pattern{
		expand("arith.maxsi", extremumI(arith.CmpIPredicateSgt)), expand("arith.maxui", extremumI(arith.CmpIPredicateUgt)),
		expand("arith.minsi", extremumI(arith.CmpIPredicateSlt)), expand("arith.minui", extremumI(arith.CmpIPredicateUlt)),
		expand("arith.maximumf", extremumF(arith.CmpFPredicateUGT, false)), expand("arith.minimumf", extremumF(arith.CmpFPredicateULT, false)),
		expand("arith.maxnumf", extremumF(arith.CmpFPredicateUGT, true)), expand("arith.minnumf", extremumF(arith.CmpFPredicateULT, true)),
		expand("arith.scaling_extf", typed.Match(scalingExt)), expand("arith.scaling_truncf", typed.Match(scalingTrunc)),
	}
	if p.BF16 {
		patterns = append(patterns, expandStatic("arith.extf", typed.Match(extBF16)), expandStatic("arith.truncf", typed.Match(truncBF16)))
	}
	if p.F8E8M0 {
		patterns = append(patterns, expandStatic("arith.extf", typed.Match(extF8E8M0)), expandStatic("arith.truncf", typed.Match(truncF8E8M0)))
	}
	if p.F4E2M1 {
		patterns = append(patterns, expandStatic("arith.extf", typed.Match(extF4E2M1)), expandStatic("arith.truncf", typed.Match(truncF4E2M1)))
	}
	return patterns
}

// isFloat reports whether a value is a number of a kind, or has such elements.
func isFloat(v *ir.Value, kind num.FloatKind) bool {
	return ir.IsFloat(ir.ElementTypeOrSelf(v.Type()), kind)
}

// expands reports whether a conversion between floating-point types is to be expanded, from
// the narrow to the wide value.
func (p *Pass) expands(narrow, wide *ir.Value) bool {
	return p.BF16 && isFloat(narrow, num.BF16) && isFloat(wide, num.F32) ||
		p.F8E8M0 && isFloat(narrow, num.F8E8M0FNU) || p.F4E2M1 && isFloat(narrow, num.F4E2M1FN)
}

// Run expands the operations in the operation.
func (p *Pass) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.LegalDialects("arith", "vector")
	t.IllegalOps(illegal...)
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(!p.expands(arith.ExtFOp{Operation: op}.In(), arith.ExtFOp{Operation: op}.Out()))
	}, "arith.extf")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(!p.expands(arith.TruncFOp{Operation: op}.Out(), arith.TruncFOp{Operation: op}.In()))
	}, "arith.truncf")
	var set rewrite.Set
	if err := divisions.AddTo(&set, r.Context()); err != nil {
		return err
	}
	set.Add(p.patterns()...)
	return apply.SetPartially(r, t, &set, conversion.Config{})
}
