//===- LLVMOps.td - Instructions of llvm -------------------*- tablegen -*-===//

#ifndef MICA_LLVM_OPS
#define MICA_LLVM_OPS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

// An instruction, by the name of its class in LLVM.
class _LLVMInstruction<string mnemonic, string instName, list<Trait> traits = []> : LLVM_Op<mnemonic, traits> {
  string llvmInstName = instName;
  let summary = "the instruction `" # mnemonic # "`";
}

defvar _llvmInts = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar _llvmFloats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar _llvmPointers = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar _llvmUsesSymbols = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar _llvmHasFastmath = DeclareOpInterfaceMethods<FastmathFlagsInterface>;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

class _LLVMArithmetic<Type type, string mnemonic, string instName, list<Trait> traits, dag flags, string format>
    : _LLVMInstruction<mnemonic, instName, [SameOperandsAndResultType, NoMemoryEffect] # traits> {
  let arguments = !con((ins type:$lhs, type:$rhs), flags);
  let results = (outs type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = format # " attr-dict `:` type($res)";
}
class _LLVMInteger<string instName, list<Trait> traits, dag flags = (ins), string format = "$lhs `,` $rhs">
    : _LLVMArithmetic<_llvmInts, !tolower(instName), instName, traits, flags, format>;

// The result is poison if it overflows.
class _LLVMWrapping<string instName, list<Trait> traits = [Pure]>
    : _LLVMInteger<instName, [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>] # traits,
                   (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags), "$lhs `,` $rhs ($overflowFlags^)?">;
// The result is poison if it loses bits.
class _LLVMExact<string instName, list<Trait> traits = [Pure]>
    : _LLVMInteger<instName, [DeclareOpInterfaceMethods<ExactFlagInterface>] # traits, (ins UnitAttr:$isExact),
                   "(`exact` $isExact^)? $lhs `,` $rhs">;

