module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<[64, 64]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 4>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = 4>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi32>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64, 32]> : vector<3xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi32>>} { }
// -----

module @m attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = 7>} { }
