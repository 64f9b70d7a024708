package tosa

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// traits are the checks of the dialect's traits.
var traits = map[string]*ir.Trait{
	"tosa::TosaElementwiseOperator":        {Name: "OpTrait::tosa::TosaElementwiseOperator"},
	"tosa::TosaShapeOperator":              {Name: shapeOperator},
	"tosa::TosaResolvableShapeOperands":    {Name: "OpTrait::tosa::TosaResolvableShapeOperands", Verify: verifyResolvable},
	"tosa::TosaShapeOperatorWithSameRanks": {Name: "OpTrait::tosa::TosaShapeOperatorWithSameRanks", Verify: verifySameRanks},
	// These infer shapes for those who build operations, and check nothing.
	"InferShapedTypeOpAdaptor": {Name: "InferShapedTypeOpAdaptor"},
	"InferTensorType":          {Name: "InferTensorType"},
}

const shapeOperator = "OpTrait::tosa::TosaShapeOperator"

// makesShape reports whether an operation yields shapes whose values are known.
func makesShape(op *ir.Operation) bool {
	return slices.ContainsFunc(op.Def().Traits, func(t *ir.Trait) bool { return t.Name == shapeOperator })
}

func verifyResolvable(op *ir.Operation, c *ir.Checker) {
	for _, v := range op.Operands() {
		if !isShape(v.Type()) {
			continue
		}
		def := v.DefiningOp()
		c.Check(def != nil && makesShape(def), "shape operand is not compile time resolvable")
	}
}

func verifySameRanks(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() != 0, "expected 1 or more operands, but found 0")
	rank := shapeRank(op.Operand(0).Type())
	for _, v := range op.Operands() {
		c.Check(shapeRank(v.Type()) == rank, "operands don't have matching ranks")
	}
	for _, v := range op.Results() {
		c.Check(shapeRank(v.Type()) == rank, "result shape has different rank than operands")
	}
}
