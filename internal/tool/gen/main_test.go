package gen_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/tool/gen"
)

func run(args ...string) (out, errs string, code int) {
	var o, e strings.Builder
	code = gen.Main(args, &o, &e, gen.Config{Natives: all.Natives(), Packages: all.Packages()})
	return o.String(), e.String(), code
}

var directive = regexp.MustCompile(`(?m)^//go:generate go run (?:\.\./)+cmd/mica gen (.*)$`)

// TestDialects runs the go:generate directives of mica's own dialects and compares their output
// with the committed files.
func TestDialects(t *testing.T) {
	dialects, err := filepath.Abs("../../../dialect")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, file := range golden.Files(t, filepath.Join(dialects, "*", "*.go")) {
		for _, m := range directive.FindAllStringSubmatch(golden.Read(t, file), -1) {
			if strings.Contains(m[1], "--accessors-only") {
				continue // see TestAccessors
			}
			n++
			checkDirective(t, file, strings.Fields(m[1]))
		}
	}
	if n == 0 {
		t.Error("no directive")
	}
}

// TestLowerings is TestDialects for the rules of lowerings.
func TestLowerings(t *testing.T) {
	lowerings, err := filepath.Abs("../../lower")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, file := range slices.Concat(golden.Files(t, filepath.Join(lowerings, "*", "*.go")), golden.Files(t, filepath.Join(lowerings, "*", "*", "*.go"))) {
		for _, m := range directive.FindAllStringSubmatch(golden.Read(t, file), -1) {
			n++
			checkDirective(t, file, strings.Fields(m[1]))
		}
	}
	if n == 0 {
		t.Error("no directive")
	}
}

// TestAccessors compares the accessors of dialects without builders with those generated from their definitions.
func TestAccessors(t *testing.T) {
	m := directive.FindStringSubmatch(golden.Read(t, "../../../dialect/all/all.go"))
	if m == nil {
		t.Fatal("no directive")
	}
	args := strings.Fields(m[1])
	dir := t.TempDir()
	args[slices.Index(args, "-o")+1] = dir
	if _, errs, code := run(args...); code != 0 || errs != "" {
		t.Fatalf("code %d, %s", code, errs)
	}
	made := golden.Files(t, filepath.Join(dir, "*", "*.gen.go"))
	if want := strings.Count(m[1], "--dialect"); len(made) != want {
		t.Errorf("%d files of %d dialects", len(made), want)
	}
	for _, file := range made {
		name, err := filepath.Rel(dir, file)
		if err != nil {
			t.Fatal(err)
		}
		golden.Compare(t, filepath.Join("../../../dialect", name), golden.Read(t, file))
	}
}

// checkDirective compares the generated files of a package with the output of its directive: in
// the directory of the file, or in that of -o.
func checkDirective(t *testing.T, file string, args []string) {
	t.Helper()
	t.Chdir(filepath.Dir(file))
	in := filepath.Dir(file)
	if i := slices.Index(args, "-o"); i >= 0 {
		in = filepath.Join(in, args[i+1])
		args = slices.Delete(args, i, i+2)
	}
	dir := t.TempDir()
	_, errs, code := run(append(args, "-o", dir)...)
	if code != 0 {
		t.Errorf("%s: %s", file, errs)
		return
	}
	for line := range strings.Lines(errs) {
		if strings.Contains(line, "warning:") && !strings.Contains(line, "warning: builder (") {
			t.Errorf("%s: %s", file, line)
		}
	}
	// Several dialects are in directories.
	list := func(in string) (names []string) {
		for _, pattern := range []string{"*.gen.go", "*/*.gen.go"} {
			found, err := filepath.Glob(filepath.Join(in, pattern))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range found {
				name, err := filepath.Rel(in, f)
				if err != nil {
					t.Fatal(err)
				}
				names = append(names, name)
			}
		}
		return names
	}
	made := list(dir)
	for _, name := range made {
		golden.Compare(t, filepath.Join(in, name), golden.Read(t, filepath.Join(dir, name)))
	}
	have := list(in)
	if !slices.Contains(args, "--dialect") { // rules beside accessors, for which see TestAccessors
		have = slices.DeleteFunc(have, func(name string) bool { return strings.HasSuffix(name, "_ops.gen.go") })
	}
	if !slices.Equal(have, made) {
		t.Errorf("%s: the files are %q, and %q are generated", file, have, made)
	}
}