def LLVM_AddOp : _LLVMWrapping<"Add", [Commutative, Pure]>;
def LLVM_SubOp : _LLVMWrapping<"Sub">;
def LLVM_MulOp : _LLVMWrapping<"Mul", [Commutative, Pure]>;
def LLVM_UDivOp : _LLVMExact<"UDiv", [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def LLVM_SDivOp : _LLVMExact<"SDiv", [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def LLVM_URemOp : _LLVMInteger<"URem", [Pure]>;
def LLVM_SRemOp : _LLVMInteger<"SRem", [Pure]>;
def LLVM_AndOp : _LLVMInteger<"And", [Pure]>;
def LLVM_OrOp : _LLVMInteger<"Or", [DeclareOpInterfaceMethods<DisjointFlagInterface>, Pure], (ins UnitAttr:$isDisjoint),
                             "(`disjoint` $isDisjoint^)? $lhs `,` $rhs"> {
  let hasFolder = 1;
}
def LLVM_XOrOp : _LLVMInteger<"Xor", [Pure]>;
def LLVM_ShlOp : _LLVMWrapping<"Shl"> {
  let hasFolder = 1;
}
def LLVM_LShrOp : _LLVMExact<"LShr">;
def LLVM_AShrOp : _LLVMExact<"AShr">;

foreach name = ["Add", "Sub", "Mul", "Div", "Rem"] in
  def LLVM_F # name # Op : _LLVMArithmetic<_llvmFloats, !tolower("F" # name), "F" # name, [_llvmHasFastmath, Pure],
                                           _llvmFlagArgs, "$lhs `,` $rhs">;
def LLVM_FNegOp : _LLVMInstruction<"fneg", "FNeg", [Pure, SameOperandsAndResultType, _llvmHasFastmath]> {
  let arguments = !con((ins _llvmFloats:$operand), _llvmFlagArgs);
  let results = (outs _llvmFloats:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

class _LLVMComparison<string instName, list<Trait> traits, list<int> indices>
    : _LLVMInstruction<!tolower(instName), instName, traits # [SameTypeOperands,
          TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "res",
                         "::getI1SameShape($_self)">]> {
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let hasCustomAssemblyFormat = 1;
  let llvmArgIndices = indices;
}
defvar _llvmComparable = AnyTypeOf<[_llvmInts, _llvmPointers]>;
def LLVM_ICmpOp : _LLVMComparison<"ICmp", [Pure], [-1, 0, 1]> {
  let arguments = (ins ICmpPredicate:$predicate, _llvmComparable:$lhs, _llvmComparable:$rhs);
  let hasFolder = 1;
}
def LLVM_FCmpOp : _LLVMComparison<"FCmp", [Pure, _llvmHasFastmath], [-1, 0, 1, 2]> {
  let arguments = !con((ins FCmpPredicate:$predicate, _llvmFloats:$lhs, _llvmFloats:$rhs), _llvmFlagArgs);
}

def LLVM_SelectOp : _LLVMInstruction<"select", "Select", [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>,
    _llvmHasFastmath, DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let arguments = !con((ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue, LLVM_Type:$falseValue), _llvmFlagArgs);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}
def LLVM_FreezeOp : _LLVMInstruction<"freeze", "Freeze", [Pure, SameOperandsAndResultType]> {
  let description = "The operand or, if this is poison, any value.";
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

class _LLVMCast<string instName, Type from, Type to, list<Trait> traits = [], dag flags = (ins), string format = "$arg">
    : _LLVMInstruction<!tolower(instName), instName, [Pure] # traits> {
  let arguments = !con((ins from:$arg), flags);
  let results = (outs to:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = format # " attr-dict `:` type($arg) `to` type($res)";
}
// The result is poison if the operand is negative.
class _LLVMUnsignedCast<string instName, Type to>
    : _LLVMCast<instName, _llvmInts, to, [DeclareOpInterfaceMethods<NonNegFlagInterface>], (ins UnitAttr:$nonNeg),
                "(`nneg` $nonNeg^)? $arg">;

def LLVM_BitcastOp
    : _LLVMCast<"BitCast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate, [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_AddrSpaceCastOp
    : _LLVMCast<"AddrSpaceCast", _llvmPointers, _llvmPointers,
                [DeclareOpInterfaceMethods<PromotableOpInterface>, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let hasFolder = 1;
}
def LLVM_IntToPtrOp : _LLVMCast<"IntToPtr", _llvmInts, _llvmPointers, [DeclareOpInterfaceMethods<DereferenceableOpInterface>],
    (ins OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable), "$arg (`dereferenceable` `` $dereferenceable^)?">;
def LLVM_PtrToIntOp : _LLVMCast<"PtrToInt", _llvmPointers, _llvmInts>;
def LLVM_SExtOp : _LLVMCast<"SExt", _llvmInts, _llvmInts> {
  let hasVerifier = 1;
}
def LLVM_ZExtOp : _LLVMUnsignedCast<"ZExt", _llvmInts> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_TruncOp : _LLVMCast<"Trunc", _llvmInts, _llvmInts, [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>],
                             (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags), "$arg ($overflowFlags^)?">;
def LLVM_SIToFPOp : _LLVMCast<"SIToFP", _llvmInts, _llvmFloats>;
def LLVM_UIToFPOp : _LLVMUnsignedCast<"UIToFP", _llvmFloats>;
def LLVM_FPToSIOp : _LLVMCast<"FPToSI", _llvmFloats, _llvmInts>;
def LLVM_FPToUIOp : _LLVMCast<"FPToUI", _llvmFloats, _llvmInts>;
def LLVM_FPExtOp : _LLVMCast<"FPExt", _llvmFloats, _llvmFloats>;
def LLVM_FPTruncOp : _LLVMCast<"FPTrunc", _llvmFloats, _llvmFloats>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def LLVM_AllocaOp : _LLVMInstruction<"alloca", "Alloca", [
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]>, LLVM_MemOpPatterns {
  let summary = "memory for elements of a type until the function returns";
  let description = "`%p = llvm.alloca %n x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr`";
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment, TypeAttr:$elem_type,
                       UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Type":$elementType, "Value":$arraySize, CArg<"unsigned", "0">:$alignment), [{
      build($_builder, $_state, resultType, arraySize,
            alignment ? $_builder.getI64IntegerAttr(alignment) : IntegerAttr(), elementType, false);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_GEPOp : LLVM_Op<"getelementptr", [
    Pure, DeclareOpInterfaceMethods<PromotableOpInterface>, DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "the address of an element";
  let description = [{
    The first index counts elements of the type from the base, the others select parts of the element. Indices of
    fields of a structure are constants. The result is poison if the computation violates a flag: `inbounds`, the
    address is in the same object; `nusw` and `nuw`, it does not wrap around.

    ```mlir
    %1 = llvm.getelementptr inbounds %0[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
    ```
  }];
  let arguments = (ins _llvmPointers:$base, Variadic<_llvmInts>:$dynamicIndices, DenseI32ArrayAttr:$rawConstantIndices,
                       TypeAttr:$elem_type, GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs _llvmPointers:$res);
  defvar pointer = (ins "Type":$resultType, "Type":$elementType, "Value":$basePtr);
  defvar more = (ins CArg<"GEPNoWrapFlags", "GEPNoWrapFlags::none">:$noWrapFlags,
                     CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes);
  let builders = [OpBuilder<!con(pointer, (ins "ValueRange":$indices), more)>,
                  OpBuilder<!con(pointer, (ins "ArrayRef<GEPArg>":$indices), more)>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    constexpr static int32_t kDynamicIndex = std::numeric_limits<int32_t>::min();
    GEPIndicesAdaptor<ValueRange> getIndices();
  }];
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
    `:` functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

class _LLVMAccess<string mnemonic, string instName, dag given, list<Trait> traits>
    : LLVM_MemAccessOpBase<mnemonic, traits> {
  string llvmInstName = instName;
  let arguments = !con(given, aliasAttrs);
  let hasVerifier = 1;
}

// A load or a store of a value. Only one with an alignment can be atomic.
defvar _llvmNotAtomic = CArg<"AtomicOrdering", "AtomicOrdering::not_atomic">;
class _LLVMTransfer<string instName, dag given, dag invariant, dag more, list<Trait> traits>
    : _LLVMAccess<!tolower(instName), instName,
        !con(given, (ins OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_, UnitAttr:$nontemporal), invariant,
             (ins UnitAttr:$invariantGroup, DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering,
                  OptionalAttr<StrAttr>:$syncscope), more),
        [DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
         DeclareOpInterfaceMethods<PromotableMemOpInterface>,
         DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>] # traits>;

// The arguments of its builder that have a default.
class _LLVMTransferBuilder<dag given, dag invariant> : OpBuilder<!con(given,
    (ins CArg<"unsigned", "0">:$alignment, CArg<"bool", "false">:$isVolatile, CArg<"bool", "false">:$isNonTemporal), invariant,
    (ins CArg<"bool", "false">:$isInvariantGroup, _llvmNotAtomic:$ordering, CArg<"StringRef", "StringRef()">:$syncscope))>;

def LLVM_LoadOp : _LLVMTransfer<"Load", (ins LLVM_AnyPointer:$addr), (ins UnitAttr:$invariant),
    (ins OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable), [DeclareOpInterfaceMethods<DereferenceableOpInterface>]> {
  let summary = "reads a value";
  let description = [{
    ```mlir
    %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    ```
  }];
  let results = (outs LLVM_LoadableType:$res);
  let builders = [_LLVMTransferBuilder<(ins "Type":$type, "Value":$addr), (ins CArg<"bool", "false">:$isInvariant)>];
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)?
    (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)?
    attr-dict `:` qualified(type($addr)) `->` type($res)
  }];
}
def LLVM_StoreOp : _LLVMTransfer<"Store", (ins LLVM_LoadableType:$value, LLVM_AnyPointer:$addr), (ins), (ins), []> {
  let summary = "writes a value";
  let description = [{
    ```mlir
    llvm.store %0, %p {nontemporal} : i32, !llvm.ptr
    llvm.store %0, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    ```
  }];
  let builders = [_LLVMTransferBuilder<(ins "Value":$value, "Value":$addr), (ins)>];
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))
  }];
}

