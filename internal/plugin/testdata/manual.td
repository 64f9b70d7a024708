// A dialect that uses the constructs of the ODS manual. What the generators leave to
// C++ is written here, in the bodies of the definitions, so that nothing but this file
// describes the dialect.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Manual_Dialect : Dialect {
  let name = "manual";
  let summary = "a dialect for tests";
  let cppNamespace = "::manual";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  // The generators would only declare these functions; they override those of Dialect.
  let extraClassDeclaration = [{
    ::llvm::LogicalResult verifyOperationAttribute(::mlir::Operation *op, ::mlir::NamedAttribute attr) override {
      if (attr.getName() == "manual.level") {
        auto level = ::llvm::dyn_cast<::mlir::IntegerAttr>(attr.getValue());
        if (!level)
          return op->emitOpError("needs an integer as ") << attr.getName();
        if (level.getInt() > 9)
          return op->emitError("level ") << level << " is more than 9";
        return ::mlir::success();
      }
      if (op->getNumRegions() == 0)
        return op->emitOpError() << "has no regions, but '" << attr.getName().getValue() << "'";
      return ::mlir::success();
    }
    ::llvm::LogicalResult verifyRegionArgAttribute(::mlir::Operation *op, unsigned region, unsigned index, ::mlir::NamedAttribute attr) override {
      if (::llvm::isa<::mlir::UnitAttr>(attr.getValue()))
        return ::mlir::success();
      return op->emitOpError("argument ") << index << " of region " << region << ": " << attr.getValue();
    }
    ::llvm::LogicalResult verifyRegionResultAttribute(::mlir::Operation *op, unsigned region, unsigned index, ::mlir::NamedAttribute attr) override {
      return op->emitOpError("result ") << index << " cannot have " << attr.getName();
    }
    ::mlir::Operation *materializeConstant(::mlir::OpBuilder &builder, ::mlir::Attribute value, ::mlir::Type type, ::mlir::Location loc) override {
      ::mlir::OperationState state(loc, "manual.constant");
      state.addAttribute("value", value);
      state.addTypes(type);
      return builder.create(state);
    }
  }];
}

//===-- Enumerations --------------------------------------------------------------===//

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Green", 1, "green">, I32EnumAttrCase<"Blue", 7, "blue">]> {
  let cppNamespace = "::manual";
  let genSpecializedAttr = 0;
}

def Access : I32BitEnumAttr<"Access", "rights", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "read">, I32BitEnumAttrCaseBit<"Write", 1, "write">]> {
  let cppNamespace = "::manual";
  let genSpecializedAttr = 0;
}

//===-- Attributes ----------------------------------------------------------------===//

class Manual_Attr<string name, string mnem, list<Trait> traits = []> : AttrDef<Manual_Dialect, name, traits> {
  let mnemonic = mnem;
}

def ColorAttr : EnumAttr<Manual_Dialect, Color, "color">;
def AccessAttr : EnumAttr<Manual_Dialect, Access, "access"> {
  let assemblyFormat = "`<` $value `>`";
}

// The syntax is in C++.
def WrapAttr : Manual_Attr<"Wrap", "wrap"> {
  let parameters = (ins "::mlir::Type":$type, "int64_t":$value);
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ::mlir::Attribute $cppClass::parse(::mlir::AsmParser &parser, ::mlir::Type type) {
      VecType vec;
      int64_t value;
      ::llvm::SMLoc loc = parser.getCurrentLocation();
      if (parser.parseLess() || parser.parseCustomTypeWithFallback(vec) || parser.parseEqual() ||
          parser.parseInteger(value) || parser.parseGreater())
        return {};
      if (type && type != vec) {
        parser.emitError(loc, "the type is not ") << vec;
        return {};
      }
      return get(parser.getContext(), vec, value);
    }
    void $cppClass::print(::mlir::AsmPrinter &printer) const {
      printer << "<";
      printer.printStrippedAttrOrType(::llvm::cast<VecType>(getType()));
      printer << " = " << getValue() << ">";
    }
  }];
}

