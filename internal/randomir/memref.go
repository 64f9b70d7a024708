package randomir

import (
	"fmt"
	"slices"
	"strings"
)

// A buffer is a memref: a value, or a global with a symbol as its name.
type buffer struct {
	name    string
	shape   []int
	element string
	strides []int // nil if its layout is the identity
	offset  int
}

func (b buffer) String() string {
	t := strings.TrimPrefix(tensorType{b.shape, b.element}.String(), "tensor")
	if b.strides == nil {
		return "memref" + t
	}
	strides := make([]string, len(b.strides))
	for i, n := range b.strides {
		strides[i] = sizeText(n)
	}
	layout := "strided<[" + list(strides) + "]"
	if b.offset != 0 {
		layout += ", offset: " + sizeText(b.offset)
	}
	return "memref" + strings.TrimSuffix(t, ">") + ", " + layout + ">>"
}

func sizeText(n int) string {
	if n == unknown {
		return "?"
	}
	return fmt.Sprint(n)
}

// memref writes an operation on memory.
func (f *function) memref() {
	if len(f.buffers) == 0 {
		f.alloc()
		return
	}
	b := f.buffers[f.r.IntN(len(f.buffers))]
	if f.r.IntN(2) == 0 {
		b = f.buffers[len(f.buffers)-1]
	}
	switch f.r.IntN(16) {
	case 0, 1, 2:
		f.alloc()
	case 3, 4, 5:
		i := f.indicesOf(tensorType{b.shape, b.element})
		f.line("%s = memref.load %s[%s] : %s", f.result(b.element), b.name, i, b)
	case 6, 7, 8, 9:
		v, i := f.value(b.element), f.indicesOf(tensorType{b.shape, b.element})
		f.line("memref.store %s, %s[%s] : %s", v, b.name, i, b)
	case 10:
		if len(b.shape) > 0 {
			i := f.indexUpTo(len(b.shape))
			f.line("%s = memref.dim %s, %s : %s", f.result("index"), b.name, i, b)
		}
	case 11:
		f.castBuffer(b)
	case 12, 13:
		f.subview(b)
	case 14:
		f.copyBuffer(b)
	default:
		f.useBuffer(b)
	}
}

// newBuffer names a new memref.
func (f *function) newBuffer(b buffer) string {
	b.name = f.fresh(1)[0]
	f.buffers = append(f.buffers, b)
	return b.name
}

// alloc writes an allocation, often of few elements, or takes a global.
func (f *function) alloc() {
	if len(f.globals) > 0 && f.r.IntN(4) == 0 {
		g := f.globals[f.r.IntN(len(f.globals))]
		f.line("%s = memref.get_global %s : %s", f.newBuffer(g), g.name, g)
		return
	}
	t := tensorType{element: f.pick("f32", "i32", "i32", "index", "i1")}
	switch f.r.IntN(3) {
	case 0:
		t = tensorType{nil, t.element}
	case 1:
		t.shape = []int{1 + f.r.IntN(5)}
	default:
		t = f.tensorType()
	}
	sizes := f.sizesOf(t)
	op := f.pick("alloca", "alloca", "alloc")
	if f.depth > 0 {
		op = "alloc"
	}
	f.line("%s = memref.%s(%s) : %s", f.newBuffer(buffer{shape: t.shape, element: t.element}), op, list(sizes), buffer{shape: t.shape, element: t.element})
}

// castBuffer changes which sizes a type has.
func (f *function) castBuffer(b buffer) {
	to := b
	to.shape = slices.Clone(b.shape)
	for i, n := range to.shape {
		switch {
		case f.r.IntN(2) == 0:
		case n == unknown:
			to.shape[i] = 1
			if i > 0 && b.strides == nil {
				to.shape[i] = unknown // its layout would have another stride
			}
		case i == 0 || b.strides != nil:
			to.shape[i] = unknown
		}
	}
	f.line("%s = memref.cast %s : %s to %s", f.newBuffer(to), b.name, b, to)
}

// stridesOf returns the strides of a memref.
func (b buffer) stridesOf() []int {
	if b.strides != nil {
		return b.strides
	}
	strides, n := make([]int, len(b.shape)), 1
	for i, size := range slices.Backward(b.shape) {
		strides[i] = n
		n = times(n, size)
	}
	return strides
}

func times(x, y int) int {
	if x == 0 || y == 0 {
		return 0
	}
	if x == unknown || y == unknown {
		return unknown
	}
	return x * y
}

// subview writes a view of a part.
func (f *function) subview(b buffer) {
	to := buffer{element: b.element, offset: b.offset, strides: []int{}}
	var offsets, sizes, strides []string
	known := func(text string, n int) int {
		if text[0] == '%' {
			return unknown
		}
		return n
	}
	for i, stride := range b.stridesOf() {
		n := b.shape[i]
		if n == unknown {
			n = 4
		}
		size, step := 1+f.r.IntN(max(n, 1)), 1
		offset := f.r.IntN(max(n-size, 0) + 1)
		if size > 1 && f.r.IntN(4) == 0 {
			size, step = size/2, 2
		}
		o, _ := f.mixed(offset)
		s, _ := f.mixed(size)
		k, _ := f.mixed(step)
		offsets, sizes, strides = append(offsets, o), append(sizes, s), append(strides, k)
		if at := times(known(o, offset), stride); at == unknown || to.offset == unknown {
			to.offset = unknown
		} else {
			to.offset += at
		}
		to.shape = append(to.shape, known(s, size))
		to.strides = append(to.strides, times(known(k, step), stride))
	}
	f.line("%s = memref.subview %s[%s] [%s] [%s] : %s to %s", f.newBuffer(to), b.name, list(offsets), list(sizes), list(strides), b, to)
}

// copyBuffer copies to a memref of the same shape.
func (f *function) copyBuffer(b buffer) {
	for _, to := range f.buffers {
		if slices.Equal(to.shape, b.shape) && to.element == b.element && f.r.IntN(2) == 0 {
			f.line("memref.copy %s, %s : %s to %s", b.name, to.name, b, to)
			return
		}
	}
}

// useBuffer writes one of the operations that are rare.
func (f *function) useBuffer(b buffer) {
	switch n := f.r.IntN(4); {
	case n == 0:
		f.use(b.name, b.String())
	case n == 1 && b.element == "i32":
		v, i := f.value("i32"), f.indicesOf(tensorType{b.shape, b.element})
		f.line("%s = memref.atomic_rmw addi %s, %s[%s] : (i32, %s) -> i32", f.result("i32"), v, b.name, i, b)
	case n == 2 && len(b.shape) == 2 && b.strides == nil:
		to := buffer{shape: []int{times(b.shape[0], b.shape[1])}, element: b.element}
		f.line("%s = memref.collapse_shape %s [[0, 1]] : %s into %s", f.newBuffer(to), b.name, b, to)
	case n == 3:
		f.line("%s = memref.assume_alignment %s, 16 : %s", f.newBuffer(b), b.name, b)
	}
}
