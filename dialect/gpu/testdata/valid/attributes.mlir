gpu.binary @binary [#gpu.object<#nvvm.target, "abc">]
gpu.binary @binary2 <#gpu.select_object<1>> {a} [#gpu.object<#nvvm.target, offload = "abc">, #gpu.object<#nvvm.target, properties = {x}, kernels = <[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"a", () -> (), arg_attrs = [{y}], metadata = {z = 1 : i32}>]>, bin = "b">]
gpu.module @m1 <#gpu.select_object<#nvvm.target>> [#nvvm.target<chip = "sm_90">, #nvvm.target] attributes {x} {
}
"x.y"() {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>, b = #gpu.thread<x>, c = #gpu.warp<linear_dim_2>, d = #gpu.memory_space<workgroup>, e = #gpu.kernel_table<>,
  f = #gpu.mask<5>, g = #gpu.select_object, h = [#gpu.block<y>, #gpu.lane<x>]} : () -> ()
