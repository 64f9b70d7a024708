package randomir

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// An llvmFunction is a function of the llvm dialect that is being written: memory on the
// stack that is accessed in whole and in part, arithmetic, calls, branches.
type llvmFunction struct {
	r       *rand.Rand
	b       strings.Builder
	name    string
	callees []string
	n       int
	slots   []llvmSlot
	values  map[string][]string // visible now, by type
}

// An llvmSlot is a pointer to memory of a type.
type llvmSlot struct{ ptr, elem string }

func (f *llvmFunction) pick(texts ...string) string { return texts[f.r.IntN(len(texts))] }

func (f *llvmFunction) line(format string, args ...any) {
	fmt.Fprintf(&f.b, "  "+format+"\n", args...)
}

func (f *llvmFunction) fresh() string {
	f.n++
	return fmt.Sprintf("%%l%d", f.n)
}

func (f *llvmFunction) result(t string) string {
	v := f.fresh()
	f.values[t] = append(f.values[t], v)
	return v
}

func (f *llvmFunction) value(t string) string {
	have := f.values[t]
	if len(have) == 0 || f.r.IntN(4) == 0 {
		v := f.result(t)
		switch t {
		case "!llvm.ptr":
			f.line("%s = llvm.mlir.zero : !llvm.ptr", v)
		case "f32", "f64":
			f.line("%s = llvm.mlir.constant(%s : %s) : %[3]s", v, f.pick("0.0", "1.0", "-2.5"), t)
		case "i1":
			f.line("%s = llvm.mlir.constant(%s) : i1", v, f.pick("true", "false"))
		default:
			f.line("%s = llvm.mlir.constant(%d : %s) : %[3]s", v, f.r.IntN(6)-1, t)
		}
		return v
	}
	return have[f.r.IntN(len(have))]
}

// llvmScalars are the types of values that are computed with.
var llvmScalars = []string{"i32", "i32", "i64", "i8", "f32", "!llvm.ptr"}

// write returns the text of the function.
func (f *llvmFunction) write(ops int) string {
	f.values = map[string][]string{}
	head := fmt.Sprintf("llvm.func %s%s(", f.pick("", "", "internal "), f.name)
	attribute := f.pick("", "", "{llvm.noalias}", "{llvm.byval = i32}", "{llvm.align = 8 : i64}")
	for i, t := range []string{"i1", "i32", "i64", "!llvm.ptr"} {
		if i > 0 {
			head += ", "
		}
		head += f.result(t) + ": " + t
		if t == "!llvm.ptr" {
			head += " " + attribute
		}
	}
	one := f.result("i32")
	f.line("%s = llvm.mlir.constant(1 : i32) : i32", one)
	for range 1 + f.r.IntN(4) {
		f.alloca(one)
	}
	for range f.r.IntN(ops) {
		f.operation()
	}
	f.blocks(ops)
	return head + ") -> i32 {\n" + f.b.String() + "}\n"
}

func (f *llvmFunction) alloca(one string) {
	elem := f.pick("i32", "i32", "i64", "f32", "f64", "!llvm.ptr", "!llvm.struct<(i32, f32)>", "!llvm.struct<(i8, i64, !llvm.array<2 x i32>)>",
		"!llvm.array<4 x i32>", "!llvm.array<2 x struct<(i32, i64)>>", "vector<4xi32>", "!llvm.array<20 x i8>", "i8")
	p := f.fresh()
	align := f.pick("", "", " {alignment = 8 : i64}")
	f.line("%s = llvm.alloca %s x %s%s : (i32) -> !llvm.ptr", p, one, elem, align)
	f.slots = append(f.slots, llvmSlot{p, elem})
	f.slots = append(f.slots, llvmSlot{p, elem})
}

// operation writes an operation that is no terminator.
func (f *llvmFunction) operation() {
	s := f.slots[f.r.IntN(len(f.slots))]
	switch f.r.IntN(16) {
	case 0, 1, 2, 3:
		t := f.accessed(s)
		v := f.value(t)
		f.line("llvm.store %s%s, %s : %s, !llvm.ptr", f.pick("", "", "", "", "", "volatile "), v, s.ptr, t)
	case 4, 5, 6:
		t := f.accessed(s)
		f.line("%s = llvm.load %s%s : !llvm.ptr -> %s", f.result(t), f.pick("", "", "", "", "", "", "volatile "), s.ptr, t)
	case 7, 8, 9:
		f.elementPointer(s)
	case 10:
		f.intrinsic(s)
	case 11:
		f.call(s)
	case 12:
		t := f.pick("i32", "i64", "f32")
		c := f.value("i1")
		x, y := f.value(t), f.value(t)
		f.line("%s = llvm.select %s, %s, %s : i1, %s", f.result(t), c, x, y, t)
	case 13:
		x := f.value("i32")
		to := f.pick("i64", "i8")
		op := f.pick("zext", "sext")
		if to == "i8" {
			op = "trunc"
		}
		f.line("%s = llvm.%s %s : i32 to %s", f.result(to), op, x, to)
	case 14:
		x, y := f.value("i32"), f.value("i32")
		f.line(`%s = llvm.icmp "%s" %s, %s : i32`, f.result("i1"), f.pick("eq", "slt", "ugt", "ne"), x, y)
	default:
		t := f.pick("i32", "i64", "i8")
		x, y := f.value(t), f.value(t)
		f.line("%s = llvm.%s %s, %s : %s", f.result(t), f.pick("add", "sub", "mul", "and", "or", "xor", "shl"), x, y, t)
	}
}

