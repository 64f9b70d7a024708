//===- kinds.td - Every kind of part of a definition ----------*- tablegen -*-===//
//
// A dialect of which the Go code is generated, for the tests of the generator.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Kinds_Dialect : Dialect {
  let name = "kinds";
  let cppNamespace = "::kinds";
  let summary = "One of each";
  let description = [{
    Operations with one of each kind of part.

    ```mlir
    %0 = kinds.values %a, %b : i32
    ```

    - not for compilers
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

class Kinds_Op<string mnemonic, list<Trait> traits = []>
    : Op<Kinds_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">,
    I32EnumAttrCase<"Green", 5, "green">,
    I32EnumAttrCase<"DarkBlue", 6, "dark-blue">]> {
  let cppNamespace = "::kinds";
}

def NoFlags : I32BitEnumAttrCaseNone<"None", "none">;
def Fast : I32BitEnumAttrCaseBit<"Fast", 0, "fast">;
def Small : I32BitEnumAttrCaseBit<"Small", 1, "small">;
def Both : I32BitEnumAttrCaseGroup<"Both", [Fast, Small], "both">;
def Flags : I32BitEnumAttr<"Flags", "some flags", [NoFlags, Fast, Small, Both]> {
  let cppNamespace = "::kinds";
  let separator = ", ";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def FlagsAttr : EnumAttr<Kinds_Dialect, Flags, "flags"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

class Kinds_Type<string name, string typeMnemonic> : TypeDef<Kinds_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Plain : Kinds_Type<"Plain", "plain"> {
  let summary = "A type without parameters";
}

def Box : Kinds_Type<"Box", "box"> {
  let summary = "A type with parameters";
  let parameters = (ins "unsigned":$width, "::mlir::Type":$element, "bool":$open,
                        ArrayRefParameter<"int64_t", "the sizes">:$sizes,
                        EnumParameter<Flags>:$flags,
                        OptionalArrayRefParameter<"::mlir::Type">:$others);
  let assemblyFormat = [{
    `<` $width `,` $element `,` $open `,` `[` $sizes `]` `,` $flags (`,` $others^)? `>`
  }];
  let genVerifyDecl = 1;
}

def Label : AttrDef<Kinds_Dialect, "Label"> {
  let mnemonic = "label";
  let summary = "A text with a number";
  let parameters = (ins StringRefParameter<"what is written">:$text,
                        DefaultValuedParameter<"int64_t", "7">:$number,
                        OptionalParameter<"::mlir::Attribute">:$more);
  let assemblyFormat = "`<` $text (`,` $number^)? (`,` `more` `=` $more^)? `>`";
}

//===----------------------------------------------------------------------===//
// Operands and results
//===----------------------------------------------------------------------===//

def ValuesOp : Kinds_Op<"values", [Pure, SameOperandsAndResultType]> {
  let summary = "Two operands, and a result of the same type";
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
  let results = (outs AnyInteger:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

def GroupsOp : Kinds_Op<"groups", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let summary = "Groups of operands and results of any size";
  let arguments = (ins Variadic<AnyType>:$inputs, I32:$one, Optional<AnyType>:$maybe,
                       VariadicOfVariadic<AnyType, "nestedSizes">:$nested,
                       DenseI32ArrayAttr:$nestedSizes);
  let results = (outs Variadic<AnyType>:$outs, Optional<AnyType>:$last);
}

def BuildableOp : Kinds_Op<"buildable"> {
  let arguments = (ins I32:$x);
  let results = (outs I64:$sum, I1:$carry);
  let assemblyFormat = "$x attr-dict";
}

def UnnamedOp : Kinds_Op<"unnamed"> {
  let arguments = (ins AnyType, AnyType:$name);
  let results = (outs AnyType);
}

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

def BuiltOp : Kinds_Op<"built", [AttrSizedOperandSegments]> {
  let summary = "An operation with builders in C++";
  let arguments = (ins AnyType:$first, Optional<AnyType>:$second, Variadic<AnyType>:$rest,
                       I64Attr:$size, OptionalAttr<StrAttr>:$label, Color:$color);
  let results = (outs AnyType:$result);
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$first, "int64_t":$size, "Color":$color), [{
      build($_builder, $_state, first.getType(), first, /*second=*/{}, /*rest=*/{},
            size, /*label=*/nullptr, color);
    }]>,
    OpBuilder<(ins "::mlir::Value":$first, CArg<"::mlir::Value", "{}">:$second,
                   CArg<"bool", "true">:$wide, CArg<"::llvm::StringRef", "\"pair\"">:$label,
                   CArg<"::llvm::MaybeAlign", "::llvm::MaybeAlign()">:$alignment), [{
      if (!second) {
        build($_builder, $_state, first, /*size=*/1, Color::Green);
        return;
      }
      build($_builder, $_state, first.getType(), first, second, /*rest=*/{},
            alignment ? alignment->value() : wide ? 64 : 32, $_builder.getStringAttr(label),
            Color::DarkBlue);
    }]>,
    OpBuilder<(ins "::mlir::ValueRange":$values,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attributes), [{
      assert(!values.empty() && "there is a first value");
      $_state.addOperands(values);
      $_state.addAttribute("operandSegmentSizes",
          $_builder.getDenseI32ArrayAttr({1, 0, static_cast<int32_t>(values.size()) - 1}));
      $_state.addTypes(values.front().getType());
      for (auto attr : attributes)
        $_state.addAttribute(attr.getName(), attr.getValue());
      (void)$_state.addRegion();
    }]>,
    OpBuilder<(ins), [{
      $_state.addTypes($_builder.getI32Type());
    }]>,
    OpBuilder<(ins "NamedOp":$named, "::mlir::Value":$first), [{
      build($_builder, $_state, ::mlir::TypeRange{first.getType()}, first, {}, first, 0,
            named.getSymNameAttr(), Color::Red);
    }]>,
    OpBuilder<(ins "::mlir::Type":$type, CArg<"int64_t", "4">:$size)>,
    OpBuilder<(ins "int64_t":$x), "elsewhere(x);">
  ];
}

//===----------------------------------------------------------------------===//
// Attributes and properties
//===----------------------------------------------------------------------===//

def AttributesOp : Kinds_Op<"attributes"> {
  let summary = "Attributes that must be there";
  let arguments = (ins
      I32Attr:$i32, SI64Attr:$si64, UI8Attr:$ui8, IndexAttr:$index, BoolAttr:$flag,
      F32Attr:$f32, StrAttr:$text, FlatSymbolRefAttr:$symbol, SymbolRefAttr:$path,
      TypeAttr:$type, TypeAttrOf<FunctionType>:$function, ArrayAttr:$list,
      DenseI64ArrayAttr:$i64s, DenseI8ArrayAttr:$i8s, DenseBoolArrayAttr:$flags,
      DictionaryAttr:$dict, AffineMapAttr:$map, ElementsAttr:$elements,
      Color:$color, FlagsAttr:$set, Label:$label, AnyAttr:$any, UnitAttr:$unit);
}

def OptionsOp : Kinds_Op<"options"> {
  let summary = "Attributes that may be absent or have defaults";
  let arguments = (ins
      OptionalAttr<I32Attr>:$i32, OptionalAttr<StrAttr>:$text, OptionalAttr<Color>:$color,
      OptionalAttr<Label>:$label, OptionalAttr<ArrayAttr>:$list, OptionalAttr<AnyAttr>:$any,
      DefaultValuedAttr<I64Attr, "0">:$zero, DefaultValuedAttr<I64Attr, "3">:$three,
      DefaultValuedAttr<FlagsAttr, "::kinds::Flags::None">:$flags,
      DefaultValuedAttr<BoolAttr, "true">:$on, DefaultValuedOptionalAttr<I64Attr, "9">:$nine,
      UnitAttr:$unit);
  let assemblyFormat = "attr-dict";
}

def PropertiesOp : Kinds_Op<"properties"> {
  let summary = "Properties";
  let arguments = (ins I64Prop:$number, BoolProp:$flag, UnitProp:$unit, StringProp:$text,
                       DefaultValuedProp<I32Prop, "4">:$four, IntArrayProp<I64Prop>:$list);
}

//===----------------------------------------------------------------------===//
// Regions, successors, symbols
//===----------------------------------------------------------------------===//

def LoopOp : Kinds_Op<"loop", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Variadic<AnyType>:$inits);
  let regions = (region SizedRegion<1>:$body);
}

