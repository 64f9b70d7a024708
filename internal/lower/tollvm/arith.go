package tollvm

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// arithmetic are the operations of arith that are one of the llvm dialect.
var arithmetic = []struct {
	from, to string
	flags    flags
	// bits is set if the operation remains meaningful for floating-point types that are converted
	// to integers.
	bits bool
}{
	{"addf", "fadd", flags{fastMath: true}, false},
	{"subf", "fsub", flags{fastMath: true}, false},
	{"mulf", "fmul", flags{fastMath: true}, false},
	{"divf", "fdiv", flags{fastMath: true}, false},
	{"remf", "frem", flags{fastMath: true}, false},
	{"negf", "fneg", flags{fastMath: true}, false},
	{"maximumf", "intr.maximum", flags{fastMath: true}, false},
	{"minimumf", "intr.minimum", flags{fastMath: true}, false},
	{"maxnumf", "intr.maxnum", flags{fastMath: true}, false},
	{"minnumf", "intr.minnum", flags{fastMath: true}, false},
	{"addi", "add", flags{overflow: true}, false},
	{"subi", "sub", flags{overflow: true}, false},
	{"muli", "mul", flags{overflow: true}, false},
	{"shli", "shl", flags{overflow: true}, false},
	{"trunci", "trunc", flags{overflow: true}, false},
	{"shrui", "lshr", flags{}, false},
	{"shrsi", "ashr", flags{}, false},
	{"divui", "udiv", flags{}, false},
	{"divsi", "sdiv", flags{}, false},
	{"remui", "urem", flags{}, false},
	{"remsi", "srem", flags{}, false},
	{"andi", "and", flags{}, false},
	{"ori", "or", flags{}, false},
	{"xori", "xor", flags{}, false},
	{"maxsi", "intr.smax", flags{}, false},
	{"maxui", "intr.umax", flags{}, false},
	{"minsi", "intr.smin", flags{}, false},
	{"minui", "intr.umin", flags{}, false},
	{"extf", "fpext", flags{}, false},
	{"extsi", "sext", flags{}, false},
	{"extui", "zext", flags{}, false},
	{"fptosi", "fptosi", flags{}, false},
	{"fptoui", "fptoui", flags{}, false},
	{"sitofp", "sitofp", flags{}, false},
	{"uitofp", "uitofp", flags{}, false},
	{"select", "select", flags{}, true},
	{"constant", "mlir.constant", flags{}, true},
}

// ArithPatterns returns the patterns for arith.
func ArithPatterns(t *Types) []conversion.Pattern {
	var list []conversion.Pattern
	for _, a := range arithmetic {
		list = append(list, t.pattern("arith."+a.from, func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			if !a.bits && hasUnsupportedFloats(op) {
				return r.MatchFailure(op, "unsupported floating point type")
			}
			return t.oneToOne(op, operands, r, a.to, a.flags.attributes(op))
		}))
	}
	return append(list,
		t.pattern("arith.truncf", t.truncate),
		t.pattern("arith.bitcast", t.bitcast),
		t.pattern("arith.index_cast", t.indexCast("sext")),
		t.pattern("arith.index_castui", t.indexCast("zext")),
		t.pattern("arith.cmpi", t.compare("icmp", flags{})),
		t.pattern("arith.cmpf", t.compare("fcmp", flags{fastMath: true})),
		t.pattern("arith.addui_extended", t.addWithCarry),
		t.pattern("arith.mului_extended", t.multiplyWide("zext")),
		t.pattern("arith.mulsi_extended", t.multiplyWide("sext")),
	)
}

// hasUnsupportedFloats reports whether an operand or a result has a floating-point type that
// becomes an integer.
func hasUnsupportedFloats(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if isUnsupportedFloat(op.Operand(i).Type()) {
			return true
		}
	}
	for i := range op.NumResults() {
		if isUnsupportedFloat(op.Result(i).Type()) {
			return true
		}
	}
	return false
}

// roundingModes are LLVM's modes for those of arith.
var roundingModes = [...]int64{1, 3, 2, 0, 4}

