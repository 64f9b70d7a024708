package affine

// Simplify returns an equivalent expression in a normal form: a sum of dimensions,
// symbols and irreducible terms with constant factors, each at most once. It is
// MLIR's simplifyAffineExpr.
func Simplify(e *Expr, dims, symbols int) *Expr {
	if !e.IsPureAffine() {
		e = divideBySymbols(e)
	}
	f := flattener{dims: dims, symbols: symbols}
	l, ok := f.flatten(e)
	if !ok {
		return e
	}
	plain := f.expr(l)
	if e.IsPureAffine() || plain.Equal(e) {
		return plain
	}
	return f.sorted(l)
}

// A flattener converts expressions to linear forms over dimensions, symbols and
// terms. A term stands in for a division that cannot be expressed linearly (a local
// variable in MLIR's SimpleAffineExprFlattener), or a product of variables.
type flattener struct {
	dims, symbols int
	terms         []*Expr
}

// A linear form holds the factor of each dimension, symbol and term, and a constant.
type linear struct {
	factors  []int64
	constant int64
}

func (l *linear) add(i int, v int64) bool {
	for len(l.factors) <= i {
		l.factors = append(l.factors, 0)
	}
	s, ok := fold(Add, l.factors[i], v)
	l.factors[i] = s
	return ok
}

// addScaled adds c*m to l and reports false on overflow.
func (l *linear) addScaled(m *linear, c int64) bool {
	for i, v := range m.factors {
		p, ok := fold(Mul, v, c)
		if !ok || !l.add(i, p) {
			return false
		}
	}
	p, ok := fold(Mul, m.constant, c)
	if !ok {
		return false
	}
	l.constant, ok = fold(Add, l.constant, p)
	return ok
}

func (l *linear) gcd() int64 {
	g := abs(l.constant)
	for _, v := range l.factors {
		g = gcd(g, v)
	}
	return g
}

func (l *linear) divide(d int64) *linear {
	m := &linear{constant: l.constant / d}
	for _, v := range l.factors {
		m.factors = append(m.factors, v/d)
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
		return out, out.add(int(e.Value), 1)
	case Symbol:
		return out, out.add(f.dims+int(e.Value), 1)
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
	out := &linear{}
	return out, out.add(f.term(Binary(kind, f.expr(l), NewConstant(d))), 1)
}

// term returns the index of e among the terms, adding it if it is new.
func (f *flattener) term(e *Expr) int {
	for i, t := range f.terms {
		if t.Equal(e) {
			return f.dims + f.symbols + i
		}
	}
	f.terms = append(f.terms, e)
	return f.dims + f.symbols + len(f.terms) - 1
}

// expr converts a linear form back to an expression: dimensions and symbols first,
// then terms, then the constant.
func (f *flattener) expr(l *linear) *Expr {
	e := NewConstant(0)
	for i, v := range l.factors {
		if v == 0 {
			continue
		}
		var x *Expr
		switch {
		case i < f.dims:
			x = NewDim(i)
		case i < f.dims+f.symbols:
			x = NewSymbol(i - f.dims)
		default:
			x = f.terms[i-f.dims-f.symbols]
		}
		e = e.Add(x.Mul(NewConstant(v)))
	}
	return e.Add(NewConstant(l.constant))
}
