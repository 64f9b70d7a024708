package load_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
)

const dependentDialect = `
	include "mlir/IR/OpBase.td"
	def Shop : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
	def Marked : Type<CPred<"$_op.hasAttr(\"marked\")">, "type in a marked operation">;
	def MarkedAttr : Attr<CPred<"$_op.hasAttr(\"marked\")">, "attribute in a marked operation">;
	def Wide : Type<CPred<"$_self.isInteger(64)">, "wide type">;
	def Get : Op<Shop, "get"> { let results = (outs AnyType:$x); }
	def Sell : Op<Shop, "sell"> { let arguments = (ins Marked:$x, OptionalAttr<MarkedAttr>:$price); }
	def Weigh : Op<Shop, "weigh"> { let arguments = (ins Wide:$x); }
`

// Verification evaluates a condition again if it depends on more than the type or attribute.
func TestConditionsOnOperations(t *testing.T) {
	t.Parallel()
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("shop.td", dependentDialect)))
	for _, c := range []struct{ text, want string }{
		{`"shop.sell"(%0) {marked} : (i32) -> () "shop.sell"(%0) {marked} : (i32) -> ()`, ""},
		{`"shop.sell"(%0) {marked} : (i32) -> () "shop.sell"(%0) : (i32) -> ()`, "operand #0 must be type in a marked operation"},
		{`"shop.sell"(%0) <{price = 1 : i32}> {marked} : (i32) -> () "shop.sell"(%0) <{price = 1 : i32}> : (i32) -> ()`, "attribute 'price' failed to satisfy constraint"},
		{`"shop.weigh"(%1) : (i64) -> () "shop.weigh"(%1) : (i64) -> () "shop.weigh"(%0) : (i32) -> ()`, "operand #0 must be wide type, but got 'i32'"},
	} {
		_, err := ctx.Parse(mica.Text("in.mlir", `%0 = "shop.get"() : () -> i32 %1 = "shop.get"() : () -> i64 `+c.text))
		var list diag.List
		switch {
		case c.want == "" && err == nil:
		case !errors.As(err, &list) || c.want == "" || !strings.Contains(list.Error(), c.want):
			t.Errorf("%s:\ngot %v, want %q", c.text, err, c.want)
		}
	}
}
