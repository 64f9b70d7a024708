package affine

import (
	"math"
	"math/rand"
	"testing"
)

func TestPrint(t *testing.T) {
	d0, d1, s0 := NewDim(0), NewDim(1), NewSymbol(0)
	c := NewConstant
	for _, s := range []struct {
		e    *Expr
		want string
	}{
		{c(4).Add(d0), "d0 + 4"},
		{d0.Add(c(2)).Add(d1), "d0 + d1 + 2"},
		{s0.Add(d0), "d0 + s0"},
		{d0.Sub(d1), "d0 - d1"},
		{d0.Add(d1.Mul(c(-3))), "d0 - d1 * 3"},
		{d0.Sub(d1.Add(s0)), "d0 - (d1 + s0)"},
		{d0.Neg(), "-d0"},
		{d0.Add(d1).Mul(c(2)).FloorDiv(c(2)), "d0 + d1"},
		{d0.Sub(d0.FloorDiv(c(8)).Mul(c(8))), "d0 mod 8"},
		{d0.Mul(c(128)).Mod(c(64)), "0"},
		{d0.Add(c(3)).Mod(c(4)).CeilDiv(s0), "((d0 + 3) mod 4) ceildiv s0"},
		{d0.Add(c(-1)), "d0 - 1"},
	} {
		if got := s.e.String(); got != s.want {
			t.Errorf("%s, want %s", got, s.want)
		}
	}
}

func TestFold(t *testing.T) {
	for _, s := range []struct {
		kind    Kind
		l, r, v int64
		ok      bool
	}{
		{FloorDiv, -7, 2, -4, true}, {CeilDiv, -7, 2, -3, true}, {CeilDiv, 7, 2, 4, true}, {FloorDiv, 7, -2, -4, true},
		{Mod, -7, 4, 1, true}, {Mod, 7, 0, 0, false}, {FloorDiv, 1, 0, 0, false},
		{Add, 1<<63 - 1, 1, 0, false}, {Mul, 1 << 62, 2, 0, false}, {FloorDiv, -1 << 63, -1, 0, false},
	} {
		if v, ok := fold(s.kind, s.l, s.r); ok != s.ok || ok && v != s.v {
			t.Errorf("%d%s%d = %d %v, want %d %v", s.l, spellings[s.kind], s.r, v, ok, s.v, s.ok)
		}
	}
}

// random returns an expression simplified as it is built, and its unsimplified text.
func random(r *rand.Rand, depth int, symbolic bool) (*Expr, string) {
	if depth == 0 || r.Intn(4) == 0 {
		switch n := r.Intn(6); {
		case n < 2 || symbolic && n < 4:
			v := int64(r.Intn(9))
			return NewConstant(v), NewConstant(v).String()
		case n < 4:
			e := NewDim(r.Intn(3))
			return e, e.String()
		}
		e := NewSymbol(r.Intn(2))
		return e, e.String()
	}
	kind := []Kind{Add, Add, Add, Mul, Mod, FloorDiv, CeilDiv}[r.Intn(7)]
	l, lt := random(r, depth-1, symbolic)
	rhs, rt := random(r, depth-1, symbolic || kind != Add)
	if kind == Mod || kind == FloorDiv || kind == CeilDiv {
		v := int64(r.Intn(8) + 1)
		rhs, rt = NewConstant(v), NewConstant(v).String()
	}
	if kind == Add && r.Intn(3) == 0 {
		return l.Sub(rhs), "(" + lt + ") - (" + rt + ")"
	}
	return Binary(kind, l, rhs), "(" + lt + ")" + spellings[kind] + "(" + rt + ")"
}

// TestSimplify checks that simplification preserves values.
func TestSimplify(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for range 3000 {
		e, text := random(r, 4, false)
		s := Simplify(e, 3, 2)
		for range 10 {
			var dims, symbols []int64
			for range 3 {
				dims = append(dims, int64(r.Intn(41)-20))
			}
			for range 2 {
				symbols = append(symbols, int64(r.Intn(41)-20))
			}
			v, ok := e.Eval(dims, symbols)
			w, ok2 := s.Eval(dims, symbols)
			if ok && (!ok2 || v != w) {
				t.Fatalf("%s: %s is %d, simplified %s is %d at %v %v", text, e, v, s, w, dims, symbols)
			}
		}
	}
}

func TestMaps(t *testing.T) {
	m := Permutation([]int{2, 0, 1})
	if !m.IsPermutation() || m.IsIdentity() {
		t.Errorf("%s", m)
	}
	if got := m.Compose(m.InversePermutation()); !got.IsIdentity() {
		t.Errorf("composed with its inverse: %s", got)
	}
	n := &Map{NumDims: 1, NumSymbols: 1, Results: []*Expr{NewDim(0).Add(NewSymbol(0))}}
	if got := n.Compose(n).String(); got != "(d0)[s0, s1] -> (d0 + s1 + s0)" {
		t.Errorf("composed: %s", got)
	}
	if got := Concat(n, n).String(); got != "(d0, d1)[s0, s1] -> (d0 + s0, d1 + s1)" {
		t.Errorf("concatenated: %s", got)
	}
	s := &Set{NumDims: 2, Constraints: []*Expr{NewDim(0).Sub(NewDim(1)), NewDim(1)}, Equality: []bool{true, false}}
	if got := s.String(); got != "(d0, d1) : (d0 - d1 == 0, d1 >= 0)" {
		t.Errorf("set: %s", got)
	}
	if in, ok := s.Contains([]int64{2, 2}, nil); !in || !ok {
		t.Errorf("(2, 2) is not in the set")
	}
}

// TestLarge simplifies expressions that are deep, or that would become large: a remainder is
// simplified to a difference that contains the dividend twice.
func TestLarge(t *testing.T) {
	sum, quotients, remainders, shared := NewDim(0), NewDim(0), NewDim(0), NewDim(0)
	for i := range int64(5000) {
		three := NewConstant(3)
		sum = sum.Add(NewDim(0).FloorDiv(NewConstant(i + 2)))
		quotients = quotients.FloorDiv(three)
		remainders = remainders.Mod(NewConstant(2*i + 3))
		if i < 100 {
			shared = shared.FloorDiv(three).Add(shared)
		}
	}
	for _, e := range []*Expr{sum, quotients, remainders, shared} {
		if got := Simplify(e, 1, 0); got.Size() > max(MaxSize, e.Size()) {
			t.Errorf("an expression of size %d is simplified to one of size %d", e.Size(), got.Size())
		}
	}
	if n := shared.Size(); n != math.MaxUint32 {
		t.Errorf("the size of an expression with many shared parts is %d", n)
	}
}
