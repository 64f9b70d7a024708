package semantics

import (
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// integers adds arith, index, and the operations of math and ub on integers.
func (t table) integers() {
	t.add(constant, "arith.constant", "index.constant", "index.bool.constant", "llvm.mlir.constant", "complex.constant")
	t.add(func(*Program, *ir.Operation) Step { return func(c *Call) error { return c.Return(Value{}) } }, "ub.poison", "llvm.mlir.poison")
	for name, fn := range binaries() {
		t.add(binary(fn), "arith."+name, "index."+strings.TrimSuffix(name, "i")) // such as addi and add
	}
	t.add(compareIntegers, "arith.cmpi", "index.cmp", "llvm.icmp")
	t.add(chooseValue, "arith.select", "llvm.select")
	t.add(castInteger(num.APInt.SExt), "arith.extsi", "arith.index_cast", "index.casts", "llvm.sext")
	t.add(castInteger(num.APInt.ZExt), "arith.extui", "arith.index_castui", "index.castu", "llvm.zext")
	t.add(truncate, "arith.trunci", "llvm.trunc")
	t.add(addExtended, "arith.addui_extended", "llvm.intr.uadd.with.overflow")
	t.add(multiplyExtended(num.APInt.SExt), "arith.mulsi_extended")
	t.add(multiplyExtended(num.APInt.ZExt), "arith.mului_extended")
	t.add(sizeOf, "index.sizeof")
	for name, fn := range unaries() {
		t.add(unary(fn), "math."+name)
	}
	t.add(binary(power), "math.ipowi")
}

func constant(p *Program, op *ir.Operation) Step {
	v, ok := p.constant(ir.ConstantValue(op), op.Result(0).Type())
	if !ok {
		return nil
	}
	return func(c *Call) error { return c.Return(v) }
}

// An outcome is how an operation on numbers ends that has a result.
type outcome uint8

const (
	fine outcome = iota
	poisonous
	forbidden // its behavior is undefined
)

type binaryFunc func(x, y num.APInt) (num.APInt, outcome)

// always wraps an operation that is defined for all numbers.
func always(fn func(x, y num.APInt) num.APInt) binaryFunc {
	return func(x, y num.APInt) (num.APInt, outcome) { return fn(x, y), fine }
}

// binaries are the operations on two integers, by their names in arith.
func binaries() map[string]binaryFunc {
	return map[string]binaryFunc{
		"addi":       always(num.APInt.Add),
		"subi":       always(num.APInt.Sub),
		"muli":       always(num.APInt.Mul),
		"andi":       always(num.APInt.And),
		"ori":        always(num.APInt.Or),
		"xori":       always(num.APInt.Xor),
		"shli":       shift(num.APInt.Shl),
		"shrsi":      shift(num.APInt.AShr),
		"shrui":      shift(num.APInt.LShr),
		"maxsi":      choose(num.APInt.CmpS, 1),
		"minsi":      choose(num.APInt.CmpS, -1),
		"maxui":      choose(num.APInt.CmpU, 1),
		"minui":      choose(num.APInt.CmpU, -1),
		"divui":      unsignedDivision(num.APInt.UDiv),
		"remui":      unsignedDivision(num.APInt.URem),
		"ceildivui":  unsignedDivision(ceilUnsigned),
		"divsi":      signedDivision(num.APInt.SDiv),
		"remsi":      signedDivision(num.APInt.SRem),
		"ceildivsi":  signedDivision(ceilSigned),
		"floordivsi": signedDivision(floorSigned),
	}
}

// shift returns poison if the amount is not less than the width.
func shift(fn func(x num.APInt, n uint) num.APInt) binaryFunc {
	return func(x, y num.APInt) (num.APInt, outcome) {
		n, ok := y.Uint64()
		if !ok || n >= uint64(x.Width()) {
			return x, poisonous
		}
		return fn(x, uint(n)), fine
	}
}

// choose returns the operand that is the greater one, or the lesser one.
func choose(cmp func(x, y num.APInt) int, sign int) binaryFunc {
	return func(x, y num.APInt) (num.APInt, outcome) {
		if cmp(x, y)*sign >= 0 {
			return x, fine
		}
		return y, fine
	}
}

func unsignedDivision(fn func(x, y num.APInt) num.APInt) binaryFunc {
	return func(x, y num.APInt) (num.APInt, outcome) {
		if y.IsZero() {
			return x, forbidden
		}
		return fn(x, y), fine
	}
}

// signedDivision is undefined where the quotient has no number, also for the remainder and the roundings.
func signedDivision(fn func(x, y num.APInt) num.APInt) binaryFunc {
	return func(x, y num.APInt) (num.APInt, outcome) {
		if y.IsZero() || y.IsAllOnes() && x.Equal(num.SignedMin(x.Width())) {
			return x, forbidden
		}
		return fn(x, y), fine
	}
}

func ceilUnsigned(x, y num.APInt) num.APInt {
	q := x.UDiv(y)
	if x.URem(y).IsZero() {
		return q
	}
	return q.Add(num.NewAPInt(x.Width(), 1))
}

func ceilSigned(x, y num.APInt) num.APInt {
	q, rest := x.SDiv(y), x.SRem(y)
	if !rest.IsZero() && rest.IsNegative() == y.IsNegative() {
		return q.Add(num.NewAPInt(x.Width(), 1))
	}
	return q
}

func floorSigned(x, y num.APInt) num.APInt {
	q, rest := x.SDiv(y), x.SRem(y)
	if !rest.IsZero() && rest.IsNegative() != y.IsNegative() {
		return q.Sub(num.NewAPInt(x.Width(), 1))
	}
	return q
}

// power multiplies a number with itself: 0 to a negative power is undefined behavior.
func power(x, y num.APInt) (num.APInt, outcome) {
	one := num.NewAPInt(x.Width(), 1)
	if y.IsNegative() {
		switch {
		case x.IsZero():
			return x, forbidden
		case x.Equal(one), x.IsAllOnes() && !y.Bit(0):
			return one, fine
		case x.IsAllOnes():
			return x, fine
		}
		return num.NewAPInt(x.Width(), 0), fine
	}
	result := one
	for i := y.BitLen() - 1; i >= 0; i-- {
		result = result.Mul(result)
		if y.Bit(i) {
			result = result.Mul(x)
		}
	}
	return result, fine
}

// divides reports whether an operation is a division or a remainder of integers. Names such as divf are
// operations on floats.
func divides(op *ir.Operation) bool {
	_, name, _ := strings.Cut(op.Name(), ".")
	if strings.HasSuffix(name, "f") {
		return false
	}
	return strings.HasPrefix(name, "div") || strings.HasPrefix(name, "rem") || strings.HasPrefix(name, "ceildiv") || strings.HasPrefix(name, "floordiv") ||
		name == "sdiv" || name == "udiv" || name == "srem" || name == "urem"
}

// dividesSigned reports whether a division is one of signed numbers.
func dividesSigned(op *ir.Operation) bool {
	_, name, _ := strings.Cut(op.Name(), ".")
	return !strings.Contains(name, "u")
}

// binary is the meaning of an operation on two integers, with its flags.
func binary(fn binaryFunc) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		if l, ok := p.layoutOf(scalarType(op.Result(0))); !ok || l.float || l.width == 0 {
			return nil
		}
		broken := promises(op)
		return lifted(op, func(c *Call, args, results []Value) error {
			z, o := fn(args[0].Bits, args[1].Bits)
			switch {
			case o == forbidden && args[1].Bits.IsZero():
				return c.Undefined("division by zero")
			case o == forbidden:
				return c.Undefined("the quotient overflows")
			case o == fine && (broken == nil || !broken(args[0].Bits, args[1].Bits, z)):
				results[0] = Bits(z)
			}
			return nil
		})
	}
}

