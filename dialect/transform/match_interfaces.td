//===- MatchInterfaces.td - Matchers of transform ----------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_MATCH
#define MICA_TRANSFORM_MATCH

include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"

def MatchOpInterface : OpInterface<"MatchOpInterface", [TransformOpInterface]> {
  let description = [{
    An operation that leaves the payload as it is, and fails silenceably if the payload is not as it should be.
  }];
  let cppNamespace = "::mlir::transform";
}

// A matcher's traits call a method of it. Its definition declares the method with this text.
class _TransformMatcher<string name, string method> : _TransformTrait<name> {
  string extraDeclaration = "::mlir::DiagnosedSilenceableFailure " # method #
    ", ::mlir::transform::TransformResults &results, ::mlir::transform::TransformState &state);";
}
def AtMostOneOpMatcher : _TransformMatcher<"AtMostOneOpMatcherOpTrait",
    "matchOperation(::std::optional<::mlir::Operation *> maybeCurrent">;
def SingleOpMatcher : _TransformMatcher<"SingleOpMatcherOpTrait", "matchOperation(::mlir::Operation *current">;
def SingleValueMatcher : _TransformMatcher<"SingleValueMatcherOpTrait", "matchValue(::mlir::Value current">;

#endif // MICA_TRANSFORM_MATCH
