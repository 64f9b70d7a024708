package source_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/source"
)

// A text that is forgotten is read again, unless the file has changed or cannot be read twice.
func TestForget(t *testing.T) {
	name := filepath.Join(t.TempDir(), "in.mlir")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("one\ntwo\n")
	set := &source.Set{Stdin: strings.NewReader("in\n")}
	f, err := set.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		f.Forget()
		if f.Text != nil {
			t.Errorf("the text is still there: %q", f.Text)
		}
		var wait sync.WaitGroup
		for range 4 {
			wait.Go(func() {
				if line, col := f.LineCol(5); line != 2 || col != 2 {
					t.Errorf("offset 5 is %d:%d", line, col)
				}
			})
		}
		wait.Wait()
		f.Forget()
		if s := (source.Span{File: f, Start: 4, End: 7}).Text(); string(s) != "two" {
			t.Errorf("the text of the second line is %q", s)
		}
		f.Forget()
		if off, ok := f.Offset(2, 2); !ok || off != 5 || string(f.Line(2)) != "two" {
			t.Errorf("2:2 is offset %d, %v, of line %q", off, ok, f.Line(2))
		}
	}
	f.Forget()
	write("one\nanother\n")
	if _, ok := f.Offset(2, 2); ok || f.Line(2) != nil {
		t.Errorf("the line of another text is %q", f.Line(2))
	}
	if line, col := f.LineCol(5); line != 1 || col != 1 {
		t.Errorf("offset 5 of what has changed is %d:%d", line, col)
	}
	if s := (source.Span{File: f, Start: 4, End: 7}).Text(); s != nil {
		t.Errorf("the span of what has changed has the text %q", s)
	}
	stdin, err := set.Read("-")
	if err != nil {
		t.Fatal(err)
	}
	stdin.Forget()
	if string(stdin.Text) != "in\n" {
		t.Errorf("standard input is forgotten: %q", stdin.Text)
	}
}
