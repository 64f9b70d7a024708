package pass_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// faulty defines operations whose natives panic, each in another hook.
const faulty = `
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Faulty : Dialect { let name = "faulty"; let cppNamespace = "::faulty"; }
class Faulty_Op<string name, list<Trait> traits = []> : Op<Faulty, name, traits> { let results = (outs I32:$r); }
def Scope : Op<Faulty, "scope", [IsolatedFromAbove, NoTerminator]> { let regions = (region AnyRegion:$body); }
def Fold : Faulty_Op<"fold"> { let hasFolder = 1; }
def Verify : Faulty_Op<"verify"> { let hasVerifier = 1; }
def Canonicalize : Faulty_Op<"canonicalize"> { let hasCanonicalizer = 1; }
def Convert : Faulty_Op<"convert">;
def Effects : Faulty_Op<"effects", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]>;
def Range : Faulty_Op<"range", [DeclareOpInterfaceMethods<InferIntRangeInterface>]>;
def Syntax : Faulty_Op<"syntax"> { let hasCustomAssemblyFormat = 1; }
def Infer : Op<Faulty, "infer", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs AnyType:$r);
  let assemblyFormat = "attr-dict";
}
`

func panics() { panic("a mistake") }

// A faultySyntax panics when it parses and when it prints.
type faultySyntax struct{}

func (faultySyntax) ParseOp(*asm.OpParser, *ir.OperationState) { panics() }
func (faultySyntax) PrintOp(*asm.OpPrinter, *ir.Operation)     { panics() }

// A faultyRange panics.
type faultyRange struct{}

func (faultyRange) InferIntRanges(*ir.Operation, []num.IntRange, func(*ir.Value, num.IntRange)) {
	panics()
}

func panicking(*ir.Operation, *rewrite.Rewriter) bool {
	panics()
	return false
}

func faultyNatives() *dialect.Natives {
	return &dialect.Natives{Namespace: "faulty", Ops: map[string]dialect.Op{
		"faulty.fold":         {Fold: func(*ir.Operation, []ir.Attribute) ([]ir.FoldResult, bool) { panics(); return nil, false }},
		"faulty.verify":       {Verify: func(*ir.Operation, *ir.Checker) { panics() }},
		"faulty.canonicalize": {Canonicalizer: rewrite.Patterns{{Name: "wrong", Root: "faulty.canonicalize", Benefit: 1, MatchAndRewrite: panicking}}},
		"faulty.effects":      {Effects: func(*ir.Operation) []ir.Effect { panics(); return nil }},
		"faulty.range":        {Interfaces: dialect.Interfaces{intrange.Impl(faultyRange{})}},
		"faulty.syntax":       {Syntax: faultySyntax{}},
		"faulty.infer":        {InferTypes: func(*ir.OperationState, *diag.List) ([]ir.Type, bool) { panics(); return nil, false }},
	}}
}

// faultyPasses are passes that panic, or whose callees panic.
func faultyPasses() *pass.Registry {
	r := pass.NewRegistry(transforms.Definitions()...)
	add := func(name string, run pass.Func) {
		r.Register(&pass.Definition{Name: name, Argument: strings.ToLower(name), New: func() pass.Pass { return run }})
	}
	add("Wrong", func(*pass.Run) error { panics(); return nil })
	add("Invalid", func(r *pass.Run) error {
		r.Op.Region(0).Entry().Front().SetOperands(nil)
		panic("a mistake")
	})
	add("Convert", func(r *pass.Run) error {
		target := conversion.NewTarget()
		target.IllegalOps("faulty.convert")
		var set rewrite.Set
		set.Add(&rewrite.Pattern{Name: "lower", Root: "faulty.convert", Benefit: 1, MatchAndRewrite: panicking})
		frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
		if err != nil {
			return err
		}
		return r.Check(conversion.Partial(target, frozen, conversion.Config{}, r.Op))
	})
	add("Solve", func(r *pass.Run) error {
		s := dataflow.NewSolver()
		dataflow.AddRanges(s, dataflow.AddDeadCode(s))
		s.Run(r.Op)
		return nil
	})
	add("Walk", func(r *pass.Run) error {
		var set rewrite.Set
		rewrite.AddCanonicalizationPatterns(r.Context(), &set)
		frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
		if err != nil {
			return err
		}
		return r.Check(rewrite.WalkAndApplyPatterns(r.Op, frozen, rewrite.WalkConfig{}).Diagnostics)
	})
	return r
}

// scopes returns a module with isolated operations that each contain an operation.
func scopes(op string) string {
	return strings.Repeat("\"faulty.scope\"() ({\n"+op+"\n}) : () -> ()\n", 4)
}

