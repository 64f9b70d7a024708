package transforms

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// An intRangeNarrowing computes with narrower integers where the ranges allow it. The widths
// are tried in their order.
type intRangeNarrowing struct {
	Widths []uint32 `option:"int-bitwidths-supported"`
}

func (p *intRangeNarrowing) Run(r *pass.Run) error {
	n := &narrowing{solveRanges(r.Op), p.Widths}
	var set rewrite.Set
	set.Add(
		&rewrite.Pattern{Name: "NarrowElementwise", Trait: "Elementwise", Benefit: 1, MatchAndRewrite: n.elementwise},
		&rewrite.Pattern{Name: "NarrowCmpI", Root: "arith.cmpi", Benefit: 1, MatchAndRewrite: n.comparison},
		&rewrite.Pattern{Name: "FoldIndexCastUIChain", Root: "arith.index_castui", Benefit: 1, MatchAndRewrite: n.casts},
		&rewrite.Pattern{Name: "FoldIndexCastChain", Root: "arith.index_cast", Benefit: 1, MatchAndRewrite: n.casts},
	)
	rules, err := set.FreezeAny(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	// Bottom up, because the ranges describe the values before the rewriting.
	res := rewrite.ApplyGreedily(r.Op, rules, rewrite.GreedyConfig{Regions: rewrite.MergeBlocks})
	return Check(r, &res)
}

type narrowing struct {
	ranges *dataflow.Ranges
	widths []uint32
}

// An extension is a set of extensions that restore a wide integer from its narrowed form. The
// empty set means that the integer cannot be narrowed.
type extension uint8

const (
	signExtension extension = 1 << iota
	zeroExtension
)

// extensionOf returns how the integers in a range can be had again from fewer bits.
func extensionOf(r num.IntRange, width int) (e extension) {
	if r.Width() <= width {
		return 0
	}
	if r.SMin.SignedBits() <= width && r.SMax.SignedBits() <= width {
		e |= signExtension
	}
	if r.UMax.CmpU(r.UMax.Trunc(width).ZExt(r.Width())) == 0 {
		e |= zeroExtension
	}
	return e
}

// ofValue is extension for casts of a value in a range. Casts of indices record that the value is
// not negative, because nothing else about an index is known.
func (e extension) ofValue(r num.IntRange) extension {
	if e == signExtension && !r.SMin.IsNegative() {
		return signExtension | zeroExtension
	}
	return e
}

// rangesOf returns the ranges of values; false if one is not known.
func (n *narrowing) rangesOf(values []*ir.Value) ([]num.IntRange, bool) {
	ranges := make([]num.IntRange, len(values))
	for i, v := range values {
		ranges[i] = n.ranges.Value(v)
		if ranges[i].Width() == 0 {
			return nil, false
		}
	}
	return ranges, true
}

// narrowed returns a type like t, of integers or indices, with elements of a width.
func narrowed(t ir.Type, width uint32) ir.Type {
	elem := t.Context().IntegerType(int(width))
	if s, ok := ir.AsShaped(t); ok {
		return ir.WithElementType(s, elem)
	}
	return elem
}

// cast converts a value from or to a narrow type.
func cast(r *rewrite.Rewriter, v *ir.Value, t ir.Type, e extension) *ir.Value {
	if v.Type() == t {
		return v
	}
	from, fromInt := ir.ElementTypeOrSelf(v.Type()).(*ir.IntegerType)
	to, toInt := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	name := "arith.extui"
	switch {
	case (!fromInt || !toInt) && e == signExtension:
		name = "arith.index_cast"
	case !fromInt || !toInt:
		name = "arith.index_castui"
	case to.Width < from.Width:
		name = "arith.trunci"
	case e == signExtension:
		name = "arith.extsi"
	}
	return r.New(r.Context().OpDef(name), []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// elementwise narrows an operation whose operands and results all have one type.
func (n *narrowing) elementwise(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.NumResults() == 0 || op.NumOperands() == 0 {
		return false
	}
	values := append(op.Operands(), op.Results()...)
	ranges, ok := n.rangesOf(values)
	t := op.Result(0).Type()
	if !ok || slices.ContainsFunc(values, func(v *ir.Value) bool { return v.Type() != t }) {
		return false
	}
	for _, width := range n.widths {
		e := signExtension | zeroExtension
		for _, known := range ranges {
			e &= extensionOf(known, int(width))
		}
		if e&meaningOf(op) == 0 || !definedFor(op, ranges, int(width)) {
			continue // the width may be more than integers can have
		}
		narrow := narrowed(t, width)
		if narrow == t {
			continue
		}
		m := ir.NewMapping()
		for i, v := range op.Operands() {
			m.Map(v, cast(r, v, narrow, e.ofValue(ranges[i])))
		}
		c := op.Clone(m)
		for _, v := range c.Results() {
			v.SetType(narrow)
		}
		r.Insert(c)
		results := c.Results()
		for i, v := range results {
			results[i] = cast(r, v, t, e)
		}
		r.Replace(op, results...)
		return true
	}
	return false
}

// signMeans and zeroMeans are the operations that interpret the highest bit. Both extensions keep
// the unsigned order.
const (
	signMeans = " divsi ceildivsi floordivsi remsi maxsi minsi shrsi "
	zeroMeans = " divui ceildivui remui shrui "
)

// meaningOf returns the extensions that preserve the meaning of narrow operands for an operation.
// A signed operation, for example, may misread a zero-extended operand as negative.
func meaningOf(op *ir.Operation) extension {
	name, isArith := strings.CutPrefix(op.Name(), "arith.")
	switch name = " " + name + " "; {
	case !isArith:
		return signExtension | zeroExtension
	case strings.Contains(signMeans, name):
		return signExtension
	case strings.Contains(zeroMeans, name):
		return zeroExtension
	}
	return signExtension | zeroExtension
}

// definedFor reports whether an operation on integers of some ranges is also defined for narrower
// ones, and computes the same: a shift amount must stay below the width, and a division of the
// least integer by -1 overflows. The upper half of a product depends on the width.
func definedFor(op *ir.Operation, ranges []num.IntRange, width int) bool {
	switch op.Name() {
	case "arith.mulsi_extended", "arith.mului_extended":
		return false
	case "arith.shli", "arith.shrsi", "arith.shrui":
		return ranges[1].UMax.CmpU(num.NewAPInt(ranges[1].Width(), int64(width))) < 0
	case "arith.divsi", "arith.ceildivsi", "arith.floordivsi", "arith.remsi":
		least := num.NewAPInt(ranges[0].Width(), -1).Shl(uint(width - 1))
		return ranges[0].SMin.CmpS(least) > 0 || ranges[1].SMin.CmpS(num.NewAPInt(ranges[1].Width(), -1)) > 0 ||
			ranges[1].SMax.CmpS(num.NewAPInt(ranges[1].Width(), -1)) < 0
	}
	return true
}

// meaningOfOrder is [meaningOf] for a comparison.
func meaningOfOrder(op *ir.Operation) extension {
	switch (arith.CmpIOp{Operation: op}).Predicate() {
	case arith.CmpIPredicateSlt, arith.CmpIPredicateSle, arith.CmpIPredicateSgt, arith.CmpIPredicateSge:
		return signExtension
	}
	return signExtension | zeroExtension
}

// comparison narrows the operands of a comparison.
func (n *narrowing) comparison(op *ir.Operation, r *rewrite.Rewriter) bool {
	operands := op.Operands()
	ranges, ok := n.rangesOf(operands)
	if !ok {
		return false
	}
	t := operands[0].Type()
	for _, width := range n.widths {
		lhs, rhs := extensionOf(ranges[0], int(width)), extensionOf(ranges[1], int(width))
		if lhs&rhs&meaningOfOrder(op) == 0 {
			continue
		}
		narrow := narrowed(t, width)
		if narrow == t {
			continue
		}
		m := ir.NewMapping()
		x := cast(r, operands[0], narrow, lhs)
		m.Map(operands[1], cast(r, operands[1], narrow, rhs))
		m.Map(operands[0], x)
		r.ReplaceWithOp(op, r.Clone(op, m))
		return true
	}
	return false
}

// casts folds a cast of an integer to an index and back.
func (n *narrowing) casts(op *ir.Operation, r *rewrite.Rewriter) bool {
	def := typed.Unary{Operation: op}.Input().DefiningOp()
	if def == nil || def.Name() != op.Name() {
		return false
	}
	source := typed.Unary{Operation: def}.Input()
	t, ok := op.Result(0).Type().(*ir.IntegerType)
	if !ok || source.Type() != op.Result(0).Type() || t.Width > 64 || !slices.Contains(n.widths, uint32(t.Width)) {
		return false
	}
	r.Replace(op, source)
	return true
}