// TestErrors runs the tool on invalid input.
func TestErrors(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.td")
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		name, text, want string
		args             []string
	}{
		{"no input", "", "no input", nil},
		{"no file", "", "cannot open", []string{filepath.Join(dir, "none.td")}},
		{"no dialect", "class A;", "defines no dialect", []string{file}},
		{"an unknown dialect", "", "no definition of the dialect 'nothing'", []string{"--dialect", "nothing"}},
		{"a syntax error", "def A : B;", "a.td:1:9: error: Couldn't find class 'B'", []string{file}},
		{"one dialect shares", "", "--shared is for several dialects", []string{"--dialect", "arith", "--definitions-only", "--shared", "example.com/shared"}},
		{"a flag", "", "nknown command line argument '--pakage'", []string{"--pakage", "x", file}},
	} {
		write(c.text)
		to := filepath.Join(dir, "out")
		_, errs, code := run(append(c.args, "-o", to)...)
		if code != 1 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: code %d, %q", c.name, code, errs)
		}
		if made, _ := filepath.Glob(filepath.Join(to, "*")); len(made) > 0 {
			t.Errorf("%s: there is %q", c.name, made)
		}
	}
}

// TestUnchanged checks that a second run writes nothing, and the rules in the dependency file.
func TestUnchanged(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.td")
	if err := os.WriteFile(file, []byte("include \"mlir/IR/OpBase.td\"\ndef A : Dialect { let name = \"a\"; }\ndef BOp : Op<A, \"b\">;"), 0o666); err != nil {
		t.Fatal(err)
	}
	dep := filepath.Join(dir, "deps")
	args := []string{"--write-if-changed", "-d", dep, "-o", dir, file}
	if _, errs, code := run(args...); code != 0 {
		t.Fatal(errs)
	}
	made := filepath.Join(dir, "a_ops.gen.go")
	first, err := os.Stat(made)
	if err != nil {
		t.Fatal(err)
	}
	if _, errs, code := run(args...); code != 0 {
		t.Fatal(errs)
	}
	if second, err := os.Stat(made); err != nil || !os.SameFile(first, second) || !second.ModTime().Equal(first.ModTime()) {
		t.Errorf("the file was written again: %v", err)
	}
	if text := golden.Read(t, dep); !strings.Contains(text, made) || !strings.HasSuffix(text, ": "+file+"\n") {
		t.Errorf("the rule is %q", text)
	}
}

// TestPackageOf checks that an enumeration of another dialect is that of the other package,
// under a name that no parameter has.
func TestPackageOf(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "b.td")
	const text = `
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def Color : Dialect { let name = "color"; let cppNamespace = "::color"; }
def B : Dialect { let name = "b"; let cppNamespace = "::b"; }
def Red : I32EnumAttrCase<"Red", 1>;
def Shade : I32EnumAttr<"Shade", "a shade", [Red]> { let cppNamespace = "::color"; }
def Own : I32EnumAttr<"Own", "of the dialect", [Red]> { let cppNamespace = "::b"; }
def PaintOp : Op<B, "paint"> { let arguments = (ins I32:$color, Shade:$shade, Own:$own); }
`
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := run("--dialect", "b", "-o", dir, "--package-of", "color=example.com/paint/color", file); code != 0 {
		t.Fatal(errs)
	}
	ops, enums := golden.Read(t, filepath.Join(dir, "b_ops.gen.go")), golden.Read(t, filepath.Join(dir, "b_enums.gen.go"))
	for _, want := range []string{`color_ "example.com/paint/color"`, "Shade() color_.Shade ", "shade color_.Shade, own Own"} {
		if !strings.Contains(ops, want) {
			t.Errorf("the operations do not have %q:\n%s", want, ops)
		}
	}
	if strings.Contains(enums, "Shade") || !strings.Contains(enums, "type Own uint32") {
		t.Errorf("the enumerations are\n%s", enums)
	}
	for _, arg := range []string{"color", "color=", "=example.com/color"} {
		if _, errs, code := run("--dialect", "b", "-o", dir, "--package-of", arg, file); code != 1 || !strings.Contains(errs, "--package-of is not '<dialect>=<import path>': '"+arg+"'") {
			t.Errorf("%q: code %d, %s", arg, code, errs)
		}
	}
}

// TestEnumsOfSources generates a parameter whose enumeration only C++ includes, as generated code.
func TestEnumsOfSources(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"Shop.td": `
			include "mlir/IR/OpBase.td"
			include "mlir/IR/AttrTypeBase.td"
			def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; let useDefaultAttributePrinterParser = 1; }
			def Shop_LabelAttr : AttrDef<Shop_Dialect, "Label"> {
			  let mnemonic = "label";
			  let parameters = (ins "::shop::Size":$size);
			  let assemblyFormat = "$size";
			}`,
		"ShopEnums.td": `
			include "mlir/IR/EnumAttr.td"
			def Shop_Size : I32EnumAttr<"Size", "a size", [I32EnumAttrCase<"small", 0>]> { let cppNamespace = "::shop"; }`,
		"Shop.h": `#include "ShopEnums.h.inc"`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if _, errs, code := run("--cxx", filepath.Join(dir, "Shop.h"), "-o", dir, filepath.Join(dir, "Shop.td")); code != 0 || errs != "" {
		t.Fatalf("code %d, %s", code, errs)
	}
	if text := golden.Read(t, filepath.Join(dir, "shop_enums.gen.go")); !strings.Contains(text, "type Size ") {
		t.Errorf("no enumeration in\n%s", text)
	}
}
