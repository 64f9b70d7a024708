// A dialect for tests of rewrite rules: operations with every kind of group of operands
// and results, of attribute and of property, mostly in pairs with the same signature.

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def RuleDialect : Dialect {
  let name = "rule";
  let cppNamespace = "::rule";
}

class RuleOp<string mnemonic, list<Trait> traits = []> : Op<RuleDialect, mnemonic, traits>;

// Single operands and results. Only the types of "cast" are not known from its operands.

def UnOp : RuleOp<"un", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def PureOp : RuleOp<"pure", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def BinOp : RuleOp<"bin", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
}
def TriOp : RuleOp<"tri"> {
  let arguments = (ins AnyType:$x, I32:$y, AnyType:$z);
  let results = (outs I32:$r);
}
def CastOp : RuleOp<"cast"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def ToI32Op : RuleOp<"to_i32"> {
  let arguments = (ins AnyType:$x);
  let results = (outs I32:$r);
}
def ToF32Op : RuleOp<"to_f32"> {
  let arguments = (ins AnyTypeOf<[I32, I64]>:$x);
  let results = (outs F32:$r);
}
def ConstOp : RuleOp<"const", [AllTypesMatch<["value", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
}
def SinkOp : RuleOp<"sink"> {
  let arguments = (ins AnyType:$x);
}
def NoneOp : RuleOp<"none"> {
  let results = (outs I32:$r);
}

// Groups of operands.

class ManyOp<string name> : RuleOp<name> {
  let arguments = (ins Variadic<AnyType>:$xs);
  let results = (outs I32:$r);
}
def Many1Op : ManyOp<"many1">;
def Many2Op : ManyOp<"many2">;

class TailOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$xs);
  let results = (outs I32:$r);
}
def Tail1Op : TailOp<"tail1">;
def Tail2Op : TailOp<"tail2">;

class HeadOp<string name> : RuleOp<name> {
  let arguments = (ins Variadic<I32>:$xs, AnyType:$x);
  let results = (outs I32:$r);
}
def Head1Op : HeadOp<"head1">;
def Head2Op : HeadOp<"head2">;

class MaybeOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x, Optional<AnyType>:$y);
  let results = (outs I32:$r);
}
def Maybe1Op : MaybeOp<"maybe1">;
def Maybe2Op : MaybeOp<"maybe2">;

class SameSizeOp<string name> : RuleOp<name, [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$xs, AnyType:$m, Variadic<AnyType>:$ys);
  let results = (outs I32:$r);
}
def SameSize1Op : SameSizeOp<"same_size1">;
def SameSize2Op : SameSizeOp<"same_size2">;

class SizedOp<string name> : RuleOp<name, [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$xs, Optional<AnyType>:$y, AnyType:$m, Variadic<AnyType>:$zs);
  let results = (outs I32:$r);
}
def Sized1Op : SizedOp<"sized1">;
def Sized2Op : SizedOp<"sized2">;

// Groups of results.

class SplitOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x);
  let results = (outs I32:$a, F32:$b);
}
def Split1Op : SplitOp<"split1">;
def Split2Op : SplitOp<"split2">;

class AnyPairOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$a, AnyType:$b);
}
def AnyPair1Op : AnyPairOp<"any_pair1">;
def AnyPair2Op : AnyPairOp<"any_pair2">;

class ThreeOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x, StrAttr:$s);
  let results = (outs I32:$a, F32:$b, I64:$c);
}
def Three1Op : ThreeOp<"three1">;
def Three2Op : ThreeOp<"three2">;

class ResultsOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x);
  let results = (outs Variadic<AnyType>:$a, F32:$b);
}
def Results1Op : ResultsOp<"results1">;
def Results2Op : ResultsOp<"results2">;

class SameResultsOp<string name> : RuleOp<name, [SameVariadicResultSize]> {
  let arguments = (ins Variadic<AnyType>:$xs);
  let results = (outs Variadic<I32>:$a, F32:$b, Variadic<I32>:$c);
}
def SameResults1Op : SameResultsOp<"same_results1">;
def SameResults2Op : SameResultsOp<"same_results2">;

