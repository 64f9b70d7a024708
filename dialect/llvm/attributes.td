//===- LLVMAttrDefs.td - Attributes of llvm ----------------*- tablegen -*-===//

#ifndef MICA_LLVM_ATTRIBUTES
#define MICA_LLVM_ATTRIBUTES

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class LLVM_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<LLVM_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

class _LLVMValue<string name, string mnemonic, string type, string parameter, string format = "`<` $" # parameter # " `>`",
                 list<Trait> traits = []> : LLVM_Attr<name, mnemonic, traits> {
  let parameters = !dag(ins, [type], [parameter]);
  let assemblyFormat = format;
}

class _LLVMStruct<string name, string mnemonic, dag given, string words, list<Trait> traits = [],
                  string base = "::mlir::Attribute"> : LLVM_Attr<name, mnemonic, traits, base> {
  let parameters = given;
  let description = words;
  let assemblyFormat = "`<` struct(params) `>`";
}

// Metadata that has an alias at the start of a text.
class _LLVMMetadata<string name, string mnemonic, dag given, string words, string base = "::mlir::Attribute",
                    list<Trait> traits = []> : _LLVMStruct<name, mnemonic, given, words, traits, base> {
  let genMnemonicAlias = 1;
}

// Arrays of metadata. They cannot be made from a constant.
class _LLVMArray<LLVM_Attr element> : TypedArrayAttrBase<element, element.summary # " array"> {
  let constBuilderCall = ?;
}

// Parameters that may be missing.
class _LLVMOptional<string type, list<string> names> {
  dag args = !dag(ins, !foreach(name, names, OptionalParameter<type>), names);
}

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

def LLVM_AddressSpaceAttr
    : _LLVMValue<"AddressSpace", "address_space", "unsigned", "addressSpace", "`<` $addressSpace `>`",
                 [LLVM_LLVMAddrSpaceAttrInterface, DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "LLVM address space";
  let description = "The memory space of a memref or `!ptr.ptr` that stands for an address space of LLVM, usually 0.";
}
def CConvAttr : _LLVMValue<"CConv", "cconv", "CConv", "CallingConv">;
def ComdatAttr : _LLVMValue<"Comdat", "comdat", "comdat::Comdat", "comdat", "$comdat">;
def LinkageAttr : _LLVMValue<"Linkage", "linkage", "linkage::Linkage", "linkage">;
def FramePointerKindAttr
    : _LLVMValue<"FramePointerKind", "framePointerKind", "framePointerKind::FramePointerKind", "framePointerKind">;
def TailCallKindAttr : _LLVMValue<"TailCallKind", "tailcallkind", "TailCallKind", "tailCallKind">;
def UWTableKindAttr : _LLVMValue<"UWTableKind", "uwtableKind", "uwtable::UWTableKind", "uwtableKind">;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

