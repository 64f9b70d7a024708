package tablegen_test

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"testing"
	"time"

	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A failingWriter fails, and counts the calls.
type failingWriter struct{ calls int }

var errFull = errors.New("full")

func (w *failingWriter) Write([]byte) (int, error) {
	w.calls++
	return 0, errFull
}

// TestPrintStops prints many records to a writer that fails. Printing ends immediately, and so
// do its goroutines.
func TestPrintStops(t *testing.T) {
	text := "class A<int i> { int x = i; list<int> l = !range(100); }\nforeach i = 0...5000 in def A#i : A<i>;\n"
	recs, diags := tablegen.Load(source.NewFile("many.td", []byte(text)), tablegen.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	before := runtime.NumGoroutine()
	for name, print := range map[string]func(w io.Writer) error{
		"records":  recs.PrintRecords,
		"JSON":     recs.PrintJSON,
		"detailed": func(w io.Writer) error { return recs.PrintDetailed(w, "many.td") },
	} {
		w := &failingWriter{}
		if err := print(w); err != errFull || w.calls != 1 {
			t.Errorf("%s: %v after %d calls", name, err, w.calls)
		}
	}
	for try := 0; runtime.NumGoroutine() > before; try++ {
		if try == 100 {
			t.Fatal(fmt.Sprint(runtime.NumGoroutine()-before, " goroutines have not ended"))
		}
		time.Sleep(10 * time.Millisecond)
	}
}
