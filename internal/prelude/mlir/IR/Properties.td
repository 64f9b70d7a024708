//===- Properties.td - Properties of operations ------------*- tablegen -*-===//
//
// A property is a C++ value that an operation stores inline. Its definition
// says how the value is compared, printed and parsed, and how it becomes an
// attribute, which is its generic form.
//
// Placeholders in the code below: `$_storage` is the stored value, `$_value` the
// value that the accessor returns, `$_attr` the attribute, `$_ctxt` the context,
// `$_diag` a function that starts a diagnostic; `$_parser`, `$_printer`,
// `$_reader` and `$_writer` are the objects of these names.
//
//===----------------------------------------------------------------------===//

#ifndef PROPERTIES
#define PROPERTIES

include "mlir/IR/Constraints.td"
include "mlir/IR/Utils.td"

//===----------------------------------------------------------------------===//
// The class Property
//===----------------------------------------------------------------------===//

class Property<string storageTypeParam = "", string desc = "",
               string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";

  // The stored C++ type, an expression that converts it to the accessor's value,
  // and a statement that stores such a value.
  code storageType = storageTypeParam;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";

  // Bodies of functions: one returns an attribute, the other stores the value of
  // an attribute and returns whether it succeeded.
  code convertToAttribute = "return convertToAttribute($_ctxt, $_storage);";
  code convertFromAttribute =
      "return convertFromAttribute($_storage, $_attr, $_diag);";

  // Expression for a hash; empty, the stored value is hashed itself.
  code hashProperty = "";

  // The custom form. The parsers are bodies that fall off their end, or return
  // success, when they have stored a value. The optional one returns nullopt if
  // there is no value to parse; empty, the property cannot be left out.
  code parser = [{
    ::mlir::FailureOr<}] # storageType # [{> parsed =
        ::mlir::FieldParser<}] # storageType # [{>::parse($_parser);
    if (::mlir::failed(parsed))
      return ::mlir::failure();
    $_storage = *std::move(parsed);
  }];
  code optionalParser = "";
  code printer = "$_printer << $_storage";

  // The binary form.
  code readFromMlirBytecode = [{
    if (::mlir::failed(readFromMlirBytecode($_reader, $_storage)))
      return ::mlir::failure();
  }];
  code writeToMlirBytecode = "writeToMlirBytecode($_writer, $_storage);";

  // The property that this one changes.
  Property baseProperty = ?;

  // Not empty: the value, as the accessor returns it, of a property that was
  // left out; and the stored value, where that is written differently.
  string defaultValue = "";
  string storageTypeValueOverride = "";
}

// The binary form by way of the attribute, for properties that have no other.
defvar readMlirBytecodeUsingConvertFromAttribute = [{
  ::mlir::Attribute form;
  if (::mlir::failed($_reader.readAttribute(form)) ||
      ::mlir::failed(convertFromAttribute($_storage, form, nullptr)))
    return ::mlir::failure();
}];
defvar writeMlirBytecodeWithConvertToAttribute =
    "$_writer.writeAttribute(convertToAttribute($_ctxt, $_storage))";

//===----------------------------------------------------------------------===//
// Integers, truth values, strings, units
//===----------------------------------------------------------------------===//

class IntProp<string storageTypeParam, string desc = "">
    : Property<storageTypeParam, desc> {
  let summary = !if(!empty(desc), storageTypeParam, desc);
  let optionalParser = "return $_parser.parseOptionalInteger($_storage);";
  let printer = "$_printer.printInteger($_storage)";
  let readFromMlirBytecode = [{
    uint64_t number;
    if (::mlir::failed($_reader.readVarInt(number)))
      return ::mlir::failure();
    $_storage = number;
  }];
  let writeToMlirBytecode = "$_writer.writeVarInt($_storage);";
}

def I32Prop : IntProp<"int32_t">;
def I64Prop : IntProp<"int64_t">;

// Spelled `true` and `false`.
class _cls_BoolProp : IntProp<"bool", "boolean"> {
  let printer = [{$_printer << ($_storage ? "true" : "false")}];
  let readFromMlirBytecode = "return $_reader.readBool($_storage);";
  let writeToMlirBytecode = "$_writer.writeOwnedBool($_storage);";
}
def BoolProp : _cls_BoolProp;

