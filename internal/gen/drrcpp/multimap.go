package drrcpp

import "encoding/binary"

// A multimap holds symbols in the order in which the reference iterates over them: it
// keeps them in GNU's std::unordered_multimap, whose order follows from the hash of the
// names (MurmurHash64A) and from the history of insertions, and shows in its output.
type multimap struct {
	buckets []*link // for each bucket, the link before its first element
	head    link
	size    int
	limit   int // the size at which the number of buckets is reconsidered
}

// A link is an element of the list, or its head if it has no symbol.
type link struct {
	sym  *symbol
	hash uint64
	next *link
}

// insert adds a symbol; those of one name are adjacent.
func (m *multimap) insert(s *symbol) {
	n := &link{sym: s, hash: hashOf(s.key)}
	var same *link
	if m.size <= smallSize {
		for x := m.head.next; x != nil; x = x.next {
			if x.sym.key == s.key {
				same = x
				break
			}
		}
	}
	if m.buckets == nil {
		m.buckets = make([]*link, 1)
	}
	m.grow()
	b := m.bucket(n)
	prev := same
	if prev == nil {
		prev = m.before(b, s.key)
	}
	switch {
	case prev != nil:
		n.next, prev.next = prev.next, n
		if prev == same && n.next != nil && n.next.sym.key != s.key {
			if next := m.bucket(n.next); next != b {
				m.buckets[next] = n
			}
		}
	case m.buckets[b] != nil:
		n.next, m.buckets[b].next = m.buckets[b].next, n
	default:
		m.pushFront(n, m.buckets, b)
	}
	m.size++
}

// smallSize is up to which size a map compares all names before it uses the hash.
const smallSize = 20

func (m *multimap) bucket(n *link) int { return int(n.hash % uint64(len(m.buckets))) }

// pushFront inserts an element of an empty bucket at the start of the list.
func (m *multimap) pushFront(n *link, buckets []*link, b int) {
	n.next, m.head.next = m.head.next, n
	if n.next != nil {
		buckets[n.next.hash%uint64(len(buckets))] = n
	}
	buckets[b] = &m.head
}

// before returns the link before the first element with a name in a bucket, or nil.
func (m *multimap) before(b int, key string) *link {
	prev := m.buckets[b]
	if prev == nil {
		return nil
	}
	for x := prev.next; x != nil && m.bucket(x) == b; prev, x = x, x.next {
		if x.sym.key == key {
			return prev
		}
	}
	return nil
}

// grow makes place for one more element.
func (m *multimap) grow() {
	if m.size+1 <= m.limit {
		return
	}
	want := m.size + 1
	if m.limit == 0 {
		want = max(want, 11)
	}
	if want < len(m.buckets) {
		m.limit = len(m.buckets)
		return
	}
	m.rehash(nextPrime(max(want+1, 2*len(m.buckets))))
}

// rehash distributes the elements on n buckets.
func (m *multimap) rehash(n int) {
	m.limit = n
	buckets := make([]*link, n)
	x := m.head.next
	m.head.next = nil
	var prev *link
	prevBucket, check := 0, false
	update := func() {
		if check && prev.next != nil {
			if next := int(prev.next.hash % uint64(n)); next != prevBucket {
				buckets[next] = prev
			}
		}
		check = false
	}
	for x != nil {
		next, b := x.next, int(x.hash%uint64(n))
		switch {
		case prev != nil && prevBucket == b:
			x.next, prev.next = prev.next, x
			check = true
		default:
			update()
			if buckets[b] == nil {
				m.pushFront(x, buckets, b)
			} else {
				x.next, buckets[b].next = buckets[b].next, x
			}
		}
		prev, prevBucket, x = x, b, next
	}
	if prev != nil {
		update()
	}
	m.buckets = buckets
}

// nextPrime returns the number of buckets for at least n elements.
func nextPrime(n int) int {
	for _, p := range []int{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109, 113, 127, 137, 139,
		149, 157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409, 439, 467, 503, 541, 577, 619, 661, 709, 761, 823, 887, 953, 1031} {
		if p >= n {
			return p
		}
	}
	return n | 1
}

// hashOf returns the hash of a name.
func hashOf(s string) uint64 {
	const mul = 0xc6a4a7935bd1e995
	mix := func(v uint64) uint64 { return v ^ v>>47 }
	h := 0xc70f6907 ^ uint64(len(s))*mul
	for ; len(s) >= 8; s = s[8:] {
		h = (h ^ mix(binary.LittleEndian.Uint64([]byte(s[:8]))*mul)*mul) * mul
	}
	if len(s) > 0 {
		var tail [8]byte
		copy(tail[:], s)
		h = (h ^ binary.LittleEndian.Uint64(tail[:])) * mul
	}
	return mix(mix(h) * mul)
}
