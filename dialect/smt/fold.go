package smt

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// addFolds adds the folds of constants.
func addFolds(n *dialect.Natives) {
	constant := func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
		return folding.Attr(BVConstantOp{op}.ValueAttr()) // the others have it, too
	}
	n.AddFolds(map[string]ir.Folder{"bv.constant": constant, "constant": constant, "int.constant": constant})
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	switch class := named.TypeClass(t, "smt"); {
	case named.AttrClass(value, "smt") == "BitVectorAttr" && class == "BitVectorType":
		return folding.Constant(b, BVConstantOpName, value, t)
	case class == "BoolType":
		return folding.Constant(b, BoolConstantOpName, value, t)
	case class == "IntType":
		return folding.Constant(b, IntConstantOpName, value, t)
	}
	return nil
}
