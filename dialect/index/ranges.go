package index

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// addRanges adds to the operations how they infer the ranges of indices.
func addRanges(ops map[string]dialect.Op) {
	add := func(name string, f ir.InferIntRangeInterface) {
		op := ops["index."+name]
		op.Interfaces = append(op.Interfaces, intrange.Impl(f))
		ops["index."+name] = op
	}
	flagless := func(f func(x, y num.IntRange, o intrange.Overflow) num.IntRange) intrange.Binary {
		return func(x, y num.IntRange) num.IntRange { return f(x, y, intrange.Overflow{}) }
	}
	for _, x := range []struct {
		name  string
		infer intrange.Binary
		sign  intrange.Sign
	}{
		{"add", flagless(intrange.Add), intrange.Both},
		{"sub", flagless(intrange.Sub), intrange.Both},
		{"mul", flagless(intrange.Mul), intrange.Both},
		{"divs", intrange.DivS, intrange.Signed},
		{"divu", intrange.DivU, intrange.Unsigned},
		{"ceildivs", intrange.CeilDivS, intrange.Signed},
		{"ceildivu", intrange.CeilDivU, intrange.Unsigned},
		{"floordivs", intrange.FloorDivS, intrange.Signed},
		{"rems", intrange.RemS, intrange.Signed},
		{"remu", intrange.RemU, intrange.Unsigned},
		{"maxs", intrange.MaxS, intrange.Signed},
		{"maxu", intrange.MaxU, intrange.Unsigned},
		{"mins", intrange.MinS, intrange.Signed},
		{"minu", intrange.MinU, intrange.Unsigned},
		{"shl", flagless(intrange.Shl), intrange.Both},
		{"shrs", intrange.ShrS, intrange.Signed},
		{"shru", intrange.ShrU, intrange.Unsigned},
		{"and", intrange.And, intrange.Unsigned},
		{"or", intrange.Or, intrange.Unsigned},
		{"xor", intrange.Xor, intrange.Unsigned},
	} {
		add(x.name, intrange.Index(x.infer, x.sign))
	}
	for _, name := range []string{"casts", "castu"} {
		signed := name == "casts"
		add(name, intrange.Func(func(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
			r := op.Result(0)
			if _, ok := r.Type().(*ir.IndexType); ok {
				set(r, intrange.CastToIndex(operands[0], signed))
			} else {
				set(r, intrange.CastFromIndex(operands[0], intrange.Width(r.Type()), signed))
			}
		}))
	}
	add("cmp", intrange.Func(compareRanges))
	constant := intrange.Func(func(op *ir.Operation, _ []num.IntRange, set intrange.Setter) {
		if a, ok := (ConstantOp{op}).ValueAttr().(*ir.IntegerAttr); ok {
			set(op.Result(0), num.ConstantRange(a.Value))
		}
	})
	add("constant", constant)
	add("bool.constant", constant)
	add("sizeof", intrange.Func(func(op *ir.Operation, _ []num.IntRange, set intrange.Setter) {
		set(op.Result(0), intrange.IndexRange(32, 64))
	}))
}

// predicates are those of package intrange by those of index.
var predicates = [...]intrange.Predicate{
	IndexCmpPredicateEQ: intrange.Eq, IndexCmpPredicateNE: intrange.Ne,
	IndexCmpPredicateSLT: intrange.Slt, IndexCmpPredicateSLE: intrange.Sle, IndexCmpPredicateSGT: intrange.Sgt, IndexCmpPredicateSGE: intrange.Sge,
	IndexCmpPredicateULT: intrange.Ult, IndexCmpPredicateULE: intrange.Ule, IndexCmpPredicateUGT: intrange.Ugt, IndexCmpPredicateUGE: intrange.Uge,
}

func compareRanges(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	var t intrange.Truth
	if p := (CmpOp{op}).Pred(); int(p) < len(predicates) {
		t = intrange.CompareIndex(predicates[p], operands[0], operands[1])
	}
	set(op.Result(0), t.Range())
}
