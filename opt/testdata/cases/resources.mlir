"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { some: { b: "0x0100000001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { func: { b: "0x0100000001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { arith: { b: "0x0100000001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { c: "0x0100000001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0100000001", b: "0x0100000002" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0100000001" }, builtin: {b: "0x0100000003" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0100000001" } }, dialect_resources: { builtin: {b: "0x0100000003" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0300000001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x00000001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "hello" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: 1 } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: true } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: [1] } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { "b": "0x0100000001" } } #-}
// -----
"x"() {a = dense_resource<"b c"> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { "builtin": { "b c": "0x0100000001" } } #-}
// -----
"x"() {a = dense_resource<"b c\00\n"> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { "builtin": { "b c\00\n": "0x0100000001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x4000000001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0000008001" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x04000000" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# foo: {} #-}
// -----
"x"() : () -> ()
{-# 1 #-}
// -----
"x"() : () -> ()
{-# #-}
// -----
"x"() : () -> ()
{-# dialect_resources: 1 #-}
// -----
"x"() : () -> ()
{-# dialect_resources #-}
// -----
"x"() : () -> ()
{-# dialect_resources: { } 
// -----
"x"() : () -> ()
{-# dialect_resources: { 1: {} } #-}
// -----
"x"() : () -> ()
{-# dialect_resources: { foo: 1 } #-}
// -----
"x"() : () -> ()
{-# dialect_resources: { foo {} } #-}
// -----
"x"() : () -> ()
{-# dialect_resources: { foo: {} } #-}
// -----
"x"() : () -> ()
{-# dialect_resources: { foo.bar: {} } #-}
// -----
"x"() : () -> ()
{-# dialect_resources: { arith: {} } #-}
// -----
"x"() : () -> ()
{-# dialect_resources: { builtin: {} } #-}
// -----
"x"() : () -> ()
{-# external_resources: { foo: { a: 1 } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { foo: { a: "1", b: true, c: false, d: [1, 2] } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { foo: { a: "1", b: true, c: false, d: "0x0100000001" }, bar: {} } #-}
// -----
"x"() : () -> ()
{-# external_resources: { foo: { a: "1" }, foo: {b: true} } #-}
// -----
"x"() : () -> ()
{-# external_resources: { foo: { a: "1", a: "2" } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { mlir_reproducer: { pipeline: "builtin.module(cse)", disable_threading: true, verify_each: true } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { mlir_reproducer: { pipeline: 1 } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { mlir_reproducer: { foo: 1 } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { mlir_reproducer: { disable_threading: "x" } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { foo: { 1: 1 } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { 1: { 1: 1 } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { foo: { "a b": "1" } } #-}
// -----
"x"() : () -> ()
{-# external_resources: { "foo b": { a: "1" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>, c = dense_resource<c> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { c: "0x0100000001", b: "0x0100000002" } }, external_resources: {} #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>, c = dense_resource<c> : tensor<1xi8>} : () -> ()
"y"() {a = dense_resource<b> : tensor<1xi16>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x0100000002"} } #-}
// -----
{-# dialect_resources: { builtin: { b: "0x0100000002"} } #-}
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
// -----
{-# dialect_resources: { builtin: { b: "0x0100000002"} } #-}
{-# dialect_resources: { builtin: { c: "0x0100000002"} } #-}
"x"() {a = dense_resource<b> : tensor<1xi8>, c = dense_resource<c> : tensor<1xi8>} : () -> ()
// -----
module {
{-# dialect_resources: { builtin: { b: "0x0100000002"} } #-}
}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x01000000zz" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x010000000" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0X0100000000" } } #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>, c = dense_resource<c> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { c: "0x0100000001", b: "0x010000000201020102" } }, external_resources: {} #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x01000000020102" } }, external_resources: {foo: {a: "abcdefghijklmnopqrst", b: true, c: "0x01000000010203040506"}, bar: {a: "abcdefghijklmnopqrst"}} #-}
// -----
"x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { b: "0x01000000" } }, external_resources: {foo: {a: "abcdefghijklmnopqrst", b: true, c: "0x01000000010203040506"}, bar: {a: "a"}} #-}
// -----
{-# external_resources: {foo: {a: "abcdefghijklmnopqrst\n\t\"", b: true, c: "0x01000000010203040506"}, bar: {a: "a"}, "b c": {"a.b": "x", a$: "\FFy"}} #-}
