package arith

import (
	"embed"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "arith",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			"arith.constant":       {ResultNames: nameConstant, Verify: verifyConstant, Fold: foldConstant},
			"arith.select":         {Syntax: selectSyntax{}, Verify: verifySelect, Interfaces: dialect.Interfaces{dialect.SelectLike(selection{})}},
			"arith.extui":          cast(between(intWidth, wider), false),
			"arith.extsi":          cast(between(intWidth, wider), false),
			"arith.extf":           cast(between(floatWidth, wider), false),
			"arith.trunci":         cast(between(intWidth, shorter), false),
			"arith.truncf":         cast(between(floatWidth, shorter), false),
			"arith.scaling_extf":   scalingCast(between(floatWidth, wider)),
			"arith.scaling_truncf": scalingCast(between(floatWidth, shorter)),
			"arith.uitofp":         cast(intToFloat, false),
			"arith.sitofp":         cast(intToFloat, false),
			"arith.fptoui":         cast(floatToInt, false),
			"arith.fptosi":         cast(floatToInt, false),
			"arith.index_cast":     cast(indexToInt, true),
			"arith.index_castui":   cast(indexToInt, true),
			"arith.bitcast":        cast(sameBits, true),
		},
		Register: register,
		Definitions: dialect.Definitions{
			Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Arith/IR/ArithBase.td":          "base.td",
				"mlir/Dialect/Arith/IR/ArithOps.td":           "arith.td",
				"mlir/Dialect/Arith/IR/ArithOpsInterfaces.td": "interfaces.td",
			},
			Roots: []string{"mlir/Dialect/Arith/IR/ArithOps.td"},
		},
		Signatures: signatures,
	}
}

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	api.NativeTypeMap("getI1SameShape", I1SameShape)
	registerRules(api)
}

// I1SameShape returns i1, or for a type with a shape the same with elements i1:
// the type of a comparison.
func I1SameShape(t ir.Type) ir.Type {
	i1 := t.Context().I1()
	switch t.(type) {
	case *ir.RankedTensorType, *ir.VectorType, *ir.UnrankedTensorType:
		s, _ := ir.AsShaped(t)
		return ir.WithElementType(s, i1)
	}
	return i1
}