class _cls_StringProp : Property<"std::string", "string", "::llvm::StringRef"> {
  let convertFromStorage = "::llvm::StringRef{$_storage}";
  let assignToStorage = "$_storage = $_value.str()";
  let optionalParser = [{
    if (::mlir::succeeded($_parser.parseOptionalString(&$_storage)))
      return ::mlir::success();
    return std::nullopt;
  }];
  let printer = "$_printer.printString($_storage)";
  let readFromMlirBytecode = [{
    ::llvm::StringRef text;
    if (::mlir::failed($_reader.readString(text)))
      return ::mlir::failure();
    $_storage = text.str();
  }];
  let writeToMlirBytecode = "$_writer.writeOwnedString($_storage);";
}
def StringProp : _cls_StringProp;

// Only its presence matters. As an attribute it is `unit`, or `false` if it is
// absent; in a custom form the keyword `unit` or `unit_absent`.
class _cls_UnitProp : Property<"bool", "unit property"> {
  let summary = "unit property";
  let description = [{
    A truth value that is false unless the operation carries it. The generic
    form writes an absent one as `false`, or not at all.
  }];
  let defaultValue = "false";
  let convertToAttribute = [{
    if (!$_storage)
      return ::mlir::BoolAttr::get($_ctxt, false);
    return ::mlir::UnitAttr::get($_ctxt);
  }];
  let convertFromAttribute = [{
    auto flag = ::llvm::dyn_cast<::mlir::BoolAttr>($_attr);
    if (!flag && !::llvm::isa<::mlir::UnitAttr>($_attr))
      return ::mlir::failure();
    $_storage = !flag || flag.getValue();
    return ::mlir::success();
  }];
  // Parses one of the words; the code after it handles text with neither.
  defvar eitherWord = [{
    bool present =
        ::mlir::succeeded($_parser.parseOptionalKeyword("unit"));
    bool absent = !present && ::mlir::succeeded(
        $_parser.parseOptionalKeyword("unit_absent"));
    if (present || absent)
      $_storage = present;
    else
      return }];
  let parser = eitherWord # [{$_parser.emitError(
          $_parser.getCurrentLocation(), "expected 'unit' or 'unit_absent'");
  }];
  let optionalParser = eitherWord # "std::nullopt;";
  let printer = [{$_printer << ($_storage ? "unit" : "unit_absent")}];
  let readFromMlirBytecode = [{
    if (::mlir::failed($_reader.readBool($_storage)))
      return ::mlir::failure();
  }];
  let writeToMlirBytecode = "$_writer.writeOwnedBool($_storage);";
}
def UnitProp : _cls_UnitProp;

//===----------------------------------------------------------------------===//
// A property with a default, with a condition, with one certain value
//===----------------------------------------------------------------------===//

class DefaultValuedProp<Property p, string default = "",
                        string storageDefault = "">
    : Property<p.storageType, p.summary, p.interfaceType> {
  let baseProperty = p;
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
  let predicate = p.predicate;
  let summary = p.summary;
  let description = p.description;
  let storageType = p.storageType;
  let interfaceType = p.interfaceType;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let writeToMlirBytecode = p.writeToMlirBytecode;
}

class ConfinedProp<Property p, Pred pred, string newSummary = "">
    : Property<p.storageType, !if(!empty(newSummary), p.summary, newSummary),
               p.interfaceType> {
  let baseProperty = p;
  let defaultValue = p.defaultValue;
  let storageTypeValueOverride = p.storageTypeValueOverride;
  let predicate =
      !if(!ne(p.predicate, TruePred), And<[p.predicate, pred]>, pred);
  let description = p.description;
  let storageType = p.storageType;
  let interfaceType = p.interfaceType;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let writeToMlirBytecode = p.writeToMlirBytecode;
}

class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>,
                   "constant '" # prop.summary # "': " # val> {
  string value = val;
}

//===----------------------------------------------------------------------===//
// Pieces of code about the element of a list or the content of an optional
//===----------------------------------------------------------------------===//

