package load_test

import (
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A sizer is an interface that a dialect implements for operations which it does not define.
type sizer struct{}

func (sizer) Size(op *ir.Operation) int { return len(op.Name()) }

// A dialect has canonicalization patterns for operations of others, in C++, and implements
// interfaces for operations whose definitions have none.
func TestDialectHooks(t *testing.T) {
	natives := &dialect.Natives{Namespace: "t", Complete: func(d *ir.Dialect) {
		d.AllowUnknownOps = true
		d.OpInterfaces = func(def *ir.OpDef) []ir.InterfaceImpl {
			if def.Registered == (def.Name == "t.known") {
				return []ir.InterfaceImpl{{Name: "SizeInterface", Impl: sizer{}}}
			}
			return nil
		}
	}}
	ctx := mica.Must(mica.NewContext(mica.Config{AllowUnregistered: true, Dialects: []*dialect.Natives{natives}, Sources: []mica.Source{mica.Text("t.cpp", `
		using namespace mlir;
		namespace {
		struct DropUnused : RewritePattern {
		  DropUnused(MLIRContext *context) : RewritePattern("other.unused", /*benefit=*/2, context) {}
		  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
		    rewriter.eraseOp(op);
		    return success();
		  }
		};
		struct MarkAny : RewritePattern {
		  MarkAny(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
		  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
		    if (op->getName().getStringRef() != "t.plain" || op->hasAttr("seen"))
		      return failure();
		    rewriter.modifyOpInPlace(op, [&] { op->setAttr("seen", rewriter.getUnitAttr()); });
		    return success();
		  }
		};
		}
		namespace t { void TDialect::getCanonicalizationPatterns(RewritePatternSet &results) const { results.add<DropUnused, MarkAny>(getContext()); } }`)}},
		mica.Text("t.td", `
		include "mlir/IR/OpBase.td"
		def T_Dialect : Dialect {
		  let name = "t"; let cppNamespace = "::t"; let hasCanonicalizer = 1; let hasOperationInterfaceFallback = 1; let isExtensible = 1;
		}
		def KnownOp : Op<T_Dialect, "known">;
		def PlainOp : Op<T_Dialect, "plain">;`)))
	for _, r := range ctx.Reports() {
		for _, d := range r.Dialects {
			if len(d.Unimplemented) > 0 {
				t.Error(d.Unimplemented)
			}
		}
	}
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `"t.known"() : () -> () "t.plain"() : () -> () "t.unknown"() : () -> () "other.unused"() : () -> ()`)))
	for op := range module.Region(0).Ops() {
		s, ok := ir.InterfaceOf[interface{ Size(op *ir.Operation) int }](op)
		if want := op.Name() == "t.known" || op.Name() == "t.unknown"; ok != want || ok && s.Size(op) != len(op.Name()) || ir.HasInterface(op, "SizeInterface") != want {
			t.Errorf("%s: %v", op.Name(), ok)
		}
	}
	var set rewrite.Set
	if list := rewrite.AddCanonicalizationPatterns(ctx.IR(), &set); len(list) > 0 {
		t.Fatal(list)
	}
	if changed, diags := ctx.Rewrite(module, &set); !changed || len(diags) > 0 {
		t.Error(diags)
	}
	const want = `module {
  "t.known"() : () -> ()
  "t.plain"() {seen} : () -> ()
  "t.unknown"() : () -> ()
}
`
	if got := asm.String(module, asm.Options{}) + "\n"; got != want {
		t.Errorf("got\n%s", got)
	}
}
