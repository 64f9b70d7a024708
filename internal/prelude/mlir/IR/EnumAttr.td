//===- EnumAttr.td - Enumerations --------------------------*- tablegen -*-===//
//
// An enumeration is a list of cases; each has a C++ name, a number and a
// spelling. In bit enumerations a value is a set of cases. The values become
// attributes in one of three ways: as an integer (the classes with `EnumAttr`
// in their names), as an attribute of a dialect (EnumAttr itself), or as a
// property (EnumProp).
//
//===----------------------------------------------------------------------===//

#ifndef ENUMATTR_TD
#define ENUMATTR_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"

//===----------------------------------------------------------------------===//
// Cases of integer enumerations
//===----------------------------------------------------------------------===//

class EnumCase<string sym, int intVal, string strVal, int widthVal> {
  // In C++, as a number, and as text.
  string symbol = sym;
  int value = intVal;
  string str = strVal;
  // Of the number, in bits.
  int width = widthVal;
}

class I32EnumCase<string sym, int val, string str = sym>
    : EnumCase<sym, val, str, 32>;
class I64EnumCase<string sym, int val, string str = sym>
    : EnumCase<sym, val, str, 64>;

// A case that is also the constraint that an integer attribute is it.
class IntEnumAttrCaseBase<I intType, string sym, string strVal, int intVal>
    : EnumCase<sym, intVal, strVal, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # strVal> {
  let predicate = CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue()"
                        ".eq(::llvm::APInt(" # intType.bitwidth # ", " #
                        intVal # "))">;
}
class I32EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I32, sym, str, val>;
class I64EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I64, sym, str, val>;

//===----------------------------------------------------------------------===//
// Cases of bit enumerations, by value
//===----------------------------------------------------------------------===//

class BitEnumCaseBase<string sym, int val, string str, int width>
    : EnumCase<sym, val, str, width>;
class I8BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 8>;
class I16BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 16>;
class I32BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 32>;
class I64BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 64>;

class BitEnumAttrCaseBase<I intType, string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # str>;
class I8BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I8, sym, val, str>;
class I16BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I16, sym, val, str>;
class I32BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I32, sym, val, str>;
class I64BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I64, sym, val, str>;

//===----------------------------------------------------------------------===//
// Cases of bit enumerations: the empty set
//===----------------------------------------------------------------------===//

class BitEnumCaseNone<string sym, string str, int width>
    : BitEnumCaseBase<sym, 0, str, width>;
class I8BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 8>;
class I16BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 16>;
class I32BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 32>;
class I64BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 64>;

class I8BitEnumAttrCaseNone<string sym, string str = sym>
    : I8BitEnumAttrCase<sym, 0, str>;
class I16BitEnumAttrCaseNone<string sym, string str = sym>
    : I16BitEnumAttrCase<sym, 0, str>;
class I32BitEnumAttrCaseNone<string sym, string str = sym>
    : I32BitEnumAttrCase<sym, 0, str>;
class I64BitEnumAttrCaseNone<string sym, string str = sym>
    : I64BitEnumAttrCase<sym, 0, str>;

//===----------------------------------------------------------------------===//
// Cases of bit enumerations: one bit, by its position
//===----------------------------------------------------------------------===//

class BitEnumCaseBit<string sym, int pos, string str, int width>
    : BitEnumCaseBase<sym, !shl(1, pos), str, width> {
  assert !and(!ge(pos, 0), !lt(pos, width)),
         "bit position larger than underlying storage";
}
class I8BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 8>;
class I16BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 16>;
class I32BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 32>;
class I64BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 64>;

class BitEnumAttrCaseBit<I intType, string sym, int pos, string str = sym>
    : BitEnumAttrCaseBase<intType, sym, !shl(1, pos), str> {
  assert !and(!ge(pos, 0), !lt(pos, intType.bitwidth)),
         "bit position larger than underlying storage";
}
class I8BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I8, sym, pos, str>;
class I16BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I16, sym, pos, str>;
class I32BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I32, sym, pos, str>;
class I64BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I64, sym, pos, str>;

//===----------------------------------------------------------------------===//
// Cases of bit enumerations: several cases under one name
//===----------------------------------------------------------------------===//

