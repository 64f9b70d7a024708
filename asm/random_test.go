package asm_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A generator writes random modules that are valid: nested regions with several
// blocks, values used where they are visible, and all builtin types,
// attributes and locations.
type generator struct {
	r     *rand.Rand
	b     strings.Builder
	names int
	depth int
}

// A known is a value that can be used.
type known struct{ name, typ string }

func (g *generator) pick(ss ...string) string { return ss[g.r.IntN(len(ss))] }

func (g *generator) list(n int, sep string, one func() string) string {
	var ss []string
	for range n {
		ss = append(ss, one())
	}
	return strings.Join(ss, sep)
}

func (g *generator) integer() string {
	return fmt.Sprintf("i%d", []int{1, 8, 16, 32, 64, 7, 128}[g.r.IntN(7)])
}

func (g *generator) float() string {
	return g.pick("f16", "bf16", "f32", "f64", "tf32", "f80", "f128", "f8E5M2", "f8E4M3FN", "f6E2M3FN", "f4E2M1FN")
}

func (g *generator) scalar() string {
	switch g.r.IntN(5) {
	case 0:
		return g.float()
	case 1:
		return "index"
	case 2:
		return g.pick("s", "u") + g.integer()
	}
	return g.integer()
}

func (g *generator) shape(dynamic bool) string {
	var b strings.Builder
	for range g.r.IntN(4) {
		if dynamic && g.r.IntN(3) == 0 {
			b.WriteString("?x")
		} else {
			fmt.Fprintf(&b, "%dx", 1+g.r.IntN(4))
		}
	}
	return b.String()
}

func (g *generator) typ() string {
	g.depth++
	defer func() { g.depth-- }()
	n := 14
	if g.depth > 3 {
		n = 6
	}
	switch g.r.IntN(n) {
	case 6:
		return "tensor<" + g.shape(true) + g.scalar() + ">"
	case 7:
		return "tensor<*x" + g.scalar() + ">"
	case 8:
		return "vector<" + g.pick("", "[4]x") + g.shape(false) + g.float() + ">"
	case 9:
		return "memref<" + g.shape(true) + g.scalar() + g.pick("", ", 1", ", \"s\"") + ">"
	case 10:
		return "tuple<" + g.list(g.r.IntN(3), ", ", g.typ) + ">"
	case 11:
		return "(" + g.list(g.r.IntN(3), ", ", g.typ) + ") -> (" + g.list(g.r.IntN(3), ", ", g.typ) + ")"
	case 12:
		return g.pick("complex<f32>", "complex<i8>", "none", "!foo.bar", "!foo.b<1, [x]>", "!foo<\"x y\">")
	case 13:
		return "memref<4x4x" + g.scalar() + ", " + g.pick("affine_map<(d0, d1) -> (d1, d0)>", "strided<[4, 1], offset: ?>") + ">"
	}
	return g.scalar()
}

func (g *generator) number() string {
	// There is no -0.
	return g.pick("", "-") + fmt.Sprint(1+g.r.IntN(1<<uint(g.r.IntN(7)+1)))
}

func (g *generator) decimal() string {
	return fmt.Sprintf("%s%d.%de%d", g.pick("", "-"), g.r.IntN(1000), g.r.IntN(100000), g.r.IntN(12)-6)
}

func (g *generator) affine(names []string, depth int) string {
	if depth == 0 || g.r.IntN(3) == 0 {
		if len(names) == 0 || g.r.IntN(3) == 0 {
			return fmt.Sprint(g.r.IntN(10))
		}
		return g.pick(names...)
	}
	l := g.affine(names, depth-1)
	switch g.r.IntN(6) {
	case 0:
		return fmt.Sprintf("(%s) * %d", l, g.r.IntN(5)-2)
	case 1:
		return fmt.Sprintf("(%s) %s %d", l, g.pick("mod", "floordiv", "ceildiv"), 1+g.r.IntN(8))
	case 2:
		return "-(" + l + ")"
	}
	return l + g.pick(" + ", " - ") + g.affine(names, depth-1)
}

