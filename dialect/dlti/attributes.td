//===- DLTIAttrs.td - Attributes of dlti -------------------*- tablegen -*-===//

#ifndef MICA_DLTI_ATTRS
#define MICA_DLTI_ATTRS

include "mlir/Dialect/DLTI/DLTI.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class DLTIAttr<string name, string text, string what, list<Trait> traits = []> : AttrDef<DLTI_Dialect, name, traits> {
  let mnemonic = text;
  let summary = what;
}

def DLTI_DataLayoutEntryAttr : DLTIAttr<"DataLayoutEntry", "dl_entry",
    "An attribute to represent an entry of a data layout specification.", [DataLayoutEntryInterface]> {
  let description = [{
    A type or a name, and an attribute for it: `#dlti.dl_entry<i32, dense<32> : vector<2xi64>>`. In the lists below it is
    written `i32 = dense<32> : vector<2xi64>`.
  }];
  let parameters = (ins "DataLayoutEntryKey":$key, "Attribute":$value);
  let genStorageClass = 0;
  let extraClassDeclaration = [{
    static DataLayoutEntryAttr get(StringAttr key, Attribute value);
    static DataLayoutEntryAttr get(Type key, Attribute value);
    static DataLayoutEntryAttr get(MLIRContext *context, Type key, Attribute value);
  }];
  let hasCustomAssemblyFormat = 1;
}

class _Entries<string name, string text, string what, Trait interface> : DLTIAttr<name, text, what, [interface]> {
  let parameters = (ins ArrayRefParameter<"DataLayoutEntryInterface">:$entries);
  let extraClassDeclaration = "FailureOr<Attribute> query(DataLayoutEntryKey key) const;";
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def DLTI_DataLayoutSpecAttr : _Entries<"DataLayoutSpec", "dl_spec", "An attribute to represent a data layout specification.",
    DataLayoutSpecInterface> {
  let description = [{
    The sizes and alignments of types, and properties with names, for the operation that has it as `dlti.dl_spec`.
    Entries of an operation inside another one replace those with the same keys.

    ```mlir
    module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64, "dlti.endianness" = "big">} {}
    ```
  }];
  let extraClassDeclaration = [{
    FailureOr<Attribute> query(DataLayoutEntryKey key) const;
    DataLayoutSpecAttr combineWith(ArrayRef<DataLayoutSpecInterface> specs) const;
    StringAttr getEndiannessIdentifier(MLIRContext *context) const;
    StringAttr getDefaultMemorySpaceIdentifier(MLIRContext *context) const;
    StringAttr getAllocaMemorySpaceIdentifier(MLIRContext *context) const;
    StringAttr getManglingModeIdentifier(MLIRContext *context) const;
    StringAttr getProgramMemorySpaceIdentifier(MLIRContext *context) const;
    StringAttr getGlobalMemorySpaceIdentifier(MLIRContext *context) const;
    StringAttr getStackAlignmentIdentifier(MLIRContext *context) const;
    StringAttr getFunctionPointerAlignmentIdentifier(MLIRContext *context) const;
    StringAttr getLegalIntWidthsIdentifier(MLIRContext *context) const;
  }];
}

def DLTI_MapAttr : _Entries<"Map", "map", "A mapping of DLTI-information by way of key-value pairs", DLTIQueryInterface> {
  let description = [{
    Anything that is known of a target, by types and names. Maps can be inside of others.

    ```mlir
    #dlti.map<"caches" = #dlti.map<"line" = 128 : i64, "levels" = 2 : i64>, f64 = false>
    ```
  }];
}

def DLTI_TargetSystemSpecAttr : _Entries<"TargetSystemSpec", "target_system_spec",
    "An attribute to represent target system specification.", TargetSystemSpecInterface> {
  let description = [{
    The devices of a system, by name.

    ```mlir
    #dlti.target_system_spec<"host" = #dlti.target_device_spec<"threads" = 16 : i32>>
    ```
  }];
}

def DLTI_TargetDeviceSpecAttr : _Entries<"TargetDeviceSpec", "target_device_spec",
    "An attribute to represent target device specification.", TargetDeviceSpecInterface> {
  let description = "Properties of a device, by name.";
}

def DLTI_FunctionPointerAlignmentAttr : DLTIAttr<"FunctionPointerAlignment", "function_pointer_alignment",
    "An attribute to represent function pointer alignment."> {
  let description = [{
    The alignment of function pointers in bits, and whether it is that of the function:
    `#dlti.function_pointer_alignment<32, function_dependent = false>`.
  }];
  let parameters = (ins "uint64_t":$alignment, "bool":$function_dependent);
  let assemblyFormat = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif // MICA_DLTI_ATTRS
