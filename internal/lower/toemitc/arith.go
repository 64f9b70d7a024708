package toemitc

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/emitc"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// ArithPatterns returns the patterns for arith.
func ArithPatterns(t *Types) []conversion.Pattern {
	wrapping := func(from, to, onBits string, flags func(op *ir.Operation) arith.IntegerOverflowFlags) conversion.Pattern {
		return t.pattern("arith."+from, t.onBits(bitwiseOp(onBits), t.wrapping(to, flags)))
	}
	return []conversion.Pattern{
		t.pattern("arith.constant", t.constant),
		t.pattern("arith.addf", t.same("add")),
		t.pattern("arith.divf", t.same("div")),
		t.pattern("arith.divsi", t.same("div")),
		t.pattern("arith.mulf", t.same("mul")),
		t.pattern("arith.remsi", t.same("rem")),
		t.pattern("arith.subf", t.same("sub")),
		t.pattern("arith.divui", t.unsignedDivision("div")),
		t.pattern("arith.remui", t.unsignedDivision("rem")),
		wrapping("addi", "add", "bitwise_xor", func(op *ir.Operation) arith.IntegerOverflowFlags { return arith.AddIOp{Operation: op}.OverflowFlags() }),
		wrapping("muli", "mul", "bitwise_and", func(op *ir.Operation) arith.IntegerOverflowFlags { return arith.MulIOp{Operation: op}.OverflowFlags() }),
		wrapping("subi", "sub", "bitwise_xor", func(op *ir.Operation) arith.IntegerOverflowFlags { return arith.SubIOp{Operation: op}.OverflowFlags() }),
		t.pattern("arith.andi", t.bitwise("bitwise_and")),
		t.pattern("arith.ori", t.bitwise("bitwise_or")),
		t.pattern("arith.xori", t.bitwise("bitwise_xor")),
		t.pattern("arith.shli", t.onBits(andNot, t.shift("bitwise_left_shift", t.unsigned))),
		t.pattern("arith.shrsi", t.onBits(firstBit, t.shift("bitwise_right_shift", t.signed))),
		t.pattern("arith.shrui", t.onBits(andNot, t.shift("bitwise_right_shift", t.unsigned))),
		t.pattern("arith.cmpf", t.compareFloats),
		t.pattern("arith.cmpi", t.compareIntegers),
		t.pattern("arith.negf", t.negate),
		t.pattern("arith.select", t.choose),
		t.pattern("arith.extsi", t.castIntegers(false)),
		t.pattern("arith.extui", t.castIntegers(true)),
		t.pattern("arith.index_cast", t.castIntegers(false)),
		t.pattern("arith.index_castui", t.castIntegers(true)),
		t.pattern("arith.trunci", t.castIntegers(true)),
		t.pattern("arith.sitofp", t.integerToFloat(false)),
		t.pattern("arith.uitofp", t.integerToFloat(true)),
		t.pattern("arith.fptosi", t.bitFromFloat(lessEqual, -1, t.floatToInteger(false))),
		t.pattern("arith.fptoui", t.bitFromFloat(greaterEqual, 1, t.floatToInteger(true))),
		t.pattern("arith.extf", t.castFloats),
		t.pattern("arith.truncf", t.castFloats),
	}
}

func (t *Types) constant(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(op.Result(0).Type())
	if to == nil {
		return r.MatchFailure(op, "type conversion failed")
	}
	r.Replace(op, emit(op, r).constant(to, arith.ConstantOp{Operation: op}.Value()))
	return true
}

// same replaces an operation by one with the same operands.
func (t *Types) same(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.Convert(op.Result(0).Type())
		if to == nil {
			return false
		}
		r.Replace(op, emit(op, r).value(name, to, operands))
		return true
	}
}

// as makes an operation on values that are cast to a type, and casts the result.
func (e emitter) as(name string, t, result ir.Type, operands []*ir.Value) *ir.Value {
	a := e.adapt(operands[0], t)
	b := e.adapt(operands[1], t)
	return e.cast(e.value(name, t, []*ir.Value{a, b}), result)
}

func (t *Types) unsignedDivision(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to, ok := t.Convert(op.Result(0).Type()).(*ir.IntegerType)
		if !ok {
			return r.MatchFailure(op, "expected integer type")
		}
		r.Replace(op, emit(op, r).as(name, t.unsigned(to), to, operands))
		return true
	}
}

// wrapping makes an operation that wraps around in arith. Only unsigned integers do in C.
func (t *Types) wrapping(name string, flags func(op *ir.Operation) arith.IntegerOverflowFlags) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.Convert(op.Result(0).Type())
		if !isInteger(to) {
			return r.MatchFailure(op, "expected integer or size_t/ssize_t/ptrdiff_t type")
		}
		as := to
		if flags(op)&arith.IntegerOverflowFlagsNsw == 0 {
			as = t.unsigned(to)
		}
		r.Replace(op, emit(op, r).as(name, as, to, operands))
		return true
	}
}

