package lowervector

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
)

// A masked is an operation that may be in a vector.mask.
type masked struct {
	root *ir.Operation // the operation, or the vector.mask around it
	mask *ir.Value     // may be nil
}

// maskedOf returns the operation to replace: op, or the mask around it. The emitter inserts before
// it from then on.
func (e emitter) maskedOf(op *ir.Operation) masked {
	if !isMasked(op) {
		return masked{root: op}
	}
	m := vector.MaskOp{Operation: op.ParentOp()}
	e.SetInsertionPoint(m.Operation)
	return masked{m.Operation, m.Mask()}
}

// outerProduct multiplies each element of the first vector with the second operand.
func outerProduct(op *ir.Operation, e emitter) bool {
	o := vector.OuterProductOp{Operation: op}
	to := typeOf(o.ResultValue())
	if !combines(o.Kind(), to.Element) || allScalable(to) {
		return false
	}
	m := e.maskedOf(op)
	acc, _ := o.Acc()
	rhs := typeOf(o.Rhs())
	if rhs == nil {
		b := e.broadcast(o.Lhs().Type(), o.Rhs())
		e.Replace(m.root, e.multiplyAdd(o.Lhs(), b, acc, o.Kind(), m.mask))
		return true
	}
	v := e.zero(to)
	for i := range to.Shape()[0] {
		x := e.broadcast(rhs, e.extract(o.Lhs(), i))
		var part, mask *ir.Value
		if acc != nil {
			part = e.extract(acc, i)
		}
		if m.mask != nil {
			mask = e.extract(m.mask, i)
		}
		v = e.insert(e.multiplyAdd(x, o.Rhs(), part, o.Kind(), mask), v, i)
	}
	e.Replace(m.root, v)
	return true
}

// allScalable reports whether a vector has several dimensions, or the first of one, that are
// all scalable, so that there is no number of them.
func allScalable(t *ir.VectorType) bool {
	if len(t.Shape()) < 2 {
		return false
	}
	for i := range t.Shape() {
		if !scalable(t, i) {
			return false
		}
	}
	return true
}

// combines reports whether products of a type can be combined.
func combines(kind vector.CombiningKind, elem ir.Type) bool {
	switch kind {
	case vector.CombiningKindADD, vector.CombiningKindMUL:
		return true
	case vector.CombiningKindMINNUMF, vector.CombiningKindMAXNUMF, vector.CombiningKindMINIMUMF, vector.CombiningKindMAXIMUMF:
		return ir.IsFloat(elem)
	}
	return !ir.IsFloat(elem)
}

// multiplyAdd combines a product with a value, which may be nil. Where there is a mask that
// is not set, the result is that value.
func (e emitter) multiplyAdd(x, y, acc *ir.Value, kind vector.CombiningKind, mask *ir.Value) *ir.Value {
	isFloat := ir.IsFloat(ir.ElementTypeOrSelf(x.Type()))
	if isFloat && acc != nil && typeOf(acc) != nil && kind == vector.CombiningKindADD {
		return e.chosen(mask, vector.NewFMA(e.Builder, x, y, acc).ResultValue(), acc)
	}
	var product *ir.Value
	if isFloat {
		product = arith.NewMulF(e.Builder, x, y).Result(0)
	} else {
		product = arith.NewMulI(e.Builder, x, y).Result(0)
	}
	if acc == nil {
		return product
	}
	return e.chosen(mask, e.combine(kind, product, acc), acc)
}

// chosen inserts a select if there is a mask.
func (e emitter) chosen(mask, yes, no *ir.Value) *ir.Value {
	if mask == nil {
		return yes
	}
	return arith.NewSelect(e.Builder, mask, yes, no).Result(0)
}

// combinations are the operations of arith for kinds, of integers if there is no other.
var combinations = map[vector.CombiningKind]struct{ integers, floats string }{
	vector.CombiningKindADD:      {"arith.addi", "arith.addf"},
	vector.CombiningKindMUL:      {"arith.muli", "arith.mulf"},
	vector.CombiningKindMINUI:    {"arith.minui", ""},
	vector.CombiningKindMINSI:    {"arith.minsi", ""},
	vector.CombiningKindMAXUI:    {"arith.maxui", ""},
	vector.CombiningKindMAXSI:    {"arith.maxsi", ""},
	vector.CombiningKindAND:      {"arith.andi", ""},
	vector.CombiningKindOR:       {"arith.ori", ""},
	vector.CombiningKindXOR:      {"arith.xori", ""},
	vector.CombiningKindMINNUMF:  {"", "arith.minnumf"},
	vector.CombiningKindMAXNUMF:  {"", "arith.maxnumf"},
	vector.CombiningKindMINIMUMF: {"", "arith.minimumf"},
	vector.CombiningKindMAXIMUMF: {"", "arith.maximumf"},
}

// combine combines two values, or folds that.
func (e emitter) combine(kind vector.CombiningKind, x, y *ir.Value) *ir.Value {
	name := combinations[kind].integers
	if ir.IsFloat(ir.ElementTypeOrSelf(x.Type())) {
		name = combinations[kind].floats
	}
	return e.CreateOrFold(&ir.OperationState{Def: e.Context().OpDef(name), Operands: []*ir.Value{x, y}, Types: []ir.Type{x.Type()}})[0]
}
