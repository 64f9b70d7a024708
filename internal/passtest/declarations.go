// Package passtest runs passes on files, and compares them with goldens and with those of
// mlir-opt, and compares the declarations, too.
package passtest

import (
	"os"
	"reflect"
	"testing"

	"github.com/mica-ir/mica/internal/pass/load"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/pass"
)

// Declarations compares declarations of passes with those in files of the reference.
func Declarations(t *testing.T, passes []*pass.Definition, files ...string) {
	tree := os.DirFS(reftest.Include(t))
	found := 0
	for _, file := range files {
		records, diags := load.Read(tree, file)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		for _, d := range passes {
			rec := records.Def(d.Name)
			if rec == nil {
				continue
			}
			found++
			copied := *d
			if want, got := bare(load.Definition(rec)), bare(&copied); !reflect.DeepEqual(want, got) {
				t.Errorf("got %+v, want %+v", got, want)
			}
		}
	}
	if found == 0 {
		t.Error("the reference has none of the passes")
	}
}

// bare removes the parts of a declaration that may differ.
func bare(d *pass.Definition) *pass.Definition {
	d.New, d.Description, d.On, d.DependentDialects = nil, "", pass.Anchor{}, nil
	return d
}
