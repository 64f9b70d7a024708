package asm_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// This file has operations with declarative formats, written in Go as a loader would make
// them: some of MLIR's, and a dialect t for the features that those do not use.

var (
	anyType = &ir.TypeConstraint{Name: "AnyType", Summary: "any type"}
	index   = &ir.TypeConstraint{Name: "Index", Summary: "index", Build: func(c *ir.Context) ir.Type { return c.IndexType() },
		Check: func(_ *ir.Operation, t ir.Type) ir.Verdict { return ir.VerdictOf(t == t.Context().IndexType()) }}
	i1  = integer(1)
	i32 = integer(32)

	integerLike = &ir.TypeConstraint{Name: "SignlessIntegerLike", Summary: "signless-integer-like",
		Check: func(_ *ir.Operation, t ir.Type) ir.Verdict { return ir.VerdictOf(isIntegerLike(t)) }}
	memref = &ir.TypeConstraint{Name: "AnyMemRef", Summary: "memref of any type values",
		Check: func(_ *ir.Operation, t ir.Type) ir.Verdict { _, ok := t.(*ir.MemRefType); return ir.VerdictOf(ok) }}
	function = &ir.TypeConstraint{Name: "FunctionType", Summary: "function type",
		Check: func(_ *ir.Operation, t ir.Type) ir.Verdict { _, ok := t.(*ir.FunctionType); return ir.VerdictOf(ok) }}

	unitAttr  = &ir.AttributeConstraint{Name: "UnitAttr", Summary: "unit attribute", Storage: "UnitAttr", ValueType: noneType}
	strAttr   = &ir.AttributeConstraint{Name: "StrAttr", Summary: "string attribute", Storage: "StringAttr", ValueType: noneType, Check: storedAs[*ir.StringAttr]}
	symName   = &ir.AttributeConstraint{Name: "SymbolNameAttr", Summary: "string attribute", Storage: "StringAttr", ValueType: noneType, Check: storedAs[*ir.StringAttr]}
	i32Attr   = &ir.AttributeConstraint{Name: "I32Attr", Summary: "32-bit signless integer attribute", Storage: "IntegerAttr", ValueType: intType(32), Check: storedAs[*ir.IntegerAttr]}
	i64Attr   = &ir.AttributeConstraint{Name: "I64Attr", Summary: "64-bit signless integer attribute", Storage: "IntegerAttr", ValueType: intType(64), Check: storedAs[*ir.IntegerAttr]}
	anyAttr   = &ir.AttributeConstraint{Name: "AnyAttr", Summary: "any attribute", Storage: "Attribute"}
	typedAttr = &ir.AttributeConstraint{Name: "TypedAttrInterface", Summary: "TypedAttr instance", Storage: "TypedAttr"}
	flatSym   = &ir.AttributeConstraint{Name: "FlatSymbolRefAttr", Summary: "flat symbol reference attribute", Storage: "FlatSymbolRefAttr", ValueType: noneType}
	i64Array  = &ir.AttributeConstraint{Name: "DenseI64ArrayAttr", Summary: "i64 dense array attribute", Storage: "DenseI64ArrayAttr"}
	i32Array  = &ir.AttributeConstraint{Name: "DenseI32ArrayAttr", Summary: "i32 dense array attribute", Storage: "DenseI32ArrayAttr"}
	elements  = &ir.AttributeConstraint{Name: "AnyIntElementsAttr", Summary: "integer elements attribute", Storage: "DenseIntElementsAttr"}
)

func storedAs[A ir.Attribute](_ *ir.Operation, a ir.Attribute) ir.Verdict {
	_, ok := a.(A)
	return ir.VerdictOf(ok)
}

func noneType(c *ir.Context) ir.Type { return c.NoneType() }

func intType(w int) func(c *ir.Context) ir.Type {
	return func(c *ir.Context) ir.Type { return c.IntegerType(w) }
}

func integer(w int) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: "integer", Build: intType(w),
		Check: func(_ *ir.Operation, t ir.Type) ir.Verdict { return ir.VerdictOf(ir.IsSignless(t, w)) }}
}

