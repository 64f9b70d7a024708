// All operations of index.

func.func @indices(%a: index, %b: index, %i: i32, %s: si8) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b {test.a}
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
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
  %20 = index.casts %i : i32 to index
  %21 = index.castu %a : index to i64
  %22 = index.cmp eq(%a, %b)
  %23 = index.cmp sgt(%a, %b) {test.a}
  %24 = index.cmp ule(%a, %b)
  %25 = index.sizeof
  %26 = index.constant 42
  %27 = index.constant {test.a} -3
  %28 = index.bool.constant true
  %29 = index.bool.constant false
  return
}

"test.attributes"() {a = #index<cmp_predicate slt>} : () -> ()
