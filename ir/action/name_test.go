package action_test

import (
	"testing"

	"github.com/mica-ir/mica/ir/action"
)

func TestShortName(t *testing.T) {
	for name, want := range map[string]string{
		"AddIAddConstant":                        "AddIAddConstant",
		"(anonymous namespace)::AddIAddConstant": "AddIAddConstant",
		"mlir::VectorConvertToLLVMPattern<mlir::arith::AddIOp, mlir::LLVM::AddOp, mlir::arith::Overflow>":     "VectorConvertToLLVMPattern<AddIOp, AddOp, Overflow>",
		"ReshapeFolder<memref::ExpandShapeOp, &getExpandedSizes, &(anonymous namespace)::getExpandedStrides>": "ReshapeFolder<ExpandShapeOp, &getExpandedSizes, &getExpandedStrides>",
		"::A<::B::C<D::E>>": "A<C<E>>",
		"arith.addi":        "arith.addi",
		"a::":               "",
	} {
		if got := action.ShortName(name); got != want {
			t.Errorf("%s becomes %q and not %q", name, got, want)
		}
	}
}
