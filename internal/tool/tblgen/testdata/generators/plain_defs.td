// Types and attributes with C++ syntax: storage, builders, verifiers, dispatch.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
  let cppNamespace = "::d";
  let isExtensible = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def IntegerKind : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, "an integer", "::mlir::IntegerType">;

def Stored : TypeDef<D, "Stored"> {
  let mnemonic = "stored";
  let parameters = (ins "int":$value, ArrayRefParameter<"int64_t">:$extents, StringRefParameter<>:$name,
    OptionalParameter<"::mlir::Attribute">:$layout);
  let builders = [
    TypeBuilder<(ins "int":$value, CArg<"int", "1">:$count), [{
      if (count == 0)
        value = 0;
      return $_get($_ctxt, value, {}, "x", nullptr);
    }]>,
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$type)>,
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDefinition = [{
    int $cppClass::rank() { return 1; }
  }];
}
def Constrained : TypeDef<D, "Constrained"> {
  let mnemonic = "constrained";
  let parameters = (ins IntegerKind:$kind);
  let hasCustomAssemblyFormat = 1;
  let hasStorageCustomConstructor = 1;
}
def Silent : TypeDef<D, "Silent"> {
  let typeName = "d.silent";
}
def Single : TypeDef<D, "Single"> {
  let mnemonic = "single";
}

def Float : AttrDef<D, "Float"> {
  let mnemonic = "float";
  let genMnemonicAlias = 1;
  let parameters = (ins APFloatParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
  let hasCustomAssemblyFormat = 1;
}
def Elsewhere : AttrDef<D, "Elsewhere"> {
  let attrName = "d.elsewhere";
  let parameters = (ins "int":$value);
  let genStorageClass = 0;
}
