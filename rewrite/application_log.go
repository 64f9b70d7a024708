package rewrite

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// An applicationLog writes which patterns are applied, and the IR after each of them, in the
// layout of the debug output of MLIR's applicator of patterns.
type applicationLog struct{ *ir.DebugLog }

// newApplicationLog returns the log that the context asks for, or nil if it does not.
func newApplicationLog(ctx *ir.Context) *applicationLog {
	if l := ctx.DebugLog("pattern-application"); l != nil {
		return &applicationLog{l}
	}
	return nil
}

// ignored writes, once, which patterns the cost model of an Applicator disables.
func (l *applicationLog) ignored(a *Applicator) {
	for _, p := range a.impossible {
		l.Printf("Ignoring pattern '%s' because it is impossible to match or cannot lead to legal IR (by cost model)\n", p.Root)
	}
	a.impossible = nil
}

func (l *applicationLog) begin(p *Pattern) { l.Printf("Trying to match %q\n", p.Name) }

func (l *applicationLog) end(p *Pattern, applied bool) {
	result := 0
	if applied {
		result = 1
	}
	l.Printf("%q result %d\n", p.Name, result)
}

// applied writes the IR in root.
func (l *applicationLog) applied(root *ir.Operation) {
	l.Printf("// *** IR Dump After Pattern Application ***\n%s\n\n\n", asm.String(root, asm.Options{}))
}

// isolatedParent returns the innermost operation around op that is isolated from above, or op.
func isolatedParent(op *ir.Operation) *ir.Operation {
	for at := op.ParentOp(); at != nil; at = at.ParentOp() {
		if at.Has(ir.IsolatedFromAbove) {
			return at
		}
	}
	return op
}
