package opt

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/tool/process"
	"github.com/mica-ir/mica/source"
)

const manyConstructs = `#map = affine_map<(d0)[s0] -> (d0 + s0)>
!pair = tuple<i32, f32>
module @m attributes {x.unit, x.text = "a\nb", x.list = [1, 2.5], x.ref = @f::@g, "x.quoted name" = #map} {
  func.func private @g(i32 {other.arg}) -> memref<?xi32, strided<[?], offset: ?>>
  func.func @f(%a: i32, %m: memref<?xi32>, %i: index) -> (i32, !pair) {
    %0 = arith.addi %a, %a overflow<nsw> : i32
    %1 = memref.load %m[%i] {nontemporal = true} : memref<?xi32>
    %2 = func.call @g(%1) : (i32) -> memref<?xi32, strided<[?], offset: ?>> loc("call site":1:2)
    cf.br ^end(%0 : i32)
  ^end(%x: i32):
    %p = "unknown.op"(%x) <{prop = dense<[1, 2]> : tensor<2xi32>}> ({ "unknown.inner"() : () -> () }) {attr} : (i32) -> !pair
    return %x, %p : i32, !pair
  }
}
`

// The parsed IR must not refer to the text, so that the memory of the text can be freed.
func TestTextIsFreed(t *testing.T) {
	ctx, diags := mica.NewContext(mica.Config{Dialects: all.Natives(), AllowUnregistered: true})
	if ctx == nil {
		t.Fatal(diags)
	}
	name := filepath.Join(t.TempDir(), "in.mlir")
	if err := os.WriteFile(name, []byte(manyConstructs), 0o666); err != nil {
		t.Fatal(err)
	}
	f, err := new(source.Set).Read(name)
	if err != nil {
		t.Fatal(err)
	}
	freed := make(chan bool, 1)
	runtime.AddCleanup(&f.Text[0], func(int) { freed <- true }, 0)
	op, l := asm.Parse(ctx.IR(), f, asm.ParseOptions{})
	if op == nil {
		t.Fatal(l)
	}
	f.Forget()
	for range 100 {
		runtime.GC()
		select {
		case <-freed:
			runtime.KeepAlive(ctx)
			runtime.KeepAlive(op)
			return
		case <-time.After(10 * time.Millisecond):
		}
	}
	t.Error("something refers to the text")
}

// An error in a large text shows the line although the text is forgotten.
func TestErrorInForgottenText(t *testing.T) {
	name := filepath.Join(t.TempDir(), "in.mlir")
	text := strings.Repeat("// "+strings.Repeat("x", 60)+"\n", process.LargeText/64) + `func.func @f(%a: i128) -> i128 {
  %0 = arith.addi %a, %a : i128
  return %0 : i128
}
`
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	_, errs, code := runPasses("", "--convert-arith-to-spirv", name)
	if want := "in.mlir:65538:8: error: failed to legalize operation 'arith.addi' that was explicitly marked illegal\n" +
		"  %0 = arith.addi %a, %a : i128\n       ^\n"; code != 1 || !strings.Contains(errs, want) {
		t.Errorf("exit code %d, errors %q, want %q", code, errs, want)
	}
}
