package ir

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/num"
)

// roundTrip has the reference parse and print attributes, one an op.
func roundTrip(t *testing.T, texts []string, args ...string) []string {
	t.Helper()
	tool := reftest.Tool(t, "mlir-opt")
	var in strings.Builder
	for _, s := range texts {
		fmt.Fprintf(&in, "\"t.a\"() {a = %s} : () -> ()\n", s)
	}
	args = append([]string{"--allow-unregistered-dialect", "--mlir-print-local-scope"}, args...)
	out, errs, code := reftest.Run(t, tool, in.String(), args...)
	if code != 0 {
		t.Fatalf("the reference says:\n%.3000s", errs)
	}
	var got []string
	for line := range strings.Lines(out) {
		line, ok := strings.CutPrefix(line, `  "t.a"() {a`)
		if !ok {
			continue
		}
		line = strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "} : () -> ()")
		if line == "" {
			line = " = unit"
		}
		got = append(got, strings.TrimPrefix(line, " = "))
	}
	if len(got) != len(texts) {
		t.Fatalf("the reference printed %d attributes of %d:\n%.2000s", len(got), len(texts), out)
	}
	return got
}

// sampleAttributes returns attributes of every kind.
func sampleAttributes(c *Context) []Attribute {
	i32, i64, f32, f64 := c.I32(), c.I64(), c.F32(), c.F64()
	wide, _ := new(big.Int).SetString("123456789012345678901234567890", 10)
	d0, d1, s0 := affine.NewDim(0), affine.NewDim(1), affine.NewSymbol(0)
	m := c.AffineMapAttr(&affine.Map{NumDims: 2, NumSymbols: 1, Results: []*affine.Expr{d0.Add(s0), d1.Mod(affine.NewConstant(4))}})
	set := c.IntegerSetAttr(&affine.Set{NumDims: 2, Constraints: []*affine.Expr{d0.Sub(d1), d1}, Equality: []bool{true, false}})
	t23 := func(e Type) *RankedTensorType { return c.RankedTensorType([]int64{2, 3}, e, nil) }
	t4 := func(e Type) *RankedTensorType { return c.RankedTensorType([]int64{4}, e, nil) }
	var hundred []int64
	for i := range 120 {
		hundred = append(hundred, int64(i*i))
	}
	t120 := func(e Type) ShapedType { return c.RankedTensorType([]int64{120}, e, nil) }
	var bools []bool
	for i := range 120 {
		bools = append(bools, i%3 == 0)
	}
	complexElems := func(e Type, a, b Attribute) Attribute {
		x, err := c.DenseAttributes(c.RankedTensorType([]int64{2}, c.ComplexType(e), nil),
			[]Attribute{c.ArrayAttr([]Attribute{a, b}), c.ArrayAttr([]Attribute{b, a})})
		if err != nil {
			panic(err)
		}
		return x
	}
	file := c.FileLineColLoc("a\"b.mlir", 3, 4)
	return []Attribute{
		c.UnitAttr(), c.BoolAttr(true), c.BoolAttr(false),
		c.Int64Attr(i64, -5), c.Int64Attr(i32, 7), c.Int64Attr(c.IndexType(), 3),
		c.Int64Attr(c.SignedType(8), -1), c.Int64Attr(c.UnsignedType(8), 255), c.Int64Attr(c.UnsignedType(1), 1), c.Int64Attr(c.SignedType(1), -1),
		c.IntegerAttr(c.IntegerType(100), num.APIntFromBig(100, wide)), c.IntegerAttr(c.IntegerType(100), num.NewAPInt(100, -1)),
		c.IntegerAttr(c.UnsignedType(97), num.NewAPInt(97, -1)),
		c.Float64Attr(f64, 1.5), c.Float64Attr(f32, 0.1), c.Float64Attr(f64, math.Inf(1)), c.Float64Attr(f32, math.NaN()), c.Float64Attr(c.BF16(), 3.140625),
		c.StringAttr(""), c.StringAttr("a\\b\"c\n\x00\xff\t~é"), c.TypedStringAttr("x", i32),
		c.ArrayAttr(nil), c.ArrayAttr([]Attribute{c.Int64Attr(i64, 1), c.Int64Attr(i32, 1), c.Float64Attr(f64, 1), c.Float64Attr(f32, 1), c.UnitAttr(), c.BoolAttr(true)}),
		c.DictionaryAttr([]NamedAttribute{{"b", c.UnitAttr()}, {"a.b", c.Int64Attr(i64, 1)}, {"x y", c.StringAttr("q")}, {"_1", c.Float64Attr(f64, 2)}}),
		c.SymbolRefAttr("f"), c.SymbolRefAttr("f", "g", "h i"), c.SymbolRefAttr("0a"), c.SymbolRefAttr("a$b.c-d"),
		m, set, c.AffineMapAttr(&affine.Map{}),
		c.StridedLayoutAttr(0, []int64{1, Dynamic}), c.StridedLayoutAttr(Dynamic, nil), c.StridedLayoutAttr(4, []int64{2}),
		c.DenseIntElements(t23(i32), []int64{1, 2, 3, 4, 5, 6}), c.DenseIntElements(t23(i32), []int64{1}), c.DenseIntElements(c.RankedTensorType(nil, i32, nil), []int64{5}),
		c.DenseIntElements(c.RankedTensorType([]int64{0, 3}, i32, nil), nil), c.DenseIntElements(c.RankedTensorType([]int64{1, 2, 1}, i32, nil), []int64{1, 2}),
		c.DenseIntElements(c.VectorType([]int64{2}, c.UnsignedType(8), nil), []int64{200, 255}), c.DenseIntElements(c.VectorType([]int64{4}, i32, []bool{true}), []int64{3}),
		c.DenseIntElements(t4(c.IndexType()), []int64{-1, 2, 3, 4}), c.DenseIntElements(t4(c.IntegerType(3)), []int64{-1, 2, 3, -4}),
		c.DenseIntElements(t4(c.IntegerType(100)), []int64{-1, 2, 3, -4}),
		c.DenseBoolElements(t4(c.I1()), []bool{true, false, true, true}), c.DenseBoolElements(t4(c.I1()), []bool{true}),
		c.DenseBoolElements(t120(c.I1()), bools), c.DenseIntElements(t120(i32), hundred), c.DenseIntElements(t120(c.IntegerType(7)), hundred), c.DenseIntElements(t120(i32), []int64{4}),
		c.DenseFloatElements(t23(f32), []float64{1, 0.1, -2.5, 1e30, math.Inf(-1), math.NaN()}), c.DenseFloatElements(t4(c.FloatType(num.F8E4M3FN)), []float64{1, 0.1, -2.5, 448}),
		complexElems(f32, c.Float64Attr(f32, 1), c.Float64Attr(f32, 0.1)), complexElems(i32, c.Int64Attr(i32, 1), c.Int64Attr(i32, -2)),
		c.DenseStringElementsAttr(t4(c.OpaqueType("t", "s")), []string{"a", "b", "c\"", ""}), c.DenseStringElementsAttr(t4(c.OpaqueType("t", "s")), []string{"a"}),
		c.DenseStringElementsAttr(t4(c.OpaqueType("t", "s")), []string{"a", "a", "a", "a"}), c.DenseArrayAttr(c.IntegerType(0), nil), c.DenseArrayAttr(c.UnsignedType(8), []byte{255}), c.DenseArrayAttr(c.F16(), []byte{0, 0x3c}),
		c.DenseI64Array([]int64{1, -2}), c.DenseI32Array(nil), c.DenseI8Array([]int8{-1}), c.DenseI16Array([]int16{300}), c.DenseBoolArray([]bool{true, false}), c.DenseF32Array([]float32{0.1, 1}), c.DenseF64Array([]float64{0.1}),
		c.SparseElementsAttr(t23(i32), c.DenseIntElements(c.RankedTensorType([]int64{2, 2}, i64, nil), []int64{0, 0, 1, 2}), c.DenseIntElements(c.RankedTensorType([]int64{2}, i32, nil), []int64{4, 5})),
		c.SparseElementsAttr(t23(i32), c.DenseIntElements(c.RankedTensorType([]int64{0, 2}, i64, nil), nil), c.DenseIntElements(c.RankedTensorType([]int64{0}, i32, nil), nil)),
		c.OpaqueAttr("t", "x", nil), c.OpaqueAttr("t", "x<[1, 2]>", nil), c.OpaqueAttr("t", "x y", nil), c.OpaqueAttr("t", "x", i32), c.OpaqueAttr("t", "x<\"a>b\">", nil), c.OpaqueAttr("t", "0x", nil),
		c.UnknownLoc(), file, c.FileLineColRangeLoc("f", 1, 2, 1, 5), c.FileLineColRangeLoc("f", 1, 2, 3, 4), c.NameLoc("n", nil), c.NameLoc("n", file), c.CallSiteLoc(file, c.NameLoc("n", nil)),
		c.FusedLoc([]*Location{file, c.NameLoc("n", nil)}, nil), c.FusedLoc([]*Location{file}, c.StringAttr("m")), c.FusedLoc([]*Location{file, c.CallSiteLoc(file, c.UnknownLoc())}, c.Int64Attr(i64, 1)),
	}
}

