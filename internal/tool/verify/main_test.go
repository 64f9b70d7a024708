package verify_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/tool/verify"
)

func run(args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	code = verify.Main("mica verify", args, &out, &errs, all.Natives())
	return out.String(), errs.String(), code
}

// verdicts returns the verdicts of both outputs by the names of rules.
func verdicts(out, errs string) map[string]string {
	found := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)rule '(.*?)' is (refuted below|refuted)|^(\w+): (no counterexample|not decided|not checked|refuted)`).FindAllStringSubmatch(out+errs, -1) {
		found[m[1]+m[3]] = m[2] + m[4]
	}
	return found
}

// TestWrong compares the counterexamples of wrong rules. Every rule must be refuted.
func TestWrong(t *testing.T) {
	out, errs, code := run("testdata/wrong.td", "--evaluations=40000")
	if code != 1 {
		t.Errorf("code %d", code)
	}
	golden.Compare(t, "testdata/wrong.golden", out+errs)
	for name, verdict := range verdicts(out, errs) {
		if !strings.HasPrefix(verdict, "refuted") {
			t.Errorf("%s: %s", name, verdict)
		}
	}
}

func TestRight(t *testing.T) {
	for _, file := range []string{"right.td", "right.pdll"} {
		out, errs, code := run("testdata/"+file, "--evaluations=40000", "--strict")
		if code != 0 {
			t.Errorf("code %d: %s", code, errs)
		}
		golden.Compare(t, "testdata/"+file+".golden", out)
	}
}

// TestOwn checks the rules by which arith is canonicalized.
func TestOwn(t *testing.T) {
	out, errs, _ := run("../../../dialect/arith/canonicalize.td", "--evaluations=3000")
	found := verdicts(out, errs)
	if len(found) < 45 {
		t.Fatalf("%d verdicts:\n%s%s", len(found), out, errs)
	}
	for name, verdict := range found {
		if verdict != "no counterexample" {
			t.Errorf("%s: %s", name, verdict)
		}
	}
}

// TestUnchecked has rules that cannot be checked.
func TestUnchecked(t *testing.T) {
	out, errs, code := run("testdata/unchecked.pdll")
	if code != 0 {
		t.Errorf("code %d: %s", code, errs)
	}
	golden.Compare(t, "testdata/unchecked.golden", out+errs)
	if _, _, code := run("testdata/unchecked.pdll", "--strict"); code != 1 {
		t.Errorf("--strict: code %d", code)
	}
}

func TestBaseline(t *testing.T) {
	file := filepath.Join(t.TempDir(), "known")
	check := func(text string, wantCode int, want string) {
		t.Helper()
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		out, errs, code := run("testdata/small.pdll", "--baseline="+file, "--evaluations=2000")
		if code != wantCode || !strings.Contains(out+errs, want) {
			t.Errorf("code %d, and not %q in:\n%s%s", code, want, out, errs)
		}
	}
	check("Wrong # x + x is not x\n", 0, "Wrong: refuted, as the baseline says")
	check("", 1, "rule 'Wrong' is refuted")
	check("Wrong\nRight\n", 1, ":2: rule 'Right' is not refuted (any more)")
}

// TestErrors has invalid command lines and files.
func TestErrors(t *testing.T) {
	broken := filepath.Join(t.TempDir(), "broken.pdll")
	if err := os.WriteFile(broken, []byte("Pattern => replace op<"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		want string
		args []string
	}{
		{"no rule file is given", nil},
		{"rules are in .td, .pdll or .mlir files", []string{"main.go"}},
		{"broken.pdll:1:", []string{broken}},
		{"no rule that can be compiled is named 'Nothing'", []string{"testdata/small.pdll", "--rule=Nothing"}},
		{"cannot open baseline", []string{"testdata/small.pdll", "--baseline=nonexistent"}},
	} {
		if out, errs, code := run(c.args...); code != 1 || !strings.Contains(errs, c.want) {
			t.Errorf("%q: code %d, and not %q in:\n%s%s", c.args, code, c.want, out, errs)
		}
	}
}

// TestJobs checks that results do not depend on how many rules are checked at once.
func TestJobs(t *testing.T) {
	one, oneErrs, _ := run("testdata/wrong.td", "--evaluations=3000", "--jobs=1")
	two, twoErrs, _ := run("testdata/wrong.td", "--evaluations=3000", "--jobs=4")
	if one != two || oneErrs != twoErrs {
		t.Error("results differ")
	}
}

func TestSARIF(t *testing.T) {
	_, errs, _ := run("testdata/small.pdll", "--evaluations=2000", "--diagnostics=sarif")
	if !strings.Contains(errs, `"ruleId":"refuted-rule"`) || !strings.Contains(errs, `"rewriteRule":"Wrong"`) {
		t.Errorf("no rule in:\n%s", errs)
	}
}

// TestPairs checks folds and canonicalizations of index with a few programs of each pair of operations.
func TestPairs(t *testing.T) {
	out, errs, code := run("--dialect=index", "--programs=2")
	if code != 0 || !strings.Contains(out, "pairs of operations: ") || strings.Contains(out, "refuted") {
		t.Errorf("code %d: %s%s", code, out, errs)
	}
	if _, errs, code := run("--dialect=nothing"); code != 1 || !strings.Contains(errs, "dialect 'nothing' has no operations on integers that are known") {
		t.Errorf("code %d: %s", code, errs)
	}
}
