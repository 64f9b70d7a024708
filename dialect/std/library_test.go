package std_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// context returns a context with mica's dialects, whose files are evaluated.
func context(t testing.TB) *ir.Context {
	t.Helper()
	return contextWith(t, library.Options{})
}

// contextWith returns a context with the dialects of a library with these options.
func contextWith(t testing.TB, o library.Options) *ir.Context {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	o.Natives = std.Natives()
	if _, l := library.New(o).Register(ctx); l.HasErrors() {
		t.Fatal(l)
	}
	return ctx
}

func parse(t testing.TB, ctx *ir.Context, name, text string) *ir.Operation {
	t.Helper()
	op, l := asm.Parse(ctx, source.NewFile(name, []byte(text)), asm.ParseOptions{Resources: &asm.ExternalResources{}})
	if op == nil {
		t.Fatal(l)
	}
	return op
}

func print(op *ir.Operation, generic bool) string {
	return string(asm.Append(nil, op, asm.Options{Generic: generic})) + "\n"
}

// names returns the namespaces of the dialects.
func names() []string {
	var names []string
	for _, n := range std.Natives() {
		names = append(names, n.Namespace)
	}
	return names
}

// corpus returns texts by dialect and file: that of testdata, else the valid ones of the dialect's own
// tests.
func corpus(t testing.TB) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, n := range std.Natives() {
		files, _ := filepath.Glob(filepath.Join("testdata", n.Namespace+".mlir"))
		if files == nil {
			files, _ = filepath.Glob(filepath.Join("..", strings.ReplaceAll(n.Namespace, "_", ""), "testdata", "valid", "*.mlir"))
		}
		if files == nil {
			t.Fatalf("there is no corpus of %s", n.Namespace)
		}
		for _, file := range files {
			for i, text := range golden.Parts(t, file) {
				name := n.Namespace + "/" + golden.Stem(filepath.Base(file))
				if i > 0 {
					name += fmt.Sprint("/", i)
				}
				texts[name] = text
			}
		}
	}
	return texts
}

// notInCorpus reports whether an operation cannot be in a corpus, because MLIR cannot read its own text of it.
func notInCorpus(name string) bool { return name == "spirv.INTEL.SubgroupBlockWrite" }

// withGraphType has an attribute whose text is that of another type, as in MLIR, which cannot read it.
const withGraphType = `"spirv.ARM.Graph"`

// TestCorpus requires every operation in the corpus of its dialect, its text as in the golden, and the same IR
// from every form.
func TestCorpus(t *testing.T) {
	used := map[string]bool{}
	ctx := context(t)
	for name, text := range corpus(t) {
		t.Run(name, func(t *testing.T) {
			op := parse(t, ctx, name+".mlir", text)
			ir.Walk(op, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
				used[op.Name()] = true
				return ir.Advance
			})
			custom, generic := print(op, false), print(op, true)
			file := filepath.Join("testdata", filepath.Base(name)+".mlir")
			if _, err := os.Stat(file); err == nil { // else the dialect's package has the golden
				golden.Compare(t, golden.Stem(file)+".golden", golden.Join([]string{custom, generic}))
			}
			for _, text := range []string{generic, custom} {
				if strings.Contains(text, withGraphType) {
					continue
				}
				if d := reftest.Diff(custom, print(parse(t, ctx, "again", text), false)); d != "" {
					t.Error(d)
				}
			}
		})
	}
	for _, name := range names() {
		for _, def := range ctx.OpDefs(ctx.Dialect(name)) {
			if used[def.Name] == notInCorpus(def.Name) {
				t.Errorf("%s is not in the corpus", def.Name)
			}
		}
	}
}

// TestLazy checks that only dialects that a program uses are created.
func TestLazy(t *testing.T) {
	ctx := context(t)
	made := func() []string {
		var names []string
		for _, d := range ctx.Dialects() {
			names = append(names, d.Namespace)
		}
		return names
	}
	parse(t, ctx, "empty", "module {}")
	parse(t, ctx, "other", `"other.op"() : () -> ()`)
	if got := made(); !slices.Equal(got, []string{"builtin"}) {
		t.Errorf("made %s for no dialect", got)
	}
	parse(t, ctx, "ub", "%0 = ub.poison : i32")
	if got := made(); !slices.Equal(got, []string{"builtin", "ub"}) {
		t.Errorf("made %s for ub", got)
	}
	if want := append([]string{"builtin"}, names()...); len(ctx.DialectNames()) != len(want) {
		t.Errorf("registered %s, want %s", ctx.DialectNames(), want)
	}
}

