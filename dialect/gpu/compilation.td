//===- CompilationAttrs.td - Compiled kernels --------------*- tablegen -*-===//

#ifndef MICA_GPU_COMPILATION
#define MICA_GPU_COMPILATION

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/GPU/IR/GPUBase.td"

def GPU_KernelMetadataAttr : GPU_Attr<"KernelMetadata", "kernel_metadata"> {
  let description = [{
    What is known of a compiled kernel:

    ```mlir
    #gpu.kernel_metadata<"kernel", (i32) -> (), metadata = {registers = 10}>
    ```
  }];
  let parameters = (ins
      "StringAttr":$name, "Type":$function_type,
      OptionalParameter<"ArrayAttr", "arguments attributes">:$arg_attrs,
      OptionalParameter<"DictionaryAttr", "metadata dictionary">:$metadata);
  let assemblyFormat = "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`";
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$name, "Type":$functionType,
        CArg<"ArrayAttr", "nullptr">:$argAttrs, CArg<"DictionaryAttr", "nullptr">:$metadata), [{
      return $_get(name.getContext(), name, functionType, argAttrs, metadata);
    }]>,
    AttrBuilderWithInferredContext<(ins "FunctionOpInterface":$kernel,
        CArg<"DictionaryAttr", "nullptr">:$metadata)>,
  ];
  let extraClassDeclaration = [{
    Attribute getAttr(StringRef key) const { return getMetadata() ? getMetadata().get(key) : Attribute(); }
  }];
  let genVerifyDecl = 1;
}

def GPU_KernelTableAttr : GPU_Attr<"KernelTable", "kernel_table"> {
  let description = "The kernels of an object, by name.";
  let parameters = (ins OptionalArrayRefParameter<"KernelMetadataAttr", "array of kernels">:$kernel_table);
  let assemblyFormat = "`<` (`[` qualified($kernel_table)^ `]`)? `>`";
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilder<(ins "ArrayRef<KernelMetadataAttr>":$kernels, CArg<"bool", "false">:$isSorted)>,
  ];
  let extraClassDeclaration = [{
    size_t size() const { return getKernelTable().size(); }
    KernelMetadataAttr lookup(StringRef key) const;
  }];
  let genVerifyDecl = 1;
}

def GPU_ObjectOffload : I32EnumAttrCase<"Offload", 1, "offload">;
def GPU_ObjectISA : I32EnumAttrCase<"Assembly", 2, "assembly">;
def GPU_ObjectBinary : I32EnumAttrCase<"Binary", 3, "bin">;
def GPU_ObjectFatbin : I32EnumAttrCase<"Fatbin", 4, "fatbin">;

def GPU_CompilationTargetEnum : GPU_I32Enum<"CompilationTarget", "GPU compilation format",
    [GPU_ObjectOffload, GPU_ObjectISA, GPU_ObjectBinary, GPU_ObjectFatbin]>;

def GPU_ObjectAttr : GPU_Attr<"Object", "object"> {
  let description = [{
    A compiled module for one target, in a format that is a fat binary if none is named:

    ```mlir
    #gpu.object<#nvvm.target, kernels = #gpu.kernel_table<...>, assembly = "...">
    ```
  }];
  let parameters = (ins
      "Attribute":$target, DefaultValuedParameter<"CompilationTarget", "CompilationTarget::Fatbin">:$format,
      "StringAttr":$object, OptionalParameter<"DictionaryAttr">:$properties,
      OptionalParameter<"KernelTableAttr">:$kernels);
  let assemblyFormat = [{
    `<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)?
    custom<Object>($format, $object) `>`
  }];
  let builders = [
    AttrBuilderWithInferredContext<(ins "Attribute":$target, "CompilationTarget":$format, "StringAttr":$object,
        CArg<"DictionaryAttr", "nullptr">:$properties, CArg<"KernelTableAttr", "nullptr">:$kernels), [{
      return $_get(target.getContext(), target, format, object, properties, kernels);
    }]>,
  ];
  let genVerifyDecl = 1;
}

def GPUObjectArrayAttr : TypedArrayAttrBase<GPU_ObjectAttr, "an array of GPU object attributes">;

def GPU_SelectObjectAttr : GPU_Attr<"SelectObject", "select_object", [OffloadingTranslationAttrTrait]> {
  let description = "Embeds one object of a binary: that of a target, or the one with a number, or the first.";
  let parameters = (ins OptionalParameter<"Attribute", "Target to select for embedding.">:$target);
  let assemblyFormat = "(`<` $target^ `>`)?";
  let genVerifyDecl = 1;
}

#endif // MICA_GPU_COMPILATION
