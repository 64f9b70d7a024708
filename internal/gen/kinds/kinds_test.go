package kinds

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/gen/compare"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/tool/gen"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// hooks implement the parts that the definitions leave to code.
type hooks struct{}

func (hooks) SyntaxCast() asm.OpSyntax { return castSyntax{} }

type castSyntax struct{}

func (castSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	in := p.ParseOperand()
	p.ParseKeyword("as", "")
	from := p.ParseColonType()
	p.ParseKeyword("to", "")
	s.Types = append(s.Types, p.ParseType())
	p.ResolveOperand(s, in, from)
}

func (castSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	cast := CastOp{op}
	p.Text(" ")
	p.Operand(cast.In())
	p.Text(" as : ")
	p.Type(cast.In().Type())
	p.Text(" to ")
	p.Type(cast.Out().Type())
}

func (hooks) CastOpOfCast() ir.CastOpInterface {
	return dialect.CastFunc(func(from, to []ir.Type) bool { return from[0] != to[0] })
}

func (hooks) FoldCast(op CastAdaptor[ir.Attribute]) (ir.FoldResult, bool) {
	if inner, ok := ir.As[CastOp](op.CastOp.In().DefiningOp()); ok && inner.In().Type() == op.Out().Type() {
		return ir.FoldResult{Value: inner.In()}, true
	}
	return ir.FoldResult{}, false
}

func (hooks) DirectiveTimes() *asm.Directive {
	return &asm.Directive{
		Parse: func(p *asm.OpParser, a *asm.ParseArgs) bool {
			a.SetAttr(0, p.Context().Int64Attr(p.Context().I64(), p.ParseInt(64, true)))
			return true
		},
		Print: func(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
			p.Int(HooksOp{op}.Times())
		},
	}
}

func (hooks) InferHooks(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		d.Errorf(s.Location().Place(), "no operand has a type")
		return nil, false
	}
	return []ir.Type{s.Operands[0].Type()}, true
}

func (hooks) TraitChecked() *ir.Trait {
	return &ir.Trait{Name: "Checked", Verify: func(op *ir.Operation, c *ir.Checker) {
		c.Check(HooksOp{op}.Times() != 13, "is unlucky")
	}}
}

func (hooks) VerifyHooks(op HooksOp, c *ir.Checker) { c.Check(op.Times() < 100, "has too many times") }

func (hooks) VerifyRegionsHooks(op HooksOp, c *ir.Checker) {
	for b := range op.Body().Blocks() {
		c.Check(b.NumArguments() == 0, "has a block with arguments")
	}
}

func (hooks) RegionKindHooks(op HooksOp, region int) ir.RegionKind { return ir.GraphRegion }

func (hooks) ResultNamesHooks(op HooksOp, set func(v *ir.Value, name string)) { set(op.Y(), "hooked") }

func (hooks) EffectsHooks(op HooksOp) []ir.Effect { return []ir.Effect{{Kind: ir.Read}} }

func (hooks) CanonicalizeHooks() []*rewrite.Pattern {
	return []*rewrite.Pattern{{Name: "once", Root: "kinds.hooks", Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		h := HooksOp{op}
		if h.Times() == 1 {
			return false
		}
		r.ModifyInPlace(op, func() { h.SetTimes(1) })
		return true
	}}}
}

func (hooks) FoldValues(op ValuesAdaptor[ir.Attribute]) (ir.FoldResult, bool) {
	if a := op.Rhs(); a != nil {
		return ir.FoldResult{Value: op.ValuesOp.Lhs()}, true
	}
	return ir.FoldResult{}, false
}

func (hooks) VerifyBoxType(params []ir.Param) error {
	if params[0] == uint64(0) || params[0] == int64(0) {
		return errors.New("a box has a width")
	}
	return nil
}

func (hooks) BuildBuiltWithType(b *ir.Builder, s *ir.OpSpec, type_ ir.Type, size int64) {
	first := b.Op("builtin.unrealized_conversion_cast").Result("outputs", type_).MustBuild().Result(0)
	s.OperandAt(0, first)
	s.ResultAt(0, type_)
	s.SetAt(0, size)
	s.SetAt(2, uint64(ColorGreen))
}

func (hooks) WidthOfGauge(op GaugeOp) int64 { return int64(8 * op.Values().Len()) }

func (hooks) ColorOfGauge(op GaugeOp) Color {
	if op.Width() > 8 {
		return ColorDarkBlue
	}
	return ColorRed
}

