//===- LLVMOpBase.td - Classes of operations of llvm -------*- tablegen -*-===//

#ifndef MICA_LLVM_BASE
#define MICA_LLVM_BASE

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class _LLVMIsA<list<string> names> : CPred<"::llvm::isa<" # !interleave(names, ", ") # ">($_self)">;

def LLVM_Type : DialectType<LLVM_Dialect, CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">, "LLVM dialect-compatible type">;
def LLVM_TokenType
    : Type<_LLVMIsA<["::mlir::LLVM::LLVMTokenType"]>, "LLVM token type">,
      BuildableType<"::mlir::LLVM::LLVMTokenType::get($_builder.getContext())">;
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate,
                CPred<"!::llvm::isa<::mlir::LLVM::LLVMVoidType, ::mlir::LLVM::LLVMFunctionType>($_self)">]>,
           "primitive LLVM type">;
def LLVM_FunctionType
    : Type<_LLVMIsA<["::mlir::LLVM::LLVMFunctionType"]>, "LLVM function type", "::mlir::LLVM::LLVMFunctionType">;
def LLVM_AnyFloat : Type<CPred<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">, "floating point LLVM type">;
def LLVM_AnyPointer : Type<_LLVMIsA<["::mlir::LLVM::LLVMPointerType"]>, "LLVM pointer type", "::mlir::LLVM::LLVMPointerType">;

class LLVM_PointerInAddressSpace<int addressSpace>
    : Type<And<[LLVM_AnyPointer.predicate,
                CPred<"::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == " # addressSpace>]>,
           "LLVM pointer in address space " # addressSpace, "::mlir::LLVM::LLVMPointerType"> {
  let builderCall = "$_builder.getType<::mlir::LLVM::LLVMPointerType>(" # addressSpace # ")";
}
def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;

def LLVM_AnyStruct : Type<_LLVMIsA<["::mlir::LLVM::LLVMStructType"]>, "LLVM structure type">;
def LLVM_OpaqueStruct
    : Type<And<[LLVM_AnyStruct.predicate, CPred<"::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).isOpaque()">]>>;
def LLVM_AnyTargetExt : Type<_LLVMIsA<["::mlir::LLVM::LLVMTargetExtType"]>, "LLVM target extension type">;
def LLVM_NonLoadableTargetExtType
    : Type<And<[LLVM_AnyTargetExt.predicate,
                CPred<"!::llvm::cast<::mlir::LLVM::LLVMTargetExtType>($_self).supportsMemOps()">]>>;
def LLVM_LoadableType
    : Type<Or<[CPred<"mlir::LLVM::isLoadableType($_self)">, LLVM_PointerElementTypeInterface.predicate]>,
           "LLVM type with size">;
def LLVM_AnyAggregate : Type<_LLVMIsA<["::mlir::LLVM::LLVMStructType", "::mlir::LLVM::LLVMArrayType"]>, "LLVM aggregate type">;
def LLVM_AnyNonAggregate
    : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>, "LLVM-compatible non-aggregate type">;

class _LLVMVector<string predicate, string kind>
    : Type<CPred<predicate>, "LLVM dialect-compatible " # kind # "vector type", "::mlir::VectorType">;
def LLVM_AnyVector : _LLVMVector<"::mlir::LLVM::isCompatibleVectorType($_self)", "">;
def LLVM_AnyFixedVector : _LLVMVector<"!::mlir::LLVM::isScalableVectorType($_self)", "fixed-length ">;
def LLVM_AnyScalableVector : _LLVMVector<"::mlir::LLVM::isScalableVectorType($_self)", "scalable ">;

class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::VectorType>($_self).getElementType()", element.predicate>]>,
           "LLVM dialect-compatible vector of " # element.summary, "::mlir::VectorType">;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// The C++ that translates an operation to LLVM IR and back. MLIR's library has that of the dialect's own
// instructions, so that their definitions do not set it.
class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []> : Op<dialect, mnemonic, traits> {
  string llvmBuilder = "";
  string mlirBuilder = "";
  list<int> llvmArgIndices = []; // the operand of the instruction for each argument, -1 for none
}

class LLVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<LLVM_Dialect, mnemonic, traits>;

