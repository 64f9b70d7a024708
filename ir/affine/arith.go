package affine

import "math"

// Binary returns the simplified expression of the given binary kind.
func Binary(kind Kind, l, r *Expr) *Expr {
	switch kind {
	case Add:
		return l.Add(r)
	case Mul:
		return l.Mul(r)
	case Mod:
		return l.Mod(r)
	case FloorDiv:
		return l.FloorDiv(r)
	case CeilDiv:
		return l.CeilDiv(r)
	}
	panic("affine: no binary expression")
}

// fold evaluates a constant operation. ok is false if the result is undefined or
// overflows.
func fold(kind Kind, l, r int64) (v int64, ok bool) {
	switch kind {
	case Add:
		v = l + r
		return v, (v > l) == (r > 0)
	case Mul:
		if l == 0 || r == 0 {
			return 0, true
		}
		v = l * r
		return v, v/r == l && !(l == -1 && r == math.MinInt64) && !(r == -1 && l == math.MinInt64)
	case Mod:
		if r < 1 {
			return 0, false
		}
		if v = l % r; v < 0 {
			v += r
		}
		return v, true
	}
	if r == 0 || l == math.MinInt64 && r == -1 {
		return 0, false
	}
	v = l / r
	if rest := l % r; rest != 0 {
		if kind == FloorDiv && (rest < 0) != (r < 0) {
			v--
		}
		if kind == CeilDiv && (rest < 0) == (r < 0) {
			v++
		}
	}
	return v, true
}

// Wrapped evaluates an expression without dimensions and symbols. As in affine.apply, sums and
// products wrap around at 64 bits. ok is false if the result is undefined or e contains a
// dimension or symbol.
func (e *Expr) Wrapped() (v int64, ok bool) {
	if !e.IsBinary() {
		return e.Value, e.Kind == Constant
	}
	l, ok1 := e.LHS.Wrapped()
	r, ok2 := e.RHS.Wrapped()
	switch {
	case !ok1 || !ok2:
		return 0, false
	case e.Kind == Add:
		return l + r, true
	case e.Kind == Mul:
		return l * r, true
	}
	return fold(e.Kind, l, r)
}

func foldConstants(kind Kind, l, r *Expr) *Expr {
	if l.Kind == Constant && r.Kind == Constant {
		if v, ok := fold(kind, l.Value, r.Value); ok {
			return NewConstant(v)
		}
	}
	return nil
}

// outOfOrder reports whether e and f are both dimensions or both symbols, and f has
// the lower number.
func outOfOrder(e, f *Expr) bool {
	return e.Kind == f.Kind && (e.Kind == Dim || e.Kind == Symbol) && e.Value > f.Value
}

// Add returns e + f in MLIR's canonical order: constants rightmost, symbols right of
// dimensions, and dimensions or symbols in ascending order of their numbers.
func (e *Expr) Add(f *Expr) *Expr {
	if s := e.simplifyAdd(f); s != nil {
		return s
	}
	return binary(Add, e, f)
}

// simplifyAdd returns the simplified sum, or nil if no rule applies.
func (e *Expr) simplifyAdd(f *Expr) *Expr {
	if e.Kind == Constant && f.Kind == Constant {
		return foldConstants(Add, e, f)
	}
	if e.Kind == Constant || e.IsSymbolicOrConstant() && !f.IsSymbolicOrConstant() || outOfOrder(e, f) {
		return f.Add(e)
	}
	if f.IsConstant(0) {
		return e
	}
	constantSum := e.Kind == Add && e.RHS.Kind == Constant
	if constantSum && f.Kind == Constant {
		if v, ok := fold(Add, e.RHS.Value, f.Value); ok {
			return e.LHS.Add(NewConstant(v))
		}
	}
	// x*a + x*b = x*(a+b).
	x, a := e.factor()
	y, b := f.factor()
	if v, ok := fold(Add, a, b); ok && x.Equal(y) {
		return x.Mul(NewConstant(v))
	}
	if constantSum && f.Kind != Constant {
		return e.LHS.Add(f).Add(e.RHS)
	}
	return modulus(e, f)
}

// factor splits e into x*a, with a = 1 if e is not a multiplication by a constant.
func (e *Expr) factor() (*Expr, int64) {
	if e.Kind == Mul && e.RHS.Kind == Constant {
		return e.LHS, e.RHS.Value
	}
	return e, 1
}

