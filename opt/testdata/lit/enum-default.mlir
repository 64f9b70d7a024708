// RUN: mica-opt --ods %S/Inputs/enum-default.td %s | FileCheck %s

// A type that C++ makes with the default of an enumeration is the one whose text omits it.

// CHECK: func.func private @same(!grid.table<size = 3>) -> !grid.table<size = 3>
func.func private @same(!grid.table<size = 3, order = rows>) -> !grid.table<size = 3>

// CHECK: grid.turn %{{.*}} : <size = 3, order = columns> -> <size = 3>
func.func @turn(%x: !grid.table<size = 3, order = columns>) -> !grid.table<size = 3, order = rows> {
  %0 = grid.turn %x : !grid.table<size = 3, order = columns> -> !grid.table<size = 3>
  return %0 : !grid.table<size = 3>
}
