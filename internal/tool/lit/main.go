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
	"strings"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lit"
	"github.com/mica-ir/mica/internal/subprocess"
	"github.com/mica-ir/mica/internal/tempdir"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/process"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/source"
)

// options holds the tool's flags.
type options struct {
	jobs          int
	filter        *regexp.Regexp
	filterOut     *regexp.Regexp
	features      []string
	suffixes      []string
	substitutions []lit.Substitution
	path          []string
	timeout       time.Duration
	retries       int64
	shards, shard int64
	xunit         string
	timeTests     bool
	listAll       bool
	quiet         bool
	coverage      string // a file for mica opt, or ""
	help, version bool
	diagnostics   report.Options
	project       project.Options
}

func (o *options) flags() *flags.Set {
	set := &flags.Set{Tool: "mica lit", MaxPositional: -1, Files: flags.AnyFile}
	set.Add(flags.Flag{Name: "j", Kind: flags.Prefix, Arg: "n", Help: "Number of tests that run at the same time", Set: func(v string) error {
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
	set.Add(flags.Flag{Name: "filter-out", Kind: flags.Value, Arg: "regex", Help: "Leave out the tests of which the name matches", Set: func(v string) (err error) {
		o.filterOut, err = regexp.Compile(v)
		return err
	}})
	set.Strings(&o.features, "feature", "name", "A feature for REQUIRES:, UNSUPPORTED:, XFAIL: and %if")
	set.Strings(&o.suffixes, "suffix", "suffix", "Suffix of the names of tests; by default, every file with a RUN line is one")
	set.Add(flags.Flag{Name: "substitution", Kind: flags.Value, Arg: "name=value", Help: "Replace a text in RUN lines, such as %my_dir=/some/dir", Set: o.substitute})
	set.Strings(&o.path, "path", "directory", "Directory of programs that RUN lines use instead of mica's tools of these names")
	set.Add(flags.Flag{Name: "timeout", Kind: flags.Value, Arg: "seconds", Help: "Time after which a test is ended (0 for none)", Set: func(v string) error {
		n, err := strconv.ParseUint(v, 10, 31)
		if err != nil {
			return fmt.Errorf("'%s' value invalid for uint argument!", v)
		}
		o.timeout = time.Duration(n) * time.Second
		return nil
	}})
	set.Int(&o.retries, "max-retries-per-test", "How often a test that fails is run again, unless it says so itself with ALLOW_RETRIES: (0)", 0, lit.MaxRetries)
	set.Int(&o.shards, "num-shards", "Divide the tests into so many parts, and run one of them", 1, 1<<20)
	set.Int(&o.shard, "run-shard", "Which part is run, from 1 on", 1, 1<<20)
	set.String(&o.xunit, "xunit-xml-output", "file", "Write a report in the form of XUnit")
	set.Bool(&o.timeTests, "time-tests", "Print how long the slowest tests take")
	set.Bool(&o.listAll, "a", "List all tests, also those that pass")
	set.Bool(&o.quiet, "q", "Print only the failures")
	set.String(&o.coverage, "rule-coverage", "file", "Add to a file which rules the tests reach, as 'mica opt --rule-coverage' does")
	o.diagnostics.Flags(set)
	o.project.Flags(set)
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
	if err := o.checkShards(set); err != nil {
		o.diagnostics.Fail(set.Tool, err, errs)
		return 1
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

// substitute adds a substitution.
func (o *options) substitute(v string) error {
	name, value, ok := strings.Cut(v, "=")
	if !ok || name == "" {
		return fmt.Errorf("'%s' is not NAME=VALUE", v)
	}
	o.substitutions = append(o.substitutions, lit.Substitution{Name: name, Value: value})
	return nil
}

// useProject adds the settings of the project file of the first path to those of the command line.
func (o *options) useProject(path string, errs io.Writer) error {
	if st, err := os.Stat(path); err == nil && st.IsDir() {
		path = filepath.Join(path, "file") // the search begins in the directory of a file
	}
	p, err := o.project.Find(path, errs)
	if p == nil || err != nil {
		return err
	}
	if len(o.suffixes) == 0 {
		o.suffixes = p.TestSuffixes
	}
	o.features = append(slices.Clip(p.TestFeatures), o.features...)
	for _, s := range p.TestSubstitutions {
		if err := o.substitute(s); err != nil {
			return fmt.Errorf("mica lit: test-substitutions of the project file: %w", err)
		}
	}
	return nil
}

// checkShards returns an error if the numbers of the parts do not fit.
func (o *options) checkShards(set *flags.Set) error {
	switch {
	case o.shards == 0 && o.shard == 0:
		return nil
	case o.shards == 0 || o.shard == 0:
		return set.Misused("--num-shards and --run-shard belong together")
	case o.shard > o.shards:
		return set.Misused("--run-shard=%d is more than --num-shards=%d", o.shard, o.shards)
	}
	return nil
}

func (o *options) run(paths []string, out io.Writer, errs *report.Output, tools map[string]lit.Tool) int {
	if err := o.useProject(paths[0], errs); err != nil {
		errs.FailWith(err)
		return 2
	}
	r := &run{options: o, out: out, errs: errs, lit: lit.Options{Tools: tools, Programs: true, Features: o.features, Suffixes: o.suffixes, Substitutions: o.substitutions,
		Path: o.path, Timeout: o.timeout, Retries: int(o.retries), Local: true}}
	for _, p := range paths {
		if err := r.find(p); err != nil {
			errs.Fail(fmt.Sprintf("mica lit: %s: %s", p, source.Reason(err)))
			return 2
		}
	}
	r.mention(paths)
	if len(r.tests) == 0 {
		errs.Fail("mica lit: no tests: no file has a RUN line")
		return 2
	}
	if o.shards > 0 {
		r.tests = part(r.tests, int(o.shard-1), int(o.shards))
	}
	if o.timeout > 0 {
		r.lit.Running = &subprocess.Set{}
		w := process.WatchSignals(r.lit.Running.Kill)
		defer w.Close()
		defer r.lit.Running.Kill() // the end of a test that takes too long is not awaited
		w.Wait()                   // programs are started after signals are caught
	}
	if err := r.all(); err != nil {
		errs.FailWith(err)
		return 1
	}
	for s := range lit.NumStatuses {
		if lit.Status(s).Bad() && r.count[s] > 0 {
			return 1
		}
	}
	return 0
}

// mention says once that a configuration in Python is not executed.
func (r *run) mention(paths []string) {
	for _, p := range paths {
		if file := suiteConfig(p); file != "" {
			_ = diag.Fprint(r.errs, diag.List{{Severity: diag.Remark, Bare: true, Message: file + " is not executed: --suffix, --feature and --substitution, or test-suffixes and the like in mica.toml, have what it would say"}}) // an error could not be reported
			return
		}
	}
}

// suiteConfig returns the configuration of the test suite that a path belongs to, or "".
func suiteConfig(path string) string {
	dir, err := filepath.Abs(path)
	if err != nil {
		return ""
	}
	for ; ; dir = filepath.Dir(dir) {
		for _, name := range []string{"lit.cfg.py", "lit.cfg"} {
			file := filepath.Join(dir, name)
			if st, err := os.Stat(file); err == nil && st.Mode().IsRegular() {
				return file
			}
		}
		if filepath.Dir(dir) == dir {
			return ""
		}
	}
}

// part returns every count-th test.
func part(tests []*lit.Test, shard, count int) (list []*lit.Test) {
	for i := shard; i < len(tests); i += count {
		list = append(list, tests[i])
	}
	return list
}

// A run is one invocation of the tool.
type run struct {
	*options
	lit   lit.Options
	out   io.Writer
	errs  *report.Output
	tests []*lit.Test
	count [lit.NumStatuses]int
}

// find adds the tests at a path. None of them may be an output. A report of a former run may have RUN lines in the logs of
// tests, but is no test.
func (r *run) find(path string) error {
	tests, err := lit.Find(path, &r.lit)
	for _, t := range tests {
		if flag := r.writes(t.File); flag != "" {
			if flag == "xunit-xml-output" && isReport(t.File) {
				continue
			}
			return fmt.Errorf("the test %s would be overwritten by --%s", t.Name, flag)
		}
		if (r.filter == nil || r.filter.MatchString(t.Name)) && (r.filterOut == nil || !r.filterOut.MatchString(t.Name)) {
			r.tests = append(r.tests, t)
		}
	}
	return err
}

// writes returns the name of the flag by which a file is an output, or "".
func (r *run) writes(file string) string {
	if r.xunit == "" && r.coverage == "" {
		return ""
	}
	st, err := os.Stat(file)
	if err != nil {
		return ""
	}
	for _, o := range []struct{ flag, file string }{{"xunit-xml-output", r.xunit}, {"rule-coverage", r.coverage}} {
		if o.file == "" || o.file == "-" {
			continue
		}
		if to, err := os.Stat(o.file); err == nil && os.SameFile(st, to) {
			return o.flag
		}
	}
	return ""
}

// all runs the tests, several at a time, and prints the outcomes in the order of the
// tests.
func (r *run) all() error {
	outcomes := make([]chan lit.Result, len(r.tests))
	for i := range outcomes {
		outcomes[i] = make(chan lit.Result, 1)
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
	results := make([]lit.Result, len(r.tests))
	for i, t := range r.tests {
		if !r.listAll { // otherwise the output shows it
			r.errs.Progress("%d of %d tests", i+1, len(r.tests))
		}
		results[i] = <-outcomes[i]
		r.count[results[i].Status]++
		if err := r.print(t, i, &results[i]); err != nil {
			return err
		}
	}
	r.errs.Progress("")
	if err := r.writeReport(results); err != nil {
		return err
	}
	if r.quiet {
		return nil
	}
	return r.summary(results)
}

// one runs a test in a temporary directory.
func (r *run) one(t *lit.Test) lit.Result {
	tmp, err := tempdir.Make("mica-lit-")
	if err != nil {
		return lit.Result{Status: lit.Failed, Reason: err.Error(), Message: err.Error()}
	}
	x := t.Run(tmp, &r.lit)
	if err := os.RemoveAll(tmp); err != nil && !errors.Is(err, fs.ErrNotExist) && x.Status == lit.Passed {
		return lit.Result{Status: lit.Failed, Reason: err.Error(), Message: err.Error()}
	}
	return x
}

func (r *run) print(t *lit.Test, i int, x *lit.Result) (err error) {
	switch {
	case x.Status.Bad() && r.errs.Structured():
		err = r.errs.Diagnostic(diagnostic(t, x), nil)
	case x.Status.Bad():
		r.errs.Progress("") // the terminal may be that of the output
		_, err = fmt.Fprintf(r.out, "%s: %s (%d of %d)\n%s\n", x.Status, t.Name, i+1, len(r.tests), x.Reason)
	case r.listAll && x.Status == lit.Skipped:
		_, err = fmt.Fprintf(r.out, "%s: %s (%d of %d): %s\n", x.Status, t.Name, i+1, len(r.tests), x.Reason)
	case r.listAll:
		_, err = fmt.Fprintf(r.out, "%s: %s (%d of %d)\n", x.Status, t.Name, i+1, len(r.tests))
	}
	return err
}

// summary prints the numbers of tests, and the slowest ones if they are asked for.
func (r *run) summary(results []lit.Result) error {
	passed := r.count[lit.Passed] + r.count[lit.XFailed] + r.count[lit.FlakyPassed]
	text := fmt.Sprintf("%d passed, %d failed, %d skipped\n", passed, len(r.tests)-passed-r.count[lit.Skipped], r.count[lit.Skipped])
	if r.timeTests {
		text += r.slowest(results)
	}
	_, err := io.WriteString(r.out, text)
	return err
}
