// A dialect whose operations implement the standard interfaces, infer and refine types,
// have effects, properties, folders and canonicalizations. All of it is in this file.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/Properties.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Types and attributes are parsed and printed by the dialect, which calls what the
// generators wrote for those of definitions.
def Hook_Dialect : Dialect {
  let name = "hook";
  let cppNamespace = "::hook";
  let isExtensible = 1;
  let extraClassDeclaration = [{
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override {
      ::llvm::SMLoc loc = parser.getCurrentLocation();
      ::llvm::StringRef mnemonic;
      ::mlir::Type type;
      ::mlir::OptionalParseResult found = generatedTypeParser(parser, &mnemonic, type);
      if (found.has_value())
        return type;
      if (mnemonic == "twin") {
        if (parser.parseLess() || parser.parseType(type) || parser.parseGreater())
          return {};
        return ::mlir::TupleType::get(getContext(), {type, type});
      }
      parser.emitError(loc) << "the dialect has no type '" << mnemonic << "'";
      return {};
    }
    void printType(::mlir::Type type, ::mlir::DialectAsmPrinter &printer) const override {
      if (::mlir::succeeded(generatedTypePrinter(type, printer)))
        return;
      printer << "other";
    }
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override {
      ::llvm::StringRef mnemonic;
      ::mlir::Attribute attr;
      ::llvm::SMLoc loc = parser.getCurrentLocation();
      ::mlir::OptionalParseResult found = generatedAttributeParser(parser, &mnemonic, type, attr);
      if (found.has_value())
        return attr;
      if (mnemonic == "zero")
        return parser.getBuilder().getI64IntegerAttr(0);
      parser.emitError(loc, "the dialect has no attribute '") << mnemonic << "'";
      return ::mlir::Attribute();
    }
    void printAttribute(::mlir::Attribute attr, ::mlir::DialectAsmPrinter &printer) const override {
      (void)generatedAttributePrinter(attr, printer);
    }
    ::mlir::Operation *materializeConstant(::mlir::OpBuilder &builder, ::mlir::Attribute value, ::mlir::Type type, ::mlir::Location loc) override {
      ::mlir::OperationState state(loc, "hook.const");
      state.addAttribute("value", value);
      state.addTypes(type);
      return builder.create(state);
    }
  }];
}

class Hook_Op<string mnem, list<Trait> traits = []> : Op<Hook_Dialect, mnem, traits>;

def ListType : TypeDef<Hook_Dialect, "List"> {
  let mnemonic = "list";
  let parameters = (ins "::mlir::Type":$element);
  let assemblyFormat = "`<` $element `>`";
}

def RangeAttr : AttrDef<Hook_Dialect, "Range"> {
  let mnemonic = "range";
  let parameters = (ins "int64_t":$low, "int64_t":$high);
  let assemblyFormat = "`<` $low `,` $high `>`";
}

//===-- Diagnostics ---------------------------------------------------------------===//

// Its verifier writes a value of each kind.
def DiagOp : Hook_Op<"diag"> {
  let arguments = (ins I8Attr:$small, I64Attr:$which, Variadic<AnyType>:$xs);
  let results = (outs Variadic<AnyType>:$rs);
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify() {
      int8_t i = getSmall();
      uint8_t u = getSmall();
      int16_t s = getSmall();
      switch (getWhich()) {
      case 0: return emitOpError() << "i8 " << i << " u8 " << u << " i16 " << s;
      case 1: return emitOpError() << "char " << 'c' << " bool " << (i > 0) << " size " << getXs().size();
      case 2: return emitOpError() << "double " << 1.5 << " float " << 0.1f;
      case 3: return emitOpError() << "name " << getOperation()->getName() << " text " << getOperation()->getName().getStringRef();
      case 4: return emitOpError() << "attribute " << getSmallAttr() << " of " << getOperation()->getName();
      case 5: return emitOpError() << "types " << getXs().getTypes() << " results " << getResultTypes();
      case 6: return emitError() << "dictionary " << getOperation()->getAttrDictionary();
      case 7: {
        auto diag = emitWarning("a warning first");
        return emitError("then an error");
      }
      case 8: {
        auto diag = emitOpError("with notes");
        for (auto x : getXs())
          diag.attachNote(x.getLoc()) << "here is " << x.getType();
        return diag;
      }
      case 9: return emitOpError("values ") << static_cast<unsigned>(u) << ", " << int64_t(-1) << ", " << (uint64_t)1 << ", " << std::string("text");
      case 10: {
        std::string text;
        ::llvm::raw_string_ostream os(text);
        os << getSmall() << " " << static_cast<int>(i) << " ";
        getOperation()->getName().print(os);
        return emitOpError(os.str());
      }
      case 11: return emitOpError() << ::llvm::Twine("twine ") + ::llvm::Twine(getXs().size());
      case 12: return emitOpError() << ::llvm::StringRef("abc").drop_front(1) << " " << ::llvm::StringRef("xyz").front();
      case 13: {
        auto diag = emitWarning("only a warning");
        return ::mlir::success();
      }
      default: return ::mlir::success();
      }
    }
  }];
}

