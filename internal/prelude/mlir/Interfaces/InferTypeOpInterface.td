//===- InferTypeOpInterface.td - Types of results ----------*- tablegen -*-===//

#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let description = [{
    The types of the results follow from the operands, attributes, properties
    and regions. Formats then need not state them, builders need not be given
    them, and that an operation has the types that follow is verified.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<[{
        Appends the types that the results of such an operation would have. A
        location, if there is one, is where failures are reported.
      }],
      "::llvm::LogicalResult", "inferReturnTypes",
      (ins "::mlir::MLIRContext *":$context,
           "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueRange":$operands,
           "::mlir::DictionaryAttr":$attributes,
           "::mlir::OpaqueProperties":$properties,
           "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::Type>&":$inferredReturnTypes)>,
    StaticInterfaceMethod<[{
        The same where types are known already: they are checked, and may be
        made more precise.
      }],
      "::llvm::LogicalResult", "refineReturnTypes",
      (ins "::mlir::MLIRContext *":$context,
           "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueRange":$operands,
           "::mlir::DictionaryAttr":$attributes,
           "::mlir::OpaqueProperties":$properties,
           "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::Type>&":$returnTypes),
      [{}], _native>,
    StaticInterfaceMethod<[{
        Whether inferred types and actual ones may go together. By default they
        must be equal.
      }],
      "bool", "isCompatibleReturnTypes",
      (ins "::mlir::TypeRange":$lhs, "::mlir::TypeRange":$rhs),
      _native, _native>,
  ];

  let verify = _native;
  let verifyWithRegions = 1;
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let description = [{
    The shapes of the results follow from the operands and attributes, in parts
    that may be unknown: dimensions, type of elements, further attribute.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<[{
        Appends a shape for each result, or fails if nothing can be said.
      }],
      "::llvm::LogicalResult", "inferReturnTypeComponents",
      (ins "::mlir::MLIRContext*":$context,
           "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueShapeRange":$operands,
           "::mlir::DictionaryAttr":$attributes,
           "::mlir::OpaqueProperties":$properties,
           "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents>&":$inferredReturnShapes),
      [{}], _native>,
    InterfaceMethod<"Builds operations that compute the shapes.",
      "::llvm::LogicalResult", "reifyReturnTypeShapes",
      (ins "::mlir::OpBuilder&":$builder,
           "::mlir::ValueRange":$operands,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$reifiedReturnShapes),
      [{}], _native>,
  ];
}

//===----------------------------------------------------------------------===//
// The same with less to write: functions that take the generated adaptor in
// place of operands, attributes, properties and regions
//===----------------------------------------------------------------------===//

class InferTypeOpAdaptorBase<code additionalDecls = [{}]>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 NativeOpTrait<"InferTypeOpAdaptor", [],
                               _native # additionalDecls, _native>]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase<_native>;

class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferShapedTypeOpInterface,
                                           overridenMethods>,
                 NativeOpTrait<"InferShapedTypeOpAdaptor", [], _native,
                               _native>]>;
def InferShapedTypeOpAdaptor
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents",
                                    "reifyReturnTypeShapes"]>;

// Types that are tensors of the inferred shapes.
class InferTensorTypeBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface,
                                           overridenMethods>,
                 NativeOpTrait<"InferTensorType", [], [{}], _native>]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify
    : InferTensorTypeBase<["inferReturnTypeComponents",
                           "reifyReturnTypeShapes"]>;

class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 InferShapedTypeOpAdaptorBase<overridenMethods>,
                 NativeOpTrait<"InferTensorType", [], [{}], _native>]>;
def InferTensorTypeAdaptor
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents",
                                  "reifyReturnTypeShapes"]>;

def ReifyRankedShapedTypeOpInterface
    : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let description = [{
    Computes the dimensions of results, which are ranked, by new operations or
    as constants. An operation writes the first method, or one of the other
    two.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The dimensions of all results.",
      "::llvm::LogicalResult", "reifyResultShapes",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::ReifiedRankedShapedTypeDims &":$reifiedReturnShapes),
      [{}], _native>,
    InterfaceMethod<"The dimensions of one result.",
      "::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "reifyShapeOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex), [{}], _native>,
    InterfaceMethod<"One dimension of one result.",
      "::llvm::FailureOr<::mlir::OpFoldResult>", "reifyDimOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex, "int":$dim),
      [{}], _native>,
  ];
}

//===----------------------------------------------------------------------===//
// Types that are the same
//===----------------------------------------------------------------------===//

// Formats and builders infer the types of results by the first.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
