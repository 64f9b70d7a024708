package analysis

import "github.com/mica-ir/mica/ir"

// maxUnderlyingDepth bounds how far views and control flow are followed.
const maxUnderlyingDepth = 10

// An underlying collects the values that a value may be a view of, following control flow.
type underlying struct {
	values  []*ir.Value
	visited map[*ir.Value]bool
}

// underlyingValues returns the values that v may be a view of.
func underlyingValues(v *ir.Value) []*ir.Value {
	u := underlying{visited: map[*ir.Value]bool{}}
	u.collect(v, maxUnderlyingDepth)
	return u.values
}

func (u *underlying) collect(v *ir.Value, depth int) {
	if u.visited[v] {
		return
	}
	u.visited[v] = true
	if depth == 0 {
		u.add(v)
		return
	}
	depth--
	op := v.DefiningOp()
	if op == nil {
		u.argument(v, depth)
		return
	}
	if source := ir.ViewSource(op); source != nil && v.Index() == 0 {
		u.collect(source, depth)
		return
	}
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		u.successor(op, branch, nil, v, depth)
		return
	}
	u.add(v)
}

func (u *underlying) add(v *ir.Value) { u.values = append(u.values, v) }

func (u *underlying) argument(arg *ir.Value, depth int) {
	b := arg.ParentBlock()
	if !b.IsEntry() {
		u.blockArgument(b, arg, depth)
		return
	}
	parent := b.ParentOp()
	if parent == nil {
		u.add(arg)
		return
	}
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](parent); ok {
		for _, s := range branch.RegionSuccessors(parent, nil) {
			if s.Region == b.Parent() {
				u.successor(parent, branch, b.Parent(), arg, depth)
			}
		}
		return // arguments of a region that is never entered have no values
	}
	u.add(arg)
}

func (u *underlying) blockArgument(b *ir.Block, arg *ir.Value, depth int) {
	for pred := range b.Predecessors() {
		t := pred.Back()
		branch, ok := ir.InterfaceOf[ir.BranchOpInterface](t)
		if !ok {
			u.add(arg)
			return
		}
		for i := range t.NumSuccessors() {
			if t.Successor(i) != b {
				continue
			}
			operands, produced := branch.SuccessorOperands(t, i)
			if arg.Index() < produced {
				u.add(arg)
				return
			}
			u.collect(operands[arg.Index()-produced].Value(), depth)
		}
	}
}

// successor follows control flow to a value that a region or, if it is nil, the operation
// has from it.
func (u *underlying) successor(op *ir.Operation, branch ir.RegionBranchOpInterface, region *ir.Region, v *ir.Value, depth int) {
	position := func(from *ir.Region) int {
		for _, s := range branch.RegionSuccessors(op, from) {
			if s.Region != region {
				continue
			}
			for i, input := range s.Inputs {
				if input == v {
					return i
				}
			}
		}
		return -1
	}
	if i := position(nil); i >= 0 {
		u.collect(branch.EntryOperands(op, region)[i].Value(), depth)
	}
	for from := range op.Regions() {
		i := position(from)
		if i < 0 {
			continue
		}
		for b := range from.Blocks() {
			t := b.Back()
			if operands, ok := ir.RegionTerminatorOperands(t, region); ok && i < len(operands) {
				u.collect(operands[i].Value(), depth)
			} else if t.NumSuccessors() == 0 {
				u.add(v) // it may leave the region with values that are not known
				return
			}
		}
	}
}
