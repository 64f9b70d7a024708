package opt

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/rulecoverage"
)

const coveredRules = `#include "mlir/Dialect/Arith/IR/ArithOps.td"
Pattern Twice {
  let root = op<arith.addi>(op<arith.addi>(x: Value, c: Value) -> (t: Type), c);
  replace root with op<arith.subi>(x, c);
}
Pattern Never {
  let root = op<arith.muli>(x: Value, x);
  replace root with op<arith.addi>(x, x);
}
`

const coveredInput = `func.func @f(%x: i32, %y: i32) -> i32 {
  %a = arith.addi %x, %y : i32
  %b = arith.addi %a, %y : i32
  return %b : i32
}
`

// TestRuleCoverage checks the sum of runs at the same time.
func TestRuleCoverage(t *testing.T) {
	dir := t.TempDir()
	rules, file := filepath.Join(dir, "rules.pdll"), filepath.Join(dir, "coverage")
	if err := os.WriteFile(rules, []byte(coveredRules), 0o666); err != nil {
		t.Fatal(err)
	}
	run := func() int {
		var out, errs strings.Builder
		return Main([]string{"--patterns", rules, "--rule-coverage", file}, strings.NewReader(coveredInput), &out, &errs, Config{Dialects: all.Natives()})
	}
	const runs = 24
	var group sync.WaitGroup
	for range runs {
		group.Go(func() {
			if code := run(); code != 0 {
				t.Errorf("code %d", code)
			}
		})
	}
	group.Wait()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	c, err := rulecoverage.Read("coverage", text)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := c.Write(&b, dir, true); err != nil {
		t.Fatal(err)
	}
	// %b is visited and rewritten; the addition that it leaves, %a, is dead.
	want := `24 runs: 1 of 2 rules applied, 0 of 4 conditions seen to hold and to fail
rules.pdll:2:1: Twice: tried 24, applied 24
  never fails    reached 24, failed 0: operand 0 is not the result of an operation
  never fails    reached 24, failed 0: the definition of operand 0 is no 'arith.addi'
  never fails    reached 24, failed 0: operand 1 of the definition of operand 0 and operand 1 are not the same
rules.pdll:6:1: Never: tried 0, applied 0 (never applied)
  never reached  reached 0, failed 0: operand 0 and operand 1 are not the same
`
	if b.String() != want {
		t.Errorf("the coverage is\n%s\nand not\n%s", b.String(), want)
	}
	var page strings.Builder
	if err := c.WritePage(&page, dir, os.ReadFile); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		`<tr class="good"><td>2</td><td><code>Pattern Twice {</code></td><td><div class="good">Twice: tried 24, applied 24</div></td></tr>`,
		`<tr class="bad"><td>6</td><td><code>Pattern Never {</code></td><td><div class="bad">Never: tried 0, applied 0</div></td></tr>`,
		`<code>  let root = op&lt;arith.muli&gt;(x: Value, x);</code></td><td><div class="bad">never reached: operand 0 and operand 1 are not the same</div>`,
	} {
		if !strings.Contains(page.String(), line) {
			t.Errorf("the page has no line %s", line)
		}
	}
	// Counts of rules that have changed since do not count.
	if err := os.WriteFile(rules, []byte(strings.ReplaceAll(coveredRules, "Never", "Other")), 0o666); err != nil {
		t.Fatal(err)
	}
	run()
	text, _ = os.ReadFile(file)
	if c, err = rulecoverage.Read("coverage", text); err != nil || c.Runs != runs+1 || c.Stale != runs || len(c.Rules) != 2 || c.Rules[0].Applied != 1 || c.Rules[1].Name != "Other" {
		t.Errorf("after a change: %+v %v", c, err)
	}
}

