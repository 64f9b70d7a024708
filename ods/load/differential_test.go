package load_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
)

// typePool and attrPool are what random operations are made of.
var typePool = []string{
	"i1", "i8", "i32", "i64", "i128", "si32", "ui8", "index", "f16", "bf16", "f32", "f64", "f8E5M2", "none",
	"complex<f32>", "complex<f64>", "complex<i32>", "tuple<i32, f32>", "(i32) -> f32",
	"vector<4xf32>", "vector<4xi32>", "vector<4xi1>", "vector<4xindex>", "vector<[4]xf32>", "vector<2x3xi1>", "vector<2x3xf32>", "vector<f32>", "vector<1xi32>",
	"tensor<4xf32>", "tensor<4xi32>", "tensor<4xi1>", "tensor<?xf32>", "tensor<?xi32>", "tensor<*xf32>", "tensor<*xi1>", "tensor<f32>", "tensor<i32>",
	"tensor<4xindex>", "tensor<1xindex>", "tensor<2x?xf32>", "tensor<2x3xf32>", "tensor<2xcomplex<f32>>", "tensor<0xi32>",
	"memref<4xf32>", "memref<4xi32>", "memref<?xf32>", "memref<*xf32>", "memref<f32>", "memref<2x3xindex>",
}

var attrPool = []string{
	"0 : i32", "1 : i32", "1 : i64", "5 : i64", "42 : i64", "-1 : i64", "true", "false", "1.0 : f32", "0.0 : f64", "1 : index", "1 : si32",
	"\"text\"", "unit", "[]", "[1 : i32]", "[0, 1]", "[[0, 1]]", "[\"a\"]", "[i32]", "{}", "{a = 1 : i32}", "array<i64: 1, 2>", "array<i64>", "array<i32: 0>", "array<i1: true>",
	"@symbol", "@nested::@symbol", "i32", "f32", "(i32) -> f32", "dense<1> : tensor<4xi32>", "dense<0.0> : tensor<4xf32>", "dense<[0, 1]> : vector<2xi64>",
	"dense<1.0> : vector<4xf32>", "affine_map<(d0) -> (d0)>", "affine_set<() : (0 == 0)>", "loc(unknown)",
	"#arith.overflow<nsw>", "#arith.overflow<none>", "#arith.fastmath<fast>", "#arith.fastmath<none>",
}

// A randomCase is an operation in generic form.
type randomCase struct {
	op   string
	text string
}

// generator makes operations that are often but not always valid.
type generator struct {
	*rand.Rand
	ctx   *ir.Context
	types []ir.Type
	attrs []ir.Attribute
}

func newGenerator(t *testing.T, ctx *ir.Context, seed uint64) *generator {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 1)), ctx: ctx}
	for _, s := range typePool {
		op := parsePool(ctx, fmt.Sprintf("\"test.types\"() : () -> (%s)\n", s))
		if op == nil {
			t.Fatalf("bad type %s in the pool", s)
		}
		g.types = append(g.types, op.Result(0).Type())
	}
	for _, s := range attrPool {
		// Attributes of a dialect that is not loaded are left out.
		if op := parsePool(ctx, fmt.Sprintf("\"test.attrs\"() {a = %s} : () -> ()\n", s)); op != nil {
			g.attrs = append(g.attrs, op.Attr("a"))
		}
	}
	return g
}

// parsePool parses one operation, nil if it has an error.
func parsePool(ctx *ir.Context, text string) *ir.Operation {
	op, ds := asm.Parse(ctx, &source.File{Name: "pool.mlir", Text: []byte(text)}, asm.ParseOptions{})
	if op == nil || ds.HasErrors() {
		return nil
	}
	return op.Region(0).Entry().Front()
}

func (g *generator) chance(percent int) bool { return g.IntN(100) < percent }

// typ picks a type, mostly one that satisfies the constraint; like is a type that
// is used already, or nil.
func (g *generator) typ(c *ir.TypeConstraint, like ir.Type) ir.Type {
	holds := func(t ir.Type) bool { return c == nil || c.Check == nil || c.Check(nil, t) == ir.Holds }
	if g.chance(10) {
		return g.types[g.IntN(len(g.types))]
	}
	if like != nil && g.chance(65) && holds(like) {
		return like
	}
	var fit []ir.Type
	for _, t := range g.types {
		if holds(t) {
			fit = append(fit, t)
		}
	}
	if len(fit) == 0 {
		return g.types[g.IntN(len(g.types))]
	}
	return fit[g.IntN(len(fit))]
}