// A list of words and numbers, with an alias.
def TagAttr : Manual_Attr<"Tag", "tag", [DeclareAttrInterfaceMethods<OpAsmAttrInterface, ["getAlias"]>]> {
  let parameters = (ins StringRefParameter<"">:$word, ArrayRefParameter<"int64_t">:$numbers, OptionalParameter<"::mlir::Attribute">:$extra);
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ::mlir::Attribute $cppClass::parse(::mlir::AsmParser &parser, ::mlir::Type) {
      std::string word;
      ::llvm::SmallVector<int64_t> numbers;
      ::mlir::Attribute extra;
      if (parser.parseLess() || parser.parseKeywordOrString(&word))
        return {};
      auto element = [&]() -> ::mlir::ParseResult {
        int64_t n;
        ::mlir::OptionalParseResult found = parser.parseOptionalInteger(n);
        if (found.has_value()) {
          if (failed(*found))
            return ::mlir::failure();
        } else if (succeeded(parser.parseOptionalKeyword("many"))) {
          n = 1000;
        } else {
          return parser.emitError(parser.getCurrentLocation(), "expected a number or 'many'");
        }
        numbers.push_back(n);
        return ::mlir::success();
      };
      if (parser.parseCommaSeparatedList(::mlir::AsmParser::Delimiter::OptionalSquare, element, " in numbers"))
        return {};
      if (succeeded(parser.parseOptionalColon()) && parser.parseAttribute(extra))
        return {};
      if (parser.parseGreater())
        return {};
      return get(parser.getContext(), word, numbers, extra);
    }
    void $cppClass::print(::mlir::AsmPrinter &printer) const {
      printer << '<';
      printer.printKeywordOrString(getWord());
      if (!getNumbers().empty()) {
        printer << " [";
        ::llvm::interleaveComma(getNumbers(), printer, [&](int64_t n) {
          if (n == 1000)
            printer << "many";
          else
            printer << n;
        });
        printer << "]";
      }
      if (getExtra())
        printer << " : " << getExtra();
      printer << '>';
    }
    ::mlir::OpAsmAliasResult $cppClass::getAlias(::llvm::raw_ostream &os) const {
      if (getNumbers().size() < 2)
        return ::mlir::OpAsmAliasResult::NoAlias;
      os << "tag_" << getNumbers().size();
      return ::mlir::OpAsmAliasResult::FinalAlias;
    }
  }];
}

//===-- Types ---------------------------------------------------------------------===//

class Manual_Type<string name, string mnem, list<Trait> traits = []> : TypeDef<Manual_Dialect, name, traits> {
  let mnemonic = mnem;
}

// The syntax is in C++, and getChecked reports what its verifier refuses.
def VecType : Manual_Type<"Vec", "vec"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elem, "unsigned":$lanes);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t getNumElements() const {
      int64_t n = getLanes();
      for (int64_t d : getShape()) {
        if (::mlir::ShapedType::isDynamic(d))
          return -1;
        n *= d;
      }
      return n;
    }
  }];
  let extraClassDefinition = [{
    ::mlir::Type $cppClass::parse(::mlir::AsmParser &parser) {
      ::llvm::SmallVector<int64_t> dims;
      ::mlir::Type elem;
      unsigned lanes = 1;
      if (parser.parseLess() || parser.parseDimensionList(dims, /*allowDynamic=*/true) || parser.parseType(elem))
        return ::mlir::Type();
      if (::mlir::succeeded(parser.parseOptionalComma()) && parser.parseInteger(lanes))
        return {};
      if (parser.parseGreater())
        return {};
      return parser.getChecked<$cppClass>(parser.getContext(), dims, elem, lanes);
    }
    void $cppClass::print(::mlir::AsmPrinter &printer) const {
      printer << "<";
      printer.printDimensionList(getShape());
      printer << (getShape().empty() ? "" : "x") << getElem();
      if (getLanes() != 1)
        printer << ", " << getLanes();
      printer << ">";
    }
    ::llvm::LogicalResult $cppClass::verify(::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError,
        ::llvm::ArrayRef<int64_t> shape, ::mlir::Type elem, unsigned lanes) {
      if (lanes == 0)
        return emitError() << "no lanes for " << elem;
      if (shape.size() > 3)
        return emitError() << "rank " << shape.size() << " is more than 3";
      return ::mlir::success();
    }
  }];
}

