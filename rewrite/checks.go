package rewrite

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A checker is a Listener that reports patterns that leave invalid IR, that change it and
// report that they were not applied, that change nothing and report that they were, and that
// change it without the Rewriter.
type checker struct {
	mutationCheck
	r      *Rewriter
	within *ir.Operation // the IR that a pattern may change
	root   string
	at     diag.Place
	before ir.Fingerprint
}

// PatternBegin takes the fingerprint of the IR.
func (c *checker) PatternBegin(_ *Pattern, op *ir.Operation) {
	for c.within = op; c.within.ParentOp() != nil; {
		c.within = c.within.ParentOp()
	}
	c.root, c.at = op.Name(), op.Location().Place()
	c.before = ir.NewFingerprint(c.within, true)
	c.begin(c.within)
}

// PatternEnd compares the fingerprints and verifies the IR.
func (c *checker) PatternEnd(p *Pattern, applied bool) {
	if c.r.Failed() {
		return
	}
	changed := ir.NewFingerprint(c.within, true) != c.before
	switch {
	case changed && !applied:
		c.report(p, "the pattern returned failure but IR did change")
	case !changed && applied:
		c.report(p, "the pattern returned success but IR did not change")
	case changed:
		if op, how := c.end(c.within); op != nil {
			c.report(p, "'"+op.Name()+"' op was "+how+" without the rewriter").Notef(op.Location().Place(), "the operation is here")
			return
		}
		var l diag.List
		if ir.Verify(c.within, &l); l.HasErrors() {
			c.report(p, "IR failed to verify after the pattern was applied")
			c.r.errs = append(c.r.errs, l...)
		}
	}
}

func (c *checker) report(p *Pattern, what string) *diag.Diagnostic {
	d := c.r.Errorf(c.at, "'%s' op: %s", c.root, what)
	d.Rule = p.Name
	d.Notef(p.placeOr(c.at), "%s is here", p.label())
	return d
}