// promises returns a function that reports whether the flags of an operation exclude its operands, or nil
// without flags.
func promises(op *ir.Operation) func(x, y, z num.APInt) bool {
	flags, _, exact := flagsOf(op)
	_, name, _ := strings.Cut(op.Name(), ".")
	nsw, nuw := strings.Contains(flags, "nsw"), strings.Contains(flags, "nuw")
	switch strings.TrimSuffix(name, "i") {
	case "add":
		return wraps(num.APInt.Add, nsw, nuw)
	case "sub":
		return wraps(num.APInt.Sub, nsw, nuw)
	case "mul":
		return wraps(num.APInt.Mul, nsw, nuw)
	case "shl":
		if nsw || nuw {
			return func(x, y, z num.APInt) bool {
				n := uint(y.Low64())
				return nsw && !z.AShr(n).Equal(x) || nuw && !z.LShr(n).Equal(x)
			}
		}
	case "shrs", "shru", "ashr", "lshr":
		if exact {
			return func(x, y, z num.APInt) bool { return !z.Shl(uint(y.Low64())).Equal(x) }
		}
	case "divs", "divu", "sdiv", "udiv":
		if exact {
			return func(x, y, z num.APInt) bool { return !z.Mul(y).Equal(x) }
		}
	case "or":
		if op.Attr("isDisjoint") != nil {
			return func(x, y, z num.APInt) bool { return !x.And(y).IsZero() }
		}
	}
	return nil
}

