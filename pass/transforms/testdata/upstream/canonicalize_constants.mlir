// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

!q = !quant.uniform<i8:f32, 2.0>
!r = !quant.uniform<i8:f32, 3.0>
func.func @q(%f: f32, %q: !q, %r : !r, %i: i8) -> (f32, !q, !q, f32, i8, !q, !r) {
  %0 = quant.qcast %f : f32 to !q
  %1 = quant.dcast %0 : !q to f32
  %2 = quant.dcast %q : !q to f32
  %3 = quant.qcast %2 : f32 to !q
  %4 = quant.qcast %1 : f32 to !q
  %5 = quant.dcast %4 : !q to f32
  %6 = quant.scast %i : i8 to !q
  %7 = quant.scast %6 : !q to i8
  %8 = quant.scast %q : !q to i8
  %9 = quant.scast %8 : i8 to !q
  %10 = quant.scast %8 : i8 to !r
  return %1, %3, %4, %5, %7, %9, %10 : f32, !q, !q, f32, i8, !q, !r
}

// -----

!q = !quant.uniform<i8:f32, 2.0>
!r = !quant.uniform<i8:f32, 3.0>
func.func @q(%q: !q) -> (!r) {
  %2 = quant.dcast %q : !q to f32
  %3 = quant.qcast %2 : f32 to !r
  return %3 : !r
}

// -----

!q = !quant.uniform<i8:f32, 2.0>
func.func @q(%q: tensor<3x!q>, %d : tensor<?x!q>) -> (tensor<3x!q>, tensor<?x!q>, tensor<?x!q>) {
  %2 = quant.dcast %q : tensor<3x!q> to tensor<3xf32>
  %3 = quant.qcast %2 : tensor<3xf32> to tensor<3x!q>
  %4 = quant.dcast %d : tensor<?x!q> to tensor<?xf32>
  %5 = quant.qcast %4 : tensor<?xf32> to tensor<?x!q>
  %6 = quant.scast %d : tensor<?x!q> to tensor<?xi8>
  %7 = quant.scast %6 : tensor<?xi8> to tensor<?x!q>
  return %3, %5, %7 : tensor<3x!q>, tensor<?x!q>, tensor<?x!q>
}

// -----

func.func @c() -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %1 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  return %0, %1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}

// -----

func.func @c() -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
  %1 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  return %0, %1 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}

// -----

func.func @a(%p : !ptr.ptr<#ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d0 = ptr.type_offset i32 : index
  %0 = ptr.ptr_add %p, %c0 : !ptr.ptr<#ptr.generic_space>, index
  %1 = ptr.ptr_add %p, %c4 : !ptr.ptr<#ptr.generic_space>, index
  %2 = ptr.ptr_add inbounds %1, %c4 : !ptr.ptr<#ptr.generic_space>, index
  return %0, %1, %2 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}

// -----

func.func @f(%p : !ptr.ptr<#ptr.generic_space>, %m : memref<4xf32, #ptr.generic_space>, %md : !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>) -> (!ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.from_ptr %p metadata %md : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %1 = ptr.to_ptr %0 : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %2 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %3 = ptr.from_ptr %2 metadata %md : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %4 = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %5 = ptr.from_ptr %2 metadata %4 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %6 = ptr.from_ptr %2 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return %1, %3, %5, %6 : !ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>
}

// -----

func.func @f(%p : !ptr.ptr<#ptr.generic_space>, %m : memref<4xf32, #ptr.generic_space>, %n : memref<4xf32, #ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xi32, #ptr.generic_space>) {
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %1 = ptr.to_ptr %0 : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %a = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %b = ptr.from_ptr %a : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %c = ptr.to_ptr %b : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %d = ptr.from_ptr %c : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %4 = ptr.get_metadata %n : memref<4xf32, #ptr.generic_space>
  %5 = ptr.from_ptr %c metadata %4 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %6 = ptr.from_ptr %c : !ptr.ptr<#ptr.generic_space> -> memref<4xi32, #ptr.generic_space>
  return %1, %d, %5, %6 : !ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xf32, #ptr.generic_space>, memref<4xi32, #ptr.generic_space>
}

// -----

func.func @f() -> (!smt.bv<8>, !smt.bv<8>, !smt.int, !smt.int, !smt.bool, !smt.bool) {
  %0 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %1 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %2 = smt.int.constant 5
  %3 = smt.int.constant 5
  %4 = smt.constant true
  %5 = smt.constant true
  return %0, %1, %2, %3, %4, %5 : !smt.bv<8>, !smt.bv<8>, !smt.int, !smt.int, !smt.bool, !smt.bool
}

// -----

func.func @f() -> (i32, i32) {
  %0 = "emitc.constant"() {value = 5 : i32} : () -> i32
  %1 = "emitc.constant"() {value = 5 : i32} : () -> i32
  return %0, %1 : i32, i32
}

// -----

func.func @f() -> (i32, i32, !emitc.opaque<"int">) {
  %0 = "emitc.constant"() {value = #emitc.opaque<"X">} : () -> i32
  %1 = "emitc.constant"() {value = #emitc.opaque<"X">} : () -> i32
  %2 = "emitc.constant"() {value = #emitc.opaque<"X">} : () -> !emitc.opaque<"int">
  %3 = "emitc.constant"() {value = 5: index} : () -> index
  %4 = "emitc.constant"() {value = 5: index} : () -> !emitc.size_t
  return %0, %1, %2 : i32, i32, !emitc.opaque<"int">
}