// What one optimization does with a loop: flags, numbers, and what applies to the loops that it makes.
class _LLVMLoop<string name, string mnemonic, dag given, list<string> followups, string words>
    : _LLVMMetadata<name, mnemonic,
                    !con(given, _LLVMOptional<"LoopAnnotationAttr", !foreach(f, followups, "followup" # f)>.args), words>;

class _LLVMBools<list<string> names> : _LLVMOptional<"BoolAttr", names>;
class _LLVMIntegers<list<string> names> : _LLVMOptional<"IntegerAttr", names>;

def LoopVectorizeAttr : _LLVMLoop<"LoopVectorize", "loop_vectorize",
    !con(_LLVMBools<["disable", "predicateEnable", "scalableEnable"]>.args, _LLVMIntegers<["width"]>.args),
    ["Vectorized", "Epilogue", "All"], "How a loop is vectorized.">;
def LoopInterleaveAttr : _LLVMLoop<"LoopInterleave", "loop_interleave", (ins "IntegerAttr":$count), [],
    "How many iterations are interleaved.">;
def LoopUnrollAttr : _LLVMLoop<"LoopUnroll", "loop_unroll",
    !con(_LLVMBools<["disable"]>.args, _LLVMIntegers<["count"]>.args, _LLVMBools<["runtimeDisable", "full"]>.args),
    ["Unrolled", "Remainder", "All"], "How a loop is unrolled.">;
def LoopUnrollAndJamAttr : _LLVMLoop<"LoopUnrollAndJam", "loop_unroll_and_jam",
    !con(_LLVMBools<["disable"]>.args, _LLVMIntegers<["count"]>.args),
    ["Outer", "Inner", "RemainderOuter", "RemainderInner", "All"],
    "How a loop is unrolled so that the copies of the loop in it become one.">;
def LoopLICMAttr : _LLVMLoop<"LoopLICM", "loop_licm", _LLVMBools<["disable", "versioningDisable"]>.args, [],
    "Whether code that does not change may leave a loop, and whether a copy of the loop may be made for this.">;
def LoopDistributeAttr : _LLVMLoop<"LoopDistribute", "loop_distribute", _LLVMBools<["disable"]>.args,
    ["Coincident", "Sequential", "Fallback", "All"], "Whether a loop may become several.">;
def LoopPipelineAttr : _LLVMLoop<"LoopPipeline", "loop_pipeline",
    !con(_LLVMBools<["disable"]>.args, _LLVMIntegers<["initiationinterval"]>.args), [], "How iterations overlap.">;
def LoopPeeledAttr : _LLVMLoop<"LoopPeeled", "loop_peeled", _LLVMIntegers<["count"]>.args, [],
    "How many iterations are before a loop.">;
def LoopUnswitchAttr : _LLVMLoop<"LoopUnswitch", "loop_unswitch", _LLVMBools<["partialDisable"]>.args, [],
    "Whether a condition may leave a loop for a part of the iterations.">;

class _LLVMParts<list<string> names> {
  dag args = !dag(ins, !foreach(name, names, OptionalParameter<"Loop" # name # "Attr">),
                  !foreach(name, names, !tolower(!substr(name, 0, 1)) # !substr(name, 1)));
}

def LoopAnnotationAttr : _LLVMMetadata<"LoopAnnotation", "loop_annotation",
    !con(_LLVMBools<["disableNonforced"]>.args, _LLVMParts<["Vectorize", "Interleave", "Unroll", "UnrollAndJam"]>.args,
         (ins OptionalParameter<"LoopLICMAttr">:$licm), _LLVMParts<["Distribute", "Pipeline", "Peeled", "Unswitch"]>.args,
         _LLVMBools<["mustProgress", "isVectorized"]>.args, _LLVMOptional<"FusedLoc", ["startLoc", "endLoc"]>.args,
         (ins OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses)),
    "What optimizations do with a loop. The branch back to its start has the attribute.">;

//===----------------------------------------------------------------------===//
// Debug information
//===----------------------------------------------------------------------===//

// A number that is written as a word of DWARF.
class LLVM_DIParameter<string summary, string default, string parseName, string errorCase, string printName = parseName>
    : AttrOrTypeParameter<"unsigned", "debug info " # summary> {
  let parser = [{[&]() -> FailureOr<unsigned> {
    SMLoc at = $_parser.getCurrentLocation();
    StringRef word;
    if ($_parser.parseKeyword(&word)) return failure();
    unsigned number = llvm::dwarf::get}] # parseName # [{(word);
    if (number != }] # errorCase # [{) return number;
    return $_parser.emitError(at, "invalid debug info }] # summary # [{ name: ") << word;
  }()}];
  let printer = "$_printer << llvm::dwarf::" # printName # "String($_self)";
  let defaultValue = default;
}

def LLVM_DICallingConventionParameter : LLVM_DIParameter<"calling convention", "0", "CallingConvention", "0", "Convention">;
def LLVM_DIEncodingParameter : LLVM_DIParameter<"encoding", "0", "AttributeEncoding", "0">;
def LLVM_DILanguageParameter : LLVM_DIParameter<"language", "", "Language", "0">;
def LLVM_DITagParameter : LLVM_DIParameter<"tag", "0", "Tag", "llvm::dwarf::DW_TAG_invalid">;
def LLVM_DIOperationEncodingParameter : LLVM_DIParameter<"operation encoding", "", "OperationEncoding", "0">;

def LLVM_DIExpressionElemAttr : LLVM_Attr<"DIExpressionElem", "di_expression_elem"> {
  let description = "An operation of an expression with its numbers: `DW_OP_plus_uconst(8)`.";
  let parameters = (ins LLVM_DIOperationEncodingParameter:$opcode, OptionalArrayRefParameter<"uint64_t">:$arguments);
  let assemblyFormat = "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?";
}
def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let description = "How a debugger computes an address or a value.";
  let parameters = (ins OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let builders = [AttrBuilder<(ins)>];
  let constBuilderCall = "::mlir::LLVM::DIExpressionAttr::get($_builder.getContext(), $0)";
  let assemblyFormat = "`<` ( `[` $operations^ `]` ) : (``)? `>`";
}

class _LLVMScope<string name, string mnemonic, dag given, string words>
    : _LLVMMetadata<name, mnemonic, given, words, "DIScopeAttr">;
class _LLVMLocalScope<string name, string mnemonic, dag given, string words>
    : _LLVMMetadata<name, mnemonic, given, words, "DILocalScopeAttr">;
class _LLVMNode<string name, string mnemonic, dag given, string words>
    : _LLVMMetadata<name, mnemonic, given, words, "DINodeAttr">;
class _LLVMType<string name, string mnemonic, dag given, string words>
    : _LLVMMetadata<name, mnemonic, given, words, "DITypeAttr">;

// Debug information that can contain itself.
class _LLVMRecursive<string name, string mnemonic, dag given, string words, string base>
    : _LLVMMetadata<name, mnemonic,
                    !con((ins OptionalParameter<"DistinctAttr">:$recId, OptionalParameter<"bool">:$isRecSelf), given),
                    words, base, [LLVM_DIRecursiveTypeAttrInterface]> {
  let extraClassDeclaration = [{
    static DIRecursiveTypeAttrInterface getRecSelf(DistinctAttr recId);
    DIRecursiveTypeAttrInterface withRecId(DistinctAttr recId);
  }];
}

defvar _llvmTag = (ins LLVM_DITagParameter:$tag);
defvar _llvmName = _LLVMOptional<"StringAttr", ["name"]>.args;
defvar _llvmFile = _LLVMOptional<"DIFileAttr", ["file"]>.args;
defvar _llvmScope = _LLVMOptional<"DIScopeAttr", ["scope"]>.args;
defvar _llvmLine = _LLVMOptional<"unsigned", ["line"]>.args;
defvar _llvmPlace = !con(_llvmFile, _llvmLine);

def LLVM_DINullTypeAttr : LLVM_Attr<"DINullType", "di_null_type", [], "DITypeAttr"> {
  let description = "The type of nothing: a result, or the arguments that follow in a variadic function.";
  let parameters = (ins);
  let genMnemonicAlias = 1;
}
def LLVM_DIBasicTypeAttr : _LLVMType<"DIBasicType", "di_basic_type",
    !con(_llvmTag, (ins "StringAttr":$name, OptionalParameter<"uint64_t">:$sizeInBits, LLVM_DIEncodingParameter:$encoding)),
    "A type that has no parts."> {
  let builders = [
    AttrBuilder<(ins "unsigned":$tag, "const Twine &":$name, "uint64_t":$sizeInBits, "unsigned":$encoding), [{
      return $_get($_ctxt, tag, StringAttr::get($_ctxt, name), sizeInBits, encoding);
    }]>
  ];
}
def LLVM_DICompileUnitAttr : _LLVMScope<"DICompileUnit", "di_compile_unit",
    (ins "DistinctAttr":$id, LLVM_DILanguageParameter:$sourceLanguage, "DIFileAttr":$file,
         OptionalParameter<"StringAttr">:$producer, "bool":$isOptimized, "DIEmissionKind":$emissionKind,
         OptionalParameter<"DINameTableKind">:$nameTableKind, OptionalParameter<"StringAttr">:$splitDebugFilename),
    "A unit of compilation."> {
  let builders = [
    AttrBuilderWithInferredContext<(ins "DistinctAttr":$id, "unsigned":$sourceLanguage, "DIFileAttr":$file,
        "StringAttr":$producer, "bool":$isOptimized, "DIEmissionKind":$emissionKind,
        CArg<"DINameTableKind", "DINameTableKind::Default">:$nameTableKind, CArg<"StringAttr", "{}">:$splitDebugFilename), [{
      return $_get(id.getContext(), id, sourceLanguage, file, producer, isOptimized, emissionKind, nameTableKind,
                   splitDebugFilename);
    }]>
  ];
}
def LLVM_DICompositeTypeAttr : _LLVMRecursive<"DICompositeType", "di_composite_type",
    !con(_llvmTag, _llvmName, _llvmFile, _LLVMOptional<"uint32_t", ["line"]>.args, _llvmScope,
         _LLVMOptional<"DITypeAttr", ["baseType"]>.args, _LLVMOptional<"DIFlags", ["flags"]>.args,
         _LLVMOptional<"uint64_t", ["sizeInBits", "alignInBits"]>.args,
         _LLVMOptional<"DIExpressionAttr", ["dataLocation", "rank", "allocated", "associated"]>.args,
         (ins OptionalArrayRefParameter<"DINodeAttr">:$elements)),
    "A type with parts: a structure, an array or an enumeration.", "DITypeAttr"> {
  let builders = [
    AttrBuilder<(ins "unsigned":$tag, "StringAttr":$name, "DIFileAttr":$file, "uint32_t":$line, "DIScopeAttr":$scope,
                     "DITypeAttr":$baseType, "DIFlags":$flags, "uint64_t":$sizeInBits, "uint64_t":$alignInBits,
                     "DIExpressionAttr":$dataLocation, "DIExpressionAttr":$rank, "DIExpressionAttr":$allocated,
                     "DIExpressionAttr":$associated, "ArrayRef<DINodeAttr>":$elements), [{
      return $_get($_ctxt, DistinctAttr(), false, tag, name, file, line, scope, baseType, flags, sizeInBits, alignInBits,
                   dataLocation, rank, allocated, associated, elements);
    }]>
  ];
}
def LLVM_DIDerivedTypeAttr : _LLVMType<"DIDerivedType", "di_derived_type",
    !con(_llvmTag, _llvmName,
         (ins OptionalParameter<"DITypeAttr">:$baseType, OptionalParameter<"uint64_t">:$sizeInBits,
              OptionalParameter<"uint32_t">:$alignInBits, OptionalParameter<"uint64_t">:$offsetInBits,
              OptionalParameter<"std::optional<unsigned>">:$dwarfAddressSpace, OptionalParameter<"DINodeAttr">:$extraData)),
    "A type that another one is in: a pointer, a member, or a name for a type.">;
def LLVM_DIFileAttr : LLVM_Attr<"DIFile", "di_file", [], "DIScopeAttr"> {
  let description = "A file of the source.";
  let parameters = (ins "StringAttr":$name, "StringAttr":$directory);
  let builders = [
    AttrBuilder<(ins "StringRef":$name, "StringRef":$directory), [{
      return $_get($_ctxt, StringAttr::get($_ctxt, name), StringAttr::get($_ctxt, directory));
    }]>
  ];
  let assemblyFormat = "`<` $name `in` $directory `>`";
  let genMnemonicAlias = 1;
}
def LLVM_DIGlobalVariableExpressionAttr : _LLVMMetadata<"DIGlobalVariableExpression", "di_global_variable_expression",
    (ins "DIGlobalVariableAttr":$var, OptionalParameter<"DIExpressionAttr">:$expr), "A global variable and where it is."> {
  let constBuilderCall = "$0";
}
def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr, "an array of variable expressions">;
def LLVM_DIGlobalVariable : _LLVMNode<"DIGlobalVariable", "di_global_variable",
    !con(_llvmScope, _LLVMOptional<"StringAttr", ["name", "linkageName"]>.args,
         (ins "DIFileAttr":$file, "unsigned":$line, "DITypeAttr":$type),
         _LLVMOptional<"bool", ["isLocalToUnit", "isDefined"]>.args, _LLVMOptional<"unsigned", ["alignInBits"]>.args),
    "A global variable.">;
def LLVM_DILexicalBlockAttr : _LLVMLocalScope<"DILexicalBlock", "di_lexical_block",
    !con((ins "DIScopeAttr":$scope), _llvmPlace, _LLVMOptional<"unsigned", ["column"]>.args), "A block of statements."> {
  let builders = [
    AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$line, "unsigned":$column),
      "return $_get(scope.getContext(), scope, file, line, column);">
  ];
}
def LLVM_DILexicalBlockFile : _LLVMLocalScope<"DILexicalBlockFile", "di_lexical_block_file",
    !con((ins "DIScopeAttr":$scope), _llvmFile, (ins "unsigned":$discriminator)),
    "A part of a block that is in another file, or one of several at the same line."> {
  let builders = [
    AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$discriminator),
      "return $_get(scope.getContext(), scope, file, discriminator);">
  ];
}
def LLVM_DILocalVariableAttr : _LLVMNode<"DILocalVariable", "di_local_variable",
    !con((ins "DIScopeAttr":$scope), _llvmName, _llvmFile, _LLVMOptional<"unsigned", ["line", "arg", "alignInBits"]>.args,
         (ins OptionalParameter<"DITypeAttr">:$type, OptionalParameter<"DIFlags", "DIFlags::Zero">:$flags)),
    "A variable or, with the number `arg`, an argument."> {
  let builders = [
    AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "StringRef":$name, "DIFileAttr":$file, "unsigned":$line,
                                        "unsigned":$arg, "unsigned":$alignInBits, "DITypeAttr":$type, "DIFlags":$flags), [{
      return $_get(scope.getContext(), scope, StringAttr::get(scope.getContext(), name), file, line, arg, alignInBits,
                   type, flags);
    }]>
  ];
}
def LLVM_DISubprogramAttr : _LLVMRecursive<"DISubprogram", "di_subprogram",
    !con(_LLVMOptional<"DistinctAttr", ["id"]>.args, _LLVMOptional<"DICompileUnitAttr", ["compileUnit"]>.args, _llvmScope,
         _LLVMOptional<"StringAttr", ["name", "linkageName"]>.args, _llvmFile,
         _LLVMOptional<"unsigned", ["line", "scopeLine"]>.args,
         (ins OptionalParameter<"DISubprogramFlags">:$subprogramFlags, OptionalParameter<"DISubroutineTypeAttr">:$type,
              OptionalArrayRefParameter<"DINodeAttr">:$retainedNodes, OptionalArrayRefParameter<"DINodeAttr">:$annotations)),
    "A function.", "DILocalScopeAttr"> {
  let builders = [
    AttrBuilder<(ins "DistinctAttr":$id, "DICompileUnitAttr":$compileUnit, "DIScopeAttr":$scope, "StringAttr":$name,
                     "StringAttr":$linkageName, "DIFileAttr":$file, "unsigned":$line, "unsigned":$scopeLine,
                     "DISubprogramFlags":$subprogramFlags, "DISubroutineTypeAttr":$type,
                     "ArrayRef<DINodeAttr>":$retainedNodes, "ArrayRef<DINodeAttr>":$annotations), [{
      return $_get($_ctxt, DistinctAttr(), false, id, compileUnit, scope, name, linkageName, file, line, scopeLine,
                   subprogramFlags, type, retainedNodes, annotations);
    }]>
  ];
}
def LLVM_DIModuleAttr : _LLVMScope<"DIModule", "di_module",
    !con(_llvmFile, _llvmScope, _LLVMOptional<"StringAttr", ["name", "configMacros", "includePath", "apinotes"]>.args,
         _llvmLine, _LLVMOptional<"bool", ["isDecl"]>.args), "A module of a language that has these.">;
