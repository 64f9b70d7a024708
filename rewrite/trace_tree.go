package rewrite

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The tree of a trace has the layout that MLIR's manual shows for the debug output of its
// greedy driver.

const treeLine = "//===-------------------------------------------===//\n"

func (t *tracer) print(format string, args ...any) {
	if t.w == nil {
		return
	}
	// A trace that cannot be written is no reason to stop the rewriting.
	_, _ = fmt.Fprintf(t.w, format, args...)
}

// describeOp returns how the tree names an operation.
func describeOp(op *ir.Operation) string { return fmt.Sprintf("'%s'(%p)", op.Name(), op) }

// opText returns an operation as messages show it.
func opText(op *ir.Operation) string {
	if print := op.Context().PrintOp; print != nil {
		return print(op)
	}
	return asm.MessageText(op, asm.Options{})
}

// treeAt writes an event at an operation.
func (t *tracer) treeAt(event string, op *ir.Operation) {
	switch event {
	case "visit":
		t.endOp()
		t.print("\n%sProcessing operation : %s {\n", treeLine, describeOp(op))
		if op.NumRegions() == 0 {
			t.print("  %s\n", opText(op))
		}
		t.outcome = "failure : pattern failed to match"
	case "dead":
		t.outcome = "success : operation is trivially dead"
	case "fold":
		t.outcome = "success : operation was folded"
	case "fold in place":
		t.outcome = "success : operation was folded in place"
	default:
		indent := "  "
		if t.inPattern {
			indent = "    "
		}
		t.print("%s** %-8s: %s\n", indent, strings.ToUpper(event[:1])+event[1:], describeOp(op))
	}
}

// end ends the trace of a driver.
func (t *tracer) end() {
	if t == nil {
		return
	}
	t.event(Event{Kind: EventDriverEnd})
	t.endOp()
}

// endOp writes how the work on an operation ended, if there is one.
func (t *tracer) endOp() {
	if t.outcome == "" {
		return
	}
	t.print("} -> %s\n%s", t.outcome, treeLine)
	t.outcome = ""
}

func (t *tracer) treeBegin(p *Pattern) {
	root := p.Root
	if root == "" {
		root = "any"
	}
	t.inPattern = true
	t.print("\n  * Pattern %s : '%s -> (%s)' {\n", p.Label(), root, strings.Join(p.Generated, ", "))
}

func (t *tracer) treeEnd(applied bool) {
	t.inPattern = false
	if !applied {
		t.print("  } -> failure : pattern failed to match\n")
		return
	}
	t.print("  } -> success : pattern applied successfully\n")
	t.outcome = "success : pattern matched"
}
