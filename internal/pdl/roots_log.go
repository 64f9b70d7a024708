package pdl

import "github.com/mica-ir/mica/ir"

// A rootsLog writes how the roots of patterns are connected, in the layout of the debug
// output of MLIR's predicate trees. The zero log is silent.
type rootsLog struct{ *ir.DebugLog }

// newRootsLog returns the debug log if the context enables it.
func newRootsLog(ctx *ir.Context) rootsLog { return rootsLog{ctx.DebugLog("pdl-predicate-tree")} }

// graph writes the edges between candidates.
func (l rootsLog) graph(candidates []*ir.Value, graph rootGraph) {
	if l.DebugLog == nil {
		return
	}
	l.Printf("Graph:\n")
	for _, target := range candidates {
		if len(graph[target]) == 0 {
			continue
		}
		l.Printf("  * %s %s\n", target.Location(), valueText(target))
		for _, source := range candidates {
			if e, ok := graph[target][source]; ok {
				l.Printf("      <- %s: %d:%d via %s\n", valueText(source), e.cost, e.order, e.connector.Location())
			}
		}
	}
}

// candidate writes the cost of starting at a root.
func (l rootsLog) candidate(root *ir.Value, cost int) {
	if l.DebugLog != nil {
		l.Printf("  * %s: %d\n", valueText(root), cost)
	}
}

// tree writes how the roots are reached, and from where.
func (l rootsLog) tree(steps []rootStep) {
	if l.DebugLog == nil {
		return
	}
	l.Printf("Best tree:\n")
	for _, s := range steps {
		if s.source == nil {
			l.Printf("  * %s\n", valueText(s.target))
		} else {
			l.Printf("  * %s <- %s\n", valueText(s.target), valueText(s.source))
		}
	}
	l.Printf("Calling key getTreePredicates:\n  * Value: %s\n", valueText(steps[0].target))
}

// connector writes at which value the way up to a root starts.
func (l rootsLog) connector(v *ir.Value) {
	if l.DebugLog != nil && v != nil {
		l.Printf("  * Connector: %s\n", v.Location())
	}
}
