// What the dialects permit to inline.
// ARGS: --inline --allow-unregistered-dialect
// ARGS: --inline=default-pipeline= --allow-unregistered-dialect

func.func @st(%a: memref<?xf32>) -> index { %c = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>> 
 %i = arith.constant 0 : index
 return %i : index }
func.func @cst(%a: memref<?xf32>) -> index { %r = call @st(%a) : (memref<?xf32>) -> index 
 return %r : index }

// -----

func.func @q(%a: f32) -> !quant.uniform<i8:f32, 1.0> { %c = quant.qcast %a : f32 to !quant.uniform<i8:f32, 1.0>
 return %c : !quant.uniform<i8:f32, 1.0> }
func.func @cq(%a: f32) -> !quant.uniform<i8:f32, 1.0> { %r = call @q(%a) : (f32) -> !quant.uniform<i8:f32, 1.0>
 return %r : !quant.uniform<i8:f32, 1.0> }

// -----

func.func @g() -> index { %c = gpu.thread_id x
 return %c : index }
func.func @cg() -> index { %r = call @g() : () -> index
 return %r : index }

// -----

func.func @t(%a: tensor<4xf32>) -> tensor<4xf32> { %c = tosa.abs %a : (tensor<4xf32>) -> tensor<4xf32>
 return %c : tensor<4xf32> }
func.func @ct(%a: tensor<4xf32>) -> tensor<4xf32> { %r = call @t(%a) : (tensor<4xf32>) -> tensor<4xf32>
 return %r : tensor<4xf32> }
