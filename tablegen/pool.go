package tablegen

import (
	"iter"
	"unsafe"
)

// A pool holds the unique things of one kind. They stand in chunks, in the order
// in which they were made, and never move; the table of their hashes has no
// pointers, so that a search touches nothing that it does not want, and the
// collector passes the table by.
type pool[T any] struct {
	slots  []slot // open addressing
	chunks [][]T
	n      int
}

// A slot is a place in the table of hashes. It is empty if at is 0.
type slot struct {
	hash uint32
	at   uint32 // one more than the number of the thing
}

const poolChunk = 256

func (p *pool[T]) get(at uint32) *T { return &p.chunks[(at-1)/poolChunk][(at-1)%poolChunk] }

// reserve makes the table of hashes large enough for n things.
func (p *pool[T]) reserve(n int) { p.slots = make([]slot, 2*n) }

// start returns where the search for a hash starts.
func (p *pool[T]) start(hash uint32) uint32 { return (hash ^ hash>>15) & uint32(len(p.slots)-1) }

// find returns the first thing of that hash that same accepts, nil if there is
// none.
func (p *pool[T]) find(hash uint32, same func(*T) bool) *T {
	if p.n == 0 {
		return nil
	}
	mask := uint32(len(p.slots) - 1)
	for i := p.start(hash); ; i = (i + 1) & mask {
		s := p.slots[i]
		if s.at == 0 {
			return nil
		}
		if s.hash == hash {
			if t := p.get(s.at); same(t) {
				return t
			}
		}
	}
}

// add returns room for a new thing.
func (p *pool[T]) add(hash uint32) *T {
	if 4*p.n >= 3*len(p.slots) {
		old := p.slots
		p.slots = make([]slot, max(256, 2*len(old)))
		for _, s := range old {
			if s.at != 0 {
				p.put(s)
			}
		}
	}
	if p.n%poolChunk == 0 {
		p.chunks = append(p.chunks, make([]T, poolChunk))
	}
	p.n++
	p.put(slot{hash, uint32(p.n)})
	return p.get(uint32(p.n))
}

func (p *pool[T]) put(s slot) {
	mask := uint32(len(p.slots) - 1)
	i := p.start(s.hash)
	for p.slots[i].at != 0 {
		i = (i + 1) & mask
	}
	p.slots[i] = s
}

// all yields the things in the order in which they were made.
func (p *pool[T]) all() iter.Seq[*T] {
	return func(yield func(*T) bool) {
		for at := range uint32(p.n) {
			if !yield(p.get(at + 1)) {
				return
			}
		}
	}
}

// A slab hands out values that are never given back, many for one allocation.
type slab[T any] struct{ free []T }

const slabSize = 64

func (s *slab[T]) next() *T {
	if len(s.free) == 0 {
		s.free = make([]T, slabSize)
	}
	p := &s.free[0]
	s.free = s.free[1:]
	return p
}

// take returns a copy of list, which nobody may append to. Short ones share an
// allocation.
func (s *slab[T]) take(list []T) []T {
	n := len(list)
	if n == 0 {
		return nil
	}
	p := s.room(n)
	copy(p, list)
	return p
}

// room returns n zero values in a row.
func (s *slab[T]) room(n int) []T {
	if n > len(s.free) {
		if n > slabSize/4 {
			return make([]T, n)
		}
		s.free = make([]T, 4*slabSize)
	}
	p := s.free[:n:n]
	s.free = s.free[n:]
	return p
}

// A textSlab holds the texts of strings that were computed, many in one
// allocation.
type textSlab struct{ free []byte }

func (s *textSlab) take(b []byte) string {
	n := len(b)
	if n == 0 {
		return ""
	}
	if n > len(s.free) {
		if n > 1<<10 {
			return string(b)
		}
		s.free = make([]byte, 16<<10)
	}
	copy(s.free, b)
	t := unsafe.String(&s.free[0], n)
	s.free = s.free[n:]
	return t
}
