// What listings.td leaves to C++: the plugin includes it, and mica runs it.

namespace m {
bool isOdd(Attribute attr) {
  auto n = llvm::dyn_cast<IntegerAttr>(attr);
  return n && n.getInt() % 2 != 0;
}
LogicalResult WideAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError, Type type, APInt value) {
  if (value.getBitWidth() > 64)
    return emitError() << "too wide";
  return success();
}
IntegerType ManyBuildersType::get(MLIRContext *context, unsigned n, bool b) {
  return IntegerType::get(context, n);
}
static ParseResult parseFoo(AsmParser &parser, int &foo) { return parser.parseInteger(foo); }
static void printFoo(AsmPrinter &printer, int foo) { printer << foo; }
static ParseResult parseBar(AsmParser &parser, int &bar, int foo) {
  if (parser.parsePlus() || parser.parseInteger(bar))
    return failure();
  bar += foo;
  return success();
}
static void printBar(AsmPrinter &printer, int bar, int foo) { printer << " + " << bar - foo; }
static ParseResult parseLit(AsmParser &parser, int &bar, int what) {
  if (parser.parseKeyword("n" + std::to_string(what)))
    return failure();
  return parser.parseInteger(bar);
}
static void printLit(AsmPrinter &printer, int bar, int what) { printer << "n" << what << " " << bar; }
void DeclaredOp::build(OpBuilder &builder, OperationState &state, float val) {
  state.addAttribute("attr", builder.getF32FloatAttr(val));
}
}
