package pdl

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Patterns are compiled patterns. They are a [rewrite.Matcher] and may be shared
// by goroutines that own different IR.
type Patterns struct {
	program  *program
	patterns []*rewrite.Pattern
}

var _ rewrite.Matcher = (*Patterns)(nil)

// Patterns returns what is known of the patterns, in the order of the module.
func (p *Patterns) Patterns() []*rewrite.Pattern { return p.patterns }

// NewState returns a machine for the patterns.
func (p *Patterns) NewState() rewrite.MatcherState { return newState(p.program, p.patterns) }

// Compile compiles the patterns that stand in a module, which must verify. Native
// functions are found in natives, which may be nil. Other operations in the
// module are passed over. The patterns keep the module for messages: it must
// not change any more.
func Compile(module *ir.Operation, natives *rewrite.Natives) (*Patterns, diag.List) {
	var diags diag.List
	if !ir.Verify(module, &diags) {
		return nil, diags
	}
	c := newCompiler(module.Context(), natives, &diags)
	for region := range module.Regions() {
		for op := range region.Ops() {
			if op.Name() == "pdl.pattern" {
				c.pattern(op)
			}
		}
	}
	if diags.HasErrors() {
		return nil, diags
	}
	c.matcher()
	p := &Patterns{program: c.program}
	for _, one := range c.patterns {
		p.patterns = append(p.patterns, one.info)
	}
	return p, diags
}

// A compiler compiles the patterns of a module.
type compiler struct {
	*program
	ctx      *ir.Context
	natives  *rewrite.Natives
	diags    *diag.List
	placer   *placer
	consts   *constants
	patterns []*compiledPattern
	sources  map[*question]*ir.Operation // a use of each constraint
}

func newCompiler(ctx *ir.Context, natives *rewrite.Natives, diags *diag.List) *compiler {
	c := &compiler{
		ctx:     ctx,
		natives: natives,
		diags:   diags,
		placer:  newPlacer(),
		program: &program{},
		sources: map[*question]*ir.Operation{},
	}
	c.consts = newConstants(c.program)
	return c
}

// maxRoots bounds the roots of a pattern: choosing among them takes time that
// grows with the third power.
const maxRoots = 200

// pattern collects the predicates of a pattern and writes its rewrite.
func (c *compiler) pattern(op *ir.Operation) {
	c.checkNatives(op)
	if c.diags.HasErrors() {
		return
	}
	p := c.collect(op)
	if p == nil {
		return
	}
	rc := &rewriteCompiler{
		program: c.program,
		ctx:     c.ctx,
		consts:  c.consts,
		natives: c.natives,
		diags:   c.diags,
		pattern: p,
		regs:    map[*ir.Value]ref{},
	}
	c.starts = append(c.starts, rc.compile())
	c.inputs = append(c.inputs, rc.inputs)
}

// collect collects the predicates of a pattern; it returns nil after an error.
func (c *compiler) collect(op *ir.Operation) *compiledPattern {
	p := &compiledPattern{op: op, rewrite: rewriteOf(op), found: map[*ir.Value]*position{}}
	body := op.Region(0).Entry()
	if n := len(roots(body, p.rewrite.root())); n > maxRoots {
		op.EmitOpError(c.diags, "has %d operations that no other one uses, which is more than the limit of %d", n, maxRoots)
		return nil
	}
	col := &collector{placer: c.placer, found: p.found, sources: c.sources}
	p.root = col.collect(body, p.rewrite.root())
	if p.root == nil || col.failed != nil {
		at := op
		if col.failed != nil {
			at = col.failed
		}
		at.EmitOpError(c.diags, "cannot be reached from the root of the pattern")
		return nil
	}
	p.preds = col.preds
	p.info = describePattern(p)
	c.patterns = append(c.patterns, p)
	return p
}

// checkNatives reports the constraints that are not registered.
func (c *compiler) checkNatives(pattern *ir.Operation) {
	for op := range pattern.Region(0).Ops() {
		if op.Name() == "pdl.apply_native_constraint" && c.natives.Constraint(nativeName(op)) == nil {
			op.EmitOpError(c.diags, "applies the native constraint '%s', which is not registered", nativeName(op))
		}
	}
}

// describePattern tells the drivers what they want to know about a pattern.
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

// matcher merges the predicates of all patterns and writes the matcher, once for
// each name of a root.
func (c *compiler) matcher() {
	lists := make([][]predicate, len(c.patterns))
	names := make([]string, len(c.patterns))
	for i, p := range c.patterns {
		lists[i], names[i] = p.preds, p.info.Root
	}
	tree := buildTree(lists, order(lists))
	mc := &matchCompiler{
		program:  c.program,
		ctx:      c.ctx,
		consts:   c.consts,
		natives:  c.natives,
		placer:   c.placer,
		found:    map[*position]bool{},
		callOf:   map[*question]int32{},
		sources:  c.sources,
		patterns: c.patterns,
	}
	// Register 0 holds the root.
	newRegister(&c.matchRegs, operationValue)
	named := newNamedTree(tree, names)
	c.other = mc.compile(named.prune(tree, unnamed))
	slices.Sort(names)
	c.entries = map[*ir.OpDef]int32{}
	for _, name := range slices.Compact(names) {
		if name != unnamed {
			c.entries[c.ctx.OpDef(name)] = mc.compile(named.prune(tree, name))
		}
	}
}
