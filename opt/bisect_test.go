package opt

import (
	"bytes"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
)

// TestBisect finds a rewrite with commands as tests, and refuses flags that it would ignore.
func TestBisect(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("needs a shell of POSIX")
	}
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"r.pdll":  "Pattern P { let r = op<t.a>() -> (t: Type); replace r with op<t.b>() -> (t); }\n",
		"in.mlir": "%0 = \"t.a\"() : () -> i32\n%1 = \"t.a\"() : () -> i8\n\"t.sink\"(%0, %1) : (i32, i8) -> ()\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		flags string // separated by |
		code  int
		want  string
	}{
		{"--test=! grep -q 't.b.*i32'", 0, "step 2 of 3 is the first that is bad, by 4 tests:\n  pattern P (r.pdll:1:1) on t.a at in.mlir:1:6, in pass ruleApplication\n"},
		{"--time=0.000000001", 0, "step 1 of 3 is the first that is bad, by 3 tests:\n"},
		{"--time=1000", 1, "error: the test succeeds at the end\n"},
		{"--test=false", 1, "error: the test fails on the input already\n"},
		{"--test=exit 125;", 1, "error: the test can judge neither the input nor the end\n"},
		{"--test=no-such-command", 1, "error: the test after 0 steps: the shell cannot run 'no-such-command'\n"},
		{"--disable-patterns=P|--test=true", 1, "error: nothing changes the input\n"},
		{"--time=0", 1, "'0' value invalid for seconds argument!"},
		{"", 1, "--test=COMMAND or --time=SECONDS must say what is bad"},
		{"--test=true|--split-input-file", 1, "--split-input-file cannot be bisected: give a file with one part"},
		{"--test=true|--mlir-debug-counter=apply-pattern-count=1", 1, "--mlir-debug-counter cannot be bisected: give the run without it"},
		{"--test=true|--log-actions-to=-", 1, "actions of a bisection cannot be logged: leave out --log-actions-to, --profile-actions-to and --profile-rewrites"},
		{"--test=true|--profile-rewrites=p.json", 1, "actions of a bisection cannot be logged"},
		{"--test=true|--trace-rewrites", 1, "the runs of a bisection are silent"},
	} {
		args := []string{"--allow-unregistered-dialect", "--patterns", "r.pdll", "in.mlir"}
		if c.flags != "" {
			args = append(args, strings.Split(c.flags, "|")...)
		}
		var out, errs bytes.Buffer
		code := MainBisect(args, strings.NewReader(""), &out, &errs, Config{Name: "mica bisect", Dialects: all.Natives()})
		if got := out.String() + errs.String(); code != c.code || !strings.Contains(got, c.want) {
			t.Errorf("%s: %d\n%s", c.flags, code, got)
		}
	}
}
