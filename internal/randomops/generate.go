package randomops

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"runtime/debug"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Generator generates random operations. It is deterministic: the cases for an
// operation depend only on the seed, the pool and the definition.
type Generator struct {
	*rand.Rand
	ctx  *ir.Context
	pool *Pool
	seed uint64

	fitTypes map[*ir.TypeConstraint][]ir.Type
	fitAttrs map[*ir.AttributeConstraint][]ir.Attribute
	// valid holds the specs of an operation that mica accepts.
	valid map[*ir.OpDef][]*Spec
	depth int
}

// NewGenerator returns a generator of operations of a context.
func NewGenerator(ctx *ir.Context, pool *Pool, seed uint64) *Generator {
	return &Generator{ctx: ctx, pool: pool, seed: seed, fitTypes: map[*ir.TypeConstraint][]ir.Type{},
		fitAttrs: map[*ir.AttributeConstraint][]ir.Attribute{}, valid: map[*ir.OpDef][]*Spec{}}
}

// A Case is an operation as text.
type Case struct {
	Op   string
	Text string
}

// Cases generates n cases of an operation. Nearly half are valid according to mica;
// most of the others differ from valid ones in one respect.
func (g *Generator) Cases(def *ir.OpDef, n int) []Case {
	g.reseed(def, 1)
	valid := g.validSpecs(def)
	g.reseed(def, 2)
	var out []Case
	seen := map[string]bool{}
	for try := 0; len(out) < n && try < 20*n; try++ {
		var s *Spec
		switch k := len(out) * 100 / n; {
		case len(valid) == 0 || k >= 80:
			s = g.spec(def)
		case k < 45 && try < 5*n:
			s = valid[g.IntN(len(valid))]
		default:
			s = g.mutate(valid[g.IntN(len(valid))])
		}
		text := s.Text()
		if seen[text] && try < 10*n {
			continue
		}
		seen[text] = true
		out = append(out, Case{def.Name, text})
	}
	return out
}

// reseed makes the following choices independent of those for other operations.
func (g *Generator) reseed(def *ir.OpDef, phase uint64) {
	h := fnv.New64a()
	h.Write([]byte(def.Name))
	g.Rand = rand.New(rand.NewPCG(g.seed*7+phase, h.Sum64()))
}

// tries bounds the search for valid operations, and enough is the number to find.
const (
	tries  = 60
	enough = 12
)

// validSpecs returns specs that mica accepts.
func (g *Generator) validSpecs(def *ir.OpDef) []*Spec {
	if v, ok := g.valid[def]; ok {
		return v
	}
	g.valid[def] = nil // an operation that requires itself as parent has none
	seen := map[string]bool{}
	var out []*Spec
	for try := 0; try < tries && len(out) < enough; try++ {
		s := g.spec(def)
		if text := s.Text(); !seen[text] {
			seen[text] = true
			if msg, _ := Verdict(g.ctx, text); msg == "" {
				out = append(out, s)
			}
		}
	}
	g.valid[def] = out
	return out
}

// Verdict parses and verifies a text. It returns mica's first error, or "" and the
// operation.
func Verdict(ctx *ir.Context, text string) (msg string, op *ir.Operation) {
	defer func() {
		if r := recover(); r != nil {
			msg = Panic(r)
		}
	}()
	op, ds := asm.Parse(ctx, &source.File{Name: "case.mlir", Text: []byte(text)}, asm.ParseOptions{})
	for _, d := range ds {
		if d.Severity != diag.Error {
			continue
		}
		m, _, _ := strings.Cut(d.Message, "\n")
		return m, op
	}
	return "", op
}

// panicked begins the message of a panic.
const panicked = "PANIC: "

// Panic describes a recovered panic and where it happened. Called by a deferred
// function, it sees the stack of the panic.
func Panic(r any) string { return fmt.Sprintf("%s%v\n%s", panicked, r, debug.Stack()) }

// Panicked reports whether mica panicked.
func (r *Result) Panicked() bool { return strings.HasPrefix(r.Got, panicked) }

func (g *Generator) chance(percent int) bool { return g.IntN(100) < percent }

// typesFor returns the types in the pool that satisfy a constraint.
func (g *Generator) typesFor(c *ir.TypeConstraint) []ir.Type {
	if c == nil || c.Check == nil {
		return g.pool.Types
	}
	fit, ok := g.fitTypes[c]
	if !ok {
		for _, t := range g.pool.Types {
			if holdsType(c, t) {
				fit = append(fit, t)
			}
		}
		if c.Build != nil {
			if t := c.Build(g.ctx); t != nil && len(fit) == 0 {
				fit = append(fit, t)
			}
		}
		g.fitTypes[c] = fit
	}
	return fit
}

func holdsType(c *ir.TypeConstraint, t ir.Type) bool {
	return c == nil || c.Check == nil || c.Check(nil, t) == ir.Holds
}

