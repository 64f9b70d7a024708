package gen_test

import (
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/gen"
)

// upstream are the dialects of the reference.
var upstream = strings.Fields(`acc affine amdgpu amx arith arm_neon arm_sme arm_sve async bufferization cf complex dlti emitc func gpu
		index irdl linalg llvm math memref ml_program mpi nvgpu nvvm omp pdl pdl_interp ptr quant rocdl scf shape shard smt sparse_tensor
		spirv tensor tosa transform ub vcix vector wasmssa x86vector xegpu xevm`)

// generate generates the package of a dialect of the reference, and returns the messages.
func generate(include, name, dir string) (errs string, ok bool) {
	var out, list strings.Builder
	code := gen.Main([]string{"--dialect", name, "-I", include, "-o", dir}, &out, &list, gen.Config{Natives: all.Natives(), Packages: all.Packages()})
	return list.String(), code == 0
}

// TestSameBytes generates the dialects of the reference twice, and compares the files and the
// messages.
func TestSameBytes(t *testing.T) {
	if !reftest.Campaign() {
		t.Skip("MICA_CAMPAIGN is not set")
	}
	include := reftest.Include(t)
	for _, name := range upstream {
		if !reftest.Large(name, 3) {
			continue
		}
		first, second := t.TempDir(), t.TempDir()
		errs, _ := generate(include, name, first)
		again, _ := generate(include, name, second)
		golden.CompareText(t, name, errs, again)
		files := golden.Files(t, filepath.Join(first, "*.go"))
		for _, f := range files {
			golden.CompareText(t, f, golden.Read(t, f), golden.Read(t, filepath.Join(second, filepath.Base(f))))
		}
		if len(files) == 0 || len(files) != len(golden.Files(t, filepath.Join(second, "*.go"))) {
			t.Errorf("%s: %d files", name, len(files))
		}
	}
}

// main registers the generated dialects, and compares them with the loaded ones.
const main = `package main

import (
	"fmt"
	"os"
	"strconv"

%s
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/gen/compare"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/internal/library"
)

func main() {
	generated := ir.NewContext()
	generated.AllowUnregistered = true
	for _, register := range []func(*ir.Context) error{%s} {
		if err := register(generated); err != nil {
			panic(err)
		}
	}
	// The other dialects are loaded in both.
	others := library.New(library.Options{Natives: all.Natives(), Includes: os.Args[1:2]})
	if _, list := others.Register(generated); list.HasErrors() {
		panic(list)
	}
	loaded, _, list := randomops.Upstream(os.Args[1])
	if list.HasErrors() {
		panic(list)
	}
	perOp, _ := strconv.Atoi(os.Args[2])
	n := compare.Contexts(os.Stdout, loaded, generated, os.Args[3:], perOp)
	fmt.Printf("%%d cases, %%d valid, %%d differ\n", n.Cases, n.Valid, n.Differ)
	if n.Differ > 0 || n.Valid == 0 {
		os.Exit(1)
	}
}
`

// TestUpstream generates the dialects of the reference and vets the code. Those that
// MICA_GENERATED lists, or all, it also builds, and compares with the dialects that are loaded
// from the same files, which takes ten minutes for all. The packages are in the module while
// the test runs, in a directory that go ignores.
func TestUpstream(t *testing.T) {
	include := reftest.Include(t)
	list := os.Getenv("MICA_GENERATED")
	if list == "" && os.Getenv("MICA_CAMPAIGN") == "" {
		t.Skip("MICA_CAMPAIGN is not set")
	}
	names, perOp := upstream, "12"
	if list != "all" && list != "" {
		names = strings.Split(list, ",")
	}
	if err := os.MkdirAll("testdata", 0o777); err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp("testdata", "scratch")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	path := "github.com/mica-ir/mica/internal/gen/" + filepath.ToSlash(dir) + "/"
	var packages, imports, calls, compared []string
	lines := 0
	for _, name := range names {
		plain := strings.ReplaceAll(name, "_", "")
		errs, ok := generate(include, name, filepath.Join(dir, plain))
		if !ok {
			t.Errorf("%s: %s", name, errs)
			continue
		}
		if errs != "" {
			t.Logf("%s: %s", name, errs)
		}
		for _, f := range golden.Files(t, filepath.Join(dir, plain, "*.go")) {
			text := golden.Read(t, f)
			lines += strings.Count(text, "\n")
			if strings.Contains(text, "mica-ir/mica/internal/") {
				t.Errorf("%s imports what programs cannot import", f)
			}
			if formatted, err := format.Source([]byte(text)); err != nil || string(formatted) != text {
				t.Errorf("%s is not as gofmt formats it (%v)", f, err)
			}
		}
		packages = append(packages, path+plain)
		if strings.Contains(golden.Read(t, filepath.Join(dir, plain, name+".gen.go")), "type Hooks interface") {
			t.Logf("%s leaves hooks to its user, and is not compared", name)
			continue
		}
		compared = append(compared, name)
		imports = append(imports, fmt.Sprintf("\tgen%s %q", plain, path+plain))
		calls = append(calls, "gen"+plain+".Register")
	}
	text := fmt.Sprintf(main, strings.Join(imports, "\n"), strings.Join(calls, ", "))
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	run := func(args ...string) {
		t.Helper()
		if out, err := exec.Command("go", args...).CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
		} else if len(out) > 0 {
			t.Logf("%s", out)
		}
	}
	t.Logf("%d dialects, %d lines", len(names), lines)
	run(append([]string{"vet"}, packages...)...)
	if list == "" {
		return
	}
	run(append([]string{"run", strings.TrimSuffix(path, "/"), include, perOp}, compared...)...)
}
