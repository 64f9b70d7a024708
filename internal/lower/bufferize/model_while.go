package bufferize

import "github.com/mica-ir/mica/ir"

// whileLoop is scf.while.
type whileLoop struct{ Defaults }

func (whileLoop) Writes(*ir.Operand, *State) bool { return true }

// whileParts returns the arguments and the terminators of both regions.
func whileParts(op *ir.Operation) (before, after []*ir.Value, condition, yield *ir.Operation) {
	a, b := op.Region(0).Entry(), op.Region(1).Entry()
	return a.Args(), b.Args(), a.Terminator(), b.Terminator()
}

func (whileLoop) relation(op *ir.Operation, i int, s *State) Relation {
	before, after, condition, yield := whileParts(op)
	if i < len(before) && i < yield.NumOperands() && op.Result(i).Type() == before[i].Type() &&
		s.AreEquivalent(before[i], condition.Operand(1+i)) && s.AreEquivalent(after[i], yield.Operand(i)) {
		return Equivalent
	}
	return Unrelated
}

func (w whileLoop) Aliases(o *ir.Operand, s *State) []Alias {
	op, i := o.Owner(), o.Index()
	if i >= op.NumResults() || op.Result(i).Type() != o.Value().Type() {
		return nil
	}
	relation := w.relation(op, i, s)
	return []Alias{{Value: op.Result(i), Relation: relation, Maybe: relation != Equivalent}}
}

func (whileLoop) Writable(*ir.Value, *State) bool { return true }

func (whileLoop) Resolve(op *ir.Operation, c *Copier) bool {
	if !c.CopyOperands(op) {
		return false
	}
	if c.options.CopyAlways {
		return true
	}
	before, after, condition, yield := whileParts(op)
	if !c.copyYielded(condition, 1, func(i int) bool {
		return i < len(before) && i < yield.NumOperands() && c.AreEquivalent(before[i], condition.Operand(1+i)) && c.AreEquivalent(after[i], yield.Operand(i))
	}) {
		return false
	}
	// Each argument of the second region has a buffer of its own.
	return c.copyYielded(yield, 0, func(i int) bool { return c.isWithin(yield.Operand(i), op.Region(1)) })
}

// isWithin reports whether a value cannot be in a buffer from outside of a region, except that of an
// argument.
func (s *State) isWithin(v *ir.Value, region *ir.Region) bool {
	for w := range s.aliases.members(v) {
		if !region.IsAncestor(w.ParentBlock().Parent()) {
			return false
		}
	}
	return true
}

func (whileLoop) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := ownerOf(v)
	_, _, condition, yield := whileParts(op)
	if b := v.OwnerBlock(); b != nil && b.Parent() == op.Region(0) {
		return t.carried(op, v, op.Operand(v.Index()), yield.Operand(v.Index()), path)
	}
	return t.of(condition.Operand(1+v.Index()), path)
}

func (whileLoop) Bufferize(op *ir.Operation, r *Rewriter) bool {
	before, after, _, _ := whileParts(op)
	inits, ok := r.Buffers(op.Operands())
	if !ok {
		return false
	}
	for i, v := range before {
		if ir.IsTensor(v.Type()) {
			t := r.types.Of(v)
			if t == nil {
				return false
			}
			inits[i] = r.cast(inits[i], t)
		}
	}
	var types []ir.Type
	for _, v := range after {
		t := r.types.Of(v)
		if t == nil {
			return false
		}
		types = append(types, t)
	}
	to := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: inits, Types: types, NumRegions: 2})
	r.moveBody(op.Region(0).Entry(), to.Region(0), ir.TypesOf(inits))
	r.moveBody(op.Region(1).Entry(), to.Region(1), types)
	return r.ReplaceWithBuffers(op, to.Results()...)
}