def LLVM_AtomicRMWType : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;
def LLVM_AtomicRMWOp : _LLVMAccess<"atomicrmw", "AtomicRMW",
    (ins AtomicBinOp:$bin_op, LLVM_AnyPointer:$ptr, LLVM_AtomicRMWType:$val, AtomicOrdering:$ordering,
         OptionalAttr<StrAttr>:$syncscope, OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_),
    [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res", "$_self">]> {
  let summary = "replaces a value by what it and the operand give, and returns the old one";
  let results = (outs LLVM_AtomicRMWType:$res);
  let llvmArgIndices = [-1, 0, 1, -1, -1, -1, -1, -1, -1, -1, -1];
  let builders = [
    OpBuilder<(ins "LLVM::AtomicBinOp":$binOp, "Value":$ptr, "Value":$val, "LLVM::AtomicOrdering":$ordering,
                   CArg<"StringRef", "StringRef()">:$syncscope, CArg<"unsigned", "0">:$alignment,
                   CArg<"bool", "false">:$isVolatile)>
  ];
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering
    attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
}

def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;
def LLVM_AtomicCmpXchgOp : _LLVMAccess<"cmpxchg", "AtomicCmpXchg",
    (ins LLVM_AnyPointer:$ptr, LLVM_AtomicCmpXchgType:$cmp, LLVM_AtomicCmpXchgType:$val, AtomicOrdering:$success_ordering,
         AtomicOrdering:$failure_ordering, OptionalAttr<StrAttr>:$syncscope, OptionalAttr<I64Attr>:$alignment,
         UnitAttr:$weak, UnitAttr:$volatile_),
    [TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp", "$_self">,
     TypesMatchWith<"result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", "val", "res",
                    "getValAndBoolStructType($_self)">]> {
  let summary = "replaces a value if it is the expected one, and returns the old one and whether it was";
  let results = (outs LLVM_AnyStruct:$res);
  let builders = [
    OpBuilder<(ins "Value":$ptr, "Value":$cmp, "Value":$val, "LLVM::AtomicOrdering":$successOrdering,
                   "LLVM::AtomicOrdering":$failureOrdering, CArg<"StringRef", "StringRef()">:$syncscope,
                   CArg<"unsigned", "0">:$alignment, CArg<"bool", "false">:$isWeak, CArg<"bool", "false">:$isVolatile)>
  ];
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)?
    $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
}