// The syntax of the parameters is in C++.
def Percent : TypeParameter<"uint64_t", "a number of percent"> {
  let parser = [{[&]() -> ::mlir::FailureOr<uint64_t> {
    uint64_t n;
    if ($_parser.parseInteger(n) || $_parser.parseKeyword("percent"))
      return ::mlir::failure();
    return n;
  }()}];
  let printer = "$_printer << $_self << \" percent\"";
}

def Sizes : ArrayRefParameter<"int64_t", "sizes"> {
  let parser = [{[&]() -> ::mlir::FailureOr<::llvm::SmallVector<int64_t>> {
    ::llvm::SmallVector<int64_t> sizes;
    if ($_parser.parseCommaSeparatedList(::mlir::AsmParser::Delimiter::Square, [&]() { return $_parser.parseInteger(sizes.emplace_back()); }))
      return ::mlir::failure();
    return sizes;
  }()}];
  let printer = [{[&]() {
    $_printer << '[';
    ::llvm::interleaveComma($_self, $_printer);
    $_printer << ']';
  }()}];
}

def ShareType : Manual_Type<"Share", "share"> {
  let parameters = (ins Percent:$percent, Sizes:$sizes);
  let assemblyFormat = "`<` $percent `of` $sizes `>`";
}

// The syntax is a format with a directive in C++.
def BoxType : Manual_Type<"Box", "box"> {
  let parameters = (ins "::mlir::Type":$content, "int64_t":$low, "int64_t":$high);
  let assemblyFormat = "`<` $content `,` custom<Bounds>($low, $high) `>`";
  let extraClassDeclaration = [{
    static ::mlir::ParseResult parseBounds(::mlir::AsmParser &parser, int64_t &low, int64_t &high) {
      if (parser.parseInteger(low))
        return ::mlir::failure();
      high = low;
      if (::mlir::succeeded(parser.parseOptionalKeyword("to")))
        return parser.parseInteger(high);
      return ::mlir::success();
    }
    static void printBounds(::mlir::AsmPrinter &printer, int64_t low, int64_t high) {
      printer << low;
      if (high != low)
        printer << " to " << high;
    }
  }];
}

//===-- Operations ----------------------------------------------------------------===//

class Manual_Op<string mnem, list<Trait> traits = []> : Op<Manual_Dialect, mnem, traits>;

// Operands, types, an attribute and a dictionary, parsed and printed in C++.
def SumOp : Manual_Op<"sum", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$xs, I32Attr:$times);
  let results = (outs AnyType:$r);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result) {
      ::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand, 4> operands;
      ::mlir::Type type;
      ::llvm::SMLoc loc = parser.getCurrentLocation();
      int32_t times = 0;
      if (parser.parseOperandList(operands, ::mlir::OpAsmParser::Delimiter::Square) || parser.parseColonType(type))
        return ::mlir::failure();
      if (operands.size() > 3)
        return parser.emitError(loc, "too many operands: ") << operands.size() << " of type " << type;
      if (succeeded(parser.parseOptionalKeyword("times")))
        if (parser.parseInteger(times))
          return ::mlir::failure();
      result.addAttribute(getTimesAttrName(result.name), parser.getBuilder().getI32IntegerAttr(times));
      if (parser.parseOptionalAttrDict(result.attributes) ||
          parser.resolveOperands(operands, type, result.operands))
        return ::mlir::failure();
      result.addTypes(type);
      return ::mlir::success();
    }
    void $cppClass::print(::mlir::OpAsmPrinter &p) {
      p << " [" << getXs() << "] : " << getR().getType();
      if (getTimes() != 0)
        p << " times " << getTimes();
      p.printOptionalAttrDict((*this)->getAttrs(), {getTimesAttrName()});
    }
    ::llvm::LogicalResult $cppClass::verify() {
      for (auto [i, x] : ::llvm::enumerate(getXs()))
        if (x.getType() != getR().getType())
          return emitOpError("operand #") << i << " has type " << x.getType() << ", not " << getR().getType();
      return ::mlir::success();
    }
  }];
}