func.func @ctif(%a: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> { %r = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> { %r = func.call @t(%a) : (tensor<4xf32>) -> tensor<4xf32>
  tosa.yield %r : tensor<4xf32> } else { tosa.yield %a : tensor<4xf32> }
 return %r : tensor<4xf32> }

// -----

func.func @v(%a: vector<4xf32>) -> vector<4xf32> { return %a : vector<4xf32> }
func.func @cv(%a: vector<4xf32>, %m: vector<4xi1>, %e: memref<4xf32>) { 
 %i = arith.constant 1 : index
 gpu.launch blocks(%x, %y, %z) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { %r = func.call @v(%a) : (vector<4xf32>) -> vector<4xf32>
  gpu.terminator }
 return }

// -----

func.func @w(%a: vector<4xf32>) -> vector<4xf32> { %0 = rocdl.workitem.id.x : i32
 return %a : vector<4xf32> }
func.func @cw(%a: vector<4xf32>) -> vector<4xf32> { %r = func.call @w(%a) : (vector<4xf32>) -> vector<4xf32>
 return %r : vector<4xf32> }

// -----

func.func @n(%a: vector<4xf32>) -> vector<4xf32> { %0 = nvvm.read.ptx.sreg.tid.x : i32
 return %a : vector<4xf32> }
func.func @cn(%a: vector<4xf32>) -> vector<4xf32> { %r = func.call @n(%a) : (vector<4xf32>) -> vector<4xf32>
 return %r : vector<4xf32> }

// -----

func.func @l(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32
 return %0 : i32 }
func.func @cl(%a: i32) -> i32 { %r = func.call @l(%a) : (i32) -> i32
 return %r : i32 }

// -----

func.func @ld(%m: memref<10xf32>, %i: index) -> f32 { %0 = affine.load %m[%i] : memref<10xf32>
 return %0 : f32 }
func.func @a(%m: memref<10xf32>, %i: index, %j : memref<index>) -> f32 { %r = func.call @ld(%m, %i) : (memref<10xf32>, index) -> f32
 return %r : f32 }

// -----

func.func @ld(%m: memref<10xf32>, %i: index) -> f32 { %0 = affine.load %m[%i] : memref<10xf32>
 return %0 : f32 }
func.func @b(%m: memref<10xf32>, %i: index, %j : memref<index>) { 
 affine.for %k = 0 to 10 { %s = func.call @ld(%m, %k) : (memref<10xf32>, index) -> f32
   "use"(%s) : (f32) -> () }
 return }

// -----

func.func @ld(%m: memref<10xf32>, %i: index) -> f32 { %0 = affine.load %m[%i] : memref<10xf32>
 return %0 : f32 }
func.func @c(%m: memref<10xf32>, %i: index, %j : memref<index>) { 
 affine.for %k = 0 to 10 { 
   affine.for %k2 = 0 to 10 { %s = func.call @ld(%m, %k) : (memref<10xf32>, index) -> f32
   "use"(%s) : (f32) -> () } }
 return }

// -----

func.func @ld(%m: memref<10xf32>, %i: index) -> f32 { %0 = affine.load %m[%i] : memref<10xf32>
 return %0 : f32 }
func.func @c(%m: memref<10xf32>, %i: index, %j : memref<index>, %cc: i1) { 
 %y = memref.load %j[] : memref<index>
 scf.if %cc { %s = func.call @ld(%m, %y) : (memref<10xf32>, index) -> f32
   "use"(%s) : (f32) -> () } 
 affine.for %k = 0 to 10 { %s = func.call @ld(%m, %y) : (memref<10xf32>, index) -> f32
   "use"(%s) : (f32) -> () } 
 return }

// -----

func.func @multi(%c: i1, %m: f32) -> f32 { cf.cond_br %c, ^a, ^b
^a: return %m : f32
^b: %0 = arith.addf %m, %m : f32
  return %0 : f32 }
func.func @dim(%m: memref<?xf32>) -> f32 { %z = arith.constant 0 : index
  %n = memref.dim %m, %z : memref<?xf32>
  %v = affine.load %m[symbol(%n) - 1] : memref<?xf32>
  return %v : f32 }
func.func @defs(%m: memref<?xf32>, %a: index) -> f32 {
  %n = arith.addi %a, %a : index
  %v = affine.load %m[%n] : memref<?xf32>
  return %v : f32 }
func.func @apply(%m: memref<?xf32>, %a: index) -> index {
  %n = affine.apply affine_map<(d0)->(d0 floordiv 4)> (%a)
  return %n : index }
func.func @cm(%c: i1, %m: f32, %mm: memref<?xf32>, %i: index) { affine.for %k = 0 to 10 { %s = func.call @multi(%c, %m) : (i1, f32) -> f32 
   %d = func.call @dim(%mm) : (memref<?xf32>) -> f32
   %e = func.call @defs(%mm, %i) : (memref<?xf32>, index) -> f32
   %f = func.call @apply(%mm, %k) : (memref<?xf32>, index) -> index
   scf.if %c { %d2 = func.call @dim(%mm) : (memref<?xf32>) -> f32 
   "u"(%d2) : (f32) -> () }
   "use"(%s, %d, %e, %f) : (f32, f32, f32, index) -> () }
 return }

// -----

func.func @defs(%m: memref<?xf32>, %a: index) -> f32 {
  %n = arith.addi %a, %a : index
  %v = affine.load %m[%n] : memref<?xf32>
  return %v : f32 }
func.func @cm(%c: i1, %m: f32, %mm: memref<?xf32>, %i: index) { 
   scf.if %c { 
   %e2 = func.call @defs(%mm, %i) : (memref<?xf32>, index) -> f32
   "u"(%e2) : (f32) -> () }
  return }

// -----

func.func @min(%a: index) -> index { %n = affine.min affine_map<(d0)->(d0, 4)> (%a)
  return %n : index }
func.func @a(%i: index) { affine.for %k = 0 to 10 { 
   %f = func.call @min(%k) : (index) -> index
   "use"(%f) : (index) -> () }
 return }

// -----

func.func @for(%a: index) { affine.for %k = 0 to %a { "x"() : () -> () } 
  return }
func.func @a(%i: index) { affine.for %k = 0 to 10 { 
   func.call @for(%k) : (index) -> () }
 return }

// -----

func.func @nested(%a: index, %c : i1, %m : memref<4xf32>) { scf.if %c { %x = affine.load %m[%a+1] : memref<4xf32>
  memref.store %x, %m[%a] : memref<4xf32> } 
  return }
func.func @a(%i: index, %c : i1, %m : memref<4xf32>) { affine.for %k = 0 to 10 { 
   func.call @nested(%k, %c, %m) : (index, i1, memref<4xf32>) -> () }
 return }
func.func @b(%i: index, %c : i1, %m : memref<4xf32>) { 
   func.call @nested(%i, %c, %m) : (index, i1, memref<4xf32>) -> () 
 return }

// -----

func.func @st(%a: index, %m : memref<4xf32>, %x : f32) { affine.store %x, %m[%a+1] : memref<4xf32>
  affine.prefetch %m[%a], read, locality<3>, data  : memref<4xf32>
  return }
func.func @b(%i: index, %c : i1, %m : memref<4xf32>, %x : f32) { 
 affine.parallel (%k) = (0) to (4) {
   func.call @st(%k, %m, %x) : (index, memref<4xf32>, f32) -> () }
 return }

// -----

func.func @st(%a: index, %m : memref<4xf32>, %x : f32) { affine.store %x, %m[%a+1] : memref<4xf32>
  return }
func.func @b(%i: index, %c : i1, %m : memref<4xf32>, %x : f32) { 
 affine.parallel (%k) = (0) to (4) {
   affine.if affine_set<(d0) : (d0 == 1)>(%k) {
   func.call @st(%k, %m, %x) : (index, memref<4xf32>, f32) -> () } }
 return }

// -----

func.func @nested(%c : i1) { scf.if %c { "x"() : () -> () } 
  return }
func.func @a(%i: index, %c : i1) { affine.for %k = 0 to 10 { 
   func.call @nested(%c) : (i1) -> () }
 return }

// -----

func.func @vl(%m : memref<8xf32>, %i : index) -> vector<4xf32> { %r = affine.vector_load %m[%i] : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32> }
func.func @a(%i: index, %c : i1, %m : memref<8xf32>) { affine.for %k = 0 to 10 { 
   %r = func.call @vl(%m, %k) : (memref<8xf32>, index) -> vector<4xf32> 
   "use"(%r) : (vector<4xf32>) -> () }
 return }

// -----

func.func @pf(%m : memref<8xf32>) { %i = arith.constant 0 : index
  affine.prefetch %m[%i], read, locality<3>, data  : memref<8xf32>
  return }
func.func @a(%i: index, %c : i1, %m : memref<8xf32>) { affine.for %k = 0 to 10 { 
   func.call @pf(%m) : (memref<8xf32>) -> () }
 return }

// -----

func.func @min(%i : index) -> index { %l = affine.min affine_map<(d0)->(d0, 4)> (%i)
  return %l : index }
func.func @a(%i: index, %c : i1, %m : memref<8xindex>) { affine.for %k = 0 to 10 { %v = memref.load %m[%i] : memref<8xindex>
   %r = func.call @min(%v) : (index) -> index 
   "use"(%r) : (index) -> () }
 return }

// -----

func.func @mind(%i : index) -> index { %s = arith.addi %i, %i : index
  %l = affine.min affine_map<(d0)->(d0, 4)> (%s)
  return %l : index }
func.func @a(%i: index, %c : i1, %m : memref<8xindex>) { affine.for %k = 0 to 10 {
   %r = func.call @mind(%k) : (index) -> index 
   "use"(%r) : (index) -> () }
 return }

// -----

func.func @app(%i : index) -> index { %s = arith.addi %i, %i : index
  %l = affine.apply affine_map<(d0)->(d0+ 4)> (%s)
  return %l : index }
func.func @a(%i: index, %c : i1, %m : memref<8xindex>) { affine.for %k = 0 to 10 {
   %r = func.call @app(%k) : (index) -> index 
   "use"(%r) : (index) -> () }
 return }

// -----

func.func @app2(%i : index) -> index { %s = affine.apply affine_map<(d0)->(d0+ 4)>(%i)
  %l = affine.apply affine_map<(d0)->(d0+ 4)> (%s)
  return %l : index }
func.func @a(%i: index, %c : i1, %m : memref<8xindex>) { affine.for %k = 0 to 10 {
   %r = func.call @app2(%k) : (index) -> index 
   "use"(%r) : (index) -> () }
 return }

// -----

func.func @id(%i : index) -> index { 
  return %i : index }
func.func @a(%i: index, %c : i1, %m : memref<8xindex>) -> index { %0 = func.call @id(%i) : (index) -> index
  %1 = affine.load %m[%0] : memref<8xindex>
 return %1 : index }
