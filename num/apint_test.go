package num

import (
	"math/big"
	"math/rand"
	"testing"
)

// TestAPInt compares arithmetic at many widths with unbounded integers.
func TestAPInt(t *testing.T) {
	r := rand.New(rand.NewSource(9))
	for range 4000 {
		w := []int{1, 3, 8, 31, 32, 63, 64, 65, 100, 128, 200}[r.Intn(11)]
		a, b := new(big.Int).Rand(r, bigMask(w)), new(big.Int).Rand(r, bigMask(w))
		x, y := APIntFromBig(w, a), APIntFromBig(w, b)
		sa, sb := x.SignedBig(), y.SignedBig()
		n := uint(r.Intn(w + 2))
		check := func(op string, got APInt, want *big.Int) {
			t.Helper()
			if !got.Equal(APIntFromBig(w, want)) {
				t.Fatalf("i%d: %s %s %s = %s, want %s", w, x, op, y, got, want)
			}
		}
		check("+", x.Add(y), new(big.Int).Add(a, b))
		check("-", x.Sub(y), new(big.Int).Sub(a, b))
		check("*", x.Mul(y), new(big.Int).Mul(a, b))
		check("&", x.And(y), new(big.Int).And(a, b))
		check("|", x.Or(y), new(big.Int).Or(a, b))
		check("^", x.Xor(y), new(big.Int).Xor(a, b))
		check("neg", x.Neg(), new(big.Int).Neg(a))
		check("not", x.Not(), new(big.Int).Not(a))
		check("<<", x.Shl(n), new(big.Int).Lsh(a, n))
		check(">>u", x.LShr(n), new(big.Int).Rsh(a, n))
		check(">>s", x.AShr(n), new(big.Int).Rsh(sa, n))
		if b.Sign() != 0 {
			check("/u", x.UDiv(y), new(big.Int).Quo(a, b))
			check("%u", x.URem(y), new(big.Int).Rem(a, b))
			check("/s", x.SDiv(y), new(big.Int).Quo(sa, sb))
			check("%s", x.SRem(y), new(big.Int).Rem(sa, sb))
		}
		if x.CmpU(y) != a.Cmp(b) || x.CmpS(y) != sa.Cmp(sb) {
			t.Fatalf("i%d: %s and %s compare %d %d", w, x, y, x.CmpU(y), x.CmpS(y))
		}
		if got := APIntFromBytes(w, x.AppendBytes(nil)); !got.Equal(x) {
			t.Fatalf("i%d: %s as bytes is %s", w, x, got)
		}
		if got := x.SExt(w + 70).Trunc(w); !got.Equal(x) {
			t.Fatalf("i%d: %s extended and cut is %s", w, x, got)
		}
		if got := APIntFromBig(x.SignedBits(), sa).SignedBig(); got.Cmp(sa) != 0 {
			t.Fatalf("i%d: %s does not fit %d bits", w, x, x.SignedBits())
		}
	}
}

func FuzzParseAPFloat(f *testing.F) {
	for _, s := range []string{"1.5", "-0.0", "1e400", "1.0e-320", ".", "1e", "9999999999999999999999.5e-30"} {
		f.Add(s, uint8(F32))
	}
	f.Fuzz(func(t *testing.T, s string, kind uint8) {
		if len(s) > 300 {
			return
		}
		k := FloatKind(kind) % FloatKinds
		x, ok := ParseAPFloat(k, s)
		if !ok || !x.IsFinite() {
			return
		}
		text, hex := x.Append(nil)
		if y, ok := ParseAPFloat(k, string(text)); !hex && (!ok || y != x) {
			t.Errorf("%s as %s prints %s, which reads %s", s, k, text, y)
		}
	})
}
