package pdl

import (
	"math"

	"github.com/mica-ir/mica/ir"
)

// A pattern may have several roots: operations whose results no other operation
// of the pattern uses. Matching starts at one of them and reaches each other root
// upwards, through the users of a value that both use, the connector. Which
// value that is, and from which root to which, is chosen so that the sum of the
// steps upwards is smallest: an optimal branching (Edmonds) of the graph of roots.

// roots returns the candidate roots of a pattern, with the given one among them
// in any case.
func roots(body *ir.Block, given *ir.Value) []*ir.Value {
	used := map[*ir.Value]bool{}
	for op := range body.Ops() {
		p, ok := asOperation(op)
		if !ok {
			continue
		}
		for i := range p.operands() {
			def := p.operands()[i].Value().DefiningOp()
			if def != nil && (def.Name() == "pdl.result" || def.Name() == "pdl.results") {
				used[def.Operand(0)] = true
			}
		}
	}
	delete(used, given)
	var list []*ir.Value
	for op := range body.Ops() {
		if _, ok := asOperation(op); ok && !used[op.Result(0)] {
			list = append(list, op.Result(0))
		}
	}
	return list
}

// A parentEdge leads from a value to what uses it, as operand index.
type parentEdge struct {
	parent *ir.Value
	index  int // none for all operands or results
}

// A rootEdge is the cheapest way up from one root to another.
type rootEdge struct {
	cost      int
	order     int // decides between equal costs
	connector *ir.Value
}

func (e rootEdge) less(f rootEdge) bool {
	return e.cost < f.cost || e.cost == f.cost && e.order < f.order
}

// rootGraph has the edges by target and source.
type rootGraph map[*ir.Value]map[*ir.Value]rootEdge

// buildGraph walks down from every root and connects the roots that meet.
func buildGraph(roots []*ir.Value) (rootGraph, map[*ir.Value]map[*ir.Value]parentEdge) {
	type visit struct {
		value *ir.Value
		edge  parentEdge
		depth int
	}
	type reached struct {
		root  *ir.Value
		depth int
	}
	parents := map[*ir.Value]map[*ir.Value]parentEdge{}
	meet := map[*ir.Value][]reached{}
	var order []*ir.Value // the keys of meet as they came
	for _, root := range roots {
		up := map[*ir.Value]parentEdge{}
		parents[root] = up
		queue := []visit{{value: root}}
		for len(queue) > 0 {
			v := queue[0]
			queue = queue[1:]
			if _, ok := up[v.value]; ok {
				continue // the first visit was the shallowest
			}
			up[v.value] = v.edge
			if meet[v.value] == nil {
				order = append(order, v.value)
			}
			meet[v.value] = append(meet[v.value], reached{root, v.depth})
			def := v.value.DefiningOp()
			if def == nil {
				continue
			}
			if op, ok := asOperation(def); ok {
				operands := op.operands()
				if isOneRange(operands) {
					queue = append(queue, visit{operands[0].Value(), parentEdge{v.value, none}, v.depth + 1})
					continue
				}
				for i := range operands {
					queue = append(queue, visit{operands[i].Value(), parentEdge{v.value, i}, v.depth + 1})
				}
				continue
			}
			if def.Name() == "pdl.result" || def.Name() == "pdl.results" {
				queue = append(queue, visit{def.Operand(0), parentEdge{v.value, resultIndex(def)}, v.depth})
			}
		}
	}
	graph := rootGraph{}
	next := 0
	for _, value := range order {
		list := meet[value]
		for i, p := range list {
			for j, q := range list {
				if i == j {
					continue
				}
				if graph[q.root] == nil {
					graph[q.root] = map[*ir.Value]rootEdge{}
				}
				e, ok := graph[q.root][p.root]
				if ok && e.cost <= q.depth {
					continue
				}
				if !ok {
					e.order = next
					next++
				}
				e.cost, e.connector = q.depth, value
				graph[q.root][p.root] = e
			}
		}
	}
	return graph, parents
}

// branching finds the cheapest tree of edges out of root, and returns the source
// of the edge into each other root, and the sum of the costs. Edges lead to and
// from members of nodes alone.
func branching(nodes []*ir.Value, graph rootGraph, root *ir.Value) (map[*ir.Value]*ir.Value, int) {
	source := map[*ir.Value]*ir.Value{root: nil}
	total := 0
	for _, node := range nodes {
		if node == root {
			continue
		}
		from := cheapestSource(nodes, graph[node], node)
		if from == nil {
			continue
		}
		source[node] = from
		total += graph[node][from].cost
	}
	cycle := findRootCycle(nodes, source)
	if cycle == nil {
		return source, total
	}
	return contractCycle(nodes, graph, root, cycle)
}

func cheapestSource(nodes []*ir.Value, in map[*ir.Value]rootEdge, node *ir.Value) *ir.Value {
	var best *ir.Value
	lowest := rootEdge{cost: math.MaxInt}
	for _, from := range nodes {
		if e, ok := in[from]; ok && from != node && (best == nil || e.less(lowest)) {
			best, lowest = from, e
		}
	}
	return best
}

// findRootCycle returns the members of a cycle of chosen edges, nil without one.
func findRootCycle(nodes []*ir.Value, source map[*ir.Value]*ir.Value) []*ir.Value {
	done := map[*ir.Value]bool{}
	for _, start := range nodes {
		onPath := map[*ir.Value]bool{}
		var path []*ir.Value
		for n := start; n != nil && !done[n]; n = source[n] {
			if onPath[n] {
				var cycle []*ir.Value
				for i := len(path) - 1; i >= 0; i-- {
					cycle = append(cycle, path[i])
					if path[i] == n {
						return cycle
					}
				}
			}
			onPath[n] = true
			path = append(path, n)
		}
		for _, n := range path {
			done[n] = true
		}
	}
	return nil
}

