package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Vectors returns the text of a function on vectors of several dimensions.
func Vectors(r *rand.Rand, ops int) string {
	f := &function{r: r, values: map[string][]string{}, indent: "  ", kinds: map[string]shaped{}}
	var params []string
	for range 3 {
		params = append(params, f.newVector(f.pick("f32", "i32", "f32", "i64")).String())
	}
	memory := f.kind(shaped{kind: "memref", element: "f32", shape: []int{unknown, 8}})
	params = append(params, "index", "f32", "i32", "i1", memory.String())
	var head []string
	for _, t := range params {
		head = append(head, f.result(t)+": "+t)
	}
	for f.n < ops {
		f.vectors()
	}
	var results, types []string
	for range 1 + r.IntN(2) {
		v, t := f.aVectorKind()
		results, types = append(results, v), append(types, t.String())
	}
	return fmt.Sprintf("func.func @f(%s) -> (%s) {\n%s  return %s : %[2]s\n}\n", list(head), list(types), f.b.String(), list(results))
}

func (f *function) newVector(element string) shaped {
	t := shaped{kind: "vector", element: element}
	for range 1 + f.r.IntN(3) {
		t.shape = append(t.shape, []int{1, 2, 4, 4, 3}[f.r.IntN(5)])
	}
	return f.kind(t)
}

func (f *function) aVectorKind() (string, shaped) {
	return f.aVectorThat(func(shaped) bool { return true })
}

// aVectorThat returns a vector whose type fits.
func (f *function) aVectorThat(fits func(shaped) bool) (string, shaped) {
	var of []shaped
	for _, at := range f.order {
		if t, ok := f.kinds[at]; ok && t.kind == "vector" && fits(t) {
			of = append(of, t)
		}
	}
	if len(of) > 0 {
		t := of[f.r.IntN(len(of))]
		return f.value(t.String()), t
	}
	for {
		if t := f.newVector(f.pick("f32", "i32")); fits(t) {
			return f.value(t.String()), t
		}
	}
}

// product returns the number of elements.
func product(shape []int) int {
	n := 1
	for _, d := range shape {
		n *= d
	}
	return n
}

// place returns a position for each of the first n sizes, sometimes a value.
func (f *function) place(shape []int, n int, dynamic bool) string {
	var out []string
	for i, d := range shape[:n] {
		if dynamic && i == n-1 && f.r.IntN(4) == 0 {
			out = append(out, f.value("index"))
		} else {
			out = append(out, fmt.Sprint(f.r.IntN(d)))
		}
	}
	return list(out)
}

