package num_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// randomBits returns the encoding of a random number of a format.
func randomBits(r *rand.Rand, k num.FloatKind) num.APInt {
	bits := new(big.Int).Rand(r, new(big.Int).Lsh(big.NewInt(1), uint(k.Width())))
	if k == num.F80 {
		bits.SetBit(bits, 63, 1) // other encodings are not valid numbers
	}
	return num.APIntFromBig(k.Width(), bits)
}

// compareText parses and prints attributes with the reference tool.
func compareText(t *testing.T, texts, want []string) {
	t.Helper()
	var in strings.Builder
	for _, s := range texts {
		fmt.Fprintf(&in, "\"t.a\"() {a = %s} : () -> ()\n", s)
	}
	out, errs, code := reftest.Run(t, reftest.Tool(t, "mlir-opt"), in.String(), "--allow-unregistered-dialect")
	if code != 0 {
		t.Fatalf("the reference says:\n%.3000s", errs)
	}
	i := 0
	for line := range strings.Lines(out) {
		got, ok := strings.CutPrefix(line, `  "t.a"() {a = `)
		if !ok {
			continue
		}
		if got = strings.TrimSuffix(got, "} : () -> ()\n"); i < len(want) && got != want[i] {
			t.Errorf("%s: the reference prints %s, want %s", texts[i], got, want[i])
		}
		i++
	}
	if i != len(texts) {
		t.Fatalf("the reference printed %d attributes of %d", i, len(texts))
	}
}

// TestDifferentialFloats compares all values of the small formats and random ones of
// the large formats.
func TestDifferentialFloats(t *testing.T) {
	c := ir.NewContext()
	r := rand.New(rand.NewSource(3))
	var in, want []string
	for k := range num.FloatKinds {
		ft := c.FloatType(k)
		add := func(bits num.APInt) {
			in = append(in, fmt.Sprintf("0x%0*X : %s", (k.Width()+3)/4, bits.Big(), ft))
			want = append(want, c.FloatAttr(ft, num.APFloatFromBits(k, bits)).String())
		}
		if k.Width() <= 8 {
			for v := range 1 << k.Width() {
				add(num.NewAPInt(k.Width(), int64(v)))
			}
			continue
		}
		for range 300 {
			add(randomBits(r, k))
		}
	}
	compareText(t, in, want)
}

// TestDifferentialDecimals compares rounding and printing of decimal numbers.
func TestDifferentialDecimals(t *testing.T) {
	c := ir.NewContext()
	r := rand.New(rand.NewSource(4))
	texts := []string{"0.0", "-0.0", "1.0", "0.1", "1.0e10", "1.0e300", "1.0e-320", "5.0e-324", "1.7976931348623157e308", "3.4028235e38", "1.0e-45", "123456.0", "1234567.0", "0.000123", "100000.0", "1.0e5", "1.0e6", "65504.0", "65520.0", "0.3333333333333333", "2.5e-3", "99999950.0"}
	for range 400 {
		texts = append(texts, fmt.Sprintf("%.*e", r.Intn(20)+1, (r.Float64()-0.5)*math.Pow(10, float64(r.Intn(40)-20))))
		texts = append(texts, fmt.Sprintf("%d.%d", r.Intn(1000), r.Intn(10000)))
	}
	var in, want []string
	for _, k := range []num.FloatKind{num.F64, num.F32, num.F16, num.BF16, num.TF32, num.F80, num.F128, num.F8E5M2, num.F8E4M3FN, num.F8E4M3FNUZ, num.F8E3M4, num.F6E2M3FN, num.F4E2M1FN} {
		for _, s := range texts {
			x, ok := num.ParseFloatLiteral(k, s)
			if !ok {
				t.Fatalf("cannot parse %s", s)
			}
			in = append(in, s+" : "+k.String())
			want = append(want, c.FloatAttr(c.FloatType(k), x).String())
		}
	}
	compareText(t, in, want)
}

// TestDifferentialFloatArithmetic compares with constants folded by the reference
// tool: additions, multiplications, divisions, remainders and conversions.
func TestDifferentialFloatArithmetic(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	c := ir.NewContext()
	r := rand.New(rand.NewSource(6))
	var in, want strings.Builder
	lit := func(x num.APFloat) string {
		k := x.Kind()
		return fmt.Sprintf("0x%0*X : %s", (k.Width()+3)/4, x.Bits().Big(), k)
	}
	n := 0
	emit := func(ops string, result num.APFloat) {
		fmt.Fprintf(&in, "func.func @f%d() -> %s {\n%s  return %%r : %s\n}\n", n, result.Kind(), ops, result.Kind())
		fmt.Fprintf(&want, "%s\n", c.FloatAttr(c.FloatType(result.Kind()), result))
		n++
	}
	for k := range num.FloatKinds {
		for range 60 {
			x, y := num.APFloatFromBits(k, randomBits(r, k)), num.APFloatFromBits(k, randomBits(r, k))
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
		from, to := num.FloatKind(r.Intn(int(num.FloatKinds))), num.FloatKind(r.Intn(int(num.FloatKinds)))
		op := "extf"
		if from.Width() == to.Width() {
			continue
		} else if from.Width() > to.Width() {
			op = "truncf"
		}
		x := num.APFloatFromBits(from, randomBits(r, from))
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
			continue // an infinity or NaN in a format that has none
		}
		folded++
		if g[i] != w[i] {
			t.Errorf("%s: the reference says %s, want %s", src[i], g[i], w[i])
		}
	}
	t.Logf("%d of %d folded", folded, n)
}
