// Rules that are right, some of them next to a rule of wrong.td.

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Sum : NativeCodeCall<"addIntegerAttrs($_builder, $0, $1, $2)">;
def Zero : NativeCodeCall<"$_builder.getZeroAttr($0.getType())">;
defvar no_flags = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;
defvar inner = (ConstantLikeMatcher APIntAttr:$c);
defvar outer = (ConstantLikeMatcher APIntAttr:$d);

def NoFlags : Pat<(Arith_AddIOp:$r (Arith_AddIOp $x, inner, $f), outer, $g),
                  (Arith_AddIOp $x, (Arith_ConstantOp (Sum $r, $c, $d)), no_flags)>;
def Casts : Pat<(Arith_TruncIOp (Arith_TruncIOp $x, $f), $g), (Arith_TruncIOp $x, no_flags)>;
def IsSmall : Constraint<CPred<"($0.getValue() + $1.getValue()).ult($0.getValue().getBitWidth()) && "
                               "$0.getValue().ult($0.getValue().getBitWidth()) && $1.getValue().ult($0.getValue().getBitWidth()) && "
                               "($0.getValue() + $1.getValue()).uge($0.getValue())">>;
def Shifts : Pat<(Arith_ShLIOp:$r (Arith_ShLIOp $x, inner, $f), outer, $g),
                 (Arith_ShLIOp $x, (Arith_ConstantOp (Sum $r, $c, $d)), no_flags), [(IsSmall $c, $d)]>;
def Choice : Pat<(SelectOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x, $y), $x, $y),
                 (Arith_MinSIOp $x, $y)>;
def Itself : Pat<(Arith_SubIOp $x, $x, $f), (Arith_ConstantOp (Zero $x))>;
def Negated : Pat<(Arith_NegFOp (Arith_NegFOp $x, $f), $g), (replaceWithValue $x)>;
