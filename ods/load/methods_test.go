package load_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

const pricedDialect = `
	include "mlir/IR/OpBase.td"
	def Shop : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
	def PricedI : OpInterface<"PricedOpInterface"> {
	  let cppNamespace = "::shop";
	  let methods = [
	    InterfaceMethod<"", "int64_t", "getPrice">,
	    InterfaceMethod<"", "int64_t", "getTotal", (ins "int64_t":$n), [{ return $_op.getPrice() * n; }]>,
	    InterfaceMethod<"", "llvm::StringRef", "getCurrency", (ins), [{}], [{ return "euro"; }]>,
	  ];
	}
	def T : TypeDef<Shop, "T"> {
	  let mnemonic = "t"; let parameters = (ins "unsigned":$width); let assemblyFormat = "$width";
	  let extraClassDeclaration = [{ unsigned getTwice() const { return 2 * getWidth(); } }];
	}
	def Fixed : Op<Shop, "fixed", [DeclareOpInterfaceMethods<PricedI>, PredOpTrait<"it is cheap", CPred<"::llvm::cast<::shop::PricedOpInterface>($_op).getTotal(2) < 50">>]> {
	  let arguments = (ins I64Attr:$price, Variadic<AnyType>:$xs, OptionalAttr<StrAttr>:$note);
	  let extraClassDeclaration = [{
	    bool isEven() { return getPrice() % 2 == 0; }
	    static bool larger(int64_t a, int64_t b = 10) { return a > b; }
	  }];
	}
	def Native : Op<Shop, "native", [DeclareOpInterfaceMethods<PricedI, ["getCurrency"]>]> {
	  let extraClassDeclaration = [{ int64_t getPrice(); }];
	}
`

// Methods are called from Go; those that a definition only declares are Go functions
// by name.
func TestCallMethods(t *testing.T) {
	natives := &dialect.Natives{Namespace: "shop", Register: func(api *cppapi.API) {
		api.NativeMethod("shop::Native::getPrice", &cxx.Func{Result: cxx.TypeInt64, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			return cxx.Int(int64(len(cppapi.AsOperation(args[0]).Attrs())))
		}})
	}}
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: []*dialect.Natives{natives}}, mica.Text("shop.td", pricedDialect)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `"shop.fixed"() <{price = 7 : i64}> : () -> () "shop.native"() {a, b} : () -> ()`)))
	fixed, native := module.Region(0).Entry().Front(), module.Region(0).Entry().Back()
	width := ctx.IR().DefinedType(ctx.IR().Dialect("shop").TypeNamed("t"), []ir.Param{uint64(8)})
	var got strings.Builder
	show := func(x any, err error) {
		if err != nil {
			x = err
		}
		fmt.Fprintln(&got, x)
	}
	call := func(x any, name string, args ...any) { show(ir.Call[any](x, name, args...)) }
	show(ir.Call[int](fixed, "getTotal", 3))
	call(fixed, "getPrice")
	call(fixed, "isEven")
	call(fixed, "getXs")
	call(fixed, "getNote")
	call(fixed, "larger", 11)
	call(fixed, "larger", 11, 12)
	call(fixed, "getCurrency")
	call(fixed, "getDiscount")
	call(fixed, "getTotal", "three")
	show(ir.Call[string](fixed, "getPrice"))
	call(native, "getPrice")
	call(native, "getTotal", 5)
	call(native, "getCurrency")
	call(width, "getTwice")
	show(ir.Call[uint8](width, "getWidth"))
	const want = `21
7
false
[]
<nil>
true
false
euro
no member named 'getDiscount' in 'shop::Fixed' that takes 0 arguments
argument 0 of 'getTotal' is a string, not 'int64_t'
'getPrice' returns a uint64, not a string
2
10
'shop::Native::getCurrency' is written in C++
16
8
`
	if got.String() != want {
		t.Errorf("got\n%s\nwant\n%s", got.String(), want)
	}
	_, diags := ctx.Parse(mica.Text("in.mlir", `"shop.fixed"() <{price = 25 : i64}> : () -> ()`))
	if err := diags.Err(); err == nil || !strings.Contains(err.Error(), "failed to verify that it is cheap") {
		t.Error(err)
	}
}
