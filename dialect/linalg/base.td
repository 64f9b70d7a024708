//===- LinalgBase.td - The dialect linalg ------------------*- tablegen -*-===//

#ifndef MICA_LINALG_BASE
#define MICA_LINALG_BASE

include "mlir/Dialect/Linalg/IR/LinalgEnums.td"
include "mlir/Dialect/Utils/StructuredOpsUtils.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Linalg_Dialect : Dialect {
  let name = "linalg";
  let cppNamespace = "::mlir::linalg";
  let description = [{
    Operations on whole tensors and buffers that are perfectly nested loops: maps choose the
    elements for an iteration, and a region computes with them.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "affine::AffineDialect", "math::MathDialect", "memref::MemRefDialect",
    "tensor::TensorDialect"];
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    constexpr const static StringLiteral kMemoizedIndexingMapsAttrName = "linalg.memoized_indexing_maps";
  }];
}

class _FnAttr<EnumInfo fn, string word> : EnumAttr<Linalg_Dialect, fn, word> {
  let assemblyFormat = "`<` $value `>`";
}

def UnaryFnAttr : _FnAttr<UnaryFn, "unary_fn">;
def BinaryFnAttr : _FnAttr<BinaryFn, "binary_fn">;
def TernaryFnAttr : _FnAttr<TernaryFn, "ternary_fn">;
def ElementwiseKindAttr : _FnAttr<ElementwiseKind, "elementwise_kind">;
def TypeFnAttr : _FnAttr<TypeFn, "type_fn">;

def IteratorTypeEnum : _FnAttr<IteratorType, "iterator_type">;
def IteratorTypeArrayAttr : TypedArrayAttrBase<IteratorTypeEnum, "Iterator type should be an enum.">;

#endif // MICA_LINALG_BASE
