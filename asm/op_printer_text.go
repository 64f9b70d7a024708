package asm

import "github.com/mica-ir/mica/ir"

// The methods that write text return the printer, so that the parts of a line can be
// written in one chain. They forward to the embedded printer.

// Text is [ir.Printer.Text].
func (p *OpPrinter) Text(s string) *OpPrinter {
	p.Printer.Text(s)
	return p
}

// TextIf is [ir.Printer.TextIf].
func (p *OpPrinter) TextIf(cond bool, s string) *OpPrinter {
	p.Printer.TextIf(cond, s)
	return p
}

// Byte is [ir.Printer.Byte].
func (p *OpPrinter) Byte(c byte) *OpPrinter {
	p.Printer.Byte(c)
	return p
}

// Comma is [ir.Printer.Comma].
func (p *OpPrinter) Comma(i int) *OpPrinter {
	p.Printer.Comma(i)
	return p
}

// Int is [ir.Printer.Int].
func (p *OpPrinter) Int(v int64) *OpPrinter {
	p.Printer.Int(v)
	return p
}

// Type is [ir.Printer.Type].
func (p *OpPrinter) Type(t ir.Type) *OpPrinter {
	p.Printer.Type(t)
	return p
}

// Types is [ir.Printer.Types].
func (p *OpPrinter) Types(ts []ir.Type) *OpPrinter {
	p.Printer.Types(ts)
	return p
}

// Dimensions is [ir.Printer.Dimensions].
func (p *OpPrinter) Dimensions(shape []int64) *OpPrinter {
	p.Printer.Dimensions(shape)
	return p
}

// Attribute is [ir.Printer.Attribute].
func (p *OpPrinter) Attribute(a ir.Attribute) *OpPrinter {
	p.Printer.Attribute(a)
	return p
}

// AttributeWithoutType is [ir.Printer.AttributeWithoutType].
func (p *OpPrinter) AttributeWithoutType(a ir.Attribute) *OpPrinter {
	p.Printer.AttributeWithoutType(a)
	return p
}

// AttributeInContext is [ir.Printer.AttributeInContext].
func (p *OpPrinter) AttributeInContext(a ir.Attribute) *OpPrinter {
	p.Printer.AttributeInContext(a)
	return p
}

// Keyword is [ir.Printer.Keyword].
func (p *OpPrinter) Keyword(s string) *OpPrinter {
	p.Printer.Keyword(s)
	return p
}

// Symbol is [ir.Printer.Symbol].
func (p *OpPrinter) Symbol(name string) *OpPrinter {
	p.Printer.Symbol(name)
	return p
}

// String is [ir.Printer.String].
func (p *OpPrinter) String(s string) *OpPrinter {
	p.Printer.String(s)
	return p
}
