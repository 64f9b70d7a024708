package opt

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/patterns"
	"github.com/mica-ir/mica/source"
)

// loadPatterns compiles the files of rules, which it reads the first time.
func (c *declarative) loadPatterns(ctx *ir.Context, files *source.Set, d *diag.List) bool {
	if c.rules == nil {
		for _, name := range c.rulesOf {
			if f := openInclude(files, name, d); f != nil {
				rules, l := patterns.Read(f, files)
				*d = append(*d, l...)
				c.rules = append(c.rules, rules)
			}
		}
	}
	if d.HasErrors() {
		return false
	}
	for _, r := range c.rules {
		compiled, l := r.Compile(ctx, patterns.Options{API: c.api})
		*d = append(*d, l...)
		if compiled != nil {
			c.modules = append(c.modules, compiled.Module)
			c.set.AddMatcher(compiled.Matcher)
		}
	}
	return !d.HasErrors()
}
