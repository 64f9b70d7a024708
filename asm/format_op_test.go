package asm_test

import (
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// parsePart parses a text and returns the operations in the module, or the first error.
func parsePart(ctx *ir.Context, text string) (*ir.Operation, string) {
	file := source.NewFile("-", []byte(text))
	op, diags := asm.Parse(ctx, file, asm.ParseOptions{NoVerify: true})
	if op == nil || diags.HasErrors() {
		var b strings.Builder
		r := diag.Renderer{Out: &b}
		if err := r.RenderAll(diags); err != nil {
			b.WriteString(err.Error())
		}
		return nil, b.String()
	}
	return op, ""
}

// printed returns an operation in custom form.
func printed(op *ir.Operation, generic bool) string {
	return string(asm.Append(nil, op, asm.Options{AssumeVerified: true, Generic: generic}))
}

// TestFormats parses each case of the corpora, prints it, and parses and prints the output
// again. The first output is compared with a golden, and the second must equal it. The
// generic form must parse to the same operation.
func TestFormats(t *testing.T) {
	for _, name := range []string{"format_reference", "format_t", "format_errors", "format_t_errors"} {
		file := "testdata/" + name + ".txtar"
		ar, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i := range ar.Files {
			f := &ar.Files[i]
			text, want, _ := strings.Cut(string(f.Data), "// ----\n")
			t.Run(name+"/"+f.Name, func(t *testing.T) {
				ctx := newDialects(t)
				op, got := parsePart(ctx, text)
				if op != nil {
					got = printed(op, false)
					again, errs := parsePart(ctx, got)
					if again == nil {
						t.Fatalf("cannot read what was printed:\n%s%s", got, errs)
					}
					if s := printed(again, false); s != got {
						t.Errorf("printing is not idempotent:\n%s%s", got, s)
					}
					generic := printed(op, true)
					again, errs = parsePart(ctx, generic)
					if again == nil {
						t.Fatalf("cannot read the generic form:\n%s%s", generic, errs)
					}
					if s := printed(again, false); s != got {
						t.Errorf("the generic form differs:\n%s%s%s", got, generic, s)
					}
				}
				golden.CompareText(t, f.Name, want, got)
				f.Data = []byte(text + "// ----\n" + got)
			})
		}
		golden.Rewrite(t, file, txtar.Format(ar))
	}
}
