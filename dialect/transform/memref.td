//===- MemRefTransformOps.td - Buffers ---------------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_MEMREF
#define MICA_TRANSFORM_MEMREF

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_MemRefAllocOp : Transform_ConcreteOpType<"memref.alloc">;
def Transform_MemRefAllocaOp : Transform_ConcreteOpType<"memref.alloca">;

def MemrefToLLVMTypeConverterOp : _Transform<"apply_conversion_patterns.memref.memref_to_llvm_type_converter",
    "the converter from memrefs and other types to those of llvm",
    [DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface, ["getTypeConverter", "getTypeConverterType"]>],
    (ins DefaultValuedOptionalAttr<BoolAttr, "false">:$use_aligned_alloc,
         DefaultValuedOptionalAttr<I64Attr, "64">:$index_bitwidth,
         DefaultValuedOptionalAttr<BoolAttr, "false">:$use_generic_functions,
         DefaultValuedOptionalAttr<BoolAttr, "false">:$use_bare_ptr_call_conv, OptionalAttr<StrAttr>:$data_layout),
    (outs), "attr-dict"> {
  let description = [{
    `use_aligned_alloc` allocates with `aligned_alloc`, and `use_generic_functions` with functions of the program.
    Type `index` is as wide as a pointer if `index_bitwidth` is 0. With `use_bare_ptr_call_conv` a function takes
    a memref of a known shape as one pointer.
  }];
}

def ApplyAllocToAllocaOp : _TransformPatterns<"memref.alloc_to_alloca",
    "memory on the stack, if it is freed in the same region, and its size is known and within the limit",
    (ins OptionalAttr<I64Attr>:$size_limit), "(`size_limit` `(` $size_limit^ `)`)?", ["populatePatternsWithState"]>;
def ApplyExpandOpsPatternsOp : _TransformPatterns<"memref.expand_ops",
    "`memref.atomic_rmw` and `memref.reshape` with simpler operations">;
def ApplyExpandStridedMetadataPatternsOp : _TransformPatterns<"memref.expand_strided_metadata",
    "offsets, sizes and strides of other views of memory with arithmetic">;
def ApplyExtractAddressComputationsPatternsOp : _TransformPatterns<"memref.extract_address_computations",
    "access to the first element of a part, instead of any element of the whole">;
def ApplyFoldMemrefAliasOpsPatternsOp : _TransformPatterns<"memref.fold_memref_alias_ops",
    "access to the whole, instead of a part or another shape of it">;
def ApplyResolveRankedShapedTypeResultDimsPatternsOp : _TransformPatterns<"memref.resolve_ranked_shaped_type_result_dims",
    "sizes of results from those of operands">;

def MemRefAllocaToGlobalOp : _TransformFunction<"memref.alloca_to_global", "makes globals of memory on the stack",
    [TransformOpInterface, _transformEffects, _transformApplies], (ins Transform_MemRefAllocaOp:$alloca),
    (outs TransformHandleTypeInterface:$getGlobal, TransformHandleTypeInterface:$global), "$alloca">;
def MemRefMultiBufferOp : _TransformFunction<"memref.multibuffer",
    "gives the iterations of a loop several buffers by turns", _transformConsumesWhole,
    (ins Transform_MemRefAllocOp:$target, ConfinedAttr<I64Attr, [IntPositive]>:$factor, UnitAttr:$skip_analysis), _transformed,
    "$target"> {
  let description = [{
    That is valid if each iteration overwrites the buffer before it reads it. With `skip_analysis` this is not checked.
  }];
}
def MemRefEraseDeadAllocAndStoresOp : _TransformTarget<"memref.erase_dead_alloc_and_stores",
    "uses stored values instead of loading them, and removes stores and memory that nothing reads",
    [TransformEachOpTrait, TransformOpInterface, _transformEffects] # _transformReports, (ins),
    "attr-dict `:` functional-type($target, results)"> {
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$target)>];
}
def MemRefMakeLoopIndependentOp : _Transform<"memref.make_loop_independent",
    "makes memory as large as any iteration of the loops around it needs, so that it can be moved out of them",
    _transformConsumesEach, (ins TransformHandleTypeInterface:$target, I64Attr:$num_loops), _transformed,
    "$target attr-dict `:` functional-type($target, $transformed)">;

#endif // MICA_TRANSFORM_MEMREF
