package cf

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

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "cf",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			AssertOpName:     {Effects: func(*ir.Operation) []ir.Effect { return []ir.Effect{{Kind: ir.Write}} }, Canonicalizer: canonicalizeAssert()},
			BranchOpName:     {Interfaces: dialect.Branches(dialect.GroupsFrom(0)), Canonicalizer: canonicalizeBranch()},
			CondBranchOpName: {Interfaces: dialect.Conditional(dialect.GroupsFrom(1), branchTaken), Canonicalizer: canonicalizeCondBranch()},
			SwitchOpName:     {Interfaces: dialect.Conditional(dialect.SwitchOperands, typed.Match(caseTaken)), Verify: typed.Verify(verifySwitch), Canonicalizer: canonicalizeSwitch()},
		},
		Directives: map[string]*asm.Directive{"SwitchOpCases": dialect.SwitchCases()},
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/ControlFlow/IR/ControlFlowOps.td": "cf.td",
			},
			Roots: []string{"mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"},
		},
		Signatures: signatures,
	}
}

func verifySwitch(op SwitchOp, c *ir.Checker) {
	destinations := op.Operation.NumSuccessors() - 1
	values, ok := op.CaseValuesAttr().(*ir.DenseElementsAttr)
	if !ok {
		// mlir-opt assumes that case values are present.
		c.Checkf(destinations == 0, "number of case values (%d) should match number of case destinations (%d)", 0, destinations)
		return
	}
	flag := op.Flag().Type()
	t := values.ElementType()
	c.Checkf(t == flag, "'flag' type ('%s') should match case value type ('%s')", flag, t)
	n := values.NumElements()
	c.Checkf(n == destinations, "number of case values (%d) should match number of case destinations (%d)", n, destinations)
}
