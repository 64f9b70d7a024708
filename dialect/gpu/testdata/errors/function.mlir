gpu.module @m {
  gpu.func @f(i32) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() -> i32 kernel { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() -> i32 { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f(%a: f32) -> i32 { gpu.return %a : f32 }
}
// -----
gpu.module @m {
  gpu.func @f() workgroup(%a: f32) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() workgroup(%a: memref<f32, #gpu.address_space<global>>) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() private(%a: memref<f32, #gpu.address_space<workgroup>>) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) private %a: memref<f32, #gpu.address_space<workgroup>>) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32)
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = () -> ()}> ({
    gpu.return
  }) : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = (i32) -> ()}> ({
    gpu.return
  }) {sym_name = "x"} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "x"} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = () -> ()}> ({
  }) {sym_name = "x"} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = () -> ()}> ({
    gpu.return
  }) {sym_name = "x", workgroup_attributions = 4 : i64} : () -> ()
}
// -----
gpu.func @f() { gpu.return }
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 1>} { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {arg_attrs = [{}]} { gpu.return }
}
// -----
gpu.module @m [] {
}
// -----
gpu.module @m [4] {
}
// -----
gpu.module @m <4> {
}
// -----
"gpu.module"() ({}) {sym_name = "a"} : () -> ()
// -----
gpu.binary @m []
// -----
gpu.binary @m [#gpu.object<4, "a">]
// -----
gpu.binary @m [#gpu.object<#nvvm.target, foo = "a">]
// -----
gpu.binary @m [#gpu.object<#nvvm.target, bin "a">]
// -----
gpu.binary @m [#gpu.object<#nvvm.target, 5>]
// -----
gpu.binary @m <#gpu.select_object<-1>> [#gpu.object<#nvvm.target, "a">]
// -----
gpu.binary @m <#gpu.select_object<"a">> [#gpu.object<#nvvm.target, "a">]
// -----
"x.y"() {a = #gpu.kernel_metadata<"", () -> ()>} : () -> ()
// -----
"x.y"() {a = #gpu.kernel_metadata<"a", () -> (), arg_attrs = [1]>} : () -> ()
// -----
"x.y"() {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>} : () -> ()
// -----
"x.y"() {a = #gpu.kernel_table<[5]>} : () -> ()
