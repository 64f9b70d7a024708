package mica_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

const buildDialect = `
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def B_Dialect : Dialect { let name = "b"; let cppNamespace = "::b"; }
class B_Op<string m, list<Trait> ts = []> : Op<B_Dialect, m, ts>;

def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Blue", 4, "blue">]> { let cppNamespace = "::b"; }
def Bits : I32BitEnum<"Bits", "bits", [I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"B", 1, "b">]> { let cppNamespace = "::b"; }
def BitsAttr : EnumAttr<B_Dialect, Bits, "bits"> { let assemblyFormat = "` + "`<` $value `>`" + `"; }
def Box : TypeDef<B_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "unsigned":$size, "::mlir::IntegerType":$element, OptionalParameter<"::b::Color">:$color,
                        OptionalArrayRefParameter<"int64_t">:$shape);
  let assemblyFormat = "` + "`<` $size `,` $element (`,` $color^)? (`[` $shape^ `]`)? `>`" + `";
  let genVerifyDecl = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify(::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError,
        unsigned size, ::mlir::IntegerType element, ::b::Color color, ::llvm::ArrayRef<int64_t> shape) {
      if (size == 0) return emitError() << "must not be empty";
      return ::mlir::success();
    }
  }];
}
def Tag : AttrDef<B_Dialect, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins "StringAttr":$name, "int8_t":$level, DefaultValuedParameter<"uint64_t", "7">:$extra);
  let assemblyFormat = "` + "`<` $name `,` $level (`,` $extra^)? `>`" + `";
}

def AddOp : B_Op<"add", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs); let results = (outs AnyInteger:$sum); }
def ManyOp : B_Op<"many", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$xs, I1:$flag, Optional<I64>:$y);
  let results = (outs Variadic<I32>:$as, Variadic<I64>:$bs); }
def SameOp : B_Op<"same", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$xs, Variadic<I32>:$ys); }
def NestOp : B_Op<"nest"> { let arguments = (ins VariadicOfVariadic<I32, "sizes">:$groups, DenseI32ArrayAttr:$sizes); }
def AttrsOp : B_Op<"attrs"> { let arguments = (ins OptionalAttr<I32Attr>:$i, OptionalAttr<F32Attr>:$f, OptionalAttr<StrAttr>:$s,
  UnitAttr:$u, OptionalAttr<BoolAttr>:$b, OptionalAttr<Color>:$color, OptionalAttr<BitsAttr>:$bits, OptionalAttr<DenseI64ArrayAttr>:$d,
  OptionalAttr<I32ArrayAttr>:$a, OptionalAttr<FlatSymbolRefAttr>:$sym, OptionalAttr<TypeAttr>:$t, OptionalAttr<Tag>:$tag,
  DefaultValuedAttr<I64Attr, "3">:$dflt, OptionalAttr<APIntAttr>:$any, OptionalAttr<UI8Attr>:$ui, OptionalAttr<StrArrayAttr>:$names,
  OptionalAttr<I64ElementsAttr>:$elements); }
def PropsOp : B_Op<"props"> { let arguments = (ins I64Prop:$n, StringProp:$s, UnitProp:$u, DefaultValuedProp<BoolProp, "true">:$b,
  IntArrayProp<I32Prop>:$l); }
def NeedOp : B_Op<"need"> { let arguments = (ins I32Attr:$k); }
def YieldOp : B_Op<"yield", [Terminator, Pure]>;
def IfOp : B_Op<"if", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins I1:$cond); let regions = (region SizedRegion<1>:$then, AnyRegion:$otherwise); }
def SwitchOp : B_Op<"switch", [Terminator]> { let successors = (successor AnySuccessor:$dflt, VariadicSuccessor<AnySuccessor>:$cases); }
def BoxOp : B_Op<"box"> { let results = (outs Box:$box, I32:$n); }
`

// build makes operations in a block with three arguments of types i32, i1 and i64.
type build struct {
	*ir.Builder
	ctx        *ir.Context
	x, flag, y *ir.Value
}

func (b *build) attr(text string) ir.Attribute {
	a, _ := asm.ParseAttribute(b.ctx, source.NewFile("attr", []byte(text)))
	return a
}