func isIntegerLike(t ir.Type) bool {
	if s, ok := ir.AsShaped(t); ok {
		t = s.ElementType()
	}
	return ir.IsSignless(t, 0) || t == t.Context().IndexType()
}

// operand, result and attr make parts of a definition. A name may end in ?, *
// or **; an attribute is optional with ?.
func operand(name string, c *ir.TypeConstraint) ir.OperandDef {
	d := ir.OperandDef{Name: strings.TrimRight(name, "?*"), Constraint: c}
	d.Arity = ir.Arity([]int{0, 1}[min(strings.Count(name, "?"), 1)] + []int{0, 2, 3}[strings.Count(name, "*")])
	return d
}

func result(name string, c *ir.TypeConstraint) ir.ResultDef {
	o := operand(name, c)
	return ir.ResultDef{Name: o.Name, Arity: o.Arity, Constraint: c}
}

func attr(name string, c *ir.AttributeConstraint) ir.AttributeDef {
	return ir.AttributeDef{Name: strings.TrimRight(name, "?"), Optional: strings.HasSuffix(name, "?") || c == unitAttr, Constraint: c}
}

func class(name string) asm.TypeClass {
	c, _ := asm.BuiltinTypeClass(name)
	return c
}

// An opSpec is an operation with a format.
type opSpec struct {
	ir.OpDef
	format    string
	equations []format.Equation
	infers    bool
	options   asm.FormatOptions
}

func matchWith(lhs, rhs string) format.Equation {
	return format.Equation{Kind: format.TypesMatchWith, Names: []string{lhs, rhs}}
}

func allMatch(names ...string) format.Equation {
	return format.Equation{Kind: format.AllTypesMatch, Names: names}
}

func sameAll() []format.Equation { return []format.Equation{{Kind: format.SameOperandsAndResultType}} }

func trait(t testing.TB, name string) *ir.Trait {
	x := ir.LookupTrait(name)
	if x == nil {
		t.Fatal("no trait", name)
	}
	return x
}

// newDialects registers the dialects in a context.
func newDialects(t testing.TB) *ir.Context {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	byName := map[string]*ir.Dialect{}
	var order []*ir.Dialect
	dialect := func(name string) *ir.Dialect {
		ns, _, _ := strings.Cut(name, ".")
		if byName[ns] == nil {
			byName[ns] = &ir.Dialect{Namespace: ns}
			order = append(order, byName[ns])
		}
		return byName[ns]
	}
	for _, d := range []*ir.Dialect{dialect("t.")} {
		addTestTypes(t, d)
	}
	specs := append(referenceOps(t, ctx, dialect("arith.")), testOps(t, ctx, dialect("t."))...)
	for _, s := range specs {
		s.Dialect = dialect(s.Name)
		s.Dialect.Ops = append(s.Dialect.Ops, &s.OpDef)
		if s.format == "" {
			continue
		}
		sig := asm.FormatSignature(&s.OpDef, &s.options)
		sig.Equations, sig.InfersTypes = s.equations, s.infers
		prog, errs := format.Parse(s.format, sig)
		for _, e := range errs {
			t.Fatalf("%s: %s", s.Name, e.Message)
		}
		s.options.Directives = testDirectives()
		s.options.Directives["SwitchOpCases"] = &asm.Directive{Parse: parseSwitchOpCases, Print: printSwitchOpCases}
		s.options.Directives["SwitchCases"] = &asm.Directive{Parse: parseSwitchCases, Print: printSwitchCases}
		f := asm.NewFormatSyntax(&s.OpDef, prog, s.options)
		if m := f.MissingDirectives(); m != nil {
			t.Fatalf("%s: missing directives %v", s.Name, m)
		}
		s.Syntax = f
	}
	for _, d := range order {
		if err := ctx.Register(d); err != nil {
			t.Fatal(err)
		}
	}
	return ctx
}

// enumAttribute makes an attribute that a dialect defines of an enumeration,
// whose parameter the format shows as $value.
func enumAttribute(t testing.TB, d *ir.Dialect, name, mnemonic, text string, e *ir.EnumDef) *ir.AttributeDefinition {
	def := &ir.AttributeDefinition{Dialect: d, Name: name, Mnemonic: mnemonic, Enum: e,
		Params: []ir.ParamDef{{Name: "value", CppType: e.Name}}}
	def.Syntax = paramsFormat(t, def.Name, text, def.Params, -1, asm.EnumParam{Enum: e})
	d.Attributes = append(d.Attributes, def)
	return def
}