// wraps compares a result with the same operation on more than twice as many bits, which cannot overflow.
func wraps(fn func(x, y num.APInt) num.APInt, nsw, nuw bool) func(x, y, z num.APInt) bool {
	if !nsw && !nuw {
		return nil
	}
	return func(x, y, z num.APInt) bool {
		w := 2*x.Width() + 1
		return nsw && !fn(x.SExt(w), y.SExt(w)).Equal(z.SExt(w)) || nuw && !fn(x.ZExt(w), y.ZExt(w)).Equal(z.ZExt(w))
	}
}

// flagsOf returns the overflow flags and the fast-math flags as lists of names, and whether a result must be exact.
func flagsOf(op *ir.Operation) (overflow, fastmath string, exact bool) {
	if a := op.Attr("overflowFlags"); a != nil {
		overflow = a.String()
	}
	for _, name := range []string{"fastmath", "fastmathFlags"} {
		if a := op.Attr(name); a != nil {
			_, fastmath, _ = strings.Cut(a.String(), "<")
		}
	}
	return overflow, fastmath, op.Attr("isExact") != nil
}

func compareIntegers(p *Program, op *ir.Operation) Step {
	if l, ok := p.layoutOf(scalarType(op.Operand(0))); !ok || l.float {
		return nil
	}
	holds := comparison(op)
	if holds == nil {
		return nil
	}
	return lifted(op, func(c *Call, args, results []Value) error {
		results[0] = Bool(holds(args[0].Bits, args[1].Bits))
		return nil
	})
}

// predicates are the comparisons of integers in the order of their numbers.
func predicates() []func(x, y num.APInt) bool {
	return []func(x, y num.APInt) bool{
		num.APInt.Equal,
		func(x, y num.APInt) bool { return !x.Equal(y) },
		func(x, y num.APInt) bool { return x.CmpS(y) < 0 },
		func(x, y num.APInt) bool { return x.CmpS(y) <= 0 },
		func(x, y num.APInt) bool { return x.CmpS(y) > 0 },
		func(x, y num.APInt) bool { return x.CmpS(y) >= 0 },
		func(x, y num.APInt) bool { return x.CmpU(y) < 0 },
		func(x, y num.APInt) bool { return x.CmpU(y) <= 0 },
		func(x, y num.APInt) bool { return x.CmpU(y) > 0 },
		func(x, y num.APInt) bool { return x.CmpU(y) >= 0 },
	}
}

