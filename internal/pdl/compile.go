package pdl

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Patterns are compiled patterns. They are a [rewrite.Matcher] and may be shared
// by goroutines that own different IR.
type Patterns struct {
	// InOrder tries matching patterns of the same benefit in their order in the module. Otherwise
	// the order is that in which the matcher finds them, as in the reference.
	InOrder bool

	program  *program
	patterns []*rewrite.Pattern

	// For explanations: the pdl.pattern operations, and the native functions.
	ops     []*ir.Operation
	natives *rewrite.Natives

	ctx *ir.Context // has the debug log
}

var _ rewrite.Matcher = (*Patterns)(nil)

// Patterns returns the descriptions of the patterns, in the order of the module.
func (p *Patterns) Patterns() []*rewrite.Pattern { return p.patterns }

// MayMatch reports whether operations of def can be roots of matches.
func (p *Patterns) MayMatch(def *ir.OpDef) bool { return p.program.start(def) >= 0 }

// NewState returns a machine for the patterns.
func (p *Patterns) NewState() rewrite.MatcherState { return newState(p) }

// Compile compiles the patterns in a module, which must verify, or a module of the
// pdl_interp dialect as [ConvertToInterp] makes it. Native functions are looked up in
// natives, which may be nil. Other operations in the module are ignored.
// The patterns refer to the module in messages, so it must not change afterwards.
func Compile(module *ir.Operation, natives *rewrite.Natives) (*Patterns, diag.List) {
	c := newCompiler(module.Context(), natives)
	c.each(module, c.pattern)
	if c.diags.HasErrors() {
		return nil, c.diags
	}
	p := &Patterns{program: c.program, natives: natives, ctx: c.ctx}
	if matcher := matcherOf(module); matcher != nil {
		c.try(func() { p.patterns = c.interp(module, matcher) })
		if c.diags.HasErrors() {
			return nil, c.diags
		}
		return p, c.diags
	}
	c.matcher()
	for _, one := range c.patterns {
		p.patterns, p.ops = append(p.patterns, one.info), append(p.ops, one.op)
	}
	return p, c.diags
}

// A compiler compiles the patterns of a module.
type compiler struct {
	*program
	failures
	ctx      *ir.Context
	natives  *rewrite.Natives
	placer   *placer
	consts   *constants
	patterns []*compiledPattern
	// conditions has the conditions in the bodies of patterns. conditionOps counts the operations of those of
	// the current pattern, for each application: applied twice in each other, they would grow exponentially.
	conditions   map[*ir.Block]map[string][]*ir.Operation
	conditionOps int
	sources      map[*question]*ir.Operation // a use of each constraint
	// literal gives groups the reference's meaning, regardless of the definitions, and leaves out
	// the comparisons that the reference forgets.
	literal bool
	debug   rootsLog
}

func newCompiler(ctx *ir.Context, natives *rewrite.Natives) *compiler {
	c := &compiler{
		ctx:     ctx,
		natives: natives,
		placer:  newPlacer(),
		program: &program{},
		sources: map[*question]*ir.Operation{},

		conditions: map[*ir.Block]map[string][]*ir.Operation{},
	}
	c.consts = newConstants(c.program)
	c.debug = newRootsLog(ctx)
	return c
}

// each calls do for each pattern of a module, if it verifies and its context has the
// pdl dialect as the code below expects it.
func (c *compiler) each(module *ir.Operation, do func(pattern *ir.Operation)) {
	if err := pdldialect.Check(c.ctx); err != nil {
		c.diags.Errorf(module.Location().Place(), "%v", err)
		return
	}
	if !ir.Verify(module, &c.diags) {
		return
	}
	for region := range module.Regions() {
		for op := range region.Ops() {
			if op.Name() == "pdl.pattern" {
				c.try(func() { do(op) })
			}
		}
	}
}

// maxRoots bounds the roots of a pattern: choosing among them takes time that
// grows with the third power.
const maxRoots = 200

// maxOps bounds the operations of a pattern: the predicate tree is as deep as there are questions
// about them, and functions call themselves for each level.
const maxOps = 1 << 16

// pattern collects the predicates of a pattern and writes its rewrite.
func (c *compiler) pattern(op *ir.Operation) {
	c.checkNatives(op)
	rc := &rewriteCompiler{compiler: c, pattern: c.collect(op), regs: map[*ir.Value]ref{}}
	c.rewriteStarts = append(c.rewriteStarts, rc.compile())
	c.inputs = append(c.inputs, rc.inputs)
}