// C++ that follows when an instruction was made for an operation, which has the arguments that it names.
class LLVM_MemOpPatterns {
  string setAlignmentCode = "if ($alignment.value_or(0)) inst->setAlignment(llvm::Align(*$alignment));\n";
  string setVolatileCode = "inst->setVolatile($volatile_);\n";
  string setSyncScopeCode =
      "if ($syncscope) inst->setSyncScopeID(builder.getContext().getOrInsertSyncScopeID(*$syncscope));\n";
  string setOrderingCode = "inst->setAtomic(convertAtomicOrderingToLLVM($ordering));\n";
  string setNonTemporalMetadataCode = [{
    if ($nontemporal)
      inst->setMetadata("nontemporal", llvm::MDNode::get(builder.getContext(),
                                                         llvm::ConstantAsMetadata::get(builder.getInt32(1))));
  }];
  string setInvariantGroupCode =
      "if ($invariantGroup) inst->setMetadata(\"invariant.group\", llvm::MDNode::get(builder.getContext(), {}));\n";
  string setAccessGroupsMetadataCode = "moduleTranslation.setAccessGroupsMetadata(op, inst);\n";
  string setAliasAnalysisMetadataCode =
      "moduleTranslation.setAliasScopeMetadata(op, inst);\nmoduleTranslation.setTBAAMetadata(op, inst);\n";
}

defvar _llvmGroupArgs = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups);
defvar _llvmScopeArgs = (ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                         OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes, OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);
defvar _llvmCallArgs = (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
defvar _llvmBundleArgs = (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                          DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags);

// An access to memory. Its arguments end with aliasAttrs.
class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, [DeclareOpInterfaceMethods<AccessGroupOpInterface>,
                         DeclareOpInterfaceMethods<AliasAnalysisOpInterface>] # traits>,
      LLVM_MemOpPatterns {
  dag aliasAttrs = !con(_llvmGroupArgs, _llvmScopeArgs);
}

class _LLVMNumbers<list<int> numbers> {
  string braces = "{" # !interleave(numbers, ", ") # "}";
}

// An intrinsic. The types of overloaded results and operands are a part of its name. Operands that must be
// constants are attributes: their positions have names. The arguments end with baseArgs, which depend on the
// other parameters.
class LLVM_IntrOpBase<Dialect dialect, string opName, string enumName, list<int> overloadedResults,
                      list<int> overloadedOperands, list<Trait> traits, int numResults, bit requiresAccessGroup = 0,
                      bit requiresAliasAnalysis = 0, bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                      bit requiresOpBundles = 0, list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_OpBase<dialect, opName, !listconcat(
          !if(requiresAccessGroup, [DeclareOpInterfaceMethods<AccessGroupOpInterface>], []),
          !if(requiresAliasAnalysis, [DeclareOpInterfaceMethods<AliasAnalysisOpInterface>], []),
          !if(requiresFastmath, [DeclareOpInterfaceMethods<FastmathFlagsInterface>], []),
          !if(requiresArgAndResultAttrs, [DeclareOpInterfaceMethods<ArgAndResultAttrsOpInterface>], []), traits)>,
      LLVM_MemOpPatterns {
  let results = !if(numResults, (outs LLVM_Type:$res), (outs));
  dag baseArgs = !con(!if(requiresAccessGroup, _llvmGroupArgs, (ins)), !if(requiresAliasAnalysis, _llvmScopeArgs, (ins)),
                      !if(requiresArgAndResultAttrs, _llvmCallArgs, (ins)), !if(requiresOpBundles, _llvmBundleArgs, (ins)));
  string llvmEnumName = enumName;
  string overloadedResultsCpp = _LLVMNumbers<overloadedResults>.braces;
  string overloadedOperandsCpp = _LLVMNumbers<overloadedOperands>.braces;
  string immArgPositionsCpp = _LLVMNumbers<immArgPositions>.braces;
  string immArgAttrNamesCpp =
      "{" # !interleave(!foreach(name, immArgAttrNames, "StringLiteral(\"" # name # "\")"), ", ") # "}";

  string baseLlvmBuilder = "[[maybe_unused]] auto *inst = LLVM::detail::createIntrinsicCall(" # !interleave([
      "builder", "moduleTranslation", "&opInst", "llvm::Intrinsic::" # enumName, "" # numResults, overloadedResultsCpp,
      overloadedOperandsCpp, immArgPositionsCpp, immArgAttrNamesCpp], ", ") # ");\n";
  string baseLlvmBuilderArgAndResultAttrs =
      "if (failed(moduleTranslation.convertArgAndResultAttrs(op, inst, " # immArgPositionsCpp # "))) return failure();\n";
  string baseLlvmBuilderCoda = !if(numResults, "$res = inst;", "");
  let llvmBuilder = baseLlvmBuilder # !if(requiresAccessGroup, setAccessGroupsMetadataCode, "")
                    # !if(requiresAliasAnalysis, setAliasAnalysisMetadataCode, "")
                    # !if(requiresArgAndResultAttrs, baseLlvmBuilderArgAndResultAttrs, "") # baseLlvmBuilderCoda;

  string baseMlirBuilder = [{
    SmallVector<Value> values;
    SmallVector<NamedAttribute> attributes;
    if (failed(moduleImport.convertIntrinsicArguments(}] # !interleave([
      "llvmOperands", "llvmOpBundles", !if(requiresOpBundles, "true", "false"), immArgPositionsCpp, immArgAttrNamesCpp,
      "values", "attributes"], ", ") # [{)))
      return failure();
    auto op = $_qualCppClassName::create($_builder, $_location, }]
      # !if(numResults, "TypeRange($_resultType)", "TypeRange()") # ", values, attributes);\n";
  string baseMlirBuilderArgAndResultAttrs =
      "moduleImport.convertArgAndResultAttrs(inst, op, " # immArgPositionsCpp # ");\n";
  string baseMlirBuilderCoda = !if(numResults, "$res = op;", "$_op = op;");
  let mlirBuilder = baseMlirBuilder # !if(requiresFastmath, "moduleImport.setFastmathFlagsAttr(inst, op);\n", "")
                    # !if(requiresArgAndResultAttrs, baseMlirBuilderArgAndResultAttrs, "") # baseMlirBuilderCoda;

  // For an operation with an attribute range, a LLVM_ConstantRangeAttr.
  string setRangeRetAttrCode =
      "if ($range) inst->addRangeRetAttr(llvm::ConstantRange($range->getLower(), $range->getUpper()));\n";
  string importRangeRetAttrCode = [{
    if (auto range = inst->getAttributes().getRetAttr(llvm::Attribute::Range); range.isValid())
      op.setRangeAttr(LLVM::ConstantRangeAttr::get($_builder.getContext(), range.getRange().getLower(),
                                                   range.getRange().getUpper()));
  }];
}

