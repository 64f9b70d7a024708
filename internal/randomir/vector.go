package randomir

import (
	"fmt"
	"slices"
	"strings"
)

// A vectorType is one of a few types of vectors.
type vectorType struct{ tensorType }

func (t vectorType) String() string {
	return "vector" + strings.TrimPrefix(t.tensorType.String(), "tensor")
}

func vectorTypeOf(text string) (vectorType, bool) {
	inside, ok := strings.CutPrefix(text, "vector")
	if !ok {
		return vectorType{}, false
	}
	t, ok := tensorTypeOf("tensor" + inside)
	return vectorType{t}, ok
}

func (f *function) vectorType() vectorType {
	t := tensorType{element: f.pick("f32", "i32", "f32")}
	for range f.r.IntN(3) {
		t.shape = append(t.shape, f.pickInt(1, 2, 4, 4, 3))
	}
	return vectorType{t}
}

// aVector returns a vector, of those that were made last or a constant.
func (f *function) aVector() (string, vectorType) {
	for range 8 {
		at := f.order[f.r.IntN(len(f.order))]
		if t, ok := vectorTypeOf(at); ok {
			return f.recent(at), t
		}
	}
	t := f.vectorType()
	return f.vectorConstant(t.String()), t
}

// vectorConstant writes a constant or a broadcast and returns it.
func (f *function) vectorConstant(text string) string {
	t, _ := vectorTypeOf(text)
	v := f.result(text)
	if f.poison && f.r.IntN(8) == 0 {
		f.line("%s = ub.poison : %s", v, t)
		return v
	}
	f.line("%s = arith.constant dense<%s> : %s", v, f.number(t.element), t)
	return v
}

// vector writes an operation on vectors.
func (f *function) vector() {
	x, t := f.aVector()
	rank := len(t.shape)
	switch n := f.r.IntN(16); {
	case n < 2:
		f.broadcast(x, t)
	case n < 4 && rank > 0:
		i, part := f.position(t)
		f.line("%s = vector.extract %s[%s] : %s from %s", f.result(part), x, i, part, t)
	case n < 6 && rank > 0:
		i, part := f.position(t)
		v := f.value(part)
		f.line("%s = vector.insert %s, %s [%s] : %s into %s", f.result(t.String()), v, x, i, part, t)
	case n == 6:
		f.shapeCast(x, t)
	case n == 7 && rank == 2:
		to := vectorType{tensorType{[]int{t.shape[1], t.shape[0]}, t.element}}
		f.line("%s = vector.transpose %s, [1, 0] : %s to %s", f.result(to.String()), x, t, to)
	case n == 8 && rank > 0:
		f.stridedSlice(x, t)
	case n == 9 && rank == 1:
		f.shuffle(x, t)
	case n == 10 && rank == 1:
		kind := f.pick("add", "mul", "minnumf", "maxnumf")
		if t.element == "i32" {
			kind = f.pick("add", "mul", "minsi", "maxui", "and", "xor")
		}
		f.line("%s = vector.reduction <%s>, %s : %s into %s", f.result(t.element), kind, x, t, t.element)
	case n == 11 && rank > 0:
		f.unpack(x, t)
	case n == 12 && rank > 0:
		f.mask(x, t)
	case n < 15:
		f.transfer(x, t)
	default:
		y := f.value(t.String())
		op := f.pick("addf", "mulf", "subf")
		if t.element == "i32" {
			op = f.pick("addi", "muli", "subi", "andi")
		}
		f.line("%s = arith.%s %s, %s : %s", f.result(t.String()), op, x, y, t)
	}
}

// broadcast writes one of a value to a type with more dimensions.
func (f *function) broadcast(x string, t vectorType) {
	to := vectorType{tensorType{append([]int{f.pickInt(1, 2, 4)}, t.shape...), t.element}}
	from := t.String()
	if f.r.IntN(2) == 0 {
		x, from = f.value(t.element), t.element
	}
	f.line("%s = vector.broadcast %s : %s to %s", f.result(to.String()), x, from, to)
}

// position returns the indices of a part of a vector and its type.
func (f *function) position(t vectorType) (text, part string) {
	n := 1 + f.r.IntN(len(t.shape))
	indices := make([]string, n)
	for i := range indices {
		indices[i] = fmt.Sprint(f.r.IntN(t.shape[i]))
		if f.r.IntN(4) == 0 {
			indices[i], _ = f.mixed(f.r.IntN(t.shape[i]))
		}
	}
	if n == len(t.shape) {
		return list(indices), t.element
	}
	return list(indices), vectorType{tensorType{t.shape[n:], t.element}}.String()
}

