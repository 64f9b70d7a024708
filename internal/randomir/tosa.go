package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Tosa returns the text of a function with operations of tosa, which are mostly foldable.
func Tosa(r *rand.Rand, ops int) string {
	f := &function{r: r, values: map[string][]string{}, indent: "  "}
	var args []string
	for range 3 + r.IntN(3) {
		t := tensorType{element: f.pick("i32", "f32", "i8", "f16", "i1", "i32")}
		rank := 1 + r.IntN(4)
		if r.IntN(3) == 0 {
			rank = 4
		}
		for range rank {
			t.shape = append(t.shape, f.pickInt(1, 1, 2, 3, 4, unknown))
		}
		args = append(args, f.result(t.String())+": "+t.String())
	}
	for f.n < ops {
		f.tosa()
	}
	var results, types []string
	for range 2 + r.IntN(3) {
		t := f.order[len(f.order)-1-r.IntN(min(len(f.order), 4))]
		results, types = append(results, f.recent(t)), append(types, t)
	}
	return fmt.Sprintf("func.func @f(%s) -> (%s) {\n%s  return %s : %[2]s\n}\n", list(args), list(types), f.b.String(), list(results))
}

// tosaTensor returns a tensor, likely one of those that were made last, or a constant.
func (f *function) tosaTensor() (string, tensorType) {
	at := f.order[f.r.IntN(len(f.order))]
	if f.r.IntN(2) == 0 {
		at = f.order[len(f.order)-1-f.r.IntN(min(len(f.order), 3))]
	}
	t, _ := tensorTypeOf(at)
	return f.tosaValue(t), t
}

// tosaValue returns a value of a type, sometimes a constant.
func (f *function) tosaValue(t tensorType) string {
	if have := f.values[t.String()]; len(have) > 0 && (f.r.IntN(3) > 0 || slices.Contains(t.shape, unknown)) {
		return f.recent(t.String())
	}
	if slices.Contains(t.shape, unknown) {
		v := f.result(t.String())
		f.line(`%s = "t.value"() : () -> %s`, v, t)
		return v
	}
	return f.tosaConst(t)
}

// tosaConst writes a constant of a static shape.
func (f *function) tosaConst(t tensorType) string {
	n := 1
	for _, k := range t.shape {
		n *= k
	}
	text := f.number(t.element)
	if f.r.IntN(3) == 0 && n > 1 && n <= 12 {
		text = f.elements(t.shape, t.element)
	}
	v := f.result(t.String())
	f.line(`%s = "tosa.const"() <{values = dense<%s> : %s}> : () -> %[3]s`, v, text, t)
	return v
}

// elements writes elements of a shape.
func (f *function) elements(shape []int, element string) string {
	if len(shape) == 0 {
		return f.number(element)
	}
	parts := make([]string, shape[0])
	for i := range parts {
		parts[i] = f.elements(shape[1:], element)
	}
	return "[" + list(parts) + "]"
}

// zeroPoint writes a zero point; it is zero except for i8.
func (f *function) zeroPoint(element string) string {
	if element == "i8" {
		return f.scalarConst(element)
	}
	return f.scalarOf(element, map[bool]string{true: "0.0", false: "0"}[isFloat(element)])
}

// scalarConst writes a constant of one element, often zero.
func (f *function) scalarConst(element string) string {
	text := f.number(element)
	switch {
	case f.r.IntN(3) == 0:
	case element == "i1":
		text = "false"
	case isFloat(element):
		text = "0.0"
	default:
		text = "0"
	}
	return f.scalarOf(element, text)
}

func (f *function) scalarOf(element, text string) string {
	v := f.fresh(1)[0]
	f.line(`%s = "tosa.const"() <{values = dense<%s> : tensor<1x%s>}> : () -> tensor<1x%[3]s>`, v, text, element)
	return v
}

// shapeConst writes a constant shape and returns it with its type.
func (f *function) shapeConst(dims []int) (name, typ string) {
	v := f.fresh(1)[0]
	text := strings.ReplaceAll(fmt.Sprint(dims), " ", ", ")
	typ = fmt.Sprintf("!tosa.shape<%d>", len(dims))
	f.line("%s = tosa.const_shape {values = dense<%s> : tensor<%dxindex>} : () -> %s", v, text, len(dims), typ)
	return v, typ
}

