package asm

import "github.com/mica-ir/mica/ir"

// An OptionalProperty is written as none, or as its value: in some<> unless it
// delegates.
type OptionalProperty struct {
	Element   PropertySyntax
	Delegates bool
}

// ParseProperty parses none or a value.
func (q OptionalProperty) ParseProperty(p *OpParser) ir.Attribute {
	a, present := q.ParseOptionalProperty(p)
	if !present && !q.Delegates {
		p.Failf(p.tok.start, "expected 'none' or 'some<prop>'")
	}
	if !present {
		p.Stop()
	}
	return a
}

// ParseOptionalProperty is ParseProperty if a value is present.
func (q OptionalProperty) ParseOptionalProperty(p *OpParser) (a ir.Attribute, present bool) {
	if p.ParseOptionalKeyword("none") {
		return p.ctx.ArrayAttr(nil), true
	}
	var elem ir.Attribute
	if o, is := q.Element.(OptionalPropertySyntax); is && q.Delegates {
		elem, present = o.ParseOptionalProperty(p)
		if !present {
			return nil, present
		}
		return p.ctx.ArrayAttr([]ir.Attribute{elem}), true
	}
	if !p.ParseOptionalKeyword("some") {
		return nil, false
	}
	p.Punct(Less)
	elem = q.Element.ParseProperty(p)
	p.Punct(Greater)
	return p.ctx.ArrayAttr([]ir.Attribute{elem}), true
}

// PrintProperty prints none or the value.
func (q OptionalProperty) PrintProperty(p *OpPrinter, a ir.Attribute) {
	l, _ := a.(*ir.ArrayAttr)
	switch {
	case l == nil || len(l.Elements) != 1:
		p.Text("none")
	case q.Delegates:
		q.Element.PrintProperty(p, l.Elements[0])
	default:
		p.Text("some<")
		q.Element.PrintProperty(p, l.Elements[0])
		p.Byte('>')
	}
}

// Summary implements [PropertySyntax].
func (q OptionalProperty) Summary() string { return "optional " + q.Element.Summary() }
