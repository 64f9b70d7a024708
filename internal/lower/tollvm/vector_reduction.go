package tollvm

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// A combination is how LLVM combines the elements of a vector.
type combination struct {
	reduce string // the suffix of the intrinsics
	scalar string // the operation on two numbers
	// compare is the predicate of the comparison that, with a select, is the operation on
	// two numbers, if there is no scalar.
	compare int64
	// start is set if the floating-point reduction takes a start value.
	start bool
	// neutral returns the neutral element.
	neutral func(of ir.Type) ir.Attribute
	// whole is set if no predicated intrinsic exists: masked-out elements are then replaced by the
	// neutral one.
	whole bool
}

// integers are the combinations of integers by their kinds.
var integers = map[vector.CombiningKind]combination{
	vector.CombiningKindADD:   {reduce: "add", scalar: "add", neutral: integerNeutral(0)},
	vector.CombiningKindMUL:   {reduce: "mul", scalar: "mul", neutral: integerNeutral(1)},
	vector.CombiningKindAND:   {reduce: "and", scalar: "and", neutral: integerNeutral(-1)},
	vector.CombiningKindOR:    {reduce: "or", scalar: "or", neutral: integerNeutral(0)},
	vector.CombiningKindXOR:   {reduce: "xor", scalar: "xor", neutral: integerNeutral(0)},
	vector.CombiningKindMINUI: {reduce: "umin", compare: int64(arith.CmpIPredicateUle), neutral: integerNeutral(-1)},
	vector.CombiningKindMAXUI: {reduce: "umax", compare: int64(arith.CmpIPredicateUge), neutral: integerNeutral(0)},
	vector.CombiningKindMINSI: {reduce: "smin", compare: int64(arith.CmpIPredicateSle), neutral: signedNeutral(num.SignedMax)},
	vector.CombiningKindMAXSI: {reduce: "smax", compare: int64(arith.CmpIPredicateSge), neutral: signedNeutral(num.SignedMin)},
}

// floats are the combinations of floating-point numbers by their kinds.
var floats = map[vector.CombiningKind]combination{
	vector.CombiningKindADD:      {reduce: "fadd", start: true, neutral: floatNeutral(func(k num.FloatKind) num.APFloat { return k.Zero() })},
	vector.CombiningKindMUL:      {reduce: "fmul", start: true, neutral: floatNeutral(func(k num.FloatKind) num.APFloat { return num.NewAPFloat(k, 1) })},
	vector.CombiningKindMINNUMF:  {reduce: "fmin", scalar: "intr.minnum", neutral: floatNeutral(func(k num.FloatKind) num.APFloat { return k.NaN().Neg() })},
	vector.CombiningKindMAXNUMF:  {reduce: "fmax", scalar: "intr.maxnum", neutral: floatNeutral(num.FloatKind.NaN)},
	vector.CombiningKindMINIMUMF: {reduce: "fminimum", scalar: "intr.minimum", whole: true, neutral: floatNeutral(func(k num.FloatKind) num.APFloat { return k.Largest(false) })},
	// The number that is neutral for the maximum would be -infinity; MLIR has this one.
	vector.CombiningKindMAXIMUMF: {reduce: "fmaximum", scalar: "intr.maximum", whole: true, neutral: floatNeutral(func(k num.FloatKind) num.APFloat { return k.Smallest().Neg() })},
}

func integerNeutral(n int64) func(ir.Type) ir.Attribute {
	return func(of ir.Type) ir.Attribute { return of.Context().Int64Attr(of, n) }
}

// signedNeutral is for an extreme of the signed numbers of a width.
func signedNeutral(f func(width int) num.APInt) func(ir.Type) ir.Attribute {
	return func(of ir.Type) ir.Attribute { return of.Context().IntegerAttr(of, f(ir.StorageWidth(of))) }
}

func floatNeutral(f func(num.FloatKind) num.APFloat) func(ir.Type) ir.Attribute {
	return func(of ir.Type) ir.Attribute { return of.Context().FloatAttr(of, f(of.(*ir.FloatType).Kind)) }
}

// combinationOf returns the combination of a reduction; false if LLVM has none.
func (t *Types) combinationOf(r vector.ReductionOp) (c combination, ok bool) {
	to := t.Convert(r.Dest().Type())
	switch r.Dest().Type().(type) {
	case *ir.IntegerType, *ir.IndexType:
		c, ok = integers[r.Kind()]
	case *ir.FloatType:
		if _, isFloat := to.(*ir.FloatType); isFloat {
			c, ok = floats[r.Kind()]
		}
	}
	return c, ok && to != nil
}

// A reducer inserts the operations of a reduction.
type reducer struct {
	emitter
	combination
	to    ir.Type
	flags ir.NamedAttribute // of floating-point arithmetic; without a name for integers
}

func (t *Types) reducer(r vector.ReductionOp, c combination, e emitter, reassociate bool) reducer {
	d := reducer{emitter: e, combination: c, to: t.Convert(r.Dest().Type())}
	if _, ok := d.to.(*ir.FloatType); ok {
		flags := fastMathOf(uint64(r.Fastmath()))
		if reassociate {
			flags |= reassociation
		}
		d.flags = ir.NamedAttribute{Name: "fastmathFlags", Value: fastMathBits(t.ctx, flags)}
	}
	return d
}

