//===- GPUBase.td - The dialect gpu ------------------------*- tablegen -*-===//

#ifndef MICA_GPU_BASE
#define MICA_GPU_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def GPU_Dialect : Dialect {
  let name = "gpu";
  let cppNamespace = "::mlir::gpu";
  let description = "Kernels, how they are launched, and what they can do on any GPU.";
  let dependentDialects = ["arith::ArithDialect"];
  let discardableAttrs = (ins "::mlir::DenseI32ArrayAttr":$known_block_size,
                              "::mlir::DenseI32ArrayAttr":$known_grid_size,
                              "::mlir::DenseI32ArrayAttr":$known_cluster_size);
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    static StringRef getContainerModuleAttrName() { return "gpu.container_module"; }
    static StringRef getKernelFuncAttrName() { return "gpu.kernel"; }
    static bool isKernel(Operation *op) { return op->hasAttr(getKernelFuncAttrName()); }
    static AddressSpace getWorkgroupAddressSpace() { return AddressSpace::Workgroup; }
    static AddressSpace getPrivateAddressSpace() { return AddressSpace::Private; }
  }];
}

class GPU_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<GPU_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

// An enumeration that is an attribute of the dialect, and not one of integers.
class GPU_I32Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::gpu";
  let genSpecializedAttr = 0;
}

// Cases whose symbols are their names in capitals, and whose words are in small letters. A name that starts
// with NEG is short.
multiclass _Cases<list<string> names> {
  foreach i = !range(names) in
    def names[i] : I32EnumAttrCase<!toupper(!subst("NEG", "NEGATE", names[i])), i,
                                   !tolower(!subst("NEG", "NEGATE", names[i]))>;
}

def GPU_AddressSpaceGlobal : I32EnumAttrCase<"Global", 1, "global">;
def GPU_AddressSpaceWorkgroup : I32EnumAttrCase<"Workgroup", 2, "workgroup">;
def GPU_AddressSpacePrivate : I32EnumAttrCase<"Private", 3, "private">;

def GPU_AddressSpaceEnum : GPU_I32Enum<"AddressSpace", "GPU address space",
    [GPU_AddressSpaceGlobal, GPU_AddressSpaceWorkgroup, GPU_AddressSpacePrivate]>;

def GPU_AddressSpaceAttr : EnumAttr<GPU_Dialect, GPU_AddressSpaceEnum, "address_space"> {
  let assemblyFormat = "`<` $value `>`";
}

def GPU_AsyncToken
    : DialectType<GPU_Dialect, CPred<"::llvm::isa<::mlir::gpu::AsyncTokenType>($_self)">, "async token type">,
      BuildableType<"mlir::gpu::AsyncTokenType::get($_builder.getContext())">;

// A matrix whose elements are spread over the threads of a subgroup.
def IsMMAMatrixTypePred : CPred<"::llvm::isa<::mlir::gpu::MMAMatrixType>($_self)">;
def GPU_MMAMatrix : DialectType<GPU_Dialect, IsMMAMatrixTypePred, "MMAMatrix type">;

class MMAMatrixOf<list<Type> types>
    : ContainerType<AnyTypeOf<types>, IsMMAMatrixTypePred,
                    "::llvm::cast<::mlir::gpu::MMAMatrixType>($_self).getElementType()",
                    "gpu.mma_matrix", "::mlir::gpu::MMAMatrixType">;

defvar _mmaElements = [I8, I32, F16, F32, F64];
def GPU_MMAMemRef : MemRefOf<_mmaElements # [VectorOfRankAndType<[1], _mmaElements>]>;

// What a library for sparse matrices made.
class GPU_SparseHandle<string name, string words>
    : DialectType<GPU_Dialect, CPred<"llvm::isa<::mlir::gpu::" # name # "Type>($_self)">, words # " handle type">,
      BuildableType<"mlir::gpu::" # name # "Type::get($_builder.getContext())">;

def GPU_SparseDnTensorHandle : GPU_SparseHandle<"SparseDnTensorHandle", "dense tensor">;
def GPU_SparseSpGEMMOpHandle : GPU_SparseHandle<"SparseSpGEMMOpHandle", "SpGEMM operation">;
def GPU_SparseSpMatHandle : GPU_SparseHandle<"SparseSpMatHandle", "sparse matrix">;

def GPU_AsyncOpInterface : OpInterface<"AsyncOpInterface"> {
  let description = [{
    An operation that can wait for tokens, and can give one that others wait for. With a
    token of its own it returns before it is done.
  }];
  let cppNamespace = "::mlir::gpu";
  let methods = [
    InterfaceMethod<"The tokens that the operation waits for.", "OperandRange", "getAsyncDependencies", (ins), "",
      "return $_op.getAsyncDependencies();">,
    InterfaceMethod<"Makes the operation wait for one more token.", "void", "addAsyncDependency",
      (ins "Value":$token), "", "::mlir::gpu::addAsyncDependency($_op.getOperation(), token);">,
    InterfaceMethod<"The token of the operation, if it has one.", "Value", "getAsyncToken">,
  ];
}

#endif // MICA_GPU_BASE
