package bufferize

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
)

// arithConstant is arith.constant, which becomes a global buffer that must not be written.
type arithConstant struct{ Defaults }

func (arithConstant) Writable(*ir.Value, *State) bool { return false }

func (arithConstant) Bufferize(op *ir.Operation, r *Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	space, ok := r.options.space(t)
	if !ok {
		op.EmitError(&r.diags, "could not infer memory space")
		return false
	}
	g := r.global(op, t, space)
	return r.ReplaceWithBuffers(op, memref.NewGetGlobal(r.Builder, g.Type(), g.SymName()).ResultValue())
}

// global returns the global buffer with the value of a constant.
func (r *Rewriter) global(op *ir.Operation, t *ir.RankedTensorType, space ir.Attribute) memref.GlobalOp {
	value := arith.ConstantOp{Operation: op}.Value()
	module := op.ParentOp()
	for module.Name() != "builtin.module" && module.ParentOp() != nil {
		module = module.ParentOp()
	}
	for o := range module.Region(0).Ops() {
		if o.Name() != "memref.global" {
			continue
		}
		g := memref.GlobalOp{Operation: o}
		n, _ := g.Alignment()
		if v, ok := g.InitialValue(); ok && v == value && n == int64(r.options.Alignment) {
			return g
		}
	}
	var name strings.Builder
	name.WriteString("__constant_")
	for _, n := range t.Shape() {
		name.WriteString(strconv.FormatInt(n, 10) + "x")
	}
	if len(t.Shape()) == 0 {
		name.WriteString("x")
	}
	name.WriteString(t.ElementType().String())
	defer r.Restore(r.InsertionPoint())
	r.SetInsertionPointToStart(module.Region(0).Entry())
	s := r.Op("memref.global").At(op.Location()).Set("sym_name", name.String()).Set("sym_visibility", "private").
		Set("type", contiguous(t, space)).Set("initial_value", value).Set("constant", true)
	if r.options.Alignment != 0 {
		s.Set("alignment", int64(r.options.Alignment))
	}
	g := s.MustBuild()
	table := r.options.tables[module]
	if table == nil {
		g.Remove()
		table = ir.NewSymbolTable(module)
		module.Region(0).Entry().Prepend(g)
		r.options.tables[module] = table
	}
	table.Insert(g)
	return memref.GlobalOp{Operation: g}
}

type arithSelect struct{ Defaults }

func (arithSelect) Reads(*ir.Operand, *State) bool { return false }

func (arithSelect) Aliases(o *ir.Operand, _ *State) []Alias {
	return []Alias{{Value: o.Owner().Result(0), Relation: Equivalent, Maybe: true}}
}

func (arithSelect) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := v.DefiningOp()
	x, y := t.of(arith.SelectOp{Operation: op}.TrueValue(), path), t.of(arith.SelectOp{Operation: op}.FalseValue(), path)
	switch {
	case x == nil || y == nil:
		return nil
	case x == y:
		return x
	case spaceOf(x) != spaceOf(y):
		op.EmitError(t.diags, "inconsistent memory space on true/false operands")
		return nil
	}
	return strided(v.Type(), spaceOf(x))
}

func (arithSelect) Bufferize(op *ir.Operation, r *Rewriter) bool {
	if (arith.SelectOp{Operation: op}).Condition().Type() != ir.Type(r.Context().I1()) {
		op.EmitOpError(&r.diags, "only i1 condition values are supported")
		return false
	}
	x, y := r.Buffer(arith.SelectOp{Operation: op}.TrueValue()), r.Buffer(arith.SelectOp{Operation: op}.FalseValue())
	if x == nil || y == nil {
		return false
	}
	if x.Type() != y.Type() {
		t := r.types.Of(arith.SelectOp{Operation: op}.ResultValue())
		if t == nil {
			return false
		}
		x, y = r.castHere(x, t), r.castHere(y, t)
	}
	return r.ReplaceWithBuffers(op, arith.NewSelect(r.Builder, arith.SelectOp{Operation: op}.Condition(), x, y).Result(0))
}

// castHere is cast at the location of the operation that is replaced.
func (r *Rewriter) castHere(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return memref.NewCast(r.Builder, t, v).Result(0)
}

// arithIndexCast is arith.index_cast on tensors.
type arithIndexCast struct{ Defaults }

func (arithIndexCast) Reads(*ir.Operand, *State) bool          { return false }
func (arithIndexCast) Aliases(o *ir.Operand, _ *State) []Alias { return result(o, Equivalent) }

func (arithIndexCast) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	return castedType(t.of(arith.IndexCastOp{Operation: v.DefiningOp()}.In(), path), v.Type())
}

// castedType returns a memref with other elements.
func castedType(from, t ir.Type) ir.Type {
	elem := ir.ElementTypeOrSelf(t)
	switch m := from.(type) {
	case *ir.MemRefType:
		return m.Context().MemRefType(m.Shape(), elem, m.Layout, m.Space)
	case *ir.UnrankedMemRefType:
		return m.Context().UnrankedMemRefType(elem, m.Space)
	}
	return nil
}

func (arithIndexCast) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(arith.IndexCastOp{Operation: op}.In())
	if v == nil {
		return false
	}
	return r.ReplaceWithBuffers(op, arith.NewIndexCast(r.Builder, castedType(v.Type(), arith.IndexCastOp{Operation: op}.Out().Type()), v).Result(0))
}
