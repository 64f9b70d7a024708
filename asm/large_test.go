package asm_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/source"
)

// largeTexts are long in one way each. None may take more than about linear time.
func largeTexts(n int) map[string]string {
	list := func(sep string, f func(i int) string) string {
		var b strings.Builder
		for i := range n {
			if i > 0 {
				b.WriteString(sep)
			}
			b.WriteString(f(i))
		}
		return b.String()
	}
	constant := func(s string) func(int) string { return func(int) string { return s } }
	return map[string]string{
		"operations":    list("\n", func(i int) string { return fmt.Sprintf("%%%d = \"x\"() : () -> i32", i) }),
		"uses":          "%a = \"x\"() : () -> i32\n" + list("\n", constant("\"u\"(%a) : (i32) -> ()")),
		"operands":      "%a = \"x\"() : () -> i32\n\"u\"(" + list(", ", constant("%a")) + ") : (" + list(", ", constant("i32")) + ") -> ()",
		"results":       fmt.Sprintf("%%a:%d = \"x\"() : () -> (%s)\n\"u\"(%%a#%d) : (i32) -> ()", n, list(", ", constant("i32")), n-1),
		"arguments":     "\"x\"() ({\n^a(" + list(", ", func(i int) string { return fmt.Sprintf("%%a%d: i32", i) }) + "):\n}) : () -> ()",
		"blocks":        "\"x\"() ({\n\"b\"()[^b1] : () -> ()\n" + list("\n", func(i int) string { return fmt.Sprintf("^b%d:\n\"b\"()[^b%d] : () -> ()", i+1, (i+1)%n+1) }) + "\n}) : () -> ()",
		"successors":    "\"x\"() ({\n\"b\"()[" + list(", ", constant("^a")) + "] : () -> ()\n^a:\n\"e\"() : () -> ()\n}) : () -> ()",
		"regions":       "\"x\"() (" + list(", ", constant("{\n\"e\"() : () -> ()\n}")) + ") : () -> ()",
		"forward":       list("\n", func(i int) string { return fmt.Sprintf("\"u\"(%%f%d) : (i32) -> ()", i) }) + "\n" + list("\n", func(i int) string { return fmt.Sprintf("%%f%d = \"x\"() : () -> i32", i) }),
		"attributes":    "\"x\"() {" + list(", ", func(i int) string { return fmt.Sprintf("a%d", i) }) + "} : () -> ()",
		"array":         "\"x\"() {a = [" + list(", ", constant("1")) + "]} : () -> ()",
		"dense":         fmt.Sprintf("\"x\"() {a = dense<[%s]> : tensor<%dxi32>} : () -> ()", list(", ", func(i int) string { return fmt.Sprint(i) }), n),
		"dense array":   "\"x\"() {a = array<i64: " + list(", ", func(i int) string { return fmt.Sprint(i) }) + ">} : () -> ()",
		"hex":           fmt.Sprintf("\"x\"() {a = dense<\"0x%s\"> : tensor<%dxi8>} : () -> ()", list("", func(i int) string { return fmt.Sprintf("%02X", i%256) }), n),
		"string":        "\"x\"() {a = \"" + list("", constant("\\n")) + "\"} : () -> ()",
		"types":         "\"x\"() {a = tuple<" + list(", ", constant("i32")) + ">} : () -> ()",
		"shape":         "\"x\"() {a = tensor<" + list("x", constant("1")) + "xi32>} : () -> ()",
		"map":           "\"x\"() {a = affine_map<(d0) -> (" + list(", ", constant("d0")) + ")>} : () -> ()",
		"aliases":       list("\n", func(i int) string { return fmt.Sprintf("#a%d = %d\n\"x\"() {a = #a%d} : () -> ()", i, i, i) }),
		"locations":     list("\n", func(i int) string { return fmt.Sprintf("\"x\"() : () -> () loc(#l%d)", i) }) + "\n" + list("\n", func(i int) string { return fmt.Sprintf("#l%d = loc(\"f\":%d:1)", i, i) }),
		"fused":         "\"x\"() : () -> () loc(fused[" + list(", ", constant("\"a\"")) + "])",
		"line":          "\"x\"() {a = \"" + list("", constant("x")) + "\"} : () -> () " + list(" ", constant("// c")),
		"digits":        "\"x\"() {a = " + list("", constant("9")) + " : i64} : () -> ()",
		"sum":           "\"x\"() {a = affine_map<(d0, d1) -> (" + list(" + ", constant("d0 * 2 + d1")) + ")>} : () -> ()",
		"deep type":     "\"x\"() {a = " + list("", constant("tuple<")),
		"deep attr":     "\"x\"() {a = " + list("", constant("[")),
		"deep dict":     "\"x\"() {a = " + list("", constant("{a=")),
		"deep region":   list("", constant("\"x\"() ({")),
		"deep loc":      "\"x\"() : () -> () loc(" + list("", constant("fused[")),
		"deep affine":   "\"x\"() {a = affine_map<() -> (" + list("", constant("(")),
		"deep quotient": "\"x\"() {a = affine_map<(d0) -> (d0" + list("", constant(" floordiv 3")),
		"deep sum":      "\"x\"() {a = affine_map<(d0) -> (d0" + list("", constant(" + d0 floordiv 2 + d0 floordiv 3 + d0")),
		"deep minus":    "\"x\"() {a = affine_map<() -> (" + list("", constant("-")),
		"deep dense":    "\"x\"() {a = dense<" + list("", constant("[")),
		"deep pair":     "\"x\"() {a = dense<" + list("", constant("(")),
		"deep opaque":   "\"x\"() {a = !a.b<" + list("", constant("<")),
		"deep func":     "\"x\"() {a = " + list("", constant("(")),
		"deep module":   list("", constant("module {")),
	}
}

