package asm

import (
	"slices"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// firstOf returns the tokens that the text of a parameter can begin with. It returns nil if
// they are not known, or if the text may be empty.
func firstOf(s ParamSyntax) *format.First {
	switch s := s.(type) {
	case IntParam, BoolParam:
		return &format.First{Tokens: []string{format.AnInteger, "-", "true", "false"}}
	case APIntParam:
		return &format.First{Tokens: []string{format.AnInteger, "-"}}
	case FloatParam:
		return &format.First{Tokens: []string{format.AnInteger, format.AFloat, "-"}}
	case StringParam:
		return &format.First{Tokens: []string{format.AString}}
	case EnumField:
		return firstOfEnum(s.Enum)
	case EnumParam:
		return firstOfEnum(s.Enum)
	case ArrayParam:
		return firstOf(s.Element)
	case TypeParam:
		if s.Class.Def != nil {
			return firstOfStripped(s.Class.Def.Syntax, format.AnExclamation)
		}
		return firstOfTypes()
	case AttrParam:
		return firstOfAttribute(s)
	case interface{ ReadsAs() ParamSyntax }: // it prints values in another way
		return firstOf(s.ReadsAs())
	}
	return nil
}

func firstOfEnum(e *ir.EnumDef) *format.First {
	f := &format.First{Tokens: []string{format.AString}}
	for i := range e.Cases {
		f.Tokens = append(f.Tokens, e.Cases[i].Text)
	}
	return f
}

// firstOfStripped returns how the text of a type or an attribute without its mnemonic begins.
func firstOfStripped(syntax any, name string) *format.First {
	if p, ok := syntax.(*ParamsFormat); ok && len(p.steps) > 0 {
		switch s := &p.steps[0]; s.op {
		case paramPunct, paramWord:
			return &format.First{Tokens: []string{s.text, name}}
		}
	}
	return nil
}

func firstOfTypes() *format.First {
	f := &format.First{Tokens: []string{format.AnExclamation, format.AnIntegerType, "("}}
	for k := firstKeyword + 1; k < lastKeyword; k++ {
		if k.startsType() {
			f.Tokens = append(f.Tokens, keywordText[k])
		}
	}
	return f
}

// attrStarts are the first tokens of attributes of some C++ classes, besides aliases.
var attrStarts = map[string][]string{
	"SymbolRefAttr":     {format.ASymbol},
	"FlatSymbolRefAttr": {format.ASymbol},
	"StringAttr":        {format.AString},
	"ArrayAttr":         {"["},
	"DictionaryAttr":    {"{"},
	"IntegerAttr":       {format.AnInteger, "-", "true", "false"},
	"BoolAttr":          {"true", "false"},
	"FloatAttr":         {format.AFloat, format.AnInteger, "-"},
	"UnitAttr":          {"unit"},
	"AffineMapAttr":     {"affine_map"},
	"IntegerSetAttr":    {"affine_set"},
}

func firstOfAttribute(q AttrParam) *format.First {
	f := &format.First{Tokens: []string{format.AHash}}
	switch starts := attrStarts[q.Storage]; {
	case q.Def != nil:
		return firstOfStripped(q.Def.Syntax, format.AHash)
	case denseArrayElements[q.Storage] != nil:
		f.Tokens = append(f.Tokens, "[")
	case starts != nil:
		f.Tokens = append(f.Tokens, starts...)
	case q.Storage == "TypeAttr":
		f.Add(firstOfTypes())
	default:
		f.Add(firstOfTypes())
		for _, starts := range attrStarts {
			f.Tokens = append(f.Tokens, starts...)
		}
		slices.Sort(f.Tokens)
		f.Tokens = append(slices.Compact(f.Tokens), "dense", "dense_resource", "sparse", "loc", "array", "distinct", "strided")
	}
	return f
}

// startsWith reports whether the current token is in a set.
func (p *Parser) startsWith(f *format.First) bool {
	switch k := p.tok.kind; {
	case k == Integer:
		return f.Has(format.AnInteger)
	case k == FloatLiteral:
		return f.Has(format.AFloat)
	case k == StringLiteral:
		return f.Has(format.AString)
	case k == AtIdentifier:
		return f.Has(format.ASymbol)
	case k == HashIdentifier:
		return f.Has(format.AHash)
	case k == ExclamationIdentifier:
		return f.Has(format.AnExclamation)
	case k == IntType && f.Has(format.AnIntegerType):
		return true
	case p.isKeywordLike():
		return f.Has(string(p.spelling()))
	default:
		return k.PunctText() != "" && f.Has(k.PunctText())
	}
}
