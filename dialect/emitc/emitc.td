//===- EmitC.td - Operations of emitc ----------------------*- tablegen -*-===//

#ifndef MICA_EMITC
#define MICA_EMITC

include "mlir/Dialect/EmitC/IR/EmitCAttributes.td"
include "mlir/Dialect/EmitC/IR/EmitCInterfaces.td"
include "mlir/Dialect/EmitC/IR/EmitCTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class EmitC_Op<string mnemonic, list<Trait> traits = []>
    : Op<EmitC_Dialect, mnemonic, traits>;

def IntegerIndexOrOpaqueType
    : _Supported<"isIntegerIndexOrOpaqueType", "integer, index or opaque type">;
def FloatIntegerIndexOrOpaqueType
    : AnyTypeOf<[EmitCFloatType, IntegerIndexOrOpaqueType]>;

defvar _place = AnyTypeOf<[EmitC_ArrayType, EmitC_LValueType]>;
defvar _valueOrLValue = AnyTypeOf<[EmitCType, EmitC_LValueType]>;
defvar _symbolUser = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar _emitcYields = SingleBlockImplicitTerminator<"emitc::YieldOp">;
defvar _pure = "bool hasSideEffects() { return false; }";

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

// An operator of C. One that a class overloads may do anything.
class _Operator<string mnemonic, dag values, dag result>
    : EmitC_Op<mnemonic, [CExpressionInterface]> {
  let arguments = values;
  let results = result;
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let extraClassDeclaration = [{
    bool hasSideEffects() {
      return !::llvm::all_of((*this)->getOperandTypes(), isFundamentalType);
    }
  }];
}

class EmitC_UnaryOp<string mnemonic, dag result = (outs EmitCType)>
    : _Operator<mnemonic, (ins EmitCType), result>;

class EmitC_BinaryOp<string mnemonic, dag result = (outs EmitCType)>
    : _Operator<mnemonic, (ins EmitCType:$lhs, EmitCType:$rhs), result>;

class _Numeric<string mnemonic, Type type>
    : _Operator<mnemonic, (ins type, type), (outs type)>;

let hasVerifier = 1 in {
  def EmitC_AddOp : EmitC_BinaryOp<"add"> {
    let summary = "`a + b`, which may move a pointer";
  }
  def EmitC_SubOp : EmitC_BinaryOp<"sub"> {
    let summary = "`a - b`, which may be a distance of pointers";
  }
}
def EmitC_MulOp : _Numeric<"mul", FloatIntegerIndexOrOpaqueType> {
  let summary = "`a * b`";
}
def EmitC_DivOp : _Numeric<"div", FloatIntegerIndexOrOpaqueType> {
  let summary = "`a / b`";
}
def EmitC_RemOp : _Numeric<"rem", IntegerIndexOrOpaqueType> {
  let summary = "`a % b`";
}
def EmitC_UnaryMinusOp : EmitC_UnaryOp<"unary_minus"> {
  let summary = "`-a`";
}
def EmitC_UnaryPlusOp : EmitC_UnaryOp<"unary_plus"> {
  let summary = "`+a`";
}
def EmitC_BitwiseAndOp : EmitC_BinaryOp<"bitwise_and"> {
  let summary = "`a & b`";
}
def EmitC_BitwiseLeftShiftOp : EmitC_BinaryOp<"bitwise_left_shift"> {
  let summary = "`a << b`";
}
def EmitC_BitwiseNotOp : EmitC_UnaryOp<"bitwise_not"> {
  let summary = "`~a`";
}
def EmitC_BitwiseOrOp : EmitC_BinaryOp<"bitwise_or"> {
  let summary = "`a | b`";
}
def EmitC_BitwiseRightShiftOp : EmitC_BinaryOp<"bitwise_right_shift"> {
  let summary = "`a >> b`";
}
def EmitC_BitwiseXorOp : EmitC_BinaryOp<"bitwise_xor"> {
  let summary = "`a ^ b`";
}

let assemblyFormat = "operands attr-dict `:` type(operands)" in {
  def EmitC_LogicalAndOp : EmitC_BinaryOp<"logical_and", (outs I1)> {
    let summary = "`a && b`";
  }
  def EmitC_LogicalNotOp : EmitC_UnaryOp<"logical_not", (outs I1)> {
    let summary = "`!a`";
  }
  def EmitC_LogicalOrOp : EmitC_BinaryOp<"logical_or", (outs I1)> {
    let summary = "`a || b`";
  }
}