// sampleTypes returns types of every kind.
func sampleTypes(c *Context) []Type {
	i32, f32 := c.I32(), c.F32()
	d0, d1, s0 := affine.NewDim(0), affine.NewDim(1), affine.NewSymbol(0)
	layout := c.AffineMapAttr(&affine.Map{NumDims: 2, NumSymbols: 1, Results: []*affine.Expr{d0.Add(s0), d1}})
	fn := c.FunctionType([]Type{i32}, []Type{f32})
	ts := []Type{
		c.IntegerType(0), c.IntegerType(1), i32, c.SignedType(7), c.UnsignedType(MaxIntegerWidth), c.IndexType(), c.NoneType(), c.ComplexType(f32), c.ComplexType(c.IntegerType(4)),
		c.FunctionType(nil, nil), fn, c.FunctionType([]Type{fn, i32}, []Type{fn}), c.FunctionType([]Type{fn, i32}, []Type{f32, fn}), c.FunctionType(nil, []Type{c.TupleType(nil)}),
		c.TupleType(nil), c.TupleType([]Type{i32, c.TupleType([]Type{f32})}),
		c.VectorType([]int64{2, 3}, f32, nil), c.VectorType([]int64{2, 3}, f32, []bool{false, true}), c.VectorType(nil, f32, nil), c.VectorType([]int64{4}, c.IndexType(), []bool{true}),
		c.RankedTensorType(nil, f32, nil), c.RankedTensorType([]int64{2, Dynamic, 0}, f32, nil), c.RankedTensorType([]int64{2}, c.ComplexType(f32), c.StringAttr("e")), c.RankedTensorType([]int64{2}, i32, c.Int64Attr(c.I64(), 1)),
		c.RankedTensorType([]int64{2}, c.OpaqueType("t", "x"), c.DictionaryAttr([]NamedAttribute{{"k", c.UnitAttr()}})), c.RankedTensorType([]int64{1}, c.VectorType([]int64{2}, f32, nil), c.Int64Attr(i32, 1)),
		c.UnrankedTensorType(f32), c.UnrankedTensorType(c.IndexType()),
		c.MemRefType(nil, f32, nil, nil), c.MemRefType([]int64{2, Dynamic}, f32, nil, nil), c.MemRefType([]int64{2, Dynamic}, f32, layout, nil), c.MemRefType([]int64{2, Dynamic}, f32, c.AffineMapAttr(affine.Identity(2)), nil),
		c.MemRefType([]int64{2}, f32, nil, c.Int64Attr(c.I64(), 1)), c.MemRefType([]int64{2}, f32, nil, c.Int64Attr(i32, 1)), c.MemRefType([]int64{2}, f32, nil, c.Int64Attr(c.I64(), 0)), c.MemRefType([]int64{2}, f32, c.StridedLayoutAttr(Dynamic, []int64{1}), c.StringAttr("s")),
		c.MemRefType([]int64{2}, f32, c.StridedLayoutAttr(0, []int64{1}), nil), c.MemRefType([]int64{2}, c.MemRefType(nil, i32, nil, nil), nil, nil), c.MemRefType([]int64{2}, c.UnrankedMemRefType(i32, nil), nil, nil),
		c.UnrankedMemRefType(f32, nil), c.UnrankedMemRefType(f32, c.Int64Attr(c.I64(), 3)), c.UnrankedMemRefType(f32, c.StringAttr("s")),
		c.OpaqueType("t", "x"), c.OpaqueType("t", "x<1, [2]>"), c.OpaqueType("t", "x y"), c.OpaqueType("t", "x<a->b>"), c.OpaqueType("t", "x<1>y"), c.OpaqueType("t", "x.y_z<(1)>"),
		c.OpaqueType("t", "x<\"a\\22>b\">"), c.OpaqueType("t", "1"), c.OpaqueType("t", "_x"),
	}
	for k := range num.FloatKinds {
		ts = append(ts, c.FloatType(k))
	}
	return ts
}

