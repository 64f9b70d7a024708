package linalg

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// A builder creates the body of a named operation.
type builder struct {
	ctx   *ir.Context
	block *ir.Block
	// signed selects how integers become other types.
	unsigned bool
	problem  string
}

// A bodyFunc builds the value that a body yields from the block's arguments. It returns nil after a
// problem.
type bodyFunc func(b *builder, args []*ir.Value) *ir.Value

// buildBody builds the body of an operation whose operands have the given types. It returns the
// reason if it cannot, else "".
func buildBody(ctx *ir.Context, r *ir.Region, types []ir.Type, unsigned bool, f bodyFunc) string {
	b := &builder{ctx: ctx, block: ir.NewBlock(), unsigned: unsigned}
	r.AppendBlock(b.block)
	for _, t := range types {
		b.block.AddArgument(elementOf(t), ctx.UnknownLoc())
	}
	v := f(b, b.block.Args())
	if v == nil {
		return b.problem
	}
	b.block.Append(ir.Create(&ir.OperationState{Def: ctx.OpDef(YieldOpName), Loc: ctx.UnknownLoc(), Operands: []*ir.Value{v}}))
	return ""
}

func (b *builder) op(name string, t ir.Type, vs ...*ir.Value) *ir.Value {
	op := ir.Create(&ir.OperationState{Def: b.ctx.OpDef(name), Loc: b.ctx.UnknownLoc(), Operands: vs, Types: []ir.Type{t}})
	b.block.Append(op)
	return op.Result(0)
}

func (b *builder) constant(a ir.TypedAttribute) *ir.Value {
	op := ir.Create(&ir.OperationState{Def: b.ctx.OpDef("arith.constant"), Loc: b.ctx.UnknownLoc(), Types: []ir.Type{a.Type()},
		Attributes: []ir.NamedAttribute{{Name: "value", Value: a}}})
	b.block.Append(op)
	return op.Result(0)
}

func (b *builder) index(dim int64) *ir.Value {
	op := ir.Create(&ir.OperationState{Def: b.ctx.OpDef(IndexOpName), Loc: b.ctx.UnknownLoc(), Types: []ir.Type{b.ctx.IndexType()},
		Attributes: []ir.NamedAttribute{{Name: "dim", Value: b.ctx.Int64Attr(b.ctx.IntegerType(64), dim)}}})
	b.block.Append(op)
	return op.Result(0)
}

func (b *builder) failf(format string, args ...any) *ir.Value {
	b.problem = fmt.Sprintf(format, args...)
	return nil
}

// cast turns a value into another type of number. One that cannot be turned stays.
func (b *builder) cast(v *ir.Value, to ir.Type, unsigned bool) *ir.Value {
	if v == nil || v.Type() == to {
		return v
	}
	pick := func(signed, not string) string {
		if unsigned {
			return not
		}
		return signed
	}
	from := v.Type()
	switch t := to.(type) {
	case *ir.IntegerType:
		switch f := from.(type) {
		case *ir.FloatType:
			return b.op(pick("arith.fptosi", "arith.fptoui"), to, v)
		case *ir.IndexType:
			return b.op("arith.index_cast", to, v)
		case *ir.IntegerType:
			switch {
			case t.Width > f.Width:
				return b.op(pick("arith.extsi", "arith.extui"), to, v)
			case t.Width < f.Width:
				return b.op("arith.trunci", to, v)
			}
		}
	case *ir.FloatType:
		switch from.(type) {
		case *ir.IntegerType:
			return b.op(pick("arith.sitofp", "arith.uitofp"), to, v)
		case *ir.FloatType:
			tw, _ := ir.IntOrFloatWidth(to)
			fw, _ := ir.IntOrFloatWidth(from)
			switch {
			case tw > fw:
				return b.op("arith.extf", to, v)
			case tw < fw:
				return b.op("arith.truncf", to, v)
			}
		}
	}
	return v
}

func isFloat(v *ir.Value) bool {
	_, ok := v.Type().(*ir.FloatType)
	return ok
}

// unaryOps are the operations of functions of one argument.
var unaryOps = map[string]string{
	"exp": "math.exp", "log": "math.log", "abs": "math.absf", "ceil": "math.ceil", "floor": "math.floor", "negf": "arith.negf",
	"round": "math.round", "sqrt": "math.sqrt", "rsqrt": "math.rsqrt", "tanh": "math.tanh", "erf": "math.erf",
}

func (b *builder) unary(fn string, v *ir.Value) *ir.Value {
	if v == nil {
		return nil
	}
	if !isFloat(v) {
		return b.failf("unsupported non numeric type")
	}
	switch fn {
	case "reciprocal":
		return b.op("arith.divf", v.Type(), b.constant(b.ctx.Float64Attr(v.Type(), 1)), v)
	case "square":
		return b.op("arith.mulf", v.Type(), v, v)
	}
	return b.op(unaryOps[fn], v.Type(), v)
}

