package opt

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/patterns"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// New returns the tool with mica's own dialects and everything that is declared
// in files: dialects (--ods) and rules (--patterns), which are applied to a
// fixpoint. A dialect of a file takes the place of mica's own of that name.
func New(tool string, errs io.Writer) *Config {
	d := &declarative{errs: errs}
	d.config = &Config{Tool: tool, Flags: d.flags, Setup: d.setup, Print: d.print, Expect: d.std.Expect}
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

	std std.Library
	// The definitions and rules are read once; the dialects and patterns are made
	// for each context, of which there is one for each piece of the input.
	definitions []*ods.Module
	rules       []*patterns.Rules
	warned      bool

	loaded  []*load.Loaded
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
	files.Includes, files.Beside, files.FS = c.includes, true, std.Trees()
	c.api, c.modules, c.loaded, c.set = cppapi.New(), nil, nil, rewrite.Set{}
	all.RegisterFunctions(c.api)
	if len(c.ods) > 0 && !c.loadDialects(ctx, files, d) {
		return false
	}
	if err := c.std.Register(ctx); err != nil {
		d.Errorf(diag.Place{}, "%v", err)
		return false
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
		*d = append(*d, &diag.Diagnostic{Message: fmt.Sprintf("cannot open input file '%s': %s", name, osfile.Reason(err)), Bare: true})
		return nil
	}
	return f
}

// loadDialects registers the dialects of all definition files.
func (c *declarative) loadDialects(ctx *ir.Context, files *source.Set, d *diag.List) bool {
	if c.definitions == nil && !c.readDefinitions(files, d) {
		return false
	}
	var known []*ir.Dialect
	for _, m := range c.definitions {
		l, errs := load.Load(ctx, m, load.Options{API: c.api, Natives: all.Natives(), Known: known})
		*d = append(*d, errs...)
		c.loaded = append(c.loaded, l)
		known = append(known, l.Dialects...)
		if !c.report && !c.warned {
			*d = append(*d, l.Report.Warnings()...)
		}
	}
	return !d.HasErrors()
}

// readDefinitions reads the definition files. Usually all can be evaluated
// together, and what several include is then defined once. Files of dialects that
// have nothing to do with each other can use the same names; these are evaluated
// one by one.
func (c *declarative) readDefinitions(files *source.Set, d *diag.List) bool {
	var together diag.List
	m, l := readModule(files, c.ods, &together)
	if m == nil && len(c.ods) > 1 {
		if ms := readApart(files, c.ods); ms != nil {
			c.definitions = ms
			return checkApart(ms, d)
		}
	}
	*d = append(*d, together...)
	if m == nil {
		return false
	}
	// Attributes alone that operations share with a dialect of mica do not take
	// the place of that dialect.
	if more := std.Completion(m); len(more) > 0 && !l.HasErrors() {
		if m, l = readModule(files, append(slices.Clone(c.ods), more...), d); m == nil {
			return false
		}
	}
	*d = append(*d, l...)
	c.definitions = []*ods.Module{m}
	return true
}

// readApart evaluates each file by itself; nil if one of them has an error then,
// too.
func readApart(files *source.Set, names []string) []*ods.Module {
	var ms []*ods.Module
	for _, name := range names {
		var d diag.List
		m, l := readModule(files, []string{name}, &d)
		if m == nil || l.HasErrors() {
			return nil
		}
		ms = append(ms, m)
	}
	return ms
}

// checkApart reports a dialect whose operations stand in several files that
// cannot be evaluated together.
func checkApart(ms []*ods.Module, d *diag.List) bool {
	first := map[string]*ods.Operator{}
	owner := map[string]int{}
	ok := true
	for i, m := range ms {
		for _, op := range m.Ops {
			if op.Dialect == nil {
				continue
			}
			k, seen := owner[op.Dialect.Name]
			switch {
			case !seen:
				owner[op.Dialect.Name], first[op.Dialect.Name] = i, op
			case k != i && ok && !defines(ms[k], op):
				d.Errorf(diag.At(op.Record.Pos()), "dialect '%s' is defined by several files that contradict each other", op.Dialect.Name).
					Notef(diag.At(first[op.Dialect.Name].Record.Pos()), "another operation of it is defined here")
				ok = false
			}
		}
	}
	return ok
}

// defines reports whether a module has the same definition of an operation.
func defines(m *ods.Module, op *ods.Operator) bool {
	at, line, col := diag.At(op.Record.Pos()).Resolve()
	for _, o := range m.Ops {
		if o.Name() == op.Name() {
			a, l, c := diag.At(o.Record.Pos()).Resolve()
			return a == at && l == line && c == col
		}
	}
	return false
}

// readModule evaluates definition files together; nil after an error. The list is
// what is wrong with single definitions, which does not hide what is wrong with
// others.
func readModule(files *source.Set, names []string, d *diag.List) (*ods.Module, diag.List) {
	var root *source.File
	if len(names) == 1 {
		if root = openInclude(files, names[0], d); root == nil {
			return nil, nil
		}
	} else {
		var text strings.Builder
		for _, name := range names {
			if openInclude(files, name, d) == nil {
				return nil, nil
			}
			fmt.Fprintf(&text, "include %q\n", name)
		}
		root = source.NewFile("<--ods>", []byte(text.String()))
		files.Add(root)
	}
	recs, l := tablegen.Load(root, tablegen.Options{Files: files})
	*d = append(*d, l...)
	if l.HasErrors() {
		return nil, nil
	}
	return ods.Read(recs)
}

func (c *declarative) print(ctx *ir.Context, out io.Writer, d *diag.List) bool {
	switch {
	case c.report:
		if c.loaded == nil {
			*d = append(*d, &diag.Diagnostic{Message: "--ods-report needs --ods", Bare: true})
			return false
		}
		for _, l := range c.loaded {
			if err := l.Report.Write(out); err != nil {
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
