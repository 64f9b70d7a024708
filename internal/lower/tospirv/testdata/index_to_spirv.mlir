// ARGS: --convert-index-to-spirv=use-64bit-index
// ARGS: --convert-index-to-spirv --mlir-print-debuginfo
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader,Int64,Int8], []>, #spirv.resource_limits<>>} {
func.func @i(%a: index, %b: index, %i: i32, %l: i64, %s: i8) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %6 = index.ceildivu %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  %20 = index.casts %a : index to i32
  %21 = index.casts %a : index to i64
  %23 = index.castu %i : i32 to index
  %26 = index.cmp slt(%a, %b)
  %27 = index.cmp ugt(%a, %b)
  %28 = index.cmp eq(%a, %b)
  %29 = index.constant 42
  %30 = index.constant -1
  %31 = index.bool.constant true
  %32 = index.sizeof
  %33 = index.constant 4294967296
  return
}
func.func @more(%a: index, %b: index, %l: i64, %s: i8, %n: i12, %w: i32) -> (index, i1) {
  %0 = index.casts %l : i64 to index
  %1 = index.castu %s : i8 to index
  %2 = index.castu %a : index to i8
  %3 = index.castu %a : index to i64
  %4 = index.casts %w : i32 to index
  %5 = index.cmp ule(%a, %b)
  %6 = index.cmp uge(%a, %b)
  %7 = index.cmp ult(%a, %b)
  %8 = index.cmp sle(%a, %b)
  %9 = index.cmp sge(%a, %b)
  %10 = index.cmp sgt(%a, %b)
  %11 = index.cmp ne(%a, %b)
  %12 = index.bool.constant false
  %13 = index.constant 9223372036854775807
  %14 = index.constant -9223372036854775808
  return %0, %11 : index, i1
}
}
