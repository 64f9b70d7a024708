include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def SomeI : DialectInterface<"SomeI"> { let methods = [InterfaceMethod<"", "bool", "a">]; }
def BI : DialectInterface<"BI"> { let methods = [InterfaceMethod<"", "bool", "b">]; }
def CI : DialectInterface<"CI"> { let methods = [InterfaceMethod<"", "bool", "b">]; }
def AI : DialectInterface<"AI"> { let methods = [InterfaceMethod<"", "bool", "b">]; }