func paramsFormat(t testing.TB, name, text string, defs []ir.ParamDef, self int, syntax ...asm.ParamSyntax) *asm.ParamsFormat {
	t.Helper()
	o := asm.ParamsOptions{Name: name, Defs: defs, Params: syntax, SelfType: self, Directives: testParamDirectives()}
	prog, errs := format.ParseParams(text, asm.FormatParameters(&o))
	for _, e := range errs {
		t.Fatalf("%s: %s", name, e.Message)
	}
	return asm.NewParamsFormat(prog, o)
}

// sameShape is getI1SameShape of the arith dialect.
func sameShape(ctx *ir.Context, in []ir.Type) ([]ir.Type, bool) {
	out := make([]ir.Type, len(in))
	for i, t := range in {
		switch t := t.(type) {
		case *ir.VectorType:
			out[i] = ctx.VectorType(t.Shape(), ctx.IntegerType(1), t.Scalable)
		case *ir.RankedTensorType:
			out[i] = ctx.RankedTensorType(t.Shape(), ctx.IntegerType(1), t.Encoding)
		case *ir.UnrankedTensorType:
			out[i] = ctx.UnrankedTensorType(ctx.IntegerType(1))
		default:
			out[i] = ctx.IntegerType(1)
		}
	}
	return out, true
}

