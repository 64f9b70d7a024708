package load_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestNativeFunction registers a C++ function of a dialect in Go under its
// qualified name; predicates find it from the dialect's namespace.
func TestNativeFunction(t *testing.T) {
	const td = `
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::mlir::t"; }
def T_Even : Type<CPred<"isEven($_self)">, "integer of even width">;
def T_EvenOp : Op<T_Dialect, "even"> {
  let arguments = (ins T_Even:$x);
  let assemblyFormat = "$x attr-dict ":" type($x)";
}
`
	set := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	file := &source.File{Name: "t.td", Text: []byte(strings.ReplaceAll(td, `":"`, "`:`"))}
	set.Add(file)
	recs, ds := tablegen.Load(file, tablegen.Options{Files: set})
	if ds.HasErrors() {
		t.Fatal(ds)
	}
	m, ds := ods.Read(recs)
	if ds.HasErrors() {
		t.Fatal(ds)
	}
	api := cppapi.New()
	api.NativeTypeTest("mlir::t::isEven", func(t ir.Type) bool {
		i, ok := t.(*ir.IntegerType)
		return ok && i.Width%2 == 0
	})
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	ld, ds := load.Load(ctx, m, load.Options{API: api})
	if len(ds) > 0 || ld.Report.Native != 1 || len(ld.Report.Unknown) > 0 {
		t.Fatalf("%v\n%s", ds, ld.Report.Summary())
	}
	for _, c := range []struct{ typ, want string }{
		{"i32", ""},
		{"i33", "'t.even' op operand #0 must be integer of even width, but got 'i33'"},
		{"f32", "'t.even' op operand #0 must be integer of even width, but got 'f32'"},
	} {
		text := "%0 = \"x.source\"() : () -> " + c.typ + "\nt.even %0 : " + c.typ + "\n"
		_, ds := asm.Parse(ctx, &source.File{Name: "in.mlir", Text: []byte(text)}, asm.ParseOptions{})
		got := ""
		if len(ds) > 0 {
			got = ds[0].Message
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.typ, got, c.want)
		}
	}
}
