package randomir

// complex writes an operation of complex, or one on the parts of complex numbers.
func (f *function) complex() {
	t := f.pick("complex<f32>", "complex<f64>")
	part := t[len("complex<") : len(t)-1]
	if f.r.IntN(6) == 0 {
		f.complexConstant(t)
		return
	}
	if len(f.values[t]) == 0 || f.r.IntN(5) == 0 {
		x, y := f.value(part), f.value(part)
		f.line("%s = complex.create %s, %s : %s", f.result(t), x, y, t)
		return
	}
	x := f.recent(t)
	switch f.r.IntN(8) {
	case 0, 1:
		f.line("%s = complex.%s %s : %s", f.result(part), f.pick("re", "im"), x, t)
	case 2, 3:
		f.line("%s = complex.%s %s : %s", f.result(t), f.pick("neg", "conj", "exp", "log", "sin"), x, t)
	case 4:
		f.complexCast()
	default:
		y := f.recent(t)
		f.line("%s = complex.%s %s, %s : %s", f.result(t), f.pick("add", "sub", "mul", "div"), x, y, t)
	}
}

// complexConstant writes a constant and returns it.
func (f *function) complexConstant(t string) string {
	part := t[len("complex<") : len(t)-1]
	re, im := f.pick("0.0", "1.0", "-0.0", "2.5"), f.pick("0.0", "0.0", "1.0")
	v := f.result(t)
	f.line("%s = complex.constant [%s : %s, %s : %s] : %s", v, re, part, im, part, t)
	return v
}

// recent returns one of the last values of a type, which must exist.
func (f *function) recent(t string) string {
	have := f.values[t]
	have = have[max(0, len(have)-3):]
	return have[f.r.IntN(len(have))]
}

// complexCast writes a bitcast between numbers of 64 bits.
func (f *function) complexCast() {
	const t = "complex<f32>"
	other := f.pick("i64", "f64")
	switch f.r.IntN(3) {
	case 0:
		x := f.value(other)
		f.line("%s = complex.bitcast %s : %s to %s", f.result(t), x, other, t)
	case 1:
		if len(f.values[t]) > 0 {
			x := f.recent(t)
			f.line("%s = complex.bitcast %s : %s to %s", f.result(other), x, t, other)
		}
	default:
		x := f.value("f64")
		f.line("%s = arith.bitcast %s : f64 to i64", f.result("i64"), x)
	}
}
