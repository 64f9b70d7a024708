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

// Rules replace one value by several, and ask for converted types and operands.
func ExampleWithNamedTypes() {
	fmt.Println(convertToy(`
		Pattern Make {
		  let root = op<toy.make>(x: Value) -> (pair: Type);
		  let types = convert_types(pair);
		  let operand = converted_operand(x);
		  rewrite root with {
		    let low = op<machine.low>(operand) -> (type<"i32">);
		    let high = op<machine.high>(operand) -> (type<"i32">);
		    replace root with [low, high];
		  };
		}
		Pattern Use => replace op<toy.use>(pair: Value) with op<machine.use>(converted_operands(pair));
		Pattern Show {
		  let root = op<toy.show>(x: Value);
		  let wide = convert_type<Wide>(type<"i32">);
		  let operand = converted_operand<Wide>(x, wide);
		  rewrite root with { op<machine.show>(operand); erase root; };
		}
	`, `
		%x = "machine.read"() : () -> i32
		%p = "toy.make"(%x) : (i32) -> !toy.pair
		"toy.use"(%p) : (!toy.pair) -> ()
		"toy.show"(%x) : (i32) -> ()
	`))

	// Output:
	// module {
	//   %0 = "machine.read"() : () -> i32
	//   %1 = "machine.widen"(%0) : (i32) -> i64
	//   %2 = "machine.low"(%0) : (i32) -> i32
	//   %3 = "machine.high"(%0) : (i32) -> i32
	//   "machine.use"(%2, %3) : (i32, i32) -> ()
	//   "machine.show"(%1) : (i64) -> ()
	// }
}

// toyTypes are type converters: that of the rules makes two i32 of !toy.pair, and cannot convert f16, and
// Wide makes i64 of i32.
func toyTypes() (*conversion.TypeConverter, map[string]*conversion.TypeConverter) {
	types := conversion.NewTypeConverter()
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
	types.AddSource(func(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
		return b.Create(&ir.OperationState{Def: b.Context().OpDef("machine.pack"), Loc: l, Operands: values, Types: []ir.Type{t}}).Result(0)
	})
	wide := conversion.NewTypeConverter()
	wide.Add(func(t ir.Type) (ir.Type, bool) { return t.Context().I64(), true })
	wide.AddTargetValue(func(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
		if t != b.Context().I64() {
			return nil
		}
		return b.Create(&ir.OperationState{Def: b.Context().OpDef("machine.widen"), Loc: l, Operands: values, Types: []ir.Type{t}}).Result(0)
	})
	return types, map[string]*conversion.TypeConverter{"Wide": wide}
}

// convertToy applies rules in a conversion that makes toy illegal.
func convertToy(rules, in string) string {
	var natives rewrite.Natives
	conversion.AddNatives(&natives, "Wide", "Missing")
	ctx := mica.Must(mica.NewContext(mica.Config{Natives: &natives, AllowUnregistered: true}))
	read := mica.Must(ctx.ReadRules(mica.Text("rules.pdll", rules)))
	compiled, diags := ctx.Compile(read[0], mica.RuleOptions{})
	if compiled == nil {
		return fmt.Sprint(diags)
	}
	types, named := toyTypes()
	var set rewrite.Set
	set.AddMatcher(conversion.WithNamedTypes(compiled.Matcher, types, named))
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		return fmt.Sprint(err)
	}
	target := conversion.NewTarget()
	target.IllegalDialects("toy")
	target.LegalDialects("machine")
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", in)))
	if diags := conversion.Partial(target, frozen, conversion.Config{}, module); diags.HasErrors() {
		return fmt.Sprint(diags)
	}
	return strings.TrimSpace(asm.String(module, asm.Options{}))
}

