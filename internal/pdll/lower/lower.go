package lower

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// maxOps bounds the number of operations in a module. Bodies are inlined at each
// call, so a short text can expand to very many operations.
const maxOps = 1 << 18

// Lower returns a builtin.module with a pdl.pattern for each pattern of m, which
// must have been loaded without errors. They are those of mlir-pdll; patterns with forms that MLIR's pdl dialect
// does not have are those of [LowerRules]. The pdl dialect must be registered with
// ctx. Lower returns nil if there is an error in an attribute or type literal, or
// one that the dialect's verifier finds.
func Lower(m *pdll.Module, ctx *ir.Context) (*ir.Operation, diag.List) {
	return lower(m, ctx, false)
}

// LowerForCPP lowers patterns as [Lower], for C++ that MLIR compiles. Forms that only mica has are errors.
func LowerForCPP(m *pdll.Module, ctx *ir.Context) (*ir.Operation, diag.List) {
	return lower(m, ctx, true)
}

func lower(m *pdll.Module, ctx *ir.Context, forCPP bool) (*ir.Operation, diag.List) {
	l, err := newLowering(m, ctx)
	if err != nil {
		return nil, diag.List{{Message: err.Error(), Bare: true}}
	}
	l.forCPP = forCPP
	module := ir.NewModule(ctx, l.loc(m))
	l.b.SetInsertionPointToEnd(module.Region(0).Entry())
	for _, d := range m.Decls {
		if p, ok := d.(*pdll.Pattern); ok {
			l.asReference(p)
		}
	}
	if l.ops > maxOps {
		l.diags.Errorf(diag.At(m.Loc().Pos()), "the patterns need more than %d operations", maxOps)
	}
	if l.diags.HasErrors() || !ir.Verify(module, &l.diags) {
		return nil, l.diags
	}
	return module, l.diags
}

// A lowering creates operations for the patterns of one module.
type lowering struct {
	ctx     *ir.Context
	b       *ir.Builder
	types   pdlTypes
	vars    *variables
	diags   diag.List
	ops     int
	origins *origins // nil unless the patterns will be applied
	// manual means that the patterns follow the manual even where the reference's cannot, and may have all forms of
	// mica's pdl dialect. It is true for all that are applied, and for those that the reference does not have.
	manual bool
	forCPP bool // such forms are errors
	// extended means that the pattern has such a form.
	extended bool
	// reference means that the patterns must be mlir-pdll's in all respects.
	reference bool
	matched   map[*ir.Operation]*pdll.OpExpr // by the operation that was made for it
	// withBlocks are the operations with regions or successors, branches those that wait for a block by the
	// operation that gets it.
	withBlocks map[*pdll.OpExpr]*ir.Value
	branches   map[*pdll.OpExpr][]branch
	choices    *choices
	late       []*pdll.Var // of the pattern, which get their values at the start of the rewrite
	// conditions is the number of conditions of the module.
	conditions int
}

// pdlTypes are the types of the dialect.
type pdlTypes struct {
	attribute, operation, typ, value, types, values ir.Type
}

// asReference lowers a pattern as mlir-pdll does. If it turns out to have a form that MLIR's dialect does not
// have, it is lowered again as it is applied.
func (l *lowering) asReference(p *pdll.Pattern) {
	body := l.b.Block()
	last, ops, diags := body.Back(), l.ops, len(l.diags)
	l.manual, l.extended = false, false
	if l.alternatives(p); !l.extended || l.forCPP {
		return
	}
	for body.Back() != last {
		body.Back().Erase()
	}
	l.manual, l.ops, l.diags = true, ops, l.diags[:diags]
	l.alternatives(p)
}

// extends reports whether a form that MLIR's pdl dialect does not have is lowered, here for the first time in the
// pattern or again. It is an error if it must not occur.
func (l *lowering) extends(at diag.Place, what string) bool {
	if l.forCPP && !l.extended {
		l.diags.Errorf(at, "%s has no form in the C++ of mlir-pdll", what)
	}
	l.extended = true
	return l.manual
}

// A variables maps the variables of a region of the text to values. A region drops
// its own variables at its end. The reference drops those of a callable's body before it
// evaluates the result, and creates their definitions again if the result refers to them.
type variables struct {
	parent *variables
	values map[*pdll.Var][]*ir.Value
	// parents are the values of expressions that have their members accessed.
	parents map[pdll.Expr][]*ir.Value
}

func (v *variables) lookup(d *pdll.Var) ([]*ir.Value, bool) {
	for ; v != nil; v = v.parent {
		if x, ok := v.values[d]; ok {
			return x, true
		}
	}
	return nil, false
}

func (l *lowering) enter() {
	l.vars = &variables{parent: l.vars, values: map[*pdll.Var][]*ir.Value{}, parents: map[pdll.Expr][]*ir.Value{}}
}

func (l *lowering) leave() { l.vars = l.vars.parent }