func (g *generator) attr() string {
	g.depth++
	defer func() { g.depth-- }()
	n := 24
	if g.depth > 3 {
		n = 8
	}
	switch g.r.IntN(n) {
	case 0:
		return g.number()
	case 1:
		return fmt.Sprintf("%d : %s", g.r.IntN(2), g.integer())
	case 2:
		return g.decimal() + " : " + g.float()
	case 3:
		return g.pick("true", "false", "unit", "@sym", "@a::@\"b c\"")
	case 4:
		return g.pick(`"text"`, `"with \"quotes\" \\ \n \t \00 \FF"`, `"ünïcode"`, `"typed" : i32`)
	case 5:
		return g.decimal()
	case 6:
		return g.number() + " : index"
	case 7:
		return g.pick("#foo.bar", "#foo.b<2, [\"x>\"]>", "#foo<\"x y\">", "#foo.c : i32")
	case 8, 9:
		return "[" + g.list(g.r.IntN(4), ", ", g.attr) + "]"
	case 10, 11:
		return g.dict(g.r.IntN(4))
	case 12, 13:
		return g.typ()
	case 14:
		return "affine_map<(d0, d1)[s0] -> (" + g.list(g.r.IntN(3), ", ", func() string { return g.affine([]string{"d0", "d1", "s0"}, 3) }) + ")>"
	case 15:
		return "affine_set<(d0)[s0] : (" + g.affine([]string{"d0", "s0"}, 2) + g.pick(" >= ", " == ", " <= ") + g.affine([]string{"d0", "s0"}, 2) + ")>"
	case 16:
		return g.pick("strided<[1, ?]>", "strided<[], offset: 2>", "strided<[3], offset: ?>")
	case 17:
		k := 1 + g.r.IntN(4)
		return fmt.Sprintf("dense<[%s]> : tensor<%dxi32>", g.list(k, ", ", g.number), k)
	case 18:
		k := 1 + g.r.IntN(4)
		return fmt.Sprintf("dense<[%s]> : vector<%dxf64>", g.list(k, ", ", g.decimal), k)
	case 19:
		return g.pick("dense<true> : tensor<2x3xi1>", "dense<(1.0, -2.0)> : tensor<2xcomplex<f32>>", "dense<\"0x0102\"> : tensor<2xi8>",
			"dense<> : tensor<0xf32>", "dense<[\"a\", \"b\"]> : tensor<2x!foo.s>", "sparse<[[0, 1]], [5]> : tensor<3x4xi32>")
	case 20:
		return "array<i64: " + g.list(1+g.r.IntN(3), ", ", g.number) + ">"
	case 21:
		return g.pick("array<i32>", "array<i1: true, false>", "array<f32: 1.0>", "dense_resource<r1> : tensor<1xi8>")
	case 22:
		return g.location()
	}
	return g.pick("distinct[0]<42 : i32>", "distinct[1]<42 : i32>", "distinct[2]<>")
}

func (g *generator) dict(n int) string {
	seen := map[string]bool{}
	var ss []string
	for range n {
		name := g.pick("a", "b", "c", "x.y", "\"odd name\"", "i32", "func", "zz$1")
		if seen[name] {
			continue
		}
		seen[name] = true
		if g.r.IntN(5) > 0 {
			name += " = " + g.attr()
		}
		ss = append(ss, name)
	}
	return "{" + strings.Join(ss, ", ") + "}"
}

func (g *generator) location() string { return "loc(" + g.place(2) + ")" }

func (g *generator) place(depth int) string {
	if depth == 0 {
		return g.pick("unknown", `"f.mlir":1:2`, `"name"`, `"f.mlir":3:4 to :9`)
	}
	switch g.r.IntN(5) {
	case 0:
		return fmt.Sprintf(`"n%d"(%s)`, g.r.IntN(3), g.place(depth-1))
	case 1:
		return "callsite(" + g.place(depth-1) + " at " + g.place(depth-1) + ")"
	case 2:
		return "fused" + g.pick("", "<\"m\">") + "[" + g.list(1+g.r.IntN(3), ", ", func() string { return g.place(depth - 1) }) + "]"
	}
	return fmt.Sprintf(`"g.mlir":%d:%d`, g.r.IntN(9), g.r.IntN(9))
}

func (g *generator) name() string {
	g.names++
	if g.r.IntN(2) == 0 {
		return fmt.Sprintf("%%%d", g.names)
	}
	return fmt.Sprintf("%%v_%d", g.names)
}

// block writes operations.
func (g *generator) block(indent string, visible []known, successors []string, level int) {
	for range g.r.IntN(6) {
		visible = g.op(indent, visible, level)
	}
	// Unregistered, so it may be a terminator.
	fmt.Fprintf(&g.b, "%s\"t.end\"()", indent)
	if len(successors) > 0 {
		fmt.Fprintf(&g.b, "[%s]", strings.Join(successors, ", "))
	}
	g.b.WriteString(" : () -> ()\n")
}

func (g *generator) op(indent string, visible []known, level int) []known {
	var results []known
	var left []string
	for range g.r.IntN(3) {
		n := 1 + g.r.IntN(3)
		name := g.name()
		if n == 1 {
			left = append(left, name)
		} else {
			left = append(left, fmt.Sprintf("%s:%d", name, n))
		}
		for i := range n {
			k := known{fmt.Sprintf("%s#%d", name, i), g.typ()}
			results = append(results, k)
		}
	}
	g.b.WriteString(indent)
	if len(left) > 0 {
		g.b.WriteString(strings.Join(left, ", ") + " = ")
	}
	var operands, in, out []string
	for range g.r.IntN(4) {
		if len(visible) > 0 {
			v := visible[g.r.IntN(len(visible))]
			operands, in = append(operands, v.name), append(in, v.typ)
		}
	}
	for _, k := range results {
		out = append(out, k.typ)
	}
	fmt.Fprintf(&g.b, "\"%s\"(%s)", g.pick("t.op", "t.x.y", "u.op"), strings.Join(operands, ", "))
	if g.r.IntN(4) == 0 {
		g.b.WriteString(" <" + g.dict(2) + ">")
	}
	if level > 0 && g.r.IntN(3) == 0 {
		g.b.WriteString(" (")
		for i := range 1 + g.r.IntN(2) {
			if i > 0 {
				g.b.WriteString(", ")
			}
			g.region(indent, visible, level-1)
		}
		g.b.WriteString(")")
	}
	if g.r.IntN(2) == 0 {
		g.b.WriteString(" " + g.dict(3))
	}
	fmt.Fprintf(&g.b, " : (%s) -> (%s)", strings.Join(in, ", "), strings.Join(out, ", "))
	if g.r.IntN(3) == 0 {
		g.b.WriteString(" " + g.location())
	}
	g.b.WriteString("\n")
	return append(visible[:len(visible):len(visible)], results...)
}

