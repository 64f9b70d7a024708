package asm_test

import (
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// The dialect t covers features that the formatted operations of MLIR's dialects do not
// use.

var (
	letters = &ir.EnumDef{Name: "::t::Letter", Width: 32, Cases: []ir.EnumCase{
		{Symbol: "a", Text: "a"}, {Symbol: "b", Text: "b", Value: 1}, {Symbol: "bc", Text: "b c", Value: 2}}}
	bits = &ir.EnumDef{Name: "::t::Bits", BitEnum: true, Separator: "|", Width: 32, Cases: []ir.EnumCase{
		{Symbol: "none", Text: "none"}, {Symbol: "x", Text: "x", Value: 1}, {Symbol: "y", Text: "y", Value: 2}}}
	letterAttr = &ir.AttributeConstraint{Name: "LetterAttr", Storage: "::t::LetterAttr", ValueType: intType(32), Enum: letters}
	bitsAttr   = &ir.AttributeConstraint{Name: "BitsAttr", Storage: "::t::BitsAttr", ValueType: intType(32), Enum: bits}
	box        = &ir.TypeConstraint{Name: "Box", Summary: "a box"}
	boxClass   asm.TypeClass
	pointAttr  *ir.AttributeConstraint
	boolArray  = &ir.AttributeConstraint{Name: "DenseBoolArrayAttr", Summary: "i1 dense array attribute", Storage: "DenseBoolArrayAttr"}
)

func addTestTypes(t testing.TB, d *ir.Dialect) {
	define := func(name, mnemonic, text string, params []ir.ParamDef, syntax ...asm.ParamSyntax) *ir.TypeDefinition {
		def := &ir.TypeDefinition{Dialect: d, Name: name, Mnemonic: mnemonic, Params: params}
		def.Syntax = paramsFormat(t, name, text, params, -1, syntax...)
		d.Types = append(d.Types, def)
		return def
	}
	width := ir.ParamDef{Name: "w", CppType: "int"}
	opt := func(name string) ir.ParamDef {
		return ir.ParamDef{Name: name, CppType: "int", Optional: true, Default: int64(0)}
	}
	typ := func(name string, optional bool) ir.ParamDef {
		return ir.ParamDef{Name: name, CppType: "Type", Optional: optional}
	}
	i := asm.IntParam{Bits: 32}
	boxDef := define("BoxType", "box", "`<` $w `>`", []ir.ParamDef{width}, i)
	boxClass = asm.TypeClass{Def: boxDef}
	define("ListType", "list", "`<` params `>`", []ir.ParamDef{width, opt("o"), opt("p")}, i, i, i)
	define("MixType", "mix", "`<` struct(params) `>`", []ir.ParamDef{width, opt("o"), typ("t", false)}, i, i, asm.TypeParam{})
	define("OptType", "opt", "(`<` struct($o, $t)^ `>`)?", []ir.ParamDef{opt("o"), typ("t", true)}, i, asm.TypeParam{})
	define("AllType", "all", "`<` struct($w, $t) `>`", []ir.ParamDef{width, typ("t", false)}, i, asm.TypeParam{})
	define("NestType", "nest", "`<` $b `,` qualified($c) (`,` $o^)? `>`",
		[]ir.ParamDef{{Name: "b", CppType: "BoxType"}, {Name: "c", CppType: "BoxType"}, opt("o")},
		asm.TypeParam{Class: boxClass}, asm.TypeParam{Class: boxClass}, i)
	define("ManyType", "many", "`<` `[` $l `]` `,` $e `,` $s `,` $f (`,` $z^)? `>`",
		[]ir.ParamDef{{Name: "l", CppType: "::llvm::ArrayRef<int64_t>"}, {Name: "e", CppType: "::t::Letter"}, {Name: "s", CppType: "::llvm::StringRef"},
			{Name: "f", CppType: "bool"}, {Name: "z", CppType: "std::optional<int>", Optional: true}},
		asm.ArrayParam{Element: asm.IntParam{Bits: 64}}, asm.EnumParam{Enum: letters}, asm.StringParam{}, asm.BoolParam{}, asm.OptionalParam{Element: i})
	define("CustomType", "custom", "`<` custom<Twice>($w) (custom<Maybe>($o)^)? `>`", []ir.ParamDef{width, opt("o")}, i, i)

	point := &ir.AttributeDefinition{Dialect: d, Name: "PointAttr", Mnemonic: "point",
		Params: []ir.ParamDef{{Name: "x", CppType: "int64_t"}, {Name: "y", CppType: "int64_t"}}}
	point.Syntax = paramsFormat(t, "PointAttr", "`<` $x `,` $y `>`", point.Params, -1, asm.IntParam{Bits: 64}, asm.IntParam{Bits: 64})
	d.Attributes = append(d.Attributes, point)
	pointAttr = &ir.AttributeConstraint{Name: "PointAttr", Summary: "a point", Storage: "::t::PointAttr", Def: point}
}

// testParamDirectives are the custom directives of types.
func testParamDirectives() map[string]*asm.ParamDirective {
	return map[string]*asm.ParamDirective{
		"Twice": {
			Parse: func(p *asm.Parser, a *asm.ParamArgs) (present bool) {
				a.Set(0, asm.IntParam{Bits: 32}.ParseParam(p).(int64)*2)
				return true
			},
			Print: func(p *ir.Printer, a *asm.ParamArgs) { p.Int(a.Param(0).(int64) / 2) },
		},
		"Maybe": {
			Parse: func(p *asm.Parser, a *asm.ParamArgs) (present bool) {
				if !p.OptionalPunct(asm.Plus) {
					return false
				}
				a.Set(0, asm.IntParam{Bits: 32}.ParseParam(p))
				return true
			},
			Print: func(p *ir.Printer, a *asm.ParamArgs) {
				p.Text("+ ")
				p.Int(a.Param(0).(int64))
			},
		},
	}
}

// testDirectives are the custom directives of operations.
func testDirectives() map[string]*asm.Directive {
	return map[string]*asm.Directive{
		"Dims": {
			Parse: func(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
				if !p.OptionalPunct(asm.LSquare) {
					return false
				}
				a.SetOperands(0, p.ParseOperandList(asm.NoDelimiter, nil)...)
				p.Punct(asm.RSquare)
				return true
			},
			Print: func(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
				p.Byte('[')
				p.Operands(a.Operands(0))
				p.Byte(']')
			},
		},
		"Same": {
			Parse: func(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
				a.SetTypes(1, a.Types(0)...)
				p.ParseKeyword(a.Text(2), "")
				return true
			},
			Print: func(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) { p.Text(a.Text(2)) },
		},
	}
}

func testOps(t testing.TB, ctx *ir.Context, d *ir.Dialect) []*opSpec {
	withDefault := func(d ir.AttributeDef, v ir.Attribute) ir.AttributeDef {
		d.Default = v
		return d
	}
	prop := func(name string, dflt ir.Attribute) ir.AttributeDef {
		return ir.AttributeDef{Name: name, Property: true, Default: dflt}
	}
	intProp := asm.IntProperty{Type: intType(64), Name: "int64_t"}
	sizedOperands, sizedResults := trait(t, "AttrSizedOperandSegments"), trait(t, "AttrSizedResultSegments")
	classes := func() []asm.TypeClass { return []asm.TypeClass{boxClass, boxClass} }
	return []*opSpec{
		{OpDef: ir.OpDef{Name: "t.attrs", Attributes: []ir.AttributeDef{attr("e", letterAttr), attr("b?", bitsAttr), attr("i", i32Attr),
			attr("s", strAttr), attr("y", symName), attr("p", pointAttr), attr("any?", anyAttr), attr("arr", i64Array), attr("f?", flatSym)}},
			format: "$e (`bits` $b^)? `,` $i $s $y $p $arr (`any` $any^)? (`sym` $f^)? attr-dict"},
		{OpDef: ir.OpDef{Name: "t.first", Attributes: []ir.AttributeDef{attr("e?", letterAttr), attr("i?", i32Attr), attr("s?", strAttr), attr("y?", symName),
			withDefault(attr("d", i64Attr), ctx.Int64Attr(ctx.IntegerType(64), 7))}},
			format: "($e^ `e`)? ($i^ `i`):(`noi`)? ($s^)? ($y^ `y`)? (`d` $d^)? attr-dict-with-keyword"},
		{OpDef: ir.OpDef{Name: "t.units", Attributes: []ir.AttributeDef{attr("u", unitAttr), attr("v", unitAttr), attr("w", unitAttr), attr("x", unitAttr)}},
			format: "(`u` $u^)? (`nov`):(`v` $v^)? (`[` $w^ `]`)? oilist(`x` $x) attr-dict"},
		{OpDef: ir.OpDef{Name: "t.groups", Operands: []ir.OperandDef{operand("a?", anyType), operand("b*", anyType), operand("c", i32)}, Results: []ir.ResultDef{result("r?", anyType), result("s*", anyType)},
			Traits: []*ir.Trait{sizedOperands, sizedResults}},
			format: "$c (`a` `(` $a^ `:` type($a) `)`)? ($b^ `:` type($b))? attr-dict (`->` type($r)^)? (`rest` type($s)^)? `end`"},
		{OpDef: ir.OpDef{Name: "t.nested", Operands: []ir.OperandDef{{Name: "v", Arity: ir.VariadicOfVariadic, Constraint: anyType, Segments: "sizes"}},
			Attributes: []ir.AttributeDef{attr("sizes", i32Array)}},
			format: "`(` $v `)` attr-dict (`:` type($v)^)?"},
		{OpDef: ir.OpDef{Name: "t.box", Operands: []ir.OperandDef{operand("a", box), operand("b", box)}, Results: []ir.ResultDef{result("r", box)}},
			format:  "$a `,` $b attr-dict `:` type($a) `,` qualified(type($b)) `->` type($r)",
			options: asm.FormatOptions{OperandClasses: classes(), ResultClasses: classes()[:1]}},
		{OpDef: ir.OpDef{Name: "t.all", Operands: []ir.OperandDef{operand("a", anyType), operand("b", i32), operand("c*", anyType)}, Results: []ir.ResultDef{result("r*", anyType)}},
			format: "operands attr-dict `:` functional-type(operands, results)"},
		{OpDef: ir.OpDef{Name: "t.alltypes", Operands: []ir.OperandDef{operand("a", anyType), operand("c*", anyType)}},
			format: "$c `x` $a attr-dict `:` type(operands)"},
		{OpDef: ir.OpDef{Name: "t.mixed", Operands: []ir.OperandDef{operand("a", anyType), operand("b", i32), operand("c", anyType)}, Results: []ir.ResultDef{result("r", anyType)}},
			format: "operands attr-dict `:` type($a)", equations: []format.Equation{allMatch("a", "c", "r")}},
		{OpDef: ir.OpDef{Name: "t.same", Operands: []ir.OperandDef{operand("a?", anyType), operand("b*", anyType)}, Results: []ir.ResultDef{result("r", anyType)}, Traits: []*ir.Trait{sizedOperands}},
			format: "($a^)? `,` $b attr-dict (`:` type($a)^)?", equations: sameAll()},
		{OpDef: ir.OpDef{Name: "t.infer", Operands: []ir.OperandDef{operand("a", anyType)}, Results: []ir.ResultDef{result("r", anyType), result("s", anyType)},
			InferTypes: inferTwice}, format: "$a attr-dict `:` type($a)", infers: true},
		{OpDef: ir.OpDef{Name: "t.regions", Attributes: []ir.AttributeDef{attr("u", unitAttr)}, Regions: []ir.RegionDef{{Name: "r"}, {Name: "s"}, {Name: "v", Variadic: true}}},
			format: "$r (`else` $s^)? attr-dict-with-keyword $v"},
		{OpDef: ir.OpDef{Name: "t.allregions", Regions: []ir.RegionDef{{Name: "r"}, {Name: "v", Variadic: true}}}, format: "attr-dict-with-keyword regions"},
		{OpDef: ir.OpDef{Name: "t.succs", Successors: []ir.SuccessorDef{{Name: "s", Variadic: true}}, Traits: []*ir.Trait{trait(t, "IsTerminator")}},
			format: "successors attr-dict"},
		{OpDef: ir.OpDef{Name: "t.props", Attributes: []ir.AttributeDef{prop("p", nil), prop("q", ctx.Int64Attr(ctx.IntegerType(64), 3)), prop("u", nil), prop("l", nil), attr("z?", strAttr), prop("h", ctx.Int64Attr(ctx.IntegerType(64), 0))}},
			format:  "$p (`q` `=` $q^)? (`u` $u^)? $l prop-dict attr-dict",
			options: asm.FormatOptions{Properties: []asm.PropertySyntax{intProp, intProp, asm.UnitProperty{}, asm.ArrayProperty{Element: asm.StringProperty{}}, nil, intProp}}},
		{OpDef: ir.OpDef{Name: "t.custom", Operands: []ir.OperandDef{operand("d*", index), operand("a", anyType)}, Results: []ir.ResultDef{result("r", anyType)}},
			format: "$a (custom<Dims>($d)^ `dims`):(`nodims`)? attr-dict `:` type($a) custom<Same>(ref(type($a)), type($r), \"same\")"},
		{OpDef: ir.OpDef{Name: "t.space", Operands: []ir.OperandDef{operand("a", i32), operand("b", i32)}},
			format: "`` $a ` ` `x` `` `,` `[` $b `]` `\\n` `end` attr-dict"},
		{OpDef: ir.OpDef{Name: "t.nesting", Operands: []ir.OperandDef{operand("a?", i32)}, Attributes: []ir.AttributeDef{attr("i?", i32Attr), attr("j?", i32Attr)}},
			format: "(`[` $a^ (`,` $i^ (`,` $j^)?)? `]`)? attr-dict"},
		{OpDef: ir.OpDef{Name: "t.indices", Operands: []ir.OperandDef{operand("d*", index), operand("e*", anyType)},
			Attributes: []ir.AttributeDef{attr("s", i64Array), attr("u", i64Array), attr("k", boolArray)}, Traits: []*ir.Trait{sizedOperands}},
			format: "custom<DynamicIndexList>($d, $s) custom<DynamicIndexList>($e, $u, $k, type($e), \"::mlir::AsmParser::Delimiter::Paren\") attr-dict"},
		{OpDef: ir.OpDef{Name: "t.enums", Attributes: []ir.AttributeDef{prop("e", nil), prop("b", nil), prop("n", ctx.Int64Attr(ctx.IntegerType(32), 0)), prop("q", nil)}},
			format: "$e $b ($n^)? `q` $q attr-dict",
			options: asm.FormatOptions{Properties: []asm.PropertySyntax{asm.EnumProperty{Enum: letters, About: "a letter"}, asm.EnumProperty{Enum: bits, About: "some bits"},
				asm.EnumProperty{Enum: bits, About: "some bits", Mnemonic: "named"}, asm.EnumProperty{Enum: bits, Quoted: true}}}},
		{OpDef: ir.OpDef{Name: "t.use", Operands: []ir.OperandDef{operand("a*", anyType)}}, format: "attr-dict ($a^ `:` type($a))?"},
	}
}

// inferTwice is an InferTypeOpInterface that gives the operand's type twice.
func inferTwice(s *ir.OperationState, d *diagList) ([]ir.Type, bool) {
	t := s.Operands[0].Type()
	if t == t.Context().F32() {
		d.Errorf(s.Location().Place(), "no floats, please")
		return nil, false
	}
	return []ir.Type{t, t}, true
}
