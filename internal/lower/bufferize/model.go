package bufferize

import "github.com/mica-ir/mica/ir"

// A Relation describes how the buffers of two values are related.
type Relation uint8

// The relations.
const (
	Unrelated  Relation = iota // one may be a part of the other
	Equivalent                 // they are the same
)

// An Alias is a value whose buffer may be that of an operand.
type Alias struct {
	Value    *ir.Value
	Relation Relation
	// Maybe is set if the value is in the buffer of one of several operands.
	Maybe bool
}

// An OperandAlias is an operand in whose buffer a value may be.
type OperandAlias struct {
	Operand  *ir.Operand
	Relation Relation
	Maybe    bool
}

// A Model describes how operations of a kind work on tensors, and replaces them with operations on
// buffers. Implementations embed Defaults.
type Model interface {
	// Allocates reports whether a result is in a new buffer.
	Allocates(v *ir.Value) bool
	// Reads reports whether the contents of the buffer of an operand are read.
	Reads(o *ir.Operand, s *State) bool
	// Writes reports whether the buffer of an operand is written.
	Writes(o *ir.Operand, s *State) bool
	// WritesResult reports whether a result defines the contents of its buffer.
	WritesResult(v *ir.Value, s *State) bool
	// IsElementwise reports whether the operation reads each element of two operands
	// before it writes the element at the same position.
	IsElementwise(op *ir.Operation, operands [2]*ir.Operand, s *State) bool
	// MustBeInPlace reports whether there must be no copy of an operand.
	MustBeInPlace(o *ir.Operand, s *State) bool
	// Aliases returns the results and block arguments that may be in the buffer of an operand.
	Aliases(o *ir.Operand, s *State) []Alias
	// OperandAliases is the inverse of Aliases. The operands may belong to terminators in the
	// operation, too.
	OperandAliases(v *ir.Value, s *State) []OperandAlias
	// Resolve inserts copies of operands that are not in place.
	Resolve(op *ir.Operation, c *Copier) bool
	// Bufferize replaces an operation.
	Bufferize(op *ir.Operation, r *Rewriter) bool
	// Writable reports whether a value may be written in place.
	Writable(v *ir.Value, s *State) bool
	// Verify reports an error if an operation cannot be replaced, given the analysis.
	Verify(op *ir.Operation, s *State) bool
	// BufferType returns the type of the buffer of a result or block argument, nil after an
	// error. The path is of the values whose types are being computed.
	BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type
	// IsRepetitive reports whether a region may run several times.
	IsRepetitive(op *ir.Operation, region int) bool
	// IsParallel reports whether several runs of a region may be at the same time.
	IsParallel(op *ir.Operation, region int) bool
	// HasTensors reports whether an operation works on tensors.
	HasTensors(op *ir.Operation) bool
	// HasBlocks reports whether regions may have several blocks.
	HasBlocks() bool
}

// Defaults are the methods of a model of operations that only read their operands and whose
// results are values that are not tensors, or are in new buffers.
type Defaults struct{}

// Allocates returns false.
func (Defaults) Allocates(*ir.Value) bool { return false }

// Reads returns true.
func (Defaults) Reads(*ir.Operand, *State) bool { return true }

// Writes returns false.
func (Defaults) Writes(*ir.Operand, *State) bool { return false }

// WritesResult reports whether a result has no buffer of an operand, or one that is written by
// the operation, or in it.
func (Defaults) WritesResult(v *ir.Value, s *State) bool {
	op := v.DefiningOp()
	aliases := s.OperandAliases(v)
	if len(aliases) == 0 {
		return true
	}
	for _, a := range aliases {
		if s.Writes(a.Operand) {
			return true
		}
	}
	if op.NumRegions() == 0 {
		return false // and nothing is in it
	}
	written := func(w *ir.Value) bool { return op.IsAncestor(ownerOf(w)) && s.Defines(w) }
	for _, a := range aliases {
		if len(s.chainOf(a.Operand, chain{stop: written})) > 0 {
			return true
		}
	}
	return false
}

// IsElementwise returns false.
func (Defaults) IsElementwise(*ir.Operation, [2]*ir.Operand, *State) bool { return false }

// MustBeInPlace returns false.
func (Defaults) MustBeInPlace(*ir.Operand, *State) bool { return false }

// Aliases returns nil.
func (Defaults) Aliases(*ir.Operand, *State) []Alias { return nil }

// OperandAliases asks for the aliases of each operand.
func (Defaults) OperandAliases(v *ir.Value, s *State) []OperandAlias {
	var list []OperandAlias
	owner := ownerOf(v)
	for i := range owner.NumOperands() {
		o := owner.OpOperand(i)
		if !ir.IsTensor(o.Value().Type()) {
			continue
		}
		for _, a := range s.Aliases(o) {
			if a.Value == v {
				list = append(list, OperandAlias{o, a.Relation, a.Maybe})
			}
		}
	}
	return list
}

// Resolve copies operands that are not in place.
func (Defaults) Resolve(op *ir.Operation, c *Copier) bool { return c.CopyOperands(op) }

// Writable reports whether a value is a result.
func (Defaults) Writable(v *ir.Value, _ *State) bool { return v.DefiningOp() != nil }

// Verify returns true.
func (Defaults) Verify(*ir.Operation, *State) bool { return true }

// BufferType returns the buffer type of an equivalent operand, and otherwise the type for values
// without a known buffer.
func (Defaults) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	if v.DefiningOp() == nil {
		return t.unknown(v.Type(), nil)
	}
	aliases := (&State{options: t.options}).OperandAliases(v)
	if len(aliases) > 0 && aliases[0].Relation == Equivalent {
		return t.of(aliases[0].Operand.Value(), path)
	}
	return t.inDefaultSpace(v)
}

// IsRepetitive asks the interface for regions whether a region can follow itself.
func (Defaults) IsRepetitive(op *ir.Operation, region int) bool { return isRepetitive(op, region) }

// IsParallel returns false.
func (Defaults) IsParallel(*ir.Operation, int) bool { return false }

// HasTensors reports whether an operand, a result or a block argument is a tensor.
func (Defaults) HasTensors(op *ir.Operation) bool { return usesTensors(op) }

// HasBlocks returns false.
func (Defaults) HasBlocks() bool { return false }

// ownerOf returns the operation of a result, or around the block of an argument.
func ownerOf(v *ir.Value) *ir.Operation {
	if op := v.DefiningOp(); op != nil {
		return op
	}
	return v.OwnerBlock().ParentOp()
}

// usesTensors reports whether an operand, a result or a block argument of an operation is a
// tensor.
func usesTensors(op *ir.Operation) bool {
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for _, a := range b.Args() {
				if ir.IsTensor(a.Type()) {
					return true
				}
			}
		}
	}
	for i := range op.NumResults() {
		if ir.IsTensor(op.Result(i).Type()) {
			return true
		}
	}
	for i := range op.NumOperands() {
		if ir.IsTensor(op.Operand(i).Type()) {
			return true
		}
	}
	return false
}

// isRepetitive reports whether control can flow from a region of an operation to itself.
func isRepetitive(op *ir.Operation, region int) bool {
	branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op)
	return ok && flows(branch, op, op.Region(region), op.Region(region))
}
