//===- SPIRVAttributes.td - Attributes of spirv ------------*- tablegen -*-===//

#ifndef MICA_SPIRV_ATTRIBUTES
#define MICA_SPIRV_ATTRIBUTES

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class SPIRV_Attr<string attrName, string attrMnemonic> : AttrDef<SPIRV_Dialect, attrName> {
  let mnemonic = attrMnemonic;
}

// An attribute whose text has the names of its parameters.
class _Struct<string name, string mnemonic, dag params> : SPIRV_Attr<name, mnemonic> {
  let parameters = params;
  let assemblyFormat = "`<` struct(params) `>`";
}

class _Optional<string type = "std::optional<int>"> : OptionalParameter<type>;
class _Default<string value, string type = "int"> : DefaultValuedParameter<type, value>;

// How a function is called from outside of the module.
def SPIRV_EntryPointABIAttr : _Struct<"EntryPointABI", "entry_point_abi", (ins
    _Optional<"DenseI32ArrayAttr">:$workgroup_size, _Optional<>:$subgroup_size, _Optional<>:$target_width)>;

def SPIRV_ExtensionArrayAttr : TypedArrayAttrBase<SPIRV_ExtensionAttr, "SPIR-V extension array attribute">;
def SPIRV_CapabilityArrayAttr : TypedArrayAttrBase<SPIRV_CapabilityAttr, "SPIR-V capability array attribute">;

def SPIRV_LinkageAttributesAttr : _Struct<"LinkageAttributes", "linkage_attributes", (ins
    "StringAttr":$linkage_name, "mlir::spirv::LinkageTypeAttr":$linkage_type)>;

// Shapes and types of matrices that a device multiplies.
class _MatrixProperties<string vendor, string size, dag more = (ins)>
    : _Struct<"CooperativeMatrixProperties" # vendor, "coop_matrix_props_" # !tolower(vendor), !con(
        !dag(ins, [size, size, size, "mlir::Type", "mlir::Type", "mlir::Type", "mlir::Type"],
             ["m_size", "n_size", "k_size", "a_type", "b_type", "c_type", "result_type"]),
        more, (ins "mlir::spirv::ScopeAttr":$scope))>;
class _MatrixPropertiesArray<Attr properties, string vendor>
    : TypedArrayAttrBase<properties, "CooperativeMatrixProperties" # vendor # " array attribute">;

def SPIRV_CooperativeMatrixPropertiesKHRAttr : _MatrixProperties<"KHR", "uint32_t", (ins "bool":$acc_sat)>;
def SPIRV_CooperativeMatrixPropertiesNVAttr : _MatrixProperties<"NV", "int">;
def SPIRV_CooperativeMatrixPropertiesKHRArrayAttr
    : _MatrixPropertiesArray<SPIRV_CooperativeMatrixPropertiesKHRAttr, "KHR">;
def SPIRV_CooperativeMatrixPropertiesNVArrayAttr
    : _MatrixPropertiesArray<SPIRV_CooperativeMatrixPropertiesNVAttr, "NV">;

// How a pointer uses a level of the cache.
class _CacheControl<string what, string param>
    : _Struct<"CacheControl" # what # "INTEL", "cache_control_" # !tolower(what) # "_intel",
              !con((ins "unsigned":$cache_level), !dag(ins, ["mlir::spirv::" # what # "CacheControl"], [param]))>;
def SPIRV_CacheControlLoadINTELAttr : _CacheControl<"Load", "load_cache_control">;
def SPIRV_CacheControlStoreINTELAttr : _CacheControl<"Store", "store_cache_control">;

// How much a device has. Where a limit is not written, it is the least that Vulkan requires.
def SPIRV_ResourceLimitsAttr : _Struct<"ResourceLimits", "resource_limits", (ins
    _Default<"16384">:$max_compute_shared_memory_size,
    _Default<"128">:$max_compute_workgroup_invocations,
    _Default<"$_builder.getI32ArrayAttr({128, 128, 64})", "ArrayAttr">:$max_compute_workgroup_size,
    _Default<"32">:$subgroup_size, _Optional<>:$min_subgroup_size, _Optional<>:$max_subgroup_size,
    _Default<"nullptr", "ArrayAttr">:$cooperative_matrix_properties_khr,
    _Default<"nullptr", "ArrayAttr">:$cooperative_matrix_properties_nv)>;

#endif // MICA_SPIRV_ATTRIBUTES
