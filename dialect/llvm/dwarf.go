package llvm

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A dwarfParam is a number that is written as a name of DWARF.
type dwarfParam struct {
	what   string // as messages name it
	prefix string
	list   string
}

func params() map[string]func(asm.ParamSyntax) asm.ParamSyntax {
	return map[string]func(asm.ParamSyntax) asm.ParamSyntax{
		"LLVM_DITagParameter":               instead(dwarfParam{"tag", "DW_TAG_", tagNames}),
		"LLVM_DIOperationEncodingParameter": instead(dwarfParam{"operation encoding", "DW_OP_", operationNames}),
		"LLVM_DILanguageParameter":          instead(dwarfParam{"language", "DW_LANG_", languageNames}),
		"LLVM_DIEncodingParameter":          instead(dwarfParam{"encoding", "DW_ATE_", encodingNames}),
		"LLVM_DICallingConventionParameter": instead(dwarfParam{"calling convention", "DW_CC_", conventionNames}),
		"LLVM_TBAAMemberAttrArray":          func(p asm.ParamSyntax) asm.ParamSyntax { return inBraces{p} },
	}
}

// instead makes a way to write a parameter that disregards its C++ type.
func instead(p asm.ParamSyntax) func(asm.ParamSyntax) asm.ParamSyntax {
	return func(asm.ParamSyntax) asm.ParamSyntax { return p }
}

// value returns the number of a name, 0 if there is none.
func (q dwarfParam) value(name string) uint64 {
	name, ok := strings.CutPrefix(name, q.prefix)
	if !ok {
		return 0
	}
	end := strings.Index(q.list, " "+name+" ")
	if end < 0 {
		return 0
	}
	n, _ := strconv.ParseUint(q.list[strings.LastIndexByte(q.list[:end], ' ')+1:end], 16, 64)
	return n
}

// name returns the name of a number, "" if it has none.
func (q dwarfParam) name(v uint64) string {
	fields := strings.Fields(q.list)
	digits := strconv.FormatUint(v, 16)
	for i := 0; i+1 < len(fields); i += 2 {
		if fields[i] == digits {
			return q.prefix + fields[i+1]
		}
	}
	return ""
}

func (q dwarfParam) ParseParam(p *asm.Parser) ir.Param {
	at := p.Pos()
	name := p.ParseAnyKeyword()
	v := q.value(name)
	p.Checkf(v != 0, at, "invalid debug info debug info %s name: %s", q.what, name)
	return v
}

func (q dwarfParam) PrintParam(p *ir.Printer, v ir.Param) {
	n, _ := v.(uint64)
	p.Text(q.name(n))
}

// inBraces is a parameter in braces.
type inBraces struct{ inner asm.ParamSyntax }

func (q inBraces) ParseParam(p *asm.Parser) ir.Param {
	p.Punct(asm.LBrace)
	v := q.inner.ParseParam(p)
	p.Punct(asm.RBrace)
	return v
}

func (q inBraces) PrintParam(p *ir.Printer, v ir.Param) {
	p.Byte('{')
	q.inner.PrintParam(p, v)
	p.Byte('}')
}
