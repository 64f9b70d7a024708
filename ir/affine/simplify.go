package affine

import "slices"

// maxTerms bounds the terms of an expression that is simplified: each is compared with the others,
// and linear forms have factors of all.
const maxTerms = 1 << 8

// Simplify returns an equivalent expression in a normal form: a sum of dimensions, symbols and irreducible
// terms with constant factors, each at most once. It is MLIR's simplifyAffineExpr. An expression that is
// larger than MaxSize, would become larger, or has very many terms, is returned unchanged.
func Simplify(e *Expr, dims, symbols int) *Expr {
	if !e.IsBinary() || e.Size() > MaxSize {
		return e
	}
	if !e.IsPureAffine() {
		e = divideBySymbols(e)
	}
	f := flattener{dims: dims, symbols: symbols}
	l, ok := f.flatten(e)
	if !ok {
		return e
	}
	plain := f.expr(l)
	if !e.IsPureAffine() && !plain.Equal(e) {
		plain = f.sorted(l)
	}
	if isLarge(plain) {
		return e
	}
	return plain
}

func isLarge(e *Expr) bool { return e.Size() > MaxSize || e.Depth() > MaxDepth }

// A flattener converts expressions to linear forms over dimensions, symbols and
// terms. A term stands in for a division that cannot be expressed linearly (a local
// variable in MLIR's SimpleAffineExprFlattener), or a product of variables.
type flattener struct {
	dims, symbols int
	terms         []*Expr
}

// A linear form is a sum of inputs and terms, in the order of their indices, with factors that
// are not 0, and a constant.
type linear struct {
	parts    []part
	constant int64
}

// A part of a linear form is a dimension, symbol or term with a factor. Dimensions have the first indices,
// followed by symbols and terms.
type part struct {
	index  int
	factor int64
}

// addScaled adds c*m to l and reports false on overflow.
func (l *linear) addScaled(m *linear, c int64) bool {
	sum := make([]part, 0, len(l.parts)+len(m.parts))
	rest := l.parts
	for _, p := range m.parts {
		for len(rest) > 0 && rest[0].index < p.index {
			sum, rest = append(sum, rest[0]), rest[1:]
		}
		v, ok := fold(Mul, p.factor, c)
		if ok && len(rest) > 0 && rest[0].index == p.index {
			v, ok = fold(Add, rest[0].factor, v)
			rest = rest[1:]
		}
		if !ok {
			return false
		}
		if v != 0 {
			sum = append(sum, part{p.index, v})
		}
	}
	l.parts = append(sum, rest...)
	v, ok := fold(Mul, m.constant, c)
	if !ok {
		return false
	}
	l.constant, ok = fold(Add, l.constant, v)
	return ok
}

func (l *linear) gcd() int64 {
	g := abs(l.constant)
	for _, p := range l.parts {
		g = gcd(g, p.factor)
	}
	return g
}

func (l *linear) divide(d int64) *linear {
	m := &linear{constant: l.constant / d}
	for _, p := range l.parts {
		m.parts = append(m.parts, part{p.index, p.factor / d})
	}
	return m
}

func (f *flattener) flatten(e *Expr) (*linear, bool) {
	out := &linear{}
	switch e.Kind {
	case Constant:
		out.constant = e.Value
		return out, true
	case Dim:
		out.parts = []part{{int(e.Value), 1}}
		return out, true
	case Symbol:
		out.parts = []part{{f.dims + int(e.Value), 1}}
		return out, true
	}
	l, ok := f.flatten(e.LHS)
	if !ok {
		return nil, false
	}
	r, ok := f.flatten(e.RHS)
	if !ok {
		return nil, false
	}
	switch {
	case e.Kind == Add:
		return l, l.addScaled(r, 1)
	case e.RHS.Kind != Constant:
		return f.product(e.Kind, l, r)
	case e.Kind == Mul:
		return out, out.addScaled(l, r.constant)
	}
	d := r.constant
	if d < 1 {
		return nil, false
	}
	if e.Kind == Mod {
		if l.gcd()%d == 0 {
			return out, true
		}
		// x mod d is x - d * (x floordiv d).
		q, ok := f.division(FloorDiv, l, d)
		if !ok || !out.addScaled(l, 1) || !out.addScaled(q, -d) {
			return nil, false
		}
		return out, true
	}
	return f.division(e.Kind, l, d)
}

// division returns l divided by d as a linear form.
func (f *flattener) division(kind Kind, l *linear, d int64) (*linear, bool) {
	if g := gcd(l.gcd(), d); g > 1 {
		l, d = l.divide(g), d/g
	}
	if d == 1 {
		return l, true
	}
	return f.term(Binary(kind, f.expr(l), NewConstant(d)))
}

// term returns the linear form of e alone, which it adds to the terms if it is new. It reports
// false if e is too large or there are too many.
func (f *flattener) term(e *Expr) (*linear, bool) {
	i := slices.IndexFunc(f.terms, e.Equal)
	if i < 0 {
		if len(f.terms) == maxTerms || isLarge(e) {
			return nil, false
		}
		i = len(f.terms)
		f.terms = append(f.terms, e)
	}
	return &linear{parts: []part{{f.dims + f.symbols + i, 1}}}, true
}

// expr converts a linear form back to an expression: dimensions and symbols first,
// then terms, then the constant.
func (f *flattener) expr(l *linear) *Expr {
	e := NewConstant(0)
	for _, p := range l.parts {
		e = e.Add(f.input(p.index).Mul(NewConstant(p.factor)))
	}
	return e.Add(NewConstant(l.constant))
}

// input returns the dimension, symbol or term with an index.
func (f *flattener) input(i int) *Expr {
	switch {
	case i < f.dims:
		return NewDim(i)
	case i < f.dims+f.symbols:
		return NewSymbol(i - f.dims)
	}
	return f.terms[i-f.dims-f.symbols]
}
