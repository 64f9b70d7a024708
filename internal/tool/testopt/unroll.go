package main

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A testUnrolling unrolls the scf.for at a depth of nesting.
type testUnrolling struct {
	Factor   uint64 `option:"unroll-factor"`
	Annotate bool   `option:"annotate"`
	Depth    uint   `option:"loop-depth"`
}

func (p *testUnrolling) Run(r *pass.Run) error {
	var loops []*ir.Operation
	for op := range ir.All(r.Op, ir.PostOrder) {
		if op.Name() == "scf.for" && loopDepth(op) == p.Depth {
			loops = append(loops, op)
		}
	}
	for _, loop := range loops {
		u := unroller{loop: loop, factor: int64(p.Factor), annotate: p.Annotate}
		u.unroll()
	}
	return nil
}

// loopDepth returns how many loops are around an operation.
func loopDepth(op *ir.Operation) (n uint) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Name() == "scf.for" {
			n++
		}
	}
	return n
}

// An unroller repeats the body of an scf.for. The iterations that are left over are in a copy of
// the loop after it.
type unroller struct {
	loop     *ir.Operation
	factor   int64
	annotate bool
	arithmetic
}

func (u *unroller) unroll() {
	body := u.loop.Region(0).Entry()
	if u.factor < 1 || body.Front() == body.Back() {
		return
	}
	u.arithmetic = arithmetic{ir.NewBuilder(u.loop.Context()), u.loop.Location()}
	u.b.SetInsertionPoint(u.loop)
	lower, upper, step := u.loop.Operand(0), u.loop.Operand(1), u.loop.Operand(2)
	newUpper, newStep, rest := upper, step, true
	lo, hi, by, known := bounds(u.loop)
	if known {
		trips := tripCount(lo, hi, by)
		if u.factor == 1 {
			promote(u.loop)
			return
		}
		end := lo + (trips-trips%u.factor)*by
		if rest = end < hi; rest {
			newUpper = u.constant(u.loop.Operand(0).Type(), end)
		}
		newStep = u.constant(u.loop.Operand(0).Type(), by*u.factor)
	} else {
		length := u.op("arith.subi", upper, lower)
		trips := u.op("arith.divui", u.op("arith.addi", length, u.op("arith.subi", step, u.constant(u.loop.Operand(0).Type(), 1))), step)
		factor := u.constant(u.loop.Operand(0).Type(), u.factor)
		even := u.op("arith.subi", trips, u.op("arith.remsi", trips, factor))
		newUpper = u.op("arith.addi", lower, u.op("arith.muli", even, step))
		newStep = u.op("arith.muli", step, factor)
	}
	if rest {
		u.epilogue(newUpper)
	}
	u.loop.SetOperand(1, newUpper)
	u.loop.SetOperand(2, newStep)
	u.repeat(step)
	if lo, hi, by, known := bounds(u.loop); known && tripCount(lo, hi, by) == 0 {
		for i := range u.loop.NumResults() {
			u.loop.Result(i).ReplaceAllUsesWith(u.loop.Operand(3 + i))
		}
		u.loop.Erase()
		return
	}
	promote(u.loop)
}

// epilogue inserts a copy of the loop after it that starts at a lower bound.
func (u *unroller) epilogue(lower *ir.Value) {
	rest := u.loop.Clone(ir.NewMapping())
	u.loop.Block().InsertAfter(u.loop, rest)
	rest.SetOperand(0, lower)
	for i := range u.loop.NumResults() {
		u.loop.Result(i).ReplaceAllUsesWith(rest.Result(i))
	}
	for i := range u.loop.NumResults() {
		rest.SetOperand(3+i, u.loop.Result(i))
	}
	promote(rest)
}

// repeat appends copies of the body to it.
func (u *unroller) repeat(step *ir.Value) {
	body := u.loop.Region(0).Entry()
	yield := body.Back()
	var ops []*ir.Operation
	for op := body.Front(); op != yield; op = op.Next() {
		ops = append(ops, op)
	}
	results := yield.Operands()
	carried := yield.Operands()
	u.b.SetInsertionPoint(yield)
	for i := int64(1); i < u.factor; i++ {
		m := ir.NewMapping()
		for k, v := range carried {
			m.Map(body.Argument(1+k), v)
		}
		if arg := body.Argument(0); arg.HasUses() {
			m.Map(arg, u.op("arith.addi", arg, u.op("arith.muli", step, u.constant(u.loop.Operand(0).Type(), i))))
		}
		for _, op := range ops {
			u.mark(u.b.Insert(op.Clone(m)), i)
		}
		carried = make([]*ir.Value, len(results))
		for k, v := range results {
			carried[k] = m.Lookup(v)
		}
	}
	for _, op := range ops {
		u.mark(op, 0)
	}
	for k, v := range carried {
		yield.SetOperand(k, v)
	}
}

// mark records the number of the iteration in an attribute of an operation.
func (u *unroller) mark(op *ir.Operation, i int64) {
	if u.annotate {
		ctx := op.Context()
		op.SetAttr("unrolled_iteration", ctx.Int64Attr(ctx.UnsignedType(32), i))
	}
}

// bounds returns the constant bounds and the step of a loop.
func bounds(loop *ir.Operation) (lower, upper, step int64, ok bool) {
	var v [3]int64
	for i := range v {
		def := loop.Operand(i).DefiningOp()
		if def == nil {
			return 0, 0, 0, false
		}
		a, isInt := ir.ConstantValue(def).(*ir.IntegerAttr)
		if !isInt {
			return 0, 0, 0, false
		}
		v[i] = a.Int64()
	}
	return v[0], v[1], v[2], v[2] > 0
}

func tripCount(lower, upper, step int64) int64 {
	if upper <= lower {
		return 0
	}
	return (upper - lower + step - 1) / step
}

// promote replaces a loop with one iteration by its body.
func promote(loop *ir.Operation) {
	lower, upper, step, ok := bounds(loop)
	if !ok || tripCount(lower, upper, step) != 1 {
		return
	}
	body := loop.Region(0).Entry()
	yield := body.Back()
	body.Argument(0).ReplaceAllUsesWith(loop.Operand(0))
	for i := range loop.NumResults() {
		body.Argument(1 + i).ReplaceAllUsesWith(loop.Operand(3 + i))
	}
	for i := range loop.NumResults() {
		loop.Result(i).ReplaceAllUsesWith(yield.Operand(i))
	}
	yield.Erase()
	for op := body.Front(); op != nil; op = body.Front() {
		op.MoveBefore(loop)
	}
	loop.Erase()
}
