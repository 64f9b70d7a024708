//===- DialectBase.td - What a dialect says of itself ------*- tablegen -*-===//

#ifndef DIALECTBASE_TD
#define DIALECTBASE_TD

include "mlir/IR/Utils.td"

defvar kEmitAccessorPrefix_Raw = 0;
defvar kEmitAccessorPrefix_Both = 1;
defvar kEmitAccessorPrefix_Prefixed = 2;
defvar kEmitRawAttributesFolder = 0;
defvar kEmitFoldAdaptorFolder = 1;

class Dialect {
  // The prefix of every operation, type and attribute.
  string name = ?;

  // Documentation: a one-line summary, and a description in Markdown.
  string summary = ?;
  string description = ?;

  // C++ names of the dialects that must be loaded together with this one.
  list<string> dependentDialects = [];

  // Attributes of this dialect that any operation may carry: `$name`s with
  // their constraints.
  dag discardableAttrs = (ins);

  // Where generated C++ goes. The levels are separated by `::`.
  string cppNamespace = name;

  // Text for the body of the generated class.
  code extraClassDeclaration = "";

  // Hooks that the dialect implements in C++. Each bit declares one.
  bit hasConstantMaterializer = 0;
  bit hasNonDefaultDestructor = 0;
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;
  bit hasOperationInterfaceFallback = 0;

  // Generated dispatch over the mnemonics of the attributes and types.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // The dialect has canonicalization patterns that belong to no operation.
  bit hasCanonicalizer = 0;

  // Operations, types and attributes may be added at run time.
  bit isExtensible = 0;

  // Inherent attributes live in the operation's properties, not in its
  // dictionary of attributes.
  bit usePropertiesForAttributes = 1;

  // Choices in older definitions that no longer have an effect: how accessors are
  // named, and the signature of fold hooks.
  int emitAccessorPrefix = kEmitAccessorPrefix_Prefixed;
  bit useFoldAPI = kEmitFoldAdaptorFolder;
}

#endif // DIALECTBASE_TD
