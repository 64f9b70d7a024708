package affine

import (
	"math"
	"strconv"
)

// A Kind is a kind of expression.
type Kind uint8

// The kinds of expressions.
const (
	Add Kind = iota
	Mul
	Mod
	FloorDiv
	CeilDiv
	Constant
	Dim
	Symbol
)

// An Expr is an immutable affine expression.
type Expr struct {
	Kind   Kind
	hasDim bool   // some subexpression is a dimension
	impure bool   // see IsPureAffine
	depth  uint32 // of a binary expression
	size   uint32 // of a binary expression

	LHS, RHS *Expr // operands of a binary expression
	Value    int64 // the value of a constant, or the number of a dimension or symbol
	divisor  int64 // the largest known one of a binary expression
}

// Most functions recurse into the operands of an expression, and operands may be shared. Code that builds
// expressions from others should therefore keep depth and size within these bounds.
const (
	MaxDepth = 1 << 16
	MaxSize  = 1 << 16
)

// binary returns an expression without simplifying it.
func binary(kind Kind, l, r *Expr) *Expr {
	e := &Expr{Kind: kind, LHS: l, RHS: r, hasDim: l.hasDim || r.hasDim}
	e.depth = uint32(min(1+max(l.Depth(), r.Depth()), math.MaxUint32))
	e.size = uint32(min(1+l.Size()+r.Size(), math.MaxUint32))
	e.impure = l.impure || r.impure || e.isNonlinear()
	e.divisor = e.knownDivisor()
	return e
}

// Depth returns the number of binary expressions in each other: 0 for a dimension.
func (e *Expr) Depth() int { return int(e.depth) }

// Size returns the number of subexpressions. Shared ones count as often as they occur. From about four billion on it is no longer counted.
func (e *Expr) Size() int { return max(int(e.size), 1) }

// isNonlinear reports whether e multiplies or divides by another thing than a constant.
func (e *Expr) isNonlinear() bool {
	switch e.Kind {
	case Add:
		return false
	case Mul:
		return e.LHS.Kind != Constant && e.RHS.Kind != Constant
	}
	return e.RHS.Kind != Constant
}

// NewConstant returns the constant v.
func NewConstant(v int64) *Expr { return &Expr{Kind: Constant, Value: v} }

// NewDim returns dimension i.
func NewDim(i int) *Expr { return &Expr{Kind: Dim, Value: int64(i), hasDim: true} }

// NewSymbol returns symbol i.
func NewSymbol(i int) *Expr { return &Expr{Kind: Symbol, Value: int64(i)} }

// IsBinary reports whether e is a binary expression.
func (e *Expr) IsBinary() bool { return e.Kind <= CeilDiv }

// IsConstant reports whether e is the constant v.
func (e *Expr) IsConstant(v int64) bool { return e.Kind == Constant && e.Value == v }

// Equal reports whether e and f are structurally equal.
func (e *Expr) Equal(f *Expr) bool {
	if e == f {
		return true
	}
	if e.Kind != f.Kind || e.Value != f.Value || e.depth != f.depth || e.size != f.size || e.divisor != f.divisor {
		return false
	}
	return !e.IsBinary() || e.LHS.Equal(f.LHS) && e.RHS.Equal(f.RHS)
}

// Hash returns a hash of the expression.
func (e *Expr) Hash() uint64 {
	h := mix(uint64(e.Kind)+1, uint64(e.Value))
	if e.IsBinary() {
		h = mix(mix(h, e.LHS.Hash()), e.RHS.Hash())
	}
	return h
}

func mix(h, v uint64) uint64 {
	h ^= v
	h *= 0x9e3779b97f4a7c15
	return h ^ h>>29
}

// IsSymbolicOrConstant reports whether e contains no dimension.
func (e *Expr) IsSymbolicOrConstant() bool { return !e.hasDim }

// IsPureAffine reports whether e is affine in dimensions and symbols alike: it
// multiplies by, and divides by, constants only.
func (e *Expr) IsPureAffine() bool { return !e.impure }

// Uses reports whether e contains the dimension or symbol (kind) with the given
// number.
func (e *Expr) Uses(kind Kind, number int) bool {
	if e.IsBinary() {
		return e.LHS.Uses(kind, number) || e.RHS.Uses(kind, number)
	}
	return e.Kind == kind && e.Value == int64(number)
}

// LargestKnownDivisor returns the largest number that is known to divide every value
// of e.
func (e *Expr) LargestKnownDivisor() int64 {
	switch {
	case e.Kind == Constant:
		return abs(e.Value)
	case e.IsBinary():
		return e.divisor
	}
	return 1
}

// knownDivisor returns the divisor of a binary expression.
func (e *Expr) knownDivisor() int64 {
	switch e.Kind {
	case Mul:
		l, r := e.LHS.LargestKnownDivisor(), e.RHS.LargestKnownDivisor()
		if d, ok := fold(Mul, l, r); ok {
			return d
		}
		return max(l, r)
	case Add, Mod:
		return gcd(e.LHS.LargestKnownDivisor(), e.RHS.LargestKnownDivisor())
	}
	if e.RHS.Kind == Constant && e.RHS.Value != 0 {
		if d := e.LHS.LargestKnownDivisor(); d%e.RHS.Value == 0 {
			return abs(d / e.RHS.Value)
		}
	}
	return 1
}