// intrinsic inserts the reduction of a whole vector.
func (d reducer) intrinsic(operands ...*ir.Value) *ir.Value {
	var attrs []ir.NamedAttribute
	if d.flags.Name != "" {
		attrs = append(attrs, d.flags)
	}
	return d.value("intr.vector.reduce."+d.reduce, d.to, operands, attrs...)
}

// neutralNumber inserts the number that changes nothing.
func (d reducer) neutralNumber() *ir.Value {
	return d.value("mlir.constant", d.to, nil, ir.NamedAttribute{Name: "value", Value: d.neutral(d.to)})
}

// combine combines the reduced vector with a number, which may be nil.
func (d reducer) combine(v, acc *ir.Value) *ir.Value {
	switch {
	case acc == nil:
		return v
	case d.flags.Name != "":
		return d.value(d.scalar, d.to, []*ir.Value{v, acc}, ir.NamedAttribute{Name: "fastmathFlags", Value: fastMathBits(d.t.ctx, 0)})
	case d.scalar != "":
		return d.integer(d.scalar, acc, v)
	}
	c := d.value("icmp", d.t.ctx.I1(), []*ir.Value{acc, v}, ir.NamedAttribute{Name: "predicate", Value: d.t.ctx.Int64Attr(d.t.ctx.I64(), d.compare)})
	return d.choose(c, acc, v)
}

// choose inserts a select.
func (e emitter) choose(c, yes, no *ir.Value) *ir.Value {
	return e.value("select", yes.Type(), []*ir.Value{c, yes, no}, ir.NamedAttribute{Name: "fastmathFlags", Value: fastMathBits(e.Context(), 0)})
}

// reduction makes the intrinsic for a reduction.
func (t *Types) reduction(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		c, ok := t.combinationOf(vector.ReductionOp{Operation: op})
		if !ok {
			return false
		}
		d := t.reducer(vector.ReductionOp{Operation: op}, c, t.emit(op, r), o.Reassociate)
		var acc *ir.Value
		if len(operands) > 1 {
			acc = operands[1]
		}
		if !c.start {
			r.Replace(op, d.combine(d.intrinsic(operands[0]), acc))
			return true
		}
		if acc == nil {
			acc = d.neutralNumber()
		}
		r.Replace(op, d.intrinsic(acc, operands[0]))
		return true
	}
}

// maskedReduction lowers a masked reduction to a predicated intrinsic.
func (t *Types) maskedReduction(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	body := vector.MaskOp{Operation: op}.MaskRegion().Entry()
	if body == nil || body.Front().Name() != "vector.reduction" {
		return false
	}
	red := vector.ReductionOp{Operation: body.Front()}
	c, ok := t.combinationOf(red)
	if !ok {
		return false
	}
	remapped := make([]*ir.Value, red.Operation.NumOperands())
	for i := range remapped {
		if remapped[i] = r.Remapped(red.Operation.Operand(i)); remapped[i] == nil {
			return false
		}
	}
	v, mask := remapped[0], operands[0]
	var acc *ir.Value
	if len(remapped) > 1 {
		acc = remapped[1]
	}
	r.Loc = red.Operation.Location()
	d := t.reducer(red, c, t.emit(red.Operation, r), false)
	if c.whole {
		a := folding.SplatOf(v.Type(), c.neutral(d.to))
		neutral := d.value("mlir.constant", v.Type(), nil, ir.NamedAttribute{Name: "value", Value: a})
		r.Replace(op, d.combine(d.intrinsic(d.choose(mask, v, neutral)), acc))
		return true
	}
	if acc == nil {
		acc = d.neutralNumber()
	}
	r.Replace(op, d.value("intr.vp.reduce."+c.reduce, d.to, []*ir.Value{acc, v, mask, t.length(vectorType(v), d.emitter)}))
	return true
}

// length computes the number of elements of a vector.
func (t *Types) length(of *ir.VectorType, e emitter) *ir.Value {
	i32 := t.ctx.I32()
	n := e.number(i32, of.Shape()[0])
	if !of.IsScalable() {
		return n
	}
	scale := vector.NewVectorScale(e.Builder)
	return arith.NewMulI(e.Builder, n, arith.NewIndexCast(e.Builder, i32, scale.Res()).Result(0)).Result(0)
}

// scalableMask compares the numbers of the elements of a vector of unknown length with a
// bound. Other masks are lowered before.
func (t *Types) scalableMask(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		of := vectorType(op.Result(0))
		if len(of.Shape()) != 1 || !of.IsScalable() {
			return false
		}
		var elem ir.Type = t.ctx.I64()
		if o.NarrowIndices {
			elem = t.ctx.I32()
		}
		steps := value(r, op, "intr.stepvector", t.ctx.VectorType(of.Shape(), elem, of.Scalable), nil)
		bound := arith.NewIndexCast(r.Builder, elem, vector.CreateMaskOp{Operation: op}.OperandsOperand().At(0)).Result(0)
		bounds := vector.NewBroadcast(r.Builder, steps.Type(), bound).Result(0)
		r.Replace(op, arith.NewCmpI(r.Builder, arith.CmpIPredicateSlt, steps, bounds).Result(0))
		return true
	}
}
