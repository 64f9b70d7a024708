include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def IsPositive : Constraint<CPred<"true">>;

// The more special rule comes first.
def Special : Pat<(Arith_AddIOp $x, (Arith_ConstantOp ConstantAttr<I32Attr, "0">), $flags), (replaceWithValue $x), [], [], (addBenefit 2)>;
def General : Pat<(Arith_AddIOp $x, (Arith_ConstantOp $c), $flags), (Arith_SubIOp $x, $x, $flags)>;
// It ends, because it is not its own result that it matches.
def Turn : Pat<(Arith_XOrIOp (Arith_ConstantOp $c), $x), (Arith_OrIOp $x, $x)>;
def Twice : Pat<(Arith_MulIOp $x, $x, $flags), (Arith_MulIOp $x, (Arith_AddIOp $x, $x, $flags), $flags)>;
