package filecheck_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/filecheck"
	"github.com/mica-ir/mica/source"
)

// BenchmarkCheck checks a module of 200 functions of 300 operations with a
// directive for each tenth operation.
func BenchmarkCheck(b *testing.B) {
	var input, check strings.Builder
	for f := range 200 {
		fmt.Fprintf(&input, "  func.func @f%d(%%arg0: i32, %%arg1: i32) -> i32 {\n", f)
		fmt.Fprintf(&check, "CHECK-LABEL: func.func @f%d(\n", f)
		for k := range 300 {
			fmt.Fprintf(&input, "    %%%d = arith.addi %%arg0, %%arg1 : i32\n", k)
			if k%10 == 0 {
				fmt.Fprintf(&check, "CHECK: %%[[V:[0-9]+]] = arith.addi %%[[A:.*]], %%arg1\n")
			}
		}
		input.WriteString("    return %arg0 : i32\n  }\n")
	}
	b.SetBytes(int64(input.Len()))
	for b.Loop() {
		c, code := filecheck.Parse(source.NewFile("check", []byte(check.String())), filecheck.Options{}, io.Discard)
		if code != 0 {
			b.Fatal("does not parse")
		}
		if !c.Run(source.NewFile("input", filecheck.Canonical([]byte(input.String()), false))).OK {
			b.Fatal("does not match")
		}
	}
}
