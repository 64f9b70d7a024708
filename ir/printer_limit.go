package ir

import "errors"

// Parts of types and attributes are shared, so that the text of one can be exponentially
// longer than the IR. Each text is therefore bounded, even where the printer streams it: a
// few lines of IR could fill any disk.

const (
	// spillSize is the length of a text above which the printer spills it.
	spillSize = 4 << 20

	// defaultLimit is far longer than the text of any type without repetition.
	defaultLimit = 1 << 26
	// elementsFactor is how much longer attributes may be, which can contain megabytes of
	// elements.
	elementsFactor = 16

	// MessageLimit is the [Printer.Limit] of types and attributes in messages, and of
	// methods named String.
	MessageLimit = 1 << 20
)

// ErrTooLong is the failure to print a type or an attribute whose text exceeds the
// limit of a printer.
var ErrTooLong = errors.New("the text of a type or an attribute is too long")

// quotedSize is how much is left of a text that exceeds the limit.
const quotedSize = 1 << 10

// enter begins a type or an attribute, which may be nested in another one. It returns false
// if the outermost one is too long already, or if the printer has stopped; factor multiplies
// the limit.
func (p *Printer) enter(factor int) bool {
	if p.Stopped {
		return false
	}
	if p.depth == 0 {
		p.base, p.spilled = len(p.Buf), 0
	}
	limit := p.Limit
	if limit == 0 {
		limit = defaultLimit
	}
	if p.spilled+len(p.Buf)-p.base > factor*limit {
		p.tooLong = true
		p.Fail(ErrTooLong)
		return false
	}
	p.depth++
	return true
}

// leave undoes the last enter. A text that exceeds an explicit limit is shortened.
func (p *Printer) leave() {
	p.depth--
	if p.depth == 0 && p.tooLong {
		p.tooLong = false
		if p.Limit > 0 {
			p.Buf = append(p.Buf[:p.base+quotedSize], "..."...)
		}
	}
	if len(p.Buf) > spillSize && p.Spill != nil && p.held == 0 {
		p.spilled += len(p.Buf) - p.base
		p.Spill()
		p.base = min(p.base, len(p.Buf))
		p.spilled -= len(p.Buf) - p.base
	}
}

// Nested calls print to write a nested type in another form than [Printer.Type]. It skips
// the call if the text is too long already or the printer has stopped.
func (p *Printer) Nested(print func()) {
	if p.enter(1) {
		print()
		p.leave()
	}
}

func typeString(t Type) string {
	p := Printer{Limit: MessageLimit}
	p.Type(t)
	return string(p.Buf)
}

func attrString(a Attribute) string {
	p := Printer{Limit: MessageLimit}
	if p.enter(elementsFactor) {
		a.AppendText(&p)
		p.leave()
	}
	return string(p.Buf)
}
