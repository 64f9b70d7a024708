package cppgen

const parseOptionalSymbol = `
  // Parsing an optional symbol name doesn't fail, so no need to check the
  // result.
  (void)parser.parseOptionalSymbolName($(name)Attr);
`

const parseSymbol = `
  if (parser.parseSymbolName($(name)Attr))
    return ::mlir::failure();
`

const parseOptionalAttribute = `
  ::mlir::OptionalParseResult parseResult$(name)Attr =
    parser.parseOptionalAttribute($(name)Attr, $type);
  if (parseResult$(name)Attr.has_value() && failed(*parseResult$(name)Attr))
    return ::mlir::failure();
  if (parseResult$(name)Attr.has_value() && succeeded(*parseResult$(name)Attr))
`

const parseQualifiedAttribute = `
  if (parser.parseAttribute($(name)Attr, $type))
    return ::mlir::failure();
`

const parseStrippedAttribute = `
  if (parser.parseCustomAttributeWithFallback($(name)Attr, $type)) {
    return ::mlir::failure();
  }
`

const parseEnumAttribute = `
  {
    ::llvm::StringRef attrStr;
    ::mlir::NamedAttrList attrStorage;
    auto loc = parser.getCurrentLocation();
    if (parser.parseOptionalKeyword(&attrStr, {$keywords})) {
      ::mlir::StringAttr attrVal;
      ::mlir::OptionalParseResult parseResult =
        parser.parseOptionalAttribute(attrVal,
                                      parser.getBuilder().getNoneType(),
                                      "$name", attrStorage);
      if (parseResult.has_value()) {
        if (failed(*parseResult))
          return ::mlir::failure();
        attrStr = attrVal.getValue();
      } else {
$missing      }
    }
    if (!attrStr.empty()) {
      auto attrOptional = $fromString(attrStr);
      if (!attrOptional)
        return parser.emitError(loc, "invalid ")
               << "$name attribute specification: \"" << attrStr << '"';;

      $(name)Attr = $attr;
      $set
    }
  }
`

const parsePropertyValue = `
  auto $(name)PropLoc = parser.getCurrentLocation();
  auto $(name)PropParseResult = [&](auto& propStorage) -> ::mlir::ParseResult {
    $code
    return ::mlir::success();
  }($property);
  if (failed($(name)PropParseResult)) {
    return parser.emitError($(name)PropLoc, "invalid value for property $name, expected $summary");
  }
`

const parseOptionalProperty = `
  auto $(name)PropParseResult = [&](auto& propStorage) -> ::mlir::OptionalParseResult {
    $code
    return ::mlir::success();
  }($property);
  if ($(name)PropParseResult.has_value() && failed(*$(name)PropParseResult)) {
    return ::mlir::failure();
  }
if ($(name)PropParseResult.has_value() && succeeded(*$(name)PropParseResult))  {
`

const parseAllOperands = `  [[maybe_unused]] ::llvm::SMLoc allOperandLoc = parser.getCurrentLocation();
  if (parser.parseOperandList(allOperands))
    return ::mlir::failure();
`

const parseOneOperand = `
  $(name)OperandsLoc = parser.getCurrentLocation();
  if (parser.parseOperand($(name)RawOperand))
    return ::mlir::failure();
`

const parseOperands = `
  $(name)OperandsLoc = parser.getCurrentLocation();
  if (parser.parseOperandList($(name)Operands))
    return ::mlir::failure();
`

const parseOptionalOperand = `
  {
    $(name)OperandsLoc = parser.getCurrentLocation();
    ::mlir::OpAsmParser::UnresolvedOperand operand;
    ::mlir::OptionalParseResult parseResult =
                                    parser.parseOptionalOperand(operand);
    if (parseResult.has_value()) {
      if (failed(*parseResult))
        return ::mlir::failure();
      $(name)Operands.push_back(operand);
    }
  }
`

const parseNestedOperands = `
  {
    $(name)OperandsLoc = parser.getCurrentLocation();
    int32_t curSize = 0;
    do {
      if (parser.parseOptionalLParen())
        break;
      if (parser.parseOperandList($(name)Operands) || parser.parseRParen())
        return ::mlir::failure();
      $(name)OperandGroupSizes.push_back($(name)Operands.size() - curSize);
      curSize = $(name)Operands.size();
    } while (succeeded(parser.parseOptionalComma()));
  }
`

const parseRegion = `
  if (parser.parseRegion(*$(name)Region))
    return ::mlir::failure();
`

const parseOptionalRegion = `
  {
     auto parseResult = parser.parseOptionalRegion(*$(name)Region);
     if (parseResult.has_value() && failed(*parseResult))
       return ::mlir::failure();
  }
  if (!$(name)Region->empty()) {
  `

