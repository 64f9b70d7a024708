package xegpu

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func shapeText(shape []int64) string {
	texts := make([]string, len(shape))
	for i, n := range shape {
		texts[i] = fmt.Sprint(n)
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

func verifyPrefetchBlock(op *ir.Operation, d *diag.List) bool {
	t := descType(named.Type(op, "TensorDesc"))
	if t == nil {
		return true
	}
	if t.scattered {
		return fail(op, d, "Expects a non-scattered TensorDesc.")
	}
	return verifyHints(op, readHints, d) && verifyOffsets(op, *t, d)
}

// verifyOffsets checks the number of offsets, where there are any.
func verifyOffsets(op *ir.Operation, t tensorDesc, d *diag.List) bool {
	n := len(named.Operands(op, "offsets"))
	if ints, ok := named.Ints(op, "const_offsets"); ok {
		n = len(ints)
	}
	if n != 0 && n != len(t.shape) {
		return fail(op, d, "Mismatched ranks between offsets and tensor descriptor")
	}
	return true
}

func verifyUpdateBlock(op *ir.Operation, d *diag.List) bool {
	t := descType(named.Type(op, "TensorDesc"))
	if t == nil {
		return true
	}
	if t.scattered {
		return fail(op, d, "Expects a non-scattered TensorDesc.")
	}
	if ints, _ := named.Ints(op, "const_offsets"); len(ints) != len(t.shape) {
		return fail(op, d, "Invalid number of offsets.")
	}
	return true
}

func verifyProduct(op *ir.Operation, d *diag.List) bool {
	a, okA := named.Type(op, "lhs").(*ir.VectorType)
	b, okB := named.Type(op, "rhs").(*ir.VectorType)
	r, okR := op.Result(0).Type().(*ir.VectorType)
	if !okA || !okB || !okR {
		return true
	}
	if t := named.Type(op, "acc"); t != nil && t != ir.Type(r) {
		return fail(op, d, "Expecting the acc type to be the same as result.")
	}
	sa, sb, sr := a.Shape(), b.Shape(), r.Shape()
	if len(sa) == 1 && len(sb) == 1 && len(sr) == 1 {
		n, _ := ir.NumElements(b)
		width, _ := ir.IntOrFloatWidth(b.Element)
		if width > 0 && width <= 32 && n%int64(32/width) != 0 {
			return fail(op, d, "Expecting B operand to be a multiple of 32 bits.")
		}
		return true
	}
	if len(sa) != 2 || len(sb) != 2 && len(sb) != 3 || len(sr) != 2 {
		return fail(op, d, "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.")
	}
	k := sb[0]
	if len(sb) == 3 {
		k *= sb[2]
	}
	switch {
	case k != sa[1]:
		return fail(op, d, "K-dimension mismatch.")
	case sa[0] != sr[0]:
		return fail(op, d, "M-dimension mismatch.")
	case sb[1] != sr[1]:
		return fail(op, d, "N-dimension mismatch.")
	}
	return true
}

func verifyConvert(op *ir.Operation, d *diag.List) bool {
	from, to := op.Attr("input_layout"), op.Attr("target_layout")
	v, ok := named.Type(op, "source").(*ir.VectorType)
	l, is := layoutOf(from)
	m, are := layoutOf(to)
	if !ok || !is || !are {
		return true
	}
	switch {
	case (l.groups == nil) != (m.groups == nil):
		return fail(op, d, "expected input layout and target layout be WgLayout or SgLayout at the same time.")
	case !l.distributes(v.Shape()):
		return fail(op, d, "invalid input layout, data cannot be evenly distributed.")
	case !m.distributes(v.Shape()):
		return fail(op, d, "invalid target layout, data cannot be evenly distributed.")
	}
	return true
}

// The directive OptionalDynamicIndexList is a list of integers and operands that
// may be missing. The arguments are the operands and the array, which has a mark
// where an operand stands.
func parseIndices(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	if !p.OptionalPunct(asm.LSquare) {
		return false, true
	}
	var os []asm.UnresolvedOperand
	var ints []int64
	ok = p.ParseCommaSeparatedList(asm.NoDelimiter, func() bool {
		o, operand, ok := p.ParseOptionalOperand()
		if operand {
			os, ints = append(os, o), append(ints, ir.Dynamic)
			return ok
		}
		n, ok := p.ParseInt(64, true)
		ints = append(ints, n)
		return ok
	}, "")
	if !ok || !p.Punct(asm.RSquare) {
		return true, p.Errorf(p.NamePos(), "expected a list of SSA values or integers")
	}
	a.SetOperands(0, os...)
	a.SetAttr(1, p.Context().DenseI64Array(ints))
	return true, true
}

func printIndices(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	ints, ok := a.Attr(1).(*ir.DenseArrayAttr)
	if !ok || ints.Len() == 0 {
		return
	}
	os, used := a.Operands(0), 0
	p.Byte('[')
	for i := range ints.Len() {
		if i > 0 {
			p.Text(", ")
		}
		if n := ints.Int64(i); n != ir.Dynamic {
			p.Int(n)
		} else if used < len(os) {
			p.Operand(os[used].Value())
			used++
		}
	}
	p.Byte(']')
}
