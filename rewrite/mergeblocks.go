package rewrite

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// mergeIdenticalBlocks merges blocks of a region, and of the regions in it, that do the same
// with perhaps other operands, which become arguments. It reports whether there were any.
func mergeIdenticalBlocks(r *Rewriter, region *ir.Region) bool {
	changed := false
	for mergeInRegion(r, region) {
		changed = true
	}
	forInnerRegions(region, func(inner *ir.Region) { changed = mergeIdenticalBlocks(r, inner) || changed })
	return changed
}

// forInnerRegions calls f for the regions of the operations in region, last to first.
func forInnerRegions(region *ir.Region, f func(*ir.Region)) {
	var inner []*ir.Region
	for op := range region.Ops() {
		for x := range op.Regions() {
			inner = append(inner, x)
		}
	}
	for _, x := range slices.Backward(inner) {
		f(x)
	}
}

func mergeInRegion(r *Rewriter, region *ir.Region) bool {
	if hasOneBlock(region) {
		return false
	}
	changed := false
	for _, blocks := range bySuccessors(region) {
		if len(blocks) == 1 {
			continue
		}
		var clusters []*blockCluster
		for _, b := range blocks {
			if hasRegions(b) || slices.ContainsFunc(b.Args(), func(a *ir.Value) bool { return usedOutside(a, b) }) {
				continue
			}
			n := numberBlock(b)
			if !slices.ContainsFunc(clusters, func(c *blockCluster) bool { return c.add(n) }) {
				clusters = append(clusters, &blockCluster{leader: n})
			}
		}
		for _, c := range clusters {
			changed = c.merge(r) || changed
		}
	}
	return changed
}

// bySuccessors groups the blocks of a region after the entry block by their successors, because only
// blocks with the same ones can be identical. The groups are in the order of their first blocks.
func bySuccessors(region *ir.Region) [][]*ir.Block {
	// Each prefix of a list of successors has a number; the empty one has 0.
	type extension struct {
		prefix int
		by     *ir.Block
	}
	prefixes := map[extension]int{}
	groupOf := map[int]int{} // by prefix
	var groups [][]*ir.Block
	for b := region.Entry().Next(); b != nil; b = b.Next() {
		list := 0
		for s := range b.Successors() {
			longer := extension{list, s}
			if prefixes[longer] == 0 {
				prefixes[longer] = len(prefixes) + 1
			}
			list = prefixes[longer]
		}
		i, ok := groupOf[list]
		if !ok {
			i = len(groups)
			groupOf[list] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], b)
	}
	return groups
}

func hasRegions(b *ir.Block) bool {
	for op := range b.Ops() {
		for region := range op.Regions() {
			if !region.Empty() {
				return true
			}
		}
	}
	return false
}

// usedOutside reports whether an operation that is not directly in b uses v.
func usedOutside(v *ir.Value, b *ir.Block) bool {
	for user := range v.Users() {
		if user.Block() != b {
			return true
		}
	}
	return false
}

// A numberedBlock numbers the values that a block defines.
type numberedBlock struct {
	*ir.Block
	first map[*ir.Operation]int // the number of the first result
}

func numberBlock(b *ir.Block) *numberedBlock {
	n := &numberedBlock{b, map[*ir.Operation]int{}}
	next := b.NumArguments()
	for op := range b.Ops() {
		n.first[op] = next
		next += op.NumResults()
	}
	return n
}

func (n *numberedBlock) number(v *ir.Value) int { return n.first[v.DefiningOp()] + v.Index() }

// An operandAt is an operand of an operation in a block.
type operandAt struct{ op, operand int }

// A blockCluster is a block and the blocks to merge into it.
type blockCluster struct {
	leader *numberedBlock
	others []*ir.Block
	// differ are the operands that become arguments.
	differ map[operandAt]bool
}

