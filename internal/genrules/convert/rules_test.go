package convert

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// interpreted returns the rules of rules.pdll.
func interpreted(ctx *mica.Context) rewrite.Matcher {
	text, err := os.ReadFile("rules.pdll")
	if err != nil {
		panic(err)
	}
	read := mica.Must(ctx.ReadRules(mica.Text("rules.pdll", string(text))))
	return mica.Must(ctx.Compile(read[0], mica.RuleOptions{})).Matcher
}

// generated returns the rules that are compiled to Go.
func generated(ctx *mica.Context) rewrite.Matcher {
	m, err := Rules(ctx.IR())
	if err != nil {
		panic(err)
	}
	return m
}

// TestBothEngines checks that the interpreter and the generated code convert alike, with and without rollback.
func TestBothEngines(t *testing.T) {
	const source = `%x = "machine.x"() : () -> i32
		%f = "machine.f"() : () -> f16
		`
	tests := []struct{ in, want string }{
		{`%p = "toy.make"(%x, %x) : (i32, i32) -> !toy.pair
		"toy.show"(%p) : (!toy.pair) -> ()`, `"machine.show"(%2#0, %2#1) : (i32, i32) -> ()`},
		{`%p = "toy.make"(%x) : (i32) -> !toy.nothing`, `"machine.make"(%0) : (i32) -> ()`},
		{`%p = "toy.make"(%f) : (f16) -> !toy.pair`, "failed to legalize operation 'toy.make'"},
		{`%p = "toy.make"(%x) : (i32) -> f16`, "failed to legalize operation 'toy.make'"},
		{`%p = "toy.make"(%x) : (i32) -> !toy.pair
		%q = "toy.swap"(%p) : (!toy.pair) -> !toy.pair
		"toy.show"(%q) : (!toy.pair) -> ()`, `"machine.show"(%4, %3) : (i32, i32) -> ()`},
		{`%p = "toy.make"(%x) : (i32) -> !toy.pair
		%q = "toy.swap"(%p) : (!toy.pair) -> !toy.pair
		"machine.use"(%q) : (!toy.pair) -> ()`, `"machine.pack"(%4, %3) : (i32, i32) -> !toy.pair`},
		{`%p = "toy.swap"(%x) : (i32) -> !toy.pair`, "failed to legalize unresolved materialization from ('i32') to ('i32', 'i32')"},
		{`%p = "toy.make"(%x) : (i32) -> !toy.pair
		%a, %n, %q = "toy.split"(%p) : (!toy.pair) -> (i32, !toy.nothing, !toy.pair)
		"toy.show"(%q) : (!toy.pair) -> ()
		"toy.show"(%n) : (!toy.nothing) -> ()`, `"machine.show"(%3#1, %3#0) : (i32, i32) -> ()`},
		{`%p = "toy.split"(%x) : (i32) -> i32`, "failed to legalize operation 'toy.split'"},
		{`%s = "toy.add"(%x, %x) : (i32, i32) -> i32`, `"machine.add"(%0, %0) : (i32, i32) -> i32`},
		{`%s = "toy.add"(%f, %x) : (f16, i32) -> i32`, "failed to legalize operation 'toy.add'"},
		{`%s = "toy.add"(%x, %f) : (i32, f16) -> i32`, "failed to legalize unresolved materialization from ('f16') to ('i32')"},
		{`"toy.show"(%x) : (i32) -> ()`, `"machine.widen"(%0) : (i32) -> i64`},
		{`"toy.show"(%f) : (f16) -> ()`, "failed to legalize operation 'toy.show'"},
		{`"toy.tell"(%x) : (i32) -> ()`, `"machine.widen"(%0) : (i32) -> i64`},
		{`"toy.tell"(%x) {without} : (i32) -> ()`, "the rules use the type converter 'Wide', which the conversion does not have"},
	}
	for _, test := range tests {
		var got []string
		for _, rules := range []func(*mica.Context) rewrite.Matcher{interpreted, generated} {
			for _, config := range []conversion.Config{{}, {NoRollback: true}} {
				var natives rewrite.Natives
				conversion.AddNatives(&natives, "Wide")
				ctx := mica.Must(mica.NewContext(mica.Config{Natives: &natives, AllowUnregistered: true}))
				got = append(got, Apply(ctx, rules(ctx), source+test.in, config))
			}
		}
		if !strings.Contains(got[0], test.want) {
			t.Errorf("%s\nbecomes\n%s\nand not\n%s", test.in, got[0], test.want)
		}
		if got[2] != got[0] || got[3] != got[1] {
			t.Errorf("%s\nbecomes\n%s\ninterpreted, without rollback\n%s\nand\n%s\ngenerated, without rollback\n%s", test.in, got[0], got[1], got[2], got[3])
		}
		if !strings.Contains(got[0], "failed") && !strings.Contains(got[0], "error") && got[1] != got[0] {
			t.Errorf("%s\nbecomes\n%s\nand without rollback\n%s", test.in, got[0], got[1])
		}
	}
}

// TestOutsideOfConversions checks the errors of rules that the greedy driver applies.
func TestOutsideOfConversions(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{AllowUnregistered: true}))
	for _, test := range []struct{ in, want string }{
		{`"toy.tell"(%x) : (i32) -> ()`, "in.mlir:2:1: error: a rule that converts types is matched: it is for dialect conversions"},
		{`%n = "toy.split"(%x) : (i32) -> i32`, "the native rewrite 'ConvertedOperands()' failed: it is for dialect conversions"},
	} {
		module := mica.Must(ctx.Parse(mica.Text("in.mlir", "%x = \"machine.x\"() : () -> i32\n"+test.in)))
		var set rewrite.Set
		set.AddMatcher(generated(ctx))
		frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
		if err != nil {
			t.Fatal(err)
		}
		result := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
		if got := fmt.Sprint(result.Diagnostics); !strings.Contains(got, test.want) {
			t.Errorf("%s: %s", test.in, got)
		}
	}
	text, err := os.ReadFile("rules.pdll")
	if err != nil {
		t.Fatal(err)
	}
	read := mica.Must(ctx.ReadRules(mica.Text("rules.pdll", string(text))))
	_, diags := ctx.Compile(read[0], mica.RuleOptions{})
	for _, want := range []string{
		"rules.pdll:4:15: error: the rule converts types, but it is not applied in a dialect conversion",
		"rules.pdll:24:5: error: the rule replaces one result by several values, but it is not applied in a dialect conversion",
	} {
		if !strings.Contains(fmt.Sprint(diags), want) {
			t.Errorf("no %s in %s", want, diags)
		}
	}
}