// shapeCast adds or removes a dimension, or joins two.
func (f *function) shapeCast(x string, t vectorType) {
	to := vectorType{tensorType{slices.Clone(t.shape), t.element}}
	switch {
	case len(t.shape) == 2 && f.r.IntN(2) == 0:
		to.shape = []int{t.shape[0] * t.shape[1]}
	case len(t.shape) > 0 && t.shape[0] == 1:
		to.shape = to.shape[1:]
	default:
		to.shape = slices.Insert(to.shape, f.r.IntN(len(to.shape)+1), 1)
	}
	f.line("%s = vector.shape_cast %s : %s to %s", f.result(to.String()), x, t, to)
}

// stridedSlice extracts or inserts a part of the first dimension.
func (f *function) stridedSlice(x string, t vectorType) {
	size := 1 + f.r.IntN(t.shape[0])
	offset := f.r.IntN(t.shape[0] - size + 1)
	to := vectorType{tensorType{slices.Clone(t.shape), t.element}}
	to.shape[0] = size
	if f.r.IntN(2) == 0 {
		f.line("%s = vector.extract_strided_slice %s {offsets = [%d], sizes = [%d], strides = [1]} : %s to %s", f.result(to.String()), x, offset, size, t, to)
		return
	}
	offsets, strides := fmt.Sprint(offset)+strings.Repeat(", 0", len(t.shape)-1), "1"+strings.Repeat(", 1", len(t.shape)-1)
	v := f.value(to.String())
	f.line("%s = vector.insert_strided_slice %s, %s {offsets = [%s], strides = [%s]} : %s into %s", f.result(t.String()), v, x, offsets, strides, to, t)
}

func (f *function) shuffle(x string, t vectorType) {
	y := f.value(t.String())
	mask := make([]string, 1+f.r.IntN(4))
	for i := range mask {
		mask[i] = fmt.Sprint(f.r.IntN(2 * t.shape[0]))
	}
	to := vectorType{tensorType{[]int{len(mask)}, t.element}}
	f.line("%s = vector.shuffle %s, %s [%s] : %s, %[5]s", f.result(to.String()), x, y, list(mask), t)
}

// unpack takes a vector apart or builds one.
func (f *function) unpack(x string, t vectorType) {
	n := 1
	for _, size := range t.shape {
		n *= size
	}
	if f.r.IntN(2) == 0 {
		v := fmt.Sprintf("%%v%d", f.n)
		f.n++
		f.line("%s:%d = vector.to_elements %s : %s", v, n, x, t)
		for i := range n {
			f.see([]string{fmt.Sprintf("%s#%d", v, i)}, []string{t.element})
		}
		return
	}
	f.line("%s = vector.from_elements %s : %s", f.result(t.String()), list(f.takes(slices.Repeat([]string{t.element}, n))), t)
}

// mask selects elements by a mask.
func (f *function) mask(x string, t vectorType) {
	m := vectorType{tensorType{t.shape, "i1"}}
	sizes := make([]string, len(t.shape))
	empty := f.r.IntN(4) == 0
	for i, n := range t.shape {
		if sizes[i] = fmt.Sprint(1 + f.r.IntN(n)); empty {
			sizes[i] = "0"
		}
	}
	y, v := f.value(t.String()), f.fresh(1)[0]
	if f.r.IntN(2) == 0 {
		f.line("%s = vector.constant_mask [%s] : %s", v, list(sizes), m)
	} else {
		for i, n := range t.shape {
			sizes[i] = f.indexUpTo(n + 1)
		}
		f.line("%s = vector.create_mask %s : %s", v, list(sizes), m)
	}
	f.line("%s = arith.select %s, %s, %s : %s, %s", f.result(t.String()), v, x, y, m, t)
}

// transfer reads from or writes to a memref or a tensor of the same elements.
func (f *function) transfer(x string, t vectorType) {
	if len(t.shape) == 0 {
		return
	}
	in := fmt.Sprintf(", in_bounds = [%s]}", list(slices.Repeat([]string{f.pick("true", "false")}, len(t.shape))))
	in = "{" + in[2:]
	var from, text string
	var shape []int
	for _, b := range f.buffers {
		if b.element == t.element && len(b.shape) >= len(t.shape) && (from == "" || f.r.IntN(2) == 0) {
			from, text, shape = b.name, b.String(), b.shape
		}
	}
	isTensor := false
	if from == "" {
		if !f.shaped {
			return
		}
		y, of := f.aTensor()
		if of.element != t.element || len(of.shape) < len(t.shape) {
			return
		}
		from, text, shape, isTensor = y, of.String(), of.shape, true
	}
	i := f.indicesOf(tensorType{shape, t.element})
	if f.r.IntN(2) == 0 {
		pad := f.value(t.element)
		f.line("%s = vector.transfer_read %s[%s], %s %s : %s, %s", f.result(t.String()), from, i, pad, in, text, t)
		return
	}
	result := ""
	if isTensor {
		result = f.result(text) + " = "
	}
	f.line("%svector.transfer_write %s, %s[%s] %s : %s, %s", result, x, from, i, in, t, text)
}
