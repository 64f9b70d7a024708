package omp

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// enumOf returns the definition of an attribute of an operation that is a case of
// an enumeration of the dialect.
func enumOf(def *ir.OpDef, attr string) *ir.AttributeDefinition {
	if slot := def.Slot(attr); slot >= 0 {
		if c := def.Attributes[slot].Constraint; c != nil && c.Def != nil {
			return c.Def
		}
	}
	return nil
}

// clauseAttrs are the attributes that custom<ClauseAttr> is for.
var clauseAttrs = []string{"cancel_directive", "bind_kind", "memory_order", "proc_bind_kind"}

func parseClauseAttr(p *asm.OpParser, a *asm.ParseArgs) bool {
	at := p.Pos()
	word := p.ParseAnyKeyword()
	for _, name := range clauseAttrs {
		if def := enumOf(p.Def(), name); def != nil {
			if x := named.EnumCase(p.Context(), def, word); x != nil {
				a.SetAttr(0, x)
				return true
			}
			break
		}
	}
	p.Failf(at, "invalid clause value: '%s'", word)
	return true
}

func printClauseAttr(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	p.Text(named.EnumText(a.Attr(0)))
}

// parseOrder parses `(modifier :)? order`.
func parseOrder(p *asm.OpParser, a *asm.ParseArgs) bool {
	at := p.Pos()
	word := p.ParseAnyKeyword()
	if mod := named.EnumCase(p.Context(), enumOf(p.Def(), "order_mod"), word); mod != nil {
		a.SetAttr(1, mod)
		p.Require(p.OptionalPunct(asm.Colon))
		at = p.Pos()
		word = p.ParseAnyKeyword()
	}
	if order := named.EnumCase(p.Context(), enumOf(p.Def(), "order"), word); order != nil {
		a.SetAttr(0, order)
		return true
	}
	p.Failf(at, "invalid clause value: '%s'", word)
	return true
}

func printOrder(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if mod := a.Attr(1); mod != nil {
		p.Text(named.EnumText(mod)).Byte(':')
	}
	if order := a.Attr(0); order != nil {
		p.Text(named.EnumText(order))
	}
}

// parseSchedule parses `kind (= %chunk : type)? (, modifier)? (, simd)?` for the
// arguments kind, modifier, simd, chunk and type.
func parseSchedule(p *asm.OpParser, a *asm.ParseArgs) bool {
	word := p.ParseAnyKeyword()
	kind := named.EnumCase(p.Context(), enumOf(p.Def(), "schedule_kind"), word)
	p.Check(kind != nil, p.NamePos(), " expected schedule kind")
	a.SetAttr(0, kind)
	switch word {
	case "static", "dynamic", "guided":
		if p.OptionalPunct(asm.Equal) {
			o := p.ParseOperand()
			t := p.ParseColonType()
			a.SetOperands(3, o)
			a.SetTypes(4, t)
		}
	}
	var mods []string
	for p.OptionalPunct(asm.Comma) {
		word = p.ParseAnyKeyword()
		mods = append(mods, word)
	}
	parseScheduleModifiers(p, a, mods)
	return true
}

func parseScheduleModifiers(p *asm.OpParser, a *asm.ParseArgs, mods []string) {
	p.Check(len(mods) <= 2, p.NamePos(), " unexpected modifier(s)")
	def := enumOf(p.Def(), "schedule_mod")
	for _, m := range mods {
		if named.EnumCase(p.Context(), def, m) == nil {
			p.Failf(p.NamePos(), " unknown modifier type: %s", m)
		}
	}
	switch {
	case len(mods) == 1 && mods[0] == "simd":
		mods = []string{"none", "simd"}
	case len(mods) == 2 && (mods[0] == "simd" || mods[1] != "simd"):
		p.Failf(p.NamePos(), " incorrect modifier order")
	}
	if len(mods) > 0 {
		a.SetAttr(1, named.EnumCase(p.Context(), def, mods[0]))
	}
	if len(mods) > 1 {
		a.SetAttr(2, p.Context().UnitAttr())
	}
}

func printSchedule(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	p.Text(named.EnumText(a.Attr(0)))
	if v := a.Operand(3); v != nil {
		p.Text(" = ").Operand(v).Text(" : ").Type(v.Type())
	}
	if mod := a.Attr(1); mod != nil {
		p.Text(", ").Text(named.EnumText(mod))
	}
	p.TextIf(a.Attr(2) != nil, ", simd")
}

