package index

import (
	"embed"

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
		Namespace: "index",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			"index.bool.constant": {ResultNames: nameBool},
			"index.constant":      {ResultNames: nameConstant},
			"index.casts":         {Interfaces: dialect.Interfaces{dialect.Cast(dialect.CastFunc(cast))}},
			"index.castu":         {Interfaces: dialect.Interfaces{dialect.Cast(dialect.CastFunc(cast))}},
		},
		Definitions: dialect.Definitions{
			Tree: files,
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

// cast reports whether one of the two types is index and the other is not.
func cast(in, out []ir.Type) bool {
	return len(in) == 1 && len(out) == 1 && ir.IsIndex(in[0]) != ir.IsIndex(out[0])
}

// nameConstant suggests %idx42.
func nameConstant(op *ir.Operation, set func(v *ir.Value, name string)) {
	if v, ok := op.Attr("value").(*ir.IntegerAttr); ok {
		set(op.Result(0), string(v.Value.Append([]byte("idx"), true)))
	}
}

// nameBool suggests %true or %false.
func nameBool(op *ir.Operation, set func(v *ir.Value, name string)) {
	v, ok := op.Attr("value").(*ir.IntegerAttr)
	switch {
	case !ok:
	case v.Value.IsZero():
		set(op.Result(0), "false")
	default:
		set(op.Result(0), "true")
	}
}
