// Types and attributes with every option that their C++ depends on, of two dialects.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

def One_Dialect : Dialect {
  let name = "one";
  let cppNamespace = "::one";
  let useDefaultTypePrinterParser = 1;
}
def Two_Dialect : Dialect {
  let name = "two";
  let cppNamespace = "";
}

class One<string name, list<Trait> traits = []> : TypeDef<One_Dialect, name, traits> {
  let mnemonic = !tolower(name);
}

def Builtin_Like : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, "an integer", "::mlir::IntegerType">;
def Plain : One<"Plain">;
def Shaped : One<"Shaped", [DeclareTypeInterfaceMethods<ShapedTypeInterface, ["hasRank"]>]> {
  let summary = "a shape";
  let description = [{
    It has extents.
      - any number
  }];
  let parameters = (ins ArrayRefParameter<"int64_t", "extents">:$shape, "::mlir::Type":$element_type,
    OptionalParameter<"::mlir::Attribute">:$layout, StringRefParameter<"a name", [{"x"}]>:$name);
  let builders = [
    TypeBuilder<(ins "::mlir::Type":$type, CArg<"int", "1">:$count), [{
      return $_get($_ctxt, {}, type, nullptr, "x");
    }]>,
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$type)>,
    TypeBuilder<(ins "bool":$flag), [{ return $_get($_ctxt, ::mlir::Type(), flag ? 1 : 0); }], "::mlir::Type">,
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int rank();
  }];
  let extraClassDefinition = [{
    int $cppClass::rank() { return 1; }
  }];
}
def Stored : One<"Stored"> {
  let parameters = (ins "int":$value);
  let genStorageClass = 0;
  let genAccessors = 0;
  let skipDefaultBuilders = 1;
  let storageClass = "Elsewhere";
  let storageNamespace = "impl";
  let hasCustomAssemblyFormat = 1;
}
def Custom : One<"Custom"> {
  let parameters = (ins APFloatParameter<"">:$value, Builtin_Like:$type);
  let hasStorageCustomConstructor = 1;
  let assemblyFormat = "`<` struct(params) `>`";
}

def Two_Named : AttrDef<Two_Dialect, "Named", [OpAsmAttrInterface]> {
  let mnemonic = "named";
  let genMnemonicAlias = 1;
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "int":$value);
  let assemblyFormat = "$value";
}
def Two_Alias : AttrDef<Two_Dialect, "Alias"> {
  let mnemonic = "alias";
  let genMnemonicAlias = 1;
}
def Two_Silent : AttrDef<Two_Dialect, "Silent"> {
  let cppBaseClassName = "::two::Base";
  let attrName = "two.without_syntax";
}
def One_Attr : AttrDef<One_Dialect, "Of"> {
  let attrName = "one.of";
  let parameters = (ins "int":$value);
}