// TestShared checks that attributes are the same whether two dialects are made
// together or one after the other.
func TestShared(t *testing.T) {
	ctx := context(t)
	parse(t, ctx, "arith", `"other.op"() {a = #arith.fastmath<fast>} : () -> ()`)
	if ctx.LookupOp("arith.addf") == nil {
		t.Fatal("arith is not complete")
	}
	text := "%0 = \"other.value\"() : () -> f32\n%1 = math.exp %0 fastmath<nnan> : f32\n" +
		"%2 = \"math.exp\"(%0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32\n"
	got := print(parse(t, ctx, "math", text), false)
	for _, want := range []string{"fastmath<nnan>", "fastmath<fast>"} {
		if !strings.Contains(got, want) {
			t.Errorf("%s is not in\n%s", want, got)
		}
	}
}

// TestTaken checks that a dialect that is registered stays.
func TestTaken(t *testing.T) {
	ctx := ir.NewContext()
	mine := &ir.Dialect{Namespace: "func", Ops: []*ir.OpDef{{Name: "func.other"}}}
	if err := ctx.Register(mine); err != nil {
		t.Fatal(err)
	}
	if _, l := library.New(library.Options{Natives: std.Natives()}).Register(ctx); l.HasErrors() {
		t.Fatal(l)
	}
	if ctx.LookupOp("arith.addi") == nil || ctx.Dialect("func") != mine || ctx.LookupOp("func.func") != nil {
		t.Error("the dialect was replaced")
	}
}

// TestParallel makes dialects for several contexts at the same time.
func TestParallel(t *testing.T) {
	texts := corpus(t)
	var g sync.WaitGroup
	for range 3 {
		for name, text := range texts {
			ctx := context(t)
			g.Go(func() {
				if op, l := asm.Parse(ctx, source.NewFile(name, []byte(text)), asm.ParseOptions{}); op == nil {
					t.Error(l)
				}
			})
		}
	}
	g.Wait()
}

// TestLive checks that no part of a definition is ignored: every predicate is evaluated, every form
// is parsed and printed. It logs the C++ checks that have no Go implementation yet.
func TestLive(t *testing.T) {
	lib := library.New(library.Options{Natives: std.Natives()})
	for _, n := range std.Natives() {
		for _, root := range n.Definitions.Roots {
			if l := lib.AddFile(root); l.HasErrors() {
				t.Fatal(l)
			}
		}
	}
	dialects, l := lib.Register(ir.NewContext())
	if l.HasErrors() {
		t.Fatal(l)
	}
	report := dialects.Reports()[0]
	for _, m := range report.Misfits {
		t.Errorf("%s: what is written for it in Go does not fit: %s", m.What, m.Reason)
	}
	for _, u := range report.Unknown {
		if strings.HasSuffix(u.Text, "::RangeType::get()") {
			continue // a range of elements that cannot be built, whose type is always written
		}
		if u.What == "definition 'NumberAttr'" {
			t.Logf("%s: its form has no Go yet", u.What)
			continue
		}
		t.Errorf("%s: %s: %s", u.What, u.Reason, u.Text)
	}
	ops := 0
	for _, d := range report.Dialects {
		for _, op := range d.Ops {
			ops++
			if len(op.Missing) > 0 {
				t.Errorf("%s lacks %s", op.Name, strings.Join(op.Missing, ", "))
			}
			if len(op.Unverified) > 0 {
				t.Logf("%s is not checked for %s", op.Name, strings.Join(op.Unverified, ", "))
			}
		}
	}
	t.Logf("%d dialects, %d operations", len(report.Dialects), ops)
}

// TestPrivateNames checks that a file can include the definitions of any two dialects: they are one namespace.
// Only names that the reference does not have are checked, since it decides the others.
func TestPrivateNames(t *testing.T) {
	declaration := regexp.MustCompile(`(?m)^\s*(?:class|def|defvar|multiclass)\s+(_\w+)`)
	tree, first := library.Trees(std.Natives)[0].Tree, map[string]string{}
	for _, path := range paths() {
		text, err := fs.ReadFile(tree, path)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range declaration.FindAllStringSubmatch(string(text), -1) {
			if other := first[m[1]]; other != "" {
				t.Errorf("%s and %s both declare %s", other, path, m[1])
			}
			first[m[1]] = path
		}
	}
	if len(first) < 50 {
		t.Errorf("only %d names are found", len(first))
	}
}