func (hooks) CostOfGrade(op GradeOp) int64 { return 100 * op.NameMethodOfGraded() }

func (hooks) SizeOfHeapType(t HeapType) int64 { return 1000 }

func (hooks) Materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation { return nil }

func newContext(t testing.TB) *ir.Context {
	ctx := ir.NewContext()
	if err := Register(ctx, hooks{}); err != nil {
		t.Fatal(err)
	}
	return ctx
}

// TestUpToDate checks that the package equals the output of mica gen for kinds.td.
func TestUpToDate(t *testing.T) {
	dir := t.TempDir()
	var out, errs strings.Builder
	if code := gen.Main([]string{"-o", dir, "kinds.td"}, &out, &errs, gen.Config{}); code != 0 {
		t.Fatal(errs.String())
	}
	golden.Compare(t, "testdata/problems.txt", errs.String())
	for _, file := range golden.Files(t, filepath.Join(dir, "*.gen.go")) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		golden.Compare(t, filepath.Base(file), string(text))
	}
	if have, made := golden.Files(t, "*.gen.go"), golden.Files(t, filepath.Join(dir, "*.gen.go")); len(have) != len(made) {
		t.Errorf("there are the files %q", have)
	}
}

// TestLoaded compares the dialect with the one that is loaded from the same file.
func TestLoaded(t *testing.T) {
	lib := library.New(library.Options{Natives: []*dialect.Natives{natives(hooks{})}})
	list := lib.AddFile("kinds.td")
	loaded := ir.NewContext()
	_, more := lib.Register(loaded)
	if list = append(list, more...); list.HasErrors() {
		t.Fatal(list)
	}
	generated := newContext(t)
	// Types and attributes are tested as parts of unregistered operations.
	loaded.AllowUnregistered, generated.AllowUnregistered = true, true
	var differ strings.Builder
	n := compare.Contexts(&differ, loaded, generated, []string{"kinds"}, 60)
	if t.Logf("%+v", n); n.Differ > 0 || n.Valid < 100 {
		t.Errorf("%+v\n%s", n, differ.String())
	}
}

// build builds a module with operations of all kinds.
func build(ctx *ir.Context) *ir.Operation {
	op := ir.NewBuilder(ctx).Op("builtin.module").Body("bodyRegion", nil, nil).MustBuild()
	b := ir.NewBuilderAtEnd(ctx, op.Region(0).Entry())
	i1, i32 := ctx.I1(), ctx.I32()
	value := func(t ir.Type) *ir.Value {
		return b.Op("builtin.unrealized_conversion_cast").Result("outputs", t).MustBuild().Result(0)
	}
	x, y := value(i32), value(i32)
	v := NewValues(b, x, y)
	u := NewUnnamed(b, ctx.IndexType(), v.ResultValue(), x)
	NewGroups(b, []ir.Type{i1, i32}, []*ir.Value{x, y}, x)
	NewGroups(b, nil, nil, y, GroupsOptions{LastType: i1, Maybe: u.ResultValue(), Nested: [][]*ir.Value{{x}, {}, {x, y}}})
	NewBuildable(b, x)
	label := NewLabelAttr(ctx, "of a box", 4, ctx.UnitAttr())
	elements := ctx.DenseIntElements(ctx.RankedTensorType([]int64{2}, i32, nil), []int64{1, 2})
	NewAttributes(b, -3, -4, 250, 6, true, 1.5, "text", "sym", ctx.SymbolRefAttr("a", "b"), i1, ctx.FunctionType(nil, []ir.Type{i1}),
		[]ir.Attribute{ctx.UnitAttr()}, []int64{1, -2}, []int8{3, -4}, []bool{true, false}, ctx.DictionaryAttr(nil),
		ctx.AffineMapAttr(affine.Identity(2)), elements, ColorDarkBlue, FlagsFast|FlagsSmall, label, ctx.StringAttr("any"), AttributesOptions{Unit: true})
	NewOptions(b)
	NewOptions(b, OptionsOptions{I32: new(int32(0)), Text: new(""), Color: new(ColorGreen), Label: &label, List: []ir.Attribute{}, Any: ctx.UnitAttr(),
		Zero: 1, Three: new(int64(0)), Flags: FlagsBoth, On: new(false), Nine: new(int64(0)), Unit: true})
	NewProperties(b, 5, true, "t", ctx.DenseI64Array(nil), PropertiesOptions{Unit: true, Four: new(int32(0))})
	NewLoop(b, []*ir.Value{x})
	NewLoop(b, nil, LoopOptions{Body: &typed.Body{Args: []ir.Type{i32}, Fill: func(b *ir.Builder, entry *ir.Block) {
		NewYield(b, []*ir.Value{entry.Argument(0)})
	}}})
	NewChoice(b, ChoiceOptions{Others: []typed.Body{{Args: []ir.Type{i1}}, {}}})
	NewNamed(b, "f", NamedOptions{SymVisibility: new("private")})
	h := NewHooks(b, x, HooksOptions{Times: new(int64(12)), Body: &typed.Body{Fill: func(b *ir.Builder, _ *ir.Block) { NewYield(b, nil) }}})
	box := NewBoxType(ctx, 8, i1, true, []int64{2, 3}, FlagsSmall, []ir.Type{i32, i1})
	NewCast(b, box.Type(), NewCast(b, NewPlainType(ctx).Type(), h.Y()).Out())
	NewChoice(b, ChoiceOptions{First: &typed.Body{Fill: func(b *ir.Builder, entry *ir.Block) {
		to := ir.NewBlock()
		entry.Parent().AppendBlock(to)
		NewBranch(b, value(i1), to, []*ir.Block{to})
		b.SetInsertionPointToEnd(to)
		NewYield(b, nil)
	}}})
	return op
}

