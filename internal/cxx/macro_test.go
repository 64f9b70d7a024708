package cxx

import (
	"bytes"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica/internal/golden"
)

// macroTexts are files with macros that the C preprocessor and ParseFile expand alike.
var macroTexts = []string{
	"#define X X + 1\nint a = X;",
	"#define A B\n#define B A\nint x = A + B;",
	"#define F(x) F(x + 1)\nint x = F(F(2));",
	"#define f(x) x f\nint x = f(1)(2)(3);",
	"#define f(a) a*g\n#define g(a) f(a)\nint x = f(2)(9);",
	"int x = LATE;\n#define LATE 1\nint y = LATE;",
	"#define X 1\nint x = X;\n#undef X\nint y = X;\n#define X 2\nint z = X;",
	"#define X 1\nint x = X;\n#define Y X\n#undef X\n#define X 3\nint y = Y;",
	"#define X 1 // one\n#define Y /* two */ 2 /* a\n comment */ + 3\nint x = X + Y;",
	"#define X 1 \\\n  + 2 // a \\\n comment\nint x = X;",
	"#define S \"// no comment\" /* one */ \"/*\"\nauto s = S;",
	"#define LONG long\\\nLong\nint LONG;",
	"#define STR(x) #x\nauto s = STR( a  +  \"b\\n\" /* c */ 'd' );",
	"#define STR(x) #x\n#define XSTR(x) STR(x)\n#define N 5\nauto s = STR(N) XSTR(N);",
	"#define CAT(a, b) a##b\n#define XCAT(a, b) CAT(a, b)\n#define N 5\nint CAT(x, N) = XCAT(1, N), CAT(, y) = 1, CAT(z, ) = 2;",
	"#define THREE(a, b, c) a##b##c\nint THREE(x,,y), THREE(,,), THREE(1,,);",
	"#define E(...) f(__VA_ARGS__)\nint x = E(1, 2, (3, 4)) + E();",
	"#define E(a, ...) f(a, ##__VA_ARGS__)\nint x = E(1) + E(1, 2, 3);",
	"#define E(list...) f(list)\nint x = E(1, 2);",
	"#define ZERO() 0\nint x = ZERO() + ZERO ( );",
	"#define ZERO() 0\nint (*x)() = ZERO; int y = ZERO\n  ();",
	"#define EMPTY\n#define ONE(x) [x]\nint a EMPTY[] = {ONE(), ONE(EMPTY)};",
	"#define NEG -\nint x = -NEG 1 NEG-2;",
	"#define CALL(f, x) f(x)\n#define TWICE(x) (2 * (x))\nint x = CALL(TWICE, CALL(TWICE, 3));",
	"#define LPAREN (\n#define F(x) <x>\nint x = F LPAREN 1);",
	"#define APPLY(F) F(1)\n#define ADD(x) x + x\nint x = APPLY(ADD) APPLY(APPLY);",
	"#define X 1\nauto s = \"X\", t = R\"(X\n#define X 2\n)\"; char c = 'X'; // X\nint x = X; /* X */",
	"#if 0\n#define X 1\n#endif\nint x = X;\n  /* first */ # define Y 2\nint y = Y;",
	"#define BLOCK(x) { x }\nvoid f() { BLOCK(if (a) {\n  return b;\n}) }",
	"#define SEMI(x, y) x; y\nSEMI(int a = f(1, 2), int b)",
	"#define OBJ (x) x\nint y = OBJ;",
	"#define HASH #\nauto x = HASH;",
	"#if 0\nx /* one\n#endif\n*/ y\n#endif\nint x = 1;",
	"#if 0\nit's \"x\n#endif\nint x;",
	"#if 0\n// one \\\n#endif\n#else\nint x = 1;\n#endif\nint y;",
}

// Macros expand as in C: to the recorded tokens, which are those of the C preprocessor where there is one.
func TestMacros(t *testing.T) {
	cpp, err := exec.LookPath("cpp")
	var all strings.Builder
	defer func() { golden.Compare(t, "testdata/macros.golden", all.String()) }()
	for _, src := range macroTexts {
		f := ParseFile("f.cpp", src)
		got := strings.Join(spelled(f.Text), " ")
		fmt.Fprintf(&all, "%s\n=> %s\n\n", src, got)
		if len(f.problems) > 0 {
			t.Errorf("%s\n=> %s", src, f.problems[0].message)
		}
		if err != nil {
			continue
		}
		cmd := exec.Command(cpp, "-P", "-x", "c++", "-std=c++20", "-w")
		cmd.Stdin = strings.NewReader(src)
		var out bytes.Buffer
		cmd.Stdout = &out
		if err := cmd.Run(); err != nil {
			t.Errorf("%s: %v", src, err)
		}
		if want := strings.Join(spelled(out.String()), " "); got != want {
			t.Errorf("%s\n=> %s\nwant %s", src, got, want)
		}
	}
}

// spelled returns the tokens of a text.
func spelled(text string) []string {
	var list []string
	for _, t := range lex(text, &Errors{}) {
		list = append(list, text[t.pos:t.end])
	}
	return list
}

