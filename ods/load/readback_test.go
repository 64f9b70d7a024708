package load_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// TestReadBack prints random operations of all dialects in their custom form. The text can be
// parsed again, and yields the same operation.
func TestReadBack(t *testing.T) {
	ctx, _, list := randomops.Upstream(reftest.Include(t))
	if list.HasErrors() {
		t.Fatal(list)
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Candidates(ctx)), 11)
	n, total, seen := reftest.Count(2, 6, 60), 0, map[string]bool{}
	for _, d := range ctx.Dialects() {
		for _, def := range ctx.OpDefs(d) {
			if !reftest.Sampled(def.Name, 3) {
				continue
			}
			for _, c := range g.Cases(def, n) {
				msg, module := randomops.Verdict(ctx, c.Text)
				if msg != "" || module == nil {
					continue
				}
				total++
				why := readBack(ctx, module)
				switch _, known := unreadable[def.Name]; {
				case why == "":
				case known:
					seen[def.Name] = true
				default:
					t.Errorf("%s: %s\n%s", def.Name, why, c.Text)
				}
			}
		}
	}
	t.Logf("%d operations; those of %d names are not all read back", total, len(seen))
	for name := range unreadable {
		if reftest.Campaign() && !seen[name] {
			t.Errorf("%s is read back", name)
		}
	}
	if total < 500 {
		t.Errorf("only %d operations", total)
	}
}

// readBack prints a module, reads the text, and returns the difference between the two: they must
// print the same text, and have the same values. Attributes that were absent may have their
// defaults.
func readBack(ctx *ir.Context, module *ir.Operation) string {
	custom := asm.String(module, asm.Options{})
	msg, again := randomops.Verdict(ctx, custom)
	if msg != "" || again == nil {
		return "its custom form cannot be read: " + msg + "\n" + custom
	}
	if d := reftest.Diff(custom, asm.String(again, asm.Options{})); d != "" {
		return "its custom form is written in another way when it was read:\n" + d
	}
	if d := reftest.Diff(valuesOf(module), valuesOf(again)); d != "" {
		return "its custom form has other values:\n" + custom + d
	}
	return ""
}

// valuesOf lists the operations in a module with the types of their values.
func valuesOf(module *ir.Operation) string {
	var b strings.Builder
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		fmt.Fprintf(&b, "%s %v %v %d\n", op.Name(), op.OperandTypes(), op.ResultTypes(), op.NumSuccessors())
		for i := range op.NumRegions() {
			for block := op.Region(i).Entry(); block != nil; block = block.Next() {
				fmt.Fprintf(&b, "  region %d: block of %d arguments\n", i, block.NumArguments())
			}
		}
		return ir.Advance
	})
	return b.String()
}

// unreadable are the operations whose custom form is still printed for some that have no such form,
// with the part that is lost. The reference prints the same.
var unreadable = map[string]string{
	"affine.for":                             "more operands than the map of a bound has",
	"affine.prefetch":                        "an operand that a map uses twice",
	"affine.vector_store":                    "a symbol that is not written alone",
	"async.await":                            "no result, although the type of the operand has a value",
	"emitc.return":                           "a resource with the name of another one",
	"llvm.comdat":                            "an empty block",
	"llvm.landingpad":                        "attributes before the type",
	"llvm.mlir.constant":                     "a resource with the name of another one",
	"llvm.shufflevector":                     "a scalable result",
	"nvvm.barrier":                           "an attribute that is absent",
	"omp.canonical_loop":                     "the argument of an empty region",
	"omp.target_allocmem":                    "types of sizes that are not indices",
	"pdl_interp.create_operation":            "names of attributes that have no values",
	"shape.assuming":                         "arguments of a region",
	"shape.yield":                            "a block of the library around it",
	"shape.assuming_yield":                   "arguments of a region",
	"sparse_tensor.coiterate":                "no spaces",
	"sparse_tensor.yield":                    "no spaces of the operation around it",
	"spirv.ARM.GraphEntryPoint":              "a nested symbol",
	"spirv.INTEL.SubgroupBlockWrite":         "a storage class without a word",
	"spirv.KHR.CooperativeMatrixLoad":        "operands of the memory access",
	"tosa.variable":                          "a type that is not a tensor",
	"transform.apply_conversion_patterns":    "arguments of a region",
	"transform.structured.tile_using_forall": "more operands than types",
	"vector.mask":                            "a value without a result",
	"wasmssa.func":                           "types of arguments",
	"wasmssa.global_get":                     "a global without a body",
	"wasmssa.if":                             "the second region",
	"xegpu.prefetch_nd":                      "more offsets than there are places",
}