// TestBuilders compares the operations that the builders create, and reads them back.
func TestBuilders(t *testing.T) {
	ctx := newContext(t)
	op := build(ctx)
	var list diag.List
	if !ir.Verify(op, &list) {
		t.Error(list)
	}
	golden.Compare(t, "testdata/built.mlir", string(asm.Append(nil, op, asm.Options{})))
	golden.Compare(t, "testdata/built.generic.mlir", string(asm.Append(nil, op, asm.Options{Generic: true})))
}

// TestCustomBuilders compares the operations that the builders translated from C++ create.
func TestCustomBuilders(t *testing.T) {
	ctx := newContext(t)
	top := ir.NewBuilder(ctx).Op("builtin.module").Body("bodyRegion", nil, nil).MustBuild()
	b := ir.NewBuilderAtEnd(ctx, top.Region(0).Entry())
	named := NewNamed(b, "name")
	values := b.Op("builtin.unrealized_conversion_cast").Result("outputs", ctx.I32(), ctx.I64(), ctx.I1()).MustBuild()
	x, y := values.Result(0), values.Result(1)
	NewBuiltWithFirst(b, x, 7, ColorDarkBlue)
	NewBuiltWithFirst2(b, x)
	narrow := false
	NewBuiltWithFirst2(b, x, BuiltWithFirst2Options{Second: y, Wide: &narrow})
	NewBuiltWithFirst2(b, x, BuiltWithFirst2Options{Second: x, Label: new("aligned"), Alignment: new(uint64(16))})
	NewBuiltWithValues(b, []*ir.Value{x, y, x}, BuiltWithValuesOptions{Attributes: []ir.NamedAttribute{
		{Name: "size", Value: ctx.Int64Attr(ctx.I64(), 3)}, {Name: "color", Value: ctx.Int64Attr(ctx.I32(), 5)},
	}})
	NewBuiltWithNamed(b, named, y)
	NewBuiltWithType(b, ctx.I64())
	five := int64(5)
	NewBuiltWithType(b, ctx.I64(), BuiltWithTypeOptions{Size: &five})
	NewChoice(b, ChoiceOptions{First: &typed.Body{Fill: func(b *ir.Builder, entry *ir.Block) {
		to, end := ir.NewBlock(), ir.NewBlock()
		entry.Parent().AppendBlock(to)
		entry.Parent().AppendBlock(end)
		NewBranchWithX(b, values.Result(2), to, []*ir.Block{to, end}, []ir.NamedAttribute{{Name: "kinds.unit", Value: ctx.UnitAttr()}})
		for _, block := range []*ir.Block{to, end} {
			b.SetInsertionPointToEnd(block)
			NewYield(b, nil)
		}
	}}})
	var list diag.List
	if !ir.Verify(top, &list) {
		t.Error(list)
	}
	golden.Compare(t, "testdata/custom.mlir", string(asm.Append(nil, top, asm.Options{Generic: true})))
	defer func() {
		if r := fmt.Sprint(recover()); !strings.Contains(r, "kinds.built") || !strings.Contains(r, "'first'") {
			t.Errorf("an operation without its operand: %v", r)
		}
	}()
	NewBuiltEmpty(b)
}

