package load_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestConcurrent uses one module from several goroutines: readers return immutable results, so
// every goroutine gets the same dialects, messages and derived data. The race detector reports
// writes to shared data.
func TestConcurrent(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases")
	}
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			ms, mlir := readCase(ar)
			texts := make([]string, 4)
			var wg sync.WaitGroup
			for i := range texts {
				wg.Go(func() { texts[i] = useCase(ms, mlir) })
			}
			wg.Wait()
			for _, text := range texts[1:] {
				if text != texts[0] {
					t.Errorf("one use of the modules gave\n%s\nand another\n%s", texts[0], text)
				}
			}
		})
	}
}

// readCase reads the definitions of a case.
func readCase(ar *txtar.Archive) (ms []*ods.Module, mlir string) {
	byName := map[string]string{}
	for _, f := range ar.Files {
		byName[f.Name] = string(f.Data)
	}
	for _, f := range ar.Files {
		if !strings.HasSuffix(f.Name, ".td") || strings.HasPrefix(f.Name, "part_") {
			continue
		}
		text := string(f.Data)
		for name, part := range byName {
			text = strings.ReplaceAll(text, `include "`+name+`"`, part)
		}
		set := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}, EmbeddedOnly: true}
		recs, l := tablegen.Load(source.NewFile(f.Name, []byte(text)), tablegen.Options{Files: set})
		if l.HasErrors() {
			continue // TestLoad has the errors
		}
		m, _ := ods.Read(recs)
		ms = append(ms, m)
	}
	return ms, byName["in.mlir"]
}

// useCase exercises modules in every way and returns all results as text.
func useCase(ms []*ods.Module, mlir string) string {
	var out bytes.Buffer
	r := diag.Renderer{Out: &out}
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	ld, l := load.Modules(ctx, ms, load.Options{Natives: all.Natives()})
	r.RenderAll(l)
	r.RenderAll(ld.Report.Warnings(load.WarnAll))
	for _, m := range ms {
		_, l := drr.Read(m)
		r.RenderAll(l)
		for _, op := range pdll.FromModule(m).Operations {
			out.WriteString(op.Name + "\n")
		}
		for _, err := range []error{m.Records.PrintRecords(&out), m.Records.PrintJSON(&out), m.Records.PrintDetailed(&out, "in.td")} {
			if err != nil {
				out.WriteString(err.Error())
			}
		}
	}
	for part := range strings.SplitSeq(mlir, "// -----\n") {
		op, l := asm.Parse(ctx, source.NewFile("in.mlir", []byte(part)), asm.ParseOptions{})
		r.RenderAll(l)
		if op != nil {
			out.Write(asm.Append(nil, op, asm.Options{}))
		}
	}
	return out.String()
}
