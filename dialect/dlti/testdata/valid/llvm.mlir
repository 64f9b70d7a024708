module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i8> = dense<[64, 64]> : vector<2xi64>>} { }
