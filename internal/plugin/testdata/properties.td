// A dialect with an operation for each kind of property. Most operations have a
// property with the name "value", so that the test can try all values with all kinds.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/EnumAttr.td"

def Prop_Dialect : Dialect {
  let name = "prop";
  let cppNamespace = "::prop";
  let useDefaultAttributePrinterParser = 1;
}

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">,
    I32EnumAttrCase<"Green", 1, "green">,
    I32EnumAttrCase<"Blue", 5, "blue">
  ]> {
  let cppNamespace = "::prop";
  let genSpecializedAttr = 0;
}

// No case has the value 0.
def Shade : I64EnumAttr<"Shade", "a shade", [
    I64EnumAttrCase<"Dark", 1, "dark">,
    I64EnumAttrCase<"Light", 2, "very light">
  ]> {
  let cppNamespace = "::prop";
  let genSpecializedAttr = 0;
}

def Flags : I32BitEnumAttr<"Flags", "some flags", [
    I32BitEnumAttrCaseNone<"None", "none">,
    I32BitEnumAttrCaseBit<"A", 0, "a">,
    I32BitEnumAttrCaseBit<"B", 1, "b">,
    I32BitEnumAttrCaseBit<"D", 3, "d">
  ]> {
  let cppNamespace = "::prop";
  let separator = ", ";
  let genSpecializedAttr = 0;
}

def Mode : I8BitEnumAttr<"Mode", "a mode", [
    I8BitEnumAttrCaseBit<"Read", 0, "read">,
    I8BitEnumAttrCaseBit<"Write", 1, "write">,
    BitEnumCaseGroup<"ReadWrite", [
      I8BitEnumAttrCaseBit<"Read", 0, "read">, I8BitEnumAttrCaseBit<"Write", 1, "write">], "rw">
  ]> {
  let cppNamespace = "::prop";
  let genSpecializedAttr = 0;
}

def ColorAttr : EnumAttr<Prop_Dialect, Color, "color">;
def FlagsAttr : EnumAttr<Prop_Dialect, Flags, "flags"> {
  let assemblyFormat = "`<` $value `>`";
}

// The mnemonic, which is also the alias, ends in a digit.
def Level9Attr : AttrDef<Prop_Dialect, "Level9"> {
  let mnemonic = "level9";
  let parameters = (ins "int64_t":$value);
  let assemblyFormat = "`<` $value `>`";
  let genMnemonicAlias = 1;
}

def ColorProp : EnumProp<Color>;
def ShadeProp : EnumProp<Shade>;
def FlagsProp : EnumProp<Flags>;
def ModeProp : EnumProp<Mode>;
def ColorAttrFormProp : EnumPropWithAttrForm<Color, ColorAttr>;
def StoredColorProp : EnumPropWithAttrForm<Color, ColorAttr> {
  let storeInCustomAttribute = 1;
}
def NamedColorProp : NamedEnumProp<Color, "color">;
def NamedFlagsProp : NamedEnumPropWithAttrForm<Flags, "flags", FlagsAttr>;

def Positive : CPred<"$_self > 0">;
def Short : CPred<"$_self.size() < 4">;

// The forms of an operation with a property of a kind: the property is in the text,
// in an optional group, in a dictionary of properties.
class Prop_Op<string name, Property kind, string format> : Op<Prop_Dialect, name> {
  let arguments = (ins kind:$value);
  let assemblyFormat = format;
}

multiclass Kind<string name, Property kind> {
  def Op : Prop_Op<name, kind, "$value attr-dict">;
  def DictOp : Prop_Op<name # ".dict", kind, "prop-dict attr-dict">;
}

// Kinds whose properties can be the anchor of an optional group.
multiclass Optional<string name, Property kind> : Kind<name, kind> {
  def GroupOp : Prop_Op<name # ".group", kind, "(`value` $value^)? attr-dict">;
  def FirstOp : Prop_Op<name # ".first", kind, "($value^ `end`)? attr-dict">;
}

