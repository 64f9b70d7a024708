package opt

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tempdir"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite/bisect"
)

// MainBisect runs a tool that finds the first rewrite after which a test fails. Its flags are those of [Main], which
// say what rewrites, and those of the test.
func MainBisect(args []string, in io.Reader, out, errs io.Writer, c Config) int {
	t := New(c)
	t.bisects = true
	return t.Main(args, in, out, errs)
}

// bisectFlags are the flags of a bisection.
type bisectFlags struct {
	test string
	time time.Duration
	save string
}

func (b *bisectFlags) flags(s *flags.Set) {
	s.String(&b.test, "test", "command", "Command of the shell that judges IR, which is on its standard input and in the file that is appended: 0 is good, 125 cannot be judged, anything else is bad")
	s.Add(flags.Flag{Name: "time", Kind: flags.Value, Arg: "seconds", Help: "A test that takes longer is bad; without --test, IR is bad if making it takes longer",
		Set: func(v string) error {
			n, err := strconv.ParseFloat(v, 64)
			if err != nil || !(n > 0 && n < 1e6) {
				return fmt.Errorf("'%s' value invalid for seconds argument!", v)
			}
			b.time = time.Duration(n * float64(time.Second))
			return nil
		}})
	s.String(&b.save, "save", "prefix", "Write the IR before and after to PREFIX.before.mlir and PREFIX.after.mlir")
}

// checkBisect returns an error if flags contradict each other.
func (r *run) checkBisect() error {
	switch {
	case r.help || r.version:
	case r.bisection.test == "" && r.bisection.time == 0:
		return errors.New("--test=COMMAND or --time=SECONDS must say what is bad")
	default:
		return r.checkSilent("bisected", "a bisection")
	}
	return nil
}

// checkSilent returns an error if there are flags that a bisection or an explanation would ignore.
func (r *run) checkSilent(done, what string) error {
	switch {
	case r.checkRules:
		return fmt.Errorf("--check-rules cannot be %s", done)
	case r.split:
		return fmt.Errorf("--split-input-file cannot be %s: give a file with one part", done)
	case r.verifyDiagnostics != "":
		return fmt.Errorf("--verify-diagnostics cannot be %s", done)
	case len(r.passes.counters) > 0:
		return fmt.Errorf("--mlir-debug-counter cannot be %s: give the run without it", done)
	case r.traceHTML != "" || r.printRewrites != noProvenance || r.coverage != "":
		return fmt.Errorf("the runs of %s are not shown: leave out --trace-html, --print-rewrites and --rule-coverage", what)
	case r.passes.actions != "" || r.passes.profile != "" || r.profileFile != "":
		return fmt.Errorf("actions of %s cannot be logged: leave out --log-actions-to, --profile-actions-to and --profile-rewrites", what)
	case r.trace || r.stats != noStats:
		return fmt.Errorf("the runs of %s are silent: leave out --trace-rewrites, --trace-filter and --pattern-stats", what)
	}
	return nil
}

// bisect finds the first step of the passes and rules after which the test fails, and reports whether it did.
func (c *chunk) bisect(op *ir.Operation, opts asm.ParseOptions) bool {
	quiet := &bytes.Buffer{}
	print := c.printOptions(opts)
	print.AssumeVerified = false // rewriting was stopped
	config := bisect.Config{Module: op,
		Run: func(op *ir.Operation) error {
			quiet.Reset()
			silent := &chunk{run: c.run, in: c.in, file: c.file, part: c.part, stdout: io.Discard, errs: quiet}
			if !silent.runPasses(op, opts) {
				return errors.New(cmp.Or(strings.TrimSpace(quiet.String()), "the passes fail"))
			}
			return nil
		},
		Print: func(op *ir.Operation) []byte { return asm.Append(nil, op, print) },
	}
	config.Test = func(s *bisect.State) (v bisect.Verdict, err error) {
		if c.bisection.test == "" {
			v = bisect.Good
			if s.Took > c.bisection.time {
				v = bisect.Bad
			}
			return v, nil
		}
		return c.bisection.judge(s.Text)
	}
	res, err := bisect.Find(config)
	if err == nil && c.bisection.save != "" {
		err = errors.Join(c.save("before", res.Before), c.save("after", res.After))
	}
	if err != nil {
		c.report(diag.List{{Message: err.Error(), Bare: true}})
		return false
	}
	writeBisection(&c.run.out, res)
	return true
}

