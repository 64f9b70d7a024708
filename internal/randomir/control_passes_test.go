package randomir_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// controlPasses preserve the results of functions of integers with control flow.
var controlPasses = []string{
	"--canonicalize", "--sccp", "--cse", "--loop-invariant-code-motion", "--control-flow-sink", "--remove-dead-values", "--int-range-optimizations",
	"--convert-scf-to-cf", "--convert-scf-to-cf --canonicalize", "--convert-scf-to-cf --sccp --canonicalize=region-simplify=aggressive",
	"--canonicalize --loop-invariant-code-motion --sccp --cse --canonicalize --convert-scf-to-cf --int-range-optimizations --canonicalize",
	"--arith-int-range-narrowing=int-bitwidths-supported=8,16,32", "--mem2reg", "--sroa --mem2reg --canonicalize", "--convert-scf-to-cf --sroa --mem2reg --canonicalize",
}

// TestControlPasses executes random functions with branches and loops before and after passes, and
// compares their results. The reference is not involved.
func TestControlPasses(t *testing.T) {
	n, tool := reftest.Count(40, 150, 4000), newTool()
	for k, flags := range controlPasses {
		t.Run(flags, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(k), 23))
			var before strings.Builder
			for i := range n {
				before.WriteString(controlFunction(r, i, i%3 == 0))
			}
			var after, errs bytes.Buffer
			args := append([]string{"--no-installed-dialects"}, strings.Fields(flags)...)
			if code := tool.Main(args, strings.NewReader(before.String()), &after, &errs); code != 0 {
				t.Fatal(errs.String())
			}
			compareFunctions(t, k, moduleOf(t, before.String()), moduleOf(t, after.String()))
		})
	}
}

// controlTypes are the types of values that control flow carries.
var controlTypes = []string{"i1", "i8", "i32", "index"}

// controlFunction writes a function with branches and loops, and with local memory if memory is
// set.
func controlFunction(r *rand.Rand, i int, memory bool) string {
	f := &integers{r: r, types: controlTypes, values: map[string][]string{}}
	var args []string
	for k := range 5 {
		t := controlTypes[k%len(controlTypes)]
		v := fmt.Sprintf("%%a%d", k)
		args, f.values[t] = append(args, v+": "+t), append(f.values[t], v)
	}
	if memory {
		f.allocate()
	}
	f.body(3, 2)
	results, ts := f.carried(3)
	return fmt.Sprintf("func.func @f%d(%s) -> (%s) {\n%s  return %s : %s\n}\n", i, strings.Join(args, ", "), strings.Join(ts, ", "), f.text.String(),
		strings.Join(results, ", "), strings.Join(ts, ", "))
}

// body writes operations, some of them with regions of at most a depth.
func (f *integers) body(ops, depth int) {
	for range 1 + f.r.IntN(ops) {
		switch {
		case depth > 0 && f.r.IntN(2) == 0:
			f.control(depth - 1)
		case len(f.slots) > 0 && f.r.IntN(2) == 0:
			f.access()
		default:
			f.arithOp(f.types[f.r.IntN(len(f.types))])
		}
	}
}

// carried returns values that a loop or a branch carries, and their types.
func (f *integers) carried(atMost int) (vs, ts []string) {
	for range 1 + f.r.IntN(atMost) {
		t := f.types[f.r.IntN(len(f.types))]
		vs, ts = append(vs, f.value(t)), append(ts, t)
	}
	return vs, ts
}

// scope writes the operations between braces. Their results are not visible afterwards.
func (f *integers) scope(ts []string, yield string, prelude func(), depth int) {
	slots, known := len(f.slots), map[string]int{}
	for t, vs := range f.values {
		known[t] = len(vs)
	}
	if prelude != nil {
		prelude()
	}
	f.body(3, depth)
	vs := make([]string, len(ts))
	for i, t := range ts {
		vs[i] = f.value(t)
	}
	f.line(yield, list(vs), list(ts))
	for t, vs := range f.values {
		f.values[t] = vs[:known[t]]
	}
	f.slots = f.slots[:slots]
}