def LLVM_DINamespaceAttr : _LLVMScope<"DINamespace", "di_namespace",
    !con(_llvmName, _llvmScope, (ins "bool":$exportSymbols)), "A namespace.">;
def LLVM_DIImportedEntityAttr : _LLVMNode<"DIImportedEntity", "di_imported_entity",
    !con(_llvmTag, (ins "DIScopeAttr":$scope, "DINodeAttr":$entity), _llvmPlace, _llvmName,
         (ins OptionalArrayRefParameter<"DINodeAttr">:$elements)), "A name that a scope has from elsewhere.">;
def LLVM_DIAnnotationAttr : _LLVMStruct<"DIAnnotation", "di_annotation", (ins "StringAttr":$name, "StringAttr":$value),
    "A note that the source has at a declaration.", [], "DINodeAttr">;
def LLVM_DISubrangeAttr : _LLVMStruct<"DISubrange", "di_subrange",
    _LLVMOptional<"::mlir::Attribute", ["count", "lowerBound", "upperBound", "stride"]>.args, "A dimension of an array.", [],
    "DINodeAttr">;
def LLVM_DICommonBlockAttr : _LLVMScope<"DICommonBlock", "di_common_block",
    !con((ins "DIScopeAttr":$scope, OptionalParameter<"DIGlobalVariableAttr">:$decl, "StringAttr":$name), _llvmPlace),
    "A common block of Fortran.">;
