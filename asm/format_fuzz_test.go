package asm_test

import (
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/ir"
)

// FuzzFormats reads text with operations that have formats. A text that parses must print,
// and if it verifies its generic form must be readable.
func FuzzFormats(f *testing.F) {
	for _, name := range []string{"format_reference", "format_t", "format_errors"} {
		ar, err := txtar.ParseFile("testdata/" + name + ".txtar")
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range ar.Files {
			text, _, _ := strings.Cut(string(c.Data), "// ----\n")
			f.Add(text)
		}
	}
	ctx := newDialects(f)
	f.Fuzz(func(t *testing.T, text string) {
		op, _ := parsePart(ctx, text)
		if op == nil {
			return
		}
		printed(op, false)
		generic := printed(op, true)
		var diags diagList
		// The empty symbol can be read but has no form, as in the reference.
		if !ir.Verify(op, &diags) || strings.Contains(generic, "<<INVALID EMPTY SYMBOL>>") {
			return
		}
		again, errs := parsePart(ctx, generic)
		if again == nil {
			t.Fatalf("cannot read the generic form:\n%s%s", generic, errs)
		}
	})
}
