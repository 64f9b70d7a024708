// An interface without a namespace, which tells what an operation or a case of an enumeration requires.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"

class Level<string name> : Availability {
  let cppNamespace = "::a";
  let interfaceName = "LevelInterface";
  let interfaceDescription = [{
    Says which level is required.
  }];
  let queryFnRetType = "std::optional<int>";
  let queryFnName = "getLevel";
  let mergeAction = "$overall = $instance";
  let initializer = "::std::nullopt";
  let instanceType = "int";
  let instance = name;
}
class Feature<string name> : Availability {
  let interfaceName = "FeatureInterface";
  let queryFnRetType = "std::vector<Feature>";
  let queryFnName = "getFeatures";
  let mergeAction = "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = "Feature";
  let instance = name;
}
class Case<string name, int value, list<Availability> required = []> : I32EnumAttrCase<name, value> {
  list<Availability> availability = required;
}
def HTTPKind2 : I32Enum<"HTTPKind2x_yZ", "a kind", [Case<"one", 1, [Feature<"F">]>, Case<"two", 2, [Level<"2">, Feature<"G">]>, Case<"three", 3>]>;
