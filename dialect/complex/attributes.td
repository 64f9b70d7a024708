//===- ComplexAttributes.td - Attributes of complex --------*- tablegen -*-===//

#ifndef MICA_COMPLEX_ATTRIBUTES
#define MICA_COMPLEX_ATTRIBUTES

include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def Complex_NumberAttr
    : AttrDef<Complex_Dialect, "Number", [TypedAttrInterface]> {
  let mnemonic = "number";
  let summary = "A complex number attribute";
  let description = [{
    ```mlir
    #complex.number<:f64 1.0, 2.0>
    ```
  }];
  let parameters = (ins APFloatParameter<"">:$real,
                        APFloatParameter<"">:$imag,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "::mlir::ComplexType":$type,
                                        "double":$real,
                                        "double":$imag), [{
      ::mlir::Type part = type.getElementType();
      return $_get(type.getContext(),
                   ::mlir::FloatAttr::get(part, real).getValue(),
                   ::mlir::FloatAttr::get(part, imag).getValue(), type);
    }]>
  ];
  let extraClassDeclaration = [{
    std::complex<::llvm::APFloat> getValue() {
      return std::complex<::llvm::APFloat>(getReal(), getImag());
    }
  }];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

#endif // MICA_COMPLEX_ATTRIBUTES
