package load_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
)

// TestLoad loads the .td files of each case one after the other with mica's own prelude and the functions of the .cpp and .h
// files, then reads the parts of in.mlir. The section out has the diagnostics, the printed parts (in generic form too where
// that differs), and the report.
func TestLoad(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/*.txtar") {
		t.Run(golden.Stem(filepath.Base(path)), func(t *testing.T) {
			ar, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			got := runCase(t, ar)
			for i := range ar.Files {
				f := &ar.Files[i]
				if f.Name == "out" {
					golden.CompareText(t, path, string(f.Data), got)
					f.Data = []byte(got)
				}
			}
			golden.Rewrite(t, path, txtar.Format(ar))
		})
	}
}

func runCase(t *testing.T, ar *txtar.Archive) string {
	dir := t.TempDir()
	var out bytes.Buffer
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	set := &source.Set{Includes: []string{dir}, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	r := diag.Renderer{Out: &out, Files: set}
	var sources []*cxx.File
	for _, f := range ar.Files {
		if ext := filepath.Ext(f.Name); ext == ".cpp" || ext == ".h" {
			sources = append(sources, cxx.ParseFile(f.Name, string(f.Data)))
		}
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range ar.Files {
		switch {
		case strings.HasSuffix(f.Name, ".td") && !strings.HasPrefix(f.Name, "part_"):
			file, err := set.Read(filepath.Join(dir, f.Name))
			if err != nil {
				t.Fatal(err)
			}
			ld, ds := loadInto(ctx, set, file, sources...)
			r.RenderAll(ds)
			r.RenderAll(ld.Report.Warnings(load.WarnAll))
			if err := ld.Report.Write(&out); err != nil {
				t.Fatal(err)
			}
		case f.Name == "in.mlir":
			for part := range strings.SplitSeq(string(f.Data), "// -----\n") {
				file := &source.File{Name: "in.mlir", Text: []byte(part)}
				set.Add(file)
				fmt.Fprintln(&out, "// -----")
				op, ds := asm.Parse(ctx, file, asm.ParseOptions{})
				r.RenderAll(ds)
				if op == nil || ds.HasErrors() {
					continue
				}
				custom := asm.Append(nil, op, asm.Options{})
				out.Write(custom)
				again, ds := asm.Parse(ctx, &source.File{Name: "again.mlir", Text: custom}, asm.ParseOptions{Again: true})
				if again == nil || ds.HasErrors() {
					t.Errorf("what was printed cannot be parsed: %v\n%s", ds, custom)
				} else if s := asm.Append(nil, again, asm.Options{}); string(s) != string(custom) {
					t.Errorf("printed again:\n%s\ninstead of:\n%s", s, custom)
				}
				if generic := asm.Append(nil, op, asm.Options{Generic: true}); string(generic) != string(custom) {
					out.Write(generic)
				}
			}
		}
	}
	return strings.ReplaceAll(out.String(), dir+string(filepath.Separator), "")
}
