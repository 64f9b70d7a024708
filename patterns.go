package mica

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/patterns"
	"github.com/mica-ir/mica/rewrite"
)

// Patterns reads rules: those of PDLL in sources whose name ends in ".pdll", those of
// DRR in ".td" ones. Patterns that are written in Go can be added to the set. If there
// is an error, the set is nil.
func (c *Context) Patterns(rules ...Source) (*rewrite.Set, diag.List) {
	var diags diag.List
	set := &rewrite.Set{}
	for _, s := range rules {
		f, l := s.read(c.library.Files(), true)
		if diags = append(diags, l...); f == nil {
			continue
		}
		c.keep(f)
		r, l := patterns.Read(f, c.library.Files())
		if diags = append(diags, l...); r == nil {
			continue
		}
		compiled, l := c.Compile(r)
		if diags = append(diags, l...); compiled != nil {
			set.AddMatcher(compiled.Matcher)
		}
	}
	if diags.HasErrors() {
		return nil, diags
	}
	return set, diags
}

// Compile compiles rules that were read with package patterns, by which contexts can
// share them. If there is an error, the result is nil.
func (c *Context) Compile(rules *patterns.Rules) (*patterns.Compiled, diag.List) {
	compiled, diags := rules.Compile(c.ir, patterns.Options{API: c.dialects.API, Natives: c.config.Natives})
	return compiled, c.located(diags)
}

// Rewrite applies patterns to what is in op until none applies any more, folds, erases
// what is dead, and verifies the result. It reports whether anything changed. After an
// error op must not be used. Package rewrite has other drivers, and options of this
// one.
func (c *Context) Rewrite(op *ir.Operation, set *rewrite.Set) (changed bool, diags diag.List) {
	res := rewrite.ApplyGreedily(op, set.Freeze(rewrite.Filter{}), rewrite.Config{})
	diags = res.Diagnostics
	if !diags.HasErrors() {
		ir.Verify(op, &diags)
	}
	return res.Changed, c.located(diags)
}
