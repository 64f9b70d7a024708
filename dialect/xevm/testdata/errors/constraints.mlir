func.func @f(%a0: tuple<>) {
  %r = "xevm.blockload"(%a0) : (tuple<>) -> i8
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>) {
  %r = "xevm.blockload"(%a0) : (!llvm.ptr<1>) -> tuple<>
  return
}
// -----
func.func @f() {
  %r = "xevm.blockload"() : () -> i8
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>) {
  %r:2 = "xevm.blockload"(%a0) : (!llvm.ptr<1>) -> (i8, i1)
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>) {
  %r = "xevm.blockload"(%a0) <{cache_control = unit}> : (!llvm.ptr<1>) -> vector<16xi8>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: tuple<>) {
  "xevm.blockstore"(%a0, %a1) : (!llvm.ptr<1>, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>) {
  "xevm.blockstore"(%a0) : (!llvm.ptr<1>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i8, %a2: i1) {
  "xevm.blockstore"(%a0, %a1, %a2) : (!llvm.ptr<1>, i8, i1) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i8) {
  %r = "xevm.blockstore"(%a0, %a1) : (!llvm.ptr<1>, i8) -> i1
  return
}
// -----
func.func @f(%a0: tuple<>) {
  "xevm.prefetch"(%a0) : (tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: i1) {
  "xevm.memfence"(%a0) <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> : (i1) -> ()
  return
}
// -----
func.func @f() {
  "xevm.memfence"() <{addrspace = unit, scope = #xevm.mem_scope<workgroup>}> : () -> ()
  return
}
// -----
func.func @f() {
  "xevm.memfence"() <{addrspace = #xevm.addr_space<global>}> : () -> ()
  return
}
// -----
func.func @f() {
  "xevm.memfence"() <{addrspace = #xevm.addr_space<global>, scope = unit}> : () -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: tuple<>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, tuple<>, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: tuple<>, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, tuple<>, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: tuple<>, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, tuple<>, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: tuple<>, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, tuple<>, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: tuple<>) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, tuple<>) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> tuple<>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i1) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, i1) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = unit, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 0 : i7, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = -1 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 5 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 100 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = unit, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = 0 : i7, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = unit, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 0 : i7, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = -1 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 5 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 100 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = unit, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 0 : i7, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = unit, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = 0 : i7, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = unit}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 0 : i7}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = -1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 5 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 100 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = -1 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 5 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 100 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = true, v_blocks = 1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = -1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 5 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 100 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = -1 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 5 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 100 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = -1 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 5 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 100 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf16>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = -1 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 5 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 100 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = -1 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 5 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 100 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = -1 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 5 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 100 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = -1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 5 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %r = "xevm.blockload2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 100 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: tuple<>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi16>, %a7: i1) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>, i1) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi16>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = -1 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi16>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = 16 : i32, tile_height = -1 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi16>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = 16 : i32, tile_height = 5 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi16>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = -1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi16>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 5 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi32>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>, elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = -1 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi32>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>, elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 5 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi8>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = 8 : i32, tile_height = 4 : i32, tile_width = -1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: vector<8xi8>) {
  "xevm.blockstore2d"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{elem_size_in_bits = 8 : i32, tile_height = 4 : i32, tile_width = 5 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  "xevm.blockprefetch2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = -1 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  "xevm.blockprefetch2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = -1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  "xevm.blockprefetch2d"(%a0, %a1, %a2, %a3, %a4, %a5) <{cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>, elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = -1 : i32, v_blocks = 2 : i32}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<8xi32>, %a2: vector<8xf32>) {
  %r = "xevm.mma"(%a0, %a1, %a2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (tuple<>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>, %a1: tuple<>, %a2: vector<8xf32>) {
  %r = "xevm.mma"(%a0, %a1, %a2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, tuple<>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>, %a1: vector<8xi32>, %a2: tuple<>) {
  %r = "xevm.mma"(%a0, %a1, %a2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, tuple<>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>, %a1: vector<8xi32>, %a2: vector<4xi8>) {
  %r = "xevm.mma"(%a0, %a1, %a2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, vector<4xi8>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>, %a1: vector<8xi32>, %a2: vector<8xf32>, %a3: i1) {
  %r = "xevm.mma"(%a0, %a1, %a2, %a3) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, vector<8xf32>, i1) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>, %a1: vector<8xi32>, %a2: vector<8xf32>) {
  %r = "xevm.mma"(%a0, %a1, %a2) <{types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>, %a1: vector<8xi32>, %a2: vector<8xf32>) {
  %r = "xevm.mma"(%a0, %a1, %a2) <{shape = unit, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>, %a1: vector<8xi32>, %a2: vector<8xf32>) {
  %r = "xevm.mma"(%a0, %a1, %a2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>}> : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>, %a1: vector<8xi32>, %a2: vector<8xf32>) {
  %r = "xevm.mma"(%a0, %a1, %a2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = unit}> : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi16>) {
  %r = "xevm.mma"(%a0) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = bf16, b = bf16>}> : (vector<8xi16>) -> vector<8xf32>
  return
}
// -----
func.func @f() {
  %r = "xevm.local_id.x"() : () -> tuple<>
  return
}
// -----
func.func @f() {
  %r = "xevm.local_id.y"() <{range = unit}> : () -> i32
  return
}
