package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// Unverified are the operations that rules have made or changed, until they are known to be valid. The
// natives of dialects rely on the verifiers' checks of their operation and of those around it. While
// there is an invalid operation, the driver therefore only applies the patterns of matchers, which may
// make it valid again. Operations visited meanwhile wait.
type unverified struct {
	watching bool // a pattern that may make invalid operations is active
	changed  []*ir.Operation
	invalid  map[*ir.Operation]bool
	waiting  worklist
}

// reset prepares for another region.
func (u *unverified) reset() {
	u.watching, u.changed = false, u.changed[:0]
	clear(u.invalid)
	if u.waiting.len() > 0 {
		u.waiting.clear()
	}
}

// note records that a rule has made or changed an operation.
func (u *unverified) note(op *ir.Operation) {
	if !u.watching || op == nil {
		return
	}
	if n := len(u.changed); n == 0 || u.changed[n-1] != op {
		u.changed = append(u.changed, op)
	}
	if b := op.Block(); b != nil && b.Back() == op {
		u.noteAround(op)
	}
}

// noteAround records the parent of an operation that ends a block.
func (u *unverified) noteAround(op *ir.Operation) {
	if parent := op.ParentOp(); parent != nil && !slices.Contains(u.changed, parent) {
		u.changed = append(u.changed, parent)
	}
}

// erased forgets an erased operation.
func (u *unverified) erased(op *ir.Operation) {
	if len(u.changed) > 0 {
		u.changed = slices.DeleteFunc(u.changed, func(o *ir.Operation) bool { return o == op })
	}
	if u.watching && op.Block() != nil && op.Block().Back() == op {
		u.noteAround(op)
	}
	if len(u.invalid) > 0 {
		delete(u.invalid, op)
		u.waiting.remove(op)
	}
}

// verify verifies the operations that the finished pattern created or changed.
func (u *unverified) verify() {
	u.watching = false
	u.verifyAll(u.changed)
	clear(u.changed)
	u.changed = u.changed[:0]
}

// verifyAll verifies operations, inner ones before those around them.
func (u *unverified) verifyAll(ops []*ir.Operation) {
	var outer []*ir.Operation
	for _, op := range ops {
		if op.NumRegions() > 0 {
			outer = append(outer, op)
		} else {
			u.verifyOne(op)
		}
	}
	slices.SortStableFunc(outer, func(a, b *ir.Operation) int { return depth(b) - depth(a) })
	for _, op := range outer {
		u.verifyOne(op)
	}
}

func (u *unverified) verifyOne(op *ir.Operation) {
	if !u.hasInvalid(op) && ir.VerifyAlone(op, nil) {
		delete(u.invalid, op)
		return
	}
	if u.invalid == nil {
		u.invalid = map[*ir.Operation]bool{}
	}
	u.invalid[op] = true
}

// hasInvalid reports whether there is an invalid operation in the regions of op.
func (u *unverified) hasInvalid(op *ir.Operation) bool {
	if op.NumRegions() == 0 {
		return false
	}
	for o := range u.invalid {
		if o != op && op.IsAncestor(o) {
			return true
		}
	}
	return false
}

// depth returns the number of operations around op, plus one.
func depth(op *ir.Operation) (n int) {
	for ; op != nil; op = op.ParentOp() {
		n++
	}
	return n
}

// suspended reports whether only the patterns of matchers may be applied to op, which is visited again
// when all operations are valid.
func (g *greedy) suspended(op *ir.Operation) bool {
	if g.a.onlyMatchers = len(g.unverified.invalid) > 0; g.a.onlyMatchers {
		g.unverified.waiting.push(op)
	}
	return g.a.onlyMatchers
}

// resume revisits the waiting operations once all operations are valid, perhaps because others have
// changed.
func (g *greedy) resume() bool {
	u := &g.unverified
	if len(u.invalid) > 0 {
		list := make([]*ir.Operation, 0, len(u.invalid))
		for op := range u.invalid {
			list = append(list, op)
		}
		u.verifyAll(list)
	}
	if len(u.invalid) > 0 || u.waiting.len() == 0 {
		return false
	}
	for op := u.waiting.pop(); op != nil; op = u.waiting.pop() {
		g.work.push(op)
	}
	return true
}
