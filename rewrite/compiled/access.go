package compiled

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// All is the number of the group that has all operands or results.
const All = -1

// Operand returns operand i of an operation, or nil if one of them is absent.
func Operand(op *ir.Operation, i int) *ir.Value {
	if op == nil || i >= op.NumOperands() {
		return nil
	}
	return op.Operand(i)
}

// Result returns result i of an operation, or nil if one of them is absent.
func Result(op *ir.Operation, i int) *ir.Value {
	if op == nil || i < 0 || i >= op.NumResults() {
		return nil
	}
	return op.Result(i)
}

// DefiningOp returns the operation that defines a value, or nil if one of them is absent.
func DefiningOp(v *ir.Value) *ir.Operation {
	if v == nil {
		return nil
	}
	return v.DefiningOp()
}

// TypeOf returns the type of a value, or nil if the value is absent.
func TypeOf(v *ir.Value) ir.Type {
	if v == nil {
		return nil
	}
	return v.Type()
}

// Attr returns an attribute of an operation, or nil if one of them is absent.
func Attr(op *ir.Operation, name string) ir.Attribute {
	if op == nil {
		return nil
	}
	return op.Attr(name)
}

// AttrAt returns the attribute of an operation that the definition has at a slot, or that
// with the name if the definition does not have it.
func AttrAt(op *ir.Operation, slot int, name string) ir.Attribute {
	if slot >= 0 {
		return op.Inherent(slot)
	}
	return op.Attr(name)
}

// Values is a range of the operands or of the results of an operation, or a list. The zero
// Values is absent, which differs from an empty range.
type Values struct {
	op       *ir.Operation // nil for a list
	list     []*ir.Value
	valid    bool
	operands bool
	first, n int
}

// ValueList returns a list as a range.
func ValueList(list []*ir.Value) Values { return Values{list: list, valid: true, n: len(list)} }

// Operands returns an operand group of an operation, or all operands. If defined is true and
// the definition has a group of that number, it is that group. Otherwise groups are numbered
// as in the byte code of MLIR's interpreter.
func Operands(op *ir.Operation, group int, defined bool) Values {
	switch {
	case op == nil:
		return Values{}
	case defined && group < len(op.Def().Operands):
		if op.Def().AmbiguousOperands(op.NumOperands()) {
			return Values{}
		}
		g := op.OperandGroup(group)
		v := Values{op: op, valid: true, operands: true, n: len(g)}
		if len(g) > 0 {
			v.first = g[0].Index()
		}
		return v
	}
	return groupOf(op, true, op.NumOperands(), group, ir.AttrSizedOperandSegments, ir.OperandSegments)
}

// Results is Operands for the results.
func Results(op *ir.Operation, group int, defined bool) Values {
	switch {
	case op == nil:
		return Values{}
	case defined && group < len(op.Def().Results):
		if op.Def().AmbiguousResults(op.NumResults()) {
			return Values{}
		}
		g := op.ResultGroup(group)
		v := Values{op: op, valid: true, n: len(g)}
		if len(g) > 0 {
			v.first = g[0].Index()
		}
		return v
	}
	return groupOf(op, false, op.NumResults(), group, ir.AttrSizedResultSegments, ir.ResultSegments)
}

// groupOf returns a group according to the segment sizes. Without them, it returns all values
// from that number on, since each preceding group is then a single value.
func groupOf(op *ir.Operation, operands bool, n, group int, sized ir.TraitBits, attr string) Values {
	v := Values{op: op, valid: true, operands: operands, n: n}
	switch {
	case group == All:
	case op.Has(sized):
		sizes, ok := op.Attr(attr).(*ir.DenseArrayAttr)
		if !ok || group >= sizes.Len() {
			return Values{}
		}
		for i := range group {
			v.first += int(sizes.Int64(i))
		}
		v.n = int(sizes.Int64(group))
		if v.first < 0 || v.n < 0 || v.first+v.n > n {
			return Values{}
		}
	case group <= n:
		v.first, v.n = group, n-group
	default:
		return Values{}
	}
	return v
}

// Valid reports whether the range is not absent.
func (v Values) Valid() bool { return v.valid }