func (g *Generator) attrsFor(c *ir.AttributeConstraint) []ir.Attribute {
	if c == nil || c.Check == nil {
		return g.pool.Attrs
	}
	fit, ok := g.fitAttrs[c]
	if !ok {
		for _, a := range g.pool.Attrs {
			if holdsAttr(c, a) {
				fit = append(fit, a)
			}
		}
		g.fitAttrs[c] = fit
	}
	return fit
}

func holdsAttr(c *ir.AttributeConstraint, a ir.Attribute) bool {
	return c.Check(nil, a) == ir.Holds
}

// A likeness is the relation between the types of an operation.
type likeness uint8

const (
	sameType likeness = iota
	sameShape
	sameElement
	unrelated
)

// A theme is a random choice of how the types of an operation are related to each other or to a
// given type.
type theme struct {
	like likeness
	typ  ir.Type
	wild int // percentage of types that ignore the constraint
}

func (g *Generator) theme() *theme {
	t := &theme{like: unrelated}
	switch n := g.IntN(100); {
	case n < 55:
		t.like = sameType
	case n < 70:
		t.like = sameShape
	case n < 85:
		t.like = sameElement
	}
	if g.chance(25) {
		t.wild = 10
	}
	return t
}

// pick chooses a type for a constraint.
func (g *Generator) pick(c *ir.TypeConstraint, th *theme) ir.Type {
	if len(g.pool.Types) == 0 {
		return g.ctx.NoneType()
	}
	if g.chance(th.wild) {
		return g.pool.Types[g.IntN(len(g.pool.Types))]
	}
	fit := g.typesFor(c)
	if len(fit) == 0 {
		fit = g.pool.Types
	}
	var t ir.Type
	if th.typ != nil && th.like != unrelated && !g.chance(5) {
		if holdsType(c, th.typ) && (th.like == sameType || g.chance(40)) {
			t = th.typ
		} else {
			t = g.related(fit, th)
		}
	}
	if t == nil {
		t = g.any(fit)
	}
	if th.typ == nil || g.chance(10) && th.like == unrelated {
		th.typ = t
	}
	return t
}

// any chooses one of the types, each kind of type with equal probability.
func (g *Generator) any(fit []ir.Type) ir.Type {
	if len(fit) > 20 && g.chance(50) {
		want := g.IntN(4)
		for range 20 {
			t := fit[g.IntN(len(fit))]
			s, shaped := ir.AsShaped(t)
			_, vector := t.(*ir.VectorType)
			if want == 0 && !shaped || want == 1 && vector || want == 2 && shaped && s.HasRank() && !vector || want == 3 {
				return t
			}
		}
	}
	return fit[g.IntN(len(fit))]
}

// related chooses a type with the shape or element type of the theme, or nil.
func (g *Generator) related(fit []ir.Type, th *theme) ir.Type {
	var found []ir.Type
	for _, t := range fit {
		a, ok := ir.AsShaped(t)
		b, also := ir.AsShaped(th.typ)
		var match bool
		switch {
		case ok && also:
			match = th.like != sameElement && a.HasRank() == b.HasRank() && equalShape(a, b) || th.like == sameElement && a.ElementType() == b.ElementType()
		case ok:
			match = a.ElementType() == th.typ
		case also:
			match = b.ElementType() == t
		default:
			match = th.like == sameShape
		}
		if match {
			found = append(found, t)
		}
	}
	if len(found) == 0 {
		return nil
	}
	return found[g.IntN(len(found))]
}

func equalShape(a, b ir.ShapedType) bool {
	if !a.HasRank() || !b.HasRank() {
		return true
	}
	x, y := a.Shape(), b.Shape()
	if len(x) != len(y) {
		return false
	}
	for i := range x {
		if x[i] != y[i] {
			return false
		}
	}
	return true
}

// count chooses the number of values in a group.
func (g *Generator) count(a ir.Arity) int {
	switch {
	case g.chance(1):
		return g.IntN(4)
	case a == ir.Single:
		return 1
	case a == ir.Optional:
		return g.IntN(2)
	}
	return g.IntN(4)
}

func (g *Generator) attr(d *ir.AttributeDef) ir.Attribute {
	if !g.chance(4) {
		if fit := g.attrsFor(d.Constraint); len(fit) > 0 {
			return fit[g.IntN(len(fit))]
		}
	}
	return g.pool.Attrs[g.IntN(len(g.pool.Attrs))]
}

// dummies returns values of the types.
func (g *Generator) dummies(types []ir.Type) []*ir.Value {
	op := ir.Create(&ir.OperationState{Def: g.ctx.OpDef("any.source"), Loc: g.ctx.UnknownLoc(), Types: types})
	vs := make([]*ir.Value, len(types))
	for i := range types {
		vs[i] = op.Result(i)
	}
	return vs
}