// collect collects the predicates of a pattern.
func (c *compiler) collect(op *ir.Operation) *compiledPattern {
	p := &compiledPattern{op: op, rewrite: rewriteOf(op), found: map[*ir.Value]*position{}}
	body := op.Region(0).Entry()
	if n := matchedOps(op); n > maxOps {
		c.failf(op, "has %d operations, which is more than the limit of %d", n, maxOps)
	}
	if n := len(roots(body, p.rewrite.root())); n > maxRoots {
		c.failf(op, "has %d operations that no other one uses, which is more than the limit of %d", n, maxRoots)
	}
	c.conditionOps = 0
	col := &collector{compiler: c, placer: c.placer, found: p.found}
	p.root = col.collect(op, p.rewrite.root())
	p.preds = col.preds
	p.info = describePattern(p)
	p.info.Isolated = c.isIsolated(op)
	c.patterns = append(c.patterns, p)
	return p
}

// matchedOps returns the number of operations in a pattern and its conditions, without the rewrite.
func matchedOps(pattern *ir.Operation) int {
	n := 0
	ir.Walk(pattern, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "pdl.rewrite" {
			return ir.Skip
		}
		n++
		return ir.Advance
	})
	return n
}

// checkNatives fails unless the native functions that a pattern applies are
// registered. It reports all that are missing, as they may be registered together.
func (c *compiler) checkNatives(pattern *ir.Operation) {
	missing := false
	report := func(op *ir.Operation, kind, name string) {
		op.EmitOpError(&c.diags, "applies the native %s '%s', which is not registered", kind, name).
			Notef(op.Location().Place(), "native functions come from C++ files (--cxx), from PDLL, with a body, and from Go (mica.Config.Natives)")
		missing = true
	}
	ir.Walk(pattern, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		name, named := stringAttr(op, "name")
		switch op.Name() {
		case "pdl.apply_native_constraint", "pdl_interp.apply_constraint":
			if c.natives.Constraint(name) == nil && !c.isCondition(op) {
				report(op, "constraint", name)
			}
		case "pdl.apply_native_rewrite", "pdl.rewrite", "pdl_interp.apply_rewrite":
			if named && c.natives.Rewrite(name) == nil && !c.isCondition(op) {
				report(op, "rewrite", name)
			}
		}
		return ir.Advance
	})
	if missing {
		panic(bailout{})
	}
}

// isIsolated reports whether a pattern stays in the operation isolated from above that
// contains the root: apart from native functions, it follows uses and definitions alone.
func (c *compiler) isIsolated(pattern *ir.Operation) bool {
	return ir.Walk(pattern, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		switch op.Name() {
		case "pdl.apply_native_constraint", "pdl.apply_native_rewrite", "pdl.rewrite":
			if name, named := stringAttr(op, "name"); named && !c.natives.IsIsolated(name) && !c.isCondition(op) {
				return ir.Interrupt
			}
		}
		return ir.Advance
	}) == ir.Advance
}

// describePattern returns the description of a pattern for the drivers.
func describePattern(p *compiledPattern) *rewrite.Pattern {
	info := &rewrite.Pattern{Place: p.op.Location().Place()}
	if name, ok := stringAttr(p.op, "sym_name"); ok {
		info.Name = name
	}
	if n, ok := p.op.Attr("benefit").(*ir.IntegerAttr); ok {
		benefit, _ := n.Value.Int64()
		info.Benefit = int(benefit)
	}
	if root, ok := asOperation(p.root.DefiningOp()); ok {
		info.Root, _ = root.name()
	}
	if info.Root == "" {
		info.AnyOp = true
	}
	if body := p.rewrite.body(); body != nil {
		for op := range body.Ops() {
			if o, ok := asOperation(op); ok {
				name, _ := o.name()
				info.Generated = append(info.Generated, name)
			}
		}
	}
	return info
}

func (c *compiler) newMatchCompiler(patterns []*compiledPattern) *matchCompiler {
	return &matchCompiler{
		program:  c.program,
		ctx:      c.ctx,
		consts:   c.consts,
		natives:  c.natives,
		placer:   c.placer,
		found:    map[*position]bool{},
		callOf:   map[*question]int32{},
		sources:  c.sources,
		patterns: patterns,
	}
}

// matcher merges the predicates of all patterns and writes the matcher, once for
// each name of a root.
func (c *compiler) matcher() {
	lists := make([][]predicate, len(c.patterns))
	names := make([]string, len(c.patterns))
	for i, p := range c.patterns {
		lists[i], names[i] = p.preds, p.info.Root
	}
	tree := buildTree(lists, order(lists))
	mc := c.newMatchCompiler(c.patterns)
	// Register 0 holds the root.
	newRegister(&c.matchRegs, operationValue)
	named := newNamedTree(tree, names)
	c.other = mc.compile(named.prune(tree, unnamed))
	c.entries = map[*ir.OpDef]int32{}
	for _, name := range slices.Compact(slices.Sorted(slices.Values(names))) {
		if name != unnamed {
			c.entries[c.ctx.OpDef(name)] = mc.compile(named.prune(tree, name))
		}
	}
}