def EmitC_CmpOp : _Operator<"cmp",
    (ins EmitC_CmpPredicateAttr:$predicate, EmitCType:$lhs, EmitCType:$rhs),
    (outs EmitCType)> {
  let summary = "a comparison of two values";
  let description = [{
    The predicate is one of `eq`, `ne`, `lt`, `le`, `gt`, `ge` and `three_way`, which
    is C++'s `<=>`.
  }];
  let assemblyFormat = [{
    $predicate `,` operands attr-dict `:` functional-type(operands, results)
  }];
}

def EmitC_ConditionalOp : EmitC_Op<"conditional", [
    AllTypesMatch<["true_value", "false_value", "result"]>, CExpressionInterface]> {
  let summary = "`c ? a : b`";
  let arguments = (ins I1:$condition, EmitCType:$true_value, EmitCType:$false_value);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
  let extraClassDeclaration = _pure;
}

def EmitC_CastOp : EmitC_Op<"cast", [
    CExpressionInterface, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "`(T) a`";
  let arguments = (ins EmitCType:$source);
  let results = (outs EmitCType:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let extraClassDeclaration = _pure;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

def EmitC_ConstantOp : EmitC_Op<"constant", [ConstantLike, CExpressionInterface]> {
  let summary = "a value that is known, or text that stands for one";
  let arguments = (ins EmitC_OpaqueOrTypedAttr:$value);
  let results = (outs EmitCType);
  let extraClassDeclaration = _pure;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def EmitC_LiteralOp : EmitC_Op<"literal", [Pure]> {
  let summary = "text that is printed wherever the value is used";
  let arguments = (ins StrAttr:$value);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def EmitC_ExpressionOp : EmitC_Op<"expression", [
    HasOnlyGraphRegion, OpAsmOpInterface, IsolatedFromAbove, _emitcYields]> {
  let summary = "operations that become one expression of C";
  let description = [{
    ```mlir
    %r = emitc.expression %a, %b : (i32, i32) -> i32 {
      %sum = add %a, %b : (i32, i32) -> i32
      %product = mul %sum, %b : (i32, i32) -> i32
      yield %product : i32
    }
    ```

    This is `(a + b) * b`, which is written where the result is used. With
    `do_not_inline` the result gets a variable.
  }];
  let arguments = (ins Variadic<_valueOrLValue>:$defs, UnitAttr:$do_not_inline);
  let results = (outs EmitCType:$result);
  let regions = (region SizedRegion<1>:$region);
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "emitc"; }
    Operation *getRootOp();
    bool hasSideEffects();
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def EmitC_CallOpaqueOp : EmitC_Op<"call_opaque", [CExpressionInterface]> {
  let summary = "call of a C++ function that no operation declares";
  let description = [{
    `args` mixes operands with constants: an attribute of type index is the number
    of an operand, any other one is printed.

    ```mlir
    emitc.call_opaque "f"(%x) {args = [0 : index, 42 : i32], template_args = [i8]} : (f32) -> ()
    ```

    This is `f<int8_t>(x, 42)`.
  }];
  let arguments = (ins
      Arg<StrAttr, "the C++ function to call">:$callee,
      Arg<OptionalAttr<ArrayAttr>, "the order of operands and further attributes">:$args,
      Arg<OptionalAttr<ArrayAttr>, "template arguments">:$template_args,
      Variadic<EmitCType>:$operands);
  let results = (outs Variadic<EmitCType>);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::llvm::StringRef":$callee,
                   "::mlir::ValueRange":$operands, CArg<"::mlir::ArrayAttr", "{}">:$args,
                   CArg<"::mlir::ArrayAttr", "{}">:$template_args), [{
      build($_builder, $_state, resultTypes, callee, args, template_args, operands);
    }]>,
  ];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

def EmitC_VariableOp : EmitC_Op<"variable"> {
  let summary = "a variable, which no fold merges with another one";
  let description = [{
    Without an initial value its text is empty: `#emitc.opaque<"">`.

    ```mlir
    %v = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
    ```
  }];
  let arguments = (ins EmitC_OpaqueOrTypedAttr:$value);
  let results = (outs Res<_place, "", [MemAlloc<DefaultResource, 0, FullEffect>]>);
  let hasVerifier = 1;
}

def EmitC_LoadOp : EmitC_Op<"load", [
    CExpressionInterface,
    TypesMatchWith<"result type matches value type of 'operand'", "operand", "result",
                   "::llvm::cast<LValueType>($_self).getValueType()">]> {
  let summary = "what a place holds now";
  let arguments = (ins Res<EmitC_LValueType, "", [MemRead<DefaultResource, 0, FullEffect>]>:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def EmitC_AssignOp : EmitC_Op<"assign"> {
  let summary = "`v = a`";
  let arguments = (ins Res<EmitC_LValueType, "", [MemWrite<DefaultResource, 1, FullEffect>]>:$var,
                       EmitCType:$value);
  let assemblyFormat = "$value `:` type($value) `to` $var `:` type($var) attr-dict";
  let hasVerifier = 1;
}

def EmitC_SubscriptOp : EmitC_Op<"subscript"> {
  let summary = "`a[i]`, the place of an element";
  let arguments = (ins
      Arg<AnyTypeOf<[EmitC_ArrayType, EmitC_OpaqueType, EmitC_PointerType]>,
          "the value to subscript">:$value,
      Variadic<EmitCType>:$indices);
  let results = (outs EmitC_LValueType:$result);
  let assemblyFormat = [{
    $value `[` $indices `]` attr-dict `:` functional-type(operands, results)
  }];
  let builders = [
    OpBuilder<(ins "TypedValue<ArrayType>":$array, "ValueRange":$indices), [{
      build($_builder, $_state, LValueType::get(array.getType().getElementType()), array, indices);
    }]>,
    OpBuilder<(ins "TypedValue<PointerType>":$pointer, "Value":$index), [{
      build($_builder, $_state, LValueType::get(pointer.getType().getPointee()), pointer, ValueRange(index));
    }]>,
  ];
  let hasVerifier = 1;
}

// Places whose values have one of some types.
class EmitC_LValueOf<list<Type> types>
    : ContainerType<AnyTypeOf<types>, EmitC_LValueType.predicate,
                    "::llvm::cast<::mlir::emitc::LValueType>($_self).getValueType()",
                    "emitc.lvalue", "::mlir::emitc::LValueType">;

class _Member<string mnemonic, list<Type> types> : EmitC_Op<mnemonic> {
  let arguments = (ins Arg<StrAttr, "the member to access">:$member,
                       EmitC_LValueOf<types>:$operand);
  let results = (outs _place);
}

def EmitC_MemberOp : _Member<"member", [EmitC_OpaqueType]> {
  let summary = "`s.member`, the place of a member";
}
def EmitC_MemberOfPtrOp : _Member<"member_of_ptr", [EmitC_OpaqueType, EmitC_PointerType]> {
  let summary = "`p->member`, the place of a member";
}

def EmitC_AddressOfOp : EmitC_Op<"address_of", [
    CExpressionInterface,
    TypesMatchWith<"input and result reference the same type", "reference", "result",
                   "emitc::PointerType::get(::llvm::cast<emitc::LValueType>($_self).getValueType())">]> {
  let summary = "`&v`";
  let arguments = (ins EmitC_LValueType:$reference);
  let results = (outs EmitC_PointerType:$result);
  let assemblyFormat = "$reference `:` qualified(type($reference)) attr-dict";
  let extraClassDeclaration = _pure;
  let hasVerifier = 1;
}

def EmitC_DereferenceOp : EmitC_Op<"dereference", [
    TypesMatchWith<"input and result reference the same type", "pointer", "result",
                   "emitc::LValueType::get(::llvm::cast<emitc::PointerType>($_self).getPointee())">]> {
  let summary = "`*p`, the place that a pointer points to";
  let arguments = (ins EmitC_PointerType:$pointer);
  let results = (outs EmitC_LValueType:$result);
  let assemblyFormat = "$pointer `:` qualified(type($pointer)) attr-dict";
  let hasVerifier = 1;
}

def EmitC_ApplyOp : EmitC_Op<"apply", [CExpressionInterface]> {
  let summary = "`&v` or `*p`: the operator is a text";
  let arguments = (ins Arg<StrAttr, "the operator to apply">:$applicableOperator,
                       _valueOrLValue:$operand);
  let results = (outs EmitCType:$result);
  let assemblyFormat = [{
    $applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)
  }];
  let extraClassDeclaration = [{
    bool hasSideEffects() { return getApplicableOperator() != "&"; }
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

def EmitC_YieldOp : EmitC_Op<"yield", [
    Pure, Terminator, ParentOneOf<["DoOp", "ExpressionOp", "ForOp", "IfOp", "SwitchOp"]>]> {
  let summary = "end of a body, with the value of an expression or a condition";
  let arguments = (ins Optional<EmitCType>:$result);
  let assemblyFormat = "attr-dict ($result^ `:` type($result))?";
  let builders = [OpBuilder<(ins), "">];
  let hasVerifier = 1;
}

def EmitC_ForOp : EmitC_Op<"for", [
    AllTypesMatch<["lowerBound", "upperBound", "step"]>, OpAsmOpInterface, _emitcYields,
    RecursiveMemoryEffects]> {
  let summary = "a loop from a bound up to another one";
  let description = [{
    ```mlir
    emitc.for %i = %from to %to step %step : i32 {
      emitc.call_opaque "f"(%i) : (i32) -> ()
    }
    ```

    This is `for (int32_t i = from; i < to; i += step)`. Without a type the bounds
    are of type index.
  }];
  let arguments = (ins IntegerIndexOrOpaqueType:$lowerBound,
                       IntegerIndexOrOpaqueType:$upperBound,
                       IntegerIndexOrOpaqueType:$step);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$lowerBound, "Value":$upperBound, "Value":$step,
                   CArg<"function_ref<void(OpBuilder &, Location, Value)>", "nullptr">)>,
  ];
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "emitc"; }
    Value getInductionVar() { return getRegion().getArgument(0); }
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def EmitC_DoOp : EmitC_Op<"do", [NoTerminator, OpAsmOpInterface, RecursiveMemoryEffects]> {
  let summary = "`do { ... } while (c)`";
  let description = "The second region has an expression, and yields its value.";
  let regions = (region SizedRegion<1>:$bodyRegion, SizedRegion<1>:$conditionRegion);
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "emitc"; }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def EmitC_IfOp : EmitC_Op<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, [
      "getNumRegionInvocations", "getRegionInvocationBounds", "getEntrySuccessorRegions"]>,
    OpAsmOpInterface, SingleBlock, _emitcYields, RecursiveMemoryEffects, NoRegionArguments]> {
  let summary = "`if (c) { ... } else { ... }`";
  let arguments = (ins I1:$condition);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let skipDefaultBuilders = 1;
  defvar body = "function_ref<void(OpBuilder &, Location)>";
  let builders = [
    OpBuilder<(ins "Value":$cond)>,
    OpBuilder<(ins "Value":$cond, "bool":$addThenBlock, "bool":$addElseBlock)>,
    OpBuilder<(ins "Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "Value":$cond, CArg<body, "buildTerminatedBody">:$thenBuilder,
                   CArg<body, "nullptr">:$elseBuilder)>,
  ];
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "emitc"; }
  }];
  let hasCustomAssemblyFormat = 1;
}

def EmitC_SwitchOp : EmitC_Op<"switch", [
    RecursiveMemoryEffects, OpAsmOpInterface, _emitcYields,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, [
      "getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let summary = "the region of an integer, or the default one";
  let description = [{
    ```mlir
    emitc.switch %n : i32
    case 2 {
      emitc.call_opaque "two"() : () -> ()
      emitc.yield
    }
    default {
      emitc.yield
    }
    ```
  }];
  let arguments = (ins IntegerIndexOrOpaqueType:$arg, DenseI64ArrayAttr:$cases);
  let regions = (region SizedRegion<1>:$defaultRegion,
                        VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "emitc"; }
    unsigned getNumCases() { return getCases().size(); }
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def EmitC_FuncOp : EmitC_Op<"func", [
    AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function with at most one result";
  let description = [{
    Without a body it is a prototype. The specifiers stand before the type.

    ```mlir
    emitc.func @f(%x: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
      return %x : i32
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrArrayAttr>:$specifiers,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                   CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>,
  ];
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "emitc"; }
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def EmitC_ReturnOp : EmitC_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "`return a;`";
  let arguments = (ins Optional<EmitCType>:$operand);
  let assemblyFormat = "attr-dict ($operand^ `:` type($operand))?";
  let hasVerifier = 1;
}

def EmitC_CallOp : EmitC_Op<"call", [CallOpInterface, CExpressionInterface, _symbolUser]> {
  let summary = "call of an `emitc.func`";
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<EmitCType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<EmitCType>);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)
  }];
  let builders = [
    OpBuilder<(ins "FuncOp":$callee, CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, SymbolRefAttr::get(callee),
            callee.getFunctionType().getResults(), operands);
    }]>,
    OpBuilder<(ins "SymbolRefAttr":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      $_state.addTypes(results);
      $_state.addAttribute("callee", callee);
      $_state.addOperands(operands);
    }]>,
    OpBuilder<(ins "StringAttr":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, SymbolRefAttr::get(callee), results, operands);
    }]>,
    OpBuilder<(ins "StringRef":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, $_builder.getStringAttr(callee), results, operands);
    }]>,
  ];
  let extraClassDeclaration = [{
    operand_range getArgOperands() { return getOperands(); }
    MutableOperandRange getArgOperandsMutable() { return getOperandsMutable(); }
    CallInterfaceCallable getCallableForCallee() { return getCalleeAttr(); }
    void setCalleeFromCallable(CallInterfaceCallable callee) {
      setCalleeAttr(::llvm::cast<FlatSymbolRefAttr>(::llvm::cast<SymbolRefAttr>(callee)));
    }
  }];
}

def EmitC_DeclareFuncOp : EmitC_Op<"declare_func", [_symbolUser]> {
  let summary = "prototype of a function that another operation defines";
  let arguments = (ins FlatSymbolRefAttr:$sym_name);
  let assemblyFormat = "$sym_name attr-dict";
}

//===----------------------------------------------------------------------===//
// Files, classes, globals
//===----------------------------------------------------------------------===//

def EmitC_FileOp : EmitC_Op<"file", [
    IsolatedFromAbove, NoRegionArguments, SymbolTable, OpAsmOpInterface
    ] # GraphRegionNoTerminator.traits> {
  let summary = "what belongs into one file";
  let arguments = (ins Builtin_StringAttr:$id);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "$id attr-dict-with-keyword $bodyRegion";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins CArg<"StringRef">:$id)>];
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "emitc"; }
  }];
}

def EmitC_IncludeOp : EmitC_Op<"include"> {
  let summary = "`#include`, with angle brackets if `is_standard_include` is there";
  let arguments = (ins Arg<StrAttr, "source file to include">:$include,
                       UnitAttr:$is_standard_include);
  let hasCustomAssemblyFormat = 1;
}

def EmitC_VerbatimOp : EmitC_Op<"verbatim"> {
  let summary = "text that is printed as it is";
  let description = [{
    With operands each `{}` in the text is replaced by one of them.

    ```mlir
    emitc.verbatim "#pragma unroll"
    emitc.verbatim "print({});" args %x : i32
    ```
  }];
  let arguments = (ins StrAttr:$value, Variadic<_valueOrLValue>:$fmtArgs);
  let assemblyFormat = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict";
  let builders = [
    OpBuilder<(ins "::llvm::StringRef":$value), "build($_builder, $_state, value, {});">,
  ];
  let hasVerifier = 1;
}

def EmitC_GlobalOp : EmitC_Op<"global", [Symbol]> {
  let summary = "a global variable";
  let description = [{
    ```mlir
    emitc.global static const @table : !emitc.array<2xi32> = dense<[1, 2]>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OptionalAttr<EmitC_OpaqueOrTypedAttr>:$initial_value,
                       UnitAttr:$extern_specifier, UnitAttr:$static_specifier,
                       UnitAttr:$const_specifier);
  let assemblyFormat = [{
    (`extern` $extern_specifier^)? (`static` $static_specifier^)?
    (`const` $const_specifier^)? $sym_name
    `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def EmitC_GetGlobalOp : EmitC_Op<"get_global", [Pure, _symbolUser]> {
  let summary = "the place of a global variable";
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs _place:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

def EmitC_ClassOp : EmitC_Op<"class", [
    AutomaticAllocationScope, IsolatedFromAbove, OpAsmOpInterface, SymbolTable, Symbol
    ] # GraphRegionNoTerminator.traits> {
  let summary = "a class with public fields and functions";
  let arguments = (ins SymbolNameAttr:$sym_name, UnitAttr:$final_specifier);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body";
  let extraClassDeclaration = [{
    Block &getBlock() { return getBody().front(); }
  }];
}

def EmitC_FieldOp : EmitC_Op<"field", [Symbol]> {
  let summary = "a field of a class";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OptionalAttr<EmitC_OpaqueOrTypedAttr>:$initial_value);
  let assemblyFormat = [{
    $sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def EmitC_GetFieldOp : EmitC_Op<"get_field", [Pure, _symbolUser]> {
  let summary = "what a field of the surrounding class holds";
  let arguments = (ins FlatSymbolRefAttr:$field_name);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "$field_name `:` type($result) attr-dict";
  let hasVerifier = 1;
}

#endif // MICA_EMITC