func (g *generator) region(indent string, visible []known, level int) {
	g.b.WriteString("{\n")
	n := 1 + g.r.IntN(3)
	for i := range n {
		inside := visible
		var args []string
		for range g.r.IntN(3) {
			k := known{g.name(), g.typ()}
			inside = append(inside[:len(inside):len(inside)], k)
			a := k.name + ": " + k.typ
			if g.r.IntN(4) == 0 {
				a += " " + g.location()
			}
			args = append(args, a)
		}
		fmt.Fprintf(&g.b, "%s^b%d", indent, i)
		if len(args) > 0 {
			fmt.Fprintf(&g.b, "(%s)", strings.Join(args, ", "))
		}
		g.b.WriteString(":\n")
		var successors []string
		for range g.r.IntN(3) {
			// The entry block has no predecessors.
			if n > 1 {
				successors = append(successors, fmt.Sprintf("^b%d", 1+g.r.IntN(n-1)))
			}
		}
		g.block(indent+"  ", inside, successors, level)
	}
	g.b.WriteString(indent + "}")
}

// TestDifferentialRandom compares random modules, small and large, with the
// reference. It reads a batch of them as the pieces of one text.
func TestDifferentialRandom(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	const batch, line = 60, "// -----"
	batches := 1
	if reftest.Campaign() {
		batches = 3
	}
	valid := 0
	for b := range batches {
		var texts []string
		for seed := b * batch; seed < (b+1)*batch; seed++ {
			g := &generator{r: rand.New(rand.NewPCG(uint64(seed), 1))}
			var visible []known
			for range 1 + seed%8 {
				visible = g.op("", visible, seed/8%4)
			}
			texts = append(texts, g.b.String())
		}
		text := strings.Join(texts, line+"\n")
		f := source.NewFile("<stdin>", []byte(text))
		var ops []*ir.Operation
		for _, p := range parts(f) {
			op, _ := asm.Parse(newContext(), f, asm.ParseOptions{Part: p})
			if ops = append(ops, op); op != nil {
				valid++
			}
		}
		for _, form := range slices.Concat(forms, mixedForms) {
			args := append([]string{"--allow-unregistered-dialect", "--split-input-file"}, form.flags...)
			want, _, _ := reftest.Run(t, tool, text, args...)
			var got strings.Builder
			for i, op := range ops {
				if i > 0 {
					got.WriteString(line + "\n")
				}
				if op != nil {
					got.Write(asm.Append(nil, op, form.opts))
					got.WriteString("\n")
				}
			}
			got.WriteString("\n")
			if d := reftest.Diff(strings.TrimRight(want, "\n"), strings.TrimRight(got.String(), "\n")); d != "" {
				t.Errorf("seeds from %d %v:\n%.3000s", b*batch, form.flags, d)
			}
		}
	}
	if valid < batches*batch*8/10 {
		t.Errorf("only %d modules are valid", valid)
	}
}

// mixedForms are ways of printing that have to do with each other.
var mixedForms = []form{
	{[]string{"--mlir-print-debuginfo", "--mlir-pretty-debuginfo", "--mlir-print-local-scope"}, asm.Options{DebugInfo: true, PrettyDebugInfo: true, LocalScope: true}},
	{[]string{"--mlir-print-local-scope", "--mlir-print-op-generic"}, asm.Options{LocalScope: true, Generic: true}},
	{[]string{"--mlir-print-unique-ssa-ids", "--mlir-print-debuginfo", "--mlir-print-value-users", "--mlir-print-op-generic"},
		asm.Options{UniqueIDs: true, DebugInfo: true, ValueUsers: true, Generic: true}},
	{[]string{"--mlir-use-nameloc-as-prefix", "--mlir-print-debuginfo"}, asm.Options{NameLocAsPrefix: true, DebugInfo: true}},
	{[]string{"--mlir-use-nameloc-as-prefix", "--mlir-print-unique-ssa-ids", "--mlir-print-value-users"},
		asm.Options{NameLocAsPrefix: true, UniqueIDs: true, ValueUsers: true}},
}