// comparison returns the predicate of an operation, or nil if it is not known.
func comparison(op *ir.Operation) func(x, y num.APInt) bool {
	n, ok := caseOf(op, "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
	if !ok {
		return nil
	}
	return predicates()[n]
}

// caseOf returns the position of an operation's predicate among names.
func caseOf(op *ir.Operation, names ...string) (int, bool) {
	a := op.Attr("predicate")
	if a == nil {
		a = op.Attr("pred")
	}
	if i, ok := a.(*ir.IntegerAttr); ok {
		n := int(i.Int64())
		return n, n >= 0 && n < len(names)
	}
	if a == nil {
		return 0, false
	}
	_, text, _ := strings.Cut(strings.TrimSuffix(a.String(), ">"), "<")
	text = text[strings.LastIndexByte(text, ' ')+1:]
	for i, n := range names {
		if n == text {
			return i, true
		}
	}
	return 0, false
}

// chooseValue is select. Only the operand that is chosen matters.
func chooseValue(p *Program, op *ir.Operation) Step {
	return func(c *Call) error {
		cond := c.Args[0]
		if cond.Kind != Elements {
			return c.Return(chosen(cond, c.Args[1], c.Args[2]))
		}
		shape := cond.Aggregate()
		list := make([]Value, len(shape.List))
		for i, x := range shape.List {
			list[i] = chosen(x, element(c.Args[1], i), element(c.Args[2], i))
		}
		return c.Return(NewElements(shape.Sizes, list))
	}
}

func chosen(cond, a, b Value) Value {
	switch {
	case cond.Kind != Number:
		return Value{Kind: cond.Kind}
	case cond.IsTrue():
		return a
	}
	return b
}

func castInteger(extend func(x num.APInt, width int) num.APInt) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		l, ok := p.layoutOf(scalarType(op.Result(0)))
		if !ok || l.float {
			return nil
		}
		nonNegative := op.Attr("nonNeg") != nil
		return lifted(op, func(c *Call, args, results []Value) error {
			x := args[0].Bits
			switch {
			case nonNegative && x.IsNegative():
			case x.Width() > l.width:
				results[0] = Bits(x.Trunc(l.width))
			default:
				results[0] = Bits(extend(x, l.width))
			}
			return nil
		})
	}
}

func truncate(p *Program, op *ir.Operation) Step {
	l, ok := p.layoutOf(scalarType(op.Result(0)))
	if !ok || l.float {
		return nil
	}
	flags, _, _ := flagsOf(op)
	nsw, nuw := strings.Contains(flags, "nsw"), strings.Contains(flags, "nuw")
	return lifted(op, func(c *Call, args, results []Value) error {
		x := args[0].Bits
		z := x.Trunc(l.width)
		if (!nsw || z.SExt(x.Width()).Equal(x)) && (!nuw || z.ZExt(x.Width()).Equal(x)) {
			results[0] = Bits(z)
		}
		return nil
	})
}

func addExtended(p *Program, op *ir.Operation) Step {
	sum := func(x, y num.APInt) (num.APInt, bool) {
		z := x.Add(y)
		return z, z.CmpU(x) < 0
	}
	if op.NumResults() == 1 {
		return func(c *Call) error {
			x, y := c.Args[0], c.Args[1]
			if x.Kind != Number || y.Kind != Number {
				return c.Return(NewStructure([]Value{{}, {}}))
			}
			z, carry := sum(x.Bits, y.Bits)
			return c.Return(NewStructure([]Value{Bits(z), Bool(carry)}))
		}
	}
	return lifted(op, func(c *Call, args, results []Value) error {
		z, carry := sum(args[0].Bits, args[1].Bits)
		results[0], results[1] = Bits(z), Bool(carry)
		return nil
	})
}

func multiplyExtended(extend func(x num.APInt, width int) num.APInt) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		return lifted(op, func(c *Call, args, results []Value) error {
			w := args[0].Bits.Width()
			z := extend(args[0].Bits, 2*w).Mul(extend(args[1].Bits, 2*w))
			results[0], results[1] = Bits(z.Trunc(w)), Bits(z.LShr(uint(w)).Trunc(w))
			return nil
		})
	}
}

func sizeOf(p *Program, _ *ir.Operation) Step {
	v := Int(p.index(), int64(p.index()))
	return func(c *Call) error { return c.Return(v) }
}

// unaries are the operations of math on one integer.
func unaries() map[string]func(x num.APInt) num.APInt {
	return map[string]func(x num.APInt) num.APInt{
		"absi": func(x num.APInt) num.APInt {
			if x.IsNegative() {
				return x.Neg()
			}
			return x
		},
		"ctlz":  func(x num.APInt) num.APInt { return num.NewAPInt(x.Width(), int64(x.Width()-x.BitLen())) },
		"cttz":  func(x num.APInt) num.APInt { return num.NewAPInt(x.Width(), int64(trailingZeros(x))) },
		"ctpop": func(x num.APInt) num.APInt { return num.NewAPInt(x.Width(), int64(x.PopCount())) },
	}
}

func trailingZeros(x num.APInt) int {
	if x.IsZero() {
		return x.Width()
	}
	return x.TrailingZeros()
}

func unary(fn func(x num.APInt) num.APInt) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		return lifted(op, func(c *Call, args, results []Value) error {
			results[0] = Bits(fn(args[0].Bits))
			return nil
		})
	}
}