func TestBuildOp(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("b.td", buildDialect)))
	for _, test := range []struct {
		name string
		make func(b *build) *ir.OpSpec
		want string // the generic form, or the errors
	}{
		{"inferred type", func(b *build) *ir.OpSpec { return b.Op("b.add").Operand("lhs", b.x).Operand("rhs", b.x) },
			`%0 = "b.add"(%arg0, %arg0) : (i32, i32) -> i32`},
		{"by position", func(b *build) *ir.OpSpec { return b.Op("b.add").Operands(b.y, b.y) },
			`%0 = "b.add"(%arg2, %arg2) : (i64, i64) -> i64`},
		{"segments", func(b *build) *ir.OpSpec {
			return b.Op("b.many").Operand("y", b.y).Operand("flag", b.flag).Operand("xs", b.x, b.x).Result("bs", b.ctx.I64())
		}, `%0 = "b.many"(%arg0, %arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1, 1>, resultSegmentSizes = array<i32: 0, 1>}> : (i32, i32, i1, i64) -> i64`},
		{"ambiguous groups", func(b *build) *ir.OpSpec { return b.Op("b.many").Operands(b.x, b.flag) },
			"'b.many' op the groups of the operands are ambiguous; name them"},
		{"given segments", func(b *build) *ir.OpSpec {
			return b.Op("b.many").Operands(b.x, b.flag).Set("operandSegmentSizes", []int32{1, 1, 0})
		}, `"b.many"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, resultSegmentSizes = array<i32: 0, 0>}> : (i32, i1) -> ()`},
		{"same sizes", func(b *build) *ir.OpSpec { return b.Op("b.same").Operands(b.x, b.x, b.x, b.x) },
			`"b.same"(%arg0, %arg0, %arg0, %arg0) : (i32, i32, i32, i32) -> ()`},
		{"different sizes", func(b *build) *ir.OpSpec { return b.Op("b.same").Operand("xs", b.x).Operand("ys", b.x, b.x) },
			"'b.same' op operand groups 'xs' and 'ys' must have the same size, but have 1 and 2"},
		{"groups of groups", func(b *build) *ir.OpSpec {
			return b.Op("b.nest").Operand("groups", b.x, b.x).Operand("groups").Operand("groups", b.x)
		}, `"b.nest"(%arg0, %arg0, %arg0) <{sizes = array<i32: 2, 0, 1>}> : (i32, i32, i32) -> ()`},
		{"missing operand", func(b *build) *ir.OpSpec { return b.Op("b.many").Operand("xs", b.x) }, "'b.many' op operand 'flag' is missing"},
		{"too many", func(b *build) *ir.OpSpec { return b.Op("b.add").Operand("lhs", b.x, b.x).Operand("rhs", b.x) },
			"'b.add' op operand 'lhs' is a single value, but 2 are given"},
		{"nil value", func(b *build) *ir.OpSpec { return b.Op("b.add").Operands(b.x, nil) }, "'b.add' op value #0 of operand 'rhs' is nil"},
		{"count", func(b *build) *ir.OpSpec { return b.Op("b.add").Operands(b.x) }, "'b.add' op expected 2 operands, but 1 are given"},
		{"misspelt operand", func(b *build) *ir.OpSpec { return b.Op("b.add").Operand("lsh", b.x).Operand("rhs", b.x) },
			"'b.add' op has no operand 'lsh'; did you mean 'lhs'?\n'b.add' op operand 'lhs' is missing"},
		{"other kind", func(b *build) *ir.OpSpec { return b.Op("b.need").Operand("k", b.x).Set("k", 1) },
			"'b.need' op has no operand 'k', but an attribute of this name"},
		{"misspelt operation", func(b *build) *ir.OpSpec { return b.Op("b.ad").Operand("lhs", b.x) }, "unknown operation 'b.ad'; did you mean 'b.add'?"},
		{"unknown dialect", func(b *build) *ir.OpSpec { return b.Op("nowhere.ad").Set("k", 1) }, "unknown operation 'nowhere.ad'"},

		{"attributes", func(b *build) *ir.OpSpec {
			return b.Op("b.attrs").Set("i", 5).Set("f", 1.5).Set("s", "text").Set("u", true).Set("b", false).Set("color", "blue").
				Set("bits", "a|b").Set("d", []int64{1, 2}).Set("a", []int{3, 4}).Set("sym", "callee").Set("t", b.ctx.I32()).
				Set("tag", ir.Params{"name": b.ctx.StringAttr("n"), "level": -3}).Set("any", b.attr("9 : i7")).Set("ui", uint8(255)).
				Set("names", []string{"p", "q"}).Set("elements", []int64{1, 2}).Set("other.note", 1)
		}, `"b.attrs"() <{a = [3 : i32, 4 : i32], any = 9 : i7, b = false, bits = #b.bits<a|b>, color = 4 : i32, d = array<i64: 1, 2>, dflt = 3 : i64, ` +
			`elements = dense<[1, 2]> : tensor<2xi64>, f = 1.500000e+00 : f32, i = 5 : i32, names = ["p", "q"], s = "text", sym = @callee, t = i32, ` +
			`tag = #b.tag<"n", -3>, u, ui = 255 : ui8}> {other.note = 1 : i64} : () -> ()`},
		{"false unit", func(b *build) *ir.OpSpec { return b.Op("b.attrs").Set("u", false).Set("i", nil) }, `"b.attrs"() <{dflt = 3 : i64}> : () -> ()`},
		{"does not fit", func(b *build) *ir.OpSpec { return b.Op("b.attrs").Set("i", 1<<40).Set("ui", -1) },
			"'b.attrs' op attribute 'i': 1099511627776 does not fit in i32\n'b.attrs' op attribute 'ui': -1 does not fit in ui8"},
		{"no type", func(b *build) *ir.OpSpec { return b.Op("b.attrs").Set("any", 1) },
			"'b.attrs' op attribute 'any': the definition does not determine the type of an integer; use an attribute"},
		{"constraint", func(b *build) *ir.OpSpec { return b.Op("b.attrs").Set("i", "text").Set("d", []string{"x"}) },
			"'b.attrs' op attribute 'i' failed to satisfy constraint: 32-bit signless integer attribute\n" +
				"'b.attrs' op attribute 'd' failed to satisfy constraint: i64 dense array attribute"},
		{"no such case", func(b *build) *ir.OpSpec {
			return b.Op("b.attrs").Set("color", "bleu").Set("bits", "a|c").Set("color", 3)
		},
			"'b.attrs' op attribute 'color': 'bleu' is not a case of the enumeration b::Color; did you mean 'blue'?\n" +
				"'b.attrs' op attribute 'bits': 'c' is not a case of the enumeration b::Bits\n" +
				"'b.attrs' op attribute 'color': 3 is not a value of the enumeration b::Color"},
		{"Go type", func(b *build) *ir.OpSpec { return b.Op("b.attrs").Set("i", struct{}{}) }, "'b.attrs' op attribute 'i': a struct {} has no form as an attribute"},
		{"misspelt attribute", func(b *build) *ir.OpSpec { return b.Op("b.attrs").Set("colour", "blue") },
			"'b.attrs' op has no attribute 'colour'; did you mean 'color'?"},
		{"missing attribute", func(b *build) *ir.OpSpec { return b.Op("b.need") }, "'b.need' op requires attribute 'k'"},
		{"properties", func(b *build) *ir.OpSpec {
			return b.Op("b.props").Set("n", 4).Set("s", "x").Set("u", true).Set("l", []int32{1, 2})
		}, `"b.props"() <{b = true, l = array<i32: 1, 2>, n = 4 : i64, s = "x", u}> : () -> ()`},
		{"property of another kind", func(b *build) *ir.OpSpec { return b.Op("b.props").Set("n", "x").Set("s", "x").Set("l", []int32{}) }, "property 'n'"},

		{"regions", func(b *build) *ir.OpSpec {
			return b.Op("b.if").Operand("cond", b.flag).Body("otherwise", nil, func(b *ir.Builder, entry *ir.Block) {
				mica.Must(b.Op("b.need").Set("k", 1).Build())
			})
		}, `"b.if"(%arg1) ({
  "b.yield"() : () -> ()
}, {
  "b.need"() <{k = 1 : i32}> : () -> ()
  "b.yield"() : () -> ()
}) : (i1) -> ()`},
		{"arguments", func(b *build) *ir.OpSpec {
			return b.Op("b.if").Operand("cond", b.flag).Body("then", []ir.Type{b.ctx.I32()}, func(b *ir.Builder, entry *ir.Block) {
				mica.Must(b.Op("b.add").Operands(entry.Argument(0), entry.Argument(0)).Build())
			})
		}, `"b.if"(%arg1) ({
^bb0(%arg3: i32):
  %0 = "b.add"(%arg3, %arg3) : (i32, i32) -> i32
  "b.yield"() : () -> ()
}, {
}) : (i1) -> ()`},
		{"region twice", func(b *build) *ir.OpSpec {
			return b.Op("b.if").Operand("cond", b.flag).Body("then", nil, nil).Body("then", nil, nil)
		}, "'b.if' op region 'then' is given more than once"},
		{"misspelt region", func(b *build) *ir.OpSpec { return b.Op("b.if").Operand("cond", b.flag).Body("them", nil, nil) },
			"'b.if' op has no region 'them'; did you mean 'then'?"},
		{"successors", func(b *build) *ir.OpSpec { return b.Op("b.switch").Successor("cases", b.Block(), b.Block()) },
			"'b.switch' op successor 'dflt' must be one block, but 0 are given"},
		{"missing type", func(b *build) *ir.OpSpec { return b.Op("b.box") }, "'b.box' op the type of result 'box' is missing and cannot be inferred"},
		{"buildable type", func(b *build) *ir.OpSpec {
			box, err := b.ctx.NewType("b.box", ir.Params{"size": 3, "element": b.ctx.I32(), "shape": []int{1, 2}})
			if err != nil {
				t.Fatal(err)
			}
			return b.Op("b.box").Result("box", box)
		}, `%0:2 = "b.box"() : () -> (!b.box<3, i32[1, 2]>, i32)`},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := ctx.IR()
			module := ir.NewModule(c, c.UnknownLoc())
			entry := ir.NewBlock()
			entry.AddArguments([]ir.Type{c.I32(), c.IntegerType(1), c.I64()}, c.UnknownLoc())
			module.Region(0).Entry().Erase()
			module.Region(0).AppendBlock(entry)
			b := &build{ir.NewBuilderAtEnd(c, entry), c, entry.Argument(0), entry.Argument(1), entry.Argument(2)}
			op, diags := test.make(b).Build()
			if diags.HasErrors() {
				if op != nil || !entry.Empty() {
					t.Error("there are errors, and an operation")
				}
				var got []string
				for _, d := range diags {
					got = append(got, d.Message)
				}
				if s := strings.Join(got, "\n"); s != test.want && !(strings.HasPrefix(test.want, "property") && strings.Contains(s, test.want)) {
					t.Errorf("got\n%s\nwant\n%s", s, test.want)
				}
				return
			}
			var out strings.Builder
			if err := asm.Print(&out, op, asm.Options{Generic: true}); err != nil {
				t.Fatal(err)
			}
			if s := strings.TrimSpace(out.String()); s != test.want {
				t.Errorf("got\n%s\nwant\n%s", s, test.want)
			}
			var errs diag.List
			if ir.Verify(op, &errs); errs.HasErrors() {
				t.Error(errs)
			}
		})
	}
}

