package cxx_test

import (
	"fmt"
	"sync"
)

// The toy host: a small hierarchy of types and attributes in the manner of MLIR.

type toyType interface{ String() string }

type (
	intType   struct{ width int }
	indexType struct{}
	floatType struct{ width int }

	vectorType struct {
		shape    []int64
		elem     toyType
		scalable []bool
	}
	tensorType struct {
		shape []int64
		elem  toyType
	}
	funcType struct{ ins, outs []toyType }
)

func (t *intType) String() string   { return fmt.Sprintf("i%d", t.width) }
func (*indexType) String() string   { return "index" }
func (t *floatType) String() string { return fmt.Sprintf("f%d", t.width) }
func (t *vectorType) String() string {
	return fmt.Sprintf("vector<%v x %s>", t.shape, t.elem)
}
func (t *tensorType) String() string { return fmt.Sprintf("tensor<%v x %s>", t.shape, t.elem) }
func (t *funcType) String() string   { return fmt.Sprintf("%v -> %v", t.ins, t.outs) }

func (t *vectorType) Shape() []int64 { return t.shape }
func (t *vectorType) Elem() toyType  { return t.elem }
func (t *tensorType) Shape() []int64 { return t.shape }
func (t *tensorType) Elem() toyType  { return t.elem }

type shaped interface {
	toyType
	Shape() []int64
	Elem() toyType
}

type toyAttr interface{ attr() string }

type (
	intAttr struct {
		t toyType
		v int64
	}
	strAttr   struct{ s string }
	arrayAttr struct{ elems []toyAttr }
)

func (a *intAttr) attr() string   { return fmt.Sprintf("%d : %s", a.v, a.t) }
func (a *strAttr) attr() string   { return fmt.Sprintf("%q", a.s) }
func (a *arrayAttr) attr() string { return fmt.Sprintf("array of %d", len(a.elems)) }

type toyValue struct {
	name string
	t    toyType
}

type toyOp struct {
	operands []*toyValue
	results  []*toyValue
	parent   *toyOp
}

type toyContext struct{}

type toyBuilder struct{ ctx *toyContext }

type vectorBuilder struct{ t vectorType }

func isF32(t toyType) bool {
	f, ok := t.(*floatType)
	return ok && f.width == 32
}

func isIndex(t toyType) bool {
	_, ok := t.(*indexType)
	return ok
}

var (
	toyCtx   = &toyContext{}
	toyIndex = &indexType{}
	toyInts  sync.Map
)

// toyIntType returns the integer type of that width; it is unique.
func toyIntType(width int64) toyType {
	t, ok := toyInts.Load(width)
	if !ok {
		t, _ = toyInts.LoadOrStore(width, &intType{int(width)})
	}
	return t.(*intType)
}

// A zoo holds one value of each kind.
type zoo struct {
	vec, scalar, f32, i32, tensor, fn   toyType
	op                                  *toyOp
	lhs, rhs, out                       *toyValue
	five, minus, str, array, arg0, arg1 toyAttr
}

func newZoo() *zoo {
	f32 := &floatType{32}
	vec := &vectorType{[]int64{2, 8}, f32, []bool{false, true}}
	z := &zoo{
		f32: f32, i32: toyIntType(32), vec: vec,
		scalar: &vectorType{nil, f32, nil},
		tensor: &tensorType{[]int64{2, 8}, toyIntType(8)},
		fn:     &funcType{[]toyType{f32, f32}, []toyType{vec}},
		lhs:    &toyValue{"lhs", toyIntType(32)},
		rhs:    &toyValue{"rhs", toyIntType(32)},
		out:    &toyValue{"out", f32},
		five:   &intAttr{toyIntType(32), 5},
		minus:  &intAttr{toyIntType(8), -1},
		str:    &strAttr{"hello"},
		array:  &arrayAttr{[]toyAttr{&intAttr{toyIntType(64), 3}, &intAttr{toyIntType(64), 4}}},
		arg0:   &intAttr{toyIntType(32), 6},
		arg1:   &strAttr{"one"},
	}
	z.op = &toyOp{operands: []*toyValue{z.lhs, z.rhs}, results: []*toyValue{z.out}, parent: &toyOp{}}
	return z
}
