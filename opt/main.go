package opt

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/filecheck/regex"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/internal/rewriteprofile"
	"github.com/mica-ir/mica/internal/rulecoverage"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/internal/tracehtml"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/source"
)

// A Tool is a tool that can be run several times, also concurrently. Its
// definitions are read once for all runs.
type Tool struct {
	config Config
	passes *pass.Registry
	base   func() (*mica.Context, diag.List) // for runs without flags for definitions
	idle   idleContexts
	// bisects means that the tool finds out which rewrite is wrong, instead of printing the result.
	bisects bool
	// explains means that the tool says why a rule did not match, instead of printing the result.
	explains bool
	// listsNames means that --list-rules prints only names, for completions.
	listsNames bool
}

// New returns a tool.
func New(c Config) *Tool {
	if c.Name == "" {
		c.Name = "mlir-opt"
	}
	t := &Tool{config: c, passes: c.Registry()}
	t.base = sync.OnceValues(func() (*mica.Context, diag.List) { return t.newContext(&options{}) })
	return t
}

// newContext returns a context with the dialects of the tool and of the command
// line.
func (t *Tool) newContext(o *options) (*mica.Context, diag.List) {
	definitions := slices.Clone(t.config.Definitions)
	for _, name := range o.ods {
		definitions = append(definitions, mica.File(name))
	}
	sources := slices.Clone(t.config.Sources)
	for _, name := range o.cxx {
		sources = append(sources, mica.File(name))
	}
	return mica.NewContext(mica.Config{
		Dialects: t.config.Dialects,
		Natives:  t.config.Natives,
		Code:     t.config.Code,
		Sources:  sources,
		Defines:  o.defines,
		Includes: append(slices.Clone(o.includes), t.config.Includes...),
		Refuse:   o.refuse,

		Installed: !o.notInstalled,
		Warnings:  o.warnings,
	}, definitions...)
}

// Main runs the tool and returns its exit code. args do not include the program's
// name.
func (t *Tool) Main(args []string, in io.Reader, out, errs io.Writer) int {
	r := &run{tool: t, in: in, stdout: out, files: &source.Set{Stdin: in}, writer: osfile.Writer{Shared: !t.config.Alone}}
	defer r.writer.Close()
	fs := r.flags(t.config.Name)
	r.passFlags(fs, t.passes)
	if t.bisects {
		r.bisection.flags(fs)
	}
	r.args = args
	if t.explains {
		r.explanation.flags(fs)
	}
	t.completions(fs)
	positional, ok := r.diagnostics.Parse(fs, args, errs)
	if !ok {
		return 1
	}
	if err := r.check(); err != nil {
		r.diagnostics.Fail(t.config.Name, fs.Misused("%v", err), errs)
		return 1
	}
	r.input = "-"
	if len(positional) > 0 {
		r.input = positional[0]
	}
	switch {
	case r.help:
		return flags.Answer(out, errs, fs.Usage(t.overview(fs), "<input file>"))
	case r.version:
		return flags.Answer(out, errs, "mica, compatible with LLVM 22 mlir-opt\n")
	}
	r.errs = r.diagnostics.Open(t.config.Name, errs)
	err := r.main(out)
	if err != nil && !errors.Is(err, errReported) {
		r.errs.FailWith(err)
	}
	if cerr := r.errs.Close(); err != nil || cerr != nil {
		return 1
	}
	return 0
}

// check returns an error if options contradict each other.
func (r *run) check() error {
	if r.dependency != "" && r.output == "-" {
		return errors.New("the option -d must be used together with -o")
	}
	if r.printRewrites == commentedProvenance && r.emitBytecode {
		return errors.New("--print-rewrites writes comments, which bytecode does not have; it can have --print-rewrites=locations")
	}
	if r.coverage == "-" {
		return errors.New("--rule-coverage needs a file, to which each run adds its counts")
	}
	if r.tool.bisects {
		if err := r.checkBisect(); err != nil {
			return err
		}
	}
	if r.tool.explains {
		if err := r.checkExplain(); err != nil {
			return err
		}
	}
	return r.driver.check()
}

// main executes the command line.
func (r *run) main(out io.Writer) error {
	if err := r.useProject(); err != nil {
		return err
	}
	if r.tool.explains {
		r.explainDefaults()
	}
	err := r.all()
	r.errs.Progress("")
	if !r.written && (r.keep || err == nil) {
		if werr := r.write(out); werr != nil && err == nil {
			err = r.unprinted.reported(werr)
		}
	}
	if r.done != nil {
		r.done()
	}
	if rerr := r.render(r.unprinted.list); err == nil {
		err = r.unprinted.reported(rerr)
	}
	if err == nil && r.dependency != "" {
		err = r.writeDependencies()
	}
	return err
}

// useProject adds the settings of the project file to those of the command line. The
// project's rules are applied unless the command line names rules or passes.
func (r *run) useProject() error {
	if !project.Uses(r.tool.config.Name) {
		return nil
	}
	p, err := r.project.Find(r.input, r.errs)
	if err != nil || p == nil {
		return err
	}
	r.includes, r.refuse = append(r.includes, p.Includes...), p.Refuse
	r.defines = append(slices.Clip(p.Defines), r.defines...)
	r.ods = append(slices.Clip(p.Definitions), r.ods...)
	r.cxx = append(slices.Clip(p.Cxx), r.cxx...)
	if len(r.rules) == 0 && len(r.steps) == 0 && !r.passes.hasPipeline && len(p.Rules) > 0 {
		r.rules = p.Rules
		r.steps = append(r.steps, step{rules: true})
	}
	return nil
}

