// ARGS: --symbol-dce --split-input-file
// ARGS: --symbol-dce --remove-dead-values --split-input-file

module {
  wasmssa.func @unused() -> i32 {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @used() -> i32 {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
}

// -----

module {
  wasmssa.global @g i32 : { %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32 }
  wasmssa.global exported @h i32 : { %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32 }
  wasmssa.memory @m !wasmssa<limit[1:2]>
  wasmssa.memory exported @n !wasmssa<limit[1:2]>
  wasmssa.table @t !wasmssa<tabletype !wasmssa.funcref [1:2]>
  wasmssa.import_func "f" from "m" as @imp {type = (i32) -> i32}
}

// -----

module {
  module @inner {
  wasmssa.func @unused() -> i32 {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  }
}
