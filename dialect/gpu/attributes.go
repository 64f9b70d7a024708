package gpu

import (
	"errors"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

const targetInterface = "gpu::TargetAttrInterface"

// promiseTargets gives the interface of targets to those attributes that have it
// without saying so in their definitions.
func promiseTargets(d *ir.Dialect) {
	for _, a := range d.Attributes {
		switch a.Name {
		case "NVVMTargetAttr", "ROCDLTargetAttr", "XeVMTargetAttr", "TargetEnvAttr":
			if _, ok := findInterface(a.Interfaces, targetInterface); !ok {
				a.AttachInterface(targetInterface, nil)
			}
		}
	}
}

func findInterface(is []ir.InterfaceImpl, name string) (any, bool) {
	for _, i := range is {
		if i.Name == name {
			return i.Impl, true
		}
	}
	return nil, false
}

func isTarget(a ir.Attribute) bool {
	d, ok := a.(*ir.DefinedAttr)
	if !ok {
		return false
	}
	_, ok = d.Interface(targetInterface)
	return ok
}

func verifyObject(params []ir.Param) error {
	a, _ := params[0].(ir.Attribute)
	if a == nil {
		return errors.New("the target attribute cannot be null")
	}
	if !isTarget(a) {
		return errors.New("the target attribute must implement or promise the `gpu::TargetAttrInterface`")
	}
	return nil
}

func verifySelectObject(params []ir.Param) error {
	switch a := params[0].(type) {
	case nil:
	case *ir.IntegerAttr:
		if a.Int64() < 0 {
			return errors.New("the object index must be positive")
		}
	case ir.Attribute:
		if !isTarget(a) {
			return errors.New("the target attribute must be a GPU Target attribute")
		}
	}
	return nil
}

func verifyKernelMetadata(params []ir.Param) error {
	if name, ok := params[0].(*ir.StringAttr); !ok || name.Value == "" {
		return errors.New("the kernel name can't be empty")
	}
	if args, ok := params[2].(*ir.ArrayAttr); ok {
		for _, e := range args.Elements {
			if _, ok := e.(*ir.DictionaryAttr); !ok {
				return errors.New("all attributes in the array must be a dictionary attribute")
			}
		}
	}
	return nil
}

// kernelName returns the name of a kernel's metadata.
func kernelName(p ir.Param) string {
	if d, ok := p.(*ir.DefinedAttr); ok && len(d.Params) > 0 {
		if s, ok := d.Params[0].(*ir.StringAttr); ok {
			return s.Value
		}
	}
	return ""
}

// verifyKernelTable accepts all: names are compared where a table is parsed.
func verifyKernelTable([]ir.Param) error { return nil }

// tableSyntax is the form of the parameters of a table of kernels, which are
// ordered by name:
//
//	table ::= `<` (`[` kernel (`,` kernel)* `]`)? `>`
type tableSyntax struct{}

func (tableSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	p.Punct(asm.Less)
	list := ir.ParamList{}
	if p.OptionalPunct(asm.LSquare) {
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
			p.Explain(func() { list = append(list, parseKernel(p)) },
				"failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`")
		}, "")
		p.Punct(asm.RSquare)
	}
	p.Punct(asm.Greater)
	slices.SortStableFunc(list, func(a, b ir.Param) int { return strings.Compare(kernelName(a), kernelName(b)) })
	for i := 1; i < len(list); i++ {
		p.Check(kernelName(list[i-1]) != kernelName(list[i]), at, "expected all kernels to be uniquely named")
	}
	return []ir.Param{list}
}

// parseKernel parses the metadata of a kernel.
func parseKernel(p *asm.Parser) ir.Attribute {
	if d := p.Context().Dialect("gpu"); d != nil {
		if def := d.AttributeNamed("kernel_metadata"); def != nil {
			return p.ParseStrippedAttribute(def, nil)
		}
	}
	return p.ParseAttribute(nil)
}

func (tableSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if list, ok := params[0].(ir.ParamList); ok && len(list) > 0 {
		p.Byte('[')
		for i, e := range list {
			p.Comma(i).Attribute(e.(ir.Attribute))
		}
		p.Byte(']')
	}
	p.Byte('>')
}

// The directive Object is the format and the text of an object:
//
//	object ::= (format `=`)? string
func parseObject(p *asm.Parser, a *asm.ParamArgs) bool {
	at := p.Pos()
	def := formats(p.Context())
	p.Check(def != nil, at, "the format of objects is not defined")
	format := "fatbin"
	if word, ok := p.ParseOptionalAnyKeyword(); ok {
		p.Check(def.CaseNamed(word) != nil, at, "expected keyword for GPU object format")
		p.ExplainAt(at, func() { p.Punct(asm.Equal) }, "expected an equal sign")
		format = word
	}
	at = p.Pos()
	var v ir.Attribute
	p.Explain(func() {
		v = p.ParseAttribute(nil)
		_, ok := v.(*ir.StringAttr)
		p.Check(ok, at, "invalid kind of attribute specified")
	}, "failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`")
	c := def.CaseNamed(format)
	p.Checkf(c != nil, at, "the format of objects has no case %s", format)
	a.Set(0, ir.EnumValue{Def: def, Value: c.Value})
	a.Set(1, v)
	return true
}

// formats returns the enumeration of the formats of objects.
func formats(ctx *ir.Context) *ir.EnumDef {
	if d := ctx.Dialect("gpu"); d != nil {
		if def := d.AttributeNamed("object"); def != nil && len(def.Params) > 1 {
			return def.Params[1].Enum
		}
	}
	return nil
}

func printObject(p *ir.Printer, a *asm.ParamArgs) {
	if e, ok := a.Param(0).(ir.EnumValue); ok {
		if text, ok := e.Def.Text(e.Value); ok && text != "fatbin" {
			p.Text(text).Text(" = ")
		}
	}
	if v, ok := a.Param(1).(ir.Attribute); ok {
		p.Attribute(v)
	}
}

// The directive OffloadingHandler is an attribute in angle brackets, which is left
// out if it selects the first object.
func parseHandler(p *asm.OpParser, a *asm.ParseArgs) bool {
	var v ir.Attribute
	if p.OptionalPunct(asm.Less) {
		v = p.ParseAttribute(nil)
		p.Punct(asm.Greater)
	}
	if v == nil {
		v = selectObject(p.Context())
	}
	a.SetAttr(0, v)
	return true
}

func printHandler(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	if v := a.Attr(0); v != selectObject(op.Context()) {
		p.Byte('<').Attribute(v).Byte('>')
	}
}

func selectObject(ctx *ir.Context) ir.Attribute {
	if d := ctx.Dialect("gpu"); d != nil {
		if def := d.AttributeNamed("select_object"); def != nil {
			return ctx.DefinedAttr(def, []ir.Param{nil})
		}
	}
	return nil
}
