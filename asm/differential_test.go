package asm_test

import (
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
)

// A form is a way of printing, as a flag of the reference and as an option.
type form struct {
	flags []string
	opts  asm.Options
}

// forms are the ways of printing that are compared with the reference.
var forms = []form{
	{nil, asm.Options{}},
	{[]string{"--mlir-print-op-generic"}, asm.Options{Generic: true}},
	{[]string{"--mlir-print-debuginfo"}, asm.Options{DebugInfo: true}},
	{[]string{"--mlir-print-debuginfo", "--mlir-print-op-generic"}, asm.Options{DebugInfo: true, Generic: true}},
	{[]string{"--mlir-print-debuginfo", "--mlir-print-local-scope"}, asm.Options{DebugInfo: true, LocalScope: true}},
	{[]string{"--mlir-print-debuginfo", "--mlir-pretty-debuginfo"}, asm.Options{DebugInfo: true, PrettyDebugInfo: true}},
	{[]string{"--mlir-print-value-users"}, asm.Options{ValueUsers: true}},
	{[]string{"--mlir-print-unique-ssa-ids"}, asm.Options{UniqueIDs: true}},
	{[]string{"--mlir-use-nameloc-as-prefix"}, asm.Options{NameLocAsPrefix: true}},
	{[]string{"--mlir-print-skip-regions"}, asm.Options{SkipRegions: true}},
	{[]string{"--mlir-elide-elementsattrs-if-larger=2"}, asm.Options{ElideElements: true, ElementsLimit: 2}},
	{[]string{"--mlir-elide-resource-strings-if-larger=20"}, asm.Options{ElideResources: true, ResourcesLimit: 20}},
	{[]string{"--mlir-print-elementsattrs-with-hex-if-larger=2"}, asm.Options{HexLimit: 2}},
}

// TestDifferentialPrint compares the printed corpus with mlir-opt's output.
func TestDifferentialPrint(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		f := read(t, path)
		f.Name = path
		ctx := newContext()
		res := &asm.ExternalResources{}
		op := parse(t, ctx, f, res)
		for _, form := range forms {
			args := append([]string{"--allow-unregistered-dialect", path}, form.flags...)
			want, errs, code := reftest.Run(t, tool, "", args...)
			if code != 0 {
				t.Fatalf("%s %v: %s", path, form.flags, errs)
			}
			form.opts.Resources = res
			got := string(asm.Append(nil, op, form.opts)) + "\n"
			if d := reftest.Diff(want, got); d != "" {
				t.Errorf("%s %v:\n%s", path, form.flags, d)
			}
		}
	}
}
