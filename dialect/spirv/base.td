//===- SPIRVBase.td - Enumerations, types and classes ------*- tablegen -*-===//

#ifndef MICA_SPIRV_BASE
#define MICA_SPIRV_BASE

include "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def SPIRV_Dialect : Dialect {
  let name = "spirv";
  let summary = "The instructions and types of SPIR-V.";
  let description = [{
    SPIR-V is the binary form of shaders and kernels for Vulkan, OpenGL and OpenCL. An operation of the
    dialect is an instruction with the same name, and a case of an enumeration has the number of the format.
  }];
  let cppNamespace = "::mlir::spirv";
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerTypes();
    static std::string getAttributeName(Decoration decoration);
    Attribute parseAttribute(DialectAsmParser &parser, Type type) const override;
    void printAttribute(Attribute attr, DialectAsmPrinter &printer) const override;
  }];
}

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class SPIRV_BitEnum<string name, string description, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::spirv";
}
class SPIRV_BitEnumAttr<string name, string description, string mnemonic, list<BitEnumAttrCaseBase> cases>
    : EnumAttr<SPIRV_Dialect, SPIRV_BitEnum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

class SPIRV_I32Enum<string name, string description, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::spirv";
}
class SPIRV_I32EnumAttr<string name, string description, string mnemonic, list<I32EnumAttrCase> cases>
    : EnumAttr<SPIRV_Dialect, SPIRV_I32Enum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// A field that only cases with needs have.
class _SpvWhen<list<Availability> needs> {
  list<Availability> availability = needs;
}

//===----------------------------------------------------------------------===//
// Versions, extensions and capabilities
//===----------------------------------------------------------------------===//

foreach i = !range(7) in
  def SPIRV_V_1_#i : I32EnumAttrCase<"V_1_" # i, i, "v1." # i>;

