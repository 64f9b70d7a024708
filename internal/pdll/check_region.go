package pdll

import (
	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

// A Region is a region of an operation expression. Without blocks and a source it is any region in a match,
// and an empty one in a rewrite.
type Region struct {
	loc
	Var    *RegionVar // a name for it, in a match; or nil
	Source *RegionVar // whose blocks it gets, in a rewrite; or nil
	// SourceSpan is the place of the name of Source.
	SourceSpan source.Span
	Clone      bool // it gets copies of them
	// HasBody means that it has exactly the blocks.
	HasBody bool
	Blocks  []*RegionBlock
}

// A RegionVar is the name of a matched region.
type RegionVar struct {
	loc
	Name  string
	Op    *OpExpr
	Index int

	moved source.Span // where a rewrite moves it, or none
}

// A RegionBlock is a block of a region.
type RegionBlock struct {
	loc
	Var     *BlockVar // its label, or nil
	HasArgs bool      // otherwise its arguments are not described
	Args    []*Var
	Stmts   []Stmt
	// Ops are the statements that are operations of the block, by number. In a match, negative numbers
	// count from the end.
	Ops map[Stmt]int
	// Count is their number. More means that the block may have other operations.
	Count int
	More  bool
}

func (*RegionVar) decl() {}

// region is the region whose blocks are checked.
type region struct {
	outer  *region
	labels map[string]*BlockVar
}

// regions checks the regions of an operation expression.
func (c *checker) regions(o *OpExpr, x *syntax.OpExpr) bool {
	if d := o.typ.ODS; d != nil && x.Regions != nil && !d.hasRegions(len(x.Regions)) {
		note(c.errorf(c.span(x.Regions[0].Range), "`%s` has %d regions, not %d", d.Name, d.Regions, len(x.Regions)),
			d.Span, "see the definition of `%s` here", d.Name)
		return false
	}
	for i, r := range x.Regions {
		out := &Region{loc: loc{c.span(r.Range)}, Clone: r.Clone, HasBody: r.HasBody}
		o.Regions = append(o.Regions, out)
		if !c.regionName(out, o, i, r) {
			return false
		}
		if !r.HasBody {
			continue
		}
		c.region = &region{outer: c.region, labels: map[string]*BlockVar{}}
		ok := c.regionBody(out, o, i, r)
		if c.region = c.region.outer; !ok {
			return false
		}
	}
	return true
}

// hasRegions reports whether an operation can have n regions.
func (o *Operation) hasRegions(n int) bool {
	return n == o.Regions || o.VariadicRegions && n >= o.Regions-1
}

// regionName checks the name of a region: a new one in a match, and that of a matched region in a rewrite.
func (c *checker) regionName(out *Region, o *OpExpr, i int, r *syntax.Region) bool {
	if r.Name.Text == "" {
		return true
	}
	at := c.span(r.Name.Range)
	if c.context != inRewrite {
		if r.Clone {
			c.errorf(at, "only a rewrite can clone a region")
			return false
		}
		if !c.define(r.Name.Text, at) {
			return false
		}
		out.Var = &RegionVar{loc: loc{at}, Name: r.Name.Text, Op: o, Index: i}
		c.scope.add(r.Name.Text, at, out.Var)
		return true
	}
	switch d := c.lookup(r.Name.Text).(type) {
	case *RegionVar:
		if out.Source, out.SourceSpan = d, at; r.HasBody {
			c.errorf(at, "a new region has either the blocks of a matched one or a body")
			return false
		}
		if d.moved.IsValid() {
			note(c.errorf(at, "the blocks of the region `%s` have been moved before", d.Name), d.moved, "they are moved here")
			return false
		}
		if !r.Clone {
			d.moved = at
		}
		return true
	case nil:
		suggestName(c.errorf(at, "undefined reference to `%s`", r.Name.Text), r.Name.Text, c.names())
	default:
		c.errorf(at, "expected the name of a matched region, but `%s` is not one", r.Name.Text)
	}
	return false
}

// regionBody checks the blocks of region i of an operation.
func (c *checker) regionBody(out *Region, o *OpExpr, i int, r *syntax.Region) bool {
	for k, b := range r.Blocks {
		if b.HasHeader && !c.label(&BlockVar{loc: loc{c.span(b.Label.Range)}, Name: b.Label.Text, Op: o, Region: i, Block: k}) {
			return false
		}
	}
	if c.context == inRewrite {
		c.push() // its blocks see what earlier ones define
		defer c.pop()
	}
	for _, b := range r.Blocks {
		y := &RegionBlock{loc: loc{c.span(b.Range)}, Var: c.region.labels[b.Label.Text], HasArgs: b.HasHeader, Ops: map[Stmt]int{}}
		out.Blocks = append(out.Blocks, y)
		if !c.regionBlock(y, b) {
			return false
		}
	}
	return true
}

// regionBlock checks a block. What it defines in a match can be used in the rest of the pattern.
func (c *checker) regionBlock(y *RegionBlock, b *syntax.RegionBlock) bool {
	if !c.blockArgs(y, b) {
		return false
	}
	var after []Stmt // operations behind "..."
	for _, s := range b.Stmts {
		if rest, ok := s.(*syntax.AnyOpsStmt); ok {
			if c.context == inRewrite || y.More {
				c.errorf(c.span(rest.Range), "`...` stands once in a block that is matched")
				return false
			}
			y.More = true
			continue
		}
		t, ok := c.regionStmt(s)
		if !ok {
			return false
		}
		y.Stmts = append(y.Stmts, t)
		switch {
		case !describesOp(t):
		case y.More:
			after = append(after, t)
		default:
			y.Ops[t] = y.Count
			y.Count++
		}
	}
	for i, t := range after {
		y.Ops[t] = i - len(after)
	}
	y.Count += len(after)
	return true
}

// describesOp reports whether a statement is an operation of a block, as such or as its results.
func describesOp(s Stmt) bool {
	switch s := s.(type) {
	case *OpExpr:
		return true
	case *LetStmt:
		return s.Var.Init != nil && OpOf(s.Var.Init) != nil
	}
	return false
}

// OpOf returns the operation expression that an expression is, or whose results it is, or nil.
func OpOf(x Expr) *OpExpr {
	if m, ok := x.(*MemberExpr); ok && m.Name == AllResults {
		x = m.X
	}
	op, _ := x.(*OpExpr)
	return op
}

func (c *checker) regionStmt(s syntax.Stmt) (Stmt, bool) {
	switch s.(type) {
	case *syntax.EraseStmt, *syntax.ReplaceStmt, *syntax.RewriteStmt, *syntax.ReturnStmt:
		c.errorf(c.span(s.Span()), "a region has no such statement")
		return nil, false
	}
	t, ok := c.stmt(s)
	switch t := t.(type) {
	case *DeclRef, *MemberExpr, *TupleExpr, *AttrExpr, *TypeExpr:
		c.errorf(c.span(s.Span()), "the statement has no effect in a region")
		return nil, false
	case *LetStmt:
		if _, isOp := t.Var.Type.(*OpType); isOp && t.Var.Init == nil {
			c.errorf(t.Var.Loc(), "an operation of a block is described with `op<...>`")
			return nil, false
		}
	}
	return t, ok
}

// blockArgs checks the arguments of a block: values, or one range of all.
func (c *checker) blockArgs(y *RegionBlock, b *syntax.RegionBlock) bool {
	for _, p := range b.Params {
		if _, defines := p.(*syntax.VarExpr); !defines && c.context == inRewrite {
			c.errorf(c.span(p.Span()), "the argument of a new block is a new variable, such as `x: Value<type>`")
			return false
		}
		x, ok := c.expr(p)
		if !ok {
			return false
		}
		v := argumentOf(x)
		switch {
		case v == nil:
			c.errorf(x.Loc(), "expected an argument of the block, such as `x: Value`")
			return false
		case v.Type == ValueRangeType && len(b.Params) > 1:
			c.errorf(x.Loc(), "a `ValueRange` stands for all arguments of the block")
			return false
		case c.context == inRewrite && typeOfArgument(v) == nil:
			c.errorf(x.Loc(), "the argument of a new block needs a type, such as `%s: Value<type>`", v.Name)
			return false
		}
		y.Args = append(y.Args, v)
	}
	return true
}

// argumentOf returns the variable that an expression defines or names, if it can be an argument.
func argumentOf(x Expr) *Var {
	r, ok := x.(*DeclRef)
	if !ok {
		return nil
	}
	v, ok := r.Decl.(*Var)
	if !ok || v.Type != ValueType && v.Type != ValueRangeType {
		return nil
	}
	return v
}

// typeOfArgument returns the type that the constraints of a variable name, or nil.
func typeOfArgument(v *Var) Expr {
	for _, ref := range v.Constraints {
		if core, ok := ref.Constraint.(*CoreConstraint); ok && core.Type != nil {
			return core.Type
		}
	}
	return nil
}

// Type returns the type of the argument that the constraints of its variable name.
func (b *RegionBlock) Type(i int) Expr { return typeOfArgument(b.Args[i]) }