class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> cases,
                       string str = sym>
    : BitEnumCaseBase<sym,
                      !foldl(0, cases, sum, one, !or(sum, one.value)), str,
                      !head(cases).width>;

class BitEnumAttrCaseGroup<I intType, string sym, list<BitEnumCaseBase> cases,
                           string str = sym>
    : BitEnumAttrCaseBase<intType, sym,
                          !foldl(0, cases, sum, one, !or(sum, one.value)),
                          str>;
class I8BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                             string str = sym>
    : BitEnumAttrCaseGroup<I8, sym, cases, str>;
class I16BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I16, sym, cases, str>;
class I32BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I32, sym, cases, str>;
class I64BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I64, sym, cases, str>;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class EnumInfo<string name, string summaryValue, list<EnumCase> cases,
               int width> {
  string summary = summaryValue;
  // By default a list of the cases.
  string description =
      "Enum cases:\n" #
      !interleave(!foreach(one, cases,
                           "* " # one.str # " (`" # one.symbol # "`)"),
                  "\n");

  // The C++ enumeration, and the underlying integer type.
  string cppNamespace = "";
  string className = name;
  string cppType = cppNamespace # "::" # className;
  list<EnumCase> enumerants = cases;
  int bitwidth = width;
  string underlyingType = "uint" # width # "_t";

  // Names of generated functions: from the number, from the spelling, to the
  // spelling, and the highest number.
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "::llvm::StringRef";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}

// Integer enumerations. Without a summary there is one that lists the numbers.
class IntEnum<string name, string summary, list<EnumCase> cases, int width>
    : EnumInfo<name,
               !if(!empty(summary),
                   "allowed i" # width # " cases: " #
                       !interleave(!foreach(one, cases, one.value), ", "),
                   summary),
               cases, width>;
class I32Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 32>;
class I64Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 64>;

// Properties of bit enumerations.
class BitEnumBase<list<BitEnumCaseBase> cases> {
  int validBits = !foldl(0, cases, sum, one, !or(sum, one.value));

  // Between the spellings of the cases in a set. Parameters of attributes are
  // parsed with either of two characters.
  string separator = "|";
  assert !or(!ge(!find(separator, "|"), 0), !ge(!find(separator, ","), 0)),
         "separator must contain '|' or ',' for parameter parsing";

  // Where a group is in the set, do not print the cases in it as well.
  bit printBitEnumPrimaryGroups = 0;

  // Print a set of more than one case in quotation marks.
  bit printBitEnumQuoted = 0;
}

class BitEnum<string name, string summary, list<BitEnumCaseBase> cases,
              int width>
    : EnumInfo<name, summary, cases, width>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
}
class I8BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 8>;
class I16BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 16>;
class I32BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 32>;
class I64BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 64>;

//===----------------------------------------------------------------------===//
// Enumerations as integer attributes
//===----------------------------------------------------------------------===//

class EnumAttrInfo<string name, list<EnumCase> cases,
                   SignlessIntegerAttrBase baseClass>
    : EnumInfo<name, baseClass.summary, cases,
               !cast<I>(baseClass.valueType).bitwidth>,
      Attr<baseClass.predicate, baseClass.summary> {
  // A C++ class of its own for the attribute, or the integer attribute's.
  bit genSpecializedAttr = 1;
  Attr baseAttrClass = baseClass;
  string specializedAttrClassName = name # Attr;

  let valueType = baseAttrClass.valueType;
  let predicate =
      !if(genSpecializedAttr,
          CPred<"::llvm::isa<" # cppNamespace # "::" #
                specializedAttrClassName # ">($_self)">,
          baseAttrClass.predicate);
  let storageType = !if(genSpecializedAttr,
                        cppNamespace # "::" # specializedAttrClassName,
                        baseAttrClass.storageType);
  let returnType = !if(genSpecializedAttr, cppNamespace # "::" # className,
                       baseAttrClass.returnType);
  let constBuilderCall =
      !if(genSpecializedAttr,
          cppNamespace # "::" # specializedAttrClassName #
              "::get($_builder.getContext(), $0)",
          baseAttrClass.constBuilderCall);

  // C++ expressions for the enumeration as a parameter of an attribute: a
  // `FailureOr` of what was read, and a statement that prints.
  string parameterParser = ?;
  string parameterPrinter = ?;
}

