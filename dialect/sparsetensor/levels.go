package sparsetensor

import (
	"strconv"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A rangeParser is a parser of types or of operations.
type rangeParser interface {
	ParseInt(bits int, signed bool) int64
	ParseOptionalKeyword(word string) bool
	Check(cond bool, at uint32, message string)
	NamePos() uint32
}

// parseLevels parses a range of levels; the upper bound is not in it:
//
//	levels ::= integer (`to` integer)?
func parseLevels(p rangeParser) (lo, hi uint64) {
	lo = uint64(p.ParseInt(64, false))
	hi = lo + 1
	if p.ParseOptionalKeyword("to") {
		hi = uint64(p.ParseInt(64, false))
	}
	p.Check(lo < hi, p.NamePos(), "expect larger level upper bound than lower bound")
	return lo, hi
}

// levelsText returns a range of levels as it is written.
func levelsText(lo, hi uint64) string {
	s := strconv.FormatUint(lo, 10)
	if lo+1 != hi {
		s += " to " + strconv.FormatUint(hi, 10)
	}
	return s
}

// levelParams is the directive for the parameters of a type, levelAttrs that for the
// attributes of an operation.
var levelParams = &asm.ParamDirective{
	Parse: func(p *asm.Parser, a *asm.ParamArgs) bool {
		lo, hi := parseLevels(p)
		a.Set(0, lo)
		a.Set(1, hi)
		return true
	},
	Print: func(p *ir.Printer, a *asm.ParamArgs) {
		lo, _ := a.Param(0).(uint64)
		hi, _ := a.Param(1).(uint64)
		p.Text(levelsText(lo, hi))
	},
}

var levelAttrs = &asm.Directive{
	Parse: func(p *asm.OpParser, a *asm.ParseArgs) bool {
		lo, hi := parseLevels(p)
		ctx := p.Context()
		a.SetAttr(0, ctx.Int64Attr(ctx.IndexType(), int64(lo)))
		a.SetAttr(1, ctx.Int64Attr(ctx.IndexType(), int64(hi)))
		return true
	},
	Print: func(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
		lo, _ := a.Attr(0).(*ir.IntegerAttr)
		hi, _ := a.Attr(1).(*ir.IntegerAttr)
		if lo == nil || hi == nil {
			return
		}
		p.Text(levelsText(uint64(lo.Int64()), uint64(hi.Int64())))
	},
}

// A space is an iteration space or an iterator: levels of a tensor with an encoding.
type space struct {
	def      *ir.TypeDefinition
	encoding *ir.DefinedAttr
	lo, hi   uint64
}

// spaceOf returns the levels of an iteration space or an iterator.
func spaceOf(t ir.Type) (s space, ok bool) {
	d, ok := t.(*ir.DefinedType)
	if !ok || len(d.Params) != 3 || d.Def.Name != "IterSpaceType" && d.Def.Name != "IteratorType" {
		return s, false
	}
	s.def = d.Def
	s.encoding, _ = d.Params[0].(*ir.DefinedAttr)
	s.lo, _ = d.Params[1].(uint64)
	s.hi, ok = d.Params[2].(uint64)
	return s, ok && s.encoding != nil
}

// dims returns the number of levels.
func (s space) dims() int { return int(s.hi - s.lo) }