// forget makes some sizes of the type of a result dynamic. Do not use it for operations that
// mlir-opt folds to constants of such a type, which are invalid.
func (f *function) forget(t tensorType) tensorType {
	if f.r.IntN(6) == 0 && len(t.shape) > 0 {
		t.shape = slices.Clone(t.shape)
		t.shape[f.r.IntN(len(t.shape))] = unknown
	}
	return t
}

// tosa writes an operation of tosa.
func (f *function) tosa() {
	x, t := f.tosaTensor()
	switch f.r.IntN(24) {
	case 0, 1, 2, 3, 4, 5:
		f.tosaBinary(x, t)
	case 6, 7:
		f.tosaUnary(x, t)
	case 8, 9:
		f.tosaCast(x, t)
	case 10, 11:
		f.tosaClamp(x, t)
	case 12:
		f.tosaSelect(x, t)
	case 13:
		f.tosaReduce(x, t)
	case 14, 15:
		f.tosaConcat(x, t)
	case 16, 17:
		f.tosaSlice(x, t)
	case 18:
		f.tosaPad(x, t)
	case 19, 20:
		f.tosaTranspose(x, t)
	case 21, 22:
		f.tosaReshape(x, t)
	default:
		f.tosaImage(x, t)
	}
}

// broadcast returns the sizes of an elementwise result.
func broadcast(a, b []int) []int {
	out := slices.Clone(a)
	for i := range a {
		if a[i] == 1 {
			out[i] = b[i]
		}
	}
	return out
}

func (f *function) tosaBinary(x string, t tensorType) {
	u := tensorType{slices.Clone(t.shape), t.element}
	if f.r.IntN(3) == 0 {
		for i := range u.shape {
			if f.r.IntN(2) == 0 {
				u.shape[i] = 1
			}
		}
	}
	y := f.tosaValue(u)
	if slices.Contains(u.shape, unknown) && f.r.IntN(2) == 0 {
		for i := range u.shape {
			u.shape[i] = 1
		}
		y = f.tosaConst(u)
	}
	out := tensorType{broadcast(t.shape, u.shape), t.element}
	if f.r.IntN(2) == 0 {
		x, y, t, u = y, x, u, t
	}
	name := f.pick("add", "sub", "mul", "add", "greater", "greater_equal", "equal", "maximum", "intdiv")
	if t.element == "i1" {
		name = "equal"
	}
	switch name {
	case "greater", "greater_equal", "equal":
		out.element = "i1"
	case "mul":
		shift := "0"
		if t.element == "i32" {
			shift = f.pick("0", "0", "1", "3", "30")
		}
		s := f.scalarOf("i8", shift)
		f.line("%s = tosa.mul %s, %s, %s : (%s, %s, tensor<1xi8>) -> %s", f.result(out.String()), x, y, s, t, u, out)
		return
	case "intdiv":
		if t.element != "i32" {
			return
		}
	}
	f.line("%s = tosa.%s %s, %s : (%s, %s) -> %s", f.result(out.String()), name, x, y, t, u, out)
}

func (f *function) tosaUnary(x string, t tensorType) {
	switch f.r.IntN(5) {
	case 0:
		f.line("%s = tosa.abs %s : (%s) -> %[3]s", f.result(t.String()), x, t)
	case 1, 2:
		if t.element == "i1" {
			f.line("%s = tosa.logical_not %s : (%s) -> %[3]s", f.result(t.String()), x, t)
			return
		}
		z, w := f.zeroPoint(t.element), f.zeroPoint(t.element)
		f.line("%s = tosa.negate %s, %s, %s : (%s, tensor<1x%s>, tensor<1x%[6]s>) -> %[5]s", f.result(t.String()), x, z, w, t, t.element)
	case 3:
		if isFloat(t.element) {
			f.line("%s = tosa.reciprocal %s : (%s) -> %[3]s", f.result(t.String()), x, t)
		}
	default:
		f.line("%s = tosa.reverse %s {axis = %d : i32} : (%s) -> %[4]s", f.result(t.String()), x, f.r.IntN(len(t.shape)), t)
	}
}

