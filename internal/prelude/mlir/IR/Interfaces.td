//===- Interfaces.td - Interfaces and their methods --------*- tablegen -*-===//
//
// An interface is declared once and can then be used in a list of traits. A type
// or attribute interface is also a constraint.
//
//===----------------------------------------------------------------------===//

#ifndef INTERFACES_TD
#define INTERFACES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/Traits.td"

//===----------------------------------------------------------------------===//
// The trait that an interface is
//===----------------------------------------------------------------------===//

// Placeholder for code in the language that implements an interface.
defvar _native = "/* native */";

class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";
  // Text for the generated trait class.
  code extraTraitClassDeclaration = "";
}

// An interface of operations can verify whatever implements it.
class OpInterfaceTrait<string name, code verifyBody = [{}],
                       list<Trait> traits = []> : InterfaceTrait<name> {
  // The body of a function whose operation is `$_op`.
  code verify = verifyBody;
  // That function runs only once the operations of all regions are verified.
  bit verifyWithRegions = 0;
  // Traits that must precede this one.
  list<Trait> dependentTraits = traits;
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

// `methodBody` makes a method that implementations need not and cannot write;
// `defaultImplementation` one that they may write. In a body the concrete
// entity is `$_op`, `$_attr` or `$_type`, and ConcreteOp and so on its class.
class InterfaceMethod<string desc, string retTy, string methodName,
                      dag args = (ins), code methodBody = [{}],
                      code defaultImplementation = [{}]> {
  string description = desc;
  string name = methodName;
  string returnType = retTy;
  // C++ types by parameter name.
  dag arguments = args;
  code body = methodBody;
  code defaultBody = defaultImplementation;
}

// A method without an instance.
class StaticInterfaceMethod<string desc, string retTy, string methodName,
                            dag args = (ins), code methodBody = [{}],
                            code defaultImplementation = [{}]>
    : InterfaceMethod<desc, retTy, methodName, args, methodBody,
                      defaultImplementation>;

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

class Interface<string name, list<Interface> baseInterfacesArg = []> {
  string description = "";
  string cppInterfaceName = name;
  string cppNamespace = "";
  list<InterfaceMethod> methods = [];
  // Text for the interface class alone, and for interface and trait class.
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";
  // A condition beyond "has the interface" for `isa`.
  code extraClassOf = "";
  // Interfaces whose methods this one has too.
  list<Interface> baseInterfaces = baseInterfacesArg;
}

class OpInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

// Also the constraint "an attribute that implements the interface".
class AttrInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Attr<CPred<"::llvm::isa<" #
                 !if(!empty(cppNamespace), "", cppNamespace # "::") # name #
                 ">($_self)">,
           name # " instance"> {
  let storageType = !if(!empty(cppNamespace), "", cppNamespace # "::") # name;
  let returnType = storageType;
  let convertFromStorage = "$_self";
}

// Also the constraint "a type that implements the interface".
class TypeInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Type<CPred<"::llvm::isa<" #
                 !if(!empty(cppNamespace), "", cppNamespace # "::") # name #
                 ">($_self)">,
           name # " instance",
           !if(!empty(cppNamespace), "", cppNamespace # "::") # name>;

class DialectInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

//===----------------------------------------------------------------------===//
// Interfaces as traits that request declarations
//===----------------------------------------------------------------------===//

// In a list of traits, requests that the methods of the interface be declared in
// the entity's class. A method with a default body is declared only if it is
// named in `overridenMethods`.
class DeclareInterfaceMethods<list<string> overridenMethods = []> {
  list<string> alwaysOverriddenMethods = overridenMethods;
}

class DeclareOpInterfaceMethods<OpInterface interface,
                                list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      OpInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let description = interface.description;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

class DeclareAttrInterfaceMethods<AttrInterface interface,
                                  list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      AttrInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let description = interface.description;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

class DeclareTypeInterfaceMethods<TypeInterface interface,
                                  list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      TypeInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let description = interface.description;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

#endif // INTERFACES_TD
