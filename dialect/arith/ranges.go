package arith

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// addRanges adds to the operations how they infer the ranges of integers.
func addRanges(ops map[string]dialect.Op) {
	add := func(name string, f ir.InferIntRangeInterface) {
		op := ops["arith."+name]
		op.Interfaces = append(op.Interfaces, intrange.Impl(f))
		ops["arith."+name] = op
	}
	for name, f := range map[string]intrange.Binary{
		"divui":      intrange.DivU,
		"divsi":      intrange.DivS,
		"ceildivui":  intrange.CeilDivU,
		"ceildivsi":  intrange.CeilDivS,
		"floordivsi": intrange.FloorDivS,
		"remui":      intrange.RemU,
		"remsi":      intrange.RemS,
		"andi":       intrange.And,
		"ori":        intrange.Or,
		"xori":       intrange.Xor,
		"shrui":      intrange.ShrU,
		"shrsi":      intrange.ShrS,
		"maxsi":      intrange.MaxS,
		"maxui":      intrange.MaxU,
		"minsi":      intrange.MinS,
		"minui":      intrange.MinU,
	} {
		add(name, intrange.Result(f))
	}
	for name, f := range map[string]func(x, y num.IntRange, o intrange.Overflow) num.IntRange{
		"addi": intrange.Add,
		"subi": intrange.Sub,
		"muli": intrange.Mul,
		"shli": intrange.Shl,
	} {
		add(name, intrange.Func(func(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
			flags := typed.Enum[IntegerOverflowFlags](AddIOp{op}.OverflowFlagsAttr()) // the others have it, too
			o := intrange.Overflow{NSW: flags&IntegerOverflowFlagsNsw != 0, NUW: flags&IntegerOverflowFlagsNuw != 0}
			set(op.Result(0), f(operands[0], operands[1], o))
		}))
	}
	for _, name := range []string{"extui", "extsi", "trunci", "index_cast", "index_castui"} {
		signed := name != "extui" && name != "index_castui"
		add(name, intrange.Func(func(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
			set(op.Result(0), intrange.Convert(operands[0], intrange.Width(op.Result(0).Type()), signed))
		}))
	}
	add("cmpi", intrange.Func(compareRanges))
	add("constant", intrange.Func(constantRange))
	add("select", intrange.OptionalFunc(selectRange))
}

// predicates are those of package intrange by those of arith.
var predicates = [...]intrange.Predicate{
	CmpIPredicateEq: intrange.Eq, CmpIPredicateNe: intrange.Ne,
	CmpIPredicateSlt: intrange.Slt, CmpIPredicateSle: intrange.Sle, CmpIPredicateSgt: intrange.Sgt, CmpIPredicateSge: intrange.Sge,
	CmpIPredicateUlt: intrange.Ult, CmpIPredicateUle: intrange.Ule, CmpIPredicateUgt: intrange.Ugt, CmpIPredicateUge: intrange.Uge,
}

func compareRanges(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	var t intrange.Truth
	if p := (CmpIOp{op}).Predicate(); int(p) < len(predicates) {
		t = intrange.Compare(predicates[p], operands[0], operands[1])
	}
	set(op.Result(0), t.Range())
}

// constantRange contains all elements of a constant.
func constantRange(op *ir.Operation, _ []num.IntRange, set intrange.Setter) {
	switch a := (ConstantOp{op}).Value().(type) {
	case *ir.IntegerAttr:
		set(ConstantOp{op}.ResultValue(), num.ConstantRange(a.Value))
	case *ir.DenseElementsAttr:
		if intrange.Width(a.Type()) == 0 {
			return
		}
		n := a.NumElements()
		if a.IsSplat() {
			n = min(n, 1)
		}
		var r num.IntRange
		for i := range n {
			r = r.Union(num.ConstantRange(a.Int(i)))
		}
		set(ConstantOp{op}.ResultValue(), r)
	}
}

// selectRange infers the range of a select: that of the chosen value if the condition is known,
// else the union of both.
func selectRange(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	r := operands[1].Union(operands[2])
	if c, ok := operands[0].Constant(); ok {
		r = operands[1]
		if c.IsZero() {
			r = operands[2]
		}
	}
	set(op.Result(0), r)
}
