// The listings of the manual of ODS, each as an operation, a type, an attribute or an
// enumeration of one dialect. Where the language has changed since the text was written,
// the comment says what is different.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def M_Dialect : Dialect {
  let summary = "one construct of the manual after the other";
  let description = [{
    The description has several lines.
  }];
  let name = "m";
  let cppNamespace = "::m";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let isExtensible = 1;
  let dependentDialects = ["arith::ArithDialect", "func::FuncDialect"];
}
class M_Op<string mnemonic, list<Trait> traits = []> : Op<M_Dialect, mnemonic, traits>;
class M_Type<string name, string mnem, list<Trait> traits = []> : TypeDef<M_Dialect, name, traits> {
  let mnemonic = mnem;
}
class M_Attr<string name, string mnem, list<Trait> traits = []> : AttrDef<M_Dialect, name, traits> {
  let mnemonic = mnem;
}

// A pooling operation: a class of string attributes, a confined array, a default that is a
// string, a derived type.
def FloatTensor : TensorOf<[AnyFloat]>;
class OneOfStrings<list<string> words> : StringBasedAttr<
    CPred<!interleave(!foreach(w, words, "::llvm::cast<::mlir::StringAttr>($_self).getValue() == \"" # w # "\""), " || ")>,
    "string attribute whose value is " # !interleave(words, ", or ")>;
class DerivedOperandType<int i> : DerivedTypeAttr<
    "return ::mlir::getElementTypeOrSelf(this->getOperation()->getOperand(" # i # ").getType());">;
def PoolOp : M_Op<"pool", [NoMemoryEffect]> {
  let summary = "means of windows";
  let arguments = (ins
    FloatTensor:$value,
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$window,
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$step,
    OneOfStrings<["WRAP", "CUT"]>:$border,
    DefaultValuedStrAttr<OneOfStrings<["NHWC", "NCHW"]>, "NHWC">:$order);
  let results = (outs FloatTensor:$mean);
  DerivedOperandType T = DerivedOperandType<0>;
}

// Constraints of attributes together.
def FirstIsNine : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<ArrayAttr>($_self)[0]).getInt() == 9">, "first is 9">;
def SecondIsTen : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<ArrayAttr>($_self)[1]).getInt() == 10">, "second is 10">;
def NineTenOp : M_Op<"nine_ten"> {
  let arguments = (ins ConfinedAttr<I64ArrayAttr, [AllAttrOf<[FirstIsNine, SecondIsTen]>]>:$attr);
  let results = (outs I32:$r);
}
// (Arguments are attributes, so the constraint confines one.)
def IntOr : AttrConstraint<And<[
  CPred<"::llvm::isa<IntegerAttr>($_self)">,
  Or<[
    CPred<"::llvm::cast<IntegerAttr>($_self).getType().isInteger(16)">,
    CPred<"::llvm::cast<IntegerAttr>($_self).getType().isInteger(64)">
  ]>
]>, "16 or 64 bits">;
def IsOdd : AttrConstraint<CPred<"m::isOdd($_self)">, "is odd">;
def IntOrOp : M_Op<"int_or"> {
  let arguments = (ins ConfinedAttr<AnyAttr, [IntOr]>:$attr);
}
def OddOp : M_Op<"odd"> {
  let arguments = (ins ConfinedAttr<AnyAttr, [IsOdd]>:$attr);
}

// Operands, attributes and results of several kinds: builders.
def MixedOp : M_Op<"mixed"> {
  let arguments = (ins I32:$i, F32:$f, I32Attr:$n, F32Attr:$x);
  let results = (outs I32:$ri, F32:$rf);
}
def DeclaredOp : M_Op<"declared"> {
  let arguments = (ins F32Attr:$attr);
  let builders = [OpBuilder<(ins "float":$val)>];
}
def BuiltOp : M_Op<"built"> {
  let arguments = (ins F32Attr:$attr);
  let builders = [
    OpBuilder<(ins CArg<"float", "0.25f">:$val), [{
      $_state.addAttribute("attr", $_builder.getF32FloatAttr(val));
    }]>
  ];
}

// Declarative formats.
def CallOp : M_Op<"call"> {
  let arguments = (ins FlatSymbolRefAttr:$target, Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = [{
    $target `(` $values `)` attr-dict `:` functional-type($values, results)
  }];
}
def LinesOp : M_Op<"lines"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    `{` `\n` ` ` ` ` `own_line` `\n` `}` attr-dict `:` type($r)
  }];
}
def YieldOp : M_Op<"yield"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
def LoadOp : M_Op<"load"> {
  let arguments = (ins UnitAttr:$read_only);
  let assemblyFormat = "attr-dict (`read_only` $read_only^)?";
}
def FlagOp : M_Op<"flag"> {
  let arguments = (ins UnitAttr:$set);
  let assemblyFormat = "attr-dict (`on` $set^):(`off`)?";
}

// Enumerations.
def Fifteen : I32EnumAttrCase<"Fifteen", 15>;
def Twenty : I32EnumAttrCase<"Twenty", 20>;
def Number : I32EnumAttr<"Number", "a number", [Fifteen, Twenty]> {
  let cppNamespace = "Outer::Inner";
  let stringToSymbolFnName = "ToNumber";
  let symbolToStringFnName = "FromNumber";
}
def NumberOp : M_Op<"number"> {
  let arguments = (ins Number:$n);
  let assemblyFormat = "$n attr-dict";
}
// (The width of the cases is a part of the name of the class.)
def NoBits : I32BitEnumAttrCaseNone<"None">;
def Bit0 : I32BitEnumAttrCaseBit<"Bit0", 0, "marked">;
def Bit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;
def Bit2 : I32BitEnumAttrCaseBit<"Bit2", 2>;
def Bits : I32BitEnumAttr<"Bits", "some bits", [NoBits, Bit0, Bit1, Bit2]>;
def BitsOp : M_Op<"bits"> {
  let arguments = (ins Bits:$bits);
  let assemblyFormat = "$bits attr-dict";
}
def TraitA : NativeOpTrait<"TraitA">, Deprecated<"use the other">;
def CppOldOp : M_Op<"cpp_old">, CppDeprecated<"use 'm.new' instead">;

