// Package lit implements mica lit, which runs tests that are files with RUN lines.
package lit

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lit"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/source"
)

// options holds the tool's flags.
type options struct {
	jobs          int
	filter        *regexp.Regexp
	features      []string
	listAll       bool
	quiet         bool
	coverage      string // a file for mica opt, or ""
	help, version bool
	diagnostics   report.Options
}

func (o *options) flags() *flags.Set {
	set := &flags.Set{Tool: "mica lit", MaxPositional: -1, Files: flags.AnyFile}
	set.Add(flags.Flag{Name: "j", Kind: flags.Value, Arg: "n", Help: "Number of tests that run at the same time", Set: func(v string) error {
		n, err := strconv.Atoi(v)
		if err != nil || n < 1 {
			return fmt.Errorf("'%s' value invalid for uint argument!", v)
		}
		o.jobs = n
		return nil
	}})
	set.Add(flags.Flag{Name: "filter", Kind: flags.Value, Arg: "regex", Help: "Run only the tests of which the name matches", Set: func(v string) (err error) {
		o.filter, err = regexp.Compile(v)
		return err
	}})
	set.Strings(&o.features, "feature", "name", "A feature for REQUIRES: and UNSUPPORTED:")
	set.Bool(&o.listAll, "a", "List all tests, also those that pass")
	set.Bool(&o.quiet, "q", "Print only the failures")
	set.String(&o.coverage, "rule-coverage", "file", "Add to a file which rules the tests reach, as 'mica opt --rule-coverage' does")
	o.diagnostics.Flags(set)
	set.Standard(&o.help, &o.version)
	return set
}

// Main runs the tests in the directories and files in args, or in the current directory, and
// returns the exit code: 1 if a test fails, 2 without tests. tools are the commands of RUN
// lines that run in the process; others are programs.
func Main(args []string, out, errs io.Writer, tools map[string]lit.Tool) int {
	o := &options{jobs: runtime.GOMAXPROCS(0)}
	set := o.flags()
	paths, ok := o.diagnostics.Parse(set, args, errs)
	switch {
	case !ok:
		return 1
	case o.help:
		return flags.Answer(out, errs, set.Usage("Run tests with RUN lines", "<directories and files>"))
	case o.version:
		return flags.Answer(out, errs, "mica, compatible with LLVM 22 lit\n")
	}
	if len(paths) == 0 {
		paths = []string{"."}
	}
	w := o.diagnostics.Open("mica lit", errs)
	if o.coverage != "" {
		tools = withCoverage(tools, o.coverage)
	}
	code := o.run(paths, out, w, tools)
	if w.Close() != nil {
		return max(code, 1)
	}
	return code
}

// withCoverage returns the tools such that mica opt and mlir-opt count the rules that they reach.
func withCoverage(tools map[string]lit.Tool, file string) map[string]lit.Tool {
	if path, err := filepath.Abs(file); err == nil {
		file = path
	}
	flag := "--rule-coverage=" + file
	tools = maps.Clone(tools)
	if mica := tools["mica"]; mica != nil {
		tools["mica"] = func(args []string, in io.Reader, out, errs io.Writer) int {
			if len(args) > 0 && args[0] == "opt" {
				args = slices.Insert(slices.Clone(args), 1, flag)
			}
			return mica(args, in, out, errs)
		}
	}
	if opt := tools["mlir-opt"]; opt != nil {
		tools["mlir-opt"] = func(args []string, in io.Reader, out, errs io.Writer) int {
			return opt(append([]string{flag}, args...), in, out, errs)
		}
	}
	return tools
}

func (o *options) run(paths []string, out io.Writer, errs *report.Output, tools map[string]lit.Tool) int {
	r := &run{options: o, lit: lit.Options{Tools: tools, Programs: true, Features: o.features}, out: out, errs: errs}
	for _, p := range paths {
		if err := r.find(p); err != nil {
			errs.Fail(fmt.Sprintf("mica lit: %s: %s", p, source.Reason(err)))
			return 2
		}
	}
	if len(r.tests) == 0 {
		errs.Fail("mica lit: no tests: no file has a RUN line")
		return 2
	}
	if err := r.all(); err != nil {
		errs.FailWith(err)
		return 1
	}
	if r.count[lit.Failed] > 0 {
		return 1
	}
	return 0
}

// A run is one invocation of the tool.
type run struct {
	*options
	lit   lit.Options
	out   io.Writer
	errs  *report.Output
	tests []*lit.Test
	count [lit.Skipped + 1]int
}

// find adds the tests at a path.
func (r *run) find(path string) error {
	tests, err := lit.Find(path, &r.lit)
	for _, t := range tests {
		if r.filter == nil || r.filter.MatchString(t.Name) {
			r.tests = append(r.tests, t)
		}
	}
	return err
}

// An outcome is the result of a test.
type outcome struct {
	status lit.Status
	reason string
}

// all runs the tests, several at a time, and prints the outcomes in the order of the
// tests.
func (r *run) all() error {
	outcomes := make([]chan outcome, len(r.tests))
	for i := range outcomes {
		outcomes[i] = make(chan outcome, 1)
	}
	slots := make(chan struct{}, r.jobs)
	go func() {
		for i, t := range r.tests {
			slots <- struct{}{}
			go func() {
				outcomes[i] <- r.one(t)
				<-slots
			}()
		}
	}()
	for i, t := range r.tests {
		if !r.listAll { // otherwise the output shows it
			r.errs.Progress("%d of %d tests", i+1, len(r.tests))
		}
		x := <-outcomes[i]
		r.count[x.status]++
		if err := r.print(t, i, x); err != nil {
			return err
		}
	}
	r.errs.Progress("")
	if r.quiet {
		return nil
	}
	_, err := fmt.Fprintf(r.out, "%d passed, %d failed, %d skipped\n", r.count[lit.Passed], r.count[lit.Failed], r.count[lit.Skipped])
	return err
}

// one runs a test in a temporary directory.
func (r *run) one(t *lit.Test) (x outcome) {
	tmp, err := os.MkdirTemp("", "mica-lit-")
	if err != nil {
		return outcome{lit.Failed, err.Error()}
	}
	x.status, x.reason = t.Run(tmp, &r.lit)
	if err := os.RemoveAll(tmp); err != nil && !errors.Is(err, fs.ErrNotExist) && x.status == lit.Passed {
		return outcome{lit.Failed, err.Error()}
	}
	return x
}

func (r *run) print(t *lit.Test, i int, x outcome) (err error) {
	word := [...]string{lit.Passed: "PASS", lit.Failed: "FAIL", lit.Skipped: "SKIP"}[x.status]
	switch {
	case x.status == lit.Failed && r.errs.Structured():
		err = r.errs.Diagnostic(diag.Errorf(diag.Place{Name: t.File}, "%s", x.reason), nil)
	case x.status == lit.Failed:
		r.errs.Progress("") // the terminal may be that of the output
		_, err = fmt.Fprintf(r.out, "%s: %s (%d of %d)\n%s\n", word, t.Name, i+1, len(r.tests), x.reason)
	case r.listAll && x.status == lit.Skipped:
		_, err = fmt.Fprintf(r.out, "%s: %s (%d of %d): %s\n", word, t.Name, i+1, len(r.tests), x.reason)
	case r.listAll:
		_, err = fmt.Fprintf(r.out, "%s: %s (%d of %d)\n", word, t.Name, i+1, len(r.tests))
	}
	return err
}