class SizedResultsOp<string name> : RuleOp<name, [AttrSizedResultSegments]> {
  let arguments = (ins AnyType:$x);
  let results = (outs Variadic<AnyType>:$a, Optional<F32>:$b, Variadic<AnyType>:$c);
}
def SizedResults1Op : SizedResultsOp<"sized_results1">;
def SizedResults2Op : SizedResultsOp<"sized_results2">;

class MaybeResultOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x);
  let results = (outs Optional<AnyType>:$r);
}
def MaybeResult1Op : MaybeResultOp<"maybe_result1">;
def MaybeResult2Op : MaybeResultOp<"maybe_result2">;

// Attributes and properties.

def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Green", 1, "green">,
    I32EnumAttrCase<"Blue", 5, "blue">]> {
  let cppNamespace = "::rule";
}

class AttrsOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x, I32Attr:$i, OptionalAttr<StrAttr>:$s, DefaultValuedAttr<I32Attr, "7">:$d, UnitAttr:$u);
  let results = (outs I32:$r);
}
def Attrs1Op : AttrsOp<"attrs1">;
def Attrs2Op : AttrsOp<"attrs2">;

class MixedOp<string name> : RuleOp<name> {
  let arguments = (ins StrAttr:$s, AnyType:$x, Color:$color, Variadic<AnyType>:$ys, AnyAttr:$any);
  let results = (outs I32:$r);
}
def Mixed1Op : MixedOp<"mixed1">;
def Mixed2Op : MixedOp<"mixed2">;

class KindsOp<string name> : RuleOp<name> {
  let arguments = (ins I64Attr:$i, F32Attr:$f, BoolAttr:$b, TypeAttr:$t, I64ArrayAttr:$list, SymbolRefAttr:$sym, DenseI32ArrayAttr:$dense, IndexAttr:$index);
  let results = (outs I32:$r);
}
def Kinds1Op : KindsOp<"kinds1">;
def Kinds2Op : KindsOp<"kinds2">;

class PropsOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x, I64Prop:$n, StringProp:$s, DefaultValuedProp<BoolProp, "false">:$b);
  let results = (outs I32:$r);
}
def Props1Op : PropsOp<"props1">;
def Props2Op : PropsOp<"props2">;

// Regions.

class BodyOp<string name> : RuleOp<name> {
  let arguments = (ins AnyType:$x);
  let results = (outs I32:$r);
  let regions = (region AnyRegion:$first, AnyRegion:$second);
}
def Body1Op : BodyOp<"body1">;
def Body2Op : BodyOp<"body2">;

// Builders that deduce the result types.

def DeduceOp : RuleOp<"deduce"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let builders = [OpBuilder<(ins "::mlir::Value":$x), [{ build($_builder, $_state, x.getType(), x); }]>];
}
def DeduceShapeOp : RuleOp<"deduce_shape"> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$ys, I32Attr:$n, UnitAttr:$u);
  let results = (outs AnyType:$r, Variadic<AnyType>:$rest);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$x, "::mlir::ValueRange":$ys, "::mlir::IntegerAttr":$n, CArg<"::mlir::UnitAttr", "{}">:$u), [{
      $_state.addOperands(x);
      $_state.addOperands(ys);
      $_state.addAttribute(getNAttrName($_state.name), n);
      if (u)
        $_state.addAttribute(getUAttrName($_state.name), u);
      $_state.addTypes(::mlir::RankedTensorType::get({n.getInt(), static_cast<int64_t>(ys.size())}, x.getType()));
      for (::mlir::Value y : ys)
        $_state.addTypes(::mlir::TypeRange(y.getType()));
    }]>,
    OpBuilder<(ins "::mlir::Value":$x, "::mlir::Value":$y, "::mlir::IntegerAttr":$n, "::mlir::UnitAttr":$u), [{
      build($_builder, $_state, x, ::mlir::ValueRange(y), n, u);
    }]>
  ];
}
def DeducePropOp : RuleOp<"deduce_prop"> {
  let arguments = (ins AnyType:$x, I64Prop:$n);
  let results = (outs AnyType:$r);
  let builders = [OpBuilder<(ins "::mlir::Value":$x, "int64_t":$n), [{
    build($_builder, $_state, n > 10 ? x.getType() : ::mlir::Type($_builder.getIndexType()), x, n);
  }]>];
}
