package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestTables reads the tables, which have errors for wrong entries.
func TestTables(t *testing.T) {
	tables, err := readTables("tables")
	if err != nil {
		t.Fatal(err)
	}
	if len(tables) == 0 {
		t.Fatal("no tables")
	}
	for _, table := range tables {
		for name, e := range table.entries {
			for _, file := range e.with {
				if table.files[file] == nil {
					t.Errorf("%s: %s: there is no file %s", table.manual, name, file)
				}
			}
		}
	}
}

// TestListings finds the listings of a manual and composes the text of one.
func TestListings(t *testing.T) {
	dir := t.TempDir()
	text := "# A\n```mlir\nx\n```\n## B `c`\n```\n# no heading\n```\ntext\n  ```td\n  1\n  ...\n  3\n  ```\n# A\n```\ny\n    ```\n    z\n    ```\n```\n"
	if err := os.WriteFile(filepath.Join(dir, "a.md"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	list, err := readListings(dir, "a.md")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, l := range list {
		names = append(names, l.name)
	}
	if want := []string{"A / 1", "B `c` / 1", "B `c` / 2", "A / 2"}; !slices.Equal(names, want) {
		t.Errorf("listings: %q, want %q", names, want)
	}
	text = "A: b\n====\nLike this::\n\n  x\n\n    y\nb\n\n.. code-block:: text\n\n  z\n\n.. productionlist::\n  p: q\n"
	if err := os.WriteFile(filepath.Join(dir, "a.rst"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	rst, err := readListings(dir, "a.rst")
	if err != nil || len(rst) != 2 || rst[1].name != "A: b / 2" || strings.Join(rst[0].lines, "\n") != "\n  x\n\n    y" {
		t.Errorf("listings: %v, %v", rst, err)
	}
	e, err := newEntry("ods filled\nwith a.td\nbefore {\nafter }\nsplit 3\n2: two\n2: lines\n\nin\n=>\nout\n")
	if err != nil {
		t.Fatal(err)
	}
	if err := e.fits(list[2]); err != nil {
		t.Error(err)
	}
	got, err := e.text(list[2], nil)
	if want := "include \"a.td\"\n{\n  1\ntwo\nlines\n}\n{\n  3\n}\n"; err != nil || got != want {
		t.Errorf("text: %q, %v, want %q", got, err, want)
	}
	if e.in != "in\n" || e.out != "out\n" {
		t.Errorf("IR: %q, %q", e.in, e.out)
	}
	e.lines[1] = []string{"one"}
	if err := e.fits(list[2]); err == nil {
		t.Error("a line without a gap is filled")
	}
}
