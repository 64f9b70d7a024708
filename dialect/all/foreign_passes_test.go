package all_test

import (
	"hash/fnv"
	"maps"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/lower"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/source"
)

// TestForeignPasses runs lowerings on operations that a program defines under the names of a dialect of mica. A
// lowering may fail to legalize them, but takes none for its own.
func TestForeignPasses(t *testing.T) {
	files := glob(t, "../../internal/lower/*/testdata/*.mlir")
	namespaces := []string{"memref", "scf", "arith", "func"}
	if reftest.Campaign() {
		namespaces = append(namespaces, "tensor", "vector", "bufferization", "affine", "complex", "index", "cf", "math", "shape", "linalg", "gpu", "llvm", "spirv")
	}
	for _, namespace := range namespaces {
		t.Run(namespace, func(t *testing.T) {
			t.Parallel()
			texts, used := foreignTexts(t, files, namespace)
			ctx := foreignContext(t, namespace, foreignDefinitions(namespace, used))
			ran := 0
			for _, text := range texts {
				if !reftest.Portion(text, 8, 2) {
					continue
				}
				op, _ := asm.Parse(ctx, source.NewFile("foreign.mlir", []byte(text)), asm.ParseOptions{})
				if op == nil {
					continue // it needs attributes of the dialect, or is invalid without the operations
				}
				before, d := foreignNames(op), passFor(text)
				guard(t, d.Argument+"\n"+text, func() {
					// Greedy lowerings merge equal blocks, so only the names are sure to stay.
					if err := managerOf(t, ctx, d).Run(op); err == nil && !maps.Equal(foreignNames(op), before) {
						t.Errorf("%s takes operations for its own in\n%s", d.Argument, text)
					}
				})
				ran++
			}
			t.Logf("%d runs on %d texts", ran, len(texts))
		})
	}
}

// passFor returns the lowering that runs on a text.
func passFor(text string) *pass.Definition {
	h := fnv.New32()
	h.Write([]byte(text))
	list := lower.Definitions()
	return list[int(h.Sum32())%len(list)]
}

// managerOf returns a manager that runs a pass on modules, or on the functions in them.
func managerOf(t *testing.T, ctx *ir.Context, d *pass.Definition) *pass.Manager {
	r := pass.NewRegistry(lower.Definitions()...)
	m := pass.NewManager(ctx, "builtin.module")
	pipeline := d.Argument
	if d.On.Op != "builtin.module" && d.On != (pass.Anchor{}) {
		pipeline = "func.func(" + d.Argument + ")"
	}
	if err := r.AddPasses(m.OpManager, pipeline); err != nil {
		t.Fatal(err)
	}
	return m
}

// foreignNames returns the names of the operations that were foreign at the start, and still are.
func foreignNames(op *ir.Operation) map[string]bool {
	names := map[string]bool{}
	ir.Walk(op, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if def := op.Def(); def != nil && def.Foreign && op.Attr("foreign") != nil {
			names[op.Name()] = true
		}
		return ir.Advance
	})
	return names
}
