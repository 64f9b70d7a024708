package arith

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/internal/dialect/rules"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "arith",
		Wrappers:  wrappers,
		Ops:       ops(),
		Complete:  func(d *ir.Dialect) { d.Materialize = folding.Materialize },

		Canonicalizer: rules.Canonicalizer(compileRules, compareConverted()),
		Register:      register,
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
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

// ops returns the Go parts of the operations.
func ops() map[string]dialect.Op {
	ops := map[string]dialect.Op{
		ConstantOpName:      {ResultNames: typed.Name(nameConstant), Verify: typed.Verify(verifyConstant), Fold: foldConstant, Constant: typed.Get(constantValue)},
		SelectOpName:        {Syntax: selectSyntax{}, Verify: typed.Verify(verifySelect), Fold: typed.Fold(foldSelect), Interfaces: dialect.Interfaces{dialect.SelectLike(selection{})}},
		ScalingExtFOpName:   scalingCast(between(floatWidth, wider)),
		ScalingTruncFOpName: scalingCast(between(floatWidth, shorter)),

		ExtUIOpName:       cast(between(intWidth, wider), false, foldExtension(num.APInt.ZExt)),
		ExtSIOpName:       cast(between(intWidth, wider), false, foldExtension(num.APInt.SExt)),
		ExtFOpName:        cast(between(floatWidth, wider), false, typed.Fold(foldExtF)),
		TruncIOpName:      cast(between(intWidth, shorter), false, typed.Fold(foldTruncI)),
		TruncFOpName:      cast(between(floatWidth, shorter), false, typed.Fold(foldTruncF)),
		UIToFPOpName:      cast(intToFloat, false, foldIntToFloat(false)),
		SIToFPOpName:      cast(intToFloat, false, foldIntToFloat(true)),
		FPToUIOpName:      cast(floatToInt, false, foldFloatToInt(false)),
		FPToSIOpName:      cast(floatToInt, false, foldFloatToInt(true)),
		IndexCastOpName:   cast(indexToInt, true, foldIndexCast(num.APInt.SExt)),
		IndexCastUIOpName: cast(indexToInt, true, foldIndexCast(num.APInt.ZExt)),
		BitcastOpName:     cast(sameBits, true, foldBitcast),
	}
	for _, name := range []string{"extui", "extsi", "extf", "scaling_extf", "trunci", "truncf", "scaling_truncf"} {
		op := ops["arith."+name]
		op.Verify = verifyWidth
		ops["arith."+name] = op
	}
	for name, fold := range map[string]ir.Folder{
		"addi":           typed.Fold(foldAdd),
		"subi":           typed.Fold(foldSub),
		"addui_extended": typed.Fold(foldAddExtended),
		"mulsi_extended": foldMulExtended(num.APInt.SExt, true),
		"mului_extended": foldMulExtended(num.APInt.ZExt, false),
		"divui":          foldDiv(divideUnsigned),
		"divsi":          foldDiv(divideSigned),
		"ceildivui":      foldDiv(ceilUnsigned),
		"ceildivsi":      foldDiv(ceilSigned),
		"floordivsi":     foldDiv(floorSigned),
		"remui":          foldRem(remainderUnsigned),
		"remsi":          foldRem(remainderSigned),
		"andi":           typed.Fold(foldAnd),
		"ori":            typed.Fold(foldOr),
		"xori":           typed.Fold(foldXor),
		"shli":           foldShift(num.APInt.Shl),
		"shrui":          foldShift(num.APInt.LShr),
		"shrsi":          foldShift(num.APInt.AShr),
		"maxsi":          foldExtreme(isMaxSigned, isMinSigned, func(x, y num.APInt) bool { return x.CmpS(y) < 0 }),
		"maxui":          foldExtreme(num.APInt.IsAllOnes, num.APInt.IsZero, func(x, y num.APInt) bool { return x.CmpU(y) < 0 }),
		"minsi":          foldExtreme(isMinSigned, isMaxSigned, func(x, y num.APInt) bool { return x.CmpS(y) > 0 }),
		"minui":          foldExtreme(num.APInt.IsZero, num.APInt.IsAllOnes, func(x, y num.APInt) bool { return x.CmpU(y) > 0 }),
		"cmpi":           foldCmpI,
		"negf":           typed.Fold(foldNegF),
		"addf":           foldFloat(isNegativeZero, num.APFloat.Add),
		"subf":           foldFloat(isPositiveZero, num.APFloat.Sub),
		"mulf":           typed.Fold(foldMulF),
		"divf":           foldFloat(isOne, num.APFloat.Div),
		"remf":           foldRemF,
		"maximumf":       foldExtremeF(isNegativeInf, maximum),
		"minimumf":       foldExtremeF(isPositiveInf, minimum),
		"maxnumf":        foldExtremeF(num.APFloat.IsNaN, maxnum),
		"minnumf":        foldExtremeF(num.APFloat.IsNaN, minnum),
		"cmpf":           foldCmpF,
	} {
		ops["arith."+name] = dialect.Op{Fold: fold}
	}
	ops[MulIOpName] = dialect.Op{Fold: typed.Fold(foldMul), ResultNames: typed.Name(nameScaled)}
	addRanges(ops)
	intrange.AddDivisions(ops, false, DivUIOpName, CeilDivUIOpName, RemUIOpName)
	intrange.AddDivisions(ops, true, DivSIOpName, CeilDivSIOpName, FloorDivSIOpName, RemSIOpName)
	return ops
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
