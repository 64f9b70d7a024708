llvm.func @f(%p: !llvm.ptr {llvm.noundef = 1 : i32})
// -----
llvm.func @f(%p: i32 {llvm.zeroext = 1 : i32})
// -----
llvm.func @f(%p: !llvm.ptr {llvm.align = "x"})
// -----
llvm.func @f(%p: !llvm.ptr {llvm.nocapture = 4 : i32})
// -----
llvm.func @f(%p: i32 {llvm.nofree})
// -----
llvm.func @f(%p: i32 {llvm.byval = i32})
// -----
func.func @f(%p: f32 {llvm.zeroext})
// -----
func.func @f(%p: memref<4xf32> {llvm.noalias})
// -----
func.func @f(%p: memref<4xf32> {llvm.sret})
// -----
module attributes {llvm.data_layout = 3 : i32} {}
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})
// -----
llvm.func @f() -> (i32 {llvm.zeroext, llvm.nest})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.inalloca = i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.readonly})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.returned})
// -----
llvm.func @f(%a: i32 {llvm.allocalign, llvm.inreg, llvm.returned, llvm.alignstack = 3 : i64, llvm.nest})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.preallocated})
// -----
llvm.func @f(%a: vector<4x!llvm.ptr> {llvm.noalias})
// -----
llvm.func @f(%a: vector<4xi32> {llvm.signext})
// -----
llvm.func @f() -> (i32 {foo})
// -----
"t.x"() {a = #llvm.di_basic_type<name = "int", sizeInBits = 18446744073709551616, encoding = DW_ATE_signed>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<name = "int", alignInBits = 4294967296>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<name = "int", alignInBits = -2147483648>} : () -> ()
// -----
"t.x"() {a = #llvm.di_derived_type<name = "int", alignInBits = -2147483649>} : () -> ()

// -----

module attributes { a.b = #llvm.alias_scope<id = 7 : i32, domain = <id = "x">> } {}

// -----

module attributes { a.b = #llvm.target_features<["a"]> } {}

// -----

module attributes { a.b = #llvm.target_features<["+a", "-b,+c"]> } {}

// -----

module attributes { a.b = #llvm.target_features<["+a", ""]> } {}

// -----

module attributes { a.b = #llvm.mlir.module_flag<error, "wchar_size", unit>  } {}

// -----

module attributes { a.b = #llvm.mlir.module_flag<append, "CG Profile", 4 : i32>  } {}

// -----

module attributes { a.b = #llvm.mlir.module_flag<append, "CG Profile", [3]>  } {}

// -----

module attributes { a.b = #llvm.mlir.module_flag<error, "ProfileSummary", 3>  } {}

// -----

module attributes { a.b = #llvm.mlir.module_flag<error, "ProfileSummary", "x">  } {}

// -----

module attributes { a.b = #llvm.mlir.module_flag<error, "foo", ["x"]>  } {}