func referenceOps(t testing.TB, ctx *ir.Context, arith *ir.Dialect) []*opSpec {
	overflowEnum := &ir.EnumDef{Name: "::mlir::arith::IntegerOverflowFlags", BitEnum: true, Separator: ", ", Width: 32, Cases: []ir.EnumCase{
		{Symbol: "none", Text: "none", Value: 0}, {Symbol: "nsw", Text: "nsw", Value: 1}, {Symbol: "nuw", Text: "nuw", Value: 2}}}
	overflow := enumAttribute(t, arith, "Arith_IntegerOverflowAttr", "overflow", "`<` $value `>`", overflowEnum)
	overflowAttr := &ir.AttributeConstraint{Name: "Arith_IntegerOverflowAttr", Summary: "Integer overflow arith flags",
		Storage: "arith::IntegerOverflowFlagsAttr", Def: overflow, Enum: overflowEnum, Check: storedAs[*ir.DefinedAttr]}
	noOverflow := ctx.DefinedAttr(overflow, []ir.Param{ir.EnumValue{Def: overflowEnum}})

	var predicates []ir.EnumCase
	for i, s := range strings.Fields("eq ne slt sle sgt sge ult ule ugt uge") {
		predicates = append(predicates, ir.EnumCase{Symbol: s, Text: s, Value: uint64(i)})
	}
	predicate := &ir.AttributeConstraint{Name: "Arith_CmpIPredicateAttr", Summary: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
		Storage: "arith::CmpIPredicateAttr", ValueType: intType(64), Enum: &ir.EnumDef{Name: "CmpIPredicate", Width: 64, Cases: predicates}, Check: storedAs[*ir.IntegerAttr]}

	withOverflow := attr("overflowFlags", overflowAttr)
	withOverflow.Default = noOverflow
	elementType := func(ctx *ir.Context, in []ir.Type) ([]ir.Type, bool) {
		m, ok := in[0].(*ir.MemRefType)
		if !ok {
			return nil, false
		}
		return []ir.Type{m.ElementType()}, true
	}
	nontemporal := attr("nontemporal?", i1Attr)
	nontemporal.Default = ctx.BoolAttr(false)
	return []*opSpec{
		{OpDef: ir.OpDef{Name: "arith.addi", Operands: []ir.OperandDef{operand("lhs", integerLike), operand("rhs", integerLike)},
			Results: []ir.ResultDef{result("result", integerLike)}, Attributes: []ir.AttributeDef{withOverflow}},
			format:    "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
			equations: sameAll()},
		{OpDef: ir.OpDef{Name: "arith.cmpi", Operands: []ir.OperandDef{operand("lhs", integerLike), operand("rhs", integerLike)},
			Results: []ir.ResultDef{result("result", anyType)}, Attributes: []ir.AttributeDef{attr("predicate", predicate)}},
			format:    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
			equations: []format.Equation{{Kind: format.SameTypeOperands}, matchWith("lhs", "result")},
			options:   asm.FormatOptions{Transforms: []asm.TypeTransform{nil, sameShape}}},
		{OpDef: ir.OpDef{Name: "arith.constant", Results: []ir.ResultDef{result("result", anyType)}, Attributes: []ir.AttributeDef{attr("value", typedAttr)},
			ResultNames: constantName},
			format: "attr-dict $value", equations: []format.Equation{allMatch("value", "result")}},
		{OpDef: ir.OpDef{Name: "arith.extsi", Operands: []ir.OperandDef{operand("in", integerLike)}, Results: []ir.ResultDef{result("out", integerLike)}},
			format: "$in attr-dict `:` type($in) `to` type($out)"},
		{OpDef: ir.OpDef{Name: "cf.br", Operands: []ir.OperandDef{operand("destOperands*", anyType)}, Successors: []ir.SuccessorDef{{Name: "dest"}},
			Traits: []*ir.Trait{trait(t, "IsTerminator")}},
			format: "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"},
		{OpDef: ir.OpDef{Name: "cf.cond_br", Operands: []ir.OperandDef{operand("condition", i1), operand("trueDestOperands*", anyType), operand("falseDestOperands*", anyType)},
			Attributes: []ir.AttributeDef{attr("branch_weights?", i32Array)}, Successors: []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}},
			Traits: []*ir.Trait{trait(t, "AttrSizedOperandSegments"), trait(t, "IsTerminator")}},
			format: "$condition (`weights` `(` $branch_weights^ `)`)? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`" +
				" $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"},
		{OpDef: ir.OpDef{Name: "cf.switch", Operands: []ir.OperandDef{operand("flag", anyType), operand("defaultOperands*", anyType),
			{Name: "caseOperands", Arity: ir.VariadicOfVariadic, Constraint: anyType, Segments: "case_operand_segments"}},
			Attributes: []ir.AttributeDef{attr("case_values?", elements), attr("case_operand_segments", i32Array)},
			Successors: []ir.SuccessorDef{{Name: "defaultDestination"}, {Name: "caseDestinations", Variadic: true}},
			Traits:     []*ir.Trait{trait(t, "AttrSizedOperandSegments"), trait(t, "IsTerminator")}},
			format: "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),$defaultDestination,$defaultOperands,type($defaultOperands)," +
				"$case_values,$caseDestinations,$caseOperands,type($caseOperands)) `]` attr-dict"},
		{OpDef: ir.OpDef{Name: "func.call", Operands: []ir.OperandDef{operand("operands*", anyType)}, Results: []ir.ResultDef{result("results*", anyType)},
			Attributes: []ir.AttributeDef{attr("callee", flatSym), attr("no_inline?", unitAttr)}},
			format: "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"},
		{OpDef: ir.OpDef{Name: "func.call_indirect", Operands: []ir.OperandDef{operand("callee", function), operand("callee_operands*", anyType)},
			Results: []ir.ResultDef{result("results*", anyType)}},
			format:    "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
			equations: []format.Equation{matchWith("callee", "callee_operands"), matchWith("callee", "results")},
			options: asm.FormatOptions{
				OperandClasses: []asm.TypeClass{class("FunctionType")},
				TransformLists: []bool{true, true},
				Transforms: []asm.TypeTransform{
					func(_ *ir.Context, in []ir.Type) ([]ir.Type, bool) {
						return in[0].(*ir.FunctionType).Inputs, true
					},
					func(_ *ir.Context, in []ir.Type) ([]ir.Type, bool) {
						return in[0].(*ir.FunctionType).Results, true
					},
				}}},
		{OpDef: ir.OpDef{Name: "func.return", Operands: []ir.OperandDef{operand("operands*", anyType)}, Traits: []*ir.Trait{trait(t, "IsTerminator")}},
			format: "attr-dict ($operands^ `:` type($operands))?"},
		{OpDef: ir.OpDef{Name: "memref.load", Operands: []ir.OperandDef{operand("memref", memref), operand("indices*", index)},
			Results: []ir.ResultDef{result("result", anyType)}, Attributes: []ir.AttributeDef{nontemporal, attr("alignment?", i64Attr)}},
			format:    "$memref `[` $indices `]` attr-dict `:` type($memref)",
			equations: []format.Equation{matchWith("memref", "result")},
			options: asm.FormatOptions{Transforms: []asm.TypeTransform{elementType},
				OperandClasses: []asm.TypeClass{class("::mlir::MemRefType")}}},
		{OpDef: ir.OpDef{Name: "acc.init", Operands: []ir.OperandDef{operand("deviceNum?", anyType), operand("ifCond?", i1)},
			Attributes: []ir.AttributeDef{attr("device_types?", anyAttr)}, Traits: []*ir.Trait{trait(t, "AttrSizedOperandSegments")}},
			format: "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)`) attr-dict-with-keyword"},
		{OpDef: ir.OpDef{Name: "scf.index_switch", Operands: []ir.OperandDef{operand("arg", index)}, Results: []ir.ResultDef{result("results*", anyType)},
			Attributes: []ir.AttributeDef{attr("cases", i64Array)},
			Regions:    []ir.RegionDef{{Name: "defaultRegion"}, {Name: "caseRegions", Variadic: true}},
			Traits:     []*ir.Trait{trait(t, "SingleBlockImplicitTerminator<scf.yield>")}},
			format:  "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion",
			options: asm.FormatOptions{ImplicitTerminator: "scf.yield"}},
		{OpDef: ir.OpDef{Name: "scf.yield", Operands: []ir.OperandDef{operand("results*", anyType)}, Traits: []*ir.Trait{trait(t, "IsTerminator")}},
			format: "attr-dict ($results^ `:` type($results))?"},
		{OpDef: ir.OpDef{Name: "index.add", Operands: []ir.OperandDef{operand("lhs", index), operand("rhs", index)}, Results: []ir.ResultDef{result("result", index)}},
			format: "$lhs `,` $rhs attr-dict"},
		{OpDef: ir.OpDef{Name: "vector.from_elements", Operands: []ir.OperandDef{operand("elements*", anyType)}, Results: []ir.ResultDef{result("dest", anyType)}},
			format: "$elements attr-dict `:` type($dest)", equations: []format.Equation{{Kind: format.ShapedTypeMatchesElementCountAndTypes, Names: []string{"dest", "elements"}}},
			options: asm.FormatOptions{ResultClasses: []asm.TypeClass{class("VectorType")}}},
		{OpDef: ir.OpDef{Name: "vector.to_elements", Operands: []ir.OperandDef{operand("source", anyType)}, Results: []ir.ResultDef{result("elements*", anyType)}},
			format: "$source attr-dict `:` type($source)", equations: []format.Equation{{Kind: format.ShapedTypeMatchesElementCountAndTypes, Names: []string{"source", "elements"}}},
			options: asm.FormatOptions{OperandClasses: []asm.TypeClass{class("VectorType")}}},
		{OpDef: ir.OpDef{Name: "vector.fma", Operands: []ir.OperandDef{operand("lhs", anyType), operand("rhs", anyType), operand("acc", anyType)},
			Results: []ir.ResultDef{result("result", anyType)}},
			format: "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)", equations: []format.Equation{allMatch("lhs", "rhs", "acc", "result")}},
	}
}

