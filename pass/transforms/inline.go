package transforms

import (
	"io"
	"strings"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// An inliner replaces calls with the bodies of their callees.
type inliner struct {
	DefaultPipeline string            `option:"default-pipeline"`
	Pipelines       []*pass.OpManager `option:"op-pipelines"`
	MaxIterations   uint32            `option:"max-iterations"`
	Threshold       uint32            `option:"inlining-threshold"`

	registry *pass.Registry
}

// noThreshold is the value of the option inlining-threshold for none.
const noThreshold = 1<<32 - 1

// Configure keeps the passes for the default pipeline.
func (p *inliner) Configure(r *pass.Registry) error {
	p.registry = r
	return nil
}

// Initialize uses the passes of this package for a pass that is not made by a registry.
func (p *inliner) Initialize(*ir.Context) error {
	if p.registry == nil {
		p.registry = pass.NewRegistry(Definitions()...)
	}
	return nil
}

func (p *inliner) Run(r *pass.Run) error {
	if err := requireSymbolTable(r, "the inliner"); err != nil {
		return err
	}
	s := &inlining{pass: p, run: r, graph: analysis.NewCallGraph(r.Op), pipelines: map[string]*pass.OpManager{}, verified: map[*ir.Operation]bool{}}
	if p.DefaultPipeline != "" {
		if err := p.registry.AddPasses(pass.NewOpManager(pass.AnyOp), p.DefaultPipeline); err != nil {
			io.WriteString(r.Err, pass.Message(err)) // mlir-opt continues without a pipeline
			s.noDefault = true
		}
	}
	for _, m := range p.Pipelines {
		s.pipelines[m.Anchor()] = m
	}
	s.uses = newSymbolUses(r.Op, s.graph)
	for component := range s.graph.Components() {
		if err := s.component(component); err != nil {
			return err
		}
	}
	for _, n := range s.dead {
		n.Region().ParentOp().Erase()
	}
	r.Verified(func(op *ir.Operation) bool { return s.verified[op] })
	return nil
}

// An inlining is the state of the inliner in an operation.
type inlining struct {
	pass      *inliner
	run       *pass.Run
	graph     *analysis.CallGraph
	uses      *symbolUses
	pipelines map[string]*pass.OpManager
	calls     []resolvedCall
	callOps   ir.InterfaceCache[ir.CallOpInterface]
	dead      []*analysis.CallGraphNode
	verified  map[*ir.Operation]bool // by pipelines, and unchanged since
	noDefault bool
}

// A resolvedCall is a call in the callable source of the callable target.
type resolvedCall struct {
	call           *ir.Operation
	source, target *analysis.CallGraphNode
	history        int // of the inlined calls that led to the call, or -1
}

// component optimizes the callables of a component and inlines calls in them, until no call
// can be inlined or the limit is reached.
func (s *inlining) component(nodes []*analysis.CallGraphNode) error {
	for i := uint32(0); ; {
		if err := s.optimize(nodes); err != nil {
			return err
		}
		var changed bool
		if nodes, changed = s.inlineCalls(nodes); !changed {
			return nil
		}
		if i++; i >= s.pass.MaxIterations {
			return nil
		}
	}
}

// optimize runs the pipelines of callables.
func (s *inlining) optimize(nodes []*analysis.CallGraphNode) error {
	for _, n := range nodes {
		if n.Region() == nil || n.HasChildren() {
			continue
		}
		op := n.Region().ParentOp()
		if !op.Has(ir.IsolatedFromAbove) {
			continue
		}
		m, err := s.pipeline(op.Name())
		if err != nil {
			return err
		}
		if m != nil {
			if s.verified[op], err = s.run.RunVerifiedPipeline(m, op); err != nil {
				return err
			}
		}
		s.uses.recompute(n)
	}
	return nil
}

// pipeline returns the pipeline for callables of a name, or nil for none.
func (s *inlining) pipeline(name string) (*pass.OpManager, error) {
	m, ok := s.pipelines[name]
	if ok || s.noDefault || strings.TrimSpace(s.pass.DefaultPipeline) == "" {
		return m, nil
	}
	m = pass.NewOpManager(name)
	s.pipelines[name] = m
	return m, s.pass.registry.AddPasses(m, s.pass.DefaultPipeline)
}

// An inlined is a callable that was inlined, and the entry of the call that it replaced.
type inlined struct {
	target *analysis.CallGraphNode
	from   int
}

// inlineCalls inlines calls in the callables of a component. It returns the remaining
// callables, and whether any call was inlined.
func (s *inlining) inlineCalls(nodes []*analysis.CallGraphNode) ([]*analysis.CallGraphNode, bool) {
	dead := map[*analysis.CallGraphNode]bool{}
	var order []*analysis.CallGraphNode
	kill := func(n *analysis.CallGraphNode) {
		if !dead[n] {
			dead[n], order = true, append(order, n)
		}
	}
	s.calls = nil
	for _, n := range nodes {
		switch {
		case n.Region() == nil:
		case s.uses.isDead(n):
			kill(n)
		default:
			s.collect(n.Region().Entry(), nil, n, false, -1)
		}
	}
	var history []inlined
	changed := false
	for i := 0; i < len(s.calls); i++ {
		c := s.calls[i]
		if dead[c.source] || includes(history, c.history, c.target) || !s.shouldInline(&c) {
			continue
		}
		inPlace := s.uses.hasOneUse(c.target)
		first, last := inlineCall(c.call, c.target.Region(), !inPlace)
		if first == nil {
			continue
		}
		changed = true
		delete(s.verified, c.source.Region().ParentOp())
		history = append(history, inlined{c.target, c.history})
		s.collectRange(first, last, c.source, len(history)-1)
		joinInlined(c.call, first, last, c.target.Region().ParentOp())
		s.uses.dropCall(c.source, c.call)
		s.uses.merge(c.target, c.source)
		c.call.Erase()
		if inPlace {
			s.uses.erase(c.target)
			kill(c.target)
		}
	}
	s.dead = append(s.dead, order...)
	var left []*analysis.CallGraphNode
	for _, n := range nodes {
		if !dead[n] {
			left = append(left, n)
		}
	}
	return left, changed
}

// includes reports whether a call comes from inlining a callable.
func includes(history []inlined, at int, n *analysis.CallGraphNode) bool {
	for ; at >= 0; at = history[at].from {
		if history[at].target == n {
			return true
		}
	}
	return false
}

// collectRange collects the calls in the blocks from first to last.
func (s *inlining) collectRange(first, last *ir.Block, node *analysis.CallGraphNode, history int) {
	s.collect(first, last.Next(), node, true, history)
}

// collect collects the calls in the blocks from b up to end. nested means that calls in
// callables in these are collected, too.
func (s *inlining) collect(b, end *ir.Block, node *analysis.CallGraphNode, nested bool, history int) {
	type visit struct {
		block *ir.Block
		node  *analysis.CallGraphNode
	}
	var work []visit
	add := func(b, end *ir.Block, n *analysis.CallGraphNode) {
		for ; b != end; b = b.Next() {
			work = append(work, visit{b, n})
		}
	}
	for add(b, end, node); len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for op := range v.block.Ops() {
			if call, ok := s.callOps.Of(op); ok {
				if ref := call.Callee(op).Symbol; ref != nil && len(ref.Nested) > 0 {
					continue
				}
				if t := s.graph.Resolve(op); t.Region() != nil {
					s.calls = append(s.calls, resolvedCall{op, v.node, t, history})
				}
				continue
			}
			for i := range op.NumRegions() {
				region := op.Region(i)
				n := s.graph.Node(region)
				if nested || n == nil {
					if n == nil {
						n = v.node
					}
					add(region.Entry(), nil, n)
				}
			}
		}
	}
}

// shouldInline reports whether a call may be inlined and is worth it.
func (s *inlining) shouldInline(c *resolvedCall) bool {
	if c.call.Has(ir.IsTerminator) || c.target.HasEdge(c.target) || c.target.HasEdge(c.source) {
		return false
	}
	callee, parent := c.target.Region(), c.call.ParentOp()
	if callee.IsAncestor(c.call.ParentRegion()) {
		return false
	}
	if callee.NumBlocks() > 1 && callee.ParentOp().Name() != parent.Name() && (parent.Def().HasTrait("SingleBlock") || !parent.Def().Registered) {
		return false
	}
	return s.isProfitable(c)
}

func (s *inlining) isProfitable(c *resolvedCall) bool {
	switch s.pass.Threshold {
	case noThreshold:
		return true
	case 0:
		return false
	}
	count := func(r *ir.Region) (n int) {
		ir.WalkRegion(r, ir.PostOrder, func(*ir.Operation) ir.WalkResult { n++; return ir.Advance })
		return n
	}
	callerOps := count(c.source.Region())
	return callerOps == 0 || count(c.target.Region())*100/callerOps <= int(s.pass.Threshold)
}
