package asm

import (
	"bytes"

	"github.com/mica-ir/mica/ir"
)

// Most operations of a kind have one of a few property texts. The cache maps such a text to
// its parsed attributes, by kind of operation.

// maxPropertyText is the length of the longest text that is remembered.
const maxPropertyText = 128

// knownProperties are the inherent attributes that a text sets for an op.
type knownProperties struct {
	def     *ir.OpDef
	text    string
	entries []ir.NamedAttribute
}

// propertyText is the cached result for the properties of the operation being parsed.
type propertyText struct {
	known   bool
	entries []ir.NamedAttribute // if known
	text    string              // of properties that are worth to be remembered
}

type propertyCache struct{ slots *[256]knownProperties }

func (c *propertyCache) slot(def *ir.OpDef, text string) *knownProperties {
	if c.slots == nil {
		c.slots = new([256]knownProperties)
	}
	h := uint32(len(def.Name))
	for i := range len(text) {
		h = h*31 + uint32(text[i])
	}
	return &c.slots[(h^h>>8)%256]
}

func (c *propertyCache) add(def *ir.OpDef, text string, entries []ir.NamedAttribute) {
	if text != "" {
		*c.slot(def, text) = knownProperties{def, text, entries}
	}
}

// properties ::= `<` attribute `>`
func (p *fileParser) parseProperties(f *OpParser, s *ir.OperationState) {
	start := p.tok.start
	text := ""
	if rest := p.text[start:min(len(p.text), int(start)+maxPropertyText)]; s.Def.Registered {
		if n := bytes.Index(rest, closeProperties); n >= 0 {
			text = p.slice(start, start+uint32(n+len(closeProperties)))
			if k := p.props.slot(s.Def, text); k.def == s.Def && k.text == text {
				f.props.known, f.props.entries = true, k.entries
				p.reset(start + uint32(len(text)))
				return
			}
		}
	}
	diags, deferred := len(*p.diags), p.symbols.deferred
	p.consume()
	a := p.ParseAttribute(nil)
	if end := p.tok.end; p.tok.kind == Greater && int(end-start) == len(text) && len(*p.diags) == diags && p.symbols.deferred == deferred {
		f.props.text = text
	}
	p.expect(Greater, "expected '>' to close properties")
	s.Properties = a
}

var closeProperties = []byte("}>")
