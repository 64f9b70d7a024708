package scf

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "scf",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			ConditionOpName:     {Interfaces: dialect.Interfaces{dialect.RegionTerminator(conditionTerminator{})}},
			ExecuteRegionOpName: {Syntax: executeSyntax{}, Verify: verifyExecute, Interfaces: dialect.RegionFlow(dialect.EnterOnce, nil), Canonicalizer: canonicalizeExecuteRegion()},
			ForOpName:           {Syntax: forSyntax{}, Verify: verifyFor, VerifyRegions: typed.Verify(verifyForRegions), Interfaces: forInterfaces, Canonicalizer: canonicalizeFor()},
			ForallOpName:        {Syntax: forallSyntax{}, Verify: typed.Verify(verifyForall), Interfaces: append(dialect.RegionFlow(forallSuccessors, dialect.EntryGroup(3)), dialect.DestinationStyle(forallOutputs{}), dialect.LoopLike(forallLoop{})), Canonicalizer: canonicalizeForall()},
			InParallelOpName:    {Format: "$region attr-dict", Verify: verifyInParallel, Traits: dialect.Unchecked("InParallelOpInterface")},
			IfOpName:            {InferTypes: inferIf, Format: "$condition `` custom<Body>(type($results), $thenRegion, $elseRegion) attr-dict", Verify: verifyIf, Interfaces: counted(dialect.RegionFlow(ifSuccessors, nil), ifInvocations), Fold: foldIf, Canonicalizer: canonicalizeIf()},
			IndexSwitchOpName:   {Verify: verifyIndexSwitch, Interfaces: counted(dialect.RegionFlow(indexSwitchSuccessors, nil), typed.Match(indexSwitchInvocations)), Canonicalizer: canonicalizeIndexSwitch()},
			ParallelOpName:      {Syntax: parallelSyntax{}, Verify: verifyParallel, Interfaces: append(dialect.RegionFlow(parallelSuccessors, nil), dialect.LoopLike(parallelLoop{})), Canonicalizer: canonicalizeParallel()},
			ReduceOpName:        {VerifyRegions: verifyReduce, Interfaces: dialect.Interfaces{dialect.RegionTerminator(dialect.ForwardsNothing{})}},
			ReduceReturnOpName:  {Verify: typed.Verify(verifyReduceReturn)},
			WhileOpName:         {Syntax: dialect.While{}, Verify: verifyWhile, Interfaces: append(dialect.RegionFlow(whileSuccessors, dialect.EntryGroup(0)), dialect.LoopLike(whileLoop{})), Canonicalizer: canonicalizeWhile()},
		},
		Complete: func(d *ir.Dialect) { d.Materialize = folding.Materialize },
		Directives: map[string]*asm.Directive{
			"Body":        dialect.Body{Terminator: YieldOpName}.Directive(),
			"SwitchCases": dialect.RegionCases(),
		},
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/SCF/IR/DeviceMappingInterface.td": "mapping.td",
				"mlir/Dialect/SCF/IR/SCFOps.td":                 "scf.td",
			},
			Roots: []string{"mlir/Dialect/SCF/IR/SCFOps.td"},
		},
		Signatures: signatures,
	}
}

// ensureTerminator ends a region with an operation without operands if nothing
// ends it.
func ensureTerminator(p *asm.OpParser, s *ir.OperationState, r *ir.Region, name string) {
	r.EnsureTerminator(p.Context().OpDef(name), s.Location())
}

// printResults writes `-> (types)`.
func printResults(p *asm.OpPrinter, op *ir.Operation) {
	p.Text("-> (").ResultTypes(op.OpResults()).Byte(')')
}

// shown is the options of a region whose arguments have been written.
func shown(terminators bool) asm.RegionOptions {
	return asm.RegionOptions{NoEntryArgs: true, NoTerminators: !terminators}
}
