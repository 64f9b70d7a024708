package scf

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
)

// signatures are those of the definitions that the natives are written for.
//
//go:embed signatures.txt
var signatures string

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "scf",
		Ops: map[string]dialect.Op{
			"scf.condition":          {Interfaces: dialect.Interfaces{dialect.RegionTerminator(conditionTerminator{})}},
			"scf.execute_region":     {Syntax: executeSyntax{}, Verify: verifyExecute, Interfaces: branches(executeSuccessors)},
			"scf.for":                {Syntax: forSyntax{}, Verify: verifyFor, VerifyRegions: verifyForRegions, Interfaces: forInterfaces},
			"scf.forall":             {Syntax: forallSyntax{}, Verify: verifyForall, Interfaces: dialect.Interfaces{dialect.DestinationStyle(forallOutputs{})}},
			"scf.forall.in_parallel": {Syntax: inParallelSyntax{}, Verify: verifyInParallel},
			"scf.if":                 {Syntax: ifSyntax{}, Verify: verifyIf, Interfaces: branches(ifSuccessors)},
			"scf.index_switch":       {Verify: verifyIndexSwitch, Interfaces: branches(indexSwitchSuccessors)},
			"scf.parallel":           {Syntax: parallelSyntax{}, Verify: verifyParallel},
			"scf.reduce":             {VerifyRegions: verifyReduce},
			"scf.reduce.return":      {Verify: verifyReduceReturn},
			"scf.while":              {Syntax: whileSyntax{}, Verify: verifyWhile, Interfaces: branches(whileSuccessors)},
		},
		Directives: map[string]*asm.Directive{
			"SwitchCases": {Parse: parseCases, Print: printCases},
		},
		Definitions: definitions(),
		Signatures:  signatures,
	}
}
