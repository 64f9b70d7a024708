module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "little">} {
}
"test.x"() {a = #dlti.dl_entry<"x", 1 : i32>, b = #dlti.dl_entry<i32, "s">, c = #dlti.dl_spec<>, d = #dlti.map<"k" = 1, i8 = #dlti.map<"n" = 2>>} : () -> ()
"test.y"() {dlti.map = #dlti.map<"k" = 1>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 3 : i32>, "GPU" = #dlti.target_device_spec<"L2" = 4 : i32>>} : () -> ()
"test.z"() {a = #dlti.map<#dlti.dl_entry<"x", 1 : i32>>, f = #dlti.function_pointer_alignment<8, function_dependent = true>} : () -> ()
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "middle">} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[64, 64]> : vector<2xi64>>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 4>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<"bar" = 4>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[0, 0]> : vector<2xi64>>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = 3>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = 3>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = 3, "dlti.alloca_memory_space" = "x">} { }
gpu.module @g attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<1xi64>>} { }
// -----
module attributes { dlti.dl_spec = #dlti.dl_spec<"a\"b" = 1, "c\\d" = 2> } { }
