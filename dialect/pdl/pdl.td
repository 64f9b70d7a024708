//===- PDLOps.td - Operations of pdl -----------------------*- tablegen -*-===//

#ifndef MICA_PDL
#define MICA_PDL

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class PDL_Op<string mnemonic, list<Trait> traits = []>
    : Op<PDL_Dialect, mnemonic, traits>;

// Only among what is matched.
defvar _pdlInPattern = HasParent<"pdl::PatternOp">;
// Only among the steps of a rewrite.
defvar _pdlInRewrite = HasParent<"pdl::RewriteOp">;
// Inside of the operation, names without a dialect are those of pdl.
defvar _pdlIsDefaultDialect =
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>;

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

def PDL_PatternOp : PDL_Op<"pattern", [
    IsolatedFromAbove, SingleBlock, Symbol, _pdlIsDefaultDialect]> {
  let summary = "rewrite pattern";
  let description = [{
    The region describes what to match and ends with a `pdl.rewrite`. Of several
    patterns that match, the one with the greatest benefit is applied.

    ```mlir
    pdl.pattern @Name : benefit(2) {
      %op = pdl.operation "toy.nop"
      pdl.rewrite %op {
        pdl.erase %op
      }
    }
    ```
  }];
  let arguments = (ins ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit,
                       OptionalAttr<SymbolNameAttr>:$sym_name);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    ($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword
    $bodyRegion
  }];
  let builders = [
    OpBuilder<(ins CArg<"std::optional<uint16_t>", "1">:$benefit,
                   CArg<"std::optional<StringRef>", "std::nullopt">:$name)>
  ];
  let extraClassDeclaration = [{
    bool isOptionalSymbol() { return true; }
    RewriteOp getRewriter();
  }];
  let hasRegionVerifier = 1;
}

def PDL_RewriteOp : PDL_Op<"rewrite", [
    Terminator, _pdlInPattern, NoTerminator, NoRegionArguments, SingleBlock,
    AttrSizedOperandSegments, _pdlIsDefaultDialect]> {
  let summary = "what becomes of a match";
  let description = [{
    Matching starts at the root. Without one, a root is chosen such that the rest
    of the pattern is found from it in the fewest steps. The steps of the rewrite
    are in the region; or else a native function is called with the root, if
    there is one, and further values.

    ```mlir
    pdl.rewrite %root {
      pdl.erase %root
    }
    pdl.rewrite %root with "nativeRewrite"(%value : !pdl.value)
    ```
  }];
  let arguments = (ins Optional<PDL_Operation>:$root,
                       OptionalAttr<StrAttr>:$name,
                       Variadic<PDL_AnyType>:$externalArgs);
  let regions = (region AnyRegion:$bodyRegion);
  let assemblyFormat = [{
    ($root^)?
    (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)?
    ($bodyRegion^)? attr-dict-with-keyword
  }];
  let hasRegionVerifier = 1;
}

//===----------------------------------------------------------------------===//
// In what is matched
//===----------------------------------------------------------------------===//

