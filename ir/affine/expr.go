// Package affine is the algebra of affine expressions, maps and integer sets.
package affine

// Kind is a kind of expression.
type Kind uint8

// The kinds of expression.
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

// An Expr is an immutable expression.
type Expr struct {
	Kind     Kind
	LHS, RHS *Expr // of a binary expression
	Value    int64 // of a constant, or the number of a dimension or symbol
}

// A Map computes results from dimensions and symbols.
type Map struct {
	NumDims, NumSymbols int
	Results             []*Expr
}

// A Set is the points that satisfy constraints: each is >= 0, or == 0 where
// Equality says so.
type Set struct {
	NumDims, NumSymbols int
	Constraints         []*Expr
	Equality            []bool
}

// IsIdentity reports whether m maps its dimensions to themselves.
func (m *Map) IsIdentity() bool {
	if m.NumDims != len(m.Results) {
		return false
	}
	for i, r := range m.Results {
		if r.Kind != Dim || r.Value != int64(i) {
			return false
		}
	}
	return true
}

// NewConstant returns a constant.
func NewConstant(v int64) *Expr { return &Expr{Kind: Constant, Value: v} }

// NewDim returns dimension i.
func NewDim(i int) *Expr { return &Expr{Kind: Dim, Value: int64(i)} }

// NewSymbol returns symbol i.
func NewSymbol(i int) *Expr { return &Expr{Kind: Symbol, Value: int64(i)} }

// Mul returns e * f.
func (e *Expr) Mul(f *Expr) *Expr { return &Expr{Kind: Mul, LHS: e, RHS: f} }

// Add returns e + f.
func (e *Expr) Add(f *Expr) *Expr { return &Expr{Kind: Add, LHS: e, RHS: f} }

// Hash returns a hash of the map.
func (m *Map) Hash() uint64 { return 0 }

// Equal reports whether the two are the same.
func (m *Map) Equal(n *Map) bool { return m == n }

// Append writes the map.
func (m *Map) Append(b []byte) []byte { return b }

// Hash returns a hash of the set.
func (s *Set) Hash() uint64 { return 0 }

// Equal reports whether the two are the same.
func (s *Set) Equal(n *Set) bool { return s == n }

// Append writes the set.
func (s *Set) Append(b []byte) []byte { return b }