// binaryOps are the operations of functions of two arguments: of complex numbers,
// floats, booleans and integers; "" for none.
var binaryOps = map[string][4]string{
	"add":          {"complex.add", "arith.addf", "arith.ori", "arith.addi"},
	"sub":          {"complex.sub", "arith.subf", "", "arith.subi"},
	"mul":          {"complex.mul", "arith.mulf", "arith.andi", "arith.muli"},
	"div":          {"complex.div", "arith.divf", "", "arith.divsi"},
	"div_unsigned": {"", "", "", "arith.divui"},
	"max_signed":   {"", "arith.maximumf", "arith.maxsi", "arith.maxsi"},
	"min_signed":   {"", "arith.minimumf", "arith.minsi", "arith.minsi"},
	"max_unsigned": {"", "arith.maximumf", "arith.maxui", "arith.maxui"},
	"min_unsigned": {"", "arith.minimumf", "arith.minui", "arith.minui"},
	"powf":         {"", "math.powf", "", ""},
}

func (b *builder) binary(fn string, x, y *ir.Value) *ir.Value {
	if x == nil || y == nil {
		return nil
	}
	_, complexX := x.Type().(*ir.ComplexType)
	_, complexY := y.Type().(*ir.ComplexType)
	intX, integerX := x.Type().(*ir.IntegerType)
	intY, integerY := y.Type().(*ir.IntegerType)
	kind := 0
	switch {
	case complexX && complexY:
	case isFloat(x) && isFloat(y):
		kind = 1
	case integerX && integerY && intX.Width == 1 && intY.Width == 1:
		kind = 2
	case integerX && integerY:
		kind = 3
	default:
		return b.failf("Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got %s and %s", quoted(x.Type()), quoted(y.Type()))
	}
	name := binaryOps[fn][kind]
	switch {
	case name != "":
		return b.op(name, x.Type(), x, y)
	case kind == 2 && (fn == "sub" || fn == "div"):
		return b.failf("unsupported operation: %s with bools", fn)
	case fn == "div_unsigned":
		return b.failf("unsupported operation: unsigned div not on uint")
	}
	return b.failf("unsupported binary function")
}

func unary(fn string) bodyFunc {
	return func(b *builder, args []*ir.Value) *ir.Value { return b.unary(fn, args[0]) }
}

func binary(fn string) bodyFunc {
	return func(b *builder, args []*ir.Value) *ir.Value { return b.binary(fn, args[0], args[1]) }
}

func selectBody(b *builder, args []*ir.Value) *ir.Value {
	return b.op("arith.select", args[1].Type(), args[0], args[1], args[2])
}

func castOnly(b *builder, args []*ir.Value) *ir.Value {
	return b.cast(args[0], args[len(args)-1].Type(), b.unsigned)
}

// contraction adds the product of the inputs.
func contraction(b *builder, args []*ir.Value) *ir.Value {
	acc := args[2]
	x := b.cast(args[0], acc.Type(), b.unsigned)
	return b.binary("add", acc, b.binary("mul", x, b.cast(args[1], acc.Type(), b.unsigned)))
}

// quantized adds the product of the inputs without their zero points.
func quantized(b *builder, args []*ir.Value) *ir.Value {
	acc := args[4]
	shifted := func(v, zero *ir.Value) *ir.Value {
		v = b.cast(v, acc.Type(), b.unsigned)
		return b.binary("sub", v, b.cast(zero, acc.Type(), b.unsigned))
	}
	return b.binary("add", acc, b.binary("mul", shifted(args[0], args[2]), shifted(args[1], args[3])))
}

func pooling(fn string, unsigned bool) bodyFunc {
	return func(b *builder, args []*ir.Value) *ir.Value {
		return b.binary(fn, args[2], b.cast(args[0], args[2].Type(), unsigned))
	}
}

// randomBody computes numbers in a range from the indices and a seed.
func randomBody(b *builder, args []*ir.Value) *ir.Value {
	low, high, seed, out := args[0], args[1], args[2], args[3]
	i32, i64, f64 := ir.Type(b.ctx.IntegerType(32)), b.ctx.IntegerType(64), ir.Type(b.ctx.F64())
	number := func(v int64, to ir.Type) *ir.Value { return b.cast(b.constant(b.ctx.Int64Attr(i64, v)), to, false) }
	offset := number(2147483647, f64)
	column := b.cast(b.index(1), i32, false)
	step := func(v *ir.Value) *ir.Value {
		v = b.binary("mul", v, number(1103515245, i32))
		if v == nil {
			return nil
		}
		return b.binary("add", v, number(12345, i32))
	}
	v := step(b.binary("add", b.cast(b.index(0), i32, false), seed))
	v = step(b.binary("add", column, v))
	v = b.binary("add", offset, b.cast(v, f64, false))
	width := b.binary("sub", high, low)
	if v == nil || width == nil {
		return nil
	}
	width = b.binary("mul", width, b.constant(b.ctx.Float64Attr(f64, 2.3283063999999999e-10)))
	return b.cast(b.binary("add", b.binary("mul", v, width), low), out.Type(), false)
}
