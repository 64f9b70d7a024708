package main

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/source"
)

// roundtripPasses write a module as bytecode and read it.
func roundtripPasses() []*pass.Definition {
	return []*pass.Definition{
		{Name: "TestBytecodeRoundtripPass", Argument: "test-bytecode-roundtrip", Summary: "Test pass to implement bytecode roundtrip tests.",
			On: pass.Anchor{Op: "builtin.module"}, New: func() pass.Pass { return &testRoundtrip{} }},
	}
}

// A testRoundtrip writes a module as bytecode, reads it back and prints it. It has the kinds that
// write #test.attr_params in the encoding of builtin, and that read elements of builtin as
// #test.attr_params.
type testRoundtrip struct {
	Kind int64 `option:"test-kind" help:"Specifies the test kind to execute"`
}

func (p *testRoundtrip) Run(r *pass.Run) error {
	config, options := bytecode.DefaultConfig(), bytecode.ReadOptions{ParseOptions: asm.ParseOptions{NoVerify: true}}
	switch p.Kind {
	case 3:
		config.WriteAttribute = func(a ir.Attribute, w *bytecode.Writer) (string, bool) {
			elements := elementsOf(a)
			if elements == nil {
				return "", false
			}
			fmt.Fprintln(r.Out, "Overriding TestAttrParamsAttr encoding...")
			return "builtin", bytecode.Builtin().WriteAttribute(w, elements)
		}
	case 4:
		options.ReadAttribute = func(reader *bytecode.Reader, namespace string) ir.Attribute {
			if namespace != "builtin" {
				return nil
			}
			params := paramsOf(bytecode.Builtin().ReadAttribute(reader))
			if params != nil {
				fmt.Fprintln(r.Out, "Overriding parsing of TestAttrParamsAttr encoding...")
			}
			return params
		}
	default:
		r.Errorf(r.Op, "no round trip of kind %d", p.Kind)
		return pass.ErrFailed
	}
	var text bytes.Buffer
	if err := bytecode.Write(&text, r.Op, config); err != nil {
		r.Errorf(r.Op, "failed to write bytecode\n")
		return pass.ErrFailed
	}
	read, diags := bytecode.Read(r.Context(), source.NewFile("", text.Bytes()), options)
	r.Report(diags)
	if read == nil {
		r.Errorf(r.Op, "failed to read bytecode\n")
		return pass.ErrFailed
	}
	return asm.Print(r.Out, read, asm.Options{})
}

// elementsOf returns the parameters of #test.attr_params as elements, nil for another attribute.
func elementsOf(a ir.Attribute) ir.Attribute {
	x, ok := a.(*ir.DefinedAttr)
	if !ok || x.Def != paramsDef(x.Context()) {
		return nil
	}
	ctx := x.Context()
	return ctx.DenseIntElements(ctx.RankedTensorType([]int64{2}, ctx.IntegerType(32), nil), []int64{x.Params[0].(int64), x.Params[1].(int64)})
}

// paramsOf returns #test.attr_params of two elements i32, nil for another attribute.
func paramsOf(a ir.Attribute) ir.Attribute {
	x, ok := ir.AsDenseIntElements(a)
	if !ok {
		return nil
	}
	ctx := x.Context()
	if x.ElementType() != ctx.IntegerType(32) || !slices.Equal(x.ShapedType().Shape(), []int64{2}) {
		return nil
	}
	v0, _ := x.Int(0).Int64()
	v1, _ := x.Int(1).Int64()
	return ctx.DefinedAttr(paramsDef(ctx), []ir.Param{v0, v1})
}

// paramsDef returns the definition of #test.attr_params.
func paramsDef(ctx *ir.Context) *ir.AttributeDefinition {
	return ctx.Dialect("test").AttributeNamed("attr_params")
}
