package affine

import (
	"cmp"
	"slices"
)

// divideBySymbols simplifies divisions of e by a symbol when the dividend is a multiple of that
// symbol. It is MLIR's simplifySemiAffine.
func divideBySymbols(e *Expr) *Expr {
	if !e.IsBinary() {
		return e
	}
	l, r := divideBySymbols(e.LHS), divideBySymbols(e.RHS)
	if e.Kind == Add || e.Kind == Mul || r.Kind != Symbol || !isMultipleOfSymbol(e.LHS, r.Value, e.Kind) {
		return Binary(e.Kind, l, r)
	}
	if e.Kind == Mod {
		return NewConstant(0)
	}
	if q := quotientBySymbol(l, r.Value, e.Kind); q != nil {
		return q
	}
	return Binary(e.Kind, l, r)
}

// isMultipleOfSymbol reports whether e is a multiple of a symbol, for simplifying an operation
// of that kind that divides e by the symbol.
func isMultipleOfSymbol(e *Expr, symbol int64, kind Kind) bool {
	switch e.Kind {
	case Constant:
		return e.Value == 0
	case Dim:
		return false
	case Symbol:
		return e.Value == symbol
	case Add:
		return isMultipleOfSymbol(e.LHS, symbol, kind) && isMultipleOfSymbol(e.RHS, symbol, kind)
	case Mul:
		return isMultipleOfSymbol(e.LHS, symbol, kind) || isMultipleOfSymbol(e.RHS, symbol, kind)
	case Mod:
		// A quotient of a remainder need not be one.
		return isMultipleOfSymbol(e.LHS, symbol, Mod) && isMultipleOfSymbol(e.RHS, symbol, Mod)
	}
	// Only divisions that round alike can change places.
	return kind == e.Kind && isMultipleOfSymbol(e.LHS, symbol, kind)
}

// quotientBySymbol returns e divided by a symbol, or nil if that is not simpler.
func quotientBySymbol(e *Expr, symbol int64, kind Kind) *Expr {
	switch e.Kind {
	case Constant:
		if e.Value == 0 {
			return e
		}
		return nil
	case Dim:
		return nil
	case Symbol:
		if e.Value == symbol {
			return NewConstant(1)
		}
		return nil
	case Add, Mod:
		if e.Kind == Mod {
			kind = Mod
		}
		l, r := quotientBySymbol(e.LHS, symbol, kind), quotientBySymbol(e.RHS, symbol, kind)
		if l == nil || r == nil {
			return nil
		}
		return Binary(e.Kind, l, r)
	case Mul:
		l, r := e.LHS, e.RHS
		if isMultipleOfSymbol(l, symbol, kind) {
			l = quotientBySymbol(l, symbol, kind)
		} else {
			r = quotientBySymbol(r, symbol, kind)
		}
		if l == nil || r == nil {
			return nil
		}
		return l.Mul(r)
	}
	l := quotientBySymbol(e.LHS, symbol, e.Kind)
	if l == nil {
		return nil
	}
	return Binary(e.Kind, l, e.RHS)
}

// product returns the linear form of a product or of a division whose right side is not
// constant: a term.
func (f *flattener) product(kind Kind, l, r *linear) (*linear, bool) {
	return f.term(Binary(kind, f.expr(l), f.expr(r)))
}

func (p part) compare(index int) int { return cmp.Compare(p.index, index) }

// A summand is a part of a sum, with its place.
type summand struct {
	major, minor int
	e            *Expr
}

// sorted converts a linear form of an expression that is semi-affine back to an expression. The
// summands are sorted by the numbers of dimensions and symbols: a dimension, its products with
// symbols, then the symbol of the same number. Other terms come last. It is MLIR's
// getSemiAffineExprFromFlatForm.
func (f *flattener) sorted(l *linear) *Expr {
	var list []summand
	last, first := max(f.dims, f.symbols), -1
	after := func() int { last++; return last - 1 }
	before := func() int { first--; return first + 1 }
	add := func(major, minor int, e *Expr, factor int64) {
		list = append(list, summand{major, minor, e.Mul(NewConstant(factor))})
	}
	dims, _ := slices.BinarySearchFunc(l.parts, f.dims, part.compare)
	terms, _ := slices.BinarySearchFunc(l.parts, f.dims+f.symbols, part.compare)
	for _, p := range l.parts[dims:terms] {
		add(p.index-f.dims, after(), f.input(p.index), p.factor)
	}
	var rest []*Expr
	for _, p := range l.parts[terms:] {
		switch t := f.input(p.index); {
		case !t.IsBinary() || t.LHS.Kind != Dim && t.LHS.Kind != Symbol || t.RHS.IsBinary():
			rest = append(rest, t.Mul(NewConstant(p.factor)))
		case t.LHS.Kind == Symbol:
			add(int(t.LHS.Value), after(), t, p.factor)
		case t.RHS.Kind == Constant:
			add(int(t.LHS.Value), before(), t, p.factor)
		default:
			add(int(t.LHS.Value), int(t.RHS.Value), t, p.factor)
		}
	}
	for _, p := range l.parts[:dims] {
		add(p.index, before(), f.input(p.index), p.factor)
	}
	slices.SortStableFunc(list, func(a, b summand) int {
		return cmp.Or(cmp.Compare(a.major, b.major), cmp.Compare(a.minor, b.minor))
	})
	e := NewConstant(0)
	for _, s := range list {
		e = e.Add(s.e)
	}
	for _, t := range rest {
		e = e.Add(t)
	}
	return e.Add(NewConstant(l.constant))
}