// add adds a block to the cluster if it does the same as the leader.
func (c *blockCluster) add(n *numberedBlock) bool {
	a, b := c.leader, n
	if !slices.EqualFunc(a.Args(), b.Args(), func(x, y *ir.Value) bool { return x.Type() == y.Type() }) {
		return false
	}
	var differ []operandAt
	x, y := a.Front(), b.Front()
	for i := 0; x != nil && y != nil; x, y, i = x.Next(), y.Next(), i+1 {
		if !equivalentExceptOperands(x, y) {
			return false
		}
		for k := range x.NumOperands() {
			v, w := x.Operand(k), y.Operand(k)
			if v == w {
				continue
			}
			inA, inB := v.ParentBlock() == a.Block, w.ParentBlock() == b.Block
			switch {
			case v.Type() != w.Type() || inA != inB:
				return false
			case inA:
				if a.number(v) != b.number(w) {
					return false
				}
			case !canBeForwarded(a.Block, v) || !canBeForwarded(b.Block, w):
				return false
			default:
				differ = append(differ, operandAt{i, k})
			}
		}
		for k := range x.NumResults() {
			if usedOutside(x.Result(k), a.Block) || usedOutside(y.Result(k), b.Block) {
				return false
			}
		}
	}
	if x != nil || y != nil {
		return false
	}
	if c.differ == nil {
		c.differ = map[operandAt]bool{}
	}
	for _, d := range differ {
		c.differ[d] = true
	}
	c.others = append(c.others, b.Block)
	return true
}

// canBeForwarded reports whether the predecessors of b can forward v to it: the result of
// a predecessor's terminator does not dominate that.
func canBeForwarded(b *ir.Block, v *ir.Value) bool {
	def := v.DefiningOp()
	if def == nil || def != v.ParentBlock().Back() {
		return true
	}
	for p := range b.Predecessors() {
		if p == v.ParentBlock() {
			return false
		}
	}
	return true
}

// equivalentExceptOperands reports whether operations without regions differ at most in
// their operands and locations.
func equivalentExceptOperands(x, y *ir.Operation) bool {
	if x.Def() != y.Def() || x.NumOperands() != y.NumOperands() || x.NumResults() != y.NumResults() || x.NumRegions() != y.NumRegions() {
		return false
	}
	for slot := range x.Def().Attributes {
		if x.Inherent(slot) != y.Inherent(slot) {
			return false
		}
	}
	for i := range x.NumResults() {
		if x.Result(i).Type() != y.Result(i).Type() {
			return false
		}
	}
	return x.UnregisteredProperties() == y.UnregisteredProperties() && slices.Equal(x.Attrs(), y.Attrs())
}

// canForwardMore reports whether the operands that the predecessors of b forward can be
// changed.
func canForwardMore(b *ir.Block) bool {
	for u := range b.Uses() {
		if _, ok := ir.InterfaceOf[ir.BranchOpInterface](u.Owner()); !ok {
			return false
		}
	}
	return true
}

// merge makes the branches to the other blocks branches to the leader, and erases those.
func (c *blockCluster) merge(r *Rewriter) bool {
	if len(c.others) == 0 {
		return false
	}
	blocks := append([]*ir.Block{c.leader.Block}, c.others...)
	if len(c.differ) > 0 {
		if slices.ContainsFunc(blocks, func(b *ir.Block) bool { return !canForwardMore(b) }) {
			return false
		}
		c.forward(r, blocks)
	}
	for _, b := range c.others {
		r.ReplaceBlockUses(b, c.leader.Block)
		r.EraseBlock(b)
	}
	return true
}