const parseRegionList = `
  {
    std::unique_ptr<::mlir::Region> region;
    auto firstRegionResult = parser.parseOptionalRegion(region);
    if (firstRegionResult.has_value()) {
      if (failed(*firstRegionResult))
        return ::mlir::failure();
      $(name)Regions.emplace_back(std::move(region));

      // Parse any trailing regions.
      while (succeeded(parser.parseOptionalComma())) {
        region = std::make_unique<::mlir::Region>();
        if (parser.parseRegion(*region))
          return ::mlir::failure();
        $(name)Regions.emplace_back(std::move(region));
      }
    }
  }
`

const parseSuccessor = `
  if (parser.parseSuccessor($(name)Successor))
    return ::mlir::failure();
`

const parseSuccessors = `
  {
    ::mlir::Block *succ;
    auto firstSucc = parser.parseOptionalSuccessor(succ);
    if (firstSucc.has_value()) {
      if (failed(*firstSucc))
        return ::mlir::failure();
      $(name)Successors.emplace_back(succ);

      // Parse any trailing successors.
      while (succeeded(parser.parseOptionalComma())) {
        if (parser.parseSuccessor(succ))
          return ::mlir::failure();
        $(name)Successors.emplace_back(succ);
      }
    }
  }
`

const parseAttrDict = `  {
    auto loc = parser.getCurrentLocation();(void)loc;
    if (parser.parseOptionalAttrDict$keyword(result.attributes))
      return ::mlir::failure();
$check  }
`

const verifyParsed = `    if (failed(verifyInherentAttrs(result.name, result.attributes, [&]() {
        return parser.emitError(loc) << "'" << result.name.getStringRef() << "' op ";
      })))
      return ::mlir::failure();
`

const parseTypes = `
  if (parser.parseTypeList($(name)Types))
    return ::mlir::failure();
`

const parseNestedTypes = `
  do {
    if (parser.parseOptionalLParen())
      break;
    if (parser.parseOptionalRParen() &&
        (parser.parseTypeList($(name)Types) || parser.parseRParen()))
      return ::mlir::failure();
  } while (succeeded(parser.parseOptionalComma()));
`

const parseOptionalType = `
  {
    ::mlir::Type optionalType;
    ::mlir::OptionalParseResult parseResult =
                                    parser.parseOptionalType(optionalType);
    if (parseResult.has_value()) {
      if (failed(*parseResult))
        return ::mlir::failure();
      $(name)Types.push_back(optionalType);
    }
  }
`

const parseQualifiedType = `
  if (parser.parseType($(name)RawType))
    return ::mlir::failure();
`

const parseStrippedType = `
  {
    $type type;
    if (parser.parseCustomTypeWithFallback(type))
      return ::mlir::failure();
    $(name)RawType = type;
  }
`

const parseFunctionalType = `
  ::mlir::FunctionType $(inputs)__$(results)_functionType;
  if (parser.parseType($(inputs)__$(results)_functionType))
    return ::mlir::failure();
  $(inputs)Types = $(inputs)__$(results)_functionType.getInputs();
  $(results)Types = $(inputs)__$(results)_functionType.getResults();
`

const customOptionalEnd = `    return ::mlir::success();
  }(); optResult.has_value() && ::mlir::failed(*optResult)) {
    return ::mlir::failure();
  } else if (optResult.has_value()) {
`

const parseClause = `
  if ($(clause)Clause) {
    return parser.emitError(parser.getNameLoc())
          << "` + "`$clause`" + ` clause can appear at most once in the expansion of the "
             "oilist directive";
  }
  $(clause)Clause = true;
`

const flattenOperands = `    for (const auto &subRange : $(name)OperandGroups) {
      $(name)Operands.append(subRange.begin(), subRange.end());
      $(name)OperandGroupSizes.push_back(subRange.size());
    }
`

const flattenTypes = `    for (const auto &subRange : $(name)TypeGroups)
      $(name)Types.append(subRange.begin(), subRange.end());
`

const checkTransformedType = `  for (::mlir::Type type : $(name)Types) {
    (void)type;
    if (!($condition)) {
      return parser.emitError(parser.getNameLoc()) << "'$name' must be $summary, but got " << type;
    }
  }
`

const inferParsedResults = `
  ::llvm::SmallVector<::mlir::Type> inferredReturnTypes;
  if (::mlir::failed($class::inferReturnTypes(parser.getContext(),
      result.location, result.operands,
      result.attributes.getDictionary(parser.getContext()),
      result.getRawProperties(),
      result.regions, inferredReturnTypes)))
    return ::mlir::failure();
  result.addTypes(inferredReturnTypes);
`
