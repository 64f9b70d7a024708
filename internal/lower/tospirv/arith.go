package tospirv

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Arith is convert-arith-to-spirv.
type Arith struct {
	Narrow bool `option:"emulate-lt-32-bit-scalar-types"`
	Floats bool `option:"emulate-unsupported-float-types"`
}

// Run lowers all of arith.
func (p *Arith) Run(r *pass.Run) error {
	env, err := NewEnvironment(r.Op)
	if err != nil {
		return err
	}
	types := NewTypes(r.Context(), env, Options{Emulate: p.Narrow, EmulateFloats: p.Floats, BoolBits: 8})
	target := env.Target()
	target.LegalOps(conversion.CastName)
	target.IllegalDialects("arith")
	return lower(r, target, ArithPatterns(types))
}

// elementwise are operations of arith with one of spirv for all types of a kind.
var elementwise = [][2]string{
	{"addi", "IAdd"}, {"subi", "ISub"}, {"muli", "IMul"}, {"divui", "UDiv"}, {"divsi", "SDiv"}, {"remui", "UMod"},
	{"shli", "ShiftLeftLogical"}, {"shrui", "ShiftRightLogical"}, {"shrsi", "ShiftRightArithmetic"},
	{"negf", "FNegate"}, {"addf", "FAdd"}, {"subf", "FSub"}, {"mulf", "FMul"}, {"divf", "FDiv"}, {"remf", "FRem"},
	{"maxsi", "GL.SMax"}, {"maxui", "GL.UMax"}, {"minsi", "GL.SMin"}, {"minui", "GL.UMin"},
	{"maxsi", "CL.s_max"}, {"maxui", "CL.u_max"}, {"minsi", "CL.s_min"}, {"minui", "CL.u_min"},
}

// casts are casts of numbers that are not booleans.
var casts = [][2]string{
	{"extf", "FConvert"}, {"truncf", "FConvert"}, {"uitofp", "ConvertUToF"}, {"sitofp", "ConvertSToF"}, {"fptoui", "ConvertFToU"},
	{"fptosi", "ConvertFToS"}, {"index_cast", "SConvert"}, {"index_castui", "UConvert"}, {"bitcast", "Bitcast"},
}

// ArithPatterns returns the patterns for arith.
func ArithPatterns(t *Types) []conversion.Pattern {
	p := func(name string, f conversion.Func) conversion.Pattern {
		return conversion.NewPattern("arith."+name, t.TypeConverter, f)
	}
	composite := p("constant", t.compositeConstant)
	composite.Name = "composite arith.constant"
	list := []conversion.Pattern{composite, p("constant", t.scalarConstant)}
	for _, names := range elementwise {
		list = append(list, p(names[0], t.elementwise(names[1])))
	}
	for _, names := range casts {
		list = append(list, p(names[0], t.numericCast(names[1])))
	}
	ordered := p("cmpf", t.compareNaNs)
	ordered.Benefit = 2 // if the environment is a kernel
	list = append(list,
		p("remsi", t.remainder("CL.s_abs")), p("remsi", t.remainder("GL.SAbs")),
		p("andi", t.bitwise("LogicalAnd", "BitwiseAnd")), p("ori", t.bitwise("LogicalOr", "BitwiseOr")), p("xori", t.bitwise("LogicalNotEqual", "BitwiseXor")),
		p("extui", t.extendUnsigned), p("extui", t.fromBool(1)), p("extsi", t.extendSigned), p("extsi", t.fromBool(-1)),
		p("trunci", t.truncate), p("trunci", t.truncateToBool), p("uitofp", t.fromBool(1)), p("sitofp", t.fromBool(-1)),
		p("fptoui", t.floatToBool("FOrdGreaterThanEqual", 1)), p("fptosi", t.floatToBool("FOrdLessThanEqual", -1)),
		p("index_cast", t.truncateToBool), p("index_cast", t.fromBool(-1)), p("index_castui", t.truncateToBool), p("index_castui", t.fromBool(1)),
		p("cmpi", t.compareBools), p("cmpi", t.compareIntegers),
		p("cmpf", t.compareFloats), ordered, p("cmpf", t.testNaNs),
		p("addui_extended", t.addExtended), p("mulsi_extended", t.multiplyExtended("SMulExtended")), p("mului_extended", t.multiplyExtended("UMulExtended")),
		p("select", t.choose),
		p("maximumf", t.extremum("GL.FMax")), p("maxnumf", t.extremumNumber("GL.FMax")), p("minimumf", t.extremum("GL.FMin")), p("minnumf", t.extremumNumber("GL.FMin")),
		p("maximumf", t.extremum("CL.fmax")), p("maxnumf", t.extremumNumber("CL.fmax")), p("minimumf", t.extremum("CL.fmin")), p("minnumf", t.extremumNumber("CL.fmin")),
	)
	for i := range list {
		// Comparisons of booleans become some of integers, which are lowered in turn.
		list[i].BoundedRecursion = list[i].Root == "arith.cmpi"
	}
	return list
}

