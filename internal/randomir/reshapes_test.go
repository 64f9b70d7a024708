package randomir_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestReshapes canonicalizes pairs of random reshapes of tensors and buffers here and with the reference: an
// expansion and a collapse of its result, or the other way round.
func TestReshapes(t *testing.T) {
	tool, mlirOpt := newTool(reftest.Include(t)), reftest.Tool(t, "mlir-opt")
	random := rand.New(rand.NewPCG(46, 2))
	var functions []string
	for i := range reftest.Count(300, 2000, 20000) {
		functions = append(functions, reshapes(random, i))
	}
	text, args := strings.Join(functions, "\n// -----\n"), []string{"--canonicalize", "--split-input-file"}
	want, errs, code := reftest.Run(t, mlirOpt, text, args...)
	if code != 0 {
		t.Fatal(errs)
	}
	var out, errors strings.Builder
	if code := tool.Main(args, strings.NewReader(text), &out, &errors); code != 0 {
		t.Fatal(errors.String())
	}
	theirs, ours := strings.Split(want, "// -----"), strings.Split(out.String(), "// -----")
	if len(theirs) != len(functions) || len(ours) != len(functions) {
		t.Fatalf("%d functions became %d and %d", len(functions), len(theirs), len(ours))
	}
	for i, f := range functions {
		if strings.TrimSpace(theirs[i]) != strings.TrimSpace(ours[i]) {
			t.Errorf("%s\n%s", f, reftest.Diff(theirs[i], ours[i]))
		}
	}
}

// anySize is a size that is not known before run time.
const anySize = -1

// A reshaper writes reshapes of one kind of type.
type reshaper struct {
	*rand.Rand
	kind string // "tensor" or "memref"
	body strings.Builder
	args []string // sizes
}

// reshapes returns a function with two reshapes in opposite directions.
func reshapes(random *rand.Rand, number int) string {
	r := &reshaper{Rand: random, kind: []string{"tensor", "memref"}[random.IntN(2)]}
	shape := make([]int, 1+r.IntN(5))
	for i := range shape {
		shape[i] = []int{1, 1, 2, 3, 4, 6, anySize, anySize}[r.IntN(8)]
	}
	if r.IntN(25) == 0 {
		shape[r.IntN(len(shape))] = 0
	}
	var result []int
	if r.IntN(2) == 0 {
		result = r.collapse("%y", "%x", r.expand("%x", "%a", shape))
	} else {
		result = r.expand("%y", "%x", r.collapse("%x", "%a", shape))
	}
	return fmt.Sprintf("func.func @f%d(%s) -> %s {\n%s  return %%y : %s\n}", number,
		strings.Join(append([]string{"%a: " + r.typeOf(shape)}, r.args...), ", "), r.typeOf(result), r.body.String(), r.typeOf(result))
}

func (r *reshaper) typeOf(shape []int) string {
	sizes := ""
	for _, n := range shape {
		if n == anySize {
			sizes += "?x"
		} else {
			sizes += fmt.Sprintf("%dx", n)
		}
	}
	return r.kind + "<" + sizes + "f32>"
}

// expand writes an expansion with random sizes, and returns them.
func (r *reshaper) expand(name, source string, shape []int) []int {
	var to []int
	var groups, sizes []string
	for _, n := range shape {
		parts := r.factors(n)
		groups = append(groups, numbers(len(to), len(parts)))
		to = append(to, parts...)
	}
	for len(shape) == 0 && (len(to) == 0 || r.IntN(2) == 0) {
		to = append(to, 1)
	}
	for i, n := range to {
		size := fmt.Sprint(n)
		if n == anySize {
			if size = fmt.Sprintf("%s_%d", name, i); r.IntN(3) == 0 {
				fmt.Fprintf(&r.body, "  %s = arith.constant %d : index\n", size, 1+r.IntN(5))
			} else {
				r.args = append(r.args, size+": index")
			}
		}
		sizes = append(sizes, size)
	}
	fmt.Fprintf(&r.body, "  %s = %s.expand_shape %s [%s] output_shape [%s] : %s into %s\n", name, r.kind, source, strings.Join(groups, ", "),
		strings.Join(sizes, ", "), r.typeOf(shape), r.typeOf(to))
	return to
}

// factors returns sizes whose product is a size.
func (r *reshaper) factors(n int) []int {
	parts := []int{n}
	for len(parts) < 4 && r.IntN(3) > 0 {
		f := 1 + r.IntN(3)
		switch last := parts[len(parts)-1]; {
		case n == anySize && r.IntN(3) == 0:
			f = anySize
		case n != anySize && (last == 0 || last%f != 0):
			f = 1
		case n != anySize:
			parts[len(parts)-1] = last / f
		}
		parts = append([]int{f}, parts...)
	}
	r.Shuffle(len(parts), func(i, k int) { parts[i], parts[k] = parts[k], parts[i] })
	return parts
}

// collapse writes a collapse of random groups of dimensions, and returns the sizes of the result.
func (r *reshaper) collapse(name, source string, shape []int) []int {
	var to []int
	var groups []string
	scalar := r.IntN(2) == 0
	for _, n := range shape {
		scalar = scalar && n == 1
	}
	for i := 0; i < len(shape) && !scalar; {
		n, size := 1+r.IntN(len(shape)-i), 1
		groups = append(groups, numbers(i, n))
		for _, k := range shape[i : i+n] {
			if size *= k; k == anySize || size < 0 {
				size = anySize
				break
			}
		}
		to, i = append(to, size), i+n
	}
	fmt.Fprintf(&r.body, "  %s = %s.collapse_shape %s [%s] : %s into %s\n", name, r.kind, source, strings.Join(groups, ", "), r.typeOf(shape), r.typeOf(to))
	return to
}

// numbers returns a list of n numbers.
func numbers(first, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprint(first + i)
	}
	return "[" + strings.Join(list, ", ") + "]"
}
