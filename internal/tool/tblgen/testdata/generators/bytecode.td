// Attributes and types in bytecode: parts, lists of them, numbers that are not used, several
// definitions for one class.
include "mlir/IR/BytecodeBase.td"

def Pair : CompositeBytecode<"Pair"> {
  dag members = (attr Type:$first_part, VarInt:$second);
  let cBuilder = "Pair($_args)";
}
def Text : WithParser<"succeeded($_reader.readString($_var))", WithBuilder<"$_args", WithPrinter<"$_writer.writeOwnedString($_getter)", WithType<"StringRef">>>>;

def EmptyAttr : DialectAttribute<(attr)>;
def PartsAttr : DialectAttribute<(attr Type:$one_type, Type:$other, Text:$text, VarInt:$_local,
  LocalVar<"bool", "_local & 1">:$flag, WithGetter<"$_attrType.$_getMember($_member)", VarInt>:$custom_value)> {
  let cBuilder = "make<$_resultType>($_args)";
}
def ListsAttr : DialectAttribute<(attr Array<Attribute>:$attributes, Array<Type>:$types, Array<Pair>:$pairs, Array<SignedVarIntList>:$numbers,
  Array<BoolList>:$some_bools, Pair:$pair)>;
let cType = "ShapedAttr" in {
  def SmallAttr : DialectAttribute<(attr VarInt:$size)> { let printerPredicate = "$_val.isSmall()"; }
  def LargeAttr : DialectAttribute<(attr VarInt:$size, Blob:$data)> { let printerPredicate = "!$_val.isSmall()"; }
}

def SomeAttributes : DialectAttributes<"Some"> {
  let elems = [LargeAttr, ReservedOrDead, PartsAttr, EmptyAttr, SmallAttr, ListsAttr];
}
