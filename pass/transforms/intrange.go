package transforms

import (
	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// solveRanges returns the ranges of the integers in an operation.
func solveRanges(op *ir.Operation) *dataflow.Ranges {
	s := dataflow.NewSolver()
	dead := dataflow.AddDeadCode(s)
	dataflow.AddConstants(s, dead)
	r := dataflow.AddRanges(s, dead)
	s.Run(op)
	return r
}

// An intRangeOptimizer uses the ranges of integers.
type intRangeOptimizer struct{}

func (intRangeOptimizer) Run(r *pass.Run) error {
	ranges := solveRanges(r.Op)
	var set rewrite.Set
	set.Add(
		&rewrite.Pattern{Name: "KnownConstant", AnyOp: true, Benefit: 1, MatchAndRewrite: func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return replaceConstants(op, rw, ranges)
		}},
		trivialRemainder("arith.remsi", ranges, func(r num.IntRange) (lo, hi num.APInt) { return r.SMin, r.SMax }),
		trivialRemainder("arith.remui", ranges, func(r num.IntRange) (lo, hi num.APInt) { return r.UMin, r.UMax }),
	)
	rules, err := set.FreezeAny(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	res := rewrite.ApplyGreedily(r.Op, rules, rewrite.GreedyConfig{Regions: rewrite.MergeBlocks})
	return Check(r, &res)
}

// replaceConstants replaces the results of an operation, and the arguments of its regions,
// that are constants.
func replaceConstants(op *ir.Operation, r *rewrite.Rewriter, ranges *dataflow.Ranges) bool {
	if op.Has(ir.ConstantLike) {
		return false
	}
	isConstant := func(v *ir.Value) bool {
		_, ok := ranges.Value(v).Constant()
		return ok && v.HasUses()
	}
	found := false
	for _, v := range op.Results() {
		found = found || isConstant(v)
	}
	for region := range op.Regions() {
		for b := range region.Blocks() {
			for _, v := range b.Args() {
				found = found || isConstant(v)
			}
		}
	}
	if !found {
		return false
	}
	replaced := op.NumResults() > 0
	for _, v := range op.Results() {
		if v.HasUses() {
			replaced = replaceByConstant(v, r, ranges, isConstant) && replaced
		}
	}
	if replaced && rewrite.WouldBeTriviallyDead(op) {
		r.Erase(op)
		return true
	}
	for region := range op.Regions() {
		for b := range region.Blocks() {
			r.SetInsertionPointToStart(b)
			for _, v := range b.Args() {
				replaceByConstant(v, r, ranges, isConstant)
			}
		}
	}
	return true
}

// replaceByConstant replaces a value if it is a constant.
func replaceByConstant(v *ir.Value, r *rewrite.Rewriter, ranges *dataflow.Ranges, isConstant func(v *ir.Value) bool) bool {
	if !isConstant(v) {
		return false
	}
	n, _ := ranges.Value(v).Constant()
	value := ir.IntegerOrSplat(v.Type(), n)
	if value == nil {
		return false
	}
	def := v.DefiningOp()
	if def == nil {
		def = v.ParentBlock().ParentOp()
	}
	r.Loc = v.Location()
	constant := materialize(r, def.Def().Dialect, value, v.Type())
	if constant == nil {
		return false
	}
	ranges.Copy(v, constant.Result(0))
	r.ReplaceAllUsesWith(v, constant.Result(0))
	return true
}

// materialize creates a constant as a dialect does, or else as arith.
func materialize(r *rewrite.Rewriter, d *ir.Dialect, value ir.Attribute, t ir.Type) *ir.Operation {
	if d != nil && d.Materialize != nil {
		if op := d.Materialize(r.Builder, value, t); op != nil {
			return op
		}
	}
	if d = r.Context().Dialect("arith"); d == nil || d.Materialize == nil {
		return nil
	}
	return d.Materialize(r.Builder, value, t)
}

// trivialRemainder replaces a remainder by its dividend if that is less than a constant
// divisor.
func trivialRemainder(name string, ranges *dataflow.Ranges, bounds func(r num.IntRange) (lo, hi num.APInt)) *rewrite.Pattern {
	return &rewrite.Pattern{Name: "TrivialRemainder", Root: name, Benefit: 1, MatchAndRewrite: typed.Match(func(op typed.Binary, r *rewrite.Rewriter) bool {
		def := op.Rhs().DefiningOp()
		if def == nil {
			return false
		}
		divisor, ok := ir.ConstantValue(def).(*ir.IntegerAttr)
		dividend := ranges.Value(op.Lhs())
		if !ok || dividend.Width() == 0 || divisor.Value.IsNegative() || divisor.Value.IsZero() {
			return false
		}
		lo, hi := bounds(dividend)
		for _, x := range []num.APInt{lo, hi} {
			if x.IsNegative() || x.CmpU(divisor.Value) >= 0 {
				return false
			}
		}
		r.Replace(op.Operation, op.Lhs())
		return true
	})}
}

// signedOps are the operations that are replaced by their unsigned variants if no operand
// or result is negative.
var signedOps = map[string]string{
	"arith.divsi":      "arith.divui",
	"arith.ceildivsi":  "arith.ceildivui",
	"arith.floordivsi": "arith.divui",
	"arith.remsi":      "arith.remui",
	"arith.minsi":      "arith.minui",
	"arith.maxsi":      "arith.maxui",
	"arith.extsi":      "arith.extui",
}

// An unsignedConverter replaces signed operations by unsigned ones.
type unsignedConverter struct{}

func (unsignedConverter) Run(r *pass.Run) error {
	ranges := solveRanges(r.Op)
	nonNegative := func(values ...*ir.Value) bool {
		for _, v := range values {
			if known := ranges.Value(v); known.Width() == 0 || known.SMin.IsNegative() {
				return false
			}
		}
		return true
	}
	var set rewrite.Set
	for name, unsigned := range signedOps {
		set.Add(&rewrite.Pattern{Name: "UnsignedWhenEquivalent", Root: name, Benefit: 1, MatchAndRewrite: func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			if !nonNegative(append(op.Operands(), op.Results()...)...) {
				return false
			}
			rw.ReplaceWithOp(op, rw.New(rw.Context().OpDef(unsigned), op.Operands(), op.ResultTypes(), op.AllAttrs()...))
			return true
		}})
	}
	set.Add(&rewrite.Pattern{Name: "UnsignedPredicate", Root: "arith.cmpi", Benefit: 1, MatchAndRewrite: func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		p, ok := arith.CmpIOp{Operation: op}.PredicateAttr().(*ir.IntegerAttr)
		// The signed predicates are from 2 to 5, the unsigned ones follow in the same order.
		if !ok || p.Int64() < 2 || p.Int64() > 5 || !nonNegative(op.Operands()...) {
			return false
		}
		rw.SetAttr(op, "predicate", p.Context().Int64Attr(p.Type(), p.Int64()+4))
		return true
	}})
	rules, err := set.FreezeAny(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	res := rewrite.WalkAndApplyPatterns(r.Op, rules, rewrite.WalkConfig{})
	return Check(r, &res)
}
