// What is undefined, poison, too large, or not known.
// RUN --entry=div --args=1,0
// RUN --entry=div --args=-128,-1
// RUN --entry=shift --args=1,8
// RUN --entry=wrap --args=100,100
// RUN --entry=branch --args=1,9
// RUN --entry=outside --args=3
// RUN --entry=freed
// RUN --entry=twice
// RUN --entry=fresh
// RUN --entry=constant
// RUN --entry=scope
// RUN --entry=buffer --args=dense<[1,2]>
// RUN --entry=readOnly --args=dense<[1,2]>
// RUN --entry=view --args=dense<0.0>,2
// RUN --entry=view --args=dense<0.0>,1
// RUN --entry=slice --args=dense<[1,2,3,4]>:tensor<4xi32>
// RUN --entry=endless --steps=1000
// RUN --entry=deep --args=1 --depth=3
// RUN --entry=large
// RUN --entry=assertion --args=3
// RUN --entry=step --args=0
// RUN --entry=overflow
// RUN --entry=unknown --args=dense<1.0>
// RUN --entry=external
// RUN --entry=nowhere
// RUN --entry=div --args=1
// RUN --entry=div --args=x,1
// RUN --entry=div --args=1.5,1
// RUN --entry=div --args=1,2:i16
// RUN --steps=0
func.func @div(%a: i8, %b: i8) -> i8 {
  %r = func.call @inner(%a, %b) : (i8, i8) -> i8
  return %r : i8
}
func.func @inner(%a: i8, %b: i8) -> i8 {
  %r = arith.divsi %a, %b : i8
  return %r : i8
}
func.func @shift(%a: i8, %n: i8) -> i8 {
  %r = arith.shli %a, %n : i8
  return %r : i8
}
func.func @wrap(%a: i8, %b: i8) -> (i8, i8) {
  %r = arith.addi %a, %b overflow<nsw> : i8
  %s = arith.addi %a, %b overflow<nuw> : i8
  return %r, %s : i8, i8
}
func.func @branch(%a: i8, %n: i8) {
  %r = arith.shrui %a, %n : i8
  %c = arith.cmpi eq, %a, %r : i8
  scf.if %c {
  }
  return
}
func.func @outside(%i: index) -> i8 {
  %m = memref.alloc() : memref<3xi8>
  %r = memref.load %m[%i] : memref<3xi8>
  return %r : i8
}
func.func @freed() -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<3xi8>
  memref.dealloc %m : memref<3xi8>
  %r = memref.load %m[%c0] : memref<3xi8>
  return %r : i8
}
func.func @twice() {
  %m = memref.alloc() : memref<3xi8>
  memref.dealloc %m : memref<3xi8>
  memref.dealloc %m : memref<3xi8>
  return
}
func.func @fresh() -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<3xi8>
  %r = memref.load %m[%c0] : memref<3xi8>
  return %r : i8
}
memref.global "private" constant @one : memref<i8> = dense<1>
func.func @constant() {
  %c = arith.constant 2 : i8
  %m = memref.get_global @one : memref<i8>
  memref.store %c, %m[] : memref<i8>
  return
}
func.func @local() -> memref<i8> {
  %c = arith.constant 2 : i8
  %m = memref.alloca() : memref<i8>
  memref.store %c, %m[] : memref<i8>
  return %m : memref<i8>
}
func.func @scope() -> i8 {
  %m = call @local() : () -> memref<i8>
  %r = memref.load %m[] : memref<i8>
  return %r : i8
}
func.func @endless() {
  cf.br ^next
^next:
  cf.br ^next
}
func.func @deep(%x: i8) -> i8 {
  %r = call @deep(%x) : (i8) -> i8
  return %r : i8
}
func.func @large() {
  %m = memref.alloc() : memref<100000x100000xi8>
  return
}
func.func @assertion(%x: i32) {
  %c = arith.constant 4 : i32
  %e = arith.cmpi eq, %x, %c : i32
  cf.assert %e, "x is 4"
  return
}
func.func @step(%s: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %s {
  }
  return
}
func.func @overflow() {
  %a = arith.constant 100 : i8
  %b = arith.constant 127 : i8
  %s = arith.constant 20 : i8
  scf.for %i = %a to %b step %s : i8 {
  }
  return
}
func.func @unknown(%x: tensor<2xf32>) -> tensor<2xf32> {
  %s = arith.constant dense<2> : tensor<1xi64>
  %r = math.absf %x : tensor<2xf32>
  %y = tensor.reshape %r(%s) : (tensor<2xf32>, tensor<1xi64>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
func.func private @elsewhere()
func.func @external() {
  call @elsewhere() : () -> ()
  return
}
func.func @view(%m: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f32
  %v = memref.subview %m[3][%n][1] : memref<4xf32> to memref<?xf32, strided<[1], offset: 3>>
  memref.store %x, %v[%c0] : memref<?xf32, strided<[1], offset: 3>>
  return
}
func.func @slice(%t: tensor<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[3][2][1] : tensor<?xi32> to tensor<2xi32>
  %d = tensor.cast %s : tensor<2xi32> to tensor<?xi32>
  %n = tensor.dim %d, %c0 : tensor<?xi32>
  return %n : index
}
func.func @buffer(%t: tensor<2xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  memref.store %c7, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = tensor.extract %t[%c0] : tensor<2xi32>
  return %x, %y : i32, i32
}
func.func @readOnly(%t: tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  %m = bufferization.to_buffer %t read_only : tensor<2xi32> to memref<2xi32>
  memref.store %c7, %m[%c0] : memref<2xi32>
  return
}
