//===- ShapeBase.td - The dialect shape --------------------*- tablegen -*-===//

#ifndef MICA_SHAPE_BASE
#define MICA_SHAPE_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def ShapeDialect : Dialect {
  let name = "shape";
  let cppNamespace = "::mlir::shape";
  let summary = "computations with shapes, which can go wrong";
  let description = [{
    A shape or a size can be an error instead of a value, as can an extent be unknown. In
    terms of tensors and indices, which some operations take as well, there are no errors.
  }];
  let dependentDialects = ["arith::ArithDialect", "tensor::TensorDialect"];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let useDefaultTypePrinterParser = 1;
}

class Shape_Type<string name, string word> : TypeDef<ShapeDialect, name> {
  let mnemonic = word;
}

def Shape_ShapeType : Shape_Type<"Shape", "shape"> {
  let description = "A list of extents, a shape without rank, or an error.";
}
def Shape_SizeType : Shape_Type<"Size", "size"> {
  let description = "An extent that is at least zero, an unknown one, or an error.";
}
def Shape_ValueShapeType : Shape_Type<"ValueShape", "value_shape"> {
  let description = "A value together with its shape.";
}
def Shape_WitnessType : Shape_Type<"Witness", "witness"> {
  let description = "That a constraint holds: what depends on it consumes its witness.";
}

def Shape_ExtentTensorType : 1DTensorOf<[Index]>, BuildableType<
    "::mlir::RankedTensorType::get({ShapedType::kDynamic}, $_builder.getType<::mlir::IndexType>())">;

def Shape_ShapeOrSizeType : AnyTypeOf<[Shape_SizeType, Shape_ShapeType], "shape or size">;
def Shape_ShapeOrExtentTensorType : AnyTypeOf<[Shape_ShapeType, Shape_ExtentTensorType], "shape or extent tensor">;
def Shape_SizeOrIndexType : AnyTypeOf<[Shape_SizeType, Index], "size or index">;
def Shape_AnyShapeOrSizeType
    : AnyTypeOf<[Shape_SizeOrIndexType, Shape_ShapeOrExtentTensorType], "any shape or size">;

#endif // MICA_SHAPE_BASE
