// A rule in TableGen.

include "mlir/IR/PatternBase.td"
include "Sums.td"

def NegOfNeg : Pat<(Sums_NegOp (Sums_NegOp $x)), (replaceWithValue $x)>;
