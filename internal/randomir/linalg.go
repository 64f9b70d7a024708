package randomir

import (
	"fmt"
	"slices"
)

// linalg writes an operation of linalg on tensors.
func (f *function) linalg() {
	x, t := f.aTensor()
	if t.element == "i1" {
		return
	}
	switch n := f.r.IntN(8); {
	case n < 2:
		v := f.value(t.element)
		f.line("%s = linalg.fill ins(%s : %s) outs(%s : %s) -> %[5]s", f.result(t.String()), v, t.element, x, t)
	case n == 2:
		y := f.value(t.String())
		f.line("%s = linalg.copy ins(%s : %s) outs(%s : %[3]s) -> %[3]s", f.result(t.String()), x, t, y)
	case n == 3 && len(t.shape) == 2:
		to := tensorType{[]int{t.shape[1], t.shape[0]}, t.element}
		y := f.value(to.String())
		f.line("%s = linalg.transpose ins(%s : %s) outs(%s : %s) permutation = [1, 0]", f.result(to.String()), x, t, y, to)
	case n == 4 && len(t.shape) == 2 && t.element == "f32":
		y := tensorType{[]int{t.shape[1], f.size()}, t.element}
		to := tensorType{[]int{t.shape[0], y.shape[1]}, t.element}
		b, c := f.value(y.String()), f.value(to.String())
		f.line("%s = linalg.matmul ins(%s, %s : %s, %s) outs(%s : %s) -> %[7]s", f.result(to.String()), x, b, t, y, c, to)
	case n == 5 && len(t.shape) > 0:
		to := tensorType{slices.Insert(slices.Clone(t.shape), 0, f.size()), t.element}
		y := f.value(to.String())
		f.line("%s = linalg.broadcast ins(%s : %s) outs(%s : %s) dimensions = [0]", f.result(to.String()), x, t, y, to)
	default:
		f.generic(x, t)
	}
}

// generic writes an elementwise linalg.generic, some of whose operands are not needed.
func (f *function) generic(x string, t tensorType) {
	dims, iterators := make([]string, len(t.shape)), make([]string, len(t.shape))
	for i := range dims {
		dims[i], iterators[i] = fmt.Sprintf("d%d", i), `"parallel"`
	}
	m := fmt.Sprintf("affine_map<(%s) -> (%[1]s)>", list(dims))
	y, out := f.value(t.String()), f.value(t.String())
	if f.r.IntN(3) == 0 {
		y = x
	}
	op := f.pick("arith.addf", "arith.mulf")
	if t.element != "f32" {
		op = f.pick("arith.addi", "arith.muli")
	}
	f.open("%s = linalg.generic {indexing_maps = [%s, %[2]s, %[2]s], iterator_types = [%s]} ins(%s, %s : %s, %[6]s) outs(%s : %[6]s)", f.result(t.String()), m, list(iterators), x, y, t, out)
	args := f.fresh(4)
	f.line("^bb0(%s: %s, %s: %[2]s, %[4]s: %[2]s):", args[0], t.element, args[1], args[2])
	second := args[f.r.IntN(3)]
	f.line("  %s = %s %s, %s : %s", args[3], op, args[0], second, t.element)
	f.line("  linalg.yield %s : %s", args[f.pickInt(0, 1, 3, 3)], t.element)
	f.line("} -> %s", t)
}
