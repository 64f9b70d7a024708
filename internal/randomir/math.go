package randomir

import "fmt"

// math writes an operation of math.
func (f *function) math(types []string) {
	t := types[f.r.IntN(len(types))]
	shape, scalar := split(t)
	x := f.value(t)
	if !isFloat(scalar) {
		switch f.r.IntN(3) {
		case 0:
			y := f.value(t)
			f.line("%s = math.ipowi %s, %s : %s", f.result(t), x, y, t)
		default:
			f.line("%s = math.%s %s : %s", f.result(t), f.pick("absi", "ctlz", "cttz", "ctpop"), x, t)
		}
		return
	}
	switch f.r.IntN(8) {
	case 0:
		op := f.pick("isfinite", "isinf", "isnan", "isnormal")
		f.line("%s = math.%s %s : %s", f.result(fmt.Sprintf(shape, "i1")), op, x, t)
	case 1, 2:
		y := f.value(t)
		f.line("%s = math.%s %s, %s%s : %s", f.result(t), f.pick("copysign", "powf"), x, y, f.fastmath(), t)
	case 3:
		y, z := f.value(t), f.value(t)
		f.line("%s = math.fma %s, %s, %s : %s", f.result(t), x, y, z, t)
	case 4:
		// Those whose results the reference's libm rounds correctly nearly always.
		op := f.pick("sin", "cos", "exp", "exp2", "log", "log2")
		f.line("%s = math.%s %s%s : %s", f.result(t), op, x, f.fastmath(), t)
	default:
		op := f.pick("absf", "ceil", "floor", "round", "roundeven", "trunc", "sqrt")
		f.line("%s = math.%s %s%s : %s", f.result(t), op, x, f.fastmath(), t)
	}
}