func (f *function) tosaCast(x string, t tensorType) {
	out := tensorType{t.shape, f.pick("i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f8E4M3FN", t.element)}
	f.line("%s = tosa.cast %s : (%s) -> %s", f.result(out.String()), x, t, out)
}

func (f *function) tosaClamp(x string, t tensorType) {
	lo, hi := "", ""
	switch t.element {
	case "i1":
		return
	case "i8":
		lo, hi = f.pick("-128", "0", "-5", "10"), f.pick("127", "20", "12")
	case "i16":
		lo, hi = f.pick("-32768", "0", "-5", "10"), f.pick("32767", "20", "12")
	case "i32":
		lo, hi = f.pick("-2147483648", "0", "-5", "10"), f.pick("2147483647", "20", "12")
	case "i64":
		lo, hi = f.pick("-9223372036854775808", "0", "-5", "10"), f.pick("9223372036854775807", "20", "12")
	case "f32":
		lo, hi = f.pick("0xFF800000", "0.0", "-0.0", "-2.0"), f.pick("0x7F800000", "1.0", "0.0", "6.0")
	case "f16":
		lo, hi = f.pick("0xFC00", "0.0", "-0.0", "-2.0"), f.pick("0x7C00", "1.0", "0.0", "6.0")
	default:
		lo, hi = f.pick("0.0", "-0.0", "-2.0"), f.pick("1.0", "0.0", "6.0")
	}
	mode := f.pick("", ", nan_mode = IGNORE")
	if !isFloat(t.element) {
		mode = ""
	}
	f.line("%s = tosa.clamp %s {min_val = %s : %s, max_val = %s : %[4]s%[6]s} : (%[7]s) -> %[7]s", f.result(t.String()), x, lo, t.element, hi, mode, t)
}

func (f *function) tosaSelect(x string, t tensorType) {
	cond := tensorType{slices.Clone(t.shape), "i1"}
	if slices.Contains(cond.shape, unknown) && len(f.values[cond.String()]) == 0 || f.r.IntN(3) == 0 {
		for i := range cond.shape {
			cond.shape[i] = 1
		}
	}
	c, y := f.tosaValue(cond), f.tosaValue(t)
	if slices.Contains(t.shape, unknown) && f.r.IntN(3) == 0 {
		y = x
	}
	if f.r.IntN(3) == 0 {
		n := f.result(cond.String())
		f.line("%s = tosa.logical_not %s : (%s) -> %[3]s", n, c, cond)
		c = n
	}
	f.line("%s = tosa.select %s, %s, %s : (%s, %s, %[6]s) -> %[6]s", f.result(t.String()), c, x, y, cond, t)
}

func (f *function) tosaReduce(x string, t tensorType) {
	axis := f.r.IntN(len(t.shape))
	if f.r.IntN(3) == 0 && isFloat(t.element) {
		out := tensorType{slices.Delete(slices.Clone(t.shape), axis, axis+1), "i32"}
		if len(out.shape) > 0 {
			f.line("%s = tosa.argmax %s {axis = %d : i32} : (%s) -> %s", f.result(out.String()), x, axis, t, out)
		}
		return
	}
	out := tensorType{slices.Clone(t.shape), t.element}
	out.shape[axis] = 1
	name := f.pick("sum", "max", "min", "product")
	switch {
	case t.element == "i1":
		name = f.pick("all", "any")
	case name == "product" && !isFloat(t.element):
		return
	}
	f.line("%s = tosa.reduce_%s %s {axis = %d : i32} : (%s) -> %s", f.result(out.String()), name, x, axis, t, out)
}

func (f *function) tosaConcat(x string, t tensorType) {
	axis := f.r.IntN(len(t.shape))
	out := tensorType{slices.Clone(t.shape), t.element}
	operands, types := []string{x}, []string{t.String()}
	for range f.r.IntN(3) {
		y := f.tosaValue(t)
		if slices.Contains(t.shape, unknown) {
			y = x
		}
		operands, types = append(operands, y), append(types, t.String())
		if out.shape[axis] != unknown {
			out.shape[axis] += t.shape[axis]
		}
	}
	out = f.forget(out)
	f.line("%s = tosa.concat %s {axis = %d : i32} : (%s) -> %s", f.result(out.String()), list(operands), axis, list(types), out)
}

