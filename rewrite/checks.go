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
	c.within, c.root, c.at = outermost(op), op.Name(), op.Location().Place()
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
			reportMutation(c.r, p, op, c.root, how, c.at)
			return
		}
		var l diag.List
		if ir.Verify(c.within, &l); l.HasErrors() {
			c.report(p, "IR failed to verify after the pattern was applied")
			c.r.errs = append(c.r.errs, l...)
		}
	}
}

func (c *checker) report(p *Pattern, what string) { reportPattern(c.r, p, c.root, what, c.at) }

// reportPattern reports an error of a pattern at the operation to which the driver applied it.
func reportPattern(r *Rewriter, p *Pattern, root, what string, at diag.Place) *diag.Diagnostic {
	d := r.Errorf(at, "'%s' op: %s", root, what)
	d.Rule = p.Name
	d.Notef(p.placeOr(at), "%s is here", p.Label())
	return d
}

// reportMutation reports an operation that a pattern changed without the Rewriter.
func reportMutation(r *Rewriter, p *Pattern, op *ir.Operation, root, how string, at diag.Place) {
	reportPattern(r, p, root, "'"+op.Name()+"' op was "+how+" without the rewriter", at).Notef(op.Location().Place(), "the operation is here")
}

// outermost returns the operation that contains op and is in no other.
func outermost(op *ir.Operation) *ir.Operation {
	for op.ParentOp() != nil {
		op = op.ParentOp()
	}
	return op
}