def LLVM_DIGenericSubrangeAttr : _LLVMStruct<"DIGenericSubrange", "di_generic_subrange",
    (ins OptionalParameter<"::mlir::Attribute">:$count, "::mlir::Attribute":$lowerBound,
         OptionalParameter<"::mlir::Attribute">:$upperBound, "::mlir::Attribute":$stride),
    "A dimension of an array whose rank is not known before the program runs.", [], "DINodeAttr">;
def LLVM_DISubroutineTypeAttr : _LLVMType<"DISubroutineType", "di_subroutine_type",
    (ins LLVM_DICallingConventionParameter:$callingConvention, OptionalArrayRefParameter<"DITypeAttr">:$types),
    "The type of a function: the types of its result and its arguments."> {
  let builders = [AttrBuilder<(ins "ArrayRef<DITypeAttr>":$types), "return $_get($_ctxt, 0, types);">];
}
def LLVM_DILabelAttr : _LLVMNode<"DILabel", "di_label", !con((ins "DIScopeAttr":$scope), _llvmName, _llvmPlace), "A label."> {
  let builders = [
    AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "StringRef":$name, "DIFileAttr":$file, "unsigned":$line), [{
      return $_get(scope.getContext(), scope, StringAttr::get(scope.getContext(), name), file, line);
    }]>
  ];
}
def LLVM_DIStringTypeAttr : _LLVMType<"DIStringType", "di_string_type",
    !con(_llvmTag,
         (ins "StringAttr":$name, OptionalParameter<"uint64_t">:$sizeInBits, OptionalParameter<"uint32_t">:$alignInBits,
              OptionalParameter<"DIVariableAttr">:$stringLength),
         _LLVMOptional<"DIExpressionAttr", ["stringLengthExp", "stringLocationExp"]>.args,
         (ins LLVM_DIEncodingParameter:$encoding)), "The type of strings of Fortran.">;

