package ir

import (
	"sync"

	"github.com/mica-ir/mica/internal/chunked"
)

// An OpSet is a set of operations in insertion order. It marks the operations, which takes less
// time and memory than a map. An operation has only one mark, so operations that another set has
// marked are kept in a map. While an operation is in a set, only one goroutine may query any set
// for it.
type OpSet struct {
	marks *opMarks
	mark  uint16 // 0 if no mark was free
	list  chunked.List[*Operation]
	other map[*Operation]struct{} // those without the mark
}

// NewOpSet returns an empty set of operations of a context. It must be released.
func (c *Context) NewOpSet() *OpSet { return &OpSet{marks: &c.opMarks, mark: c.opMarks.take()} }

// Has reports whether op is in the set.
func (s *OpSet) Has(op *Operation) bool {
	if s.mark != 0 && op.mark == s.mark {
		return true
	}
	if len(s.other) == 0 {
		return false
	}
	_, ok := s.other[op]
	return ok
}

// Add adds op.
func (s *OpSet) Add(op *Operation) {
	switch {
	case s.Has(op):
		return
	case s.mark != 0 && op.mark == 0:
		op.mark = s.mark
	default:
		if s.other == nil {
			s.other = map[*Operation]struct{}{}
		}
		s.other[op] = struct{}{}
	}
	s.list.Add(op)
}

// Len returns the number of operations in the set.
func (s *OpSet) Len() int { return s.list.Len() }

// Truncate removes all but the n operations that were added first.
func (s *OpSet) Truncate(n int) {
	for i := n; i < s.list.Len(); i++ {
		if op := *s.list.At(i); s.mark != 0 && op.mark == s.mark {
			op.mark = 0
		} else {
			delete(s.other, op)
		}
	}
	s.list.Truncate(n)
}

// Release empties the set, which must not be used any more.
func (s *OpSet) Release() {
	s.Truncate(0)
	s.marks.give(s.mark)
	s.mark = 0
}

// opMarks are the marks that no set of a context has.
type opMarks struct {
	mu   sync.Mutex
	free []uint16
	last uint16 // the greatest one that was ever given
}

// take returns a mark, or 0 if all are in use.
func (m *opMarks) take() uint16 {
	m.mu.Lock()
	defer m.mu.Unlock()
	if n := len(m.free) - 1; n >= 0 {
		mark := m.free[n]
		m.free = m.free[:n]
		return mark
	}
	if m.last == 1<<16-1 {
		return 0
	}
	m.last++
	return m.last
}

func (m *opMarks) give(mark uint16) {
	if mark != 0 {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.free = append(m.free, mark)
	}
}
