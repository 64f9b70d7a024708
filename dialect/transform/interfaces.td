//===- TransformInterfaces.td - Interfaces of transform ----*- tablegen -*-===//

#ifndef MICA_TRANSFORM_INTERFACES
#define MICA_TRANSFORM_INTERFACES

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Interfaces of operations
//===----------------------------------------------------------------------===//

class _TransformInterface<string name, list<InterfaceMethod> questions> : OpInterface<name> {
  let cppNamespace = "::mlir::transform";
  let methods = questions;
}

def TransformOpInterface : _TransformInterface<"TransformOpInterface", [
    InterfaceMethod<"Transforms the payload, and says which payload the results have.",
      "::mlir::DiagnosedSilenceableFailure", "apply",
      (ins "::mlir::transform::TransformRewriter &":$rewriter, "::mlir::transform::TransformResults &":$transformResults,
           "::mlir::transform::TransformState &":$state)>,
    InterfaceMethod<"Whether the payload of two operands may overlap although it is consumed.",
      "bool", "allowsRepeatedHandleOperands", (ins), "", "return false;">]> {
  let description = "A step of a program that transforms.";
  let verify = "return ::mlir::transform::detail::verifyTransformOpInterface($_op);";
}

def FindPayloadReplacementOpInterface : _TransformInterface<"FindPayloadReplacementOpInterface", [
    InterfaceMethod<"The operands whose definitions are looked at next.",
      "::llvm::SmallVector<::mlir::Value>", "getNextOperands">]> {
  let description = [{
    An operation of the payload that is passed over when a handle to a replaced operation looks for the operation that
    took its place.
  }];
}

def PatternDescriptorOpInterface : _TransformInterface<"PatternDescriptorOpInterface", [
    InterfaceMethod<"Adds the patterns.", "void", "populatePatterns", (ins "::mlir::RewritePatternSet &":$patterns)>,
    InterfaceMethod<"Adds the patterns, which can depend on the payload.", "void", "populatePatternsWithState",
      (ins "::mlir::RewritePatternSet &":$patterns, "::mlir::transform::TransformState &":$state), "",
      "$_op.populatePatterns(patterns);">]> {
  let description = "An operation in a region that lists rewrite patterns.";
}

def TypeConverterBuilderOpInterface : _TransformInterface<"TypeConverterBuilderOpInterface", [
    InterfaceMethod<"Makes the converter.", "std::unique_ptr<::mlir::TypeConverter>", "getTypeConverter", (ins), "",
      "return std::make_unique<::mlir::TypeConverter>();">,
    StaticInterfaceMethod<"The name of the converter's C++ class.", "StringRef", "getTypeConverterType", (ins), "",
      "return \"TypeConverter\";">,
    InterfaceMethod<"Adds casts between the types before and after the conversion.", "void", "populateTypeMaterializations",
      (ins "::mlir::TypeConverter &":$converter), "", "return;">]> {
  let description = "An operation that stands for a converter of types.";
}

def ConversionPatternDescriptorOpInterface : _TransformInterface<"ConversionPatternDescriptorOpInterface", [
    InterfaceMethod<"Adds the patterns.", "void", "populatePatterns",
      (ins "::mlir::TypeConverter &":$typeConverter, "::mlir::RewritePatternSet &":$patterns)>,
    InterfaceMethod<"Adds operations that are legal or illegal, if that depends on their types.", "void",
      "populateConversionTargetRules",
      (ins "const ::mlir::TypeConverter &":$typeConverter, "::mlir::ConversionTarget &":$conversionTarget), "", "return;">,
    InterfaceMethod<"Makes a converter of types of its own, instead of the one that all patterns share.",
      "std::unique_ptr<::mlir::TypeConverter>", "getTypeConverter", (ins), "", "return nullptr;">,
    InterfaceMethod<"Checks that the patterns can use the shared converter.", "::llvm::LogicalResult", "verifyTypeConverter",
      (ins "TypeConverterBuilderOpInterface":$builder), "", "return success();">]> {
  let description = "An operation in a region that lists patterns of a dialect conversion.";
}

//===----------------------------------------------------------------------===//
// Interfaces of types
//===----------------------------------------------------------------------===//