func (f *function) tosaSlice(x string, t tensorType) {
	out := tensorType{element: t.element}
	var start, sizes []int
	for _, n := range t.shape {
		switch {
		case n == unknown:
			start, sizes, out.shape = append(start, 0), append(sizes, -1), append(out.shape, f.pickInt(unknown, unknown, 2))
			continue
		case n > 1 && f.r.IntN(3) > 0:
			size := 1 + f.r.IntN(n)
			start, sizes, out.shape = append(start, f.r.IntN(n-size+1)), append(sizes, size), append(out.shape, size)
			continue
		}
		start, sizes, out.shape = append(start, 0), append(sizes, n), append(out.shape, n)
	}
	out = f.forget(out)
	s, st := f.shapeConst(start)
	z, zt := f.shapeConst(sizes)
	f.line("%s = tosa.slice %s, %s, %s : (%s, %s, %s) -> %s", f.result(out.String()), x, s, z, t, st, zt, out)
}

func (f *function) tosaPad(x string, t tensorType) {
	out := tensorType{slices.Clone(t.shape), t.element}
	var by []int
	for i := range out.shape {
		lo, hi := f.pickInt(0, 0, 1, 2), f.pickInt(0, 0, 1)
		by = append(by, lo, hi)
		if out.shape[i] != unknown {
			out.shape[i] += lo + hi
		}
	}
	out = f.forget(out)
	c := f.scalarConst(t.element)
	p, pt := f.shapeConst(by)
	v := f.result(out.String())
	f.line("%s = tosa.pad %s, %s, %s : (%s, %s, tensor<1x%s>) -> %s", v, x, p, c, t, pt, t.element, out)
	if f.r.IntN(2) == 0 {
		f.tosaSlice(v, out)
	}
}

func (f *function) tosaTranspose(x string, t tensorType) {
	out := tensorType{make([]int, len(t.shape)), t.element}
	perms := f.r.Perm(len(t.shape))
	var texts []string
	for i, p := range perms {
		out.shape[i] = t.shape[p]
		texts = append(texts, fmt.Sprint(p))
	}
	if !slices.IsSorted(perms) {
		out = f.forget(out) // except for an identity, which mlir-opt replaces with a value of another type
	}
	f.line("%s = tosa.transpose %s {perms = array<i32: %s>} : (%s) -> %s", f.result(out.String()), x, list(texts), t, out)
}

func (f *function) tosaReshape(x string, t tensorType) {
	if f.r.IntN(3) == 0 {
		f.tosaTile(x, t)
		return
	}
	n := 1
	for _, k := range t.shape {
		if k == unknown {
			n = unknown
			break
		}
		n *= k
	}
	out, dims := tensorType{[]int{n}, t.element}, []int{n}
	for f.r.IntN(3) == 0 {
		out.shape, dims = append(out.shape, 1), append(dims, 1)
	}
	if n > 0 && n%2 == 0 && f.r.IntN(2) == 0 {
		out.shape = append([]int{2, n / 2}, out.shape[1:]...)
		dims = append([]int{2, f.pickInt(n/2, -1)}, dims[1:]...)
	}
	if f.r.IntN(4) == 0 {
		out.shape, dims = slices.Clone(t.shape), slices.Clone(t.shape)
		if unknowns := strings.Count(t.String(), "?"); unknowns > 1 {
			return
		}
	}
	out = f.forget(out)
	s, st := f.shapeConst(dims)
	f.line("%s = tosa.reshape %s, %s : (%s, %s) -> %s", f.result(out.String()), x, s, t, st, out)
}

func (f *function) tosaTile(x string, t tensorType) {
	out := tensorType{slices.Clone(t.shape), t.element}
	var times []int
	for i := range out.shape {
		n := f.pickInt(1, 1, 1, 2)
		times = append(times, n)
		if out.shape[i] != unknown {
			out.shape[i] *= n
		}
	}
	s, st := f.shapeConst(times)
	f.line("%s = tosa.tile %s, %s : (%s, %s) -> %s", f.result(out.String()), x, s, t, st, out)
}