// Types and attributes.
def IntType : M_Type<"Wide", "int"> {
  let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
  let genVerifyDecl = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify(::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError, unsigned width) {
      if (width > 64)
        return emitError() << "at most 64 bits, not " << width;
      return ::mlir::success();
    }
  }];
}
def IntAttr : M_Attr<"Wide", "int"> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type, "const APInt &":$value), [{
      return $_get(type.getContext(), type, value);
    }]>
  ];
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}
def IntsParam : TypeParameter<"::llvm::ArrayRef<int>", "some ints"> {
  let allocator = "$_dst = $_allocator.copyInto($_self);";
  let cppStorageType = "::llvm::SmallVector<int>"; // what is parsed
}
def DimsType : M_Type<"Dims", "dims"> {
  let parameters = (ins IntsParam:$dims);
  let assemblyFormat = "`<` $dims `>`";
}
def ManyBuildersType : M_Type<"ManyBuilders", "many_builders"> {
  let parameters = (ins "int":$n);
  let assemblyFormat = "`<` $n `>`";
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins CArg<"int", "0">:$n), [{
      return Base::get($_ctxt, n);
    }]>,
    TypeBuilderWithInferredContext<(ins "Type":$of), [{
      return Base::get(of.getContext(), 1);
    }]>,
    TypeBuilder<(ins "unsigned":$n, "bool":$b), [{}], "IntegerType">
  ];
}
def MapType : TypeDef<M_Dialect, "Map"> {
  let mnemonic = "map";
  let parameters = (ins "int":$count, "AffineMap":$map);
  let assemblyFormat = "`<` $count `,` `map` `=` $map `>`";
}
def TwoInts : TypeParameter<"std::pair<int, int>", "two ints"> {
  let printer = [{ $_printer << $_self.first << " * " << $_self.second }];
  let parser = [{ [&] -> FailureOr<std::pair<int, int>> {
    int a, b;
    if ($_parser.parseInteger(a) || $_parser.parseStar() ||
        $_parser.parseInteger(b))
      return failure();
    return std::make_pair(a, b);
  }() }];
}
def ProductType : M_Type<"Product", "product"> {
  let parameters = (ins TwoInts:$two);
  let assemblyFormat = "`<` $two `>`";
}
def OptionalType : M_Type<"Optional", "optional"> {
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = "( `(` $a^ `)` ) : (`x`)?";
}
def DefaultType : M_Type<"Default", "default"> {
  let parameters = (ins DefaultValuedParameter<"std::optional<int>", "5">:$a);
  let assemblyFormat = "(`<` $a^ `>`)?";
}
def DefaultInt : M_Type<"DefaultInt", "default_int"> {
  let parameters = (ins DefaultValuedParameter<"IntegerType", "IntegerType::get($_ctxt, 32)">:$a);
  let assemblyFormat = "(`<` $a^ `>`)?";
}
def ExternAttr : AttrDef<M_Dialect, "Extern", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let mnemonic = "extern";
  let assemblyFormat = "";
}
// The type of a value is a parameter like others; it is printed after the attribute.
def NotedAttr : AttrDef<M_Dialect, "Noted", [TypedAttrInterface]> {
  let parameters = (ins "int":$n, "Type":$type);
  let mnemonic = "noted";
  let assemblyFormat = "`<` $n `of` $type `>`";
}
def PairType : TypeDef<M_Dialect, "Pair"> {
  let parameters = (ins "int":$a, "int":$b);
  let mnemonic = "pair";
  let assemblyFormat = "`<` params `>`";
}
def OuterType : TypeDef<M_Dialect, "Outer"> {
  let parameters = (ins PairType:$inner);
  let mnemonic = "outer";
  let assemblyFormat = "`<` `pair` `:` $inner `>`";
}
def OuterQualifiedType : TypeDef<M_Dialect, "OuterQualified"> {
  let parameters = (ins PairType:$inner);
  let mnemonic = "outer_qual";
  let assemblyFormat = "`<` `pair` `:` qualified($inner) `>`";
}
def StructType : TypeDef<M_Dialect, "Struct"> {
  let parameters = (ins StringRefParameter<>:$sym_name, "int":$a, "int":$b, "int":$c);
  let mnemonic = "struct";
  let assemblyFormat = "`<` $sym_name `->` struct($a, $b, $c) `>`";
}
def ParamsStructType : TypeDef<M_Dialect, "ParamsStruct"> {
  let parameters = (ins StringRefParameter<>:$sym_name, "int":$a, "int":$b, "int":$c);
  let mnemonic = "pstruct";
  let assemblyFormat = "`<` struct(params) `>`";
}
def CustomType : M_Type<"Custom", "custom"> {
  let parameters = (ins "int":$foo, "int":$bar);
  let assemblyFormat = "`<` custom<Foo>($foo) custom<Bar>($bar, ref($foo)) `>`";
}
def LiteralType : M_Type<"Literal", "literal"> {
  let parameters = (ins "int":$bar);
  let assemblyFormat = [{ `<` custom<Lit>($bar, "1") `>` }];
}