def LLVM_FenceOp : _LLVMInstruction<"fence", "Fence">, LLVM_MemOpPatterns {
  let summary = "orders the accesses before and after it";
  let arguments = (ins AtomicOrdering:$ordering, OptionalAttr<StrAttr>:$syncscope);
  let builders = [
    LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder,
    OpBuilder<(ins "LLVM::AtomicOrdering":$ordering, CArg<"StringRef", "StringRef()">:$syncscope)>
  ];
  let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Aggregates and vectors
//===----------------------------------------------------------------------===//

class _LLVMElement<string value, string name>
    : TypesMatchWith<value # " type matches vector element type", "vector", name,
                     "::llvm::cast<::mlir::VectorType>($_self).getElementType()">;

def LLVM_ExtractElementOp : _LLVMInstruction<"extractelement", "ExtractElement", [Pure, _LLVMElement<"result", "res">]> {
  let summary = "an element of a vector";
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def LLVM_InsertElementOp : _LLVMInstruction<"insertelement", "InsertElement",
    [Pure, _LLVMElement<"argument", "value">, AllTypesMatch<["res", "vector"]>]> {
  let summary = "a vector with another element";
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value, AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def LLVM_ShuffleVectorOp : _LLVMInstruction<"shufflevector", "ShuffleVector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let summary = "elements of two vectors in the order of their numbers in a mask";
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [
    OpBuilder<(ins "Value":$v1, "Value":$v2, "DenseI32ArrayAttr":$mask, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$v1, "Value":$v2, "ArrayRef<int32_t>":$mask)>
  ];
  let assemblyFormat =
      "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))";
  let hasFolder = 1;
  let hasVerifier = 1;
}

class _LLVMPart<string mnemonic, string instName, string value, list<Trait> traits = []>
    : _LLVMInstruction<mnemonic, instName, [Pure] # traits> {
  let assemblyFormat = !if(!eq(value, "res"), "", "$" # value # " `,` ")
                       # "$container `` $position attr-dict `:` type($container) "
                         "custom<InsertExtractValueElementType>(type($" # value # "), ref(type($container)), ref($position))";
  let hasVerifier = 1;
}
def LLVM_ExtractValueOp : _LLVMPart<"extractvalue", "ExtractValue", "res"> {
  let summary = "a part of a structure or an array";
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let builders = [OpBuilder<(ins "Value":$container, "ArrayRef<int64_t>":$position)>];
  let hasFolder = 1;
}
def LLVM_InsertValueOp : _LLVMPart<"insertvalue", "InsertValue", "value", [AllTypesMatch<["container", "res"]>]> {
  let summary = "a structure or an array with another part";
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

defvar _llvmCallee = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                          OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands);
defvar _llvmConvention = (ins DefaultValuedAttr<CConv, "CConv::C">:$CConv);

def LLVM_InvokeOp : LLVM_Op<"invoke", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, DeclareOpInterfaceMethods<CallOpInterface>,
    DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Terminator]> {
  let summary = "a call that goes on in another block if an exception is thrown";
  let arguments = !con(_llvmCallee, _llvmCallArgs,
                       (ins Variadic<LLVM_Type>:$normalDestOperands, Variadic<LLVM_Type>:$unwindDestOperands,
                            OptionalAttr<DenseI32ArrayAttr>:$branch_weights), _llvmConvention, _llvmBundleArgs);
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  defvar blocks = (ins "ValueRange":$ops, "Block*":$normal, "ValueRange":$normalOps, "Block*":$unwind, "ValueRange":$unwindOps);
  let builders = [
    OpBuilder<!con((ins "LLVMFuncOp":$func), blocks)>,
    OpBuilder<!con((ins "TypeRange":$tys, "FlatSymbolRefAttr":$callee), blocks)>,
    OpBuilder<!con((ins "LLVMFunctionType":$calleeType, "FlatSymbolRefAttr":$callee), blocks)>,
  ];
  let extraClassDeclaration = "LLVMFunctionType getCalleeFunctionType();";
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
  let summary = "the exception that was thrown: the start of the block that an `llvm.invoke` unwinds to";
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_VaArgOp : _LLVMInstruction<"va_arg", "VAArg"> {
  let summary = "the next argument of a variadic function";
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
}

class _LLVMCallBuilder<dag callee> : OpBuilder<!con(callee, (ins CArg<"ValueRange", "{}">:$args))>;

def LLVM_CallOp : LLVM_MemAccessOpBase<"call", [
    AttrSizedOperandSegments, _llvmHasFastmath, DeclareOpInterfaceMethods<CallOpInterface>, _llvmUsesSymbols]> {
  let summary = "calls a function";
  let description = [{
    The callee is a symbol or the first operand. A variadic function's type is written too.

    ```mlir
    %0 = llvm.call @f(%x) : (i32) -> i32
    llvm.call %p(%x) : !llvm.ptr, (i32) -> ()
    %1 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    ```
  }];
  let arguments = !con(_llvmCallee, _llvmFlagArgs, _llvmConvention,
                       (ins DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$TailCallKind,
                            OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, UnitAttr:$convergent, UnitAttr:$no_unwind,
                            UnitAttr:$will_return),
                       _llvmBundleArgs, _llvmCallArgs,
                       (ins UnitAttr:$no_inline, UnitAttr:$always_inline, UnitAttr:$inline_hint), aliasAttrs);
  let results = (outs Optional<LLVM_Type>:$result);
  let builders = [
    OpBuilder<(ins "LLVMFuncOp":$func, "ValueRange":$args)>,
    OpBuilder<(ins "LLVMFunctionType":$calleeType, "ValueRange":$args)>
  ] # !foreach(type, ["StringAttr", "FlatSymbolRefAttr", "StringRef"],
               _LLVMCallBuilder<!con((ins "TypeRange":$results), !dag(ins, [type], ["callee"]))>)
    # !foreach(type, ["StringAttr", "FlatSymbolRefAttr", "StringRef"],
               _LLVMCallBuilder<!con((ins "LLVMFunctionType":$calleeType), !dag(ins, [type], ["callee"]))>);
  let extraClassDeclaration = "LLVMFunctionType getCalleeFunctionType();";
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_CallIntrinsicOp
    : LLVM_Op<"call_intrinsic", [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments, _llvmHasFastmath]> {
  let summary = "calls an intrinsic by its name";
  let description = "The types decide which intrinsic the name of an overloaded one stands for.";
  let arguments = !con((ins StrAttr:$intrin, Variadic<LLVM_Type>:$args), _llvmFlagArgs, _llvmBundleArgs, _llvmCallArgs);
  let results = (outs Optional<LLVM_Type>:$results);
  let builders = [
    OpBuilder<(ins "StringAttr":$intrin, "ValueRange":$args)>,
    OpBuilder<(ins "StringAttr":$intrin, "ValueRange":$args, "FastmathFlagsAttr":$fastMathFlags)>,
    OpBuilder<(ins "Type":$resultType, "StringAttr":$intrin, "ValueRange":$args)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "StringAttr":$intrin, "ValueRange":$args, "FastmathFlagsAttr":$fastMathFlags)>,
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_InlineAsmOp : LLVM_Op<"inline_asm", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "assembly code";
  let description = "The code must not define or use symbols, and may only access its operands.";
  let arguments = (ins Variadic<LLVM_Type>:$operands, StrAttr:$asm_string, StrAttr:$constraints, UnitAttr:$has_side_effects,
                       UnitAttr:$is_align_stack, DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$tail_call_kind,
                       OptionalAttr<DefaultValuedAttr<AsmATTOrIntel, "AsmDialect::AD_ATT">>:$asm_dialect,
                       OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let extraClassDeclaration = "static StringRef getElementTypeAttrName() { return \"elementtype\"; }";
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)?
    (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints
    operands `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Terminators
//===----------------------------------------------------------------------===//

class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []> : LLVM_Op<mnemonic, traits # [Terminator]>;

class _LLVMFinal<string mnemonic, string instName, list<Trait> traits = []> : LLVM_TerminatorOp<mnemonic, traits> {
  string llvmInstName = instName;
}

def LLVM_BrOp : LLVM_TerminatorOp<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let summary = "goes to a block";
  let arguments = (ins Variadic<LLVM_Type>:$destOperands, OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let builders = [
    OpBuilder<(ins "Block *":$dest), "build($_builder, $_state, ValueRange(), dest);">,
    OpBuilder<(ins "ValueRange":$operands, "Block *":$dest), "build($_builder, $_state, operands, {}, dest);">,
    LLVM_TerminatorPassthroughOpBuilder
  ];
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}
def LLVM_CondBrOp : LLVM_TerminatorOp<"cond_br", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Pure]> {
  let summary = "goes to one of two blocks";
  let description = "`llvm.cond_br %c weights([9, 1]), ^bb1(%x : i32), ^bb2`";
  let arguments = (ins I1:$condition, Variadic<LLVM_Type>:$trueDestOperands, Variadic<LLVM_Type>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights, OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let builders = [
    OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "ValueRange":$trueOperands, "Block *":$falseDest,
                   "ValueRange":$falseOperands, CArg<"std::optional<std::pair<uint32_t, uint32_t>>", "{}">:$weights)>,
    OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "Block *":$falseDest,
                   CArg<"ValueRange", "{}">:$falseOperands),
              "build($_builder, $_state, condition, trueDest, {}, falseDest, falseOperands);">,
    OpBuilder<(ins "Value":$condition, "ValueRange":$trueOperands, "ValueRange":$falseOperands,
                   "DenseI32ArrayAttr":$branchWeights, "Block *":$trueDest, "Block *":$falseDest), [{
      build($_builder, $_state, condition, trueOperands, falseOperands, branchWeights, {}, trueDest, falseDest);
    }]>,
    LLVM_TerminatorPassthroughOpBuilder
  ];
  let assemblyFormat = [{
    $condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)?
    `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
  }];
}
def LLVM_SwitchOp : LLVM_TerminatorOp<"switch", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Pure]> {
  let summary = "goes to the block for a value, or to the default one";
  let description = "`llvm.switch %x : i32, ^default [0: ^bb1, 7: ^bb2(%y : f32)]`";
  let arguments = (ins AnySignlessInteger:$value, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values, DenseI32ArrayAttr:$case_operand_segments,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let builders = !foreach(values, ["ArrayRef<APInt>", "ArrayRef<int32_t>", "DenseIntElementsAttr"],
      OpBuilder<!con((ins "Value":$value, "Block *":$defaultDestination, "ValueRange":$defaultOperands),
                     !dag(ins, [CArg<values, "{}">], ["caseValues"]),
                     (ins CArg<"BlockRange", "{}">:$caseDestinations, CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands,
                          CArg<"ArrayRef<int32_t>", "{}">:$branchWeights))>) # [LLVM_TerminatorPassthroughOpBuilder];
  let extraClassDeclaration = [{
    OperandRange getCaseOperands(unsigned index) { return getCaseOperands()[index]; }
    MutableOperandRange getCaseOperandsMutable(unsigned index) { return getCaseOperandsMutable()[index]; }
  }];
  let assemblyFormat = [{
    $value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) attr-dict
  }];
  let hasVerifier = 1;
}
def LLVM_IndirectBrOp : LLVM_TerminatorOp<"indirectbr", [
    SameVariadicOperandSize, DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let summary = "goes to the block at an address, which is one of these";
  let description = "`llvm.indirectbr %address : !llvm.ptr, [^bb1, ^bb2(%x : i32)]`";
  let arguments = (ins LLVM_AnyPointer:$addr, VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
                       DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let builders = [
    OpBuilder<(ins "Value":$addr, CArg<"ArrayRef<ValueRange>", "{}">:$succOperands, CArg<"BlockRange", "{}">:$successors)>
  ];
  let skipDefaultBuilders = 1;
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) attr-dict
  }];
}
def LLVM_ReturnOp : _LLVMFinal<"return", "Ret", [Pure, ReturnLike]> {
  let summary = "returns from a function, or gives the value of a global";
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let builders = [OpBuilder<(ins "ValueRange":$args), "build($_builder, $_state, TypeRange(), args);">];
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
}
def LLVM_ResumeOp : _LLVMFinal<"resume", "Resume"> {
  let summary = "throws on the exception that a `llvm.landingpad` returned";
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def LLVM_UnreachableOp : _LLVMFinal<"unreachable", "Unreachable"> {
  let summary = "control does not come here";
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Constants and addresses
//===----------------------------------------------------------------------===//

class _LLVMConstant<string mnemonic, Type type, list<Trait> traits = [Pure, ConstantLike]>
    : LLVM_Op<"mlir." # mnemonic, traits> {
  let results = (outs type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "attr-dict `:` type($res)";
}

def LLVM_NoneTokenOp : _LLVMConstant<"none", LLVM_TokenType, [Pure]> {
  let summary = "the token of nothing";
}
def LLVM_UndefOp : _LLVMConstant<"undef", LLVM_Type> {
  let summary = "a value that may be another one at each use";
  let hasFolder = 1;
}
def LLVM_PoisonOp : _LLVMConstant<"poison", LLVM_Type> {
  let summary = "the result of an operation whose flags are violated";
  let hasFolder = 1;
}
def LLVM_ZeroOp : _LLVMConstant<"zero", LLVM_Type> {
  let summary = "the value of a type whose bytes are zero";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let summary = "a constant";
  let description = [{
    A number, a vector or array of numbers, or a string, which is an array of `i8`. The attribute of a structure is an
    array of numbers, and that of an array of structures has such an array, `#llvm.zero` or `#llvm.undef` for each.

    ```mlir
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
    %2 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
    ```
  }];
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let builders = [
    LLVM_OneResultOpBuilder,
    OpBuilder<(ins "Type":$type, "int64_t":$value),
              "build($_builder, $_state, type, $_builder.getIntegerAttr(type, value));">,
    OpBuilder<(ins "Type":$type, "const APInt &":$value),
              "build($_builder, $_state, type, $_builder.getIntegerAttr(type, value));">,
    OpBuilder<(ins "Type":$type, "const APFloat &":$value),
              "build($_builder, $_state, type, $_builder.getFloatAttr(type, value));">,
    OpBuilder<(ins "TypedAttr":$value), "build($_builder, $_state, value.getType(), value);">
  ];
  let extraClassDeclaration = [{
    static bool isBuildableWith(Attribute value, Type type);
    static ConstantOp materialize(OpBuilder &builder, Attribute value, Type type, Location loc);
  }];
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

// The address of a symbol.
class _LLVMAddress<string mnemonic, string name> : LLVM_Op<mnemonic, [Pure, ConstantLike, _llvmUsesSymbols]> {
  let arguments = !dag(ins, [FlatSymbolRefAttr], [name]);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$" # name # " attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}
// The address is in this address space.
class _LLVMAddressBuilder<string type, string space, string name>
    : OpBuilder<!con(!dag(ins, [type], ["symbol"]), (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)),
                "build($_builder, $_state, LLVMPointerType::get($_builder.getContext(), " # space # "), symbol." # name
                # "());\n$_state.addAttributes(attrs);">;

def LLVM_AddressOfOp : _LLVMAddress<"mlir.addressof", "global_name"> {
  let summary = "the address of a global, an alias, a function or an ifunc";
  let description = "`%0 = llvm.mlir.addressof @g : !llvm.ptr`";
  let builders = [_LLVMAddressBuilder<"GlobalOp", "symbol.getAddrSpace()", "getSymName">,
                  _LLVMAddressBuilder<"LLVMFuncOp", "0", "getName">,
                  _LLVMAddressBuilder<"AliasOp", "symbol.getAddrSpace()", "getSymName">];
  let extraClassDeclaration = [{
    GlobalOp getGlobal(SymbolTableCollection &symbols);
    AliasOp getAlias(SymbolTableCollection &symbols);
    IFuncOp getIFunc(SymbolTableCollection &symbols);
    LLVMFuncOp getFunction(SymbolTableCollection &symbols);
  }];
}
def LLVM_DSOLocalEquivalentOp : _LLVMAddress<"dso_local_equivalent", "function_name"> {
  let summary = "the address of a function that does the same and is in the same object of the linker";
  let extraClassDeclaration = [{
    AliasOp getAlias(SymbolTableCollection &symbols);
    LLVMFuncOp getFunction(SymbolTableCollection &symbols);
  }];
}
def LLVM_BlockAddressOp : LLVM_Op<"blockaddress", [Pure, ConstantLike, _llvmUsesSymbols]> {
  let summary = "the address of the block with a tag";
  let description = "`%0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr`";
  let arguments = (ins LLVM_BlockAddressAttr:$block_addr);
  let results = (outs LLVM_AnyPointer:$res);
  let extraClassDeclaration = [{
    BlockTagOp getBlockTagOp();
    LLVMFuncOp getFunction(SymbolTableCollection &symbols);
  }];
  let assemblyFormat = "$block_addr attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let summary = "gives its block a number that no other block of the function has";
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

//===----------------------------------------------------------------------===//
// Functions and globals
//===----------------------------------------------------------------------===//

defvar _llvmVisibility = (ins DefaultValuedAttr<Visibility, "mlir::LLVM::Visibility::Default">:$visibility_);
defvar _llvmAddressSpace = DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">;
defvar _llvmFlagsBuilder = (ins CArg<"bool", "false">:$dsoLocal, CArg<"bool", "false">:$thread_local_);

class _LLVMSymbol<string mnemonic> : LLVM_Op<"mlir." # mnemonic, [
    IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_GlobalOp : _LLVMSymbol<"global"> {
  let summary = "a global variable or constant";
  let description = [{
    Its value is an attribute, or what its region returns. In the array `target_specific_attrs` a string is the name of
    an attribute of LLVM IR, and an array of two strings a name and a value.

    ```mlir
    llvm.mlir.global internal constant @one(1 : i32) {alignment = 8 : i64} : i32
    llvm.mlir.global constant @text("abc")
    llvm.mlir.global external @next() : !llvm.ptr {
      %0 = llvm.mlir.addressof @one : !llvm.ptr
      %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.return %1 : !llvm.ptr
    }
    ```
  }];
  let arguments = !con(
      (ins TypeAttr:$global_type, UnitAttr:$constant, StrAttr:$sym_name, Linkage:$linkage, UnitAttr:$dso_local,
           UnitAttr:$thread_local_, UnitAttr:$externally_initialized, OptionalAttr<AnyAttr>:$value,
           OptionalAttr<I64Attr>:$alignment, _llvmAddressSpace:$addr_space, OptionalAttr<UnnamedAddr>:$unnamed_addr,
           OptionalAttr<StrAttr>:$section, OptionalAttr<SymbolRefAttr>:$comdat,
           OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs),
      _llvmVisibility, (ins OptionalAttr<ArrayAttr>:$target_specific_attrs));
  let regions = (region AnyRegion:$initializer);
  let builders = [
    OpBuilder<!con((ins "Type":$type, "bool":$isConstant, "Linkage":$linkage, "StringRef":$name, "Attribute":$value,
                        CArg<"uint64_t", "0">:$alignment, CArg<"unsigned", "0">:$addrSpace), _llvmFlagsBuilder,
                   (ins CArg<"SymbolRefAttr", "{}">:$comdat, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                        CArg<"ArrayRef<Attribute>", "{}">:$dbgExprs))>
  ];
  let extraClassDeclaration = [{
    Type getType() { return getGlobalType(); }
    Attribute getValueOrNull() { return getValueAttr(); }
    Region &getInitializerRegion() { return getInitializer(); }
    Block *getInitializerBlock() { return getInitializer().empty() ? nullptr : &getInitializer().front(); }
  }];
}
def LLVM_AliasOp : _LLVMSymbol<"alias"> {
  let summary = "another name for the address that its region returns";
  let description = [{
    ```mlir
    llvm.mlir.alias external @other : i32 {
      %0 = llvm.mlir.addressof @one : !llvm.ptr
      llvm.return %0 : !llvm.ptr
    }
    ```
  }];
  let arguments = !con((ins TypeAttr:$alias_type, StrAttr:$sym_name, Linkage:$linkage, UnitAttr:$dso_local,
                            UnitAttr:$thread_local_, OptionalAttr<UnnamedAddr>:$unnamed_addr), _llvmVisibility);
  let regions = (region SizedRegion<1>:$initializer);
  let builders = [
    OpBuilder<!con((ins "Type":$type, "Linkage":$linkage, "StringRef":$name), _llvmFlagsBuilder,
                   (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs))>
  ];
  let extraClassDeclaration = [{
    Type getType() { return getAliasType(); }
    Region &getInitializerRegion() { return getInitializer(); }
    Block &getInitializerBlock() { return getInitializer().front(); }
    unsigned getAddrSpace();
  }];
}
def LLVM_IFuncOp : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol, _llvmUsesSymbols]> {
  let summary = "a function that another one chooses when the program is loaded";
  let description = "`llvm.mlir.ifunc external @f : !llvm.func<f32 (i64)>, !llvm.ptr @choose`";
  let arguments = !con((ins SymbolNameAttr:$sym_name, TypeAttr:$i_func_type, FlatSymbolRefAttr:$resolver,
                            TypeAttr:$resolver_type, Linkage:$linkage, UnitAttr:$dso_local,
                            _llvmAddressSpace:$address_space,
                            DefaultValuedAttr<UnnamedAddr, "mlir::LLVM::UnnamedAddr::None">:$unnamed_addr), _llvmVisibility);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "Type":$i_func_type, "StringRef":$resolver, "Type":$resolver_type, "Linkage":$linkage,
                   "LLVM::Visibility":$visibility)>
  ];
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver
    attr-dict
  }];
  let hasVerifier = 1;
}