// find returns operation i of a kind.
func find[T any](t *testing.T, op *ir.Operation, i int) T {
	t.Helper()
	for x := range op.Region(0).Entry().Ops() {
		if w, ok := ir.As[T](x); ok {
			if i == 0 {
				return w
			}
			i--
		}
	}
	t.Fatalf("no %T", *new(T))
	panic("unreachable")
}

// TestAccessors reads and changes the parts of operations.
func TestAccessors(t *testing.T) {
	ctx := newContext(t)
	op := build(ctx)
	eq := func(what string, got, want any) {
		t.Helper()
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s is %v, not %v", what, got, want)
		}
	}
	g := find[GroupsOp](t, op, 1)
	_, last := g.Last()
	maybe, ok := g.Maybe()
	eq("groups", []any{g.Inputs().Len(), g.One().Type(), maybe.Type(), ok, last, g.Outs().Len(), len(g.Nested()), g.Nested()[2].Len()},
		[]any{0, "i32", "index", true, true, 0, 3, 2})
	// The operands are a group of one value, an optional one, and groups of 1, 0 and 2.
	constants := GroupsAdaptor[string]{g, []string{"one", "maybe", "a", "b", "c"}}
	changed, ok := constants.Maybe()
	eq("adapted groups", []any{constants.Inputs(), constants.One(), changed, ok, constants.Nested(), constants.NestedSizes()},
		"[[] one maybe true [[a] [] [b c]] [1 0 2]]")
	g = find[GroupsOp](t, op, 0)
	several := GroupsAdaptor[[]*ir.Value]{g, [][]*ir.Value{nil, {g.One()}, {g.One(), g.One()}}}
	_, ok = several.Maybe()
	eq("adapted to several", []any{len(several.Inputs()), len(several.Inputs()[1]), len(several.One()), ok}, "[2 1 2 false]")
	_, ok = g.Maybe()
	var types []ir.Type
	for v := range g.Inputs().All() {
		types = append(types, v.Type())
	}
	for v := range g.Outs().All() {
		types = append(types, v.Type())
	}
	eq("groups", []any{types, ok, g.Inputs().At(1) == g.Inputs().Values()[1], g.Outs().At(1) == g.Outs().Values()[1]}, "[[i32 i32 i1 i32] false true true]")

	a := find[AttributesOp](t, op, 0)
	eq("attributes", []any{a.I32(), a.Si64(), a.Ui8(), a.Index(), a.Flag(), a.F32(), a.Text(), a.Symbol(), a.Path(), a.Type(), a.Function(), a.List(),
		a.I64s(), a.I8s(), a.Flags(), a.Dict(), a.Map(), a.Elements(), a.Color(), a.Set(), a.Label(), a.Any(), a.Unit()},
		"[-3 -4 250 6 true 1.5 text sym @a::@b i1 () -> i1 [unit] [1 -2] [3 -4] [true false] {} affine_map<(d0, d1) -> (d0, d1)> "+
			`dense<[1, 2]> : tensor<2xi32> dark-blue both #kinds.label<"of a box", 4, more = unit> "any" true]`)
	a.SetI32(-8)
	a.SetColor(ColorRed)
	a.SetUnit(false)
	a.SetLabel(NewLabelAttr(ctx, "other", 7, nil))
	a.SetI64s(nil)
	eq("changed attributes", []any{a.I32(), a.Color(), a.Unit(), a.Label(), a.I64s(), a.Label().Number(), a.Label().More()}, `[-8 red false #kinds.label<"other"> [] 7 <nil>]`)

	o := find[OptionsOp](t, op, 0)
	_, text := o.Text()
	_, color := o.Color()
	eq("defaults", []any{o.Zero(), o.Three(), o.Flags(), o.On(), o.Nine(), text, color, o.Unit()}, "[0 3 none true 9 false false false]")
	o = find[OptionsOp](t, op, 1)
	i, ok := o.I32()
	c, _ := o.Color()
	eq("options", []any{i, ok, c, o.Zero(), o.Three(), o.Flags(), o.On(), o.Nine(), o.Unit()}, "[0 true green 1 0 both false 0 true]")
	o.RemoveI32()
	_, ok = o.I32()
	eq("a removed attribute", ok, false)

	p := find[PropertiesOp](t, op, 0)
	eq("properties", []any{p.Number(), p.Flag(), p.Unit(), p.Text(), p.Four()}, "[5 true true t 0]")
	p.SetNumber(-1)
	p.SetText("u")
	eq("changed properties", []any{p.Number(), p.Text()}, "[-1 u]")

	box, ok := AsBoxType(find[CastOp](t, op, 1).Out().Type())
	eq("a type", []any{ok, box.Width(), box.Element(), box.Open(), box.Sizes(), box.Flags(), box.Others()}, "[true 8 i1 true [2 3] small [i32 i1]]")
	if _, ok := AsPlainType(box.Type()); ok {
		t.Error("a box is plain")
	}
	if l, ok := AsLabelAttr(a.Label().Attr()); !ok || l != a.Label() {
		t.Error("a label is none")
	}
	if _, ok := AsLabelAttr(ctx.UnitAttr()); ok {
		t.Error("a unit attribute is a label")
	}
	if _, err := GetBoxType(ctx, 0, ctx.I1(), true, nil, 0, nil); err == nil || !strings.Contains(err.Error(), "a box has a width") {
		t.Errorf("a box without width: %v", err)
	}
}

