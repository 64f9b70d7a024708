package main

import "github.com/mica-ir/mica/ir"

// An arithmetic creates operations of arith at a location.
type arithmetic struct {
	b   *ir.Builder
	loc *ir.Location
}

// op makes a binary operation.
func (a arithmetic) op(name string, lhs, rhs *ir.Value) *ir.Value {
	return a.b.Create(&ir.OperationState{Def: lhs.Type().Context().OpDef(name), Loc: a.loc, Operands: []*ir.Value{lhs, rhs}, Types: []ir.Type{lhs.Type()}}).Result(0)
}

// constant creates a constant of a type.
func (a arithmetic) constant(t ir.Type, v int64) *ir.Value {
	s := &ir.OperationState{Def: t.Context().OpDef("arith.constant"), Loc: a.loc, Types: []ir.Type{t}}
	s.AddAttribute("value", t.Context().Int64Attr(t, v))
	return a.b.Create(s).Result(0)
}
