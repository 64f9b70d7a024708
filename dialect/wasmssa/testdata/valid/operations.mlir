wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  wasmssa.return %0 : i32
}
wasmssa.func exported @g() { wasmssa.return }
wasmssa.import_func "f" from "m" as @imp {type = (i32) -> ()}
wasmssa.import_global "g" from "m" as @ig : i32
wasmssa.import_global "g" from "m" as @igm mutable : i64
wasmssa.global @gl i32 : { %0 = wasmssa.const 1 : i32 wasmssa.return %0 : i32 }
wasmssa.global exported @glm i32 mutable : { %0 = wasmssa.global_get @ig : i32 wasmssa.return %0 : i32 }
wasmssa.func @h(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  wasmssa.if %0 : { wasmssa.block_return } > ^bb1
^bb1:
  wasmssa.if %0 : { wasmssa.block_return } > ^bb2
^bb2:
  %l = wasmssa.local of type f32
  wasmssa.block : {
    wasmssa.branch_if %0 to level 0 else ^bb3
  ^bb3:
    wasmssa.block_return
  } > ^bb4
^bb4:
  wasmssa.return %0 : i32
}
wasmssa.func exported @k(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to f32>) -> (i32, f32) attributes {x.y} {
  %0 = wasmssa.local_get %a : ref to i32
  %1 = wasmssa.local_tee %a : ref to i32 to %0 : i32
  wasmssa.local_set %a : ref to i32 to %0 : i32
  %2 = wasmssa.extend 8 low bits from %0 : i32
  %3 = wasmssa.reinterpret %0 : i32 as f32
  %4:2 = wasmssa.call @k(%0, %3) : (i32, f32) -> (i32, f32)
  wasmssa.loop : {
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return %0, %3 : i32, f32
}

wasmssa.import_mem "m" from "env" as @mem {limits = !wasmssa<limit[1: 2]>}
wasmssa.import_table "t" from "env" as @tab {type = !wasmssa<tabletype !wasmssa.funcref [1:]>}
wasmssa.memory exported @memory !wasmssa<limit[2:]>
wasmssa.table @table !wasmssa<tabletype !wasmssa.externref [1: 8]>
wasmssa.func @numbers(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to f32>, %c: !wasmssa<local ref to i64>) -> i32 {
  %i = wasmssa.local_get %a : ref to i32
  %f = wasmssa.local_get %b : ref to f32
  %l = wasmssa.local_get %c : ref to i64
  %0 = wasmssa.add %i %i : i32
  %1 = wasmssa.sub %i %i : i32
  %2 = wasmssa.mul %i %i : i32
  %3 = wasmssa.and %i %i : i32
  %4 = wasmssa.or %i %i : i32
  %5 = wasmssa.xor %i %i : i32
  %6 = wasmssa.div_ui %i %i : i32
  %7 = wasmssa.div_si %i %i : i32
  %8 = wasmssa.rem_ui %i %i : i32
  %9 = wasmssa.rem_si %i %i : i32
  %10 = wasmssa.add %f %f : f32
  %11 = wasmssa.div %f %f : f32
  %12 = wasmssa.min %f %f : f32
  %13 = wasmssa.max %f %f : f32
  %14 = wasmssa.copysign %f %f : f32
  %15 = wasmssa.eq %l %l : i64 -> i32
  %16 = wasmssa.ne %l %l : i64 -> i32
  %17 = wasmssa.lt_si %l %l : i64 -> i32
  %18 = wasmssa.lt_ui %l %l : i64 -> i32
  %19 = wasmssa.le_si %l %l : i64 -> i32
  %20 = wasmssa.le_ui %l %l : i64 -> i32
  %21 = wasmssa.gt_si %l %l : i64 -> i32
  %22 = wasmssa.gt_ui %l %l : i64 -> i32
  %23 = wasmssa.ge_si %l %l : i64 -> i32
  %24 = wasmssa.ge_ui %l %l : i64 -> i32
  %25 = wasmssa.lt %f %f : f32 -> i32
  %26 = wasmssa.le %f %f : f32 -> i32
  %27 = wasmssa.gt %f %f : f32 -> i32
  %28 = wasmssa.ge %f %f : f32 -> i32
  %29 = wasmssa.eqz %l : i64 -> i32
  %30 = wasmssa.shl %i by %i bits : i32
  %31 = wasmssa.shr_s %i by %i bits : i32
  %32 = wasmssa.shr_u %i by %i bits : i32
  %33 = wasmssa.rotl %i by %i bits : i32
  %34 = wasmssa.rotr %i by %i bits : i32
  %35 = wasmssa.abs %f : f32
  %36 = wasmssa.neg %f : f32
  %37 = wasmssa.sqrt %f : f32
  %38 = wasmssa.ceil %f : f32
  %39 = wasmssa.floor %f : f32
  %40 = wasmssa.trunc %f : f32
  %41 = wasmssa.clz %i : i32
  %42 = wasmssa.ctz %i : i32
  %43 = wasmssa.popcnt %i : i32
  %44 = wasmssa.convert_u %i : i32 to f32
  %45 = wasmssa.convert_s %l : i64 to f32
  %46 = wasmssa.promote %f : f32 to f64
  %47 = wasmssa.demote %46 : f64 to f32
  %48 = wasmssa.wrap %l : i64 to i32
  %49 = wasmssa.extend_i32_s %i to i64
  %50 = wasmssa.extend_i32_u %i to i64
  wasmssa.return %i : i32
}
