package tablegen

import (
	"iter"
	"unsafe"
)

// A pool holds the unique values of one kind. Values are stored in chunks in order
// of creation and never move, so that pointers to them stay valid. The hash table
// contains no pointers: a probe compares hashes without dereferencing the values,
// and the garbage collector does not scan the table.
//
// Pools and slabs have functions instead of methods, because the compiler compiles the
// methods of all instances of generic types in the fields of Records in every package that
// uses Records.
type pool[T any] struct {
	hashes
	chunks [][]T
}

// hashes is the hash table of a pool.
type hashes struct {
	slots []slot // open addressing
	n     int    // how many values there are
}

// A slot is an entry of the hash table. It is empty if at is 0.
type slot struct {
	hash uint32
	at   uint32 // index of the value plus one
}

const poolChunk = 256

func valueAt[T any](p *pool[T], at uint32) *T { return &p.chunks[(at-1)/poolChunk][(at-1)%poolChunk] }

// reserve creates a hash table that is large enough for n values.
func (h *hashes) reserve(n int) { h.slots = make([]slot, 2*n) }

// start returns the index at which probing for a hash starts.
func (h *hashes) start(hash uint32) uint32 { return (hash ^ hash>>15) & uint32(len(h.slots)-1) }

// find returns the first value with that hash for which same returns true, or nil.
// Different values may have equal hashes, so same must compare the contents.
func find[T any](p *pool[T], hash uint32, same func(*T) bool) *T {
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
			if t := valueAt(p, s.at); same(t) {
				return t
			}
		}
	}
}

// add returns a zero value for the caller to fill and enters it under the hash. The
// caller has checked with find that the value is new.
func add[T any](p *pool[T], hash uint32) *T {
	if p.n%poolChunk == 0 {
		p.chunks = append(p.chunks, make([]T, poolChunk))
	}
	p.enter(hash)
	return valueAt(p, uint32(p.n))
}

// enter enters the next value under a hash. Growing rehashes only the slots.
func (h *hashes) enter(hash uint32) {
	if 4*h.n >= 3*len(h.slots) {
		old := h.slots
		h.slots = make([]slot, max(256, 2*len(old)))
		for _, s := range old {
			if s.at != 0 {
				h.put(s)
			}
		}
	}
	h.n++
	h.put(slot{hash, uint32(h.n)})
}

func (h *hashes) put(s slot) {
	mask := uint32(len(h.slots) - 1)
	i := h.start(s.hash)
	for h.slots[i].at != 0 {
		i = (i + 1) & mask
	}
	h.slots[i] = s
}

// all yields the values in order of creation.
func all[T any](p *pool[T]) iter.Seq[*T] {
	return func(yield func(*T) bool) {
		for at := range uint32(p.n) {
			if !yield(valueAt(p, at+1)) {
				return
			}
		}
	}
}

// A slab allocates values in blocks. They are never freed individually.
type slab[T any] struct{ free []T }

const slabSize = 64

func next[T any](s *slab[T]) *T {
	if len(s.free) == 0 {
		s.free = make([]T, slabSize)
	}
	p := &s.free[0]
	s.free = s.free[1:]
	return p
}

// take returns a copy of list, to which callers must not append. Short lists share an
// allocation.
func take[T any](s *slab[T], list []T) []T {
	n := len(list)
	if n == 0 {
		return nil
	}
	p := zeros(s, n)
	copy(p, list)
	return p
}

// zeros returns n consecutive zero values.
func zeros[T any](s *slab[T], n int) []T {
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