// TestEnums converts enumerations to text and back.
func TestEnums(t *testing.T) {
	for _, x := range []Flags{FlagsNone, FlagsFast, FlagsBoth} {
		if y, err := ParseFlags(x.String()); y != x || err != nil {
			t.Errorf("%v is read as %v, %v", x, y, err)
		}
	}
	if x, err := ParseFlags("fast, small"); x != FlagsBoth || err != nil {
		t.Errorf("fast, small is %v, %v", x, err)
	}
	if s := Flags(8).String(); s != "Flags(8)" {
		t.Error(s)
	}
	if _, err := ParseColor("dark-bleu"); err == nil {
		t.Error("dark-bleu is a color")
	}
	if s := ColorDarkBlue.String(); s != "dark-blue" {
		t.Error(s)
	}
}

// TestBuilderPanics checks that builders panic on invalid arguments.
func TestBuilderPanics(t *testing.T) {
	defer func() {
		if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), "operand 'lhs' is missing") && !strings.Contains(fmt.Sprint(r), "'lhs' is nil") {
			t.Errorf("recovered %v", r)
		}
	}()
	ctx := newContext(t)
	NewValues(ir.NewBuilder(ctx), nil, nil)
}

// otherHooks are hooks that build another operation.
type otherHooks struct{ hooks }

func (otherHooks) BuildBuiltWithType(*ir.Builder, *ir.OpSpec, ir.Type, int64) {}

// TestRegisteredTwice checks that a failed registration leaves the hooks as they were.
func TestRegisteredTwice(t *testing.T) {
	ctx := newContext(t)
	if err := Register(ctx, otherHooks{}); err == nil {
		t.Error("the dialect is registered twice")
	}
	NewBuiltWithType(ir.NewBuilder(ctx), ctx.I64())
}

// TestNotRegistered checks that wrappers need the dialect.
func TestNotRegistered(t *testing.T) {
	if _, err := GetPlainType(ir.NewContext()); err == nil {
		t.Error("a type without its dialect")
	}
}

// TestHooks runs the hooks.
func TestHooks(t *testing.T) {
	ctx := newContext(t)
	check := func(text, want string) {
		t.Helper()
		_, list := asm.Parse(ctx, &source.File{Name: "hooks.mlir", Text: []byte(text)}, asm.ParseOptions{})
		got := ""
		if list.HasErrors() {
			got = list[0].Message
		}
		if got != want {
			t.Errorf("%s: %q, not %q", text, got, want)
		}
	}
	const head = "%x = \"builtin.unrealized_conversion_cast\"() : () -> i32\n"
	check(head+"%y = kinds.hooks %x times 5 {} : i32", "")
	check(head+"%y = kinds.hooks %x times 13 {} : i32", "'kinds.hooks' op is unlucky")
	check(head+"%y = kinds.hooks %x times 113 {} : i32", "'kinds.hooks' op has too many times")
	check(head+"%y = kinds.hooks %x times 5 {\n^bb0(%z: i32): \nkinds.yield\n} : i32", "'kinds.hooks' op has a block with arguments")
	check(head+"%y = kinds.cast %x as : i32 to i64", "")
	check(head+"%y = kinds.cast %x as : i32 to i32", "'kinds.cast' op operand type 'i32' and result type 'i32' are cast incompatible")
}

