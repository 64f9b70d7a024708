package wasmssa

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
		Namespace: "wasmssa",
		Ops: map[string]dialect.Op{
			"wasmssa.func":          {Syntax: functionSyntax{}, Interfaces: dialect.Interfaces{dialect.Function(function{}), dialect.Symbol(function{})}},
			"wasmssa.global":        {Syntax: globalSyntax{}, Traits: constantInitializer},
			"wasmssa.import_global": {Syntax: importSyntax{}},
			"wasmssa.global_get":    {Traits: constant, Interfaces: dialect.Interfaces{dialect.SymbolUser(ir.SymbolUserFunc(verifyGlobalGet))}},
			"wasmssa.const":         {Traits: constant},
			"wasmssa.add":           {Traits: constant},
			"wasmssa.sub":           {Traits: constant},
			"wasmssa.mul":           {Traits: constant},

			"wasmssa.local":     {InferTypes: inferLocal},
			"wasmssa.local_get": {InferTypes: inferElement},
			"wasmssa.local_tee": {InferTypes: inferElement, Verify: verifyTee},
			"wasmssa.local_set": {Verify: verifySet},

			"wasmssa.block":        {Traits: level},
			"wasmssa.loop":         {Traits: level},
			"wasmssa.if":           {Traits: level},
			"wasmssa.block_return": {Traits: branching},
			"wasmssa.branch_if":    {Traits: branching},

			"wasmssa.extend":      {Verify: verifyExtend},
			"wasmssa.reinterpret": {Verify: verifyReinterpret},
		},
		Directives: map[string]*asm.Directive{
			"ElseRegion": {Parse: parseElse, Print: printElse},
		},
		Signatures: signatures,
	}
}

func traits(name string, verify func(op *ir.Operation, c *ir.Checker)) map[string]*ir.Trait {
	name = "wasmssa::" + name
	return map[string]*ir.Trait{name: {Name: name, Verify: verify}}
}

var (
	constant            = traits("ConstantExprOpTrait", nil)
	constantInitializer = traits("ConstantExpressionInitializerOpTrait", verifyInitializer)
	level               = traits("LabelLevelOpInterface", verifyLevel)
	branching           = traits("LabelBranchingOpInterface", verifyBranching)
)
