package drr_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

func caseText(data []byte) string { return "include \"base.td\"\n" + string(data) }

func readCases(t *testing.T) *txtar.Archive {
	t.Helper()
	ar, err := txtar.ParseFile("testdata/errors.txtar")
	if err != nil {
		t.Fatal(err)
	}
	return ar
}

// check reads the rules of a case and returns the diagnostics.
func check(t *testing.T, set *source.Set, file *source.File) string {
	t.Helper()
	var out bytes.Buffer
	r := diag.Renderer{Out: &out, Files: set}
	recs, ds := tablegen.Load(file, tablegen.Options{Files: set})
	r.RenderAll(ds)
	if !ds.HasErrors() {
		m, ds := ods.Read(recs)
		r.RenderAll(ds)
		_, ds = drr.Read(m)
		r.RenderAll(ds)
	}
	return out.String()
}

// writeCase writes a case and the common definitions to a directory.
func writeCase(t *testing.T, dir, name string, data []byte) string {
	t.Helper()
	base, err := os.ReadFile("testdata/base.td")
	if err != nil {
		t.Fatal(err)
	}
	for f, text := range map[string]string{"base.td": string(base), name: caseText(data)} {
		if err := os.WriteFile(filepath.Join(dir, f), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, name)
}

// TestErrors reads the invalid rules with mica's prelude.
func TestErrors(t *testing.T) {
	dir := t.TempDir()
	var got bytes.Buffer
	for _, f := range readCases(t).Files {
		path := writeCase(t, dir, f.Name, f.Data)
		set := &source.Set{Includes: []string{dir}, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
		file, err := set.Read(path)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&got, "-- %s --\n%s", f.Name, strings.ReplaceAll(check(t, set, file), dir+string(filepath.Separator), ""))
	}
	golden.Compare(t, "testdata/errors.golden", got.String())
}
