package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A function is one that is being written. Operations take operands from the values that
// are visible, of which the last ones are likely, so that operations form trees.
type function struct {
	r      *rand.Rand
	b      strings.Builder
	indent string
	n      int // of values so far
	values map[string][]string
	order  []string // the types of values, for choices that do not depend on the map's order
	poison bool     // may be among the values
	depth  int      // of regions
	shaped bool     // the types of tensors are those of operations of tensor
	splits []splitIndex
}

// Function returns the text of a function with a number of operations of the dialects.
func Function(r *rand.Rand, ops int, dialects ...string) string {
	f := &function{r: r, values: map[string][]string{}, indent: "  ", poison: r.IntN(3) == 0, shaped: slices.Contains(dialects, "tensor")}
	types := f.types()
	f.b.WriteString("func.func @f(")
	for i := range 3 + r.IntN(4) {
		if i > 0 {
			f.b.WriteString(", ")
		}
		t := types[r.IntN(len(types))]
		fmt.Fprintf(&f.b, "%s: %s", f.result(t), t)
	}
	sizes := slices.Contains(dialects, "affine")
	if sizes {
		f.poison = false // mlir-opt takes it for a number
		f.b.WriteString(", %size0: index, %size1: index")
	}
	head := f.b.String()
	f.b.Reset()
	if sizes {
		if f.values["index"] == nil {
			f.order = append(f.order, "index")
		}
		f.line("%%one = arith.constant 1 : index")
		f.line("%%four = arith.constant 4 : index")
	}
	for f.n < ops {
		f.operation(types, dialects)
	}
	var results, resultTypes []string
	for range 1 + r.IntN(4) {
		t := f.order[r.IntN(len(f.order))]
		results, resultTypes = append(results, f.value(t)), append(resultTypes, t)
	}
	return fmt.Sprintf("%s) -> (%s) {\n%s  return %s : %[2]s\n}\n", head, strings.Join(resultTypes, ", "), f.b.String(), strings.Join(results, ", "))
}

// operation writes an operation of one of the dialects.
func (f *function) operation(types, dialects []string) {
	switch d := dialects[f.r.IntN(len(dialects))]; {
	case d == "index":
		f.index()
	case d == "affine":
		f.affine()
	case d == "math":
		f.math(types)
	case d == "complex":
		f.complex()
	case d == "scf" && f.depth < 4:
		f.scf(types, dialects)
	case f.shaped:
		f.tensor()
	default:
		f.arith(types)
	}
}

// types chooses the few types of a function.
func (f *function) types() []string {
	ints := []string{"i1", "i8", "i16", "i32", "i64", "index", "i128"}
	floats := []string{"f32", "f64", "f16", "bf16", "f8E5M2"}
	f.r.Shuffle(len(ints), func(i, j int) { ints[i], ints[j] = ints[j], ints[i] })
	f.r.Shuffle(len(floats), func(i, j int) { floats[i], floats[j] = floats[j], floats[i] })
	scalars := append(append([]string{"i1"}, ints[:3]...), floats[:f.r.IntN(3)]...)
	shape := ""
	if f.shaped {
		return append(scalars, "index", f.tensorType().String(), f.tensorType().String(), "tensor<?x4xf32>")
	}
	switch f.r.IntN(5) {
	case 0:
		shape = "vector<4x%s>"
	case 1:
		shape = "tensor<3x%s>"
	case 2:
		shape, f.poison = "tensor<?x%s>", true
	}
	types := scalars
	if shape != "" {
		for _, s := range scalars {
			types = append(types, fmt.Sprintf(shape, s))
		}
	}
	return types
}

// result names a new value of a type.
func (f *function) result(t string) string {
	name := fmt.Sprintf("%%v%d", f.n)
	f.n++
	if f.values[t] == nil {
		f.order = append(f.order, t)
	}
	f.values[t] = append(f.values[t], name)
	return name
}

