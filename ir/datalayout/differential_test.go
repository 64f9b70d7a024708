package datalayout_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
)

// TestDifferential compares sizes and alignments of the types in testdata with those of
// mlir-opt, with and without a data layout specification around them. The first file lists
// types. Each other file is a module in which queries of the types replace @types.
func TestDifferential(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	ar, err := txtar.ParseFile("testdata/layouts.txtar")
	if err != nil {
		t.Fatal(err)
	}
	const query = "func.func(test-data-layout-query)"
	const pipeline = "--pass-pipeline=builtin.module(" + query + ",builtin.module(builtin.module(" + query + ")))"
	var queries strings.Builder
	for line := range strings.Lines(string(ar.Files[0].Data)) {
		fmt.Fprintf(&queries, `"test.data_layout_query"() : () -> %s`+"\n", strings.TrimSpace(line))
	}
	for _, f := range ar.Files[1:] {
		t.Run(f.Name, func(t *testing.T) {
			text := strings.ReplaceAll(string(f.Data), "@types", queries.String())
			path := filepath.Join(t.TempDir(), "in.mlir")
			if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			out, stderr, code := reftest.Run(t, tool, "", pipeline, path)
			if code != 0 {
				t.Fatal(stderr)
			}
			want, got := parse(t, out), parse(t, text)
			queries, answers := queriesIn(got), queriesIn(want)
			n := min(len(queries), len(answers))
			for i := range n {
				compare(t, queries[i], answers[i])
			}
			if n == 0 || len(queries) != len(answers) {
				t.Errorf("%d queries, %d answers", len(queries), len(answers))
			}
		})
	}
}

func queriesIn(module *ir.Operation) (out []*ir.Operation) {
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "test.data_layout_query" {
			out = append(out, op)
		}
		return ir.Advance
	})
	return out
}

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx, diags := mica.NewContext(mica.Config{AllowUnregistered: true, Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	module, diags := ctx.Parse(mica.Text("in.mlir", text))
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return module
}

// compare compares the layout of the type in a query with the attributes of mlir-opt's
// answer.
func compare(t *testing.T, query, answer *ir.Operation) {
	l, err := datalayout.Of(query)
	if err != nil {
		t.Error(err)
		return
	}
	of := query.Result(0).Type()
	number := func(name string, got uint64, err error) {
		if want := answer.Attr(name).(*ir.IntegerAttr).Value.Low64(); got != want || err != nil {
			t.Errorf("%s of %s: %d, %v, want %d", name, of, got, err, want)
		}
	}
	size := func(name string, got datalayout.Size, err error) {
		a := answer.Attr(name)
		if d, ok := a.(*ir.DictionaryAttr); ok {
			if a = d.Attr("minimal_size"); !got.Scalable {
				t.Errorf("%s of %s: not scalable", name, of)
			}
		}
		if want := a.(*ir.IntegerAttr).Value.Low64(); got.Min != want || err != nil {
			t.Errorf("%s of %s: %d, %v, want %d", name, of, got.Min, err, want)
		}
	}
	text := func(name, got, none string) {
		if got == "" {
			got = none
		}
		if want := answer.Attr(name).String(); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	attr := func(name string, got ir.Attribute, none string) {
		if got != nil {
			none = got.String()
		}
		text(name, none, "")
	}
	n, err := l.Size(of)
	size("size", n, err)
	n, err = l.SizeInBits(of)
	size("bitsize", n, err)
	a, err := l.ABIAlignment(of)
	number("alignment", a, err)
	a, err = l.PreferredAlignment(of)
	number("preferred", a, err)
	a, err = l.IndexBitwidth(of)
	number("index", a, err)
	number("stack_alignment", l.StackAlignment(), nil)
	text("endianness", fmt.Sprintf("%q", l.Endianness()), "")
	text("mangling_mode", fmt.Sprintf("%q", l.ManglingMode()), "")
	attr("default_memory_space", l.DefaultMemorySpace(), "0 : ui32")
	attr("alloca_memory_space", l.AllocaMemorySpace(), "0 : ui32")
	attr("program_memory_space", l.ProgramMemorySpace(), "0 : ui32")
	attr("global_memory_space", l.GlobalMemorySpace(), "0 : ui32")
	attr("legal_int_widths", l.LegalIntWidths(), "array<i32>")
	attr("function_pointer_alignment", l.FunctionPointerAlignment(), "#dlti.function_pointer_alignment<0, function_dependent = false>")
}