//===-- Calls ---------------------------------------------------------------------===//

def CalleeOp : Hook_Op<"callee", [IsolatedFromAbove, NoTerminator, Symbol, DeclareOpInterfaceMethods<CallableOpInterface>]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, OptionalAttr<StrAttr>:$sym_visibility,
      OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name $function_type ($body^)? attr-dict-with-keyword";
  let hasRegionVerifier = 1;
  let extraClassDefinition = [{
    ::mlir::Region *$cppClass::getCallableRegion() { return getBody().empty() ? nullptr : &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> $cppClass::getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> $cppClass::getResultTypes() { return getFunctionType().getResults(); }
    ::llvm::LogicalResult $cppClass::verifyRegions() {
      if (getBody().empty())
        return ::mlir::success();
      if (getBody().getArgumentTypes() != getFunctionType().getInputs())
        return emitOpError("body has ") << getBody().getNumArguments() << " arguments, which do not fit " << getFunctionType();
      for (::mlir::Operation &op : getBody().front())
        if (op.getNumRegions() > 1)
          return op.emitOpError("has too many regions for a callee");
      return ::mlir::success();
    }
  }];
}

def CallOp : Hook_Op<"call", [DeclareOpInterfaceMethods<CallOpInterface>, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$xs,
      OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$rs);
  let assemblyFormat = "$callee `(` $xs `)` attr-dict `:` functional-type($xs, $rs)";
  let extraClassDefinition = [{
    ::mlir::CallInterfaceCallable $cppClass::getCallableForCallee() { return getCalleeAttr(); }
    void $cppClass::setCalleeFromCallable(::mlir::CallInterfaceCallable callee) {
      setCalleeAttr(::llvm::cast<::mlir::FlatSymbolRefAttr>(::llvm::cast<::mlir::SymbolRefAttr>(callee)));
    }
    ::mlir::Operation::operand_range $cppClass::getArgOperands() { return getXs(); }
    ::mlir::MutableOperandRange $cppClass::getArgOperandsMutable() { return getXsMutable(); }
    ::llvm::LogicalResult $cppClass::verifySymbolUses(::mlir::SymbolTableCollection &symbolTable) {
      auto callee = symbolTable.lookupNearestSymbolFrom<CalleeOp>(*this, getCalleeAttr());
      if (!callee)
        return emitOpError() << "'" << getCallee() << "' does not reference a callee";
      if (callee.getArgumentTypes().size() != getNumOperands())
        return emitOpError("passes ") << getNumOperands() << " values to " << callee.getSymName() << ", which takes " << callee.getArgumentTypes().size();
      for (unsigned i = 0, e = callee.getArgumentTypes().size(); i != e; ++i)
        if (getOperand(i).getType() != callee.getArgumentTypes()[i])
          return emitOpError("operand ") << i << " must be " << callee.getArgumentTypes()[i] << ", but is " << getOperand(i).getType();
      if (callee.getResultTypes() != ::llvm::ArrayRef<::mlir::Type>(::llvm::to_vector(getResultTypes())))
{
          auto diag = emitOpError("results do not fit");
          diag.attachNote(callee.getLoc()) << "of this callee";
          return diag;
        }
      return ::mlir::success();
    }
  }];
}

//===-- Loops and regions ---------------------------------------------------------===//

