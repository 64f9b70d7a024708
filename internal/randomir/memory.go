package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A shaped is a type with sizes, such as a memref: "memref<?x4xf32, strided<[?, 1]>>".
type shaped struct {
	kind    string // "memref" or "vector"
	shape   []int
	element string
	suffix  string // the layout and the memory space
}

func (t shaped) String() string {
	s := tensorType{t.shape, t.element}.String()
	return t.kind + strings.TrimSuffix(strings.TrimPrefix(s, "tensor"), ">") + t.suffix + ">"
}

// isDynamic reports whether a size is unknown.
func (t shaped) isDynamic() bool { return slices.Contains(t.shape, unknown) }

// of returns the type with another element.
func (t shaped) of(element string) shaped {
	t.element = element
	return t
}

// Buffers returns the text of a function on buffers of static shape without layouts, which
// targets such as emitc and spirv have too.
func Buffers(r *rand.Rand, ops int, dialects ...string) string {
	return withMemory(r, ops, true, dialects)
}

// Memory returns the text of a function on memrefs of any kind.
func Memory(r *rand.Rand, ops int, dialects ...string) string {
	return withMemory(r, ops, false, dialects)
}

func withMemory(r *rand.Rand, ops int, static bool, dialects []string) string {
	f := &function{r: r, values: map[string][]string{}, indent: "  ", kinds: map[string]shaped{}, static: static}
	types := []string{"index", "i32", "f32"}
	var params []string
	for range 2 + r.IntN(2) {
		params = append(params, f.newMemref().String())
	}
	params = append(params, types...)
	var head []string
	for _, t := range params {
		head = append(head, f.result(t)+": "+t)
	}
	for f.n < ops {
		if r.IntN(3) == 0 {
			f.operation(types, dialects)
		} else {
			f.memory()
		}
	}
	t := types[r.IntN(len(types))]
	v := f.value(t)
	return fmt.Sprintf("func.func @f(%s) -> %s {\n%s  return %s : %[2]s\n}\n", list(head), t, f.b.String(), v)
}

// newMemref chooses a type.
func (f *function) newMemref() shaped {
	t := shaped{kind: "memref", element: f.pick("f32", "i32", "f32", "index")}
	if f.static {
		t.element = f.pick("f32", "i32")
	}
	for range 1 + f.r.IntN(3) {
		n := f.size()
		if f.static && n == unknown {
			n = 5
		}
		t.shape = append(t.shape, n)
	}
	if !f.static && f.r.IntN(10) == 0 {
		t.shape = nil
	}
	return f.kind(t)
}

// kind remembers the type that a text denotes.
func (f *function) kind(t shaped) shaped {
	f.kinds[t.String()] = t
	return t
}

// aKind returns a value of a type of a kind that fits, or a new memref.
func (f *function) aKind(fits func(shaped) bool) (string, shaped) {
	var of []shaped
	for _, at := range f.order {
		if t, ok := f.kinds[at]; ok && fits(t) {
			of = append(of, t)
		}
	}
	if len(of) > 0 {
		t := of[f.r.IntN(len(of))]
		return f.recent(t.String()), t
	}
	for {
		if t := f.newMemref(); fits(t) {
			return f.allocate(t, "memref.alloc"), t
		}
	}
}

func (f *function) aMemref() (string, shaped) {
	return f.aKind(func(t shaped) bool { return t.kind == "memref" })
}

// allocate writes an allocation.
func (f *function) allocate(t shaped, op string) string {
	t.suffix = ""
	f.kind(t)
	sizes := f.sizesOf(tensorType{t.shape, t.element})
	v := f.result(t.String())
	f.line("%s = %s(%s)%s : %s", v, op, list(sizes), f.pick("", "", " {alignment = 16 : i64}"), t)
	return v
}