// spec generates an operation.
func (g *Generator) spec(def *ir.OpDef) *Spec {
	s := &Spec{Def: def}
	th := g.theme()
	few := g.chance(60) // optional parts are rare
	if g.chance(50) && len(def.Results) > 0 && !hasUnion(def) {
		g.pick(def.Results[0].Constraint, th)
	}
	same := -1
	for i := range def.Operands {
		d := &def.Operands[i]
		n := g.count(d.Arity)
		if few && d.Arity != ir.Single && g.chance(70) {
			n = 0
		}
		if def.Has(ir.SameVariadicOperandSize) && d.Arity != ir.Single {
			if same < 0 {
				same = n
			}
			n = same
		}
		var ts []ir.Type
		for range n {
			ts = append(ts, g.pick(d.Constraint, th))
		}
		s.Operands = append(s.Operands, ts)
	}
	for i := range def.Attributes {
		d := &def.Attributes[i]
		if d.Hidden || d.Name == ir.OperandSegments || d.Name == ir.ResultSegments {
			continue
		}
		if d.Optional || d.Default != nil {
			if g.chance(50) || few && g.chance(70) {
				continue
			}
		} else if g.chance(1) {
			continue
		}
		if inner := innerSegments(def, d.Name); inner >= 0 && !g.chance(5) {
			s.Attrs = append(s.Attrs, Attr{d.Name, g.split(len(s.Operands[inner]))})
			continue
		}
		s.Attrs = append(s.Attrs, Attr{d.Name, g.attr(d)})
	}
	g.results(s, th)
	g.regions(s)
	g.successors(s)
	g.context(s)
	if g.chance(5) {
		s.Extra = append(s.Extra, g.extra())
	}
	return s
}

// hasUnion reports whether the result types are inferred.
func hasUnion(def *ir.OpDef) bool { return def.InferTypes != nil }

// innerSegments returns the index of the operand group whose inner sizes an
// attribute holds, or -1.
func innerSegments(def *ir.OpDef, attr string) int {
	for i := range def.Operands {
		if def.Operands[i].Arity == ir.VariadicOfVariadic && def.Operands[i].Segments == attr {
			return i
		}
	}
	return -1
}

func (g *Generator) split(n int) ir.Attribute {
	var sizes []int32
	for n > 0 {
		k := 1 + g.IntN(n)
		sizes = append(sizes, int32(k))
		n -= k
	}
	return g.ctx.DenseI32Array(sizes)
}

func (g *Generator) extra() Attr {
	names := []string{"any.thing", "discardable", "llvm.noalias", "gpu.something", "x.y"}
	return Attr{names[g.IntN(len(names))], g.pool.Attrs[g.IntN(len(g.pool.Attrs))]}
}

// results infers the result types if possible, and otherwise chooses them.
func (g *Generator) results(s *Spec, th *theme) {
	def := s.Def
	if def.InferTypes != nil && g.chance(85) {
		if ts, ok := g.infer(s); ok && len(ts) == len(def.Results) {
			for _, t := range ts {
				s.Results = append(s.Results, []ir.Type{t})
			}
			return
		} else if ok && len(def.Results) == 1 {
			s.Results = append(s.Results, ts)
			return
		}
	}
	if a := g.typedAttr(s); a != nil && g.chance(50) {
		th.typ, th.like = a, sameType
	}
	for i := range def.Results {
		d := &def.Results[i]
		var ts []ir.Type
		for range g.count(d.Arity) {
			ts = append(ts, g.pick(d.Constraint, th))
		}
		s.Results = append(s.Results, ts)
	}
}

// typedAttr returns the type of, or in, an attribute of the operation.
func (g *Generator) typedAttr(s *Spec) ir.Type {
	for _, a := range s.Attrs {
		switch a := a.Value.(type) {
		case *ir.TypeAttr:
			return a.Value
		case ir.TypedAttribute:
			if a.Type() != nil {
				return a.Type()
			}
		}
	}
	return nil
}

func (g *Generator) infer(s *Spec) (ts []ir.Type, ok bool) {
	st := &ir.OperationState{Def: s.Def, Loc: g.ctx.UnknownLoc(), Operands: g.dummies(flat(s.Operands))}
	for _, a := range s.Attrs {
		st.Attributes = append(st.Attributes, ir.NamedAttribute{Name: a.Name, Value: a.Value})
	}
	if s.Def.Has(ir.AttrSizedOperandSegments) {
		var n []int32
		for _, g := range s.Operands {
			n = append(n, int32(len(g)))
		}
		st.Attributes = append(st.Attributes, ir.NamedAttribute{Name: ir.OperandSegments, Value: g.ctx.DenseI32Array(n)})
	}
	ts, ok = s.Def.InferTypes(st, &diag.List{})
	for _, t := range ts {
		if t == nil {
			return nil, false
		}
	}
	return ts, ok
}
