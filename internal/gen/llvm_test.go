package gen

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// copyProgram copies random operations of the llvm dialect that verify.
const copyProgram = `package main

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica/internal/gen/copies"
	"github.com/mica-ir/mica/internal/randomops"
)

type opCopier = copies.Op

var types, body, blocks = copies.Types, copies.Body, copies.Blocks

func main() {
	_, _, _ = types, body, blocks
	ctx, _, list := randomops.Upstream(os.Args[1])
	if list.HasErrors() {
		panic(list)
	}
	more, err := os.ReadFile(os.Args[2])
	if err != nil {
		panic(err)
	}
	n, complaints := copies.Compare(os.Stdout, ctx, copiesOfLlvm, string(more))
	fmt.Printf("%d builders, %d copies, %d complaints\n", len(copiesOfLlvm), n, complaints)
	if complaints > 0 || n < len(copiesOfLlvm) {
		os.Exit(1)
	}
}
`

// TestLLVMBuilders generates the package of the llvm dialect, and copies random operations with
// its builders and accessors. It is in the module while the test runs, in a directory that go
// ignores.
func TestLLVMBuilders(t *testing.T) {
	include := reftest.Include(t)
	if os.Getenv("MICA_CAMPAIGN") == "" {
		t.Skip("MICA_CAMPAIGN is not set")
	}
	lib := library.New(library.Options{Natives: all.Natives(), Includes: []string{include}})
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	dialects, _ := lib.Register(ctx)
	ctx.OpDefs(ctx.Dialect("llvm"))
	o := Options{Report: dialects.Report(), Code: dialects.Code, Natives: all.Natives(), Packages: all.Packages()}
	files, _, err := Dialect(ctx, lib.Modules("llvm"), "llvm", o)
	if err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp("testdata", "scratch")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	here := "github.com/mica-ir/mica/internal/gen/" + filepath.ToSlash(dir)
	calls, err := copiesFile("main", here+"/llvm", lib.Modules("llvm"), "llvm", ctx, o)
	if err != nil {
		t.Fatal(err)
	}
	for i := range files {
		files[i].Name = filepath.Join("llvm", files[i].Name)
	}
	for _, f := range append(files, File{Name: "copies.go", Text: []byte(calls)}, File{Name: "main.go", Text: []byte(copyProgram)}) {
		path := filepath.Join(dir, f.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(f.Text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	out, err := exec.Command("go", "run", "./"+filepath.ToSlash(dir), include, "testdata/copies_llvm.mlir").CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}
