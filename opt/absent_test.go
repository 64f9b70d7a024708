package opt_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass"
)

// TestDifferentialAbsent compares the passes of mlir-opt with mica's and the list of those that mica
// does not have.
func TestDifferentialAbsent(t *testing.T) {
	out, err := exec.Command(reftest.Tool(t, "mlir-opt"), "--list-passes").Output()
	if err != nil {
		t.Fatal(err)
	}
	forTests := regexp.MustCompile(`^test-|-test$|^tosa-test-|super-vectorizer-test$`)
	config := &opt.Config{}
	registry := config.Registry()
	var want []string
	for _, m := range regexp.MustCompile(`(?m)^  --([a-z0-9-]+)`).FindAllStringSubmatch(string(out), -1) {
		if name := m[1]; registry.Lookup(name) == nil && !forTests.MatchString(name) && !slices.ContainsFunc(registry.Pipelines(), func(p *pass.Pipeline) bool { return p.Argument == name }) {
			want = append(want, name)
		}
	}
	slices.Sort(want)
	if len(want) < 100 {
		t.Fatalf("mlir-opt lists only %d passes that mica does not have", len(want))
	}
	var got []string
	for _, p := range opt.AbsentPasses() {
		got = append(got, p.Name)
	}
	if d := reftest.Diff(strings.Join(want, "\n")+"\n", strings.Join(got, "\n")+"\n"); d != "" {
		t.Error(d)
	}
}

// TestInstead checks that the passes that are recommended instead exist.
func TestInstead(t *testing.T) {
	registry := (&opt.Config{}).Registry()
	found := 0
	for _, p := range opt.AbsentPasses() {
		for _, name := range regexp.MustCompile(`\b[a-z0-9]+(-[a-z0-9]+)+\b|^canonicalize\b`).FindAllString(p.Instead, -1) {
			found++
			if registry.Lookup(name) == nil {
				t.Errorf("%s: there is no pass %s", p.Name, name)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d passes are recommended", found)
	}
}

// TestNothing runs command lines that ask for nothing: each says so.
func TestNothing(t *testing.T) {
	rules := filepath.Join(t.TempDir(), "rules.pdll")
	if err := os.WriteFile(rules, []byte("Pattern Neg => replace op<arith.addi>(x: Value, y: Value) with x;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, args, want string }{
		{"mica opt", "--patterns " + rules + " --disable-patterns=Neg", "warning: --enable-patterns and --disable-patterns leave no rule\n"},
		{"mica opt", "--pass-pipeline=builtin.module(func.func(cse),foo.bar(cse))", "warning: no operation is called 'foo.bar', so the passes nested in it never run\n"},
		{"mica opt", "--allow-unregistered-dialect --pass-pipeline=builtin.module(foo.bar(cse))", ""},
		{"mlir-opt", "--pass-pipeline=builtin.module(foo.bar(cse))", ""},
	} {
		var out, errs strings.Builder
		code := opt.Main(strings.Fields(c.args), strings.NewReader("module {}\n"), &out, &errs, opt.Config{Name: c.name, Dialects: all.Natives()})
		if code != 0 || errs.String() != c.want {
			t.Errorf("%s %s: exit code %d, got %q, want %q", c.name, c.args, code, errs.String(), c.want)
		}
	}
}

// TestAbsent names passes that only mlir-opt has, and ones that do not exist.
func TestAbsent(t *testing.T) {
	for _, c := range []struct{ name, arg, want string }{
		{"mica opt", "--affine-loop-tile=x=1", "mica opt: mlir-opt has the pass 'affine-loop-tile', mica does not\n"},
		{"mica opt", "--pass-pipeline=builtin.module(func.func(affine-loop-tile,cse,affine-loop-tile))", "mica opt: mlir-opt has the pass 'affine-loop-tile', mica does not\n"},
		{"mica opt", "--canonicalise", "mica opt: Did you mean '--canonicalize'?\n"},
		{"mica opt", "--foo", ""},
		{"mlir-opt", "--affine-loop-tile", "mlir-opt: Did you mean '"},
		{"mlir-opt", "--foo", "mlir-opt: Did you mean '-o'?\n"},
	} {
		var out, errs strings.Builder
		code := opt.Main([]string{c.arg}, strings.NewReader("module {}\n"), &out, &errs, opt.Config{Name: c.name, Dialects: all.Natives()})
		got := strings.Join(slices.DeleteFunc(strings.SplitAfter(errs.String(), "\n"), func(l string) bool {
			return !strings.HasPrefix(l, c.name+": ") || strings.Contains(l, "Unknown command line argument")
		}), "")
		if code == 0 || got != c.want && !(strings.HasSuffix(c.want, "'") && strings.HasPrefix(got, c.want)) {
			t.Errorf("%s %s: exit code %d, got %q, want %q", c.name, c.arg, code, got, c.want)
		}
	}
}
