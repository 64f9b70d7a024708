package cxx_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
)

// seeds adds the expressions of the golden files.
func seeds(f *testing.F) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, para := range strings.Split(string(text), "\n\n") {
			var src []string
			for _, line := range strings.Split(para, "\n") {
				if !strings.HasPrefix(line, "=>") && !strings.HasPrefix(line, "#") {
					src = append(src, line)
				}
			}
			f.Add(strings.Join(src, "\n"))
		}
	}
}

// FuzzParse parses arbitrary text as an expression, a body and a type. Offsets of
// errors and nodes must be within the text.
func FuzzParse(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, src string) {
		check := func(err error) {
			list, _ := err.(cxx.Errors)
			for _, e := range list {
				if e.Pos < 0 || e.End < e.Pos || e.End > len(src) {
					t.Fatalf("error at %d-%d of %d bytes", e.Pos, e.End, len(src))
				}
			}
		}
		inside := func(n cxx.Node) bool {
			if n.Pos() < 0 || n.End() < n.Pos() || n.End() > len(src) {
				t.Fatalf("%T at %d-%d of %d bytes", n, n.Pos(), n.End(), len(src))
			}
			return true
		}
		e, err := cxx.Parse(src)
		if check(err); err == nil {
			cxx.Inspect(e, inside)
		}
		b, err := cxx.ParseBody(src)
		if check(err); err == nil {
			cxx.Inspect(b, inside)
		}
		_, err = cxx.ParseType(src)
		check(err)
	})
}

// FuzzEval compiles and runs every input that parses, with a small budget.
func FuzzEval(f *testing.F) {
	seeds(f)
	env, frame := toyFrame(toyHost())
	f.Fuzz(func(t *testing.T, src string) {
		m := &cxx.Machine{Budget: 10000}
		run := func(n cxx.Node) {
			p := cxx.Compile(n, env)
			if v, err := p.Run(m, append([]cxx.Value(nil), frame...)); err == nil {
				_ = show(p.Result, v)
			}
			_, _ = toyGo(p)
		}
		if e, err := cxx.Parse(src); err == nil {
			run(e)
		}
		if b, err := cxx.ParseBody(src); err == nil {
			run(b)
		}
	})
}

// FuzzParseFile reads arbitrary text as a C++ source file, with the bodies of all
// functions. Places must be within the text.
func FuzzParseFile(f *testing.F) {
	seeds(f)
	for _, src := range []string{
		"namespace a::b { template <typename T, int N> static T f(T x = {1, 2}) { return x; } }",
		"#if 0\n}}}\n#else\nconstexpr int x[] = {1, 2};\n#endif\nusing namespace std; using X = Y<int>; typedef int Z;",
		"struct A : B<A> { A() : x(1) {} static bool f(); int x = 2; enum E { a }; }; bool A::f() { return {",
		"#define F(x, ...) #x x##1 __VA_ARGS__ // c\n#define G F(1, G)\nint f() { return F(G, 2) + G; }\n#undef G\nG F(",
		"namespace { MACRO(x) extern \"C\" { void f(); } } /* \n#endif\n",
	} {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		file := cxx.ParseFile("fuzz.cpp", src)
		for _, fn := range file.Funcs {
			d := fn.Parsed()
			if d.Pos() < 0 || d.End() < d.Pos() || d.End() > len(file.Text) {
				t.Fatalf("function at %d-%d of %d bytes", d.Pos(), d.End(), len(file.Text))
			}
			if fn.HasBody() && d.Body == nil && d.Err == nil {
				t.Fatalf("%s has a body that is neither parsed nor wrong", fn.QualifiedName())
			}
			if line, col := file.Place(d.Pos()); line < 1 || col < 1 {
				t.Fatal("place", line, col)
			}
			_ = fn.Scope.Usings()
		}
		for _, v := range file.Vars {
			v.Value()
		}
	})
}