//===----------------------------------------------------------------------===//
// Accesses to memory
//===----------------------------------------------------------------------===//

def LLVM_MemoryEffectsAttr : _LLVMStruct<"MemoryEffects", "memory_effects",
    !dag(ins, !listsplat("ModRefInfo", 6), ["other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1"]),
    "What a function may do to each kind of memory."> {
  let extraClassDeclaration = "bool isReadWrite();";
  let builders = [AttrBuilder<(ins "ArrayRef<ModRefInfo>":$memInfoArgs)>];
}

def LLVM_AliasScopeDomainAttr : _LLVMMetadata<"AliasScopeDomain", "alias_scope_domain",
    !con((ins "Attribute":$id), _LLVMOptional<"StringAttr", ["description"]>.args), "A set of scopes."> {
  let summary = "LLVM dialect alias scope domain metadata";
  let builders = [
    AttrBuilder<(ins CArg<"StringAttr", "{}">:$description),
                "return $_get($_ctxt, DistinctAttr::create(UnitAttr::get($_ctxt)), description);">
  ];
}
def LLVM_AliasScopeAttr : _LLVMMetadata<"AliasScope", "alias_scope",
    !con((ins "Attribute":$id, "AliasScopeDomainAttr":$domain), _LLVMOptional<"StringAttr", ["description"]>.args), [{
    Accesses with a scope in `noalias_scopes` have another address than those with the same scope in `alias_scopes`.
    The identifier is a string or a distinct attribute.

    ```mlir
    #domain = #llvm.alias_scope_domain<id = "arguments of @f">
    #scope = #llvm.alias_scope<id = "first argument", domain = #domain>
    %0 = llvm.load %first {alias_scopes = [#scope]} : !llvm.ptr -> i32
    llvm.store %0, %second {noalias_scopes = [#scope]} : i32, !llvm.ptr
    ```
  }]> {
  let summary = "LLVM dialect alias scope";
  let builders = [
    AttrBuilderWithInferredContext<(ins "AliasScopeDomainAttr":$domain, CArg<"StringAttr", "{}">:$description), [{
      return $_get(domain.getContext(), DistinctAttr::create(UnitAttr::get(domain.getContext())), domain, description);
    }]>
  ];
  let genVerifyDecl = 1;
}
def LLVM_AliasScopeArrayAttr : _LLVMArray<LLVM_AliasScopeAttr>;

