package scf

import "github.com/mica-ir/mica/asm"

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"scf.condition":          {Interfaces: map[string]any{"RegionBranchTerminatorOpInterface": conditionTerminator{}}},
	"scf.execute_region":     {Syntax: executeSyntax{}, Verify: verifyExecute, Interfaces: branches(executeSuccessors)},
	"scf.for":                {Syntax: forSyntax{}, Verify: verifyFor, VerifyRegions: verifyForRegions, Interfaces: forInterfaces},
	"scf.forall":             {Syntax: forallSyntax{}, Verify: verifyForall, Interfaces: map[string]any{"DestinationStyleOpInterface": forallOutputs{}}},
	"scf.forall.in_parallel": {Syntax: inParallelSyntax{}, Verify: verifyInParallel},
	"scf.if":                 {Syntax: ifSyntax{}, Verify: verifyIf, Interfaces: branches(ifSuccessors)},
	"scf.index_switch":       {Verify: verifyIndexSwitch, Interfaces: branches(indexSwitchSuccessors)},
	"scf.parallel":           {Syntax: parallelSyntax{}, Verify: verifyParallel},
	"scf.reduce":             {VerifyRegions: verifyReduce},
	"scf.reduce.return":      {Verify: verifyReduceReturn},
	"scf.while":              {Syntax: whileSyntax{}, Verify: verifyWhile, Interfaces: branches(whileSuccessors)},
}
