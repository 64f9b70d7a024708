#map = affine_map<(d0) -> (d0, d0 + 4)>
#low = affine_map<()[s0] -> (s0, 3)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 4)>
func.func @loops(%n: index, %m: memref<?x8xf32>, %v: memref<4x8xvector<4xf32>>, %c: f32) -> f32 {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = 0 to %n step 2 {
    affine.for %j = max #map(%i) to min #map(%i) {
      %0 = affine.load %m[%i, %j mod 8] : memref<?x8xf32>
      affine.store %0, %m[%i + symbol(%n), (%j floordiv 2) * 3] {a = 1} : memref<?x8xf32>
      %1 = affine.vector_load %m[%i, 0] : memref<?x8xf32>, vector<4xf32>
      affine.vector_store %1, %m[%i, 0] : memref<?x8xf32>, vector<4xf32>
      affine.prefetch %m[%i, %j + 1], read, locality<3>, data : memref<?x8xf32>
      affine.prefetch %m[%i, %j + 1], write, locality<0>, instr : memref<?x8xf32>
    } {unroll = true}
  }
  %r = affine.for %i = max #low()[%n] to 20 iter_args(%acc = %c) -> (f32) {
    %s = arith.addf %acc, %acc : f32
    affine.yield %s : f32
  }
  %r2:2 = affine.for %i = affine_map<()[s0] -> (s0 * 2)>()[%n] to affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%n] iter_args(%a = %c, %b = %n) -> (f32, index) {
    affine.yield %a, %b : f32, index
  }
  affine.for %i = 0 to 4 {
    affine.if #set(%i)[%n] {
      "test.x"() : () -> ()
    }
    affine.if #set(%i)[%n] {
    } else {
      "test.y"() : () -> ()
    } {a}
    %x = affine.if #set(%i)[%n] -> f32 {
      affine.yield %c : f32
    } else {
      affine.yield %r : f32
    }
    %y:2 = affine.if affine_set<() : (0 == 0)>() -> (f32, f32) {
      affine.yield %c, %c : f32, f32
    } else {
      affine.yield %r, %r : f32, f32
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (10, 10) {
  }
  affine.parallel (%i, %j) = (max(0, %n), symbol(%n)) to (min(%n, 10, %n + 2), %n * 2) step (2, 1) {
    affine.store %c, %m[%i, 0] : memref<?x8xf32>
  } {b = 2}
  %p:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %c, %c : f32, f32
  }
  affine.parallel () = () to () {
  }
  return %r : f32
}

func.func @scalars(%a: index, %b: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]
  %1 = affine.apply affine_map<() -> (4)>() {x}
  %2 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 4)>(%a)[%b]
  %3 = affine.max affine_map<(d0, d1) -> (d0, d1, 4)>(%a, %b) {y}
  %4:3 = affine.delinearize_index %a into (%b, 4, 8) : index, index, index
  %5:2 = affine.delinearize_index %a into (4) : index, index
  %7 = affine.linearize_index disjoint [%a, %b] by (%a, 8) {z} : index
  return
}
