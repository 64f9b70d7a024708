package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// forLoop is scf.for. Its body may always write the buffers of its arguments.
type forLoop struct{ Defaults }

// carried returns the argument of the body and the yielded value of a result.
func carried(op *ir.Operation, i int) (arg, yielded *ir.Value) {
	body := op.Region(0).Entry()
	return body.Argument(1 + i), body.Terminator().Operand(i)
}

func (forLoop) Reads(o *ir.Operand, s *State) bool {
	op := o.Owner()
	arg, _ := carried(op, o.Index()-3)
	// Without an iteration, the results are the initial values.
	lower, ok := viewlike.ConstantInt(scf.ForOp{Operation: op}.LowerBound())
	upper, ok2 := viewlike.ConstantInt(scf.ForOp{Operation: op}.UpperBound())
	return !ok || !ok2 || upper <= lower || s.IsRead(arg)
}

func (forLoop) Writes(*ir.Operand, *State) bool { return true }

func (forLoop) relation(v *ir.Value, s *State) Relation {
	if arg, yielded := carried(v.DefiningOp(), v.Index()); s.AreEquivalent(arg, yielded) {
		return Equivalent
	}
	return Unrelated
}

func (f forLoop) Aliases(o *ir.Operand, s *State) []Alias {
	v := o.Owner().Result(o.Index() - 3)
	relation := f.relation(v, s)
	return []Alias{{Value: v, Relation: relation, Maybe: relation != Equivalent}}
}

func (forLoop) Writable(*ir.Value, *State) bool { return true }

func (forLoop) Resolve(op *ir.Operation, c *Copier) bool {
	if !c.CopyOperands(op) {
		return false
	}
	if c.options.CopyAlways {
		return true
	}
	yield := op.Region(0).Entry().Terminator()
	return c.copyYielded(yield, 0, func(i int) bool {
		arg, yielded := carried(op, i)
		return c.isOwn(yielded, arg, op.Region(0))
	})
}

// copyYielded copies the tensors that a terminator yields. It keeps those for which keep returns
// true, as they may be in the buffer of the next iteration, unless an earlier one may be in the
// same buffer.
func (c *Copier) copyYielded(yield *ir.Operation, first int, keep func(i int) bool) bool {
	c.SetInsertionPoint(yield)
	c.Loc = yield.Location()
	values := yield.Operands()
	var kept []*ir.Value
	for i, v := range values[first:] {
		if !ir.IsTensor(v.Type()) {
			continue
		}
		if keep(i) && !slices.ContainsFunc(kept, func(w *ir.Value) bool { return c.aliases.joined(v, w) }) {
			kept = append(kept, v)
			continue
		}
		w := c.CopyTensor(v, true)
		if w == nil {
			return false
		}
		values[first+i] = w
	}
	yield.SetOperands(values)
	return true
}

// isOwn reports whether a value cannot be in a buffer from outside of a region, except that of one
// of the arguments.
func (s *State) isOwn(v, except *ir.Value, region *ir.Region) bool {
	for w := range s.aliases.members(v) {
		of := w.ParentBlock().Parent()
		if w != except && (!region.IsAncestor(of) || w.DefiningOp() == nil && of == region) {
			return false
		}
	}
	return true
}

func (forLoop) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := ownerOf(v)
	i := v.Index()
	if v.DefiningOp() == nil {
		i--
	}
	arg, yielded := carried(op, i)
	if v.DefiningOp() != nil {
		return t.of(arg, path)
	}
	return t.carried(op, arg, scf.ForOp{Operation: op}.InitArgs().At(i), yielded, path)
}

// carried returns the type of a buffer that a loop carries.
func (t *Types) carried(op *ir.Operation, arg, init, yielded *ir.Value, path []*ir.Value) ir.Type {
	from := t.of(init, path)
	if from == nil || count(path, arg) >= 2 {
		return from
	}
	to := t.of(yielded, path)
	switch {
	case to == nil || to == from:
		return to
	case spaceOf(from) != spaceOf(to):
		op.EmitOpError(t.diags, "init_arg and yielded value bufferize to inconsistent memory spaces")
		return nil
	}
	return strided(arg.Type(), spaceOf(to))
}

func (forLoop) Bufferize(op *ir.Operation, r *Rewriter) bool {
	loop := scf.ForOp{Operation: op}
	inits, ok := r.Buffers(ir.GroupValues(op, 3))
	if !ok {
		return false
	}
	for i, v := range op.Results() {
		if !ir.IsTensor(v.Type()) {
			continue
		}
		t := r.types.Of(v)
		if t == nil {
			return false
		}
		inits[i] = r.cast(inits[i], t)
	}
	body := loop.RegionRegion().Entry()
	to := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: append(op.Operands()[:3:3], inits...), Types: ir.TypesOf(inits),
		Attributes: op.AllAttrs(), NumRegions: 1})
	types := append([]ir.Type{body.Argument(0).Type()}, ir.TypesOf(inits)...)
	r.moveBody(body, to.Region(0), types)
	return r.ReplaceWithBuffers(op, to.Results()...)
}

// moveBody moves a block to a new one in a region. The new block has arguments of other types,
// which are converted back to tensors.
func (r *Rewriter) moveBody(body *ir.Block, to *ir.Region, types []ir.Type) *ir.Block {
	defer r.Restore(r.InsertionPoint())
	entry := r.CreateBlock(to, nil, types)
	args := make([]*ir.Value, len(types))
	for i, a := range body.Args() {
		entry.Argument(i).SetLocation(a.Location())
		args[i] = entry.Argument(i)
	}
	for i, a := range body.Args() {
		if ir.IsTensor(a.Type()) {
			args[i] = r.toTensor(args[i].Location(), a.Type(), args[i])
		}
	}
	r.MergeBlocks(body, entry, args)
	return entry
}