// vectors writes an operation of vector, or one of arith on vectors.
func (f *function) vectors() {
	x, t := f.aVectorKind()
	float := isFloat(t.element)
	rank := len(t.shape)
	inner := func(n int) shaped { return f.kind(shaped{kind: "vector", element: t.element, shape: t.shape[n:]}) }
	numbers := func(ns []int) string { return strings.Trim(strings.ReplaceAll(fmt.Sprint(ns), " ", ", "), "[]") }
	switch f.r.IntN(18) {
	case 0:
		op := map[bool]string{true: f.pick("addf", "mulf", "maximumf"), false: f.pick("addi", "muli", "minsi", "xori")}[float]
		y := f.value(t.String())
		f.line("%s = arith.%s %s, %s : %s", f.result(t.String()), op, x, y, t)
	case 1:
		from, size := t.element, t
		if f.r.IntN(2) == 0 {
			from = inner(f.r.IntN(rank)).String()
		}
		v := f.value(from)
		f.line("%s = vector.broadcast %s : %s to %s", f.result(size.String()), v, from, size)
	case 2:
		n := 1 + f.r.IntN(rank)
		to := t.element
		if n < rank {
			to = inner(n).String()
		}
		p := f.place(t.shape, n, n == rank)
		f.line("%s = vector.extract %s[%s] : %s from %s", f.result(to), x, p, to, t)
	case 3:
		n := 1 + f.r.IntN(rank)
		from := t.element
		if n < rank {
			from = inner(n).String()
		}
		v, p := f.value(from), f.place(t.shape, n, n == rank)
		f.line("%s = vector.insert %s, %s[%s] : %s into %s", f.result(t.String()), v, x, p, from, t)
	case 4:
		x, t := f.aVectorThat(func(t shaped) bool { return len(t.shape) == 1 })
		y := f.value(t.String())
		mask := make([]int, 1+f.r.IntN(4))
		for i := range mask {
			mask[i] = f.r.IntN(2 * t.shape[0])
		}
		to := f.kind(shaped{kind: "vector", element: t.element, shape: []int{len(mask)}})
		f.line("%s = vector.shuffle %s, %s [%s] : %s, %[5]s", f.result(to.String()), x, y, numbers(mask), t)
	case 5:
		x, t := f.aVectorThat(func(t shaped) bool { return isFloat(t.element) })
		y, z := f.value(t.String()), f.value(t.String())
		f.line("%s = vector.fma %s, %s, %s : %s", f.result(t.String()), x, y, z, t)
	case 6:
		x, t := f.aVectorThat(func(t shaped) bool { return len(t.shape) == 1 })
		kind := map[bool]string{true: f.pick("add", "mul", "maximumf", "minnumf"), false: f.pick("add", "mul", "maxsi", "minui", "xor", "and")}[isFloat(t.element)]
		with := ""
		if (kind == "add" || kind == "mul") && f.r.IntN(2) == 0 {
			with = ", " + f.value(t.element)
		}
		f.line("%s = vector.reduction <%s>, %s%s : %s into %s", f.result(t.element), kind, x, with, t, t.element)
	case 7, 8:
		to := f.kind(shaped{kind: "vector", element: t.element, shape: slices.Clone(t.shape)})
		var offsets, sizes, strides []int
		for i, d := range t.shape {
			n := 1 + f.r.IntN(d)
			offsets, sizes, strides = append(offsets, f.r.IntN(d-n+1)), append(sizes, n), append(strides, 1)
			to.shape[i] = n
		}
		f.kind(to)
		if f.r.IntN(2) == 0 {
			f.line("%s = vector.extract_strided_slice %s {offsets = [%s], sizes = [%s], strides = [%s]} : %s to %s",
				f.result(to.String()), x, numbers(offsets), numbers(sizes), numbers(strides), t, to)
			return
		}
		v := f.value(to.String())
		f.line("%s = vector.insert_strided_slice %s, %s {offsets = [%s], strides = [%s]} : %s into %s",
			f.result(t.String()), v, x, numbers(offsets), numbers(strides), to, t)
	case 9:
		to := shaped{kind: "vector", element: t.element, shape: []int{product(t.shape)}}
		if rank == 1 {
			to.shape = []int{1, t.shape[0]}
		}
		f.line("%s = vector.shape_cast %s : %s to %s", f.result(f.kind(to).String()), x, t, to)
	case 10:
		if rank < 2 {
			return
		}
		p := f.r.Perm(rank)
		to := shaped{kind: "vector", element: t.element, shape: make([]int, rank)}
		for i, d := range p {
			to.shape[i] = t.shape[d]
		}
		f.line("%s = vector.transpose %s, [%s] : %s to %s", f.result(f.kind(to).String()), x, numbers(p), t, to)
	case 11:
		x, t := f.aVectorThat(func(t shaped) bool { return len(t.shape) == 1 })
		y, u := f.aVectorThat(func(u shaped) bool { return len(u.shape) == 1 && u.element == t.element })
		to := f.kind(shaped{kind: "vector", element: t.element, shape: []int{t.shape[0], u.shape[0]}})
		f.line("%s = vector.outerproduct %s, %s : %s, %s", f.result(to.String()), x, y, t, u)
	case 12:
		m, i, j := f.value("memref<?x8xf32>"), f.value("index"), f.value("index")
		to := f.kind(shaped{kind: "vector", element: "f32", shape: []int{2, 4}[f.r.IntN(2):]})
		pad := f.value("f32")
		bounds := strings.TrimSuffix(strings.Repeat(f.pick("true, ", "false, "), len(to.shape)), ", ")
		if f.r.IntN(2) == 0 {
			f.line("%s = vector.transfer_read %s[%s, %s], %s {in_bounds = [%s]} : memref<?x8xf32>, %s", f.result(to.String()), m, i, j, pad, bounds, to)
			return
		}
		v := f.value(to.String())
		f.line("vector.transfer_write %s, %s[%s, %s] {in_bounds = [%s]} : %s, memref<?x8xf32>", v, m, i, j, bounds, to)
	case 13:
		m, i, j := f.value("memref<?x8xf32>"), f.value("index"), f.value("index")
		to := f.kind(shaped{kind: "vector", element: "f32", shape: []int{4}})
		v := f.value(to.String())
		if f.r.IntN(2) == 0 {
			f.line("%s = vector.load %s[%s, %s] : memref<?x8xf32>, %s", f.result(to.String()), m, i, j, to)
		} else {
			f.line("vector.store %s, %s[%s, %s] : memref<?x8xf32>, %s", v, m, i, j, to)
		}
	case 14:
		dims := make([]string, rank)
		for i := range dims {
			dims[i] = f.value("index")
		}
		mask := f.kind(t.of("i1"))
		f.line("%s = vector.create_mask %s : %s", f.result(mask.String()), list(dims), mask)
	case 15:
		v, w := f.value(f.kind(t.of("i1")).String()), f.value(t.String())
		f.line("%s = arith.select %s, %s, %s : %s, %s", f.result(t.String()), v, x, w, t.of("i1"), t)
	case 16:
		if rank > 1 {
			acc := inner(1)
			v := f.value(acc.String())
			f.line("%s = vector.multi_reduction <add>, %s, %s [0] : %s to %s", f.result(acc.String()), x, v, t, acc)
		}
	default:
		x, t := f.aVectorThat(func(t shaped) bool { return len(t.shape) == 1 })
		to := f.kind(shaped{kind: "vector", element: t.element, shape: []int{2 * t.shape[0]}})
		y := f.value(t.String())
		f.line("%s = vector.interleave %s, %s : %s -> %s", f.result(to.String()), x, y, t, to)
	}
}