// At returns value i of the range.
func (v Values) At(i int) *ir.Value {
	switch {
	case v.op == nil:
		return v.list[i]
	case v.operands:
		return v.op.Operand(v.first + i)
	}
	return v.op.Result(v.first + i)
}

// First returns the first value, or nil if there are no values.
func (v Values) First() *ir.Value {
	if v.n == 0 {
		return nil
	}
	return v.At(0)
}

// Exactly returns the range if it has n values, otherwise an absent one.
func (v Values) Exactly(n int) Values {
	if v.n != n {
		return Values{}
	}
	return v
}

// Element returns value i of the range, or nil if i is out of range.
func (v Values) Element(i int) *ir.Value {
	if i >= v.n {
		return nil
	}
	return v.At(i)
}

// Single returns the one value of the range, or nil if there is not exactly one.
func (v Values) Single() *ir.Value {
	if v.n != 1 {
		return nil
	}
	return v.At(0)
}

// List returns the values in the memory of to, or nil if the range is absent.
func (v Values) List(to []*ir.Value) []*ir.Value {
	if !v.Valid() {
		return nil
	}
	if to = to[:0]; cap(to) < v.n || to == nil {
		to = make([]*ir.Value, 0, max(v.n, 4))
	}
	for i := range v.n {
		to = append(to, v.At(i))
	}
	return to
}

// All reports whether a condition holds for each of the values.
func (v Values) All(holds func(*ir.Value) bool) bool {
	for i := range v.n {
		if !holds(v.At(i)) {
			return false
		}
	}
	return true
}

// EqualValues reports whether two ranges have the same values, or are both absent.
func EqualValues(a, b Values) bool {
	if a.Valid() != b.Valid() || a.n != b.n {
		return false
	}
	for i := range a.n {
		if a.At(i) != b.At(i) {
			return false
		}
	}
	return true
}

// Types is the types of a range of values, or a list of types. The zero Types is absent.
type Types struct {
	values Values
	list   []ir.Type
	valid  bool
}

// TypesOf returns the types of the values of a range.
func TypesOf(v Values) Types { return Types{values: v, valid: v.Valid()} }

// TypeList returns types that are listed.
func TypeList(list []ir.Type) Types { return Types{list: list, valid: true} }

// Valid reports whether the types are not absent.
func (t Types) Valid() bool { return t.valid }

func (t Types) len() int {
	if t.values.valid {
		return t.values.n
	}
	return len(t.list)
}

func (t Types) at(i int) ir.Type {
	if t.values.valid {
		return t.values.At(i).Type()
	}
	return t.list[i]
}

// All reports whether a condition holds for each of the types.
func (t Types) All(holds func(ir.Type) bool) bool {
	for i := range t.len() {
		if !holds(t.at(i)) {
			return false
		}
	}
	return true
}

// Are reports whether the types equal a list.
func (t Types) Are(list []ir.Type) bool { return t.valid && EqualTypes(t, TypeList(list)) }

// List returns the types in the memory of to, or nil if they are absent.
func (t Types) List(to []ir.Type) []ir.Type {
	if !t.valid {
		return nil
	}
	n := t.len()
	if to = to[:0]; cap(to) < n || to == nil {
		to = make([]ir.Type, 0, max(n, 4))
	}
	for i := range n {
		to = append(to, t.at(i))
	}
	return to
}

// EqualTypes reports whether the types are the same, or are both absent.
func EqualTypes(a, b Types) bool {
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

// Users returns the users of a value, one for each use. The memory of to is used.
func Users(v *ir.Value, to []*ir.Operation) []*ir.Operation {
	to = to[:0]
	if v != nil {
		for user := range v.Users() {
			to = append(to, user)
		}
	}
	return to
}

// DefiningOp returns the operation that defines the first value of the range, or nil if one of
// them is absent.
func (v Values) DefiningOp() *ir.Operation { return DefiningOp(v.First()) }

// Numbers numbers the keys of a switch that is too long to compare them one by one, from 1 on.
func Numbers[K comparable](keys ...K) map[K]int {
	m := make(map[K]int, len(keys))
	for i, k := range keys {
		m[k] = i + 1
	}
	return m
}

// EqualLists reports whether two lists of operations or attributes are equal.
func EqualLists[E comparable](a, b []E) bool { return slices.Equal(a, b) }