// Intrinsics of the dialect itself, by the number of their results.
class LLVM_IntrOp<string mnem, list<int> overloadedResults, list<int> overloadedOperands, list<Trait> traits, int numResults,
                  bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0, bit requiresFastmath = 0,
                  bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0, list<int> immArgPositions = [],
                  list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<LLVM_Dialect, "intr." # mnem, !subst(".", "_", mnem), overloadedResults, overloadedOperands, traits,
                      numResults, requiresAccessGroup, requiresAliasAnalysis, requiresFastmath, requiresArgAndResultAttrs,
                      requiresOpBundles, immArgPositions, immArgAttrNames> {
  let summary = "the intrinsic `llvm." # mnem # "`";
}

class LLVM_ZeroResultIntrOp<string mnem, list<int> overloadedOperands = [], list<Trait> traits = [],
                            bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0, bit requiresArgAndResultAttrs = 0,
                            bit requiresOpBundles = 0, list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, [], overloadedOperands, traits, 0, requiresAccessGroup, requiresAliasAnalysis, 0,
                  requiresArgAndResultAttrs, requiresOpBundles, immArgPositions, immArgAttrNames>;

class LLVM_OneResultIntrOp<string mnem, list<int> overloadedResults = [], list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                           list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 1, 0, 0, requiresFastmath, requiresArgAndResultAttrs, 0,
                  immArgPositions, immArgAttrNames>;

class LLVM_TwoResultIntrOp<string mnem, list<int> overloadedResults = [], list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0, list<int> immArgPositions = [],
                           list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 2, 0, 0, requiresFastmath, 0, 0, immArgPositions,
                  immArgAttrNames>;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

defvar _llvmAttributes = (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes);

def LLVM_OneResultOpBuilder : OpBuilder<!con((ins "Type":$resultType, "ValueRange":$operands), _llvmAttributes), [{
  if (resultType) $_state.addTypes(resultType);
  $_state.addOperands(operands);
  $_state.addAttributes(attributes);
}]>;
def LLVM_ZeroResultOpBuilder : OpBuilder<!con((ins "ValueRange":$operands), _llvmAttributes), [{
  $_state.addOperands(operands);
  $_state.addAttributes(attributes);
}]>;
// The type of an operation without a result is void.
def LLVM_VoidResultTypeOpBuilder : OpBuilder<!con((ins "Type":$resultType, "ValueRange":$operands), _llvmAttributes), [{
  assert(llvm::isa<LLVMVoidType>(resultType));
  build($_builder, $_state, operands, attributes);
}]>;
def LLVM_TerminatorPassthroughOpBuilder
    : OpBuilder<!con((ins "ValueRange":$operands, "SuccessorRange":$destinations), _llvmAttributes), [{
  $_state.addOperands(operands);
  $_state.addSuccessors(destinations);
  $_state.addAttributes(attributes);
}]>;

#endif // MICA_LLVM_BASE
