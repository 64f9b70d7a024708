package pdll

import (
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// pattern checks a pattern: each of its instances if it has parameters.
func (c *checker) pattern(d *syntax.Pattern) {
	defer c.in(inMatch)()
	before := len(c.findings)
	instances, ok := c.instances(d)
	var patterns, broken []*Pattern
	for _, in := range instances {
		p, valid := c.instance(d, in)
		if valid {
			patterns = append(patterns, p)
		} else if p != nil {
			broken = append(broken, p)
		}
	}
	c.at = d.End
	if d.Broken {
		return
	}
	if d.Name.Text != "" {
		at := c.span(d.Name.Range)
		if c.define(d.Name.Text, at) {
			p := &Pattern{loc: loc{c.span(d.Keyword)}, Name: d.Name.Text, NameSpan: at}
			if len(patterns) > 0 {
				p = patterns[0]
			}
			c.scope.add(d.Name.Text, at, p)
		} else {
			ok = false
		}
	}
	if ok {
		for _, p := range patterns {
			c.module.Decls = append(c.module.Decls, p)
		}
	} else if len(broken) == 0 {
		broken = []*Pattern{c.newPattern(d, &instance{name: d.Name.Text})}
		if len(patterns) > 0 {
			broken[0].Body = patterns[0].Body
		}
	}
	if len(broken) == 0 {
		return
	}
	for _, f := range c.findings[before:] {
		broken[0].Problems.Add(f.diag)
	}
	c.module.Broken = append(c.module.Broken, broken[0])
}

func (c *checker) newPattern(d *syntax.Pattern, in *instance) *Pattern {
	p := &Pattern{
		loc: loc{c.span(d.Keyword)}, Name: in.name, NameSpan: c.span(d.Name.Range), Instance: in.number,
		Benefit: d.Benefit, HasBenefit: d.HasBenefit, Recursion: d.Recursion,
	}
	if p.Name != d.Name.Text {
		p.Label = d.Name.Text
	}
	return p
}

// instance checks the body of a pattern with values for its parameters. It returns nil if the same
// errors have been reported for an earlier instance.
func (c *checker) instance(d *syntax.Pattern, in *instance) (*Pattern, bool) {
	p := c.newPattern(d, in)
	before := len(c.findings)
	c.push()
	defer c.pop()
	ok := c.bind(p, in)
	if ok && d.Body != nil {
		c.body = d.Body
		p.Body, ok = c.block(d.Body)
	}
	if in.number == 0 {
		return p, ok
	}
	if c.dropRepeated(before, p) == 0 && !ok {
		return nil, false
	}
	return p, ok
}

// dropRepeated drops findings that have been reported for another instance of the pattern, and returns
// the number of those that remain.
func (c *checker) dropRepeated(before int, p *Pattern) int {
	kept := c.findings[:before]
	for _, f := range c.findings[before:] {
		known := false
		for _, g := range kept {
			known = known || g.diag.Message == f.diag.Message && g.diag.Place.Same(f.diag.Place)
		}
		if known {
			continue
		}
		if p.Name != "" {
			note(f.diag, p.NameSpan, "in the instance `%s` of the pattern", p.Name)
		}
		kept = append(kept, f)
	}
	c.findings = kept
	return len(kept) - before
}
