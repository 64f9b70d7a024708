package bufferize

import (
	"iter"

	"github.com/mica-ir/mica/ir"
)

// Classes are disjoint sets of values. A value that has not been joined with another one is a
// set of its own.
type classes struct{ of map[*ir.Value]*member }

// A member is a value in a set. The members of a set are a list, whose first and last one the
// root of the tree of parents knows. The root counts uses of the values, see [classes.addUse].
type member struct {
	value       *ir.Value
	parent      *member
	next        *member
	first, last *member
	uses        int
}

func (c *classes) member(v *ir.Value) *member {
	if c.of == nil {
		c.of = map[*ir.Value]*member{}
	}
	m := c.of[v]
	if m == nil {
		m = &member{value: v}
		m.parent, m.first, m.last = m, m, m
		c.of[v] = m
	}
	return m
}

// root returns the root of a set. It compresses the path: the root becomes the parent of the members
// on the way.
func (m *member) root() *member {
	r := m
	for r.parent != r {
		r = r.parent
	}
	for m != r {
		m.parent, m = r, m.parent
	}
	return r
}

// root returns the root of the set of a value, which identifies the set until it is joined.
func (c *classes) root(v *ir.Value) *member { return c.member(v).root() }

// join joins the sets of two values. The members of that of w follow.
func (c *classes) join(v, w *ir.Value) {
	a, b := c.member(v).root(), c.member(w).root()
	if a == b {
		return
	}
	a.last.next = b.first
	a.last = b.last
	a.uses += b.uses
	b.parent = a
}

// addUse counts a use in the set of v.
func (c *classes) addUse(v *ir.Value) { c.member(v).root().uses++ }

// isUsed reports whether a use in the set of v has been counted.
func (c *classes) isUsed(v *ir.Value) bool { return c.of[v] != nil && c.of[v].root().uses > 0 }

func (c *classes) joined(v, w *ir.Value) bool {
	return v == w || c.of[v] != nil && c.of[w] != nil && c.of[v].root() == c.of[w].root()
}

// members returns the values of the set of v.
func (c *classes) members(v *ir.Value) iter.Seq[*ir.Value] {
	return func(yield func(*ir.Value) bool) {
		for m := c.member(v).root().first; m != nil; m = m.next {
			if !yield(m.value) {
				return
			}
		}
	}
}