// granularity is `(modifier ,)? %operand : type` of the clause of a name, for the
// arguments modifier, operand and type.
func granularity(name string) *asm.Directive {
	return &asm.Directive{
		Parse: func(p *asm.OpParser, a *asm.ParseArgs) bool {
			if word, has := p.ParseOptionalAnyKeyword(); has {
				mod := named.EnumCase(p.Context(), enumOf(p.Def(), name+"_mod"), word)
				p.Checkf(mod != nil, p.Pos(), "invalid %s modifier : '%s'", name, word)
				a.SetAttr(0, mod)
				p.Punct(asm.Comma)
			}
			p.Explain(func() { a.SetOperands(1, p.ParseOperand()) }, "expected %s operand", name)
			a.SetTypes(2, p.ParseColonType())
			return true
		},
		Print: func(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
			if mod := a.Attr(0); mod != nil {
				p.Text(named.EnumText(mod)).Text(", ")
			}
			if v := a.Operand(1); v != nil {
				p.Operand(v).Text(": ").Type(v.Type())
			}
		},
	}
}

// hints are the words of synchronization hints by their bit.
var hints = [...]string{"uncontended", "contended", "nonspeculative", "speculative"}

func parseHint(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	bits := int64(0)
	if !p.ParseOptionalKeyword("none") {
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
			word := p.ParseAnyKeyword()
			for i, h := range hints {
				if h == word {
					bits |= 1 << i
					return
				}
			}
			p.Failf(p.Pos(), "%s is not a valid hint", word)
		}, "")
	}
	a.SetAttr(0, ctx.Int64Attr(ctx.I64(), bits))
	return true
}

func printHint(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	i, ok := a.Attr(0).(*ir.IntegerAttr)
	if !ok {
		return
	}
	bits := i.Int64()
	if bits == 0 {
		p.Text("none")
		return
	}
	if bits>>len(hints) != 0 {
		p.PrintGeneric() // some have no word
		return
	}
	first := true
	for i, h := range hints {
		if bits&(1<<i) != 0 {
			p.TextIf(!first, ", ")
			first = false
			p.Text(h)
		}
	}
}

// parseMapFlags parses `flag, ...`: the names of the enumeration, but tofrom for two
// of them, delete for del and private for priv.
func parseMapFlags(p *asm.OpParser, a *asm.ParseArgs) bool {
	def := enumOf(p.Def(), "map_type")
	bits := uint64(0)
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		word := p.ParseAnyKeyword()
		switch word {
		case "tofrom":
			bits |= mapTo | mapFrom
			return
		case "delete":
			word = "del"
		case "private":
			word = "priv"
		case "del", "priv":
			return
		}
		if def != nil && def.Enum != nil {
			for _, c := range def.Enum.Cases {
				if c.Text == word {
					bits |= c.Value
				}
			}
		}
	}, "")
	p.Require(def != nil)
	a.SetAttr(0, p.Context().DefinedAttr(def, []ir.Param{ir.EnumValue{Def: def.Enum, Value: bits}}))
	return true
}

// The flags of maps that code asks for.
const (
	mapTo       = 1 << 1
	mapFrom     = 1 << 2
	mapAlways   = 1 << 3
	mapDelete   = 1 << 4
	mapPrivate  = 1 << 6
	mapImplicit = 1 << 8
	mapClose    = 1 << 9
)

// mapOrder is the order in which flags are written.
var mapOrder = []string{"always", "implicit", "ompx_hold", "close", "present", "to", "from", "tofrom", "delete", "return_param", "storage", "private", "literal",
	"attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr"}

func printMapFlags(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	v, ok := named.EnumOf(a.Attr(0))
	if !ok {
		return
	}
	first := true
	add := func(word string) {
		p.TextIf(!first, ", ")
		first = false
		p.Text(word)
	}
	for _, word := range mapOrder {
		bit := uint64(0)
		switch word {
		case "tofrom":
			bit = mapTo | mapFrom
		case "delete":
			bit = mapDelete
		case "private":
			bit = mapPrivate
		default:
			for _, c := range v.Def.Cases {
				if c.Text == word {
					bit = c.Value
				}
			}
		}
		both := v.Value&(mapTo|mapFrom) == mapTo|mapFrom
		if bit == 0 || v.Value&bit != bit || both && (word == "to" || word == "from") {
			continue
		}
		add(word)
	}
	p.TextIf(first, "none")
}

func parseCapture(p *asm.OpParser, a *asm.ParseArgs) bool {
	word := p.ParseAnyKeyword()
	if x := named.EnumCase(p.Context(), enumOf(p.Def(), "map_capture_type"), word); x != nil {
		a.SetAttr(0, x)
	}
	return true
}

// parseMembers parses `[i, ...], ...`.
func parseMembers(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	var lists []ir.Attribute
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		var list []ir.Attribute
		p.Punct(asm.LSquare)
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
			list = append(list, ctx.Int64Attr(ctx.I64(), p.ParseInt(64, true)))
		}, "")
		p.Punct(asm.RSquare)
		lists = append(lists, ctx.ArrayAttr(list))
	}, "")
	if len(lists) > 0 {
		a.SetAttr(0, ctx.ArrayAttr(lists))
	}
	return true
}

func printMembers(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	for i, x := range named.Elements(a.Attr(0)) {
		p.Comma(i).Byte('[')
		for k, n := range named.Elements(x) {
			p.Comma(k).AttributeWithoutType(n)
		}
		p.Byte(']')
	}
}
