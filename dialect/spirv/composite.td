//===- SPIRVCompositeOps.td - Parts of composites ----------*- tablegen -*-===//

#ifndef MICA_SPIRV_COMPOSITE
#define MICA_SPIRV_COMPOSITE

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_CompositeConstructOp : SPIRV_Op<"CompositeConstruct", [Pure]> {
  let summary = "a composite of its elements, or a vector of scalars and vectors";
  let arguments = (ins Variadic<SPIRV_Type>:$constituents);
  let results = (outs SPIRV_Composite:$result);
  let assemblyFormat = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)";
}

def SPIRV_CompositeExtractOp : SPIRV_Op<"CompositeExtract", [Pure, UsableInSpecConstantOp]> {
  let summary = "an element of a composite";
  let description = [{
    ```mlir
    %0 = spirv.CompositeExtract %array[1 : i32, 0 : i32] : !spirv.array<4x!spirv.array<4xf32>>
    ```
  }];
  let arguments = (ins SPIRV_Composite:$composite, I32ArrayAttr:$indices);
  let results = (outs SPIRV_Type:$component);
  let builders = [OpBuilder<(ins "Value":$composite, "ArrayRef<int32_t>":$indices)>];
  let hasFolder = 1;
}

def SPIRV_CompositeInsertOp : SPIRV_Op<"CompositeInsert", [Pure, UsableInSpecConstantOp]> {
  let summary = "a composite with another element";
  let description = [{
    ```mlir
    %0 = spirv.CompositeInsert %object, %array[1 : i32] : f32 into !spirv.array<4xf32>
    ```
  }];
  let arguments = (ins SPIRV_Type:$object, SPIRV_Composite:$composite, I32ArrayAttr:$indices);
  let results = (outs SPIRV_Composite:$result);
  let builders = [OpBuilder<(ins "Value":$object, "Value":$composite, "ArrayRef<int32_t>":$indices)>];
}

class _SpvElement<string element>
    : TypesMatchWith<"type of '" # element # "' matches element type of 'vector'", "vector", element,
                     "::llvm::cast<mlir::VectorType>($_self).getElementType()">;

def SPIRV_VectorExtractDynamicOp : SPIRV_Op<"VectorExtractDynamic", [Pure, _SpvElement<"result">]> {
  let summary = "the element of a vector at an index that is not constant";
  let arguments = (ins SPIRV_Vector:$vector, SPIRV_Integer:$index);
  let results = (outs SPIRV_Scalar:$result);
  let assemblyFormat = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)";
  let hasVerifier = 0;
}

def SPIRV_VectorInsertDynamicOp : SPIRV_Op<"VectorInsertDynamic",
    [Pure, _SpvElement<"component">, AllTypesMatch<["vector", "result"]>]> {
  let summary = "a vector with another element at an index that is not constant";
  let arguments = (ins SPIRV_Vector:$vector, SPIRV_Scalar:$component, SPIRV_Integer:$index);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)";
  let hasVerifier = 0;
}

def SPIRV_VectorShuffleOp : SPIRV_Op<"VectorShuffle", [Pure, AllElementTypesMatch<["vector1", "vector2", "result"]>]> {
  let summary = "a vector of elements of two others";
  let description = [{
    A component is the number of an element, where those of the second vector follow those of the first. With
    0xffffffff the element has no defined value.
  }];
  let arguments = (ins SPIRV_Vector:$vector1, SPIRV_Vector:$vector2, I32ArrayAttr:$components);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = [{
    attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)
  }];
}

#endif // MICA_SPIRV_COMPOSITE
