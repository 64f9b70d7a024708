package asm_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// mapSyntax is `hook.map [affine expressions over values]`.
type mapSyntax struct{}

func (mapSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	m, dims, symbols := p.ParseAffineMapOfSSAIds(asm.Squares)
	s.AddAttribute("map", p.Context().AffineMapAttr(m))
	index := p.Context().IndexType()
	p.ResolveOperands(s, dims, index)
	p.ResolveOperands(s, symbols, index)
}

func (mapSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Text(" [")
	p.AffineMapOfSSAIds(op.Attr("map").(*ir.AffineMapAttr).Map, op.OpOperands())
	p.Text("]")
}

// regionSyntax is `hook.region {...}`.
type regionSyntax struct{}

func (regionSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseRegion(p.NewRegion(s), nil)
}

func (regionSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{})
}

func blockNames(op *ir.Operation, set func(b *ir.Block, name string)) {
	name := "start"
	for b := range op.Region(0).Blocks() {
		set(b, name)
		name = "then that"
	}
}

func hookContext(t *testing.T) *ir.Context {
	t.Helper()
	ctx := ir.NewContext()
	if err := ctx.Register(&ir.Dialect{Namespace: "hook", Ops: []*ir.OpDef{
		{Name: "hook.index", Results: []ir.ResultDef{{Arity: ir.Variadic}}},
		{Name: "hook.map", Operands: []ir.OperandDef{{Arity: ir.Variadic}}, Attributes: []ir.AttributeDef{{Name: "map"}}, Syntax: mapSyntax{}},
		{Name: "hook.region", Regions: []ir.RegionDef{{}}, Syntax: regionSyntax{}, BlockNames: blockNames, DefaultDialect: "hook"},
		{Name: "hook.go", Traits: []*ir.Trait{ir.LookupTrait("IsTerminator")}, Successors: []ir.SuccessorDef{{Variadic: true}}},
	}}); err != nil {
		t.Fatal(err)
	}
	return ctx
}

// TestHooks prints the same text as it has read: affine expressions over values,
// operations without the prefix of a default dialect, names of blocks.
func TestHooks(t *testing.T) {
	const text = `module {
  %0 = "hook.index"() : () -> index
  %1 = "hook.index"() : () -> index
  hook.region {
    map [%0 + symbol(%1) * 2, %0 floordiv 4, symbol(%1), 7]
    map []
    "hook.go"()[^then_that] : () -> ()
  ^then_that:  // pred: ^start
    "hook.go"() : () -> ()
  }
}
`
	op := parse(t, hookContext(t), source.NewFile("hooks.mlir", []byte(text)), nil)
	if d := reftest.Diff(text, string(asm.Append(nil, op, asm.Options{}))); d != "" {
		t.Error(d)
	}
	generic := string(asm.Append(nil, op, asm.Options{Generic: true}))
	for _, want := range []string{"affine_map<(d0)[s0] -> (d0 + s0 * 2, d0 floordiv 4, s0, 7)>", "[^bb1]"} {
		if !strings.Contains(generic, want) {
			t.Errorf("%q is not in %s", want, generic)
		}
	}
}

// TestAffineOfSSAIdsErrors are mistakes in expressions over values.
func TestAffineOfSSAIdsErrors(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"hook.map [%0 * %0]", "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic"},
		{"hook.map [symbol(3)]", "expected ssa identifier"},
		{"hook.map [symbol(%0]", "expected ')' at end of SSA symbol"},
		{"hook.map [d0]", "use of undeclared identifier"},
		{"hook.map [%0", "expected ']' in affine map"},
		{"hook.map [%9]", "use of undeclared SSA value name"},
	} {
		f := source.NewFile("hooks.mlir", []byte("%0 = \"hook.index\"() : () -> index\n"+tt.text+"\n"))
		if op, diags := asm.Parse(hookContext(t), f, asm.ParseOptions{}); op != nil || !strings.Contains(render(f, diags), tt.want) {
			t.Errorf("%s: %s, want %q", tt.text, render(f, diags), tt.want)
		}
	}
}

