gpu.binary @binary [#gpu.object<#nvvm.target, "abc">]
gpu.binary @binary2 <#gpu.select_object<1>> {a} [#gpu.object<#nvvm.target, offload = "abc">, #gpu.object<#nvvm.target, properties = {x}, kernels = <[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"a", () -> (), arg_attrs = [{y}], metadata = {z = 1 : i32}>]>, bin = "b">]
gpu.module @m1 <#gpu.select_object<#nvvm.target>> [#nvvm.target<chip = "sm_90">, #nvvm.target] attributes {x} {
}
