package asm

import (
	"encoding/binary"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// ExternalResources are the entries of a file's external_resources section. They are
// not interpreted, only kept for printing.
type ExternalResources struct {
	Groups []ExternalGroup
}

// An ExternalGroup is the entries of one provider.
type ExternalGroup struct {
	Name    string
	Entries []ExternalEntry
}

// An ExternalEntry is a key and its value: a string, a blob, or a bool.
type ExternalEntry struct {
	Key   string
	Kind  ExternalKind
	Text  string // of a string
	Bool  bool
	Data  []byte // of a blob
	Align uint32
}

// ExternalKind is a kind of value of an external resource.
type ExternalKind uint8

// The kinds.
const (
	ExternalString ExternalKind = iota
	ExternalBlob
	ExternalBool
)

// file-metadata ::= `{-#` (key `:` `{` sections `}`)* `#-}`
func (p *fileParser) parseFileMetadata() {
	p.consume()
	p.listUntil(FileMetadataEnd, true, func() {
		at := p.tok.start
		key, ok := p.ParseOptionalAnyKeyword()
		if !ok {
			p.errorHere("expected identifier key in file metadata dictionary")
		}
		p.expect(Colon, "expected ':'")
		switch key {
		case "dialect_resources":
			p.parseResourceSections(p.parseDialectResources)
			return
		case "external_resources":
			p.parseResourceSections(p.parseExternalResources)
			return
		}
		p.failf(at, "unknown key '%s' in file metadata dictionary", key)
	})
}

func (p *fileParser) parseResourceSections(body func(name string, at uint32)) {
	p.expect(LBrace, "expected '{'")
	p.listUntil(RBrace, true, func() {
		at := p.tok.start
		name, ok := p.ParseOptionalAnyKeyword()
		if !ok {
			p.errorHere("expected identifier key for 'resource' entry")
		}
		p.expect(Colon, "expected ':'")
		p.expect(LBrace, "expected '{'")
		body(name, at)
	})
}

func (p *fileParser) parseDialectResources(name string, at uint32) {
	d := p.ctx.Dialect(name)
	if d == nil {
		p.failf(at, "dialect '%s' is unknown", name)
	}
	if !d.KeepsResources {
		p.errorHere("unexpected 'resource' section for dialect '%s'", name)
	}
	p.listUntil(RBrace, true, func() {
		r := p.parseResourceHandle(name)
		p.expect(Colon, "expected ':'")
		tok := p.tok
		p.consume()
		data, align := p.blob(tok, r.Key)
		r.SetBlob(data, align)
	})
}

// blob decodes a blob: hexadecimal digits; the first four bytes are the alignment in
// little-endian order.
func (p *fileParser) blob(tok token, key string) ([]byte, uint32) {
	if tok.kind != StringLiteral {
		p.failf(tok.start, "expected hex string blob for key '%s'", key)
	}
	data, ok := hexBytes(p.textOf(tok))
	if !ok {
		p.failf(tok.start, "expected hex string blob for key '%s'", key)
	}
	if len(data) < 4 {
		p.failf(tok.start, "expected hex string blob for key '%s' to encode alignment in first 4 bytes", key)
	}
	align := binary.LittleEndian.Uint32(data)
	if align&(align-1) != 0 || align == 0 && len(data) > 4 {
		p.failf(tok.start, "expected hex string blob for key '%s' to encode alignment in first 4 bytes, "+
			"but got non-power-of-2 value: %d", key, align)
	}
	if len(data) == 4 {
		return nil, 0 // an empty blob has no alignment
	}
	return data[4:], align
}

func (p *fileParser) parseExternalResources(name string, at uint32) {
	var group *ExternalGroup
	if x := p.opts.Resources; x != nil {
		for i := range x.Groups {
			if x.Groups[i].Name == name {
				group = &x.Groups[i]
			}
		}
		if group == nil {
			x.Groups = append(x.Groups, ExternalGroup{Name: string([]byte(name))})
			group = &x.Groups[len(x.Groups)-1]
		}
	} else {
		p.diags.Add(diag.Warningf(p.place(at), "ignoring unknown external resources for '%s'", name))
	}
	p.listUntil(RBrace, true, func() {
		key, ok := p.ParseOptionalKeywordOrString()
		if !ok {
			p.errorHere("expected identifier key for 'external_resources' entry")
		}
		p.expect(Colon, "expected ':'")
		tok := p.tok
		p.consume()
		if group == nil {
			return
		}
		e := ExternalEntry{Key: string([]byte(key))}
		switch text := p.textOf(tok); {
		case tok.kind == kwTrue || tok.kind == kwFalse:
			e.Kind, e.Bool = ExternalBool, tok.kind == kwTrue
		case strings.HasPrefix(text, `"0x`):
			e.Kind = ExternalBlob
			e.Data, e.Align = p.blob(tok, e.Key)
		case tok.kind == StringLiteral:
			e.Kind, e.Text = ExternalString, p.stringValue(tok)
		default:
			p.failf(tok.start, "expected string value for key '%s'", e.Key)
		}
		group.Entries = append(group.Entries, e)
	})
}