// accessed returns the type as which memory is accessed, often its own.
func (f *llvmFunction) accessed(s llvmSlot) string {
	if !strings.Contains(s.elem, "struct") && !strings.Contains(s.elem, "array") && !strings.Contains(s.elem, "vector") && f.r.IntN(3) > 0 {
		return s.elem
	}
	return llvmScalars[f.r.IntN(len(llvmScalars))]
}

// elementPointer writes a pointer to a part of memory.
func (f *llvmFunction) elementPointer(s llvmSlot) {
	elem, indices, part := s.elem, "0", ""
	switch s.elem {
	case "!llvm.struct<(i32, f32)>":
		indices, part = f.pick("0, 0", "0, 1"), f.pick("i32", "f32")
	case "!llvm.struct<(i8, i64, !llvm.array<2 x i32>)>":
		indices, part = f.pick("0, 0", "0, 1", "0, 2", "0, 2, 1"), f.pick("i8", "i64", "!llvm.array<2 x i32>", "i32")
	case "!llvm.array<4 x i32>":
		indices, part = fmt.Sprintf("0, %d", f.r.IntN(4)), "i32"
	case "!llvm.array<2 x struct<(i32, i64)>>":
		indices, part = f.pick("0, 0, 0", "0, 1, 1", "0, 1"), f.pick("i32", "i64")
	case "!llvm.array<20 x i8>":
		indices, part = fmt.Sprintf("0, %d", f.r.IntN(20)), "i8"
	default:
		elem, indices, part = "i8", fmt.Sprint(f.r.IntN(5)), "i8"
	}
	if f.r.IntN(5) == 0 {
		elem, indices, part = "i8", fmt.Sprint(4*f.r.IntN(4)), "i32"
	}
	p := f.fresh()
	f.line("%s = llvm.getelementptr %s%s[%s] : (!llvm.ptr) -> !llvm.ptr, %s", p, f.pick("", "inbounds "), s.ptr, indices, elem)
	f.slots = append(f.slots, llvmSlot{p, part})
}

// intrinsic writes one that sets or copies memory, or is about its lifetime.
func (f *llvmFunction) intrinsic(s llvmSlot) {
	switch f.r.IntN(4) {
	case 0:
		f.line("llvm.intr.lifetime.%s %s : !llvm.ptr", f.pick("start", "end"), s.ptr)
	case 1:
		v, n := f.value("i8"), f.fresh()
		f.line("%s = llvm.mlir.constant(%s : i64) : i64", n, f.pick("4", "8", "16", "1"))
		f.line(`"llvm.intr.memset"(%s, %s, %s) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()`, s.ptr, v, n)
	case 2:
		to := f.slots[f.r.IntN(len(f.slots))]
		if to.ptr == s.ptr {
			return
		}
		n := f.fresh()
		f.line("%s = llvm.mlir.constant(%s : i64) : i64", n, f.pick("4", "8", "16"))
		f.line(`"llvm.intr.%s"(%s, %s, %s) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()`, f.pick("memcpy", "memmove"), to.ptr, s.ptr, n)
	default:
		f.line("llvm.call @escape(%s) : (!llvm.ptr) -> ()", s.ptr)
	}
}

// call writes a call of a function that has been written before.
func (f *llvmFunction) call(s llvmSlot) {
	if len(f.callees) == 0 {
		return
	}
	c, x, y := f.value("i1"), f.value("i32"), f.value("i64")
	f.line("%s = llvm.call %s(%s, %s, %s, %s) : (i1, i32, i64, !llvm.ptr) -> i32", f.result("i32"), f.callees[f.r.IntN(len(f.callees))], c, x, y, s.ptr)
}

// blocks ends the first block and writes others. They use the values of the first one.
func (f *llvmFunction) blocks(ops int) {
	n := 1 + f.r.IntN(5)
	args := make([]bool, n)
	for i := range args {
		args[i] = f.r.IntN(2) == 0
	}
	target := func() string {
		i := 1 + f.r.IntN(n-1)
		if args[i] {
			return fmt.Sprintf("^b%d(%s : i32)", i, f.value("i32"))
		}
		return fmt.Sprintf("^b%d", i)
	}
	known, slots := map[string][]string{}, len(f.slots)
	for i := range n {
		if i == 1 {
			for t, vs := range f.values {
				known[t] = vs
			}
		}
		if i > 0 {
			f.values, f.slots = map[string][]string{}, f.slots[:slots:slots]
			for t, vs := range known {
				f.values[t] = vs[:len(vs):len(vs)]
			}
			if args[i] {
				fmt.Fprintf(&f.b, "^b%d(%s: i32):\n", i, f.result("i32"))
			} else {
				fmt.Fprintf(&f.b, "^b%d:\n", i)
			}
			for range f.r.IntN(ops/2 + 1) {
				f.operation()
			}
		}
		switch k := f.r.IntN(5); {
		case n == 1 || k == 0 || k == 1 && i > 0:
			f.line("llvm.return %s : i32", f.value("i32"))
		case k == 1, k == 2:
			f.line("llvm.br %s", target())
		default:
			c := f.value("i1")
			x, y := target(), target()
			f.line("llvm.cond_br %s, %s, %s", c, x, y)
		}
	}
}
