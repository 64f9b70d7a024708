// Negative numbers for unsigned parameters.
"t.x"() {a = #llvm.di_basic_type<name = "int", sizeInBits = -1, encoding = DW_ATE_signed>} : () -> ()
"t.x"() {a = #llvm.di_basic_type<name = "int", sizeInBits = 18446744073709551615, encoding = DW_ATE_signed>} : () -> ()
"t.x"() {a = #llvm.di_basic_type<name = "int", sizeInBits = -2, encoding = DW_ATE_signed>} : () -> ()
"t.x"() {a = #llvm.di_derived_type<name = "int", alignInBits = -2>} : () -> ()
"t.x"() {a = #llvm.di_derived_type<name = "int", alignInBits = 4294967295>} : () -> ()
"t.x"() {a = #llvm.di_derived_type<name = "int", alignInBits = 0xFFFFFFFF>} : () -> ()
"t.x"() {a = #llvm.di_derived_type<name = "int", alignInBits = 0x8FFFFFFF>} : () -> ()