// A slot is memory for some integers.
type slot struct {
	name, element string
	size          int // 0 for one that has no dimension
}

func (s slot) memref() string {
	if s.size == 0 {
		return "memref<" + s.element + ">"
	}
	return fmt.Sprintf("memref<%dx%s>", s.size, s.element)
}

// allocate writes allocations, and stores to most of their elements.
func (f *integers) allocate() {
	for range 1 + f.r.IntN(3) {
		s := slot{fmt.Sprintf("%%m%d", f.n), f.types[f.r.IntN(len(f.types))], f.r.IntN(4)}
		f.n++
		f.line("%s = memref.%s() : %s", s.name, f.pick("alloca alloca alloc"), s.memref())
		f.slots = append(f.slots, s)
		for i := range max(1, s.size) {
			if f.r.IntN(6) > 0 {
				f.line("memref.store %s, %s[%s] : %s", f.value(s.element), s.name, f.index(s, i), s.memref())
			}
		}
	}
}

// access writes a load or a store.
func (f *integers) access() {
	if f.r.IntN(8) == 0 {
		f.allocate()
		return
	}
	s := f.slots[f.r.IntN(len(f.slots))]
	i := f.r.IntN(max(1, s.size))
	if f.r.IntN(2) == 0 {
		f.line("memref.store %s, %s[%s] : %s", f.value(s.element), s.name, f.index(s, i), s.memref())
		return
	}
	at := f.index(s, i)
	f.line("%s = memref.load %s[%s] : %s", f.result(s.element), s.name, at, s.memref())
}

// index writes the constant index of an element.
func (f *integers) index(s slot, i int) string {
	if s.size == 0 {
		return ""
	}
	v := fmt.Sprintf("%%c%d", f.n)
	f.n++
	f.line("%s = arith.constant %d : index", v, i)
	return v
}

func list(words []string) string { return strings.Join(words, ", ") }

// escape returns text as a part of a format.
func escape(text string) string { return strings.ReplaceAll(text, "%", "%%") }

const yields = "scf.yield %s : %s"

// control writes an operation with regions and names its results.
func (f *integers) control(depth int) {
	inits, ts := f.carried(2)
	name := fmt.Sprintf("%%r%d", f.n)
	f.n++
	switch f.r.IntN(6) {
	case 0, 1:
		f.line("%s:%d = scf.if %s -> (%s) {", name, len(ts), f.value("i1"), list(ts))
		f.scope(ts, yields, nil, depth)
		f.line("} else {")
		f.scope(ts, yields, nil, depth)
		f.line("}")
	case 2, 3:
		f.loop(name, inits, ts, depth)
	case 4:
		f.while(name, inits, ts, depth)
	case 5:
		f.line("%s:%d = scf.index_switch %s -> %s", name, len(ts), f.value("index"), list(ts))
		for _, c := range f.r.Perm(5)[:f.r.IntN(4)] {
			f.line("case %d {", c-2)
			f.scope(ts, yields, nil, depth)
			f.line("}")
		}
		f.line("default {")
		f.scope(ts, yields, nil, depth)
		f.line("}")
	}
	for i, t := range ts {
		f.values[t] = append(f.values[t], fmt.Sprintf("%s#%d", name, i))
	}
}

// arguments writes the values that a loop carries, and names them inside of it.
func (f *integers) arguments(inits, ts []string) (text string, enter func()) {
	var parts, names []string
	for _, v := range inits {
		n := fmt.Sprintf("%%x%d", f.n)
		f.n++
		parts, names = append(parts, n+" = "+v), append(names, n)
	}
	return list(parts), func() {
		for i, t := range ts {
			f.values[t] = append(f.values[t], names[i])
		}
	}
}

