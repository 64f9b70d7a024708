package tablegen_test

import (
	"io"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// FuzzLoad evaluates arbitrary text. Evaluation must terminate, and the result must
// be printable.
func FuzzLoad(f *testing.F) {
	runs, _ := filepath.Glob("testdata/run/*.td")
	for _, path := range runs {
		if text, err := os.ReadFile(path); err == nil {
			f.Add(text)
		}
	}
	archives, _ := filepath.Glob("testdata/errors/*.txtar")
	for _, path := range archives {
		ar, err := txtar.ParseFile(path)
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range ar.Files {
			if filepath.Ext(file.Name) == ".td" {
				f.Add(file.Data)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		set := &source.Set{FS: []source.FS{{Tree: fstest.MapFS{"self.td": {Data: text}}}}}
		recs, list := tablegen.Load(source.NewFile("fuzz.td", text), tablegen.Options{Files: set})
		if len(list) > 0 {
			_ = list.Error()
		}
		if err := recs.PrintRecords(io.Discard); err != nil {
			t.Fatal(err)
		}
		if err := recs.PrintJSON(io.Discard); err != nil {
			t.Fatal(err)
		}
	})
}