func (c *chunk) save(what string, s *bisect.State) error {
	return c.writer.WriteBytes(c.bisection.save+"."+what+".mlir", s.Text)
}

// judge runs the command of the test on a text.
func (b *bisectFlags) judge(text []byte) (bisect.Verdict, error) {
	dir, err := tempdir.Make("mica-bisect-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "in.mlir")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		return 0, err
	}
	ctx := context.Background()
	if b.time > 0 {
		var cancel func()
		ctx, cancel = context.WithTimeout(ctx, b.time)
		defer cancel()
	}
	// The name of the file may have blanks.
	cmd := exec.CommandContext(ctx, "/bin/sh", "-c", b.test+` "$1"`, "sh", file)
	if runtime.GOOS == "windows" {
		cmd = exec.CommandContext(ctx, "cmd", "/C", b.test+" "+file)
	}
	cmd.Stdin = bytes.NewReader(text)
	cmd.WaitDelay = time.Second // for processes of the command
	err = cmd.Run()
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return bisect.Bad, nil
	case err == nil || errors.Is(err, exec.ErrWaitDelay):
		return bisect.Good, nil
	case !errors.As(err, &exit):
		return 0, err
	case exit.ExitCode() == 125:
		return bisect.Unknown, nil
	case exit.ExitCode() == 126 || exit.ExitCode() == 127:
		return 0, fmt.Errorf("the shell cannot run '%s'", b.test)
	}
	return bisect.Bad, nil
}

// writeBisection writes the step and the IR around it.
func writeBisection(w io.Writer, r *bisect.Result) {
	fmt.Fprintf(w, "step %d of %d is the first that is bad, by %d tests:\n  %s\n", r.First.Number, r.Steps, r.Tests, stepText(r.First))
	if len(r.First.Text) > 0 {
		fmt.Fprintf(w, "  on: %s\n", bytes.TrimSpace(firstLine(r.First.Text)))
	}
	if cause := r.First.Cause; cause != nil {
		for cause.Kind == action.Erasure && cause.Cause != nil {
			cause = cause.Cause
		}
		fmt.Fprintf(w, "  its last use was removed by step %d: %s\n", cause.Number, stepText(cause))
	}
	if len(r.Doubtful) > 0 {
		fmt.Fprintf(w, "or one of these, after which the test cannot judge the IR:\n")
		for _, s := range r.Doubtful {
			fmt.Fprintf(w, "  step %d: %s\n", s.Number, stepText(s))
		}
	}
	if r.After.Err != nil {
		fmt.Fprintf(w, "the run ends with: %v\n", r.After.Err)
	}
	_, text, _ := bytes.Cut(diff.Diff("before", r.Before.Text, "after", r.After.Text), []byte("\n")) // without the line for patch programs
	w.Write(text)
}

func firstLine(text []byte) []byte {
	line, _, more := bytes.Cut(bytes.TrimSpace(text), []byte("\n"))
	if more {
		line = append(bytes.Clone(line), " ..."...)
	}
	return line
}

// stepText describes a step in a line.
func stepText(s *bisect.Step) string {
	var b strings.Builder
	switch s.Kind {
	case action.Pattern:
		fmt.Fprintf(&b, "pattern %s", s.Name)
		if p := placeText(s.Rule); p != "" {
			fmt.Fprintf(&b, " (%s)", p)
		}
	case action.Fold:
		b.WriteString("fold")
	case action.Erasure:
		b.WriteString("erasure of the dead operation")
	default:
		fmt.Fprintf(&b, "pass %s", s.Pass)
	}
	fmt.Fprintf(&b, " on %s", s.Op)
	if p := placeText(s.At); p != "" {
		fmt.Fprintf(&b, " at %s", p)
	}
	if s.Kind != action.Pass && s.Pass != "" {
		fmt.Fprintf(&b, ", in pass %s", s.Pass)
	}
	return b.String()
}

func placeText(p diag.Place) string {
	name, line, col := p.Resolve()
	if name == "" || line == 0 {
		return ""
	}
	return fmt.Sprintf("%s:%d:%d", name, line, col)
}
