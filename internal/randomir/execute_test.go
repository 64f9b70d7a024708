package randomir_test

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// A number is the value of an integer or an index, without the bits above its width, or the
// memory of an allocation.
type number struct {
	bits   uint64
	poison bool
	memory []number
}

// mask returns the bits that an integer of a width has.
func mask(width int) uint64 { return 1<<(width-1)<<1 - 1 }

// signed returns the value of an integer with a sign.
func signed(x uint64, width int) int64 { return int64(x) << (64 - width) >> (64 - width) }

func widthOf(t ir.Type, index int) int {
	if i, ok := t.(*ir.IntegerType); ok {
		return i.Width
	}
	return index
}

// execute returns the results of a function of integers. An index has a number of bits. Loops end
// after a number of steps.
func execute(f *ir.Operation, args []number, index, steps int) ([]number, ending) {
	m := &machine{values: map[*ir.Value]number{}, structs: map[*ir.Value][]number{}, index: index, steps: steps}
	end, results, o := m.region(f.Region(0), args)
	if o == returned && len(results) == 1 && m.structs[end.Operand(0)] != nil {
		return m.structs[end.Operand(0)], o
	}
	return results, o
}

// run executes an operation of integers.
func (m *machine) run(op *ir.Operation) ending {
	in := m.operands(op.Operands())
	poison := slices.ContainsFunc(in, func(x number) bool { return x.poison })
	x := step{op: op, in: in, index: m.index}
	if poison && !strings.HasSuffix(op.Name(), ".select") {
		if x.divides() && in[1].poison {
			return undefined
		}
		for _, v := range op.Results() {
			m.values[v] = number{poison: true}
		}
		return returned
	}
	results, ok := x.results()
	if !ok {
		return undefined
	}
	m.set(op.Results(), results)
	return returned
}

// A step is the execution of an operation.
type step struct {
	op    *ir.Operation
	in    []number
	index int
}

// base returns the name of the operation without those of dialects and, for the ones of index,
// as in arith.
func (s *step) base() string {
	dialect, name, _ := strings.Cut(s.op.Name(), ".")
	switch dialect {
	case "llvm":
		return instructions[name]
	case "index":
	default:
		return name
	}
	switch name {
	case "add", "sub", "mul", "shl", "and", "or", "xor":
		return name + "i"
	case "cmp":
		return "cmpi"
	case "casts":
		return "index_cast"
	case "castu":
		return "index_castui"
	case "constant", "bool.constant":
		return "constant"
	}
	return name + "i" // such as divs and divsi
}

func (s *step) divides() bool {
	name := s.base()
	return strings.Contains(name, "div") || strings.HasPrefix(name, "rem")
}

// results returns the results; false if the behavior is undefined.
func (s *step) results() ([]number, bool) {
	one := func(x uint64) ([]number, bool) { return []number{{bits: x}}, true }
	name := s.base()
	switch name {
	case "constant":
		a := ir.ConstantValue(s.op).(*ir.IntegerAttr)
		v := a.Value.SExt(64)
		n, _ := v.Uint64()
		return one(n)
	case "poison":
		return []number{{poison: true}}, true
	case "select":
		if s.in[0].poison {
			return []number{{poison: true}}, true
		}
		if s.in[0].bits != 0 {
			return s.in[1:2], true
		}
		return s.in[2:3], true
	}
	w := widthOf(s.op.Operand(0).Type(), s.index)
	x := s.in[0].bits
	switch name {
	case "extui", "index_castui":
		return one(x)
	case "trunci":
		return []number{{bits: x, poison: s.truncates(x, w)}}, true
	case "extsi", "index_cast":
		return one(uint64(signed(x, w)))
	}
	return s.binary(name, x, s.in[1].bits, w)
}

