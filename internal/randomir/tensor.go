package randomir

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// unknown is a size that a type does not have.
const unknown = -1

// A tensorType is one of a few types of tensors.
type tensorType struct {
	shape   []int
	element string
}

func (t tensorType) String() string {
	var b strings.Builder
	b.WriteString("tensor<")
	for _, n := range t.shape {
		if n == unknown {
			b.WriteString("?x")
		} else {
			fmt.Fprintf(&b, "%dx", n)
		}
	}
	return b.String() + t.element + ">"
}

// tensorTypeOf parses a type.
func tensorTypeOf(text string) (tensorType, bool) {
	inside, ok := strings.CutPrefix(text, "tensor<")
	if !ok || strings.Contains(inside, "*") {
		return tensorType{}, false
	}
	parts := strings.Split(strings.TrimSuffix(inside, ">"), "x")
	if strings.HasSuffix(inside, "index>") {
		parts = append(parts[:len(parts)-2], "index")
	}
	t := tensorType{element: parts[len(parts)-1]}
	for _, p := range parts[:len(parts)-1] {
		n, err := strconv.Atoi(p)
		if err != nil {
			n = unknown
		}
		t.shape = append(t.shape, n)
	}
	return t, true
}

// tensorType returns a new type.
func (f *function) tensorType() tensorType {
	t := tensorType{element: f.pick("f32", "i32", "f32", "index")}
	for range f.r.IntN(4) {
		t.shape = append(t.shape, f.size())
	}
	return t
}

func (f *function) size() int { return []int{1, 2, 4, 8, 3, unknown, unknown}[f.r.IntN(7)] }

// aTensor returns a tensor, of those that were made last or an empty one.
func (f *function) aTensor() (string, tensorType) {
	for range 8 {
		if len(f.order) == 0 {
			break
		}
		at := f.order[f.r.IntN(len(f.order))]
		if t, ok := tensorTypeOf(at); ok {
			return f.recent(at), t
		}
	}
	t := f.tensorType()
	return f.emptyTensor(t), t
}

// index returns a value of type index, often a constant.
func (f *function) indexUpTo(n int) string {
	if f.r.IntN(3) == 0 {
		return f.value("index")
	}
	v := f.result("index")
	f.line("%s = arith.constant %d : index", v, f.r.IntN(max(1, n)))
	return v
}

func (f *function) emptyTensor(t tensorType) string {
	sizes := f.sizesOf(t)
	v := f.result(t.String())
	f.line("%s = tensor.empty(%s) : %s", v, list(sizes), t)
	return v
}

// sizesOf returns values for the sizes that a type does not have.
func (f *function) sizesOf(t tensorType) []string {
	var sizes []string
	for _, n := range t.shape {
		if n == unknown {
			sizes = append(sizes, f.indexUpTo(9))
		}
	}
	return sizes
}

func (f *function) indicesOf(t tensorType) string {
	var out []string
	for _, n := range t.shape {
		if n == unknown {
			n = 4
		}
		out = append(out, f.indexUpTo(n))
	}
	return list(out)
}

// tensor writes an operation of tensor.
func (f *function) tensor() {
	x, t := f.aTensor()
	switch f.r.IntN(22) {
	case 0, 1, 2, 3:
		f.castTensor(x, t)
	case 4, 5:
		if len(t.shape) > 0 {
			i := f.indexUpTo(len(t.shape))
			f.line("%s = tensor.dim %s, %s : %s", f.result("index"), x, i, t)
		}
	case 6, 7:
		i := f.indicesOf(t)
		f.line("%s = tensor.extract %s[%s] : %s", f.result(t.element), x, i, t)
	case 8:
		v, i := f.value(t.element), f.indicesOf(t)
		f.line("%s = tensor.insert %s into %s[%s] : %s", f.result(t.String()), v, x, i, t)
	case 9:
		f.fromElements()
	case 10, 11, 12:
		f.extractSlice(x, t)
	case 13, 14, 15:
		f.insertSlice(x, t)
	case 16:
		f.line("%s = tensor.rank %s : %s", f.result("index"), x, t)
	case 17:
		f.splatOrGenerate()
	case 18:
		f.reshape(x, t)
	case 19:
		f.pad(x, t)
	case 20:
		f.concat(x, t)
	default:
		if t.element == "f32" {
			to := tensorType{t.shape, "i32"}
			f.line("%s = tensor.bitcast %s : %s to %s", f.result(to.String()), x, t, to)
		}
	}
}