// count picks how many values a group has.
func (g *generator) count(a ir.Arity) int {
	switch {
	case g.chance(2):
		return g.IntN(4)
	case a == ir.Single:
		return 1
	case a == ir.Optional:
		return g.IntN(2)
	}
	return g.IntN(4)
}

func (g *generator) attr(d *ir.AttributeDef) ir.Attribute {
	if g.chance(85) && d.Constraint != nil {
		var fit []ir.Attribute
		for _, a := range g.attrs {
			if d.Constraint.Check == nil || d.Constraint.Check(nil, a) == ir.Holds {
				fit = append(fit, a)
			}
		}
		if len(fit) > 0 {
			return fit[g.IntN(len(fit))]
		}
	}
	return g.attrs[g.IntN(len(g.attrs))]
}

// operation makes an operation as text.
func (g *generator) operation(def *ir.OpDef) randomCase {
	var operands, results []ir.Type
	var like ir.Type
	var segments []string
	for i := range def.Operands {
		n := g.count(def.Operands[i].Arity)
		segments = append(segments, strconv.Itoa(n))
		for range n {
			t := g.typ(def.Operands[i].Constraint, like)
			if like == nil || g.chance(30) {
				like = t
			}
			operands = append(operands, t)
		}
	}
	var attrs []string
	for i := range def.Attributes {
		d := &def.Attributes[i]
		switch {
		case d.Hidden:
			continue
		case d.Name == ir.OperandSegments:
			continue
		case (d.Optional || d.Default != nil) && g.chance(50), g.chance(4):
			continue
		}
		attrs = append(attrs, d.Name+" = "+g.attr(d).String())
	}
	if slices.ContainsFunc(def.Traits, func(t *ir.Trait) bool { return t.Name == "AttrSizedOperandSegments" }) && !g.chance(3) {
		attrs = append(attrs, "operandSegmentSizes = array<i32: "+strings.Join(segments, ", ")+">")
	}
	for i := range def.Results {
		for range g.count(def.Results[i].Arity) {
			results = append(results, g.typ(def.Results[i].Constraint, like))
		}
	}
	var b strings.Builder
	if len(operands) > 0 {
		fmt.Fprintf(&b, "%%0:%d = \"test.source\"() : () -> (%s)\n", len(operands), typeList(operands))
	}
	fmt.Fprintf(&b, "%q(", def.Name)
	for i := range operands {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%%0#%d", i)
	}
	b.WriteString(")")
	if len(attrs) > 0 {
		fmt.Fprintf(&b, " <{%s}>", strings.Join(attrs, ", "))
	}
	fmt.Fprintf(&b, " : (%s) -> (%s)\n", typeList(operands), typeList(results))
	return randomCase{def.Name, b.String()}
}

func typeList(ts []ir.Type) string {
	var parts []string
	for _, t := range ts {
		parts = append(parts, t.String())
	}
	return strings.Join(parts, ", ")
}

// verdicts runs the reference on cases and returns the first error about each, ""
// if there is none. A case on which the reference crashes has no verdict.
func verdicts(t *testing.T, tool string, cases []randomCase) (errs []string, known []bool) {
	errs, known = make([]string, len(cases)), make([]bool, len(cases))
	var run func(lo, hi int)
	run = func(lo, hi int) {
		var b strings.Builder
		var lines []int // the first line of each case
		line := 1
		for i := lo; i < hi; i++ {
			if i > lo {
				b.WriteString("// -----\n")
				line++
			}
			lines = append(lines, line)
			b.WriteString(cases[i].text)
			line += strings.Count(cases[i].text, "\n")
		}
		_, stderr, code := reftest.Run(t, tool, b.String(), "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false", "-o", os.DevNull)
		if code < 0 || code > 1 {
			if hi-lo == 1 {
				return
			}
			mid := (lo + hi) / 2
			run(lo, mid)
			run(mid, hi)
			return
		}
		for i := lo; i < hi; i++ {
			known[i] = true
		}
		for l := range strings.Lines(stderr) {
			place, msg, ok := strings.Cut(strings.TrimSuffix(l, "\n"), ": error: ")
			if !ok {
				continue
			}
			parts := strings.Split(place, ":")
			n := 0
			if len(parts) >= 2 {
				n, _ = strconv.Atoi(parts[len(parts)-2])
			}
			at, found := slices.BinarySearch(lines, n)
			if !found {
				at--
			}
			if at >= 0 && errs[lo+at] == "" {
				errs[lo+at] = msg
			}
		}
	}
	const batch = 100
	for lo := 0; lo < len(cases); lo += batch {
		run(lo, min(lo+batch, len(cases)))
	}
	return errs, known
}

