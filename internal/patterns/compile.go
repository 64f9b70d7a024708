package patterns

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/internal/pdll"
	pdlllower "github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Options configures the compilation of rules.
type Options struct {
	// API is the C++ API for rules; nil means only MLIR's own classes. It should be
	// the one with which the dialects were loaded.
	API *cppapi.API
	// Budget is the number of steps of each evaluation of C++ if API is nil; 0 means
	// [cxx.DefaultBudget].
	Budget int
	// Natives are the constraints and rewrites that PDLL declares without a body.
	Natives *rewrite.Natives
	// Undefined allows native functions that are declared but not registered, for tools that
	// do not apply the rules. The matcher's calls of them fail.
	Undefined bool
	// Conversions allows rules that convert types, with type converters of any name. Undefined implies it.
	Conversions bool
	// Filter excludes rules by name. They are not compiled, and may have errors.
	Filter rewrite.Filter
	// AllowIncomplete drops rules that cannot be compiled, with a warning for each.
	AllowIncomplete bool
}

// A Compiled holds rules compiled for a context.
type Compiled struct {
	// Module contains the rules in the pdl dialect. It must not be modified.
	Module *ir.Operation
	// Natives are the native functions that the rules call: those of the options, and the
	// compiled C++.
	Natives *rewrite.Natives
	// API is the C++ API with which the native code was compiled.
	API *cppapi.API
	// Matcher may be shared by goroutines that own different IR.
	Matcher *pdl.Patterns
	// Omitted are the names of the rules that the filter excludes.
	Omitted []string
	// Failed is the number of rules that were dropped because they could not be compiled.
	Failed int
}

// Compile compiles the rules for ctx. The dialects to which they refer and the pdl
// dialect must be registered with it. One rule that cannot be compiled does not keep
// the others from being checked. If there is an error, Compile returns nil.
func (r *Rules) Compile(ctx *ir.Context, opts Options) (*Compiled, diag.List) {
	api := opts.API
	if api == nil {
		api = cppapi.New()
		api.Registry.Limits.Budget = opts.Budget
	}
	c := &compilation{ctx: ctx, opts: opts, compiled: &Compiled{}}
	kept := c.filter(r)
	// The functions of a text are local to it: another text may use the same names.
	natives := opts.Natives.Clone()
	if opts.Conversions || opts.Undefined {
		natives.DeclareConversion(rewrite.AnyConverter)
	}
	all := kept.count()
	module, diags := kept.lower(ctx, api, natives)
	if module == nil {
		return nil, append(c.diags, diags...)
	}
	if opts.Undefined {
		registerUndefined(module, natives)
	}
	c.check = diags.HasErrors() || opts.AllowIncomplete
	if kept.pdll != nil {
		c.decls = pdlllower.Patterns(kept.pdll)
		c.failed += all - kept.count()
	} else if kept.pdl == nil {
		for _, d := range diags {
			if d.Severity == diag.Error {
				c.failed++
			}
		}
	}
	c.add(diags)
	if r.pdll != nil {
		c.add(pdlllower.CheckUnused(r.pdll, api))
	}
	if kept.pdl != nil {
		c.filterPatterns(module)
	}
	c.constraints = newConstraintChecker(ctx, api, natives, kept.definitions)
	c.patterns(module, natives)
	c.summarize()
	if c.diags.HasErrors() {
		return nil, c.diags
	}
	matcher, l := pdl.Compile(module, natives)
	if c.diags = append(c.diags, l...); l.HasErrors() {
		return nil, c.diags
	}
	for i, d := range c.decls {
		p := matcher.Patterns()[i]
		p.NoRecursion, p.Labels = !d.Recursion, labels(d, p.Name)
	}
	// In DRR, the reference generates a pattern in C++ for each rule. Alternatives of a pattern in PDLL are
	// tried in order, too.
	matcher.InOrder = kept.drr != nil || hasAlternatives(c.decls)
	describeRules(kept.drr, matcher)
	c.compiled.Module, c.compiled.Matcher, c.compiled.Natives = module, matcher, natives
	c.compiled.API, c.compiled.Failed = api, c.failed
	return c.compiled, c.diags
}

// A compilation is the work of [Rules.Compile].
type compilation struct {
	ctx         *ir.Context
	opts        Options
	compiled    *Compiled
	diags       diag.List
	total       int // rules that the filter keeps
	failed      int // rules that cannot be compiled
	constraints *constraintChecker
	// check means that patterns are checked one by one.
	check bool
	// decls has for each pattern the one of PDLL for which it was made.
	decls []*pdll.Pattern
}

// filter returns the rules that the filter keeps and that have no problems.
func (c *compilation) filter(r *Rules) *Rules {
	kept := *r
	keeps := func(name string, labels ...string) bool {
		if c.opts.Filter.Keeps(name, labels...) || enablesAlternative(c.opts.Filter, name, labels) {
			c.total++
			return true
		}
		c.compiled.Omitted = append(append(c.compiled.Omitted, name), labels...)
		return false
	}
	kept.drr = nil
	for _, rule := range r.drr {
		switch {
		case !keeps(rule.Name):
		case rule.Problems.HasErrors():
			c.failed++
			c.add(rule.Problems)
		default:
			kept.drr = append(kept.drr, rule)
		}
	}
	if r.pdll != nil {
		for _, p := range r.pdll.Broken {
			if keeps(p.Name, labels(p, p.Name)...) {
				c.failed++
				c.add(p.Problems)
			}
		}
		m := *r.pdll
		m.Decls = nil
		for _, d := range r.pdll.Decls {
			if p, ok := d.(*pdll.Pattern); !ok || keeps(p.Name, labels(p, p.Name)...) {
				m.Decls = append(m.Decls, d)
			}
		}
		kept.pdll = &m
	}
	return &kept
}

