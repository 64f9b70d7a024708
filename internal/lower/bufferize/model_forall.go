package bufferize

import (
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// forall is scf.forall, whose body writes slices of shared tensors.
type forall struct{ Defaults }

// shared returns the argument of the body for an operand that is shared, by the number of the result.
func shared(op *ir.Operation, i int) (*ir.Operand, *ir.Value) {
	body := op.Region(0).Entry()
	n := op.NumResults()
	return op.OpOperand(op.NumOperands() - n + i), body.Argument(body.NumArguments() - n + i)
}

func (forall) Reads(o *ir.Operand, s *State) bool {
	op := o.Owner()
	_, arg := shared(op, o.Index()-op.NumOperands()+op.NumResults())
	return mayBeEmpty(op) || s.IsRead(arg)
}

// mayBeEmpty reports whether a forall may have no iteration.
func mayBeEmpty(op *ir.Operation) bool {
	lower, upper, _ := forallBounds(op)
	for i := range lower {
		if lower[i] == nil || upper[i] == nil || *lower[i] >= *upper[i] {
			return true
		}
	}
	return false
}

func (forall) Writes(*ir.Operand, *State) bool { return true }

func (forall) Aliases(o *ir.Operand, _ *State) []Alias {
	op := o.Owner()
	return []Alias{{Value: op.Result(o.Index() - op.NumOperands() + op.NumResults()), Relation: Equivalent}}
}

func (forall) Writable(*ir.Value, *State) bool { return true }

func (forall) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := ownerOf(v)
	i := v.Index()
	if b := v.OwnerBlock(); b != nil {
		i -= b.NumArguments() - op.NumResults()
	}
	o, _ := shared(op, i)
	return t.of(o.Value(), path)
}

func (forall) IsRepetitive(op *ir.Operation, _ int) bool {
	lower, upper, step := forallBounds(op)
	for i := range lower {
		if lower[i] == nil || upper[i] == nil || step[i] == nil || *lower[i]+*step[i] < *upper[i] {
			return true
		}
	}
	return false
}

func (f forall) IsParallel(op *ir.Operation, region int) bool { return f.IsRepetitive(op, region) }

func (forall) Bufferize(op *ir.Operation, r *Rewriter) bool {
	n := op.NumResults()
	buffers := make([]*ir.Value, n)
	body := op.Region(0).Entry()
	for i := range n {
		o, _ := shared(op, i)
		if buffers[i] = r.Buffer(o.Value()); buffers[i] == nil {
			return false
		}
	}
	at := r.InsertionPoint()
	r.SetInsertionPointToStart(body)
	for i, v := range buffers {
		_, arg := shared(op, i)
		arg.ReplaceAllUsesWith(r.toTensor(op.Location(), arg.Type(), v))
	}
	r.Restore(at)
	loop := scf.ForallOp{Operation: op}
	s := r.Op("scf.forall").At(op.Location())
	for _, a := range op.InherentAttrs() {
		if a.Name != ir.OperandSegments {
			s.Attributes(a)
		}
	}
	for i, list := range [][]ir.Operand{loop.DynamicLowerBound(), loop.DynamicUpperBound(), loop.DynamicStep()} {
		s.OperandAt(i, ir.ValuesOf(list)...)
	}
	to := s.MustBuild()
	for _, a := range op.Attrs() {
		to.SetAttr(a.Name, a.Value)
	}
	to.Region(0).Clear()
	entry := r.CreateBlock(to.Region(0), nil, ir.TypesOf(body.Args()[:body.NumArguments()-n]))
	for i := range entry.Args() {
		entry.Argument(i).SetLocation(body.Argument(i).Location())
	}
	// The arguments for shared tensors have no use any more.
	for range n {
		body.EraseArgument(body.NumArguments() - 1)
	}
	r.MergeBlocks(body, entry, entry.Args())
	return r.ReplaceWithBuffers(op, buffers...)
}

// forallBounds returns the bounds and the steps of a forall, nil where one is not known.
func forallBounds(op *ir.Operation) (lower, upper, step []*int64) {
	loop := scf.ForallOp{Operation: op}
	known := func(list []int64, values []ir.Operand) []*int64 {
		var out []*int64
		for _, x := range viewlike.Indices(list, values) {
			n, ok := x.Int, true
			if x.Value != nil {
				n, ok = viewlike.ConstantInt(x.Value)
			}
			if ok {
				out = append(out, &n)
			} else {
				out = append(out, nil)
			}
		}
		return out
	}
	return known(loop.StaticLowerBound(), loop.DynamicLowerBound()), known(loop.StaticUpperBound(), loop.DynamicUpperBound()), known(loop.StaticStep(), loop.DynamicStep())
}
