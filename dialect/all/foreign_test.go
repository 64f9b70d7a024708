package all_test

import (
	"fmt"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// TestForeign canonicalizes operations whose operands are defined by those of a dialect that a program defines
// itself, with other operands, under the name of one that patterns know. No pattern may mistake one for the other.
func TestForeign(t *testing.T) {
	files := slices.Concat(glob(t, "../../pass/transforms/testdata/canonicalize_*.mlir"), glob(t, "../*/testdata/valid/*.mlir"))
	for _, namespace := range []string{"arith", "memref", "tensor", "vector", "bufferization", "affine", "complex", "index"} {
		t.Run(namespace, func(t *testing.T) {
			t.Parallel()
			texts, used := foreignTexts(t, files, namespace)
			ctx := foreignContext(t, namespace, foreignDefinitions(namespace, used))
			var set rewrite.Set
			if l := rewrite.AddCanonicalizationPatterns(ctx, &set); l.HasErrors() {
				t.Fatal(l)
			}
			frozen, err := set.Freeze(ctx, rewrite.Filter{})
			if err != nil {
				t.Fatal(err)
			}
			read := 0
			for _, text := range texts {
				op, _ := asm.Parse(ctx, source.NewFile("foreign.mlir", []byte(text)), asm.ParseOptions{})
				if op == nil {
					continue // it needs attributes of the dialect, or is invalid without the operations
				}
				read++
				guard(t, text, func() { rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{}) })
			}
			if t.Logf("%d of %d texts", read, len(texts)); 2*read < len(texts) {
				t.Errorf("only %d of %d texts are valid", read, len(texts))
			}
		})
	}
}

func glob(t *testing.T, pattern string) []string {
	files, err := filepath.Glob(pattern)
	if err != nil || files == nil {
		t.Fatalf("%s: %v", pattern, err)
	}
	return files
}

// foreignTexts returns the parts of files that use a dialect, with foreign operations in place of its own, and the
// names of these with whether each is a terminator.
func foreignTexts(t *testing.T, files []string, namespace string) (texts []string, used map[string]bool) {
	ctx, used := foreignContext(t, "", ""), map[string]bool{}
	for _, file := range files {
		for _, text := range golden.Parts(t, file) {
			if !strings.Contains(text, namespace+".") {
				continue
			}
			module, _ := asm.Parse(ctx, source.NewFile(file, []byte(text)), asm.ParseOptions{})
			if module == nil {
				continue // a part with errors
			}
			for op := range module.Region(0).Entry().Ops() {
				if text, n := withForeign(op, namespace, used); n > 0 && op.NumOperands() == 0 {
					texts = append(texts, text)
				}
			}
		}
	}
	return texts, used
}

// foreignContext returns a context with all dialects that mica defines, and one that a text defines.
func foreignContext(t *testing.T, namespace, text string) *ir.Context {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	lib := library.New(library.Options{Natives: all.Natives()})
	if text != "" {
		if l := lib.AddText(namespace+".td", text); l.HasErrors() {
			t.Fatal(l)
		}
	}
	if _, l := lib.Register(ctx); l.HasErrors() {
		t.Fatal(l)
	}
	for _, n := range std.Natives() {
		ctx.Dialect(n.Namespace)
	}
	return ctx
}

// foreignDefinitions defines operations with any operands and results.
func foreignDefinitions(namespace string, terminators map[string]bool) string {
	var b strings.Builder
	fmt.Fprintf(&b, "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = %q; let cppNamespace = \"::mlir::%[1]s\"; }\n", namespace)
	b.WriteString("class O<string m, list<Trait> t = []> : Op<D, m, t> {\n  let arguments = (ins Variadic<AnyType>:$foreign);\n" +
		"  let results = (outs Variadic<AnyType>:$made);\n  let regions = (region VariadicRegion<AnyRegion>:$parts);\n}\n")
	for i, name := range slices.Sorted(maps.Keys(terminators)) {
		trait := "NoTerminator"
		if terminators[name] {
			trait = "Terminator"
		}
		fmt.Fprintf(&b, "def O%d : O<%q, [%s]>;\n", i, strings.TrimPrefix(name, namespace+"."), trait)
	}
	return b.String()
}

var properties = regexp.MustCompile(`<\{.*?\}>`)

// withForeign returns the generic text of an operation in which those of a dialect have no operands and no
// attribute but "foreign", and how many these are. It adds their names to used, with whether they are terminators.
func withForeign(op *ir.Operation, namespace string, used map[string]bool) (string, int) {
	n := 0
	ir.Walk(op, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if strings.HasPrefix(op.Name(), namespace+".") {
			used[op.Name()] = op.Has(ir.IsTerminator)
			op.SetOperands(nil)
			op.SetAttrs([]ir.NamedAttribute{{Name: "foreign", Value: op.Context().UnitAttr()}})
			n++
		}
		return ir.Advance
	})
	var b strings.Builder
	for line := range strings.Lines(string(asm.Append(nil, op, asm.Options{Generic: true}))) {
		if strings.Contains(line, `"`+namespace+".") {
			line = properties.ReplaceAllString(line, "")
		}
		b.WriteString(line)
	}
	return b.String(), n
}
