package funcs

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"func.func":     {Syntax: asm.FunctionSyntax{Dialect: "func"}},
	"func.return":   {Verify: verifyReturn},
	"func.call":     {Verify: verifyCall},
	"func.constant": {Verify: verifyConstant, Names: asm.NameHints(nameConstant)},
}

func nameConstant(op *ir.Operation, set func(v *ir.Value, name string)) { set(op.Result(0), "f") }
