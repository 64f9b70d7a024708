package drrcpp_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/gen/drrcpp"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// generate returns the C++ of the rules of a file.
func generate(t *testing.T, name string, text []byte, includes ...string) (string, diag.List) {
	t.Helper()
	set := &source.Set{Includes: includes, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	recs, l := tablegen.Load(source.NewFile(name, text), tablegen.Options{Files: set})
	if l.HasErrors() {
		return "", l
	}
	module, _ := ods.Read(recs)
	rules, l := drr.Read(module)
	if l.HasErrors() {
		return "", l
	}
	return drrcpp.Write(name, rules)
}

func TestGolden(t *testing.T) {
	for _, file := range golden.Files(t, "testdata/*rules.td") {
		text, diags := generate(t, filepath.Base(file), []byte(golden.Read(t, file)), "testdata")
		for _, d := range diags {
			t.Error(file, d.Message)
		}
		golden.Compare(t, golden.Stem(file)+".inc", text)
	}
}

// TestRefused has rules that mica accepts and C++ cannot express.
func TestRefused(t *testing.T) {
	for rule, want := range map[string]string{
		`Pat<(Glue $a, (Glue $b, $_, $k), $k), (replaceWithValue $a)>`:                      "symbol 'k' bound more than once",
		`Pat<(Groups $xs, (variadic $a), $zs), (replaceWithValue $a)>`:                      "variadic DAG construct can't match op kit.groups's non-variadic operand #1",
		`Pattern<(Glue $a, $b, $k), [(Foo:$m $a, $b), (Groups $a, (variadic $m), $b)]>`:     "symbol 'm' bound more than once",
		`Pattern<(Glue $a, $b, $k), [(Foo:$m $a, $b), (Groups $a, (variadic $m__0), $b)]>`:  "symbol 'm__0' with trailing index cannot bind to op argument",
		`Pattern<(Glue $a, $b, $k), [(NativeCodeCall<"f($0)"> I32Attr:$a)]>`:                "unhandled case when rewriting op",
		`Pat<(Glue $a, $b, $k), (Foo $a, "raw")>`:                                           "raw string not supported as argument",
		`Pat<(Glue $a, $b, $k), (replaceWithValue $a), [(NativeCodeCall<"holds($0)"> $a)]>`: "a native call as a constraint has no form in C++; use a Constraint",
	} {
		_, diags := generate(t, "r.td", []byte("include \"kit.td\"\ndef : "+rule+";\n"), "testdata")
		if len(diags) != 1 || diags[0].Message != want {
			t.Errorf("%s: got %v, want %s", rule, diags, want)
		}
	}
}

// TestRegions has rules with the directives of mica: an error at the directive, and under the name of mlir-tblgen
// the one that it has for a record that is no operation.
func TestRegions(t *testing.T) {
	const definitions = "include \"mica/Regions.td\"\ninclude \"mlir/IR/OpBase.td\"\n" +
		"def D : Dialect { let name = \"d\"; }\n" +
		"def A : Op<D, \"a\"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); let regions = (region AnyRegion:$body); }\n" +
		"def C : Op<D, \"c\"> { let successors = (successor AnySuccessor:$to); }" +
		"def B : Op<D, \"b\"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }\n"
	const mismatch, noOp = "op 'd.a' argument number mismatch: 2 in pattern vs. 1 in definition", "Record `regions' does not have a field named `opDialect'!"
	for rule, want := range map[string]struct {
		column    int
		reference string // what mlir-tblgen says; "" for what it says of a supplemental pattern alone
	}{
		"def R : Pat<(A $x, (regions $a)), (B $x)>;":                          {20, mismatch},
		"def R : Pat<(B (A $x, (regions $a))), (B $x)>;":                      {23, mismatch},
		"def R : Pat<(B $x), (A $x, (regions (emptyRegion)))>;":               {28, noOp},
		"def R : Pat<(A $x, (regions $a)), (B (inlineRegion $a, $x))>;":       {20, strings.Replace(noOp, "regions", "inlineRegion", 1)},
		"def R : Pat<(A $x, (regions $a)), (A $x, (regions $a))>;":            {20, noOp},
		"def R : Pat<(B $x), (B $x), [], [(A $x, (regions (emptyRegion)))]>;": {41, ""},
		"def R : Pat<(C (successors $a)), (C (successors $a))>;":              {16, strings.Replace(noOp, "regions", "successors", 1)},
	} {
		text := definitions + rule + "\n"
		_, diags := generate(t, "r.td", []byte(text))
		if len(diags) != 1 || diags[0].Message != "regions and successors in rules have no form in the C++ of mlir-tblgen" {
			t.Errorf("%s: %v", rule, diags)
		} else if line, column := diags[0].Place.Pos.LineCol(); line != 6 || column != want.column {
			t.Errorf("%s: the error is at %d:%d, not in column %d", rule, line, column, want.column)
		}
		recs, l := tablegen.Load(source.NewFile("r.td", []byte(text)), tablegen.Options{Files: &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}})
		if l.HasErrors() {
			t.Fatal(l)
		}
		module, _ := ods.Read(recs)
		if _, d := drr.ReadForGenerator(module); want.reference != "" && (d == nil || d.Message != want.reference) {
			t.Errorf("%s: as mlir-tblgen: %v", rule, d)
		}
	}
}

