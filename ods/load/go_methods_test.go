package load_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

const yardDialect = `
	include "mlir/IR/OpBase.td"
	def Yard : Dialect { let name = "yard"; let cppNamespace = "::yard"; }
	def StoredI : OpInterface<"Stored"> {
	  let cppNamespace = "::yard";
	  let methods = [
	    InterfaceMethod<"", "int64_t", "weight", (ins "int64_t":$n)>,
	    InterfaceMethod<"", "int64_t", "weight", (ins "llvm::StringRef":$unit)>,
	    InterfaceMethod<"", "int64_t", "weight", (ins "llvm::StringRef":$unit, "bool":$net), [{ return net ? $_op.weight(unit) : $_op.weight(int64_t(2)); }]>,
	    InterfaceMethod<"", "void", "stack", (ins "int64_t":$height)>,
	    InterfaceMethod<"", "int64_t", "price", (ins), [{ return elsewhere($_op); }]>,
	    InterfaceMethod<"", "int64_t", "place", (ins), [{}], [{ return 5; }]>,
	  ];
	}
	def Mark : AttrDef<Yard, "Mark"> {
	  let mnemonic = "mark"; let parameters = (ins "::llvm::APSInt":$number); let hasCustomAssemblyFormat = 1;
	  let extraClassDeclaration = [{
	    bool isUnsignedNumber() { return getNumber().isUnsigned(); }
	    static ::mlir::Attribute of(::mlir::IntegerAttr a) { return MarkAttr::get(a.getContext(), a.getAPSInt()); }
	  }];
	}
	def Crate : Op<Yard, "crate", [DeclareOpInterfaceMethods<StoredI>]> {
	  let arguments = (ins I64Attr:$place, Variadic<AnyType>:$xs);
	  let extraClassDeclaration = [{
	    int64_t sum(::llvm::ArrayRef<int32_t> xs) { int64_t n = 0; for (int32_t x : xs) n += x; return n; }
	    bool all(::llvm::ArrayRef<bool> xs) { for (bool x : xs) if (!x) return false; return true; }
	    int64_t orElse(std::optional<int64_t> n, std::optional<::llvm::StringRef> s) { return n ? *n : s ? int64_t(s->size()) : -1; }
	    ::llvm::SmallVector<int32_t> twice(::llvm::ArrayRef<int32_t> xs) { ::llvm::SmallVector<int32_t> ys; for (int32_t x : xs) ys.push_back(2 * x); return ys; }
	    double real() { std::complex<double> c{}; return c.real() + std::complex<double>().imag() + 1; }
	    unsigned width() { ::llvm::APInt x{}; return x.getBitWidth(); }
	    ::mlir::Attribute signedMark(::mlir::IntegerAttr a) { return MarkAttr::of(a); }
	    ::llvm::StringRef segments() { return getOperandSegmentSizeAttr(); }
	  }];
	}
	def Pile : Op<Yard, "pile", [AttrSizedOperandSegments]> {
	  let arguments = (ins Variadic<AnyType>:$xs, Variadic<AnyType>:$ys);
	  let extraClassDeclaration = [{ ::llvm::StringRef segments() { return getOperandSegmentSizeAttr(); } }];
	}
`

// TestMethodsInGo calls methods with overloads that the definition leaves to Go, and passes
// them lists and optionals.
func TestMethodsInGo(t *testing.T) {
	var height int64
	natives := &dialect.Natives{Namespace: "yard", Register: func(api *cppapi.API) {
		api.GoMethod("yard::Crate::weight", nil)
		api.GoMethod("yard::Crate::weight", func(_ *ir.Operation, n int64) int64 { return 10 * n })
		api.GoMethod("yard::Crate::weight", func(_ *ir.Operation, unit string) int64 { return int64(len(unit)) })
		api.GoMethod("yard::Crate::stack", func(_ *ir.Operation, n int64) { height = n })
		api.GoMethod("yard::Crate::price", func(op *ir.Operation) int64 { return int64(op.NumOperands()) + 7 })
	}}
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: []*dialect.Natives{natives}}, mica.Text("yard.td", yardDialect)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `"yard.crate"() {place = 7 : i64} : () -> () "yard.pile"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()`)))
	crate, pile := module.Region(0).Entry().Front(), module.Region(0).Entry().Back()
	signed, unsigned := ctx.IR().IntegerAttr(ctx.IR().SignedType(8), num.NewAPInt(8, -3)), ctx.IR().IntegerAttr(ctx.IR().UnsignedType(8), num.NewAPInt(8, -3))
	n := int64(4)
	var got strings.Builder
	show := func(x any, err error) {
		if err != nil {
			x = err
		}
		fmt.Fprintln(&got, x)
	}
	call := func(x any, name string, args ...any) { show(ir.Call[any](x, name, args...)) }
	call(crate, "weight", 3)
	call(crate, "weight", "ton", true)
	call(crate, "weight", "ton", false)
	call(crate, "stack", 12)
	fmt.Fprintln(&got, height)
	call(crate, "price")
	call(crate, "place")
	call(crate, "sum", []int32{1, 2, -4})
	call(crate, "all", []bool{true, false})
	call(crate, "orElse", &n, (*string)(nil))
	call(crate, "orElse", nil, "abc")
	call(crate, "orElse", (*int64)(nil), nil)
	show(ir.Call[[]int32](crate, "twice", []int32{1, -2}))
	place, err := ir.Call[*uint8](crate, "getPlace")
	show(*place, err)
	call(crate, "real")
	call(crate, "width")
	for _, a := range []*ir.IntegerAttr{signed, unsigned} {
		mark, err := ir.Call[ir.Attribute](crate, "signedMark", a)
		if err != nil {
			t.Fatal(err)
		}
		call(mark, "isUnsignedNumber")
	}
	call(pile, "segments")
	call(crate, "segments")
	if got, want := got.String(), `30
3
20
<nil>
12
7
5
-1
false
4
3
-1
[2 -4]
7
1
1
false
true
operandSegmentSizes
use of undeclared identifier 'getOperandSegmentSizeAttr'
`; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