// Declares a variable for a value of the property.
class _makePropStorage<Property prop, string name> {
  defvar initial = !if(!empty(prop.storageTypeValueOverride),
                       prop.defaultValue, prop.storageTypeValueOverride);
  code ret = prop.storageType # " " # name #
             !if(!empty(initial), "", " = " # initial) # ";";
}

// The property's predicate as a function of a stored value.
class _makeStorageWrapperPred<Property wrappedProp> {
  defvar ofValue =
      "return [](" # wrappedProp.interfaceType # " baseIface) -> bool ";
  defvar value =
      !subst("$_storage", "baseStore", wrappedProp.convertFromStorage);
  Pred ret = Concat<
      "[](const " # wrappedProp.storageType # "& baseStore) -> bool { " #
          ofValue # "{ return (",
      SubstLeaves<"$_self", "baseIface", wrappedProp.predicate>,
      "); }(" # value # "); }">;
}

// A C++ function `inner` over a stored value. The code may fall off its end.
class _innerFunction<Property prop, string result, code body, string end = ""> {
  code ret = "auto inner = [&](" # prop.storageType # " &slot) -> " # result #
             " { " # !subst("$_storage", "slot", body) # "; " # end # " };";
}

// The same over a value that is only read.
class _innerReader<Property prop, string result, code body> {
  code ret = "auto inner = [&](const " # prop.storageType #
             " &slot) -> " # result # " { " #
             !subst("$_storage", "slot", body) # "; };";
}

//===----------------------------------------------------------------------===//
// Lists: `[a, b, c]`, as an attribute an array
//===----------------------------------------------------------------------===//

class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "::llvm::ArrayRef<" # elem.storageType # ">"> {
  let convertFromStorage =
      "::llvm::ArrayRef<" # elem.storageType # ">{$_storage}";
  let assignToStorage = "$_storage.assign($_value.begin(), $_value.end())";

  let predicate = !if(!eq(elem.predicate, TruePred), TruePred,
                      Concat<"::llvm::all_of($_self, ",
                             _makeStorageWrapperPred<elem>.ret, ")">);

  let convertToAttribute =
      _innerReader<elem, "::mlir::Attribute", elem.convertToAttribute>.ret # [{
    return ::mlir::ArrayAttr::get($_ctxt,
                                  ::llvm::map_to_vector($_storage, inner));
  }];
  let convertFromAttribute = [{
    auto list = ::llvm::dyn_cast_if_present<::mlir::ArrayAttr>($_attr);
    if (!list)
      return $_diag() << "expected array attribute";
    for (::mlir::Attribute item : list) {
      }] # _makePropStorage<elem, "element">.ret #
           _innerFunction<elem, "::mlir::LogicalResult",
                          !subst("$_attr", "item",
                                 elem.convertFromAttribute)>.ret # [{
      if (::mlir::failed(inner(element)))
        return ::mlir::failure();
      $_storage.push_back(std::move(element));
    }
    return ::mlir::success();
  }];

  defvar parseOne = [{
    auto &list = $_storage;
    auto one = [&]() -> ::mlir::ParseResult {
      }] # _makePropStorage<elem, "element">.ret #
           _innerFunction<elem, "::mlir::ParseResult", elem.parser,
                          "return ::mlir::success();">.ret # [{
      if (inner(element))
        return ::mlir::failure();
      list.push_back(std::move(element));
      return ::mlir::success();
    };
  }];
  let parser = parseOne # [{
    return $_parser.parseCommaSeparatedList(
        ::mlir::OpAsmParser::Delimiter::Square, one);
  }];
  // An absent list consumes nothing, not even a bracket.
  let optionalParser = parseOne # [{
    ::llvm::SMLoc start = $_parser.getCurrentLocation();
    if ($_parser.parseCommaSeparatedList(
            ::mlir::OpAsmParser::Delimiter::OptionalSquare, one))
      return ::mlir::failure();
    if (start == $_parser.getCurrentLocation())
      return std::nullopt;
    return ::mlir::success();
  }];
  let printer = "[&]() { " #
                _innerReader<elem, "void", elem.printer>.ret # [{
    $_printer << '[';
    ::llvm::interleaveComma($_storage, $_printer, inner);
    $_printer << ']';
  }()}];

  let hashProperty = !if(!empty(elem.hashProperty),
      "hash_value(::llvm::ArrayRef<" # elem.storageType # ">{$_storage})",
      "[&]() { " #
          _innerReader<elem, "::llvm::hash_code",
                       "return " # elem.hashProperty>.ret # [{
        return ::llvm::hash_combine_range(
            ::llvm::map_range($_storage, inner));
      }()}]);

  let readFromMlirBytecode =
      _innerFunction<elem, "::mlir::LogicalResult", elem.readFromMlirBytecode,
                     "return ::mlir::success();">.ret # [{
    uint64_t count;
    if (::mlir::failed($_reader.readVarInt(count)))
      return ::mlir::failure();
    for (; count != 0; --count) {
      }] # _makePropStorage<elem, "element">.ret # [{
      if (::mlir::failed(inner(element)))
        return ::mlir::failure();
      $_storage.push_back(std::move(element));
    }
  }];
  let writeToMlirBytecode =
      _innerReader<elem, "void", elem.writeToMlirBytecode>.ret # [{
    $_writer.writeVarInt($_storage.size());
    ::llvm::for_each($_storage, inner);
  }];
}

