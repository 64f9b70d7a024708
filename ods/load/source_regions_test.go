package load_test

import (
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/rewrite"
)

// An operation with a region whose canonicalization builds another one in its place: with
// names that the class declares, a builder that takes a function, mappings, walks and
// ranges of operands that change.
const regionDefinitions = `
	include "mlir/IR/OpBase.td"
	include "mlir/Interfaces/SideEffectInterfaces.td"
	def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::box"; }
	def Box_YieldOp : Op<Box_Dialect, "yield", [Terminator]> { let arguments = (ins Variadic<I32>:$values); }
	def Box_RunOp : Op<Box_Dialect, "run"> {
	  let arguments = (ins Variadic<I32>:$inputs);
	  let results = (outs Variadic<I32>:$outs);
	  let regions = (region SizedRegion<1>:$body);
	  let hasCanonicalizer = 1;
	  let skipDefaultBuilders = 1;
	  let builders = [OpBuilder<(ins "mlir::ValueRange":$inputs, "mlir::TypeRange":$types, "BodyFn":$fill)>];
	  let extraClassDeclaration = [{
	    using BodyFn = llvm::function_ref<void(mlir::OpBuilder &, mlir::Location, mlir::ValueRange)>;
	    enum Limit { Few = 1, Many = 8 };
	    RunOp rebuild(mlir::TypeRange types, mlir::PatternRewriter &rewriter, Limit limit = Few, bool keep = true);
	  }];
	}
	def Box_KeepOp : Op<Box_Dialect, "keep"> { let arguments = (ins Variadic<I32>:$xs); }`

const regionSource = `
	using namespace mlir;
	namespace box {
	void RunOp::build(OpBuilder &builder, OperationState &state, ValueRange inputs, TypeRange types, RunOp::BodyFn fill) {
	  state.addTypes(types);
	  state.addOperands(inputs);
	  Region *body = state.addRegion();
	  body->push_back(new Block);
	  Block &block = body->front();
	  for (Value v : inputs)
	    block.addArgument(v.getType(), v.getLoc());
	  OpBuilder::InsertionGuard guard(builder);
	  builder.setInsertionPointToStart(&block);
	  fill(builder, state.location, block.getArguments());
	}
	RunOp RunOp::rebuild(TypeRange types, PatternRewriter &rewriter, Limit limit, bool keep) {
	  Block &body = getBody().front();
	  RunOp op = rewriter.create<RunOp>(getLoc(), getInputs(), types, [&](OpBuilder &b, Location loc, ValueRange args) {
	    IRMapping map;
	    for (BlockArgument arg : body.getArguments())
	      map.map(arg, args[arg.getArgNumber()]);
	    for (auto &inner : body.getOperations())
	      b.clone(inner, map);
	  });
	  if (keep)
	    op->setAttrs(getOperation()->getAttrs());
	  op->setAttr("limit", rewriter.getI32IntegerAttr(limit));
	  op->setAttr("many", rewriter.getI32IntegerAttr(RunOp::Limit::Many));
	  return op;
	}
	struct DropUnusedResults : OpRewritePattern<RunOp> {
	  using OpRewritePattern<RunOp>::OpRewritePattern;
	  LogicalResult matchAndRewrite(RunOp op, PatternRewriter &rewriter) const override {
	    auto yield = cast<YieldOp>(op.getBody().front().getTerminator());
	    SmallVector<int> unused;
	    SmallVector<Value> used;
	    for (auto [i, r] : llvm::enumerate(op.getResults())) {
	      if (r.use_empty())
	        unused.push_back(i);
	      else
	        used.push_back(r);
	    }
	    if (unused.empty())
	      return failure();
	    for (int i : llvm::reverse(unused))
	      yield.getValuesMutable().erase(i);
	    SmallVector<Type> types(yield.getValues().getTypes());
	    RunOp smaller = op.rebuild(types, rewriter);
	    int count = 0;
	    smaller.walk([&](Operation *inner) { ++count; });
	    smaller->setAttr("count", rewriter.getI32IntegerAttr(count));
	    WalkResult found = smaller.walk<WalkOrder::PreOrder>([&](RunOp inner) {
	      return inner == smaller ? WalkResult::advance() : WalkResult::interrupt();
	    });
	    if (found.wasInterrupted())
	      smaller->setAttr("nested", rewriter.getUnitAttr());
	    rewriter.replaceAllUsesWith(used, smaller.getResults());
	    rewriter.eraseOp(op);
	    return success();
	  }
	};
	struct DropUnusedInputs : OpRewritePattern<RunOp> {
	  using OpRewritePattern<RunOp>::OpRewritePattern;
	  LogicalResult matchAndRewrite(RunOp op, PatternRewriter &rewriter) const override {
	    Block &body = op.getBody().front();
	    for (unsigned i = 0; i < body.getNumArguments(); ++i) {
	      if (!body.getArgument(i).use_empty())
	        continue;
	      rewriter.modifyOpInPlace(op, [&] {
	        body.eraseArgument(i);
	        op.getInputsMutable().erase(i);
	      });
	      return success();
	    }
	    return failure();
	  }
	};
	void RunOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
	  results.add<DropUnusedResults, DropUnusedInputs>(context);
	}
	}`

func TestSourceRegions(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives(), Sources: []mica.Source{mica.Text("Box.cpp", regionSource)}},
		mica.Text("Box.td", regionDefinitions)))
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
		t.Fatal(list)
	}
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func @f(%x: i32, %y: i32) {
		  %r:3 = "box.run"(%x, %y) ({
		  ^bb0(%a: i32, %b: i32):
		    %n = "box.run"(%a) ({
		    ^bb0(%c: i32):
		      "box.yield"(%c) : (i32) -> ()
		    }) : (i32) -> i32
		    "box.yield"(%a, %n, %b) : (i32, i32, i32) -> ()
		  }) {other} : (i32, i32) -> (i32, i32, i32)
		  "box.keep"(%r#1) : (i32) -> ()
		  return
		}`)))
	res := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	if !res.Converged || len(res.Diagnostics) > 0 {
		t.Fatal(res.Diagnostics)
	}
	const want = `module {
  func.func @f(%arg0: i32, %arg1: i32) {
    %0 = "box.run"(%arg0) ({
    ^bb0(%arg2: i32):
      %1 = "box.run"(%arg2) ({
      ^bb0(%arg3: i32):
        "box.yield"(%arg3) : (i32) -> ()
      }) : (i32) -> i32
      "box.yield"(%1) : (i32) -> ()
    }) {count = 4 : i32, limit = 1 : i32, many = 8 : i32, nested, other} : (i32) -> i32
    "box.keep"(%0) : (i32) -> ()
    return
  }
}
`
	if got := asm.String(module, asm.Options{}) + "\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
