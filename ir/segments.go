package ir

import "encoding/binary"

// The names of the inherent attributes that hold the sizes of groups.
const (
	OperandSegments = "operandSegmentSizes"
	ResultSegments  = "resultSegmentSizes"
)

// OperandGroup returns the operands of a group of the definition, where they
// lie. It is meant for operations that verify; for others it may be wrong but
// stays within the operands.
func (op *Operation) OperandGroup(i int) []Operand {
	d := op.def
	start, end := 0, 0
	if d.operandSegments > 0 {
		start, end = segment(op.inherent()[d.operandSegments-1], i)
	} else {
		start, end = d.operandGroups.bounds(i, len(op.operands()))
	}
	end = max(0, min(end, len(op.operands())))
	return op.operands()[min(start, end):end]
}

// ResultGroup returns the results of a group of the definition, where they lie.
func (op *Operation) ResultGroup(i int) []Value {
	d := op.def
	start, end := 0, 0
	if d.resultSegments > 0 {
		start, end = segment(op.inherent()[d.resultSegments-1], i)
	} else {
		start, end = d.resultGroups.bounds(i, len(op.results()))
	}
	end = max(0, min(end, len(op.results())))
	return op.results()[min(start, end):end]
}

// GroupOperand returns the value of a group of one or no operand, nil for none.
func (op *Operation) GroupOperand(i int) *Value {
	if g := op.OperandGroup(i); len(g) > 0 {
		return g[0].val
	}
	return nil
}

// GroupResult returns the value of a group of one or no result, nil for none.
func (op *Operation) GroupResult(i int) *Value {
	if g := op.ResultGroup(i); len(g) > 0 {
		return &g[0]
	}
	return nil
}

// RegionGroup returns the regions of a group of the definition. Only the last
// group may be variadic.
func (op *Operation) RegionGroup(i int) []Region {
	if op.ext == nil || i >= len(op.ext.regions) {
		return nil
	}
	if op.def.Regions[i].Variadic {
		return op.ext.regions[i:]
	}
	return op.ext.regions[i : i+1]
}

// SuccessorGroup returns the successors of a group of the definition. Only the
// last group may be variadic.
func (op *Operation) SuccessorGroup(i int) []BlockOperand {
	if op.ext == nil || i >= len(op.ext.successors) {
		return nil
	}
	if op.def.Successors[i].Variadic {
		return op.ext.successors[i:]
	}
	return op.ext.successors[i : i+1]
}

// segment returns the bounds of segment i as the attribute tells.
func segment(a Attribute, i int) (start, end int) {
	s, ok := a.(*DenseArrayAttr)
	if !ok || len(s.Raw) < 4*(i+1) {
		return 0, 0
	}
	for k := range i {
		start += int(int32(binary.LittleEndian.Uint32(s.Raw[4*k:])))
	}
	n := int(int32(binary.LittleEndian.Uint32(s.Raw[4*i:])))
	return max(start, 0), max(start+n, 0)
}

// groups tells where the groups of operands or results start that have no
// segment sizes: all variadic groups have the same size.
type groups struct {
	variadicBefore []uint8 // for each group, how many before it are variadic
	variadic       []bool
	numVariadic    int
}

func makeGroups(arities []Arity) groups {
	g := groups{make([]uint8, len(arities)), make([]bool, len(arities)), 0}
	for i, a := range arities {
		g.variadicBefore[i] = uint8(min(g.numVariadic, 255))
		if a != Single {
			g.variadic[i] = true
			g.numVariadic++
		}
	}
	return g
}

func (g *groups) bounds(i, total int) (start, end int) {
	if g.numVariadic == 0 {
		return i, i + 1
	}
	size := (total - (len(g.variadic) - g.numVariadic)) / g.numVariadic
	start = i + int(g.variadicBefore[i])*(size-1)
	if g.variadic[i] {
		return max(start, 0), start + size
	}
	return max(start, 0), start + 1
}
