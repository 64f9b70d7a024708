//===- SideEffectInterfaceBase.td - Effects in general -----*- tablegen -*-===//

#ifndef MLIR_INTERFACES_SIDEEFFECTS_BASE
#define MLIR_INTERFACES_SIDEEFFECTS_BASE

include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// What is affected
//===----------------------------------------------------------------------===//

// `name` is the C++ class of the resource.
class Resource<string resourceName> {
  string name = resourceName;
}

class IntrinsicResource<string resourceName>
    : Resource<!strconcat("::mlir::SideEffects::", resourceName)>;

def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource
    : IntrinsicResource<"AutomaticAllocationScopeResource">;

//===----------------------------------------------------------------------===//
// Families of effects. Each has one interface, which lists the effects that an
// operation has, and one C++ base class, `baseEffect`.
//===----------------------------------------------------------------------===//

class EffectOpInterfaceBase<string name, string baseEffect>
    : OpInterface<name> {
  let methods = [
    InterfaceMethod<"Appends every effect that the operation has.",
      "void", "getEffects",
      (ins "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<" #
               baseEffect # ">> &":$effects)>,
  ];

  string baseEffectName = baseEffect;
}

//===----------------------------------------------------------------------===//
// Effects of an operation or, as decorators, on an operand, result or attribute
//===----------------------------------------------------------------------===//

// Whether an effect concerns all of what it is on, or perhaps some of it.
class EffectRange<bits<1> val> {
  bits<1> Value = val;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

// Effects of a lower stage happen before those of a higher one.
class SideEffect<EffectOpInterfaceBase interface, string effectName,
                 Resource resourceReference, int effectStage,
                 EffectRange range> : OpVariableDecorator {
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;
  string effect = effectName;
  string resource = resourceReference.name;
  int stage = effectStage;
  bit effectOnFullRegion = range.Value;
}

// The family's interface, implemented by a list of effects.
class SideEffectsTraitBase<EffectOpInterfaceBase parentInterface,
                           list<SideEffect> staticEffects>
    : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  string cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

#endif // MLIR_INTERFACES_SIDEEFFECTS_BASE
