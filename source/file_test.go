package source_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/source"
)

func ExampleFile_LineCol() {
	f := source.NewFile("in.mlir", []byte("module {\n  x\n}\n"))
	line, col := f.LineCol(11)
	fmt.Println(line, col, string(f.Line(line)))
	// Output: 2 3   x
}

func TestLineColAndOffsetAreInverse(t *testing.T) {
	for _, text := range []string{"", "a", "a\n", "\n\n", "ab\r\ncd\r\n", "ä𝄞x\ny"} {
		f := source.NewFile("f", []byte(text))
		for off := uint32(0); int(off) <= len(text); off++ {
			line, col := f.LineCol(off)
			back, ok := f.Offset(line, col)
			// A place in a line's end counts as the end of the line.
			want := min(off, off-uint32(col-1)+uint32(len(f.Line(line))))
			if !ok || back != want {
				t.Errorf("%q: offset %d is %d:%d, which is offset %d, %v", text, off, line, col, back, ok)
			}
		}
		if line, col := f.LineCol(1000); line != f.NumLines() {
			t.Errorf("%q: an offset past the end is %d:%d", text, line, col)
		}
		if _, ok := f.Offset(f.NumLines()+1, 1); ok {
			t.Errorf("%q: has a line past its last", text)
		}
	}
}

func TestUTF16(t *testing.T) {
	f := source.NewFile("f", []byte("first\nä𝄞x"))
	x := uint32(strings.Index(string(f.Text), "x"))
	if got := f.ColumnUTF16(x); got != 3 {
		t.Errorf("x stands after %d UTF-16 units, want 3 (one for ä, two for 𝄞)", got)
	}
	if got := f.OffsetUTF16(1, 3); got != x {
		t.Errorf("unit 3 is offset %d, want %d", got, x)
	}
	if got := f.OffsetUTF16(1, 99); int(got) != len(f.Text) {
		t.Errorf("a unit past the line's end is offset %d, want %d", got, len(f.Text))
	}
	if got := f.OffsetUTF16(9, 0); int(got) != len(f.Text) {
		t.Errorf("a line past the end is offset %d, want %d", got, len(f.Text))
	}
}

func TestInclude(t *testing.T) {
	dir := t.TempDir()
	for _, d := range []string{"a", "b"} {
		if err := os.Mkdir(filepath.Join(dir, d), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("a/both.td", "from a")
	write("b/both.td", "from b")
	write("b/hidden.td", "from b")
	set := &source.Set{
		Includes: []string{filepath.Join(dir, "a"), filepath.Join(dir, "b") + "/"},
		FS: []source.FS{{Prefix: "prelude:", Tree: fstest.MapFS{
			"hidden.td": {Data: []byte("embedded")},
			"deep/x.td": {Data: []byte("embedded")},
		}}},
	}
	root := source.NewFile("root.td", []byte("include"))
	for _, c := range []struct{ name, file, text string }{
		{"both.td", filepath.Join(dir, "a") + "/both.td", "from a"},
		{"hidden.td", filepath.Join(dir, "b") + "/hidden.td", "from b"},
		{"deep/x.td", "prelude:deep/x.td", "embedded"},
		{filepath.Join(dir, "a/both.td"), filepath.Join(dir, "a/both.td"), "from a"},
	} {
		f, err := set.Include(c.name, source.Pos{File: root, Offset: 3})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if f.Name != c.file || string(f.Text) != c.text {
			t.Errorf("%s is %s with the text %q, want %s with %q", c.name, f.Name, f.Text, c.file, c.text)
		}
		if f.IncludedFrom.File != root || set.Lookup(f.Name) != f {
			t.Errorf("%s: the set does not know where it was included from", c.name)
		}
	}
	for _, name := range []string{"none.td", "deep", dir} {
		if _, err := set.Include(name, source.Pos{}); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: got the error %v, want fs.ErrNotExist", name, err)
		}
	}
}

func TestIncludeBeside(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a/common.td", "b/common.td", "i/common.td"} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(name), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	from := func(d string) source.Pos {
		return source.Pos{File: source.NewFile(filepath.Join(dir, d, "x.td"), nil)}
	}
	set := &source.Set{Beside: true}
	for _, d := range []string{"a", "b"} {
		f, err := set.Include("common.td", from(d))
		if want := filepath.Join(dir, d, "common.td"); err != nil || string(f.Text) != want {
			t.Errorf("beside %s: got %v, %v, want %s", d, f, err, want)
		}
	}
	set.Includes = []string{filepath.Join(dir, "i")}
	if f, err := set.Include("common.td", from("a")); err != nil || string(f.Text) != filepath.Join(dir, "i/common.td") {
		t.Errorf("an include directory does not go before: %v, %v", f, err)
	}
	set = &source.Set{}
	if f, err := set.Include("common.td", from("a")); err == nil {
		t.Errorf("found %s without being told to look beside", f.Name)
	}
}

func TestReadStandardInput(t *testing.T) {
	set := &source.Set{Stdin: strings.NewReader("text")}
	f, err := set.Read("-")
	if err != nil || string(f.Text) != "text" || f.Name != "-" {
		t.Fatalf("got %v, %v", f, err)
	}
}
