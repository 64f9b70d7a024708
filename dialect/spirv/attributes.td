//===- SPIRVAttributes.td - Attributes of spirv ------------*- tablegen -*-===//

#ifndef MICA_SPIRV_ATTRIBUTES
#define MICA_SPIRV_ATTRIBUTES

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class SPIRV_Attr<string attrName, string attrMnemonic> : AttrDef<SPIRV_Dialect, attrName> {
  let mnemonic = attrMnemonic;
}

// An attribute whose text has the names of its parameters.
class _SpvStruct<string name, string mnemonic, dag params> : SPIRV_Attr<name, mnemonic> {
  let parameters = params;
  let assemblyFormat = "`<` struct(params) `>`";
}

class _SpvOptional<string type = "std::optional<int>"> : OptionalParameter<type>;
class _SpvDefault<string value, string type = "int"> : DefaultValuedParameter<type, value>;

// How a function is called from outside of the module.
def SPIRV_EntryPointABIAttr : _SpvStruct<"EntryPointABI", "entry_point_abi", (ins
    _SpvOptional<"DenseI32ArrayAttr">:$workgroup_size, _SpvOptional<>:$subgroup_size, _SpvOptional<>:$target_width)>;

def SPIRV_ExtensionArrayAttr : TypedArrayAttrBase<SPIRV_ExtensionAttr, "SPIR-V extension array attribute">;
def SPIRV_CapabilityArrayAttr : TypedArrayAttrBase<SPIRV_CapabilityAttr, "SPIR-V capability array attribute">;

def SPIRV_LinkageAttributesAttr : _SpvStruct<"LinkageAttributes", "linkage_attributes", (ins
    "StringAttr":$linkage_name, "mlir::spirv::LinkageTypeAttr":$linkage_type)>;

// Shapes and types of matrices that a device multiplies.
class _SpvMatrixProperties<string vendor, string size, dag more = (ins)>
    : _SpvStruct<"CooperativeMatrixProperties" # vendor, "coop_matrix_props_" # !tolower(vendor), !con(
        !dag(ins, [size, size, size, "mlir::Type", "mlir::Type", "mlir::Type", "mlir::Type"],
             ["m_size", "n_size", "k_size", "a_type", "b_type", "c_type", "result_type"]),
        more, (ins "mlir::spirv::ScopeAttr":$scope))>;
class _SpvMatrixPropertiesArray<Attr properties, string vendor>
    : TypedArrayAttrBase<properties, "CooperativeMatrixProperties" # vendor # " array attribute">;

def SPIRV_CooperativeMatrixPropertiesKHRAttr : _SpvMatrixProperties<"KHR", "uint32_t", (ins "bool":$acc_sat)>;
def SPIRV_CooperativeMatrixPropertiesNVAttr : _SpvMatrixProperties<"NV", "int">;
def SPIRV_CooperativeMatrixPropertiesKHRArrayAttr
    : _SpvMatrixPropertiesArray<SPIRV_CooperativeMatrixPropertiesKHRAttr, "KHR">;
def SPIRV_CooperativeMatrixPropertiesNVArrayAttr
    : _SpvMatrixPropertiesArray<SPIRV_CooperativeMatrixPropertiesNVAttr, "NV">;

// How a pointer uses a level of the cache.
class _SpvCacheControl<string what, string param>
    : _SpvStruct<"CacheControl" # what # "INTEL", "cache_control_" # !tolower(what) # "_intel",
              !con((ins "unsigned":$cache_level), !dag(ins, ["mlir::spirv::" # what # "CacheControl"], [param]))>;
def SPIRV_CacheControlLoadINTELAttr : _SpvCacheControl<"Load", "load_cache_control">;
def SPIRV_CacheControlStoreINTELAttr : _SpvCacheControl<"Store", "store_cache_control">;

// How much a device has. Where a limit is not written, it is the least that Vulkan requires.
def SPIRV_ResourceLimitsAttr : _SpvStruct<"ResourceLimits", "resource_limits", (ins
    _SpvDefault<"16384">:$max_compute_shared_memory_size,
    _SpvDefault<"128">:$max_compute_workgroup_invocations,
    _SpvDefault<"$_builder.getI32ArrayAttr({128, 128, 64})", "ArrayAttr">:$max_compute_workgroup_size,
    _SpvDefault<"32">:$subgroup_size, _SpvOptional<>:$min_subgroup_size, _SpvOptional<>:$max_subgroup_size,
    _SpvDefault<"nullptr", "ArrayAttr">:$cooperative_matrix_properties_khr,
    _SpvDefault<"nullptr", "ArrayAttr">:$cooperative_matrix_properties_nv)>;

#endif // MICA_SPIRV_ATTRIBUTES
