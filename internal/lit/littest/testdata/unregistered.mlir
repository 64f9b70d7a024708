// RUN: mica-opt %s --allow-unregistered-dialect > %t
// RUN: FileCheck %s --input-file %t --implicit-check-not=unrealized
// RUN: not mica-opt %s 2>&1 | FileCheck %s --check-prefix=STRICT

// CHECK-DAG: #[[MAP:.*]] = affine_map<(d0) -> (d0 + 1)>
// CHECK: "test.one"() {map = #[[MAP]]} : () -> ()
// CHECK-COUNT-3: "test.many"() : () -> ()
// CHECK-NOT: "test.many"
// STRICT: error: operation being parsed with an unregistered dialect
"test.one"() {map = affine_map<(d0) -> (d0 + 1)>} : () -> ()
"test.many"() : () -> ()
"test.many"() : () -> ()
"test.many"() : () -> ()
