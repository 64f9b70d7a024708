package semantics

import "slices"

// An Object is memory that was allocated at once. Its cells hold values of one type.
type Object struct {
	Cells []Value
	// dead means that it was freed, or that its scope has ended.
	dead bool
	// constant forbids stores.
	constant bool
	number   int // in the order of allocation
}

// A View is a part of an object: the value of a memref.
type View struct {
	Object         *Object
	Offset         int64
	Sizes, Strides []int64
}

// newView returns a view of a whole object of a shape.
func newView(o *Object, sizes []int64) Value {
	return Value{Kind: MemRef, ref: &View{Object: o, Sizes: sizes, Strides: rowMajor(sizes)}}
}

// NewMemory returns a new object of a shape, and a view of all of it. It keeps both lists.
func NewMemory(sizes []int64, cells []Value) Value {
	return newView(&Object{Cells: cells, number: -1}, sizes)
}

// rowMajor returns the strides of a shape without gaps.
func rowMajor(sizes []int64) []int64 {
	strides, n := make([]int64, len(sizes)), int64(1)
	for i := len(sizes) - 1; i >= 0; i-- {
		strides[i] = n
		n *= sizes[i]
	}
	return strides
}

// inside reports whether indices are within bounds.
func inside(indices, sizes []int64) bool {
	for i, x := range indices {
		if x < 0 || x >= sizes[i] {
			return false
		}
	}
	return true
}

// position returns the index of the cell of an element; false if the object has no such cell.
func (v *View) position(indices []int64) (int64, bool) {
	at := v.Offset
	for i, x := range indices {
		at += x * v.Strides[i]
	}
	return at, at >= 0 && at < int64(len(v.Object.Cells))
}

// linear returns the index of an element of a shape in row-major order.
func linear(indices, sizes []int64) int64 {
	at := int64(0)
	for i, x := range indices {
		at = at*sizes[i] + x
	}
	return at
}

// each calls fn with the indices of all elements of a shape, in row-major order, until it returns false.
// The list is the same in each call.
func each(sizes []int64, fn func(at []int64) bool) {
	if slices.Contains(sizes, 0) {
		return
	}
	at := make([]int64, len(sizes))
	for {
		if !fn(at) {
			return
		}
		i := len(at) - 1
		for ; i >= 0; i-- {
			if at[i]++; at[i] < sizes[i] {
				break
			}
			at[i] = 0
		}
		if i < 0 {
			return
		}
	}
}

// contents returns the elements of a view in row-major order; false if it leaves its object.
func (v *View) contents() ([]Value, bool) {
	var list []Value
	whole := true
	each(v.Sizes, func(at []int64) bool {
		i, ok := v.position(at)
		if whole = ok; ok {
			list = append(list, v.Object.Cells[i])
		}
		return ok
	})
	return list, whole
}
