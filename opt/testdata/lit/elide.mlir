// RUN: mica-opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=3 | FileCheck %s --check-prefix=ELEMENTS
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=30 | FileCheck %s --check-prefix=RESOURCE --implicit-check-not=long:
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=3 | FileCheck %s --check-prefix=HEX

// ELEMENTS: few = dense<[1, 2, 3]> : tensor<3xi8>
// ELEMENTS-SAME: many = dense_resource<__elided__> : tensor<4xi8>
// HEX: few = dense<[1, 2, 3]>
// HEX-SAME: many = dense<"0x01020304">
"demo.op"() {few = dense<[1, 2, 3]> : tensor<3xi8>, many = dense<[1, 2, 3, 4]> : tensor<4xi8>,
  r = dense_resource<long> : tensor<2xi64>} : () -> ()

// RESOURCE: {-#
// RESOURCE: short: "0x0400000001020304"
{-#
  dialect_resources: {
    builtin: {
      long: "0x0800000001000000000000000200000000000000"
    }
  },
  external_resources: {
    demo: {
      short: "0x0400000001020304"
    }
  }
#-}
