// Operations of SPIR-V with every kind of attribute.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Some_Dialect : Dialect {
  let name = "some";
  let cppNamespace = "::some";
}
class SPIRV_Op<string mnemonic, list<Trait> traits = []> : Op<Some_Dialect, mnemonic, traits> {
  bit hasOpcode = 1;
  bit autogenSerialization = 1;
  string spirvOpName = "Op" # mnemonic;
}
class SPIRV_ExtInstOp<string mnemonic, string set, int opcode> : SPIRV_Op<mnemonic> {
  let hasOpcode = 0;
  string extendedInstSetName = set;
  int extendedInstOpcode = opcode;
}
def A : I32EnumAttrCase<"A", 0>;
def Bit0 : I32BitEnumAttrCaseBit<"Bit0", 0>;
let cppNamespace = "::some" in {
  def Scope : I32Enum<"TheScope", "letters", [A]>;
  def Letters : I32Enum<"Letters", "letters", [A]>;
  def Bits : I32BitEnum<"Bits", "bits", [Bit0]>;
}
class SPIRV_I32EnumAttr<EnumInfo e, string n> : EnumAttr<Some_Dialect, e, n>;
class SPIRV_BitEnumAttr<EnumInfo e, string n> : EnumAttr<Some_Dialect, e, n>;
def SPIRV_ScopeAttr : EnumAttr<Some_Dialect, Scope, "scope">;
def SPIRV_MemorySemanticsAttr : SPIRV_BitEnumAttr<Bits, "semantics">;
def LettersAttr : SPIRV_I32EnumAttr<Letters, "letters">;
def BitsAttr : SPIRV_BitEnumAttr<Bits, "bits">;
def PlainEnum : EnumAttr<Some_Dialect, Letters, "plain">;

def Everything : SPIRV_Op<"Everything"> {
  let arguments = (ins AnyType:$x, SPIRV_ScopeAttr:$scope, AnyType:$y, SPIRV_MemorySemanticsAttr:$sem, LettersAttr:$letters, OptionalAttr<BitsAttr>:$bits,
    I32ArrayAttr:$array, I32Attr:$i, TypeAttr:$t, OptionalAttr<I32Attr>:$oi, Variadic<AnyType>:$v);
  let results = (outs AnyType:$r);
}
def InOrder : SPIRV_Op<"InOrder"> {
  let arguments = (ins AnyType:$x, AnyType, I32Attr:$i, SPIRV_ScopeAttr:$scope, TypeAttr:$t, OptionalAttr<I32ArrayAttr>:$a);
}
def OnlyAttribute : SPIRV_Op<"OnlyAttribute"> { let arguments = (ins I32Attr:$i); let results = (outs AnyType:$r); }
def Lists : SPIRV_Op<"Lists"> { let arguments = (ins AnyType:$x, Optional<AnyType>:$v); }
def Plain : SPIRV_Op<"Plain"> { let arguments = (ins AnyType:$x, AnyType:$v); let results = (outs AnyType:$r); }
def NoOpcode : SPIRV_Op<"NoOpcode"> { let hasOpcode = 0; }
def NotSerialized : SPIRV_Op<"NotSerialized"> { let arguments = (ins F32Attr:$a); let autogenSerialization = 0; }
def Nothing : SPIRV_Op<"Nothing"> { let hasOpcode = 0; let autogenSerialization = 0; }
def Ext1 : SPIRV_ExtInstOp<"Ext1", "one", 4> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Ext2 : SPIRV_ExtInstOp<"Ext2", "two", 5> { let arguments = (ins I32Attr:$x); }
def Ext3 : SPIRV_ExtInstOp<"Ext3", "three", 5> { let arguments = (ins I32Attr:$x); }
def Ext4 : SPIRV_ExtInstOp<"Ext4", "two", 7> { let arguments = (ins Variadic<AnyType>:$x); let results = (outs AnyType:$r); let hasOpcode = 1; }
def Ext5 : SPIRV_ExtInstOp<"Ext5", "two", 7> { let autogenSerialization = 0; }
