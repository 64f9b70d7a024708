// Interfaces of all kinds, with every kind of method.
include "mlir/IR/OpBase.td"

defvar allMethods = [
  InterfaceMethod<"Has neither a body nor a default.\n  Indented.", "int", "plain", (ins "int":$a, "::mlir::Value":$b)>,
  InterfaceMethod<"", "void", "noDescription">,
  InterfaceMethod<"Has a body.", "::mlir::Type", "withBody", (ins "int":$a), [{
    auto x = $_op;
    return x;
  }]>,
  InterfaceMethod<[{
      Has a default.
    }], "bool", "withDefault", (ins "bool":$flag), [{}], [{
    return $_op;
  }]>,
  InterfaceMethod<"Has both.", "bool", "withBoth", (ins), "return $_op.x();", "return !$_op;">,
  StaticInterfaceMethod<"A static method.", "bool", "isStatic", (ins "int":$i)>,
  StaticInterfaceMethod<"With a body.", "bool", "staticBody", (ins), "return ConcreteOp::x();">,
  StaticInterfaceMethod<"With a default.", "bool", "staticDefault", (ins), "", "return false;">,
];

def BaseInterface : OpInterface<"BaseInterface"> {
  let cppNamespace = "::a";
  let methods = [InterfaceMethod<"Of the base.", "bool", "inherited", (ins "int":$i)>];
}
def SecondInterface : OpInterface<"SecondInterface"> {
  let cppNamespace = "::b::c";
  let methods = [InterfaceMethod<"", "bool", "other">, InterfaceMethod<"", "bool", "another", (ins), "", "return 0;">];
}
def DerivedInterface : OpInterface<"DerivedInterface", [BaseInterface, SecondInterface]> {
  let cppNamespace = "::b::c";
  let description = [{
    A description of
      two lines, "quoted".
  }];
  let methods = allMethods;
  let extraClassDeclaration = [{
    int classOnly() { return $_op; }
  }];
  let extraSharedClassDeclaration = [{
    int shared() { return $_op.x(); }
  }];
  let extraTraitClassDeclaration = [{
    int traitOnly() { return $_op; }
  }];
  let extraClassOf = [{ return $_op->getNumOperands() > 1; }];
  let verify = [{ return verifyIt($_op); }];
  let verifyWithRegions = 1;
}
def EmptyInterface : OpInterface<"EmptyInterface">;

def BaseAttr : AttrInterface<"BaseAttr"> {
  let cppNamespace = "::a";
  let methods = [InterfaceMethod<"Of the base.", "bool", "inherited", (ins "int":$i)>];
}
def DerivedAttr_ : AttrInterface<"DerivedAttr", [BaseAttr]> {
  let methods = [
    InterfaceMethod<"A method.", "bool", "method", (ins "int":$i), "", "return $_attr.x();">,
    InterfaceMethod<"With body.", "bool", "withBody", (ins "int":$i), "return $_attr.x();">,
    StaticInterfaceMethod<"A static method.", "bool", "isStatic", (ins "int":$i)>,
  ];
  let extraSharedClassDeclaration = "int shared() { return $_attr; }";
  let extraClassOf = "return $_attr.isOk();";
}
def BaseType : TypeInterface<"BaseType"> {
  let cppNamespace = "::a";
  let description = "Types.";
  let methods = [InterfaceMethod<"Of the base.", "bool", "inherited", (ins "int":$i)>];
}
def OtherType : TypeInterface<"OtherType", [BaseType]> {
  let cppNamespace = "::b";
  let methods = [InterfaceMethod<"A method.", "bool", "method", (ins "int":$i), "", "return $_type.x();">];
  let extraTraitClassDeclaration = "int shared() { return $_type; }";
  let extraClassDeclaration = "int shared() { return $_type; }";
}
def SomeInterface : DialectInterface<"SomeInterface"> {
  let description = "For dialects.";
  let cppNamespace = "::a";
  let methods = [
    InterfaceMethod<"A method.", "bool", "method", (ins "::mlir::Operation *":$i, "int &":$j), "return x;\n   return y;">,
    InterfaceMethod<"", "::mlir::Operation *", "undescribed", (ins "int":$i), "return f();", "return g();">,
    StaticInterfaceMethod<"A static method.", "int", "isStatic", (ins "int":$i)>,
    InterfaceMethod<"", "void", "last">,
  ];
}
def OverloadedInterface : OpInterface<"OverloadedInterface"> {
  let methods = [
    InterfaceMethod<"", "bool", "first">, InterfaceMethod<"", "bool", "first", (ins "int":$i), "", "return 1;">,
    StaticInterfaceMethod<"", "bool", "first", (ins "int &":$i, "long ":$j)>, InterfaceMethod<"", "bool ", "second">,
  ];
}
def BlankInterface : OpInterface<"BlankInterface"> {
  let methods = [InterfaceMethod<" ", "bool", "spaces">, InterfaceMethod<"\n  ", "bool", "line", (ins), "", "return true;">];
}
def BlankDialectInterface : DialectInterface<"BlankDialectInterface"> {
  let methods = [InterfaceMethod<" ", "bool", "spaces">, InterfaceMethod<"\n  ", "bool", "line">];
}
