package load_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/rewrite"
)

// A listener sees why a match fails in C++, and a canceled modification does not count as a change.
func TestReasonsInCPP(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives(), Sources: []mica.Source{mica.Text("p.cpp", `
		using namespace mlir;
		namespace p {
		LogicalResult NumberOp::canonicalize(NumberOp op, PatternRewriter &rewriter) {
		  switch (op.getN()) {
		  case 0:
		    return rewriter.notifyMatchFailure(op, "it is zero");
		  case 1:
		    return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) { diag << "it is " << op.getN(); });
		  case 2:
		    return rewriter.notifyMatchFailure(op.getLoc(), "it is two");
		  case 3:
		    return rewriter.notifyMatchFailure(op.getLoc(), [&](Diagnostic &diag) { diag << llvm::formatv("it is {0,3}", op.getN()); });
		  case 4:
		    rewriter.startOpModification(op);
		    rewriter.cancelOpModification(op);
		    return failure();
		  }
		  rewriter.startOpModification(op);
		  op.setN(0);
		  rewriter.finalizeOpModification(op);
		  return success();
		}
		}`)}}, mica.Text("p.td", `
		include "mlir/IR/OpBase.td"
		def P_Dialect : Dialect { let name = "p"; let cppNamespace = "::p"; }
		def P_NumberOp : Op<P_Dialect, "number"> { let arguments = (ins I32Attr:$n); let assemblyFormat = "$n attr-dict"; let hasCanonicalizeMethod = 1; }`)))
	for input, want := range map[string]string{
		"p.number 0": "it is zero", "p.number 1": "it is 1", "p.number 2": "it is two", "p.number 3": "it is   3", "p.number 4": "", "p.number 5": "it is zero",
	} {
		op := mica.Must(ctx.Parse(mica.Text("in.mlir", input)))
		var set rewrite.Set
		if list := rewrite.AddCanonicalizationPatterns(ctx.IR(), &set); len(list) > 0 {
			t.Fatal(list)
		}
		frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
		if err != nil {
			t.Fatal(err)
		}
		var trace strings.Builder
		res := rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{Trace: &trace})
		if res.Diagnostics.HasErrors() || res.Changed != (input == "p.number 5") || !strings.Contains(trace.String(), want) {
			t.Errorf("%s: changed %v, %v, want %q in:\n%s", input, res.Changed, res.Diagnostics, want, trace.String())
		}
	}
}