// contractCycle solves the graph in which a cycle is one node, its first member,
// and then opens the cycle where the solution enters it.
func contractCycle(nodes []*ir.Value, graph rootGraph, root *ir.Value, cycle []*ir.Value) (map[*ir.Value]*ir.Value, int) {
	member := map[*ir.Value]bool{}
	inner := map[*ir.Value]*ir.Value{} // the source in the cycle
	inCost := map[*ir.Value]int{}
	base := 0
	for i, n := range cycle {
		member[n] = true
		// The members were found going from target to source.
		inner[n] = cycle[(i+1)%len(cycle)]
		inCost[n] = graph[n][inner[n]].cost
		base += inCost[n]
	}
	rep := cycle[0]
	small := rootGraph{}
	enters := map[*ir.Value]*ir.Value{} // by source: the member that an edge into the cycle enters
	leaves := map[*ir.Value]*ir.Value{} // by target: the member that an edge out of the cycle leaves
	var rest []*ir.Value
	put := func(target, source *ir.Value, e rootEdge) {
		if small[target] == nil {
			small[target] = map[*ir.Value]rootEdge{}
		}
		small[target][source] = e
	}
	for _, n := range nodes {
		if !member[n] || n == rep {
			rest = append(rest, n)
		}
	}
	for _, target := range nodes {
		for _, source := range nodes {
			e, ok := graph[target][source]
			if !ok {
				continue
			}
			switch {
			case member[target] && member[source]:
			case member[target]:
				e.cost -= inCost[target]
				if old, ok := small[rep][source]; !ok || e.less(old) {
					put(rep, source, e)
					enters[source] = target
				}
			case member[source]:
				if old, ok := small[target][rep]; !ok || e.less(old) {
					put(target, rep, e)
					leaves[target] = source
				}
			default:
				put(target, source, e)
			}
		}
	}
	source, total := branching(rest, small, root)
	for _, n := range rest {
		if n != rep && source[n] == rep {
			source[n] = leaves[n]
		}
	}
	into := source[rep]
	delete(source, rep)
	for n, from := range inner {
		source[n] = from
	}
	if into != nil {
		source[enters[into]] = into
	}
	return source, total + base
}

// A rootStep goes from one root up to another.
type rootStep struct{ target, source *ir.Value }

// steps returns the edges of a branching, sources before targets, beginning with root itself.
func steps(nodes []*ir.Value, source map[*ir.Value]*ir.Value, root *ir.Value) []rootStep {
	children := map[*ir.Value][]*ir.Value{}
	for _, n := range nodes {
		if n != root {
			children[source[n]] = append(children[source[n]], n)
		}
	}
	list := []rootStep{{target: root}}
	for i := 0; i < len(list); i++ {
		for _, child := range children[list[i].target] {
			list = append(list, rootStep{child, list[i].target})
		}
	}
	return list
}

// collect turns a pattern into predicates and returns its root.
func (c *collector) collect(pattern *ir.Operation, given *ir.Value) *ir.Value {
	body := pattern.Region(0).Entry()
	candidates := roots(body, given)
	graph, parents := buildGraph(candidates)
	root := given
	var source map[*ir.Value]*ir.Value
	if root != nil {
		source, _ = branching(candidates, graph, root)
	} else {
		lowest := 0
		for _, r := range candidates {
			s, cost := branching(candidates, graph, r)
			if root == nil || cost < lowest {
				root, source, lowest = r, s, cost
			}
		}
	}
	if root == nil {
		c.failf(pattern, unreached)
	}
	c.place(root, c.root)
	for number, step := range steps(candidates, source, root) {
		if c.found[step.target] != nil {
			continue
		}
		value := graph[step.target][step.source].connector
		pos := c.found[value]
		if pos == nil {
			c.failf(pattern, unreached) // the roots are not connected
		}
		for value != step.target {
			edge, ok := parents[step.target][value]
			if !ok || edge.parent == nil {
				c.failf(pattern, unreached)
			}
			pos = c.upward(edge, pos, number)
			value = edge.parent
		}
	}
	c.rest(body)
	return root
}

// upward goes from what lies at pos to what uses it.
func (c *collector) upward(edge parentEdge, pos *position, number int) *position {
	def := edge.parent.DefiningOp()
	if op, ok := asOperation(def); ok {
		up := c.chosen(c.forEach(c.users(pos), number))
		var operand *position
		switch {
		case edge.index == none:
			operand = c.allOperands(up)
		case countSingle(op.operands()[:edge.index+1]) <= edge.index:
			variadic := isRange(op.operands()[edge.index].Value())
			operand = c.operandGroup(up, edge.index, variadic)
		default:
			operand = c.operand(up, edge.index)
		}
		c.add(operand, c.askEqual(pos), answer{})
		c.found[edge.parent] = up
		c.operationTree(edge.parent, up, edge.index)
		return up
	}
	switch {
	case def.Name() == "pdl.result":
		pos = c.result(pos, edge.index)
	case edge.index == none:
		pos = c.allResults(pos)
	default:
		pos = c.resultGroup(pos, edge.index, isRange(edge.parent))
	}
	if c.found[edge.parent] == nil {
		c.found[edge.parent] = pos
	}
	return pos
}
