// Operations and enumerations that are available under conditions.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Some_Dialect : Dialect {
  let name = "some";
  let cppNamespace = "::some";
}

class Availability {
  string cppNamespace = "::some";
  string interfaceName = ?;
  string interfaceDescription = "";
  string queryFnRetType = ?;
  string queryFnName = ?;
  code mergeAction = ?;
  string initializer = "{}";
  string instanceType = "Kind";
  code instancePreparation = "";
  string instance = ?;
}
class First<string value> : Availability {
  let interfaceName = "FirstInterface";
  let queryFnRetType = "std::optional<First>";
  let queryFnName = "getFirst";
  let mergeAction = "$overall = max($overall, $instance)";
  let instance = value;
}
class Second<string value> : Availability {
  let interfaceName = "SecondInterface";
  let queryFnRetType = "List<Second>";
  let queryFnName = "getSecond";
  let mergeAction = !if(!empty(value), "", "$overall.push_back($instance)");
  let instancePreparation = !if(!empty(value), "", "static const Second list[] = {" # value # "};");
  let instance = "list";
}
class Third : Availability {
  let interfaceName = "ThirdInterface";
  let queryFnRetType = "Third";
  let queryFnName = "getThird";
  let mergeAction = "$overall += $instance";
  let instance = "3";
}
class Fourth : Third { let queryFnName = "getFourth"; let interfaceName = "FourthInterface"; }

class Case<string name, int value, list<Availability> conditions = []> : I32EnumAttrCase<name, value> {
  list<Availability> availability = conditions;
}
class Bit<string name, int value, list<Availability> conditions = []> : I32BitEnumAttrCaseBit<name, value> {
  list<Availability> availability = conditions;
}
def A : Case<"A", 0, [First<"a">]>;
def B : Case<"B", 1, [First<"b">, Second<"b">, Fourth<>]>;
def C : Case<"C", 2>;
def Bit0 : Bit<"Bit0", 0, [Third<>]>;
def Bit1 : Bit<"Bit1", 1, [Third<>, Second<"bit">]>;
let cppNamespace = "::some" in {
  def Letters : I32Enum<"Letters", "letters", [A, B, C]>;
  def OneLetter : I32Enum<"OneLetter", "a letter", [A]>;
  def Bits : I32BitEnum<"Bits", "bits", [Bit0, Bit1]>;
  def OneBit : I32BitEnum<"OneBit", "one bit", [Bit0]>;
}
class SPIRV_I32EnumAttr<EnumInfo e, string m> : EnumAttr<Some_Dialect, e, m>;
class SPIRV_BitEnumAttr<EnumInfo e, string m> : EnumAttr<Some_Dialect, e, m>;
def LettersAttr : SPIRV_I32EnumAttr<Letters, "letters">;
def PlainAttr : EnumAttr<Some_Dialect, Letters, "plain">;
def BitsAttr : SPIRV_BitEnumAttr<Bits, "bits">;

class SPIRV_Op<string mnemonic, list<Availability> conditions = []> : Op<Some_Dialect, mnemonic> {
  list<Availability> availability = conditions;
  bit autogenAvailability = 1;
  bit autogenSerialization = 0;
}
class Tosa_Op<string mnemonic, list<Availability> conditions = []> : SPIRV_Op<mnemonic, conditions>;

def Plain : SPIRV_Op<"plain">;
def Always : SPIRV_Op<"always", [First<"always">, Second<"">, Third<>]>;
def WithEnums : SPIRV_Op<"enums", [Second<"">]> {
  let arguments = (ins LettersAttr:$letters, PlainAttr:$plain, BitsAttr:$some_bits, OptionalAttr<LettersAttr>:$more);
}
def NotGenerated : SPIRV_Op<"none", [Third<>]> { let autogenAvailability = 0; }
def Tosa : Tosa_Op<"tosa", [First<"tosa">, Fourth<>, Third<>, Second<"x, y">]> { let arguments = (ins LettersAttr:$letters); }
