package transforms

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// SortCommutativeOperands returns the pattern with which MLIR's populateCommutativityUtilsPatterns
// sorts the operands of commutative operations, so that patterns have to handle fewer orders.
//
// Operands are compared by the operations that compute them: a breadth-first search visits the
// operation that defines an operand, then those that define its operands, and so on. The sequences
// of visits are compared lexicographically: block arguments come before operations, which are
// sorted by name, and constants come last.
//
// As in MLIR, a search that ended in an earlier comparison counts only by its length. The order of
// some operands therefore depends on which pairs are compared, that is, on the sorting algorithm.
// It is the same as in libstdc++.
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
	mergeSort(list, (*commutativeOperand).less)
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

// An ancestor is one visit of a search: an operation, or a block argument, which has no name.
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

// A commutativeOperand is an operand with the state of its search, which advances only as needed.
type commutativeOperand struct {
	value   *ir.Value
	visited []ancestor
	queue   []*ir.Operation // the last one visited, then those to be visited; nil for a block argument
	seen    map[*ir.Operation]bool
}

func newCommutativeOperand(v *ir.Value) *commutativeOperand {
	o := &commutativeOperand{value: v, seen: map[*ir.Operation]bool{}}
	o.push(v.DefiningOp())
	o.visit()
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

// visit records the operation at the front of the queue.
func (o *commutativeOperand) visit() {
	if len(o.queue) == 0 {
		return
	}
	var a ancestor
	if op := o.queue[0]; op != nil {
		a = ancestor{operation, op.Name()}
		if op.Has(ir.ConstantLike) {
			a.kind = constant
		}
	}
	o.visited = append(o.visited, a)
}

// advance moves to the next operation of the search.
func (o *commutativeOperand) advance() {
	if len(o.queue) == 0 {
		return
	}
	op := o.queue[0]
	if o.queue = o.queue[1:]; op != nil {
		for _, v := range op.Operands() {
			o.push(v.DefiningOp())
		}
	}
	o.visit()
}

func (o *commutativeOperand) less(p *commutativeOperand) bool {
	if o.value == p.value {
		return false
	}
	for i := 0; ; i++ {
		if len(o.visited) == i {
			o.advance()
		}
		if len(p.visited) == i {
			p.advance()
		}
		if len(o.queue) == 0 || len(p.queue) == 0 {
			return len(o.visited) < len(p.visited)
		}
		if c := o.visited[i].compare(p.visited[i]); c != 0 {
			return c < 0
		}
	}
}

// insertionLength is the length of the parts that mergeSort sorts by insertion.
const insertionLength = 7

// mergeSort sorts a list as std::stable_sort of libstdc++ does: the order of the comparisons
// matters if less is not transitive.
func mergeSort[E any](list []E, less func(x, y E) bool) {
	if len(list) < 2 {
		return
	}
	middle := (len(list) + 1) / 2
	for _, half := range [][]E{list[:middle], list[middle:]} {
		for part := range slices.Chunk(half, insertionLength) {
			insertionSort(part, less)
		}
		for n := insertionLength; n < len(half); n *= 2 {
			for pair := range slices.Chunk(half, 2*n) {
				if len(pair) > n {
					copy(pair, merge(pair[:n], pair[n:], less))
				}
			}
		}
	}
	if len(list)%2 == 0 {
		copy(list, merge(list[:middle], list[middle:], less))
		return
	}
	// The shorter half is merged from its end.
	x, y := slices.Clone(list[:middle]), slices.Clone(list[middle:])
	for end := len(list) - 1; len(y) > 0; end-- {
		if len(x) > 0 && less(y[len(y)-1], x[len(x)-1]) {
			list[end], x = x[len(x)-1], x[:len(x)-1]
		} else {
			list[end], y = y[len(y)-1], y[:len(y)-1]
		}
	}
}

func insertionSort[E any](list []E, less func(x, y E) bool) {
	for i := 1; i < len(list); i++ {
		e, at := list[i], i
		if less(e, list[0]) {
			at = 0
		} else {
			for at > 0 && less(e, list[at-1]) { // less is no order: it may now hold for the first one, too
				at--
			}
		}
		copy(list[at+1:i+1], list[at:i])
		list[at] = e
	}
}

func merge[E any](x, y []E, less func(x, y E) bool) []E {
	all := make([]E, 0, len(x)+len(y))
	for len(x) > 0 && len(y) > 0 {
		if less(y[0], x[0]) {
			all, y = append(all, y[0]), y[1:]
		} else {
			all, x = append(all, x[0]), x[1:]
		}
	}
	return append(append(all, x...), y...)
}