defm Prop_I64 : Kind<"i64", I64Prop>;
defm Prop_I32 : Kind<"i32", I32Prop>;
defm Prop_I8 : Kind<"i8", IntProp<"int8_t", "a small number">>;
defm Prop_U8 : Kind<"u8", IntProp<"uint8_t">>;
defm Prop_Str : Kind<"str", StringProp>;
defm Prop_Bool : Kind<"bool", BoolProp>;
defm Prop_Unit : Optional<"unit", UnitProp>;

defm Prop_DefI64 : Optional<"def_i64", DefaultValuedProp<I64Prop, "-7">>;
defm Prop_DefI32 : Optional<"def_i32", DefaultValuedProp<I32Prop, "42">>;
defm Prop_DefStr : Optional<"def_str", DefaultValuedProp<StringProp, "\"word\"">>;
defm Prop_DefBool : Optional<"def_bool", DefaultValuedProp<BoolProp, "true">>;
defm Prop_DefUnit : Optional<"def_unit", DefaultValuedProp<UnitProp, "true">>;

defm Prop_Confined : Kind<"confined", ConfinedProp<I64Prop, Positive, "positive">>;
defm Prop_ConfinedTwice : Kind<"confined_twice",
    ConfinedProp<ConfinedProp<I32Prop, Positive>, CPred<"$_self % 2 == 0">>>;
defm Prop_ConfinedStr : Kind<"confined_str", ConfinedProp<StringProp, Short>>;
defm Prop_DefConfined : Optional<"def_confined",
    DefaultValuedProp<ConfinedProp<I64Prop, Positive>, "3">>;
defm Prop_ConfinedDef : Optional<"confined_def",
    ConfinedProp<DefaultValuedProp<I64Prop, "3">, Positive>>;
defm Prop_Constant : Kind<"constant", ConstantProp<I64Prop, "12">>;

defm Prop_Ints : Kind<"ints", IntArrayProp<I64Prop>>;
defm Prop_Ints32 : Kind<"ints32", IntArrayProp<I32Prop, "list of numbers">>;
defm Prop_DefInts : Optional<"def_ints", DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "{}">>;
defm Prop_List : Kind<"list", ArrayProp<I64Prop>>;
defm Prop_StrList : Kind<"str_list", ArrayProp<StringProp>>;
defm Prop_BoolList : Kind<"bool_list", ArrayProp<BoolProp>>;
defm Prop_UnitList : Kind<"unit_list", ArrayProp<UnitProp>>;
defm Prop_ListList : Kind<"list_list", ArrayProp<ArrayProp<I64Prop>>>;
defm Prop_IntsList : Kind<"ints_list", ArrayProp<IntArrayProp<I32Prop>>>;
defm Prop_ConfinedList : Kind<"confined_list", ArrayProp<ConfinedProp<I64Prop, Positive>>>;
defm Prop_ListConfined : Kind<"list_confined", ConfinedProp<ArrayProp<I64Prop>, Short>>;
defm Prop_ColorList : Kind<"color_list", ArrayProp<ColorProp>>;
defm Prop_FlagsList : Kind<"flags_list", ArrayProp<NamedFlagsProp>>;
defm Prop_OptList : Kind<"opt_list", ArrayProp<OptionalProp<I64Prop>>>;
defm Prop_DefList : Kind<"def_list", ArrayProp<DefaultValuedProp<I64Prop, "5">>>;