class TransformTypeInterfaceBase<string name, string object> : TypeInterface<name> {
  let cppNamespace = "::mlir::transform";
  let methods = [InterfaceMethod<"Checks that a value of the type can stand for these objects.",
      "::mlir::DiagnosedSilenceableFailure", "checkPayload",
      (ins "::mlir::Location":$loc, "::mlir::ArrayRef<" # object # ">":$payload)>];
}

def TransformHandleTypeInterface : TransformTypeInterfaceBase<"TransformHandleTypeInterface", "::mlir::Operation *"> {
  let description = "A type of handles to operations of the payload.";
}
def TransformParamTypeInterface : TransformTypeInterfaceBase<"TransformParamTypeInterface", "::mlir::Attribute"> {
  let description = "A type of parameters.";
}
def TransformValueHandleTypeInterface : TransformTypeInterfaceBase<"TransformValueHandleTypeInterface", "::mlir::Value"> {
  let description = "A type of handles to values of the payload.";
}

def Transform_AnyHandleOrParamType : Type<
    Or<[TransformParamTypeInterface.predicate, TransformHandleTypeInterface.predicate,
        TransformValueHandleTypeInterface.predicate]>, "any transform handle or parameter">;
def Transform_AnyHandleType : Type<
    Or<[TransformHandleTypeInterface.predicate, TransformValueHandleTypeInterface.predicate]>, "any transform handle">;

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

// Consumes its operands, and makes its results.
def FunctionalStyleTransformOpTrait : _TransformTrait<"FunctionalStyleTransformOpTrait">;
// Is applied to one operation of the payload after another.
def TransformEachOpTrait : _TransformTrait<"TransformEachOpTrait">;
// Only reads its operands and the payload.
def NavigationTransformOpTrait : _TransformTrait<"NavigationTransformOpTrait">;
// Makes parameters, and reads its operands and the payload.
def ParamProducerTransformOpTrait : _TransformTrait<"ParamProducerTransformOpTrait">;
// Fails if the payload of a handle is lost.
def ReportTrackingListenerFailuresOpTrait : _TransformTrait<"ReportTrackingListenerFailuresOpTrait">;

//===----------------------------------------------------------------------===//
// Families of operations
//===----------------------------------------------------------------------===//

// The verifiers of traits run in this order.
defvar _transformApplies = DeclareOpInterfaceMethods<TransformOpInterface>;
defvar _transformEffects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
defvar _transformWhole = [_transformApplies, _transformEffects];
defvar _transformReports = [ReportTrackingListenerFailuresOpTrait];
defvar _transformConsumes = [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface];
defvar _transformConsumesWhole = _transformConsumes # [_transformApplies];
defvar _transformConsumesEach = _transformConsumes # [TransformOpInterface, TransformEachOpTrait];
defvar _transformEachConsumes = _transformConsumes # [TransformEachOpTrait, TransformOpInterface];
defvar _transformEach = [TransformOpInterface, TransformEachOpTrait, _transformEffects];

defvar _transformed = (outs TransformHandleTypeInterface:$transformed);

class _Transform<string mnemonic, string what, list<Trait> traits, dag takes, dag gives, string form>
    : TransformDialectOp<mnemonic, traits> {
  let summary = what;
  let arguments = takes;
  let results = gives;
  let assemblyFormat = form;
}

// An operation with the type of a function at its end.
class _TransformFunction<string mnemonic, string what, list<Trait> traits, dag takes, dag gives, string form>
    : _Transform<mnemonic, what, traits, takes, gives, form # " attr-dict `:` functional-type(operands, results)">;

// An operation that transforms the payload of its first operand: without results, and with some.
class _TransformTarget<string mnemonic, string what, list<Trait> traits, dag options = (ins),
                       string form = "attr-dict `:` type($target)">
    : _Transform<mnemonic, what, traits, !con((ins TransformHandleTypeInterface:$target), options), (outs),
                 "$target " # form>;
class _TransformTo<string mnemonic, string what, list<Trait> traits, dag gives, dag options = (ins), string form = "">
    : _TransformFunction<mnemonic, what, traits, !con((ins TransformHandleTypeInterface:$target), options), gives,
                         "$target " # form>;

// Operations in lists of patterns. A summary says what the payload has afterwards.
class _TransformPatterns<string mnemonic, string what, dag options = (ins), string form = "",
                         list<string> methods = []>
    : _Transform<"apply_patterns." # mnemonic, what, [DeclareOpInterfaceMethods<PatternDescriptorOpInterface, methods>],
                 options, (outs), form # " attr-dict">;
class _TransformConversions<string mnemonic, string what, dag options = (ins), string form = "",
                            list<string> methods = ["verifyTypeConverter"]>
    : _Transform<"apply_conversion_patterns." # mnemonic, what,
                 [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface, methods>], options, (outs),
                 form # " attr-dict">;

#endif // MICA_TRANSFORM_INTERFACES