func TestDifferentialAttributes(t *testing.T) {
	c := NewContext()
	var texts []string
	for _, a := range sampleAttributes(c) {
		texts = append(texts, a.String())
	}
	for _, ty := range sampleTypes(c) {
		texts = append(texts, ty.String())
	}
	for i, got := range roundTrip(t, texts) {
		if got != texts[i] {
			t.Errorf("the reference prints %s, want %s", got, texts[i])
		}
	}
}

// TestDifferentialDense prints dense elements with other limits.
func TestDifferentialDense(t *testing.T) {
	c := NewContext()
	for _, s := range []struct {
		p    Printer
		args []string
	}{
		{Printer{HexLimit: -1}, []string{"--mlir-print-elementsattrs-with-hex-if-larger=-1"}},
		{Printer{HexLimit: 1}, []string{"--mlir-print-elementsattrs-with-hex-if-larger=1"}},
		{Printer{ElideElements: true, ElementsLimit: 2}, []string{"--mlir-elide-elementsattrs-if-larger=2"}},
	} {
		var in, want []string
		for _, a := range sampleAttributes(c) {
			p := s.p
			p.Attribute(a)
			in, want = append(in, a.String()), append(want, string(p.Buf))
		}
		for i, got := range roundTrip(t, in, s.args...) {
			if got != want[i] {
				t.Errorf("%v: the reference prints\n%s, want\n%s", s.args, got, want[i])
			}
		}
	}
}

