package tollvm

import (
	"github.com/mica-ir/mica/internal/lower/tollvm/mathrules"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Math is convert-math-to-llvm.
type Math struct {
	Log1p bool `option:"approximate-log1p"`
}

// Run lowers the operations of math for which there are intrinsics.
func (p *Math) Run(r *pass.Run) error {
	return lower(r, Options{}, conversion.Config{}, mathAdder(p.Log1p), nil)
}

// mathAdder returns a function that adds the rules for math: with log1p also for math.log1p, which they
// approximate.
func mathAdder(log1p bool) func(*rewrite.Set, *Types) error {
	return func(set *rewrite.Set, t *Types) error {
		rules, err := mathrules.Rules(t.ctx, &mathNatives{natives{t: t}, log1p})
		return addRules(set, t, rules, err)
	}
}

// mathNatives are the functions that math.pdll declares.
type mathNatives struct {
	natives
	log1p bool // approximate math.log1p
}

// IsInteger reports whether a type is that of integers.
func (*mathNatives) IsInteger(_ *rewrite.Rewriter, t ir.Type) bool {
	_, ok := t.(*ir.IntegerType)
	return ok
}

// IsRequested reports whether an operation may be lowered.
func (n *mathNatives) IsRequested(_ *rewrite.Rewriter, op *ir.Operation) bool {
	return n.log1p || op.Name() != "math.log1p"
}

// OneAttr returns the constant 1 of a floating-point type or a vector.
func (*mathNatives) OneAttr(_ *rewrite.Rewriter, t ir.Type) (ir.Attribute, error) {
	if v, ok := t.(*ir.VectorType); ok {
		return t.Context().DenseFloatElements(v, []float64{1}), nil
	}
	return t.Context().Float64Attr(t, 1), nil
}
