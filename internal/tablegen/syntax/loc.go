package syntax

import (
	"sort"
	"sync"

	"github.com/mica-ir/mica/source"
)

// A Loc is a location in one of the files of a Files table; 0 is no location.
type Loc uint32

// Files assigns each file of a run a range of one address space. It may be used by
// several goroutines.
type Files struct {
	mu    sync.RWMutex
	files []*source.File
	bases []uint32 // location of each file's first byte
	next  uint32
}

// maxTotal bounds the sum of all file sizes, since locations have 32 bits.
const maxTotal = 1<<32 - 2

// Add adds f and returns the location of its first byte, or false if the address
// space is exhausted.
func (t *Files) Add(f *source.File) (Loc, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.next == 0 {
		t.next = 1
	}
	base := t.next
	if uint64(base)+uint64(len(f.Text))+1 > maxTotal {
		return 0, false
	}
	t.files = append(t.files, f)
	t.bases = append(t.bases, base)
	t.next = base + uint32(len(f.Text)) + 1
	return Loc(base), true
}

// Pos returns the file and offset of a location, or the zero Pos for no location.
func (t *Files) Pos(l Loc) source.Pos {
	t.mu.RLock()
	defer t.mu.RUnlock()
	if l == 0 || len(t.files) == 0 {
		return source.Pos{}
	}
	i := sort.Search(len(t.bases), func(i int) bool { return t.bases[i] > uint32(l) }) - 1
	if i < 0 {
		return source.Pos{}
	}
	return source.Pos{File: t.files[i], Offset: uint32(l) - t.bases[i]}
}

// All returns the files in the order in which they were added.
func (t *Files) All() []*source.File {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.files[:len(t.files):len(t.files)]
}
