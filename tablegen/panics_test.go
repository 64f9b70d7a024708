package tablegen

import (
	"bufio"
	"io"
	"runtime"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// TestPanics makes goroutines that print and parse panic: the panic must reach the caller, so
// that it can report it.
func TestPanics(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4))
	panics := func(name string, f func()) {
		defer func() {
			if recover() == nil {
				t.Errorf("%s does not panic", name)
			}
		}()
		f()
	}
	panics("printing", func() {
		_ = printEach(bufio.NewWriter(io.Discard), 100*printChunk, func(b []byte, i int) []byte {
			if i == 10*printChunk {
				panic("broken")
			}
			return append(b, 'x')
		})
	})
	panics("parsing", func() {
		f := source.NewFile("a.td", []byte("class A;\ninclude \"b.td\"\n"))
		set := &source.Set{FS: []source.FS{{Tree: fstest.MapFS{"b.td": {Data: []byte("class B;\n")}}}}}
		s := parseAhead(&syntax.Files{}, f, Options{Files: set}, func(*source.File) ([]string, bool) { panic("broken") })
		for range s.items() {
		}
	})
}