def LLVM_AccessGroupAttr : _LLVMMetadata<"AccessGroup", "access_group", (ins "DistinctAttr":$id),
    "A group of accesses. Those of a loop with the group in `parallelAccesses` do not depend on each other."> {
  let summary = "LLVM dialect access group metadata";
  let builders = [AttrBuilder<(ins), "return $_get($_ctxt, DistinctAttr::create(UnitAttr::get($_ctxt)));">];
}
def LLVM_AccessGroupArrayAttr : _LLVMArray<LLVM_AccessGroupAttr>;

def LLVM_TBAARootAttr : _LLVMMetadata<"TBAARoot", "tbaa_root", _LLVMOptional<"StringAttr", ["id"]>.args,
    "The root of a tree of types. Types of other trees may have the same address.", "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA root metadata";
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}
def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member"> {
  let description = "A member of a type, or the type that a scalar one is below.";
  let parameters = (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset);
  let builders = [AttrBuilderWithInferredContext<(ins "TBAANodeAttr":$typeDesc, "int64_t":$offset),
                                                 "return $_get(typeDesc.getContext(), typeDesc, offset);">];
  let assemblyFormat = "`<` params `>`";
}
def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let printer = [{
    $_printer << "{";
    llvm::interleaveComma($_self, $_printer, [&](TBAAMemberAttr member) { $_printer.printStrippedAttrOrType(member); });
    $_printer << "}"
  }];
  let parser = [{[&]() -> FailureOr<SmallVector<TBAAMemberAttr>> {
    if ($_parser.parseLBrace()) return failure();
    auto members = FieldParser<SmallVector<TBAAMemberAttr>>::parse($_parser);
    if (failed(members) || $_parser.parseRBrace()) return failure();
    return members;
  }()}];
}
def LLVM_TBAATypeDescriptorAttr : _LLVMMetadata<"TBAATypeDescriptor", "tbaa_type_desc",
    (ins StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members), [{
    A type and its members. Accesses of two types may have the same address only if one type is in the other.

    ```mlir
    #root = #llvm.tbaa_root<id = "C">
    #char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
    #int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
    #pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
    #tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4>
    ```
  }], "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA type metadata";
}
def LLVM_TBAATagAttr : _LLVMMetadata<"TBAATag", "tbaa_tag",
    !con(!dag(ins, !listsplat("TBAATypeDescriptorAttr", 2), ["base_type", "access_type"]),
         (ins "int64_t":$offset, DefaultValuedParameter<"bool", "false">:$constant)),
    "An access to a member of a type. Nothing writes to memory that is constant."> {
  let summary = "LLVM dialect TBAA tag metadata";
  let builders = [
    AttrBuilderWithInferredContext<(ins "TBAATypeDescriptorAttr":$baseType, "TBAATypeDescriptorAttr":$accessType,
                                        "int64_t":$offset),
      "return $_get(baseType.getContext(), baseType, accessType, offset, false);">
  ];
}
def LLVM_TBAATagArrayAttr : _LLVMArray<LLVM_TBAATagAttr>;

