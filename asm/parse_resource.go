package asm

import (
	"encoding/binary"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// ExternalResources are the entries of external_resources of a file, which are
// nobody's here but are kept for printing.
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
func (p *fileParser) parseFileMetadata() bool {
	p.consume()
	return p.listUntil(FileMetadataEnd, true, func() bool {
		at := p.tok.start
		key, ok := p.ParseOptionalAnyKeyword()
		if !ok {
			return p.errorHere("expected identifier key in file metadata dictionary")
		}
		if !p.expect(Colon, "expected ':'") {
			return false
		}
		switch key {
		case "dialect_resources":
			return p.parseResourceSections(p.parseDialectResources)
		case "external_resources":
			return p.parseResourceSections(p.parseExternalResources)
		}
		return p.failf(at, "unknown key '%s' in file metadata dictionary", key)
	})
}

func (p *fileParser) parseResourceSections(body func(name string, at uint32) bool) bool {
	if !p.expect(LBrace, "expected '{'") {
		return false
	}
	return p.listUntil(RBrace, true, func() bool {
		at := p.tok.start
		name, ok := p.ParseOptionalAnyKeyword()
		if !ok {
			return p.errorHere("expected identifier key for 'resource' entry")
		}
		if !p.expect(Colon, "expected ':'") || !p.expect(LBrace, "expected '{'") {
			return false
		}
		return body(name, at)
	})
}

func (p *fileParser) parseDialectResources(name string, at uint32) bool {
	d := p.ctx.Dialect(name)
	if d == nil {
		return p.failf(at, "dialect '%s' is unknown", name)
	}
	if !d.KeepsResources {
		return p.errorHere("unexpected 'resource' section for dialect '%s'", name)
	}
	return p.listUntil(RBrace, true, func() bool {
		r, ok := p.parseResourceHandle(name)
		if !ok || !p.expect(Colon, "expected ':'") {
			return false
		}
		tok := p.tok
		p.consume()
		data, align, ok := p.blob(tok, r.Key)
		if !ok {
			return false
		}
		r.SetBlob(data, align)
		return true
	})
}

// blob decodes a blob: hexadecimal digits, the first four bytes being the
// alignment, lowest byte first.
func (p *fileParser) blob(tok token, key string) ([]byte, uint32, bool) {
	if tok.kind != StringLiteral {
		return nil, 0, p.failf(tok.start, "expected hex string blob for key '%s'", key)
	}
	data, ok := hexBytes(p.textOf(tok))
	if !ok {
		return nil, 0, p.failf(tok.start, "expected hex string blob for key '%s'", key)
	}
	if len(data) < 4 {
		return nil, 0, p.failf(tok.start, "expected hex string blob for key '%s' to encode alignment in first 4 bytes", key)
	}
	align := binary.LittleEndian.Uint32(data)
	if align != 0 && align&(align-1) != 0 {
		return nil, 0, p.failf(tok.start, "expected hex string blob for key '%s' to encode alignment in first 4 bytes, "+
			"but got non-power-of-2 value: %d", key, align)
	}
	if len(data) == 4 {
		return nil, 0, true // nothing has no alignment
	}
	return data[4:], align, true
}

func (p *fileParser) parseExternalResources(name string, at uint32) bool {
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
	return p.listUntil(RBrace, true, func() bool {
		key, ok := p.ParseOptionalKeywordOrString()
		if !ok {
			return p.errorHere("expected identifier key for 'external_resources' entry")
		}
		if !p.expect(Colon, "expected ':'") {
			return false
		}
		tok := p.tok
		p.consume()
		if group == nil {
			return true
		}
		e := ExternalEntry{Key: string([]byte(key))}
		switch text := p.textOf(tok); {
		case tok.kind == kwTrue || tok.kind == kwFalse:
			e.Kind, e.Bool = ExternalBool, tok.kind == kwTrue
		case strings.HasPrefix(text, `"0x`):
			e.Kind = ExternalBlob
			if e.Data, e.Align, ok = p.blob(tok, e.Key); !ok {
				return false
			}
		case tok.kind == StringLiteral:
			e.Kind, e.Text = ExternalString, p.stringValue(tok)
		default:
			return p.failf(tok.start, "expected string value for key '%s'", e.Key)
		}
		group.Entries = append(group.Entries, e)
		return true
	})
}
