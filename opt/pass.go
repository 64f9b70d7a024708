package opt

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/interpreter"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/internal/rewriteprofile"
	"github.com/mica-ir/mica/internal/rulecoverage"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/lower"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
	"github.com/mica-ir/mica/semantics"
)

// A step is one thing to do with the IR: a pass, or to apply the rules of all files.
type step struct {
	argument, options string // of a pass
	rules             bool
}

// passFlags has the command line's settings for running passes.
type passFlags struct {
	pipeline    string
	hasPipeline bool
	dump        bool
	print       pass.PrintOptions
	timing      bool
	timingForm  pass.TimingFormat
	statistics  bool
	statsForm   pass.Display
	reproducer  string // written when a pass fails
	local       bool
	generate    string // written always
	reproduce   bool
	actions     string // the file of --log-actions-to
	profile     string // the file of --profile-actions-to
	actionsAt   []string
	counters    []*action.Counter

	unknownCounters []string
	counted         bool
	validate        bool
}

// Registry returns the passes of a tool.
func (c *Config) Registry() *pass.Registry {
	r := pass.NewRegistry(slices.Concat(transforms.Definitions(), lower.Definitions(), interpreter.Definitions())...)
	r.Register(&pass.Definition{Name: "ConvertPDLToPDLInterpPass", Argument: "convert-pdl-to-pdl-interp",
		Summary: "Convert PDL ops to PDL interpreter ops", On: pass.Anchor{Op: "builtin.module"},
		New: func() pass.Pass { return pass.Func(convertToInterp) }})
	r.Register(c.Passes...)
	for _, p := range c.Pipelines {
		r.RegisterPipeline(p)
	}
	return r
}

func convertToInterp(r *pass.Run) error {
	return r.Check(pdl.ConvertToInterp(r.Op))
}

// passFlags adds a flag for each pass, and those for how they run.
func (o *options) passFlags(s *flags.Set, passes *pass.Registry) {
	s.In(passGroup, func() { o.eachPass(s, passes) })
	s.In("RUNNING PASSES", func() { o.runFlags(s, passes) })
}

// passGroup is the heading of the passes in the help text.
const passGroup = "PASSES"

func (o *options) eachPass(s *flags.Set, passes *pass.Registry) {
	add := func(argument, help string) {
		s.Add(flags.Flag{Name: argument, Kind: flags.Optional, Arg: "options", Help: help, Set: func(v string) error {
			o.steps = append(o.steps, step{argument: argument, options: v})
			return nil
		}})
	}
	for _, d := range passes.Definitions() {
		add(d.Argument, passHelp(d))
	}
	for _, p := range passes.Pipelines() {
		add(p.Argument, p.Summary)
	}
}

func (o *options) runFlags(s *flags.Set, passes *pass.Registry) {
	p := &o.passes
	pipeline := func(v string) error { p.pipeline, p.hasPipeline = v, true; return nil }
	s.Add(flags.Flag{Name: "pass-pipeline", Kind: flags.Value, Arg: "string", Help: "Textual description of the pass pipeline to run", Set: pipeline})
	s.Add(flags.Flag{Name: "p", Kind: flags.Value, Alias: true, Hidden: true, Help: "Alias for --pass-pipeline", Set: pipeline})
	s.Bool(&p.dump, "dump-pass-pipeline", "Print the pipeline that will be run")
	p.printFlags(s, passes)
	p.reportFlags(s)
	s.String(&p.reproducer, "mlir-pass-pipeline-crash-reproducer", "string", "Generate a .mlir reproducer file at the given output path if the pass manager crashes or fails")
	s.Bool(&p.local, "mlir-pass-pipeline-local-reproducer", "When generating a crash reproducer, attempt to generated a reproducer with the smallest pipeline.")
	s.String(&p.generate, "mlir-generate-reproducer", "filename", "Generate an mlir reproducer at the provided filename (no crash required)")
	s.Bool(&p.reproduce, "run-reproducer", "Run the pipeline stored in the reproducer")
	s.String(&p.actions, "log-actions-to", "string", "Log action execution to a file, or stderr if  '-' is passed")
	s.String(&p.profile, "profile-actions-to", "string", "Profile action execution to a file, or stderr if  '-' is passed")
	s.Add(flags.Flag{Name: "log-mlir-actions-filter", Kind: flags.Value, Arg: "string", Help: "Comma separated list of locations to filter actions from logging",
		Set: func(v string) error { p.actionsAt = append(p.actionsAt, strings.Split(v, ",")...); return nil }})
	s.Add(flags.Flag{Name: "mlir-debug-counter", Kind: flags.Value, Arg: "string", Help: "Comma separated list of debug counter skip and count arguments", Set: p.setCounters})
	s.Add(flags.Flag{Name: "validate", Kind: flags.Bool, Help: "Compare what functions do before and after each pass, by executing them", Set: func(string) error {
		p.validate, o.noThreads = true, true
		return nil
	}})
	s.Bool(&p.counted, "mlir-print-debug-counter", "Print out debug counter information after all counters have been accumulated")
}