var i1Attr = &ir.AttributeConstraint{Name: "BoolAttr", Summary: "bool attribute", Storage: "BoolAttr", ValueType: intType(1),
	Check: func(_ *ir.Operation, a ir.Attribute) ir.Verdict {
		i, ok := a.(*ir.IntegerAttr)
		return ir.VerdictOf(ok && ir.IsSignless(i.Type(), 1))
	}}

// constantName names results of constants as the arith dialect does.
func constantName(op *ir.Operation, set func(v *ir.Value, name string)) {
	a, ok := op.Inherent(0).(*ir.IntegerAttr)
	if !ok {
		set(op.Result(0), "cst")
		return
	}
	if a.Type() == op.Context().IntegerType(1) {
		if a.Value.IsZero() {
			set(op.Result(0), "false")
		} else {
			set(op.Result(0), "true")
		}
		return
	}
	name := "c" + string(a.Value.Append(nil, true))
	if _, ok := a.Type().(*ir.IntegerType); ok {
		name += "_" + a.Type().String()
	}
	set(op.Result(0), name)
}

// parseCase parses `^dest` and operands.
func parseCase(p *asm.OpParser) (b *ir.Block, os []asm.UnresolvedOperand, ts []ir.Type) {
	b = p.ParseSuccessor()
	if !p.OptionalPunct(asm.LParen) {
		return b, nil, nil
	}
	os = p.ParseOperandList(asm.NoDelimiter, nil)
	ts = p.ParseColonTypeList(nil)
	p.Punct(asm.RParen)
	return b, os, ts
}

