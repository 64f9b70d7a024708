package acc

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// parseBindName parses `name [device]?, ...`, where names are symbols or strings,
// for the arguments symbols, strings, and the devices of each.
func parseBindName(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	var names, devices [2][]ir.Attribute
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		at := p.Pos()
		x := p.ParseAttribute(nil)
		kind := 0
		switch x.(type) {
		case *ir.SymbolRefAttr:
		case *ir.StringAttr:
			kind = 1
		default:
			p.Failf(at, "invalid kind of attribute specified")
		}
		names[kind], devices[kind] = append(names[kind], x), append(devices[kind], parseDevice(p))
	}, "")
	for i := range 2 {
		a.SetAttr(i, ctx.ArrayAttr(names[i]))
		a.SetAttr(2+i, ctx.ArrayAttr(devices[i]))
	}
	return true
}

func printBindName(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	first := true
	for i := range 2 {
		names, devices := named.Elements(a.Attr(i)), named.Elements(a.Attr(2+i))
		if len(names) != len(devices) {
			p.PrintGeneric()
			return
		}
		for k, name := range names {
			p.TextIf(!first, ", ")
			first = false
			p.Attribute(name)
			printDevice(p, devices[k])
		}
	}
	if first {
		p.PrintGeneric()
	}
}

// parseRoutineGang parses `((devices)? (dim: attribute [device]?, ...)?)?` for the
// arguments devices, dimensions and devices of these.
func parseRoutineGang(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	if !p.OptionalPunct(asm.LParen) {
		a.SetAttr(0, ctx.ArrayAttr([]ir.Attribute{noDevice(ctx)}))
		return true
	}
	var only, dims, devices []ir.Attribute
	if p.OptionalPunct(asm.LSquare) {
		only = parseDevices(p)
		p.Punct(asm.Comma)
	}
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		p.ParseKeyword("dim", "")
		p.Punct(asm.Colon)
		x := p.ParseAttribute(nil)
		dims, devices = append(dims, x), append(devices, parseDevice(p))
	}, "")
	p.Punct(asm.RParen)
	a.SetAttr(0, ctx.ArrayAttr(only))
	a.SetAttr(1, ctx.ArrayAttr(dims))
	a.SetAttr(2, ctx.ArrayAttr(devices))
	return true
}

func printRoutineGang(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	only, dims, devices := named.Elements(a.Attr(0)), named.Elements(a.Attr(1)), named.Elements(a.Attr(2))
	if len(devices)+len(dims) == 0 && onlyNoDevice(only) {
		return
	}
	if len(devices) == 0 || len(devices) != len(dims) {
		p.PrintGeneric()
		return
	}
	p.Byte('(')
	printDevices(p, only)
	p.TextIf(len(only) > 0 && len(devices) > 0, ", ")
	for i := range devices {
		p.Comma(i).Text("dim: ").Attribute(dims[i])
		printDevice(p, devices[i])
	}
	p.Byte(')')
}

// parseDeviceArray parses `([devices])?`.
func parseDeviceArray(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	if !p.OptionalPunct(asm.LParen) {
		a.SetAttr(0, ctx.ArrayAttr([]ir.Attribute{noDevice(ctx)}))
		return true
	}
	if p.OptionalPunct(asm.LSquare) {
		a.SetAttr(0, ctx.ArrayAttr(parseDevices(p)))
	}
	p.Punct(asm.RParen)
	return true
}

func printDeviceArray(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	list := named.Elements(a.Attr(0))
	if len(list) == 0 {
		p.PrintGeneric() // the word alone is for no device in particular
		return
	}
	if onlyNoDevice(list) {
		return
	}
	p.Byte('(')
	printDevices(p, list)
	p.Byte(')')
}

func verifyRoutine(op RoutineOp, c *ir.Checker) {
	levels := func(device uint64) (n int) {
		for _, name := range [...]string{"worker", "vector", "seq"} {
			if hasDevice(op.Operation.Attr(name), device) {
				n++
			}
		}
		if hasDevice(op.GangAttr(), device) || hasDevice(op.GangDimDeviceTypeAttr(), device) {
			n++
		}
		return n
	}
	const message = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"
	base := levels(deviceNone)
	c.CheckPlain(base <= 1, message)
	for device := uint64(deviceNone + 1); device < deviceLast; device++ {
		if n := levels(device); n > 1 || base == 1 && n == 1 {
			c.FailPlainf(message+" for device_type `%s`", deviceText(op.Operation, device))
		}
	}
}

// deviceText returns how a device type is written.
func deviceText(op *ir.Operation, device uint64) string {
	if e := enumOf(newEnum(op.Context(), "device_type", device)); e != nil {
		return enumText(e, device)
	}
	return ""
}
