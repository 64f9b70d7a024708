//===- SPIRVAvailability.td - What an operation needs ------*- tablegen -*-===//

#ifndef MICA_SPIRV_AVAILABILITY
#define MICA_SPIRV_AVAILABILITY

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

// Something that an operation or a case of an enumeration needs, and the interface that operations tell it with.
class Availability {
  // The interface.
  string cppNamespace = ?;
  string interfaceName = ?;
  string interfaceDescription = "";

  // The method of the interface.
  string queryFnRetType = ?;
  string queryFnName = ?;

  // How its result is made: it starts with `initializer`, and for each need `mergeAction` adds
  // `$instance` to `$overall`.
  code mergeAction = ?;
  string initializer = ?;

  // This need: its C++ type, statements before it, and its value.
  string instanceType = ?;
  code instancePreparation = "";
  string instance = ?;
}

// A limit for the version, where `choose` takes the stricter one of two.
class _SpvVersionBound<string name, string query, string choose, EnumAttr scheme, I32EnumAttrCase bound> : Availability {
  let interfaceName = name;
  let queryFnRetType = "std::optional<" # scheme.returnType # ">";
  let queryFnName = query;
  let mergeAction = "$overall = $overall ? " # choose # "(*$overall, $instance) : $instance";
  let initializer = "::std::nullopt";
  let instanceType = scheme.cppNamespace # "::" # scheme.enum.className;
  let instance = instanceType # "::" # bound.symbol;
}

class MinVersionBase<string name, EnumAttr scheme, I32EnumAttrCase min>
    : _SpvVersionBound<name, "getMinVersion", "std::max", scheme, min>;
class MaxVersionBase<string name, EnumAttr scheme, I32EnumAttrCase max>
    : _SpvVersionBound<name, "getMaxVersion", "std::min", scheme, max>;

#endif // MICA_SPIRV_AVAILABILITY
