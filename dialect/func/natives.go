package funcs

import (
	"embed"

	"github.com/mica-ir/mica/asm"
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
		Namespace: "func",
		Ops: map[string]dialect.Op{
			"func.func":          {Syntax: asm.FunctionSyntax{Dialect: "func"}, Interfaces: dialect.Interfaces{dialect.Callable(function{})}},
			"func.return":        {Verify: verifyReturn},
			"func.call":          {Interfaces: append(users(verifyCall), dialect.Call(call{}))},
			"func.call_indirect": {Interfaces: dialect.Interfaces{dialect.Call(indirectCall{})}},
			"func.constant":      {Interfaces: users(verifyConstant), ResultNames: nameConstant},
		},
		Complete: func(d *ir.Dialect) { d.Inliner = inliner{} },
		Definitions: dialect.Definitions{
			Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Func/IR/FuncOps.td": "func.td",
			},
			Roots: []string{"mlir/Dialect/Func/IR/FuncOps.td"},
		},
		Signatures: signatures,
	}
}

func users(f ir.SymbolUserFunc) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(f)} }

func nameConstant(op *ir.Operation, set func(v *ir.Value, name string)) { set(op.Result(0), "f") }
