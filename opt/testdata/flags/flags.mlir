#map = affine_map<(d0) -> (d0 + 1)>
#loc1 = loc("foo")
module @m {
  %a = "x.def"() {d = dense<[1, 2, 3, 4, 5]> : tensor<5xi32>, s = dense<"0x0102030405060708090A"> : tensor<10xi8>, m = #map, f = dense<1.0> : tensor<100xf32>} : () -> i32 loc("named")
  %b:2 = "x.two"(%a) {r = dense_resource<blob1> : tensor<3xi64>, e = dense<["a","bcd"]> : tensor<2x!x.str>} : (i32) -> (i32, i64) loc("na me"("f.mlir":1:2))
  "x.region"(%b#0, %a, %a) ({
  ^bb0(%arg: i32 loc("argname"), %arg2: index):
    %c = "x.in"(%arg, %b#1) : (i32, i64) -> i32 loc("named")
    "x.region2"() ({
      %d = "x.in2"(%c) : (i32) -> i8 loc(#loc1)
      "x.br"(%d)[^bb1, ^bb1] : (i8) -> ()
    ^bb1(%z: i8 loc("z")):
      "x.unused"() {sp = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
    }, {}) : () -> () loc(callsite("foo" at "f.mlir":10:8))
  }) : (i32, i32, i32) -> () loc(fused["a", "b"])
  module @inner attributes {x.big = dense<"0x0102030405060708090A0B0C0D0E0F10"> : tensor<16xi8>} {
    %q = "x.in2"() : () -> i8 loc("0bad-name.x")
    %q2 = "x.in2"(%q) : (i8) -> i8 loc("arg0")
    %q3 = "x.in2"(%q) {arr = array<i32: 1,2,3,4,5,6,7,8,9,10,11,12>} : (i8) -> i8 loc("arg0")
  }
}
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000"
    }
  },
  external_resources: {
    other: { key: "a long string value", b: true, hex: "0x0400000001020304" }
  }
#-}
