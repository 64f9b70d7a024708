package smt

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// bitVector returns the type of bit-vectors of a width, nil if the dialect is not
// loaded.
func bitVector(ctx *ir.Context, width int64) ir.Type { return newType(ctx, "bv", width) }

func newType(ctx *ir.Context, mnemonic string, params ...ir.Param) ir.Type {
	d := ctx.Dialect("smt")
	if d == nil {
		return nil
	}
	if def := d.TypeNamed(mnemonic); def != nil {
		return ctx.DefinedType(def, params)
	}
	return nil
}

// width returns the width of a bit-vector, and whether a type is of one.
func width(t ir.Type) (int64, bool) {
	if class(t) != "BitVectorType" {
		return 0, false
	}
	n, ok := t.(*ir.DefinedType).Params[0].(int64)
	return n, ok
}

func verifyBitVector(ps []ir.Param) error {
	if n, ok := ps[0].(int64); ok && n <= 0 {
		return errors.New("bit-vector must have at least a width of one")
	}
	return nil
}

func verifyConstant(ps []ir.Param) error {
	if v, ok := ps[0].(num.APInt); ok && v.Width() < 1 {
		return fmt.Errorf("bit-width must be at least 1, but got %d", v.Width())
	}
	return nil
}

func verifyArray(ps []ir.Param) error {
	if t, ok := ps[0].(ir.Type); ok && !isAny(t) {
		return errors.New("domain must be any SMT value type")
	}
	if t, ok := ps[1].(ir.Type); ok && !isAny(t) {
		return errors.New("range must be any SMT value type")
	}
	return nil
}

// allValues reports whether all types of a list are of values.
func allValues(p ir.Param) bool {
	list, _ := p.(ir.ParamList)
	for _, x := range list {
		if t, ok := x.(ir.Type); ok && !isValue(t) {
			return false
		}
	}
	return true
}

func verifyFunction(ps []ir.Param) error {
	if list, _ := ps[0].(ir.ParamList); len(list) == 0 {
		return errors.New("domain must not be empty")
	}
	if !allValues(ps[0]) {
		return errors.New("domain types must be any non-function SMT type")
	}
	if t, ok := ps[1].(ir.Type); ok && !isValue(t) {
		return errors.New("range type must be any non-function SMT type")
	}
	return nil
}

func verifySort(ps []ir.Param) error {
	if !allValues(ps[1]) {
		return errors.New("sort parameter types must be any non-function SMT type")
	}
	return nil
}

// constantSyntax is `<` integer `>` of a constant whose type is after it.
type constantSyntax struct{}

func (constantSyntax) ParseParams(p *asm.Parser) []ir.Param {
	return constantSyntax{}.ParseTypedParams(p, nil)
}

func (constantSyntax) ParseTypedParams(p *asm.Parser, t ir.Type) []ir.Param {
	at := p.Pos()
	p.Punct(asm.Less)
	here := p.Pos()
	n, present := p.ParseOptionalInteger()
	p.Check(present, here, "expected integer value")
	p.Punct(asm.Greater)
	w, ok := width(t)
	p.Check(ok, at, "explicit bit-vector type required")
	needed := int64(n.BitLen())
	if n.Sign() < 0 {
		needed = int64(num.APIntFromBig(n.BitLen()+1, n).SignedBits())
	}
	p.Checkf(w >= needed, at, "integer value out of range for given bit-vector type '%s'", t)
	return []ir.Param{num.APIntFromBig(int(w), n)}
}

func (constantSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if v, ok := params[0].(num.APInt); ok {
		p.Text(v.SignedBig().String())
	}
	p.Byte('>')
}

// constantName names a constant after its value.
func constantName(op *ir.Operation, set func(v *ir.Value, name string)) {
	switch a := op.Attr("value").(type) {
	case *ir.DefinedAttr:
		if v, ok := a.Params[0].(num.APInt); ok {
			set(op.Result(0), "c"+v.SignedBig().String()+"_bv"+strconv.Itoa(v.Width()))
		}
	case *ir.IntegerAttr:
		if op.Name() == "smt.int.constant" {
			set(op.Result(0), "c"+a.Value.SignedBig().String())
			return
		}
		set(op.Result(0), strconv.FormatBool(!a.Value.IsZero()))
	}
}

func declarationName(op *ir.Operation, set func(v *ir.Value, name string)) {
	name := ""
	if s, ok := op.Attr("namePrefix").(*ir.StringAttr); ok {
		name = s.Value
	}
	set(op.Result(0), name)
}

// widthOf computes the type of a constant, which follows from its value.
func widthOf(a *ir.DefinedAttr) ir.Type {
	v, ok := a.Params[0].(num.APInt)
	if !ok {
		return nil
	}
	return bitVector(a.Context(), int64(v.Width()))
}
