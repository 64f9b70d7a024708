package llvm

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// rangeSyntax is the form of ConstantRangeAttr:
//
//	`<` integer-type `,` lower `,` upper `>`
type rangeSyntax struct{}

func (rangeSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	at := p.Pos()
	width, is := p.ParseType().(*ir.IntegerType)
	p.Check(is, at, "expected integer type")
	var bounds [2]ir.Param
	for i := range bounds {
		p.Punct(asm.Comma)
		at := p.Pos()
		n, present := p.ParseOptionalInteger()
		p.Check(present, at, "expected integer value")
		bits := n.BitLen()
		if n.Sign() < 0 {
			bits++ // the sign
		}
		p.Check(bits <= width.Width, at, "integer value too large")
		bounds[i] = num.APIntFromBig(width.Width, n)
	}
	p.Punct(asm.Greater)
	return bounds[:]
}

func (rangeSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	low, _ := params[0].(num.APInt)
	high, _ := params[1].(num.APInt)
	p.Text("<i").Int(int64(low.Width())).Text(", ")
	p.Buf = low.Append(p.Buf, true)
	p.Text(", ")
	p.Buf = high.Append(p.Buf, true)
	p.Byte('>')
}

// The directive ExpressionArg is the integers after an operation of a debug
// expression; the second of a conversion is the name of an encoding. The arguments
// are the operation and the list.
func parseExpression(p *asm.Parser, a *asm.ParamArgs) bool {
	list := ir.ParamList{}
	for {
		if isEncoding(a, len(list)) {
			if name, ok := p.ParseOptionalAnyKeyword(); ok {
				v := encodings.value(name)
				p.Checkf(v != 0, p.Pos(), "encountered unknown attribute encoding \"%s\"", name)
				list = append(list, v)
				break
			}
		}
		list = append(list, asm.IntParam{Bits: 64, Unsigned: true}.ParseParam(p))
		if !p.OptionalPunct(asm.Comma) {
			break
		}
	}
	a.Set(1, list)
	return true
}

var encodings = dwarfParam{"encoding", "DW_ATE_", encodingNames}

// isEncoding reports whether argument i of an operation is an encoding.
func isEncoding(a *asm.ParamArgs, i int) bool {
	const convert = 0x1001
	return i > 0 && a.Param(0) == uint64(convert)
}

func printExpression(p *ir.Printer, a *asm.ParamArgs) {
	list, _ := a.Param(1).(ir.ParamList)
	for i, v := range list {
		p.Comma(i)
		if n, ok := v.(uint64); ok && isEncoding(a, i) {
			if name := encodings.name(n); name != "" {
				p.Text(name)
				continue
			}
		}
		asm.IntParam{Bits: 64, Unsigned: true}.PrintParam(p, v)
	}
}

// The base classes of debug information and alias metadata have no definition, so their derived
// classes are listed by name.
var attrBases = map[string][]string{
	"DINodeAttr":       nil, // every DI...Attr but the expressions
	"DIScopeAttr":      {"DICommonBlockAttr", "DICompileUnitAttr", "DICompositeTypeAttr", "DIDerivedTypeAttr", "DIFileAttr", "DILexicalBlockAttr", "DILexicalBlockFileAttr", "DIModuleAttr", "DINamespaceAttr", "DISubprogramAttr"},
	"DILocalScopeAttr": {"DILexicalBlockAttr", "DILexicalBlockFileAttr", "DISubprogramAttr"},
	"DITypeAttr":       {"DINullTypeAttr", "DIBasicTypeAttr", "DICompositeTypeAttr", "DIDerivedTypeAttr", "DIStringTypeAttr", "DISubroutineTypeAttr"},
	"DIVariableAttr":   {"DILocalVariableAttr", "DIGlobalVariableAttr"},
	"TBAANodeAttr":     {"TBAATypeDescriptorAttr", "TBAARootAttr"},
}

func attributeBases(api *cppapi.API) {
	for name, derived := range attrBases {
		c := api.AbsentAttribute("mlir::LLVM::"+name, nil)
		c.Interface = true // only the name relates derived classes to it
		c.IsA = func(x any) bool {
			d, ok := x.(*ir.DefinedAttr)
			if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "llvm" {
				return false
			}
			if derived == nil {
				return len(d.Def.Name) > 2 && d.Def.Name[:2] == "DI" && d.Def.Name != "DIExpressionAttr" && d.Def.Name != "DIExpressionElemAttr"
			}
			return slices.Contains(derived, d.Def.Name)
		}
	}
}

// elementCount registers the function of intrinsics about the length of vectors.
func elementCount(api *cppapi.API) {
	f := &cxx.Func{Params: []*cxx.Type{api.Type.Type()}, Result: api.ElementCount.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		v, ok := cppapi.AsType(args[0]).(*ir.VectorType)
		if !ok || len(v.Shape()) == 0 {
			return m.Failf("not a vector")
		}
		return cppapi.ElementCountValue(v.Shape()[0], v.IsScalable())
	}}
	api.Native("mlir::LLVM::getVectorNumElements", f)
}