defm Prop_OptI64 : Optional<"opt_i64", OptionalProp<I64Prop>>;
defm Prop_OptI8 : Optional<"opt_i8", OptionalProp<IntProp<"int8_t">>>;
defm Prop_OptI64Plain : Optional<"opt_i64_some", OptionalProp<I64Prop, 0>>;
defm Prop_OptStr : Optional<"opt_str", OptionalProp<StringProp>>;
defm Prop_OptBool : Optional<"opt_bool", OptionalProp<BoolProp>>;
defm Prop_OptUnit : Optional<"opt_unit", OptionalProp<UnitProp>>;
defm Prop_OptDef : Optional<"opt_def", OptionalProp<DefaultValuedProp<I64Prop, "5">>>;
defm Prop_OptInts : Optional<"opt_ints", OptionalProp<IntArrayProp<I64Prop>>>;
defm Prop_OptStrs : Optional<"opt_strs", OptionalProp<ArrayProp<StringProp>>>;
defm Prop_OptConfined : Optional<"opt_confined", OptionalProp<ConfinedProp<I64Prop, Positive>>>;
defm Prop_OptColor : Optional<"opt_color", OptionalProp<ColorProp>>;
defm Prop_OptFlags : Optional<"opt_flags", OptionalProp<FlagsProp>>;
defm Prop_OptNamed : Optional<"opt_named", OptionalProp<NamedColorProp>>;
defm Prop_OptOpt : Optional<"opt_opt", OptionalProp<OptionalProp<I64Prop>>>;
defm Prop_DefOpt : Optional<"def_opt", DefaultValuedProp<OptionalProp<I64Prop, 0>, "int64_t{3}">>;

defm Prop_AColor : Kind<"color", ColorProp>;
defm Prop_Shade : Kind<"shade", ShadeProp>;
defm Prop_SomeFlags : Kind<"flags", FlagsProp>;
defm Prop_Mode : Kind<"mode", ModeProp>;
defm Prop_DefColor : Optional<"def_color", DefaultValuedProp<ColorProp, "::prop::Color::Green">>;
defm Prop_DefFlags : Optional<"def_flags", DefaultValuedProp<FlagsProp, "::prop::Flags::None">>;
defm Prop_FormColor : Kind<"form_color", ColorAttrFormProp>;
defm Prop_StoredColor : Kind<"stored_color", StoredColorProp>;
defm Prop_Named : Kind<"named", NamedColorProp>;
defm Prop_NamedFlags : Kind<"named_flags", NamedFlagsProp>;
defm Prop_DefNamed : Optional<"def_named", DefaultValuedProp<NamedFlagsProp, "::prop::Flags::None">>;

// Properties beside attributes, and several of them.
def Prop_MixedOp : Op<Prop_Dialect, "mixed"> {
  let arguments = (ins I64Prop:$z, OptionalAttr<I32Attr>:$attr, UnitProp:$flag,
      DefaultValuedProp<StringProp, "\"\"">:$a, DefaultValuedAttr<I64Attr, "9">:$nine,
      UnitAttr:$unit);
  let assemblyFormat = "(`flag` $flag^)? $z prop-dict attr-dict";
}

def Prop_AllInDictOp : Op<Prop_Dialect, "all"> {
  let arguments = (ins I64Prop:$z, OptionalAttr<I32Attr>:$attr, UnitProp:$flag,
      DefaultValuedProp<StringProp, "\"\"">:$a, DefaultValuedAttr<I64Attr, "9">:$nine,
      OptionalProp<I64Prop>:$opt, UnitAttr:$unit);
  let assemblyFormat = "prop-dict attr-dict";
}

def Prop_AttrsInDictOp : Op<Prop_Dialect, "attrs"> {
  let arguments = (ins StrAttr:$name, I64Prop:$n, UnitProp:$flag);
  let assemblyFormat = "$n (`flag` $flag^)? attr-dict";
}

// A property as the first of several that are optional.
def Prop_ElseOp : Op<Prop_Dialect, "else"> {
  let arguments = (ins UnitProp:$flag, DefaultValuedProp<I64Prop, "0">:$n);
  let assemblyFormat = "(`on` $flag^) : (`off`)? (`n` `=` $n^)? attr-dict";
}