// enablesAlternative reports whether a filter enables an alternative of a rule, which has a number after its
// name. The others are left out when the set of patterns is frozen.
func enablesAlternative(f rewrite.Filter, name string, labels []string) bool {
	named := slices.ContainsFunc(f.Enabled, func(n string) bool { return strings.HasPrefix(n, name+".") })
	f.Enabled = nil
	return name != "" && named && f.Keeps(name, labels...)
}

// labels returns the other names of a pattern made of one in PDLL, which has parameters or alternatives.
func labels(d *pdll.Pattern, name string) []string {
	var list []string
	for _, l := range []string{d.Name, d.Label} {
		if l != "" && l != name {
			list = append(list, l)
		}
	}
	return list
}

// hasAlternatives reports whether several patterns were made of one.
func hasAlternatives(decls []*pdll.Pattern) bool {
	return len(slices.Compact(slices.Clone(decls))) < len(decls)
}

// count returns the number of patterns in PDLL.
func (r *Rules) count() int {
	if r.pdll == nil {
		return 0
	}
	return len(slices.Compact(pdlllower.Patterns(r.pdll)))
}

// add adds diagnostics. Errors are warnings if incomplete rules are allowed.
func (c *compilation) add(list diag.List) {
	for _, d := range list {
		if d.Severity == diag.Error && c.opts.AllowIncomplete {
			w := *d
			w.Severity = diag.Warning
			d = &w
		}
		c.diags = append(c.diags, d)
	}
}

// filterPatterns erases the patterns of a module that the filter excludes.
func (c *compilation) filterPatterns(module *ir.Operation) {
	eachPattern(module, func(op *ir.Operation) {
		if name := patternName(op); c.opts.Filter.Keeps(name) {
			c.total++
		} else {
			c.compiled.Omitted = append(c.compiled.Omitted, name)
			op.Erase()
		}
	})
}

// patterns reports, and erases from the module, patterns that cannot be compiled.
func (c *compilation) patterns(module *ir.Operation, natives *rewrite.Natives) {
	i, decls := 0, c.decls[:0:0]
	eachPattern(module, func(op *ir.Operation) {
		var list diag.List
		checkNames(c.ctx, op, &list)
		c.add(list)
		if !list.HasErrors() && c.check {
			list = pdl.CheckPattern(op, natives)
			if c.opts.AllowIncomplete { // otherwise only the error in the native function
				c.add(list)
			}
		}
		if !list.HasErrors() {
			list = c.checkDefinitions(op)
		}
		switch {
		case list.HasErrors():
			c.failed++
			op.Erase()
		case c.decls != nil:
			decls = append(decls, c.decls[i])
		}
		i++
	})
	c.decls = decls
}

// checkDefinitions adds, and returns, the diagnostics of [warnNever] and [checkReplacements] about a pattern. The
// alternatives of a rule have the same.
func (c *compilation) checkDefinitions(pattern *ir.Operation) diag.List {
	var list diag.List
	warnNever(c.ctx, pattern, &list)
	checkReplacements(c.ctx, pattern, &list)
	c.constraints.pattern(pattern, &list)
	for _, d := range list {
		known := func(other *diag.Diagnostic) bool { return other.Message == d.Message && other.Place.Same(d.Place) }
		if !slices.ContainsFunc(c.diags, known) {
			c.add(diag.List{d})
		}
	}
	return list
}

// summarize reports the number of rules that cannot be compiled, if there are several rules.
func (c *compilation) summarize() {
	if c.failed == 0 || c.total <= 1 {
		return
	}
	d := &diag.Diagnostic{Message: fmt.Sprintf("%d of %d rules cannot be compiled", c.failed, c.total), Bare: true}
	if c.opts.AllowIncomplete {
		d.Severity = diag.Warning
	}
	c.diags.Add(d)
}

// describeRules completes the descriptions of the patterns of rules in DRR: each of a
// rule's alternatives has the rule's name as a label, and its benefit may exceed the
// range of the pdl dialect.
func describeRules(rules []*drr.Rule, matcher *pdl.Patterns) {
	byName := map[string]*drr.Rule{}
	for _, r := range rules {
		byName[r.Name] = r
	}
	for _, p := range matcher.Patterns() {
		r := byName[p.Name]
		if i := strings.LastIndexByte(p.Name, '.'); r == nil && i >= 0 {
			if r = byName[p.Name[:i]]; r != nil {
				p.Labels = append(p.Labels, r.Name)
			}
		}
		if r != nil {
			p.Benefit = r.Benefit
		}
	}
}

// registerUndefined registers functions that fail for the natives that the rules apply and
// that nothing has registered.
func registerUndefined(module *ir.Operation, natives *rewrite.Natives) {
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		name, _ := op.Attr("name").(*ir.StringAttr)
		switch {
		case name == nil:
		case op.Name() == "pdl.apply_native_constraint" && natives.Constraint(name.Value) == nil:
			natives.RegisterConstraint(name.Value, func(*rewrite.Rewriter, []rewrite.Arg) ([]rewrite.Arg, bool) { return nil, false })
		case (op.Name() == "pdl.apply_native_rewrite" || op.Name() == "pdl.rewrite") && natives.Rewrite(name.Value) == nil:
			natives.RegisterRewrite(name.Value, func(*rewrite.Rewriter, []rewrite.Arg) ([]rewrite.Arg, error) {
				return nil, fmt.Errorf("'%s' is not defined", name.Value)
			})
		}
		return ir.Advance
	})
}
