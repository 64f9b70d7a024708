package rulecoverage_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/rulecoverage"
	"github.com/mica-ir/mica/rewrite"
)

const rules = `Constraint Same(a: Value, b: Value) [{ return success(a.getType() == b.getType()); }];
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

const input = `%a, %b = "t.make"() : () -> (i32, i64)
"t.first"(%a, %b, %a) : (i32, i64, i32) -> ()
"t.first"(%a, %a, %b) : (i32, i32, i64) -> ()
"t.first"(%a, %a, %b) : (i32, i32, i64) -> ()
"t.first"(%a, %a, %a) : (i32, i32, i32) -> ()
`

// record records a run of the rules that a filter keeps.
func record(t *testing.T, text string, filter rewrite.Filter) *rulecoverage.Recorder {
	t.Helper()
	ctx, diags := mica.NewContext(mica.Config{AllowUnregistered: true})
	if ctx == nil {
		t.Fatal(golden.Render(diags))
	}
	read, diags := ctx.ReadRules(mica.Text("rules.pdll", text))
	if read == nil {
		t.Fatal(golden.Render(diags))
	}
	compiled, diags := ctx.Compile(read[0], mica.RuleOptions{Filter: filter})
	if compiled == nil {
		t.Fatal(golden.Render(diags))
	}
	module, diags := ctx.Parse(mica.Text("in.mlir", input))
	if module == nil {
		t.Fatal(golden.Render(diags))
	}
	set, used := &rewrite.Set{}, map[*rewrite.Pattern]bool{}
	set.AddMatcher(compiled.Matcher)
	for _, p := range compiled.Matcher.Patterns() {
		used[p] = true
	}
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	r := rulecoverage.NewRecorder()
	r.AddFiles(read[0].Files())
	r.Add(compiled.Matcher, used)
	rewrite.Observe(ctx.IR(), &rewrite.Observation{Listener: r, Watch: r.Watch})
	rewrite.WalkAndApplyPatterns(module, frozen, rewrite.WalkConfig{})
	return r
}

// report reads a coverage file and returns the report.
func report(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	c, err := rulecoverage.Read("coverage", text)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	dir, _ := os.Getwd()
	if err := c.Write(&b, dir, true); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestRecord records conditions with the same text, runs with different rules, and another version of the file.
func TestRecord(t *testing.T) {
	file := filepath.Join(t.TempDir(), "coverage")
	first := `rules.pdll:2:1: First: tried 4, applied 1
                 reached 4, failed 1: the constraint 'Same' does not hold for operand 0 (at 4:3)
                 reached 3, failed 2: the constraint 'Same' does not hold for operand 0 (at 5:3)
`
	second := "rules.pdll:8:1: Second: tried 0, applied 0 (never applied)\n"
	for _, step := range []struct{ text, rule, want string }{
		{rules, "First", "1 runs: 1 of 1 rules applied, 2 of 2 conditions seen to hold and to fail\n" + first},
		{rules, "Second", "2 runs: 1 of 2 rules applied, 2 of 2 conditions seen to hold and to fail\n" + first + second},
		{rules + "// another version\n", "Second", "3 runs: 0 of 1 rules applied, 0 of 0 conditions seen to hold and to fail\n2 runs had other versions of the rules, which are left out\n" + second},
	} {
		if err := record(t, step.text, rewrite.Filter{Enabled: []string{step.rule}}).Append(file); err != nil {
			t.Fatal(err)
		}
		if got := report(t, file); got != step.want {
			t.Errorf("the report is\n%s\nand not\n%s", got, step.want)
		}
	}
}

// TestAppend checks what runs write: the rules once, and no counts of rules that were not tried. Only the ends of a long file are
// searched for the rules.
func TestAppend(t *testing.T) {
	file := filepath.Join(t.TempDir(), "coverage")
	add := func() {
		if err := record(t, rules, rewrite.Filter{}).Append(file); err != nil {
			t.Fatal(err)
		}
	}
	add()
	written, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(written), "\n")
	if len(lines) != 3 || !strings.HasSuffix(lines[1], `,"counts":[{"rule":0,"tried":4,"applied":1,"failed":[0,0,0,0,0,1,2]}]}`+"\n") {
		t.Fatalf("the file is\n%s", written)
	}
	own, counts := lines[0], lines[1]
	other := `{"hash":"a","files":{},"rules":[]}` + "\n"
	long := other + strings.Repeat(`{"hash":"a","counts":[]}`+"\n", 20000)
	for _, c := range []struct {
		name, before string
		rules        int // how often the rules are in the file after two runs
	}{
		{"an empty file", "", 1},
		{"the rules of another run", other, 1},
		{"own rules at the beginning", own + counts + long, 1},
		{"own rules after others", other + own + counts, 1},
		{"own rules at the end", long + own + counts, 1},
		{"own rules in the middle", long + own + counts + long, 2},
	} {
		if err := os.WriteFile(file, []byte(c.before), 0o666); err != nil {
			t.Fatal(err)
		}
		add()
		add()
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), own); n != c.rules {
			t.Errorf("%s: the rules are written %d times", c.name, n)
		}
		want := fmt.Sprintf("First: tried %d,", 4*(strings.Count(c.before, counts)+2))
		if got := report(t, file); !strings.Contains(got, want) {
			t.Errorf("%s: the report has no %q:\n%s", c.name, want, got)
		}
	}
}

// TestAppendNowhere checks that counts are appended only to files that can have them.
func TestAppendNowhere(t *testing.T) {
	dir := t.TempDir()
	foreign := filepath.Join(dir, "foreign")
	if err := os.WriteFile(foreign, []byte("my text\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	r := record(t, rules, rewrite.Filter{})
	for file, want := range map[string]string{dir: "is no regular file", os.DevNull: "is no regular file", foreign: "is no file of rule coverage"} {
		if err := r.Append(file); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v", file, err)
		}
	}
}
