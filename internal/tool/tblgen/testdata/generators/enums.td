// Enumerations of all kinds.
include "mlir/IR/EnumAttr.td"

def Color : I32Enum<"Color", "a color", [I32EnumCase<"red", 1>, I32EnumCase<"deepBlue", 2, "deep-blue">, I32EnumCase<"3d", 2, "c">]>;
def Empty : I32Enum<"Empty", "nothing", []> { let cppNamespace = "::a::b"; }
def Signed : I64Enum<"Signed", "", [I64EnumCase<"a", 1>, I64EnumCase<"b", -1>]> { let cppNamespace = "a"; }
def Plain : I32Enum<"Plain", "plain", [I32EnumCase<"a", 1>, I32EnumCase<"b", 3>]> { let underlyingType = ""; }

def X : I32BitEnumCaseBit<"x", 0>;
def Y : I32BitEnumCaseBit<"y", 1>;
def Z : I32BitEnumCaseBit<"z", 2>;
def XY : BitEnumCaseGroup<"xy", [X, Y]>;
def XYZ : BitEnumCaseGroup<"xyz", [X, Y, Z]>;
def OnlyX : BitEnumCaseGroup<"onlyX", [X]>;
def Raw : I32BitEnumCase<"raw", 6>;

class Flags<string name> : I32BitEnum<name, "flags", [X, XY, Y, Z, XYZ, OnlyX, Raw]>;
def Unquoted : Flags<"Unquoted"> {
  let printBitEnumPrimaryGroups = 1;
  let cppNamespace = "a";
  let separator = ", ";
}
def Grouped : Flags<"Grouped"> {
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 1;
}
def Ungrouped : Flags<"Ungrouped"> { let printBitEnumQuoted = 1; }

def Wide : I64BitEnumAttr<"Wide", "wide", [I64BitEnumAttrCaseNone<"n">, I64BitEnumAttrCaseBit<"x", 0>, I64BitEnumAttrCaseBit<"yy", 40, "y-y">]> {
  let separator = " | ";
  let cppNamespace = "::a::b";
}

def LargeEnum : I64EnumAttr<"LargeEnum", "values of 63 bits", [I64EnumAttrCase<"Most", 0x7fffffffffffffff, "most">]>;
def HighBits : I64BitEnumAttr<"HighBits", "the sign bit", [I64BitEnumAttrCaseBit<"Low", 0>, I64BitEnumAttrCaseBit<"High", 63>]>;
