package gen_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// generateFile generates the packages of definitions, and returns a generated file.
func generateFile(t *testing.T, definitions, file string, args ...string) string {
	t.Helper()
	dir := t.TempDir()
	td := filepath.Join(dir, "d.td")
	if err := os.WriteFile(td, []byte(definitions), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := run(append([]string{td, "--dialect=d", "-o", dir}, args...)...); code != 0 {
		t.Fatalf("code %d, %s", code, errs)
	}
	text, err := os.ReadFile(filepath.Join(dir, file))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestRequiredProperties checks that a property without a default is a parameter of the builder, and others are options.
func TestRequiredProperties(t *testing.T) {
	text := generateFile(t, `include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; }
def A : Op<D, "a"> {
  let arguments = (ins I32:$x, I32Prop:$n, DefaultValuedProp<I32Prop, "3">:$m, DefaultValuedProp<I32Prop, "0">:$k, UnitProp:$u, I32Attr:$req);
}
`, "d_ops.gen.go")
	for _, want := range []string{
		"func NewA(b *ir.Builder, x_ *ir.Value, n, req int32, options ...AOptions) AOp {",
		"type AOptions struct {\n\tM *int32\n\tK int32\n\tU bool\n}",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
}

// TestSkippedDefaultBuilders checks that an operation has only the builders of its definition if that says so, unless
// one of them has no form in Go.
func TestSkippedDefaultBuilders(t *testing.T) {
	text := generateFile(t, `include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Skips<string name, code body> : Op<D, name> {
  let arguments = (ins I32:$x);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$value), body>];
}
def A : Skips<"a", "$_state.addOperands(value);">;
def B : Skips<"b", "unknown(value);">;
`, "d_ops.gen.go")
	for name, want := range map[string]int{"NewA(": 0, "NewAWithValue(": 1, "NewB(": 1, "NewBWithValue(": 0} {
		if n := strings.Count(text, "func "+name); n != want {
			t.Errorf("%d functions %s in\n%s", n, name, text)
		}
	}
}

// TestParametersNamedLikePackages checks that a parameter is not taken for the package of another dialect, and that a
// package that is needed has another name there.
func TestParametersNamedLikePackages(t *testing.T) {
	text := generateFile(t, `include "mlir/IR/OpBase.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def A : Op<D, "a"> {
  let arguments = (ins AnyType:$v, I32Attr:$n, Arith_CmpIPredicateAttr:$p);
  let results = (outs AnyType:$r);
  let builders = [OpBuilder<(ins "Value":$tensor, "IntegerAttr":$arith), [{
    $_state.addOperands(tensor);
    $_state.addTypes(tensor.getType());
    $_state.addAttribute("n", arith);
    if (arith.getInt() > 3)
      return;
  }]>];
}
`, "d_ops.gen.go")
	if strings.Contains(text, `dialect/tensor"`) || !strings.Contains(text, `arith_ "github.com/mica-ir/mica/dialect/arith"`) || !strings.Contains(text, "tensor.Type()") {
		t.Errorf("the imports are wrong:\n%s", text)
	}
}