// forward makes the operands that differ arguments of the leader.
func (c *blockCluster) forward(r *Rewriter, blocks []*ir.Block) {
	list := make([]operandAt, 0, len(c.differ))
	for d := range c.differ {
		list = append(list, d)
	}
	slices.SortFunc(list, func(x, y operandAt) int {
		return cmp.Or(cmp.Compare(x.op, y.op), cmp.Compare(x.operand, y.operand))
	})
	// forwarded are the values for the new arguments by block, without those that equal an earlier
	// one in every block.
	forwarded := make([][]*ir.Value, len(blocks))
	ops := make([]*ir.Operation, len(blocks))
	for i, b := range blocks {
		ops[i] = b.Front()
	}
	leader := c.leader.Block
	old := leader.NumArguments()
	at := 0
	for _, d := range list {
		for ; at < d.op; at++ {
			for i := range ops {
				ops[i] = ops[i].Next()
			}
		}
		values := make([]*ir.Value, len(blocks))
		for i, op := range ops {
			values[i] = op.Operand(d.operand)
		}
		same := 0
		for same < len(forwarded[0]) && !forwards(forwarded, same, values) {
			same++
		}
		if same == len(forwarded[0]) {
			leader.AddArgument(values[0].Type(), values[0].Location())
			for i, v := range values {
				forwarded[i] = append(forwarded[i], v)
			}
		}
		r.SetOperand(ops[0], d.operand, leader.Argument(old+same))
	}
	for i, b := range blocks {
		for u := range b.Uses() {
			branch, k := u.Owner(), u.Index()
			r.changeForwarded(branch, k, func(now []*ir.Value) []*ir.Value { return append(now, forwarded[i]...) })
		}
	}
}

// forwards reports whether value k is the given one in every list.
func forwards(lists [][]*ir.Value, k int, values []*ir.Value) bool {
	for i := range lists {
		if lists[i][k] != values[i] {
			return false
		}
	}
	return true
}

// changeForwarded changes the values that a branch forwards to successor i.
func (r *Rewriter) changeForwarded(branch *ir.Operation, i int, change func([]*ir.Value) []*ir.Value) {
	x, _ := ir.InterfaceOf[ir.BranchOpInterface](branch)
	operands, _ := x.SuccessorOperands(branch, i)
	now := make([]*ir.Value, len(operands))
	for k := range operands {
		now[k] = operands[k].Value()
	}
	if !ir.SetSuccessorOperands(branch, i, change(now)) {
		r.Errorf(branch.Location().Place(), "'%s' op forwards operands to successor #%d that cannot be changed", branch.Name(), i)
		return
	}
	r.Modified(branch)
}

// dropRedundantArguments replaces the arguments of blocks that get the same value from
// every predecessor, in the region and the regions in it.
func dropRedundantArguments(r *Rewriter, region *ir.Region) bool {
	changed := false
	for b := range region.Blocks() {
		changed = dropRedundantIn(r, b) || changed
	}
	forInnerRegions(region, func(inner *ir.Region) { changed = dropRedundantArguments(r, inner) || changed })
	return changed
}

func dropRedundantIn(r *Rewriter, b *ir.Block) bool {
	var drop []int
	for i, arg := range b.Args() {
		if v := commonValue(b, i); v != nil && v != arg {
			drop = append(drop, i)
			r.ReplaceAllUsesWith(arg, v)
		}
	}
	for _, i := range slices.Backward(drop) {
		b.EraseArgument(i)
		for u := range b.Uses() {
			branch, k := u.Owner(), u.Index()
			r.changeForwarded(branch, k, func(now []*ir.Value) []*ir.Value {
				_, produced := producedBy(branch, k)
				return slices.Delete(now, i-produced, i-produced+1)
			})
		}
	}
	return len(drop) > 0
}

// commonValue returns the value that every predecessor of b forwards to argument i, or nil.
func commonValue(b *ir.Block, i int) *ir.Value {
	var common *ir.Value
	for u := range b.Uses() {
		operands, produced := producedBy(u.Owner(), u.Index())
		if k := i - produced; k < 0 || k >= len(operands) {
			return nil
		} else if v := operands[k].Value(); common == nil {
			common = v
		} else if v != common {
			return nil
		}
	}
	return common
}

// producedBy returns the operands that an operation forwards to a successor, and how many values it
// produces for the successor itself. It returns nothing unless the operation is a branch.
func producedBy(op *ir.Operation, i int) (operands []ir.Operand, produced int) {
	if x, ok := ir.InterfaceOf[ir.BranchOpInterface](op); ok {
		return x.SuccessorOperands(op, i)
	}
	return nil, 0
}
