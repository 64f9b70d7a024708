package emitc

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// isArrayElement reports whether arrays of a type are allowed.
func isArrayElement(t ir.Type) bool {
	return IsSupportedFloat(t) || isIndexLike(t) || class(t) == "PointerType"
}

func verifyArrayType(ps []ir.Param) error {
	shape, _ := ps[0].(ir.ParamList)
	if len(shape) == 0 {
		return errors.New("shape must not be empty")
	}
	for _, n := range shape {
		if n, ok := n.(int64); ok && n < 0 {
			return errors.New("dimensions must have non-negative size")
		}
	}
	t, _ := ps[1].(ir.Type)
	if t == nil {
		return errors.New("element type must not be none")
	}
	if !isArrayElement(t) {
		return errors.New("invalid array element type")
	}
	return nil
}

// arrayShape implements ShapedType for arrays.
type arrayShape struct{}

// Shape returns the shape of an array.
func (arrayShape) Shape(t *ir.DefinedType) (sizes []int64, ranked bool, elem ir.Type) {
	list, _ := t.Params[0].(ir.ParamList)
	for _, p := range list {
		if n, ok := p.(int64); ok {
			sizes = append(sizes, n)
		}
	}
	elem, _ = t.Params[1].(ir.Type)
	return sizes, true, elem
}

// WithShape returns an array type, or nil if an array cannot have the shape or the elements.
func (arrayShape) WithShape(t *ir.DefinedType, sizes []int64, ranked bool, elem ir.Type) ir.Type {
	list := make(ir.ParamList, len(sizes))
	for i, n := range sizes {
		list[i] = n
	}
	params := []ir.Param{list, elem}
	if !ranked || verifyArrayType(params) != nil {
		return nil
	}
	return t.Context().DefinedType(t.Def, params)
}

func verifyLValueType(ps []ir.Param) error {
	t, _ := ps[0].(ir.Type)
	if !IsSupportedType(t) {
		return fmt.Errorf("!emitc.lvalue must wrap supported emitc type, but got '%s'", t)
	}
	if class(t) == "ArrayType" {
		return errors.New("!emitc.lvalue cannot wrap !emitc.array type")
	}
	return nil
}

func verifyOpaqueType(ps []ir.Param) error {
	s, _ := ps[0].(string)
	if s == "" {
		return errors.New("expected non empty string in !emitc.opaque type")
	}
	if s[len(s)-1] == '*' {
		return errors.New("pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead")
	}
	return nil
}

func verifyPointerType(ps []ir.Param) error {
	if t, _ := ps[0].(ir.Type); t != nil && class(t) == "LValueType" {
		return errors.New("pointers to lvalues are not allowed")
	}
	return nil
}

// arraySyntax is `<` (integer `x`)+ type `>`.
type arraySyntax struct{}

func (arraySyntax) ParseParams(p *asm.Parser) []ir.Param {
	dims := p.ParseDimensionList(nil, false, true)
	at := p.Pos()
	t := p.ParseType()
	p.Checkf(isArrayElement(t), at, "invalid array element type ''%s''", t)
	shape := make(ir.ParamList, len(dims))
	for i, n := range dims {
		shape[i] = n
	}
	return []ir.Param{shape, t}
}

func (arraySyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	shape, _ := params[0].(ir.ParamList)
	for _, n := range shape {
		p.Int(n.(int64)).Byte('x')
	}
	p.Type(params[1].(ir.Type))
}

// IsArray reports whether a type is an array.
func IsArray(t ir.Type) bool { return class(t) == "ArrayType" }

// array returns the shape and the element type of an array, and whether a type is
// one.
func array(t ir.Type) (shape []int64, elem ir.Type, ok bool) {
	if class(t) != "ArrayType" {
		return nil, nil, false
	}
	ps := t.(*ir.DefinedType).Params
	list, _ := ps[0].(ir.ParamList)
	for _, n := range list {
		shape = append(shape, n.(int64))
	}
	elem, ok = ps[1].(ir.Type)
	return shape, elem, ok
}

// ValueType returns the type of the value of an lvalue.
func ValueType(t ir.Type) ir.Type { return inner(t) }
