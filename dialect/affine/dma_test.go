package affine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// newContext returns a context with a dialect affine of definitions, in addition to the natives.
func newContext(defs string) *mica.Context {
	return mica.Must(mica.NewContext(mica.Config{AllowUnregistered: true, Dialects: []*dialect.Natives{affine.Natives()}}, mica.Text("affine.td", `
		include "mlir/IR/OpBase.td"
		def Affine_Dialect : Dialect { let name = "affine"; }
		def OtherOp : Op<Affine_Dialect, "other">;
	`+defs)))
}

// parse parses and verifies operations that can use values %m of type memref<4xf32> and %n of type
// index. It returns the last one, or the first message.
func parse(ctx *mica.Context, text string) (op *ir.Operation, message string) {
	module, l := ctx.Parse(mica.Text("in.mlir", "%m, %n = \"test.values\"() : () -> (memref<4xf32>, index)\n"+text))
	if l.HasErrors() {
		return nil, l[0].Message
	}
	return module.Region(0).Entry().Back(), ""
}

// TestTransferParts requires errors where maps or operands are missing. MLIR assumes that they are
// present.
func TestTransferParts(t *testing.T) {
	ctx := newContext("")
	const none, one = "affine_map<() -> ()>", "affine_map<(d0) -> (d0)>"
	start := func(src, dst, tag string) string {
		return fmt.Sprintf("{src_map = %s, dst_map = %s, tag_map = %s}", src, dst, tag)
	}
	for _, c := range []struct{ op, operands, attrs, want string }{
		{"dma_wait", "%m, %n", "", "requires attribute 'tag_map'"},
		{"dma_wait", "%m, %n", "{tag_map = 1}", "attribute 'tag_map' failed to satisfy constraint: AffineMap attribute"},
		{"dma_wait", "", "{tag_map = " + none + "}", "expected DMA tag to be of memref type"},
		{"dma_wait", "%m", "{tag_map = " + none + "}", "incorrect number of operands"},
		{"dma_wait", "%m, %n", "{tag_map = " + one + "}", "incorrect number of operands"},
		{"dma_start", "%m, %m, %m, %n", "{src_map = " + none + ", tag_map = " + none + "}", "requires attribute 'dst_map'"},
		{"dma_start", "", start(none, none, none), "expected DMA source to be of memref type"},
		{"dma_start", "%m", start(one, none, none), "expected DMA destination to be of memref type"},
		{"dma_start", "%m, %n, %m", start(one, none, none), "expected DMA tag to be of memref type"},
		{"dma_start", "%m, %m, %m, %n", start(none, none, one), "incorrect number of operands"},
		{"dma_start", "%m, %m, %m, %n, %n", start(none, none, none), "incorrect number of operands"},
	} {
		var types []string
		for o := range strings.SplitSeq(c.operands, ", ") {
			switch o {
			case "%m":
				types = append(types, "memref<4xf32>")
			case "%n":
				types = append(types, "index")
			}
		}
		text := fmt.Sprintf("\"affine.%s\"(%s) %s : (%s) -> ()\n", c.op, c.operands, c.attrs, strings.Join(types, ", "))
		if _, got := parse(ctx, text); got != "'affine."+c.op+"' op "+c.want {
			t.Errorf("%s%q, not %q", text, got, c.want)
		}
	}
}

// TestTransferEffects requires the effects of a start, which are on the memrefs, and that those
// of a wait are not known.
func TestTransferEffects(t *testing.T) {
	ctx := newContext("")
	const start = "affine.dma_start %m[0], %m[%n], %m[%n], %n : memref<4xf32>, memref<4xf32>, memref<4xf32>"
	op, message := parse(ctx, start)
	if op == nil {
		t.Fatal(message)
	}
	effects, known := ir.MemoryEffects(op)
	var kinds []ir.EffectKind
	for _, e := range effects {
		if e.Value != op.Operand(0) {
			t.Errorf("an effect on %v", e.Value)
		}
		kinds = append(kinds, e.Kind)
	}
	if want := []ir.EffectKind{ir.Read, ir.Write, ir.Read}; !known || fmt.Sprint(kinds) != fmt.Sprint(want) {
		t.Errorf("effects %v, known %v", kinds, known)
	}
	op, message = parse(ctx, "affine.dma_wait %m[0], %n : memref<4xf32>")
	if op == nil {
		t.Fatal(message)
	}
	if _, known := ir.MemoryEffects(op); known || rewrite.IsTriviallyDead(op) {
		t.Error("the effects of a wait are known")
	}
}

// TestTransferDefined checks that the definition of an operation takes precedence over the built-in
// one.
func TestTransferDefined(t *testing.T) {
	ctx := newContext(`def Wait : Op<Affine_Dialect, "dma_wait"> { let assemblyFormat = "attr-dict"; }`)
	if op, message := parse(ctx, "affine.dma_wait {a}"); op == nil {
		t.Error(message)
	}
	if op, message := parse(ctx, "affine.dma_start %m[0], %m[0], %m[0], %n : memref<4xf32>, memref<4xf32>, memref<4xf32>"); op == nil {
		t.Error(message)
	}
}
