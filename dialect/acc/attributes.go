package acc

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// The values of device types that code asks for. The last is left out where all
// are looked at one by one.
const (
	deviceNone = 0
	deviceLast = 6
)

// enumValue returns the value of an attribute that is a case of an enumeration of
// the dialect, and whether it is one.
func enumValue(a ir.Attribute) (uint64, bool) {
	v, ok := named.EnumOf(a)
	return v.Value, ok
}

// enumText returns how cases of an enumeration are written.
func enumText(def *ir.EnumDef, value uint64) string {
	if !def.BitEnum {
		for _, c := range def.Cases {
			if c.Value == value {
				return c.Text
			}
		}
		return ""
	}
	// A group replaces its bits.
	var parts []string
	rest := value
	for pass := range 2 {
		for _, c := range def.Cases {
			group := c.Value&(c.Value-1) != 0
			if c.Value != 0 && group == (pass == 0) && value&c.Value == c.Value && rest&c.Value != 0 {
				parts = append(parts, c.Text)
				rest &^= c.Value
			}
		}
	}
	return strings.Join(parts, def.Separator)
}

// enumOf returns the enumeration of an attribute.
func enumOf(a ir.Attribute) *ir.EnumDef {
	if d, ok := a.(*ir.DefinedAttr); ok && len(d.Params) == 1 {
		if v, ok := d.Params[0].(ir.EnumValue); ok {
			return v.Def
		}
	}
	return nil
}

// newEnum returns the dialect's enum attribute with a mnemonic and a value, or nil.
func newEnum(ctx *ir.Context, mnemonic string, value uint64) ir.Attribute {
	return named.EnumAttr(ctx, named.AttrDef(ctx, "acc", mnemonic), value)
}

func noDevice(ctx *ir.Context) ir.Attribute { return newEnum(ctx, "device_type", deviceNone) }

func isNoDevice(a ir.Attribute) bool {
	v, ok := enumValue(a)
	return ok && v == deviceNone
}

// hasDevice reports whether an array holds a device type.
func hasDevice(a ir.Attribute, device uint64) bool {
	for _, e := range named.Elements(a) {
		if v, ok := enumValue(e); ok && v == device {
			return true
		}
	}
	return false
}

// duplicate returns the first device type that an array holds twice.
func duplicate(a ir.Attribute) (text string, found bool) {
	list := named.Elements(a)
	for i, e := range list {
		for _, x := range list[:i] {
			if x == e {
				v, _ := enumValue(e)
				return enumText(enumOf(e), v), true
			}
		}
	}
	return "", false
}

// parseDevice parses `[attribute]`, or nothing for no device.
func parseDevice(p *asm.OpParser) ir.Attribute {
	if !p.OptionalPunct(asm.LSquare) {
		return noDevice(p.Context())
	}
	a := p.ParseAttribute(nil)
	p.Punct(asm.RSquare)
	return a
}

func printDevice(p *asm.OpPrinter, a ir.Attribute) {
	if !isNoDevice(a) {
		p.Text(" [").Attribute(a).Byte(']')
	}
}

// parseDevices parses `attribute, ...]`.
func parseDevices(p *asm.OpParser) (list []ir.Attribute) {
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() { list = append(list, p.ParseAttribute(nil)) }, "")
	p.Punct(asm.RSquare)
	return list
}

func printDevices(p *asm.OpPrinter, list []ir.Attribute) {
	if len(list) == 0 {
		return
	}
	p.Byte('[')
	for i, a := range list {
		p.Comma(i).Attribute(a)
	}
	p.Byte(']')
}

// onlyNoDevice reports whether an array is of the one element that means no
// device.
func onlyNoDevice(list []ir.Attribute) bool { return len(list) == 1 && isNoDevice(list[0]) }
