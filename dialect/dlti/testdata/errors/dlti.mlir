"test.x"() {a = #dlti.dl_entry<1, 1 : i32>} : () -> ()

// -----

"test.x"() {a = #dlti.map<"" = 1>} : () -> ()

// -----

"test.x"() {a = #dlti.map<"a" = 1, "a" = 2>} : () -> ()

// -----

"test.x"() {a = #dlti.dl_spec<i32 = 1, i32 = 2>} : () -> ()

// -----

"test.x"() {a = #dlti.target_device_spec<"a" = 1, "a" = 2>} : () -> ()

// -----

"test.x"() {a = #dlti.target_system_spec<"a" = 1>} : () -> ()

// -----

"test.x"() {dlti.foo = 1} : () -> ()

// -----

"test.x"() {dlti.map = 1} : () -> ()

// -----

"test.x"() {dlti.dl_spec = 1} : () -> ()

// -----

"test.x"() {dlti.target_system_spec = 1} : () -> ()

// -----

"test.x"() {a = #dlti.map<"a" 1>} : () -> ()

// -----

"test.x"() {a = #dlti.target_device_spec<>} : () -> ()

// -----

"test.x"() {a = #dlti.target_system_spec<>} : () -> ()
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 4 : i32>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[8, 3]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 32]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 32, 64]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<[64, 32, 64]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi32> = dense<[64, 32, 64]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.bar" = 4>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64, 64]> : vector<2xi32>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<2xi32> = dense<[0, 0]> : vector<2xi64>>} { }
// -----
gpu.module @g attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 4>} { }

// -----

module @m attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 7>} { }

