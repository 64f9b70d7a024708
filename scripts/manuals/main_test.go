package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var included = regexp.MustCompile(`(?m)^#?include "(.*)"$`)

// TestTables reads the tables, which have errors for wrong entries. Each file of a table is used.
func TestTables(t *testing.T) {
	tables, err := readTables("tables")
	if err != nil {
		t.Fatal(err)
	}
	if len(tables) == 0 {
		t.Fatal("no tables")
	}
	for _, table := range tables {
		used := map[string]bool{}
		for name, e := range table.entries {
			for _, file := range append(e.with, e.includesFiles...) {
				used[file] = true
				if table.files[file] == nil {
					t.Errorf("%s: %s: there is no file %s", table.manual, name, file)
				}
			}
		}
		for _, text := range table.files {
			for _, m := range included.FindAllSubmatch(text, -1) {
				used[string(m[1])] = true
			}
		}
		for file := range table.files {
			if !used[file] {
				t.Errorf("%s: nothing uses the file %s", table.manual, file)
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
	list, err := readListings([]string{t.TempDir(), dir}, "a.md")
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
	rst, err := readListings([]string{dir}, "a.rst")
	if err != nil || len(rst) != 2 || rst[1].name != "A: b / 2" || strings.Join(rst[0].lines, "\n") != "\n  x\n\n    y" {
		t.Errorf("listings: %v, %v", rst, err)
	}
	text = "Title\n(1)Words\nlet x = 1; // a let y = 2;\nlet us see\n1.1 More\n1.a list\nclass A; } %x\n"
	if err := os.WriteFile(filepath.Join(dir, "b.txt"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	plain, err := readListings([]string{dir}, "text: Title")
	if err != nil || len(plain) != 3 || plain[0].name != "1 / 1" || plain[1].name != "1 / 2" || plain[2].name != "1.1 / 1" {
		t.Errorf("listings: %v, %v", plain, err)
	}
	if _, err := readListings([]string{dir}, "text: Titl"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("another text is read: %v", err)
	}
	joined, err := newEntry("ods changed: lines are lost\nbreak let y\n2: let z = 2;\n")
	if err != nil {
		t.Fatal(err)
	}
	l := joined.broken(plain[0])
	if err := joined.fits(l); err != nil {
		t.Error(err)
	}
	if got, err := joined.text(l, nil); err != nil || got != "let x = 1; // a \nlet z = 2;\n" {
		t.Errorf("text: %q, %v", got, err)
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

// TestSqueeze compares generated code.
func TestSqueeze(t *testing.T) {
	if got := squeeze("if (f__mlir_ods_local_type_constraint_Ops12(*this,\n  x)) {\n}"); got != "if(f__mlir_ods_local_type_constraint(*this,x)){}" {
		t.Error(got)
	}
	if _, err := newEntry("generated changed: x\n"); err == nil {
		t.Error("generated code is changed")
	}
}

// TestVerdict checks that a run of no listing is an error.
func TestVerdict(t *testing.T) {
	r := newReport()
	if err := r.verdict([]string{"dir"}, "x"); err == nil || !strings.Contains(err.Error(), `no listing in dir has a name with "x"`) {
		t.Errorf("no listing: %v", err)
	}
	r.matched = 1
	if err := r.verdict(nil, ""); err != nil {
		t.Error(err)
	}
	r.fail("A / 1", fs.ErrNotExist)
	if err := r.verdict(nil, ""); err == nil {
		t.Error("no error for a failed listing")
	}
}
