package rewrite

import (
	"fmt"
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// An applicationLog writes which patterns are applied, and the IR after each of them, in the
// layout of the debug output of MLIR's applicator of patterns.
type applicationLog struct{ w io.Writer }

// newApplicationLog returns the log that the context asks for, nil if it does not.
func newApplicationLog(ctx *ir.Context) *applicationLog {
	if w := ctx.DebugOutput("pattern-application"); w != nil {
		return &applicationLog{w}
	}
	return nil
}

// print writes text. That it cannot be written is no reason to stop the rewriting.
func (l *applicationLog) print(format string, args ...any) { _, _ = fmt.Fprintf(l.w, format, args...) }

// ignored writes, once, which patterns the cost model of an Applicator disables.
func (l *applicationLog) ignored(a *Applicator) {
	for _, p := range a.impossible {
		l.print("Ignoring pattern '%s' because it is impossible to match or cannot lead to legal IR (by cost model)\n", p.Root)
	}
	a.impossible = nil
}

func (l *applicationLog) begin(p *Pattern) { l.print("Trying to match %q\n", p.Name) }

func (l *applicationLog) end(p *Pattern, applied bool) {
	result := 0
	if applied {
		result = 1
	}
	l.print("%q result %d\n", p.Name, result)
}

// applied writes the IR in root.
func (l *applicationLog) applied(root *ir.Operation) {
	l.print("// *** IR Dump After Pattern Application ***\n%s\n\n\n", asm.String(root, asm.Options{}))
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