def LoopOp : Hook_Op<"loop", [
    DeclareOpInterfaceMethods<LoopLikeOpInterface, ["getInitsMutable", "getLoopResults", "getRegionIterArgs", "getYieldedValuesMutable"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
    SingleBlock]> {
  let arguments = (ins I32:$count, Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$rs);
  let regions = (region SizedRegion<1>:$body);
  let extraClassDefinition = [{
    ::llvm::SmallVector<::mlir::Region *> $cppClass::getLoopRegions() { return {&getBody()}; }
    ::mlir::Block::BlockArgListType $cppClass::getRegionIterArgs() { return getBody().front().getArguments().drop_front(); }
    std::optional<::mlir::ResultRange> $cppClass::getLoopResults() { return getRs(); }
    std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>> $cppClass::getYieldedValuesMutable() {
      return getBody().front().getTerminator()->getOpOperands();
    }
    ::mlir::OperandRange $cppClass::getEntrySuccessorOperands(::mlir::RegionSuccessor successor) { return getInits(); }
    void $cppClass::getSuccessorRegions(::mlir::RegionBranchPoint point, ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      regions.push_back(::mlir::RegionSuccessor(&getBody(), getRegionIterArgs()));
      regions.push_back(::mlir::RegionSuccessor(getOperation(), getRs()));
    }
  }];
}
def NextOp : Hook_Op<"next", [Terminator, ReturnLike, Pure]> {
  let arguments = (ins Variadic<AnyType>:$xs);
  let assemblyFormat = "($xs^ `:` type($xs))? attr-dict";
}

// The first region is executed in order, the others are graphs.
def KindsOp : Hook_Op<"kinds", [NoTerminator, DeclareOpInterfaceMethods<RegionKindInterface, ["getRegionKind"]>]> {
  let regions = (region VariadicRegion<AnyRegion>:$parts);
  let extraClassDefinition = [{
    ::mlir::RegionKind $cppClass::getRegionKind(unsigned index) {
      return index == 0 ? ::mlir::RegionKind::SSACFG : ::mlir::RegionKind::Graph;
    }
  }];
}

//===-- Types ---------------------------------------------------------------------===//

def ConvertOp : Hook_Op<"convert", [DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x) `to` type($r)";
  let extraClassDefinition = [{
    bool $cppClass::areCastCompatible(::mlir::TypeRange inputs, ::mlir::TypeRange outputs) {
      if (inputs.size() != 1 || outputs.size() != 1)
        return false;
      auto from = ::llvm::dyn_cast<ListType>(inputs.front());
      auto to = ::llvm::dyn_cast<ListType>(outputs[0]);
      return static_cast<bool>(from) == static_cast<bool>(to) && inputs[0] != outputs[0];
    }
  }];
}

def RefineOp : Hook_Op<"refine", [DeclareOpInterfaceMethods<InferTypeOpInterface, ["refineReturnTypes"]>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(::mlir::MLIRContext *context, std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes, ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
        ::llvm::SmallVectorImpl<::mlir::Type> &inferred) {
      inferred.assign({ListType::get(context, operands[0].getType())});
      return ::mlir::success();
    }
    ::llvm::LogicalResult $cppClass::refineReturnTypes(::mlir::MLIRContext *context, std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes, ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
        ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      if (types.size() != 1)
        return ::mlir::emitOptionalError(location, "there are ", types.size(), " results");
      ::mlir::Type wanted = ListType::get(context, operands[0].getType());
      if (!::llvm::isa<::mlir::NoneType>(types[0]) && types[0] != wanted)
        return ::mlir::emitOptionalError(location, "required type ", wanted, " is not ", types[0]);
      types[0] = wanted;
      return ::mlir::success();
    }
  }];
}

//===-- Effects, folders and canonicalizations -------------------------------------===//

def TouchOp : Hook_Op<"touch", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins AnyType:$x, StrAttr:$how);
  let results = (outs AnyType:$r);
  let extraClassDefinition = [{
    void $cppClass::getEffects(::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<::mlir::MemoryEffects::Effect>> &effects) {
      if (getHow() == "read")
        effects.emplace_back(::mlir::MemoryEffects::Read::get(), &getXMutable());
      else if (getHow() == "alloc")
        effects.emplace_back(::mlir::MemoryEffects::Allocate::get(), getOperation()->getOpResult(0), ::mlir::SideEffects::DefaultResource::get());
      else if (getHow() == "write")
        effects.emplace_back(::mlir::MemoryEffects::Write::get(), &getXMutable(), ::mlir::SideEffects::DefaultResource::get());
      else if (getHow() == "any")
        effects.emplace_back(::mlir::MemoryEffects::Free::get());
    }
  }];
}

