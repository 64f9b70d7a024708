package arith

import "github.com/mica-ir/mica/asm"

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"arith.constant": {Syntax: constantSyntax{}, Names: asm.NameHints(nameConstant), Verify: verifyConstant, Fold: foldConstant},
	"arith.select":   {Syntax: selectSyntax{}, Verify: verifySelect},
	"arith.extui":    {Verify: verifyWider},
	"arith.extsi":    {Verify: verifyWider},
	"arith.extf":     {Verify: verifyWider},
	"arith.trunci":   {Verify: verifyShorter},
	"arith.truncf":   {Verify: verifyShorter},
}