// value returns a value of a type, a new constant if there is none, and sometimes else.
func (f *function) value(t string) string {
	have := f.values[t]
	if len(have) == 0 || f.r.IntN(4) == 0 {
		return f.constant(t)
	}
	if f.r.IntN(3) > 0 {
		have = have[max(0, len(have)-3):]
	}
	return have[f.r.IntN(len(have))]
}

// pick returns one of the texts.
func (f *function) pick(texts ...string) string { return texts[f.r.IntN(len(texts))] }

func (f *function) line(format string, args ...any) {
	f.b.WriteString(f.indent)
	fmt.Fprintf(&f.b, format, args...)
	f.b.WriteByte('\n')
}

// split returns the shape that a type has, as a format, and its scalar.
func split(t string) (shape, scalar string) {
	open, x := strings.IndexByte(t, '<'), strings.LastIndexByte(t, 'x')
	if open < 0 {
		return "%s", t
	}
	// "index" has an x, too.
	if strings.HasSuffix(t, "index>") {
		x = strings.LastIndexByte(t[:len(t)-len("index>")], 'x')
	}
	return t[:x+1] + "%s>", t[x+1 : len(t)-1]
}

func isFloat(scalar string) bool { return strings.HasPrefix(scalar, "f") || scalar == "bf16" }

// width returns the width of an integer or floating-point type, 0 for index.
func width(scalar string) int {
	switch scalar {
	case "index":
		return 0
	case "bf16":
		return 16
	case "f8E5M2":
		return 8
	}
	n := 0
	fmt.Sscanf(scalar[1:], "%d", &n)
	return n
}

// constant writes a constant and returns it. There is none of a type with a dynamic
// dimension, so that the value is then poison.
func (f *function) constant(t string) string {
	if strings.HasPrefix(t, "complex") {
		return f.complexConstant(t)
	}
	if t, ok := tensorTypeOf(t); ok && f.shaped {
		return f.emptyTensor(t)
	}
	shape, scalar := split(t)
	if strings.Contains(t, "?") || f.poison && f.r.IntN(10) == 0 {
		v := f.result(t)
		f.line("%s = ub.poison : %s", v, t)
		return v
	}
	text := f.number(scalar)
	switch {
	case shape == "%s":
	case f.r.IntN(2) == 0:
		text = "dense<" + text + ">"
	default:
		n := 4
		if strings.HasPrefix(t, "tensor") {
			n = 3
		}
		list := make([]string, n)
		for i := range list {
			list[i] = f.number(scalar)
		}
		text = "dense<[" + strings.Join(list, ", ") + "]>"
	}
	v := f.result(t)
	if t == "i1" {
		f.line("%s = arith.constant %s", v, text)
	} else {
		f.line("%s = arith.constant %s : %s", v, text, t)
	}
	return v
}

// number returns a number of a type, often one that folds look for.
func (f *function) number(scalar string) string {
	switch {
	case scalar == "i1":
		return f.pick("true", "false")
	case scalar == "f32":
		return f.pick("0.0", "-0.0", "1.0", "-1.0", "1.5", "3.0e38", "1.0e-30", "7.0", "0x7F800000", "0xFF800000", "0x7FC00000", "-2.5")
	case scalar == "f64":
		return f.pick("0.0", "-0.0", "1.0", "-1.0", "1.5", "1.0e300", "0.1", "7.0", "0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "-2.5")
	case scalar == "f8E5M2":
		return f.pick("0.0", "-0.0", "1.0", "-1.0", "1.5", "4.0")
	case isFloat(scalar):
		return f.pick("0.0", "-0.0", "1.0", "-1.0", "1.5", "100.0", "0.1", "7.0", "-2.5")
	}
	switch f.r.IntN(8) {
	case 0:
		return "0"
	case 1:
		return "1"
	case 2:
		return "-1"
	case 3:
		switch scalar {
		case "i8":
			return f.pick("-128", "127")
		case "i16":
			return f.pick("-32768", "32767")
		case "i32":
			return f.pick("-2147483648", "2147483647")
		case "i64", "index":
			return f.pick("-9223372036854775808", "9223372036854775807")
		}
	}
	return fmt.Sprint(f.r.IntN(48) - 16)
}
