package dataflow

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A lattice has an element for each value. The bottom of the lattice is the zero V.
type lattice[V comparable] struct {
	solver   *Solver
	join     func(a, b V) V
	elements map[*ir.Value]*element[V]
	// updated, if it is not nil, is called when the element of a value has changed.
	updated func(v *ir.Value, x V)
}

// An element is the lattice element of a value.
type element[V comparable] struct {
	State
	value V
	users []Analysis // visit all users of the value when it changes
}

func newLattice[V comparable](s *Solver, join func(a, b V) V) *lattice[V] {
	return &lattice[V]{solver: s, join: join, elements: map[*ir.Value]*element[V]{}}
}

func (l *lattice[V]) element(v *ir.Value) *element[V] {
	e := l.elements[v]
	if e == nil {
		e = &element[V]{}
		l.elements[v] = e
	}
	return e
}

// value returns the element of a value.
func (l *lattice[V]) value(v *ir.Value) (x V) {
	if e := l.elements[v]; e != nil {
		return e.value
	}
	return x
}

// read returns the element of a value for a visit, which is repeated when the element
// changes.
func (l *lattice[V]) read(v *ir.Value, w Work) V {
	e := l.element(v)
	e.Depend(w)
	return e.value
}

// readOperand returns the element of a value for an analysis, which visits all users of the
// value again when the element changes.
func (l *lattice[V]) readOperand(v *ir.Value, a Analysis) V {
	e := l.element(v)
	if !slices.Contains(e.users, a) {
		e.users = append(e.users, a)
	}
	return e.value
}

// add joins x into the element of a value.
func (l *lattice[V]) add(v *ir.Value, x V) {
	var bottom V
	if x == bottom {
		return
	}
	e := l.element(v)
	if e.value != bottom {
		x = l.join(e.value, x)
	}
	if x == e.value {
		return
	}
	e.value = x
	l.solver.Changed(&e.State)
	if len(e.users) > 0 {
		for user := range v.Users() {
			for _, a := range e.users {
				l.solver.enqueue(Work{a, Point{Op: user}})
			}
		}
	}
	if l.updated != nil {
		l.updated(v, x)
	}
}
