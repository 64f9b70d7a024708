package compiled_test

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/compiled"
)

// Attributes, types and definitions are found once for a context. Parts of operations may be
// absent.
func Example() {
	ctx := ir.NewContext()
	c := compiled.NewResolver(ctx)
	source, user := c.Op("toy.source"), c.Op("toy.user")
	seven, i32 := c.Attribute("7 : i32"), c.Type("i32")
	if err := c.Err(); err != nil {
		fmt.Println(err)
		return
	}
	b := ir.NewBuilder(ctx)
	x := b.New(source, nil, []ir.Type{i32}, ir.NamedAttribute{Name: "value", Value: seven})
	op := b.New(user, x.Results(), nil)
	def := compiled.DefiningOp(compiled.Operand(op, 0))
	fmt.Println(def.Name(), compiled.Attr(def, "value") == seven, compiled.TypeOf(compiled.Operand(op, 1)) == nil)
	fmt.Println(compiled.Place("rules.td:12:3").Line)
	// Output:
	// toy.source true true
	// 12
}
