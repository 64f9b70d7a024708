package cf

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "cf",
		Ops: map[string]dialect.Op{
			"cf.br":      {Interfaces: branches(1)},
			"cf.cond_br": {Interfaces: branches(2)},
			"cf.switch":  {Interfaces: branches(0), Verify: verifySwitch},
		},
		Directives: map[string]*asm.Directive{
			"SwitchOpCases": {Parse: parseCases, Print: printCases},
		},
		Definitions: dialect.Definitions{
			Tree: files,
			Files: map[string]string{
				"mlir/Dialect/ControlFlow/IR/ControlFlowOps.td": "cf.td",
			},
			Roots: []string{"mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"},
		},
		Signatures: signatures,
	}
}

// A brancher is the BranchOpInterface of an operation by its number of
// successors, 0 for the switch.
type brancher int

func branches(n int) dialect.Interfaces { return dialect.Interfaces{dialect.Branch(brancher(n))} }

// SuccessorOperands returns the operands for successor i. All operands of br go
// along; cond_br and switch have the condition first.
func (b brancher) SuccessorOperands(op *ir.Operation, i int) (operands []ir.Operand, produced int) {
	switch {
	case b == 1:
		return op.OpOperands(), 0
	case b == 2 || i == 0:
		return op.OperandGroup(1 + i), 0
	}
	return named.Segment(op, 2, "case_operand_segments", i-1), 0
}

func verifySwitch(op *ir.Operation, c *ir.Checker) {
	destinations := op.NumSuccessors() - 1
	values, ok := op.Attr("case_values").(*ir.DenseElementsAttr)
	if !ok {
		// The reference takes cases without values for impossible.
		c.Checkf(destinations == 0, "number of case values (%d) should match number of case destinations (%d)", 0, destinations)
		return
	}
	flag := op.Operand(0).Type()
	t := values.ElementType()
	c.Checkf(t == flag, "'flag' type ('%s') should match case value type ('%s')", flag, t)
	n := values.NumElements()
	c.Checkf(n == destinations, "number of case values (%d) should match number of case destinations (%d)", n, destinations)
}