def LLVM_MMRATagAttr : LLVM_Attr<"MMRATag", "mmra_tag"> {
  let summary = "MLIR wrapper around a prefix:suffix MMRA tag";
  let description = [{
    An operation with the attribute `llvm.mmra`, one tag or an array of them, is only ordered with operations whose
    tags are compatible: `llvm.fence release {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">}`.
  }];
  let parameters = (ins StringRefParameter<>:$prefix, StringRefParameter<>:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DereferenceableAttr : _LLVMStruct<"Dereferenceable", "dereferenceable",
    (ins "uint64_t":$bytes, DefaultValuedParameter<"bool", "false">:$mayBeNull),
    "How many bytes a pointer points to, unless it may be null and is."> {
  let summary = "LLVM dereferenceable attribute";
}

//===----------------------------------------------------------------------===//
// Functions and globals
//===----------------------------------------------------------------------===//

def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let summary = "A range of two integers, corresponding to LLVM's ConstantRange";
  let description = "The integers from the first one to before the second one, which may wrap around: `<i8, -1, 4>`.";
  let parameters = (ins APIntParameter<"">:$lower, APIntParameter<"">:$upper);
  let builders = [
    AttrBuilder<(ins "uint32_t":$bitWidth, "int64_t":$lower, "int64_t":$upper),
                "return $_get($_ctxt, llvm::APInt(bitWidth, lower), llvm::APInt(bitWidth, upper));">
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def LLVM_VScaleRangeAttr : _LLVMStruct<"VScaleRange", "vscale_range", (ins "IntegerAttr":$minRange, "IntegerAttr":$maxRange),
    "The least and the largest `vscale` that a function runs with.">;

def LLVM_TargetFeaturesAttr : LLVM_Attr<"TargetFeatures", "target_features", [DLTIQueryInterface]> {
  let summary = "LLVM target features attribute";
  let description = "Features of a processor that a function uses or does not: `<[\"+sve\", \"-sme\"]>`.";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$features);
  let builders = [AttrBuilder<(ins "::llvm::StringRef":$features)>,
                  AttrBuilder<(ins "::llvm::ArrayRef<::llvm::StringRef>":$features)>];
  let extraClassDeclaration = [{
    static constexpr StringLiteral getAttributeName() { return StringLiteral("target_features"); }
    static TargetFeaturesAttr featuresAt(Operation *op);
    bool contains(::mlir::StringAttr feature) const;
    bool contains(::llvm::StringRef feature) const;
    bool nullOrEmpty() const { return !*this || getFeatures().empty(); }
    std::string getFeaturesString() const;
    FailureOr<Attribute> query(DataLayoutEntryKey key);
  }];
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
}
def LLVM_TargetAttr : LLVM_Attr<"Target", "target", [LLVM_TargetAttrInterface]> {
  let summary = "LLVM target info: triple, chip, features";
  let description = "A target. Its parameters can be queried with the keys `triple`, `chip` and `features`.";
  let parameters = (ins "StringAttr":$triple, "StringAttr":$chip, OptionalParameter<"TargetFeaturesAttr", "">:$features);
  let extraClassDeclaration = "FailureOr<Attribute> query(DataLayoutEntryKey key);";
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}
def LLVM_VecTypeHintAttr : _LLVMStruct<"VecTypeHint", "vec_type_hint",
    (ins "TypeAttr":$hint, DefaultValuedParameter<"bool", "false">:$is_signed),
    "The type that most operations of a vectorized function have."> {
  let summary = "Explicit vectorization compiler hint";
}
def WorkgroupAttributionAttr : LLVM_Attr<"WorkgroupAttribution", "mlir.workgroup_attribution"> {
  let summary = "GPU workgroup attribution information";
  let description = [{
    A `gpu.func` has memory for its workgroup. Once this is a pointer, an argument of an `llvm.func`, the attribute
    says how many elements it points to, and their type.
  }];
  let parameters = (ins "IntegerAttr":$num_elements, "TypeAttr":$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

// Operations are folded to these.
def LLVM_UndefAttr : LLVM_Attr<"Undef", "undef">;
def LLVM_PoisonAttr : LLVM_Attr<"Poison", "poison">;
def LLVM_ZeroAttr : LLVM_Attr<"Zero", "zero">;
def LLVM_DSOLocalEquivalentAttr : _LLVMValue<"DSOLocalEquivalent", "dso_local_equivalent", "FlatSymbolRefAttr", "sym", "$sym">;
def LLVM_BlockTagAttr : _LLVMStruct<"BlockTag", "blocktag", (ins "uint32_t":$id), "The number of a block in its function.">;
def LLVM_BlockAddressAttr : _LLVMStruct<"BlockAddress", "blockaddress",
    (ins "FlatSymbolRefAttr":$function, "BlockTagAttr":$tag), "The address of a block.">;

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

def ModuleFlagAttr : LLVM_Attr<"ModuleFlag", "mlir.module_flag"> {
  let summary = "LLVM module flag metadata";
  let description = [{
    A flag of a module, and what becomes of it when modules with the same key are linked. The value is an integer, a
    string, or for some keys one of the attributes below.

    ```mlir
    llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
    ```
  }];
  let parameters = (ins "ModFlagBehavior":$behavior, "StringAttr":$key, "Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}
def ModuleFlagCGProfileEntryAttr : _LLVMStruct<"ModuleFlagCGProfileEntry", "cgprofile_entry",
    !con(_LLVMOptional<"FlatSymbolRefAttr", ["from", "to"]>.args, (ins "uint64_t":$count)),
    "How often a function called another. The flag `CG Profile` is an array of these."> {
  let summary = "CG profile module flag entry";
}
def ModuleFlagProfileSummaryDetailedAttr : _LLVMStruct<"ModuleFlagProfileSummaryDetailed", "profile_summary_detailed",
    (ins "uint32_t":$cut_off, "uint64_t":$min_count, "uint32_t":$num_counts),
    "How many counters make up a part of all, and the least of these."> {
  let summary = "ProfileSummary detailed information";
}
def ModuleFlagProfileSummaryAttr : _LLVMStruct<"ModuleFlagProfileSummary", "profile_summary",
    !con((ins "ProfileSummaryFormatKind":$format),
         !dag(ins, !listsplat("uint64_t", 6), ["total_count", "max_count", "max_internal_count", "max_function_count",
                                               "num_counts", "num_functions"]),
         (ins OptionalParameter<"std::optional<uint64_t>">:$is_partial_profile,
              OptionalParameter<"FloatAttr">:$partial_profile_ratio,
              ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary)),
    "What a profile has in all: the value of the flag `ProfileSummary`."> {
  let summary = "ProfileSummary module flag";
}
def LLVM_DependentLibrariesAttr : LLVM_Attr<"DependentLibraries", "dependent_libraries"> {
  let summary = "LLVM dependent libraries attribute";
  let description = "The libraries that a module is linked with.";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$libs);
  let assemblyFormat = "`<` $libs `>`";
}

#endif // MICA_LLVM_ATTRIBUTES
