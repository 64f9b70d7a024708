//===- IRDLOps.td - Operations of irdl ---------------------*- tablegen -*-===//

#ifndef MICA_IRDL_OPS
#define MICA_IRDL_OPS

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/Dialect/IRDL/IR/IRDLAttributes.td"
include "mlir/Dialect/IRDL/IR/IRDLInterfaces.td"
include "mlir/Dialect/IRDL/IR/IRDLTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class IRDL_Op<string mnemonic, list<Trait> traits = []> : Op<IRDL_Dialect, mnemonic, traits>;

class AtMostOneChildOf<string op> : ParamNativeOpTrait<"AtMostOneChildOf", op>;

//===----------------------------------------------------------------------===//
// Dialects and their parts
//===----------------------------------------------------------------------===//

class _IRDLNamed<string mnemonic, list<Trait> traits> : IRDL_Op<mnemonic, traits> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)";
  let hasVerifier = 1;
}

class _Part<string mnemonic, list<Trait> traits>
    : _IRDLNamed<mnemonic, !listconcat([HasParent<"DialectOp">, NoTerminator, NoRegionArguments], traits, [Symbol])>;

def IRDL_DialectOp : _IRDLNamed<"dialect", [IsolatedFromAbove, NoTerminator, Symbol, SymbolTable]> {
  let summary = "a dialect";
}
def IRDL_TypeOp : _Part<"type", [AtMostOneChildOf<"ParametersOp">]> {
  let summary = "a type, with constraints for its parameters";
  let description = [{
    The type of the example is written `!units.pair<i8, i8>`.

    ```mlir
    irdl.dialect @units {
      irdl.type @pair {
        %0 = irdl.any
        irdl.parameters(first: %0, second: %0)
      }
    }
    ```
  }];
}
def IRDL_AttributeOp : _Part<"attribute", [AtMostOneChildOf<"ParametersOp">]> {
  let summary = "an attribute, with constraints for its parameters";
}
def IRDL_OperationOp : _Part<"operation", [AtMostOneChildOf<"OperandsOp, ResultsOp, AttributesOp, RegionsOp">]> {
  let summary = "an operation, with constraints for its operands, results, attributes and regions";
  let description = [{
    ```mlir
    irdl.operation @loop {
      %0 = irdl.is index
      %1 = irdl.any
      %2 = irdl.region(%0)
      irdl.operands(bound: %0, first: optional %1)
      irdl.results(last: optional %1)
      irdl.regions(body: %2)
    }
    ```
  }];
  let hasRegionVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Lists of constraints
//===----------------------------------------------------------------------===//

class _List<string mnemonic, Type element, Trait parent> : IRDL_Op<mnemonic, [parent]> {
  let arguments = (ins Variadic<element>:$args, StrArrayAttr:$names);
  let assemblyFormat = "`` custom<NamedValueList>($args, $names) attr-dict";
  let hasVerifier = 1;
}

class _Values<string mnemonic> : _List<mnemonic, IRDL_AttributeType, HasParent<"OperationOp">> {
  let arguments = (ins Variadic<IRDL_AttributeType>:$args, StrArrayAttr:$names, VariadicityArrayAttr:$variadicity);
  let assemblyFormat = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict";
}

def IRDL_ParametersOp : _List<"parameters", IRDL_AttributeType, ParentOneOf<["AttributeOp", "TypeOp"]>> {
  let summary = "names the parameters of a type or an attribute, and gives their constraints";
}
def IRDL_OperandsOp : _Values<"operands"> {
  let summary = "names the operands of an operation, and gives the constraints for their types";
}
def IRDL_ResultsOp : _Values<"results"> {
  let summary = "names the results of an operation, and gives the constraints for their types";
}
def IRDL_AttributesOp : IRDL_Op<"attributes", [HasParent<"OperationOp">]> {
  let summary = "names the attributes of an operation, and gives their constraints: `irdl.attributes { \"size\" = %0 }`";
  let arguments = (ins Variadic<IRDL_AttributeType>:$attributeValues, StrArrayAttr:$attributeValueNames);
  let assemblyFormat = "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict";
  let hasVerifier = 1;
}
def IRDL_RegionsOp : _List<"regions", IRDL_RegionType, HasParent<"OperationOp">> {
  let summary = "names the regions of an operation, and gives their constraints";
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

def IRDL_RegionOp : IRDL_Op<"region",
    [HasParent<"OperationOp">, VerifyRegionInterface, DeclareOpInterfaceMethods<VerifyRegionInterface>]> {
  let summary = "a region of an operation";
  let description = [{
    The constraints are for the types of the first block's arguments. Without parentheses the arguments are free,
    and so is the number of blocks without a size.

    ```mlir
    %1 = irdl.region
    %2 = irdl.region()
    %3 = irdl.region(%0) with size 2
    ```
  }];
  let arguments = (ins Variadic<IRDL_AttributeType>:$entryBlockArgs, OptionalAttr<I32Attr>:$numberOfBlocks,
                       UnitAttr:$constrainedArguments);
  let results = (outs IRDL_RegionType:$output);
  let assemblyFormat = [{
    ``(`(` $entryBlockArgs $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict
  }];
  let hasVerifier = 1;
}

class IRDL_ConstraintOp<string mnemonic, dag given, string format, list<Trait> traits = []>
    : IRDL_Op<mnemonic, !listconcat([VerifyConstraintInterface, DeclareOpInterfaceMethods<VerifyConstraintInterface>,
                                     ParentOneOf<["TypeOp", "AttributeOp", "OperationOp"]>], traits)> {
  let arguments = given;
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = format;
}

def IRDL_IsOp : IRDL_ConstraintOp<"is", (ins AnyAttr:$expected), "$expected ` ` attr-dict", [Pure]> {
  let summary = "exactly this attribute or type: `irdl.is i32`";
}
def IRDL_BaseOp : IRDL_ConstraintOp<"base", (ins OptionalAttr<SymbolRefAttr>:$base_ref, OptionalAttr<StrAttr>:$base_name),
    "($base_ref^)? ($base_name^)? ` ` attr-dict", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "the attributes or types of a definition, with any parameters";
  let description = [{
    The definition is one in IRDL, or has a name.

    ```mlir
    %0 = irdl.base @units::@length
    %1 = irdl.base "!builtin.vector"
    ```
  }];
  let builders = [OpBuilder<(ins "SymbolRefAttr":$base_ref), [{ build($_builder, $_state, base_ref, StringAttr()); }]>,
                  OpBuilder<(ins "StringAttr":$base_name), [{ build($_builder, $_state, SymbolRefAttr(), base_name); }]>];
  let hasVerifier = 1;
}
def IRDL_ParametricOp : IRDL_ConstraintOp<"parametric", (ins SymbolRefAttr:$base_type, Variadic<IRDL_AttributeType>:$args),
    "$base_type `<` $args `>` ` ` attr-dict", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, Pure]> {
  let summary = "the attributes or types of a definition, with such parameters: `irdl.parametric @units::@pair<%0, %1>`";
}
def IRDL_AnyOp : IRDL_ConstraintOp<"any", (ins), "attr-dict"> {
  let summary = "any attribute or type";
}

class _Combined<string mnemonic> : IRDL_ConstraintOp<mnemonic, (ins Variadic<IRDL_AttributeType>:$args),
    "`(` $args `)` ` ` attr-dict", [SameOperandsAndResultType]>;

def IRDL_AnyOfOp : _Combined<"any_of"> {
  let summary = "an attribute or type that one of the constraints accepts";
}
def IRDL_AllOfOp : _Combined<"all_of"> {
  let summary = "an attribute or type that all of the constraints accept";
}

def IRDL_CPredOp : IRDL_Op<"c_pred"> {
  let summary = "an attribute or type for which an expression of C++ is true";
  let description = [{
    It is for definitions that C++ is generated from. The attribute is `$_self`.

    ```mlir
    %0 = irdl.c_pred "::llvm::isa<::mlir::StringAttr>($_self)"
    ```
  }];
  let arguments = (ins StrAttr:$pred);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = "$pred ` ` attr-dict";
}

#endif // MICA_IRDL_OPS