// TestDifferentialVerify compares the verdict about random operations of
// upstream's definitions, and the first error, with the reference's.
func TestDifferentialVerify(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-opt"), reftest.Include(t)
	perOp := 12
	if s := os.Getenv("MICA_CASES"); s != "" {
		perOp, _ = strconv.Atoi(s)
	}
	total, agree := 0, 0
	for _, td := range []string{
		"Arith/IR/ArithOps.td", "Math/IR/MathOps.td", "Complex/IR/ComplexOps.td", "Index/IR/IndexOps.td",
		"ControlFlow/IR/ControlFlowOps.td", "SCF/IR/SCFOps.td", "Tensor/IR/TensorOps.td", "Func/IR/FuncOps.td",
	} {
		set := &source.Set{Includes: []string{include}}
		file, err := set.Read(include + "/mlir/Dialect/" + td)
		if err != nil {
			t.Fatal(err)
		}
		ctx, ld := loadFile(t, set, file)
		ctx.AllowUnregistered = true
		g := newGenerator(t, ctx, 7)
		var cases []randomCase
		for _, d := range ld.Dialects {
			for _, def := range d.Ops {
				if len(def.Regions) > 0 || len(def.Successors) > 0 || unverified(ld, def.Name) {
					continue
				}
				for range perOp {
					cases = append(cases, g.operation(def))
				}
			}
		}
		want, known := verdicts(t, tool, cases)
		for i, c := range cases {
			if !known[i] {
				continue
			}
			total++
			_, ds := asm.Parse(ctx, &source.File{Name: "case.mlir", Text: []byte(c.text)}, asm.ParseOptions{})
			got := ""
			for _, d := range ds {
				if got == "" {
					got = d.Message
				}
			}
			if got == want[i] || explained(c, want[i], got) {
				agree++
				continue
			}
			t.Errorf("%s\nwant %q\ngot  %q", c.text, want[i], got)
		}
	}
	t.Logf("%d of %d cases agree", agree, total)
}

// unverified reports whether an operation has checks in C++ that nothing in Go
// stands for.
func unverified(ld *load.Loaded, name string) bool {
	for _, d := range ld.Report.Dialects {
		for i := range d.Ops {
			if d.Ops[i].Name == name {
				return len(d.Ops[i].Unverified) > 0
			}
		}
	}
	return false
}

// explained reports whether a disagreement is known and of no account: the
// reference reads the rank of an unranked tensor, which is not defined.
func explained(c randomCase, want, got string) bool {
	return strings.HasSuffix(got, "op expected ranked tensor types")
}