// Lists of integers use a denser attribute, selected by C++ overloads.
class IntArrayProp<Property elem, string newSummary = "">
    : ArrayProp<elem, newSummary> {
  let convertToAttribute = "return convertToAttribute($_ctxt, $_storage);";
  let convertFromAttribute =
      "return convertFromAttribute($_storage, $_attr, $_diag);";
}

//===----------------------------------------------------------------------===//
// Optionals: as an attribute an array with one element or none
//===----------------------------------------------------------------------===//

// In a custom form `none`, or the plain value if the parser of `p` can detect
// whether there is one, or else `some<value>`.
class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"std::optional<" # p.storageType # ">", "optional " # p.summary,
               "std::optional<" # p.interfaceType # ">"> {
  let defaultValue = "std::nullopt";

  // The accessor's value is the stored one.
  defvar hasTrivialStorage =
      !and(!eq(p.convertFromStorage, "$_storage"),
           !eq(p.assignToStorage, "$_storage = $_value"),
           !eq(p.storageType, p.interfaceType));

  let convertFromStorage =
      !if(hasTrivialStorage, p.convertFromStorage,
          "($_storage.has_value() ? std::optional<" # p.interfaceType # ">{" #
              !subst("$_storage", "(*($_storage))", p.convertFromStorage) #
              "} : std::nullopt)");
  let assignToStorage = !if(hasTrivialStorage, p.assignToStorage, [{[&]() {
      $_storage.reset();
      if (!$_value)
        return;
      }] # _makePropStorage<p, "content">.ret #
           _innerFunction<p, "void", !subst("$_value", "(*($_value))",
                                            p.assignToStorage)>.ret # [{
      inner(content);
      $_storage = std::move(content);
    }()}]);

  let predicate = !if(!ne(p.predicate, TruePred),
                      Or<[CPred<"!$_self.has_value()">,
                          SubstLeaves<"$_self", "(*($_self))", p.predicate>]>,
                      TruePred);

  let convertToAttribute =
      _innerReader<p, "::mlir::Attribute", p.convertToAttribute>.ret # [{
    if ($_storage)
      return ::mlir::ArrayAttr::get($_ctxt, {inner(*$_storage)});
    return ::mlir::ArrayAttr::get($_ctxt, {});
  }];
  let convertFromAttribute = [{
    auto list = ::llvm::dyn_cast<::mlir::ArrayAttr>($_attr);
    if (!list)
      return $_diag()
             << "expected optional properties to materialize as arrays";
    if (list.size() > 1)
      return $_diag() << "expected optional properties to become 0- or "
                         "1-element arrays";
    $_storage.reset();
    if (list.empty())
      return ::mlir::success();
    ::mlir::Attribute item = *list.begin();
    }] # _makePropStorage<p, "content">.ret #
         _innerFunction<p, "::mlir::LogicalResult",
                        !subst("$_attr", "item",
                               p.convertFromAttribute)>.ret # [{
    if (::mlir::failed(inner(content)))
      return ::mlir::failure();
    $_storage = std::move(content);
    return ::mlir::success();
  }];

  // The value without `some<>`: `none` must not be a value of the property, and
  // it must be clear where a value starts.
  defvar delegatesParsing = !and(!empty(p.defaultValue),
                                 !not(!empty(p.optionalParser)),
                                 canDelegateParsing);
  defvar missingContent = "if (!found.has_value()) ";
  defvar parseContent = [{
    if (::mlir::succeeded($_parser.parseOptionalKeyword("none"))) {
      $_storage.reset();
      return ::mlir::success();
    }
    }] # _makePropStorage<p, "content">.ret #
         _innerFunction<p, "::mlir::OptionalParseResult", p.optionalParser,
                        "return ::mlir::success();">.ret # [{
    ::mlir::OptionalParseResult found = inner(content);
  }];
  defvar storeContent = [{
    if (::mlir::failed(*found))
      return ::mlir::failure();
    $_storage = std::move(content);
    return ::mlir::success();
  }];

  defvar parseWord = [{
    ::llvm::StringRef word;
    if (::mlir::failed(
            $_parser.parseOptionalKeyword(&word, {"none", "some"})))
  }];
  defvar parseBehindWord = [{
    if (word == "none") {
      $_storage.reset();
      return ::mlir::success();
    }
    }] # _makePropStorage<p, "content">.ret #
         _innerFunction<p, "::mlir::ParseResult", p.parser,
                        "return ::mlir::success();">.ret # [{
    if ($_parser.parseLess() || inner(content) || $_parser.parseGreater())
      return ::mlir::failure();
    $_storage = std::move(content);
  }];

  let parser =
      !if(delegatesParsing,
          parseContent # missingContent # "return ::mlir::failure();" #
              storeContent,
          parseWord #
              "return $_parser.emitError($_parser.getCurrentLocation(), "
              "\"expected 'none' or 'some<prop>'\");" #
              parseBehindWord);
  let optionalParser =
      !if(delegatesParsing,
          parseContent # missingContent # "return std::nullopt;" #
              storeContent,
          parseWord # "return std::nullopt;" # parseBehindWord);

  defvar printAround = !if(delegatesParsing, ["", ""],
                           ["$_printer << \"some<\";", "$_printer << '>';"]);
  let printer = "[&]() { " # _innerReader<p, "void", p.printer>.ret # [{
      if (!$_storage) {
        $_printer << "none";
        return;
      }
      }] # printAround[0] # "inner(*$_storage);" # printAround[1] # [{
    }()}];

  let hashProperty =
      !if(!empty(p.hashProperty), p.hashProperty,
          "hash_value($_storage ? std::optional<::llvm::hash_code>{" #
              !subst("$_storage", "(*($_storage))", p.hashProperty) #
              "} : std::nullopt)");

  let readFromMlirBytecode = [{
    bool present;
    if (::mlir::failed($_reader.readBool(present)))
      return ::mlir::failure();
    $_storage.reset();
    if (!present)
      return ::mlir::success();
    }] # _makePropStorage<p, "content">.ret #
         _innerFunction<p, "::mlir::LogicalResult", p.readFromMlirBytecode,
                        "return ::mlir::success();">.ret # [{
    if (::mlir::failed(inner(content)))
      return ::mlir::failure();
    $_storage = std::move(content);
  }];
  let writeToMlirBytecode =
      _innerReader<p, "void", p.writeToMlirBytecode>.ret # [{
    $_writer.writeOwnedBool($_storage.has_value());
    if ($_storage)
      inner(*$_storage);
  }];

  assert !or(!not(delegatesParsing), !eq(defaultValue, "std::nullopt")),
         "For delegated parsing to be used, the default value must be nullopt. " #
         "To use a non-trivial default, set the canDelegateParsing argument to 0";
}

