package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// structured writes an operation of linalg on buffers, or on tensors if the function has these.
func (f *function) structured() {
	operand, fresh := f.aMemref, f.freshBuffer
	if f.shaped {
		operand, fresh = f.tensorOperand, f.newTensor
	}
	x, t := operand()
	switch f.r.IntN(6) {
	case 0:
		v := f.value(t.element)
		f.output(t, "linalg.fill ins(%s : %s) outs(%s : %s)", v, t.element, x, t)
	case 1:
		if len(t.shape) == 0 || t.element == "index" {
			return
		}
		y := fresh(t)
		plain := t
		plain.suffix = ""
		f.output(plain, "linalg.%s ins(%s, %[2]s : %[3]s, %[3]s) outs(%[4]s : %[5]s)", f.pick("add", "mul", "sub"), x, t, y, plain)
	case 2:
		if len(t.shape) != 2 || t.element == "index" {
			return
		}
		right, out := t, t
		right.suffix, out.suffix = "", ""
		n := 3
		right.shape, out.shape = []int{t.shape[1], n}, []int{t.shape[0], n}
		y := fresh(right)
		z := fresh(out)
		f.output(out, "linalg.matmul ins(%s, %s : %s, %s) outs(%s : %s)", x, y, t, right, z, out)
	case 3:
		if len(t.shape) < 2 {
			return
		}
		p := f.r.Perm(len(t.shape))
		out := t
		out.suffix, out.shape = "", slices.Clone(t.shape)
		for i, d := range p {
			out.shape[i] = t.shape[d]
		}
		y := fresh(out)
		order := ""
		for i, d := range p {
			if i > 0 {
				order += ", "
			}
			order += fmt.Sprint(d)
		}
		f.output(out, "linalg.transpose ins(%s : %s) outs(%s : %s) permutation = [%s]", x, t, y, out, order)
	default:
		f.genericOver(x, t, fresh)
	}
}

// genericOver writes a linalg.generic of one or two loops less than the operand has dimensions.
func (f *function) genericOver(x string, t shaped, fresh func(shaped) string) {
	if len(t.shape) == 0 {
		return
	}
	dims, kinds, kept := "", "", ""
	out := t
	out.suffix, out.shape = "", nil
	for i := range t.shape {
		if i > 0 {
			dims, kinds = dims+", ", kinds+", "
		}
		dims += fmt.Sprintf("d%d", i)
		if f.r.IntN(3) == 0 {
			kinds += `"reduction"`
			continue
		}
		kinds += `"parallel"`
		if len(out.shape) > 0 {
			kept += ", "
		}
		kept += fmt.Sprintf("d%d", i)
		out.shape = append(out.shape, t.shape[i])
	}
	y := fresh(out)
	names := f.fresh(3)
	op := map[bool]string{true: f.pick("addf", "mulf", "maximumf"), false: f.pick("addi", "muli", "minsi")}[isFloat(t.element)]
	result := ""
	if f.shaped {
		result = " -> " + out.String()
	}
	text := fmt.Sprintf("linalg.generic {indexing_maps = [affine_map<(%s) -> (%[1]s)>, affine_map<(%[1]s) -> (%s)>], iterator_types = [%s]}", dims, kept, kinds)
	text += fmt.Sprintf(" ins(%s : %s) outs(%s : %s) {\n", x, t, y, out)
	text += fmt.Sprintf("  ^bb0(%s: %s, %s: %[2]s):\n", names[0], t.element, names[1])
	text += fmt.Sprintf("    %s = arith.%s %s, %s : %s\n", names[2], op, names[0], names[1], t.element)
	text += fmt.Sprintf("    linalg.yield %s : %s\n  }%s", names[2], t.element, result)
	if f.shaped {
		f.line("%s = %s", f.result(out.String()), text)
	} else {
		f.line("%s", text)
	}
}

// output writes an operation that writes to t, which returns the result if that is a tensor.
func (f *function) output(t shaped, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	switch {
	case !f.shaped:
		f.line("%s", text)
	case strings.HasPrefix(text, "linalg.transpose"):
		f.line("%s = %s", f.result(t.String()), text)
	default:
		f.line("%s = %s -> %s", f.result(t.String()), text, t)
	}
}

func (f *function) freshBuffer(t shaped) string { return f.allocate(t, "memref.alloc") }

func (f *function) newTensor(t shaped) string { return f.emptyTensor(tensorType{t.shape, t.element}) }

// tensorOperand returns a tensor.
func (f *function) tensorOperand() (string, shaped) {
	x, t := f.aTensor()
	return x, shaped{kind: "tensor", shape: t.shape, element: t.element}
}

// Shapes returns the text of a function on shapes and sizes.
func Shapes(r *rand.Rand, ops int) string {
	f := &function{r: r, values: map[string][]string{}, indent: "  "}
	const shape, value = "tensor<?xindex>", "tensor<?x4xf32>"
	f.line("%%c = arith.constant 1 : index")
	head := []string{f.result(shape) + ": " + shape, f.result(shape) + ": " + shape, f.result(value) + ": " + value, f.result("index") + ": index"}
	for f.n < ops {
		a, b, v, i := f.recent(shape), f.recent(shape), f.recent(value), f.recent("index")
		switch f.r.IntN(11) {
		case 0:
			f.line("%s = shape.shape_of %s : %s -> tensor<2xindex>", f.result("tensor<2xindex>"), v, value)
		case 1:
			f.line("%s = shape.broadcast %s, %s : %s, %[4]s -> %[4]s", f.result(shape), a, b, shape)
		case 2:
			f.line("%s = shape.rank %s : %s -> index", f.result("index"), a, shape)
		case 3:
			f.line("%s = shape.get_extent %s, %s : %s, index -> index", f.result("index"), a, i, shape)
		case 4:
			f.line("%s = shape.mul %s, %s : index, index -> index", f.result("index"), i, f.pick(i, "%c"))
		case 5:
			f.line("%s = shape.add %s, %s : index, index -> index", f.result("index"), i, f.pick(i, "%c"))
		case 6:
			f.line("%s = shape.shape_eq %s, %s : %s, %[4]s", f.result("i1"), a, b, shape)
		case 7:
			f.line("%s = shape.is_broadcastable %s, %s : %s, %[4]s", f.result("i1"), a, b, shape)
		case 8:
			w := f.result("!shape.witness")
			f.line("%s = shape.%s %s, %s : %s, %[5]s", w, f.pick("cstr_broadcastable", "cstr_eq"), a, b, shape)
		case 9:
			f.line("%s = shape.const_shape [%d, %d] : tensor<2xindex>", f.result("tensor<2xindex>"), 1+f.r.IntN(4), f.r.IntN(4))
		default:
			p, q, n := f.fresh(1)[0], f.fresh(1)[0], f.fresh(1)[0]
			f.line("%s = shape.reduce(%s, %s) : %s -> index {", f.result("index"), a, i, shape)
			f.line("^bb0(%s: index, %s: index, %s: index):", p, q, n)
			x := f.fresh(1)[0]
			f.line("  %s = arith.%s %s, %s : index", x, f.pick("addi", "muli"), f.pick(p, q), n)
			f.line("  shape.yield %s : index", x)
			f.line("}")
		}
	}
	return fmt.Sprintf("func.func @f(%s) -> (%s, index) {\n%s  return %s, %s : %[2]s, index\n}\n", list(head), shape, f.b.String(), f.recent(shape), f.recent("index"))
}
