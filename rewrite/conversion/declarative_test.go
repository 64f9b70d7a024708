package conversion_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Rules of PDLL convert the types of operations.
func ExampleAddNatives() {
	rules := mica.Text("rules.pdll", `
		#include "mlir/Transforms/DialectConversion.pdll"
		Pattern => replace op<toy.add>(x: ValueRange) -> (types: TypeRange)
			with op<machine.add>(convertValues(x)) -> (convertTypes(types));
	`)
	var natives rewrite.Natives
	conversion.AddNatives(&natives)
	ctx := mica.Must(mica.NewContext(mica.Config{Natives: &natives, AllowUnregistered: true}))
	compiled := mica.Must(ctx.Compile(mica.Must(ctx.ReadRules(rules))[0], mica.RuleOptions{}))

	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) { return t.Context().I64(), true })
	var set rewrite.Set
	set.AddMatcher(conversion.WithTypes(compiled.Matcher, types))
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		fmt.Println(err)
		return
	}
	target := conversion.NewTarget()
	target.IllegalDialects("toy")
	target.LegalDialects("machine")
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		%a = "machine.read"() : () -> i64
		%b = "toy.add"(%a, %a) : (i64, i64) -> i7
		%c = "toy.add"(%b, %a) : (i7, i64) -> i7
	`)))
	fmt.Print(conversion.Partial(target, frozen, conversion.Config{}, module))
	fmt.Println(asm.String(module, asm.Options{}))

	// Output:
	// module {
	//   %0 = "machine.read"() : () -> i64
	//   %1 = "machine.add"(%0, %0) : (i64, i64) -> i64
	//   %2 = "machine.add"(%1, %0) : (i64, i64) -> i64
	// }
}

// TestNatives applies rules of PDLL whose native rewrites may fail.
func TestNatives(t *testing.T) {
	const value = `Pattern { let r = op<toy.op>(x: Value) -> (t: Type); replace r with op<m.op>(convertValue(x)) -> (convertType(t)); }`
	const values = `Pattern { let r = op<toy.op>(x: ValueRange) -> (t: TypeRange); replace r with op<m.op>(convertValues(x)) -> (convertTypes(t)); }`
	const in = `%a = "m.a"() : () -> i64
		"toy.op"(%a) : (i64) -> `
	tests := []struct{ rule, types, want string }{
		{value, "i2", `"m.op"(%0) : (i64) -> i64`},
		{values, "(i2, i3)", `"m.op"(%0) : (i64) -> (i64, i64)`},
		{value, "f16", "failed to legalize operation 'toy.op' that was explicitly marked illegal"},
		{values, "(i2, f16)", "failed to legalize operation 'toy.op' that was explicitly marked illegal"},
		{value, "f32", "failed to legalize operation 'toy.op' that was explicitly marked illegal"},
	}
	for _, test := range tests {
		t.Run(test.types, func(t *testing.T) {
			got := convertWith(t, test.rule, in+test.types)
			if !strings.Contains(got, test.want) {
				t.Errorf("got %s", got)
			}
		})
	}
}

// convertWith converts integers to i64, f16 to nothing that is known and f32 to two values.
func convertWith(t *testing.T, rule, in string) string {
	t.Helper()
	var natives rewrite.Natives
	conversion.AddNatives(&natives)
	ctx := mica.Must(mica.NewContext(mica.Config{Natives: &natives, AllowUnregistered: true}))
	text := "#include \"mlir/Transforms/DialectConversion.pdll\"\n" + rule
	compiled := mica.Must(ctx.Compile(mica.Must(ctx.ReadRules(mica.Text("rules.pdll", text)))[0], mica.RuleOptions{}))
	types := conversion.NewTypeConverter()
	types.AddMany(func(t ir.Type) ([]ir.Type, conversion.Result) {
		c := t.Context()
		switch t {
		case c.F16():
			return nil, conversion.Failed
		case c.F32():
			return []ir.Type{c.I64(), c.I64()}, conversion.Converted
		}
		return []ir.Type{c.I64()}, conversion.Converted
	})
	var set rewrite.Set
	set.AddMatcher(conversion.WithTypes(compiled.Matcher, types))
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	target := conversion.NewTarget()
	target.IllegalDialects("toy")
	target.LegalDialects("m")
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", in)))
	before := asm.String(module, asm.Options{})
	diags := conversion.Partial(target, frozen, conversion.Config{}, module)
	after := asm.String(module, asm.Options{})
	if diags.HasErrors() && before != after {
		t.Errorf("the conversion fails and changes\n%s\nto\n%s", before, after)
	}
	return fmt.Sprint(diags) + after
}