// tosaImage writes an operation on images, perhaps on one that is padded first.
func (f *function) tosaImage(x string, t tensorType) {
	if len(t.shape) != 4 || slices.Contains(t.shape, unknown) || t.element != "f32" && t.element != "i8" {
		t = tensorType{[]int{1, f.pickInt(1, 4), f.pickInt(1, 4), f.pickInt(1, 2)}, f.pick("f32", "i8")}
		x = f.tosaValue(t)
	}
	if f.r.IntN(2) == 0 {
		padded := tensorType{slices.Clone(t.shape), t.element}
		by := make([]int, 8)
		for i := range by {
			if (i > 1 && i < 6) || f.r.IntN(16) == 0 {
				by[i] = f.r.IntN(3)
			}
			padded.shape[i/2] += by[i]
		}
		c := f.scalarConst(t.element)
		if f.r.IntN(2) == 0 {
			c = f.scalarOf(t.element, map[string]string{"f32": "0xFF7FFFFF", "i8": "-128"}[t.element])
		}
		p, pt := f.shapeConst(by)
		v := f.result(padded.String())
		f.line("%s = tosa.pad %s, %s, %s : (%s, %s, tensor<1x%s>) -> %s", v, x, p, c, t, pt, t.element, padded)
		x, t = v, padded
	}
	n, h, w, c := t.shape[0], t.shape[1], t.shape[2], t.shape[3]
	pad := []int{f.r.IntN(2), f.r.IntN(2), f.r.IntN(2), f.r.IntN(2)}
	kernel := f.pickInt(1, 2)
	high, wide := h+pad[0]+pad[1]-kernel+1, w+pad[2]+pad[3]-kernel+1
	if high < 1 || wide < 1 {
		return
	}
	attrs := func(ns []int) string {
		return "array<i64: " + strings.ReplaceAll(strings.Trim(fmt.Sprint(ns), "[]"), " ", ", ") + ">"
	}
	acc := map[string]string{"f32": "f32", "i8": "i32"}[t.element]
	switch f.r.IntN(4) {
	case 0:
		scale := f.pickInt(1, 2)
		s, _ := f.shapeConst([]int{scale, 1, scale, 1})
		o, _ := f.shapeConst([]int{0, 0})
		b, _ := f.shapeConst([]int{scale - 1, scale - 1})
		out := tensorType{[]int{n, h * scale, w * scale, c}, t.element}
		f.line(`%s = tosa.resize %s, %s, %s, %s {mode = NEAREST_NEIGHBOR} : (%s, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> %s`,
			f.result(out.String()), x, s, o, b, t, out)
	case 1:
		if slices.Max(pad) >= kernel {
			pad, high, wide = []int{0, 0, 0, 0}, h-kernel+1, w-kernel+1
		}
		if high < 1 || wide < 1 {
			return
		}
		out := tensorType{[]int{n, high, wide, c}, t.element}
		f.line("%s = tosa.max_pool2d %s {kernel = %s, pad = %s, stride = array<i64: 1, 1>} : (%s) -> %s",
			f.result(out.String()), x, attrs([]int{kernel, kernel}), attrs(pad), t, out)
	case 2:
		weights := tensorType{[]int{2, kernel, kernel, c}, t.element}
		f.tosaConv("conv2d", x, t, weights, tensorType{[]int{n, high, wide, 2}, acc}, attrs(pad))
	default:
		weights := tensorType{[]int{kernel, kernel, c, 1}, t.element}
		f.tosaConv("depthwise_conv2d", x, t, weights, tensorType{[]int{n, high, wide, c}, acc}, attrs(pad))
	}
}

func (f *function) tosaConv(name, x string, t, weights, out tensorType, pad string) {
	k := f.tosaConst(weights)
	bias := tensorType{[]int{out.shape[3]}, out.element}
	b := f.tosaConst(bias)
	z, y := f.zeroPoint(t.element), f.zeroPoint(t.element)
	f.line("%s = tosa.%s %s, %s, %s, %s, %s {acc_type = %s, dilation = array<i64: 1, 1>, pad = %s, stride = array<i64: 1, 1>} : (%s, %s, %s, tensor<1x%s>, tensor<1x%[13]s>) -> %s",
		f.result(out.String()), name, x, k, b, z, y, out.element, pad, t, weights, bias, t.element, out)
}
