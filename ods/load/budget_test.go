package load_test

import (
	"fmt"
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

// Native code in rules ends, too.
func TestEndlessRules(t *testing.T) {
	for name, rules := range map[string]string{
		"constraint": "Constraint Never(op: Op) [{ while (true) {} return success(); }];\nPattern { let op = op<u.a>; Never(op); erase op; }",
		"rewrite":    "Rewrite Never(op: Op) [{ while (true) {} }];\nPattern { let op = op<u.a>; rewrite op with { Never(op); erase op; }; }",
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
