package pdl

import (
	"fmt"
	"io"

	"github.com/mica-ir/mica/ir"
)

// A rootsLog writes how the roots of patterns are connected, in the layout of the debug
// output of MLIR's predicate trees. A nil log is silent.
type rootsLog struct{ w io.Writer }

// newRootsLog returns the log that the context asks for, nil if it does not.
func newRootsLog(ctx *ir.Context) *rootsLog {
	if w := ctx.DebugOutput("pdl-predicate-tree"); w != nil {
		return &rootsLog{w}
	}
	return nil
}

// print writes text. That it cannot be written is no reason to stop.
func (l *rootsLog) print(format string, args ...any) {
	if l != nil {
		_, _ = fmt.Fprintf(l.w, format, args...)
	}
}

// graph writes the edges between candidates.
func (l *rootsLog) graph(candidates []*ir.Value, graph rootGraph) {
	if l == nil {
		return
	}
	l.print("Graph:\n")
	for _, target := range candidates {
		if len(graph[target]) == 0 {
			continue
		}
		l.print("  * %s %s\n", target.Location(), valueText(target))
		for _, source := range candidates {
			if e, ok := graph[target][source]; ok {
				l.print("      <- %s: %d:%d via %s\n", valueText(source), e.cost, e.order, e.connector.Location())
			}
		}
	}
}

// candidate writes what it costs to start at a root.
func (l *rootsLog) candidate(root *ir.Value, cost int) {
	if l != nil {
		l.print("  * %s: %d\n", valueText(root), cost)
	}
}

// tree writes how the roots are reached, and from where.
func (l *rootsLog) tree(steps []rootStep) {
	if l == nil {
		return
	}
	l.print("Best tree:\n")
	for _, s := range steps {
		if s.source == nil {
			l.print("  * %s\n", valueText(s.target))
		} else {
			l.print("  * %s <- %s\n", valueText(s.target), valueText(s.source))
		}
	}
	l.print("Calling key getTreePredicates:\n  * Value: %s\n", valueText(steps[0].target))
}

// connector writes at which value the way up to a root starts.
func (l *rootsLog) connector(v *ir.Value) {
	if l != nil && v != nil {
		l.print("  * Connector: %s\n", v.Location())
	}
}
