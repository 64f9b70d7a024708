package mlprogram

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "ml_program",
		Ops: map[string]dialect.Op{
			"ml_program.func":     {Syntax: asm.FunctionSyntax{}},
			"ml_program.subgraph": {Syntax: asm.FunctionSyntax{}},
			"ml_program.return":   {Verify: verifyReturn, Traits: unchecked},
			"ml_program.output":   {Verify: verifyOutput, Traits: unchecked},

			"ml_program.global":             {Verify: verifyGlobal},
			"ml_program.global_load":        {ResultNames: nameLoaded, Interfaces: users(verifyLoad)},
			"ml_program.global_load_const":  {ResultNames: nameLoaded, Interfaces: users(verifyLoadConst)},
			"ml_program.global_load_graph":  {Interfaces: users(verifyLoad)},
			"ml_program.global_store":       {Interfaces: users(verifyStore)},
			"ml_program.global_store_graph": {Interfaces: users(verifyStore)},
		},
		Directives: map[string]*asm.Directive{
			"SymbolVisibility":  {Parse: parseVisibility, Print: printVisibility},
			"TypedInitialValue": {Parse: parseInitialValue, Print: printInitialValue},
			"TokenOrdering":     {Parse: parseOrdering, Print: printOrdering},
		},
		Signatures: signatures,
	}
}

// unchecked are the interfaces that have nothing to check: the regions of
// functions are no branches.
var unchecked = map[string]*ir.Trait{"RegionBranchTerminatorOpInterface": {Name: "RegionBranchTerminatorOpInterface"}}

func users(u ir.SymbolUserFunc) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(u)} }

// nameLoaded gives what is loaded the name of the global.
func nameLoaded(op *ir.Operation, set func(v *ir.Value, name string)) {
	if ref, ok := op.Attr("global").(*ir.SymbolRefAttr); ok && op.NumResults() > 0 {
		set(op.Result(0), ref.Leaf())
	}
}
