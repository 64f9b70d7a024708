package bufferize

import "github.com/mica-ir/mica/ir"

// A branch is a terminator that passes operands to blocks, whose arguments become buffers with
// the operation around them.
type branch struct{ Defaults }

func (branch) Reads(*ir.Operand, *State) bool { return false }

func (branch) Aliases(o *ir.Operand, _ *State) []Alias {
	op := o.Owner()
	b, ok := ir.InterfaceOf[ir.BranchOpInterface](op)
	if !ok {
		return nil
	}
	for i := range op.NumSuccessors() {
		passed, produced := b.SuccessorOperands(op, i)
		for k := range passed {
			if &passed[k] == o {
				return []Alias{{Value: op.Successor(i).Argument(produced + k), Relation: Equivalent, Maybe: true}}
			}
		}
	}
	return nil
}

func (branch) Bufferize(*ir.Operation, *Rewriter) bool { return true }

// passedTo returns the operands that branches pass to an argument of a block.
func passedTo(v *ir.Value) []OperandAlias {
	var list []OperandAlias
	for u := range v.OwnerBlock().Uses() {
		op := u.Owner()
		b, ok := ir.InterfaceOf[ir.BranchOpInterface](op)
		if !ok {
			continue
		}
		passed, produced := b.SuccessorOperands(op, u.Index())
		if i := v.Index() - produced; i >= 0 && i < len(passed) {
			list = append(list, OperandAlias{Operand: &passed[i], Relation: Equivalent, Maybe: true})
		}
	}
	return list
}

// passedType returns the type of the buffer of an argument of a block that branches pass values to.
func passedType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	var of ir.Type
	for _, a := range passedTo(v) {
		w := a.Operand.Value()
		if contains(path, w) {
			continue
		}
		x := t.of(w, path)
		switch {
		case x == nil:
			return nil
		case of == nil || of == x:
			of = x
		case spaceOf(of) != spaceOf(x):
			ownerOf(v).EmitOpError(t.diags, "incoming operands of block argument have inconsistent memory spaces")
			return nil
		default:
			of = strided(v.Type(), spaceOf(of))
		}
	}
	if of == nil {
		ownerOf(v).EmitOpError(t.diags, "could not infer buffer type of block argument")
	}
	return of
}

func contains(path []*ir.Value, v *ir.Value) bool { return count(path, v) > 0 }

// count returns how often a value is on a path.
func count(path []*ir.Value, v *ir.Value) (n int) {
	for _, w := range path {
		if w == v {
			n++
		}
	}
	return n
}
