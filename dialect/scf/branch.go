package scf

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// parent is the end of an operation.
func parent(op *ir.Operation) ir.RegionSuccessor { return ir.RegionSuccessor{Inputs: op.Results()} }

// entry is a region that gets nothing.
func entry(r *ir.Region) ir.RegionSuccessor { return ir.RegionSuccessor{Region: r} }

// body is a successor that passes values to a region's entry block arguments except the first n.
func body(r *ir.Region, n int) ir.RegionSuccessor {
	return ir.RegionSuccessor{Region: r, Inputs: arguments(r, n)}
}

// arguments returns the arguments of a region except the first n.
func arguments(r *ir.Region, n int) []*ir.Value {
	b := r.Entry()
	if b == nil || b.NumArguments() < n {
		return nil
	}
	return b.Args()[n:]
}

func ifSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	switch {
	case from != nil:
		return []ir.RegionSuccessor{parent(op)}
	case op.Region(1).Empty():
		return []ir.RegionSuccessor{entry(op.Region(0)), parent(op)}
	}
	return []ir.RegionSuccessor{entry(op.Region(0)), entry(op.Region(1))}
}

func indexSwitchSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{parent(op)}
	}
	var to []ir.RegionSuccessor
	for r := range op.Regions() {
		to = append(to, entry(r))
	}
	return to
}

func forSuccessors(op *ir.Operation, _ *ir.Region) []ir.RegionSuccessor {
	return []ir.RegionSuccessor{body(op.Region(0), 1), parent(op)}
}

func whileSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from == op.Region(0) {
		return []ir.RegionSuccessor{parent(op), body(op.Region(1), 0)}
	}
	return []ir.RegionSuccessor{body(op.Region(0), 0)}
}

// forallSuccessors enters the body once, with the outputs; it is executed by all threads at the
// same time.
func forallSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{parent(op)}
	}
	region := op.Region(0)
	threads := 0
	if b := region.Entry(); b != nil {
		threads = max(0, b.NumArguments()-op.NumResults())
	}
	return []ir.RegionSuccessor{body(region, threads)}
}

// parallelSuccessors may not enter the body, or execute it repeatedly.
func parallelSuccessors(op *ir.Operation, _ *ir.Region) []ir.RegionSuccessor {
	return []ir.RegionSuccessor{entry(op.Region(0)), {}}
}

// conditionTerminator is the terminator of the first region of a while: the
// condition itself does not go along.
type conditionTerminator struct{}

// SuccessorOperands returns the operands after the condition.
func (conditionTerminator) SuccessorOperands(op *ir.Operation, _ *ir.Region) []ir.Operand {
	return ConditionOp{op}.Args()
}

// MayPassTo reports whether the condition does not exclude the body, or the end of the loop.
func (conditionTerminator) MayPassTo(_ *ir.Operation, operands []ir.Attribute, to *ir.Region) bool {
	c, ok := operands[0].(*ir.IntegerAttr)
	return !ok || c.Value.IsZero() == (to == nil)
}

// forallLoop is the LoopLikeOpInterface of a scf.forall, whose body yields nothing.
type forallLoop struct{}

// Iterated returns the outputs and the arguments that they are in the body.
func (forallLoop) Iterated(op *ir.Operation) (inits []ir.Operand, args []*ir.Value, yielded []ir.Operand, results []ir.Value) {
	rank := len(named.IntsOf(op.Attr(staticNames[0])))
	return ForallOp{op}.Outputs(), arguments(op.Region(0), rank), nil, op.OpResults()
}

// HasLoopResults returns false: the verifier of the operation compares results and outputs.
func (forallLoop) HasLoopResults() bool { return false }

// whileLoop implements LoopLikeOpInterface for scf.while. The condition forwards its results, which
// are not the loop-carried values.
type whileLoop struct{}

// Iterated returns the values that the first region receives.
func (whileLoop) Iterated(op *ir.Operation) (inits []ir.Operand, args []*ir.Value, yielded []ir.Operand, results []ir.Value) {
	if b := op.Region(1).Entry(); b != nil && b.Back() != nil && b.Back().Name() == YieldOpName {
		yielded = b.Back().OpOperands()
	}
	return op.OpOperands(), arguments(op.Region(0), 0), yielded, nil
}

// HasLoopResults returns false, as the condition forwards the results.
func (whileLoop) HasLoopResults() bool { return false }
