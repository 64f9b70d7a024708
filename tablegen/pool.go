package tablegen

import (
	"iter"
	"unsafe"
)

// A pool holds the unique values of one kind. Values are stored in chunks in order
// of creation and never move, so that pointers to them stay valid. The hash table
// contains no pointers: a probe compares hashes without dereferencing the values,
// and the garbage collector does not scan the table.
type pool[T any] struct {
	slots  []slot // open addressing
	chunks [][]T
	n      int
}

// A slot is an entry of the hash table. It is empty if at is 0.
type slot struct {
	hash uint32
	at   uint32 // index of the value plus one
}

const poolChunk = 256

func (p *pool[T]) get(at uint32) *T { return &p.chunks[(at-1)/poolChunk][(at-1)%poolChunk] }

// reserve creates a hash table that is large enough for n values.
func (p *pool[T]) reserve(n int) { p.slots = make([]slot, 2*n) }

// start returns the index at which probing for a hash starts.
func (p *pool[T]) start(hash uint32) uint32 { return (hash ^ hash>>15) & uint32(len(p.slots)-1) }

// find returns the first value with that hash for which same returns true, or nil.
// Different values may have equal hashes, so same must compare the contents.
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

// add returns a zero value for the caller to fill and enters it under the hash. The
// caller has checked with find that the value is new. Growing rehashes only the
// slots.
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

// all yields the values in order of creation.
func (p *pool[T]) all() iter.Seq[*T] {
	return func(yield func(*T) bool) {
		for at := range uint32(p.n) {
			if !yield(p.get(at + 1)) {
				return
			}
		}
	}
}

// A slab allocates values in blocks. They are never freed individually.
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

// take returns a copy of list, to which callers must not append. Short lists share an
// allocation.
func (s *slab[T]) take(list []T) []T {
	n := len(list)
	if n == 0 {
		return nil
	}
	p := s.zeros(n)
	copy(p, list)
	return p
}

// zeros returns n consecutive zero values.
func (s *slab[T]) zeros(n int) []T {
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

// A textSlab stores computed strings, many per allocation.
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