def ChoiceOp : Kinds_Op<"choice", [NoTerminator]> {
  let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$others);
}

def YieldOp : Kinds_Op<"yield", [Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let assemblyFormat = "attr-dict ($inputs^ `:` type($inputs))?";
}

def BranchOp : Kinds_Op<"branch", [Terminator]> {
  let arguments = (ins I1:$condition);
  let successors = (successor AnySuccessor:$then, VariadicSuccessor<AnySuccessor>:$others);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$x, "::mlir::Block *":$first, "::mlir::BlockRange":$rest,
                   "::llvm::ArrayRef<::mlir::NamedAttribute>":$attributes), [{
      $_state.addOperands(x);
      $_state.addSuccessors(first);
      $_state.addSuccessors(rest);
      $_state.addAttributes(attributes);
      $_state.addAttribute("kinds.name", ::mlir::StringAttr::get($_state.getContext(), "far"));
    }]>
  ];
}

def NamedOp : Kinds_Op<"named", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = "($sym_visibility^)? $sym_name attr-dict";
}

//===----------------------------------------------------------------------===//
// What is left to code
//===----------------------------------------------------------------------===//

def HooksOp : Kinds_Op<"hooks", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<RegionKindInterface>,
    NativeOpTrait<"Checked">]> {
  let summary = "Every hook of an operation";
  let arguments = (ins AnyType:$x, DefaultValuedAttr<I64Attr, "1">:$times);
  let results = (outs AnyType:$y);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$x `times` custom<Times>($times) attr-dict-with-keyword $body `:` type($x)";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def CastOp : Kinds_Op<"cast", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

def NamedThingInterface : OpInterface<"NamedThing"> {
  let cppNamespace = "::kinds";
  let description = "Something with a name.";
  let methods = [
    InterfaceMethod<"The name.", "::llvm::StringRef", "getName", (ins), "", [{
      return "nobody";
    }]>
  ];
}

def MeasuredInterface : OpInterface<"Measured", [NamedThingInterface]> {
  let cppNamespace = "::kinds";
  let description = "Something with a width and a color.";
  let methods = [
    InterfaceMethod<"The width.", "int64_t", "getWidth">,
    InterfaceMethod<"The width of some of them.", "int64_t", "getTotal", (ins "int64_t":$count), [{
      return $_op.getWidth() * count;
    }]>,
    InterfaceMethod<"", "::kinds::Color", "getColor", (ins), "", "return ::kinds::Color::Green;">,
    InterfaceMethod<"", "bool", "isWiderThan", (ins "::mlir::Type":$type), "", [{
      return $_op.getWidth() > static_cast<int64_t>(type.getIntOrFloatBitWidth());
    }]>,
    StaticInterfaceMethod<"What all of a kind have.", "int64_t", "getDefaultWidth", (ins), "", "return 16;">,
    InterfaceMethod<"Sets the width.", "void", "setWidth", (ins "int64_t":$width), "", [{
      $_op->setAttr("width", ::mlir::IntegerAttr::get(::mlir::IntegerType::get($_op.getContext(), 64), width));
    }]>,
    InterfaceMethod<"", "void", "getSizes", (ins "::llvm::SmallVectorImpl<int64_t> &":$sizes)>
  ];
  let verify = [{
    if (::llvm::cast<::kinds::Measured>($_op).getWidth() < 0)
      return $_op->emitOpError("has a negative width");
    return ::mlir::success();
  }];
}

// The accessor is the method.
def RulerOp : Kinds_Op<"ruler", [DeclareOpInterfaceMethods<MeasuredInterface>]> {
  let arguments = (ins I64Attr:$width);
}

// The accessor has another type than the method, and the class has methods of its own.
def TapeOp : Kinds_Op<"tape", [DeclareOpInterfaceMethods<MeasuredInterface, ["getColor"]>]> {
  let arguments = (ins I8Attr:$width, DefaultValuedAttr<I32Attr, "3">:$shade);
  let extraClassDeclaration = [{
    ::kinds::Color getColor() { return getShade() > 2 ? ::kinds::Color::Red : ::kinds::Color::DarkBlue; }
    ::llvm::StringRef getName() { return "tape"; }
  }];
}

// What is measured, and its color, are left to code.
def GaugeOp : Kinds_Op<"gauge", [DeclareOpInterfaceMethods<MeasuredInterface, ["getColor"]>]> {
  let arguments = (ins Variadic<AnyType>:$values);
}

// The bases have methods of one name, and one is in C++ that cannot be translated.
def GradedInterface : OpInterface<"Graded"> {
  let cppNamespace = "::kinds";
  let methods = [
    InterfaceMethod<"The grade.", "int64_t", "getName", (ins), [{ return 12; }]>,
    InterfaceMethod<"What it costs.", "int64_t", "getCost", (ins), "", "return elsewhere($_op);">,
    InterfaceMethod<"Sets the input.", "void", "setInput", (ins "::mlir::Value":$value)>
  ];
}

def LabeledInterface : OpInterface<"Labeled", [NamedThingInterface, GradedInterface]> {
  let cppNamespace = "::kinds";
}

def GradeOp : Kinds_Op<"grade", [DeclareOpInterfaceMethods<LabeledInterface>]> {
  let arguments = (ins AnyType:$input);
  let extraClassDeclaration = [{
    void setInput(::mlir::Value value) { getOperation()->setOperand(0, value); }
  }];
}

def SizedInterface : TypeInterface<"Sized"> {
  let cppNamespace = "::kinds";
  let methods = [
    InterfaceMethod<"How many there are.", "int64_t", "getSize">,
    InterfaceMethod<"", "bool", "isSmall", (ins "int64_t":$limit), [{
      return $_type.getSize() < limit;
    }]>
  ];
}

def Bag : Kinds_Type<"Bag", "bag"> {
  let parameters = (ins "int64_t":$size);
  let assemblyFormat = "`<` $size `>`";
}

def Sack : TypeDef<Kinds_Dialect, "Sack", [DeclareTypeInterfaceMethods<SizedInterface>]> {
  let mnemonic = "sack";
  let parameters = (ins "int64_t":$size);
  let assemblyFormat = "`<` $size `>`";
}

def Heap : TypeDef<Kinds_Dialect, "Heap", [DeclareTypeInterfaceMethods<SizedInterface>]> {
  let mnemonic = "heap";
}

def PricedInterface : AttrInterface<"Priced"> {
  let cppNamespace = "::kinds";
  let methods = [InterfaceMethod<"", "int64_t", "getPrice", (ins), "", "return 3;">];
  let extraClassOf = "return $_attr.getPrice() > 2;";
}

def Tag : AttrDef<Kinds_Dialect, "Tag", [DeclareAttrInterfaceMethods<PricedInterface>]> {
  let mnemonic = "tag";
  let parameters = (ins "int64_t":$price);
  let assemblyFormat = "`<` $price `>`";
}
