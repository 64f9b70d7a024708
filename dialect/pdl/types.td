//===- PDLTypes.td - Types of pdl --------------------------*- tablegen -*-===//

#ifndef MICA_PDL_TYPES
#define MICA_PDL_TYPES

include "mlir/Dialect/PDL/IR/PDLDialect.td"
include "mlir/IR/AttrTypeBase.td"

class PDL_Type<string name, string typeMnemonic>
    : TypeDef<PDL_Dialect, name, [], "::mlir::pdl::PDLType"> {
  let mnemonic = typeMnemonic;
}

def PDL_Attribute : PDL_Type<"Attribute", "attribute"> {
  let summary = "PDL handle to an `mlir::Attribute`";
}

def PDL_Operation : PDL_Type<"Operation", "operation"> {
  let summary = "PDL handle to an `mlir::Operation *`";
}

def PDL_Type : PDL_Type<"Type", "type"> {
  let summary = "PDL handle to an `mlir::Type`";
}

def PDL_Value : PDL_Type<"Value", "value"> {
  let summary = "PDL handle for an `mlir::Value`";
}

def PDL_Range : PDL_Type<"Range", "range"> {
  let summary = "PDL handle to a range of a given sub-type";
  let description = [{
    The elements are of one of the other types; there are no ranges of ranges.
  }];
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType), [{
      return $_get(elementType.getContext(), elementType);
    }]>
  ];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def PDL_AnyType : Type<CPred<"::llvm::isa<::mlir::pdl::PDLType>($_self)">,
                       "pdl type", "::mlir::pdl::PDLType">;

class PDL_RangeOf<Type positionalType>
    : ContainerType<AnyTypeOf<[positionalType]>, PDL_Range.predicate,
          "::llvm::cast<::mlir::pdl::RangeType>($_self).getElementType()",
          "range", "::mlir::pdl::RangeType">,
      BuildableType<"::mlir::pdl::RangeType::get(" #
                    positionalType.builderCall # ")">;

class PDL_InstOrRangeOf<Type positionalType>
    : AnyTypeOf<[positionalType, PDL_RangeOf<positionalType>],
                "single element or range of " # positionalType.summary,
                "::mlir::pdl::PDLType">;

#endif // MICA_PDL_TYPES
