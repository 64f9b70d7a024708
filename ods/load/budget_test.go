package load_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/rewrite"
)

// endlessDefinitions are definitions with code that does not end, and the operations that run it.
var endlessDefinitions = []struct{ name, definition, source, input string }{
	{"verifier", `def AOp : E<"a"> { let hasVerifier = 1; }`, `LogicalResult AOp::verify() { while (true) {} return success(); }`, `"e.a"() : () -> ()`},
	{"recursion", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`static int f(int n) { return f(n + 1) + f(n + 2); } LogicalResult AOp::verify() { return success(f(0) == 1); }`, `"e.a"() : () -> ()`},
	{"constexpr", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`constexpr int count() { int n = 0; while (true) n = n + 1; return n; } constexpr int limit = count(); LogicalResult AOp::verify() { return success(limit == 1); }`, `"e.a"() : () -> ()`},
	{"initializer", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`static const int limit = [] { while (true) {} return 1; }(); LogicalResult AOp::verify() { return success(limit == 2); }`, `"e.a"() : () -> ()`},
	{"template", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`template <int N> int deep() { return deep<N + 1>() + deep<N + 2>(); } LogicalResult AOp::verify() { return success(deep<0>() == 1); }`, `"e.a"() : () -> ()`},
	{"default argument", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`static int endless() { while (true) {} return 1; } static bool f(int n = endless()) { return n == 1; } LogicalResult AOp::verify() { return success(f()); }`, `"e.a"() : () -> ()`},
	{"text", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`LogicalResult AOp::verify() { std::string s = "0123456789abcdef"; while (true) s = llvm::formatv("` + strings.Repeat("{0}", 20_000) + `", s).str(); return success(); }`, `"e.a"() : () -> ()`},
	{"predicate", `def AOp : E<"a", [PredOpTrait<"it ends", CPred<"::e::ends($_op)">>]>;`,
		`bool ends(Operation &op) { while (true) {} return true; }`, `"e.a"() : () -> ()`},
	{"parser", `def AOp : E<"a"> { let hasCustomAssemblyFormat = 1; }`,
		`ParseResult AOp::parse(OpAsmParser &p, OperationState &s) { while (true) {} return success(); } void AOp::print(OpAsmPrinter &p) {}`, `e.a`},
	{"printer", `def AOp : E<"a"> { let hasCustomAssemblyFormat = 1; }`,
		`ParseResult AOp::parse(OpAsmParser &p, OperationState &s) { return success(); } void AOp::print(OpAsmPrinter &p) { while (true) p << "x"; }`, `"e.a"() : () -> ()`},
}

const endlessPrelude = `
	include "mlir/IR/OpBase.td"
	def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::e"; }
	class E<string m, list<Trait> t = []> : Op<E_Dialect, m, t>;
`

// Code that does not end is an error, soon also if there are many operations that run it.
func TestEndlessCode(t *testing.T) {
	for _, e := range endlessDefinitions {
		for _, n := range []int{1, 2000} {
			t.Run(fmt.Sprint(e.name, n), func(t *testing.T) {
				start := time.Now()
				err := runEndless(e.definition, e.source, strings.Repeat(e.input+"\n", n))
				if err == "" {
					t.Error("no error")
				}
				if took := time.Since(start); took > 30*time.Second {
					t.Errorf("took %v", took)
				}
			})
		}
	}
}

// runEndless returns the error of reading definitions and IR and printing it, or the warning that
// something is not evaluated.
func runEndless(definition, source, input string) string {
	ctx, list := mica.NewContext(mica.Config{Dialects: all.Natives(), Sources: []mica.Source{mica.Text("e.cpp", "using namespace mlir;\nnamespace e {\n"+source+"\n}\n")}},
		mica.Text("e.td", endlessPrelude+definition))
	if len(list) > 0 {
		return list.Error()
	}
	op, list := ctx.Parse(mica.Text("in.mlir", input))
	if len(list) > 0 || op == nil {
		return list.Error()
	}
	if list := ctx.UnmadeChecks(op); len(list) > 0 {
		return list.Error()
	}
	var b strings.Builder
	if err := mica.Print(&b, op); err != nil {
		return err.Error()
	}
	return ""
}

