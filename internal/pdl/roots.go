package pdl

import (
	"math"

	"github.com/mica-ir/mica/ir"
)

// A pattern may have several roots: operations whose results no other operation of the pattern
// uses. Matching starts at one of them, which Compile chooses unless pdl.rewrite names it, and
// reaches the operations that this root uses by going from operands to their definitions. Each
// other root is reached upwards, through the users of a value that both roots use, the
// connector; because a value may have many users, each step upwards is a loop. So the
// connectors, and the roots that they connect, are chosen to minimize the number of steps
// upwards. That is a minimum-cost branching of the graph that has the roots as nodes, found by
// the algorithm of Chu, Liu and Edmonds.
//
// This is MLIR's buildCostGraph (PredicateTree.cpp) and OptimalBranching (RootOrdering.cpp). If
// costs are equal the reference's choice matters, because it determines the shape of the tree:
// each edge has an order besides its cost.

// roots returns the candidate roots of a pattern in the order of the text: not the operations that native
// constraints return. The given root, which may be nil, is among them even if its results are used.
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
	for _, v := range unified(body) {
		used[v] = true
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

// A parentEdge leads upwards from a pdl value to the one through which the walk down
// from a root reached it: from an operand to its operation, or from an operation to
// its result.
type parentEdge struct {
	parent *ir.Value
	index  int // of the operand or result; none for all of them
}

// A rootEdge is the cheapest way from one root to another.
type rootEdge struct {
	cost      int // the number of operations from the connector up to the target
	order     int // in which edges were found; decides between equal costs
	connector *ir.Value
}

func (e rootEdge) less(f rootEdge) bool {
	return e.cost < f.cost || e.cost == f.cost && e.order < f.order
}

// A rootGraph has the edges by target and, for each target, by source.
type rootGraph map[*ir.Value]map[*ir.Value]rootEdge

// buildGraph walks down from every root, breadth first, and connects each two roots
// at the values that both walks reach. The cost of an edge is the depth of the
// connector below the target, because that is how far matching must go upwards; the
// way down from the source costs nothing, as it is matched anyway. It also returns,
// by root, the edges by which the walk can be followed back.
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
	var order []*ir.Value // the keys of meet in the order in which they were added
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

// branching finds the tree of edges out of root with the smallest sum of costs, and
// returns the source of the edge into each other node and that sum. Only edges
// between members of nodes count.
//
// The algorithm takes the cheapest edge into each node. If these have no cycle, they
// are the solution. Otherwise exactly one edge of a cycle must be given up for one
// that enters the cycle, and contractCycle finds which by solving a smaller graph.
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

// contractCycle solves the graph in which a cycle is contracted to one node, for
// of its first member, and then opens the cycle where the solution
// enters it.
//
// An edge from outside to a member n replaces the edge of the cycle into n. So in the
// contracted graph it costs the difference of the two, and the edges of the whole
// cycle are paid for in advance (base).
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

// steps returns the edges of a branching in an order in which the source of each is
// reached before its target. The first step is to root itself and has no source.
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

// collect turns a pattern into predicates and returns its root: the given one, or
// the first of those from which all others are reached at the smallest cost.
func (c *collector) collect(pattern *ir.Operation, given *ir.Value) *ir.Value {
	body := pattern.Region(0).Entry()
	candidates := roots(body, given)
	graph, parents := buildGraph(candidates)
	c.debug.graph(candidates, graph)
	root := given
	var source map[*ir.Value]*ir.Value
	if root != nil {
		source, _ = branching(candidates, graph, root)
	} else {
		lowest := 0
		c.debug.Printf("Candidate roots:\n")
		for _, r := range candidates {
			s, cost := branching(candidates, graph, r)
			c.debug.candidate(r, cost)
			if root == nil || cost < lowest {
				root, source, lowest = r, s, cost
			}
		}
	}
	if root == nil {
		c.failf(pattern, unreached)
	}
	tree := steps(candidates, source, root)
	c.debug.tree(tree)
	c.place(root, c.root)
	for number, step := range tree {
		if c.found[step.target] != nil {
			continue
		}
		value := graph[step.target][step.source].connector
		c.debug.connector(value)
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
	c.unify(body)
	c.climbRest(body, candidates, len(tree))
	c.rest(body)
	return root
}

// climbRest reaches the candidates that are connected to the others only by what native constraints return:
// users of values in regions. number is that of the first loop over users.
func (c *collector) climbRest(body *ir.Block, candidates []*ir.Value, number int) {
	for again := true; again; {
		again = false
		for _, root := range candidates {
			if c.found[root] == nil && number <= maxRoots && c.climbTo(root, body, number) {
				again = true
				number++
			}
		}
		if again {
			c.unify(body)
		}
	}
}

// upward takes one step of the path from a connector up to a root: from the value at
// pos to the operation that uses it, which is any of its users, or from an operation
// to its result. The users of a range are those of its first value. The number is
// that of the root, so that two roots above one value are two loops.
func (c *collector) upward(edge parentEdge, pos *position, number int) *position {
	defer c.enter(edge.parent)()
	def := edge.parent.DefiningOp()
	if op, ok := asOperation(def); ok {
		up := c.chosen(c.forEach(c.users(pos), number))
		var operand *position
		switch {
		case edge.index == none:
			operand = c.allOperands(up)
		case c.definesOperands(op), countSingle(op.operands()[:edge.index+1]) <= edge.index:
			variadic := isRange(op.operands()[edge.index].Value())
			operand = c.operandGroup(up, edge.index, variadic, c.definesOperands(op))
		default:
			operand = c.operand(up, edge.index)
		}
		c.add(operand, c.askEqual(pos), answer{})
		c.found[edge.parent] = up
		c.operationTree(edge.parent, up, edge.index)
		return up
	}
	switch index := c.numberedResult(def); {
	case def.Name() == "pdl.result":
		pos = c.result(pos, index)
	case index == none:
		pos = c.allResults(pos)
	default:
		pos = c.resultGroup(pos, index, isRange(edge.parent), c.definesResults(def))
	}
	if c.found[edge.parent] == nil {
		c.found[edge.parent] = pos
	}
	return pos
}
