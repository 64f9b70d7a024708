//===- AttrTypeBase.td - Defining attributes and types -----*- tablegen -*-===//
//
// AttrDef and TypeDef, the parameters that they are made of, their builders
// and their traits.
//
//===----------------------------------------------------------------------===//

#ifndef ATTRTYPEBASE_TD
#define ATTRTYPEBASE_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Traits.td"

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

class NativeAttrTrait<string name, code extraAttrDeclaration = [{}],
                      code extraAttrDefinition = [{}]>
    : NativeTrait<name, "Attribute", extraAttrDeclaration,
                  extraAttrDefinition>;
class ParamNativeAttrTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Attribute">;
class GenInternalAttrTrait<string prop> : GenInternalTrait<prop, "Attribute">;
class PredAttrTrait<string descr, Pred pred> : PredTrait<descr, pred>;

class NativeTypeTrait<string name, code extraTypeDeclaration = [{}],
                      code extraTypeDefinition = [{}]>
    : NativeTrait<name, "Type", extraTypeDeclaration, extraTypeDefinition>;
class ParamNativeTypeTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Type">;
class GenInternalTypeTrait<string prop> : GenInternalTrait<prop, "Type">;
class PredTypeTrait<string descr, Pred pred> : PredTrait<descr, pred>;

// Part of the type may change after it was made.
def MutableType : NativeTypeTrait<"IsMutable">;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

// One more `get`. The body returns by `$_get(...)`; without a body it is only
// declared. A string in the dag is a parameter's C++ type, a CArg that with a
// default.
class AttrOrTypeBuilder<dag parameters, code bodyCode = "",
                        string returnTypeStr = ""> {
  dag dagParams = parameters;
  code body = bodyCode;
  // Empty: the entity itself.
  string returnType = returnTypeStr;
  // The context comes from one of the parameters and is not one itself.
  bit hasInferredContextParam = 0;
}

class AttrBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;
class TypeBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;

class AttrOrTypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                           string returnType = "">
    : TypeBuilder<parameters, bodyCode, returnType> {
  let hasInferredContextParam = 1;
}
class AttrBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;
class TypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

class AttrOrTypeDef<string valueType, string name, list<Trait> defTraits,
                    string baseCppClass> {
  string cppBaseClassName = baseCppClass;

  string description = "";

  // The class that holds the parameters, and whether it is written by hand or
  // has a hand-written `construct`.
  string storageClass = name # valueType # "Storage";
  string storageNamespace = "detail";
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;

  // C++ types, or AttrOrTypeParameters, by parameter name.
  dag parameters = (ins);

  list<AttrOrTypeBuilder> builders = ?;
  list<Trait> traits = defTraits;

  // The keyword after `#dialect.` or `!dialect.`.
  string mnemonic = ?;

  // The syntax after the keyword: a declarative format, or implemented in C++. At
  // most one of the two is set.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Generated members.
  bit genAccessors = 1;
  bit skipDefaultBuilders = 0;
  bit genVerifyDecl = 0;
  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];

  // Suggest the mnemonic as a name for aliases.
  bit genMnemonicAlias = 0;

  // Older spelling of hasCustomAssemblyFormat: the bodies of the two methods.
  code parser = ?;
  code printer = ?;
}

// An attribute: a definition, and the constraint that an attribute is it.
class AttrDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::mlir::Attribute">
    : DialectAttr<dialect, CPred<"">, "">,
      AttrOrTypeDef<"Attr", name, traits, baseCppClass> {
  string cppClassName = name # "Attr";

  let storageType = dialect.cppNamespace # "::" # cppClassName;
  let returnType = dialect.cppNamespace # "::" # cppClassName;
  string cppType = dialect.cppNamespace # "::" # cppClassName;

  // Unique over all dialects.
  string attrName = dialect.name # "." # mnemonic;

  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;
  let convertFromStorage = "::llvm::cast<" # cppType # ">($_self)";
}

// An attribute that can be the location of an operation.
class LocationAttrDef<Dialect dialect, string name, list<Trait> traits = []>
    : AttrDef<dialect, name, traits # [NativeAttrTrait<"IsLocation">],
              "::mlir::LocationAttr">;

