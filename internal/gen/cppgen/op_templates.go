package cppgen

const opBanner = `
//===----------------------------------------------------------------------===//
// $title
//===----------------------------------------------------------------------===//

`

const attributeNameForIndex = `  assert(index < $n && "invalid attribute index");
  assert(name.getStringRef() == getOperationName() && "invalid operation name");
  assert(name.isRegistered() && "Operation isn't registered, missing a "
        "dependent dialect loading?");
  return name.getAttributeNames()[index];`

const valueRange = `  auto valueRange = $function(index);
  return {std::next($begin, valueRange.first),
           std::next($begin, valueRange.first + valueRange.second)};
`

const nestedOperands = `  auto tblgenTmpOperands = getODSOperands($index);
  auto sizes = $sizes();

  ::llvm::SmallVector<RangeT> tblgenTmpOperandGroups;
  for (int i = 0, e = sizes.size(); i < e; ++i) {
    tblgenTmpOperandGroups.push_back(tblgenTmpOperands.take_front(sizes[i]));
    tblgenTmpOperands = tblgenTmpOperands.drop_front(sizes[i]);
  }
  return tblgenTmpOperandGroups;
`

const sizedSegments = `$sizes

  unsigned start = 0;
  for (unsigned i = 0; i < index; ++i)
    start += sizeAttr[i];
  return {start, sizeAttr[index]};
`

const equalSegments = `  bool isVariadic[] = {$variadic};
  int prevVariadicCount = 0;
  for (unsigned i = 0; i < index; ++i)
    if (isVariadic[i]) ++prevVariadicCount;

  // Calculate how many dynamic values a static variadic operand corresponds to.
  // This assumes all static variadic operands have the same dynamic value count.
  int variadicSize = ($size - $fixed) / $groups;
  // ` + "`index`" + ` passed in as the parameter is the static index which counts each
  // operand (variadic or not) as size 1. So here for each previous static variadic
  // operand, we need to offset by (variadicSize - 1) to get where the dynamic
  // value pack for this static operand starts.
  int start = index + (variadicSize - 1) * prevVariadicCount;
  int size = isVariadic[index] ? variadicSize : 1;
  return {start, size};
`

const attributeRemover = `
    auto attr = getProperties().$name;
    getProperties().$name = {};
    return attr;
`

const optionalSetter = `
    auto &odsProp = getProperties().$name;
    if (attrValue)
      odsProp = $value;
    else
      odsProp = nullptr;
`

const dictionaryRemover = `
return (*this)->removeAttr($attrName);
`

const dictionarySetter = `
    if (attrValue)
      return (*this)->setAttr($attrName, $value);
    (*this)->removeAttr($attrName);
`

const populateProperty = `  if (!properties.$name)
    properties.$name = $value;
`

const populateAttribute = `  if (!attributes.get(attrNames[$index])) {
    attributes.append(attrNames[$index], $value);
  }
`

const attributeInProperties = `
    auto get$camel() const {
      auto &propStorage = this->$name;
      return ::llvm::$cast<$type>(propStorage);
    }
    void set$camel(const $type &propValue) {
      this->$name = propValue;
    }
`

const propertyInProperties = `    $type get$camel() const {
      auto &propStorage = this->$name;
      return $get;
    }
    void set$camel($type propValue) {
      auto &propStorage = this->$name;
      $set;
    }
`

const buildInferred = `
        ::llvm::SmallVector<::mlir::Type, 2> inferredReturnTypes;
        if (::mlir::succeeded($class::inferReturnTypes(odsBuilder.getContext(),
                      odsState.location, odsState.operands,
                      odsState.attributes.getDictionary(odsState.getContext()),
                      odsState.getRawProperties(),
                      odsState.regions, inferredReturnTypes)))
          odsState.addTypes(inferredReturnTypes);
        else
          ::mlir::detail::reportFatalInferReturnTypesError(odsState);
        `

const propertiesFromAttributes = `
  if (!attributes.empty()) {
    ::mlir::OpaqueProperties properties =
      &odsState.getOrAddProperties<$class::Properties>();
    std::optional<::mlir::RegisteredOperationName> info =
      odsState.name.getRegisteredInfo();
    if (failed(info->setOpPropertiesFromAttribute(odsState.name, properties,
        odsState.attributes.getDictionary(odsState.getContext()), nullptr)))
      ::llvm::report_fatal_error("Property conversion failed.");
  }`

const collectiveInferred = `
  ::llvm::SmallVector<::mlir::Type, 2> inferredReturnTypes;
  if (::mlir::succeeded($class::inferReturnTypes(odsBuilder.getContext(),
          odsState.location, operands,
          odsState.attributes.getDictionary(odsState.getContext()),
          odsState.getRawProperties(),
          odsState.regions, inferredReturnTypes))) {`

const findTypeAttribute = `  ::mlir::Attribute typeAttr;
  auto attrName = $(get)AttrName(odsState.name);
  for (auto attr : attributes) {
    if (attr.getName() == attrName) {
      typeAttr = attr.getValue();
      break;
    }
  }
`

const createBody = `  ::mlir::OperationState __state__($location, getOperationName());
  build($builder, __state__$arguments);
  auto __res__ = ::llvm::dyn_cast<$class>($builder.create(__state__));
  assert(__res__ && "builder didn't return the right type");
  return __res__;
`

const addNestedOperands = `  for (::mlir::ValueRange range : $name)
   odsState.addOperands(range);
  {
    ::llvm::SmallVector<int32_t> rangeSegments;
    for (::mlir::ValueRange range : $name)
      rangeSegments.push_back(range.size());
    auto rangeAttr = odsBuilder.getDenseI32ArrayAttr(rangeSegments);
    $set;  }
`