// blobSyntax is `<key>` of a resource of the dialect.
type blobSyntax struct{ dialect string }

func (b blobSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	r := p.ParseResource(b.dialect)
	p.Punct(asm.Greater)
	return []ir.Param{r}
}

func (blobSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Text("<")
	p.Resource(params[0].(*ir.Resource))
	p.Text(">")
}

func blobContext(t *testing.T) *ir.Context {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	for _, d := range []*ir.Dialect{
		{Namespace: "keep", KeepsResources: true, Attributes: []*ir.AttributeDefinition{{Name: "BlobAttr", Mnemonic: "blob", Params: []ir.ParamDef{{Name: "blob"}}, Syntax: blobSyntax{"keep"}}}},
		{Namespace: "none", Attributes: []*ir.AttributeDefinition{{Name: "BlobAttr", Mnemonic: "blob", Params: []ir.ParamDef{{Name: "blob"}}, Syntax: blobSyntax{"none"}}}},
	} {
		if err := ctx.Register(d); err != nil {
			t.Fatal(err)
		}
	}
	return ctx
}

// TestDialectResources reads and prints the resources of a dialect that keeps
// some; another dialect's are errors.
func TestDialectResources(t *testing.T) {
	const text = `module {
  "x"() {a = #keep.blob<b>, c = dense_resource<b> : tensor<1xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      b: "0x0100000005"
    },
    keep: {
      b: "0x080000000102"
    }
  }
#-}
`
	op := parse(t, blobContext(t), source.NewFile("blobs.mlir", []byte(text)), nil)
	if d := reftest.Diff(text, string(asm.Append(nil, op, asm.Options{}))); d != "" {
		t.Error(d)
	}
	for _, tt := range []struct{ text, want string }{
		{`"x"() {a = #none.blob<b>} : () -> ()`, "dialect 'none' does not expect resource handles"},
		{`{-# dialect_resources: { none: { b: "0x0100000005" } } #-}`, "unexpected 'resource' section for dialect 'none'"},
	} {
		f := source.NewFile("blobs.mlir", []byte(tt.text))
		if op, diags := asm.Parse(blobContext(t), f, asm.ParseOptions{}); op != nil || !strings.Contains(render(f, diags), tt.want) {
			t.Errorf("%s: %s, want %q", tt.text, render(f, diags), tt.want)
		}
	}
}

// TestHiddenAttribute prints an operation whose custom form does not show an attribute. It is in
// generic form, and the operations in it are located where they stand in that.
func TestHiddenAttribute(t *testing.T) {
	const text = `"hook.region"() ({
  %0 = "hook.index"() : () -> index
  "hook.go"() : () -> ()
}) {t.hidden = 1 : i32} : () -> ()
`
	op := parse(t, hookContext(t), source.NewFile("hooks.mlir", []byte(text)), nil)
	var at []int
	var ops []*ir.Operation
	printed := string(asm.Append(nil, op, asm.Options{Located: func(op *ir.Operation, offset int) {
		at, ops = append(at, offset), append(ops, op)
	}}))
	if !strings.Contains(printed, "t.hidden = 1 : i32") {
		t.Errorf("the attribute is lost in\n%s", printed)
	}
	for i, offset := range at {
		if line, _, _ := strings.Cut(printed[offset:], "\n"); i > 0 && !strings.Contains(line, ops[i].Name()) {
			t.Errorf("%s is at %q", ops[i].Name(), line)
		}
	}
}

// TestResultsInAffineMaps reads results of one operation as different dimensions.
func TestResultsInAffineMaps(t *testing.T) {
	const text = `module {
  %0:3 = "hook.index"() : () -> (index, index, index)
  hook.map [%0#1, %0#0 + symbol(%0#2), %0#1]
}
`
	op := parse(t, hookContext(t), source.NewFile("hooks.mlir", []byte(text)), nil)
	if d := reftest.Diff(text, string(asm.Append(nil, op, asm.Options{}))); d != "" {
		t.Error(d)
	}
}
