package num

import (
	"math"
	"math/rand"
	"testing"
)

// TestFloatHardware compares f32 and f64 arithmetic with the processor's.
func TestFloatHardware(t *testing.T) {
	r := rand.New(rand.NewSource(5))
	special := []float64{0, math.Copysign(0, -1), 1, -1, math.Inf(1), math.Inf(-1), math.MaxFloat64, math.SmallestNonzeroFloat64, 5e-310, 1e-45, math.MaxFloat32}
	random := func() float64 {
		if r.Intn(4) == 0 {
			return special[r.Intn(len(special))]
		}
		if r.Intn(2) == 0 {
			return math.Float64frombits(r.Uint64())
		}
		return (r.Float64() - 0.5) * math.Pow(2, float64(r.Intn(200)-100))
	}
	check := func(op string, a, b, got, want APFloat) {
		t.Helper()
		if got != want && !(got.IsNaN() && want.IsNaN()) {
			t.Errorf("%s %s %s = %s, want %s", a, op, b, got, want)
		}
	}
	for range 5000 {
		a, b := random(), random()
		x, y := NewAPFloat(F64, a), NewAPFloat(F64, b)
		check("+", x, y, x.Add(y), NewAPFloat(F64, a+b))
		check("-", x, y, x.Sub(y), NewAPFloat(F64, a-b))
		check("*", x, y, x.Mul(y), NewAPFloat(F64, a*b))
		check("/", x, y, x.Div(y), NewAPFloat(F64, a/b))
		check("rem", x, y, x.Rem(y), NewAPFloat(F64, math.Mod(a, b)))
		if c, ok := x.Cmp(y); ok && (c < 0) != (a < b) || ok && (c > 0) != (a > b) || !ok != (a != a || b != b) {
			t.Errorf("%s compared with %s: %d %v", x, y, c, ok)
		}
		f, g := float32(a), float32(b)
		u, v := NewAPFloat(F32, float64(f)), NewAPFloat(F32, float64(g))
		check("+", u, v, u.Add(v), NewAPFloat(F32, float64(f+g)))
		check("*", u, v, u.Mul(v), NewAPFloat(F32, float64(f*g)))
		check("/", u, v, u.Div(v), NewAPFloat(F32, float64(f/g)))
		if c, _ := x.Convert(F32); c != u && !c.IsNaN() {
			t.Errorf("%s as f32 is %s, want %s", x, c, u)
		}
	}
}

func TestFloatInt(t *testing.T) {
	for _, s := range []struct {
		f      float64
		width  int
		signed bool
		want   int64
		ok     bool
	}{
		{-1.9, 32, true, -1, true}, {-0.9, 32, false, 0, true}, {-1, 32, false, 0, false}, {127, 8, true, 127, true}, {128, 8, true, 0, false},
		{-128, 8, true, -128, true}, {-129, 8, true, 0, false}, {255.9, 8, false, 255, true}, {1e300, 64, true, 0, false}, {math.NaN(), 8, true, 0, false},
	} {
		got, ok := NewAPFloat(F64, s.f).Int(s.width, s.signed)
		if ok != s.ok || ok && !got.Equal(NewAPInt(s.width, s.want)) {
			t.Errorf("%v as i%d: %s %v", s.f, s.width, got, ok)
		}
	}
	v := APFloatFromInt(F16, NewAPInt(32, -2049), true)
	if got := v.Float64(); got != -2048 {
		t.Errorf("-2049 as f16 is %v", got)
	}
}

func BenchmarkFloatAppend(b *testing.B) {
	for _, v := range []float64{1, 0.1, 3.14159, 1.0 / 3, 1e30, 1e-30} {
		x := NewAPFloat(F64, v)
		b.Run(x.String(), func(b *testing.B) {
			b.ReportAllocs()
			var buf []byte
			for b.Loop() {
				buf, _ = x.Append(buf[:0])
			}
		})
	}
}

func TestRoundToIntegral(t *testing.T) {
	for _, c := range []struct {
		x    float64
		want [5]float64 // in the order of the modes
	}{
		{2.5, [5]float64{2, 3, 2, 3, 2}},
		{-2.5, [5]float64{-2, -3, -2, -2, -3}},
		{3.5, [5]float64{4, 4, 3, 4, 3}},
		{0.25, [5]float64{0, 0, 0, 1, 0}},
		{1e30, [5]float64{1e30, 1e30, 1e30, 1e30, 1e30}},
	} {
		for mode, want := range c.want {
			if got := NewAPFloat(F64, c.x).RoundToIntegral(RoundingMode(mode)).Float64(); got != want {
				t.Errorf("mode %d of %v: %v, want %v", mode, c.x, got, want)
			}
		}
	}
}

// TestConvertNaN converts NaNs of formats that have only one, whose bits are a payload or not.
func TestConvertNaN(t *testing.T) {
	for _, c := range []struct {
		from FloatKind
		bits byte
		to   FloatKind
		want int64
	}{
		{F8E4M3FN, 0x7F, F16, 0x7F80}, {F8E4M3FN, 0xFF, BF16, 0xFFF0}, {F8E4M3FN, 0x7F, F32, 0x7FF00000},
		{F8E4M3FNUZ, 0x80, F16, 0x7E00}, {F8E5M2FNUZ, 0x80, BF16, 0x7FC0},
	} {
		y, exact := APFloatFromBytes(c.from, []byte{c.bits}).Convert(c.to)
		if want := NewAPInt(y.Bits().Width(), c.want); !exact || !y.Bits().Equal(want) {
			t.Errorf("%v %#x to %v: %#x, exact is %v", c.from, c.bits, c.to, y.Bits().Low64(), exact)
		}
	}
}
