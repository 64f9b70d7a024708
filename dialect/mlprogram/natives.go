package mlprogram

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed mlprogram.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "ml_program",
		Ops: map[string]dialect.Op{
			FuncOpName:     {Syntax: asm.FunctionSyntax{}},
			SubgraphOpName: {Syntax: asm.FunctionSyntax{}},
			ReturnOpName:   {Verify: verifyReturn, Traits: unchecked},
			OutputOpName:   {Verify: verifyOutput, Traits: unchecked},

			GlobalOpName:           {Verify: typed.Verify(verifyGlobal)},
			GlobalLoadOpName:       {ResultNames: nameLoaded, Interfaces: users(verifyLoad)},
			GlobalLoadConstOpName:  {ResultNames: nameLoaded, Interfaces: users(typed.Verify(verifyLoadConst))},
			GlobalLoadGraphOpName:  {Interfaces: users(verifyLoad)},
			GlobalStoreOpName:      {Interfaces: users(typed.Verify(verifyStore))},
			GlobalStoreGraphOpName: {Interfaces: users(typed.Verify(verifyStore))},
		},
		Directives: map[string]*asm.Directive{
			"SymbolVisibility":  {Parse: parseVisibility, Print: printVisibility},
			"TypedInitialValue": {Parse: parseInitialValue, Print: printInitialValue},
			"TokenOrdering":     {Parse: parseOrdering, Print: printOrdering},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/MLProgram/IR/MLProgramAttributes.td": "attributes.td",
				"mlir/Dialect/MLProgram/IR/MLProgramBase.td":       "base.td",
				"mlir/Dialect/MLProgram/IR/MLProgramOps.td":        "mlprogram.td",
				"mlir/Dialect/MLProgram/IR/MLProgramTypes.td":      "types.td",
			},
			Roots: []string{"mlir/Dialect/MLProgram/IR/MLProgramOps.td"},
		},
		Signatures: signatures,
	}
}

// unchecked are the interfaces that have nothing to check: the regions of
// functions are not branches.
var unchecked = dialect.Unchecked("RegionBranchTerminatorOpInterface")

func users(u ir.SymbolUserFunc) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(u)} }

// nameLoaded suggests the name of the global for the loaded value.
func nameLoaded(op *ir.Operation, set func(v *ir.Value, name string)) {
	if ref, ok := (GlobalLoadOp{op}).GlobalAttr().(*ir.SymbolRefAttr); ok && op.NumResults() > 0 {
		set(op.Result(0), ref.Leaf())
	}
}

func verifyReturn(op *ir.Operation, c *ir.Checker) { leaves(op, "return", "returns", c) }

func verifyOutput(op *ir.Operation, c *ir.Checker) { leaves(op, "output", "outputs", c) }

// leaves checks that the operands of a terminator are the results of the function
// around it.
func leaves(op *ir.Operation, noun, verb string, c *ir.Checker) {
	fn := op.ParentOp()
	if fn == nil {
		return
	}
	want := named.FunctionType(fn).Results
	name := ir.SymbolName(fn)
	c.Checkf(op.NumOperands() == len(want), "has %d operands, but enclosing function (@%s) %s %d", op.NumOperands(), name, verb, len(want))
	for i, t := range want {
		if got := op.Operand(i).Type(); got != t {
			c.FailPlainf("type of %s operand %d ('%s') doesn't match function result type ('%s') in function @%s", noun, i, got, t, name)
		}
	}
}
