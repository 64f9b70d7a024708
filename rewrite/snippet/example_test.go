package snippet_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// A native call of a rule becomes a function that returns an attribute.
func Example() {
	api := cppapi.New()
	f, errs := snippet.Compile(api, &snippet.Code{
		Text:    `$_builder.getStringAttr($0.getValue() + "!")`,
		Params:  []snippet.Param{{Name: "$0", Type: api.Class("StringAttr").Type()}},
		Builder: "$_builder",
	})
	if f == nil {
		fmt.Println(snippet.Describe(errs))
		return
	}
	ctx := ir.NewContext()
	call := f.Rewrite(1)
	results, err := call(rewrite.NewRewriter(ctx, nil), []rewrite.Arg{ctx.StringAttr("hello")})
	fmt.Println(results, err)
	// Output: ["hello!"] <nil>
}