// memory writes an operation of memref.
func (f *function) memory() {
	x, t := f.aMemref()
	at := func(t shaped) string { return f.indicesOf(tensorType{t.shape, t.element}) }
	n := 16
	if f.static {
		n = 7
	}
	switch f.r.IntN(n) {
	case 0, 1:
		i := at(t)
		f.line("%s = memref.load %s[%s] : %s", f.result(t.element), x, i, t)
	case 2, 3:
		v, i := f.value(t.element), at(t)
		f.line("memref.store %s, %s[%s] : %s", v, x, i, t)
	case 4:
		f.allocate(f.newMemref(), f.pick("memref.alloca", "memref.alloc", "memref.alloca"))
	case 5:
		i := at(t)
		f.line("%s = memref.load %s[%s] : %s", f.result(t.element), x, i, t)
	case 6:
		y := f.allocate(t, "memref.alloc")
		plain := t
		plain.suffix = ""
		f.line("memref.copy %s, %s : %s to %s", x, y, t, plain)
	case 7:
		if len(t.shape) > 0 {
			i := f.indexUpTo(len(t.shape))
			f.line("%s = memref.dim %s, %s : %s", f.result("index"), x, i, t)
		}
	case 8:
		f.partOf(x, t)
	case 9:
		to := t
		to.shape = slices.Clone(t.shape)
		for i := range to.shape {
			if f.r.IntN(2) == 0 {
				to.shape[i] = unknown
			}
		}
		if to.String() != t.String() {
			f.line("%s = memref.cast %s : %s to %s", f.result(f.kind(to).String()), x, t, to)
		}
	case 10:
		to := shaped{kind: "memref", element: t.element, shape: []int{4, unknown}, suffix: ", strided<[?, 1], offset: ?>"}
		offset, size, stride := f.value("index"), f.value("index"), f.value("index")
		f.line("%s = memref.reinterpret_cast %s to offset: [%s], sizes: [4, %s], strides: [%s, 1] : %s to %s",
			f.result(f.kind(to).String()), x, offset, size, stride, t, to)
	case 11:
		if len(t.shape) == 0 {
			return
		}
		base := shaped{kind: "memref", element: t.element}
		sizes, strides := f.fresh(len(t.shape)), f.fresh(len(t.shape))
		index := slices.Repeat([]string{"index"}, len(t.shape))
		b, o := f.fresh(1)[0], f.fresh(1)[0]
		f.line("%s, %s, %s, %s = memref.extract_strided_metadata %s : %s -> %s, index, %s, %s", b, o, list(sizes), list(strides), x, t, base, list(index), list(index))
		f.see([]string{b}, []string{f.kind(base).String()})
		f.see(append(append(sizes, strides...), o), append(append(index, index...), "index"))
	case 12:
		if t.element == "i32" || t.element == "f32" {
			op := map[string]string{"i32": f.pick("addi", "maxs", "minu", "andi", "assign"), "f32": f.pick("addf", "maximumf", "assign", "mulf")}[t.element]
			v, i := f.value(t.element), at(t)
			f.line("%s = memref.atomic_rmw %s %s, %s[%s] : (%s, %s) -> %[6]s", f.result(t.element), op, v, x, i, t.element, t)
		}
	case 13:
		if t.suffix == "" && len(t.shape) > 1 {
			f.collapse(x, t)
		}
	case 14:
		f.line("%s = memref.extract_aligned_pointer_as_index %s : %s -> index", f.result("index"), x, t)
	default:
		if t.suffix == "" && len(t.shape) == 2 {
			to := shaped{kind: "memref", element: t.element, shape: []int{t.shape[1], t.shape[0]}, suffix: ", strided<[1, ?]>"}
			if n := t.shape[1]; n != unknown {
				to.suffix = fmt.Sprintf(", strided<[1, %d]>", n)
			}
			f.line("%s = memref.transpose %s (d0, d1) -> (d1, d0) : %s to %s", f.result(f.kind(to).String()), x, t, to)
		}
	}
}

// partOf writes one with offsets and sizes of both kinds.
func (f *function) partOf(x string, t shaped) {
	if len(t.shape) == 0 || t.suffix != "" || t.isDynamic() {
		return
	}
	to := shaped{kind: "memref", element: t.element}
	var offsets, sizes, ones, strides []string
	stride, offset, dynamic := 1, 0, false
	for i := len(t.shape) - 1; i >= 0; i-- {
		strides = append(strides, fmt.Sprint(stride))
		size, at := 1+f.r.IntN(t.shape[i]), 0
		if f.r.IntN(3) == 0 {
			offsets, dynamic = append(offsets, f.value("index")), true
		} else {
			at = t.shape[i] - size
			offsets = append(offsets, fmt.Sprint(at))
		}
		if f.r.IntN(3) == 0 {
			sizes = append(sizes, f.value("index"))
			size = unknown
		} else {
			sizes = append(sizes, fmt.Sprint(size))
		}
		offset += at * stride
		stride *= t.shape[i]
		ones, to.shape = append(ones, "1"), append(to.shape, size)
	}
	slices.Reverse(offsets)
	slices.Reverse(sizes)
	slices.Reverse(strides)
	slices.Reverse(to.shape)
	to.suffix = ", strided<[" + list(strides) + "]"
	switch {
	case dynamic:
		to.suffix += ", offset: ?"
	case offset != 0:
		to.suffix += fmt.Sprintf(", offset: %d", offset)
	}
	to.suffix += ">"
	f.line("%s = memref.subview %s[%s] [%s] [%s] : %s to %s", f.result(f.kind(to).String()), x, list(offsets), list(sizes), list(ones), t, to)
}

// collapse writes a reshape to one dimension.
func (f *function) collapse(x string, t shaped) {
	to := shaped{kind: "memref", element: t.element, shape: []int{1}}
	var group []string
	for i, n := range t.shape {
		group = append(group, fmt.Sprint(i))
		if n == unknown || to.shape[0] == unknown {
			to.shape[0] = unknown
		} else {
			to.shape[0] *= n
		}
	}
	f.line("%s = memref.collapse_shape %s [[%s]] : %s into %s", f.result(f.kind(to).String()), x, list(group), t, to)
}

// constantOf writes an allocation, or a constant vector.
func (f *function) constantOf(t shaped) string {
	if t.kind == "memref" {
		return f.allocate(t, "memref.alloc")
	}
	text := f.number(t.element)
	v := f.result(t.String())
	f.line("%s = arith.constant dense<%s> : %s", v, text, t)
	return v
}
