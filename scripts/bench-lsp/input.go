//go:build linux

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// A document is a document that both servers open. The places are at names, and after text that
// completion can continue.
type document struct {
	name, language string
	path           string
	text           string
	reference      string // the server
	names          []string
	completions    []string
}

const include = "/usr/lib/llvm-22/include"

// documents returns the documents: an installed .td file with everything that it includes, a large
// one, and texts of 5,000 lines of MLIR and 2,000 lines of PDLL with the paths of files in a
// directory.
func documents(dir string) ([]*document, error) {
	intrinsics, nvvm := include+"/llvm/IR/Intrinsics.td", include+"/mlir/Dialect/LLVMIR/NVVMOps.td"
	list := []*document{
		{name: "Intrinsics.td", language: "tablegen", path: intrinsics, reference: "tblgen-lsp-server",
			names: []string{"IntrNoMem", "LLVMMatchType", "Intrinsic", "llvm_ptr_ty"}, completions: []string{"class IntrinsicProperty<", "DefaultAttrsIntrinsic<["}},
		{name: "NVVMOps.td", language: "tablegen", path: nvvm, reference: "tblgen-lsp-server",
			names: []string{"NVVM_Op", "NVVM_IntrOp", "LLVM_Type", "Results"}, completions: []string{"NVVM_IntrOp<", "(ins "}},
	}
	for _, d := range list {
		text, err := os.ReadFile(d.path)
		if err != nil {
			return nil, err
		}
		d.text = string(text)
	}
	return append(list,
		&document{name: "5,000 lines", language: "mlir", path: filepath.Join(dir, "bench.mlir"), reference: "mlir-lsp-server", text: mlirText(5000),
			names: []string{"%c", "arith.addi", "%arg0", "func.func"}, completions: []string{"arith.addi ", "arith.addi %c, "}},
		&document{name: "2,000 lines", language: "pdll", path: filepath.Join(dir, "bench.pdll"), reference: "mlir-pdll-lsp-server", text: pdllText(2000),
			names: []string{"inner", "op<arith.addi>", "Rule1"}, completions: []string{"replace root with ", "op<arith."}}), nil
}

// mlirText returns IR of about n lines.
func mlirText(n int) string {
	var b strings.Builder
	for i := range n / 10 {
		fmt.Fprintf(&b, "func.func @f%d(%%arg0: i32, %%arg1: index, %%m: memref<?xi32>) -> i32 {\n  %%c = arith.constant %d : i32\n  %%s = arith.addi %%c, %%arg0 : i32\n", i, i)
		b.WriteString("  %x = memref.load %m[%arg1] : memref<?xi32>\n  %p = arith.cmpi slt, %s, %x : i32\n  %r = scf.if %p -> i32 {\n    scf.yield %s : i32\n" +
			"  } else { scf.yield %x : i32 }\n  return %r : i32\n}\n")
	}
	return b.String()
}

// pdllText returns about n lines of rules.
func pdllText(n int) string {
	var b strings.Builder
	b.WriteString("#include \"mlir/Dialect/Arith/IR/ArithOps.td\"\n\n")
	for i := range n / 6 {
		fmt.Fprintf(&b, "Pattern Rule%d with benefit(%d) {\n  let inner = op<arith.muli>(x: Value, y: Value);\n  let root = op<arith.addi>(inner.0, x);\n"+
			"  replace root with op<arith.subi>(x, y);\n}\n\n", i, i%100)
	}
	return b.String()
}