// TestDifferentialOpaqueText compares which text of a dialect's attribute follows
// a dot, and which is in angle brackets.
func TestDifferentialOpaqueText(t *testing.T) {
	c := NewContext()
	r := rand.New(rand.NewSource(12))
	parts := []string{"a", "B1", "_", ".", "<", ">", "<1>", "[x]", "(y, z)", "{q}", "\"s<\"", "\"a\\\"b\"", " ", ",", "->", "-", "1", ":", "#", "<->", "<[(a)]>"}
	balanced := func(s string) bool {
		var open []byte
		for i := 0; i < len(s); i++ {
			switch b := s[i]; b {
			case '<', '[', '(', '{':
				open = append(open, b)
			case '-':
				if i+1 < len(s) && s[i+1] == '>' {
					i++
				}
			case '"':
				for i++; s[i] != '"'; i++ {
					if s[i] == '\\' {
						i++
					}
				}
			case '>', ']', ')', '}':
				if len(open) == 0 || open[len(open)-1] != opener[b] {
					return false
				}
				if open = open[:len(open)-1]; len(open) == 0 && i != len(s)-1 {
					return false
				}
			}
		}
		return len(open) == 0
	}
	var in, want []string
	for len(in) < 800 {
		text := ""
		for range 1 + r.Intn(5) {
			text += parts[r.Intn(len(parts))]
		}
		if balanced("<"+text+">") && strings.TrimSpace(text) != "" {
			in, want = append(in, "#t<"+text+">"), append(want, c.OpaqueAttr("t", text, nil).String())
		}
	}
	for i, got := range roundTrip(t, in) {
		if got != want[i] {
			t.Errorf("%s: the reference prints %s, want %s", in[i], got, want[i])
		}
	}
}