def Prop_SegmentsOp : Op<Prop_Dialect, "segments", [AttrSizedOperandSegments]> {
  let arguments = (ins I64Prop:$n, Variadic<I32>:$left, Variadic<I32>:$right, UnitProp:$flag);
  let assemblyFormat = "$n $left `,` $right prop-dict attr-dict (`:` type($left)^)? (`to` type($right)^)?";
}

def Prop_RequiredOp : Op<Prop_Dialect, "required"> {
  let arguments = (ins I64Prop:$z, StrAttr:$name, DefaultValuedProp<I64Prop, "2">:$n);
  let assemblyFormat = "prop-dict attr-dict";
}

def Prop_NoFormatOp : Op<Prop_Dialect, "generic"> {
  let arguments = (ins I64Prop:$n, UnitProp:$flag, OptionalProp<StringProp>:$s);
}

// Properties as arguments of directives in C++: the parser fills in what is stored, and the
// printer is given what the accessor returns.
class Prop_CustomOp<string name, Property kind, string stored, string shown, string parse, string print>
    : Prop_Op<"custom_" # name, kind, "custom<Value>($value) attr-dict"> {
  let extraClassDeclaration = [{
    static ::mlir::ParseResult parseValue(::mlir::OpAsmParser &parser, }] # stored # [{ value) {
      }] # parse # [{
    }
    static void printValue(::mlir::OpAsmPrinter &printer, ::mlir::Operation *op, }] # shown # [{ value) {
      }] # print # [{
    }
  }];
}

// An array of C++, which MLIR converts to a dense array attribute.
def TripleProp : Property<"int64_t[3]", "three numbers", "::llvm::ArrayRef<int64_t>"> {
  let assignToStorage = "::llvm::copy($_value, $_storage)";
  let hashProperty = "hash_value(::llvm::ArrayRef<int64_t>{$_storage})";
  let writeToMlirBytecode = writeMlirBytecodeWithConvertToAttribute # ";";
  let readFromMlirBytecode = readMlirBytecodeUsingConvertFromAttribute;
}

defvar parseInteger = "return parser.parseInteger(value);";
defvar printValue = "printer << value;";
def Prop_CustomI64Op : Prop_CustomOp<"i64", I64Prop, "int64_t &", "int64_t", parseInteger, printValue>;
def Prop_CustomI32Op : Prop_CustomOp<"i32", I32Prop, "int32_t &", "int32_t", parseInteger, printValue>;
def Prop_CustomU8Op : Prop_CustomOp<"u8", IntProp<"uint8_t">, "uint8_t &", "uint8_t", parseInteger, "printer << (unsigned)value;">;
def Prop_CustomStrOp : Prop_CustomOp<"str", StringProp, "std::string &", "::llvm::StringRef",
    "return parser.parseKeywordOrString(&value);", "printer.printKeywordOrString(value);">;
def Prop_CustomBoolOp : Prop_CustomOp<"bool", BoolProp, "bool &", "bool",
    "value = ::mlir::succeeded(parser.parseOptionalKeyword(\"red\")); return ::mlir::success();",
    "if (value) printer << \"red\";">;
def Prop_CustomUnitOp : Prop_CustomOp<"unit", UnitProp, "bool &", "bool",
    "value = ::mlir::failed(parser.parseOptionalKeyword(\"green\")); return ::mlir::success();",
    "if (!value) printer << \"green\";">;
def Prop_CustomOptI64Op : Prop_CustomOp<"opt_i64", OptionalProp<I64Prop>, "std::optional<int64_t> &", "std::optional<int64_t>", [{
      if (::mlir::succeeded(parser.parseOptionalKeyword("none"))) {
        value = std::nullopt;
        return ::mlir::success();
      }
      int64_t n;
      if (parser.parseInteger(n))
        return ::mlir::failure();
      value = n;
      return ::mlir::success();
    }], [{
      if (value)
        printer << *value;
      else
        printer << "none";
    }]>;
