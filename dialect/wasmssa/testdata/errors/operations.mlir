wasmssa.func foo @f(%a: i32) -> i32 { wasmssa.return }
// -----
wasmssa.func @f() { "wasmssa.branch_if"(%c)[^bb1] <{exitLevel = 4 : ui32}> : (i32) -> ()
^bb1:
  wasmssa.return }
// -----
wasmssa.global foo @f i32 : {}
// -----
wasmssa.import_global "g" from "m" as @ig : 
// -----
wasmssa.global @f i32 : { %0 = wasmssa.global_get @u : i32 wasmssa.return %0 : i32}
// -----
wasmssa.import_global "g" from "m" as @ig mutable : i32
wasmssa.global @f i32 : { %0 = wasmssa.global_get @ig : i32 wasmssa.return %0 : i32}
// -----
wasmssa.global @f i32 : { %0 = wasmssa.local of type f32 wasmssa.return }
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) { %0 = wasmssa.local_get %a : ref to i32
%1 = wasmssa.extend 32 low bits from %0 : i32
  wasmssa.return }
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>, %v: !wasmssa<local ref to f32>) { %0 = wasmssa.local_get %v : ref to f32 wasmssa.local_set %a : ref to i32 to %0 : f32
  wasmssa.return }
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>, %v: !wasmssa<local ref to f32>) { %0 = wasmssa.local_get %v : ref to f32 %1 = wasmssa.local_tee %a : ref to i32 to %0 : f32
  wasmssa.return }
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) { %0 = wasmssa.local_get %a : ref to i32 %1 = wasmssa.reinterpret %0 : i32 as i32
  wasmssa.return }
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) { %0 = wasmssa.local_get %a : ref to i32 %1 = wasmssa.reinterpret %0 : i32 as f64
  wasmssa.return }
// -----
"wasmssa.func"() <{sym_name = "a", functionType = (i32) -> f32}> ({
^bb1(%v1: i32, %v2: i64):
  "wasmssa.return"() : () -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{sym_name = "a", functionType = (i32) -> f32}> ({
^bb1(%v1: i32):
  "wasmssa.return"() : () -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{sym_name = "a", functionType = (i32) -> f32}> ({
^bb1(%v1: !wasmssa<local ref to f32>):
  "wasmssa.return"() : () -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{sym_name = "a", functionType = (i32) -> f32, res_attrs = [{}, {}]}> ({
^bb1(%v1: !wasmssa<local ref to i32>):
  "wasmssa.return"() : () -> ()
}) : () -> ()
