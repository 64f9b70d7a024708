module {
  llvm.func @f(%p: !llvm.ptr) attributes {llvm.emit_c_interface}
}
module {
  llvm.func @f(%p: !llvm.ptr {llvm.align = 4 : i64, llvm.noundef, llvm.byval = i32, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.nocapture, llvm.readonly})
}
module {
  llvm.func @f(%p: !llvm.ptr {llvm.foo})
}
module {
  llvm.func @f(%p: !llvm.ptr {llvm.dereferenceable = 4 : i32})
}
module {
  llvm.func @f(%p: i32 {llvm.range = i32})
}
module {
  llvm.func @f(%p: f32 {llvm.range = #llvm.constant_range<i32, 0, 3>})
}
module {
  llvm.func @f(%p: i32 {llvm.range = #llvm.constant_range<i16, 0, 3>})
}
module {
  "a"() {llvm.target_triple = 3} : () -> ()
}
module {
  module attributes {llvm.data_layout = "e-m:e-i64:64", llvm.target_triple = "x86_64"} {}
}
module {
  module attributes {llvm.target_triple = 3} {}
}
module {
  module attributes {llvm.foo = 3} {}
}
module {
  func.func @f() attributes {llvm.emit_c_interface = 3} {return}
}
module {
  module attributes {llvm.emit_c_interface} {}
}
module {
  llvm.func @f() -> (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.noalias})
}
module {
  llvm.func @f() -> (!llvm.ptr {llvm.bar})
}
module {
  llvm.func @f(%a: !llvm.ptr {llvm.sret = !llvm.void})
}
module {
  llvm.func @f(%a: !llvm.ptr {llvm.elementtype = i32, llvm.preallocated = f32, llvm.byref = i8, llvm.inalloca = i8})
}
module {
  llvm.func @f(%a: !llvm.ptr {llvm.alignstack = 3 : i32})
}
module {
  llvm.func @f(%a: !llvm.ptr {llvm.writeonly, llvm.readnone, llvm.nofree, llvm.allocptr})
}
module {
  "a"() {alias_scopes = 3, llvm.struct_attrs = 3} : () -> ()
}
module {
  func.func @f() attributes {llvm.struct_attrs = []} {return}
}
module {
  func.func @f() attributes {llvm.linkage = #llvm.linkage<internal>, llvm.foo=3} {return}
}
module {
  func.func private @f(memref<4xf32> {llvm.noalias})
}
module {
  func.func private @f(index {llvm.noalias})
}
module {
  llvm.func @f(%a: i32 {llvm.allocalign = 3 : i32})
}
module {
  llvm.func @f(%a: i32 {llvm.allocptr = 3 : i32})
}
module {
  llvm.func @f(%a: i32 {llvm.allocptr})
}
module {
  "llvm.func"() ({
  }) {sym_name = "x", function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, res_attrs = []} : () -> ()
}
module {
  llvm.func @pers()
  llvm.func @f(%p: i32) attributes {personality = @pers} {
    %n = llvm.mlir.zero : i32
    %0 = llvm.landingpad (catch %n : i32) : !llvm.struct<(ptr, i32)>
    llvm.return
  }
}
module {
  llvm.func @pers()
  llvm.func @f(%p: !llvm.ptr, %a: !llvm.array<1 x ptr>) attributes {personality = @pers} {
    %0 = llvm.landingpad (filter %a : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    llvm.return
  }
}
module {
  llvm.func @f(%p: !llvm.ptr, %i: vector<2xf32>) {
    %0 = llvm.atomicrmw fadd %p, %i acquire : !llvm.ptr, vector<2xf32>
    llvm.return
  }
}
module {
  llvm.func @f(%p: !llvm.ptr, %i: i256) {
    %0 = llvm.cmpxchg %p, %i, %i monotonic monotonic : !llvm.ptr, i256
    llvm.return
  }
}
module {
  llvm.func @f(%p: !llvm.ptr, %i: i32) {
    %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i256
    llvm.return
  }
}
module {
  llvm.func @f(%p: !llvm.ptr, %i: i32) {
    %0 = llvm.mlir.zero : !llvm.target<"spirv.Image">
    llvm.return
  }
}
module {
  llvm.mlir.global @x() : !llvm.target<"spirv.Image">
}
module {
  llvm.linker_options []
}
module {
  llvm.module_flags []
}
module {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", "x">]
}
module {
  llvm.func @f(%i: i32) {
    llvm.inline_asm operand_attrs = [{}] "foo", "r" %i : (i32) -> ()
    llvm.return
  }
}
module {
  llvm.func @f(%i: i32) {
    llvm.inline_asm operand_attrs = [] "foo", "=*r" %i : (i32) -> ()
    llvm.return
  }
}
module {
  llvm.func @f(%i: !llvm.ptr) {
    llvm.inline_asm operand_attrs = [{}] "foo", "=*r" %i : (!llvm.ptr) -> ()
    llvm.return
  }
}
