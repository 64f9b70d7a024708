//===- PDLInterpOps.td - The dialect pdl_interp ------------*- tablegen -*-===//

#ifndef MICA_PDL_INTERP
#define MICA_PDL_INTERP

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PDLInterp_Dialect : Dialect {
  let name = "pdl_interp";
  let summary = "the steps of matching and rewriting";
  let cppNamespace = "::mlir::pdl_interp";
  let description = [{
    What the patterns of the dialect pdl are lowered to: one function `@matcher`
    that looks at an operation and records the patterns that match, and a function
    for the rewrite of each pattern in the module `@rewriters`. The values are
    those of pdl, and may be null.
  }];
  let dependentDialects = ["pdl::PDLDialect"];
  let extraClassDeclaration = [{
    static StringRef getMatcherFunctionName() { return "matcher"; }
    static StringRef getRewriterModuleName() { return "rewriters"; }
  }];
}

class PDLInterp_Op<string mnemonic, list<Trait> traits = []>
    : Op<PDLInterp_Dialect, mnemonic, traits>;

// Goes on at the first successor if something holds, and else at the second.
class PDLInterp_PredicateOp<string mnemonic, list<Trait> traits = []>
    : PDLInterp_Op<mnemonic, [Terminator] # traits> {
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
}

// Goes on at the successor of the case that something is, or at the default.
class PDLInterp_SwitchOp<string mnemonic>
    : PDLInterp_Op<mnemonic, [Terminator, Pure]> {
  let successors = (successor AnySuccessor:$defaultDest,
                              VariadicSuccessor<AnySuccessor>:$cases);
  let hasVerifier = 1;
}

defvar _pdlIndex = ConfinedAttr<I32Attr, [IntNonNegative]>;

//===----------------------------------------------------------------------===//
// Functions and their control flow
//===----------------------------------------------------------------------===//

