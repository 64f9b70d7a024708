package viewlike

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// ConstantInt returns the integer that a value is known to be.
func ConstantInt(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Has(ir.ConstantLike) {
		return 0, false
	}
	a, ok := op.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Value.Int64()
}

// CountDynamic returns the number of marks in a mixed list.
func CountDynamic(list []int64) (n int) {
	for _, v := range list {
		if v == ir.Dynamic {
			n++
		}
	}
	return n
}

// StaticSizes replaces dynamic sizes of a shape by constants where their values are known, and
// returns the remaining values. sizes must have one value for each dynamic dimension.
func StaticSizes(shape []int64, sizes []*ir.Value) (static []int64, dynamic []*ir.Value) {
	static = slices.Clone(shape)
	for i, n := range shape {
		if n != ir.Dynamic {
			continue
		}
		v := sizes[0]
		sizes = sizes[1:]
		if c, ok := ConstantInt(v); ok && c >= 0 {
			static[i] = c
		} else {
			dynamic = append(dynamic, v)
		}
	}
	return static, dynamic
}

// Constants resolves a mixed list as far as the operands are constants.
func Constants(list []int64, os []ir.Operand) []int64 {
	out := make([]int64, len(list))
	for i, v := range list {
		if out[i] = v; v == ir.Dynamic && len(os) > 0 {
			if c, ok := ConstantInt(os[0].Value()); ok {
				out[i] = c
			}
			os = os[1:]
		}
	}
	return out
}

// All reports whether each element of a list is v.
func All(list []int64, v int64) bool {
	return !slices.ContainsFunc(list, func(x int64) bool { return x != v })
}

// VerifyMixed checks that a mixed list has n elements and an operand for each dynamic one. name
// describes the list in messages.
func VerifyMixed(op *ir.Operation, c *ir.Checker, name string, n int, list []int64, operands int) {
	if len(list) != n {
		c.FailPlainf("expected %d %s values, got %d", n, name, len(list))
	}
	want := CountDynamic(list)
	if operands != want {
		c.FailPlainf("expected %d dynamic %s values", want, name)
	}
}

// ParseMixed parses a mixed list between delimiters.
func ParseMixed(p *asm.OpParser, d asm.Delimiter) (list []int64, os []asm.UnresolvedOperand) {
	element := func() {
		o, operand := p.ParseOptionalOperand()
		if operand {
			list, os = append(list, ir.Dynamic), append(os, o)
			return
		}
		list = append(list, p.ParseInt(64, true))
	}
	p.ExplainAt(p.NamePos(), func() { p.ParseCommaSeparatedList(d, element, " in dynamic index list") }, "expected SSA value or integer")
	return list, os
}

// PrintMixed writes a mixed list in parentheses.
func PrintMixed(p *asm.OpPrinter, list []int64, os []ir.Operand) {
	p.Byte('(')
	PrintMixedElements(p, list, os)
	p.Byte(')')
}

// PrintMixedElements writes the elements of a mixed list.
func PrintMixedElements(p *asm.OpPrinter, list []int64, os []ir.Operand) {
	for i, v := range list {
		p.Comma(i)
		if v == ir.Dynamic && len(os) > 0 {
			p.Operand(os[0].Value())
			os = os[1:]
		} else {
			p.Int(v)
		}
	}
}