// modulus recognizes e mod q written as e + (e floordiv q) * -q, where e may also be
// the last term of a sum. It returns nil if the pattern does not match.
func modulus(e, f *Expr) *Expr {
	if f.Kind != Mul {
		return nil
	}
	l, r := f.LHS, f.RHS
	if r.IsConstant(-1) && l.Kind == Mul {
		div, q := l.LHS, l.RHS
		if div.Kind != FloorDiv {
			return nil
		}
		if div.RHS.Equal(q) && e.Equal(div.LHS) {
			return e.Mod(q)
		}
	}
	if l.Kind != FloorDiv {
		return nil
	}
	if l.RHS.Kind == Constant && l.RHS.Value > 0 && r.IsConstant(-l.RHS.Value) && e.Equal(l.LHS) {
		return e.Mod(l.RHS)
	}
	if e.Kind == Add {
		if s := e.RHS.simplifyAdd(f); s != nil {
			return e.LHS.Add(s)
		}
	}
	return nil
}

// Sub returns e - f.
func (e *Expr) Sub(f *Expr) *Expr { return e.Add(f.Neg()) }

// Neg returns -e.
func (e *Expr) Neg() *Expr { return e.Mul(NewConstant(-1)) }

// Mul returns e * f, with operands in the same order as in Add.
func (e *Expr) Mul(f *Expr) *Expr {
	if c := foldConstants(Mul, e, f); c != nil {
		return c
	}
	if e.Kind == Constant && f.Kind == Constant {
		return binary(Mul, e, f)
	}
	if !f.IsSymbolicOrConstant() && e.IsSymbolicOrConstant() || e.Kind == Constant || outOfOrder(e, f) {
		return f.Mul(e)
	}
	if f.IsConstant(1) {
		return e
	}
	if f.IsConstant(0) {
		return f
	}
	if e.Kind == Mul && e.RHS.Kind == Constant {
		if f.Kind != Constant {
			return e.LHS.Mul(f).Mul(e.RHS)
		}
		if v, ok := fold(Mul, e.RHS.Value, f.Value); ok {
			return e.LHS.Mul(NewConstant(v))
		}
	}
	return binary(Mul, e, f)
}

// FloorDiv returns e divided by f, rounded down.
func (e *Expr) FloorDiv(f *Expr) *Expr {
	if c := e.divide(FloorDiv, f); c != nil {
		return c
	}
	if f.Kind == Constant && f.Value != 0 && e.Kind == Add {
		if e.LHS.IsMultipleOf(f.Value) || e.RHS.IsMultipleOf(f.Value) {
			return e.LHS.FloorDiv(f).Add(e.RHS.FloorDiv(f))
		}
	}
	return binary(FloorDiv, e, f)
}

// CeilDiv returns e divided by f, rounded up.
func (e *Expr) CeilDiv(f *Expr) *Expr {
	if c := e.divide(CeilDiv, f); c != nil {
		return c
	}
	return binary(CeilDiv, e, f)
}

// divide simplifies a division that has no remainder; otherwise it returns nil.
func (e *Expr) divide(kind Kind, f *Expr) *Expr {
	if f.Kind != Constant || f.Value == 0 {
		return nil
	}
	if c := foldConstants(kind, e, f); c != nil {
		return c
	}
	if f.Value == 1 {
		return e
	}
	if e.Kind == Mul && e.RHS.Kind == Constant && e.RHS.Value%f.Value == 0 {
		return e.LHS.Mul(NewConstant(e.RHS.Value / f.Value))
	}
	return nil
}

// Mod returns e mod f, which is never negative.
func (e *Expr) Mod(f *Expr) *Expr {
	plain := binary(Mod, e, f)
	if f.Kind != Constant || f.Value < 1 {
		return plain
	}
	if c := foldConstants(Mod, e, f); c != nil {
		return c
	}
	switch {
	case e.IsMultipleOf(f.Value):
		return NewConstant(0)
	case e.Kind == Add && e.LHS.IsMultipleOf(f.Value):
		return e.RHS.Mod(f)
	case e.Kind == Add && e.RHS.IsMultipleOf(f.Value):
		return e.LHS.Mod(f)
	case e.Kind == Mod && e.RHS.Kind == Constant && e.RHS.Value >= 1 && e.RHS.Value%f.Value == 0:
		return e.LHS.Mod(f)
	}
	return plain
}