// Implicit terminators have the location of the operation, also where that is compact.
func TestImplicitTerminatorLocation(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("b.td", buildDialect))).IR()
	b := ir.NewBuilderAtEnd(ctx, ir.NewBlock())
	b.Loc, b.Origin = nil, ctx.FileOrigin("in.mlir", 3, 4)
	flag := b.Block().AddArgument(ctx.I1(), ctx.UnknownLoc())
	op := b.Op("b.if").Operand("cond", flag).Body("then", nil, nil).MustBuild()
	if got := op.Region(0).Entry().Back().Origin(); got != b.Origin {
		t.Errorf("the terminator is at %v", got.Location())
	}
}

func TestNewTypeAndAttr(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("b.td", buildDialect))).IR()
	i32 := ctx.I32()
	for _, test := range []struct {
		name   string
		params ir.Params
		want   string
	}{
		{"b.box", ir.Params{"size": 3, "element": i32}, "!b.box<3, i32>"},
		{"b.box", ir.Params{"size": uint8(3), "element": i32, "color": "blue"}, "!b.box<3, i32, blue>"},
		{"b.box", ir.Params{"size": 3, "element": i32, "color": 4}, "!b.box<3, i32, blue>"},
		{"b.box", ir.Params{"size": 3}, "type 'b.box': parameter 'element' is missing"},
		{"b.box", ir.Params{"size": 0, "element": i32}, "type 'b.box': must not be empty"},
		{"b.box", ir.Params{"size": -1, "element": i32}, "type 'b.box': parameter 'size': -1 is negative"},
		{"b.box", ir.Params{"size": 1 << 32, "element": i32}, "type 'b.box': parameter 'size': 4294967296 does not fit in 32 bits"},
		{"b.box", ir.Params{"size": "x", "element": i32}, `type 'b.box': parameter 'size': "x" is not of type unsigned`},
		{"b.box", ir.Params{"size": 1, "element": ctx.F32()}, "type 'b.box': parameter 'element': the type f32 is not of type ::mlir::IntegerType"},
		{"b.box", ir.Params{"size": 1, "elemnt": i32}, "type 'b.box': unknown parameter 'elemnt'; did you mean 'element'?"},
		{"b.box", ir.Params{"size": 1, "element": i32, "color": "bleu"},
			"type 'b.box': parameter 'color': 'bleu' is not a case of the enumeration b::Color; did you mean 'blue'?"},
		{"b.box", ir.Params{"size": 1, "element": i32, "shape": []string{"x"}},
			`type 'b.box': parameter 'shape': element #0: "x" is not of type an element of ::llvm::ArrayRef<int64_t>`},
		{"b.bax", nil, "unknown type 'b.bax'; did you mean 'b.box'?"},
		{"bb.box", nil, "unknown dialect 'bb'; did you mean 'b'?"},
		{"#b.tag", ir.Params{"name": ctx.StringAttr("n"), "level": 127}, `#b.tag<"n", 127>`},
		{"#b.tag", ir.Params{"name": ctx.StringAttr("n"), "level": 127, "extra": uint64(1 << 63)}, `#b.tag<"n", 127, 9223372036854775808>`},
		{"#b.tag", ir.Params{"name": ctx.UnitAttr(), "level": 1}, "attribute 'b.tag': parameter 'name': the attribute unit is not of type StringAttr"},
		{"#b.tag", ir.Params{"name": ctx.StringAttr("n"), "level": 128}, "attribute 'b.tag': parameter 'level': 128 does not fit in 8 bits"},
		{"#b.tga", nil, "unknown attribute 'b.tga'; did you mean 'b.tag'?"},
	} {
		var got string
		if name, ok := strings.CutPrefix(test.name, "#"); ok {
			a, err := ctx.NewAttr(name, test.params)
			if got = errText(err); err == nil {
				got = a.String()
			}
		} else {
			typ, err := ctx.NewType(name, test.params)
			if got = errText(err); err == nil {
				got = typ.String()
			}
		}
		if got != test.want {
			t.Errorf("%s %v: got\n%s\nwant\n%s", test.name, test.params, got, test.want)
		}
	}
	if _, err := ctx.Dialect("b").TypeNamed("box").New(ctx, 3); errText(err) != "type 'b.box': expected 4 parameters, but 1 are given" {
		t.Error(err)
	}
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// A pattern can be tried on all operations that have a trait, also one that only a
// definition names.
func TestTraitRoot(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("r.td", `
		include "mlir/IR/OpBase.td"
		def R : Dialect { let name = "r"; let cppNamespace = "::r"; }
		def Fusible : NativeOpTrait<"Fusible"> { let cppNamespace = "::r"; }
		class Lanes<int n> : ParamNativeOpTrait<"Lanes", !cast<string>(n)>;
		def A : Op<R, "a", [Fusible]>; def B : Op<R, "b", [Lanes<4>]>; def C : Op<R, "c", [Fusible, Lanes<8>]>; def D : Op<R, "d">;`)))
	for _, test := range []struct{ trait, want string }{
		{"r::Fusible", "r.a r.c"}, {"::r::Fusible::Impl", "r.a r.c"}, {"Fusible", ""}, {"Lanes", "r.b r.c"}, {"Lanes<8>", "r.c"}, {"Lane", ""},
	} {
		module := mica.Must(ctx.Parse(mica.Text("in.mlir", `"r.a"() : () -> () "r.b"() : () -> () "r.c"() : () -> () "r.d"() : () -> ()`)))
		var seen []string
		set := &rewrite.Set{}
		set.Add(&rewrite.Pattern{Name: "see", Trait: test.trait, Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			seen = append(seen, op.Name())
			return false
		}})
		frozen, err := set.Freeze(module.Context(), rewrite.Filter{})
		if err != nil {
			t.Fatal(err)
		}
		rewrite.WalkAndApplyPatterns(module, frozen, rewrite.WalkConfig{})
		slices.Sort(seen)
		if got := strings.Join(seen, " "); got != test.want {
			t.Errorf("%s: tried on %q, want %q", test.trait, got, test.want)
		}
	}
}
