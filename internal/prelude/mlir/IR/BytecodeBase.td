//===- BytecodeBase.td - Describing the binary form --------*- tablegen -*-===//
//
// How an attribute or a type is written in the binary form, and read, as a list
// of members. Files that describe this include nothing else.
//
// In the C++ below `$_reader` and `$_writer` are the reader and the writer,
// `$_var` is the variable to read into, `$_args` are the members that were
// read, `$_getter` is the value to write, `$_attrType` and `$_resultType` are
// the classes of member and whole, `$_member`, `$_name` and `$_val` are the
// member, its name and the whole.
//
//===----------------------------------------------------------------------===//

#ifndef BYTECODE_BASE
#define BYTECODE_BASE

class Bytecode<string parse = "", string build = "", string print = "",
               string get = "", string t = ""> {
  // A condition that reads, and an expression that makes a value of what was
  // read.
  string cParser = parse;
  string cBuilder = build;
  // A statement that writes, and the expression whose value it writes.
  string cPrinter = print;
  string cGetter = get;
  // The C++ type; empty, it follows from the name of the record.
  string cType = t;
  // Of several descriptions for one class, the one whose condition holds is
  // written.
  string printerPredicate = "";
}

// Each sets one of these and takes the others from `t`.
class WithParser<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<p, t.cBuilder, t.cPrinter, t.cGetter, t.cType>;
class WithBuilder<string b = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, b, t.cPrinter, t.cGetter, t.cType>;
class WithPrinter<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, p, t.cGetter, t.cType>;
class WithGetter<string g = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, g, t.cType>;
class WithType<string ty = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, t.cGetter, ty>;

// Has members of its own.
class CompositeBytecode<string t = ""> : WithType<t>;

//===----------------------------------------------------------------------===//
// Attributes and types as members
//===----------------------------------------------------------------------===//

class AttributeKind
    : WithParser<"succeeded($_reader.readAttribute($_var))",
                 WithBuilder<"$_args",
                             WithPrinter<"$_writer.writeAttribute($_getter)">>>;
def Attribute : AttributeKind;

class TypeKind
    : WithParser<"succeeded($_reader.readType($_var))",
                 WithBuilder<"$_args",
                             WithPrinter<"$_writer.writeType($_getter)">>>;
def Type : TypeKind;

//===----------------------------------------------------------------------===//
// Plain values as members
//===----------------------------------------------------------------------===//

def VarInt
    : WithParser<"succeeded($_reader.readVarInt($_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeVarInt($_getter)",
      WithType<"uint64_t">>>>;
def SignedVarInt
    : WithParser<"succeeded($_reader.readSignedVarInt($_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeSignedVarInt($_getter)",
      WithType<"int64_t">>>>;
def Bool
    : WithParser<"succeeded($_reader.readBool($_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeOwnedBool($_getter)",
      WithType<"bool">>>>;
def Blob
    : WithParser<"succeeded($_reader.readBlob($_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeOwnedBlob($_getter)",
      WithType<"ArrayRef<char>">>>>;

// Numbers whose width or format is that of a type which was read before.
class KnownWidthAPInt<string s>
    : WithParser<"succeeded(readAPIntWithKnownWidth($_reader, " # s #
                 ", $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeAPIntWithKnownWidth($_getter)",
      WithType<"FailureOr<APInt>">>>>;
class KnownSemanticsAPFloat<string s>
    : WithParser<"succeeded(readAPFloatWithKnownSemantics($_reader, " # s #
                 ", $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeAPFloatWithKnownSemantics($_getter)",
      WithType<"FailureOr<APFloat>">>>>;

class ResourceHandle<string s>
    : WithParser<"succeeded(readResourceHandle<" # s # ">($_reader, $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeResourceHandle($_getter)",
      WithType<"FailureOr<" # s # ">">>>>;

// Computed from other members, not read.
class LocalVar<string t, string d>
    : WithParser<"(($_var = " # d # "), true)",
      WithBuilder<"$_args",
      WithPrinter<"",
      WithType<t>>>>;

//===----------------------------------------------------------------------===//
// Lists as members
//===----------------------------------------------------------------------===//

// With the number of elements in front.
class Array<Bytecode t> {
  Bytecode elemT = t;
  string cBuilder = "$_args";
}

// One that reader and writer have a function for.
class List<Bytecode t> : WithGetter<"$_member", t>;
def SignedVarIntList : List<SignedVarInt>;
def BoolList : List<Bool>;

//===----------------------------------------------------------------------===//
// Attributes and types of a dialect
//===----------------------------------------------------------------------===//

// The operators of the dags of members; the last means that there are none, and
// that nothing is ever written like that.
def attr;
def type;
def none;

class DialectAttrOrType<dag d> {
  dag members = d;
  string cType = "";
  // Statements to run on what was read.
  code postProcess = "";
}
class DialectAttribute<dag d> : DialectAttrOrType<d>, AttributeKind {
  let cParser = "succeeded($_reader.readAttribute<$_resultType>($_var))";
  let cBuilder = "get<$_resultType>(context, $_args)";
}
class DialectType<dag d> : DialectAttrOrType<d>, TypeKind {
  let cParser = "succeeded($_reader.readType<$_resultType>($_var))";
  let cBuilder = "get<$_resultType>(context, $_args)";
}

def ReservedOrDead : DialectAttrOrType<(none)>;

// All of a dialect. The number of an element in the list is its code.
class DialectAttributes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}
class DialectTypes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}

#endif // BYTECODE_BASE
