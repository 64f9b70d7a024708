//===- DialectInlinerInterface.td - What a dialect says about inlining ----===//

#ifndef MLIR_INTERFACES_DIALECTINLINERINTERFACE
#define MLIR_INTERFACES_DIALECTINLINERINTERFACE

include "mlir/IR/Interfaces.td"

def DialectInlinerInterface : DialectInterface<"DialectInlinerInterface"> {
  let description = [{
    Says whether and how operations of a dialect are put in the place of a
    call.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Whether what is called may replace that call, copied or moved.
      }],
      "bool", "isLegalToInline",
      (ins "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable,
           "bool":$wouldBeCloned), _native>,
    InterfaceMethod<[{
        Whether the region may be put into the other, copied or moved.
      }],
      "bool", "isLegalToInline",
      (ins "::mlir::Region *":$dest,
           "::mlir::Region *":$src,
           "bool":$wouldBeCloned,
           "::mlir::IRMapping &":$valueMapping), _native>,
    InterfaceMethod<[{
        Whether the operation may be put into the region, copied or moved.
      }],
      "bool", "isLegalToInline",
      (ins "::mlir::Operation *":$op,
           "::mlir::Region *":$dest,
           "bool":$wouldBeCloned,
           "::mlir::IRMapping &":$valueMapping), _native>,
    InterfaceMethod<"Whether the operations inside are to be asked as well.",
      "bool", "shouldAnalyzeRecursively",
      (ins "::mlir::Operation *":$op), _native>,
    InterfaceMethod<"Makes a terminator go on to that block.",
      "void", "handleTerminator",
      (ins "::mlir::Operation *":$op, "::mlir::Block *":$newDest), _native>,
    InterfaceMethod<[{
        Makes the operands of a terminator take the place of those values.
      }],
      "void", "handleTerminator",
      (ins "::mlir::Operation *":$op, "::mlir::ValueRange":$valuesToReplace),
      _native>,
    InterfaceMethod<"Makes a conversion to that type, or returns null.",
      "::mlir::Operation *", "materializeCallConversion",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::Value":$input,
           "::mlir::Type":$resultType,
           "::mlir::Location":$conversionLoc), _native>,
    InterfaceMethod<[{
        Makes what an argument with such attributes needs, and returns what to
        use in its place.
      }],
      "::mlir::Value", "handleArgument",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable,
           "::mlir::Value":$argument,
           "::mlir::DictionaryAttr":$argumentAttrs), _native>,
    InterfaceMethod<[{
        Makes what a result with such attributes needs, and returns what to use
        in its place.
      }],
      "::mlir::Value", "handleResult",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::Operation *":$call,
           "::mlir::Operation *":$callable,
           "::mlir::Value":$result,
           "::mlir::DictionaryAttr":$resultAttrs), _native>,
    InterfaceMethod<"Called with the blocks before they are used.",
      "void", "processInlinedCallBlocks",
      (ins "::mlir::Operation *":$call,
           "::mlir::iterator_range<::mlir::Region::iterator>":$inlinedBlocks)>,
    InterfaceMethod<[{
        Whether a single block may be put in the middle of another.
      }],
      "bool", "allowSingleBlockOptimization",
      (ins "::mlir::iterator_range<::mlir::Region::iterator>":$inlinedBlocks),
      _native>,
  ];
}

#endif // MLIR_INTERFACES_DIALECTINLINERINTERFACE