def PDLInterp_FuncOp
    : PDLInterp_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "the matcher, or a rewrite";
  let description = [{
    ```mlir
    pdl_interp.func @rewriter(%root : !pdl.operation) {
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region MinSizedRegion<1>:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = [{
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return &getBody(); }
  }];
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def PDLInterp_BranchOp : PDLInterp_Op<"branch", [Pure, Terminator]> {
  let summary = "goes on at a block";
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest attr-dict";
}

def PDLInterp_FinalizeOp : PDLInterp_Op<"finalize", [Pure, Terminator]> {
  let summary = "end of a function";
  let assemblyFormat = "attr-dict";
}

def PDLInterp_ForEachOp : PDLInterp_Op<"foreach", [Terminator]> {
  let summary = "loop over a range";
  let description = [{
    The region runs for each element until a `pdl_interp.continue`, and then the
    successor.

    ```mlir
    pdl_interp.foreach %op : !pdl.operation in %ops {
      pdl_interp.continue
    } -> ^next
    ```
  }];
  let arguments = (ins PDL_RangeOf<PDL_AnyType>:$values);
  let regions = (region AnyRegion:$region);
  let successors = (successor AnySuccessor:$successor);
  let builders = [
    OpBuilder<(ins "Value":$range, "Block *":$successor, "bool":$initLoop)>
  ];
  let extraClassDeclaration = [{
    BlockArgument getLoopVariable() { return getRegion().getArgument(0); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def PDLInterp_ContinueOp
    : PDLInterp_Op<"continue", [Pure, HasParent<"ForEachOp">, Terminator]> {
  let summary = "end of one round of a loop";
  let assemblyFormat = "attr-dict";
}

def PDLInterp_RecordMatchOp
    : PDLInterp_Op<"record_match", [AttrSizedOperandSegments, Terminator]> {
  let summary = "records that a pattern matches";
  let description = [{
    The inputs are the arguments of the rewriter. The matched operations give the
    location of what it creates.

    ```mlir
    pdl_interp.record_match @rewriters::@rewriter(%root : !pdl.operation)
      : benefit(1), loc([%root]), root("toy.nop") -> ^next
    ```
  }];
  let arguments = (ins Variadic<PDL_AnyType>:$inputs,
                       Variadic<PDL_Operation>:$matchedOps,
                       SymbolRefAttr:$rewriter,
                       OptionalAttr<StrAttr>:$rootKind,
                       OptionalAttr<StrArrayAttr>:$generatedOps,
                       ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:`
    `benefit` `(` $benefit `)` `,`
    (`generatedOps` `(` $generatedOps^ `)` `,`)?
    `loc` `(` `[` $matchedOps `]` `)`
    (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest
  }];
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

def PDLInterp_ApplyConstraintOp : PDLInterp_PredicateOp<"apply_constraint"> {
  let summary = "checks what a native function says";
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args,
                       DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = [{
    $name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict
    `->` successors
  }];
}

def PDLInterp_AreEqualOp
    : PDLInterp_PredicateOp<"are_equal", [Pure, SameTypeOperands]> {
  let summary = "checks that two handles refer to the same";
  let arguments = (ins PDL_AnyType:$lhs, PDL_AnyType:$rhs);
  let assemblyFormat = "operands `:` type($lhs) attr-dict `->` successors";
}

def PDLInterp_IsNotNullOp : PDLInterp_PredicateOp<"is_not_null", [Pure]> {
  let summary = "checks that there is something";
  let description = "A range may be empty without being null.";
  let arguments = (ins PDL_AnyType:$value);
  let assemblyFormat = "$value `:` type($value) attr-dict `->` successors";
}

def PDLInterp_CheckAttributeOp
    : PDLInterp_PredicateOp<"check_attribute", [Pure]> {
  let summary = "checks that an attribute is a constant";
  let arguments = (ins PDL_Attribute:$attribute, AnyAttr:$constantValue);
  let assemblyFormat = [{
    $attribute `is` $constantValue attr-dict `->` successors
  }];
}

// Checks a number, exactly or as a minimum.
class PDLInterp_CheckCountOp<string mnemonic>
    : PDLInterp_PredicateOp<mnemonic, [Pure]> {
  let arguments = (ins PDL_Operation:$inputOp, _pdlIndex:$count,
                       UnitAttr:$compareAtLeast);
  let assemblyFormat = [{
    `of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict
    `->` successors
  }];
}
def PDLInterp_CheckOperandCountOp
    : PDLInterp_CheckCountOp<"check_operand_count"> {
  let summary = "checks how many operands an operation has";
}
def PDLInterp_CheckResultCountOp
    : PDLInterp_CheckCountOp<"check_result_count"> {
  let summary = "checks how many results an operation has";
}

def PDLInterp_CheckOperationNameOp
    : PDLInterp_PredicateOp<"check_operation_name", [Pure]> {
  let summary = "checks the name of an operation";
  let arguments = (ins PDL_Operation:$inputOp, StrAttr:$name);
  let assemblyFormat = "`of` $inputOp `is` $name attr-dict `->` successors";
}

def PDLInterp_CheckTypeOp : PDLInterp_PredicateOp<"check_type", [Pure]> {
  let summary = "checks that a type is a constant";
  let arguments = (ins PDL_Type:$value, TypeAttr:$type);
  let assemblyFormat = "$value `is` $type attr-dict `->` successors";
}

def PDLInterp_CheckTypesOp : PDLInterp_PredicateOp<"check_types", [Pure]> {
  let summary = "checks that types are constants";
  let arguments = (ins PDL_RangeOf<PDL_Type>:$value, TypeArrayAttr:$types);
  let assemblyFormat = "$value `are` $types attr-dict `->` successors";
}

//===----------------------------------------------------------------------===//
// Checks with several answers
//===----------------------------------------------------------------------===//

def PDLInterp_SwitchAttributeOp : PDLInterp_SwitchOp<"switch_attribute"> {
  let summary = "chooses by an attribute";
  let arguments = (ins PDL_Attribute:$attribute, ArrayAttr:$caseValues);
  let assemblyFormat = [{
    $attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest
  }];
  let builders = [
    OpBuilder<(ins "Value":$attribute, "ArrayRef<Attribute>":$caseValues,
                   "Block *":$defaultDest, "BlockRange":$dests), [{
      build($_builder, $_state, attribute, $_builder.getArrayAttr(caseValues),
            defaultDest, dests);
    }]>
  ];
}

class PDLInterp_SwitchCountOp<string mnemonic> : PDLInterp_SwitchOp<mnemonic> {
  let arguments = (ins PDL_Operation:$inputOp, I32ElementsAttr:$caseValues);
  let assemblyFormat = [{
    `of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest
  }];
  let builders = [
    OpBuilder<(ins "Value":$inputOp, "ArrayRef<int32_t>":$counts,
                   "Block *":$defaultDest, "BlockRange":$dests), [{
      build($_builder, $_state, inputOp, $_builder.getI32VectorAttr(counts),
            defaultDest, dests);
    }]>
  ];
}
def PDLInterp_SwitchOperandCountOp
    : PDLInterp_SwitchCountOp<"switch_operand_count"> {
  let summary = "chooses by how many operands an operation has";
}
def PDLInterp_SwitchResultCountOp
    : PDLInterp_SwitchCountOp<"switch_result_count"> {
  let summary = "chooses by how many results an operation has";
}

def PDLInterp_SwitchOperationNameOp
    : PDLInterp_SwitchOp<"switch_operation_name"> {
  let summary = "chooses by the name of an operation";
  let arguments = (ins PDL_Operation:$inputOp, StrArrayAttr:$caseValues);
  let assemblyFormat = [{
    `of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest
  }];
  let builders = [
    OpBuilder<(ins "Value":$inputOp, "ArrayRef<OperationName>":$names,
                   "Block *":$defaultDest, "BlockRange":$dests), [{
      SmallVector<StringRef> strings;
      for (OperationName name : names)
        strings.push_back(name.getStringRef());
      build($_builder, $_state, inputOp, $_builder.getStrArrayAttr(strings),
            defaultDest, dests);
    }]>
  ];
}

defvar _pdlTypeSwitchBuilders = [
  OpBuilder<(ins "Value":$edge, "ArrayRef<Attribute>":$types,
                 "Block *":$defaultDest, "BlockRange":$dests), [{
    build($_builder, $_state, edge, $_builder.getArrayAttr(types), defaultDest,
          dests);
  }]>
];

def PDLInterp_SwitchTypeOp : PDLInterp_SwitchOp<"switch_type"> {
  let summary = "chooses by a type";
  let arguments = (ins PDL_Type:$value, TypeArrayAttr:$caseValues);
  let assemblyFormat = [{
    $value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest
  }];
  let builders = _pdlTypeSwitchBuilders;
  let extraClassDeclaration = [{
    auto getCaseTypes() { return getCaseValues().getAsValueRange<TypeAttr>(); }
  }];
}

def PDLInterp_SwitchTypesOp : PDLInterp_SwitchOp<"switch_types"> {
  let summary = "chooses by types";
  let arguments = (ins PDL_RangeOf<PDL_Type>:$value,
                       TypedArrayAttrBase<TypeArrayAttr,
                           "type-array array attribute">:$caseValues);
  let assemblyFormat = [{
    $value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest
  }];
  let builders = _pdlTypeSwitchBuilders;
  let extraClassDeclaration = [{
    auto getCaseTypes() { return getCaseValues().getAsRange<ArrayAttr>(); }
  }];
}

//===----------------------------------------------------------------------===//
// From one handle to another
//===----------------------------------------------------------------------===//

def PDLInterp_GetAttributeOp : PDLInterp_Op<"get_attribute", [Pure]> {
  let summary = "attribute of an operation, or null";
  let arguments = (ins PDL_Operation:$inputOp, StrAttr:$name);
  let results = (outs PDL_Attribute:$attribute);
  let assemblyFormat = "$name `of` $inputOp attr-dict";
}

// Makes the result of a type that follows from no operand.
class PDLInterp_ResultBuilder<string input, string type>
    : OpBuilder<!dag(ins, ["Value"], [input]),
                "build($_builder, $_state, " # type # ", " # input # ");">;

defvar _pdlTypeHandle = "$_builder.getType<pdl::TypeType>()";

def PDLInterp_GetAttributeTypeOp
    : PDLInterp_Op<"get_attribute_type", [Pure]> {
  let summary = "type of an attribute";
  let arguments = (ins PDL_Attribute:$value);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "`of` $value attr-dict";
  let builders = [PDLInterp_ResultBuilder<"value", _pdlTypeHandle>];
}

def PDLInterp_GetDefiningOpOp : PDLInterp_Op<"get_defining_op", [Pure]> {
  let summary = "operation that defines a value or the first of a range, or null";
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_Operation:$inputOp);
  let assemblyFormat = "`of` $value `:` type($value) attr-dict";
}

// A single operand or result, or null.
class PDLInterp_GetOneOp<string mnemonic> : PDLInterp_Op<mnemonic, [Pure]> {
  let arguments = (ins PDL_Operation:$inputOp, _pdlIndex:$index);
  let results = (outs PDL_Value:$value);
  let assemblyFormat = "$index `of` $inputOp attr-dict";
}
def PDLInterp_GetOperandOp : PDLInterp_GetOneOp<"get_operand"> {
  let summary = "operand of an operation, or null";
}
def PDLInterp_GetResultOp : PDLInterp_GetOneOp<"get_result"> {
  let summary = "result of an operation, or null";
}

// A group, or all without an index: as a range, which is null if there is no such
// group, or as a value, which is null unless the group is of one value.
class PDLInterp_GetGroupOp<string mnemonic> : PDLInterp_Op<mnemonic, [Pure]> {
  let arguments = (ins PDL_Operation:$inputOp,
                       OptionalAttr<_pdlIndex>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$value);
  let assemblyFormat = "($index^)? `of` $inputOp `:` type($value) attr-dict";
}

defvar _pdlGroupBuilder = OpBuilder<(ins "Type":$resultType, "Value":$inputOp,
    "std::optional<unsigned>":$index), [{
  build($_builder, $_state, resultType, inputOp,
        index ? $_builder.getI32IntegerAttr(*index) : IntegerAttr());
}]>;

def PDLInterp_GetOperandsOp : PDLInterp_GetGroupOp<"get_operands"> {
  let summary = "group of operands of an operation";
  let builders = [_pdlGroupBuilder];
}
def PDLInterp_GetResultsOp : PDLInterp_GetGroupOp<"get_results"> {
  let summary = "group of results of an operation";
  let builders = [
    _pdlGroupBuilder,
    OpBuilder<(ins "Value":$inputOp), [{
      build($_builder, $_state,
            pdl::RangeType::get($_builder.getType<pdl::ValueType>()), inputOp,
            IntegerAttr());
    }]>
  ];
}

def PDLInterp_GetUsersOp : PDLInterp_Op<"get_users", [Pure]> {
  let summary = "users of a value or of the values of a range";
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_RangeOf<PDL_Operation>:$operations);
  let assemblyFormat = "`of` $value `:` type($value) attr-dict";
  let builders = [PDLInterp_ResultBuilder<"value",
      "pdl::RangeType::get($_builder.getType<pdl::OperationType>())">];
}

def PDLInterp_GetValueTypeOp : PDLInterp_Op<"get_value_type", [
    Pure, TypesMatchWith<"`value` type matches arity of `result`", "result",
                         "value", "getGetValueTypeOpValueType($_self)">]> {
  let summary = "type of a value, or types of a range";
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_InstOrRangeOf<PDL_Type>:$result);
  let assemblyFormat = "`of` $value `:` type($result) attr-dict";
  let builders = [PDLInterp_ResultBuilder<"value",
      "::llvm::isa<pdl::RangeType>(value.getType()) ? " #
      "pdl::RangeType::get(" # _pdlTypeHandle # ") : " # _pdlTypeHandle>];
}

def PDLInterp_ExtractOp : PDLInterp_Op<"extract", [
    Pure,
    TypesMatchWith<
        "`range` is a PDL range whose element type matches type of `result`",
        "result", "range", "pdl::RangeType::get($_self)">]> {
  let summary = "element of a range, or null";
  let arguments = (ins PDL_RangeOf<PDL_AnyType>:$range,
                       _pdlIndex:$index);
  let results = (outs PDL_AnyType:$result);
  let assemblyFormat = "$index `of` $range `:` type($result) attr-dict";
  let builders = [
    OpBuilder<(ins "Value":$range, "unsigned":$index), [{
      build($_builder, $_state,
            ::llvm::cast<pdl::RangeType>(range.getType()).getElementType(),
            range, index);
    }]>
  ];
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def PDLInterp_CreateAttributeOp : PDLInterp_Op<"create_attribute", [Pure]> {
  let summary = "constant attribute";
  let arguments = (ins AnyAttr:$value);
  let results = (outs PDL_Attribute:$attribute);
  let assemblyFormat = "$value attr-dict-with-keyword";
  let builders = [
    OpBuilder<(ins "Attribute":$value), [{
      build($_builder, $_state, $_builder.getType<pdl::AttributeType>(), value);
    }]>
  ];
}

def PDLInterp_CreateTypeOp : PDLInterp_Op<"create_type", [Pure]> {
  let summary = "constant type";
  let arguments = (ins TypeAttr:$value);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "$value attr-dict";
  let builders = [
    OpBuilder<(ins "TypeAttr":$type), [{
      build($_builder, $_state, $_builder.getType<pdl::TypeType>(), type);
    }]>
  ];
}

def PDLInterp_CreateTypesOp : PDLInterp_Op<"create_types", [Pure]> {
  let summary = "constant types";
  let arguments = (ins TypeArrayAttr:$value);
  let results = (outs PDL_RangeOf<PDL_Type>:$result);
  let assemblyFormat = "$value attr-dict";
  let builders = [
    OpBuilder<(ins "ArrayAttr":$type), [{
      build($_builder, $_state,
            pdl::RangeType::get($_builder.getType<pdl::TypeType>()), type);
    }]>
  ];
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

def PDLInterp_ApplyRewriteOp : PDLInterp_Op<"apply_rewrite"> {
  let summary = "calls a native function";
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = [{
    $name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict
  }];
}

def PDLInterp_CreateOperationOp
    : PDLInterp_Op<"create_operation", [AttrSizedOperandSegments]> {
  let summary = "creates an operation";
  let description = [{
    The types of the results are given, or inferred.

    ```mlir
    %new = pdl_interp.create_operation "toy.neg"(%x : !pdl.value) -> <inferred>
    ```
  }];
  let arguments = (ins StrAttr:$name,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$inputOperands,
                       Variadic<PDL_Attribute>:$inputAttributes,
                       StrArrayAttr:$inputAttributeNames,
                       Variadic<PDL_InstOrRangeOf<PDL_Type>>:$inputResultTypes,
                       UnitAttr:$inferredResultTypes);
  let results = (outs PDL_Operation:$resultOp);
  let assemblyFormat = [{
    $name (`(` $inputOperands^ `:` type($inputOperands) `)`)? ``
    custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames)
    custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes),
                                     $inferredResultTypes)
    attr-dict
  }];
  let builders = [
    OpBuilder<(ins "StringRef":$name, "ValueRange":$types,
                   "bool":$inferredResultTypes, "ValueRange":$operands,
                   "ValueRange":$attributes, "ArrayAttr":$attributeNames), [{
      build($_builder, $_state, $_builder.getType<pdl::OperationType>(), name,
            operands, attributes, attributeNames, types, inferredResultTypes);
    }]>
  ];
  let hasVerifier = 1;
}

def PDLInterp_CreateRangeOp : PDLInterp_Op<"create_range", [Pure]> {
  let summary = "concatenation of values or of types";
  let arguments = (ins Variadic<PDL_AnyType>:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat = [{
    ($arguments^ `:` type($arguments))?
    custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
  }];
  let hasVerifier = 1;
}

def PDLInterp_EraseOp : PDLInterp_Op<"erase"> {
  let summary = "erases an operation";
  let arguments = (ins PDL_Operation:$inputOp);
  let assemblyFormat = "$inputOp attr-dict";
}

def PDLInterp_ReplaceOp : PDLInterp_Op<"replace"> {
  let summary = "replaces an operation with values";
  let arguments = (ins PDL_Operation:$inputOp,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$replValues);
  let assemblyFormat = [{
    $inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)`
    attr-dict
  }];
}

#endif // MICA_PDL_INTERP
