package cppapi_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/golden"
)

// classesFiles are the C++ files of the tests, each with its expected results beside it.
var classesFiles = []string{"testdata/classes.cpp", "testdata/templates.cpp", "testdata/names.cpp"}

func resultsOf(file string) string { return strings.TrimSuffix(file, ".cpp") + ".golden" }

// cases returns the functions without parameters of namespace shop.
func cases(f *cxx.File) []string {
	var names []string
	for _, fn := range f.Funcs {
		if len(fn.Params) == 0 && fn.Scope.Class == "" && fn.Scope.Namespace == "shop" && !fn.Scope.Internal && len(fn.Template) == 0 && !fn.Special {
			names = append(names, fn.Name.Parts[0].Ident)
		}
	}
	return names
}

// Functions of a source file that use its classes have the same results as compiled C++.
func TestClasses(t *testing.T) {
	for _, file := range classesFiles {
		f := cxx.ParseFile(file, golden.Read(t, file))
		a := cppapi.New()
		a.AddFiles(f)
		var out strings.Builder
		for _, name := range cases(f) {
			fmt.Fprintf(&out, "%s = %s\n", name, evaluateCase(a, "shop::"+name+"()"))
		}
		for _, r := range a.Refused() {
			t.Errorf("%s:%d:%d: %s: %s", r.File, r.Line, r.Col, r.Name, r.Reason)
		}
		golden.Compare(t, resultsOf(file), out.String())
	}
}

func evaluateCase(a *cppapi.API, call string) string {
	n, err := cxx.Parse(call)
	if err != nil {
		return err.Error()
	}
	p := a.Compile(n, &cxx.Env{Registry: a.Registry})
	if !p.Complete() {
		return p.Problems[0].Message
	}
	v, err := p.Eval(nil)
	if err != nil {
		return err.Error()
	}
	return fmt.Sprint(v.Int())
}

func TestDifferentialClasses(t *testing.T) {
	compiler, err := exec.LookPath("g++")
	if err != nil {
		t.Skip("no C++ compiler")
	}
	for _, file := range classesFiles {
		compileCases(t, compiler, file)
	}
}

func compileCases(t *testing.T, compiler, file string) {
	text := golden.Read(t, file)
	dir := t.TempDir()
	var main strings.Builder
	fmt.Fprintf(&main, "#include <cstdio>\n%s\nint main() {\n", text)
	for _, name := range cases(cxx.ParseFile(file, text)) {
		fmt.Fprintf(&main, "  printf(\"%s = %%lld\\n\", (long long)shop::%s());\n", name, name)
	}
	main.WriteString("}\n")
	src, bin := filepath.Join(dir, "main.cpp"), filepath.Join(dir, "main")
	if err := os.WriteFile(src, []byte(main.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(compiler, "-std=c++17", "-o", bin, src).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(bin).Output()
	if err != nil {
		t.Fatal(err)
	}
	golden.CompareText(t, "the compiled program", golden.Read(t, resultsOf(file)), string(out))
}

// Code that would give wrong results is rejected, with a reason.
func TestRefusedClasses(t *testing.T) {
	const file = "testdata/refused_classes.cpp"
	f := cxx.ParseFile(file, golden.Read(t, file))
	a := cppapi.New()
	a.AddFiles(f)
	var out strings.Builder
	for _, name := range cases(f) {
		result := evaluateCase(a, "shop::"+name+"()")
		if _, err := strconv.Atoi(result); err == nil {
			t.Errorf("%s is run, with the result %s", name, result)
		}
		fmt.Fprintf(&out, "%s: %s\n", name, result)
	}
	golden.Compare(t, resultsOf(file), out.String())
}

// Many using directives do not make it slow to find names, and each is relative to others.
func TestUsingDirectives(t *testing.T) {
	text := "namespace a { namespace b { int64_t one() { return 1; } } namespace late { int64_t two() { return 2; } } }\n" +
		"using namespace a;\nusing namespace b;\n"
	for i := range 1000 {
		text += fmt.Sprintf("using namespace n%d;\n", i)
	}
	text += "using namespace late;\n"
	text += "namespace shop {\n"
	for i := range 100 {
		text += fmt.Sprintf("int64_t f%d(int64_t x) { return x + one(); }\n", i)
	}
	text += "int64_t all() { return two()"
	for i := range 100 {
		text += fmt.Sprintf(" + f%d(1)", i)
	}
	a := cppapi.New()
	a.AddFiles(cxx.ParseFile("f.cpp", text+"; }\n}\n"))
	start := time.Now()
	if got := evaluateCase(a, "shop::all()"); got != "202" {
		t.Errorf("the result is %s", got)
	}
	if d := time.Since(start); d > 10*time.Second {
		t.Errorf("it takes %v", d)
	}
}