// A type: a definition, and the constraint that a type is it.
class TypeDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::mlir::Type">
    : DialectType<dialect, CPred<"">, "", name # "Type">,
      AttrOrTypeDef<"Type", name, traits, baseCppClass> {
  string cppClassName = name # "Type";
  string cppType = dialect.cppNamespace # "::" # cppClassName;

  // Unique over all dialects.
  string typeName = dialect.name # "." # mnemonic;

  // Without parameters there is one such type, and a format may leave it out.
  let builderCall = !if(!empty(parameters),
                        "$_builder.getType<" # cppType # ">()", "");
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

class AttrOrTypeParameter<string type, string desc, string accessorType = ""> {
  // Statement that copies `$_self` into `$_dst` by means of `$_allocator`.
  code allocator = ?;
  // Expression that compares `$_lhs` and `$_rhs`; by default `==`.
  code comparator = ?;

  // The type of a parameter in C++, as returned by the accessor, and as stored.
  string cppType = type;
  string cppAccessorType = !if(!empty(accessorType), type, accessorType);
  string cppStorageType = cppType;
  // Expression that makes the accessor's value of the stored one.
  string convertFromStorage = "$_self";

  string summary = desc;
  // How documentation shows the parameter.
  string syntax = ?;

  // Expressions for the textual form, instead of those of the C++ type.
  string parser = ?;
  string printer = ?;

  // Not empty: the parameter may be left out, and this is then its value.
  string defaultValue = "";
}

class AttrParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;
class TypeParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;

// Left out, it is a default-constructed value.
class OptionalParameter<string type, string desc = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = cppStorageType # "()";
}

class DefaultValuedParameter<string type, string value, string desc = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = value;
}

class StringRefParameter<string desc = "", string value = "">
    : AttrOrTypeParameter<"::llvm::StringRef", desc> {
  let cppStorageType = "std::string";
  let defaultValue = value;
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  let printer = [{$_printer.printString($_self);}];
}

// Integers of different widths are different, whatever their values.
class APIntParameter<string desc> : AttrOrTypeParameter<"::llvm::APInt", desc> {
  let comparator =
      "$_lhs.getBitWidth() == $_rhs.getBitWidth() && $_lhs == $_rhs";
}

// Compared by bits, so that NaN is equal to itself.
class APFloatParameter<string desc>
    : AttrOrTypeParameter<"::llvm::APFloat", desc> {
  let comparator = "$_lhs.bitwiseIsEqual($_rhs)";
}

class ArrayRefParameter<string arrayOf, string desc = "">
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
}

class OptionalArrayRefParameter<string arrayOf, string desc = "">
    : OptionalParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  // The sides may be a vector and a view; both are made views.
  let comparator = cppType # "($_lhs) == " # cppType # "($_rhs)";
}

// A class that has a method `allocateInto`.
class SelfAllocationParameter<string type, string desc>
    : AttrOrTypeParameter<type, desc> {
  let allocator = [{$_dst = $_self.allocateInto($_allocator);}];
}

class ArrayRefOfSelfAllocationParameter<string arrayOf, string desc>
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let allocator = [{$_dst = $_allocator.copyInto(
      ::llvm::map_to_vector($_self, [&](const auto &element) {
        return element.allocateInto($_allocator);
      }));}];
}

// The type of a typed attribute. Parsers read it from the `: type` after the
// attribute; if omitted, it is `none` or the result of `typeBuilder`.
class AttributeSelfTypeParameter<string desc,
                                 string derivedType = "::mlir::Type",
                                 string typeBuilder = "">
    : AttrOrTypeParameter<derivedType, desc> {
  let defaultValue = !if(!and(!empty(typeBuilder),
                              !eq(derivedType, "::mlir::Type")),
                         "::mlir::NoneType::get($_ctxt)", typeBuilder);
}

//===----------------------------------------------------------------------===//
// An attribute that is a list of one kind of element
//===----------------------------------------------------------------------===//

class ArrayOfAttr<Dialect dialect, string name, string attrMnemonic,
                  string eltName, list<Trait> traits = []>
    : AttrDef<dialect, name, traits> {
  let parameters = (ins OptionalArrayRefParameter<eltName>:$value);
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";

  let returnType = "::llvm::ArrayRef<" # eltName # ">";
  let convertFromStorage = "$_self.getValue()";
  let constBuilderCall = "$_builder.getAttr<" # name # "Attr>($0)";
}

#endif // ATTRTYPEBASE_TD