def PDL_ApplyNativeConstraintOp
    : PDL_Op<"apply_native_constraint", [_pdlInPattern]> {
  let summary = "condition that a native function checks";
  let description = [{
    The function may return values too. A negated constraint holds where the
    function fails.

    ```mlir
    pdl.apply_native_constraint "isSmall"(%attr : !pdl.attribute)
    %sum = pdl.apply_native_constraint "fold"(%op : !pdl.operation) : !pdl.attribute
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args,
                       DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = [{
    $name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict
  }];
  let hasVerifier = 1;
}

// A value from outside of the pattern, or a group of them.
class PDL_OperandBase<string mnemonic, Type valueTypeConstraint,
                      Type valueConstraint>
    : PDL_Op<mnemonic, [_pdlInPattern]> {
  let arguments = (ins Optional<valueTypeConstraint>:$valueType);
  let results = (outs valueConstraint:$value);
  let assemblyFormat = "(`:` $valueType^)? attr-dict";
  let hasVerifier = 1;
}

def PDL_OperandOp : PDL_OperandBase<"operand", PDL_Type, PDL_Value> {
  let summary = "operand that no operation of the pattern defines";
  let description = [{
    ```mlir
    %any = pdl.operand
    %typed = pdl.operand : %type
    ```
  }];
  let builders = [
    OpBuilder<(ins), [{
      build($_builder, $_state, $_builder.getType<ValueType>(), Value());
    }]>
  ];
}

def PDL_OperandsOp : PDL_OperandBase<"operands", PDL_RangeOf<PDL_Type>,
                                     PDL_RangeOf<PDL_Value>> {
  let summary = "operands that no operation of the pattern defines";
  let description = [{
    ```mlir
    %any = pdl.operands
    %typed = pdl.operands : %types
    ```
  }];
  let builders = [
    OpBuilder<(ins), [{
      build($_builder, $_state, RangeType::get($_builder.getType<ValueType>()),
            Value());
    }]>
  ];
}

//===----------------------------------------------------------------------===//
// In what is matched and in rewrites
//===----------------------------------------------------------------------===//

def PDL_AttributeOp : PDL_Op<"attribute"> {
  let summary = "attribute of an operation";
  let description = [{
    To match, either its type or its value may be given; a rewrite needs the
    value.

    ```mlir
    %any = pdl.attribute
    %typed = pdl.attribute : %type
    %ten = pdl.attribute = 10 : i64
    ```
  }];
  let arguments = (ins Optional<PDL_Type>:$valueType,
                       OptionalAttr<AnyAttr>:$value);
  let results = (outs PDL_Attribute:$attr);
  let assemblyFormat =
      "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword";
  let builders = [
    OpBuilder<(ins CArg<"Value", "Value()">:$type), [{
      build($_builder, $_state, $_builder.getType<AttributeType>(), type,
            Attribute());
    }]>,
    OpBuilder<(ins "Attribute":$attr), [{
      build($_builder, $_state, $_builder.getType<AttributeType>(), Value(),
            attr);
    }]>
  ];
  let hasVerifier = 1;
}

def PDL_OperationOp : PDL_Op<"operation", [AttrSizedOperandSegments]> {
  let summary = "operation that is matched or created";
  let description = [{
    To match, all of it is optional: an operation of any name with any operands,
    attributes and results. Where operands are given, all of them are: a range
    alone is all operands; values and ranges next to each other are the groups of
    operands of the operation's definition. Result types are given alike.

    A rewrite creates an operation of that name. Its result types are given,
    inferred, or those of the operation that it replaces.

    ```mlir
    %op = pdl.operation "toy.add"(%x, %y : !pdl.value, !pdl.value)
      {"flags" = %flags} -> (%type : !pdl.type)
    ```
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$opName,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$operandValues,
                       Variadic<PDL_Attribute>:$attributeValues,
                       StrArrayAttr:$attributeValueNames,
                       Variadic<PDL_InstOrRangeOf<PDL_Type>>:$typeValues);
  let results = (outs PDL_Operation:$op);
  let assemblyFormat = [{
    ($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)?
    custom<OperationOpAttributes>($attributeValues, $attributeValueNames)
    (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict
  }];
  let builders = [
    OpBuilder<(ins CArg<"std::optional<StringRef>", "std::nullopt">:$name,
                   CArg<"ValueRange", "{}">:$operandValues,
                   CArg<"ArrayRef<StringRef>", "{}">:$attrNames,
                   CArg<"ValueRange", "{}">:$attrValues,
                   CArg<"ValueRange", "{}">:$resultTypes), [{
      auto nameAttr = name ? $_builder.getStringAttr(*name) : StringAttr();
      build($_builder, $_state, $_builder.getType<OperationType>(), nameAttr,
            operandValues, attrValues, $_builder.getStrArrayAttr(attrNames),
            resultTypes);
    }]>
  ];
  let extraClassDeclaration = [{
    bool hasTypeInference();
    bool mightHaveTypeInference();
  }];
  let hasVerifier = 1;
}

def PDL_ResultOp : PDL_Op<"result", [Pure]> {
  let summary = "result of an operation";
  let description = [{
    The index counts results, not groups of them.

    ```mlir
    %second = pdl.result 1 of %op
    ```
  }];
  let arguments = (ins PDL_Operation:$parent, I32Attr:$index);
  let results = (outs PDL_Value:$val);
  let assemblyFormat = "$index `of` $parent attr-dict";
}

def PDL_ResultsOp : PDL_Op<"results", [Pure]> {
  let summary = "results of an operation";
  let description = [{
    All results, or the group of that index in the definition of the operation,
    which is one value if it is not variadic.

    ```mlir
    %all = pdl.results of %op
    %group = pdl.results 0 of %op -> !pdl.range<value>
    %one = pdl.results 1 of %op -> !pdl.value
    ```
  }];
  let arguments = (ins PDL_Operation:$parent, OptionalAttr<I32Attr>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$val);
  let assemblyFormat = [{
    ($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val))
    attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_TypeOp : PDL_Op<"type"> {
  let summary = "type of a value or an attribute";
  let description = [{
    Where two values have the same handle, their types are equal.

    ```mlir
    %any = pdl.type
    %i32 = pdl.type : i32
    ```
  }];
  let arguments = (ins OptionalAttr<TypeAttr>:$constantType);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "attr-dict (`:` $constantType^)?";
  let hasVerifier = 1;
}

def PDL_TypesOp : PDL_Op<"types"> {
  let summary = "types of values";
  let description = [{
    ```mlir
    %any = pdl.types
    %two = pdl.types : [i32, f32]
    ```
  }];
  let arguments = (ins OptionalAttr<TypeArrayAttr>:$constantTypes);
  let results = (outs PDL_RangeOf<PDL_Type>:$result);
  let assemblyFormat = "attr-dict (`:` $constantTypes^)?";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// In rewrites
//===----------------------------------------------------------------------===//

def PDL_ApplyNativeRewriteOp : PDL_Op<"apply_native_rewrite", [_pdlInRewrite]> {
  let summary = "call of a native function";
  let description = [{
    ```mlir
    %new = pdl.apply_native_rewrite "clone"(%op : !pdl.operation) : !pdl.operation
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = [{
    $name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_EraseOp : PDL_Op<"erase", [_pdlInRewrite]> {
  let summary = "erases an operation";
  let description = [{
    ```mlir
    pdl.erase %op
    ```
  }];
  let arguments = (ins PDL_Operation:$opValue);
  let assemblyFormat = "$opValue attr-dict";
}

def PDL_RangeOp : PDL_Op<"range", [Pure, _pdlInRewrite]> {
  let summary = "concatenation of values or of types";
  let description = [{
    ```mlir
    %values = pdl.range %x, %more : !pdl.value, !pdl.range<value>
    %none = pdl.range : !pdl.range<type>
    ```
  }];
  let arguments = (ins Variadic<PDL_AnyType>:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat = [{
    ($arguments^ `:` type($arguments))?
    custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_ReplaceOp
    : PDL_Op<"replace", [AttrSizedOperandSegments, _pdlInRewrite]> {
  let summary = "replaces an operation";
  let description = [{
    With values, or with the results of another operation.

    ```mlir
    pdl.replace %op with (%x, %y : !pdl.value, !pdl.value)
    pdl.replace %op with %other
    ```
  }];
  let arguments = (ins PDL_Operation:$opValue,
                       Optional<PDL_Operation>:$replOperation,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$replValues);
  let assemblyFormat = [{
    $opValue `with` (`(` $replValues^ `:` type($replValues) `)`)?
    ($replOperation^)? attr-dict
  }];
  let hasVerifier = 1;
}

#endif // MICA_PDL
