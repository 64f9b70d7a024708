//===- PDLDialect.td - The dialect pdl ---------------------*- tablegen -*-===//

#ifndef MICA_PDL_DIALECT
#define MICA_PDL_DIALECT

include "mlir/IR/OpBase.td"

def PDL_Dialect : Dialect {
  let name = "pdl";
  let summary = "rewrite patterns as IR";
  let cppNamespace = "::mlir::pdl";
  let description = [{
    A `pdl.pattern` describes operations to match, and ends with a `pdl.rewrite`
    that describes what becomes of them. Its values are handles: `!pdl.operation`,
    `!pdl.value`, `!pdl.type` and `!pdl.attribute` each refer to something in the
    matched IR, and a `!pdl.range` refers to any number of them.

    ```mlir
    // Replaces a toy.copy with its operand.
    pdl.pattern @DropCopy : benefit(1) {
      %type = pdl.type
      %in = pdl.operand : %type
      %copy = pdl.operation "toy.copy"(%in : !pdl.value) -> (%type : !pdl.type)
      pdl.rewrite %copy {
        pdl.replace %copy with (%in : !pdl.value)
      }
    }
    ```
  }];
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_PDL_DIALECT
