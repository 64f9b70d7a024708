package tollvm

import (
	"github.com/mica-ir/mica/dialect/index"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// UBPatterns returns the patterns for ub.
func UBPatterns(t *Types) []conversion.Pattern {
	return []conversion.Pattern{
		t.pattern("ub.poison", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			to := t.Convert(op.Result(0).Type())
			if to == nil {
				return r.MatchFailure(op, "the type cannot be converted")
			}
			r.ReplaceWithOp(op, create(r, op, "mlir.poison", nil, []ir.Type{to}))
			return true
		}),
		t.pattern("ub.unreachable", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			r.ReplaceWithOp(op, create(r, op, "unreachable", nil, nil))
			return true
		}),
	}
}

// indexes are the operations of index that are one of the llvm dialect.
var indexes = []struct{ from, to string }{
	{"add", "add"}, {"sub", "sub"}, {"mul", "mul"}, {"divs", "sdiv"}, {"divu", "udiv"}, {"rems", "srem"}, {"remu", "urem"},
	{"maxs", "intr.smax"}, {"maxu", "intr.umax"}, {"mins", "intr.smin"}, {"minu", "intr.umin"},
	{"shl", "shl"}, {"shrs", "ashr"}, {"shru", "lshr"}, {"and", "and"}, {"or", "or"}, {"xor", "xor"},
}

// IndexPatterns returns the patterns for index.
func IndexPatterns(t *Types) []conversion.Pattern {
	var list []conversion.Pattern
	for _, x := range indexes {
		list = append(list, t.pattern("index."+x.from, func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			return t.oneToOne(op, operands, r, x.to, op.AllAttrs())
		}))
	}
	return append(list,
		t.pattern("index.ceildivs", t.indexDivision(indexDivision.ceilSigned)),
		t.pattern("index.ceildivu", t.indexDivision(indexDivision.ceilUnsigned)),
		t.pattern("index.floordivs", t.indexDivision(indexDivision.floorSigned)),
		t.pattern("index.casts", t.indexCast("sext")),
		t.pattern("index.castu", t.indexCast("zext")),
		t.pattern("index.cmp", t.indexCompare),
		t.pattern("index.constant", t.indexConstant),
		t.pattern("index.bool.constant", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			r.Replace(op, constant(r, op, r.Context().I1(), index.BoolConstantOp{Operation: op}.ValueAttr()))
			return true
		}),
		t.pattern("index.sizeof", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			r.Replace(op, constant(r, op, t.index, r.Context().Int64Attr(t.index, int64(t.bitsOf(t.index)))))
			return true
		}),
	)
}

// indexConstant converts the constant to the integer type for index.
func (t *Types) indexConstant(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	a, ok := index.ConstantOp{Operation: op}.ValueAttr().(*ir.IntegerAttr)
	if !ok {
		return r.MatchFailure(op, "the value is not an integer")
	}
	r.Replace(op, constant(r, op, t.index, r.Context().IntegerAttr(t.index, a.Value.SExt(t.bitsOf(t.index)))))
	return true
}

// compareInts compares integers; the predicates of index and of llvm have the same numbers.
func compareInts(r *conversion.Rewriter, op *ir.Operation, p index.IndexCmpPredicate, x, y *ir.Value) *ir.Value {
	ctx := r.Context()
	return value(r, op, "icmp", ctx.I1(), []*ir.Value{x, y}, ir.NamedAttribute{Name: "predicate", Value: ctx.Int64Attr(ctx.I64(), int64(p))})
}

// indexCompare lowers a comparison to one of integers.
func (t *Types) indexCompare(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	p := index.CmpOp{Operation: op}.Pred()
	r.Replace(op, compareInts(r, op, p, operands[0], operands[1]))
	return true
}

// An indexDivision is of n by m, which rounds up or down.
type indexDivision struct {
	t    *Types
	op   *ir.Operation
	r    *conversion.Rewriter
	n, m *ir.Value
}

func (t *Types) indexDivision(f func(d indexDivision) *ir.Value) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		r.Replace(op, f(indexDivision{t, op, r, operands[0], operands[1]}))
		return true
	}
}

func (d indexDivision) constant(n int64) *ir.Value {
	return constant(d.r, d.op, d.t.index, d.r.Context().Int64Attr(d.t.index, n))
}

// do inserts an operation on indexes.
func (d indexDivision) do(name string, operands ...*ir.Value) *ir.Value {
	return value(d.r, d.op, name, operands[len(operands)-1].Type(), operands)
}

func (d indexDivision) compare(p index.IndexCmpPredicate, x, y *ir.Value) *ir.Value {
	return compareInts(d.r, d.op, p, x, y)
}

// ceilSigned is n / m, and one more if something remains and the signs are the same.
func (d indexDivision) ceilSigned() *ir.Value {
	return d.rounded("add", index.IndexCmpPredicateEQ)
}

// floorSigned is n / m, and one less if something remains and the signs are different.
func (d indexDivision) floorSigned() *ir.Value {
	return d.rounded("sub", index.IndexCmpPredicateNE)
}

// rounded corrects a quotient by one if something remains and a predicate holds for the signs. It
// divides n by m only, because the quotient of a number near n may overflow where n / m does not.
func (d indexDivision) rounded(correct string, signs index.IndexCmpPredicate) *ir.Value {
	zero := d.constant(0)
	quotient := d.do("sdiv", d.n, d.m)
	remains := d.compare(index.IndexCmpPredicateNE, d.n, d.do("mul", quotient, d.m))
	wanted := d.compare(signs, d.compare(index.IndexCmpPredicateSLT, d.n, zero), d.compare(index.IndexCmpPredicateSLT, d.m, zero))
	return d.do("select", d.do("and", remains, wanted), d.do(correct, quotient, d.constant(1)), quotient)
}

// ceilUnsigned is 0 for n = 0, else (n - 1) / m + 1.
func (d indexDivision) ceilUnsigned() *ir.Value {
	zero, one := d.constant(0), d.constant(1)
	quotient := d.do("add", d.do("udiv", d.do("sub", d.n, one), d.m), one)
	return d.do("select", d.compare(index.IndexCmpPredicateEQ, d.n, zero), zero, quotient)
}

// indexCast truncates or extends an index, or is nothing.
func (t *Types) indexCast(extend string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		name := extend
		switch from, to := t.bitsOf(typed.Unary{Operation: op}.Input().Type()), t.bitsOf(op.Result(0).Type()); {
		case from == 0 || to == 0:
			return r.MatchFailure(op, "a type cannot be converted")
		case from == to:
			r.Replace(op, operands...)
			return true
		case to < from:
			name = "trunc"
		}
		return t.oneToOne(op, operands, r, name, nil)
	}
}
