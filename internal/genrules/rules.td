include "mlir/IR/PatternBase.td"
include "calc.td"

def IsZero : Constraint<CPred<"llvm::isa<mlir::IntegerAttr>($0) && llvm::cast<mlir::IntegerAttr>($0).getValue().isZero()">, "zero">;
def SameValue : Constraint<CPred<"$0 == $1">, "the same value">;
def OneUse : Constraint<CPred<"$0.hasOneUse()">, "one use">;
def Plus : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), llvm::cast<mlir::IntegerAttr>($0).getInt() + llvm::cast<mlir::IntegerAttr>($1).getInt())">;

// x + 0 = x
def AddZero : Pat<(AddOp $x, (ConstantOp TypedAttrInterface:$c)), (replaceWithValue $x), [(IsZero $c)]>;
// (x + a) + b = x + (a + b)
def AddOfAdd : Pat<(AddOp (AddOp $x, (ConstantOp $a)), (ConstantOp $b)), (AddOp $x, (ConstantOp (Plus $a, $b)))>;
// x - x
def SubSelf : Pat<(SubOp $x, $x), (SubOp (NegOp $x, (NativeCodeCall<"$_builder.getUnitAttr()">)), (NegOp:$n $x, (NativeCodeCall<"mlir::UnitAttr()">))), [], [], (addBenefit 2)>;
// either order, a type constraint
def MulNeg : Pat<(MulOp (either I32:$x, (NegOp:$n $y, $exact))), (NegOp (MulOp $x, $y), $exact), [(OneUse $n)]>;
// several results, of which one is used twice
def DivOfDiv : Pat<(DivOp:$d (DivOp:$inner $x, $y), $z), (DivOp:$new $x, (MulOp $y, $z)), [(SameValue $y, $z)]>;
// variadic operands, listed ones, an attribute with a default value
def SumOfTwo : Pat<(SumOp (variadic $a, $b), (variadic), $start), (SumOp (variadic $a, $b, $a), (variadic), $start)>;
def CastOfCast : Pat<(CastOp (CastOp $x)), (CastOp $x, (location "cast"))>;
// an auxiliary pattern and a native call without a result
def Store : Pattern<(StoreOp (CastOp:$c $v), $name), [(StoreOp $v, $name)], [], [(NativeCodeCallVoid<"(void)$0"> $v)]>;

// A native call on a symbol, and one on constants.
def Louder : NativeCodeCall<"$_builder.getStringAttr($_self.getValue() + \"!\")">;
def Numbered : NativeCodeCall<"$_builder.getStringAttr($1.getValue() + ::llvm::Twine($0.getInt()))">;
def StoreLouder : Pat<(StoreOp $v, ConstantStrAttr<StrAttr, "other">:$name), (StoreOp $v, Louder:$name)>;
def StoreNumbered : Pat<(StoreOp $v, ConstantStrAttr<StrAttr, "other!">), (StoreOp $v, (Numbered ConstantAttr<I32Attr, "3">, ConstantStrAttr<StrAttr, "other">))>;
