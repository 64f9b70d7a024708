//===- XeGPUTypes.td - Types of xegpu ----------------------*- tablegen -*-===//

#ifndef MICA_XEGPU_TYPES
#define MICA_XEGPU_TYPES

include "mlir/Dialect/XeGPU/IR/XeGPUAttrs.td"
include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/IR/BuiltinTypes.td"

def XeGPU_IntType
    : AnyTypeOf<[I1, I<4>, I8, I16, I32, I64, SI1, SI8, SI16, SI32, SI64, UI1, UI8, UI16, UI32, UI64]>;
def XeGPU_FloatType : AnyTypeOf<[F16, F32, F64, BF16, TF32]>;
def XeGPU_ScalarType : AnyTypeOf<[XeGPU_IntType, XeGPU_FloatType]>;
def XeGPU_PointerType : AnyTypeOf<[UI64, UI32, I64, I32]>;
def XeGPU_BaseAddrType : AnyTypeOf<[Non0RankedMemRefOf<[XeGPU_ScalarType]>, XeGPU_PointerType]>;
def XeGPU_GatherScatterBaseAddrType : AnyTypeOf<[MemRefRankOf<[XeGPU_ScalarType], [1]>, XeGPU_PointerType]>;

def XeGPU_DpasOprType : FixedVectorOfRankAndType<[1, 2, 3], [XeGPU_ScalarType]>;
def XeGPU_DpasResType : FixedVectorOfRankAndType<[1, 2], [XeGPU_ScalarType]>;
def XeGPU_OffsetType : FixedVectorOfNonZeroRankOf<[Index]>;
def XeGPU_MaskType : FixedVectorOfNonZeroRankOf<[I1]>;
def XeGPU_ValueType : FixedVectorOfNonZeroRankOf<[XeGPU_ScalarType]>;
def XeGPU_VectorType : VectorOfRankAndType<[1, 2, 3, 4, 5, 6], [XeGPU_ScalarType]>;

// Memory that the threads of a workgroup share.
def isSharedPred : CPred<"isSharedMemory(llvm::cast<mlir::MemRefType>($_self))">;
class _XegpuShared<list<Type> types, int rank>
    : ConfinedType<MemRefRankOf<types, [rank]>, [HasStaticShapePred, isSharedPred],
                   "reside in share memory and statically " # rank # "d shaped " # MemRefOf<types>.summary # " ", "mlir::MemRefType">;
class StaticShared1DMemRefOf<list<Type> allowedTypes> : _XegpuShared<allowedTypes, 1>;
class StaticShared2DMemRefOf<list<Type> allowedTypes> : _XegpuShared<allowedTypes, 2>;

class XeGPUTypeDef<string name, string typeMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Type">
    : TypeDef<XeGPU_Dialect, name, traits, baseCppClass> {
  let mnemonic = typeMnemonic;
}

def XeGPU_TensorDesc : XeGPUTypeDef<"TensorDesc", "tensor_desc", [ShapedTypeInterface], "::mlir::TensorType"> {
  let summary = "TensorDesc describing regions of interested data.";
  let description = [{
    A block in memory, or places there. The element type is followed by an encoding, which says which of both, and a layout.

    ```mlir
    !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
    !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "mlir::Type":$elementType,
                        OptionalParameter<"mlir::Attribute">:$encoding, OptionalParameter<"mlir::Attribute">:$layout);
  let builders = [
    TypeBuilderWithInferredContext<(ins "llvm::ArrayRef<int64_t>":$shape, "mlir::Type":$elementType,
                                        CArg<"int", "1">:$array_length, CArg<"bool", "true">:$boundary_check,
                                        _xegpuSpaceArgument:$memory_space, CArg<"mlir::Attribute", "mlir::Attribute()">:$layout)>,
    TypeBuilderWithInferredContext<(ins "llvm::ArrayRef<int64_t>":$shape, "mlir::Type":$elementType,
                                        CArg<"int", "1">:$chunk_size, _xegpuSpaceArgument:$memory_space,
                                        CArg<"mlir::Attribute", "mlir::Attribute()">:$layout)>];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = true;
}
def XeGPU_GatherScatterSourceType : AnyTypeOf<[XeGPU_TensorDesc, XeGPU_GatherScatterBaseAddrType]>;

def XeGPU_Nbarrier : XeGPUTypeDef<"Nbarrier", "nbarrier", [], "mlir::Type"> {
  let summary = "!xegpu.nbarrier a custom XeGPU type representing a barrier.";
  let description = "A barrier with a number, which some of the threads of a workgroup reach.";
}

def XeGPU_MemDesc : XeGPUTypeDef<"MemDesc", "mem_desc", [ShapedTypeInterface], "mlir::Type"> {
  let summary = "MemDesc describing the data in SLM";
  let description = [{
    A matrix in the memory that the threads of a workgroup share.

    ```mlir
    !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<stride = [1, 64], block = [8, 32]>>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "mlir::Type":$elementType,
                        OptionalParameter<"MemLayoutAttr">:$mem_layout);
  let hasCustomAssemblyFormat = true;
}

#endif // MICA_XEGPU_TYPES
