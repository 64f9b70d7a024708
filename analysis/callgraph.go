package analysis

import (
	"iter"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A CallGraph has a node for the region of each callable operation, and edges from callers
// to callees.
type CallGraph struct {
	nodes    []*CallGraphNode // in the order of the IR
	byRegion map[*ir.Region]*CallGraphNode
	caller   *CallGraphNode // calls all callables
	unknown  *CallGraphNode // the callee of calls that cannot be resolved
	Symbols  Symbols        // the symbols in the IR
}

// A CallGraphNode is a callable, or something outside of the IR.
type CallGraphNode struct {
	region   *ir.Region
	edges    []CallGraphEdge
	children bool
}

// A CallGraphEdge is from a callable to one that it calls or, if Child is set, that is in it.
type CallGraphEdge struct {
	To    *CallGraphNode
	Child bool
}

// Region returns the region of the callable, or nil for a node outside of the IR.
func (n *CallGraphNode) Region() *ir.Region { return n.region }

// HasChildren reports whether there are callables in this one.
func (n *CallGraphNode) HasChildren() bool { return n.children }

// HasEdge reports whether the callable calls another one, or contains it.
func (n *CallGraphNode) HasEdge(to *CallGraphNode) bool {
	return slices.ContainsFunc(n.edges, func(e CallGraphEdge) bool { return e.To == to })
}

// Edges returns the nested callables and the callees of the callable, in the order of the IR.
func (n *CallGraphNode) Edges() []CallGraphEdge { return n.edges }

func (n *CallGraphNode) addEdge(e CallGraphEdge) {
	if !slices.Contains(n.edges, e) {
		n.edges = append(n.edges, e)
	}
}

// NewCallGraph returns the graph of the callables in an operation.
func NewCallGraph(op *ir.Operation) *CallGraph {
	g := &CallGraph{byRegion: map[*ir.Region]*CallGraphNode{}, caller: &CallGraphNode{}, unknown: &CallGraphNode{}}
	b := callGraphBuilder{CallGraph: g}
	b.visit(op, nil)
	for _, c := range b.found {
		c.in.addEdge(CallGraphEdge{To: g.Resolve(c.call)})
	}
	return g
}

// A containedCall is a call in a callable.
type containedCall struct {
	call *ir.Operation
	in   *CallGraphNode
}

// A callGraphBuilder fills a call graph.
type callGraphBuilder struct {
	*CallGraph
	found     []containedCall
	calls     ir.InterfaceCache[ir.CallOpInterface]
	callables ir.InterfaceCache[ir.CallableOpInterface]
}

// visit adds the callables in an operation, and collects its calls.
func (g *callGraphBuilder) visit(op *ir.Operation, parent *CallGraphNode) {
	if _, ok := g.calls.Of(op); ok {
		if parent != nil {
			g.found = append(g.found, containedCall{op, parent})
		}
		return
	}
	if c, ok := g.callables.Of(op); ok {
		region := c.CallableRegion(op)
		if region == nil || region.Empty() {
			return
		}
		parent = g.add(region, parent)
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).Entry(); b != nil; b = b.Next() {
			for inner := b.Front(); inner != nil; inner = inner.Next() {
				g.visit(inner, parent)
			}
		}
	}
}

// add returns the node of a region.
func (g *CallGraph) add(region *ir.Region, parent *CallGraphNode) *CallGraphNode {
	n := g.byRegion[region]
	if n != nil {
		return n
	}
	n = &CallGraphNode{region: region}
	g.byRegion[region], g.nodes = n, append(g.nodes, n)
	if parent != nil {
		parent.children = true
		parent.addEdge(CallGraphEdge{To: n, Child: true})
	} else {
		g.caller.edges = append(g.caller.edges, CallGraphEdge{To: n})
	}
	return n
}

// Nodes returns the callables in the order of the IR.
func (g *CallGraph) Nodes() []*CallGraphNode { return g.nodes }

// IsUnknown reports whether n is the callee of calls that cannot be resolved.
func (g *CallGraph) IsUnknown(n *CallGraphNode) bool { return n == g.unknown }

// Node returns the node of a region, or nil.
func (g *CallGraph) Node(region *ir.Region) *CallGraphNode { return g.byRegion[region] }

// Resolve returns the callee of a call. Its region is nil if the callee is not known.
func (g *CallGraph) Resolve(call *ir.Operation) *CallGraphNode {
	if def := g.callable(call); def != nil {
		if c, ok := ir.InterfaceOf[ir.CallableOpInterface](def); ok {
			if n := g.byRegion[c.CallableRegion(def)]; n != nil {
				return n
			}
		}
	}
	return g.unknown
}

// callable returns the operation that a call refers to, or nil if it is not known.
func (g *CallGraph) callable(call *ir.Operation) *ir.Operation {
	c, ok := ir.InterfaceOf[ir.CallOpInterface](call)
	if !ok {
		return nil
	}
	switch callee := c.Callee(call); {
	case callee.Symbol != nil:
		return g.Symbols.Lookup(call, callee.Symbol)
	case callee.Value != nil:
		return callee.Value.DefiningOp()
	}
	return nil
}

// Components yields the strongly connected components of the graph, callees before callers.
func (g *CallGraph) Components() iter.Seq[[]*CallGraphNode] {
	return func(yield func([]*CallGraphNode) bool) {
		t := tarjan{number: map[*CallGraphNode]int{}, yield: yield}
		t.visit(g.caller)
	}
}

// A tarjan finds components with Tarjan's algorithm.
type tarjan struct {
	number map[*CallGraphNode]int // 0 for nodes not visited yet
	last   int
	stack  []*CallGraphNode
	yield  func([]*CallGraphNode) bool
}

// completed is the number of the nodes of components that were found.
const completed = int(^uint(0) >> 1)

// A frame is a node that is being visited.
type frame struct {
	node *CallGraphNode
	next int // the edge to follow
	min  int
}

func (t *tarjan) push(frames []frame, n *CallGraphNode) []frame {
	t.last++
	t.number[n] = t.last
	t.stack = append(t.stack, n)
	return append(frames, frame{n, 0, t.last})
}

func (t *tarjan) visit(root *CallGraphNode) {
	frames := t.push(nil, root)
	for len(frames) > 0 {
		f := &frames[len(frames)-1]
		if f.next < len(f.node.edges) {
			n := f.node.edges[f.next].To
			f.next++
			if t.number[n] == 0 {
				frames = t.push(frames, n)
			} else {
				f.min = min(f.min, t.number[n])
			}
			continue
		}
		node, low := f.node, f.min
		frames = frames[:len(frames)-1]
		if len(frames) > 0 {
			up := &frames[len(frames)-1]
			up.min = min(up.min, low)
		}
		if low != t.number[node] {
			continue
		}
		var component []*CallGraphNode
		for {
			n := t.stack[len(t.stack)-1]
			t.stack = t.stack[:len(t.stack)-1]
			t.number[n] = completed
			component = append(component, n)
			if n == node {
				break
			}
		}
		if !t.yield(component) {
			return
		}
	}
}
