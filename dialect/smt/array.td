//===- SMTArrayOps.td - Terms of the theory of arrays ------*- tablegen -*-===//

#ifndef MICA_SMT_ARRAY_OPS
#define MICA_SMT_ARRAY_OPS

include "mlir/Dialect/SMT/IR/SMTOps.td"

class SMTArrayOp<string mnemonic, dag given, string format, list<Trait> traits> : SMTOp<"array." # mnemonic, traits> {
  let arguments = given;
  let results = (outs ArrayType:$result);
  let assemblyFormat = format;
}

class _Index<string part> : _SMTPart<"array", part, "cast<ArrayType>($_self).getDomainType()">;
class _Element<string array, string part> : _SMTPart<array, part, "cast<ArrayType>($_self).getRangeType()">;

def ArrayStoreOp : SMTArrayOp<"store", (ins ArrayType:$array, AnySMTType:$index, AnySMTType:$value),
    "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))",
    [Pure, _Index<"index">, _Element<"array", "value">, AllTypesMatch<["array", "result"]>]> {
  let summary = "the array with another element at an index";
}
def ArraySelectOp : SMTArrayOp<"select", (ins ArrayType:$array, AnySMTType:$index),
    "$array `[` $index `]` attr-dict `:` qualified(type($array))", [Pure, _Index<"index">, _Element<"array", "result">]> {
  let summary = "the element of an array at an index";
  let results = (outs AnySMTType:$result);
}
def ArrayBroadcastOp : SMTArrayOp<"broadcast", (ins AnySMTType:$value), "$value attr-dict `:` qualified(type($result))",
    [Pure, _Element<"result", "value">]> {
  let summary = "the array with the same element at all indices";
}

#endif // MICA_SMT_ARRAY_OPS