// greedyCode is code of verifiers that take more and more memory.
var greedyCode = []struct{ name, code string }{
	{"errors", `while (true) emitOpError("is wrong");`},
	{"long errors", `std::string s = "x"; for (int i = 0; i < 13; ++i) s += s; while (true) emitOpError(s);`},
	{"long error", `InFlightDiagnostic d = emitOpError("x"); while (true) d << "0123456789abcdef0123456789abcdef";`},
	{"notes", `InFlightDiagnostic d = emitOpError("x"); while (true) d.attachNote() << "0123456789abcdef";`},
	{"joined error", `InFlightDiagnostic d = emitOpError("x"); std::string s = "x"; for (int i = 0; i < 16; ++i) s += s; SmallVector<std::string> v(1000, s); while (true) llvm::interleaveComma(v, d);`},
	{"shown operations", `InFlightDiagnostic d = emitOpError("x"); while (true) d << getOperation();`},
	{"vector", `SmallVector<int> v; while (true) v.push_back(1);`},
	{"vector of vectors", `SmallVector<SmallVector<int>> v; while (true) { SmallVector<int> w(1000, 1); v.push_back(w); }`},
	{"nested vectors", `SmallVector<int> a(1000, 1); SmallVector<SmallVector<int>> b(1000, a); SmallVector<SmallVector<SmallVector<int>>> c; while (true) { c.push_back(b); c.back()[0][0] = 2; }`},
	{"resized vectors", `SmallVector<SmallVector<int>> v; while (true) { v.emplace_back(); v.back().resize(100000); }`},
	{"string", `std::string s; while (true) s += "x";`},
	{"strings", `SmallVector<std::string> v; std::string s = "x"; for (int i = 0; i < 10; ++i) s += s; while (true) { s += "y"; v.push_back(s); }`},
	{"string stream", `std::string s; llvm::raw_string_ostream os(s); while (true) os << "x";`},
	{"changed string stream", `std::string s; llvm::raw_string_ostream os(s); while (true) { os << "x"; s += "y"; }`},
	{"joined stream", `std::string s; llvm::raw_string_ostream os(s); std::string t = "x"; for (int i = 0; i < 16; ++i) t += t; SmallVector<std::string> v(1000, t); while (true) llvm::interleaveComma(v, os);`},
	{"joined text", `std::string t = "x"; for (int i = 0; i < 16; ++i) t += t; SmallVector<std::string> v(1000, t); while (true) (void)llvm::interleaved(v);`},
	{"map", `llvm::DenseMap<int, int> m; for (int i = 0; ; ++i) m[i] = i;`},
	{"map of vectors", `std::map<int, SmallVector<int>> m; SmallVector<int> v(10000, 1); for (int i = 0; ; ++i) { m[i] = v; m[i].push_back(i); }`},
	{"set", `std::set<std::string> t; std::string s = "x"; for (int i = 0; i < 10; ++i) s += s; while (true) { s += "y"; t.insert(s); }`},
	{"attributes", `Builder b(getContext()); SmallVector<Attribute> v; while (true) { v.push_back(b.getStringAttr("x")); (void)b.getArrayAttr(v); }`},
	{"string attributes", `Builder b(getContext()); std::string s = "x"; for (int i = 0; i < 10; ++i) s += s; while (true) { s += "y"; (void)b.getStringAttr(s); }`},
	{"wide integers", `while (true) { llvm::APInt a(1 << 20, 1); a = a * a; }`},
}

// Code that allocates without end fails early, before it has used much memory.
func TestGreedyCode(t *testing.T) {
	for _, g := range greedyCode {
		t.Run(g.name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			err := runEndless(`def AOp : E<"a"> { let hasVerifier = 1; }`, "LogicalResult AOp::verify() { "+g.code+" return success(); }", `"e.a"() : () -> ()`)
			took := time.Since(start)
			runtime.ReadMemStats(&after)
			if !strings.Contains(err, "cannot be verified: ") {
				t.Errorf("no error of the budget: %.300s", err)
			}
			if n := (after.TotalAlloc - before.TotalAlloc) >> 20; n > 1024 {
				t.Errorf("%d MB were allocated", n)
			}
			if took > 10*time.Second {
				t.Errorf("took %v", took)
			}
			if testing.Verbose() {
				t.Log(took, (after.TotalAlloc-before.TotalAlloc)>>20, "MB", err[max(0, len(err)-150):])
			}
		})
	}
}

// Printers, too.
func TestGreedyPrinters(t *testing.T) {
	for name, code := range map[string]string{
		"text":   `std::string s = "x"; for (int i = 0; i < 19; ++i) s += s; while (true) p << s;`,
		"stream": `std::string s = "x"; for (int i = 0; i < 16; ++i) s += s; while (true) p.getStream() << s;`,
		"joined": `std::string s = "x"; for (int i = 0; i < 16; ++i) s += s; SmallVector<std::string> v(1000, s); while (true) llvm::interleaveComma(v, p);`,
	} {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			err := runEndless(`def AOp : E<"a"> { let hasCustomAssemblyFormat = 1; }`,
				"ParseResult AOp::parse(OpAsmParser &p, OperationState &s) { return success(); } void AOp::print(OpAsmPrinter &p) { "+code+" }", `"e.a"() : () -> ()`)
			runtime.ReadMemStats(&after)
			if n := (after.TotalAlloc - before.TotalAlloc) >> 20; err == "" || n > 2048 {
				t.Errorf("%d MB were allocated, and the error is %q", n, err)
			}
		})
	}
}

// Native code in rules ends, too.
func TestEndlessRules(t *testing.T) {
	for name, rules := range map[string]string{
		"constraint": "Constraint Never(op: Op) [{ while (true) {} return success(); }];\nPattern { let op = op<u.a>; Never(op); erase op; }",
		"rewrite":    "Rewrite Never(op: Op) [{ while (true) {} }];\nPattern { let op = op<u.a>; rewrite op with { Never(op); erase op; }; }",
		"memory":     "Rewrite Never(op: Op) [{ SmallVector<SmallVector<int>> v; while (true) { SmallVector<int> w(1000, 1); v.push_back(w); } }];\nPattern { let op = op<u.a>; rewrite op with { Never(op); erase op; }; }",
		"operations": "Rewrite Never(op: Op) [{ while (true) rewriter.clone(*op); }];\nPattern { let op = op<u.a>; rewrite op with { Never(op); erase op; }; }",
	} {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			ctx := mica.Must(mica.NewContext(mica.Config{AllowUnregistered: true}))
			set, list := ctx.Patterns(mica.Text("r.pdll", rules))
			if list.HasErrors() {
				t.Fatal(list)
			}
			frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
			if err != nil {
				t.Fatal(err)
			}
			op := mica.Must(ctx.Parse(mica.Text("in.mlir", strings.Repeat("\"u.a\"() : () -> ()\n", 100))))
			res := rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{})
			if !res.Diagnostics.HasErrors() {
				t.Error("no error")
			}
			if took := time.Since(start); took > 30*time.Second {
				t.Errorf("took %v", took)
			}
		})
	}
}