// truncate makes a truncation with a rounding mode a constrained intrinsic.
func (t *Types) truncate(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if hasUnsupportedFloats(op) {
		return r.MatchFailure(op, "unsupported floating point type")
	}
	mode, ok := arith.TruncFOp{Operation: op}.Roundingmode()
	if !ok {
		return t.oneToOne(op, operands, r, "fptrunc", op.AllAttrs())
	}
	ctx := r.Context()
	var attrs []ir.NamedAttribute
	for _, a := range op.AllAttrs() {
		if a.Name != "roundingmode" {
			attrs = append(attrs, a)
		}
	}
	attrs = append(attrs, ir.NamedAttribute{Name: "roundingmode", Value: ctx.Int64Attr(ctx.I64(), roundingModes[mode])},
		ir.NamedAttribute{Name: "fpExceptionBehavior", Value: ctx.Int64Attr(ctx.I64(), 0)})
	return t.oneToOne(op, operands, r, "intr.experimental.constrained.fptrunc", attrs)
}

// bitcast lowers a cast, or removes it if both types are converted to the same one.
func (t *Types) bitcast(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if operands[0].Type() == t.Convert(op.Result(0).Type()) {
		r.Replace(op, operands...)
		return true
	}
	return t.oneToOne(op, operands, r, "bitcast", op.AllAttrs())
}

// bitsOf returns the width of the integers of a converted type.
func (t *Types) bitsOf(of ir.Type) int {
	if i, ok := t.Convert(ir.ElementTypeOrSelf(of)).(*ir.IntegerType); ok {
		return i.Width
	}
	return 0
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

// compare lowers a comparison. The predicates of the llvm dialect have the same numbers.
func (t *Types) compare(name string, f flags) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if hasUnsupportedFloats(op) {
			return r.MatchFailure(op, "unsupported floating point type")
		}
		var attrs []ir.NamedAttribute
		for _, a := range f.attributes(op) {
			if a.Name == "predicate" || a.Name == "fastmathFlags" {
				attrs = append(attrs, a)
			}
		}
		return t.oneToOne(op, operands, r, name, attrs)
	}
}

// addWithCarry lowers an addition to an intrinsic that returns both results in a struct.
func (t *Types) addWithCarry(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	types, ok := t.ConvertAll(op.ResultTypes())
	switch {
	case !ok || !llvm.IsCompatibleType(operands[0].Type()):
		return false
	case isArray(operands[0].Type()):
		return r.MatchFailure(op, "ND vector types are not supported yet")
	}
	both := value(r, op, "intr.uadd.with.overflow", llvm.StructType(r.Context(), types, false), operands)
	sum := value(r, op, "extractvalue", types[0], []*ir.Value{both}, at(r, 0))
	r.Replace(op, sum, value(r, op, "extractvalue", types[1], []*ir.Value{both}, at(r, 1)))
	return true
}

// multiplyWide multiplies integers of twice the width, and splits the product.
func (t *Types) multiplyWide(extend string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		ctx := r.Context()
		of := operands[0].Type()
		elem, ok := ir.ElementTypeOrSelf(of).(*ir.IntegerType)
		if !ok || isArray(of) || 2*elem.Width > ir.MaxIntegerWidth {
			return r.MatchFailure(op, "ND vector types are not supported yet")
		}
		var wide ir.Type = ctx.IntegerType(2 * elem.Width)
		var shift ir.Attribute = ctx.Int64Attr(wide, int64(elem.Width))
		if v, ok := of.(*ir.VectorType); ok {
			of := ctx.VectorType(v.Shape(), wide, v.Scalable)
			wide, shift = of, ctx.DenseIntElements(of, []int64{int64(elem.Width)})
		}
		a := value(r, op, extend, wide, operands[:1])
		b := value(r, op, extend, wide, operands[1:])
		product := value(r, op, "mul", wide, []*ir.Value{a, b})
		low := value(r, op, "trunc", of, []*ir.Value{product})
		by := constant(r, op, wide, shift)
		high := value(r, op, "lshr", wide, []*ir.Value{product, by})
		r.Replace(op, low, value(r, op, "trunc", of, []*ir.Value{high}))
		return true
	}
}
