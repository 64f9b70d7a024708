package affine

import (
	"slices"
	"strconv"
)

// A Map computes results from dimensions and symbols.
type Map struct {
	NumDims, NumSymbols int
	Results             []*Expr
}

// Identity returns the identity map of n dimensions.
func Identity(n int) *Map { return MinorIdentity(n, n) }

// MinorIdentity returns the map from dims dimensions to the last results of them.
func MinorIdentity(dims, results int) *Map {
	m := &Map{NumDims: dims}
	for i := dims - results; i < dims; i++ {
		m.Results = append(m.Results, NewDim(i))
	}
	return m
}

// ConstantMap returns the map without inputs whose only result is the constant v.
func ConstantMap(v int64) *Map { return &Map{Results: []*Expr{NewConstant(v)}} }

// Permutation returns the map whose result i is dimension p[i].
func Permutation(p []int) *Map {
	m := &Map{NumDims: len(p)}
	for _, i := range p {
		m.Results = append(m.Results, NewDim(i))
	}
	return m
}

// Equal reports whether m and n have the same inputs and structurally equal results.
func (m *Map) Equal(n *Map) bool {
	return m == n || m.NumDims == n.NumDims && m.NumSymbols == n.NumSymbols &&
		slices.EqualFunc(m.Results, n.Results, (*Expr).Equal)
}

// Hash returns a hash of the map.
func (m *Map) Hash() uint64 {
	h := mix(uint64(m.NumDims)+17, uint64(m.NumSymbols))
	for _, r := range m.Results {
		h = mix(h, r.Hash())
	}
	return mix(h, uint64(len(m.Results)))
}

// String returns the text of the map, "(d0)[s0] -> (d0 + s0)".
func (m *Map) String() string { return string(m.Append(nil)) }

// Append appends the text of the map.
func (m *Map) Append(b []byte) []byte {
	b = appendSpace(b, m.NumDims, m.NumSymbols)
	b = append(b, " -> ("...)
	for i, r := range m.Results {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = r.Append(b)
	}
	return append(b, ')')
}

// appendSpace appends the dimension and symbol lists.
func appendSpace(b []byte, dims, symbols int) []byte {
	list := func(letter byte, n int) {
		for i := range n {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = append(b, letter)
			b = strconv.AppendInt(b, int64(i), 10)
		}
	}
	b = append(b, '(')
	list('d', dims)
	b = append(b, ')')
	if symbols > 0 {
		b = append(b, '[')
		list('s', symbols)
		b = append(b, ']')
	}
	return b
}

// NumResults returns the number of results.
func (m *Map) NumResults() int { return len(m.Results) }

// NumInputs returns the number of dimensions and symbols.
func (m *Map) NumInputs() int { return m.NumDims + m.NumSymbols }

// IsIdentity reports whether m is an identity map.
func (m *Map) IsIdentity() bool {
	return m.NumDims == len(m.Results) && m.isDims(func(i int) int { return i })
}

// IsMinorIdentity reports whether the results of m are its last dimensions, in order.
func (m *Map) IsMinorIdentity() bool {
	off := m.NumDims - len(m.Results)
	return off >= 0 && m.isDims(func(i int) int { return off + i })
}

func (m *Map) isDims(number func(i int) int) bool {
	for i, r := range m.Results {
		if r.Kind != Dim || r.Value != int64(number(i)) {
			return false
		}
	}
	return true
}

// IsPermutation reports whether the results are all dimensions, each exactly once.
func (m *Map) IsPermutation() bool {
	return m.NumDims == len(m.Results) && m.IsProjectedPermutation(false)
}

// IsProjectedPermutation reports whether the results are distinct dimensions. If
// zeros is set, constant 0 results are allowed too.
func (m *Map) IsProjectedPermutation(zeros bool) bool {
	if m.NumSymbols > 0 || len(m.Results) > m.NumDims {
		return false
	}
	seen := make([]bool, m.NumDims)
	for _, r := range m.Results {
		switch {
		case r.Kind == Dim && !seen[r.Value]:
			seen[r.Value] = true
		case !zeros || !r.IsConstant(0):
			return false
		}
	}
	return true
}

// IsConstant reports whether all results are constants.
func (m *Map) IsConstant() bool {
	return !slices.ContainsFunc(m.Results, func(e *Expr) bool { return e.Kind != Constant })
}

// IsEmpty reports whether m has no dimensions, symbols or results.
func (m *Map) IsEmpty() bool { return m.NumInputs() == 0 && len(m.Results) == 0 }

// Eval returns the values of the results. ok is false if one is undefined.
func (m *Map) Eval(dims, symbols []int64) (vs []int64, ok bool) {
	for _, r := range m.Results {
		v, ok := r.Eval(dims, symbols)
		if !ok {
			return nil, false
		}
		vs = append(vs, v)
	}
	return vs, true
}