func (t *Types) bitwise(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.Convert(op.Result(0).Type())
		if _, is := to.(*ir.IntegerType); !is {
			return r.MatchFailure(op, "expected integer type")
		}
		e := emit(op, r)
		if isBit(to) {
			r.Replace(op, e.value(name, to, operands))
			return true
		}
		r.Replace(op, e.as(name, t.unsigned(to), to, operands))
		return true
	}
}

// shift creates a shift whose result is zero where C defines none, because the amount is not
// less than the width.
func (t *Types) shift(name string, as func(ir.Type) ir.Type) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.Convert(op.Result(0).Type())
		if !isInteger(to) {
			return r.MatchFailure(op, "expected integer or size_t/ssize_t/ptrdiff_t type")
		}
		e := emit(op, r)
		a := e.adapt(operands[0], as(to))
		by := t.unsigned(operands[1].Type())
		b := e.adapt(operands[1], by)
		var width *ir.Value
		if i, ok := to.(*ir.IntegerType); ok {
			width = e.integer(by, int64(i.Width))
		} else {
			const bitsOfByte = 8
			bits := e.integer(by, bitsOfByte)
			bytes := e.value("call_opaque", by, []*ir.Value{bits}, ir.NamedAttribute{Name: "callee", Value: e.Context().StringAttr("sizeof")})
			width = e.value("mul", by, []*ir.Value{bits, bytes})
		}
		fits := e.compare(less, b, width)
		zero := e.integer(as(to), 0)
		result := e.expression(as(to), []*ir.Value{a, b, fits, zero}, func(e emitter, args []*ir.Value) *ir.Value {
			shifted := e.value(name, as(to), args[:2])
			return e.value("conditional", as(to), []*ir.Value{args[2], shifted, args[3]})
		})
		r.Replace(op, e.cast(result, to))
		return true
	}
}

// expression creates an expression with some operands. body creates its operations and returns its
// value.
func (e emitter) expression(t ir.Type, values []*ir.Value, body func(e emitter, args []*ir.Value) *ir.Value) *ir.Value {
	x := e.Create(&ir.OperationState{Def: e.Context().OpDef("emitc.expression"), Loc: e.loc, Operands: values, Types: []ir.Type{t}, NumRegions: 1})
	at := e.InsertionPoint()
	b := e.CreateBlock(x.Region(0), nil, ir.TypesOf(values))
	for i, v := range values {
		b.Argument(i).SetLocation(v.Location())
	}
	e.SetInsertionPointToEnd(b)
	e.op("yield", []*ir.Value{body(e, b.Args())}, nil)
	e.Restore(at)
	return x.Result(0)
}

// floatPredicates are the comparisons of numbers, by the predicate of arith.cmpf. The ones
// with quiet results for NaN are the first half, "ordered".
var floatPredicates = [...]predicate{
	arith.CmpFPredicateOEQ: equal, arith.CmpFPredicateOGT: greater, arith.CmpFPredicateOGE: greaterEqual,
	arith.CmpFPredicateOLT: less, arith.CmpFPredicateOLE: lessEqual, arith.CmpFPredicateONE: notEqual,
	arith.CmpFPredicateUEQ: equal, arith.CmpFPredicateUGT: greater, arith.CmpFPredicateUGE: greaterEqual,
	arith.CmpFPredicateULT: less, arith.CmpFPredicateULE: lessEqual, arith.CmpFPredicateUNE: notEqual,
}

// compareFloats compares numbers, and finds out whether one is NaN by comparing each with
// itself.
func (t *Types) compareFloats(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if _, ok := operands[0].Type().(*ir.FloatType); !ok {
		return r.MatchFailure(op, "cmpf currently only supported on floats")
	}
	e := emit(op, r)
	a, b := operands[0], operands[1]
	bit := e.Context().IntegerType(1)
	either := func(p predicate, name string) *ir.Value {
		x := e.compare(p, a, a)
		return e.value(name, bit, []*ir.Value{x, e.compare(p, b, b)})
	}
	var v *ir.Value
	switch p := (arith.CmpFOp{Operation: op}).Predicate(); {
	case p == arith.CmpFPredicateAlwaysFalse:
		v = e.integer(bit, 0)
	case p == arith.CmpFPredicateAlwaysTrue:
		v = e.integer(bit, 1)
	case p == arith.CmpFPredicateORD:
		v = either(equal, "logical_and")
	case p == arith.CmpFPredicateUNO:
		v = either(notEqual, "logical_or")
	case p < arith.CmpFPredicateORD:
		both := e.compare(floatPredicates[p], a, b)
		v = e.value("logical_and", bit, []*ir.Value{either(equal, "logical_and"), both})
	default:
		both := e.compare(floatPredicates[p], a, b)
		v = e.value("logical_or", bit, []*ir.Value{either(notEqual, "logical_or"), both})
	}
	r.Replace(op, v)
	return true
}