// castTensor changes which sizes a type has.
func (f *function) castTensor(x string, t tensorType) {
	to := tensorType{slices.Clone(t.shape), t.element}
	for i, n := range to.shape {
		switch {
		case f.r.IntN(2) == 0:
		case n == unknown:
			to.shape[i] = 1 // 1 fits any tensor into which the value is inserted
		default:
			to.shape[i] = unknown
		}
	}
	f.line("%s = tensor.cast %s : %s to %s", f.result(to.String()), x, t, to)
}

func (f *function) fromElements() {
	t := tensorType{element: f.pick("f32", "i32", "index")}
	n := 1
	for range f.r.IntN(3) {
		k := 1 + f.r.IntN(2)
		t.shape, n = append(t.shape, k), n*k
	}
	var vs []string
	for range n {
		vs = append(vs, f.value(t.element))
	}
	f.line("%s = tensor.from_elements %s : %s", f.result(t.String()), list(vs), t)
}

// mixed returns a number as text, or as a value that often is a constant.
func (f *function) mixed(n int) (text string, static bool) {
	switch f.r.IntN(4) {
	case 0:
		// A constant that does not fit would make operations invalid.
		v := f.fresh(1)[0]
		f.line(`%s = "t.index"() : () -> index`, v)
		return v, false
	case 1:
		v := f.result("index")
		f.line("%s = arith.constant %d : index", v, n)
		return v, false
	}
	return fmt.Sprint(n), true
}

// slice returns the offsets, sizes and strides of a part of a tensor, and the type of it.
func (f *function) slice(t tensorType) (text string, part tensorType) {
	var offsets, sizes, strides []string
	part.element = t.element
	for _, n := range t.shape {
		if n == unknown {
			n = 4
		}
		size := 1 + f.r.IntN(n)
		if f.r.IntN(3) == 0 {
			size = n
		}
		offset := f.r.IntN(n - size + 1)
		o, _ := f.mixed(offset)
		s, static := f.mixed(size)
		stride := "1"
		if f.r.IntN(4) == 0 {
			stride, _ = f.mixed(1)
		}
		offsets, sizes, strides = append(offsets, o), append(sizes, s), append(strides, stride)
		switch {
		case !static:
			part.shape = append(part.shape, unknown)
		case size == 1 && f.r.IntN(2) == 0:
		default:
			part.shape = append(part.shape, size)
		}
	}
	return fmt.Sprintf("[%s] [%s] [%s]", list(offsets), list(sizes), list(strides)), part
}

func (f *function) extractSlice(x string, t tensorType) {
	text, part := f.slice(t)
	f.line("%s = tensor.extract_slice %s%s : %s to %s", f.result(part.String()), x, text, t, part)
	if f.r.IntN(4) == 0 {
		y := f.recent(part.String())
		f.line("%s = tensor.insert_slice %s into %s%s : %s into %s", f.result(t.String()), y, x, text, part, t)
	}
}

func (f *function) insertSlice(x string, t tensorType) {
	text, part := f.slice(t)
	var v string
	if len(f.values[part.String()]) > 0 {
		v = f.recent(part.String())
	} else {
		v = f.emptyTensor(part)
		if f.r.IntN(2) == 0 {
			// A cast of a tensor with another size.
			from := tensorType{slices.Clone(part.shape), part.element}
			for i, n := range from.shape {
				if n == unknown {
					from.shape[i] = f.pickInt(1, 2, 4)
				}
			}
			e := f.emptyTensor(from)
			v = f.result(part.String())
			f.line("%s = tensor.cast %s : %s to %s", v, e, from, part)
		}
	}
	f.line("%s = tensor.insert_slice %s into %s%s : %s into %s", f.result(t.String()), v, x, text, part, t)
	if f.r.IntN(4) == 0 {
		y := f.recent(t.String())
		f.line("%s = tensor.extract_slice %s%s : %s to %s", f.result(part.String()), y, text, t, part)
	}
}

