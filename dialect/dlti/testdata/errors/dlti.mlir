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
