package acc

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// typedOperands collects operands with their types.
type typedOperands struct {
	os []asm.UnresolvedOperand
	ts []ir.Type
}

// parse parses `%operand : type`.
func (l *typedOperands) parse(p *asm.OpParser) {
	o := p.ParseOperand()
	l.os, l.ts = append(l.os, o), append(l.ts, p.ParseColonType())
}

// set gives operands and types to two arguments of a directive.
func (l *typedOperands) set(a *asm.ParseArgs, i int) {
	a.SetOperands(i, l.os...)
	a.SetTypes(i+1, l.ts...)
}

func printTyped(p *asm.OpPrinter, o *ir.Operand) {
	p.Operand(o.Value()).Text(" : ").Type(o.Value().Type())
}

// segmentSizes returns the attribute with the sizes of operand groups.
func segmentSizes(p *asm.OpParser, sizes []int32) ir.Attribute {
	return p.Context().DenseI32Array(sizes)
}

// parseDeviceOperands parses `%operand : type [device]?, ...`.
func parseDeviceOperands(p *asm.OpParser, a *asm.ParseArgs) bool {
	var l typedOperands
	var devices []ir.Attribute
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		l.parse(p)
		devices = append(devices, parseDevice(p))
	}, "")
	l.set(a, 0)
	a.SetAttr(2, p.Context().ArrayAttr(devices))
	return true
}

func printDeviceOperands(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	printOperandsOf(p, a.Operands(0), named.Elements(a.Attr(2)))
}

// printOperandsOf writes at least one operand, each with its device.
func printOperandsOf(p *asm.OpPrinter, os []ir.Operand, devices []ir.Attribute) {
	if len(os) == 0 || len(os) != len(devices) {
		p.PrintGeneric()
		return
	}
	for i := range devices {
		p.Comma(i)
		printTyped(p, &os[i])
		printDevice(p, devices[i])
	}
}

// parseKeywordOnly parses the beginning of a clause whose operands are optional: nothing, or `(`,
// or `(` with a list of devices and a comma. alone reports that the clause ends here, without
// operands.
func parseKeywordOnly(p *asm.OpParser) (devices []ir.Attribute, alone bool) {
	if !p.OptionalPunct(asm.LParen) {
		return []ir.Attribute{noDevice(p.Context())}, true
	}
	if p.OptionalPunct(asm.LSquare) {
		devices = parseDevices(p)
		p.Punct(asm.Comma)
		return devices, false
	}
	return nil, false
}

// parseDeviceOperandsOrKeyword parses `((devices,)? operands)?`.
func parseDeviceOperandsOrKeyword(p *asm.OpParser, a *asm.ParseArgs) bool {
	devices, alone := parseKeywordOnly(p)
	if alone {
		a.SetAttr(3, p.Context().ArrayAttr(devices))
		return true
	}
	if len(devices) > 0 {
		a.SetAttr(3, p.Context().ArrayAttr(devices))
	}
	parseDeviceOperands(p, a)
	p.Punct(asm.RParen)
	return true
}

func printDeviceOperandsOrKeyword(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	os, only, devices := a.Operands(0), named.Elements(a.Attr(3)), named.Elements(a.Attr(2))
	if len(os)+len(devices) == 0 && onlyNoDevice(only) {
		return
	}
	p.Byte('(')
	printDevices(p, only)
	p.TextIf(len(only) > 0 && len(devices) > 0, ", ")
	printOperandsOf(p, os, devices)
	p.Byte(')')
}

// A groups is lists of operands, each with a device.
type groups struct {
	typedOperands
	sizes   []int32
	devnum  []ir.Attribute
	devices []ir.Attribute
}

// parse parses `{devnum:? operands} [device]?`, ...
func (g *groups) parse(p *asm.OpParser, devnum bool) {
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		p.Punct(asm.LBrace)
		n := len(g.os)
		if devnum {
			has := p.ParseOptionalKeyword("devnum")
			if has {
				p.Punct(asm.Colon)
			}
			g.devnum = append(g.devnum, p.Context().BoolAttr(has))
		}
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() { g.typedOperands.parse(p) }, "")
		g.sizes = append(g.sizes, int32(len(g.os)-n))
		p.Punct(asm.RBrace)
		g.devices = append(g.devices, parseDevice(p))
	}, "")
}

// fillGroups reports whether groups that are not empty have n operands.
func fillGroups(sizes []int64, n int) bool {
	for _, size := range sizes {
		if size < 1 || size > int64(n) {
			return false
		}
		n -= int(size)
	}
	return n == 0
}