def SPIRV_VersionAttr : SPIRV_I32EnumAttr<"Version", "valid SPIR-V version", "version",
    !foreach(i, !range(7), !cast<I32EnumAttrCase>("SPIRV_V_1_" # i))>;

class MinVersion<I32EnumAttrCase min> : MinVersionBase<"QueryMinVersionInterface", SPIRV_VersionAttr, min> {
  let cppNamespace = "::mlir::spirv";
  let interfaceDescription = "An operation that the versions before `getMinVersion` do not have.";
}
class MaxVersion<I32EnumAttrCase max> : MaxVersionBase<"QueryMaxVersionInterface", SPIRV_VersionAttr, max> {
  let cppNamespace = "::mlir::spirv";
  let interfaceDescription = "An operation that the versions after `getMaxVersion` do not have.";
}

// One of the cases of an enumeration.
class _SpvOneOf<string kind, string query, list<I32EnumAttrCase> cases> : Availability {
  let cppNamespace = "::mlir::spirv";
  let interfaceName = "Query" # kind # "Interface";
  let interfaceDescription = "An operation that needs one case of each list of `" # query # "`.";
  let queryFnRetType = "::llvm::SmallVector<" # instanceType # ", 1>";
  let queryFnName = query;
  let mergeAction = !if(!empty(cases), "", "$overall.push_back($instance)");
  let initializer = "{}";
  let instanceType = "::llvm::ArrayRef<::mlir::spirv::" # kind # ">";
  let instancePreparation = !if(!empty(cases), "", "static const ::mlir::spirv::" # kind # " ref[] = {"
      # !interleave(!foreach(c, cases, "::mlir::spirv::" # kind # "::" # c.symbol), ", ") # "};");
  let instance = "ref";
}
class Extension<list<I32EnumAttrCase> extensions> : _SpvOneOf<"Extension", "getExtensions", extensions>;
class Capability<list<I32EnumAttrCase> capabilities> : _SpvOneOf<"Capability", "getCapabilities", capabilities>;

class SPIRVOpInterface<string name> : OpInterface<name> {
  let cppNamespace = "::mlir::spirv";
}
class _SpvQuery<Availability need, string scope = ""> : SPIRVOpInterface<need.interfaceName> {
  let methods = [InterfaceMethod<"", scope # need.queryFnRetType, need.queryFnName>];
}
def QueryMinVersionInterface : _SpvQuery<MinVersion<SPIRV_V_1_0>, "::">;
def QueryMaxVersionInterface : _SpvQuery<MaxVersion<SPIRV_V_1_0>, "::">;
def QueryExtensionInterface : _SpvQuery<Extension<[]>>;
def QueryCapabilityInterface : _SpvQuery<Capability<[]>>;

// Extensions of a vendor, with the values from `first` on.
class _SpvVendor<string name, int first, list<string> extensions> {
  int value = first;
  list<string> cases = !foreach(e, extensions, "SPV_" # name # "_" # e);
}

defvar _spvExtensions = [
  _SpvVendor<"KHR", 0, ["16bit_storage", "8bit_storage", "device_group", "float_controls", "physical_storage_buffer",
    "multiview", "no_integer_wrap_decoration", "post_depth_coverage", "shader_atomic_counter_ops", "shader_ballot",
    "shader_clock", "shader_draw_parameters", "storage_buffer_storage_class", "subgroup_vote", "variable_pointers",
    "vulkan_memory_model", "expect_assume", "integer_dot_product", "bit_instructions", "fragment_shading_rate",
    "workgroup_memory_explicit_layout", "ray_query", "ray_tracing", "subgroup_uniform_control_flow", "linkonce_odr",
    "fragment_shader_barycentric", "ray_cull_mask", "uniform_group_instructions", "subgroup_rotate", "non_semantic_info",
    "terminate_invocation", "cooperative_matrix", "bfloat16"]>,
  _SpvVendor<"EXT", 1000, ["demote_to_helper_invocation", "descriptor_indexing", "fragment_fully_covered",
    "fragment_invocation_density", "fragment_shader_interlock", "physical_storage_buffer", "shader_stencil_export",
    "shader_viewport_index_layer", "shader_atomic_float_add", "shader_atomic_float_min_max", "shader_image_int64",
    "shader_atomic_float16_add", "mesh_shader", "replicated_composites"]>,
  _SpvVendor<"ARM", 6000, ["tensors", "graph"]>,
  _SpvVendor<"AMD", 2000, ["gpu_shader_half_float_fetch", "shader_ballot", "shader_explicit_vertex_parameter",
    "shader_fragment_mask", "shader_image_load_store_lod", "texture_gather_bias_lod",
    "shader_early_and_late_fragment_tests"]>,
  _SpvVendor<"GOOGLE", 3000, ["decorate_string", "hlsl_functionality1", "user_type"]>,
  _SpvVendor<"INTEL", 4000, ["device_side_avc_motion_estimation", "media_block_io", "shader_integer_functions2",
    "subgroups"]>,
  _SpvVendor<"INTEL", 4007, ["vector_compute"]>,
  _SpvVendor<"INTEL", 4004, ["float_controls2", "function_pointers", "inline_assembly"]>,
  _SpvVendor<"INTEL", 4008, ["variable_length_array", "fpga_memory_attributes"]>,
  _SpvVendor<"INTEL", 4012, ["unstructured_loop_controls", "fpga_loop_controls"]>,
  _SpvVendor<"INTEL", 4010, ["arbitrary_precision_integers", "arbitrary_precision_floating_point"]>,
  _SpvVendor<"INTEL", 4014, ["kernel_attributes", "fpga_memory_accesses", "fpga_cluster_attributes", "loop_fuse",
    "fpga_buffer_location", "arbitrary_precision_fixed_point", "usm_storage_classes", "io_pipes"]>,
  _SpvVendor<"ALTERA", 4022, ["blocking_pipes"]>,
  _SpvVendor<"INTEL", 4023, ["fpga_reg", "long_constant_composite", "optnone", "debug_module", "fp_fast_math_mode",
    "memory_access_aliasing", "split_barrier"]>,
  _SpvVendor<"INTEL", 4031, ["bfloat16_conversion", "cache_controls", "tensor_float32_conversion"]>,
  _SpvVendor<"NV", 5000, ["compute_shader_derivatives", "cooperative_matrix", "fragment_shader_barycentric",
    "geometry_shader_passthrough"]>,
  _SpvVendor<"NV", 5005, ["ray_tracing", "sample_mask_override_coverage", "shader_image_footprint", "shader_sm_builtins",
    "shader_subgroup_partitioned", "shading_rate", "stereo_view_rendering", "viewport_array2", "bindless_texture",
    "ray_tracing_motion_blur"]>,
  _SpvVendor<"NVX", 5015, ["multiview_per_view_attributes"]>];

foreach vendor = _spvExtensions in
  foreach i = !range(vendor.cases) in
    def vendor.cases[i] : I32EnumAttrCase<vendor.cases[i], !add(vendor.value, i)>;

def SPIRV_ExtensionAttr : SPIRV_I32EnumAttr<"Extension", "supported SPIR-V extensions", "ext",
    !foldl([]<I32EnumAttrCase>, _spvExtensions, all, vendor, all # !foreach(c, vendor.cases, !cast<I32EnumAttrCase>(c)))>;

// Needs by their names, without the prefixes of the records, and by versions such as "1.3".
class _SpvSince<string version> {
  list<Availability> needs = !if(!empty(version), []<Availability>,
      [MinVersion<!cast<I32EnumAttrCase>("SPIRV_V_" # !subst(".", "_", version))>]);
}
class _SpvUntil<string version> {
  list<Availability> needs = !if(!empty(version), []<Availability>,
      [MaxVersion<!cast<I32EnumAttrCase>("SPIRV_V_" # !subst(".", "_", version))>]);
}
class _SpvAnExtension<list<string> names> {
  list<Availability> needs = !if(!empty(names), []<Availability>,
      [Extension<!foreach(n, names, !cast<I32EnumAttrCase>("SPV_" # n))>]);
}
class _SpvACapability<list<string> names> {
  list<I32EnumAttrCase> cases = !foreach(n, names, !cast<I32EnumAttrCase>("SPIRV_C_" # n));
  list<Availability> needs = !if(!empty(names), []<Availability>, [Capability<cases>]);
}

// Capabilities with the values from `first` on, which imply others and need one of the extensions.
class _SpvImplying<int first, list<string> names, list<string> capabilities = [], list<string> extensions = [],
                   string since = ""> {
  int value = first;
  list<string> cases = names;
  list<string> implied = capabilities;
  list<Availability> needs = _SpvAnExtension<extensions>.needs # _SpvSince<since>.needs;
}
class _SpvImplies<list<I32EnumAttrCase> capabilities> {
  list<I32EnumAttrCase> implies = capabilities;
}

defvar _spvFirstCapabilities = [
  _SpvImplying<0, ["Matrix"]>,
  _SpvImplying<4, ["Addresses", "Linkage", "Kernel"]>,
  _SpvImplying<9, ["Float16", "Float64", "Int64"]>,
  _SpvImplying<18, ["Groups"], extensions=["AMD_shader_ballot"]>,
  _SpvImplying<22, ["Int16"]>,
  _SpvImplying<39, ["Int8"]>,
  _SpvImplying<43, ["Sampled1D"]>,
  _SpvImplying<46, ["SampledBuffer"]>,
  _SpvImplying<61, ["GroupNonUniform"], since="1.3">,
  _SpvImplying<69, ["ShaderLayer", "ShaderViewportIndex"], since="1.5">,
  _SpvImplying<71, ["UniformDecoration"], since="1.6">,
  _SpvImplying<4423, ["SubgroupBallotKHR"], extensions=["KHR_shader_ballot"]>,
  _SpvImplying<4431, ["SubgroupVoteKHR"], extensions=["KHR_subgroup_vote"]>,
  _SpvImplying<4433, ["StorageBuffer16BitAccess"], extensions=["KHR_16bit_storage"]>,
  _SpvImplying<4435, ["StoragePushConstant16", "StorageInputOutput16"], extensions=["KHR_16bit_storage"]>,
  _SpvImplying<4437, ["DeviceGroup"], extensions=["KHR_device_group"]>,
  _SpvImplying<4445, ["AtomicStorageOps"], extensions=["KHR_shader_atomic_counter_ops"]>,
  _SpvImplying<4447, ["SampleMaskPostDepthCoverage"], extensions=["KHR_post_depth_coverage"]>,
  _SpvImplying<4448, ["StorageBuffer8BitAccess"], extensions=["KHR_8bit_storage"]>,
  _SpvImplying<4450, ["StoragePushConstant8"], extensions=["KHR_8bit_storage"]>,
  _SpvImplying<4464, ["DenormPreserve", "DenormFlushToZero", "SignedZeroInfNanPreserve", "RoundingModeRTE",
      "RoundingModeRTZ"], extensions=["KHR_float_controls"]>,
  _SpvImplying<5282, ["ImageFootprintNV"], extensions=["NV_shader_image_footprint"]>,
  _SpvImplying<5284, ["FragmentBarycentricKHR"], extensions=["KHR_fragment_shader_barycentric",
      "NV_fragment_shader_barycentric"]>];

// This one is listed before one that it implies.
defvar _spvMeshCapability = [_SpvImplying<5283, ["MeshShadingEXT"], ["Shader"], ["EXT_mesh_shader"]>];

defvar _spvOtherCapabilities = [
  _SpvImplying<5288, ["ComputeDerivativeGroupQuadsNV"], extensions=["NV_compute_shader_derivatives"]>,
  _SpvImplying<5297, ["GroupNonUniformPartitionedNV"], extensions=["NV_shader_subgroup_partitioned"]>,
  _SpvImplying<5345, ["VulkanMemoryModel", "VulkanMemoryModelDeviceScope"], since="1.5">,
  _SpvImplying<5350, ["ComputeDerivativeGroupLinearNV"], extensions=["NV_compute_shader_derivatives"]>,
  _SpvImplying<5390, ["BindlessTextureNV"], extensions=["NV_bindless_texture"]>,
  _SpvImplying<5568, ["SubgroupShuffleINTEL", "SubgroupBufferBlockIOINTEL", "SubgroupImageBlockIOINTEL"],
      extensions=["INTEL_subgroups"]>,
  _SpvImplying<5579, ["SubgroupImageMediaBlockIOINTEL"], extensions=["INTEL_media_block_io"]>,
  _SpvImplying<5582, ["RoundToInfinityINTEL", "FloatingPointModeINTEL"], extensions=["INTEL_float_controls2"]>,
  _SpvImplying<5603, ["FunctionPointersINTEL", "IndirectReferencesINTEL"], extensions=["INTEL_function_pointers"]>,
  _SpvImplying<5606, ["AsmINTEL"], extensions=["INTEL_inline_assembly"]>,
  _SpvImplying<5612, ["AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT"], extensions=["EXT_shader_atomic_float_min_max"]>,
  _SpvImplying<5616, ["AtomicFloat16MinMaxEXT"], extensions=["EXT_shader_atomic_float_min_max"]>,
  _SpvImplying<5619, ["VectorAnyINTEL"], extensions=["INTEL_vector_compute"]>,
  _SpvImplying<5629, ["ExpectAssumeKHR"], extensions=["KHR_expect_assume"]>,
  _SpvImplying<5696, ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL",
      "SubgroupAvcMotionEstimationChromaINTEL"], extensions=["INTEL_device_side_avc_motion_estimation"]>,
  _SpvImplying<5817, ["VariableLengthArrayINTEL"], extensions=["INTEL_variable_length_array"]>,
  _SpvImplying<5821, ["FunctionFloatControlINTEL"], extensions=["INTEL_float_controls2"]>,
  _SpvImplying<5824, ["FPGAMemoryAttributesINTEL"], extensions=["INTEL_fpga_memory_attributes"]>,
  _SpvImplying<5844, ["ArbitraryPrecisionIntegersINTEL"], extensions=["INTEL_arbitrary_precision_integers"]>,
  _SpvImplying<5845, ["ArbitraryPrecisionFloatingPointINTEL"], extensions=["INTEL_arbitrary_precision_floating_point"]>,
  _SpvImplying<5886, ["UnstructuredLoopControlsINTEL"], extensions=["INTEL_unstructured_loop_controls"]>,
  _SpvImplying<5888, ["FPGALoopControlsINTEL"], extensions=["INTEL_fpga_loop_controls"]>,
  _SpvImplying<5892, ["KernelAttributesINTEL"], extensions=["INTEL_kernel_attributes"]>,
  _SpvImplying<5897, ["FPGAKernelAttributesINTEL"], extensions=["INTEL_kernel_attributes"]>,
  _SpvImplying<5898, ["FPGAMemoryAccessesINTEL"], extensions=["INTEL_fpga_memory_accesses"]>,
  _SpvImplying<5904, ["FPGAClusterAttributesINTEL"], extensions=["INTEL_fpga_cluster_attributes"]>,
  _SpvImplying<5906, ["LoopFuseINTEL"], extensions=["INTEL_loop_fuse"]>,
  _SpvImplying<5910, ["MemoryAccessAliasingINTEL"], extensions=["INTEL_memory_access_aliasing"]>,
  _SpvImplying<5920, ["FPGABufferLocationINTEL"], extensions=["INTEL_fpga_buffer_location"]>,
  _SpvImplying<5922, ["ArbitraryPrecisionFixedPointINTEL"], extensions=["INTEL_arbitrary_precision_fixed_point"]>,
  _SpvImplying<5935, ["USMStorageClassesINTEL"], extensions=["INTEL_usm_storage_classes"]>,
  _SpvImplying<5943, ["IOPipesINTEL"], extensions=["INTEL_io_pipes"]>,
  _SpvImplying<5945, ["BlockingPipesALTERA"], extensions=["ALTERA_blocking_pipes"]>,
  _SpvImplying<5948, ["FPGARegINTEL"], extensions=["INTEL_fpga_reg"]>,
  _SpvImplying<6016, ["DotProductInputAll"], extensions=["KHR_integer_dot_product"], since="1.6">,
  _SpvImplying<6018, ["DotProductInput4x8BitPacked", "DotProduct"], extensions=["KHR_integer_dot_product"], since="1.6">,
  _SpvImplying<6020, ["RayCullMaskKHR"], extensions=["KHR_ray_cull_mask"]>,
  _SpvImplying<6022, ["CooperativeMatrixKHR"], extensions=["KHR_cooperative_matrix"], since="1.6">,
  _SpvImplying<6024, ["ReplicatedCompositesEXT"], extensions=["EXT_replicated_composites"], since="1.0">,
  _SpvImplying<6025, ["BitInstructions"], extensions=["KHR_bit_instructions"]>,
  _SpvImplying<6033, ["AtomicFloat32AddEXT", "AtomicFloat64AddEXT"], extensions=["EXT_shader_atomic_float_add"]>,
  _SpvImplying<6089, ["LongConstantCompositeINTEL"], extensions=["INTEL_long_constant_composite"]>,
  _SpvImplying<6094, ["OptNoneINTEL"], extensions=["INTEL_optnone"]>,
  _SpvImplying<6095, ["AtomicFloat16AddEXT"], extensions=["EXT_shader_atomic_float16_add"]>,
  _SpvImplying<6114, ["DebugInfoModuleINTEL"], extensions=["INTEL_debug_module"]>,
  _SpvImplying<6141, ["SplitBarrierINTEL"], extensions=["INTEL_split_barrier"]>,
  _SpvImplying<6400, ["GroupUniformArithmeticKHR"], extensions=["KHR_uniform_group_instructions"]>,
  _SpvImplying<1, ["Shader"], ["Matrix"]>,
  _SpvImplying<7, ["Vector16", "Float16Buffer"], ["Kernel"]>,
  _SpvImplying<12, ["Int64Atomics"], ["Int64"]>,
  _SpvImplying<13, ["ImageBasic"], ["Kernel"]>,
  _SpvImplying<17, ["Pipes"], ["Kernel"]>,
  _SpvImplying<19, ["DeviceEnqueue", "LiteralSampler"], ["Kernel"]>,
  _SpvImplying<38, ["GenericPointer"], ["Addresses"]>,
  _SpvImplying<44, ["Image1D"], ["Sampled1D"]>,
  _SpvImplying<47, ["ImageBuffer"], ["SampledBuffer"]>,
  _SpvImplying<59, ["NamedBarrier"], ["Kernel"], since="1.1">,
  _SpvImplying<62, ["GroupNonUniformVote", "GroupNonUniformArithmetic", "GroupNonUniformBallot", "GroupNonUniformShuffle",
      "GroupNonUniformShuffleRelative", "GroupNonUniformClustered", "GroupNonUniformQuad"], ["GroupNonUniform"],
      since="1.3">,
  _SpvImplying<4434, ["StorageUniform16"], ["StorageBuffer16BitAccess"], ["KHR_16bit_storage"]>,
  _SpvImplying<4449, ["UniformAndStorageBuffer8BitAccess"], ["StorageBuffer8BitAccess"], ["KHR_8bit_storage"]>,
  _SpvImplying<5304, ["UniformTexelBufferArrayDynamicIndexing"], ["SampledBuffer"], since="1.5">,
  _SpvImplying<5617, ["VectorComputeINTEL"], ["VectorAnyINTEL"], ["INTEL_vector_compute"]>,
  _SpvImplying<5837, ["FPFastMathModeINTEL"], ["Kernel"], ["INTEL_fp_fast_math_mode"]>,
  _SpvImplying<6017, ["DotProductInput4x8Bit"], ["Int8"], ["KHR_integer_dot_product"], "1.6">,
  _SpvImplying<6026, ["GroupNonUniformRotateKHR"], ["GroupNonUniform"], ["KHR_subgroup_rotate"]>,
  _SpvImplying<2, ["Geometry", "Tessellation"], ["Shader"]>,
  _SpvImplying<14, ["ImageReadWrite", "ImageMipmap"], ["ImageBasic"]>,
  _SpvImplying<21, ["AtomicStorage"], ["Shader"]>,
  _SpvImplying<25, ["ImageGatherExtended"], ["Shader"]>,
  _SpvImplying<27, ["StorageImageMultisample", "UniformBufferArrayDynamicIndexing", "SampledImageArrayDynamicIndexing",
      "StorageBufferArrayDynamicIndexing", "StorageImageArrayDynamicIndexing", "ClipDistance", "CullDistance"],
      ["Shader"]>,
  _SpvImplying<35, ["SampleRateShading"], ["Shader"]>,
  _SpvImplying<37, ["SampledRect"], ["Shader"]>,
  _SpvImplying<40, ["InputAttachment", "SparseResidency", "MinLod"], ["Shader"]>,
  _SpvImplying<45, ["SampledCubeArray"], ["Shader"]>,
  _SpvImplying<48, ["ImageMSArray", "StorageImageExtendedFormats", "ImageQuery", "DerivativeControl",
      "InterpolationFunction", "TransformFeedback"], ["Shader"]>,
  _SpvImplying<55, ["StorageImageReadWithoutFormat", "StorageImageWriteWithoutFormat"], ["Shader"]>,
  _SpvImplying<58, ["SubgroupDispatch"], ["DeviceEnqueue"], since="1.1">,
  _SpvImplying<60, ["PipeStorage"], ["Pipes"], since="1.1">,
  _SpvImplying<4422, ["FragmentShadingRateKHR"], ["Shader"], ["KHR_fragment_shading_rate"]>,
  _SpvImplying<4427, ["DrawParameters"], ["Shader"], ["KHR_shader_draw_parameters"]>,
  _SpvImplying<4428, ["WorkgroupMemoryExplicitLayoutKHR"], ["Shader"], ["KHR_workgroup_memory_explicit_layout"]>,
  _SpvImplying<4430, ["WorkgroupMemoryExplicitLayout16BitAccessKHR"], ["Shader"], ["KHR_workgroup_memory_explicit_layout"]>,
  _SpvImplying<4439, ["MultiView"], ["Shader"], ["KHR_multiview"]>,
  _SpvImplying<4441, ["VariablePointersStorageBuffer"], ["Shader"], ["KHR_variable_pointers"]>,
  _SpvImplying<4471, ["RayQueryProvisionalKHR", "RayQueryKHR"], ["Shader"], ["KHR_ray_query"]>,
  _SpvImplying<4479, ["RayTracingKHR"], ["Shader"], ["KHR_ray_tracing"]>,
  _SpvImplying<5008, ["Float16ImageAMD"], ["Shader"], ["AMD_gpu_shader_half_float_fetch"]>,
  _SpvImplying<5009, ["ImageGatherBiasLodAMD"], ["Shader"], ["AMD_texture_gather_bias_lod"]>,
  _SpvImplying<5010, ["FragmentMaskAMD"], ["Shader"], ["AMD_shader_fragment_mask"]>,
  _SpvImplying<5013, ["StencilExportEXT"], ["Shader"], ["EXT_shader_stencil_export"]>,
  _SpvImplying<5015, ["ImageReadWriteLodAMD"], ["Shader"], ["AMD_shader_image_load_store_lod"]>,
  _SpvImplying<5016, ["Int64ImageEXT"], ["Shader"], ["EXT_shader_image_int64"]>,
  _SpvImplying<5055, ["ShaderClockKHR"], ["Shader"], ["KHR_shader_clock"]>,
  _SpvImplying<5265, ["FragmentFullyCoveredEXT"], ["Shader"], ["EXT_fragment_fully_covered"]>,
  _SpvImplying<5291, ["FragmentDensityEXT"], ["Shader"], ["EXT_fragment_invocation_density", "NV_shading_rate"]>,
  _SpvImplying<5301, ["ShaderNonUniform", "RuntimeDescriptorArray"], ["Shader"], since="1.5">,
  _SpvImplying<5305, ["StorageTexelBufferArrayDynamicIndexing"], ["ImageBuffer"], since="1.5">,
  _SpvImplying<5340, ["RayTracingNV"], ["Shader"], ["NV_ray_tracing"]>,
  _SpvImplying<5341, ["RayTracingMotionBlurNV"], ["Shader"], ["NV_ray_tracing_motion_blur"]>,
  _SpvImplying<5347, ["PhysicalStorageBufferAddresses"], ["Shader"], ["EXT_physical_storage_buffer",
      "KHR_physical_storage_buffer"]>,
  _SpvImplying<5353, ["RayTracingProvisionalKHR"], ["Shader"], ["KHR_ray_tracing"]>,
  _SpvImplying<5363, ["FragmentShaderSampleInterlockEXT"], ["Shader"], ["EXT_fragment_shader_interlock"]>,
  _SpvImplying<5372, ["FragmentShaderShadingRateInterlockEXT"], ["Shader"], ["EXT_fragment_shader_interlock"]>,
  _SpvImplying<5373, ["ShaderSMBuiltinsNV"], ["Shader"], ["NV_shader_sm_builtins"]>,
  _SpvImplying<5378, ["FragmentShaderPixelInterlockEXT"], ["Shader"], ["EXT_fragment_shader_interlock"]>,
  _SpvImplying<5379, ["DemoteToHelperInvocation"], ["Shader"], since="1.6">,
  _SpvImplying<5584, ["IntegerFunctions2INTEL"], ["Shader"], ["INTEL_shader_integer_functions2"]>,
  _SpvImplying<23, ["TessellationPointSize"], ["Tessellation"]>,
  _SpvImplying<24, ["GeometryPointSize"], ["Geometry"]>,
  _SpvImplying<34, ["ImageCubeArray"], ["SampledCubeArray"]>,
  _SpvImplying<36, ["ImageRect"], ["SampledRect"]>,
  _SpvImplying<54, ["GeometryStreams"], ["Geometry"]>,
  _SpvImplying<57, ["MultiViewport"], ["Geometry"]>,
  _SpvImplying<4174, ["TensorsARM"], ["Int8"], ["ARM_tensors"]>,
  _SpvImplying<4175, ["StorageTensorArrayDynamicIndexingEXT"], ["TensorsARM", "Shader"], ["ARM_tensors"]>,
  _SpvImplying<4176, ["StorageTensorArrayNonUniformIndexingEXT"], ["TensorsARM", "ShaderNonUniform"], ["ARM_tensors"]>,
  _SpvImplying<4191, ["GraphARM"], ["TensorsARM"], ["ARM_graph"]>,
  _SpvImplying<4429, ["WorkgroupMemoryExplicitLayout8BitAccessKHR"], ["WorkgroupMemoryExplicitLayoutKHR"],
      ["KHR_workgroup_memory_explicit_layout"]>,
  _SpvImplying<4442, ["VariablePointers"], ["VariablePointersStorageBuffer"], ["KHR_variable_pointers"]>,
  _SpvImplying<4478, ["RayTraversalPrimitiveCullingKHR"], ["RayQueryKHR", "RayTracingKHR"], ["KHR_ray_query",
      "KHR_ray_tracing"]>,
  _SpvImplying<5249, ["SampleMaskOverrideCoverageNV"], ["SampleRateShading"], ["NV_sample_mask_override_coverage"]>,
  _SpvImplying<5251, ["GeometryShaderPassthroughNV"], ["Geometry"], ["NV_geometry_shader_passthrough"]>,
  _SpvImplying<5260, ["PerViewAttributesNV"], ["MultiView"], ["NVX_multiview_per_view_attributes"]>,
  _SpvImplying<5303, ["InputAttachmentArrayDynamicIndexing"], ["InputAttachment"], since="1.5">,
  _SpvImplying<5306, ["UniformBufferArrayNonUniformIndexing", "SampledImageArrayNonUniformIndexing",
      "StorageBufferArrayNonUniformIndexing", "StorageImageArrayNonUniformIndexing"], ["ShaderNonUniform"],
      since="1.5">,
  _SpvImplying<5310, ["InputAttachmentArrayNonUniformIndexing"], ["InputAttachment", "ShaderNonUniform"], since="1.5">,
  _SpvImplying<5311, ["UniformTexelBufferArrayNonUniformIndexing"], ["SampledBuffer", "ShaderNonUniform"], since="1.5">,
  _SpvImplying<5312, ["StorageTexelBufferArrayNonUniformIndexing"], ["ImageBuffer", "ShaderNonUniform"], since="1.5">,
  _SpvImplying<5254, ["ShaderViewportIndexLayerEXT"], ["MultiViewport"], ["EXT_shader_viewport_index_layer"]>,
  _SpvImplying<5255, ["ShaderViewportMaskNV"], ["ShaderViewportIndexLayerEXT"], ["NV_viewport_array2"]>,
  _SpvImplying<5259, ["ShaderStereoViewNV"], ["ShaderViewportMaskNV"], ["NV_stereo_view_rendering"]>,
  _SpvImplying<6115, ["Bfloat16ConversionINTEL"], extensions=["INTEL_bfloat16_conversion"]>,
  _SpvImplying<6441, ["CacheControlsINTEL"], extensions=["INTEL_cache_controls"]>,
  _SpvImplying<5116, ["BFloat16TypeKHR"], extensions=["KHR_bfloat16"]>,
  _SpvImplying<5117, ["BFloat16DotProductKHR"], ["BFloat16TypeKHR"], ["KHR_bfloat16"]>,
  _SpvImplying<5118, ["BFloat16CooperativeMatrixKHR"], ["BFloat16TypeKHR", "CooperativeMatrixKHR"], ["KHR_bfloat16"]>,
  _SpvImplying<6425, ["TensorFloat32RoundingINTEL"], extensions=["INTEL_tensor_float32_conversion"]>];

// Each one is after those that it implies.
foreach run = _spvFirstCapabilities # _spvOtherCapabilities # _spvMeshCapability in {
  defvar implied = _SpvACapability<run.implied>.cases;
  foreach i = !range(run.cases) in {
    defvar name = run.cases[i];
    defvar value = !add(run.value, i);
    if !empty(implied) then {
      if !empty(run.needs) then
        def SPIRV_C_#name : I32EnumAttrCase<name, value>;
      else
        def SPIRV_C_#name : I32EnumAttrCase<name, value>, _SpvWhen<run.needs>;
    } else {
      if !empty(run.needs) then
        def SPIRV_C_#name : I32EnumAttrCase<name, value>, _SpvImplies<implied>;
      else
        def SPIRV_C_#name : I32EnumAttrCase<name, value>, _SpvImplies<implied>, _SpvWhen<run.needs>;
    }
  }
}

def SPIRV_CapabilityAttr : SPIRV_I32EnumAttr<"Capability", "valid SPIR-V Capability", "capability",
    !foldl([]<I32EnumAttrCase>, _spvFirstCapabilities # _spvMeshCapability # _spvOtherCapabilities, all, run,
           all # _SpvACapability<run.cases>.cases)>;

//===----------------------------------------------------------------------===//
// Cases with needs
//===----------------------------------------------------------------------===//

// Cases with the values, or the bits, from `first` on, that need one of the capabilities, one of the extensions,
// and a version between two. If the record of a case has another name, both names are there: "Record=Case".
class _SpvRun<int first, list<string> names, list<string> capabilities = [], list<string> extensions = [],
              string since = "", string until = ""> {
  int value = first;
  list<string> records = !foreach(n, names, !if(!lt(!find(n, "="), 0), n, !substr(n, 0, !find(n, "="))));
  list<string> cases = !foreach(n, names, !substr(n, !add(1, !find(n, "="))));
  list<Availability> needs = _SpvSince<since>.needs # _SpvUntil<until>.needs # _SpvAnExtension<extensions>.needs
                             # _SpvACapability<capabilities>.needs;
}

multiclass _SpvCases<list<_SpvRun> runs> {
  foreach run = runs in
    foreach i = !range(run.cases) in
      if !empty(run.needs) then
        def run.records[i] : I32EnumAttrCase<run.cases[i], !add(run.value, i)>;
      else
        def run.records[i] : I32EnumAttrCase<run.cases[i], !add(run.value, i)>, _SpvWhen<run.needs>;
}
multiclass _SpvBits<list<_SpvRun> runs> {
  def None : I32BitEnumAttrCaseNone<"None">;
  foreach run = runs in
    foreach i = !range(run.cases) in
      if !empty(run.needs) then
        def run.records[i] : I32BitEnumAttrCaseBit<run.cases[i], !add(run.value, i)>;
      else
        def run.records[i] : I32BitEnumAttrCaseBit<run.cases[i], !add(run.value, i)>, _SpvWhen<run.needs>;
}

class _SpvEnum<string name, string mnemonic, list<I32EnumAttrCase> cases, string summary = "valid SPIR-V " # name>
    : SPIRV_I32EnumAttr<name, summary, mnemonic, cases>;
class _SpvBitEnum<string name, string mnemonic, list<BitEnumAttrCaseBase> cases, string summary = "valid SPIR-V " # name>
    : SPIRV_BitEnumAttr<name, summary, mnemonic, cases>;

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

defset list<I32EnumAttrCase> _spvDeviceTypes = { defm SPIRV_DT_ : _SpvCases<[
    _SpvRun<3, ["Other"]>,
    _SpvRun<2, ["IntegratedGPU"]>,
    _SpvRun<1, ["DiscreteGPU"]>,
    _SpvRun<0, ["CPU"]>,
    _SpvRun<0xffffffff, ["Unknown"]>]>; }
def SPIRV_DeviceTypeAttr : _SpvEnum<"DeviceType", "device_type", _spvDeviceTypes, "valid SPIR-V device types">;

defset list<I32EnumAttrCase> _spvVendors = { defm SPIRV_V_ : _SpvCases<[
    _SpvRun<0, ["AMD", "Apple", "ARM", "Broadcom", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader"]>,
    _SpvRun<0xffffffff, ["Unknown"]>]>; }
def SPIRV_VendorAttr : _SpvEnum<"Vendor", "vendor", _spvVendors, "recognized SPIR-V vendor strings">;

defset list<I32EnumAttrCase> _spvClientAPIs = { defm SPIRV_CA_ : _SpvCases<[
    _SpvRun<0, ["Metal", "OpenCL", "Vulkan", "WebGPU"]>,
    _SpvRun<0xffffffff, ["Unknown"]>]>; }
def SPIRV_ClientAPIAttr : _SpvEnum<"ClientAPI", "client_api", _spvClientAPIs, "recognized SPIR-V client APIs">;

//===----------------------------------------------------------------------===//
// Enumerations of instructions
//===----------------------------------------------------------------------===//

defset list<I32EnumAttrCase> _spvAddressingModels = { defm SPIRV_AM_ : _SpvCases<[
    _SpvRun<0, ["Logical"]>,
    _SpvRun<1, ["Physical32", "Physical64"], ["Addresses"]>,
    _SpvRun<5348, ["PhysicalStorageBuffer64"], ["PhysicalStorageBufferAddresses"], ["EXT_physical_storage_buffer",
        "KHR_physical_storage_buffer"]>]>; }
def SPIRV_AddressingModelAttr : _SpvEnum<"AddressingModel", "addressing_model", _spvAddressingModels>;

defset list<I32EnumAttrCase> _spvBuiltIns = { defm SPIRV_BI_ : _SpvCases<[
    _SpvRun<0, ["Position", "PointSize"], ["Shader"]>,
    _SpvRun<3, ["ClipDistance"], ["ClipDistance"]>,
    _SpvRun<4, ["CullDistance"], ["CullDistance"]>,
    _SpvRun<5, ["VertexId", "InstanceId"], ["Shader"]>,
    _SpvRun<7, ["PrimitiveId"], ["Geometry", "RayTracingKHR", "RayTracingNV", "MeshShadingEXT", "Tessellation"]>,
    _SpvRun<8, ["InvocationId"], ["Geometry", "Tessellation"]>,
    _SpvRun<9, ["Layer"], ["Geometry", "MeshShadingEXT", "ShaderLayer", "ShaderViewportIndexLayerEXT"]>,
    _SpvRun<10, ["ViewportIndex"], ["MeshShadingEXT", "MultiViewport", "ShaderViewportIndex",
        "ShaderViewportIndexLayerEXT"]>,
    _SpvRun<11, ["TessLevelOuter", "TessLevelInner", "TessCoord", "PatchVertices"], ["Tessellation"]>,
    _SpvRun<15, ["FragCoord", "PointCoord", "FrontFacing"], ["Shader"]>,
    _SpvRun<18, ["SampleId", "SamplePosition"], ["SampleRateShading"]>,
    _SpvRun<20, ["SampleMask"], ["Shader"]>,
    _SpvRun<22, ["FragDepth", "HelperInvocation"], ["Shader"]>,
    _SpvRun<24, ["NumWorkgroups", "WorkgroupSize", "WorkgroupId", "LocalInvocationId", "GlobalInvocationId",
        "LocalInvocationIndex"]>,
    _SpvRun<30, ["WorkDim", "GlobalSize", "EnqueuedWorkgroupSize", "GlobalOffset", "GlobalLinearId"], ["Kernel"]>,
    _SpvRun<36, ["SubgroupSize"], ["GroupNonUniform", "Kernel", "SubgroupBallotKHR"]>,
    _SpvRun<37, ["SubgroupMaxSize"], ["Kernel"]>,
    _SpvRun<38, ["NumSubgroups"], ["GroupNonUniform", "Kernel"]>,
    _SpvRun<39, ["NumEnqueuedSubgroups"], ["Kernel"]>,
    _SpvRun<40, ["SubgroupId"], ["GroupNonUniform", "Kernel"]>,
    _SpvRun<41, ["SubgroupLocalInvocationId"], ["GroupNonUniform", "Kernel", "SubgroupBallotKHR"]>,
    _SpvRun<42, ["VertexIndex", "InstanceIndex"], ["Shader"]>,
    _SpvRun<4416, ["SubgroupEqMask", "SubgroupGeMask", "SubgroupGtMask", "SubgroupLeMask", "SubgroupLtMask"],
        ["GroupNonUniformBallot", "SubgroupBallotKHR"], since="1.3">,
    _SpvRun<4424, ["BaseVertex", "BaseInstance"], ["DrawParameters"], ["KHR_shader_draw_parameters"]>,
    _SpvRun<4426, ["DrawIndex"], ["DrawParameters", "MeshShadingEXT"], ["KHR_shader_draw_parameters", "EXT_mesh_shader"]>,
    _SpvRun<4432, ["PrimitiveShadingRateKHR"], ["FragmentShadingRateKHR"], ["KHR_fragment_shading_rate"]>,
    _SpvRun<4438, ["DeviceIndex"], ["DeviceGroup"], ["KHR_device_group"]>,
    _SpvRun<4440, ["ViewIndex"], ["MultiView"], ["KHR_multiview"]>,
    _SpvRun<4444, ["ShadingRateKHR"], ["FragmentShadingRateKHR"], ["KHR_fragment_shading_rate"]>,
    _SpvRun<4992, ["BaryCoordNoPerspAMD", "BaryCoordNoPerspCentroidAMD", "BaryCoordNoPerspSampleAMD",
        "BaryCoordSmoothAMD", "BaryCoordSmoothCentroidAMD", "BaryCoordSmoothSampleAMD", "BaryCoordPullModelAMD"],
        extensions=["AMD_shader_explicit_vertex_parameter"]>,
    _SpvRun<5014, ["FragStencilRefEXT"], ["StencilExportEXT"], ["EXT_shader_stencil_export"]>,
    _SpvRun<5253, ["ViewportMaskNV"], ["ShaderViewportMaskNV"], ["NV_viewport_array2"]>,
    _SpvRun<5257, ["SecondaryPositionNV", "SecondaryViewportMaskNV"], ["ShaderStereoViewNV"],
        ["NV_stereo_view_rendering"]>,
    _SpvRun<5261, ["PositionPerViewNV", "ViewportMaskPerViewNV"], ["PerViewAttributesNV"],
        ["NVX_multiview_per_view_attributes"]>,
    _SpvRun<5264, ["FullyCoveredEXT"], ["FragmentFullyCoveredEXT"], ["EXT_fragment_fully_covered"]>,
    _SpvRun<5286, ["BaryCoordKHR", "BaryCoordNoPerspKHR"], ["FragmentBarycentricKHR"], ["KHR_fragment_shader_barycentric",
        "NV_fragment_shader_barycentric"]>,
    _SpvRun<5292, ["FragSizeEXT", "FragInvocationCountEXT"], ["FragmentDensityEXT"], ["EXT_fragment_invocation_density",
        "NV_shading_rate"]>,
    _SpvRun<5294, ["PrimitivePointIndicesEXT", "PrimitiveLineIndicesEXT", "PrimitiveTriangleIndicesEXT"],
        ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _SpvRun<5299, ["CullPrimitiveEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _SpvRun<5319, ["LaunchIdKHR", "LaunchSizeKHR", "WorldRayOriginKHR", "WorldRayDirectionKHR", "ObjectRayOriginKHR",
        "ObjectRayDirectionKHR", "RayTminKHR", "RayTmaxKHR", "InstanceCustomIndexKHR"], ["RayTracingKHR", "RayTracingNV"],
        ["KHR_ray_tracing", "NV_ray_tracing"]>,
    _SpvRun<5330, ["ObjectToWorldKHR", "WorldToObjectKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing",
        "NV_ray_tracing"]>,
    _SpvRun<5332, ["HitTNV"], ["RayTracingNV"], ["NV_ray_tracing"]>,
    _SpvRun<5333, ["HitKindKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing", "NV_ray_tracing"]>,
    _SpvRun<5334, ["CurrentRayTimeNV"], ["RayTracingMotionBlurNV"], ["NV_ray_tracing_motion_blur"]>,
    _SpvRun<5351, ["IncomingRayFlagsKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing", "NV_ray_tracing"]>,
    _SpvRun<5352, ["RayGeometryIndexKHR"], ["RayTracingKHR"], ["KHR_ray_tracing"]>,
    _SpvRun<5374, ["WarpsPerSMNV", "SMCountNV", "WarpIDNV", "SMIDNV"], ["ShaderSMBuiltinsNV"], ["NV_shader_sm_builtins"]>,
    _SpvRun<6021, ["CullMaskKHR"], ["RayCullMaskKHR"], ["KHR_ray_cull_mask"]>]>; }
def SPIRV_BuiltInAttr : _SpvEnum<"BuiltIn", "built_in", _spvBuiltIns>;

defset list<I32EnumAttrCase> _spvDecorations = { defm SPIRV_D_ : _SpvCases<[
    _SpvRun<0, ["RelaxedPrecision"], ["Shader"]>,
    _SpvRun<1, ["SpecId"], ["Kernel", "Shader"]>,
    _SpvRun<2, ["Block"], ["Shader"]>,
    _SpvRun<3, ["BufferBlock"], ["Shader"], until="1.3">,
    _SpvRun<4, ["RowMajor", "ColMajor"], ["Matrix"]>,
    _SpvRun<6, ["ArrayStride"], ["Shader"]>,
    _SpvRun<7, ["MatrixStride"], ["Matrix"]>,
    _SpvRun<8, ["GLSLShared", "GLSLPacked"], ["Shader"]>,
    _SpvRun<10, ["CPacked"], ["Kernel"]>,
    _SpvRun<11, ["BuiltIn"]>,
    _SpvRun<13, ["NoPerspective", "Flat"], ["Shader"]>,
    _SpvRun<15, ["Patch"], ["Tessellation"]>,
    _SpvRun<16, ["Centroid"], ["Shader"]>,
    _SpvRun<17, ["Sample"], ["SampleRateShading"]>,
    _SpvRun<18, ["Invariant"], ["Shader"]>,
    _SpvRun<19, ["Restrict", "Aliased", "Volatile"]>,
    _SpvRun<22, ["Constant"], ["Kernel"]>,
    _SpvRun<23, ["Coherent", "NonWritable", "NonReadable"]>,
    _SpvRun<26, ["Uniform"], ["Shader", "UniformDecoration"]>,
    _SpvRun<27, ["UniformId"], ["Shader", "UniformDecoration"], since="1.4">,
    _SpvRun<28, ["SaturatedConversion"], ["Kernel"]>,
    _SpvRun<29, ["Stream"], ["GeometryStreams"]>,
    _SpvRun<30, ["Location", "Component", "Index", "Binding", "DescriptorSet", "Offset"], ["Shader"]>,
    _SpvRun<36, ["XfbBuffer", "XfbStride"], ["TransformFeedback"]>,
    _SpvRun<38, ["FuncParamAttr"], ["Kernel"]>,
    _SpvRun<39, ["FPRoundingMode"]>,
    _SpvRun<40, ["FPFastMathMode"], ["Kernel"]>,
    _SpvRun<41, ["LinkageAttributes"], ["Linkage"]>,
    _SpvRun<42, ["NoContraction"], ["Shader"]>,
    _SpvRun<43, ["InputAttachmentIndex"], ["InputAttachment"]>,
    _SpvRun<44, ["Alignment"], ["Kernel"]>,
    _SpvRun<45, ["MaxByteOffset"], ["Addresses"], since="1.1">,
    _SpvRun<46, ["AlignmentId"], ["Kernel"], since="1.2">,
    _SpvRun<47, ["MaxByteOffsetId"], ["Addresses"], since="1.2">,
    _SpvRun<4469, ["NoSignedWrap", "NoUnsignedWrap"], extensions=["KHR_no_integer_wrap_decoration"]>,
    _SpvRun<4999, ["ExplicitInterpAMD"], extensions=["AMD_shader_explicit_vertex_parameter"]>,
    _SpvRun<5248, ["OverrideCoverageNV"], ["SampleMaskOverrideCoverageNV"], ["NV_sample_mask_override_coverage"]>,
    _SpvRun<5250, ["PassthroughNV"], ["GeometryShaderPassthroughNV"], ["NV_geometry_shader_passthrough"]>,
    _SpvRun<5252, ["ViewportRelativeNV"], ["ShaderViewportMaskNV"]>,
    _SpvRun<5256, ["SecondaryViewportRelativeNV"], ["ShaderStereoViewNV"], ["NV_stereo_view_rendering"]>,
    _SpvRun<5271, ["PerPrimitiveEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _SpvRun<5285, ["PerVertexKHR"], ["FragmentBarycentricKHR"], ["KHR_fragment_shader_barycentric",
        "NV_fragment_shader_barycentric"]>,
    _SpvRun<5300, ["NonUniform"], ["ShaderNonUniform"], since="1.5">,
    _SpvRun<5355, ["RestrictPointer", "AliasedPointer"], ["PhysicalStorageBufferAddresses"],
        ["EXT_physical_storage_buffer", "KHR_physical_storage_buffer"]>,
    _SpvRun<5398, ["BindlessSamplerNV", "BindlessImageNV", "BoundSamplerNV", "BoundImageNV"], ["BindlessTextureNV"]>,
    _SpvRun<5599, ["SIMTCallINTEL"], ["VectorComputeINTEL"]>,
    _SpvRun<5602, ["ReferencedIndirectlyINTEL"], ["IndirectReferencesINTEL"], ["INTEL_function_pointers"]>,
    _SpvRun<5607, ["ClobberINTEL", "SideEffectsINTEL"], ["AsmINTEL"]>,
    _SpvRun<5624, ["VectorComputeVariableINTEL", "FuncParamIOKindINTEL", "VectorComputeFunctionINTEL", "StackCallINTEL",
        "GlobalVariableOffsetINTEL"], ["VectorComputeINTEL"]>,
    _SpvRun<5634, ["CounterBuffer", "UserSemantic"], since="1.4">,
    _SpvRun<5636, ["UserTypeGOOGLE"], extensions=["GOOGLE_user_type"]>,
    _SpvRun<5822, ["FunctionRoundingModeINTEL", "FunctionDenormModeINTEL"], ["FunctionFloatControlINTEL"]>,
    _SpvRun<5825, ["RegisterINTEL", "MemoryINTEL", "NumbanksINTEL", "BankwidthINTEL", "MaxPrivateCopiesINTEL",
        "SinglepumpINTEL", "DoublepumpINTEL", "MaxReplicatesINTEL", "SimpleDualPortINTEL", "MergeINTEL", "BankBitsINTEL",
        "ForcePow2DepthINTEL"], ["FPGAMemoryAttributesINTEL"], ["INTEL_fpga_memory_attributes"]>,
    _SpvRun<5899, ["BurstCoalesceINTEL", "CacheSizeINTEL", "DontStaticallyCoalesceINTEL", "PrefetchINTEL"],
        ["FPGAMemoryAccessesINTEL"]>,
    _SpvRun<5905, ["StallEnableINTEL"], ["FPGAClusterAttributesINTEL"]>,
    _SpvRun<5907, ["FuseLoopsInFunctionINTEL"], ["LoopFuseINTEL"]>,
    _SpvRun<5914, ["AliasScopeINTEL", "NoAliasINTEL"], ["MemoryAccessAliasingINTEL"]>,
    _SpvRun<5921, ["BufferLocationINTEL"], ["FPGABufferLocationINTEL"]>,
    _SpvRun<5944, ["IOPipeStorageINTEL"], ["IOPipesINTEL"]>,
    _SpvRun<6080, ["FunctionFloatingPointModeINTEL"], ["FunctionFloatControlINTEL"]>,
    _SpvRun<6085, ["SingleElementVectorINTEL"], ["VectorComputeINTEL"]>,
    _SpvRun<6087, ["VectorComputeCallableFunctionINTEL"], ["VectorComputeINTEL"]>,
    _SpvRun<6140, ["MediaBlockIOINTEL"], ["VectorComputeINTEL"]>,
    _SpvRun<6442, ["CacheControlLoadINTEL", "CacheControlStoreINTEL"], ["CacheControlsINTEL"]>]>; }
def SPIRV_DecorationAttr : _SpvEnum<"Decoration", "decoration", _spvDecorations>;

defset list<I32EnumAttrCase> _spvDims = { defm SPIRV_D_ : _SpvCases<[
    _SpvRun<0, ["1D=Dim1D"], ["Image1D", "Sampled1D"]>,
    _SpvRun<1, ["2D=Dim2D"], ["ImageMSArray", "Kernel", "Shader"]>,
    _SpvRun<2, ["3D=Dim3D"]>,
    _SpvRun<3, ["Cube"], ["ImageCubeArray", "Shader"]>,
    _SpvRun<4, ["Rect"], ["ImageRect", "SampledRect"]>,
    _SpvRun<5, ["Buffer"], ["ImageBuffer", "SampledBuffer"]>,
    _SpvRun<6, ["SubpassData"], ["InputAttachment"]>]>; }
def SPIRV_DimAttr : _SpvEnum<"Dim", "dim", _spvDims>;

defset list<I32EnumAttrCase> _spvExecutionModes = { defm SPIRV_EM_ : _SpvCases<[
    _SpvRun<0, ["Invocations"], ["Geometry"]>,
    _SpvRun<1, ["SpacingEqual", "SpacingFractionalEven", "SpacingFractionalOdd", "VertexOrderCw", "VertexOrderCcw"],
        ["Tessellation"]>,
    _SpvRun<6, ["PixelCenterInteger", "OriginUpperLeft", "OriginLowerLeft", "EarlyFragmentTests"], ["Shader"]>,
    _SpvRun<10, ["PointMode"], ["Tessellation"]>,
    _SpvRun<11, ["Xfb"], ["TransformFeedback"]>,
    _SpvRun<12, ["DepthReplacing"], ["Shader"]>,
    _SpvRun<14, ["DepthGreater", "DepthLess", "DepthUnchanged"], ["Shader"]>,
    _SpvRun<17, ["LocalSize"]>,
    _SpvRun<18, ["LocalSizeHint"], ["Kernel"]>,
    _SpvRun<19, ["InputPoints", "InputLines", "InputLinesAdjacency"], ["Geometry"]>,
    _SpvRun<22, ["Triangles"], ["Geometry", "Tessellation"]>,
    _SpvRun<23, ["InputTrianglesAdjacency"], ["Geometry"]>,
    _SpvRun<24, ["Quads", "Isolines"], ["Tessellation"]>,
    _SpvRun<26, ["OutputVertices"], ["Geometry", "MeshShadingEXT", "Tessellation"]>,
    _SpvRun<27, ["OutputPoints"], ["Geometry", "MeshShadingEXT"]>,
    _SpvRun<28, ["OutputLineStrip", "OutputTriangleStrip"], ["Geometry"]>,
    _SpvRun<30, ["VecTypeHint", "ContractionOff"], ["Kernel"]>,
    _SpvRun<33, ["Initializer", "Finalizer"], ["Kernel"], since="1.1">,
    _SpvRun<35, ["SubgroupSize", "SubgroupsPerWorkgroup"], ["SubgroupDispatch"], since="1.1">,
    _SpvRun<37, ["SubgroupsPerWorkgroupId"], ["SubgroupDispatch"], since="1.2">,
    _SpvRun<38, ["LocalSizeId"], since="1.2">,
    _SpvRun<39, ["LocalSizeHintId"], ["Kernel"], since="1.2">,
    _SpvRun<4421, ["SubgroupUniformControlFlowKHR"], ["Shader"], ["KHR_subgroup_uniform_control_flow"]>,
    _SpvRun<4446, ["PostDepthCoverage"], ["SampleMaskPostDepthCoverage"], ["KHR_post_depth_coverage"]>,
    _SpvRun<4459, ["DenormPreserve"], ["DenormPreserve"], ["KHR_float_controls"]>,
    _SpvRun<4460, ["DenormFlushToZero"], ["DenormFlushToZero"], ["KHR_float_controls"]>,
    _SpvRun<4461, ["SignedZeroInfNanPreserve"], ["SignedZeroInfNanPreserve"], ["KHR_float_controls"]>,
    _SpvRun<4462, ["RoundingModeRTE"], ["RoundingModeRTE"], ["KHR_float_controls"]>,
    _SpvRun<4463, ["RoundingModeRTZ"], ["RoundingModeRTZ"], ["KHR_float_controls"]>,
    _SpvRun<5017, ["EarlyAndLateFragmentTestsAMD"], ["Shader"], ["AMD_shader_early_and_late_fragment_tests"]>,
    _SpvRun<5027, ["StencilRefReplacingEXT"], ["StencilExportEXT"], ["EXT_shader_stencil_export"]>,
    _SpvRun<5079, ["StencilRefUnchangedFrontAMD", "StencilRefGreaterFrontAMD", "StencilRefLessFrontAMD",
        "StencilRefUnchangedBackAMD", "StencilRefGreaterBackAMD", "StencilRefLessBackAMD"], ["StencilExportEXT"],
        ["AMD_shader_early_and_late_fragment_tests", "EXT_shader_stencil_export"]>,
    _SpvRun<5269, ["OutputLinesEXT", "OutputPrimitivesEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _SpvRun<5289, ["DerivativeGroupQuadsNV"], ["ComputeDerivativeGroupQuadsNV"], ["NV_compute_shader_derivatives"]>,
    _SpvRun<5290, ["DerivativeGroupLinearNV"], ["ComputeDerivativeGroupLinearNV"], ["NV_compute_shader_derivatives"]>,
    _SpvRun<5298, ["OutputTrianglesEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _SpvRun<5366, ["PixelInterlockOrderedEXT", "PixelInterlockUnorderedEXT"], ["FragmentShaderPixelInterlockEXT"],
        ["EXT_fragment_shader_interlock"]>,
    _SpvRun<5368, ["SampleInterlockOrderedEXT", "SampleInterlockUnorderedEXT"], ["FragmentShaderSampleInterlockEXT"],
        ["EXT_fragment_shader_interlock"]>,
    _SpvRun<5370, ["ShadingRateInterlockOrderedEXT", "ShadingRateInterlockUnorderedEXT"],
        ["FragmentShaderShadingRateInterlockEXT"], ["EXT_fragment_shader_interlock"]>,
    _SpvRun<5618, ["SharedLocalMemorySizeINTEL"], ["VectorComputeINTEL"]>,
    _SpvRun<5620, ["RoundingModeRTPINTEL", "RoundingModeRTNINTEL", "FloatingPointModeALTINTEL",
        "FloatingPointModeIEEEINTEL"], ["RoundToInfinityINTEL"]>,
    _SpvRun<5893, ["MaxWorkgroupSizeINTEL", "MaxWorkDimINTEL", "NoGlobalOffsetINTEL"], ["KernelAttributesINTEL"],
        ["INTEL_kernel_attributes"]>,
    _SpvRun<5896, ["NumSIMDWorkitemsINTEL"], ["FPGAKernelAttributesINTEL"], ["INTEL_kernel_attributes"]>,
    _SpvRun<5903, ["SchedulerTargetFmaxMhzINTEL"], ["FPGAKernelAttributesINTEL"]>,
    _SpvRun<6154, ["StreamingInterfaceINTEL"], ["FPGAKernelAttributesINTEL"]>,
    _SpvRun<6417, ["NamedBarrierCountINTEL"], ["VectorComputeINTEL"]>]>; }
def SPIRV_ExecutionModeAttr : _SpvEnum<"ExecutionMode", "execution_mode", _spvExecutionModes>;

defset list<I32EnumAttrCase> _spvExecutionModels = { defm SPIRV_EM_ : _SpvCases<[
    _SpvRun<0, ["Vertex"], ["Shader"]>,
    _SpvRun<1, ["TessellationControl", "TessellationEvaluation"], ["Tessellation"]>,
    _SpvRun<3, ["Geometry"], ["Geometry"]>,
    _SpvRun<4, ["Fragment", "GLCompute"], ["Shader"]>,
    _SpvRun<6, ["Kernel"], ["Kernel"]>,
    _SpvRun<5313, ["RayGenerationKHR", "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR"],
        ["RayTracingKHR", "RayTracingNV"]>,
    _SpvRun<5364, ["TaskEXT", "MeshEXT"], ["MeshShadingEXT"]>]>; }
def SPIRV_ExecutionModelAttr : _SpvEnum<"ExecutionModel", "execution_model", _spvExecutionModels>;

defset list<I32EnumAttrCase> _spvFpEncodings = { defm SPIRV_FPE_ : _SpvCases<[
    _SpvRun<0, ["BFloat16KHR"], ["BFloat16TypeKHR"]>]>; }
def SPIRV_FPEncodingAttr : _SpvEnum<"FPEncoding", "f_p_encoding", _spvFpEncodings>;

defset list<I32EnumAttrCase> _spvFpRoundingModes = { defm SPIRV_FPRM_ : _SpvCases<[
    _SpvRun<0, ["RTE", "RTZ", "RTP", "RTN"]>]>; }
def SPIRV_FPRoundingModeAttr : _SpvEnum<"FPRoundingMode", "fp_rounding_mode", _spvFpRoundingModes>;

defset list<BitEnumAttrCaseBase> _spvFunctionControls = { defm SPIRV_FC_ : _SpvBits<[
    _SpvRun<0, ["Inline", "DontInline", "Pure", "Const"]>,
    _SpvRun<16, ["OptNoneINTEL"], ["OptNoneINTEL"]>]>; }
def SPIRV_FunctionControlAttr : _SpvBitEnum<"FunctionControl", "function_control", _spvFunctionControls>;

defset list<I32EnumAttrCase> _spvGroupOperations = { defm SPIRV_GO_ : _SpvCases<[
    _SpvRun<0, ["Reduce", "InclusiveScan", "ExclusiveScan"], ["GroupNonUniformArithmetic", "GroupNonUniformBallot",
        "Kernel"]>,
    _SpvRun<3, ["ClusteredReduce"], ["GroupNonUniformClustered"], since="1.3">,
    _SpvRun<6, ["PartitionedReduceNV", "PartitionedInclusiveScanNV", "PartitionedExclusiveScanNV"],
        ["GroupNonUniformPartitionedNV"], ["NV_shader_subgroup_partitioned"]>]>; }
def SPIRV_GroupOperationAttr : _SpvEnum<"GroupOperation", "group_operation", _spvGroupOperations>;

defset list<I32EnumAttrCase> _spvImageFormats = { defm SPIRV_IF_ : _SpvCases<[
    _SpvRun<0, ["Unknown"]>,
    _SpvRun<1, ["Rgba32f", "Rgba16f", "R32f", "Rgba8", "Rgba8Snorm"], ["Shader"]>,
    _SpvRun<6, ["Rg32f", "Rg16f", "R11fG11fB10f", "R16f", "Rgba16", "Rgb10A2", "Rg16", "Rg8", "R16", "R8", "Rgba16Snorm",
        "Rg16Snorm", "Rg8Snorm", "R16Snorm", "R8Snorm"], ["StorageImageExtendedFormats"]>,
    _SpvRun<21, ["Rgba32i", "Rgba16i", "Rgba8i", "R32i"], ["Shader"]>,
    _SpvRun<25, ["Rg32i", "Rg16i", "Rg8i", "R16i", "R8i"], ["StorageImageExtendedFormats"]>,
    _SpvRun<30, ["Rgba32ui", "Rgba16ui", "Rgba8ui", "R32ui"], ["Shader"]>,
    _SpvRun<34, ["Rgb10a2ui", "Rg32ui", "Rg16ui", "Rg8ui", "R16ui", "R8ui"], ["StorageImageExtendedFormats"]>,
    _SpvRun<40, ["R64ui", "R64i"], ["Int64ImageEXT"]>]>; }
def SPIRV_ImageFormatAttr : _SpvEnum<"ImageFormat", "image_format", _spvImageFormats>;

defset list<BitEnumAttrCaseBase> _spvImageOperands = { defm SPIRV_IO_ : _SpvBits<[
    _SpvRun<0, ["Bias"], ["Shader"]>,
    _SpvRun<1, ["Lod", "Grad", "ConstOffset"]>,
    _SpvRun<4, ["Offset", "ConstOffsets"], ["ImageGatherExtended"]>,
    _SpvRun<6, ["Sample"]>,
    _SpvRun<7, ["MinLod"], ["MinLod"]>,
    _SpvRun<8, ["MakeTexelAvailable", "MakeTexelVisible", "NonPrivateTexel", "VolatileTexel"], ["VulkanMemoryModel"],
        since="1.5">,
    _SpvRun<12, ["SignExtend"], since="1.4">,
    _SpvRun<16, ["Offsets"]>,
    _SpvRun<13, ["ZeroExtend"], since="1.4">,
    _SpvRun<14, ["Nontemporal"], since="1.6">]>; }
def SPIRV_ImageOperandsAttr : _SpvBitEnum<"ImageOperands", "image_operands", _spvImageOperands>;

defset list<I32EnumAttrCase> _spvLinkageTypes = { defm SPIRV_LT_ : _SpvCases<[
    _SpvRun<0, ["Export", "Import"], ["Linkage"]>,
    _SpvRun<2, ["LinkOnceODR"], ["Linkage"], ["KHR_linkonce_odr"]>]>; }
def SPIRV_LinkageTypeAttr : _SpvEnum<"LinkageType", "linkage_type", _spvLinkageTypes>;

defset list<BitEnumAttrCaseBase> _spvLoopControls = { defm SPIRV_LC_ : _SpvBits<[
    _SpvRun<0, ["Unroll", "DontUnroll"]>,
    _SpvRun<2, ["DependencyInfinite", "DependencyLength"], since="1.1">,
    _SpvRun<4, ["MinIterations", "MaxIterations", "IterationMultiple", "PeelCount", "PartialCount"], since="1.4">,
    _SpvRun<16, ["InitiationIntervalINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _SpvRun<20, ["LoopCoalesceINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _SpvRun<17, ["MaxConcurrencyINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _SpvRun<21, ["MaxInterleavingINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _SpvRun<18, ["DependencyArrayINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _SpvRun<22, ["SpeculatedIterationsINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _SpvRun<19, ["PipelineEnableINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _SpvRun<23, ["NoFusionINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>]>; }
def SPIRV_LoopControlAttr : _SpvBitEnum<"LoopControl", "loop_control", _spvLoopControls>;

defset list<BitEnumAttrCaseBase> _spvMemoryAccess = { defm SPIRV_MA_ : _SpvBits<[
    _SpvRun<0, ["Volatile", "Aligned", "Nontemporal"]>,
    _SpvRun<3, ["MakePointerAvailable", "MakePointerVisible", "NonPrivatePointer"], ["VulkanMemoryModel"], since="1.5">,
    _SpvRun<16, ["AliasScopeINTELMask", "NoAliasINTELMask"], ["MemoryAccessAliasingINTEL"],
        ["INTEL_memory_access_aliasing"]>]>; }
def SPIRV_MemoryAccessAttr : _SpvBitEnum<"MemoryAccess", "memory_access", _spvMemoryAccess>;

defset list<I32EnumAttrCase> _spvMemoryModels = { defm SPIRV_MM_ : _SpvCases<[
    _SpvRun<0, ["Simple", "GLSL450"], ["Shader"]>,
    _SpvRun<2, ["OpenCL"], ["Kernel"]>,
    _SpvRun<3, ["Vulkan"], ["VulkanMemoryModel"], ["KHR_vulkan_memory_model"]>]>; }
def SPIRV_MemoryModelAttr : _SpvEnum<"MemoryModel", "memory_model", _spvMemoryModels>;

defset list<BitEnumAttrCaseBase> _spvMemorySemantics = { defm SPIRV_MS_ : _SpvBits<[
    _SpvRun<1, ["Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"]>,
    _SpvRun<6, ["UniformMemory"], ["Shader"]>,
    _SpvRun<7, ["SubgroupMemory", "WorkgroupMemory", "CrossWorkgroupMemory"]>,
    _SpvRun<10, ["AtomicCounterMemory"], ["AtomicStorage"]>,
    _SpvRun<11, ["ImageMemory"]>,
    _SpvRun<12, ["OutputMemory", "MakeAvailable", "MakeVisible"], ["VulkanMemoryModel"], since="1.5">,
    _SpvRun<15, ["Volatile"], ["VulkanMemoryModel"], ["KHR_vulkan_memory_model"]>]>; }
def SPIRV_MemorySemanticsAttr : _SpvBitEnum<"MemorySemantics", "memory_semantics", _spvMemorySemantics>;

defset list<I32EnumAttrCase> _spvScopes = { defm SPIRV_S_ : _SpvCases<[
    _SpvRun<0, ["CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation"]>,
    _SpvRun<5, ["QueueFamily"], ["VulkanMemoryModel"], since="1.5">,
    _SpvRun<6, ["ShaderCallKHR"], ["RayTracingKHR"]>]>; }
def SPIRV_ScopeAttr : _SpvEnum<"Scope", "scope", _spvScopes>;

defset list<BitEnumAttrCaseBase> _spvSelectionControls = { defm SPIRV_SC_ : _SpvBits<[
    _SpvRun<0, ["Flatten", "DontFlatten"]>]>; }
def SPIRV_SelectionControlAttr : _SpvBitEnum<"SelectionControl", "selection_control", _spvSelectionControls>;

defset list<I32EnumAttrCase> _spvStorageClass = { defm SPIRV_SC_ : _SpvCases<[
    _SpvRun<0, ["UniformConstant", "Input"]>,
    _SpvRun<2, ["Uniform", "Output"], ["Shader"]>,
    _SpvRun<4, ["Workgroup", "CrossWorkgroup"]>,
    _SpvRun<6, ["Private"], ["Shader", "VectorComputeINTEL"]>,
    _SpvRun<7, ["Function"]>,
    _SpvRun<8, ["Generic"], ["GenericPointer"]>,
    _SpvRun<9, ["PushConstant"], ["Shader"]>,
    _SpvRun<10, ["AtomicCounter"], ["AtomicStorage"]>,
    _SpvRun<11, ["Image"]>,
    _SpvRun<12, ["StorageBuffer"], ["Shader"], ["KHR_storage_buffer_storage_class", "KHR_variable_pointers"]>,
    _SpvRun<5328, ["CallableDataKHR", "IncomingCallableDataKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing",
        "NV_ray_tracing"]>,
    _SpvRun<5338, ["RayPayloadKHR", "HitAttributeKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing",
        "NV_ray_tracing"]>,
    _SpvRun<5342, ["IncomingRayPayloadKHR", "ShaderRecordBufferKHR"], ["RayTracingKHR", "RayTracingNV"],
        ["KHR_ray_tracing", "NV_ray_tracing"]>,
    _SpvRun<5349, ["PhysicalStorageBuffer"], ["PhysicalStorageBufferAddresses"], ["EXT_physical_storage_buffer",
        "KHR_physical_storage_buffer"]>,
    _SpvRun<5402, ["TaskPayloadWorkgroupEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"], "1.4">,
    _SpvRun<5605, ["CodeSectionINTEL"], ["FunctionPointersINTEL"], ["INTEL_function_pointers"]>,
    _SpvRun<5936, ["DeviceOnlyINTEL", "HostOnlyINTEL"], ["USMStorageClassesINTEL"], ["INTEL_usm_storage_classes"]>]>; }
def SPIRV_StorageClassAttr : _SpvEnum<"StorageClass", "storage_class", _spvStorageClass>;

defset list<I32EnumAttrCase> _spvPackedVectorFormats = { defm SPIRV_PVF_ : _SpvCases<[
    _SpvRun<0, ["PackedVectorFormat4x8Bit"], extensions=["KHR_integer_dot_product"], since="1.6">]>; }
def SPIRV_PackedVectorFormatAttr : _SpvEnum<"PackedVectorFormat", "packed_vector_format", _spvPackedVectorFormats>;

defset list<I32EnumAttrCase> _spvImageDepthInfos = { defm SPIRV_IDI_ : _SpvCases<[
    _SpvRun<0, ["NoDepth", "IsDepth", "DepthUnknown"]>]>; }
def SPIRV_DepthAttr
    : _SpvEnum<"ImageDepthInfo", "image_depth_info", _spvImageDepthInfos, "valid SPIR-V Image Depth specification">;

defset list<I32EnumAttrCase> _spvImageArrayedInfos = { defm SPIRV_IAI_ : _SpvCases<[
    _SpvRun<0, ["NonArrayed", "Arrayed"]>]>; }
def SPIRV_ArrayedAttr
    : _SpvEnum<"ImageArrayedInfo", "image_arrayed_info", _spvImageArrayedInfos, "valid SPIR-V Image Arrayed specification">;

defset list<I32EnumAttrCase> _spvImageSamplingInfos = { defm SPIRV_ISI_ : _SpvCases<[
    _SpvRun<0, ["SingleSampled", "MultiSampled"]>]>; }
def SPIRV_SamplingAttr
    : _SpvEnum<"ImageSamplingInfo", "image_sampling_info", _spvImageSamplingInfos, "valid SPIR-V Image Sampling specification">;

defset list<I32EnumAttrCase> _spvImageSamplerUseInfos = { defm SPIRV_ISUI_ : _SpvCases<[
    _SpvRun<0, ["SamplerUnknown", "NeedSampler", "NoSampler"]>]>; }
def SPIRV_SamplerUseAttr
    : _SpvEnum<"ImageSamplerUseInfo", "image_sampler_use_info", _spvImageSamplerUseInfos,
          "valid SPIR-V Sampler Use specification">;

defset list<I32EnumAttrCase> _spvMatrixLayouts = { defm SPIRV_ML_ : _SpvCases<[
    _SpvRun<0, ["ColumnMajor", "RowMajor", "PackedA", "PackedB"]>]>; }
def SPIRV_MatrixLayoutAttr : _SpvEnum<"MatrixLayout", "matrixLayout", _spvMatrixLayouts>;

defset list<I32EnumAttrCase> _spvCoopMatrixUses = { defm SPIRV_KHR_CMU_ : _SpvCases<[
    _SpvRun<0, ["MatrixA", "MatrixB", "MatrixAcc"]>]>; }
def SPIRV_KHR_CooperativeMatrixUseAttr
    : _SpvEnum<"CooperativeMatrixUseKHR", "coop_matrix_use_khr", _spvCoopMatrixUses,
          "valid SPIR-V Cooperative Matrix Use (KHR)">;

defset list<I32EnumAttrCase> _spvCoopMatrixLayouts = { defm SPIRV_KHR_CML_ : _SpvCases<[
    _SpvRun<0, ["RowMajor", "ColumnMajor"]>]>; }
def SPIRV_KHR_CooperativeMatrixLayoutAttr
    : _SpvEnum<"CooperativeMatrixLayoutKHR", "coop_matrix_layout_khr", _spvCoopMatrixLayouts,
          "valid SPIR-V Cooperative Matrix Layout (KHR)">;

defset list<BitEnumAttrCaseBase> _spvCoopMatrixOperands = { defm SPIRV_KHR_CMO_ : _SpvBits<[
    _SpvRun<0, ["MatrixA_Signed=ASigned", "MatrixB_Signed=BSigned", "MatrixC_Signed=CSigned",
        "Result_Signed=ResultSigned", "AccSat"]>]>; }
def SPIRV_KHR_CooperativeMatrixOperandsAttr
    : _SpvBitEnum<"CooperativeMatrixOperandsKHR", "cooperative_matrix_operands_khr", _spvCoopMatrixOperands,
          "valid SPIR-V Cooperative Matrix Operands (KHR)">;

defset list<I32EnumAttrCase> _spvLoadCacheControls = { defm SPIRV_INTEL_LCC_ : _SpvCases<[
    _SpvRun<0, ["Uncached", "Cached", "Streaming", "InvalidateAfterRead=InvalidateAfterR", "ConstCached"]>]>; }
def SPIRV_INTEL_LoadCacheControlAttr : _SpvEnum<"LoadCacheControl", "load_cache_control", _spvLoadCacheControls>;

defset list<I32EnumAttrCase> _spvStoreCacheControls = { defm SPIRV_INTEL_SCC_ : _SpvCases<[
    _SpvRun<0, ["Uncached", "WriteThrough", "WriteBack", "Streaming"]>]>; }
def SPIRV_INTEL_StoreCacheControlAttr : _SpvEnum<"StoreCacheControl", "store_cache_control", _spvStoreCacheControls>;

defset list<BitEnumAttrCaseBase> _spvFastmathModes = { defm SPIRV_FPFMM_ : _SpvBits<[
    _SpvRun<0, ["NotNaN", "NotInf", "NSZ", "AllowRecip", "Fast"]>,
    _SpvRun<16, ["AllowContractFastINTEL", "AllowReassocINTEL"], ["FPFastMathModeINTEL"]>]>; }
def SPIRV_FPFastMathModeAttr
    : _SpvBitEnum<"FPFastMathMode", "fastmath_mode", _spvFastmathModes, "Indicates a floating-point fast math flag">;

defset list<I32EnumAttrCase> _spvOpcodes = { defm SPIRV_OC_ : _SpvCases<[
    _SpvRun<0, ["OpNop", "OpUndef", "OpSourceContinued", "OpSource", "OpSourceExtension", "OpName", "OpMemberName",
        "OpString", "OpLine"]>,
    _SpvRun<10, ["OpExtension", "OpExtInstImport", "OpExtInst"]>,
    _SpvRun<14, ["OpMemoryModel", "OpEntryPoint", "OpExecutionMode", "OpCapability"]>,
    _SpvRun<19, ["OpTypeVoid", "OpTypeBool", "OpTypeInt", "OpTypeFloat", "OpTypeVector", "OpTypeMatrix", "OpTypeImage"]>,
    _SpvRun<27, ["OpTypeSampledImage", "OpTypeArray", "OpTypeRuntimeArray", "OpTypeStruct"]>,
    _SpvRun<32, ["OpTypePointer", "OpTypeFunction"]>,
    _SpvRun<39, ["OpTypeForwardPointer"]>,
    _SpvRun<41, ["OpConstantTrue", "OpConstantFalse", "OpConstant", "OpConstantComposite"]>,
    _SpvRun<46, ["OpConstantNull"]>,
    _SpvRun<48, ["OpSpecConstantTrue", "OpSpecConstantFalse", "OpSpecConstant", "OpSpecConstantComposite",
        "OpSpecConstantOp"]>,
    _SpvRun<54, ["OpFunction", "OpFunctionParameter", "OpFunctionEnd", "OpFunctionCall"]>,
    _SpvRun<59, ["OpVariable"]>,
    _SpvRun<61, ["OpLoad", "OpStore", "OpCopyMemory"]>,
    _SpvRun<65, ["OpAccessChain"]>,
    _SpvRun<67, ["OpPtrAccessChain"]>,
    _SpvRun<70, ["OpInBoundsPtrAccessChain", "OpDecorate", "OpMemberDecorate"]>,
    _SpvRun<77, ["OpVectorExtractDynamic", "OpVectorInsertDynamic", "OpVectorShuffle", "OpCompositeConstruct",
        "OpCompositeExtract", "OpCompositeInsert"]>,
    _SpvRun<84, ["OpTranspose"]>,
    _SpvRun<87, ["OpImageSampleImplicitLod", "OpImageSampleExplicitLod"]>,
    _SpvRun<93, ["OpImageSampleProjDrefImplicitLod"]>,
    _SpvRun<95, ["OpImageFetch"]>,
    _SpvRun<97, ["OpImageDrefGather", "OpImageRead", "OpImageWrite", "OpImage"]>,
    _SpvRun<104, ["OpImageQuerySize"]>,
    _SpvRun<109, ["OpConvertFToU", "OpConvertFToS", "OpConvertSToF", "OpConvertUToF", "OpUConvert", "OpSConvert",
        "OpFConvert"]>,
    _SpvRun<117, ["OpConvertPtrToU"]>,
    _SpvRun<120, ["OpConvertUToPtr", "OpPtrCastToGeneric", "OpGenericCastToPtr", "OpGenericCastToPtrExplicit",
        "OpBitcast"]>,
    _SpvRun<126, ["OpSNegate", "OpFNegate", "OpIAdd", "OpFAdd", "OpISub", "OpFSub", "OpIMul", "OpFMul", "OpUDiv",
        "OpSDiv", "OpFDiv", "OpUMod", "OpSRem", "OpSMod", "OpFRem", "OpFMod", "OpVectorTimesScalar",
        "OpMatrixTimesScalar", "OpVectorTimesMatrix", "OpMatrixTimesVector", "OpMatrixTimesMatrix"]>,
    _SpvRun<148, ["OpDot", "OpIAddCarry", "OpISubBorrow", "OpUMulExtended", "OpSMulExtended"]>,
    _SpvRun<156, ["OpIsNan", "OpIsInf", "OpIsFinite"]>,
    _SpvRun<162, ["OpOrdered", "OpUnordered", "OpLogicalEqual", "OpLogicalNotEqual", "OpLogicalOr", "OpLogicalAnd",
        "OpLogicalNot", "OpSelect", "OpIEqual", "OpINotEqual", "OpUGreaterThan", "OpSGreaterThan", "OpUGreaterThanEqual",
        "OpSGreaterThanEqual", "OpULessThan", "OpSLessThan", "OpULessThanEqual", "OpSLessThanEqual", "OpFOrdEqual",
        "OpFUnordEqual", "OpFOrdNotEqual", "OpFUnordNotEqual", "OpFOrdLessThan", "OpFUnordLessThan", "OpFOrdGreaterThan",
        "OpFUnordGreaterThan", "OpFOrdLessThanEqual", "OpFUnordLessThanEqual", "OpFOrdGreaterThanEqual",
        "OpFUnordGreaterThanEqual"]>,
    _SpvRun<194, ["OpShiftRightLogical", "OpShiftRightArithmetic", "OpShiftLeftLogical", "OpBitwiseOr", "OpBitwiseXor",
        "OpBitwiseAnd", "OpNot", "OpBitFieldInsert", "OpBitFieldSExtract", "OpBitFieldUExtract", "OpBitReverse",
        "OpBitCount"]>,
    _SpvRun<218, ["OpEmitVertex", "OpEndPrimitive"]>,
    _SpvRun<224, ["OpControlBarrier", "OpMemoryBarrier"]>,
    _SpvRun<229, ["OpAtomicExchange", "OpAtomicCompareExchange", "OpAtomicCompareExchangeWeak", "OpAtomicIIncrement",
        "OpAtomicIDecrement", "OpAtomicIAdd", "OpAtomicISub", "OpAtomicSMin", "OpAtomicUMin", "OpAtomicSMax",
        "OpAtomicUMax", "OpAtomicAnd", "OpAtomicOr", "OpAtomicXor"]>,
    _SpvRun<245, ["OpPhi", "OpLoopMerge", "OpSelectionMerge", "OpLabel", "OpBranch", "OpBranchConditional", "OpSwitch",
        "OpKill", "OpReturn", "OpReturnValue", "OpUnreachable"]>,
    _SpvRun<263, ["OpGroupBroadcast", "OpGroupIAdd", "OpGroupFAdd", "OpGroupFMin", "OpGroupUMin", "OpGroupSMin",
        "OpGroupFMax", "OpGroupUMax", "OpGroupSMax"]>,
    _SpvRun<317, ["OpNoLine"]>,
    _SpvRun<330, ["OpModuleProcessed"]>,
    _SpvRun<333, ["OpGroupNonUniformElect", "OpGroupNonUniformAll", "OpGroupNonUniformAny", "OpGroupNonUniformAllEqual",
        "OpGroupNonUniformBroadcast"]>,
    _SpvRun<339, ["OpGroupNonUniformBallot"]>,
    _SpvRun<342, ["OpGroupNonUniformBallotBitCount", "OpGroupNonUniformBallotFindLSB", "OpGroupNonUniformBallotFindMSB",
        "OpGroupNonUniformShuffle", "OpGroupNonUniformShuffleXor", "OpGroupNonUniformShuffleUp",
        "OpGroupNonUniformShuffleDown", "OpGroupNonUniformIAdd", "OpGroupNonUniformFAdd", "OpGroupNonUniformIMul",
        "OpGroupNonUniformFMul", "OpGroupNonUniformSMin", "OpGroupNonUniformUMin", "OpGroupNonUniformFMin",
        "OpGroupNonUniformSMax", "OpGroupNonUniformUMax", "OpGroupNonUniformFMax", "OpGroupNonUniformBitwiseAnd",
        "OpGroupNonUniformBitwiseOr", "OpGroupNonUniformBitwiseXor", "OpGroupNonUniformLogicalAnd",
        "OpGroupNonUniformLogicalOr", "OpGroupNonUniformLogicalXor"]>,
    _SpvRun<366, ["OpGroupNonUniformQuadSwap"]>,
    _SpvRun<4163, ["OpTypeTensorARM"]>,
    _SpvRun<4182, ["OpGraphEntryPointARM", "OpGraphARM", "OpGraphInputARM", "OpGraphSetOutputARM", "OpGraphEndARM"]>,
    _SpvRun<4190, ["OpTypeGraphARM"]>,
    _SpvRun<4181, ["OpGraphConstantARM"]>,
    _SpvRun<4421, ["OpSubgroupBallotKHR"]>,
    _SpvRun<4431, ["OpGroupNonUniformRotateKHR"]>,
    _SpvRun<4450, ["OpSDot", "OpUDot", "OpSUDot", "OpSDotAccSat", "OpUDotAccSat", "OpSUDotAccSat",
        "OpTypeCooperativeMatrixKHR", "OpCooperativeMatrixLoadKHR", "OpCooperativeMatrixStoreKHR",
        "OpCooperativeMatrixMulAddKHR", "OpCooperativeMatrixLengthKHR", "OpConstantCompositeReplicateEXT",
        "OpSpecConstantCompositeReplicateEXT"]>,
    _SpvRun<5294, ["OpEmitMeshTasksEXT", "OpSetMeshOutputsEXT"]>,
    _SpvRun<5575, ["OpSubgroupBlockReadINTEL", "OpSubgroupBlockWriteINTEL"]>,
    _SpvRun<5630, ["OpAssumeTrueKHR"]>,
    _SpvRun<6035, ["OpAtomicFAddEXT"]>,
    _SpvRun<6116, ["OpConvertFToBF16INTEL", "OpConvertBF16ToFINTEL"]>,
    _SpvRun<6142, ["OpControlBarrierArriveINTEL", "OpControlBarrierWaitINTEL"]>,
    _SpvRun<6401, ["OpGroupIMulKHR", "OpGroupFMulKHR"]>,
    _SpvRun<6426, ["OpRoundFToTF32INTEL"]>]>; }
def SPIRV_OpcodeAttr : _SpvEnum<"Opcode", "opcode", _spvOpcodes, "valid SPIR-V instructions">;

def SPIRV_VerCapExtAttr : DialectAttr<SPIRV_Dialect, CPred<"::llvm::isa<::mlir::spirv::VerCapExtAttr>($_self)">,
                                      "version-capability-extension attribute"> {
  let storageType = "::mlir::spirv::VerCapExtAttr";
  let returnType = storageType;
  let convertFromStorage = "$_self";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

// An integer without a sign, or one that is unsigned.
class IOrUI<int width> : Type<Or<[CPred<"$_self.isSignlessInteger(" # width # ")">,
                                  CPred<"$_self.isUnsignedInteger(" # width # ")">]>,
                              width # "-bit signless/unsigned integer"> {
  int bitwidth = width;
}
class SignlessOrUnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, IOrUI<w>), !interleave(widths, "/") # "-bit signless/unsigned integer">;

class _SpvIs<string type> : CPred<"::llvm::isa<::mlir::" # type # ">($_self)">;

foreach t = ["Array", "Image", "Matrix", "SampledImage", "Struct", "TensorArm", "CooperativeMatrix"] in
  def SPIRV_Is#t#Type : _SpvIs<"spirv::" # t # "Type">;
def SPIRV_IsPtrType : _SpvIs<"spirv::PointerType">;
def SPIRV_IsRTArrayType : _SpvIs<"spirv::RuntimeArrayType">;
def SPIRV_IsVectorType : _SpvIs<"VectorType">;

class _SpvAny<Pred is, string words> : DialectType<SPIRV_Dialect, is, "any SPIR-V " # words # " type">;

def SPIRV_AnyPtr : _SpvAny<SPIRV_IsPtrType, "pointer">;
def SPIRV_AnyArray : _SpvAny<SPIRV_IsArrayType, "array">;
def SPIRV_AnyRTArray : _SpvAny<SPIRV_IsRTArrayType, "runtime array">;
def SPIRV_AnyStruct : _SpvAny<SPIRV_IsStructType, "struct">;
def SPIRV_AnyVector : _SpvAny<SPIRV_IsVectorType, "vector">;
def SPIRV_AnyMatrix : _SpvAny<SPIRV_IsMatrixType, "matrix">;
def SPIRV_AnyCooperativeMatrix : _SpvAny<SPIRV_IsCooperativeMatrixType, "cooperative matrix">;
def SPIRV_AnyImage : _SpvAny<SPIRV_IsImageType, "image">;
def SPIRV_AnySampledImage : _SpvAny<SPIRV_IsSampledImageType, "sampled image">;
def SPIRV_AnyTensorArm : _SpvAny<SPIRV_IsTensorArmType, "tensorArm">;

def SPIRV_Void : TypeAlias<NoneType, "void">;
def SPIRV_Bool : TypeAlias<I1, "bool">;
def SPIRV_Int16 : TypeAlias<I16, "Int16">;
def SPIRV_Int32 : TypeAlias<I32, "Int32">;
def SPIRV_Float32 : TypeAlias<F32, "Float32">;
def SPIRV_BFloat16KHR : TypeAlias<BF16, "BFloat16">;
def SPIRV_Integer : AnyIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_SignedInt : SignedIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_SignlessOrUnsignedInt : SignlessOrUnsignedIntOfWidths<[8, 16, 32, 64]>;
def SPIRV_Float : FloatOfWidths<[16, 32, 64]>;
def SPIRV_Float16or32 : FloatOfWidths<[16, 32]>;
def SPIRV_AnyFloat : AnyTypeOf<[SPIRV_Float, SPIRV_BFloat16KHR]>;
def SPIRV_Numerical : AnyTypeOf<[SPIRV_Integer, SPIRV_AnyFloat]>;
def SPIRV_Scalar : AnyTypeOf<[SPIRV_Numerical, SPIRV_Bool]>;
def SPIRV_Vector : VectorOfLengthAndType<[2, 3, 4, 8, 16], [SPIRV_Bool, SPIRV_Integer, SPIRV_AnyFloat]>;
def SPIRV_ScalarOrVector : AnyTypeOf<[SPIRV_Scalar, SPIRV_Vector]>;
def SPIRV_ScalarOrVectorOrPtr : AnyTypeOf<[SPIRV_ScalarOrVector, SPIRV_AnyPtr]>;
def SPIRV_SelectType : AnyTypeOf<[SPIRV_Scalar, SPIRV_Vector, SPIRV_AnyPtr]>;
def SPIRV_Aggregate : AnyTypeOf<[SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct]>;
def SPIRV_Composite : AnyTypeOf<[SPIRV_Vector, SPIRV_AnyArray, SPIRV_AnyRTArray, SPIRV_AnyStruct,
                                 SPIRV_AnyCooperativeMatrix, SPIRV_AnyMatrix, SPIRV_AnyTensorArm]>;
def SPIRV_Type : AnyTypeOf<[
    SPIRV_Void, SPIRV_Bool, SPIRV_Integer, SPIRV_AnyFloat, SPIRV_Vector, SPIRV_AnyPtr, SPIRV_AnyArray,
    SPIRV_AnyRTArray, SPIRV_AnyStruct, SPIRV_AnyCooperativeMatrix, SPIRV_AnyMatrix, SPIRV_AnySampledImage,
    SPIRV_AnyImage, SPIRV_AnyTensorArm]>;

class _SpvMatrixOf<list<Type> types, Pred is, string type, string words>
    : ContainerType<AnyTypeOf<types>, is, "::llvm::cast<::mlir::spirv::" # type # ">($_self).getElementType()", words>;
class SPIRV_CoopMatrixOfType<list<Type> allowedTypes>
    : _SpvMatrixOf<allowedTypes, SPIRV_IsCooperativeMatrixType, "CooperativeMatrixType", "Cooperative Matrix">;
class SPIRV_MatrixOfType<list<Type> allowedTypes>
    : _SpvMatrixOf<allowedTypes, SPIRV_IsMatrixType, "MatrixType", "Matrix">;
class SPIRV_MatrixOf<Type type> : SPIRV_MatrixOfType<[type]>;
class SPIRV_MatrixOrCoopMatrixOf<Type type> : AnyTypeOf<[SPIRV_AnyMatrix, SPIRV_CoopMatrixOfType<[type]>]>;

class SPIRV_VectorOf<Type type> : FixedVectorOfLengthAndType<[2, 3, 4, 8, 16], [type]>;
class SPIRV_ScalarOrVectorOf<Type type> : AnyTypeOf<[type, SPIRV_VectorOf<type>]>;
class SPIRV_ScalarOrVectorOrCoopMatrixOf<Type type>
    : AnyTypeOf<[type, SPIRV_VectorOf<type>, SPIRV_CoopMatrixOfType<[type]>]>;

class SPIRV_Vec4<Type type> : VectorOfLengthAndType<[4], [type]>;
def SPIRV_IntVec4 : SPIRV_Vec4<SPIRV_Integer>;
def SPIRV_IOrUIVec4 : SPIRV_Vec4<SPIRV_SignlessOrUnsignedInt>;
def SPIRV_Int32Vec4 : SPIRV_Vec4<AnyI32>;

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

class _SpvInside<string what, string test>
    : PredOpTrait<"op must appear in a " # what # " op's block", CPred<test # "($_op.getParentOp())">>;
def InFunctionScope : _SpvInside<"function-like", "isNestedInFunctionOpInterface">;
def InModuleScope : _SpvInside<"module-like", "isDirectInModuleLikeOp">;

foreach t = ["UnsignedOp", "SignedOp", "UsableInSpecConstantOp"] in
  def t : NativeOpTrait<"spirv::" # t>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// The names of one capability and one extension that an operation needs, and its first and last version.
class _SpvFor<list<string> capabilities, list<string> extensions = [], string since = "1.0", string until = "1.6"> {
  list<Availability> availability = [
    _SpvSince<since>.needs[0], _SpvUntil<until>.needs[0],
    Extension<!foreach(n, extensions, !cast<I32EnumAttrCase>("SPV_" # n))>, Capability<_SpvACapability<capabilities>.cases>];
}

class SPIRV_Op<string mnemonic, list<Trait> traits = []>
    : Op<SPIRV_Dialect, mnemonic, traits # [
          DeclareOpInterfaceMethods<QueryMinVersionInterface>, DeclareOpInterfaceMethods<QueryMaxVersionInterface>,
          DeclareOpInterfaceMethods<QueryExtensionInterface>, DeclareOpInterfaceMethods<QueryCapabilityInterface>]> {
  list<Availability> availability = _SpvFor<[]>.availability;
  // Whether the methods of these interfaces are generated.
  bit autogenAvailability = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  // Whether there is an instruction, and its name.
  bit hasOpcode = 1;
  string spirvOpName = "Op" # mnemonic;
  // Whether the functions that write and read the instruction are generated.
  bit autogenSerialization = 1;
}

class SPIRV_UnaryOp<string mnemonic, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
  let hasVerifier = 0;
}

class SPIRV_BinaryOp<string mnemonic, Type resultType, Type operandsType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandsType>:$operand1, SPIRV_ScalarOrVectorOf<operandsType>:$operand2);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let hasVerifier = 0;
}

// An instruction of a set that `OpExtInst` gives access to.
class SPIRV_ExtInstOp<string mnemonic, string setPrefix, string setName, int opcode, list<Trait> traits = []>
    : SPIRV_Op<setPrefix # "." # mnemonic, traits> {
  let hasOpcode = 0;
  int extendedInstOpcode = opcode;
  string extendedInstSetName = setName;
}

class SPIRV_VendorOp<string mnemonic, string vendorName, list<Trait> traits = []>
    : SPIRV_Op<vendorName # "." # mnemonic, traits> {
  let spirvOpName = "Op" # mnemonic # vendorName;
}
class SPIRV_ExtVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "EXT", traits>;
class SPIRV_KhrVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "KHR", traits>;
class SPIRV_IntelVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "INTEL", traits>;
class SPIRV_NvVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "NV", traits>;
class SPIRV_ArmVendorOp<string mnemonic, list<Trait> traits = []> : SPIRV_VendorOp<mnemonic, "ARM", traits>;

#endif // MICA_SPIRV_BASE
