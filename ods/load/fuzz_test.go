package load_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// FuzzLoad loads broken definitions and reads broken operations of them: both may be invalid,
// nothing may panic.
func FuzzLoad(f *testing.F) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, path := range files {
		ar, err := txtar.ParseFile(path)
		if err != nil {
			f.Fatal(err)
		}
		var td, mlir string
		for _, x := range ar.Files {
			switch {
			case strings.HasSuffix(x.Name, ".td") && td == "":
				td = string(x.Data)
			case x.Name == "in.mlir":
				mlir, _, _ = strings.Cut(string(x.Data), "// -----\n")
			}
		}
		f.Add(td, mlir)
	}
	f.Fuzz(func(t *testing.T, td, mlir string) {
		if len(td) > 1<<14 || len(mlir) > 1<<12 {
			return
		}
		set := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
		file := &source.File{Name: "t.td", Text: []byte(td)}
		set.Add(file)
		ctx := ir.NewContext()
		ctx.AllowUnregistered = true
		loadInto(ctx, set, file)
		op, ds := asm.Parse(ctx, &source.File{Name: "in.mlir", Text: []byte(mlir)}, asm.ParseOptions{})
		if op != nil && !ds.HasErrors() {
			asm.Append(nil, op, asm.Options{})
		}
	})
}
