package bufferize

import "github.com/mica-ir/mica/ir"

// A choice is scf.if or scf.index_switch: a result is a value that one of the terminators yields.
type choice struct{ Defaults }

func (choice) OperandAliases(v *ir.Value, _ *State) []OperandAlias {
	var list []OperandAlias
	for _, yield := range yields(v.DefiningOp()) {
		list = append(list, OperandAlias{Operand: yield.OpOperand(v.Index()), Relation: Equivalent, Maybe: true})
	}
	return list
}

// yields returns the terminators of the regions of a choice; the first region of an
// scf.index_switch is the default, which is the last here.
func yields(op *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	for r := range op.Regions() {
		if !r.Empty() {
			list = append(list, r.Back().Terminator())
		}
	}
	if op.Name() == "scf.index_switch" {
		list = append(list[1:], list[0])
	}
	return list
}

func (choice) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := v.DefiningOp()
	where := "then/else branches"
	if op.Name() == "scf.index_switch" {
		where = "switch cases"
	}
	var of ir.Type
	for _, yield := range yields(op) {
		x := t.of(yield.Operand(v.Index()), path)
		switch {
		case x == nil:
			return nil
		case of == nil || of == x:
			of = x
		case spaceOf(of) != spaceOf(x):
			op.EmitError(t.diags, "inconsistent memory space on %s", where)
			return nil
		default:
			of = strided(v.Type(), spaceOf(of))
		}
	}
	return of
}

// resultTypes returns the types of the results with buffers, nil after an error.
func (r *Rewriter) resultTypes(op *ir.Operation) ([]ir.Type, bool) {
	types := make([]ir.Type, op.NumResults())
	for i, v := range op.Results() {
		if types[i] = r.types.Of(v); types[i] == nil {
			return nil, false
		}
	}
	return types, true
}

func (choice) Bufferize(op *ir.Operation, r *Rewriter) bool {
	types, ok := r.resultTypes(op)
	if !ok {
		return false
	}
	to := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: op.Operands(), Types: types, Attributes: op.InherentAttrs(), NumRegions: op.NumRegions()})
	for i := range op.NumRegions() {
		r.InlineRegionAtEnd(op.Region(i), to.Region(i))
	}
	return r.ReplaceWithBuffers(op, to.Results()...)
}

// executeRegion is scf.execute_region, which has one scf.yield.
type executeRegion struct{ Defaults }

// uniqueYield returns the terminator that leaves a region, nil if there are several.
func uniqueYield(op *ir.Operation) *ir.Operation {
	var found *ir.Operation
	for b := range op.Region(0).Blocks() {
		if end := b.Terminator(); end != nil && end.Name() == "scf.yield" {
			if found != nil {
				return nil
			}
			found = end
		}
	}
	return found
}

func (executeRegion) OperandAliases(v *ir.Value, _ *State) []OperandAlias {
	if v.DefiningOp() == nil {
		return passedTo(v)
	}
	yield := uniqueYield(v.DefiningOp())
	if yield == nil {
		return nil
	}
	return []OperandAlias{{Operand: yield.OpOperand(v.Index()), Relation: Equivalent}}
}

func (executeRegion) Writable(*ir.Value, *State) bool { return true }
func (executeRegion) HasBlocks() bool                 { return true }

func (executeRegion) Verify(op *ir.Operation, s *State) bool {
	if uniqueYield(op) == nil {
		op.EmitOpError(&s.diags, "op without unique scf.yield is not supported")
		return false
	}
	return true
}

func (executeRegion) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	if v.DefiningOp() == nil {
		return passedType(v, t, path)
	}
	return Defaults{}.BufferType(v, t, path)
}

func (executeRegion) Bufferize(op *ir.Operation, r *Rewriter) bool {
	types, ok := r.resultTypes(op)
	if !ok {
		return false
	}
	to := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Types: types, Attributes: op.InherentAttrs(), NumRegions: 1})
	r.InlineRegionAtEnd(op.Region(0), to.Region(0))
	for b := range to.Region(0).Blocks() {
		if !r.convertArguments(b) {
			return false
		}
	}
	return r.ReplaceWithBuffers(op, to.Results()...)
}

// yielder is scf.yield and scf.condition, which are always in place, so that no allocation is yielded.
type yielder struct{ Defaults }

func (yielder) MustBeInPlace(*ir.Operand, *State) bool { return true }

func (yielder) Aliases(o *ir.Operand, _ *State) []Alias {
	parent := o.Owner().ParentOp()
	switch parent.Name() {
	case "scf.if", "scf.index_switch":
		return []Alias{{Value: parent.Result(o.Index()), Relation: Equivalent, Maybe: true}}
	case "scf.execute_region":
		return []Alias{{Value: parent.Result(o.Index()), Relation: Equivalent}}
	}
	return nil
}

func (yielder) Bufferize(op *ir.Operation, r *Rewriter) bool {
	parent := op.ParentOp()
	// The values whose types the buffers have.
	var like []*ir.Value
	switch parent.Name() {
	case "scf.if", "scf.index_switch", "scf.for":
		like = parent.Results()
	case "scf.while":
		next := 0
		if op.Name() == "scf.condition" {
			next = 1
		}
		like = parent.Region(next).Entry().Args()
	case "scf.execute_region":
	default:
		op.EmitError(&r.diags, "unsupported scf::YieldOp parent")
		return false
	}
	first := 0
	if op.Name() == "scf.condition" {
		first = 1
	}
	values := op.Operands()
	for i, v := range values[first:] {
		if !ir.IsTensor(v.Type()) {
			continue
		}
		w := r.Buffer(v)
		if w == nil {
			return false
		}
		if like != nil {
			t := r.types.Of(like[i])
			if t == nil {
				return false
			}
			w = r.cast(w, t)
		}
		values[first+i] = w
	}
	r.ReplaceWithOp(op, r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: values}))
	return true
}
