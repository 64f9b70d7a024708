package pdl

import "github.com/mica-ir/mica/ir"

// The parts of an operation by number and by group. Of an absent operation, and
// past the end, everything is absent.

func operandOf(op *ir.Operation, i int32) *ir.Value {
	if op == nil || int(i) >= op.NumOperands() {
		return nil
	}
	return op.Operand(int(i))
}

func resultOf(op *ir.Operation, i int32) *ir.Value {
	if op == nil || int(i) >= op.NumResults() {
		return nil
	}
	return op.Result(int(i))
}

func operandsOf(op *ir.Operation, group int32, defined bool) valueRange {
	switch {
	case op == nil:
		return valueRange{}
	case defined && int(group) < len(op.Def().Operands):
		if op.Def().AmbiguousOperands(op.NumOperands()) {
			return valueRange{}
		}
		g := op.OperandGroup(int(group))
		r := valueRange{valid: true, operands: true, op: op, n: len(g)}
		if len(g) > 0 {
			r.first = g[0].Index()
		}
		return r
	}
	return groupOf(op, true, op.NumOperands(), group, ir.AttrSizedOperandSegments, ir.OperandSegments)
}

func resultsOf(op *ir.Operation, group int32, defined bool) valueRange {
	switch {
	case op == nil:
		return valueRange{}
	case defined && int(group) < len(op.Def().Results):
		if op.Def().AmbiguousResults(op.NumResults()) {
			return valueRange{}
		}
		g := op.ResultGroup(int(group))
		r := valueRange{valid: true, op: op, n: len(g)}
		if len(g) > 0 {
			r.first = g[0].Index()
		}
		return r
	}
	return groupOf(op, false, op.NumResults(), group, ir.AttrSizedResultSegments, ir.ResultSegments)
}

// groupOf returns a group according to the segment sizes. Without them, it returns
// all values from index group on, since each preceding group is then a single value.
func groupOf(op *ir.Operation, operands bool, n int, group int32, sized ir.TraitBits, attr string) valueRange {
	r := valueRange{valid: true, operands: operands, op: op, n: n}
	switch {
	case group == none:
	case op.Has(sized):
		sizes, ok := op.Attr(attr).(*ir.DenseArrayAttr)
		if !ok || int(group) >= sizes.Len() {
			return valueRange{}
		}
		for i := range int(group) {
			r.first += int(sizes.Int64(i))
		}
		r.n = int(sizes.Int64(int(group)))
		if r.first < 0 || r.n < 0 || r.first+r.n > n {
			return valueRange{}
		}
	case int(group) <= n:
		r.first, r.n = int(group), n-int(group)
	default:
		return valueRange{}
	}
	return r
}

// singleOf returns the one value of a group, nil if there is not exactly one.
func singleOf(r valueRange) *ir.Value {
	if !r.valid || r.len() != 1 {
		return nil
	}
	return r.at(0)
}

func definingOp(v *ir.Value) *ir.Operation {
	if v == nil {
		return nil
	}
	return v.DefiningOp()
}

func definingOpOfRange(r *valueRange) *ir.Operation {
	if !r.valid || r.len() == 0 {
		return nil
	}
	return definingOp(r.at(0))
}

func attributeOf(op *ir.Operation, name string) ir.Attribute {
	if op == nil {
		return nil
	}
	return op.Attr(name)
}

// typeOfAttribute returns the type of a typed attribute, none for another one.
func typeOfAttribute(a ir.Attribute) ir.Type {
	return ir.TypeOf(a)
}

func typeOfValue(v *ir.Value) ir.Type {
	if v == nil {
		return nil
	}
	return v.Type()
}

func equalValues(a, b *valueRange) bool {
	if a.valid != b.valid || a.len() != b.len() {
		return false
	}
	for i := range a.len() {
		if a.at(i) != b.at(i) {
			return false
		}
	}
	return true
}

func equalTypes(a, b *typeRange) bool {
	if a.valid != b.valid || a.len() != b.len() {
		return false
	}
	for i := range a.len() {
		if a.at(i) != b.at(i) {
			return false
		}
	}
	return true
}

func typesAre(a *typeRange, list []ir.Type) bool {
	if !a.valid || a.len() != len(list) {
		return false
	}
	for i, t := range list {
		if a.at(i) != t {
			return false
		}
	}
	return true
}