// TestRuleCoverageForeign checks that a file with other contents is an error, and stays.
func TestRuleCoverageForeign(t *testing.T) {
	dir := t.TempDir()
	rules, file := filepath.Join(dir, "rules.pdll"), filepath.Join(dir, "coverage")
	for name, text := range map[string]string{rules: coveredRules, file: "my text\n"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var out, errs strings.Builder
	code := Main([]string{"--patterns", rules, "--rule-coverage", file}, strings.NewReader(coveredInput), &out, &errs, Config{Dialects: all.Natives()})
	if text, _ := os.ReadFile(file); code != 1 || !strings.Contains(errs.String(), "is no file of rule coverage") || string(text) != "my text\n" {
		t.Errorf("code %d, errors %q, text %q", code, errs.String(), text)
	}
	for _, text := range []string{"my text\n", `{"hash":"a","rules":[{"name":"A"}]}` + "\n" + `{"hash":"a","counts":[{"rule":0,"failed":[1]}]}` + "\n", `{"counts":[]}`} {
		if c, err := rulecoverage.Read("coverage", []byte(text)); err == nil {
			t.Errorf("%q is read as %+v", text, c)
		}
	}
}

const twiceTheSame = `Constraint Same(a: Value, b: Value) [{ return success(a.getType() == b.getType()); }];
Pattern First {
  let root = op<t.first>(x: Value, y: Value, z: Value);
  Same(x, y);
  Same(x, z);
  erase root;
}
Pattern Second {
  let root = op<t.second>;
  erase root;
}
`

// covering runs rules on an input for several flags, and returns the coverage.
func covering(t *testing.T, text, input string, runs ...[]string) string {
	t.Helper()
	dir := t.TempDir()
	rules, file := filepath.Join(dir, "rules.pdll"), filepath.Join(dir, "coverage")
	if err := os.WriteFile(rules, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, flags := range runs {
		var out, errs strings.Builder
		args := append([]string{"--allow-unregistered-dialect", "--patterns", rules, "--rule-coverage", file}, flags...)
		if code := Main(args, strings.NewReader(input), &out, &errs, Config{Dialects: all.Natives()}); code != 0 {
			t.Fatalf("%v: code %d, errors %s", flags, code, errs.String())
		}
	}
	have, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	c, err := rulecoverage.Read("coverage", have)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := c.Write(&b, dir, true); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestRuleCoverageSameText checks that conditions with the same text are counted apart.
func TestRuleCoverageSameText(t *testing.T) {
	got := covering(t, twiceTheSame, `%a, %b = "t.make"() : () -> (i32, i64)
"t.first"(%a, %a, %b) : (i32, i32, i64) -> ()
"t.first"(%a, %a, %a) : (i32, i32, i32) -> ()
`, []string{"--driver=walk"})
	want := `1 runs: 1 of 2 rules applied, 1 of 2 conditions seen to hold and to fail
rules.pdll:2:1: First: tried 2, applied 1
  never fails    reached 2, failed 0: the constraint 'Same' does not hold for operand 0 (at 4:3)
                 reached 2, failed 1: the constraint 'Same' does not hold for operand 0 (at 5:3)
rules.pdll:8:1: Second: tried 0, applied 0 (never applied)
`
	if got != want {
		t.Errorf("the coverage is\n%s\nand not\n%s", got, want)
	}
}

// TestRuleCoverageFilters checks that runs with different rules of a file add up.
func TestRuleCoverageFilters(t *testing.T) {
	got := covering(t, twiceTheSame, `%a = "t.make"() : () -> i32
"t.first"(%a, %a, %a) : (i32, i32, i32) -> ()
"t.second"() : () -> ()
`, []string{"--enable-patterns=First"}, []string{"--enable-patterns=Second"}, []string{"--disable-patterns=First"}, nil)
	for _, part := range []string{"4 runs: 2 of 2 rules applied,", ": First: tried 2, applied 2\n", ": Second: tried 3, applied 3\n"} {
		if !strings.Contains(got, part) || strings.Contains(got, "left out") {
			t.Errorf("the coverage has no %q:\n%s", part, got)
		}
	}
}

// TestRuleCoverageOfNothing checks the answers to flags that count nothing.
func TestRuleCoverageOfNothing(t *testing.T) {
	file := filepath.Join(t.TempDir(), "coverage")
	for _, c := range []struct {
		file  string
		alone bool
		code  int
		errs  string
	}{
		{file, true, 0, "warning: --rule-coverage counts nothing: no rules are given with --patterns\n"},
		{file, false, 0, ""}, // as in mica lit
		{"-", false, 1, "mica: --rule-coverage needs a file, to which each run adds its counts.  Try: 'mica --help'\n"},
	} {
		var out, errs strings.Builder
		code := Main([]string{"--rule-coverage=" + c.file}, strings.NewReader(""), &out, &errs, Config{Name: "mica", Alone: c.alone})
		if code != c.code || errs.String() != c.errs {
			t.Errorf("%+v: code %d, errors %q", c, code, errs.String())
		}
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("there is a coverage file")
	}
}