func (s *step) binary(name string, x, y uint64, w int) ([]number, bool) {
	a, b := signed(x, w), signed(y, w)
	switch name {
	case "addui_extended":
		sum := (x + y) & mask(w)
		return []number{{bits: sum}, {bits: truth(sum < x)}}, true
	case "mului_extended":
		hi, lo := bits.Mul64(x, y)
		return []number{{bits: lo}, {bits: high(hi, lo, w)}}, true
	case "mulsi_extended":
		hi, lo := bits.Mul64(uint64(a), uint64(b))
		hi -= uint64(a>>63)&uint64(b) + uint64(b>>63)&uint64(a)
		return []number{{bits: lo}, {bits: high(hi, lo, w)}}, true
	case "cmpi":
		p := s.op.Attr("predicate")
		if p == nil {
			p = s.op.Attr("pred")
		}
		return []number{{bits: truth(compares(predicateOf(p), x, y, a, b))}}, true
	}
	if s.divides() {
		z, ok := quotient(name, x, y, a, b, w)
		return []number{{bits: z, poison: s.op.Attr("isExact") != nil && z*y&mask(w) != x}}, ok
	}
	z, ok := arithmetic(name, x, y, a, b, w)
	if ok && s.overflows(name, x, y, a, b, w) {
		ok = false
	}
	return []number{{bits: z, poison: !ok}}, true
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// high returns the bits of a product of 128 bits above a width.
func high(hi, lo uint64, w int) uint64 {
	if w == 64 {
		return hi
	}
	return hi<<(64-w) | lo>>w
}

// arithmetic returns what is not a division; false if it is poison.
func arithmetic(name string, x, y uint64, a, b int64, w int) (uint64, bool) {
	switch name {
	case "addi":
		return x + y, true
	case "subi":
		return x - y, true
	case "muli":
		return x * y, true
	case "andi":
		return x & y, true
	case "ori":
		return x | y, true
	case "xori":
		return x ^ y, true
	case "shli":
		return x << y, y < uint64(w)
	case "shrsi":
		return uint64(a >> min(y, 63)), y < uint64(w)
	case "shrui":
		return x >> y, y < uint64(w)
	case "maxsi":
		return uint64(max(a, b)), true
	case "minsi":
		return uint64(min(a, b)), true
	case "maxui":
		return max(x, y), true
	case "minui":
		return min(x, y), true
	}
	panic(name)
}

// overflows reports whether an operation does what its flags exclude.
func (s *step) overflows(name string, x, y uint64, a, b int64, w int) bool {
	flags := s.flags()
	if name == "shrui" || name == "shrsi" {
		return s.op.Attr("isExact") != nil && y < 64 && x&(1<<y-1) != 0
	}
	if flags == "" {
		return false
	}
	var hi, lo uint64 // without signs
	var shi, slo int64
	switch name {
	case "addi":
		lo, hi = bits.Add64(x, y, 0)
		slo = a + b
		shi = a>>63 + b>>63 + int64(func() uint64 { _, c := bits.Add64(uint64(a), uint64(b), 0); return c }())
	case "subi":
		lo, hi = bits.Sub64(x, y, 0)
		slo = a - b
		shi = a>>63 - b>>63 - int64(func() uint64 { _, c := bits.Sub64(uint64(a), uint64(b), 0); return c }())
	case "muli":
		hi, lo = bits.Mul64(x, y)
		h, l := bits.Mul64(uint64(a), uint64(b))
		h -= uint64(a>>63)&uint64(b) + uint64(b>>63)&uint64(a)
		shi, slo = int64(h), int64(l)
	case "shli":
		hi, lo = x>>(63-y)>>1, x<<y
		shi, slo = a>>(63-y)>>1, a<<y
	default:
		return false
	}
	nuw := hi != 0 || lo&^mask(w) != 0
	nsw := shi != slo>>63 || signed(uint64(slo), w) != slo
	return strings.Contains(flags, "nuw") && nuw || strings.Contains(flags, "nsw") && nsw
}

// truncates reports whether a truncation loses bits that its flags promise to keep.
func (s *step) truncates(x uint64, w int) bool {
	to := widthOf(s.op.Result(0).Type(), s.index)
	flags := s.flags()
	return strings.Contains(flags, "nuw") && x&^mask(to) != 0 || strings.Contains(flags, "nsw") && signed(x&mask(to), to) != signed(x, w)
}

// flags returns the overflow flags as text.
func (s *step) flags() string {
	a := s.op.Attr("overflowFlags")
	if a == nil {
		return ""
	}
	return a.String()
}

// predicateOf returns the name of a predicate.
func predicateOf(a ir.Attribute) string {
	names := strings.Fields(predicates)
	if i, ok := a.(*ir.IntegerAttr); ok {
		return [...]string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}[i.Int64()]
	}
	text := a.String()
	for _, n := range names {
		if strings.Contains(text, " "+n+">") || strings.Contains(text, "<"+n+">") {
			return n
		}
	}
	panic(text)
}

func compares(p string, x, y uint64, a, b int64) bool {
	switch p {
	case "eq":
		return x == y
	case "ne":
		return x != y
	case "slt":
		return a < b
	case "sle":
		return a <= b
	case "sgt":
		return a > b
	case "sge":
		return a >= b
	case "ult":
		return x < y
	case "ule":
		return x <= y
	case "ugt":
		return x > y
	case "uge":
		return x >= y
	}
	panic(p)
}

// quotient returns a quotient or a remainder; false if it is not defined.
func quotient(name string, x, y uint64, a, b int64, w int) (uint64, bool) {
	if y == 0 {
		return 0, false
	}
	switch name {
	case "divui":
		return x / y, true
	case "remui":
		return x % y, true
	case "ceildivui":
		return x/y + truth(x%y != 0), true
	}
	if b == -1 && a == signed(1<<(w-1), w) {
		return 0, false
	}
	q, rest := a/b, a%b
	switch name {
	case "divsi":
		return uint64(q), true
	case "remsi":
		return uint64(rest), true
	case "ceildivsi":
		return uint64(q) + truth(rest != 0 && (rest < 0) == (b < 0)), true
	case "floordivsi":
		return uint64(q) - truth(rest != 0 && (rest < 0) != (b < 0)), true
	}
	panic(name)
}
