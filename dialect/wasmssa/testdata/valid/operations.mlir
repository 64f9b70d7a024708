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