// A function-like region with arguments, a symbol, and an attribute dictionary with keyword.
def BlockOp : Manual_Op<"block", [IsolatedFromAbove, NoTerminator, SingleBlock]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$note);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result) {
      ::mlir::StringAttr name;
      ::llvm::SmallVector<::mlir::OpAsmParser::Argument> args;
      if (parser.parseSymbolName(name, "sym_name", result.attributes) ||
          parser.parseArgumentList(args, ::mlir::OpAsmParser::Delimiter::Paren, /*allowType=*/true))
        return ::mlir::failure();
      std::string note;
      if (succeeded(parser.parseOptionalString(&note)))
        result.addAttribute("note", parser.getBuilder().getStringAttr(note));
      if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
        return ::mlir::failure();
      for (const ::mlir::OpAsmParser::Argument &arg : args)
        if (::llvm::isa<::mlir::IndexType>(arg.type))
          return parser.emitError(arg.ssaName.location) << "argument " << arg.ssaName.name << " cannot be an index";
      ::mlir::Region *body = result.addRegion();
      if (parser.parseRegion(*body, args))
        return ::mlir::failure();
      if (body->empty())
        body->emplaceBlock();
      return ::mlir::success();
    }
    void $cppClass::print(::mlir::OpAsmPrinter &p) {
      p << ' ';
      p.printSymbolName(getSymName());
      p << "(";
      ::llvm::interleaveComma(getBody().getArguments(), p, [&](::mlir::BlockArgument arg) { p.printRegionArgument(arg); });
      p << ")";
      if (getNote()) {
        p << " ";
        p.printString(*getNote());
      }
      p.printOptionalAttrDictWithKeyword((*this)->getAttrs(), {"sym_name", "note"});
      p << ' ';
      p.printRegion(getBody(), /*printEntryBlockArgs=*/false);
    }
  }];
}

