package convert

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// types converts !toy.pair to two i32, and cannot convert f16. Wide makes i64 of integers.
func types() (types *conversion.TypeConverter, named map[string]*conversion.TypeConverter) {
	cast := func(name string) conversion.SourceFunc {
		return func(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
			return b.Create(&ir.OperationState{Def: b.Context().OpDef(name), Loc: l, Operands: values, Types: []ir.Type{t}}).Result(0)
		}
	}
	types, wide := conversion.NewTypeConverter(), conversion.NewTypeConverter()
	types.AddMany(func(t ir.Type) ([]ir.Type, conversion.Result) {
		c := t.Context()
		switch t.String() {
		case "!toy.pair":
			return []ir.Type{c.I32(), c.I32()}, conversion.Converted
		case "!toy.nothing":
			return nil, conversion.Converted
		case "f16":
			return nil, conversion.Failed
		}
		return []ir.Type{t}, conversion.Converted
	})
	types.AddSource(cast("machine.pack"))
	wide.Add(func(t ir.Type) (ir.Type, bool) {
		if _, ok := t.(*ir.IntegerType); ok {
			return t.Context().I64(), true
		}
		return nil, true
	})
	wide.AddTargetValue(cast("machine.widen"))
	return types, map[string]*conversion.TypeConverter{"Wide": wide}
}

// Apply applies rules to a text in a partial conversion, in which operations of toy are illegal, and returns the
// diagnostics and the result.
func Apply(ctx *mica.Context, m rewrite.Matcher, in string, config conversion.Config) string {
	types, named := types()
	if strings.Contains(in, "without") {
		named = nil
	}
	var set rewrite.Set
	set.AddMatcher(conversion.WithNamedTypes(m, types, named))
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		return err.Error()
	}
	target := conversion.NewTarget()
	target.IllegalDialects("toy")
	target.LegalDialects("machine")
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", in)))
	diags := conversion.Partial(target, frozen, config, module)
	return fmt.Sprint(diags) + asm.String(module, asm.Options{DebugInfo: true})
}
