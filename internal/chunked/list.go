// Package chunked has lists that do not move their elements when they grow.
package chunked

import "iter"

const (
	bits = 8
	size = 1 << bits
)

// A List is a list that grows and shrinks at its end. Unlike a slice it makes no garbage when it
// grows. The zero List is empty.
type List[T any] struct {
	chunks []*[size]T
	n      int
}

// Len returns the number of elements.
func (l *List[T]) Len() int { return l.n }

// At returns the place of element i, which stays where it is.
func (l *List[T]) At(i int) *T { return &l.chunks[i>>bits][i&(size-1)] }

// Add appends an element.
func (l *List[T]) Add(x T) {
	if l.n == len(l.chunks)<<bits {
		l.chunks = append(l.chunks, new([size]T))
	}
	l.n++
	*l.At(l.n - 1) = x
}

// All yields the elements.
func (l *List[T]) All() iter.Seq[T] {
	return func(yield func(T) bool) {
		for i := range l.n {
			if !yield(*l.At(i)) {
				return
			}
		}
	}
}

// Truncate removes all but the first n elements.
func (l *List[T]) Truncate(n int) {
	var zero T
	for i := n; i < l.n; i++ {
		*l.At(i) = zero
	}
	l.n = n
}

// Remove removes element i, and moves those after it.
func (l *List[T]) Remove(i int) {
	for ; i < l.n-1; i++ {
		*l.At(i) = *l.At(i + 1)
	}
	l.Truncate(l.n - 1)
}