// Directives in C++ in a format.
def MoveOp : Manual_Op<"move", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$from, Optional<Index>:$offset, Variadic<AnyType>:$sizes, OptionalAttr<I64Attr>:$width, ColorAttr:$color);
  let results = (outs Variadic<AnyType>:$moved);
  let assemblyFormat = [{
    custom<Source>($from, type($from), $offset) (`sizes` custom<Sizes>($sizes, type($sizes))^)?
    custom<Paint>($color, $width) attr-dict custom<Arrow>(type($moved), ref(type($from)))
  }];
  let extraClassDeclaration = [{
    static ::mlir::ParseResult parseSource(::mlir::OpAsmParser &parser, ::mlir::OpAsmParser::UnresolvedOperand &from,
        ::mlir::Type &type, std::optional<::mlir::OpAsmParser::UnresolvedOperand> &offset) {
      if (parser.parseOperand(from))
        return ::mlir::failure();
      if (succeeded(parser.parseOptionalPlus())) {
        offset.emplace();
        if (parser.parseOperand(*offset))
          return ::mlir::failure();
      }
      return parser.parseColonType(type);
    }
    static void printSource(::mlir::OpAsmPrinter &p, ::mlir::Operation *op, ::mlir::Value from, ::mlir::Type type, ::mlir::Value offset) {
      p << from;
      if (offset)
        p << " + " << offset;
      p << " : " << type;
    }
    static ::mlir::ParseResult parseSizes(::mlir::OpAsmParser &parser,
        ::llvm::SmallVectorImpl<::mlir::OpAsmParser::UnresolvedOperand> &sizes, ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return parser.parseCommaSeparatedList(::mlir::OpAsmParser::Delimiter::Paren, [&]() -> ::mlir::ParseResult {
        if (parser.parseOperand(sizes.emplace_back()) || parser.parseColonType(types.emplace_back()))
          return ::mlir::failure();
        return ::mlir::success();
      });
    }
    static void printSizes(::mlir::OpAsmPrinter &p, MoveOp op, ::mlir::OperandRange sizes, ::mlir::TypeRange types) {
      p << "(";
      ::llvm::interleaveComma(::llvm::zip(sizes, types), p, [&](auto it) { p << std::get<0>(it) << " : " << std::get<1>(it); });
      p << ")";
    }
    static ::mlir::ParseResult parsePaint(::mlir::OpAsmParser &parser, ColorAttr &color, ::mlir::IntegerAttr &width) {
      ::llvm::StringRef word;
      ::llvm::SMLoc loc = parser.getCurrentLocation();
      if (parser.parseKeyword(&word))
        return ::mlir::failure();
      std::optional<Color> value = symbolizeColor(word);
      if (!value)
        return parser.emitError(loc, "no color: '") << word << "'";
      color = ColorAttr::get(parser.getContext(), *value);
      int64_t n;
      ::mlir::OptionalParseResult found = parser.parseOptionalInteger(n);
      if (!found.has_value())
        return ::mlir::success();
      if (failed(*found))
        return ::mlir::failure();
      width = parser.getBuilder().getI64IntegerAttr(n);
      return ::mlir::success();
    }
    static void printPaint(::mlir::OpAsmPrinter &p, ::mlir::Operation *, ColorAttr color, ::mlir::IntegerAttr width) {
      p << stringifyColor(color.getValue());
      if (width)
        p << " " << width.getInt();
    }
    static ::mlir::ParseResult parseArrow(::mlir::OpAsmParser &parser, ::llvm::SmallVectorImpl<::mlir::Type> &types, ::mlir::Type from) {
      if (succeeded(parser.parseOptionalKeyword("same"))) {
        types.push_back(from);
        return ::mlir::success();
      }
      return parser.parseOptionalArrowTypeList(types);
    }
    static void printArrow(::mlir::OpAsmPrinter &p, ::mlir::Operation *, ::mlir::TypeRange types, ::mlir::Type from) {
      if (types.size() == 1 && types[0] == from)
        p << "same";
      else
        p.printOptionalArrowTypeList(types);
    }
  }];
}

// A constant, which folding makes; the result is named after the value.
def ConstantOp : Manual_Op<"constant", [Pure, ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result) {
      ::mlir::TypedAttr value;
      if (parser.parseOptionalAttrDict(result.attributes) || parser.parseAttribute(value, "value", result.attributes))
        return ::mlir::failure();
      result.addTypes(value.getType());
      return ::mlir::success();
    }
    void $cppClass::print(::mlir::OpAsmPrinter &p) {
      p.printOptionalAttrDict((*this)->getAttrs(), /*elidedAttrs=*/{"value"});
      p << " " << getValue();
    }
    ::llvm::LogicalResult $cppClass::verify() {
      if (getValue().getType() != getR().getType())
        return emitOpError() << "has the value " << getValue() << " for a result of type " << getR().getType();
      return ::mlir::success();
    }
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) { return getValue(); }
    void $cppClass::getAsmResultNames(::mlir::OpAsmSetValueNameFn setName) {
      if (auto n = ::llvm::dyn_cast<::mlir::IntegerAttr>(getValue()))
        setName(getR(), ("c" + ::llvm::Twine(n.getInt())).str());
      else
        setName(getR(), "cst");
    }
  }];
}