// An attribute whose default is one of its cases.
class DefaultValuedEnumAttr<EnumAttrInfo attr, EnumCase case>
    : DefaultValuedAttr<attr, attr.cppType # "::" # case.symbol>;

class IntEnumAttrBase<I intType, list<IntEnumAttrCaseBase> cases,
                      string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate =
      And<[SignlessIntegerAttrBase<intType, summary>.predicate,
           Or<!foreach(one, cases, one.predicate)>]>;
}

class IntEnumAttr<I intType, string name, string summary,
                  list<IntEnumAttrCaseBase> cases>
    : EnumAttrInfo<
          name, cases,
          IntEnumAttrBase<intType, cases,
                          !if(!empty(summary),
                              "allowed " # intType.summary # " cases: " #
                                  !interleave(!foreach(one, cases, one.value),
                                              ", "),
                              summary)>> {
  let parameterParser = [{[&]() -> ::mlir::FailureOr<}] # cppType # [{> {
        std::string word;
        ::llvm::SMLoc where = $_parser.getCurrentLocation();
        if (::mlir::failed($_parser.parseKeywordOrString(&word)))
          return ::mlir::failure();
        if (auto found = }] # cppNamespace # "::" # stringToSymbolFnName #
                                 [{(word))
          return *found;
        ::mlir::LogicalResult wrong = $_parser.emitError(where)
            << "expected }] # cppType # [{ to be one of: }] #
            !interleave(!foreach(one, enumerants, one.str), ", ") # [{";
        return wrong;
      }()}];
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
}
class I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : IntEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64EnumAttr<string name, string summary, list<I64EnumAttrCase> cases>
    : IntEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

class BitEnumAttrBase<I intType, list<BitEnumCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate =
      And<[SignlessIntegerAttrBase<intType, summary>.predicate,
           CPred<"!(::llvm::cast<::mlir::IntegerAttr>($_self).getValue()"
                 ".getZExtValue() & (~(" #
                 !interleave(!foreach(one, cases, one.value # "u"), "|") #
                 ")))">]>;
}

class BitEnumAttr<I intType, string name, string summary,
                  list<BitEnumCaseBase> cases>
    : EnumAttrInfo<name, cases, BitEnumAttrBase<intType, cases, summary>>,
      BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
  let printBitEnumQuoted = 1;

  string parseSeparatorFn =
      !if(!ge(!find(separator, "|"), 0), "parseOptionalVerticalBar",
          "parseOptionalComma");
  let parameterParser = [{[&]() -> ::mlir::FailureOr<}] # cppType # [{> {
        }] # cppType # [{ set = {};
        ::llvm::SMLoc where = $_parser.getCurrentLocation();
        while (true) {
          std::string word;
          if (::mlir::failed($_parser.parseKeywordOrString(&word)))
            return ::mlir::failure();
          auto found = }] # cppNamespace # "::" # stringToSymbolFnName #
                              [{(word);
          if (!found) {
            ::mlir::LogicalResult wrong = $_parser.emitError(where)
                << "expected }] # cppType # [{ to be one of: }] #
                !interleave(!foreach(one, enumerants, one.str), ", ") # [{";
            return wrong;
          }
          set = set | *found;
          if (::mlir::failed($_parser.}] # parseSeparatorFn # [{()))
            return set;
        }
      }()}];
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
}
class I8BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I8, name, summary, cases> {
  let underlyingType = "uint8_t";
}
class I16BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I16, name, summary, cases> {
  let underlyingType = "uint16_t";
}
class I32BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

//===----------------------------------------------------------------------===//
// Enumerations as attributes of a dialect
//===----------------------------------------------------------------------===//