// errReported means that the error has been written already.
var errReported = errors.New("error")

// A run is one invocation of the tool.
type run struct {
	options
	tool   *Tool
	args   []string
	in     io.Reader
	stdout io.Writer
	errs   *report.Output
	files  *source.Set // the file set of the input
	writer osfile.Writer

	// The definitions and rules are read once, for all sessions.
	first     *mica.Context
	rulesRead []*patterns.Rules
	// done is called when the output is written and the input is no longer needed.
	done func()

	assumed   assumptions // for --assume-unknown
	unprinted unprinted   // the operations that were printed in generic form

	timing      *pass.Timing    // for --mlir-timing
	actions     *pass.ActionLog // for --log-actions-to
	profile     *pass.ActionProfile
	times       *rewriteprofile.Profile // for --profile-rewrites
	page        *tracehtml.Writer       // for --trace-html
	covered     *rulecoverage.Recorder  // for --rule-coverage
	actionFiles []*os.File

	out  keptOutput // unless it is written directly
	keep bool       // write the output also if the run has failed, for the chunks that succeeded

	verifier *diag.Verifier // for --verify-diagnostics, otherwise nil
	written  bool           // the output was written directly
}

// render writes diagnostics, whatever the verbosity.
func (r *run) render(l diag.List) error { return r.renderTo(r.errs, l) }

// renderShown writes the diagnostics that the verbosity lets be shown.
func (r *run) renderShown(w io.Writer, l diag.List) error {
	return r.renderTo(w, slices.DeleteFunc(slices.Clone(l), func(d *diag.Diagnostic) bool { return !r.shows(d) }))
}

func (r *run) renderTo(w io.Writer, l diag.List) error {
	rd := &diag.Renderer{Out: w, Files: r.files, OneSnippetAPlace: true, NoHints: strings.HasSuffix(r.tool.config.Name, "mlir-opt")}
	for _, d := range l {
		if !rd.NoHints {
			d = withName(d)
		}
		if r.noNotes {
			alone := *d
			alone.Notes = nil
			d = &alone
		}
		if err := rd.Render(d); err != nil {
			return err
		}
	}
	return nil
}

func (r *run) all() error {
	if r.showPasses {
		return r.tool.listPasses(&r.out)
	}
	r.errs.Progress("reading definitions")
	s, err := r.session()
	if err != nil {
		return err
	}
	switch {
	case r.showDialects && strings.HasPrefix(r.tool.config.Name, "mica"):
		for _, f := range s.Found() {
			fmt.Fprintf(&r.out, "%-14s %s\n", f.Namespace, f.Where)
		}
		return nil
	case r.showDialects:
		fmt.Fprintf(&r.out, "Available Dialects: %s\n", strings.Join(s.IR().DialectNames(), ","))
		return nil
	case r.report || r.cxxReport:
		return r.printReport(s.Context, &r.out)
	case r.showRules:
		return r.listRules(s, &r.out)
	case r.printPDL:
		return s.printRules(&r.out)
	}
	r.errs.Progress("reading %s", r.input)
	f, err := r.files.Read(r.input)
	if err != nil {
		return fmt.Errorf("cannot open input file '%s': %s", r.input, source.Reason(err))
	}
	if f.Name == "-" {
		f.Name = "<stdin>"
		r.files.Add(f)
	}
	if r.verifyDiagnostics != "" {
		r.verifier = &diag.Verifier{OnlyExpected: r.verifyDiagnostics == "only-expected", Compile: compileRegexp}
		r.verifier.AddFile(f, 0, uint32(len(f.Text)))
		// The output is written even if expected diagnostics are missing.
		r.keep = r.output == "-"
	}
	if err := r.open(); err != nil {
		return err
	}
	size := len(f.Text)
	if r.split {
		r.keep = r.output == "-"
		err = r.chunks(s, f)
	} else {
		err = r.whole(s, f)
	}
	r.done = func() { r.release(s, size) }
	if ferr := r.finish(err == nil); err == nil {
		err = ferr
	}
	if err := r.render(r.assumed.warning()); err != nil {
		return err
	}
	// The diagnostics of all chunks are compared with the expectations of the whole
	// text.
	if r.verifier != nil && !r.verifier.Report(r.errs, r.files) {
		return errReported
	}
	return err
}

// compileRegexp compiles an expression as LLVM's library does.
func compileRegexp(expr string) (func(text string) bool, error) {
	re, err := regex.Compile(expr, regex.Options{})
	if err != nil {
		return nil, err
	}
	return func(text string) bool {
		_, _, ok := re.Find([]byte(text))
		return ok
	}, nil
}

// write writes the output to its destination, completely or not at all.
func (r *run) write(out io.Writer) error {
	return r.writeTo(out, r.out.writeTo)
}

// writeTo calls f with a writer for the output, which is out if no file is named.
func (r *run) writeTo(out io.Writer, f func(io.Writer) error) error {
	if r.output == "-" {
		return f(out)
	}
	return r.writeFile(r.output, f)
}