// An interface of this dialect: a method that operations implement, a default, and a check.
def CostInterface : OpInterface<"CostInterface"> {
  let cppNamespace = "::manual";
  let methods = [
    InterfaceMethod<"the cost", "int64_t", "getCost">,
    InterfaceMethod<"twice the cost", "int64_t", "getTwice", (ins), [{}], [{ return 2 * $_op.getCost(); }]>
  ];
  let verify = [{
    auto self = ::llvm::cast<CostInterface>($_op);
    if (self.getTwice() > 100)
      return $_op->emitOpError("costs too much: ") << self.getCost();
    return ::mlir::success();
  }];
}

// Types that are inferred, a method of the interface, and an optional group whose anchor
// is a directive.
def PairOp : Manual_Op<"pair", [Pure, DeclareOpInterfaceMethods<CostInterface>, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$a, AnyType:$b, DefaultValuedAttr<I64Attr, "3">:$price, OptionalAttr<StrAttr>:$label);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `,` $b (`label` `(` custom<Label>($label)^ `)`)? (custom<Cost>($price)^ `coins`)? attr-dict `:` type($a) `,` type($b)";
  let extraClassDeclaration = [{
    static ::mlir::OptionalParseResult parseCost(::mlir::OpAsmParser &parser, ::mlir::IntegerAttr &cost) {
      int64_t n;
      ::mlir::OptionalParseResult found = parser.parseOptionalInteger(n);
      if (!found.has_value() || failed(*found))
        return found;
      cost = parser.getBuilder().getI64IntegerAttr(n);
      return ::mlir::success();
    }
    static void printCost(::mlir::OpAsmPrinter &p, PairOp op, ::mlir::IntegerAttr cost) {
      p << cost.getInt();
    }
    static ::mlir::ParseResult parseLabel(::mlir::OpAsmParser &parser, ::mlir::StringAttr &label) {
      std::string text;
      if (parser.parseKeywordOrString(&text))
        return ::mlir::failure();
      label = parser.getBuilder().getStringAttr(text);
      return ::mlir::success();
    }
    static void printLabel(::mlir::OpAsmPrinter &p, ::mlir::Operation *op, ::mlir::StringAttr label) {
      p.printKeywordOrString(label.getValue());
    }
  }];
  let extraClassDefinition = [{
    int64_t $cppClass::getCost() { return getPriceAttr() ? getPriceAttr().getInt() : 0; }
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
        ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
        ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      if (operands[0].getType() == operands[1].getType()) {
        types.push_back(::mlir::VectorType::get({2}, ::mlir::IntegerType::get(context, 8)));
        return ::mlir::success();
      }
      if (::llvm::isa<::mlir::IndexType>(operands[0].getType()))
        return ::mlir::emitOptionalError(location, "the first is an index");
      types.push_back(::mlir::TupleType::get(context, {operands[0].getType(), operands[1].getType()}));
      return ::mlir::success();
    }
  }];
}

// A terminator with successors, parsed and printed in C++.
def JumpOp : Manual_Op<"jump", [Terminator, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$left, Variadic<AnyType>:$right);
  let successors = (successor AnySuccessor:$first, VariadicSuccessor<AnySuccessor>:$second);
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result) {
      ::mlir::Block *dest;
      ::llvm::SmallVector<::mlir::Value> left, right;
      if (parser.parseSuccessorAndUseList(dest, left))
        return ::mlir::failure();
      result.addSuccessors(dest);
      if (succeeded(parser.parseOptionalKeyword("or"))) {
        if (parser.parseSuccessorAndUseList(dest, right))
          return ::mlir::failure();
        result.addSuccessors(dest);
      }
      result.addOperands(left);
      result.addOperands(right);
      result.addAttribute("operandSegmentSizes",
          parser.getBuilder().getDenseI32ArrayAttr({static_cast<int32_t>(left.size()), static_cast<int32_t>(right.size())}));
      return parser.parseOptionalAttrDict(result.attributes);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &p) {
      p << ' ';
      p.printSuccessorAndUseList(getFirst(), getLeft());
      for (::mlir::Block *dest : getSecond()) {
        p << " or ";
        p.printSuccessorAndUseList(dest, getRight());
      }
      p.printOptionalAttrDict((*this)->getAttrs(), {"operandSegmentSizes"});
    }
    ::mlir::SuccessorOperands $cppClass::getSuccessorOperands(unsigned index) {
      return ::mlir::SuccessorOperands(index == 0 ? getLeftMutable() : getRightMutable());
    }
  }];
}