func (p *passFlags) printFlags(s *flags.Set, passes *pass.Registry) {
	list := func(name, help string, to *[]string) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: "pass-arg", Help: help, Set: func(v string) error {
			for _, name := range strings.Split(v, ",") {
				if passes.Lookup(name) == nil {
					return fmt.Errorf("Cannot find option named '%s'!", name)
				}
				*to = append(*to, name)
			}
			return nil
		}})
	}
	list("mlir-print-ir-before", "Print IR before specified passes", &p.print.Before)
	list("mlir-print-ir-after", "Print IR after specified passes", &p.print.After)
	s.Bool(&p.print.BeforeAll, "mlir-print-ir-before-all", "Print IR before each pass")
	s.Bool(&p.print.AfterAll, "mlir-print-ir-after-all", "Print IR after each pass")
	s.Bool(&p.print.AfterOnlyOnChange, "mlir-print-ir-after-change", "When printing the IR after a pass, only print if the IR changed")
	s.Bool(&p.print.AfterOnlyOnFailure, "mlir-print-ir-after-failure", "When printing the IR after a pass, only print if the pass failed")
	s.Bool(&p.print.ModuleScope, "mlir-print-ir-module-scope", "When printing IR for print-ir-[before|after]{-all} always print the top-level operation")
	s.String(&p.print.TreeDir, "mlir-print-ir-tree-dir", "string", "When printing the IR before/after a pass, print file tree rooted at this directory. Use in conjunction with mlir-print-ir-* flags")
}

func (p *passFlags) reportFlags(s *flags.Set) {
	choice := func(name, help string, set map[string]func()) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: "value", Values: slices.Sorted(maps.Keys(set)), Help: help, Set: func(v string) error {
			if set[v] == nil {
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			set[v]()
			return nil
		}})
	}
	s.Bool(&p.timing, "mlir-timing", "Display execution times")
	choice("mlir-timing-display", "Display method for timing data: list, tree", map[string]func(){
		"list": func() { p.timingForm.List = true }, "tree": func() { p.timingForm.List = false }})
	choice("mlir-output-format", "Output format for timing data: text, json", map[string]func(){
		"text": func() { p.timingForm.JSON = false }, "json": func() { p.timingForm.JSON = true }})
	s.Bool(&p.statistics, "mlir-pass-statistics", "Display the statistics of each pass")
	choice("mlir-pass-statistics-display", "Display method for pass statistics: list, pipeline", map[string]func(){
		"list": func() { p.statsForm = pass.DisplayList }, "pipeline": func() { p.statsForm = pass.DisplayPipeline }})
}

// passHelp returns the help text of a pass with the names of its options.
func passHelp(d *pass.Definition) string {
	names := make([]string, len(d.Options))
	for i, o := range d.Options {
		names[i] = o.Name
	}
	if len(names) == 0 {
		return d.Summary
	}
	return d.Summary + " (options: " + strings.Join(names, ", ") + ")"
}

// sequential reports whether chunks must be processed one after the other.
func (r *run) sequential() bool {
	p := &r.passes
	return r.noThreads || r.checkRules || r.profileFile != "" || r.traceHTML != "" || r.printRewrites != noProvenance || r.coverage != "" || r.trace || r.stats != noStats || len(r.debug) > 0 || len(r.tool.config.Passes) > 0 || p.timing || p.actions != "" || p.profile != "" || len(p.counters) > 0 || p.print.TreeDir != "" || p.generate != ""
}

