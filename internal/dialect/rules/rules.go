// Package rules makes canonicalizations of compiled rules.
package rules

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Canonicalizer returns the canonicalization by rules that a function compiles for a context, and by patterns in Go.
// The rules must change nothing beyond the operations that they match, and make valid operations only.
func Canonicalizer(compile func(*ir.Context) (rewrite.Matcher, error), patterns ...*rewrite.Pattern) rewrite.Canonicalizer {
	return &canonicalizer{compile, patterns}
}

type canonicalizer struct {
	compile  func(*ir.Context) (rewrite.Matcher, error)
	patterns rewrite.Patterns
}

// AddCanonicalizationPatterns adds the rules and the patterns.
func (c *canonicalizer) AddCanonicalizationPatterns(ctx *ir.Context, s *rewrite.Set) diag.List {
	m, err := c.compile(ctx)
	if err != nil {
		return diag.List{{Message: err.Error(), Bare: true}}
	}
	for _, p := range m.Patterns() {
		p.Isolated, p.Valid = true, true
	}
	s.AddMatcher(m)
	return c.patterns.AddCanonicalizationPatterns(ctx, s)
}
