package ir

import (
	"slices"
	"unsafe"
)

// An OperandGroup is the operands from Start up to End that are a group of a definition,
// or an inner group of a VariadicOfVariadic group.
type OperandGroup struct {
	Group, Inner int // -1 for all operands, and for a whole group
	Start, End   int
}

// OperandGroups returns the groups of the operands of op in order.
func (op *Operation) OperandGroups() []OperandGroup {
	var list []OperandGroup
	at := 0
	for i := range op.def.Operands {
		n := len(op.OperandGroup(i))
		sizes, _ := op.Attr(op.def.Operands[i].Segments).(*DenseArrayAttr)
		if op.def.Operands[i].Segments == "" || sizes == nil {
			list = append(list, OperandGroup{i, -1, at, at + n})
			at += n
			continue
		}
		for k := range sizes.Len() {
			n := len(op.InnerOperands(i, op.def.Operands[i].Segments, k))
			list = append(list, OperandGroup{i, k, at, at + n})
			at += n
		}
	}
	return list
}

// SetOperandGroup replaces the operands of a group and adjusts the segment sizes. The
// number of operands may change.
func (op *Operation) SetOperandGroup(g OperandGroup, values []*Value) {
	grow := func(name string, i, by int) {
		sizes, ok := op.Attr(name).(*DenseArrayAttr)
		if !ok || i >= sizes.Len() {
			return
		}
		list := make([]int32, sizes.Len())
		for k := range list {
			list[k] = int32(sizes.Int64(k))
		}
		list[i] += int32(by)
		op.SetAttr(name, op.Context().DenseI32Array(list))
	}
	by := len(values) - (g.End - g.Start)
	op.SetOperands(slices.Replace(op.Operands(), g.Start, g.End, values...))
	if g.Group >= 0 && op.Has(AttrSizedOperandSegments) {
		grow(OperandSegments, g.Group, by)
	}
	if g.Inner >= 0 {
		grow(op.def.Operands[g.Group].Segments, g.Inner, by)
	}
}

// SetSuccessorOperands replaces the operands that a branch forwards to successor i; their
// number may change. It reports whether op is a branch that permits this.
func SetSuccessorOperands(op *Operation, i int, values []*Value) bool {
	branch, ok := InterfaceOf[BranchOpInterface](op)
	if !ok {
		return false
	}
	now, _ := branch.SuccessorOperands(op, i)
	if len(now) == len(values) {
		for k, v := range values {
			now[k].Set(v)
		}
		return true
	}
	for _, g := range op.OperandGroups() {
		if len(now) > 0 {
			if all := op.operands()[g.Start:g.End]; len(all) > 0 {
				if at := indexIn(all, &now[0]); at >= 0 && at+len(now) <= len(all) {
					op.SetOperandGroup(g, slices.Replace(ValuesOf(all), at, at+len(now), values...))
					return true
				}
			}
			continue
		}
		// Several groups may be empty: the one is right that the branch then forwards.
		if g.Start != g.End || !op.isVariadic(g.Group) {
			continue
		}
		op.SetOperandGroup(g, values)
		if now, _ := branch.SuccessorOperands(op, i); len(now) == len(values) && unsafe.SliceData(now) == &op.operands()[g.Start] {
			return true
		}
		g.End += len(values)
		op.SetOperandGroup(g, nil)
	}
	return false
}

func (op *Operation) isVariadic(group int) bool { return op.def.Operands[group].Arity != Single }

// indexIn returns the index of an operand in a group, or -1 if it is not in it.
func indexIn(group []Operand, u *Operand) int {
	for i := range group {
		if &group[i] == u {
			return i
		}
	}
	return -1
}

// ValuesOf returns the values of operands.
func ValuesOf(group []Operand) []*Value {
	values := make([]*Value, len(group))
	for i := range group {
		values[i] = group[i].val
	}
	return values
}