class EnumParameter<EnumInfo enumInfo>
    : AttrParameter<enumInfo.cppNamespace # "::" # enumInfo.className,
                    "an enum of type " # enumInfo.className> {
  let parser = !if(!isa<EnumAttrInfo>(enumInfo),
                   !cast<EnumAttrInfo>(enumInfo).parameterParser, ?);
  let printer = !if(!isa<EnumAttrInfo>(enumInfo),
                    !cast<EnumAttrInfo>(enumInfo).parameterPrinter, ?);
}

// `name` is the mnemonic.
class EnumAttr<Dialect dialect, EnumInfo enumInfo, string name = "",
               list<Trait> traits = []>
    : AttrDef<dialect, enumInfo.className, traits> {
  EnumInfo enum = enumInfo;

  let summary = enumInfo.summary;
  let description = enumInfo.description;
  let cppNamespace = enumInfo.cppNamespace;

  let returnType = enumInfo.cppNamespace # "::" # enumInfo.className;
  let convertFromStorage = "$_self.getValue()";
  let constBuilderCall = cppNamespace # "::" # cppClassName #
                         "::get($_builder.getContext(), $0)";

  let parameters = (ins EnumParameter<enumInfo>:$value);
  let mnemonic = name;
  let assemblyFormat = "$value";
}

//===----------------------------------------------------------------------===//
// Enumerations as properties
//===----------------------------------------------------------------------===//

// The attribute form is an integer.
class EnumProp<EnumInfo enumInfo>
    : Property<enumInfo.cppType, enumInfo.summary> {
  EnumInfo enum = enumInfo;
  let description = enum.description;

  let predicate = !if(
      !isa<BitEnumBase>(enum),
      CPred<"(static_cast<" # enum.underlyingType # ">($_self) & ~" #
            !cast<BitEnumBase>(enum).validBits # ") == 0">,
      Or<!foreach(one, enum.enumerants,
                  CPred<"$_self == " # enum.cppType # "::" # one.symbol>)>);

  let convertToAttribute = [{
    return ::mlir::IntegerAttr::get(
        ::mlir::IntegerType::get($_ctxt, }] # enum.bitwidth # [{),
        static_cast<}] # enum.underlyingType # [{>($_storage));
  }];
  let convertFromAttribute = [{
    auto number = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>($_attr);
    if (!number)
      return $_diag() << "expected IntegerAttr storage for }] #
                         enum.cppType # [{";
    $_storage =
        static_cast<}] # enum.cppType # [{>(number.getValue().getZExtValue());
    return ::mlir::success();
  }];

  let optionalParser = [{
    auto parsed = ::mlir::FieldParser<
        std::optional<}] # enum.cppType # [{>>::parse($_parser);
    if (::mlir::failed(parsed))
      return ::mlir::failure();
    if (!*parsed)
      return std::nullopt;
    $_storage = **parsed;
  }];

  let readFromMlirBytecode = [{
    uint64_t number;
    if (::mlir::failed($_reader.readVarInt(number)) ||
        number > std::numeric_limits<}] # enum.underlyingType # [{>::max())
      return ::mlir::failure();
    $_storage = static_cast<}] # enum.cppType # [{>(number);
  }];
  let writeToMlirBytecode =
      "$_writer.writeVarInt(static_cast<uint64_t>($_storage));";
}

// The attribute form may be `attributeForm` as well, and is that when written,
// if the bit is set.
class EnumPropWithAttrForm<EnumInfo enumInfo, Attr attributeForm>
    : EnumProp<enumInfo> {
  Attr attrForm = attributeForm;
  bit storeInCustomAttribute = 0;

  let convertToAttribute = !if(storeInCustomAttribute,
      "return " # attrForm.storageType # "::get($_ctxt, $_storage);",
      [{
    return ::mlir::IntegerAttr::get(
        ::mlir::IntegerType::get($_ctxt, }] # enumInfo.bitwidth # [{),
        static_cast<}] # enum.underlyingType # [{>($_storage));
  }]);
  let convertFromAttribute = [{
    if (auto form = ::llvm::dyn_cast_if_present<}] # attrForm.storageType #
                    [{>($_attr)) {
      $_storage = form.getValue();
      return ::mlir::success();
    }
    auto number = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>($_attr);
    if (!number)
      return $_diag() << "expected }] # attrForm.storageType #
                         [{ or IntegerAttr storage for }] # enum.cppType # [{";
    $_storage =
        static_cast<}] # enum.cppType # [{>(number.getValue().getZExtValue());
    return ::mlir::success();
  }];
}

