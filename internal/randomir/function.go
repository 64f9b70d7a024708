package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A function is a function while it is written. Operations take their operands from the visible
// values and prefer the last ones, so that operations form trees.
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

	vectorShaped bool // the types of vectors are those of operations of vector

	name    string
	callees []callee
	uses    *uses // nil if values are used by an operation without a definition
	globals []buffer
	buffers []buffer
	dims    []string // the values that are dimensions of affine maps

	kinds  map[string]shaped // the types of memory and vectors, by their texts
	static bool              // no sizes of memory are unknown
}

// Function returns the text of a function with a number of operations of the dialects.
func Function(r *rand.Rand, ops int, dialects ...string) string {
	f := &function{r: r, name: "@f"}
	f.write(ops, dialects)
	return f.b.String()
}

// write writes the function. It returns its type.
func (f *function) write(ops int, dialects []string) callee {
	r := f.r
	f.values, f.indent, f.poison, f.shaped = map[string][]string{}, "  ", r.IntN(3) == 0, slices.Contains(dialects, "tensor") || slices.Contains(dialects, "linalg")
	f.vectorShaped = slices.Contains(dialects, "vector")
	types := f.types()
	fmt.Fprintf(&f.b, "func.func %s(", f.name)
	var params []string
	for i := range 3 + r.IntN(4) {
		if i > 0 {
			f.b.WriteString(", ")
		}
		t := types[r.IntN(len(types))]
		params = append(params, t)
		fmt.Fprintf(&f.b, "%s: %s", f.result(t), t)
	}
	if slices.Contains(dialects, "loops") {
		f.dims = f.fresh(2)
		f.see(f.dims, []string{"index", "index"})
		params = append(params, "index", "index")
		fmt.Fprintf(&f.b, ", %s: index, %s: index", f.dims[0], f.dims[1])
	}
	sizes := slices.Contains(dialects, "affine")
	if sizes {
		f.poison = false // mlir-opt treats poison as a number
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
	body := f.b.String()
	f.b.Reset()
	fmt.Fprintf(&f.b, "%s) -> (%s) {\n%s  return %s : %[2]s\n}\n", head, list(resultTypes), body, list(results))
	return callee{f.name[strings.IndexByte(f.name, '@'):], params, resultTypes}
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
	case d == "linalg" && f.kinds != nil:
		f.structured()
	case d == "scf" && f.depth < 4:
		f.scf(types, dialects)
	case d == "memref":
		f.memref()
	case d == "loops":
		f.affineLoops(types, dialects)
	case d == "vector":
		f.vector()
	case d == "linalg":
		f.linalg()
	case d == "call":
		f.call()
	case d == "scalars":
		f.arith(scalars(types))
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
	if f.vectorShaped {
		scalars = append(scalars, "index", "f32", "i32", f.vectorType().String())
	}
	if f.shaped {
		return append(scalars, "index", f.tensorType().String(), f.tensorType().String(), "tensor<?x4xf32>")
	}
	if f.vectorShaped {
		return scalars
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

// value returns a value of a type, or a new constant if the type has none, and sometimes
// otherwise.
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

// use writes an operation that uses a value for nothing that is known.
func (f *function) use(v, t string) {
	if f.uses != nil {
		f.line("func.call %s(%s) : (%s) -> ()", f.uses.of(t), v, t)
	} else {
		f.line(`"t.use"(%s) : (%s) -> ()`, v, t)
	}
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
	x = max(x, open)
	return t[:x+1] + "%s>", t[x+1 : len(t)-1]
}

// scalars returns those of the types that are no tensors or vectors.
func scalars(types []string) []string {
	return slices.DeleteFunc(slices.Clone(types), func(t string) bool { return strings.HasSuffix(t, ">") })
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

// constant writes a constant and returns it. A type with a dynamic dimension has no constants;
// the value is then poison.
func (f *function) constant(t string) string {
	if strings.HasPrefix(t, "complex") {
		return f.complexConstant(t)
	}
	if strings.HasPrefix(t, "vector") && f.vectorShaped {
		return f.vectorConstant(t)
	}
	if t, ok := tensorTypeOf(t); ok && f.shaped {
		return f.emptyTensor(t)
	}
	if k, ok := f.kinds[t]; ok {
		return f.constantOf(k)
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
	case f.r.IntN(2) == 0, shape != "vector<4x%s>" && shape != "tensor<3x%s>":
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
