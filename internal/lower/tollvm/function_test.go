package tollvm_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// TestErrors lowers modules that are not as lowered code needs them.
func TestErrors(t *testing.T) {
	tool := opt.New(opt.Config{Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})
	for _, test := range []struct{ flag, text, want string }{
		{"--convert-func-to-llvm", "func.func private @malloc(i32)\nfunc.func @f(%u: memref<*xf32>) -> memref<*xf32> { return %u : memref<*xf32> }",
			"<stdin>:1:1: error: redefinition of reserved function 'malloc' of different type '!llvm.func<void (i32)>' is prohibited"},
		{"--convert-cf-to-llvm", "llvm.func @puts(i32)\nfunc.func @f(%a: i1) {\ncf.assert %a, \"x\"\nreturn }",
			"<stdin>:1:1: error: redefinition of reserved function 'puts' of different type '!llvm.func<void (i32)>' is prohibited"},
		{"--convert-to-llvm=filter-dialects=nothing", "", "<unknown>:0: error: dialect not loaded: nothing"},
		{"--convert-to-llvm=filter-dialects=scf", "", "error: dialect does not implement ConvertToLLVMPatternInterface: scf"},
		{"--convert-to-llvm", "func.func @f() {\nnvvm.barrier0\nreturn }",
			"<stdin>:2:1: error: operations of 'nvvm' cannot be lowered to the llvm dialect yet"},
		{"--convert-vector-to-llvm=enable-arm-sve enable-arm-i8mm", "", "error: convert-vector-to-llvm: the option enable-arm-i8mm is not implemented"},
		{"--pass-pipeline=builtin.module(func.func(convert-to-llvm))", "func.func @f() { return }",
			"convert-to-llvm runs on 'builtin.module', where it declares functions, and not on 'func.func'"},
		{"--finalize-memref-to-llvm=index-bitwidth=99999999", "", "error: invalid index width 99999999"},
	} {
		var out, errs strings.Builder
		code := tool.Main([]string{test.flag}, strings.NewReader(test.text), &out, &errs)
		if code == 0 || !strings.Contains(errs.String(), test.want) || out.Len() > 0 {
			t.Errorf("%s: code %d\n%s%s", test.text, code, out.String(), errs.String())
		}
	}
}
