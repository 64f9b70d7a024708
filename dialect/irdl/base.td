//===- IRDL.td - The dialect irdl --------------------------*- tablegen -*-===//

#ifndef MICA_IRDL
#define MICA_IRDL

include "mlir/IR/OpBase.td"

def IRDL_Dialect : Dialect {
  let name = "irdl";
  let cppNamespace = "::mlir::irdl";
  let summary = "definitions of dialects, as IR";
  let description = [{
    The operations of a dialect, its types and attributes, and constraints for their parts. A constraint is
    a value: each of its uses, in one operation that is checked, has to be the same attribute or type.

    ```mlir
    irdl.dialect @units {
      irdl.type @length {
        %0 = irdl.is f32
        %1 = irdl.is f64
        %2 = irdl.any_of(%0, %1)
        irdl.parameters(number: %2)
      }
      irdl.operation @sum {
        %0 = irdl.base @units::@length
        irdl.operands(lhs: %0, rhs: %0)
        irdl.results(sum: %0)
      }
    }
    ```
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_IRDL
