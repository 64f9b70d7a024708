package randomir_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/semantics"
)

// integerPasses preserve the results of functions on integers.
var integerPasses = []string{
	"--canonicalize", "--int-range-optimizations", "--arith-int-range-narrowing=int-bitwidths-supported=8,16,32", "--arith-unsigned-when-equivalent",
	"--arith-expand", "--sccp", "--cse", "--loop-invariant-code-motion", "--canonicalize --int-range-optimizations --canonicalize",
}

// TestIntegerPasses executes random functions of integers before and after passes, and compares their
// results. It does not compare with the reference, whose folds have bugs of their own.
func TestIntegerPasses(t *testing.T) {
	n, tool := reftest.Count(60, 200, 4000), newTool()
	for k, flags := range integerPasses {
		t.Run(flags, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(k), 17))
			var before strings.Builder
			for i := range n {
				before.WriteString(integerFunction(r, i, i%4 == 3))
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

func moduleOf(t *testing.T, text string, includes ...string) *ir.Operation {
	t.Helper()
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives(), Includes: includes}))
	module, list := ctx.Parse(mica.Text("test.mlir", text))
	if list.HasErrors() {
		t.Fatal(list)
	}
	return module
}

// compareFunctions calls both versions of each function with the same arguments.
func compareFunctions(t *testing.T, seed int, before, after *ir.Operation) {
	t.Helper()
	defined, functions := int64(0), 0
	for f := range before.Region(0).Ops() {
		functions++
		g := ir.LookupSymbolIn(after, ir.SymbolName(f))
		if g == nil {
			t.Fatalf("function '%s' is gone", ir.SymbolName(f))
		}
		for _, index := range indexWidths(f, g) {
			o := compared(t, f, g, before, after, semantics.Comparison{Options: semantics.Options{IndexWidth: index, Steps: 1_000_000}, Exhaustive: 1, Samples: 12,
				Seed: uint64(seed)})
			defined += o.Defined
		}
	}
	if defined < int64(functions) {
		t.Errorf("only %d calls of %d functions are defined", defined, functions)
	}
}

// compared compares functions of two modules.
func compared(t *testing.T, f, g, before, after *ir.Operation, c semantics.Comparison) semantics.Outcome {
	t.Helper()
	p, q := semantics.NewProgram(before, c.Options), semantics.NewProgram(after, c.Options)
	o := semantics.Compare(p, f, q, g, c)
	switch o.Verdict {
	case semantics.Refuted:
		t.Errorf("%s for %v (index has %d bits): before: %s, after: %s\n%s\n%s", o.Reason, o.Args, c.Options.IndexWidth, o.Before, o.After,
			asm.String(f, asm.Options{}), asm.String(g, asm.Options{}))
	case semantics.NotChecked:
		t.Fatalf("not checked: %s\n%s", o.Reason, asm.String(g, asm.Options{}))
	}
	return o
}

// indexWidths returns the widths that an index may have in functions: operations of arith are folded for 64
// bits, and become operations of llvm with as many.
func indexWidths(fs ...*ir.Operation) []int {
	for _, f := range fs {
		for op := range f.Region(0).Ops() {
			if strings.HasPrefix(op.Name(), "arith.") || strings.HasPrefix(op.Name(), "llvm.") {
				return []int{64}
			}
		}
	}
	return []int{64, 32}
}

// integerTypes are the types of the functions.
var integerTypes = []string{"i1", "i3", "i8", "i16", "i32", "i64", "index"}

// integerFunction writes a function of arith, or of the index dialect alone.
func integerFunction(r *rand.Rand, i int, index bool) string {
	types := integerTypes
	if index {
		types = []string{"index", "i1"}
	}
	f := &integers{r: r, types: types, values: map[string][]string{}}
	var args []string
	for k := range 5 {
		t := types[r.IntN(len(types))]
		if k == 0 && index {
			t = "index"
		}
		v := fmt.Sprintf("%%a%d", k)
		args, f.values[t] = append(args, v+": "+t), append(f.values[t], v)
	}
	for range 2 + r.IntN(8) {
		if index {
			f.indexOp()
		} else {
			f.arithOp(types[r.IntN(len(types))])
		}
	}
	for len(f.lasts) == 0 { // a cast to the same type writes no operation
		f.arithOp("i8")
	}
	last := f.lasts[max(0, len(f.lasts)-4):]
	var vs, ts []string
	for _, v := range last {
		vs, ts = append(vs, v[0]), append(ts, v[1])
	}
	return fmt.Sprintf("func.func @f%d(%s) -> (%s) {\n%s  return %s : %s\n}\n", i, strings.Join(args, ", "), strings.Join(ts, ", "), f.text.String(),
		strings.Join(vs, ", "), strings.Join(ts, ", "))
}

// integers writes the operations of a function.
type integers struct {
	r      *rand.Rand
	types  []string
	text   strings.Builder
	values map[string][]string
	slots  []slot
	lasts  [][2]string // the results with their types
	n      int
}

func (f *integers) pick(names string) string {
	list := strings.Fields(names)
	return list[f.r.IntN(len(list))]
}