// Replace returns m with dimensions and symbols replaced, as a map of numDims
// dimensions and numSymbols symbols.
func (m *Map) Replace(dims, symbols []*Expr, numDims, numSymbols int) *Map {
	n := &Map{NumDims: numDims, NumSymbols: numSymbols}
	for _, r := range m.Results {
		n.Results = append(n.Results, r.Replace(dims, symbols))
	}
	return n
}

// Compose returns the map that applies n and then m. The symbols of m precede those
// of n.
func (m *Map) Compose(n *Map) *Map {
	if m.NumDims != len(n.Results) {
		panic("affine: composing maps that do not fit")
	}
	dims := make([]*Expr, len(n.Results))
	for i, r := range n.Results {
		dims[i] = r.ShiftSymbols(m.NumSymbols)
	}
	return m.Replace(dims, nil, n.NumDims, m.NumSymbols+n.NumSymbols)
}

// SubMap returns the map with only the results at the given positions.
func (m *Map) SubMap(results []int) *Map {
	n := &Map{NumDims: m.NumDims, NumSymbols: m.NumSymbols}
	for _, i := range results {
		n.Results = append(n.Results, m.Results[i])
	}
	return n
}

// InversePermutation returns the inverse of m: its result for a dimension is the
// first result of m that is this dimension. It returns nil if a dimension is not a
// result of m.
func (m *Map) InversePermutation() *Map {
	inv := &Map{NumDims: len(m.Results), Results: make([]*Expr, m.NumDims)}
	for i, r := range m.Results {
		if r.Kind == Dim && inv.Results[r.Value] == nil {
			inv.Results[r.Value] = NewDim(i)
		}
	}
	if slices.Contains(inv.Results, nil) {
		return nil
	}
	return inv
}

// Concat returns the map with the concatenated dimensions, symbols and results of all
// maps.
func Concat(ms ...*Map) *Map {
	c := &Map{}
	for _, m := range ms {
		for _, r := range m.Results {
			c.Results = append(c.Results, r.ShiftDims(c.NumDims).ShiftSymbols(c.NumSymbols))
		}
		c.NumDims += m.NumDims
		c.NumSymbols += m.NumSymbols
	}
	return c
}

// Simplify returns m with every result simplified.
func (m *Map) Simplify() *Map {
	n := &Map{NumDims: m.NumDims, NumSymbols: m.NumSymbols}
	for _, r := range m.Results {
		n.Results = append(n.Results, Simplify(r, m.NumDims, m.NumSymbols))
	}
	return n
}

// A Set is the set of points that satisfy all constraints. Constraint i is == 0 if
// Equality[i] is set, and >= 0 otherwise.
type Set struct {
	NumDims, NumSymbols int
	Constraints         []*Expr
	Equality            []bool
}

// Equal reports whether s and t have structurally equal constraints in the same
// order.
func (s *Set) Equal(t *Set) bool {
	return s == t || s.NumDims == t.NumDims && s.NumSymbols == t.NumSymbols &&
		slices.Equal(s.Equality, t.Equality) && slices.EqualFunc(s.Constraints, t.Constraints, (*Expr).Equal)
}

// Hash returns a hash of the set.
func (s *Set) Hash() uint64 {
	h := mix(uint64(s.NumDims)+29, uint64(s.NumSymbols))
	for i, c := range s.Constraints {
		h = mix(h, c.Hash())
		if s.Equality[i] {
			h = mix(h, 3)
		}
	}
	return h
}

// String returns the text of the set, "(d0) : (d0 >= 0)".
func (s *Set) String() string { return string(s.Append(nil)) }

// Append appends the text of the set.
func (s *Set) Append(b []byte) []byte {
	b = appendSpace(b, s.NumDims, s.NumSymbols)
	b = append(b, " : ("...)
	for i, c := range s.Constraints {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = c.Append(b)
		if s.Equality[i] {
			b = append(b, " == 0"...)
		} else {
			b = append(b, " >= 0"...)
		}
	}
	return append(b, ')')
}

// Contains reports whether a point satisfies all constraints. ok is false if a
// constraint is undefined at the point.
func (s *Set) Contains(dims, symbols []int64) (in, ok bool) {
	for i, c := range s.Constraints {
		v, ok := c.Eval(dims, symbols)
		if !ok {
			return false, false
		}
		if s.Equality[i] && v != 0 || v < 0 {
			return false, true
		}
	}
	return true, true
}

// Replace returns s with dimensions and symbols replaced, as a set of numDims
// dimensions and numSymbols symbols.
func (s *Set) Replace(dims, symbols []*Expr, numDims, numSymbols int) *Set {
	t := &Set{NumDims: numDims, NumSymbols: numSymbols, Equality: slices.Clone(s.Equality)}
	for _, c := range s.Constraints {
		t.Constraints = append(t.Constraints, c.Replace(dims, symbols))
	}
	return t
}