// IsMultipleOf reports whether every value of e is known to be a multiple of n.
func (e *Expr) IsMultipleOf(n int64) bool { return n != 0 && e.LargestKnownDivisor()%n == 0 }

func abs(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return abs(a)
}

// Walk calls fn for e and all its subexpressions in post-order.
func (e *Expr) Walk(fn func(*Expr)) {
	if e.IsBinary() {
		e.LHS.Walk(fn)
		e.RHS.Walk(fn)
	}
	fn(e)
}

// Replace returns e with dimension i replaced by dims[i] and symbol i by symbols[i].
// Those beyond the end of a slice are kept.
func (e *Expr) Replace(dims, symbols []*Expr) *Expr {
	switch e.Kind {
	case Constant:
		return e
	case Dim:
		if e.Value < int64(len(dims)) {
			return dims[e.Value]
		}
		return e
	case Symbol:
		if e.Value < int64(len(symbols)) {
			return symbols[e.Value]
		}
		return e
	}
	l, r := e.LHS.Replace(dims, symbols), e.RHS.Replace(dims, symbols)
	if l == e.LHS && r == e.RHS {
		return e
	}
	return Binary(e.Kind, l, r)
}

// ShiftDims adds n to the number of every dimension.
func (e *Expr) ShiftDims(n int) *Expr { return e.shift(Dim, n) }

// ShiftSymbols adds n to the number of every symbol.
func (e *Expr) ShiftSymbols(n int) *Expr { return e.shift(Symbol, n) }

func (e *Expr) shift(kind Kind, n int) *Expr {
	switch {
	case n == 0:
		return e
	case e.IsBinary():
		return Binary(e.Kind, e.LHS.shift(kind, n), e.RHS.shift(kind, n))
	case e.Kind == kind:
		return &Expr{Kind: kind, Value: e.Value + int64(n), hasDim: e.hasDim}
	}
	return e
}

// Eval returns the value of e. ok is false for a division by zero, a modulus that is
// not positive, and an overflow.
func (e *Expr) Eval(dims, symbols []int64) (v int64, ok bool) {
	switch e.Kind {
	case Constant:
		return e.Value, true
	case Dim:
		return dims[e.Value], true
	case Symbol:
		return symbols[e.Value], true
	}
	l, ok := e.LHS.Eval(dims, symbols)
	if !ok {
		return 0, false
	}
	r, ok := e.RHS.Eval(dims, symbols)
	if !ok {
		return 0, false
	}
	return fold(e.Kind, l, r)
}

// String returns the text of e.
func (e *Expr) String() string { return string(e.Append(nil)) }

// Append appends the text of e: dimensions are d0, symbols s0.
func (e *Expr) Append(b []byte) []byte { return e.AppendNamed(b, nil) }

// AppendNamed is Append with the names of dimensions and symbols appended by name; if
// that is nil, they are d0 and s0.
func (e *Expr) AppendNamed(b []byte, name func(b []byte, kind Kind, i int) []byte) []byte {
	return printer{name}.expr(b, e, false)
}

type printer struct {
	name func(b []byte, kind Kind, i int) []byte
}

var spellings = [...]string{Add: " + ", Mul: " * ", Mod: " mod ", FloorDiv: " floordiv ", CeilDiv: " ceildiv "}

// expr appends e, in parentheses if it is an operand of an operator with a higher
// precedence (strong).
func (p printer) expr(b []byte, e *Expr, strong bool) []byte {
	switch e.Kind {
	case Constant:
		return strconv.AppendInt(b, e.Value, 10)
	case Dim, Symbol:
		if p.name != nil {
			return p.name(b, e.Kind, int(e.Value))
		}
		if e.Kind == Dim {
			b = append(b, 'd')
		} else {
			b = append(b, 's')
		}
		return strconv.AppendInt(b, e.Value, 10)
	}
	if strong {
		b = append(b, '(')
	}
	switch {
	case e.Kind == Add:
		b = p.sum(b, e)
	case e.Kind == Mul && e.RHS.IsConstant(-1):
		b = append(b, '-')
		b = p.expr(b, e.LHS, true)
	default:
		b = p.expr(b, e.LHS, true)
		b = append(b, spellings[e.Kind]...)
		b = p.expr(b, e.RHS, true)
	}
	if strong {
		b = append(b, ')')
	}
	return b
}

// sum appends a sum, and writes the addition of a negative term as a subtraction.
func (p printer) sum(b []byte, e *Expr) []byte {
	b = p.expr(b, e.LHS, false)
	r := e.RHS
	switch {
	case r.Kind == Mul && r.RHS.IsConstant(-1):
		b = append(b, " - "...)
		return p.expr(b, r.LHS, r.LHS.Kind == Add)
	case r.Kind == Mul && r.RHS.Kind == Constant && r.RHS.Value < -1:
		b = append(b, " - "...)
		b = p.expr(b, r.LHS, true)
		b = append(b, " * "...)
		return strconv.AppendInt(b, -r.RHS.Value, 10)
	case r.Kind == Constant && r.Value < 0:
		b = append(b, " - "...)
		return strconv.AppendInt(b, -r.Value, 10)
	}
	b = append(b, " + "...)
	return p.expr(b, r, false)
}