// isBool reports whether a type is a boolean or a vector of some.
func isBool(t ir.Type) bool {
	i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	return ok && i.Width == 1
}

// result returns the converted type of the first result, or nil after a failure message.
func (t *Types) result(op *ir.Operation, r *conversion.Rewriter) ir.Type {
	to := t.Convert(op.Result(0).Type())
	if to == nil {
		r.MatchFailure(op, "failed to convert source type '%s'", op.Result(0).Type())
	}
	return to
}

// isUnsigned reports whether an operation of spirv takes integers without a sign.
func isUnsigned(r *conversion.Rewriter, name string) bool {
	return slices.ContainsFunc(r.Context().OpDef("spirv."+name).Traits, func(t *ir.Trait) bool { return strings.HasSuffix(t.Name, "UnsignedOp") })
}

// refuse reports an error about an operation, and returns false.
func refuse(op *ir.Operation, r *conversion.Rewriter, message string) bool {
	r.EmitError(op, "%s", message)
	return false
}

func (t *Types) elementwise(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.result(op, r)
		if to == nil {
			return false
		}
		if onBools(op, operands, r) {
			return true
		}
		if from := op.Result(0).Type(); from != to && !isIndex(ir.ElementTypeOrSelf(from)) && isUnsigned(r, name) {
			return refuse(op, r, "bitwidth emulation is not implemented yet on unsigned op pattern version")
		}
		var attrs []ir.NamedAttribute
		if flags := overflow(op); t.env.extensions["SPV_KHR_no_integer_wrap_decoration"] {
			if flags&arith.IntegerOverflowFlagsNsw != 0 {
				attrs = append(attrs, ir.NamedAttribute{Name: "no_signed_wrap", Value: r.Context().UnitAttr()})
			}
			if flags&arith.IntegerOverflowFlagsNuw != 0 {
				attrs = append(attrs, ir.NamedAttribute{Name: "no_unsigned_wrap", Value: r.Context().UnitAttr()})
			}
		}
		return replace(op, r, name, operands, []ir.Type{to}, attrs...)
	}
}

// bitwise lowers to a logical operation on booleans, and to a bitwise one on other types.
func (t *Types) bitwise(logical, bitwise string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.result(op, r)
		if to == nil {
			return false
		}
		name := bitwise
		if isBool(operands[0].Type()) {
			name = logical
		}
		return replace(op, r, name, operands, []ir.Type{to})
	}
}

// remainder computes with absolute values, as the sign of the result of spirv.SRem is not
// specified for all devices.
func (t *Types) remainder(abs string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if onBools(op, operands, r) {
			return true
		}
		e := emit(op, r)
		of := operands[0].Type()
		x, y := e.op(abs, of, operands[0]), e.op(abs, of, operands[1])
		rest := e.op("UMod", of, x, y)
		positive := e.op("IEqual", sameShape(of, r.Context().I1()), operands[0], x)
		negative := e.op("SNegate", of, rest)
		r.Replace(op, e.op("Select", of, positive, rest, negative))
		return true
	}
}

// choose selects a value, or the elements of a vector each by a condition of its own.
func (t *Types) choose(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	_, vector := operands[1].Type().(*ir.VectorType)
	_, tensor := op.Result(0).Type().(*ir.RankedTensorType)
	if _, each := operands[0].Type().(*ir.VectorType); (vector || tensor) && !each {
		return r.MatchFailure(op, "several values are not selected by one condition")
	}
	return replace(op, r, "Select", operands, []ir.Type{operands[1].Type()})
}

// addExtended computes the carry, of the type of the sum, and compares it with 1.
func (t *Types) addExtended(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := emit(op, r)
	of := operands[0].Type()
	if isBool(of) {
		r.Replace(op, e.op("LogicalNotEqual", of, operands...), e.op("LogicalAnd", of, operands...))
		return true
	}
	both := e.pair("IAddCarry", operands)
	if both == nil {
		return false
	}
	sum, carry := e.part(both, of, 0), e.part(both, of, 1)
	r.Replace(op, sum, e.op("IEqual", sameShape(of, r.Context().I1()), carry, e.number(of, 1)))
	return true
}

func (t *Types) multiplyExtended(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		e := emit(op, r)
		of := operands[0].Type()
		if isBool(of) {
			// The product of two integers of one bit, 0, 1 or -1, has no higher bit that is set.
			r.Replace(op, e.op("LogicalAnd", of, operands...), e.number(of, 0))
			return true
		}
		both := e.pair(name, operands)
		if both == nil {
			return false
		}
		low := e.part(both, of, 0)
		r.Replace(op, low, e.part(both, of, 1))
		return true
	}
}

// overflow returns the overflow that an operation may assume not to occur: one with the flags of
// arith.addi, or without any.
func overflow(op *ir.Operation) arith.IntegerOverflowFlags {
	return typed.Enum[arith.IntegerOverflowFlags](arith.AddIOp{Operation: op}.OverflowFlagsAttr())
}
