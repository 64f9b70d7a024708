//go:build linux

package main

import (
	"bytes"
	"fmt"
)

// opsPerFunction is about how many operations a function of the module has.
const opsPerFunction = 60

// module returns a module of about ops operations: functions with partly foldable arithmetic,
// common subexpressions, branches with constant conditions, accesses to memory and calls of
// small functions.
func module(ops int) []byte {
	var b bytes.Buffer
	b.WriteString("module {\n")
	for i := range max(ops/opsPerFunction, 1) {
		function(&b, i)
	}
	b.WriteString("}\n")
	return b.Bytes()
}

func function(b *bytes.Buffer, n int) {
	fmt.Fprintf(b, `  func.func private @small%[1]d(%%a: i32, %%b: i32) -> i32 {
    %%0 = arith.muli %%a, %%b : i32
    %%1 = arith.addi %%0, %%b : i32
    return %%1 : i32
  }
  func.func @f%[1]d(%%a: i32, %%b: i32, %%m: memref<?xi32>, %%i: index, %%c: i1) -> i32 {
    %%zero = arith.constant 0 : i32
    %%two = arith.constant 2 : i32
    %%n = arith.constant %[1]d : i32
    %%one = arith.constant 1 : index
    %%slot = memref.alloca() : memref<i32>
    memref.store %%n, %%slot[] : memref<i32>
    cf.cond_br %%c, ^bb1(%%a, %%i : i32, index), ^bb2(%%b : i32)
  ^bb1(%%x: i32, %%j: index):
`, n)
	last := "x"
	for k := range 8 {
		fmt.Fprintf(b, `    %%p%[1]d = arith.addi %%%[2]s, %%zero : i32
    %%q%[1]d = arith.muli %%p%[1]d, %%two : i32
    %%r%[1]d = arith.muli %%p%[1]d, %%two : i32
    %%s%[1]d = arith.xori %%q%[1]d, %%n : i32
    %%t%[1]d = arith.subi %%s%[1]d, %%r%[1]d : i32
`, k, last)
		last = fmt.Sprintf("t%d", k)
	}
	fmt.Fprintf(b, `    %%next = arith.addi %%j, %%one : index
    %%v = memref.load %%m[%%next] : memref<?xi32>
    %%w = arith.addi %%v, %%%[2]s : i32
    memref.store %%w, %%m[%%j] : memref<?xi32>
    %%u = memref.load %%slot[] : memref<i32>
    %%g = func.call @small%[1]d(%%w, %%u) : (i32, i32) -> i32
    %%e = arith.cmpi slt, %%g, %%b : i32
    cf.cond_br %%e, ^bb1(%%g, %%next : i32, index), ^bb2(%%g : i32)
  ^bb2(%%z: i32):
    return %%z : i32
  }
`, n, last)
}