defvar parseIntegers = [{
      return parser.parseCommaSeparatedList(::mlir::AsmParser::Delimiter::Square, [&]() -> ::mlir::ParseResult {
        int64_t n;
        if (parser.parseInteger(n))
          return ::mlir::failure();
        value.push_back(n);
        return ::mlir::success();
      });
    }];
defvar printIntegers = "printer << '[' << value << ']';";
def Prop_CustomIntsOp : Prop_CustomOp<"ints", IntArrayProp<I64Prop>, "::llvm::SmallVectorImpl<int64_t> &",
    "::llvm::ArrayRef<int64_t>", parseIntegers, printIntegers>;
def Prop_CustomListOp : Prop_CustomOp<"list", ArrayProp<I64Prop>, "::llvm::SmallVectorImpl<int64_t> &",
    "::llvm::ArrayRef<int64_t>", parseIntegers, printIntegers>;
def Prop_CustomTripleOp : Prop_CustomOp<"triple", TripleProp, "int64_t ", "::llvm::ArrayRef<int64_t>", "", ""> {
  let extraClassDeclaration = [{
    static bool parseValue(::mlir::OpAsmParser &parser, int64_t value[3]) {
      return parser.parseLSquare() || parser.parseInteger(value[0]) || parser.parseComma() ||
             parser.parseInteger(value[1]) || parser.parseComma() || parser.parseInteger(value[2]) || parser.parseRSquare();
    }
    static void printValue(::mlir::OpAsmPrinter &printer, ::mlir::Operation *op, ::llvm::ArrayRef<int64_t> value) {
      printer << '[' << value << ']';
    }
  }];
}
def Prop_CustomColorOp : Prop_CustomOp<"color", ColorProp, "::prop::Color &", "::prop::Color", [{
      ::llvm::StringRef word;
      ::llvm::SMLoc at = parser.getCurrentLocation();
      if (parser.parseKeyword(&word))
        return ::mlir::failure();
      std::optional<::prop::Color> found = ::prop::symbolizeColor(word);
      if (!found)
        return parser.emitError(at, "no color: ") << word;
      value = *found;
      return ::mlir::success();
    }], "printer << ::prop::stringifyColor(value);">;
// A default is what the parser finds in the property.
def Prop_CustomDefOp : Prop_CustomOp<"def_i64", DefaultValuedProp<I64Prop, "12">, "int64_t &", "int64_t", [{
      int64_t n;
      if (::mlir::succeeded(parser.parseOptionalKeyword("red")))
        value = value + 1;
      else if (::mlir::failed(parser.parseOptionalKeyword("blue"))) {
        if (parser.parseInteger(n))
          return ::mlir::failure();
        value = n;
      }
      return ::mlir::success();
    }], printValue>;

// A directive that is given another property, and two uses of one.
def Prop_CustomRefOp : Op<Prop_Dialect, "custom_ref"> {
  let arguments = (ins I64Prop:$value, I64Prop:$next, StringProp:$name);
  let assemblyFormat = "custom<Number>($value) `,` custom<Number>($next) custom<Name>($name, ref($next)) attr-dict";
  let extraClassDeclaration = [{
    static ::mlir::ParseResult parseNumber(::mlir::OpAsmParser &parser, int64_t &n) { return parser.parseInteger(n); }
    static void printNumber(::mlir::OpAsmPrinter &printer, ::mlir::Operation *op, int64_t n) { printer << n; }
    static ::mlir::ParseResult parseName(::mlir::OpAsmParser &parser, std::string &name, int64_t n) {
      if (n > 5)
        return parser.parseString(&name);
      name = "short";
      return ::mlir::success();
    }
    static void printName(::mlir::OpAsmPrinter &printer, ::mlir::Operation *op, ::llvm::StringRef name, int64_t n) {
      if (n > 5)
        printer.printString(name);
    }
  }];
}