// The custom form `mnemonic<case>`.
class _namedEnumPropFields<string cppType, string mnemonic> {
  defvar behindName = [{
    if ($_parser.parseLess())
      return ::mlir::failure();
    auto parsed = ::mlir::FieldParser<}] # cppType # [{>::parse($_parser);
    if (::mlir::failed(parsed) || $_parser.parseGreater())
      return ::mlir::failure();
    $_storage = *parsed;
  }];
  code parser = "if ($_parser.parseKeyword(\"" # mnemonic #
                "\")) return ::mlir::failure();" # behindName;
  code optionalParser = "if ($_parser.parseOptionalKeyword(\"" # mnemonic #
                        "\")) return std::nullopt;" # behindName;
  code printer = "$_printer << \"" # mnemonic # "<\" << $_storage << '>';";
}

class NamedEnumProp<EnumInfo enumInfo, string name> : EnumProp<enumInfo> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser =
      _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}
class NamedEnumPropWithAttrForm<EnumInfo enumInfo, string name,
                                Attr attributeForm>
    : EnumPropWithAttrForm<enumInfo, attributeForm> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser =
      _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enumInfo.cppType, mnemonic>.printer;
}

//===----------------------------------------------------------------------===//
// One case, or for bit enumerations a set of cases, as a constant attribute
//===----------------------------------------------------------------------===//

// The C++ name of a case by its spelling.
class _symbolToValue<EnumInfo enumInfo, string case> {
  defvar found = !filter(one, enumInfo.enumerants, !eq(one.str, case));
  assert !not(!empty(found)), "failed to find enum-case '" # case # "'";
  string value = enumInfo.cppType # "::" #
                 !if(!empty(found), "", !head(found).symbol);
}

// The same for spellings with `|` between them.
class _bitSymbolsToValue<EnumInfo bitEnum, string case> {
  assert !isa<BitEnumBase>(bitEnum), "_bitSymbolsToValue not given a bit enum";
  defvar bar = !find(case, "|");
  string value =
      !if(!eq(bar, -1), _symbolToValue<bitEnum, case>.value,
          _symbolToValue<bitEnum, !substr(case, 0, bar)>.value # "|" #
              _bitSymbolsToValue<bitEnum, !substr(case, !add(bar, 1))>.value);
}

class ConstantEnumCaseBase<Attr attribute, EnumInfo enumInfo, string case>
    : ConstantAttr<attribute,
                   !if(!isa<BitEnumBase>(enumInfo),
                       _bitSymbolsToValue<enumInfo, case>.value,
                       _symbolToValue<enumInfo, case>.value)>;

// The attribute is an enumeration, or based on one.
class ConstantEnumCase<Attr attribute, string case>
    : ConstantEnumCaseBase<attribute,
                           !if(!isa<EnumInfo>(attribute),
                               !cast<EnumInfo>(attribute),
                               !cast<EnumAttr>(attribute).enum),
                           case> {
  assert !or(!isa<EnumAttr>(attribute), !isa<EnumInfo>(attribute)),
         "attribute must be one of 'EnumAttr' or 'EnumInfo'";
}

//===----------------------------------------------------------------------===//
// Older: a string from a fixed set
//===----------------------------------------------------------------------===//

class StrEnumAttrCase<string sym, int val = -1, string str = sym>
    : EnumCase<sym, val, str, 0>,
      StringBasedAttr<And<[StrAttrPred,
                           CPred<"::llvm::cast<::mlir::StringAttr>($_self)"
                                 ".getValue() == \"" # str # "\"">]>,
                      "case " # sym>;

class StrEnumAttr<string name, string summary, list<StrEnumAttrCase> cases>
    : StringBasedAttr<And<[StrAttrPred,
                           Or<!foreach(one, cases, one.predicate)>]>,
                      summary> {
  string className = name;
  string cppNamespace = "";
  list<StrEnumAttrCase> enumerants = cases;
}

#endif // ENUMATTR_TD
