package load_test

import (
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/rewrite"
)

// Canonicalization, folding and builders whose C++ is in the definition.
func TestCanonicalize(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("t.td", `
		include "mlir/IR/OpBase.td"
		include "mlir/Interfaces/SideEffectInterfaces.td"
		def T : Dialect { let name = "t"; let cppNamespace = "::t"; }
		def NegOp : Op<T, "neg", [Pure]> {
		  let arguments = (ins I32:$x);
		  let results = (outs I32:$r);
		  let hasCanonicalizeMethod = 1;
		  let extraClassDefinition = [{
		    ::llvm::LogicalResult $cppClass::canonicalize(NegOp op, ::mlir::PatternRewriter &rewriter) {
		      auto inner = op.getX().getDefiningOp<NegOp>();
		      if (!inner)
		        return rewriter.notifyMatchFailure(op, "no other neg");
		      rewriter.replaceOp(op, inner.getX());
		      return ::mlir::success();
		    }
		  }];
		}
		def RegionOp : Op<T, "region", [NoTerminator]> { let regions = (region AnyRegion:$body); }
		def KeepOp : Op<T, "keep"> { let arguments = (ins I32:$x); }
		def SubOp : Op<T, "sub"> {
		  let arguments = (ins I32:$a, I32:$b, StrAttr:$note);
		  let results = (outs I32:$r);
		  let builders = [OpBuilder<(ins "::mlir::Value":$x, "::mlir::StringAttr":$note), [{
		    build($_builder, $_state, x.getType(), x, x, note);
		    $_state.addAttribute("t.twice", $_builder.getUnitAttr());
		  }]>];
		}
		def MinusOp : Op<T, "minus"> {
		  let arguments = (ins I32:$a, I32:$b);
		  let results = (outs I32:$r);
		  let hasCanonicalizeMethod = 1;
		  let extraClassDeclaration = [{
		    static ::llvm::LogicalResult canonicalize(MinusOp op, ::mlir::PatternRewriter &rewriter) {
		      if (op.getA() == op.getB()) {
		        rewriter.replaceOpWithNewOp<SubOp>(op, op.getA(), rewriter.getStringAttr("same"));
		        return ::mlir::success();
		      }
		      auto neg = NegOp::create(rewriter, op.getLoc(), op.getB().getType(), op.getB());
		      auto sub = rewriter.create<SubOp>(op.getLoc(), op.getType(), op.getA(), neg, rewriter.getStringAttr("neg"));
		      rewriter.modifyOpInPlace(sub, [&] { sub->setAttr("seen", rewriter.getUnitAttr()); });
		      rewriter.replaceOp(op, sub.getResult());
		      return ::mlir::success();
		    }
		  }];
		}`)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		"t.region"() ({
		^bb0(%x: i32, %y: i32):
		  %a = "t.neg"(%x) : (i32) -> i32
		  %b = "t.neg"(%a) : (i32) -> i32
		  %c = "t.minus"(%b, %y) : (i32, i32) -> i32
		  %d = "t.minus"(%c, %c) : (i32, i32) -> i32
		  "t.keep"(%d) : (i32) -> ()
		}) : () -> ()`)))
	for _, r := range ctx.Reports() {
		for _, d := range r.Dialects {
			for _, o := range d.Ops {
				if !o.Live() {
					t.Errorf("%s: %v", o.Name, o.Unimplemented)
				}
			}
		}
	}
	var set rewrite.Set
	if list := rewrite.AddCanonicalizationPatterns(ctx.IR(), &set); len(list) > 0 {
		t.Error(list)
	}
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	res := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	if !res.Converged || len(res.Diagnostics) > 0 {
		t.Fatal(res.Diagnostics)
	}
	const want = `module {
  "t.region"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "t.neg"(%arg1) : (i32) -> i32
    %1 = "t.sub"(%arg0, %0) <{note = "neg"}> {seen} : (i32, i32) -> i32
    %2 = "t.sub"(%1, %1) <{note = "same"}> {t.twice} : (i32, i32) -> i32
    "t.keep"(%2) : (i32) -> ()
  }) : () -> ()
}
`
	if got := asm.String(module, asm.Options{}) + "\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