// open opens the outputs that the passes of all chunks share.
func (r *run) open() error {
	r.checkCounters()
	if r.passes.timing {
		r.timing = pass.NewTiming(!r.noThreads)
	}
	if r.passes.actions != "" || r.passes.profile != "" {
		fmt.Fprintln(r.errs, "ExecutionContext registered on the context")
	}
	if name := r.passes.actions; name != "" {
		w, err := r.openActions(name)
		if err != nil {
			return err
		}
		r.actions = pass.NewActionLog(w, r.tool.config.Name, r.passes.actionsAt...)
	}
	if name := r.passes.profile; name != "" {
		w, err := r.openActions(name)
		if err != nil {
			return err
		}
		r.profile = pass.NewActionProfile(w)
	}
	if r.profileFile != "" {
		r.times = rewriteprofile.New(r.profileFormat)
	}
	if err := r.openCoverage(); err != nil {
		return err
	}
	return r.openPage()
}

// openCoverage begins to count for --rule-coverage. A run without rules has nothing to count; mica lit, which gives the flag to all
// tests, runs them in its process.
func (r *run) openCoverage() error {
	switch {
	case r.coverage == "":
		return nil
	case len(r.rules) > 0:
		r.covered = rulecoverage.NewRecorder()
		return nil
	case !r.tool.config.Alone:
		return nil
	}
	return r.renderShown(r.errs, diag.List{{Severity: diag.Warning, Bare: true, Message: "--rule-coverage counts nothing: no rules are given with --patterns"}})
}

// finish writes the reports on all chunks, which have succeeded or not.
func (r *run) finish(ok bool) error {
	var errs []error
	if r.timing != nil {
		errs = append(errs, r.timing.WriteReport(r.errs, r.passes.timingForm))
	}
	if r.profile != nil {
		errs = append(errs, r.profile.Close())
	}
	if r.times != nil {
		errs = append(errs, r.writeFile(r.profileFile, r.times.Write))
	}
	if r.page != nil {
		errs = append(errs, unwritten(r.traceHTML, r.page.Close(ok)))
	}
	if r.covered != nil {
		errs = append(errs, unwritten(r.coverage, r.covered.Append(r.coverage)))
	}
	for _, f := range r.actionFiles {
		errs = append(errs, f.Close())
	}
	return errors.Join(errs...)
}

// manager returns the manager for the passes of the command line, or reports an error and
// returns nil.
func (c *chunk) manager(op *ir.Operation, opts asm.ParseOptions) *pass.Manager {
	ctx := c.in.IR()
	m := pass.NewManager(ctx, op.Name())
	m.Implicit = !c.tool.config.ExplicitNesting
	m.VerifyEach = c.verifyEach
	m.Diagnose = c.report
	m.Out, m.Err = c.stdout, c.errs
	if c.output == "-" && (c.split || c.verifyDiagnostics != "") {
		m.Out = &c.out // in order with the IR
	}
	if p, ok := c.reproduction(opts); ok {
		if ctx.Threads = 0; !p.NoThreads && !c.noThreads {
			c.configure(ctx)
		}
		m.VerifyEach = p.VerifyEach
		if !c.addPipeline(m, p.Pipeline) {
			return nil
		}
	}
	if !c.addPasses(m) {
		return nil
	}
	if c.passes.dump {
		fmt.Fprintf(c.errs, "Pass Manager with %d passes:\n%s\n", len(m.Passes()), m.Pretty())
	}
	return m
}

func (c *chunk) reproduction(opts asm.ParseOptions) (pass.Reproduction, bool) {
	if !c.passes.reproduce {
		return pass.Reproduction{}, false
	}
	return pass.ReadReproducer(opts.Resources)
}

// addPasses adds the passes of the command line.
func (c *chunk) addPasses(m *pass.Manager) bool {
	passes := c.tool.passes
	if c.passes.hasPipeline {
		if slices.ContainsFunc(c.steps, func(s step) bool { return !s.rules }) {
			return c.badPipeline(errors.New("'-pass-pipeline' option can't be used with individual pass options"))
		}
		if !c.addPipeline(m, c.passes.pipeline) {
			return false
		}
	}
	for _, s := range c.steps {
		if s.rules {
			m.Add(&ruleApplication{c})
		} else if err := passes.AddPass(m.OpManager, s.argument, s.options); err != nil {
			return c.badPipeline(err)
		}
	}
	return true
}

