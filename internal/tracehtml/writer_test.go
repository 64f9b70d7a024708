package tracehtml

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/source"
)

// TestBounds checks that a file does not become longer than its bound, and says how many records it lacks.
func TestBounds(t *testing.T) {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	module, errs := asm.Parse(ctx, source.NewFile("in.mlir", []byte(`"t.a"() {a = "`+strings.Repeat("long", 100)+`"} : () -> ()`)), asm.ParseOptions{})
	if module == nil {
		t.Fatal(errs)
	}
	var b strings.Builder
	w, err := New(&b, Options{Input: "in.mlir"})
	if err != nil {
		t.Fatal(err)
	}
	w.max = 4000
	start := b.Len()
	const passes = 20
	for i := range passes {
		a := &action.Action{Kind: action.Pass, Name: "P", Op: module}
		w.Begin(a)
		module.Region(0).Entry().Front().SetAttr("b", ctx.StringAttr(fmt.Sprint(i)))
		w.End(a, true)
	}
	if err := w.Close(true); err != nil {
		t.Fatal(err)
	}
	text := b.String()[start:]
	units := strings.Count(text, `{"t":"unit"`)
	want := fmt.Sprintf(`{"t":"close","ok":true,"dropped":{"records":%d}}`, passes+1-units)
	if units == 0 || units > passes || strings.Count(text, `{"t":"end"`) != passes || !strings.Contains(text, want) {
		t.Errorf("%d texts of %d are written, and there is no record %s:\n%s", units, passes+1, want, text)
	}
}

// TestPackedOnce checks that a long body is compressed and that a short one is not.
func TestPackedOnce(t *testing.T) {
	for _, n := range []int{10, 10000} {
		r := record{Type: "unit", Body: body{Text: strings.Repeat("a", n)}}
		r.pack()
		if packed := n > packedFrom; (r.Packed != "") != packed || (r.Body == nil) != packed {
			t.Errorf("%d bytes: %+v", n, r)
		}
	}
}
