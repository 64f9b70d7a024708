// Operations and natives that the rules of this directory use.
include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Kit : Dialect { let name = "kit"; let cppNamespace = "::kit"; }
class KitOp<string mnemonic, dag args, dag outs, list<Trait> traits = []> : Op<Kit, mnemonic, traits> {
  let arguments = args;
  let results = outs;
}
def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0>, I32EnumAttrCase<"Blue", 1>]>;

def Glue : KitOp<"glue", (ins I32:$a, I32:$b, I32Attr:$k), (outs I32:$r)>;
def Mix : KitOp<"mix", (ins I32:$a, I32:$b, I32:$c), (outs I32)>;
def Cut : KitOp<"cut", (ins I32:$x, OptionalAttr<I32Attr>:$k, UnitAttr:$u), (outs I32)>;
def Same : KitOp<"same", (ins AnyType:$x, I32Attr:$k), (outs AnyType), [SameOperandsAndResultType]>;
def Pair : KitOp<"pair", (ins I32:$x), (outs I32:$first, F32:$second)>;
def Split : KitOp<"split", (ins I32:$x, Variadic<I32>:$rest), (outs I32:$head, Variadic<I32>:$tail)>;
def Groups : KitOp<"groups", (ins Variadic<I32>:$xs, Optional<I32>:$y, Variadic<I32>:$zs), (outs I32), [AttrSizedOperandSegments]>;
def Alike : KitOp<"alike", (ins Variadic<I32>:$xs, Variadic<I32>:$ys), (outs), [SameVariadicOperandSize]>;
def Paint : KitOp<"paint", (ins Color:$color, StrAttr:$name), (outs I32)>;
def Store : KitOp<"store", (ins I32:$x), (outs)>;
def Tree : KitOp<"tree", (ins I32:$a, I32:$b, I32:$c, I32:$d, I32:$e, I32:$f, I32:$g, I32:$h), (outs I32)>;
def Numbers : KitOp<"numbers", (ins I32:$x, I64Prop:$n, StringProp:$s), (outs I32)>;

def Foo : NativeCodeCall<"foo($_builder, $_loc, $0, $1)">;
def Two : NativeCodeCall<"two($0...)", 2>;
def Emit : NativeCodeCallVoid<"emit($_builder, $0)">;
def Find : NativeCodeCall<"find($_self, $0, $1)">;
def Lines : NativeCodeCall<[{
  build($0,
        "a \"quoted\" text", $1)
}]>;
def Big : AttrConstraint<CPred<"::llvm::cast<IntegerAttr>($_self).getInt() > 100">, "big \"one\"">;
def Known : AttrConstraint<CPred<"!$_self || isKnown($_self)">, "known">;
def Equal : Constraint<CPred<"$0 == $1">, "equal">;
def Uses : Constraint<CPred<"$_self.hasOneUse() && check($0, $1, $2)">>;
