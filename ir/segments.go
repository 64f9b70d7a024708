package ir

import "encoding/binary"

// The inherent attributes that hold segment sizes.
const (
	OperandSegments = "operandSegmentSizes"
	ResultSegments  = "resultSegmentSizes"
)

// OperandGroup returns the operands of group i of the definition, without copying.
// Group sizes come from the segment sizes if the op has them. In an operation that
// does not verify the bounds may be wrong, but they are always within the operands.
func (op *Operation) OperandGroup(i int) []Operand {
	start, end := op.OperandBounds(i)
	return op.operands()[start:end]
}

// OperandBounds returns the indices of the first operand of group i and of the one after
// its last.
func (op *Operation) OperandBounds(i int) (start, end int) {
	d := op.def
	if d.operandSegments > 0 {
		start, end = segment(op.inherent()[d.operandSegments-1], i)
	} else {
		start, end = d.operandGroups.bounds(i, len(op.operands()))
	}
	end = max(0, min(end, len(op.operands())))
	return min(start, end), end
}

// InnerOperands returns the operands of inner group i of a VariadicOfVariadic group; sizes
// is the attribute of the sizes. It returns nil if the sizes do not match the group.
func (op *Operation) InnerOperands(group int, sizes string, i int) []Operand {
	all := op.OperandGroup(group)
	a, ok := op.Attr(sizes).(*DenseArrayAttr)
	if !ok || i >= a.Len() {
		return nil
	}
	at := 0
	for k := range i {
		at += int(a.Int64(k))
	}
	end := at + int(a.Int64(i))
	if at < 0 || end < at || end > len(all) {
		return nil
	}
	return all[at:end]
}

// ResultGroup returns the results of group i of the definition, without copying.
func (op *Operation) ResultGroup(i int) []Value {
	start, end := op.ResultBounds(i)
	return op.results()[start:end]
}

// ResultBounds returns the indices of the first result of group i and of the one after its last.
func (op *Operation) ResultBounds(i int) (start, end int) {
	d := op.def
	if d.resultSegments > 0 {
		start, end = segment(op.inherent()[d.resultSegments-1], i)
	} else {
		start, end = d.resultGroups.bounds(i, len(op.results()))
	}
	end = max(0, min(end, len(op.results())))
	return min(start, end), end
}

// GroupOperand returns the value of a single or optional operand, or nil if it is absent.
// Segment sizes may declare a single operand as absent. As with MLIR's accessors, the
// result is then the operand at the start of the empty group.
func (op *Operation) GroupOperand(i int) *Value {
	start, end := op.OperandBounds(i)
	if all := op.operands(); start < end || op.def.Operands[i].Arity == Single && start < len(all) {
		return all[start].val
	}
	return nil
}

// GroupResult returns the value of a single or optional result, or nil if it is
// absent.
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

// AmbiguousOperands reports whether the groups of a number of operands are not known:
// there are several variadic groups, which need not have the same size, and not all
// of them are empty.
func (d *OpDef) AmbiguousOperands(total int) bool {
	return d.operandSegments == 0 && d.operandGroups.ambiguous(total) && !d.Has(SameVariadicOperandSize)
}

// AmbiguousResults is AmbiguousOperands for results.
func (d *OpDef) AmbiguousResults(total int) bool {
	return d.resultSegments == 0 && d.resultGroups.ambiguous(total) && !d.Has(SameVariadicResultSize)
}

func (g *groups) ambiguous(total int) bool {
	return g.numVariadic > 1 && total != len(g.variadic)-g.numVariadic
}

// segment returns the bounds of segment i according to the segment sizes a, or an
// empty segment if a is malformed.
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

// groups computes the bounds of operand or result groups of an op without segment
// sizes. ODS then requires all variadic groups to have the same size, so the size
// follows from the total number of values.
type groups struct {
	variadicBefore []uint8 // for each group, the number of variadic groups before it
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
