// A comment alone on its line.
#map = affine_map<(d0) -> (d0)>
!t = i32
module @m attributes {test.a = #map} { // another comment
  func.func @f(%n: index) -> i32 {
    scf.for %i = %n to %n step %n {
      scf.for %j = %n to %n step %n {
        "test.x"(%i) ({
          ^bb0(%z: i32):
          "test.y"() {a = "// text \" // text"} : () -> ()   // after y
        }) : (index) -> ()
        memref.alloca_scope {
	// only a comment
        }
        %p:2 = "test.z"() <{prop = 1 : i32}> {attr}: () -> (i32, i32) loc("scf.for")
      } // the end of j

      // more
    } loc(#loc1)
    %c =  arith.constant   // in it
        1 : !t // done
    ub.unreachable
  }
  // last
  func.func private @g()
}
module {}
#loc1 = loc("scf.for")
// end