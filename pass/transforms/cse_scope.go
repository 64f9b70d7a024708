package transforms

import "github.com/mica-ir/mica/ir"

// A scopedTable has the visible operations, in scopes that are nested like the blocks in the
// dominator tree. Leaving a scope removes the operations that were added in it.
type scopedTable struct {
	entries []scopedEntry
	heads   []int32 // by hash, the newest entry, counted from one; a power of two long
	base    int     // the entries before it belong to IR that is not visible
}

type scopedEntry struct {
	op    *ir.Operation
	hash  uint64
	older int32 // the next older entry with the same head, counted from one
}

// A scopeMark is where a scope begins.
type scopeMark struct{ length, base int }

// enter begins a scope. An isolated scope hides all operations around it.
func (t *scopedTable) enter(isolated bool) scopeMark {
	m := scopeMark{len(t.entries), t.base}
	if isolated {
		t.base = m.length
	}
	return m
}

// leave ends the scope that began at m.
func (t *scopedTable) leave(m scopeMark) {
	for i := len(t.entries) - 1; i >= m.length; i-- {
		e := &t.entries[i]
		t.heads[t.head(e.hash)] = e.older
		e.op = nil
	}
	t.entries, t.base = t.entries[:m.length], m.base
}

func (t *scopedTable) head(hash uint64) uint64 { return hash & uint64(len(t.heads)-1) }

// lookup returns the newest visible operation that is equal to op, or nil.
func (t *scopedTable) lookup(op *ir.Operation, hash uint64) *ir.Operation {
	if len(t.heads) == 0 {
		return nil
	}
	for i := int(t.heads[t.head(hash)]); i > t.base; i = int(t.entries[i-1].older) {
		if e := &t.entries[i-1]; e.hash == hash {
			if eq := equality; eq.Equal(e.op, op) {
				return e.op
			}
		}
	}
	return nil
}

// add makes an operation visible.
func (t *scopedTable) add(op *ir.Operation, hash uint64) {
	if len(t.entries) >= len(t.heads) {
		t.grow()
	}
	h := t.head(hash)
	t.entries = append(t.entries, scopedEntry{op, hash, t.heads[h]})
	t.heads[h] = int32(len(t.entries))
}

// grow doubles the number of heads.
func (t *scopedTable) grow() {
	const least = 32
	t.heads = make([]int32, max(least, 2*len(t.heads)))
	for i := range t.entries {
		e := &t.entries[i]
		h := t.head(e.hash)
		e.older, t.heads[h] = t.heads[h], int32(i+1)
	}
}
