package load_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
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
	  DerivedAttr half_price = DerivedAttr<"int64_t", [{ return getPrice() / 2; }]>;
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
	call(fixed, "getHalfPrice")
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
3
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
	var report strings.Builder
	for _, r := range ctx.Reports() {
		if err := r.Write(&report); err != nil {
			t.Fatal(err)
		}
	}
	if want := "shop.native (shop.td:24:6): not implemented: method 'getCurrency' of PricedOpInterface (it is not in the definition)"; !strings.Contains(report.String(), want) {
		t.Errorf("the report is\n%s", report.String())
	}
	_, diags := ctx.Parse(mica.Text("in.mlir", `"shop.fixed"() <{price = 25 : i64}> : () -> ()`))
	if err := diags.Err(); err == nil || !strings.Contains(err.Error(), "failed to verify that it is cheap") {
		t.Error(err)
	}
}

// Interfaces whose methods are C++ are used from Go.
func TestCppInterfaces(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("t.td", `
		include "mlir/IR/OpBase.td"
		include "mlir/Interfaces/CallInterfaces.td"
		include "mlir/Interfaces/ControlFlowInterfaces.td"
		include "mlir/Interfaces/LoopLikeInterface.td"
		include "mlir/Interfaces/SideEffectInterfaces.td"
		include "mlir/Interfaces/InferTypeOpInterface.td"
		def T : Dialect { let name = "t"; let cppNamespace = "::t"; }
		def CallOp : Op<T, "call", [DeclareOpInterfaceMethods<CallOpInterface>]> {
		  let arguments = (ins SymbolRefAttr:$callee, Variadic<AnyType>:$args, AnyType:$token);
		  let extraClassDeclaration = [{
		    ::mlir::CallInterfaceCallable getCallableForCallee() { return getCalleeAttr(); }
		    ::mlir::Operation::operand_range getArgOperands() { return getArgs(); }
		  }];
		}
		def LoopOp : Op<T, "loop", [DeclareOpInterfaceMethods<LoopLikeOpInterface>, RecursivelySpeculatable, RecursiveMemoryEffects, NoTerminator]> {
		  let regions = (region AnyRegion:$before, AnyRegion:$body);
		  let extraClassDefinition = [{ ::llvm::SmallVector<::mlir::Region *> $cppClass::getLoopRegions() { return {&getBody()}; } }];
		}
		def ReadOp : Op<T, "read", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
		  let arguments = (ins AnyType:$from, UnitAttr:$maybe);
		  let results = (outs AnyType:$r);
		  let extraClassDefinition = [{
		    void $cppClass::getEffects(::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<::mlir::MemoryEffects::Effect>> &effects) {
		      effects.emplace_back(::mlir::MemoryEffects::Read::get(), &getFromMutable(), ::mlir::SideEffects::DefaultResource::get());
		      if (getMaybe())
		        effects.emplace_back(::mlir::MemoryEffects::Write::get());
		    }
		    ::mlir::Speculation::Speculatability $cppClass::getSpeculatability() {
		      return getMaybe() ? ::mlir::Speculation::NotSpeculatable : ::mlir::Speculation::Speculatable;
		    }
		  }];
		}
		def AddOp : Op<T, "add", [Pure]> {
		  let arguments = (ins I32:$a, Optional<I32>:$none, I32:$b, DefaultValuedAttr<I64Attr, "1">:$unit);
		  let results = (outs I32:$r);
		  let hasFolder = 1;
		  let extraClassDefinition = [{
		    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
		      if (auto b = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>(adaptor.getB())) {
		        if (b.getValue().isZero() && adaptor.getUnit() == 1)
		          return getA();
		        if (auto a = ::llvm::dyn_cast_if_present<::mlir::IntegerAttr>(adaptor.getA()))
		          return ::mlir::IntegerAttr::get(getType(), a.getValue() + b.getValue());
		      }
		      return nullptr;
		    }
		  }];
		}
		def SwapOp : Op<T, "swap", [Pure]> {
		  let arguments = (ins AnyType:$a, AnyType:$b);
		  let results = (outs AnyType:$r, AnyType:$s);
		  let hasFolder = 1;
		  let extraClassDeclaration = [{
		    ::llvm::LogicalResult fold(FoldAdaptor adaptor, ::llvm::SmallVectorImpl<::mlir::OpFoldResult> &results) {
		      if (getA() != getB())
		        return ::mlir::failure();
		      results.push_back(getB());
		      results.push_back(getA());
		      return ::mlir::success();
		    }
		  }];
		}`)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		%x, %y = "t.swap"(%z, %z) : (i32, i32) -> (i32, i32)
		%z = "t.add"(%x, %y) : (i32, i32) -> i32
		"t.call"(%x, %y, %z) <{callee = @f::@g}> : (i32, i32, i32) -> ()
		"t.loop"() ({}, { ^bb0: %r = "t.read"(%x) : (i32) -> i32 }) : () -> ()
		"t.loop"() ({}, { ^bb0: %r = "t.read"(%x) <{maybe}> : (i32) -> i32 }) : () -> ()`)))
	var got strings.Builder
	i32 := ctx.IR().IntegerType(32)
	for op := range module.Region(0).Entry().Ops() {
		effects, known := ir.MemoryEffects(op)
		fmt.Fprintln(&got, op.Name(), len(effects), known, ir.IsSpeculatable(op), len(ir.LoopRegions(op)))
		for _, e := range effects {
			fmt.Fprintln(&got, "  effect", e.Kind, e.Value != nil)
		}
		if c, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok {
			fmt.Fprintln(&got, "  calls", c.Callee(op).Symbol, len(c.ArgOperands(op)))
		}
		if fold := op.Def().Fold; fold != nil {
			for _, n := range []int64{0, 3} {
				results, ok := fold(op, []ir.Attribute{ctx.IR().Int64Attr(i32, 4), ctx.IR().Int64Attr(i32, n)})
				fmt.Fprint(&got, "  folds ", ok)
				for _, r := range results {
					fmt.Fprint(&got, " ", r.Value != nil, " ", r.Attr)
				}
				fmt.Fprintln(&got)
			}
		}
	}
	const want = `t.swap 0 true true 0
  folds true true <nil> true <nil>
  folds true true <nil> true <nil>
t.add 0 true true 0
  folds true true <nil>
  folds true false 7 : i32
t.call 0 false false 0
  calls @f::@g 2
t.loop 1 true true 1
  effect 0 true
t.loop 2 true false 1
  effect 0 true
  effect 1 false
`
	if got.String() != want {
		t.Errorf("got\n%s\nwant\n%s", got.String(), want)
	}
}
