package ir

import (
	"hash/maphash"
	"math/bits"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/mica-ir/mica/num"
)

// A table is the set of uniqued objects of one kind, a hash table with open
// addressing and linear probing that is never more than half full. Lookups are
// lock-free: an entry is never moved or removed within its array, and growing copies
// the entries to a new array before publishing it. Inserting takes the mutex. A
// lookup that races with an insertion may miss the new entry, so unique repeats the
// lookup under the mutex.
//
// The type is not generic, because the compiler compiles the methods of all instances of
// generic types in the fields of Context in every package that uses Context. The field of
// Context determines the type of the objects.
type table struct {
	mu    sync.Mutex
	slots atomic.Pointer[[]slot]
	n     int
}

// A slot's hash is written before its pointer is published, so a reader that sees the
// pointer also sees the hash.
type slot struct {
	p    unsafe.Pointer
	hash uint64
}

func (s *slot) load() unsafe.Pointer { return atomic.LoadPointer(&s.p) }

const firstSlots = 16 // a power of two, as are all sizes

// find returns the object with hash h for which eq holds, or nil.
func find[T any](t *table, h uint64, eq func(*T) bool) *T {
	sp := t.slots.Load()
	if sp == nil {
		return nil
	}
	s := *sp
	mask := uint64(len(s) - 1)
	for i := h & mask; ; i = (i + 1) & mask {
		p := (*T)(s[i].load())
		if p == nil {
			return nil
		}
		if s[i].hash == h && eq(p) {
			return p
		}
	}
}

// unique returns the object with hash h for which eq holds. If it does not exist yet, unique
// inserts the one that mk returns.
func unique[T any](t *table, h uint64, eq func(*T) bool, mk func() *T) *T {
	if p := find(t, h, eq); p != nil {
		return p
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if p := find(t, h, eq); p != nil {
		return p
	}
	p := mk()
	t.put(h, unsafe.Pointer(p))
	return p
}

// put inserts p, which must not be in the table, and grows the table if it would
// become more than half full. The caller holds t.mu.
func (t *table) put(h uint64, p unsafe.Pointer) {
	sp := t.slots.Load()
	if sp == nil || (t.n+1)*2 > len(*sp) {
		size := firstSlots
		if sp != nil {
			size = 2 * len(*sp)
		}
		grown := make([]slot, size)
		if sp != nil {
			for i := range *sp {
				if q := (*sp)[i].load(); q != nil {
					place(grown, (*sp)[i].hash, q)
				}
			}
		}
		place(grown, h, p)
		t.slots.Store(&grown)
	} else {
		place(*sp, h, p)
	}
	t.n++
}

// place stores p in the first free slot of its probe sequence.
func place(s []slot, h uint64, p unsafe.Pointer) {
	mask := uint64(len(s) - 1)
	i := h & mask
	for s[i].load() != nil {
		i = (i + 1) & mask
	}
	s[i].hash = h
	atomic.StorePointer(&s[i].p, p)
}

// secret is random per process, so that no input can be crafted to cause hash
// collisions.
var secret = maphash.Bytes(maphash.MakeSeed(), nil) | 1

// mix combines the hash h with v by a 128-bit multiplication, as wyhash does.
func mix(h, v uint64) uint64 {
	hi, lo := bits.Mul64(h^v, secret)
	return hi ^ lo
}

func mixString[S string | []byte](h uint64, s S) uint64 {
	h = mix(h, uint64(len(s)))
	i := 0
	for ; i+8 <= len(s); i += 8 {
		h = mix(h, uint64(s[i])|uint64(s[i+1])<<8|uint64(s[i+2])<<16|uint64(s[i+3])<<24|
			uint64(s[i+4])<<32|uint64(s[i+5])<<40|uint64(s[i+6])<<48|uint64(s[i+7])<<56)
	}
	var last uint64
	for ; i < len(s); i++ {
		last = last<<8 | uint64(s[i])
	}
	return mix(h, last)
}

func mixInts(h uint64, s []int64) uint64 {
	h = mix(h, uint64(len(s)))
	for _, v := range s {
		h = mix(h, uint64(v))
	}
	return h
}

func mixAPInt(h uint64, x num.APInt) uint64 {
	h = mix(h, uint64(x.Width()))
	for i := 0; i == 0 || i < x.Width(); i += 64 {
		h = mix(h, x.Word(i/64))
	}
	return h
}

func mixTypes(h uint64, s []Type) uint64 {
	h = mix(h, uint64(len(s)))
	for _, t := range s {
		h = mix(h, t.typeBase().hash)
	}
	return h
}

func mixType(h uint64, t Type) uint64 {
	if t == nil {
		return mix(h, 1)
	}
	return mix(h, t.typeBase().hash)
}

func mixAttr(h uint64, a Attribute) uint64 {
	if a == nil {
		return mix(h, 1)
	}
	return mix(h, a.attrBase().hash)
}

// The seeds start the hashes of different kinds, so that objects with the same
// components but of different kinds have different hashes.
const (
	seedInteger uint64 = iota + 101
	seedFloat
	seedIndex
	seedNone
	seedFunction
	seedTuple
	seedComplex
	seedVector
	seedRanked
	seedUnranked
	seedMemRef
	seedUnrankedMemRef
	seedOpaqueType
	seedDefinedType
	seedIntegerAttr
	seedFloatAttr
	seedString
	seedUnit
	seedArray
	seedDictionary
	seedTypeAttr
	seedSymbolRef
	seedMap
	seedSet
	seedStrided
	seedDense
	seedDenseString
	seedDenseArray
	seedResource
	seedSparse
	seedOpaqueAttr
	seedDistinct
	seedDefinedAttr
	seedLocation
)