// few writes a constant, or a value without its upper bits.
func (f *integers) few(t string, low, high int) string {
	v := fmt.Sprintf("%%c%d", f.n)
	f.n++
	if f.r.IntN(2) == 0 {
		f.line("%s = arith.constant %d : %s", v, low+f.r.IntN(high-low+1), t)
		return v
	}
	f.line("%s = arith.constant 7 : %s", v, t)
	w := fmt.Sprintf("%%c%d", f.n)
	f.n++
	f.line("%s = arith.andi %s, %s : %s", w, f.value(t), v, t)
	return w
}

func (f *integers) loop(name string, inits, ts []string, depth int) {
	// An unsigned loop to -1 ends soon only if it has few bits.
	t, unsigned := f.pick("i8 i32 index"), ""
	if t == "i8" {
		unsigned = f.pick("- unsigned")
	}
	lower, upper := f.few(t, -2, 3), f.few(t, -2, 6)
	step := fmt.Sprintf("%%c%d", f.n)
	f.n++
	f.line("%s = arith.constant %d : %s", step, 1+f.r.IntN(3), t)
	args, enter := f.arguments(inits, ts)
	i := fmt.Sprintf("%%i%d", f.n)
	f.n++
	f.line("%s:%d = scf.for %s %s = %s to %s step %s iter_args(%s) -> (%s) : %s {", name, len(ts), strings.Trim(unsigned, "-"), i, lower, upper, step, args, list(ts), t)
	f.scope(ts, yields, func() {
		enter()
		f.values[t] = append(f.values[t], i)
	}, depth)
	f.line("}")
}

// while writes a loop that counts down.
func (f *integers) while(name string, inits, ts []string, depth int) {
	count, zero, one := f.few("i8", 0, 5), fmt.Sprintf("%%c%d", f.n), fmt.Sprintf("%%c%d", f.n+1)
	f.n += 2
	f.line("%s = arith.constant 0 : i8", zero)
	f.line("%s = arith.constant 1 : i8", one)
	args, enter := f.arguments(inits, ts)
	n, more := fmt.Sprintf("%%n%d", f.n), fmt.Sprintf("%%m%d", f.n)
	f.n++
	types := list(append([]string{"i8"}, ts...))
	f.line("%s_n, %s:%d = scf.while (%s = %s, %s) : (%s) -> (%s) {", name, name, len(ts), n, count, args, types, types)
	f.scope(ts, escape("scf.condition("+more+") "+n+", ")+"%s : i8, %s", func() {
		enter()
		f.line("%s = arith.cmpi %s, %s, %s : i8", more, f.pick("sgt ne ugt"), n, zero)
	}, depth)
	f.line("} do {")
	after, entered := f.arguments(inits, ts)
	var params []string
	for i, a := range strings.Split(after, ", ") {
		v, _, _ := strings.Cut(a, " ")
		params = append(params, v+": "+ts[i])
	}
	f.line("^bb0(%sx: i8, %s):", n, list(params))
	f.scope(ts, escape("scf.yield "+n+"y, ")+"%s : i8, %s", func() {
		entered()
		f.line("%sy = arith.subi %sx, %s : i8", n, n, one)
	}, depth)
	f.line("}")
}

// TestExecutedLowerings executes random functions before and after they become functions of the
// llvm dialect.
func TestExecutedLowerings(t *testing.T) {
	include := reftest.Include(t)
	n, tool := reftest.Count(40, 150, 4000), newTool(include)
	for k, flags := range []string{toLLVM, "--arith-expand " + toLLVM, toLLVM + " --canonicalize", toLLVM + " --sccp --cse --canonicalize=region-simplify=aggressive"} {
		t.Run(flags, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(k), 29))
			var before strings.Builder
			for i := range n {
				f := controlFunction(r, i, false)
				if i%2 == 0 {
					f = integerFunction(r, i, i%4 == 0)
				}
				before.WriteString(f)
			}
			var after, errs bytes.Buffer
			if code := tool.Main(strings.Fields(flags), strings.NewReader(before.String()), &after, &errs); code != 0 {
				t.Fatal(errs.String())
			}
			compareFunctions(t, k, moduleOf(t, before.String()), moduleOf(t, after.String(), include))
		})
	}
}
