package arith

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// addSpeculation makes divisions speculatable whose divisor permits any dividend.
func addSpeculation(ops map[string]dialect.Op) {
	for name, permits := range map[string]func(r num.IntRange) bool{
		"divui":     excludesZero,
		"ceildivui": excludesZero,
		"divsi":     excludesZeroAndMinusOne,
		"ceildivsi": excludesZeroAndMinusOne,
	} {
		op := ops["arith."+name]
		op.Interfaces = append(op.Interfaces, dialect.SpeculatableIf(func(op *ir.Operation) bool {
			r := intrange.Of(op.Operand(1))
			return r.Width() > 0 && permits(r)
		}))
		ops["arith."+name] = op
	}
}

func excludesZero(r num.IntRange) bool { return !r.UMin.IsZero() }

// excludesZeroAndMinusOne is for signed divisions, of which that of the least integer by -1
// overflows.
func excludesZeroAndMinusOne(r num.IntRange) bool {
	positive := !r.SMin.IsNegative() && !r.SMin.IsZero()
	return positive || r.SMax.CmpS(num.NewAPInt(r.Width(), -1)) < 0
}
