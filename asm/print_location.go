package asm

import "github.com/mica-ir/mica/ir"

// prettyLocation prints a location for human readers; it cannot be parsed. Nested
// locations are printed as aliases if they have one.
func (p *OpPrinter) prettyLocation(l *ir.Location) {
	switch l.Kind {
	case ir.UnknownLocation:
		p.Text("[unknown]")
	case ir.OpaqueLocation:
		p.prettyLocation(l.Children[0])
	case ir.FileLocation:
		p.Text(l.Name)
		p.Byte(':')
		p.Int(int64(l.Line))
		p.Byte(':')
		p.Int(int64(l.Col))
		if l.EndLine != l.Line || l.EndCol != l.Col {
			p.Text(" to ")
			if l.EndLine != l.Line {
				p.Int(int64(l.EndLine))
			}
			p.Byte(':')
			p.Int(int64(l.EndCol))
		}
	case ir.NamedLocation:
		p.String(l.Name)
		if l.Children[0].Kind != ir.UnknownLocation {
			p.Byte('(')
			p.nestedPretty(l.Children[0])
			p.Byte(')')
		}
	case ir.CallSiteLocation:
		callee, caller := l.Children[0], l.Children[1]
		p.nestedPretty(callee)
		if callee.Kind == ir.NamedLocation && caller.Kind == ir.FileLocation {
			p.Text(" at ")
		} else {
			p.Text("\n at ")
		}
		p.nestedPretty(caller)
	case ir.FusedLocation:
		if l.Metadata != nil {
			p.Byte('<')
			p.Attribute(l.Metadata)
			p.Byte('>')
		}
		p.Byte('[')
		for i, k := range l.Children {
			if i > 0 {
				p.Text(", ")
			}
			p.nestedPretty(k)
		}
		p.Byte(']')
	}
}

func (p *OpPrinter) nestedPretty(l *ir.Location) {
	if p.AttrAlias != nil {
		if s := p.AttrAlias(l); s != "" {
			p.Text(s)
			return
		}
	}
	p.Nested(func() { p.prettyLocation(l) })
}
