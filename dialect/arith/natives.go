package arith

import "github.com/mica-ir/mica/asm"

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"arith.constant":     {Syntax: constantSyntax{}, Names: asm.NameHints(nameConstant), Verify: verifyConstant, Fold: foldConstant},
	"arith.select":       {Syntax: selectSyntax{}, Verify: verifySelect},
	"arith.extui":        {Verify: verifyCast(between(intWidth, wider), false)},
	"arith.extsi":        {Verify: verifyCast(between(intWidth, wider), false)},
	"arith.extf":         {Verify: verifyCast(between(floatWidth, wider), false)},
	"arith.trunci":       {Verify: verifyCast(between(intWidth, shorter), false)},
	"arith.truncf":       {Verify: verifyCast(between(floatWidth, shorter), false)},
	"arith.uitofp":       {Verify: verifyCast(intToFloat, false)},
	"arith.sitofp":       {Verify: verifyCast(intToFloat, false)},
	"arith.fptoui":       {Verify: verifyCast(floatToInt, false)},
	"arith.fptosi":       {Verify: verifyCast(floatToInt, false)},
	"arith.index_cast":   {Verify: verifyCast(indexToInt, true)},
	"arith.index_castui": {Verify: verifyCast(indexToInt, true)},
	"arith.bitcast":      {Verify: verifyCast(sameBits, true)},
}