func parseSwitchOpCases(p *asm.OpParser, a *asm.ParseArgs) bool {
	p.ParseKeyword("default", "")
	p.Punct(asm.Colon)
	b, os, ts := parseCase(p)
	a.SetSuccessors(1, b)
	a.SetOperands(2, os...)
	a.SetTypes(3, ts...)
	t := a.Types(0)[0]
	var values []int64
	var dests []*ir.Block
	var groups [][]asm.UnresolvedOperand
	var types []ir.Type
	for p.OptionalPunct(asm.Comma) {
		v, ok := p.ParseAttribute(t).(*ir.IntegerAttr)
		if !ok {
			return false
		}
		p.Punct(asm.Colon)
		n, _ := v.Value.Int64()
		b, os, ts := parseCase(p)
		values, dests, groups, types = append(values, n), append(dests, b), append(groups, os), append(types, ts...)
	}
	if len(values) > 0 {
		c := p.Context()
		a.SetAttr(4, c.DenseIntElements(c.VectorType([]int64{int64(len(values))}, t, nil), values))
	}
	a.SetSuccessors(5, dests...)
	a.SetOperandGroups(6, groups)
	a.SetTypes(7, types...)
	return true
}

func printSwitchOpCases(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	dest := func(b *ir.Block, os []ir.Operand) {
		p.Successor(b)
		if len(os) > 0 {
			p.Byte('(')
			p.Operands(os)
			p.Text(" : ")
			p.OperandTypes(os)
			p.Byte(')')
		}
	}
	p.Text("  default: ")
	dest(a.Successor(1, 0), a.Operands(2))
	values, _ := a.Attr(4).(*ir.DenseElementsAttr)
	sizes, _ := op.Attr("case_operand_segments").(*ir.DenseArrayAttr)
	rest := a.Operands(6)
	for i := range a.NumSuccessors(5) {
		p.Byte(',')
		p.Newline()
		p.Text("  ")
		n, _ := values.Int(i).Uint64()
		p.Int(int64(n))
		p.Text(": ")
		size := int(sizes.Int64(i))
		dest(a.Successor(5, i), rest[:size])
		rest = rest[size:]
	}
	if values != nil {
		p.Newline()
	}
}

func parseSwitchCases(p *asm.OpParser, a *asm.ParseArgs) bool {
	var values []int64
	var regions []*ir.Region
	for p.ParseOptionalKeyword("case") {
		v := p.ParseAttribute(p.Context().IntegerType(64))
		r := ir.NewRegion()
		p.ParseRegion(r, nil)
		n, _ := v.(*ir.IntegerAttr).Value.Int64()
		values, regions = append(values, n), append(regions, r)
	}
	a.SetAttr(0, p.Context().DenseI64Array(values))
	a.SetRegions(1, regions...)
	return true
}

func printSwitchCases(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	values := a.Attr(0).(*ir.DenseArrayAttr)
	for i := range a.Regions(1) {
		p.Newline()
		p.Text("case ")
		p.Int(values.Int64(i))
		p.Byte(' ')
		p.Region(&a.Regions(1)[i], asm.RegionOptions{})
	}
}

type diagList = diag.List
