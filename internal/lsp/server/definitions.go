package server

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

// maxDefinitions bounds the number of .td files whose definitions are kept.
const maxDefinitions = 16

// definitionCache keeps the definitions in .td files for rules, because they do not change
// while a rule is edited.
type definitionCache struct {
	mu      sync.Mutex
	entries map[string]*definitions
}

// definitions are those of a .td file, with the state of all paths that were tried for it.
type definitions struct {
	td    *pdll.TDFile
	text  []byte // of the file
	tried map[string]fileState
}

// A fileState is a text in the editor, or else the stamp of a file.
type fileState struct {
	open  bool
	text  []byte
	stamp Stamp
}

// A Stamp changes when a file is written.
type Stamp struct {
	changed time.Time
	size    int64
}

// StampOf returns the stamp of a file, or the zero Stamp if it does not exist.
func StampOf(name string) Stamp {
	st, err := os.Stat(name)
	if err != nil {
		return Stamp{}
	}
	return Stamp{st.ModTime(), st.Size()}
}

// Definitions reads a .td file for rules, unless neither it nor its includes have changed since
// the last time. It tries the same paths in both cases.
func (w *Workspace) Definitions(f *source.File, files *source.Set) (*pdll.TDFile, diag.List) {
	defines := w.Project(f.Name).Defines
	key := strings.Join(slices.Concat([]string{f.Name}, files.Includes, []string{""}, defines), "\x00")
	c := &w.definitions
	c.mu.Lock()
	d := c.entries[key]
	c.mu.Unlock()
	if d != nil && bytes.Equal(d.text, f.Text) && d.valid(files.Texts) {
		return d.td, nil
	}
	d = &definitions{text: f.Text, tried: map[string]fileState{}}
	var mu sync.Mutex // the reader may look for files ahead
	texts := files.Texts
	files.Texts = func(path string) ([]byte, bool) {
		text, open := texts(path)
		s := fileState{open: open, text: text}
		if !open {
			s.stamp = StampOf(path)
		}
		mu.Lock()
		defer mu.Unlock()
		d.tried[path] = s
		return text, open
	}
	td, list := pdll.ReadTD(f, files, defines...)
	files.Texts = texts
	if d.td = td; td == nil || len(list) > 0 {
		return td, list
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.entries == nil || len(c.entries) >= maxDefinitions {
		c.entries = map[string]*definitions{}
	}
	c.entries[key] = d
	return td, nil
}

// valid reports whether all paths are as they were.
func (d *definitions) valid(texts func(path string) ([]byte, bool)) bool {
	same := true
	for path, old := range d.tried {
		text, open := texts(path)
		same = same && open == old.open && bytes.Equal(text, old.text) && (open || StampOf(path) == old.stamp)
	}
	return same
}
