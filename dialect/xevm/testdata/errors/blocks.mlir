llvm.func @f(%p: !llvm.ptr<1>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<32xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<1xi64>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<5xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %v: vector<3xi8>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<3xi8>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %v: vector<32xi8>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<32xi8>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %v: vector<16xi16>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<16xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %v: vector<1xi64>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<1xi64>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %v: vector<5xi32>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<5xi32>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 64 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 16 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 64 : i32, pack_register = false, tile_height = 4 : i32, tile_width = 2 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 64 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 64 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 4 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 2 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 2 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 4 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 1 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 4 : i32, tile_width = 32 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 4 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 4 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = true, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 64 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 2 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 64 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 1 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 32 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 8 : i32, transpose = false, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 32 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 4 : i32, transpose = false, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<6xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 64 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 64 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 8 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 64 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 8 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 24 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 8 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 4 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 6 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<6xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 8 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 16 : i32, tile_height = 16 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 64 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 32 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 64 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 64 : i32, tile_height = 8 : i32, tile_width = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 4 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 16 : i32, tile_height = 3 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 64 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 64 : i32, tile_height = 8 : i32, tile_width = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 4 : i32, tile_height = 8 : i32, tile_width = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, tile_height = 3 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, tile_height = 64 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 4 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<1>, %n: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %s = llvm.mlir.constant(32 : i32) : i32
  xevm.blockprefetch2d %p, %w, %n, %s, %n, %n <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 16 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
// -----
llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf16>) {
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf32>
  llvm.return
}
// -----
llvm.func @f() attributes {a = #xevm.target<O = 1, O = 2>}
// -----
llvm.func @f() attributes {a = #xevm.target<speed = 1>}
// -----
llvm.func @f() attributes {a = #xevm.target<O = x>}
// -----
llvm.func @f() attributes {a = #xevm.target<flags = 1>}
// -----
llvm.func @f() attributes {a = #xevm.target<linkFiles = "x">}
// -----
llvm.func @f() attributes {a = #xevm.mma_shape<m = 1, n = 2>}
// -----
llvm.func @f() attributes {a = #xevm.mma_shape<m = 1, n = 2, k = x>}
// -----
llvm.func @f() attributes {a = #xevm.mma_types<d = f32, a = f16>}
// -----
llvm.func @f() attributes {a = #xevm.mma_types<d = f64, a = f16, b = f16>}
// -----
llvm.func @f() attributes {a = #xevm.load_cache_control<L1>}
// -----
llvm.func @f() attributes {a = #xevm.store_cache_control<ir>}
// -----
llvm.func @f() attributes {a = #xevm.mem_scope<warp>}
// -----
llvm.func @f() attributes {a = #xevm.addr_space<near>}
// -----
llvm.func @f() attributes {a = #xevm.addr_space}
// -----
llvm.func @f() attributes {a = #xevm.other<1>}
