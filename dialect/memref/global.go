package memref

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The directive GlobalMemrefOpTypeAndInitialValue is
// `type (= (uninitialized | elements))?`. Its arguments are the two attributes.
func parseGlobal(p *asm.OpParser, a *asm.ParseArgs) bool {
	t := p.ParseType()
	m, ok := t.(*ir.MemRefType)
	p.Checkf(ok && ir.HasStaticShape(m), p.NamePos(), "type should be static shaped memref, but got '%s'", t)
	ctx := p.Context()
	a.SetAttr(0, ctx.TypeAttr(t))
	if !p.OptionalPunct(asm.Equal) {
		return true
	}
	if p.ParseOptionalKeyword("uninitialized") {
		a.SetAttr(1, ctx.UnitAttr())
		return true
	}
	v := p.ParseAttribute(ctx.RankedTensorType(m.Shape(), m.Element, nil))
	p.Check(elements(v) != nil, p.NamePos(), "initial value should be a unit or elements attribute")
	a.SetAttr(1, v)
	return true
}

// elements returns the type of an elements attribute, nil for another one.
func elements(a ir.Attribute) ir.ShapedType {
	switch a := a.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr:
		t, _ := ir.AsShaped(a.(ir.TypedAttribute).Type())
		return t
	}
	return nil
}

func printGlobal(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if t, ok := a.Attr(0).(*ir.TypeAttr); ok {
		p.Type(t.Value)
	}
	switch v := a.Attr(1).(type) {
	case nil:
	case *ir.UnitAttr:
		p.Text(" = uninitialized")
	default:
		p.Text(" = ").AttributeWithoutType(v)
	}
}

// globalType returns the type of a global, nil if it is not a static memref.
func globalType(op *ir.Operation) *ir.MemRefType {
	a, _ := GlobalOp{op}.TypeAttr().(*ir.TypeAttr)
	if a == nil {
		return nil
	}
	t, _ := a.Value.(*ir.MemRefType)
	return t
}

func verifyGlobal(op GlobalOp, c *ir.Checker) {
	t := globalType(op.Operation)
	if t == nil || !ir.HasStaticShape(t) {
		c.Failf("type should be static shaped memref, but got %s", messageAttr(op.TypeAttr()))
	}
	init := op.InitialValueAttr()
	if _, unit := init.(*ir.UnitAttr); init == nil || unit {
		return
	}
	e := elements(init)
	c.Checkf(e != nil, "initial value should be a unit or elements attribute, but got %s", init)
	c.Checkf(e.ElementType() == t.Element, "initial value element expected to be of type '%s', but was of type '%s'", t.Element, e.ElementType())
	want, got := ir.JoinInts(t.Shape()), ir.JoinInts(e.Shape())
	if want != got {
		c.Failf("initial value shape expected to be %s but was %s", want, got)
	}
}

func messageAttr(a ir.Attribute) string {
	if t, ok := a.(*ir.TypeAttr); ok {
		return "'" + t.Value.String() + "'"
	}
	return a.String()
}

func verifyGetGlobal(op GetGlobalOp, c *ir.Checker) {
	ref, ok := op.NameAttribute().(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	g := c.Symbols().Lookup(op.Operation, ref)
	if g == nil || g.Name() != GlobalOpName {
		c.Failf("'%s' does not reference a valid global memref", ref.Root)
	}
	t := globalType(g)
	if got := op.ResultValue().Type(); t != nil && got != ir.Type(t) {
		c.Failf("result type '%s' does not match type '%s' of the global memref @%s", got, t, ref.Root)
	}
}