// upstreamFiles are the files that define upstream's dialects, a line for each
// that must be loaded at once because the files need each other.
var upstreamFiles = []string{
	"AMDGPU/IR/AMDGPU.td", "AMX/AMX.td", "Affine/IR/AffineOps.td", "Affine/TransformOps/AffineTransformOps.td", "Arith/IR/ArithOps.td",
	"ArmNeon/ArmNeon.td", "ArmNeon/TransformOps/ArmNeonVectorTransformOps.td", "ArmSME/IR/ArmSME.td ArmSME/IR/ArmSMEOps.td ArmSME/IR/ArmSMEIntrinsicOps.td",
	"ArmSVE/IR/ArmSVE.td", "ArmSVE/TransformOps/ArmSVEVectorTransformOps.td", "Async/IR/AsyncOps.td",
	"Bufferization/IR/BufferizationOps.td", "Bufferization/TransformOps/BufferizationTransformOps.td", "Complex/IR/ComplexOps.td",
	"ControlFlow/IR/ControlFlowOps.td", "DLTI/DLTIAttrs.td", "DLTI/TransformOps/DLTITransformOps.td", "EmitC/IR/EmitC.td", "Func/IR/FuncOps.td",
	"Func/TransformOps/FuncTransformOps.td", "GPU/IR/GPUOps.td", "GPU/TransformOps/GPUTransformOps.td", "IRDL/IR/IRDLOps.td", "Index/IR/IndexOps.td",
	"LLVMIR/LLVMTypes.td LLVMIR/LLVMOps.td LLVMIR/LLVMIntrinsicOps.td", "LLVMIR/LLVMTypes.td LLVMIR/NVVMOps.td", "LLVMIR/LLVMTypes.td LLVMIR/ROCDLOps.td",
	"LLVMIR/LLVMTypes.td LLVMIR/VCIXOps.td", "LLVMIR/LLVMTypes.td LLVMIR/XeVMOps.td", "Linalg/IR/LinalgOps.td", "Linalg/IR/LinalgStructuredOps.td",
	"Linalg/IR/LinalgRelayoutOps.td", "Linalg/TransformOps/LinalgTransformOps.td", "Linalg/TransformOps/LinalgMatchOps.td",
	"MLProgram/IR/MLProgramOps.td", "MPI/IR/MPIOps.td", "Math/IR/MathOps.td", "MemRef/IR/MemRefOps.td", "MemRef/TransformOps/MemRefTransformOps.td",
	"NVGPU/IR/NVGPUOps.td", "NVGPU/TransformOps/NVGPUTransformOps.td", "OpenACC/OpenACCOps.td", "OpenMP/OpenMPOps.td", "PDL/IR/PDLOps.td",
	"PDLInterp/IR/PDLInterpOps.td", "Ptr/IR/PtrOps.td", "Quant/IR/QuantOps.td", "SCF/IR/SCFOps.td", "SCF/TransformOps/SCFTransformOps.td",
	"SMT/IR/SMTOps.td SMT/IR/SMT.td", "SPIRV/IR/SPIRVOps.td", "Shape/IR/ShapeOps.td", "Shard/IR/ShardOps.td", "SparseTensor/IR/SparseTensorOps.td",
	"SparseTensor/TransformOps/SparseTensorTransformOps.td", "Tensor/IR/TensorOps.td", "Tensor/TransformOps/TensorTransformOps.td", "Tosa/IR/TosaOps.td",
	"Tosa/IR/TosaShapeOps.td", "Tosa/IR/TosaUtilOps.td", "Transform/IR/TransformOps.td", "Transform/DebugExtension/DebugExtensionOps.td",
	"Transform/IRDLExtension/IRDLExtensionOps.td", "Transform/LoopExtension/LoopExtensionOps.td", "Transform/PDLExtension/PDLExtensionOps.td",
	"Transform/SMTExtension/SMTExtensionOps.td", "Transform/TuneExtension/TuneExtensionOps.td", "UB/IR/UBOps.td", "Vector/IR/VectorOps.td",
	"Vector/TransformOps/VectorTransformOps.td", "WasmSSA/IR/WasmSSAOps.td", "X86Vector/X86Vector.td", "X86Vector/TransformOps/X86VectorTransformOps.td",
	"XeGPU/IR/XeGPUOps.td", "XeGPU/TransformOps/XeGPUTransformOps.td",
}

// leastLive is how many of upstream's operations must be fully live.
const leastLive = 2130

// TestDifferentialUpstream loads all of upstream's dialects from the files where
// they are installed.
func TestDifferentialUpstream(t *testing.T) {
	include := reftest.Include(t)
	live, all := map[string]bool{}, map[string]bool{}
	dialects := map[string]bool{}
	for _, group := range upstreamFiles {
		// Some files name their neighbours without a directory.
		set := &source.Set{Includes: []string{include, include + "/mlir/Dialect/ArmSME/IR"}}
		var text strings.Builder
		for f := range strings.FieldsSeq(group) {
			fmt.Fprintf(&text, "include \"mlir/Dialect/%s\"\n", f)
		}
		file := &source.File{Name: "all.td", Text: []byte(text.String())}
		set.Add(file)
		_, ld := loadFile(t, set, file)
		for _, d := range ld.Report.Dialects {
			dialects[d.Name] = true
			for i := range d.Ops {
				o := &d.Ops[i]
				all[o.Name] = true
				if o.Live() {
					live[o.Name] = true
				}
			}
		}
		if testing.Verbose() {
			t.Logf("%s: %s", group, ld.Report.Summary())
		}
	}
	t.Logf("%d of %d operations of %d dialects are fully live", len(live), len(all), len(dialects))
	if len(live) < leastLive {
		t.Errorf("only %d of %d operations are fully live, want %d", len(live), len(all), leastLive)
	}
}