// TestNativeWithoutDag has a native call without parentheses in a source pattern, at which mlir-tblgen crashes.
func TestNativeWithoutDag(t *testing.T) {
	text, diags := generate(t, "r.td", []byte("include \"kit.td\"\ndef : Pat<(Glue $a, NativeCodeCall<\"defined($_self)\">, $k), (replaceWithValue $a)>;\n"), "testdata")
	if diags.HasErrors() || !strings.Contains(text, "::mlir::failed(defined(op1))") {
		t.Errorf("%v\n%s", diags, text)
	}
}

var hasRules = regexp.MustCompile(`\b(Pat|Pattern)<`)

// TestDifferential compares the C++ of all rules of the tests and examples with that of
// mlir-tblgen. MICA_RULES can name further directories, such as checkouts of other
// projects, whose .td files are compared as well if mlir-tblgen accepts them.
func TestDifferential(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	same := 0
	compare := func(dir string, must bool) {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".td" {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil || !hasRules.Match(text) {
				return err
			}
			includes := []string{include, dir, filepath.Join(dir, "include"), filepath.Dir(path)}
			args := []string{"-gen-rewriters", path}
			for _, i := range includes {
				args = append(args, "-I", i)
			}
			want, err := exec.Command(tool, args...).Output()
			if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
				if must {
					t.Errorf("%s: mlir-tblgen: %s", path, exit.Stderr)
				}
				return nil
			} else if err != nil {
				return err
			}
			got, diags := generate(t, path, text, includes...)
			if d := reftest.Diff(string(want), got); d != "" || diags.HasErrors() {
				t.Errorf("%s: %v\n%s", path, diags, d)
			} else {
				same++
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
	for _, dir := range []string{"internal/gen/drrcpp/testdata", "examples/arith", "examples/toy"} {
		compare(filepath.Join(root, dir), true)
	}
	archives := t.TempDir()
	for _, file := range golden.Files(t, filepath.Join(root, "opt/testdata/declarative/*.txtar")) {
		dir := filepath.Join(archives, filepath.Base(file))
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range archive.Files {
			path := filepath.Join(dir, f.Name)
			if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o777), os.WriteFile(path, f.Data, 0o666)); err != nil {
				t.Fatal(err)
			}
		}
		compare(dir, false)
	}
	for _, dir := range filepath.SplitList(os.Getenv("MICA_RULES")) {
		compare(strings.TrimSuffix(dir, "/"), false)
	}
	t.Logf("%d files of rules have the C++ of mlir-tblgen", same)
	if same < 20 {
		t.Errorf("only %d files have the C++ of mlir-tblgen", same)
	}
}

// The rules of the example as C++, abridged to the first line of each class.
func Example() {
	set := &source.Set{EmbeddedOnly: true, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	recs, _ := tablegen.Load(source.NewFile("rules.td", []byte(`
		include "mlir/IR/PatternBase.td"
		include "mlir/IR/OpBase.td"
		def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
		def Neg : Op<Toy, "neg">, Arguments<(ins F32:$x)>, Results<(outs F32)>;
		def NegNeg : Pat<(Neg (Neg $x)), (replaceWithValue $x)>;`)), tablegen.Options{Files: set})
	module, _ := ods.Read(recs)
	rules, _ := drr.Read(module)
	text, _ := drrcpp.Write("rules.td", rules)
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "struct") {
			fmt.Print(line)
		}
	}
	// Output: struct NegNeg : public ::mlir::RewritePattern {
}
