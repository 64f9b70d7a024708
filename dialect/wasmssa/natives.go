package wasmssa

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed wasmssa.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "wasmssa",
		Ops: map[string]dialect.Op{
			FuncOpName:         {Syntax: functionSyntax{}, Interfaces: dialect.Interfaces{dialect.Function(function{}), dialect.Symbol(function{})}},
			GlobalOpName:       {Syntax: globalSyntax{}, Traits: constantInitializer},
			GlobalImportOpName: {Syntax: importSyntax{}},
			GlobalGetOpName:    {Traits: constant, Interfaces: dialect.Interfaces{dialect.SymbolUser(ir.SymbolUserFunc(typed.Verify(verifyGlobalGet)))}},
			ConstOpName:        {Traits: constant},
			AddOpName:          {Traits: constant},
			SubOpName:          {Traits: constant},
			MulOpName:          {Traits: constant},

			LocalOpName:    {InferTypes: inferLocal},
			LocalGetOpName: {InferTypes: inferElement},
			LocalTeeOpName: {InferTypes: inferElement, Verify: typed.Verify(verifyTee)},
			LocalSetOpName: {Verify: typed.Verify(verifySet)},

			BlockOpName:       {Traits: level},
			LoopOpName:        {Traits: level},
			IfOpName:          {Traits: level},
			BlockReturnOpName: {Traits: branching},
			BranchIfOpName:    {Traits: branching},

			ExtendLowBitsSOpName: {Verify: typed.Verify(verifyExtend)},
			ReinterpretOpName:    {Verify: typed.Verify(verifyReinterpret)},
		},
		Directives: map[string]*asm.Directive{
			"ElseRegion": {Parse: parseElse, Print: printElse},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/WasmSSA/IR/WasmSSABase.td":       "base.td",
				"mlir/Dialect/WasmSSA/IR/WasmSSAInterfaces.td": "interfaces.td",
				"mlir/Dialect/WasmSSA/IR/WasmSSAOps.td":        "wasmssa.td",
				"mlir/Dialect/WasmSSA/IR/WasmSSATypes.td":      "types.td",
			},
			Roots: []string{"mlir/Dialect/WasmSSA/IR/WasmSSAOps.td"},
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
