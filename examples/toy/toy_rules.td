//===- toy_rules.td - Simpler programs in toy, as DRR ---------*- tablegen -*-===//
//
// The rules of toy_rules.pdll in the other language.
//
//===----------------------------------------------------------------------===//

#ifndef TOY_RULES_TD
#define TOY_RULES_TD

include "mlir/IR/PatternBase.td"
include "toy.td"

// transpose(transpose(x)) is x.
def TransposeOfTranspose : Pat<(TransposeOp (TransposeOp $x)),
                               (replaceWithValue $x)>;

// reshape(reshape(x)) is reshape(x).
def ReshapeOfReshape : Pat<(ReshapeOp (ReshapeOp $x)), (ReshapeOp $x)>;

// reshape(constant) is a constant.
def ReshapeElements
    : NativeCodeCall<"$0.reshape(::llvm::cast<ShapedType>($1.getType()))">;
def ReshapeOfConstant : Pat<(ReshapeOp:$reshaped (ConstantOp $value)),
                            (ConstantOp (ReshapeElements $value, $reshaped))>;

// reshape(x) is x if the type stays the same.
def HaveSameType : Constraint<CPred<"$0.getType() == $1.getType()">,
                              "have the same type">;
def RedundantReshape : Pat<(ReshapeOp:$reshaped $x), (replaceWithValue $x),
                           [(HaveSameType $x, $reshaped)]>;

#endif // TOY_RULES_TD
