package load_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/ir"
)

const derivedDialect = `
	include "mlir/IR/OpBase.td"
	include "mlir/Interfaces/DerivedAttributeOpInterface.td"
	def Area : Dialect { let name = "area"; let cppNamespace = "::area"; }
	def Small : PredOpTrait<"its height is derived", CPred<
	  "::llvm::cast<::mlir::DerivedAttributeOpInterface>($_op).isDerivedAttribute(\"height\") && "
	  "::llvm::cast<::mlir::DerivedAttributeOpInterface>($_op).materializeDerivedAttributes().size() == 2">>;
	def Rectangle : Op<Area, "rectangle", [Small]> {
	  let arguments = (ins I64Attr:$width, I64Attr:$size);
	  let results = (outs AnyType:$r);
	  DerivedAttr height = DerivedAttr<"int64_t", "return getSize() / getWidth();", "$_builder.getI64IntegerAttr($_self)">;
	  DerivedTypeAttr element = DerivedTypeAttr<"return getR().getType();">;
	}
	def Circle : Op<Area, "circle"> {
	  DerivedAttr radius = DerivedAttr<"int", "return 1;">;
	  DerivedAttr diameter = DerivedAttr<"int", "return 2;">;
	}
	def Point : Op<Area, "point">;
`

// Operations with derived attributes implement DerivedAttributeOpInterface, in Go and in C++.
func TestDerivedAttributes(t *testing.T) {
	t.Parallel()
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("area.td", derivedDialect)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `%0 = "area.rectangle"() <{size = 12, width = 3}> : () -> f32 "area.circle"() : () -> () "area.point"() : () -> ()`)))
	rectangle := module.Region(0).Entry().Front()
	circle, point := rectangle.Next(), rectangle.Next().Next()
	derived := func(op *ir.Operation) ir.DerivedAttributeOpInterface {
		x, _ := op.Def().Interface("DerivedAttributeOpInterface")
		d, _ := x.(ir.DerivedAttributeOpInterface)
		return d
	}
	attrs, err := derived(rectangle).MaterializeDerivedAttributes(rectangle)
	if want := "{element = f32, height = 4 : i64}"; err != nil || attrs.String() != want {
		t.Errorf("got %v, %v, want %s", attrs, err, want)
	}
	if d := derived(rectangle); !d.IsDerivedAttribute("height") || d.IsDerivedAttribute("width") {
		t.Error("height is derived, width is not")
	}
	rectangle.SetAttr("width", ctx.IR().Int64Attr(ctx.IR().IntegerType(64), 0))
	if attrs, err := derived(rectangle).MaterializeDerivedAttributes(rectangle); err == nil || !strings.Contains(err.Error(), "in.mlir:1:6: error: 'area.rectangle' op ") {
		t.Errorf("a division by zero returned %s, %v", attrs, err)
	}
	const want = "in.mlir:1:62: error: 'area.circle' op op has non-materializable derived attributes 'getRadius, getDiameter'"
	if _, err := derived(circle).MaterializeDerivedAttributes(circle); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	if derived(point) != nil {
		t.Error("an operation without derived attributes has the interface")
	}
}
