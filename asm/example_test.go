package asm_test

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A module is read, changed and printed.
func ExampleParse() {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	f := source.NewFile("in.mlir", []byte(`
%0:2 = "demo.pair"() : () -> (i32, f32)
"demo.use"(%0#1) {count = 3 : i8} : (f32) -> ()
`))
	module, diags := asm.Parse(ctx, f, asm.ParseOptions{})
	if module == nil {
		fmt.Println(diags)
		return
	}
	for op := range module.Region(0).Entry().Ops() {
		op.SetAttr("seen", ctx.UnitAttr())
	}
	if err := asm.Print(os.Stdout, module, asm.Options{}); err != nil {
		fmt.Println(err)
	}
	// Output:
	// module {
	//   %0:2 = "demo.pair"() {seen} : () -> (i32, f32)
	//   "demo.use"(%0#1) {count = 3 : i8, seen} : (f32) -> ()
	// }
}

// Errors in a text are reported with the same messages as mlir-opt's.
func ExampleParse_error() {
	f := source.NewFile("in.mlir", []byte(`"demo.use"(%a) : (f32)`))
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	_, diags := asm.Parse(ctx, f, asm.ParseOptions{})
	files := &source.Set{}
	files.Add(f)
	r := &diag.Renderer{Out: os.Stdout, Files: files}
	if err := r.RenderAll(diags); err != nil {
		fmt.Println(err)
	}
	// Output:
	// in.mlir:1:22: error: expected '->' in function type
	// "demo.use"(%a) : (f32)
	//                      ^
}

// swapSyntax is the custom form of an operation: `demo.swap %a, %b : type`.
type swapSyntax struct{}

func (swapSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	operands := p.ParseOperandListN(asm.NoDelimiter, nil, 2)
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	s.Types = append(s.Types, t, t)
	p.ResolveOperands(s, operands, t)
}

func (swapSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operands(op.OpOperands())
	p.AttrDict(op.AllAttrs())
	p.Text(" : ")
	p.Type(op.Result(0).Type())
}

// A custom form is a pair of hooks in the description of an operation.
func ExampleOpSyntax() {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	if err := ctx.Register(&ir.Dialect{Namespace: "demo", Ops: []*ir.OpDef{{
		Name:     "demo.swap",
		Syntax:   swapSyntax{},
		Operands: []ir.OperandDef{{Name: "a"}, {Name: "b"}},
		Results:  []ir.ResultDef{{Name: "x"}, {Name: "y"}},
	}}}); err != nil {
		fmt.Println(err)
		return
	}
	f := source.NewFile("in.mlir", []byte(`
%a, %b = "x.pair"() : () -> (i32, i32)
%c:2 = demo.swap %a, %b : i32
`))
	module, diags := asm.Parse(ctx, f, asm.ParseOptions{})
	if module == nil {
		fmt.Println(diags)
		return
	}
	fmt.Println(asm.String(module, asm.Options{}))
	// Output:
	// module {
	//   %0:2 = "x.pair"() : () -> (i32, i32)
	//   %1:2 = demo.swap %0#0, %0#1 : i32
	// }
}