func newLowering(m *pdll.Module, ctx *ir.Context) (*lowering, error) {
	if err := pdl.Check(ctx); err != nil {
		return nil, err
	}
	l := &lowering{ctx: ctx, b: ir.NewBuilder(ctx), reference: m.Reference, matched: map[*ir.Operation]*pdll.OpExpr{}}
	l.types = pdlTypes{
		attribute: pdl.TypeOf(ctx, pdl.Attribute),
		operation: pdl.TypeOf(ctx, pdl.Operation),
		typ:       pdl.TypeOf(ctx, pdl.Type),
		value:     pdl.TypeOf(ctx, pdl.Value),
		types:     pdl.TypeOf(ctx, pdl.TypeRange),
		values:    pdl.TypeOf(ctx, pdl.ValueRange),
	}
	return l, nil
}

// typeOf returns the pdl type for expressions of a PDLL type.
func (l *lowering) typeOf(t pdll.Type) ir.Type {
	switch t {
	case pdll.AttrType:
		return l.types.attribute
	case pdll.TypeType:
		return l.types.typ
	case pdll.ValueType:
		return l.types.value
	case pdll.TypeRangeType:
		return l.types.types
	case pdll.ValueRangeType:
		return l.types.values
	}
	if _, ok := t.(*pdll.OpType); ok {
		return l.types.operation
	}
	panic("lower: a value of type " + t.String())
}

// loc returns the location of a node.
func (l *lowering) loc(n pdll.Node) *ir.Location { return l.at(n.Loc()) }

func (l *lowering) at(s source.Span) *ir.Location {
	if !s.IsValid() {
		return l.ctx.UnknownLoc()
	}
	line, col := s.Pos().LineCol()
	return l.ctx.FileLineColLoc(s.File.Name, uint32(line), uint32(col))
}

// groups sets operand segments, which the operation's definition counts.
func (l *lowering) groups(s *ir.OperationState, groups ...[]*ir.Value) {
	sizes := make([]int32, len(groups))
	for i, g := range groups {
		sizes[i] = int32(len(g))
		s.Operands = append(s.Operands, g...)
	}
	s.AddAttribute(ir.OperandSegments, l.ctx.DenseI32Array(sizes))
}

// create inserts an operation of the pdl dialect.
func (l *lowering) create(name string, at *ir.Location, s ir.OperationState) *ir.Operation {
	l.ops++
	s.Def, s.Loc = l.ctx.OpDef(name), at
	if s.Def == nil {
		s.Def = l.ctx.OpDef(name)
	}
	op := l.b.Create(&s)
	l.origins.created(op)
	return op
}

// value inserts an operation with one result.
func (l *lowering) value(name string, at *ir.Location, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return l.create(name, at, ir.OperationState{Operands: operands, Types: []ir.Type{t}, Attributes: attrs}).Result(0)
}

// optional returns a list of v, or an empty list if v is nil.
func optional(v *ir.Value) []*ir.Value {
	if v == nil {
		return nil
	}
	return []*ir.Value{v}
}

func (l *lowering) pattern(p *pdll.Pattern) *ir.Operation {
	clear(l.matched)
	l.late = nil
	var s ir.OperationState
	s.AddAttribute("benefit", l.ctx.Int64Attr(l.ctx.I16(), int64(int16(p.Benefit))))
	if p.Name != "" {
		s.AddAttribute(ir.SymbolNameAttr, l.ctx.StringAttr(p.Name))
	}
	s.NumRegions = 1
	op := l.create("pdl.pattern", l.loc(p), s)
	defer l.b.Restore(l.b.InsertionPoint())
	l.b.SetInsertionPointToEnd(op.Region(0).AppendBlock(nil))
	l.block(p.Body)
	l.uses(op)
	return op
}

// parse parses an attribute or type literal. Errors are reported at the location
// within the literal, as far as it is known.
func (l *lowering) parse(x pdll.Expr, text string, read func(*ir.Context, *source.File) (any, diag.List)) any {
	a, list := read(l.ctx, source.NewFile(text, []byte(text)))
	if !list.HasErrors() && a != nil {
		return a
	}
	for _, d := range list {
		l.diags.Add(&diag.Diagnostic{Severity: d.Severity, Place: diag.At(x.Loc().Pos()), Message: d.Message})
	}
	if !list.HasErrors() {
		l.diags.Errorf(diag.At(x.Loc().Pos()), "invalid literal")
	}
	return nil
}

func (l *lowering) attribute(x *pdll.AttrExpr) ir.Attribute {
	a, _ := l.parse(x, x.Text, func(ctx *ir.Context, f *source.File) (any, diag.List) {
		a, list := asm.ParseAttribute(ctx, f)
		return a, list
	}).(ir.Attribute)
	return a
}

func (l *lowering) typ(x *pdll.TypeExpr) ir.Type {
	t, _ := l.parse(x, x.Text, func(ctx *ir.Context, f *source.File) (any, diag.List) {
		t, list := asm.ParseType(ctx, f)
		return t, list
	}).(ir.Type)
	return t
}