// printGroups writes groups, at least one; before writes the text before an operand.
func printGroups(p *asm.OpPrinter, os []ir.Operand, devices []ir.Attribute, sizes []int64, start func(group int), before func(operand int)) {
	if len(devices) == 0 || len(devices) != len(sizes) || !fillGroups(sizes, len(os)) {
		p.PrintGeneric()
		return
	}
	at := 0
	for i, d := range devices {
		p.Comma(i).Byte('{')
		if start != nil {
			start(i)
		}
		for k := range int(sizes[i]) {
			p.Comma(k)
			if before != nil {
				before(at)
			}
			printTyped(p, &os[at])
			at++
		}
		p.Byte('}')
		printDevice(p, d)
	}
}

// parseGroups parses groups for the arguments operands, types, devices, sizes.
func parseGroups(p *asm.OpParser, a *asm.ParseArgs) bool {
	var g groups
	g.parse(p, false)
	g.set(a, 0)
	a.SetAttr(2, p.Context().ArrayAttr(g.devices))
	a.SetAttr(3, segmentSizes(p, g.sizes))
	return true
}

func printGroupsDirective(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	printGroups(p, a.Operands(0), named.Elements(a.Attr(2)), named.IntsOf(a.Attr(3)), nil, nil)
}

// parseWait parses `((devices,)? groups)?` for the arguments operands, types,
// devices, sizes, whether there is a device number, devices without operands.
func parseWait(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	only, alone := parseKeywordOnly(p)
	if alone {
		a.SetAttr(5, ctx.ArrayAttr(only))
		return true
	}
	var g groups
	g.parse(p, true)
	p.Punct(asm.RParen)
	g.set(a, 0)
	a.SetAttr(2, ctx.ArrayAttr(g.devices))
	a.SetAttr(3, segmentSizes(p, g.sizes))
	a.SetAttr(4, ctx.ArrayAttr(g.devnum))
	a.SetAttr(5, ctx.ArrayAttr(only))
	return true
}

func printWait(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	os, devices, only, devnum := a.Operands(0), named.Elements(a.Attr(2)), named.Elements(a.Attr(5)), named.Elements(a.Attr(4))
	if len(devnum) > len(devices) {
		p.PrintGeneric() // operands say which numbers there are
		return
	}
	if len(os)+len(devices) == 0 && onlyNoDevice(only) {
		return
	}
	p.Byte('(')
	printDevices(p, only)
	p.TextIf(len(only) > 0 && len(devices) > 0, ", ")
	printGroups(p, os, devices, named.IntsOf(a.Attr(3)), func(i int) {
		if i < len(devnum) {
			if b, ok := devnum[i].(*ir.IntegerAttr); ok && !b.Value.IsZero() {
				p.Text("devnum: ")
			}
		}
	}, nil)
	p.Byte(')')
}

// parseOperandOrKeyword parses `(%operand : type)?`.
func parseOperandOrKeyword(p *asm.OpParser, a *asm.ParseArgs) bool {
	if !p.OptionalPunct(asm.LParen) {
		a.SetAttr(2, p.Context().UnitAttr())
		return true
	}
	var l typedOperands
	l.parse(p)
	l.set(a, 0)
	p.Punct(asm.RParen)
	return true
}

func printOperandOrKeyword(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	os := a.Operands(0)
	if keywordOnly(p, os, a) {
		return
	}
	p.Byte('(')
	printTyped(p, &os[0])
	p.Byte(')')
}

// keywordOnly reports whether a clause is without operands. The custom form shows either operands
// or the attribute that there are none, so that neither and both are printed in generic form.
func keywordOnly(p *asm.OpPrinter, os []ir.Operand, a *asm.PrintArgs) bool {
	alone := a.Attr(2) != nil
	if alone != (len(os) == 0) {
		p.PrintGeneric()
		return true
	}
	return alone
}

// parseOperandsOrKeyword parses `(operands : types)?`.
func parseOperandsOrKeyword(p *asm.OpParser, a *asm.ParseArgs) bool {
	if !p.OptionalPunct(asm.LParen) {
		a.SetAttr(2, p.Context().UnitAttr())
		return true
	}
	os := p.ParseOperandList(asm.NoDelimiter, nil)
	ts := p.ParseColonTypeList(nil)
	a.SetOperands(0, os...)
	a.SetTypes(1, ts...)
	p.Punct(asm.RParen)
	return true
}

func printOperandsOrKeyword(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	os := a.Operands(0)
	if keywordOnly(p, os, a) {
		return
	}
	p.Byte('(').Operands(os).Text(" : ").OperandTypes(os).Byte(')')
}
