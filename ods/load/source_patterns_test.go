package load_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/rewrite"
)

// The canonicalization patterns of a project: classes in C++ and rules that C++ includes
// as generated code.
var patternFiles = map[string]string{
	"Shop.td": `
		include "mlir/IR/OpBase.td"
		include "mlir/Interfaces/SideEffectInterfaces.td"
		def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
		class Shop_Op<string name> : Op<Shop_Dialect, name, [Pure]> {
		  let arguments = (ins I32:$x);
		  let results = (outs I32:$r);
		  let hasCanonicalizer = 1;
		}
		def Shop_NegOp : Shop_Op<"neg">;
		def Shop_TwiceOp : Shop_Op<"twice">;
		def Shop_AddOp : Op<Shop_Dialect, "add", [Pure]> {
		  let arguments = (ins I32:$a, I32:$b, DefaultValuedAttr<I32Attr, "0">:$tries);
		  let results = (outs I32:$r);
		  let hasCanonicalizer = 1;
		}
		def Shop_KeepOp : Op<Shop_Dialect, "keep"> { let arguments = (ins Variadic<I32>:$xs); }`,
	"ShopRules.td": `
		include "Shop.td"
		include "mlir/IR/PatternBase.td"
		def TwiceOfNeg : Pat<(Shop_TwiceOp (Shop_NegOp $x)), (Shop_NegOp (Shop_TwiceOp $x))>;
		def NotUsed : Pat<(Shop_NegOp $x), (Shop_TwiceOp $x)>;`,
	"MoreRules.td": `
		include "Shop.td"
		include "mlir/IR/PatternBase.td"
		def : Pat<(Shop_AddOp $x, $x, $n), (Shop_TwiceOp $x)>;`,
	"Patterns.h": `
		namespace shop {
		template <typename OpTy> struct DropSecond : public mlir::OpRewritePattern<OpTy> {
		  using mlir::OpRewritePattern<OpTy>::OpRewritePattern;
		  llvm::LogicalResult matchAndRewrite(OpTy op, mlir::PatternRewriter &rewriter) const final {
		    auto inner = op.getX().template getDefiningOp<OpTy>();
		    if (!inner)
		      return rewriter.notifyMatchFailure(op, "it is the only one");
		    rewriter.replaceOp(op, inner.getX());
		    return mlir::success();
		  }
		};
		}`,
	"Shop.cpp": `
		#include "Patterns.h"
		using namespace mlir;
		namespace shop {
		#include "rules/ShopRules.cpp.inc"
		namespace more {
		#include "MoreRules.cpp.inc"
		}
		namespace {
		struct Retry : OpRewritePattern<AddOp> {
		  Retry(MLIRContext *context, int limit) : OpRewritePattern<AddOp>(context, /*benefit=*/limit + 4), limit(limit) {
		    setDebugName("retry");
		    addDebugLabels({"slow"});
		  }
		  LogicalResult matchAndRewrite(AddOp op, PatternRewriter &rewriter) const override;
		private:
		  int limit;
		};
		}
		LogicalResult Retry::matchAndRewrite(AddOp op, PatternRewriter &rewriter) const {
		  int64_t tries = op.getTriesAttr().getInt();
		  if (tries >= limit)
		    return failure();
		  rewriter.modifyOpInPlace(op, [&] { op->setAttr("tries", rewriter.getI32IntegerAttr(tries + 1)); });
		  return success();
		}
		void NegOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
		  results.add<DropSecond<NegOp>>(context);
		}
		void TwiceOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
		  results.add<TwiceOfNeg>(context);
		}
		void AddOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
		  results.addWithLabel<Retry>({"again"}, context, 3);
		  more::populateWithGenerated(results);
		}
		}`,
}

func TestSourcePatterns(t *testing.T) {
	dir := t.TempDir()
	for name, text := range patternFiles {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives(), Includes: []string{dir},
		Sources: []mica.Source{mica.File(filepath.Join(dir, "Shop.cpp")), mica.File(filepath.Join(dir, "Patterns.h"))}}, mica.File("Shop.td")))
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
	names := map[string]int{}
	for _, p := range frozen.Patterns() {
		names[p.Name] = p.Benefit
	}
	for name, benefit := range map[string]int{"shop::DropSecond<shop::NegOp>": 1, "retry": 7, "TwiceOfNeg": 2, "GeneratedConvert0": 1} {
		if names[name] != benefit {
			t.Errorf("pattern '%s' has benefit %d, not %d: %v", name, names[name], benefit, names)
		}
	}
	if len(names) != 4 {
		t.Error(names)
	}
	for _, label := range []string{"slow", "again"} {
		if _, err := set.Freeze(ctx.IR(), rewrite.Filter{Disabled: []string{label}}); err != nil {
			t.Error(err)
		}
	}
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func @f(%y: i32) {
		  %x = "shop.neg"(%y) : (i32) -> i32
		  %z = "shop.neg"(%x) : (i32) -> i32
		  %a = "shop.twice"(%x) : (i32) -> i32
		  %b = "shop.add"(%x, %z) : (i32, i32) -> i32
		  %c = "shop.add"(%y, %z) : (i32, i32) -> i32
		  "shop.keep"(%a, %b, %c) : (i32, i32, i32) -> ()
		  return
		}`)))
	res := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	if !res.Converged || len(res.Diagnostics) > 0 {
		t.Fatal(res.Diagnostics)
	}
	const want = `module {
  func.func @f(%arg0: i32) {
    %0 = "shop.neg"(%arg0) : (i32) -> i32
    %1 = "shop.twice"(%arg0) : (i32) -> i32
    %2 = "shop.neg"(%1) : (i32) -> i32
    %3 = "shop.add"(%0, %arg0) <{tries = 3 : i32}> : (i32, i32) -> i32
    %4 = "shop.twice"(%arg0) : (i32) -> i32
    "shop.keep"(%2, %3, %4) : (i32, i32, i32) -> ()
    return
  }
}
`
	if got := asm.String(module, asm.Options{}) + "\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