// Functions that run when a module is loaded or unloaded, in the order of their priorities.
class _LLVMLifetimeFunctions<string kind> : LLVM_Op<"mlir.global_" # kind, [_llvmUsesSymbols]> {
  let arguments = !con(!dag(ins, [FlatSymbolRefArrayAttr], [kind]), (ins I32ArrayAttr:$priorities, ArrayAttr:$data));
  let assemblyFormat = "`" # kind # "` `=` $" # kind # " `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}
def LLVM_GlobalCtorsOp : _LLVMLifetimeFunctions<"ctors"> {
  let summary = "functions that run when the module is loaded, the lowest priority first";
  let description = [{
    A function whose data is a symbol only runs if this is linked; `#llvm.zero` stands for no symbol.

    ```mlir
    llvm.mlir.global_ctors ctors = [@start], priorities = [0], data = [#llvm.zero]
    ```
  }];
}
def LLVM_GlobalDtorsOp : _LLVMLifetimeFunctions<"dtors"> {
  let summary = "functions that run when the module is unloaded, the highest priority first";
}

def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let summary = "which of the groups with this name the linker takes";
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}
def LLVM_ComdatOp : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let summary = "the groups that functions and globals are linked in";
  let description = [{
    ```mlir
    llvm.comdat @groups {
      llvm.comdat_selector @f any
    }
    llvm.func @f() comdat(@groups::@f)
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let builders = [OpBuilder<(ins "StringRef":$symName)>];
  let skipDefaultBuilders = 1;
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}

// Attributes that may be missing.
class _LLVMAttributes<Attr type, list<string> names> {
  dag args = !dag(ins, !foreach(name, names, OptionalAttr<type>), names);
}

def LLVM_LLVMFuncOp : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove, FunctionOpInterface]> {
  let summary = "a function";
  let description = [{
    The type has one result, which is not written if it is `!llvm.void`. Without a body, the function is elsewhere.

    ```mlir
    llvm.func internal @add(%x: i32, %y: i32) -> i32 attributes {no_unwind} {
      %0 = llvm.add %x, %y : i32
      llvm.return %0 : i32
    }
    llvm.func @printf(!llvm.ptr, ...) -> i32
    ```
  }];
  let arguments = !con(
      (ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, TypeAttrOf<LLVM_FunctionType>:$function_type,
           DefaultValuedAttr<Linkage, "Linkage::External">:$linkage, UnitAttr:$dso_local),
      _llvmConvention,
      (ins OptionalAttr<SymbolRefAttr>:$comdat, OptionalAttr<UnitAttr>:$convergent,
           OptionalAttr<FlatSymbolRefAttr>:$personality, OptionalAttr<StrAttr>:$garbageCollector,
           OptionalAttr<ArrayAttr>:$passthrough),
      _llvmCallArgs,
      (ins OptionalAttr<I64Attr>:$function_entry_count, OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects),
      _llvmVisibility,
      _LLVMAttributes<UnitAttr, ["arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za",
                                 "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za"]>.args,
      (ins OptionalAttr<StrAttr>:$section, OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<I64Attr>:$alignment,
           OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range, OptionalAttr<FramePointerKindAttr>:$frame_pointer),
      _LLVMAttributes<StrAttr, ["target_cpu", "tune_cpu", "reciprocal_estimates", "prefer_vector_width"]>.args,
      (ins OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features),
      _LLVMAttributes<BoolAttr, ["no_infs_fp_math", "no_nans_fp_math", "no_signed_zeros_fp_math"]>.args,
      _LLVMAttributes<StrAttr, ["denormal_fp_math", "denormal_fp_math_f32", "fp_contract", "instrument_function_entry",
                                "instrument_function_exit"]>.args,
      _LLVMAttributes<UnitAttr, ["no_inline", "always_inline", "inline_hint", "no_unwind", "will_return",
                                 "optimize_none"]>.args,
      (ins OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint),
      _LLVMAttributes<DenseI32ArrayAttr, ["work_group_size_hint", "reqd_work_group_size"]>.args,
      (ins OptionalAttr<I32Attr>:$intel_reqd_sub_group_size, OptionalAttr<UWTableKindAttr>:$uwtable_kind));
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "Type":$type, CArg<"Linkage", "Linkage::External">:$linkage,
                   CArg<"bool", "false">:$dsoLocal, CArg<"CConv", "CConv::C">:$cconv, CArg<"SymbolRefAttr", "{}">:$comdat,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs, CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs,
                   CArg<"std::optional<uint64_t>", "{}">:$functionEntryCount)>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    Block *addEntryBlock(OpBuilder &builder);
    Region *getCallableRegion();
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getParams(); }
    ArrayRef<Type> getResultTypes() {
      bool isVoid = llvm::isa<LLVMVoidType>(getFunctionType().getReturnType());
      return isVoid ? ArrayRef<Type>() : getFunctionType().getReturnTypes();
    }
    bool isVarArg() { return getFunctionType().isVarArg(); }
    bool isNoInline() { return getNoInline().has_value(); }
    bool isAlwaysInline() { return getAlwaysInline().has_value(); }
    bool isInlineHint() { return getInlineHint().has_value(); }
    bool isOptimizeNone() { return getOptimizeNone().has_value(); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

class _LLVMModule<string mnemonic, Attr type, string name> : LLVM_Op<mnemonic> {
  let arguments = !dag(ins, [type], [name]);
  let assemblyFormat = "$" # name # " attr-dict";
  let hasVerifier = 1;
}
def LLVM_LinkerOptionsOp : _LLVMModule<"linker_options", StrArrayAttr, "options"> {
  let summary = "options of the linker: `llvm.linker_options [\"-l\", \"m\"]`";
}
def LLVM_ModuleFlagsOp : _LLVMModule<"module_flags", ArrayAttr, "flags"> {
  let summary = "an array of `#llvm.mlir.module_flag`";
}

#endif // MICA_LLVM_OPS
