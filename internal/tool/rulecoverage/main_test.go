package rulecoverage_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/tool/rulecoverage"
)

// TestPageOfForeignFiles checks that a page shows the text of rule files only, whatever the coverage file names.
func TestPageOfForeignFiles(t *testing.T) {
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	for _, name := range []string{"rules.pdll", "rules.td", "rules.mlir", "private.txt", "large.td"} {
		if err := os.WriteFile(path(name), []byte("the text of "+name), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Truncate(path("large.td"), 16<<20+1); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path("directory.td"), 0o777); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, want string }{
		{"rules.pdll", "<code>the text of rules.pdll</code>"},
		{"rules.td", "<code>the text of rules.td</code>"},
		{"rules.mlir", "<code>the text of rules.mlir</code>"},
		{"private.txt", "<p>The text is not shown: the name does not end in .td, .pdll or .mlir</p>"},
		{"large.td", "<p>The text is not shown: it has more than 16 MiB</p>"},
		{"directory.td", "<p>The text is not shown: it is no regular file</p>"},
		{"absent.td", "<p>The text is not shown: "},
	} {
		text := fmt.Sprintf(`{"hash":"a","files":{},"rules":[{"name":"R","file":%q,"line":1}]}`, filepath.ToSlash(path(c.name))) + "\n" + `{"hash":"a","counts":[]}` + "\n"
		if err := os.WriteFile(path("coverage"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		var out, errs strings.Builder
		if code := rulecoverage.Main([]string{"--html", path("page.html"), path("coverage")}, &out, &errs); code != 0 {
			t.Errorf("%s: code %d, %s", c.name, code, errs.String())
		}
		page, err := os.ReadFile(path("page.html"))
		if err != nil {
			t.Fatal(err)
		}
		shown := strings.Contains(string(page), "the text of "+c.name)
		if !strings.Contains(string(page), c.want) || shown != strings.HasPrefix(c.name, "rules.") || !strings.Contains(string(page), "R: tried 0, applied 0") {
			t.Errorf("%s: the page has no %s", c.name, c.want)
		}
	}
}

// TestErrors checks the messages about coverage files.
func TestErrors(t *testing.T) {
	empty := filepath.Join(t.TempDir(), "coverage")
	if err := os.WriteFile(empty, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "no coverage file is given"},
		{[]string{empty}, empty + ": no run is recorded in the file"},
	} {
		var out, errs strings.Builder
		if code := rulecoverage.Main(c.args, &out, &errs); code != 1 || out.Len() > 0 || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%v: code %d, %q, %q", c.args, code, out.String(), errs.String())
		}
	}
}
