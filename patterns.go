package mica

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// Rules are the rules of a source. They do not change, and several contexts with the same dialects
// can compile them.
type Rules = patterns.Rules

// CompiledRules are rules compiled for a context: a matcher, and which rules were left out.
type CompiledRules = patterns.Compiled

// Patterns reads rules: PDLL from sources whose name ends in ".pdll", DRR from
// ".td" sources. Patterns written in Go can be added to the set. If there is an
// error, the set is nil.
func (c *Context) Patterns(rules ...Source) (*rewrite.Set, diag.List) {
	read, diags := c.ReadRules(rules...)
	if diags.HasErrors() {
		return nil, diags
	}
	set := &rewrite.Set{}
	diags = append(diags, c.Define(read...)...)
	for _, r := range read {
		compiled, l := c.Compile(r, RuleOptions{})
		if diags = append(diags, l...); compiled != nil {
			set.AddMatcher(compiled.Matcher)
		}
	}
	if diags.HasErrors() {
		return nil, diags
	}
	return set, diags
}

// ReadRules is the first half of [Context.Patterns]. Contexts with the same
// dialects can share its result. If there is an error, it returns nil.
func (c *Context) ReadRules(rules ...Source) ([]*Rules, diag.List) {
	var diags diag.List
	var read []*Rules
	for _, s := range rules {
		files := c.library.Files().Fresh()
		if s.tree != nil {
			files.Overlay = append(slices.Clip(files.Overlay), source.FS{Tree: s.tree})
		}
		f, l := s.read(files, true)
		if diags = append(diags, l...); f == nil {
			continue
		}
		r, l := patterns.Read(f, files, c.config.Defines...)
		diags = append(diags, l...)
		read = append(read, r)
	}
	if diags.HasErrors() {
		return nil, diags
	}
	return read, diags
}

// Define registers the dialects that rules include and that are not defined elsewhere,
// and the C++ functions that the rules define, for native code in any rules that are
// compiled afterwards. [Context.Compile] does this for the rules that it compiles.
func (c *Context) Define(rules ...*Rules) diag.List {
	var diags diag.List
	for _, r := range rules {
		api := c.dialects.API()
		for _, m := range r.Definitions() {
			diags = append(diags, c.dialects.Include(m)...)
		}
		api.Update(func() { api.AddFiles(r.Functions()...) })
	}
	return diags
}

// RuleOptions configures [Context.Compile].
type RuleOptions struct {
	// Filter leaves out rules by name, before they are compiled.
	Filter rewrite.Filter
	// AllowIncomplete leaves out rules that cannot be compiled, with a warning for each.
	AllowIncomplete bool
	// Undefined allows native functions that are declared but not registered, for tools that
	// do not apply the rules.
	Undefined bool
	// Conversions allows rules that convert types, with type converters of any name, for tools that do not
	// apply the rules. Undefined implies it.
	Conversions bool
}

// Compile is the second half of [Context.Patterns]. If there is an error, the result is
// nil.
func (c *Context) Compile(rules *Rules, opts RuleOptions) (*CompiledRules, diag.List) {
	for _, f := range rules.Files() {
		c.keep(f)
	}
	diags := c.Define(rules)
	if diags.HasErrors() {
		return nil, diags
	}
	compiled, l := rules.Compile(c.ir, patterns.Options{API: c.dialects.API(), Natives: c.config.Natives,
		Filter: opts.Filter, AllowIncomplete: opts.AllowIncomplete, Undefined: opts.Undefined, Conversions: opts.Conversions})
	diags = append(diags, l...)
	c.Locate(diags)
	return compiled, diags
}

// Rewrite applies patterns to the operations in op until a fixpoint is reached,
// folds, erases dead operations, and verifies the result. It reports whether
// anything changed. After an error op must not be used. Package rewrite has other
// drivers, and options for this one.
func (c *Context) Rewrite(op *ir.Operation, set *rewrite.Set) (changed bool, diags diag.List) {
	frozen, err := c.freeze(set)
	if err != nil {
		diags.Add(&diag.Diagnostic{Message: err.Error(), Bare: true})
		return false, diags
	}
	changed, diags = applyGreedily(op, frozen)
	if !diags.HasErrors() {
		diags = append(diags, verify(op)...)
	}
	diags = append(diags, c.ir.TakeHookFailures()...)
	c.Locate(diags)
	return changed, diags
}

// A frozenSet is the set that [Context.Rewrite] applied last, whose drivers can be used again.
type frozenSet struct {
	set    *rewrite.Set
	len    int
	frozen *rewrite.Frozen
}

// freeze freezes a set, or returns the last result if the set is the same and has not grown.
func (c *Context) freeze(set *rewrite.Set) (*rewrite.Frozen, error) {
	if last := c.frozen.Load(); last != nil && last.set == set && last.len == set.Len() {
		return last.frozen, nil
	}
	frozen, err := set.Freeze(c.ir, rewrite.Filter{})
	if err == nil {
		c.frozen.Store(&frozenSet{set, set.Len(), frozen})
	}
	return frozen, err
}

// applyGreedily applies patterns. A panic is an error.
func applyGreedily(op *ir.Operation, set *rewrite.Frozen) (changed bool, diags diag.List) {
	defer boundary("rewriting", &diags)
	res := rewrite.ApplyGreedily(op, set, rewrite.GreedyConfig{})
	return res.Changed, res.Diagnostics
}
