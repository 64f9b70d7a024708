package cxx_test

import (
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/mica-ir/mica/internal/cxx"
)

// TestBounds runs texts that nest, multiply or loop without end. Each must
// terminate soon, with any result.
func TestBounds(t *testing.T) {
	rep := strings.Repeat
	chain := func(n int, line func(i int) string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(line(i))
		}
		return b.String()
	}
	num := func(i int) string { return string(rune('a'+i/26%26)) + string(rune('a'+i%26)) + "_" }
	for name, src := range map[string]string{
		"parens":    rep("(", 100000) + "1" + rep(")", 100000),
		"not":       rep("!", 5000) + "1",
		"sum":       "1" + rep("+1", 30000),
		"or":        "odsArg" + rep(" == 3 || odsArg", 8000) + " == 42",
		"members":   "$_self" + rep(".getContext()", 3000),
		"templates": rep("a<", 2000) + "b" + rep(">", 2000) + "(1)",
		"less":      rep("a < ", 20000) + "1",
		"lambdas":   rep("[&] { return ", 200) + "1" + rep("; }()", 200),
		"lists":     rep("{", 200) + "1" + rep("}", 200),
		"ternary":   rep("1 ? ", 200) + "2" + rep(" : 3", 200),
		"casts":     rep("(int)", 3000) + "1",
		"call twice": chain(60, func(i int) string {
			if i == 0 {
				return "auto aa_ = [&] { return 1; };"
			}
			return "auto " + num(i) + " = [&] { return " + num(i-1) + "() + " + num(i-1) + "(); };"
		}) + "return " + num(59) + "();",
		"pairs": "auto aa_ = std::make_pair(1, 2);" + chain(60, func(i int) string {
			return "auto " + num(i+1) + " = std::make_pair(" + num(i) + ", " + num(i) + ");"
		}) + "return " + num(60) + " == " + num(60) + ";",
		"generic": "auto f = [](auto x) { return std::make_pair(x, x); };" +
			"return " + rep("f(", 30) + "1" + rep(")", 30) + ";",
		"instantiations": "auto aa_ = [&](auto x) { return 1; };" + chain(40, func(i int) string {
			return "auto " + num(i+1) + " = [&](auto x) { return " + num(i) + "(std::make_pair(x, 1)) + " + num(i) + "(std::make_pair(1, x)); };"
		}) + "return " + num(40) + "(1);",
		"empty loop":   "for (;;) {}",
		"nested loop":  "for (;;) for (auto i : llvm::seq<int>(0, 1000000)) for (auto j : llvm::seq<int>(0, 1000000)) ;",
		"big body":     "for (;;) { int x = 0; " + rep("x += 1;", 10000) + "}",
		"list in loop": "while (true) { llvm::all_equal({1" + rep(", odsArg", 20000) + "}); }",
		"contained":    "SmallVector<int> v(1000000, 1); while (true) llvm::is_contained(v, 2);",
		"equal lists": "SmallVector<int> v(1000000, 1); SmallVector<SmallVector<int>> w(1000, v), x(1000, v);" +
			"while (true) { if (w != x) return 1; }",
		"doubling string":  "std::string s = \"x\"; for (;;) s += s;",
		"long string":      "std::string s; for (int i = 0; i < 19; ++i) s += s + \"x\"; for (;;) if (s + \"a\" == s + \"b\") return 1;",
		"growing":          "SmallVector<int> v; while (true) v.push_back(1);",
		"doubling list":    "SmallVector<int> v = {1}; while (true) v.append(v);",
		"maps":             "while (true) llvm::to_vector(llvm::map_range(llvm::seq<int>(0, 100000), [](int i) { return i; }));",
		"tuples":           "while (true) for (auto [i, x] : llvm::enumerate(llvm::seq<int>(0, 1000000))) ;",
		"variables":        chain(600, func(i int) string { return "int " + num(i) + " = 1;" }) + "return aa_" + rep("+zz_", 6000) + ";",
		"shadow":           rep("{ int x = 1; ", 300) + rep("}", 300),
		"set of strings":   "std::string s(\"x\"); for (int i = 0; i < 18; ++i) s += s; std::set<std::string> t; t.insert(s + \"a\"); for (;;) if (t.contains(s)) return 1;",
		"set of lists":     "SmallVector<int> v(100000, 1); std::set<SmallVector<int>> t; for (;;) t.insert(v);",
		"map of strings":   "std::string s(\"x\"); for (int i = 0; i < 18; ++i) s += s; llvm::StringMap<int> t; for (;;) if (t.lookup(s)) return 1;",
		"map of lists":     "SmallVector<int> v(100000, 1); std::map<SmallVector<int>, int> t; for (;;) ++t[v];",
		"set that grows":   "llvm::DenseSet<int> t; for (int i = 0; ; ++i) t.insert(i);",
		"set that shrinks": "llvm::DenseSet<int> t; for (int i = 0; i < 100000 ; ++i) t.insert(i); for (int i = 0; ; ++i) t.erase(i);",
		"map iterators":    "llvm::DenseMap<int, int> t; for (int i = 0; i < 10000 ; ++i) t[i] = i; for (;;) if (t.find(9999) == t.end()) return 1;",
		"apint":            "llvm::APInt a(65536, -1, true); while (true) { a = a * a; }",
	} {
		t.Run(name, func(t *testing.T) {
			env, frame := toyFrame(toyHost())
			start := time.Now()
			for _, body := range []bool{false, true} {
				result(src, body, env, frame)
			}
			if b, err := cxx.ParseBody(src); err == nil {
				_, _ = toyGo(cxx.Compile(b, env))
			}
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("took %v", d)
			} else if testing.Verbose() {
				env, frame := toyFrame(toyHost())
				out := result(src, true, env, frame)
				t.Log(time.Since(start), len(out), out[max(0, len(out)-120):])
			}
		})
	}
}

// TestConcurrent runs one program, and compiles others, from several goroutines.
func TestConcurrent(t *testing.T) {
	env, frame := toyFrame(toyHost())
	p := compileHot(t, hot["composed"], env)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 50 {
				if ok, err := p.EvalBool(frame); !ok || err != nil {
					t.Error(ok, err)
				}
				for _, src := range hot {
					e, err := cxx.Parse(src)
					if err != nil {
						t.Error(err)
						return
					}
					_, _ = cxx.Compile(e, env).EvalBool(frame)
				}
			}
		})
	}
	wg.Wait()
}