func (c *chunk) addPipeline(m *pass.Manager, text string) bool {
	p, err := c.tool.passes.ParsePipeline(text)
	if err != nil {
		var unknown *pass.UnknownError
		if name := c.tool.config.Name; strings.HasPrefix(name, "mica") && errors.As(err, &unknown) {
			if why := absent(unknown.Pass); why != "" {
				fmt.Fprintf(c.errs, "%s: %s\n", name, why)
			}
		}
		return c.badPipeline(err)
	}
	m.OpManager = p
	if strings.HasPrefix(c.tool.config.Name, "mica") && c.part.Start == 0 && c.verifyDiagnostics == "" {
		c.warnOfAnchors(p)
	}
	return true
}

// warnOfAnchors warns of pipelines for operations that do not exist, which run on nothing.
func (c *chunk) warnOfAnchors(m *pass.OpManager) {
	ctx := c.in.IR()
	if ctx.AllowUnregistered {
		return
	}
	for _, p := range m.Passes() {
		for _, n := range p.Nested() {
			if name := n.Anchor(); name != pass.AnyOp && ctx.LookupOp(name) == nil {
				c.report(diag.List{{Severity: diag.Warning, Bare: true, Message: "no operation is called '" + name + "', so the passes nested in it never run"}})
			}
			c.warnOfAnchors(n)
		}
	}
}

// badPipeline reports an error in the pipeline.
func (c *chunk) badPipeline(err error) bool {
	var o *pass.OptionError
	if errors.As(err, &o) && !c.diagnostics.IsText() {
		c.report(diag.List{{Message: o.Error(), Bare: true}})
		return false
	}
	if errors.As(err, &o) {
		fmt.Fprintf(c.errs, "%s: %v\n", c.tool.config.Name, o)
	}
	var printed *pass.PrintedError
	if errors.As(err, &printed) {
		io.WriteString(c.errs, printed.Text)
	}
	c.report(diag.List{pass.Diagnostic(err)})
	return false
}

// runPasses runs the passes of the command line and reports whether processing can
// continue.
func (c *chunk) runPasses(op *ir.Operation, opts asm.ParseOptions) bool {
	m := c.manager(op, opts)
	if m == nil {
		return false
	}
	if len(m.Passes()) > 0 && c.gcPace != nil {
		c.gcPace.Parsed()
		m.Instrument(paced{pace: c.gcPace})
	}
	p := &c.passes
	print := c.printOptions(opts)
	print.Threads = 0
	m.Print = print
	if p.print.ModuleScope && c.in.IR().Threads > 0 {
		return c.badPipeline(errors.New("IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n"))
	}
	if p.print.Prints() {
		o := p.print
		o.Print = print
		m.Instrument(pass.NewPrinter(o))
	}
	if c.timing != nil {
		m.Instrument(c.timing)
	}
	if p.reproducer != "" {
		m.Reproducer = &pass.Reproducer{File: p.reproducer, Local: p.local, Print: print,
			Write: func(text []byte) error { return c.writer.WriteBytes(p.reproducer, text) }}
	}
	var validator *validator
	if p.validate {
		validator = newValidator(semantics.Comparison{Options: semantics.Options{Steps: validatedSteps}})
		m.Instrument(validator)
	}
	ok := c.observed(m, op)
	if validator != nil {
		validator.summarize(c.errs)
		ok = ok && !validator.refuted()
	}
	if p.statistics {
		ok = m.WriteStatistics(c.errs, p.statsForm) == nil && ok
	}
	if ok && p.generate != "" {
		text := pass.ReproducerText(op, m.String(), print, c.in.IR().Threads == 0, false)
		if err := c.writeFile(p.generate, func(w io.Writer) error { _, err := w.Write(text); return err }); err != nil {
			c.report(diag.List{&diag.Diagnostic{Message: err.Error()}})
			return false
		}
	}
	return ok
}

// A ruleApplication is the pass that applies the rules of all files.
type ruleApplication struct{ c *chunk }

// Run applies the rules to the operation.
func (p *ruleApplication) Run(r *pass.Run) error {
	var d diag.List
	ok := p.c.transform(r.Op, &d)
	r.ReportRecovered(d) // after an error at a limit there is a result
	r.PreserveAll()      // it is verified already
	if !ok {
		return pass.ErrFailed
	}
	return nil
}
