package library_test

import (
	"os"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/library"
	"github.com/mica-ir/mica/source"
)

// TestSame looks up a dialect in a directory whose files cannot be evaluated: with their
// digest they need not be.
func TestSame(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, fstest.MapFS{
		"mlir/Dialect/UB/IR/UBOps.td":  {Data: []byte("include \"mlir/Own.td\"\ninclude \"Beside.td\"\ndef Broken : Nothing;\n")},
		"mlir/Dialect/UB/IR/Beside.td": {},
		"mlir/Own.td":                  {},
	}); err != nil {
		t.Fatal(err)
	}
	digest := func() string {
		return library.Digest(&source.Set{Includes: []string{dir}, Beside: true}, []string{"mlir/Dialect/UB/IR/UBOps.td"})
	}
	known := digest()
	has := func(o library.Options) bool {
		o.Natives, o.Includes, o.Compiled, o.Same = all.Natives(), []string{dir}, compiled.Find, map[string]string{"ub": known}
		ctx := ir.NewContext()
		dialects, _ := library.New(o).Register(ctx)
		made := ctx.LookupOp("ub.poison") != nil
		if made == dialects.Errors().HasErrors() {
			t.Errorf("made: %v, errors: %v", made, dialects.Errors())
		}
		return made
	}
	if !has(library.Options{}) {
		t.Error("files with the digest are evaluated")
	}
	if has(library.Options{Defines: []string{"X"}}) {
		t.Error("files that a macro can change are not evaluated")
	}
	for _, file := range []string{"/mlir/Own.td", "/mlir/Dialect/UB/IR/Beside.td"} {
		if err := os.WriteFile(dir+file, []byte("// changed\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if has(library.Options{}) || digest() == known {
			t.Errorf("a change of %s is not seen", file)
		}
		if err := os.WriteFile(dir+file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