// TestPanics has natives of each kind panic while a text is parsed, rewritten, and worked on by passes. Each
// panic is one error that names its place.
func TestPanics(t *testing.T) {
	op := func(name string) string { return `%0 = "faulty.` + name + `"() : () -> i32` }
	used := func(name string) string { return op(name) + "\n\"t.use\"(%0) : (i32) -> ()" }
	for _, c := range []struct{ name, text, pipeline, want string }{
		{"verifier", op("verify"), "", "internal error in parsing, in the verifier of 'faulty.verify': a mistake"},
		{"parser", "%0 = faulty.syntax", "", "internal error in parsing, in the parser of 'faulty.syntax': a mistake"},
		{"inference", "%0 = faulty.infer", "", "internal error in parsing, in the parser of 'faulty.infer': a mistake"},
		{"fold", used("fold"), "canonicalize", "internal error in pass 'Canonicalizer' on 'builtin.module' op, in the fold of 'faulty.fold': a mistake"},
		{"fold in sccp", used("fold"), "sccp", "internal error in pass 'SCCP' on 'builtin.module' op, in a data flow analysis of 'faulty.fold': a mistake"},
		{"pattern", used("canonicalize"), "canonicalize", "internal error in pass 'Canonicalizer' on 'builtin.module' op, in pattern 'wrong' of 'faulty.canonicalize': a mistake"},
		{"walk", used("canonicalize"), "walk", "internal error in pass 'Walk' on 'builtin.module' op, in pattern 'wrong' of 'faulty.canonicalize': a mistake"},
		{"conversion", used("convert"), "convert", "internal error in pass 'Convert' on 'builtin.module' op, in the patterns of 'faulty.convert': a mistake"},
		{"effects", op("effects"), "canonicalize", "internal error in pass 'Canonicalizer' on 'builtin.module' op, in the memory effects of 'faulty.effects': a mistake"},
		{"effects in cse", op("effects"), "cse", "internal error in pass 'CSE' on 'builtin.module' op: a mistake"},
		{"range", used("range"), "solve", "internal error in pass 'Solve' on 'builtin.module' op, in a data flow analysis of 'faulty.range': a mistake"},
		{"pass", "", "wrong", "internal error in pass 'Wrong' on 'builtin.module' op: a mistake"},
		{"invalid", `"t.a"() : () -> ()`, "invalid", "internal error in pass 'Invalid' on 'builtin.module' op: a mistake"},
		{"verifiers at once", scopes(op("verify")), "", "internal error in parsing, in the verifier of 'faulty.verify': a mistake"},
		{"passes at once", scopes(""), "faulty.scope(wrong)", "internal error in pass 'Wrong' on 'faulty.scope' op: a mistake"},
		{"folds at once", scopes(used("fold")), "canonicalize", "in the fold of 'faulty.fold': a mistake"},
	} {
		t.Run(c.name, func(t *testing.T) {
			ctx, list := mica.NewContext(mica.Config{Dialects: []*dialect.Natives{faultyNatives()}, AllowUnregistered: true}, mica.Text("faulty.td", faulty))
			if list.HasErrors() {
				t.Fatal(list)
			}
			ctx.IR().Threads = 4
			module, list := ctx.Parse(mica.Text("in.mlir", c.text))
			if module != nil {
				err := run(t, ctx, module, c.pipeline)
				list = append(list, err...)
			}
			checkPanic(t, list, c.want)
		})
	}
}

func run(t *testing.T, ctx *mica.Context, module *ir.Operation, pipeline string) (list diag.List) {
	p, err := faultyPasses().ParsePipeline("builtin.module(" + pipeline + ")")
	if err != nil {
		t.Fatal(err)
	}
	m := pass.NewManager(ctx.IR(), "builtin.module")
	m.OpManager = p
	m.Diagnose = func(l diag.List) { list = append(list, l...) }
	if m.Run(module) == nil {
		t.Error("the pipeline has not failed")
	}
	return list
}

// checkPanic checks that there are errors with a text, each with the functions that panicked.
func checkPanic(t *testing.T, list diag.List, want string) {
	t.Helper()
	if len(list) == 0 || !strings.Contains(list[0].Message, want) {
		t.Fatalf("got %v, want %s", list, want)
	}
	for _, d := range list {
		if len(d.Notes) == 0 || !regexp.MustCompile(`panics \(panic_test\.go:\d+\)|faultyPasses\.func`).MatchString(d.Notes[0].Message) {
			t.Errorf("no stack: %v\n%v", d, d.Notes)
		}
	}
}

// TestPanicInRewrite has a fold panic in the simplest driver, and a printer.
func TestPanicInRewrite(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: []*dialect.Natives{faultyNatives()}, AllowUnregistered: true}, mica.Text("faulty.td", faulty)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", "%0 = \"faulty.fold\"() : () -> i32\n\"t.use\"(%0) : (i32) -> ()")))
	_, list := ctx.Rewrite(module, &rewrite.Set{})
	checkPanic(t, list, "internal error in rewriting, in the fold of 'faulty.fold': a mistake")
	module = mica.Must(ctx.Parse(mica.Text("in.mlir", `%0 = "faulty.syntax"() : () -> i32`)))
	if err := mica.Print(&strings.Builder{}, module); err == nil || !strings.Contains(err.Error(), "internal error in printing: a mistake") {
		t.Errorf("printing has the error %v", err)
	}
}
