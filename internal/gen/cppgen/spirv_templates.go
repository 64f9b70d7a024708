package cppgen

const spirvWriteResult = `  uint32_t resultID = 0;
  uint32_t resultTypeID = 0;
  if (failed(processType(op.getLoc(), op.getType(), resultTypeID))) {
    return failure();
  }
  operands.push_back(resultTypeID);
  resultID = getNextID();
  valueIDMap[op.getResult()] = resultID;
  operands.push_back(resultID);
`

const spirvWriteOperands = `  for (Value operand : op->getOperands()) {
    auto id = getValueID(operand);
    assert(id && "use before def!");
    operands.push_back(id);
  }
`

const spirvWriteOperand = `  {
    for (auto arg : op.getODSOperands($index)) {
      auto argID = getValueID(arg);
      if (!argID) {
        return emitError(op.getLoc(), "operand #$index has a use before def");
      }
      operands.push_back(argID);
    }
  }
`

// spirvWrite maps kinds of attributes to code that writes them as words of an instruction.
var spirvWrite = [...]string{
	spirvConstant: `    operands.push_back(prepareConstantInt(op.getLoc(), Builder(op).getI32IntegerAttr(static_cast<uint32_t>(::llvm::cast<$(enum)Attr>(attr).getValue()))));
`,
	spirvEnum: `    operands.push_back(static_cast<uint32_t>(::llvm::cast<$(enum)Attr>(attr).getValue()));
`,
	spirvInts: `    for (auto attrElem : llvm::cast<ArrayAttr>(attr)) {
      operands.push_back(static_cast<uint32_t>(llvm::cast<IntegerAttr>(attrElem).getValue().getZExtValue()));
    }
`,
	spirvInt: `    operands.push_back(static_cast<uint32_t>(llvm::cast<IntegerAttr>(attr).getValue().getZExtValue()));
`,
	spirvType: `    uint32_t attrTypeID = 0;
    if (failed(processType(op.getLoc(), llvm::cast<TypeAttr>(attr).getValue(), attrTypeID))) {
      return failure();
    }
    operands.push_back(attrTypeID);
`,
}

const spirvWriteDecorations = `  for (auto attr : op->getAttrs()) {
    if (llvm::is_contained(elidedAttrs, attr.getName())) {      continue;
    }
    if (failed(processDecoration(op.getLoc(), resultID, attr))) {
      return failure();
    }
  }
`

const spirvReadResult = `  {
    if (wordIndex >= words.size()) {
      return emitError(unknownLoc, "expected result type <id> while deserializing $class");
    }
    auto ty = getType(words[wordIndex]);
    if (!ty) {
      return emitError(unknownLoc, "unknown type result <id> : ") << words[wordIndex];
    }
    resultTypes.push_back(ty);
    wordIndex++;
    if (wordIndex >= words.size()) {
      return emitError(unknownLoc, "expected result <id> while deserializing $class");
    }
  }
  valueID = words[wordIndex++];
`

const spirvReadOperand = `  $start {
    auto arg = getValue(words[wordIndex]);
    if (!arg) {
      return emitError(unknownLoc, "unknown result <id> : ") << words[wordIndex];
    }
    operands.push_back(arg);
$next  }
`

// spirvRead maps kinds of attributes to code that reads them from words of an instruction.
var spirvRead = [...]string{
	spirvConstant: `    attributes.push_back(opBuilder.getNamedAttr("$name", opBuilder.getAttr<$(enum)Attr>(static_cast<$enum>(getConstantInt(words[wordIndex++]).getValue().getZExtValue()))));
`,
	spirvEnum: `      attributes.push_back(opBuilder.getNamedAttr("$name", opBuilder.getAttr<$(enum)Attr>(static_cast<$enum>(words[wordIndex++]))));
`,
	spirvInts: `    SmallVector<Attribute, 4> attrListElems;
    while (wordIndex < words.size()) {
      attrListElems.push_back(opBuilder.getI32IntegerAttr(words[wordIndex++]));
    }
    attributes.push_back(opBuilder.getNamedAttr("$name", opBuilder.getArrayAttr(attrListElems)));
`,
	spirvInt: `    attributes.push_back(opBuilder.getNamedAttr("$name", opBuilder.getI32IntegerAttr(words[wordIndex++])));
`,
	spirvType: `    attributes.push_back(opBuilder.getNamedAttr("$name", TypeAttr::get(getType(words[wordIndex++]))));
`,
}

const spirvReadEnd = `  if (wordIndex != words.size()) {
    return emitError(unknownLoc, "found more operands than expected when deserializing $class, only ") << wordIndex << " of " << words.size() << " processed";
  }

`

const spirvReadDecorations = `  if (decorations.count(valueID)) {
    auto attrs = decorations[valueID].getAttrs();
    attributes.append(attrs.begin(), attrs.end());
  }
`

const spirvCreate = `  Location loc = createFileLineColLoc(opBuilder);
  auto op = $class::create(opBuilder, loc, resultTypes, operands, attributes); (void)op;
`

const spirvUnknownOpcode = `  default:
    ;
  }
  auto opcodeString = spirv::stringifyOpcode(opcode);
  if (!opcodeString.empty()) {
    return emitError(unknownLoc, "unhandled deserialization of ") << opcodeString;
  } else {
   return emitError(unknownLoc, "unhandled opcode ") << static_cast<uint32_t>(opcode);
  }
}
`

const spirvExtensionSet = `  if (extensionSetName == "$set") {
    switch (instructionID) {
$cases    default:
      return emitError(unknownLoc, "unhandled deserializations of ") << instructionID << " from extension set " << extensionSetName;
    }
  }
`
