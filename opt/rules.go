package opt

import (
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/rewrite"
)

// loadRules compiles the rule files, which are read on the first call.
func (r *run) loadRules(s *session) diag.List {
	ctx, set := s.Context, &rewrite.Set{}
	var diags diag.List
	first := r.rulesRead == nil
	if first && len(r.rules) > 0 {
		var sources []mica.Source
		for _, name := range r.rules {
			sources = append(sources, mica.File(name))
		}
		if r.rulesRead, diags = ctx.ReadRules(sources...); diags.HasErrors() {
			return diags
		}
	}
	if diags = append(diags, ctx.Define(r.rulesRead...)...); diags.HasErrors() {
		return diags
	}
	for i, rules := range r.rulesRead {
		compiled, l := ctx.Compile(rules, mica.RuleOptions{Filter: r.filter(), AllowIncomplete: r.allowIncomplete, Conversions: r.printPDL || r.showRules})
		if first || l.HasErrors() { // the warnings are the same for each chunk
			diags = append(diags, l...)
		}
		if compiled != nil {
			s.modules = append(s.modules, compiled.Module)
			s.matchers = append(s.matchers, compiled.Matcher)
			set.AddMatcher(compiled.Matcher)
			set.Omit(compiled.Omitted...)
			if first && len(compiled.Matcher.Patterns())+len(compiled.Omitted) == 0 && len(l) == 0 && (len(rules.Functions()) == 0 || len(r.rules) == 1) {
				diags.Add(&diag.Diagnostic{Severity: diag.Warning, Message: "'" + r.rules[i] + "' has no rules", Bare: true})
			}
		}
	}
	if diags.HasErrors() {
		return diags
	}
	var err error
	if s.rules, err = set.Freeze(ctx.IR(), r.filter()); err != nil {
		for message := range strings.Lines(err.Error()) {
			diags.Add(&diag.Diagnostic{Message: strings.TrimSuffix(message, "\n"), Bare: true})
		}
	} else if first && len(r.disable)+len(r.enable) > 0 && set.Len() > 0 && len(s.rules.Patterns()) == 0 {
		diags.Add(&diag.Diagnostic{Severity: diag.Warning, Message: "--enable-patterns and --disable-patterns leave no rule", Bare: true})
	}
	return diags
}

// filter returns the command line's filter for rules.
func (r *run) filter() rewrite.Filter {
	return rewrite.Filter{Disabled: r.disable, Enabled: r.enable}
}

// transform applies the rules and reports whether there is a result to be printed.
func (c *chunk) transform(module *ir.Operation, d *diag.List) bool {
	res := c.driver.apply(module, c.in.rules, c)
	c.in.Locate(res.Diagnostics)
	*d = append(*d, res.Diagnostics...)
	if c.stats != noStats && (c.statsFilter == nil || len(c.statsFilter.Passes) == 0) {
		s := statsOf(&res, c.statsFilter)
		c.counted = c.counted || s.counted()
		if err := s.write(c.errs, c.stats); err != nil {
			d.Add(&diag.Diagnostic{Message: err.Error(), Bare: true})
		}
	}
	if res.Diagnostics.HasErrors() && !res.LimitReached {
		return false
	}
	// The result up to a limit is printed, but the run counts as failed.
	c.failed = c.failed || res.LimitReached
	return !c.verifyEach || verifyRewritten(module, &res, d)
}

// printRules writes the rules as the pdl dialect.
func (s *session) printRules(w io.Writer) error {
	for _, m := range s.modules {
		if _, err := fmt.Fprintf(w, "%s\n", asm.Append(nil, m, asm.Options{})); err != nil {
			return err
		}
	}
	return nil
}

// printReport writes which of the dialects' definitions are supported.
func (r *run) printReport(ctx *mica.Context, w io.Writer) error {
	reports := ctx.Reports()
	write, flag := (*load.Report).Write, "--ods-report"
	if r.cxxReport {
		write, flag = (*load.Report).WriteCxx, "--cxx-report"
	}
	if len(reports) == 0 {
		return fmt.Errorf("error: %s needs --ods", flag)
	}
	for _, report := range reports {
		if err := write(report, w); err != nil {
			return err
		}
	}
	return nil
}