// value returns a value of a type, a constant or one of the last results.
func (f *integers) value(t string) string {
	list := f.values[t]
	if len(list) > 0 && f.r.IntN(3) > 0 {
		return list[max(0, len(list)-1-f.r.IntN(3))]
	}
	w := 64
	if t != "index" {
		fmt.Sscanf(t, "i%d", &w)
	}
	c := int64(f.r.IntN(7) - 2)
	switch f.r.IntN(4) {
	case 0:
		c = int64(f.r.Uint64()) >> (64 - w)
	case 1:
		c = -1 << (w - 1)
	}
	c = c << (64 - w) >> (64 - w)
	v := fmt.Sprintf("%%c%d", f.n)
	f.n++
	if w == 1 {
		fmt.Fprintf(&f.text, "  %s = arith.constant %t\n", v, c != 0)
	} else {
		fmt.Fprintf(&f.text, "  %s = arith.constant %d : %s\n", v, c, t)
	}
	return v
}

// result names a result.
func (f *integers) result(t string) string {
	v := fmt.Sprintf("%%v%d", f.n)
	f.n++
	f.values[t], f.lasts = append(f.values[t], v), append(f.lasts, [2]string{v, t})
	return v
}

func (f *integers) line(format string, args ...any) { fmt.Fprintf(&f.text, "  "+format+"\n", args...) }

const predicates = "eq ne slt sle sgt sge ult ule ugt uge"

func (f *integers) arithOp(t string) {
	x, y := f.value(t), f.value(t)
	switch f.r.IntN(8) {
	case 0:
		p := f.pick(predicates)
		f.line("%s = arith.cmpi %s, %s, %s : %s", f.result("i1"), p, x, y, t)
	case 1:
		c := f.value("i1")
		f.line("%s = arith.select %s, %s, %s : %s", f.result(t), c, x, y, t)
	case 2, 3:
		f.cast(t, x)
	case 4:
		f.line("%s, %s = arith.%s %s, %s : %s", f.result(t), f.result(t), f.pick("mulsi_extended mului_extended"), x, y, t)
	case 5:
		f.line("%s, %s = arith.addui_extended %s, %s : %s, i1", f.result(t), f.result("i1"), x, y, t)
	default:
		name := f.pick("addi subi muli divsi divui remsi remui ceildivsi ceildivui floordivsi andi ori xori shli shrsi shrui maxsi maxui minsi minui addi subi muli")
		f.line("%s = arith.%s %s, %s%s : %s", f.result(t), name, x, y, f.flags(name), t)
	}
}

// flags returns flags of an operation, most often none.
func (f *integers) flags(name string) string {
	if f.r.IntN(3) > 0 {
		return ""
	}
	switch name {
	case "addi", "subi", "muli", "shli", "trunci":
		return " overflow<" + []string{"nsw", "nuw", "nsw, nuw"}[f.r.IntN(3)] + ">"
	case "divsi", "divui", "shrsi", "shrui":
		return " exact"
	}
	return ""
}

func (f *integers) cast(t, x string) {
	to := f.types[f.r.IntN(len(f.types))]
	if t == "index" || to == "index" {
		if t != to {
			f.line("%s = arith.%s %s : %s to %s", f.result(to), f.pick("index_cast index_castui"), x, t, to)
		}
		return
	}
	var from, into int
	fmt.Sscanf(t+" "+to, "i%d i%d", &from, &into)
	switch {
	case from < into:
		f.line("%s = arith.%s %s : %s to %s", f.result(to), f.pick("extsi extui"), x, t, to)
	case from > into:
		f.line("%s = arith.trunci %s%s : %s to %s", f.result(to), x, f.flags("trunci"), t, to)
	}
}

// indexOp writes an operation of the index dialect.
func (f *integers) indexOp() {
	operand := func() string {
		if f.r.IntN(3) == 0 {
			v := fmt.Sprintf("%%c%d", f.n)
			f.n++
			f.line("%s = index.constant %d", v, []int64{0, 1, 2, 3, -1, 31, 32, 1 << 31, 1 << 32, -1 << 31, -1 << 63}[f.r.IntN(11)])
			return v
		}
		list := f.values["index"]
		return list[max(0, len(list)-1-f.r.IntN(3))]
	}
	x, y := operand(), operand()
	switch f.r.IntN(5) {
	case 0:
		p := f.pick(predicates)
		f.line("%s = index.cmp %s(%s, %s)", f.result("i1"), p, x, y)
	case 1:
		to := f.pick("i1 i8 i32 i64")
		v := f.result(to)
		f.line("%s = index.%s %s : index to %s", v, f.pick("casts castu"), x, to)
		f.line("%s = index.%s %s : %s to index", f.result("index"), f.pick("casts castu"), v, to)
	default:
		f.line("%s = index.%s %s, %s", f.result("index"), f.pick("add sub mul divs divu ceildivs ceildivu floordivs rems remu maxs maxu mins minu shl shrs shru and or xor add sub"), x, y)
	}
}
