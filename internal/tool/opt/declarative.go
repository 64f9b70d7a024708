package opt

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/library"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/patterns"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// New returns the tool with mica's own dialects and everything that is declared
// in files: dialects (--ods) and rules (--patterns), which are applied to a
// fixpoint. A dialect of a file takes the place of mica's own of that name.
func New(tool string, errs io.Writer) *Config {
	d := &declarative{errs: errs}
	d.config = &Config{Tool: tool, Flags: d.flags, Setup: d.setup, Print: d.print}
	return d.config
}

// declarative is what the command line says of dialects and rules, and what was
// made of it.
type declarative struct {
	config   *Config
	errs     io.Writer
	ods      []string
	includes []string
	rulesOf  []string

	printPDL, report bool
	trace, stats     bool
	disable, enable  []string
	maxIterations    int
	topDown          bool

	// The definitions and rules are read once; the dialects and patterns are made
	// for each context, of which there is one for each piece of the input.
	library *library.Library
	rules   []*patterns.Rules
	warned  bool

	reports []*load.Report
	api     *cppapi.API
	modules []*ir.Operation // of the pdl dialect, one for each file of rules
	set     rewrite.Set
}

func (c *declarative) flags(s *flags.Set) {
	s.Strings(&c.ods, "ods", "file", "Load the dialects that a .td file defines")
	s.Add(flags.Flag{Name: "I", Kind: flags.Prefix, Arg: "directory", Help: "Directory of include files",
		Set: func(v string) error { c.includes = append(c.includes, v); return nil }})
	s.Strings(&c.rulesOf, "patterns", "file", "Apply the rules of a .td or .pdll file to a fixpoint")
	s.Bool(&c.printPDL, "print-pdl", "Print the rules as the pdl dialect, and nothing else")
	s.Bool(&c.report, "ods-report", "Print what of the dialects' definitions is live, and nothing else")
	list := func(p *[]string, name, help string) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: "names", Help: help,
			Set: func(v string) error { *p = append(*p, strings.Split(v, ",")...); return nil }})
	}
	list(&c.disable, "disable-patterns", "Leave out the rules of these names or labels")
	list(&c.enable, "enable-patterns", "Apply only the rules of these names or labels")
	s.Add(flags.Flag{Name: "max-iterations", Kind: flags.Value, Arg: "uint", Help: "Bound how often the rules go through the IR",
		Set: func(v string) error {
			n, err := strconv.Atoi(v)
			if err != nil || n < 1 {
				return fmt.Errorf("'%s' value invalid for uint argument!", v)
			}
			c.maxIterations = n
			return nil
		}})
	s.Bool(&c.topDown, "top-down", "Start each iteration with the first operation instead of the last")
	s.Bool(&c.trace, "trace-rewrites", "Write what the rules do to standard error")
	s.Bool(&c.stats, "pattern-stats", "Write how often each rule was tried and applied to standard error")
}

// setup loads the dialects and compiles the rules for a context.
func (c *declarative) setup(ctx *ir.Context, files *source.Set, d *diag.List) bool {
	if c.library == nil && !c.open(files, d) {
		return false
	}
	c.modules, c.set = nil, rewrite.Set{}
	dialects, errs := c.library.Register(ctx)
	*d = append(*d, errs...)
	if errs.HasErrors() {
		return false
	}
	c.api, c.reports = dialects.API, dialects.Reports()
	if !c.report && !c.warned {
		for _, r := range c.reports {
			*d = append(*d, r.Warnings()...)
		}
	}
	if len(c.rulesOf) > 0 {
		if !c.loadPatterns(ctx, files, d) {
			return false
		}
		c.config.Transform = c.transform
	}
	c.warned = true
	return true
}

// open makes the library of the definitions that the command line names.
func (c *declarative) open(files *source.Set, d *diag.List) bool {
	c.library = library.New(library.Options{
		Natives: all.Natives(), Includes: c.includes, Files: files,
	})
	for _, name := range c.ods {
		*d = append(*d, c.library.AddFile(name)...)
	}
	return !d.HasErrors()
}

// openInclude finds a file that the command line names: as it stands, or in an
// include directory.
func openInclude(files *source.Set, name string, d *diag.List) *source.File {
	var f *source.File
	var err error
	if name == "-" {
		f, err = files.Read(name)
	} else {
		f, err = files.Include(name, source.Pos{})
	}
	if err != nil {
		*d = append(*d, &diag.Diagnostic{Message: fmt.Sprintf("cannot open input file '%s': %s", name, source.Reason(err)), Bare: true})
		return nil
	}
	return f
}

func (c *declarative) print(ctx *ir.Context, out io.Writer, d *diag.List) bool {
	switch {
	case c.report:
		if c.reports == nil {
			*d = append(*d, &diag.Diagnostic{Message: "--ods-report needs --ods", Bare: true})
			return false
		}
		for _, r := range c.reports {
			if err := r.Write(out); err != nil {
				*d = append(*d, &diag.Diagnostic{Message: err.Error(), Bare: true})
			}
		}
		return true
	case c.printPDL:
		for _, m := range c.modules {
			fmt.Fprintf(out, "%s\n", asm.Append(nil, m, asm.Options{}))
		}
		return true
	}
	return false
}

// transform applies the rules to a fixpoint.
func (c *declarative) transform(ctx *ir.Context, module *ir.Operation, d *diag.List) bool {
	config := rewrite.Config{TopDown: c.topDown, MaxIterations: c.maxIterations}
	if c.trace {
		config.Trace = c.errs
	}
	frozen := c.set.Freeze(rewrite.Filter{Disabled: c.disable, Enabled: c.enable})
	res := rewrite.ApplyGreedily(module, frozen, config)
	*d = append(*d, res.Diagnostics...)
	if c.stats {
		c.writeStats(&res)
	}
	return !res.Diagnostics.HasErrors()
}

func (c *declarative) writeStats(res *rewrite.Result) {
	fmt.Fprintf(c.errs, "rewriting: %d iterations, %+v\n", res.Iterations, res.Stats)
}