// Calls and definitions of macros that are not understood are errors of the function or of the file.
func TestMacroProblems(t *testing.T) {
	for src, want := range map[string]string{
		"#define F(x) x\nint f() { return F(1, 2); }":                                                            "2:18: macro 'F' has too many arguments here",
		"#define F(x, y) x\nint f() {\n  return F(1);\n}":                                                        "3:10: macro 'F' has too few arguments here",
		"#define F(x) x\nint f() { return F(1; }":                                                                "2:18: the arguments of macro 'F' have no end",
		"#define F(x) x\nint f() { return F(1\n#undef F\n); }":                                                   "2:18: a directive in the arguments of macro 'F' is not supported",
		"#define F(x) x ## +\nint f() { return F(1); }":                                                          "2:18: macro 'F' joins '1' and '+', which is no token",
		"#define F(x, x) x\nint f() { return F(1, 2); }":                                                         "2:18: macro 'F': its parameters are not understood",
		"#define F(..., x) x\nint f() { return F(1, 2); }":                                                       "2:18: macro 'F': its parameters are not understood",
		"#define F(x\nint f() { return F(1, 2); }":                                                               "2:18: macro 'F': its parameters are not understood",
		"#define F(x) #y\nint f() { return F(1); }":                                                              "2:18: macro 'F': '#' is not followed by a parameter",
		"#define F(x) x##\nint f() { return F(1); }":                                                             "2:18: macro 'F': '##' is at an end of its text",
		"#define F(...) g(1 __VA_OPT__(,) __VA_ARGS__)\nint f() { return F(1); }":                                "2:18: macro 'F': __VA_OPT__ is not supported",
		"#define F(x) x\nstruct S {\n  S(int n = F(1, 2)) {}\n};":                                                "3:13: macro 'F' has too many arguments here",
		"#define F(x) x\nint f(int a = F(1, 2));":                                                                "2:15: macro 'F' has too many arguments here",
		"#define F(x) x\nint g = F();\nF(int, h)":                                                                "3:1: macro 'F' has too many arguments here",
		"#define N(x) x\nint f() { return " + strings.Repeat("N(", 100) + "1" + strings.Repeat(")", 100) + "; }": "2:18: calls of macros are nested too deeply",
	} {
		f := ParseFile("f.cpp", src)
		var got []string
		for _, fn := range f.Funcs {
			if fn.Parsed(); fn.Err != nil {
				line, col := f.Place(fn.Err.(Errors)[0].Pos)
				got = append(got, fmt.Sprintf("%d:%d: %v", line, col, fn.Err))
			}
		}
		for _, u := range f.Unread {
			got = append(got, fmt.Sprintf("%d:%d: %s", u.Line, u.Col, u.Text))
		}
		if !slices.Contains(got, want) {
			t.Errorf("%s\n=> %q, want %q", src, got, want)
		}
	}
}

// Places in a text with macros are those in the file, in arguments, too.
func TestMacroPlaces(t *testing.T) {
	f := ParseFile("f.cpp", "#define ID(x) (first + x)\n#include \"a.h\"\nint f() {\n  return ID(\n    second) + ID( third ) + fourth;\n}\nint fifth;\n")
	for word, want := range map[string]string{"first": "4:10", "second": "5:5", "third": "5:19", "fourth": "5:29", "fifth": "7:5", "f()": "3:5"} {
		line, col := f.Place(strings.Index(f.Text, word))
		if got := fmt.Sprintf("%d:%d", line, col); got != want {
			t.Errorf("%s is at %s, want %s in\n%s", word, got, want, f.Text)
		}
	}
}

// A file with macros cannot make much of little, nor take long.
func TestMacroBounds(t *testing.T) {
	double := func(first, each string) string {
		text := first
		for i := range 40 {
			text += "#define " + strings.ReplaceAll(strings.ReplaceAll(each, "NEW", fmt.Sprint("A", i+1)), "OLD", fmt.Sprint("A", i)) + "\n"
		}
		return text
	}
	rep := strings.Repeat
	for name, src := range map[string]string{
		"doubled":          double("#define A0 1\n", "NEW OLD OLD") + "int f() { return A40; }",
		"doubled nothing":  double("#define A0\n", "NEW OLD OLD") + "int f() { return A40; }",
		"doubled argument": double("#define A0(x) x x\n", "NEW(x) OLD(OLD(x))") + "int f() { return A40(1); }",
		"doubled text":     double("#define A0(x) x##x\n", "NEW(x) OLD(x) OLD(x)") + "int f() { return A40(" + rep("a", 1<<16) + "); }",
		"many calls":       "#define A " + rep("1 + ", 1<<14) + "1\n" + rep("int f() { return A; }\n", 1000),
		"no ends":          "#define F(x) x\nint f() { return " + rep("F(", 1<<16),
		"no names":         "#define F(x) x\n" + rep("F\n", 1<<18),
		"backslashes":      "#define F(x) x\nF(" + rep("\\", 1<<18) + ")",
		"commas":           "#define F(x) x\n" + rep("F("+rep(",", 1000)+")\n", 1<<10),
		"names": func() string {
			var b strings.Builder
			for i := range 1 << 16 {
				fmt.Fprintf(&b, "#define A%d A%d\n", i, i+1)
			}
			return b.String() + rep("int f() { return A0; }\n", 1000)
		}(),
		"nested conditions": rep("#if A\n", 1<<18) + "int x;\n" + rep("#endif\n", 1<<18),
		"many problems":     "#define F(x) x\n" + rep("F(1, 2)\n", 1<<17),
		"unread":            rep("X() { }\n", 1<<17),
		"continued":         "#define A 1" + rep("\\\n", 1<<18) + "\nA",
		"strings":           "#define S(x) #x\n#define A S(S(S(S(S(S(S(S(S(S(S(S(S(S(S(S(S(S(S(S(\"\\\"\"))))))))))))))))))))\nauto x = A;",
	} {
		start := time.Now()
		f := ParseFile("f.cpp", src)
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("%s takes %v", name, d)
		}
		if len(f.Text) > len(src)+2*maxMacroWork {
			t.Errorf("%s has %d bytes of %d", name, len(f.Text), len(src))
		}
		for _, m := range f.problems {
			if int(m.end) > len(f.Text) {
				t.Errorf("%s: a problem at %d", name, m.end)
			}
		}
		t.Log(name, time.Since(start), len(f.Text), len(f.problems))
	}
}