// TestRules converts operations with the functions of conversions in PDLL.
func TestRules(t *testing.T) {
	tests := []struct{ name, rule, in, want string }{
		{"a type cannot be converted", `Pattern { let r = op<toy.a>() -> (t: Type); let to = convert_type(t); replace r with op<machine.a>() -> (to); }`,
			`"toy.a"() : () -> f16`, "failed to legalize operation 'toy.a'"},
		{"one type becomes several", `Pattern { let r = op<toy.a>() -> (t: Type); let to = convert_type(t); replace r with op<machine.a>() -> (to); }`,
			`"toy.a"() : () -> !toy.pair`, "failed to legalize operation 'toy.a'"},
		{"an operand cannot be converted", `Pattern { let r = op<toy.a>(x: Value); let y = converted_operand(x); rewrite r with { op<machine.a>(y); erase r; }; }`,
			`%x = "machine.x"() : () -> f16
			"toy.a"(%x) : (f16) -> ()`, "failed to legalize operation 'toy.a'"},
		{"an operand becomes several", `Pattern { let r = op<toy.a>(x: Value); let y = converted_operand(x); rewrite r with { op<machine.a>(y); erase r; }; }`,
			`%x = "machine.x"() : () -> !toy.pair
			"toy.a"(%x) : (!toy.pair) -> ()`, "failed to legalize operation 'toy.a'"},
		{"another rule is tried", `
			Pattern A with benefit(2) { let r = op<toy.a>(x: Value); let y = converted_operand(x); rewrite r with { op<machine.a>(y); erase r; }; }
			Pattern B => replace op<toy.a>(x: Value) with op<machine.b>(converted_operands(x)) -> ();
			Pattern C { let r = op<toy.c>; rewrite r with { let y = op<machine.c> -> (type<"i32">, type<"i32">); replace r with [y]; }; }`,
			`%x = "toy.c"() : () -> !toy.pair
			"toy.a"(%x) : (!toy.pair) -> ()`, `"machine.b"(%0#0, %0#1) : (i32, i32) -> ()`},
		{"each result", `Pattern {
			let r = op<toy.a>(x: Value) -> (a: Type, b: Type, c: Type);
			rewrite r with { let y = op<machine.a>(x) -> (type<"i32">, type<"i32">, type<"i1">); replace r with ([], [y.0, y.1], y.2); };
			}
			Pattern => replace op<toy.use>(xs: ValueRange) with op<machine.use>(converted_operands(xs));`,
			`%x = "machine.x"() : () -> i32
			%a, %b, %c = "toy.a"(%x) : (i32) -> (!toy.nothing, !toy.pair, i1)
			"toy.use"(%a, %b, %c) : (!toy.nothing, !toy.pair, i1) -> ()`, `"machine.use"(%1#0, %1#1, %1#2) : (i32, i32, i1) -> ()`},
		{"results remain used", `Pattern {
			let r = op<toy.a>(x: Value);
			rewrite r with { replace r with [x, x]; };
			}`,
			`%x = "machine.x"() : () -> i32
			%p = "toy.a"(%x) : (i32) -> !toy.pair
			"machine.use"(%p) : (!toy.pair) -> ()`, `%1 = "machine.pack"(%0, %0) : (i32, i32) -> !toy.pair`},
		{"the wrong number of groups", `Pattern { let r = op<toy.a>(x: Value) -> (t: Type); rewrite r with { replace r with ([x], [x]); }; }`,
			"", "rules.pdll:1:70: error: 'toy.a' has 1 results, but is replaced with 2 groups of values"},
		{"the wrong number of groups, which is not known", `Pattern { let r = op<toy.a>(x: Value) -> (ts: TypeRange); rewrite r with { replace r with ([x], [x]); }; }`,
			`%x = "machine.x"() : () -> i32
			%p = "toy.a"(%x) : (i32) -> !toy.pair`, "failed to legalize operation 'toy.a'"},
		{"types of several", `Pattern {
			let r = op<toy.a>(xs: ValueRange) -> (ts: TypeRange);
			let to = convert_types(ts);
			let ys = converted_operands(xs);
			rewrite r with { let y = op<machine.a>(ys) -> (to); replace r with [y]; };
			}`,
			`%x = "machine.x"() : () -> i32
			%p = "toy.a"(%x) : (i32) -> !toy.pair`, `"machine.a"(%0) : (i32) -> (i32, i32)`},
		{"a materialization of a new value", `Pattern {
			let r = op<toy.a>(x: Value);
			rewrite r with {
			  let y = op<machine.a>(x) -> (type<"i32">);
			  op<machine.show>(materialize<Wide>(y, convert_type<Wide>(type<"i32">)));
			  erase r;
			};
			}`,
			`%x = "machine.x"() : () -> i32
			"toy.a"(%x) : (i32) -> ()`, `%2 = "machine.widen"(%1) : (i32) -> i64`},
		{"materializations of several values", `Pattern {
			let r = op<toy.a>(x: Value);
			rewrite r with {
			  op<machine.show>(materialize_all((x, x), (type<"i32">, type<"i32">)));
			  op<machine.show>(converted_operands<Wide>((x, x), (type<"i64">, type<"i32">)));
			  erase r;
			};
			}`,
			`%x = "machine.x"() : () -> i32
			"toy.a"(%x) : (i32) -> ()`, "\"machine.show\"(%0, %0) : (i32, i32) -> ()\n  \"machine.show\"(%1, %0) : (i64, i32) -> ()"},
		{"a materialization that fails", `Pattern {
			let r = op<toy.a>(x: Value);
			rewrite r with { op<machine.show>(materialize<Wide>(x, type<"i8">)); erase r; };
			}`,
			`%x = "machine.x"() : () -> i32
			"toy.a"(%x) : (i32) -> ()`, "failed to legalize unresolved materialization from ('i32') to ('i8')"},
		{"a materialization of nothing", `Pattern {
			let r = op<toy.a>(x: Value);
			rewrite r with { op<machine.show>(materialize<Wide>((), type<"i8">)); erase r; };
			}`,
			`%x = "machine.x"() : () -> i32
			"toy.a"(%x) : (i32) -> ()`, "failed to legalize operation 'toy.a'"},
		{"a type converter that is missing in a match", `Pattern { let r = op<toy.a>(x: Value<t: Type>); let to = convert_type<Missing>(t); rewrite r with { erase r; }; }`,
			`%x = "machine.x"() : () -> i32
			"toy.a"(%x) : (i32) -> ()`, "in.mlir:2:4: error: the rules use the type converter 'Missing', which the conversion does not have"},
		{"a type converter that is missing in a rewrite", `Pattern { let r = op<toy.a>(x: Value); let y = converted_operand<Missing>(x); rewrite r with { erase r; }; }`,
			`%x = "machine.x"() : () -> i32
			"toy.a"(%x) : (i32) -> ()`, "in.mlir:2:4: error: the rules use the type converter 'Missing', which the conversion does not have"},
		{"a type converter that is not declared", `Pattern { let r = op<toy.a>(x: Value); let y = converted_operand<Wise>(x); rewrite r with { erase r; }; }`,
			"", "rules.pdll:1:48: error: there is no type converter `Wise`; did you mean 'Wide'?"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := convertToy(test.rule, test.in); !strings.Contains(got, test.want) {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}