// A loop: arguments with initial values, which shadow nothing.
def LoopOp : Manual_Op<"loop", [NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$rs);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result) {
      ::llvm::SmallVector<::mlir::OpAsmParser::Argument, 4> args;
      ::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand, 4> inits;
      ::llvm::SmallVector<::mlir::Type> types;
      ::llvm::SMLoc loc = parser.getCurrentLocation();
      if (succeeded(parser.parseOptionalKeyword("with"))) {
        if (parser.parseAssignmentList(args, inits) || parser.parseArrowTypeList(types))
          return ::mlir::failure();
      }
      if (args.size() != types.size())
        return parser.emitError(loc, "has ") << args.size() << " arguments and " << types.size() << " types";
      for (auto [arg, type] : ::llvm::zip_equal(args, types))
        arg.type = type;
      if (parser.resolveOperands(inits, types, loc, result.operands))
        return ::mlir::failure();
      result.addTypes(types);
      if (parser.parseRegion(*result.addRegion(), args))
        return ::mlir::failure();
      while (succeeded(parser.parseOptionalComma())) {
        std::unique_ptr<::mlir::Region> region = std::make_unique<::mlir::Region>();
        if (parser.parseRegion(*region))
          return ::mlir::failure();
        result.addRegion(std::move(region));
      }
      return parser.parseOptionalAttrDictWithKeyword(result.attributes);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &p) {
      if (!getInits().empty()) {
        p << " with (";
        ::llvm::interleaveComma(::llvm::zip(getBody().getArguments(), getInits()), p,
            [&](auto it) { p << std::get<0>(it) << " = " << std::get<1>(it); });
        p << ")";
        p.printArrowTypeList(getInits().getTypes());
      }
      p << ' ';
      p.printRegion(getBody(), /*printEntryBlockArgs=*/getInits().empty());
      for (::mlir::Region &region : getMore()) {
        p << ", ";
        p.printRegion(region);
      }
      p.printOptionalAttrDictWithKeyword((*this)->getAttrs());
    }
    ::llvm::LogicalResult $cppClass::verifyRegions() {
      if (getInits().size() != getBody().getNumArguments())
        return emitOpError("has ") << getInits().size() << " initial values for " << getBody().getNumArguments() << " arguments";
      return ::mlir::success();
    }
  }];
}

// A folder and a canonicalization; folding makes constants of the dialect.
def ScaleOp : Manual_Op<"scale", [Pure]> {
  let arguments = (ins I32:$x, I32Attr:$by);
  let results = (outs I32:$r);
  let assemblyFormat = "$x `by` $by attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
  let extraClassDefinition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      if (adaptor.getBy() == 1)
        return getX();
      auto x = ::llvm::dyn_cast_or_null<::mlir::IntegerAttr>(adaptor.getX());
      if (!x)
        return {};
      return ::mlir::IntegerAttr::get(getType(), x.getInt() * static_cast<int32_t>(adaptor.getBy()) % 1000);
    }
    ::llvm::LogicalResult $cppClass::canonicalize(ScaleOp op, ::mlir::PatternRewriter &rewriter) {
      auto inner = op.getX().getDefiningOp<ScaleOp>();
      if (!inner)
        return rewriter.notifyMatchFailure(op, "scales no scale");
      rewriter.replaceOpWithNewOp<ScaleOp>(op, op.getType(), inner.getX(), rewriter.getI32IntegerAttr(op.getBy() * inner.getBy()));
      return ::mlir::success();
    }
  }];
}