//===----------------------------------------------------------------------===//
// The longer, former names
//===----------------------------------------------------------------------===//

class IntProperty<string storageTypeParam, string desc = "">
    : IntProp<storageTypeParam, desc>,
      Deprecated<"moved to the shorter name IntProp">;
class DefaultValuedProperty<Property p, string default = "",
                            string storageDefault = "">
    : DefaultValuedProp<p, default, storageDefault>,
      Deprecated<"moved to shorter name DefaultValuedProp">;
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
    : ConfinedProp<p, pred, newSummary>,
      Deprecated<"moved to shorter name ConfinedProp">;
class ArrayProperty<Property elem = Property<>, string newSummary = "">
    : ArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name ArrayProp">;
class IntArrayProperty<Property elem, string newSummary = "">
    : IntArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name IntArrayProp">;
class OptionalProperty<Property p, bit canDelegateParsing = 1>
    : OptionalProp<p, canDelegateParsing>,
      Deprecated<"moved to shorter name OptionalProp">;

def I32Property : IntProp<"int32_t">,
                  Deprecated<"moved to shorter name I32Prop">;
def I64Property : IntProp<"int64_t">,
                  Deprecated<"moved to shorter name I64Prop">;
def BoolProperty : _cls_BoolProp,
                   Deprecated<"moved to shorter name BoolProp">;
def StringProperty : _cls_StringProp,
                     Deprecated<"moved to shorter name StringProp">;
def UnitProperty : _cls_UnitProp,
                   Deprecated<"moved to shorter name UnitProp">;

#endif // PROPERTIES
