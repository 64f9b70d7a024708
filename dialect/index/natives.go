package index

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
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
		Namespace: "index",
		Wrappers:  wrappers,
		Ops:       ops(),
		Complete:  func(d *ir.Dialect) { d.Materialize = materialize },
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/Index/IR/IndexDialect.td": "dialect.td",
				"mlir/Dialect/Index/IR/IndexEnums.td":   "enums.td",
				"mlir/Dialect/Index/IR/IndexOps.td":     "index.td",
			},
			Roots: []string{"mlir/Dialect/Index/IR/IndexOps.td"},
		},
		Signatures: signatures,
	}
}

// ops returns the Go parts of the operations.
func ops() map[string]dialect.Op {
	casts := dialect.Interfaces{dialect.Cast(dialect.CastFunc(cast))}
	ops := map[string]dialect.Op{
		BoolConstantOpName: {ResultNames: typed.Name(nameBool), Fold: foldConstant},
		ConstantOpName:     {ResultNames: typed.Name(nameConstant), Fold: foldConstant},
		CastSOpName:        {Interfaces: casts, Fold: foldCast(num.APInt.SExt)},
		CastUOpName:        {Interfaces: casts, Fold: foldCast(num.APInt.ZExt)},
		CmpOpName:          {Fold: foldCmp, Canonicalizer: compareDifference()},
	}
	for name, fold := range map[string]ir.Folder{
		"sub":       typed.Fold(foldSub),
		"divs":      quotient(num.APInt.SDiv),
		"divu":      quotient(num.APInt.UDiv),
		"ceildivs":  quotient(ceilSigned),
		"ceildivu":  quotient(ceilUnsigned),
		"floordivs": quotient(floorSigned),
		"rems":      quotient(num.APInt.SRem),
		"remu":      quotient(num.APInt.URem),
		"shl":       foldShl,
		"shrs":      bothWidths(shift(num.APInt.AShr)),
		"shru":      bothWidths(shift(num.APInt.LShr)),
	} {
		ops["index."+name] = dialect.Op{Fold: fold}
	}
	for name, fold := range map[string]ir.Folder{
		"add":  typed.Fold(foldAdd),
		"mul":  typed.Fold(foldMul),
		"maxs": choose(num.APInt.CmpS, func(order int) bool { return order > 0 }),
		"maxu": choose(num.APInt.CmpU, func(order int) bool { return order > 0 }),
		"mins": choose(num.APInt.CmpS, func(order int) bool { return order < 0 }),
		"minu": choose(num.APInt.CmpU, func(order int) bool { return order < 0 }),
		"and":  bitwise(num.APInt.And),
		"or":   bitwise(num.APInt.Or),
		"xor":  bitwise(num.APInt.Xor),
	} {
		name = "index." + name
		ops[name] = dialect.Op{Fold: fold, Canonicalizer: reassociate(name)}
	}
	addRanges(ops)
	return ops
}

// cast reports whether one of the two types is index and the other is not.
func cast(in, out []ir.Type) bool {
	return len(in) == 1 && len(out) == 1 && ir.IsIndex(in[0]) != ir.IsIndex(out[0])
}

// nameConstant suggests %idx42.
func nameConstant(op ConstantOp, set func(v *ir.Value, name string)) {
	if v, ok := op.ValueAttr().(*ir.IntegerAttr); ok {
		set(op.ResultValue(), string(v.Value.Append([]byte("idx"), true)))
	}
}

// nameBool suggests %true or %false.
func nameBool(op BoolConstantOp, set func(v *ir.Value, name string)) {
	v, ok := op.ValueAttr().(*ir.IntegerAttr)
	switch {
	case !ok:
	case v.Value.IsZero():
		set(op.ResultValue(), "false")
	default:
		set(op.ResultValue(), "true")
	}
}
