package opt_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/opt"
)

// TestReplacements runs replacements of absent passes, those by rules and those by other passes, and checks which
// operations are left.
func TestReplacements(t *testing.T) {
	extend := func(name string) string {
		return "Pattern { let half = type<\"f16\">; let root = op<" + name + ">(x: Value<half>) -> (half); " +
			"replace root with op<arith.truncf>(op<" + name + ">(op<arith.extf>(x) -> (type<\"f32\">)) -> (type<\"f32\">)) -> (half); }"
	}
	for name, c := range map[string]struct{ rules, flags, in, has, hasNot string }{
		"affine-expand-index-ops-as-affine": {
			flags: "--affine-expand-index-ops", has: "arith.floordivsi", hasNot: "delinearize",
			in: "func.func @f(%x: index) -> index {\n%0:2 = affine.delinearize_index %x into (4, 8) : index, index\nreturn %0#0 : index\n}",
		},
		"affine-scalrep": {
			flags: "--lower-affine --sroa --mem2reg --canonicalize", has: "return %arg0", hasNot: "memref.alloca",
			in: "func.func @f(%x: f32) -> f32 {\n%m = memref.alloca() : memref<4xf32>\naffine.store %x, %m[2] : memref<4xf32>\n" +
				"%0 = affine.load %m[2] : memref<4xf32>\nreturn %0 : f32\n}",
		},
		"arith-emulate-unsupported-floats": {
			rules: extend("arith.negf"), has: "arith.negf %0 : f32", hasNot: "arith.negf %arg0",
			in: "func.func @f(%x: f16) -> f16 {\n%0 = arith.negf %x : f16\nreturn %0 : f16\n}",
		},
		"math-extend-to-supported-types": {
			rules: extend("math.sin"), has: "math.sin %0 : f32", hasNot: "math.sin %arg0",
			in: "func.func @f(%x: f16) -> f16 {\n%0 = math.sin %x : f16\nreturn %0 : f16\n}",
		},
		"convert-math-to-emitc": {
			rules: "Pattern { let root = op<math.exp>(x: Value) -> (t: Type); replace root with op<emitc.call_opaque>(x) {callee = attr<\"\\\"exp\\\"\">} -> (t); }",
			has:   `emitc.call_opaque "exp"(%arg0)`, hasNot: "math.exp",
			in: "func.func @f(%x: f64) -> f64 {\n%0 = math.exp %x : f64\nreturn %0 : f64\n}",
		},
		"convert-ub-to-spirv": {
			rules: "Pattern { let root = op<ub.poison> -> (t: Type); replace root with op<spirv.Undef> -> (t); }",
			has:   "spirv.Undef", hasNot: "ub.poison",
			in: "func.func @f() -> i32 {\n%0 = ub.poison : i32\nreturn %0 : i32\n}",
		},
		"fold-memref-alias-ops": {
			flags: "--expand-strided-metadata", has: "memref.reinterpret_cast", hasNot: "memref.subview",
			in: "func.func @f(%m: memref<8x8xf32>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {\n" +
				"%0 = memref.subview %m[%i, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>\n" +
				"return %0 : memref<4xf32, strided<[1], offset: ?>>\n}",
		},
		"lower-vector-to-from-elements-to-shuffle-tree": {
			flags: "--convert-vector-to-llvm", has: "llvm.insertelement", hasNot: "_elements",
			in: "func.func @f(%x: vector<2xf32>) -> vector<2xf32> {\n%0:2 = vector.to_elements %x : vector<2xf32>\n" +
				"%1 = vector.from_elements %0#1, %0#0 : vector<2xf32>\nreturn %1 : vector<2xf32>\n}",
		},
		"math-uplift-to-fma": {
			rules: "#include \"mlir/Dialect/Arith/IR/ArithOps.td\"\n" +
				"Pattern { let root = op<arith.addf>(op<arith.mulf>(x: Value, y: Value), z: Value) -> (t: Type); replace root with op<math.fma>(x, y, z) -> (t); }",
			has: "math.fma %arg0, %arg1, %arg1", hasNot: "arith.",
			in: "func.func @f(%x: f32, %y: f32) -> f32 {\n%0 = arith.mulf %x, %y : f32\n%1 = arith.addf %0, %y : f32\nreturn %1 : f32\n}",
		},
		"scf-for-to-while": {
			flags: "--convert-scf-to-cf", has: "cf.cond_br", hasNot: "scf.for",
			in: "func.func @f(%a: index, %b: index, %s: index) {\nscf.for %i = %a to %b step %s {\n}\nreturn\n}",
		},
		"tosa-arith-const-to-tosa-const": {
			rules: "Constraint IsTensor(t: Type) [{ return success(isa<RankedTensorType>(t)); }];\n" +
				"Pattern { let v: Attr; let root = op<arith.constant> {value = v} -> (t: Type); IsTensor(t); replace root with op<tosa.const> {values = v} -> (t); }",
			has: "tosa.const", hasNot: "arith.constant",
			in: "func.func @f() -> tensor<2xi32> {\n%0 = arith.constant dense<[1, 2]> : tensor<2xi32>\nreturn %0 : tensor<2xi32>\n}",
		},
		"tosa-to-arith": {
			rules: "Pattern { let v: Attr; let root = op<tosa.const> {values = v} -> (t: Type); replace root with op<arith.constant> {value = v} -> (t); }",
			has:   "arith.constant", hasNot: "tosa.const",
			in: "func.func @f() -> tensor<2xi32> {\n%0 = \"tosa.const\"() {values = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>\nreturn %0 : tensor<2xi32>\n}",
		},
		"transform-preload-library": {
			flags: "--transform-interpreter", has: "func.func private @f() attributes {seen}", hasNot: "error",
			in: `module attributes {transform.with_named_sequence} {
  transform.named_sequence @mark(%f: !transform.any_op {transform.readonly}) {
    transform.annotate %f "seen" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.include @mark failures(propagate) (%f) : (!transform.any_op) -> ()
    transform.yield
  }
  func.func private @f()
}`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			args := strings.Fields(c.flags)
			if c.rules != "" {
				file := filepath.Join(t.TempDir(), "rules.pdll")
				if err := os.WriteFile(file, []byte(c.rules), 0o666); err != nil {
					t.Fatal(err)
				}
				args = append(args, "--patterns", file)
			}
			var out, errs strings.Builder
			code := opt.Main(args, strings.NewReader(c.in), &out, &errs, opt.Config{Name: "mica opt", Dialects: all.Natives()})
			if code != 0 || !strings.Contains(out.String(), c.has) || strings.Contains(out.String(), c.hasNot) {
				t.Errorf("exit code %d\n%s%s", code, errs.String(), out.String())
			}
		})
	}
}
