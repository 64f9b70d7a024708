package transforms

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// SortCommutativeOperands returns the pattern with which MLIR's populateCommutativityUtilsPatterns
// sorts the operands of commutative operations, so that patterns meet fewer orders of them.
//
// Operands are compared by what computes them: a breadth-first search visits the operation
// that defines an operand, then those that define its operands, and so on. The sequences of
// what is visited are compared lexicographically: block arguments are before operations,
// which are sorted by name, and constants are last. Equal operands keep their order.
func SortCommutativeOperands() *rewrite.Pattern {
	return &rewrite.Pattern{Name: "SortCommutativeOperands", AnyOp: true, Benefit: 5, MatchAndRewrite: sortOperands}
}

func sortOperands(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !op.Has(ir.IsCommutative) || op.NumOperands() < 2 {
		return false
	}
	list := make([]*commutativeOperand, op.NumOperands())
	for i, v := range op.Operands() {
		list[i] = newCommutativeOperand(v)
	}
	slices.SortStableFunc(list, (*commutativeOperand).compare)
	sorted := make([]*ir.Value, len(list))
	for i, o := range list {
		sorted[i] = o.value
	}
	if slices.Equal(sorted, op.Operands()) {
		return false
	}
	r.ModifyInPlace(op, func() { op.SetOperands(sorted) })
	return true
}

// An ancestor is what a search visits: an operation, or a block argument, which has none.
type ancestor struct {
	kind ancestorKind
	name string // of the operation
}

type ancestorKind uint8

const (
	blockArgument ancestorKind = iota
	operation
	constant
)

func (a ancestor) compare(b ancestor) int {
	return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.name, b.name))
}

// A commutativeOperand is an operand with the search from it as far as it was needed.
type commutativeOperand struct {
	value   *ir.Value
	visited []ancestor
	queue   []*ir.Operation // nil for a block argument
	seen    map[*ir.Operation]bool
}

func newCommutativeOperand(v *ir.Value) *commutativeOperand {
	o := &commutativeOperand{value: v, seen: map[*ir.Operation]bool{}}
	o.push(v.DefiningOp())
	return o
}

func (o *commutativeOperand) push(op *ir.Operation) {
	if op != nil {
		if o.seen[op] {
			return
		}
		o.seen[op] = true
	}
	o.queue = append(o.queue, op)
}

// at returns element i of what the search visits, and whether it gets that far.
func (o *commutativeOperand) at(i int) (ancestor, bool) {
	for len(o.visited) <= i && len(o.queue) > 0 {
		op := o.queue[0]
		o.queue = o.queue[1:]
		if op == nil {
			o.visited = append(o.visited, ancestor{})
			continue
		}
		kind := operation
		if op.Has(ir.ConstantLike) {
			kind = constant
		}
		o.visited = append(o.visited, ancestor{kind, op.Name()})
		for _, v := range op.Operands() {
			o.push(v.DefiningOp())
		}
	}
	if i >= len(o.visited) {
		return ancestor{}, false
	}
	return o.visited[i], true
}

func (o *commutativeOperand) compare(p *commutativeOperand) int {
	if o.value == p.value {
		return 0
	}
	for i := 0; ; i++ {
		x, ok := o.at(i)
		y, more := p.at(i)
		switch c := x.compare(y); {
		case !ok && !more:
			return 0
		case !ok:
			return -1
		case !more:
			return 1
		case c != 0:
			return c
		}
	}
}
