package load_test

import (
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/rewrite"
)

// C++ patterns that change blocks, regions and some uses of a value.
func TestRewriterInCPP(t *testing.T) {
	const prefix = `
		include "mlir/IR/OpBase.td"
		include "mlir/Interfaces/SideEffectInterfaces.td"
		def T : Dialect { let name = "t"; let cppNamespace = "::t"; }
		def UseOp : Op<T, "use"> { let arguments = (ins Variadic<AnyType>:$xs); }
		def SourceOp : Op<T, "source"> { let results = (outs I32:$r); }
		def SumOp : Op<T, "sum", [Pure]> {
		  let arguments = (ins I32:$a, I32:$b);
		  let results = (outs I32:$r);
		  let hasFolder = 1;
		  let extraClassDefinition = [{
		    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
		      return getA() == getB() ? ::mlir::OpFoldResult(getA()) : nullptr;
		    }
		  }];
		}
		def BodyOp : Op<T, "body", [NoTerminator, SingleBlock]> {
		  let arguments = (ins I32:$x, I32:$y);
		  let results = (outs I32:$r);
		  let regions = (region AnyRegion:$inner);
		  let hasCanonicalizeMethod = 1;
		  let extraClassDefinition = [{
		    ::llvm::LogicalResult $cppClass::canonicalize(BodyOp op, ::mlir::PatternRewriter &rewriter) {`
	for _, test := range []struct{ name, body, want string }{
		{"inline", `
			rewriter.inlineBlockBefore(&op.getInner().front(), op, op->getOperands());
			rewriter.replaceOp(op, op.getX());
			return ::mlir::success();`, `module {
  %0 = "t.source"() : () -> i32
  %1 = "t.source"() : () -> i32
  "t.use"(%0, %1) : (i32, i32) -> ()
  "t.use"(%0) : (i32) -> ()
  "t.use"(%0) : (i32) -> ()
}`},
		{"createOrFold", `
			::mlir::Value same = rewriter.createOrFold<SumOp>(op.getLoc(), op.getX().getType(), op.getX(), op.getX());
			::mlir::Value sum = rewriter.createOrFold<SumOp>(op.getLoc(), op.getX().getType(), same, op.getY());
			rewriter.replaceOp(op, sum);
			return ::mlir::success();`, `module {
  %0 = "t.source"() : () -> i32
  %1 = "t.source"() : () -> i32
  %2 = "t.sum"(%0, %1) : (i32, i32) -> i32
  "t.use"(%2) : (i32) -> ()
  "t.use"(%0) : (i32) -> ()
}`},
		{"replaceUsesWithIf", `
			rewriter.replaceUsesWithIf(op.getX(), op.getY(), [&](::mlir::OpOperand &use) { return ::llvm::isa<UseOp>(use.getOwner()); });
			rewriter.replaceAllUsesExcept(op.getX(), op.getY(), op);
			rewriter.replaceAllOpUsesWith(op, ::mlir::ValueRange{op.getY()});
			rewriter.clone(*op.getX().getDefiningOp());
			rewriter.eraseOp(op);
			return ::mlir::success();`, `module {
  %0 = "t.source"() : () -> i32
  %1 = "t.source"() : () -> i32
  %2 = "t.source"() : () -> i32
  "t.use"(%1) : (i32) -> ()
  "t.use"(%1) : (i32) -> ()
}`},
	} {
		t.Run(test.name, func(t *testing.T) {
			ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("t.td", prefix+test.body+"\n}\n}];\n}\n")))
			module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
				%0 = "t.source"() : () -> i32
				%1 = "t.source"() : () -> i32
				%2 = "t.body"(%0, %1) ({
				^bb0(%a: i32, %b: i32):
				  "t.use"(%a, %b) : (i32, i32) -> ()
				}) : (i32, i32) -> i32
				"t.use"(%2) : (i32) -> ()
				"t.use"(%0) : (i32) -> ()`)))
			var set rewrite.Set
			if list := rewrite.AddCanonicalizationPatterns(ctx.IR(), &set); len(list) > 0 {
				t.Fatal(list)
			}
			frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
			if err != nil {
				t.Fatal(err)
			}
			res := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
			if len(res.Diagnostics) > 0 {
				t.Error(res.Diagnostics)
			}
			if got := asm.String(module, asm.Options{}); got != test.want {
				t.Errorf("got:\n%s\nwant:\n%s", got, test.want)
			}
		})
	}
}
