package complex

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "complex",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			AddOpName:      {Fold: typed.Fold(foldAdd)},
			SubOpName:      {Fold: typed.Fold(foldSub)},
			MulOpName:      {Fold: typed.Fold(foldByOne)},
			DivOpName:      {Fold: typed.Fold(foldByOne)},
			NegOpName:      {Fold: inverse(NegOpName)},
			ConjOpName:     {Fold: inverse(ConjOpName)},
			ExpOpName:      {Fold: inverse(LogOpName)},
			LogOpName:      {Fold: inverse(ExpOpName)},
			CreateOpName:   {Fold: typed.Fold(foldCreate)},
			ReOpName:       {Fold: component(0), Canonicalizer: negated("FoldComponentNeg<mlir::complex::ReOp, 0>", ReOpName, 0)},
			ImOpName:       {Fold: component(1), Canonicalizer: negated("FoldComponentNeg<mlir::complex::ImOp, 1>", ImOpName, 1)},
			BitcastOpName:  {Verify: typed.Verify(verifyBitcast), Fold: typed.Fold(foldBitcast), Canonicalizer: mergeBitcasts()},
			ConstantOpName: {ResultNames: nameConstant, Verify: typed.Verify(verifyConstant), Fold: typed.Fold(foldConstant)},
		},
		Complete:   func(d *ir.Dialect) { d.Materialize = materialize },
		Attributes: map[string]dialect.Attribute{"NumberAttr": {Syntax: numberSyntax{}, Verify: verifyNumber}},
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/Complex/IR/ComplexAttributes.td": "attributes.td",
				"mlir/Dialect/Complex/IR/ComplexBase.td":       "base.td",
				"mlir/Dialect/Complex/IR/ComplexOps.td":        "complex.td",
			},
			Roots: []string{"mlir/Dialect/Complex/IR/ComplexAttributes.td", "mlir/Dialect/Complex/IR/ComplexOps.td"},
			Needs: []string{"arith"},
		},
		Signatures: signatures,
	}
}

func nameConstant(op *ir.Operation, set func(v *ir.Value, name string)) { set(op.Result(0), "cst") }

// foldConstant returns the value: it is how drivers know a constant.
func foldConstant(op ConstantOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	value := op.ValueAttr()
	return []ir.FoldResult{{Attr: value}}, value != nil
}

// element returns the type of a part of a constant, nil if it is not a number.
func element(a ir.Attribute) ir.Type {
	switch a := a.(type) {
	case *ir.FloatAttr:
		return a.Type()
	case *ir.IntegerAttr:
		return a.Type()
	}
	return nil
}

func verifyConstant(op ConstantOp, check *ir.Checker) {
	parts, ok := op.ValueAttr().(*ir.ArrayAttr)
	check.Check(ok && len(parts.Elements) == 2, "requires 'value' to be a complex constant, represented as array of two values")
	re, im := element(parts.Elements[0]), element(parts.Elements[1])
	check.Check(re != nil && im != nil, "requires attribute's elements to be float or integer attributes")
	c, ok := op.Complex().Type().(*ir.ComplexType)
	if !ok {
		return
	}
	check.Checkf(c.Element == re && c.Element == im,
		"requires attribute's element types ('%s', '%s') to match the element type of the op's return type ('%s')", re, im, c.Element)
}

func verifyBitcast(op BitcastOp, c *ir.Checker) {
	from, to := op.OperandOperand().Type(), op.ResultValue().Type()
	if from == to {
		return
	}
	fc, fromComplex := from.(*ir.ComplexType)
	tc, toComplex := to.(*ir.ComplexType)
	fw, fromScalar := ir.IntOrFloatWidth(from)
	tw, toScalar := ir.IntOrFloatWidth(to)
	switch {
	case !fromScalar && !fromComplex:
		c.Failf("operand must be int/float/complex")
	case !toScalar && !toComplex:
		c.Failf("result must be int/float/complex")
	case fromComplex == toComplex:
		c.Failf("requires that either input or output has a complex type")
	case fromComplex:
		w, _ := ir.IntOrFloatWidth(fc.Element)
		fw = 2 * w
	default:
		w, _ := ir.IntOrFloatWidth(tc.Element)
		tw = 2 * w
	}
	c.Check(fw == tw, "casting bitwidths do not match")
}
