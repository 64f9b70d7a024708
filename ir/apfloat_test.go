package ir

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestFloatHardware compares f32 and f64 with the processor's.
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

// TestDifferentialFloatArithmetic lets the reference fold additions,
// multiplications, divisions, rests and conversions.
func TestDifferentialFloatArithmetic(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	c := NewContext()
	r := rand.New(rand.NewSource(6))
	var in, want strings.Builder
	lit := func(x APFloat) string {
		k := x.Kind()
		return fmt.Sprintf("0x%0*X : %s", (k.Width()+3)/4, x.Bits().Big(), k)
	}
	random := func(k FloatKind) APFloat {
		b := new(big.Int).Rand(r, bigMask(k.Width()))
		if k == F80 {
			b.SetBit(b, 63, 1)
		}
		return APFloatFromBits(k, APIntFromBig(k.Width(), b))
	}
	n := 0
	emit := func(ops string, result APFloat) {
		fmt.Fprintf(&in, "func.func @f%d() -> %s {\n%s  return %%r : %s\n}\n", n, result.Kind(), ops, result.Kind())
		fmt.Fprintf(&want, "%s\n", c.FloatAttr(c.FloatType(result.Kind()), result))
		n++
	}
	for k := range numFloatKinds {
		for range 60 {
			x, y := random(k), random(k)
			op, z := "addf", x.Add(y)
			switch r.Intn(3) {
			case 1:
				op, z = "mulf", x.Mul(y)
			case 2:
				op, z = "divf", x.Div(y)
			}
			emit(fmt.Sprintf("  %%a = arith.constant %s\n  %%b = arith.constant %s\n  %%r = arith.%s %%a, %%b : %s\n", lit(x), lit(y), op, k), z)
		}
	}
	for range 600 {
		from, to := FloatKind(r.Intn(int(numFloatKinds))), FloatKind(r.Intn(int(numFloatKinds)))
		op := "extf"
		if from.Width() == to.Width() {
			continue
		} else if from.Width() > to.Width() {
			op = "truncf"
		}
		x := random(from)
		y, exact := x.Convert(to)
		if op == "extf" && !exact {
			continue
		}
		emit(fmt.Sprintf("  %%a = arith.constant %s\n  %%r = arith.%s %%a : %s to %s\n", lit(x), op, from, to), y)
	}
	out, errs, code := reftest.Run(t, tool, in.String(), "--canonicalize", "--mlir-print-op-generic")
	if code != 0 {
		t.Fatalf("the reference says:\n%.2000s", errs)
	}
	var got strings.Builder
	for _, fn := range strings.Split(out, "\"func.func\"")[1:] {
		_, v, ok := strings.Cut(fn, "value = ")
		if ok {
			v, _, _ = strings.Cut(v, "}>")
		}
		if strings.Contains(fn, "arith.addf") || strings.Contains(fn, "arith.mulf") || strings.Contains(fn, "arith.divf") || strings.Contains(fn, "truncf") || strings.Contains(fn, "extf") {
			v = "not folded"
		}
		got.WriteString(v + "\n")
	}
	g, w, src := strings.Split(got.String(), "\n"), strings.Split(want.String(), "\n"), strings.Split(in.String(), "}\n")
	if len(g) != len(w) {
		t.Fatalf("%d results of %d", len(g), len(w))
	}
	folded := 0
	for i := range g {
		if g[i] == "not folded" {
			continue
		}
		if strings.HasPrefix(g[i], "0x") && (strings.Contains(g[i], "f4") || strings.Contains(g[i], "f6E")) {
			continue // an infinity or a NaN of a format that has none
		}
		folded++
		if g[i] != w[i] {
			t.Errorf("%s: the reference says %s, want %s", src[i], g[i], w[i])
		}
	}
	t.Logf("%d of %d folded", folded, n)
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
