package wasmssa

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"wasmssa.func":          {Syntax: functionSyntax{}, Interfaces: map[string]any{"FunctionOpInterface": function{}, "SymbolOpInterface": function{}}},
	"wasmssa.global":        {Syntax: globalSyntax{}, Traits: constantInitializer},
	"wasmssa.import_global": {Syntax: importSyntax{}},
	"wasmssa.global_get":    {Traits: constant, Interfaces: map[string]any{"SymbolUserOpInterface": ir.SymbolUserFunc(verifyGlobalGet)}},
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
}

func traits(name string, verify func(op *ir.Operation, d *diag.List) bool) map[string]*ir.Trait {
	name = "wasmssa::" + name
	return map[string]*ir.Trait{name: {Name: name, Verify: verify}}
}

var (
	constant            = traits("ConstantExprOpTrait", nil)
	constantInitializer = traits("ConstantExpressionInitializerOpTrait", verifyInitializer)
	level               = traits("LabelLevelOpInterface", verifyLevel)
	branching           = traits("LabelBranchingOpInterface", verifyBranching)
)

func init() {
	asm.RegisterDirective("wasmssa", "ElseRegion", &asm.Directive{Parse: parseElse, Print: printElse})
}