// TestLarge parses and prints long texts in a time that only something worse than
// linear would exceed.
func TestLarge(t *testing.T) {
	n := 30000
	if testing.Short() {
		n = 6000
	}
	for name, text := range largeTexts(n) {
		start := time.Now()
		f := source.NewFile("large.mlir", []byte(text))
		op, diags := asm.Parse(newContext(), f, asm.ParseOptions{})
		if op != nil {
			for _, opts := range []asm.Options{{}, {Generic: true}, {DebugInfo: true}, {ValueUsers: true}} {
				asm.Append(nil, op, opts)
			}
		}
		if deep := strings.HasPrefix(name, "deep"); deep == (op != nil) && name != "digits" {
			t.Errorf("%s: %.300s", name, diags)
		}
		if d := time.Since(start); d > 20*time.Second {
			t.Errorf("%s took %v", name, d)
		}
	}
}

// TestDeep reads and prints text that is nested about as deep as the reference
// bears with a stack of the usual size.
func TestDeep(t *testing.T) {
	for _, tt := range []struct {
		name, before, open, middle, shut, after string
		n                                       int
	}{
		{"types", `"x"() {a = `, "tuple<", "i32", ">", "} : () -> ()", 16000},
		{"attributes", `"x"() {a = `, "[", "1", "]", "} : () -> ()", 8000},
		{"dictionaries", `"x"() {a = `, "{a = ", "1", "}", "} : () -> ()", 8000},
		{"locations", `"x"() : () -> () loc(`, `"a"(`, `"b"`, ")", ")", 31000},
		{"call sites", `"x"() : () -> () loc(`, "callsite(", `"b"`, ` at "c")`, ")", 31000},
		{"parentheses", `"x"() {a = affine_map<(d0) -> (`, "(", "d0", ")", ")>} : () -> ()", 7900},
		{"quotients", `"x"() {a = affine_map<(d0) -> (`, "", "d0", " floordiv 3", ")>} : () -> ()", 7900},
		{"sum", `"x"() {a = affine_map<(d0) -> (`, "", "d0", " floordiv 3 + d0", ")>} : () -> ()", 32000},
		{"signs", `"x"() {a = affine_map<(d0) -> (`, "-", "d0", "", ")>} : () -> ()", 7900},
		{"regions", "", `"x"() ({ `, `"y"() : () -> ()`, " }) : () -> ()", "", 3000},
		{"modules", "", "module { ", `"y"() : () -> ()`, " }", "", 3000},
	} {
		text := tt.before + strings.Repeat(tt.open, tt.n) + tt.middle + strings.Repeat(tt.shut, tt.n) + tt.after
		op, diags := asm.Parse(newContext(), source.NewFile("deep.mlir", []byte(text)), asm.ParseOptions{})
		if op == nil {
			t.Errorf("%s: %.200s", tt.name, diags)
			continue
		}
		once := asm.Append(nil, op, asm.Options{DebugInfo: true})
		again, diags := asm.Parse(newContext(), source.NewFile("deep.mlir", once), asm.ParseOptions{})
		if again == nil {
			t.Errorf("%s again: %.200s", tt.name, diags)
		} else if twice := asm.Append(nil, again, asm.Options{DebugInfo: true}); string(once) != string(twice) {
			t.Errorf("%s: printed otherwise", tt.name)
		}
	}
}
