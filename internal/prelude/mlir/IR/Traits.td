//===- Traits.td - What operations, types and attributes share ------------===//

#ifndef TRAITS_TD
#define TRAITS_TD

include "mlir/IR/Constraints.td"

class Trait;

// Several traits under one name. Lists of traits are flattened when read.
class TraitList<list<Trait> props> : Trait {
  list<Trait> traits = props;
}

// A trait that exists as a C++ class: `entityType` is Op, Attribute or Type.
class NativeTrait<string name, string entityType,
                  code extraClassDeclaration = [{}],
                  code extraClassDefinition = [{}]> : Trait {
  string trait = name;
  string cppNamespace = "::mlir::" # entityType # "Trait";
  // Text for the class and the source file of each entity that has the trait.
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}

// A native trait whose C++ class is a template with parameters of its own.
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;

// A trait that only the generators use; it has no C++ class.
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}

// A trait that is a predicate to be verified. `descr` ends the message
// "failed to verify that ...".
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // TRAITS_TD