// integerPredicates are the comparisons by the predicate of arith.cmpi.
var integerPredicates = [...]predicate{equal, notEqual, less, lessEqual, greater, greaterEqual, less, lessEqual, greater, greaterEqual}

func (t *Types) compareIntegers(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := operands[0].Type()
	if !isInteger(of) {
		return r.MatchFailure(op, "expected integer or size_t/ssize_t/ptrdiff_t type")
	}
	p := arith.CmpIOp{Operation: op}.Predicate()
	as := t.signed(of)
	if p >= arith.CmpIPredicateUlt {
		as = t.unsigned(of)
	}
	e := emit(op, r)
	if isBit(of) && isSignedOrder(p) {
		// Signed, true is less than false.
		r.Replace(op, e.compare(integerPredicates[p], operands[1], operands[0]))
		return true
	}
	a := e.adapt(operands[0], as)
	r.Replace(op, e.compare(integerPredicates[p], a, e.adapt(operands[1], as)))
	return true
}

func (t *Types) negate(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if !emitc.IsSupportedFloat(operands[0].Type()) {
		return r.MatchFailure(op, "negf currently only supported on supported floats")
	}
	r.Replace(op, emit(op, r).value("unary_minus", operands[0].Type(), operands))
	return true
}

func (t *Types) choose(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(op.Result(0).Type())
	if to == nil {
		return r.MatchFailure(op, "type conversion failed")
	}
	if !isBit(operands[0].Type()) {
		return r.MatchFailure(op, "can only be converted if condition is a scalar of type i1")
	}
	r.Replace(op, emit(op, r).value("conditional", to, operands))
	return true
}

// castIntegers casts to a wider or narrower integer.
func (t *Types) castIntegers(unsigned bool) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		v := operands[0]
		from, to := v.Type(), t.Convert(op.Result(0).Type())
		if !isInteger(to) || !isInteger(from) {
			return r.MatchFailure(op, "expected integer or size_t/ssize_t/ptrdiff_t type")
		}
		e := emit(op, r)
		if isBit(from) && !unsigned {
			r.Replace(op, e.choice(v, to, -1))
			return true
		}
		if isBit(to) {
			// A cast to a bool asks whether the value is not zero.
			low := e.value("bitwise_and", from, []*ir.Value{v, e.integer(from, 1)})
			r.Replace(op, e.cast(low, to))
			return true
		}
		as := t.signed
		wide, ok := from.(*ir.IntegerType)
		narrow, ok2 := to.(*ir.IntegerType)
		if unsigned || ok && ok2 && wide.Width > narrow.Width {
			as = t.unsigned
		}
		v = e.adapt(v, as(from))
		r.Replace(op, e.cast(e.value("cast", as(to), []*ir.Value{v}), to))
		return true
	}
}

func (t *Types) integerToFloat(unsigned bool) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		v := operands[0]
		to := t.Convert(op.Result(0).Type())
		switch {
		case !emitc.IsSupportedInteger(v.Type()):
			return r.MatchFailure(op, "unsupported cast source type")
		case !emitc.IsSupportedFloat(to):
			return r.MatchFailure(op, "unsupported cast destination type")
		}
		e := emit(op, r)
		switch {
		case unsigned:
			v = e.cast(v, t.unsigned(v.Type()))
		case isBit(v.Type()):
			v = e.choice(v, e.Context().I32(), -1)
		}
		r.Replace(op, e.value("cast", to, []*ir.Value{v}))
		return true
	}
}

func (t *Types) floatToInteger(unsigned bool) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.Convert(op.Result(0).Type())
		switch {
		case !emitc.IsSupportedFloat(operands[0].Type()):
			return r.MatchFailure(op, "unsupported cast source type")
		case !emitc.IsSupportedInteger(to) || isBit(to):
			return r.MatchFailure(op, "unsupported cast destination type")
		}
		as := to
		if unsigned {
			as = t.unsigned(to)
		}
		e := emit(op, r)
		r.Replace(op, e.cast(e.value("cast", as, operands), to))
		return true
	}
}

func (t *Types) castFloats(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(op.Result(0).Type())
	switch {
	case !emitc.IsSupportedFloat(operands[0].Type()):
		return r.MatchFailure(op, "unsupported cast source type")
	case !emitc.IsSupportedFloat(to):
		return r.MatchFailure(op, "unsupported cast destination type")
	}
	if op.Name() == "arith.truncf" {
		if _, ok := (arith.TruncFOp{Operation: op}).Roundingmode(); ok {
			return r.MatchFailure(op, "unsupported cast rounding mode")
		}
	}
	r.Replace(op, emit(op, r).value("cast", to, operands))
	return true
}
