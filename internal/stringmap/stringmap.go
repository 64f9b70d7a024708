// Package stringmap has the iteration order of LLVM's StringMap, so that output that mlir-tblgen
// writes from one has the same order.
package stringmap

// A Map is a map from strings. The zero value is empty.
type Map[V any] struct {
	buckets []*bucket[V] // a power of two of them, with room
	items   int
}

type bucket[V any] struct {
	hash  uint32
	key   string
	value V
}

// firstSize is the number of buckets for the first key.
const firstSize = 16

// At returns the place of the value for a key, which is added if it is new.
func (m *Map[V]) At(key string) (value *V, isNew bool) {
	if m.buckets == nil {
		m.buckets = make([]*bucket[V], firstSize)
	}
	hash := uint32(hash64(key))
	i := find(m.buckets, hash, func(b *bucket[V]) bool { return b.hash == hash && b.key == key })
	if b := m.buckets[i]; b != nil {
		return &b.value, false
	}
	b := &bucket[V]{hash: hash, key: key}
	m.buckets[i] = b
	if m.items++; m.items*4 > len(m.buckets)*3 {
		m.grow()
	}
	return &b.value, true
}

// Lookup returns the value for a key, and whether there is one.
func (m *Map[V]) Lookup(key string) (value V, ok bool) {
	if m.buckets == nil {
		return value, false
	}
	hash := uint32(hash64(key))
	b := m.buckets[find(m.buckets, hash, func(b *bucket[V]) bool { return b.hash == hash && b.key == key })]
	if b == nil {
		return value, false
	}
	return b.value, true
}

// find returns the first bucket for a hash that is free or that match accepts.
func find[V any](buckets []*bucket[V], hash uint32, match func(*bucket[V]) bool) int {
	mask := uint32(len(buckets) - 1)
	i := hash & mask
	for step := uint32(1); buckets[i] != nil && !match(buckets[i]); step++ {
		i = (i + step) & mask
	}
	return int(i)
}

func (m *Map[V]) grow() {
	old := m.buckets
	m.buckets = make([]*bucket[V], 2*len(old))
	for _, b := range old {
		if b != nil {
			m.buckets[find(m.buckets, b.hash, func(*bucket[V]) bool { return false })] = b
		}
	}
}

// All returns the keys and values in the order of StringMap.
func (m *Map[V]) All(yield func(string, V) bool) {
	for _, b := range m.buckets {
		if b != nil && !yield(b.key, b.value) {
			return
		}
	}
}