func (f *function) pickInt(ns ...int) int { return ns[f.r.IntN(len(ns))] }

func (f *function) splatOrGenerate() {
	t := f.tensorType()
	sizes := f.sizesOf(t)
	if f.r.IntN(2) == 0 {
		v := f.value(t.element)
		brackets := ""
		if len(sizes) > 0 {
			brackets = "[" + list(sizes) + "]"
		}
		f.line("%s = tensor.splat %s%s : %s", f.result(t.String()), v, brackets, t)
		return
	}
	v := f.value(t.element)
	args := f.fresh(len(t.shape))
	var params []string
	for _, a := range args {
		params = append(params, a+": index")
	}
	f.line("%s = tensor.generate %s {", f.result(t.String()), list(sizes))
	if len(params) > 0 {
		f.line("^bb0(%s):", list(params))
	}
	f.line("  tensor.yield %s : %s", v, t.element)
	f.line("} : %s", t)
}

// reshape joins the first two dimensions, or goes through a shape.
func (f *function) reshape(x string, t tensorType) {
	if len(t.shape) < 2 || f.r.IntN(3) == 0 {
		to := tensorType{[]int{unknown}, t.element}
		s := f.fresh(1)[0]
		v := f.value("index")
		f.line("%s = tensor.from_elements %s : tensor<1xindex>", s, v)
		f.line("%s = tensor.reshape %s(%s) : (%s, tensor<1xindex>) -> %s", f.result(to.String()), x, s, t, to)
		return
	}
	first := t.shape[0] * t.shape[1]
	if t.shape[0] == unknown || t.shape[1] == unknown {
		first = unknown
	}
	to := tensorType{append([]int{first}, t.shape[2:]...), t.element}
	groups := "[[0, 1]"
	for i := 2; i < len(t.shape); i++ {
		groups += fmt.Sprintf(", [%d]", i)
	}
	f.line("%s = tensor.collapse_shape %s %s] : %s into %s", f.result(to.String()), x, groups, t, to)
}

func (f *function) pad(x string, t tensorType) {
	if len(t.shape) == 0 {
		return
	}
	to := tensorType{element: t.element}
	var low, high, params []string
	for i, n := range t.shape {
		l, h := f.r.IntN(2), f.r.IntN(2)
		a, ok1 := f.mixed(l)
		b, ok2 := f.mixed(h)
		low, high = append(low, a), append(high, b)
		if !ok1 || !ok2 || n == unknown {
			n = unknown
		} else {
			n += l + h
		}
		to.shape = append(to.shape, n)
		params = append(params, fmt.Sprintf("%%p%d: index", i))
	}
	// Each has its own value, so that no two are one.
	v := f.fresh(1)[0]
	f.line(`%s = "t.value"() : () -> %s`, v, t.element)
	f.line("%s = tensor.pad %s low[%s] high[%s] {", f.result(to.String()), x, list(low), list(high))
	f.line("^bb0(%s):", list(params))
	f.line("  tensor.yield %s : %s", v, t.element)
	f.line("} : %s to %s", t, to)
}

func (f *function) concat(x string, t tensorType) {
	if len(t.shape) == 0 {
		return
	}
	to := tensorType{slices.Clone(t.shape), t.element}
	dim := f.r.IntN(len(t.shape))
	operands, types := []string{x}, []string{t.String()}
	for range f.r.IntN(3) {
		u := tensorType{slices.Clone(t.shape), t.element}
		for i := range u.shape {
			if f.r.IntN(4) == 0 {
				u.shape[i] = unknown
			}
		}
		operands, types = append(operands, f.emptyTensor(u)), append(types, u.String())
		if u.shape[dim] == unknown || to.shape[dim] == unknown {
			to.shape[dim] = unknown
		} else {
			to.shape[dim] += u.shape[dim]
		}
	}
	f.line("%s = tensor.concat dim(%d) %s : (%s) -> %s", f.result(to.String()), dim, list(operands), list(types), to)
}
