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
class _When<list<Availability> needs> {
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
class _OneOf<string kind, string query, list<I32EnumAttrCase> cases> : Availability {
  let cppNamespace = "::mlir::spirv";
  let interfaceName = "Query" # kind # "Interface";
  let interfaceDescription = "An operation that needs one case of each list of `" # query # "`.";
  let queryFnRetType = "::llvm::SmallVector<" # instanceType # ", 1>";
  let queryFnName = query;
  let mergeAction = !if(!empty(cases), "", "$overall.push_back($instance)");
  let initializer = "{}";
  let instanceType = "::llvm::ArrayRef<::mlir::spirv::" # kind # ">";
  let instancePreparation = !if(!empty(cases), "", "static const ::mlir::spirv::" # kind # " choices[] = {"
      # !interleave(!foreach(c, cases, "::mlir::spirv::" # kind # "::" # c.symbol), ", ") # "};");
  let instance = "choices";
}
class Extension<list<I32EnumAttrCase> extensions> : _OneOf<"Extension", "getExtensions", extensions>;
class Capability<list<I32EnumAttrCase> capabilities> : _OneOf<"Capability", "getCapabilities", capabilities>;

class SPIRVOpInterface<string name> : OpInterface<name> {
  let cppNamespace = "::mlir::spirv";
}
class _Query<Availability need, string scope = ""> : SPIRVOpInterface<need.interfaceName> {
  let methods = [InterfaceMethod<"", scope # need.queryFnRetType, need.queryFnName>];
}
def QueryMinVersionInterface : _Query<MinVersion<SPIRV_V_1_0>, "::">;
def QueryMaxVersionInterface : _Query<MaxVersion<SPIRV_V_1_0>, "::">;
def QueryExtensionInterface : _Query<Extension<[]>>;
def QueryCapabilityInterface : _Query<Capability<[]>>;

// Extensions of a vendor, with the values from `first` on.
class _Vendor<string name, int first, list<string> extensions> {
  int value = first;
  list<string> cases = !foreach(e, extensions, "SPV_" # name # "_" # e);
}

defvar _extensions = [
  _Vendor<"KHR", 0, ["16bit_storage", "8bit_storage", "device_group", "float_controls", "physical_storage_buffer",
    "multiview", "no_integer_wrap_decoration", "post_depth_coverage", "shader_atomic_counter_ops", "shader_ballot",
    "shader_clock", "shader_draw_parameters", "storage_buffer_storage_class", "subgroup_vote", "variable_pointers",
    "vulkan_memory_model", "expect_assume", "integer_dot_product", "bit_instructions", "fragment_shading_rate",
    "workgroup_memory_explicit_layout", "ray_query", "ray_tracing", "subgroup_uniform_control_flow", "linkonce_odr",
    "fragment_shader_barycentric", "ray_cull_mask", "uniform_group_instructions", "subgroup_rotate", "non_semantic_info",
    "terminate_invocation", "cooperative_matrix", "bfloat16"]>,
  _Vendor<"EXT", 1000, ["demote_to_helper_invocation", "descriptor_indexing", "fragment_fully_covered",
    "fragment_invocation_density", "fragment_shader_interlock", "physical_storage_buffer", "shader_stencil_export",
    "shader_viewport_index_layer", "shader_atomic_float_add", "shader_atomic_float_min_max", "shader_image_int64",
    "shader_atomic_float16_add", "mesh_shader", "replicated_composites"]>,
  _Vendor<"ARM", 6000, ["tensors", "graph"]>,
  _Vendor<"AMD", 2000, ["gpu_shader_half_float_fetch", "shader_ballot", "shader_explicit_vertex_parameter",
    "shader_fragment_mask", "shader_image_load_store_lod", "texture_gather_bias_lod",
    "shader_early_and_late_fragment_tests"]>,
  _Vendor<"GOOGLE", 3000, ["decorate_string", "hlsl_functionality1", "user_type"]>,
  _Vendor<"INTEL", 4000, ["device_side_avc_motion_estimation", "media_block_io", "shader_integer_functions2",
    "subgroups"]>,
  _Vendor<"INTEL", 4007, ["vector_compute"]>,
  _Vendor<"INTEL", 4004, ["float_controls2", "function_pointers", "inline_assembly"]>,
  _Vendor<"INTEL", 4008, ["variable_length_array", "fpga_memory_attributes"]>,
  _Vendor<"INTEL", 4012, ["unstructured_loop_controls", "fpga_loop_controls"]>,
  _Vendor<"INTEL", 4010, ["arbitrary_precision_integers", "arbitrary_precision_floating_point"]>,
  _Vendor<"INTEL", 4014, ["kernel_attributes", "fpga_memory_accesses", "fpga_cluster_attributes", "loop_fuse",
    "fpga_buffer_location", "arbitrary_precision_fixed_point", "usm_storage_classes", "io_pipes"]>,
  _Vendor<"ALTERA", 4022, ["blocking_pipes"]>,
  _Vendor<"INTEL", 4023, ["fpga_reg", "long_constant_composite", "optnone", "debug_module", "fp_fast_math_mode",
    "memory_access_aliasing", "split_barrier"]>,
  _Vendor<"INTEL", 4031, ["bfloat16_conversion", "cache_controls", "tensor_float32_conversion"]>,
  _Vendor<"NV", 5000, ["compute_shader_derivatives", "cooperative_matrix", "fragment_shader_barycentric",
    "geometry_shader_passthrough"]>,
  _Vendor<"NV", 5005, ["ray_tracing", "sample_mask_override_coverage", "shader_image_footprint", "shader_sm_builtins",
    "shader_subgroup_partitioned", "shading_rate", "stereo_view_rendering", "viewport_array2", "bindless_texture",
    "ray_tracing_motion_blur"]>,
  _Vendor<"NVX", 5015, ["multiview_per_view_attributes"]>];

foreach vendor = _extensions in
  foreach i = !range(vendor.cases) in
    def vendor.cases[i] : I32EnumAttrCase<vendor.cases[i], !add(vendor.value, i)>;

def SPIRV_ExtensionAttr : SPIRV_I32EnumAttr<"Extension", "supported SPIR-V extensions", "ext",
    !foldl([]<I32EnumAttrCase>, _extensions, all, vendor, all # !foreach(c, vendor.cases, !cast<I32EnumAttrCase>(c)))>;

// Needs by their names, without the prefixes of the records, and by versions such as "1.3".
class _Since<string version> {
  list<Availability> needs = !if(!empty(version), []<Availability>,
      [MinVersion<!cast<I32EnumAttrCase>("SPIRV_V_" # !subst(".", "_", version))>]);
}
class _Until<string version> {
  list<Availability> needs = !if(!empty(version), []<Availability>,
      [MaxVersion<!cast<I32EnumAttrCase>("SPIRV_V_" # !subst(".", "_", version))>]);
}
class _AnExtension<list<string> names> {
  list<Availability> needs = !if(!empty(names), []<Availability>,
      [Extension<!foreach(n, names, !cast<I32EnumAttrCase>("SPV_" # n))>]);
}
class _ACapability<list<string> names> {
  list<I32EnumAttrCase> cases = !foreach(n, names, !cast<I32EnumAttrCase>("SPIRV_C_" # n));
  list<Availability> needs = !if(!empty(names), []<Availability>, [Capability<cases>]);
}

// Capabilities with the values from `first` on, which imply others and need one of the extensions.
class _Implying<int first, list<string> names, list<string> capabilities = [], list<string> extensions = [],
                string since = ""> {
  int value = first;
  list<string> cases = names;
  list<string> implied = capabilities;
  list<Availability> needs = _AnExtension<extensions>.needs # _Since<since>.needs;
}
class _Implies<list<I32EnumAttrCase> capabilities> {
  list<I32EnumAttrCase> implies = capabilities;
}

defvar _firstCapabilities = [
  _Implying<0, ["Matrix"]>,
  _Implying<4, ["Addresses", "Linkage", "Kernel"]>,
  _Implying<9, ["Float16", "Float64", "Int64"]>,
  _Implying<18, ["Groups"], extensions=["AMD_shader_ballot"]>,
  _Implying<22, ["Int16"]>,
  _Implying<39, ["Int8"]>,
  _Implying<43, ["Sampled1D"]>,
  _Implying<46, ["SampledBuffer"]>,
  _Implying<61, ["GroupNonUniform"], since="1.3">,
  _Implying<69, ["ShaderLayer", "ShaderViewportIndex"], since="1.5">,
  _Implying<71, ["UniformDecoration"], since="1.6">,
  _Implying<4423, ["SubgroupBallotKHR"], extensions=["KHR_shader_ballot"]>,
  _Implying<4431, ["SubgroupVoteKHR"], extensions=["KHR_subgroup_vote"]>,
  _Implying<4433, ["StorageBuffer16BitAccess"], extensions=["KHR_16bit_storage"]>,
  _Implying<4435, ["StoragePushConstant16", "StorageInputOutput16"], extensions=["KHR_16bit_storage"]>,
  _Implying<4437, ["DeviceGroup"], extensions=["KHR_device_group"]>,
  _Implying<4445, ["AtomicStorageOps"], extensions=["KHR_shader_atomic_counter_ops"]>,
  _Implying<4447, ["SampleMaskPostDepthCoverage"], extensions=["KHR_post_depth_coverage"]>,
  _Implying<4448, ["StorageBuffer8BitAccess"], extensions=["KHR_8bit_storage"]>,
  _Implying<4450, ["StoragePushConstant8"], extensions=["KHR_8bit_storage"]>,
  _Implying<4464, ["DenormPreserve", "DenormFlushToZero", "SignedZeroInfNanPreserve", "RoundingModeRTE", "RoundingModeRTZ"],
      extensions=["KHR_float_controls"]>,
  _Implying<5282, ["ImageFootprintNV"], extensions=["NV_shader_image_footprint"]>,
  _Implying<5284, ["FragmentBarycentricKHR"], extensions=["KHR_fragment_shader_barycentric",
      "NV_fragment_shader_barycentric"]>];

defvar _meshCapability = [_Implying<5283, ["MeshShadingEXT"], ["Shader"], ["EXT_mesh_shader"]>]; // before one that it implies

defvar _otherCapabilities = [
  _Implying<5288, ["ComputeDerivativeGroupQuadsNV"], extensions=["NV_compute_shader_derivatives"]>,
  _Implying<5297, ["GroupNonUniformPartitionedNV"], extensions=["NV_shader_subgroup_partitioned"]>,
  _Implying<5345, ["VulkanMemoryModel", "VulkanMemoryModelDeviceScope"], since="1.5">,
  _Implying<5350, ["ComputeDerivativeGroupLinearNV"], extensions=["NV_compute_shader_derivatives"]>,
  _Implying<5390, ["BindlessTextureNV"], extensions=["NV_bindless_texture"]>,
  _Implying<5568, ["SubgroupShuffleINTEL", "SubgroupBufferBlockIOINTEL", "SubgroupImageBlockIOINTEL"],
      extensions=["INTEL_subgroups"]>,
  _Implying<5579, ["SubgroupImageMediaBlockIOINTEL"], extensions=["INTEL_media_block_io"]>,
  _Implying<5582, ["RoundToInfinityINTEL", "FloatingPointModeINTEL"], extensions=["INTEL_float_controls2"]>,
  _Implying<5603, ["FunctionPointersINTEL", "IndirectReferencesINTEL"], extensions=["INTEL_function_pointers"]>,
  _Implying<5606, ["AsmINTEL"], extensions=["INTEL_inline_assembly"]>,
  _Implying<5612, ["AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT"], extensions=["EXT_shader_atomic_float_min_max"]>,
  _Implying<5616, ["AtomicFloat16MinMaxEXT"], extensions=["EXT_shader_atomic_float_min_max"]>,
  _Implying<5619, ["VectorAnyINTEL"], extensions=["INTEL_vector_compute"]>,
  _Implying<5629, ["ExpectAssumeKHR"], extensions=["KHR_expect_assume"]>,
  _Implying<5696, ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL",
      "SubgroupAvcMotionEstimationChromaINTEL"], extensions=["INTEL_device_side_avc_motion_estimation"]>,
  _Implying<5817, ["VariableLengthArrayINTEL"], extensions=["INTEL_variable_length_array"]>,
  _Implying<5821, ["FunctionFloatControlINTEL"], extensions=["INTEL_float_controls2"]>,
  _Implying<5824, ["FPGAMemoryAttributesINTEL"], extensions=["INTEL_fpga_memory_attributes"]>,
  _Implying<5844, ["ArbitraryPrecisionIntegersINTEL"], extensions=["INTEL_arbitrary_precision_integers"]>,
  _Implying<5845, ["ArbitraryPrecisionFloatingPointINTEL"], extensions=["INTEL_arbitrary_precision_floating_point"]>,
  _Implying<5886, ["UnstructuredLoopControlsINTEL"], extensions=["INTEL_unstructured_loop_controls"]>,
  _Implying<5888, ["FPGALoopControlsINTEL"], extensions=["INTEL_fpga_loop_controls"]>,
  _Implying<5892, ["KernelAttributesINTEL"], extensions=["INTEL_kernel_attributes"]>,
  _Implying<5897, ["FPGAKernelAttributesINTEL"], extensions=["INTEL_kernel_attributes"]>,
  _Implying<5898, ["FPGAMemoryAccessesINTEL"], extensions=["INTEL_fpga_memory_accesses"]>,
  _Implying<5904, ["FPGAClusterAttributesINTEL"], extensions=["INTEL_fpga_cluster_attributes"]>,
  _Implying<5906, ["LoopFuseINTEL"], extensions=["INTEL_loop_fuse"]>,
  _Implying<5910, ["MemoryAccessAliasingINTEL"], extensions=["INTEL_memory_access_aliasing"]>,
  _Implying<5920, ["FPGABufferLocationINTEL"], extensions=["INTEL_fpga_buffer_location"]>,
  _Implying<5922, ["ArbitraryPrecisionFixedPointINTEL"], extensions=["INTEL_arbitrary_precision_fixed_point"]>,
  _Implying<5935, ["USMStorageClassesINTEL"], extensions=["INTEL_usm_storage_classes"]>,
  _Implying<5943, ["IOPipesINTEL"], extensions=["INTEL_io_pipes"]>,
  _Implying<5945, ["BlockingPipesALTERA"], extensions=["ALTERA_blocking_pipes"]>,
  _Implying<5948, ["FPGARegINTEL"], extensions=["INTEL_fpga_reg"]>,
  _Implying<6016, ["DotProductInputAll"], extensions=["KHR_integer_dot_product"], since="1.6">,
  _Implying<6018, ["DotProductInput4x8BitPacked", "DotProduct"], extensions=["KHR_integer_dot_product"], since="1.6">,
  _Implying<6020, ["RayCullMaskKHR"], extensions=["KHR_ray_cull_mask"]>,
  _Implying<6022, ["CooperativeMatrixKHR"], extensions=["KHR_cooperative_matrix"], since="1.6">,
  _Implying<6024, ["ReplicatedCompositesEXT"], extensions=["EXT_replicated_composites"], since="1.0">,
  _Implying<6025, ["BitInstructions"], extensions=["KHR_bit_instructions"]>,
  _Implying<6033, ["AtomicFloat32AddEXT", "AtomicFloat64AddEXT"], extensions=["EXT_shader_atomic_float_add"]>,
  _Implying<6089, ["LongConstantCompositeINTEL"], extensions=["INTEL_long_constant_composite"]>,
  _Implying<6094, ["OptNoneINTEL"], extensions=["INTEL_optnone"]>,
  _Implying<6095, ["AtomicFloat16AddEXT"], extensions=["EXT_shader_atomic_float16_add"]>,
  _Implying<6114, ["DebugInfoModuleINTEL"], extensions=["INTEL_debug_module"]>,
  _Implying<6141, ["SplitBarrierINTEL"], extensions=["INTEL_split_barrier"]>,
  _Implying<6400, ["GroupUniformArithmeticKHR"], extensions=["KHR_uniform_group_instructions"]>,
  _Implying<1, ["Shader"], ["Matrix"]>,
  _Implying<7, ["Vector16", "Float16Buffer"], ["Kernel"]>,
  _Implying<12, ["Int64Atomics"], ["Int64"]>,
  _Implying<13, ["ImageBasic"], ["Kernel"]>,
  _Implying<17, ["Pipes"], ["Kernel"]>,
  _Implying<19, ["DeviceEnqueue", "LiteralSampler"], ["Kernel"]>,
  _Implying<38, ["GenericPointer"], ["Addresses"]>,
  _Implying<44, ["Image1D"], ["Sampled1D"]>,
  _Implying<47, ["ImageBuffer"], ["SampledBuffer"]>,
  _Implying<59, ["NamedBarrier"], ["Kernel"], since="1.1">,
  _Implying<62, ["GroupNonUniformVote", "GroupNonUniformArithmetic", "GroupNonUniformBallot", "GroupNonUniformShuffle",
      "GroupNonUniformShuffleRelative", "GroupNonUniformClustered", "GroupNonUniformQuad"], ["GroupNonUniform"],
      since="1.3">,
  _Implying<4434, ["StorageUniform16"], ["StorageBuffer16BitAccess"], ["KHR_16bit_storage"]>,
  _Implying<4449, ["UniformAndStorageBuffer8BitAccess"], ["StorageBuffer8BitAccess"], ["KHR_8bit_storage"]>,
  _Implying<5304, ["UniformTexelBufferArrayDynamicIndexing"], ["SampledBuffer"], since="1.5">,
  _Implying<5617, ["VectorComputeINTEL"], ["VectorAnyINTEL"], ["INTEL_vector_compute"]>,
  _Implying<5837, ["FPFastMathModeINTEL"], ["Kernel"], ["INTEL_fp_fast_math_mode"]>,
  _Implying<6017, ["DotProductInput4x8Bit"], ["Int8"], ["KHR_integer_dot_product"], "1.6">,
  _Implying<6026, ["GroupNonUniformRotateKHR"], ["GroupNonUniform"], ["KHR_subgroup_rotate"]>,
  _Implying<2, ["Geometry", "Tessellation"], ["Shader"]>,
  _Implying<14, ["ImageReadWrite", "ImageMipmap"], ["ImageBasic"]>,
  _Implying<21, ["AtomicStorage"], ["Shader"]>,
  _Implying<25, ["ImageGatherExtended"], ["Shader"]>,
  _Implying<27, ["StorageImageMultisample", "UniformBufferArrayDynamicIndexing", "SampledImageArrayDynamicIndexing",
      "StorageBufferArrayDynamicIndexing", "StorageImageArrayDynamicIndexing", "ClipDistance", "CullDistance"],
      ["Shader"]>,
  _Implying<35, ["SampleRateShading"], ["Shader"]>,
  _Implying<37, ["SampledRect"], ["Shader"]>,
  _Implying<40, ["InputAttachment", "SparseResidency", "MinLod"], ["Shader"]>,
  _Implying<45, ["SampledCubeArray"], ["Shader"]>,
  _Implying<48, ["ImageMSArray", "StorageImageExtendedFormats", "ImageQuery", "DerivativeControl", "InterpolationFunction",
      "TransformFeedback"], ["Shader"]>,
  _Implying<55, ["StorageImageReadWithoutFormat", "StorageImageWriteWithoutFormat"], ["Shader"]>,
  _Implying<58, ["SubgroupDispatch"], ["DeviceEnqueue"], since="1.1">,
  _Implying<60, ["PipeStorage"], ["Pipes"], since="1.1">,
  _Implying<4422, ["FragmentShadingRateKHR"], ["Shader"], ["KHR_fragment_shading_rate"]>,
  _Implying<4427, ["DrawParameters"], ["Shader"], ["KHR_shader_draw_parameters"]>,
  _Implying<4428, ["WorkgroupMemoryExplicitLayoutKHR"], ["Shader"], ["KHR_workgroup_memory_explicit_layout"]>,
  _Implying<4430, ["WorkgroupMemoryExplicitLayout16BitAccessKHR"], ["Shader"], ["KHR_workgroup_memory_explicit_layout"]>,
  _Implying<4439, ["MultiView"], ["Shader"], ["KHR_multiview"]>,
  _Implying<4441, ["VariablePointersStorageBuffer"], ["Shader"], ["KHR_variable_pointers"]>,
  _Implying<4471, ["RayQueryProvisionalKHR", "RayQueryKHR"], ["Shader"], ["KHR_ray_query"]>,
  _Implying<4479, ["RayTracingKHR"], ["Shader"], ["KHR_ray_tracing"]>,
  _Implying<5008, ["Float16ImageAMD"], ["Shader"], ["AMD_gpu_shader_half_float_fetch"]>,
  _Implying<5009, ["ImageGatherBiasLodAMD"], ["Shader"], ["AMD_texture_gather_bias_lod"]>,
  _Implying<5010, ["FragmentMaskAMD"], ["Shader"], ["AMD_shader_fragment_mask"]>,
  _Implying<5013, ["StencilExportEXT"], ["Shader"], ["EXT_shader_stencil_export"]>,
  _Implying<5015, ["ImageReadWriteLodAMD"], ["Shader"], ["AMD_shader_image_load_store_lod"]>,
  _Implying<5016, ["Int64ImageEXT"], ["Shader"], ["EXT_shader_image_int64"]>,
  _Implying<5055, ["ShaderClockKHR"], ["Shader"], ["KHR_shader_clock"]>,
  _Implying<5265, ["FragmentFullyCoveredEXT"], ["Shader"], ["EXT_fragment_fully_covered"]>,
  _Implying<5291, ["FragmentDensityEXT"], ["Shader"], ["EXT_fragment_invocation_density", "NV_shading_rate"]>,
  _Implying<5301, ["ShaderNonUniform", "RuntimeDescriptorArray"], ["Shader"], since="1.5">,
  _Implying<5305, ["StorageTexelBufferArrayDynamicIndexing"], ["ImageBuffer"], since="1.5">,
  _Implying<5340, ["RayTracingNV"], ["Shader"], ["NV_ray_tracing"]>,
  _Implying<5341, ["RayTracingMotionBlurNV"], ["Shader"], ["NV_ray_tracing_motion_blur"]>,
  _Implying<5347, ["PhysicalStorageBufferAddresses"], ["Shader"], ["EXT_physical_storage_buffer",
      "KHR_physical_storage_buffer"]>,
  _Implying<5353, ["RayTracingProvisionalKHR"], ["Shader"], ["KHR_ray_tracing"]>,
  _Implying<5363, ["FragmentShaderSampleInterlockEXT"], ["Shader"], ["EXT_fragment_shader_interlock"]>,
  _Implying<5372, ["FragmentShaderShadingRateInterlockEXT"], ["Shader"], ["EXT_fragment_shader_interlock"]>,
  _Implying<5373, ["ShaderSMBuiltinsNV"], ["Shader"], ["NV_shader_sm_builtins"]>,
  _Implying<5378, ["FragmentShaderPixelInterlockEXT"], ["Shader"], ["EXT_fragment_shader_interlock"]>,
  _Implying<5379, ["DemoteToHelperInvocation"], ["Shader"], since="1.6">,
  _Implying<5584, ["IntegerFunctions2INTEL"], ["Shader"], ["INTEL_shader_integer_functions2"]>,
  _Implying<23, ["TessellationPointSize"], ["Tessellation"]>,
  _Implying<24, ["GeometryPointSize"], ["Geometry"]>,
  _Implying<34, ["ImageCubeArray"], ["SampledCubeArray"]>,
  _Implying<36, ["ImageRect"], ["SampledRect"]>,
  _Implying<54, ["GeometryStreams"], ["Geometry"]>,
  _Implying<57, ["MultiViewport"], ["Geometry"]>,
  _Implying<4174, ["TensorsARM"], ["Int8"], ["ARM_tensors"]>,
  _Implying<4175, ["StorageTensorArrayDynamicIndexingEXT"], ["TensorsARM", "Shader"], ["ARM_tensors"]>,
  _Implying<4176, ["StorageTensorArrayNonUniformIndexingEXT"], ["TensorsARM", "ShaderNonUniform"], ["ARM_tensors"]>,
  _Implying<4191, ["GraphARM"], ["TensorsARM"], ["ARM_graph"]>,
  _Implying<4429, ["WorkgroupMemoryExplicitLayout8BitAccessKHR"], ["WorkgroupMemoryExplicitLayoutKHR"],
      ["KHR_workgroup_memory_explicit_layout"]>,
  _Implying<4442, ["VariablePointers"], ["VariablePointersStorageBuffer"], ["KHR_variable_pointers"]>,
  _Implying<4478, ["RayTraversalPrimitiveCullingKHR"], ["RayQueryKHR", "RayTracingKHR"], ["KHR_ray_query",
      "KHR_ray_tracing"]>,
  _Implying<5249, ["SampleMaskOverrideCoverageNV"], ["SampleRateShading"], ["NV_sample_mask_override_coverage"]>,
  _Implying<5251, ["GeometryShaderPassthroughNV"], ["Geometry"], ["NV_geometry_shader_passthrough"]>,
  _Implying<5260, ["PerViewAttributesNV"], ["MultiView"], ["NVX_multiview_per_view_attributes"]>,
  _Implying<5303, ["InputAttachmentArrayDynamicIndexing"], ["InputAttachment"], since="1.5">,
  _Implying<5306, ["UniformBufferArrayNonUniformIndexing", "SampledImageArrayNonUniformIndexing",
      "StorageBufferArrayNonUniformIndexing", "StorageImageArrayNonUniformIndexing"], ["ShaderNonUniform"],
      since="1.5">,
  _Implying<5310, ["InputAttachmentArrayNonUniformIndexing"], ["InputAttachment", "ShaderNonUniform"], since="1.5">,
  _Implying<5311, ["UniformTexelBufferArrayNonUniformIndexing"], ["SampledBuffer", "ShaderNonUniform"], since="1.5">,
  _Implying<5312, ["StorageTexelBufferArrayNonUniformIndexing"], ["ImageBuffer", "ShaderNonUniform"], since="1.5">,
  _Implying<5254, ["ShaderViewportIndexLayerEXT"], ["MultiViewport"], ["EXT_shader_viewport_index_layer"]>,
  _Implying<5255, ["ShaderViewportMaskNV"], ["ShaderViewportIndexLayerEXT"], ["NV_viewport_array2"]>,
  _Implying<5259, ["ShaderStereoViewNV"], ["ShaderViewportMaskNV"], ["NV_stereo_view_rendering"]>,
  _Implying<6115, ["Bfloat16ConversionINTEL"], extensions=["INTEL_bfloat16_conversion"]>,
  _Implying<6441, ["CacheControlsINTEL"], extensions=["INTEL_cache_controls"]>,
  _Implying<5116, ["BFloat16TypeKHR"], extensions=["KHR_bfloat16"]>,
  _Implying<5117, ["BFloat16DotProductKHR"], ["BFloat16TypeKHR"], ["KHR_bfloat16"]>,
  _Implying<5118, ["BFloat16CooperativeMatrixKHR"], ["BFloat16TypeKHR", "CooperativeMatrixKHR"], ["KHR_bfloat16"]>,
  _Implying<6425, ["TensorFloat32RoundingINTEL"], extensions=["INTEL_tensor_float32_conversion"]>];

// Each one is after those that it implies.
foreach run = _firstCapabilities # _otherCapabilities # _meshCapability in {
  defvar implied = _ACapability<run.implied>.cases;
  foreach i = !range(run.cases) in {
    defvar name = run.cases[i];
    defvar value = !add(run.value, i);
    if !empty(implied) then {
      if !empty(run.needs) then
        def SPIRV_C_#name : I32EnumAttrCase<name, value>;
      else
        def SPIRV_C_#name : I32EnumAttrCase<name, value>, _When<run.needs>;
    } else {
      if !empty(run.needs) then
        def SPIRV_C_#name : I32EnumAttrCase<name, value>, _Implies<implied>;
      else
        def SPIRV_C_#name : I32EnumAttrCase<name, value>, _Implies<implied>, _When<run.needs>;
    }
  }
}

def SPIRV_CapabilityAttr : SPIRV_I32EnumAttr<"Capability", "valid SPIR-V Capability", "capability",
    !foldl([]<I32EnumAttrCase>, _firstCapabilities # _meshCapability # _otherCapabilities, all, run,
           all # _ACapability<run.cases>.cases)>;

//===----------------------------------------------------------------------===//
// Cases with needs
//===----------------------------------------------------------------------===//

// Cases with the values, or the bits, from `first` on, that need one of the capabilities, one of the extensions,
// and a version between two. If the record of a case has another name, both names are there: "Record=Case".
class _Run<int first, list<string> names, list<string> capabilities = [], list<string> extensions = [],
           string since = "", string until = ""> {
  int value = first;
  list<string> records = !foreach(n, names, !if(!lt(!find(n, "="), 0), n, !substr(n, 0, !find(n, "="))));
  list<string> cases = !foreach(n, names, !substr(n, !add(1, !find(n, "="))));
  list<Availability> needs = _Since<since>.needs # _Until<until>.needs # _AnExtension<extensions>.needs
                             # _ACapability<capabilities>.needs;
}

multiclass _Cases<list<_Run> runs> {
  foreach run = runs in
    foreach i = !range(run.cases) in
      if !empty(run.needs) then
        def run.records[i] : I32EnumAttrCase<run.cases[i], !add(run.value, i)>;
      else
        def run.records[i] : I32EnumAttrCase<run.cases[i], !add(run.value, i)>, _When<run.needs>;
}
multiclass _Bits<list<_Run> runs> {
  def None : I32BitEnumAttrCaseNone<"None">;
  foreach run = runs in
    foreach i = !range(run.cases) in
      if !empty(run.needs) then
        def run.records[i] : I32BitEnumAttrCaseBit<run.cases[i], !add(run.value, i)>;
      else
        def run.records[i] : I32BitEnumAttrCaseBit<run.cases[i], !add(run.value, i)>, _When<run.needs>;
}

class _Enum<string name, string mnemonic, list<I32EnumAttrCase> cases, string summary = "valid SPIR-V " # name>
    : SPIRV_I32EnumAttr<name, summary, mnemonic, cases>;
class _BitEnum<string name, string mnemonic, list<BitEnumAttrCaseBase> cases, string summary = "valid SPIR-V " # name>
    : SPIRV_BitEnumAttr<name, summary, mnemonic, cases>;

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

defset list<I32EnumAttrCase> _deviceTypes = { defm SPIRV_DT_ : _Cases<[
    _Run<3, ["Other"]>,
    _Run<2, ["IntegratedGPU"]>,
    _Run<1, ["DiscreteGPU"]>,
    _Run<0, ["CPU"]>,
    _Run<0xffffffff, ["Unknown"]>]>; }
def SPIRV_DeviceTypeAttr : _Enum<"DeviceType", "device_type", _deviceTypes, "valid SPIR-V device types">;

defset list<I32EnumAttrCase> _vendors = { defm SPIRV_V_ : _Cases<[
    _Run<0, ["AMD", "Apple", "ARM", "Broadcom", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader"]>,
    _Run<0xffffffff, ["Unknown"]>]>; }
def SPIRV_VendorAttr : _Enum<"Vendor", "vendor", _vendors, "recognized SPIR-V vendor strings">;

defset list<I32EnumAttrCase> _clientApis = { defm SPIRV_CA_ : _Cases<[
    _Run<0, ["Metal", "OpenCL", "Vulkan", "WebGPU"]>,
    _Run<0xffffffff, ["Unknown"]>]>; }
def SPIRV_ClientAPIAttr : _Enum<"ClientAPI", "client_api", _clientApis, "recognized SPIR-V client APIs">;

//===----------------------------------------------------------------------===//
// Enumerations of instructions
//===----------------------------------------------------------------------===//

defset list<I32EnumAttrCase> _addressingModels = { defm SPIRV_AM_ : _Cases<[
    _Run<0, ["Logical"]>,
    _Run<1, ["Physical32", "Physical64"], ["Addresses"]>,
    _Run<5348, ["PhysicalStorageBuffer64"], ["PhysicalStorageBufferAddresses"], ["EXT_physical_storage_buffer",
        "KHR_physical_storage_buffer"]>]>; }
def SPIRV_AddressingModelAttr : _Enum<"AddressingModel", "addressing_model", _addressingModels>;

defset list<I32EnumAttrCase> _builtIns = { defm SPIRV_BI_ : _Cases<[
    _Run<0, ["Position", "PointSize"], ["Shader"]>,
    _Run<3, ["ClipDistance"], ["ClipDistance"]>,
    _Run<4, ["CullDistance"], ["CullDistance"]>,
    _Run<5, ["VertexId", "InstanceId"], ["Shader"]>,
    _Run<7, ["PrimitiveId"], ["Geometry", "RayTracingKHR", "RayTracingNV", "MeshShadingEXT", "Tessellation"]>,
    _Run<8, ["InvocationId"], ["Geometry", "Tessellation"]>,
    _Run<9, ["Layer"], ["Geometry", "MeshShadingEXT", "ShaderLayer", "ShaderViewportIndexLayerEXT"]>,
    _Run<10, ["ViewportIndex"], ["MeshShadingEXT", "MultiViewport", "ShaderViewportIndex",
        "ShaderViewportIndexLayerEXT"]>,
    _Run<11, ["TessLevelOuter", "TessLevelInner", "TessCoord", "PatchVertices"], ["Tessellation"]>,
    _Run<15, ["FragCoord", "PointCoord", "FrontFacing"], ["Shader"]>,
    _Run<18, ["SampleId", "SamplePosition"], ["SampleRateShading"]>,
    _Run<20, ["SampleMask"], ["Shader"]>,
    _Run<22, ["FragDepth", "HelperInvocation"], ["Shader"]>,
    _Run<24, ["NumWorkgroups", "WorkgroupSize", "WorkgroupId", "LocalInvocationId", "GlobalInvocationId",
        "LocalInvocationIndex"]>,
    _Run<30, ["WorkDim", "GlobalSize", "EnqueuedWorkgroupSize", "GlobalOffset", "GlobalLinearId"], ["Kernel"]>,
    _Run<36, ["SubgroupSize"], ["GroupNonUniform", "Kernel", "SubgroupBallotKHR"]>,
    _Run<37, ["SubgroupMaxSize"], ["Kernel"]>,
    _Run<38, ["NumSubgroups"], ["GroupNonUniform", "Kernel"]>,
    _Run<39, ["NumEnqueuedSubgroups"], ["Kernel"]>,
    _Run<40, ["SubgroupId"], ["GroupNonUniform", "Kernel"]>,
    _Run<41, ["SubgroupLocalInvocationId"], ["GroupNonUniform", "Kernel", "SubgroupBallotKHR"]>,
    _Run<42, ["VertexIndex", "InstanceIndex"], ["Shader"]>,
    _Run<4416, ["SubgroupEqMask", "SubgroupGeMask", "SubgroupGtMask", "SubgroupLeMask", "SubgroupLtMask"],
        ["GroupNonUniformBallot", "SubgroupBallotKHR"], since="1.3">,
    _Run<4424, ["BaseVertex", "BaseInstance"], ["DrawParameters"], ["KHR_shader_draw_parameters"]>,
    _Run<4426, ["DrawIndex"], ["DrawParameters", "MeshShadingEXT"], ["KHR_shader_draw_parameters", "EXT_mesh_shader"]>,
    _Run<4432, ["PrimitiveShadingRateKHR"], ["FragmentShadingRateKHR"], ["KHR_fragment_shading_rate"]>,
    _Run<4438, ["DeviceIndex"], ["DeviceGroup"], ["KHR_device_group"]>,
    _Run<4440, ["ViewIndex"], ["MultiView"], ["KHR_multiview"]>,
    _Run<4444, ["ShadingRateKHR"], ["FragmentShadingRateKHR"], ["KHR_fragment_shading_rate"]>,
    _Run<4992, ["BaryCoordNoPerspAMD", "BaryCoordNoPerspCentroidAMD", "BaryCoordNoPerspSampleAMD", "BaryCoordSmoothAMD",
        "BaryCoordSmoothCentroidAMD", "BaryCoordSmoothSampleAMD", "BaryCoordPullModelAMD"],
        extensions=["AMD_shader_explicit_vertex_parameter"]>,
    _Run<5014, ["FragStencilRefEXT"], ["StencilExportEXT"], ["EXT_shader_stencil_export"]>,
    _Run<5253, ["ViewportMaskNV"], ["ShaderViewportMaskNV"], ["NV_viewport_array2"]>,
    _Run<5257, ["SecondaryPositionNV", "SecondaryViewportMaskNV"], ["ShaderStereoViewNV"], ["NV_stereo_view_rendering"]>,
    _Run<5261, ["PositionPerViewNV", "ViewportMaskPerViewNV"], ["PerViewAttributesNV"],
        ["NVX_multiview_per_view_attributes"]>,
    _Run<5264, ["FullyCoveredEXT"], ["FragmentFullyCoveredEXT"], ["EXT_fragment_fully_covered"]>,
    _Run<5286, ["BaryCoordKHR", "BaryCoordNoPerspKHR"], ["FragmentBarycentricKHR"], ["KHR_fragment_shader_barycentric",
        "NV_fragment_shader_barycentric"]>,
    _Run<5292, ["FragSizeEXT", "FragInvocationCountEXT"], ["FragmentDensityEXT"], ["EXT_fragment_invocation_density",
        "NV_shading_rate"]>,
    _Run<5294, ["PrimitivePointIndicesEXT", "PrimitiveLineIndicesEXT", "PrimitiveTriangleIndicesEXT"], ["MeshShadingEXT"],
        ["EXT_mesh_shader"]>,
    _Run<5299, ["CullPrimitiveEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _Run<5319, ["LaunchIdKHR", "LaunchSizeKHR", "WorldRayOriginKHR", "WorldRayDirectionKHR", "ObjectRayOriginKHR",
        "ObjectRayDirectionKHR", "RayTminKHR", "RayTmaxKHR", "InstanceCustomIndexKHR"], ["RayTracingKHR", "RayTracingNV"],
        ["KHR_ray_tracing", "NV_ray_tracing"]>,
    _Run<5330, ["ObjectToWorldKHR", "WorldToObjectKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing",
        "NV_ray_tracing"]>,
    _Run<5332, ["HitTNV"], ["RayTracingNV"], ["NV_ray_tracing"]>,
    _Run<5333, ["HitKindKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing", "NV_ray_tracing"]>,
    _Run<5334, ["CurrentRayTimeNV"], ["RayTracingMotionBlurNV"], ["NV_ray_tracing_motion_blur"]>,
    _Run<5351, ["IncomingRayFlagsKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing", "NV_ray_tracing"]>,
    _Run<5352, ["RayGeometryIndexKHR"], ["RayTracingKHR"], ["KHR_ray_tracing"]>,
    _Run<5374, ["WarpsPerSMNV", "SMCountNV", "WarpIDNV", "SMIDNV"], ["ShaderSMBuiltinsNV"], ["NV_shader_sm_builtins"]>,
    _Run<6021, ["CullMaskKHR"], ["RayCullMaskKHR"], ["KHR_ray_cull_mask"]>]>; }
def SPIRV_BuiltInAttr : _Enum<"BuiltIn", "built_in", _builtIns>;

defset list<I32EnumAttrCase> _decorations = { defm SPIRV_D_ : _Cases<[
    _Run<0, ["RelaxedPrecision"], ["Shader"]>,
    _Run<1, ["SpecId"], ["Kernel", "Shader"]>,
    _Run<2, ["Block"], ["Shader"]>,
    _Run<3, ["BufferBlock"], ["Shader"], until="1.3">,
    _Run<4, ["RowMajor", "ColMajor"], ["Matrix"]>,
    _Run<6, ["ArrayStride"], ["Shader"]>,
    _Run<7, ["MatrixStride"], ["Matrix"]>,
    _Run<8, ["GLSLShared", "GLSLPacked"], ["Shader"]>,
    _Run<10, ["CPacked"], ["Kernel"]>,
    _Run<11, ["BuiltIn"]>,
    _Run<13, ["NoPerspective", "Flat"], ["Shader"]>,
    _Run<15, ["Patch"], ["Tessellation"]>,
    _Run<16, ["Centroid"], ["Shader"]>,
    _Run<17, ["Sample"], ["SampleRateShading"]>,
    _Run<18, ["Invariant"], ["Shader"]>,
    _Run<19, ["Restrict", "Aliased", "Volatile"]>,
    _Run<22, ["Constant"], ["Kernel"]>,
    _Run<23, ["Coherent", "NonWritable", "NonReadable"]>,
    _Run<26, ["Uniform"], ["Shader", "UniformDecoration"]>,
    _Run<27, ["UniformId"], ["Shader", "UniformDecoration"], since="1.4">,
    _Run<28, ["SaturatedConversion"], ["Kernel"]>,
    _Run<29, ["Stream"], ["GeometryStreams"]>,
    _Run<30, ["Location", "Component", "Index", "Binding", "DescriptorSet", "Offset"], ["Shader"]>,
    _Run<36, ["XfbBuffer", "XfbStride"], ["TransformFeedback"]>,
    _Run<38, ["FuncParamAttr"], ["Kernel"]>,
    _Run<39, ["FPRoundingMode"]>,
    _Run<40, ["FPFastMathMode"], ["Kernel"]>,
    _Run<41, ["LinkageAttributes"], ["Linkage"]>,
    _Run<42, ["NoContraction"], ["Shader"]>,
    _Run<43, ["InputAttachmentIndex"], ["InputAttachment"]>,
    _Run<44, ["Alignment"], ["Kernel"]>,
    _Run<45, ["MaxByteOffset"], ["Addresses"], since="1.1">,
    _Run<46, ["AlignmentId"], ["Kernel"], since="1.2">,
    _Run<47, ["MaxByteOffsetId"], ["Addresses"], since="1.2">,
    _Run<4469, ["NoSignedWrap", "NoUnsignedWrap"], extensions=["KHR_no_integer_wrap_decoration"]>,
    _Run<4999, ["ExplicitInterpAMD"], extensions=["AMD_shader_explicit_vertex_parameter"]>,
    _Run<5248, ["OverrideCoverageNV"], ["SampleMaskOverrideCoverageNV"], ["NV_sample_mask_override_coverage"]>,
    _Run<5250, ["PassthroughNV"], ["GeometryShaderPassthroughNV"], ["NV_geometry_shader_passthrough"]>,
    _Run<5252, ["ViewportRelativeNV"], ["ShaderViewportMaskNV"]>,
    _Run<5256, ["SecondaryViewportRelativeNV"], ["ShaderStereoViewNV"], ["NV_stereo_view_rendering"]>,
    _Run<5271, ["PerPrimitiveEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _Run<5285, ["PerVertexKHR"], ["FragmentBarycentricKHR"], ["KHR_fragment_shader_barycentric",
        "NV_fragment_shader_barycentric"]>,
    _Run<5300, ["NonUniform"], ["ShaderNonUniform"], since="1.5">,
    _Run<5355, ["RestrictPointer", "AliasedPointer"], ["PhysicalStorageBufferAddresses"], ["EXT_physical_storage_buffer",
        "KHR_physical_storage_buffer"]>,
    _Run<5398, ["BindlessSamplerNV", "BindlessImageNV", "BoundSamplerNV", "BoundImageNV"], ["BindlessTextureNV"]>,
    _Run<5599, ["SIMTCallINTEL"], ["VectorComputeINTEL"]>,
    _Run<5602, ["ReferencedIndirectlyINTEL"], ["IndirectReferencesINTEL"], ["INTEL_function_pointers"]>,
    _Run<5607, ["ClobberINTEL", "SideEffectsINTEL"], ["AsmINTEL"]>,
    _Run<5624, ["VectorComputeVariableINTEL", "FuncParamIOKindINTEL", "VectorComputeFunctionINTEL", "StackCallINTEL",
        "GlobalVariableOffsetINTEL"], ["VectorComputeINTEL"]>,
    _Run<5634, ["CounterBuffer", "UserSemantic"], since="1.4">,
    _Run<5636, ["UserTypeGOOGLE"], extensions=["GOOGLE_user_type"]>,
    _Run<5822, ["FunctionRoundingModeINTEL", "FunctionDenormModeINTEL"], ["FunctionFloatControlINTEL"]>,
    _Run<5825, ["RegisterINTEL", "MemoryINTEL", "NumbanksINTEL", "BankwidthINTEL", "MaxPrivateCopiesINTEL",
        "SinglepumpINTEL", "DoublepumpINTEL", "MaxReplicatesINTEL", "SimpleDualPortINTEL", "MergeINTEL", "BankBitsINTEL",
        "ForcePow2DepthINTEL"], ["FPGAMemoryAttributesINTEL"], ["INTEL_fpga_memory_attributes"]>,
    _Run<5899, ["BurstCoalesceINTEL", "CacheSizeINTEL", "DontStaticallyCoalesceINTEL", "PrefetchINTEL"],
        ["FPGAMemoryAccessesINTEL"]>,
    _Run<5905, ["StallEnableINTEL"], ["FPGAClusterAttributesINTEL"]>,
    _Run<5907, ["FuseLoopsInFunctionINTEL"], ["LoopFuseINTEL"]>,
    _Run<5914, ["AliasScopeINTEL", "NoAliasINTEL"], ["MemoryAccessAliasingINTEL"]>,
    _Run<5921, ["BufferLocationINTEL"], ["FPGABufferLocationINTEL"]>,
    _Run<5944, ["IOPipeStorageINTEL"], ["IOPipesINTEL"]>,
    _Run<6080, ["FunctionFloatingPointModeINTEL"], ["FunctionFloatControlINTEL"]>,
    _Run<6085, ["SingleElementVectorINTEL"], ["VectorComputeINTEL"]>,
    _Run<6087, ["VectorComputeCallableFunctionINTEL"], ["VectorComputeINTEL"]>,
    _Run<6140, ["MediaBlockIOINTEL"], ["VectorComputeINTEL"]>,
    _Run<6442, ["CacheControlLoadINTEL", "CacheControlStoreINTEL"], ["CacheControlsINTEL"]>]>; }
def SPIRV_DecorationAttr : _Enum<"Decoration", "decoration", _decorations>;

defset list<I32EnumAttrCase> _dims = { defm SPIRV_D_ : _Cases<[
    _Run<0, ["1D=Dim1D"], ["Image1D", "Sampled1D"]>,
    _Run<1, ["2D=Dim2D"], ["ImageMSArray", "Kernel", "Shader"]>,
    _Run<2, ["3D=Dim3D"]>,
    _Run<3, ["Cube"], ["ImageCubeArray", "Shader"]>,
    _Run<4, ["Rect"], ["ImageRect", "SampledRect"]>,
    _Run<5, ["Buffer"], ["ImageBuffer", "SampledBuffer"]>,
    _Run<6, ["SubpassData"], ["InputAttachment"]>]>; }
def SPIRV_DimAttr : _Enum<"Dim", "dim", _dims>;

defset list<I32EnumAttrCase> _executionModes = { defm SPIRV_EM_ : _Cases<[
    _Run<0, ["Invocations"], ["Geometry"]>,
    _Run<1, ["SpacingEqual", "SpacingFractionalEven", "SpacingFractionalOdd", "VertexOrderCw", "VertexOrderCcw"],
        ["Tessellation"]>,
    _Run<6, ["PixelCenterInteger", "OriginUpperLeft", "OriginLowerLeft", "EarlyFragmentTests"], ["Shader"]>,
    _Run<10, ["PointMode"], ["Tessellation"]>,
    _Run<11, ["Xfb"], ["TransformFeedback"]>,
    _Run<12, ["DepthReplacing"], ["Shader"]>,
    _Run<14, ["DepthGreater", "DepthLess", "DepthUnchanged"], ["Shader"]>,
    _Run<17, ["LocalSize"]>,
    _Run<18, ["LocalSizeHint"], ["Kernel"]>,
    _Run<19, ["InputPoints", "InputLines", "InputLinesAdjacency"], ["Geometry"]>,
    _Run<22, ["Triangles"], ["Geometry", "Tessellation"]>,
    _Run<23, ["InputTrianglesAdjacency"], ["Geometry"]>,
    _Run<24, ["Quads", "Isolines"], ["Tessellation"]>,
    _Run<26, ["OutputVertices"], ["Geometry", "MeshShadingEXT", "Tessellation"]>,
    _Run<27, ["OutputPoints"], ["Geometry", "MeshShadingEXT"]>,
    _Run<28, ["OutputLineStrip", "OutputTriangleStrip"], ["Geometry"]>,
    _Run<30, ["VecTypeHint", "ContractionOff"], ["Kernel"]>,
    _Run<33, ["Initializer", "Finalizer"], ["Kernel"], since="1.1">,
    _Run<35, ["SubgroupSize", "SubgroupsPerWorkgroup"], ["SubgroupDispatch"], since="1.1">,
    _Run<37, ["SubgroupsPerWorkgroupId"], ["SubgroupDispatch"], since="1.2">,
    _Run<38, ["LocalSizeId"], since="1.2">,
    _Run<39, ["LocalSizeHintId"], ["Kernel"], since="1.2">,
    _Run<4421, ["SubgroupUniformControlFlowKHR"], ["Shader"], ["KHR_subgroup_uniform_control_flow"]>,
    _Run<4446, ["PostDepthCoverage"], ["SampleMaskPostDepthCoverage"], ["KHR_post_depth_coverage"]>,
    _Run<4459, ["DenormPreserve"], ["DenormPreserve"], ["KHR_float_controls"]>,
    _Run<4460, ["DenormFlushToZero"], ["DenormFlushToZero"], ["KHR_float_controls"]>,
    _Run<4461, ["SignedZeroInfNanPreserve"], ["SignedZeroInfNanPreserve"], ["KHR_float_controls"]>,
    _Run<4462, ["RoundingModeRTE"], ["RoundingModeRTE"], ["KHR_float_controls"]>,
    _Run<4463, ["RoundingModeRTZ"], ["RoundingModeRTZ"], ["KHR_float_controls"]>,
    _Run<5017, ["EarlyAndLateFragmentTestsAMD"], ["Shader"], ["AMD_shader_early_and_late_fragment_tests"]>,
    _Run<5027, ["StencilRefReplacingEXT"], ["StencilExportEXT"], ["EXT_shader_stencil_export"]>,
    _Run<5079, ["StencilRefUnchangedFrontAMD", "StencilRefGreaterFrontAMD", "StencilRefLessFrontAMD",
        "StencilRefUnchangedBackAMD", "StencilRefGreaterBackAMD", "StencilRefLessBackAMD"], ["StencilExportEXT"],
        ["AMD_shader_early_and_late_fragment_tests", "EXT_shader_stencil_export"]>,
    _Run<5269, ["OutputLinesEXT", "OutputPrimitivesEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _Run<5289, ["DerivativeGroupQuadsNV"], ["ComputeDerivativeGroupQuadsNV"], ["NV_compute_shader_derivatives"]>,
    _Run<5290, ["DerivativeGroupLinearNV"], ["ComputeDerivativeGroupLinearNV"], ["NV_compute_shader_derivatives"]>,
    _Run<5298, ["OutputTrianglesEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"]>,
    _Run<5366, ["PixelInterlockOrderedEXT", "PixelInterlockUnorderedEXT"], ["FragmentShaderPixelInterlockEXT"],
        ["EXT_fragment_shader_interlock"]>,
    _Run<5368, ["SampleInterlockOrderedEXT", "SampleInterlockUnorderedEXT"], ["FragmentShaderSampleInterlockEXT"],
        ["EXT_fragment_shader_interlock"]>,
    _Run<5370, ["ShadingRateInterlockOrderedEXT", "ShadingRateInterlockUnorderedEXT"],
        ["FragmentShaderShadingRateInterlockEXT"], ["EXT_fragment_shader_interlock"]>,
    _Run<5618, ["SharedLocalMemorySizeINTEL"], ["VectorComputeINTEL"]>,
    _Run<5620, ["RoundingModeRTPINTEL", "RoundingModeRTNINTEL", "FloatingPointModeALTINTEL",
        "FloatingPointModeIEEEINTEL"], ["RoundToInfinityINTEL"]>,
    _Run<5893, ["MaxWorkgroupSizeINTEL", "MaxWorkDimINTEL", "NoGlobalOffsetINTEL"], ["KernelAttributesINTEL"],
        ["INTEL_kernel_attributes"]>,
    _Run<5896, ["NumSIMDWorkitemsINTEL"], ["FPGAKernelAttributesINTEL"], ["INTEL_kernel_attributes"]>,
    _Run<5903, ["SchedulerTargetFmaxMhzINTEL"], ["FPGAKernelAttributesINTEL"]>,
    _Run<6154, ["StreamingInterfaceINTEL"], ["FPGAKernelAttributesINTEL"]>,
    _Run<6417, ["NamedBarrierCountINTEL"], ["VectorComputeINTEL"]>]>; }
def SPIRV_ExecutionModeAttr : _Enum<"ExecutionMode", "execution_mode", _executionModes>;

defset list<I32EnumAttrCase> _executionModels = { defm SPIRV_EM_ : _Cases<[
    _Run<0, ["Vertex"], ["Shader"]>,
    _Run<1, ["TessellationControl", "TessellationEvaluation"], ["Tessellation"]>,
    _Run<3, ["Geometry"], ["Geometry"]>,
    _Run<4, ["Fragment", "GLCompute"], ["Shader"]>,
    _Run<6, ["Kernel"], ["Kernel"]>,
    _Run<5313, ["RayGenerationKHR", "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR"],
        ["RayTracingKHR", "RayTracingNV"]>,
    _Run<5364, ["TaskEXT", "MeshEXT"], ["MeshShadingEXT"]>]>; }
def SPIRV_ExecutionModelAttr : _Enum<"ExecutionModel", "execution_model", _executionModels>;

defset list<I32EnumAttrCase> _fPEncodings = { defm SPIRV_FPE_ : _Cases<[
    _Run<0, ["BFloat16KHR"], ["BFloat16TypeKHR"]>]>; }
def SPIRV_FPEncodingAttr : _Enum<"FPEncoding", "f_p_encoding", _fPEncodings>;

defset list<I32EnumAttrCase> _fpRoundingModes = { defm SPIRV_FPRM_ : _Cases<[
    _Run<0, ["RTE", "RTZ", "RTP", "RTN"]>]>; }
def SPIRV_FPRoundingModeAttr : _Enum<"FPRoundingMode", "fp_rounding_mode", _fpRoundingModes>;

defset list<BitEnumAttrCaseBase> _functionControls = { defm SPIRV_FC_ : _Bits<[
    _Run<0, ["Inline", "DontInline", "Pure", "Const"]>,
    _Run<16, ["OptNoneINTEL"], ["OptNoneINTEL"]>]>; }
def SPIRV_FunctionControlAttr : _BitEnum<"FunctionControl", "function_control", _functionControls>;

defset list<I32EnumAttrCase> _groupOperations = { defm SPIRV_GO_ : _Cases<[
    _Run<0, ["Reduce", "InclusiveScan", "ExclusiveScan"], ["GroupNonUniformArithmetic", "GroupNonUniformBallot",
        "Kernel"]>,
    _Run<3, ["ClusteredReduce"], ["GroupNonUniformClustered"], since="1.3">,
    _Run<6, ["PartitionedReduceNV", "PartitionedInclusiveScanNV", "PartitionedExclusiveScanNV"],
        ["GroupNonUniformPartitionedNV"], ["NV_shader_subgroup_partitioned"]>]>; }
def SPIRV_GroupOperationAttr : _Enum<"GroupOperation", "group_operation", _groupOperations>;

defset list<I32EnumAttrCase> _imageFormats = { defm SPIRV_IF_ : _Cases<[
    _Run<0, ["Unknown"]>,
    _Run<1, ["Rgba32f", "Rgba16f", "R32f", "Rgba8", "Rgba8Snorm"], ["Shader"]>,
    _Run<6, ["Rg32f", "Rg16f", "R11fG11fB10f", "R16f", "Rgba16", "Rgb10A2", "Rg16", "Rg8", "R16", "R8", "Rgba16Snorm",
        "Rg16Snorm", "Rg8Snorm", "R16Snorm", "R8Snorm"], ["StorageImageExtendedFormats"]>,
    _Run<21, ["Rgba32i", "Rgba16i", "Rgba8i", "R32i"], ["Shader"]>,
    _Run<25, ["Rg32i", "Rg16i", "Rg8i", "R16i", "R8i"], ["StorageImageExtendedFormats"]>,
    _Run<30, ["Rgba32ui", "Rgba16ui", "Rgba8ui", "R32ui"], ["Shader"]>,
    _Run<34, ["Rgb10a2ui", "Rg32ui", "Rg16ui", "Rg8ui", "R16ui", "R8ui"], ["StorageImageExtendedFormats"]>,
    _Run<40, ["R64ui", "R64i"], ["Int64ImageEXT"]>]>; }
def SPIRV_ImageFormatAttr : _Enum<"ImageFormat", "image_format", _imageFormats>;

defset list<BitEnumAttrCaseBase> _imageOperands = { defm SPIRV_IO_ : _Bits<[
    _Run<0, ["Bias"], ["Shader"]>,
    _Run<1, ["Lod", "Grad", "ConstOffset"]>,
    _Run<4, ["Offset", "ConstOffsets"], ["ImageGatherExtended"]>,
    _Run<6, ["Sample"]>,
    _Run<7, ["MinLod"], ["MinLod"]>,
    _Run<8, ["MakeTexelAvailable", "MakeTexelVisible", "NonPrivateTexel", "VolatileTexel"], ["VulkanMemoryModel"],
        since="1.5">,
    _Run<12, ["SignExtend"], since="1.4">,
    _Run<16, ["Offsets"]>,
    _Run<13, ["ZeroExtend"], since="1.4">,
    _Run<14, ["Nontemporal"], since="1.6">]>; }
def SPIRV_ImageOperandsAttr : _BitEnum<"ImageOperands", "image_operands", _imageOperands>;

defset list<I32EnumAttrCase> _linkageTypes = { defm SPIRV_LT_ : _Cases<[
    _Run<0, ["Export", "Import"], ["Linkage"]>,
    _Run<2, ["LinkOnceODR"], ["Linkage"], ["KHR_linkonce_odr"]>]>; }
def SPIRV_LinkageTypeAttr : _Enum<"LinkageType", "linkage_type", _linkageTypes>;

defset list<BitEnumAttrCaseBase> _loopControls = { defm SPIRV_LC_ : _Bits<[
    _Run<0, ["Unroll", "DontUnroll"]>,
    _Run<2, ["DependencyInfinite", "DependencyLength"], since="1.1">,
    _Run<4, ["MinIterations", "MaxIterations", "IterationMultiple", "PeelCount", "PartialCount"], since="1.4">,
    _Run<16, ["InitiationIntervalINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _Run<20, ["LoopCoalesceINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _Run<17, ["MaxConcurrencyINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _Run<21, ["MaxInterleavingINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _Run<18, ["DependencyArrayINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _Run<22, ["SpeculatedIterationsINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _Run<19, ["PipelineEnableINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>,
    _Run<23, ["NoFusionINTEL"], ["FPGALoopControlsINTEL"], ["INTEL_fpga_loop_controls"]>]>; }
def SPIRV_LoopControlAttr : _BitEnum<"LoopControl", "loop_control", _loopControls>;

defset list<BitEnumAttrCaseBase> _memoryAccess = { defm SPIRV_MA_ : _Bits<[
    _Run<0, ["Volatile", "Aligned", "Nontemporal"]>,
    _Run<3, ["MakePointerAvailable", "MakePointerVisible", "NonPrivatePointer"], ["VulkanMemoryModel"], since="1.5">,
    _Run<16, ["AliasScopeINTELMask", "NoAliasINTELMask"], ["MemoryAccessAliasingINTEL"],
        ["INTEL_memory_access_aliasing"]>]>; }
def SPIRV_MemoryAccessAttr : _BitEnum<"MemoryAccess", "memory_access", _memoryAccess>;

defset list<I32EnumAttrCase> _memoryModels = { defm SPIRV_MM_ : _Cases<[
    _Run<0, ["Simple", "GLSL450"], ["Shader"]>,
    _Run<2, ["OpenCL"], ["Kernel"]>,
    _Run<3, ["Vulkan"], ["VulkanMemoryModel"], ["KHR_vulkan_memory_model"]>]>; }
def SPIRV_MemoryModelAttr : _Enum<"MemoryModel", "memory_model", _memoryModels>;

defset list<BitEnumAttrCaseBase> _memorySemantics = { defm SPIRV_MS_ : _Bits<[
    _Run<1, ["Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"]>,
    _Run<6, ["UniformMemory"], ["Shader"]>,
    _Run<7, ["SubgroupMemory", "WorkgroupMemory", "CrossWorkgroupMemory"]>,
    _Run<10, ["AtomicCounterMemory"], ["AtomicStorage"]>,
    _Run<11, ["ImageMemory"]>,
    _Run<12, ["OutputMemory", "MakeAvailable", "MakeVisible"], ["VulkanMemoryModel"], since="1.5">,
    _Run<15, ["Volatile"], ["VulkanMemoryModel"], ["KHR_vulkan_memory_model"]>]>; }
def SPIRV_MemorySemanticsAttr : _BitEnum<"MemorySemantics", "memory_semantics", _memorySemantics>;

defset list<I32EnumAttrCase> _scopes = { defm SPIRV_S_ : _Cases<[
    _Run<0, ["CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation"]>,
    _Run<5, ["QueueFamily"], ["VulkanMemoryModel"], since="1.5">,
    _Run<6, ["ShaderCallKHR"], ["RayTracingKHR"]>]>; }
def SPIRV_ScopeAttr : _Enum<"Scope", "scope", _scopes>;

defset list<BitEnumAttrCaseBase> _selectionControls = { defm SPIRV_SC_ : _Bits<[
    _Run<0, ["Flatten", "DontFlatten"]>]>; }
def SPIRV_SelectionControlAttr : _BitEnum<"SelectionControl", "selection_control", _selectionControls>;

defset list<I32EnumAttrCase> _storageClass = { defm SPIRV_SC_ : _Cases<[
    _Run<0, ["UniformConstant", "Input"]>,
    _Run<2, ["Uniform", "Output"], ["Shader"]>,
    _Run<4, ["Workgroup", "CrossWorkgroup"]>,
    _Run<6, ["Private"], ["Shader", "VectorComputeINTEL"]>,
    _Run<7, ["Function"]>,
    _Run<8, ["Generic"], ["GenericPointer"]>,
    _Run<9, ["PushConstant"], ["Shader"]>,
    _Run<10, ["AtomicCounter"], ["AtomicStorage"]>,
    _Run<11, ["Image"]>,
    _Run<12, ["StorageBuffer"], ["Shader"], ["KHR_storage_buffer_storage_class", "KHR_variable_pointers"]>,
    _Run<5328, ["CallableDataKHR", "IncomingCallableDataKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing",
        "NV_ray_tracing"]>,
    _Run<5338, ["RayPayloadKHR", "HitAttributeKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing",
        "NV_ray_tracing"]>,
    _Run<5342, ["IncomingRayPayloadKHR", "ShaderRecordBufferKHR"], ["RayTracingKHR", "RayTracingNV"], ["KHR_ray_tracing",
        "NV_ray_tracing"]>,
    _Run<5349, ["PhysicalStorageBuffer"], ["PhysicalStorageBufferAddresses"], ["EXT_physical_storage_buffer",
        "KHR_physical_storage_buffer"]>,
    _Run<5402, ["TaskPayloadWorkgroupEXT"], ["MeshShadingEXT"], ["EXT_mesh_shader"], "1.4">,
    _Run<5605, ["CodeSectionINTEL"], ["FunctionPointersINTEL"], ["INTEL_function_pointers"]>,
    _Run<5936, ["DeviceOnlyINTEL", "HostOnlyINTEL"], ["USMStorageClassesINTEL"], ["INTEL_usm_storage_classes"]>]>; }
def SPIRV_StorageClassAttr : _Enum<"StorageClass", "storage_class", _storageClass>;

defset list<I32EnumAttrCase> _packedVectorFormats = { defm SPIRV_PVF_ : _Cases<[
    _Run<0, ["PackedVectorFormat4x8Bit"], extensions=["KHR_integer_dot_product"], since="1.6">]>; }
def SPIRV_PackedVectorFormatAttr : _Enum<"PackedVectorFormat", "packed_vector_format", _packedVectorFormats>;

defset list<I32EnumAttrCase> _imageDepthInfos = { defm SPIRV_IDI_ : _Cases<[
    _Run<0, ["NoDepth", "IsDepth", "DepthUnknown"]>]>; }
def SPIRV_DepthAttr : _Enum<"ImageDepthInfo", "image_depth_info", _imageDepthInfos,
    "valid SPIR-V Image Depth specification">;

defset list<I32EnumAttrCase> _imageArrayedInfos = { defm SPIRV_IAI_ : _Cases<[
    _Run<0, ["NonArrayed", "Arrayed"]>]>; }
def SPIRV_ArrayedAttr : _Enum<"ImageArrayedInfo", "image_arrayed_info", _imageArrayedInfos,
    "valid SPIR-V Image Arrayed specification">;

defset list<I32EnumAttrCase> _imageSamplingInfos = { defm SPIRV_ISI_ : _Cases<[
    _Run<0, ["SingleSampled", "MultiSampled"]>]>; }
def SPIRV_SamplingAttr : _Enum<"ImageSamplingInfo", "image_sampling_info", _imageSamplingInfos,
    "valid SPIR-V Image Sampling specification">;

defset list<I32EnumAttrCase> _imageSamplerUseInfos = { defm SPIRV_ISUI_ : _Cases<[
    _Run<0, ["SamplerUnknown", "NeedSampler", "NoSampler"]>]>; }
def SPIRV_SamplerUseAttr : _Enum<"ImageSamplerUseInfo", "image_sampler_use_info", _imageSamplerUseInfos,
    "valid SPIR-V Sampler Use specification">;

defset list<I32EnumAttrCase> _matrixLayouts = { defm SPIRV_ML_ : _Cases<[
    _Run<0, ["ColumnMajor", "RowMajor", "PackedA", "PackedB"]>]>; }
def SPIRV_MatrixLayoutAttr : _Enum<"MatrixLayout", "matrixLayout", _matrixLayouts>;

defset list<I32EnumAttrCase> _coopMatrixUseKhrs = { defm SPIRV_KHR_CMU_ : _Cases<[
    _Run<0, ["MatrixA", "MatrixB", "MatrixAcc"]>]>; }
def SPIRV_KHR_CooperativeMatrixUseAttr : _Enum<"CooperativeMatrixUseKHR", "coop_matrix_use_khr", _coopMatrixUseKhrs,
    "valid SPIR-V Cooperative Matrix Use (KHR)">;

defset list<I32EnumAttrCase> _coopMatrixLayoutKhrs = { defm SPIRV_KHR_CML_ : _Cases<[
    _Run<0, ["RowMajor", "ColumnMajor"]>]>; }
def SPIRV_KHR_CooperativeMatrixLayoutAttr : _Enum<"CooperativeMatrixLayoutKHR", "coop_matrix_layout_khr", _coopMatrixLayoutKhrs,
    "valid SPIR-V Cooperative Matrix Layout (KHR)">;

defset list<BitEnumAttrCaseBase> _cooperativeMatrixOperandsKhrs = { defm SPIRV_KHR_CMO_ : _Bits<[
    _Run<0, ["MatrixA_Signed=ASigned", "MatrixB_Signed=BSigned", "MatrixC_Signed=CSigned", "Result_Signed=ResultSigned",
        "AccSat"]>]>; }
def SPIRV_KHR_CooperativeMatrixOperandsAttr : _BitEnum<"CooperativeMatrixOperandsKHR", "cooperative_matrix_operands_khr", _cooperativeMatrixOperandsKhrs,
    "valid SPIR-V Cooperative Matrix Operands (KHR)">;

defset list<I32EnumAttrCase> _loadCacheControls = { defm SPIRV_INTEL_LCC_ : _Cases<[
    _Run<0, ["Uncached", "Cached", "Streaming", "InvalidateAfterRead=InvalidateAfterR", "ConstCached"]>]>; }
def SPIRV_INTEL_LoadCacheControlAttr : _Enum<"LoadCacheControl", "load_cache_control", _loadCacheControls>;

defset list<I32EnumAttrCase> _storeCacheControls = { defm SPIRV_INTEL_SCC_ : _Cases<[
    _Run<0, ["Uncached", "WriteThrough", "WriteBack", "Streaming"]>]>; }
def SPIRV_INTEL_StoreCacheControlAttr : _Enum<"StoreCacheControl", "store_cache_control", _storeCacheControls>;

defset list<BitEnumAttrCaseBase> _fastmathModes = { defm SPIRV_FPFMM_ : _Bits<[
    _Run<0, ["NotNaN", "NotInf", "NSZ", "AllowRecip", "Fast"]>,
    _Run<16, ["AllowContractFastINTEL", "AllowReassocINTEL"], ["FPFastMathModeINTEL"]>]>; }
def SPIRV_FPFastMathModeAttr : _BitEnum<"FPFastMathMode", "fastmath_mode", _fastmathModes,
    "Indicates a floating-point fast math flag">;

defset list<I32EnumAttrCase> _opcodes = { defm SPIRV_OC_ : _Cases<[
    _Run<0, ["OpNop", "OpUndef", "OpSourceContinued", "OpSource", "OpSourceExtension", "OpName", "OpMemberName",
        "OpString", "OpLine"]>,
    _Run<10, ["OpExtension", "OpExtInstImport", "OpExtInst"]>,
    _Run<14, ["OpMemoryModel", "OpEntryPoint", "OpExecutionMode", "OpCapability"]>,
    _Run<19, ["OpTypeVoid", "OpTypeBool", "OpTypeInt", "OpTypeFloat", "OpTypeVector", "OpTypeMatrix", "OpTypeImage"]>,
    _Run<27, ["OpTypeSampledImage", "OpTypeArray", "OpTypeRuntimeArray", "OpTypeStruct"]>,
    _Run<32, ["OpTypePointer", "OpTypeFunction"]>,
    _Run<39, ["OpTypeForwardPointer"]>,
    _Run<41, ["OpConstantTrue", "OpConstantFalse", "OpConstant", "OpConstantComposite"]>,
    _Run<46, ["OpConstantNull"]>,
    _Run<48, ["OpSpecConstantTrue", "OpSpecConstantFalse", "OpSpecConstant", "OpSpecConstantComposite",
        "OpSpecConstantOp"]>,
    _Run<54, ["OpFunction", "OpFunctionParameter", "OpFunctionEnd", "OpFunctionCall"]>,
    _Run<59, ["OpVariable"]>,
    _Run<61, ["OpLoad", "OpStore", "OpCopyMemory"]>,
    _Run<65, ["OpAccessChain"]>,
    _Run<67, ["OpPtrAccessChain"]>,
    _Run<70, ["OpInBoundsPtrAccessChain", "OpDecorate", "OpMemberDecorate"]>,
    _Run<77, ["OpVectorExtractDynamic", "OpVectorInsertDynamic", "OpVectorShuffle", "OpCompositeConstruct",
        "OpCompositeExtract", "OpCompositeInsert"]>,
    _Run<84, ["OpTranspose"]>,
    _Run<87, ["OpImageSampleImplicitLod", "OpImageSampleExplicitLod"]>,
    _Run<93, ["OpImageSampleProjDrefImplicitLod"]>,
    _Run<95, ["OpImageFetch"]>,
    _Run<97, ["OpImageDrefGather", "OpImageRead", "OpImageWrite", "OpImage"]>,
    _Run<104, ["OpImageQuerySize"]>,
    _Run<109, ["OpConvertFToU", "OpConvertFToS", "OpConvertSToF", "OpConvertUToF", "OpUConvert", "OpSConvert",
        "OpFConvert"]>,
    _Run<117, ["OpConvertPtrToU"]>,
    _Run<120, ["OpConvertUToPtr", "OpPtrCastToGeneric", "OpGenericCastToPtr", "OpGenericCastToPtrExplicit", "OpBitcast"]>,
    _Run<126, ["OpSNegate", "OpFNegate", "OpIAdd", "OpFAdd", "OpISub", "OpFSub", "OpIMul", "OpFMul", "OpUDiv", "OpSDiv",
        "OpFDiv", "OpUMod", "OpSRem", "OpSMod", "OpFRem", "OpFMod", "OpVectorTimesScalar", "OpMatrixTimesScalar",
        "OpVectorTimesMatrix", "OpMatrixTimesVector", "OpMatrixTimesMatrix"]>,
    _Run<148, ["OpDot", "OpIAddCarry", "OpISubBorrow", "OpUMulExtended", "OpSMulExtended"]>,
    _Run<156, ["OpIsNan", "OpIsInf", "OpIsFinite"]>,
    _Run<162, ["OpOrdered", "OpUnordered", "OpLogicalEqual", "OpLogicalNotEqual", "OpLogicalOr", "OpLogicalAnd",
        "OpLogicalNot", "OpSelect", "OpIEqual", "OpINotEqual", "OpUGreaterThan", "OpSGreaterThan", "OpUGreaterThanEqual",
        "OpSGreaterThanEqual", "OpULessThan", "OpSLessThan", "OpULessThanEqual", "OpSLessThanEqual", "OpFOrdEqual",
        "OpFUnordEqual", "OpFOrdNotEqual", "OpFUnordNotEqual", "OpFOrdLessThan", "OpFUnordLessThan", "OpFOrdGreaterThan",
        "OpFUnordGreaterThan", "OpFOrdLessThanEqual", "OpFUnordLessThanEqual", "OpFOrdGreaterThanEqual",
        "OpFUnordGreaterThanEqual"]>,
    _Run<194, ["OpShiftRightLogical", "OpShiftRightArithmetic", "OpShiftLeftLogical", "OpBitwiseOr", "OpBitwiseXor",
        "OpBitwiseAnd", "OpNot", "OpBitFieldInsert", "OpBitFieldSExtract", "OpBitFieldUExtract", "OpBitReverse",
        "OpBitCount"]>,
    _Run<218, ["OpEmitVertex", "OpEndPrimitive"]>,
    _Run<224, ["OpControlBarrier", "OpMemoryBarrier"]>,
    _Run<229, ["OpAtomicExchange", "OpAtomicCompareExchange", "OpAtomicCompareExchangeWeak", "OpAtomicIIncrement",
        "OpAtomicIDecrement", "OpAtomicIAdd", "OpAtomicISub", "OpAtomicSMin", "OpAtomicUMin", "OpAtomicSMax",
        "OpAtomicUMax", "OpAtomicAnd", "OpAtomicOr", "OpAtomicXor"]>,
    _Run<245, ["OpPhi", "OpLoopMerge", "OpSelectionMerge", "OpLabel", "OpBranch", "OpBranchConditional", "OpSwitch",
        "OpKill", "OpReturn", "OpReturnValue", "OpUnreachable"]>,
    _Run<263, ["OpGroupBroadcast", "OpGroupIAdd", "OpGroupFAdd", "OpGroupFMin", "OpGroupUMin", "OpGroupSMin",
        "OpGroupFMax", "OpGroupUMax", "OpGroupSMax"]>,
    _Run<317, ["OpNoLine"]>,
    _Run<330, ["OpModuleProcessed"]>,
    _Run<333, ["OpGroupNonUniformElect", "OpGroupNonUniformAll", "OpGroupNonUniformAny", "OpGroupNonUniformAllEqual",
        "OpGroupNonUniformBroadcast"]>,
    _Run<339, ["OpGroupNonUniformBallot"]>,
    _Run<342, ["OpGroupNonUniformBallotBitCount", "OpGroupNonUniformBallotFindLSB", "OpGroupNonUniformBallotFindMSB",
        "OpGroupNonUniformShuffle", "OpGroupNonUniformShuffleXor", "OpGroupNonUniformShuffleUp",
        "OpGroupNonUniformShuffleDown", "OpGroupNonUniformIAdd", "OpGroupNonUniformFAdd", "OpGroupNonUniformIMul",
        "OpGroupNonUniformFMul", "OpGroupNonUniformSMin", "OpGroupNonUniformUMin", "OpGroupNonUniformFMin",
        "OpGroupNonUniformSMax", "OpGroupNonUniformUMax", "OpGroupNonUniformFMax", "OpGroupNonUniformBitwiseAnd",
        "OpGroupNonUniformBitwiseOr", "OpGroupNonUniformBitwiseXor", "OpGroupNonUniformLogicalAnd",
        "OpGroupNonUniformLogicalOr", "OpGroupNonUniformLogicalXor"]>,
    _Run<366, ["OpGroupNonUniformQuadSwap"]>,
    _Run<4163, ["OpTypeTensorARM"]>,
    _Run<4182, ["OpGraphEntryPointARM", "OpGraphARM", "OpGraphInputARM", "OpGraphSetOutputARM", "OpGraphEndARM"]>,
    _Run<4190, ["OpTypeGraphARM"]>,
    _Run<4181, ["OpGraphConstantARM"]>,
    _Run<4421, ["OpSubgroupBallotKHR"]>,
    _Run<4431, ["OpGroupNonUniformRotateKHR"]>,
    _Run<4450, ["OpSDot", "OpUDot", "OpSUDot", "OpSDotAccSat", "OpUDotAccSat", "OpSUDotAccSat",
        "OpTypeCooperativeMatrixKHR", "OpCooperativeMatrixLoadKHR", "OpCooperativeMatrixStoreKHR",
        "OpCooperativeMatrixMulAddKHR", "OpCooperativeMatrixLengthKHR", "OpConstantCompositeReplicateEXT",
        "OpSpecConstantCompositeReplicateEXT"]>,
    _Run<5294, ["OpEmitMeshTasksEXT", "OpSetMeshOutputsEXT"]>,
    _Run<5575, ["OpSubgroupBlockReadINTEL", "OpSubgroupBlockWriteINTEL"]>,
    _Run<5630, ["OpAssumeTrueKHR"]>,
    _Run<6035, ["OpAtomicFAddEXT"]>,
    _Run<6116, ["OpConvertFToBF16INTEL", "OpConvertBF16ToFINTEL"]>,
    _Run<6142, ["OpControlBarrierArriveINTEL", "OpControlBarrierWaitINTEL"]>,
    _Run<6401, ["OpGroupIMulKHR", "OpGroupFMulKHR"]>,
    _Run<6426, ["OpRoundFToTF32INTEL"]>]>; }
def SPIRV_OpcodeAttr : _Enum<"Opcode", "opcode", _opcodes, "valid SPIR-V instructions">;

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

class _Is<string type> : CPred<"::llvm::isa<::mlir::" # type # ">($_self)">;

foreach t = ["Array", "Image", "Matrix", "SampledImage", "Struct", "TensorArm", "CooperativeMatrix"] in
  def SPIRV_Is#t#Type : _Is<"spirv::" # t # "Type">;
def SPIRV_IsPtrType : _Is<"spirv::PointerType">;
def SPIRV_IsRTArrayType : _Is<"spirv::RuntimeArrayType">;
def SPIRV_IsVectorType : _Is<"VectorType">;

class _Any<Pred is, string words> : DialectType<SPIRV_Dialect, is, "any SPIR-V " # words # " type">;

def SPIRV_AnyPtr : _Any<SPIRV_IsPtrType, "pointer">;
def SPIRV_AnyArray : _Any<SPIRV_IsArrayType, "array">;
def SPIRV_AnyRTArray : _Any<SPIRV_IsRTArrayType, "runtime array">;
def SPIRV_AnyStruct : _Any<SPIRV_IsStructType, "struct">;
def SPIRV_AnyVector : _Any<SPIRV_IsVectorType, "vector">;
def SPIRV_AnyMatrix : _Any<SPIRV_IsMatrixType, "matrix">;
def SPIRV_AnyCooperativeMatrix : _Any<SPIRV_IsCooperativeMatrixType, "cooperative matrix">;
def SPIRV_AnyImage : _Any<SPIRV_IsImageType, "image">;
def SPIRV_AnySampledImage : _Any<SPIRV_IsSampledImageType, "sampled image">;
def SPIRV_AnyTensorArm : _Any<SPIRV_IsTensorArmType, "tensorArm">;

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

class _MatrixOf<list<Type> types, Pred is, string type, string words>
    : ContainerType<AnyTypeOf<types>, is, "::llvm::cast<::mlir::spirv::" # type # ">($_self).getElementType()", words>;
class SPIRV_CoopMatrixOfType<list<Type> allowedTypes>
    : _MatrixOf<allowedTypes, SPIRV_IsCooperativeMatrixType, "CooperativeMatrixType", "Cooperative Matrix">;
class SPIRV_MatrixOfType<list<Type> allowedTypes>
    : _MatrixOf<allowedTypes, SPIRV_IsMatrixType, "MatrixType", "Matrix">;
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

class _Inside<string what, string test>
    : PredOpTrait<"op must appear in a " # what # " op's block", CPred<test # "($_op.getParentOp())">>;
def InFunctionScope : _Inside<"function-like", "isNestedInFunctionOpInterface">;
def InModuleScope : _Inside<"module-like", "isDirectInModuleLikeOp">;

foreach t = ["UnsignedOp", "SignedOp", "UsableInSpecConstantOp"] in
  def t : NativeOpTrait<"spirv::" # t>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// The names of one capability and one extension that an operation needs, and its first and last version.
class _For<list<string> capabilities, list<string> extensions = [], string since = "1.0", string until = "1.6"> {
  list<Availability> availability = [
    _Since<since>.needs[0], _Until<until>.needs[0],
    Extension<!foreach(n, extensions, !cast<I32EnumAttrCase>("SPV_" # n))>, Capability<_ACapability<capabilities>.cases>];
}

class SPIRV_Op<string mnemonic, list<Trait> traits = []>
    : Op<SPIRV_Dialect, mnemonic, traits # [
          DeclareOpInterfaceMethods<QueryMinVersionInterface>, DeclareOpInterfaceMethods<QueryMaxVersionInterface>,
          DeclareOpInterfaceMethods<QueryExtensionInterface>, DeclareOpInterfaceMethods<QueryCapabilityInterface>]>,
      _For<[]> {
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
