package arith

import (
	"strconv"

	"github.com/mica-ir/mica/ir"
)

// nameConstant suggests %true, %false, %c42_i32, %c42 for an index, and %cst.
func nameConstant(op ConstantOp, set func(v *ir.Value, name string)) {
	r := op.ResultValue()
	v, ok := op.Value().(*ir.IntegerAttr)
	if !ok {
		set(r, "cst")
		return
	}
	t, isInt := r.Type().(*ir.IntegerType)
	if isInt && t.Width == 1 {
		if v.Value.IsZero() {
			set(r, "false")
		} else {
			set(r, "true")
		}
		return
	}
	b := v.Value.Append(append(make([]byte, 0, 24), 'c'), true)
	if isInt {
		b = append(b, '_')
		if t.Signedness == ir.Signless {
			b = strconv.AppendInt(append(b, 'i'), int64(t.Width), 10)
		} else {
			b = append(b, t.String()...)
		}
	}
	set(r, string(b))
}

func verifyConstant(op ConstantOp, c *ir.Checker) {
	t := op.ResultValue().Type()
	it, ok := t.(*ir.IntegerType)
	c.Check(!ok || it.Signedness == ir.Signless, "integer return type must be signless")
	switch v := op.Value().(type) {
	case *ir.IntegerAttr, *ir.FloatAttr, *ir.DenseStringElementsAttr, *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr:
	case *ir.DenseElementsAttr:
		if vt, ok := t.(*ir.VectorType); ok && vt.IsScalable() && !v.IsSplat() {
			c.Failf("intializing scalable vectors with elements attribute is not supported unless it's a vector splat")
		}
	default:
		c.Failf("value must be an integer, float, or elements attribute")
	}
}

// foldConstant returns the value: it is how drivers know a constant.
func foldConstant(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	value := constantValue(ConstantOp{op})
	if value == nil {
		return nil, false
	}
	return []ir.FoldResult{{Attr: value}}, true
}

func constantValue(op ConstantOp) ir.Attribute { return op.Value() }

// nameScaled names an index that is a constant times vector.vscale.
func nameScaled(op MulIOp, set func(v *ir.Value, name string)) {
	r := op.ResultValue()
	if _, ok := r.Type().(*ir.IndexType); !ok {
		return
	}
	for _, factors := range [...][2]*ir.Value{{op.Lhs(), op.Rhs()}, {op.Rhs(), op.Lhs()}} {
		scale := factors[1].DefiningOp()
		if scale == nil || scale.Name() != "vector.vscale" {
			continue
		}
		if n, ok := ir.ConstantValue(factors[0].DefiningOp()).(*ir.IntegerAttr); ok {
			b := n.Value.Append(append(make([]byte, 0, 24), 'c'), true)
			set(r, string(append(b, "_vscale"...)))
			return
		}
	}
}