def ConstOp : Hook_Op<"const", [Pure, ConstantLike, AllTypesMatch<["value", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let hasFolder = 1;
  let assemblyFormat = "$value attr-dict";
  let builders = [
    OpBuilder<(ins "int64_t":$value), [{
      build($_builder, $_state, $_builder.getI64Type(), $_builder.getI64IntegerAttr(value));
    }]>
  ];
  let extraClassDefinition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor) { return getValue(); }
  }];
  let extraClassDeclaration = [{}];
}

// x + n, whose n is a property.
def PlusOp : Hook_Op<"plus", [Pure]> {
  let arguments = (ins I64:$x, I64Prop:$n, UnitProp:$wrap, DefaultValuedProp<StringProp, "\"\"">:$label, OptionalProp<I64Prop>:$limit, ArrayProp<I64Prop>:$steps);
  let results = (outs I64:$r);
  let hasFolder = 1;
  let hasCanonicalizer = 0;
  let hasCanonicalizeMethod = 1;
  let extraClassDefinition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      if (getN() == 0 && getSteps().empty())
        return getX();
      if (getLimit() && *getLimit() < getN()) {
        setN(*getLimit());
        return getR();
      }
      auto x = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>(adaptor.getX());
      if (!x || getWrap())
        return {};
      int64_t sum = x.getValue().getSExtValue() + getN();
      for (int64_t s : getSteps())
        sum += s;
      return ::mlir::IntegerAttr::get(getType(), sum);
    }
    ::llvm::LogicalResult $cppClass::canonicalize(PlusOp op, ::mlir::PatternRewriter &rewriter) {
      if (auto inner = op.getX().getDefiningOp<PlusOp>()) {
        if (inner.getWrap() != op.getWrap())
          return rewriter.notifyMatchFailure(op, "only one wraps");
        ::llvm::SmallVector<int64_t> steps(inner.getSteps());
        ::llvm::append_range(steps, op.getSteps());
        rewriter.replaceOpWithNewOp<PlusOp>(op, op.getType(), inner.getX(), inner.getN() + op.getN(), op.getWrap(), op.getLabel(), op.getLimit(), steps);
        return ::mlir::success();
      }
      if (op.getSteps().size() == 1) {
        rewriter.modifyOpInPlace(op, [&]() {
          op.setN(op.getN() + op.getSteps().front());
          op.setSteps({});
        });
        return ::mlir::success();
      }
      if (op.getLabel() == "split") {
        ::mlir::Location loc = op.getLoc();
        auto one = rewriter.create<PlusOp>(loc, rewriter.getI64Type(), op.getX(), 1, /*wrap=*/false, "half", std::nullopt, ::llvm::ArrayRef<int64_t>{7, 8});
        auto seven = ConstOp::create(rewriter, loc, 7);
        auto touched = rewriter.create<TouchOp>(loc, rewriter.getI64Type(), seven.getR(), "any");
        rewriter.setInsertionPointAfter(touched);
        ::mlir::Value sum = rewriter.create<JoinOp>(loc, ::mlir::ValueRange{one, seven, touched.getR()}).getR();
        rewriter.replaceAllUsesWith(op.getR(), sum);
        rewriter.eraseOp(op);
        return ::mlir::success();
      }
      return ::mlir::failure();
    }
  }];
}

// Its folder has two results, of which the second may not fold.
def JoinOp : Hook_Op<"join", [Pure]> {
  let arguments = (ins Variadic<I64>:$xs);
  let results = (outs I64:$r, I64:$last);
  let hasFolder = 1;
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$xs), [{
      $_state.addOperands(xs);
      $_state.addTypes({$_builder.getI64Type(), $_builder.getI64Type()});
    }]>
  ];
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::fold(FoldAdaptor adaptor, ::llvm::SmallVectorImpl<::mlir::OpFoldResult> &results) {
      int64_t sum = 0;
      for (::mlir::Attribute a : adaptor.getXs()) {
        auto i = ::llvm::dyn_cast_or_null<::mlir::IntegerAttr>(a);
        if (!i)
          return ::mlir::failure();
        sum += i.getInt();
      }
      if (getXs().empty())
        return ::mlir::failure();
      results.push_back(::mlir::IntegerAttr::get(getR().getType(), sum));
      results.push_back(getXs().back());
      return ::mlir::success();
    }
  }];
}