// TestMissingHook requires that a program without one of the hooks does not compile, and that the
// error names it. The program is in a directory that go ignores.
func TestMissingHook(t *testing.T) {
	const program = `package main

import (
	"github.com/mica-ir/mica/internal/gen/kinds"
	"github.com/mica-ir/mica/ir"
)

type other struct{}

func (other) VerifyHooks() {} // hides the hook, whose parameters are others

type hooks struct{ %s }

func main() { _ = kinds.Register(ir.NewContext(), hooks{}) }
`
	if err := os.MkdirAll("testdata", 0o777); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ embedded, want string }{
		{"kinds.Hooks", ""},
		{"", "hooks does not implement kinds.Hooks (missing method BuildBuiltWithType)"},
		{"kinds.Hooks; other", "ambiguous selector hooks.VerifyHooks"},
	} {
		dir, err := os.MkdirTemp("testdata", "scratch")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.RemoveAll(dir) })
		if err := os.WriteFile(filepath.Join(dir, "main.go"), fmt.Appendf(nil, program, c.embedded), 0o666); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command("go", "vet", "./"+filepath.ToSlash(dir)).CombinedOutput()
		if (err == nil) != (c.want == "") || !strings.Contains(string(out), c.want) {
			t.Errorf("hooks with %q: %v\n%s", c.embedded, err, out)
		}
	}
}

// TestInterfaces compares the methods of interfaces of the generated dialect with those of
// the same names of the loaded one.
func TestInterfaces(t *testing.T) {
	lib := library.New(library.Options{Natives: []*dialect.Natives{natives(hooks{})}})
	list := lib.AddFile("kinds.td")
	loaded := ir.NewContext()
	_, more := lib.Register(loaded)
	if list = append(list, more...); list.HasErrors() {
		t.Fatal(list)
	}
	const text = `%0:2 = "builtin.unrealized_conversion_cast"() : () -> (!kinds.sack<3>, !kinds.heap)
		"kinds.ruler"() <{width = 40 : i64}> : () -> ()
		"kinds.tape"() <{width = 9 : i8}> : () -> ()
		"kinds.tape"() <{width = -9 : i8, shade = 1 : i32}> : () -> ()
		"kinds.gauge"(%0#0, %0#1) : (!kinds.sack<3>, !kinds.heap) -> ()
		"kinds.grade"(%0#0) : (!kinds.sack<3>) -> ()
		"kinds.yield"() {a = #kinds.tag<2>, b = #kinds.tag<7>} : () -> ()
	`
	parse := func(ctx *ir.Context) *ir.Operation {
		op, list := asm.Parse(ctx, &source.File{Name: "in.mlir", Text: []byte(text)}, asm.ParseOptions{NoVerify: true})
		if list.HasErrors() {
			t.Fatal(list)
		}
		return op
	}
	var want, got strings.Builder
	call := func(x any, method string, args ...any) {
		v, err := ir.Call[any](x, method, args...)
		fmt.Fprintln(&want, method, v, err)
	}
	say := func(method string, v any) { fmt.Fprintln(&got, method, v, nil) }
	i16 := loaded.IntegerType(16)
	for op := range parse(loaded).Region(0).Entry().Ops() {
		for _, v := range op.Results() {
			call(v.Type(), "getSize")
			call(v.Type(), "isSmall", 10)
		}
		if ir.HasInterface(op, "kinds::Labeled") {
			call(op, "getCost")
		}
		if !ir.HasInterface(op, "kinds::Measured") {
			continue
		}
		call(op, "getName")
		call(op, "getWidth")
		call(op, "getTotal", 3)
		call(op, "getColor")
		call(op, "isWiderThan", i16)
		call(op, "getDefaultWidth")
	}
	ctx := newContext(t)
	module := parse(ctx)
	for op := range module.Region(0).Entry().Ops() {
		for _, v := range op.Results() {
			s, ok := AsSized(v.Type())
			if !ok {
				t.Fatalf("%v has no size", v.Type())
			}
			say("getSize", s.Size())
			say("isSmall", s.IsSmall(10))
		}
		if l, ok := AsLabeled(op); ok {
			say("getCost", l.Cost())
			l.SetInput(op.Operand(0).DefiningOp().Result(1))
			if l.NameMethod() != "nobody" || op.Operand(0).DefiningOp().Result(1) != op.Operand(0) {
				t.Errorf("%q has the input %v", l.NameMethod(), op.Operand(0))
			}
		}
		m, ok := AsMeasured(op)
		if _, wrapped := ir.As[Measured](op); ok != wrapped {
			t.Errorf("the wrapper of %s: %t, %t", op.Name(), ok, wrapped)
		}
		if !ok {
			continue
		}
		if n, ok := AsNamedThing(op); !ok || n != m.(NamedThing) {
			t.Errorf("%s is no NamedThing", op.Name())
		}
		say("getName", m.NameMethod())
		say("getWidth", m.Width())
		say("getTotal", m.Total(3))
		say("getColor", uint64(m.Color()))
		say("isWiderThan", m.IsWiderThan(ctx.IntegerType(16)))
		say("getDefaultWidth", m.DefaultWidth())
	}
	if want.String() != got.String() || strings.Count(got.String(), "\n") < 20 {
		t.Errorf("loaded:\n%s\ngenerated:\n%s", want.String(), got.String())
	}

	for _, a := range module.Region(0).Entry().Back().Attrs() {
		p, ok := AsPriced(a.Value)
		if ok != (a.Name == "b") || ok && p.Price() != 7 {
			t.Errorf("the price of %v: %v, %t", a.Value, p, ok)
		}
	}
	ruler := find[RulerOp](t, module, 0)
	for _, width := range []int64{5, -5} {
		Measured.SetWidth(ruler, width)
		var list diag.List
		if ok := ir.Verify(ruler.Operation, &list); ok != (width > 0) || !ok && list[0].Message != "'kinds.ruler' op has a negative width" {
			t.Errorf("width %d: %t, %v", width, ok, list)
		}
	}
}

