package scf

import (
	"github.com/mica-ir/mica/ir"
)

// parent is the end of an operation.
func parent(op *ir.Operation) ir.RegionSuccessor { return ir.RegionSuccessor{Inputs: op.Results()} }

// entry is a region that gets nothing.
func entry(r *ir.Region) ir.RegionSuccessor { return ir.RegionSuccessor{Region: r} }

// body is a region that gets its entry block's arguments, but for the first n.
func body(r *ir.Region, n int) ir.RegionSuccessor {
	return ir.RegionSuccessor{Region: r, Inputs: arguments(r, n)}
}

// arguments returns the arguments of a region but for the first n.
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

// conditionTerminator is the terminator of the first region of a while: the
// condition itself does not go along.
type conditionTerminator struct{}

// SuccessorOperands returns the operands after the condition.
func (conditionTerminator) SuccessorOperands(op *ir.Operation, _ *ir.Region) []ir.Operand {
	return op.OperandGroup(1)
}
