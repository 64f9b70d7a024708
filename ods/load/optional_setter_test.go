package load_test

import (
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
)

// TestOptionalSetters sets optional attributes from C++ values, and removes one.
func TestOptionalSetters(t *testing.T) {
	const text = `
include "mlir/IR/OpBase.td"
def T : Dialect { let name = "t"; let cppNamespace = "::t"; }
def AOp : Op<T, "a"> {
  let arguments = (ins OptionalAttr<I64Attr>:$n, OptionalAttr<BoolAttr>:$b, OptionalAttr<StrAttr>:$s, OptionalAttr<I64Attr>:$gone, UnitAttr:$done);
  let hasCanonicalizeMethod = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::canonicalize(AOp op, ::mlir::PatternRewriter &rewriter) {
      if (op.getDone())
        return ::mlir::failure();
      rewriter.modifyOpInPlace(op, [&] {
        op.setN(op.getN().value_or(3) + 1);
        op.setB(true);
        op.setS("text");
        op.setGone(std::nullopt);
        op.setDone(true);
      });
      return ::mlir::success();
    }
  }];
}`
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("t.td", text)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `"t.a"() {gone = 1 : i64} : () -> ()`)))
	if list := ctx.Run(module, "canonicalize"); len(list) > 0 {
		t.Fatal(list)
	}
	const want = "module {\n  \"t.a\"() <{b = true, done, n = 4 : i64, s = \"text\"}> : () -> ()\n}"
	if got := asm.String(module, asm.Options{}); got != want {
		t.Errorf("got\n%s", got)
	}
}