// bagModel is a model of Sized, and yieldModel one of NamedThing.
type bagModel struct{ BagType }

func (b bagModel) Size() int64              { return b.BagType.Size() + 1 }
func (b bagModel) IsSmall(limit int64) bool { return b.Size() < limit }

type yieldModel struct{ YieldOp }

func (yieldModel) NameMethod() string { return "the last" }

type labelModel struct{ LabelAttr }

func (l labelModel) Price() int64 { return l.Number() }

// TestModels attaches models of interfaces to types and operations that do not list them.
func TestModels(t *testing.T) {
	ctx := newContext(t)
	bag := NewBagType(ctx, 4)
	if _, ok := AsSized(bag.Type()); ok {
		t.Error("a bag has the interface without a model")
	}
	AttachSized(bag.Type().(*ir.DefinedType).Def, func(t ir.Type) Sized {
		b, _ := AsBagType(t)
		return bagModel{b}
	})
	if s, ok := AsSized(bag.Type()); !ok || s.Size() != 5 || s.IsSmall(5) {
		t.Errorf("%v, %t", s, ok)
	}
	AttachNamedThing(ctx.LookupOp("kinds.yield"), func(op *ir.Operation) NamedThing { return yieldModel{YieldOp{op}} })
	yield := NewYield(ir.NewBuilder(ctx), nil)
	if n, ok := AsNamedThing(yield.Operation); !ok || n.NameMethod() != "the last" || n.Op() != yield.Operation {
		t.Errorf("%v, %t", n, ok)
	}
	// C++ sees them, too: the condition of the interface, and calls by name.
	label := NewLabelAttr(ctx, "dear", 3, nil).Attr()
	AttachPriced(label.(*ir.DefinedAttr).Def, func(a ir.Attribute) Priced {
		l, _ := AsLabelAttr(a)
		return labelModel{l}
	})
	if p, ok := AsPriced(label); !ok || p.Price() != 3 {
		t.Errorf("%v, %t", p, ok)
	}
	if p, ok := AsPriced(NewLabelAttr(ctx, "cheap", 2, nil).Attr()); ok {
		t.Errorf("%v is priced", p)
	}
	if name, err := ir.Call[string](yield.Operation, "getName"); name != "the last" || err != nil {
		t.Errorf("%q, %v", name, err)
	}
	if small, err := ir.Call[bool](bag.Type(), "isSmall", 5); small || err != nil {
		t.Errorf("%t, %v", small, err)
	}
	if price, err := ir.Call[int](label, "getPrice"); price != 3 || err != nil {
		t.Errorf("%d, %v", price, err)
	}
}
