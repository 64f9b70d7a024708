package asm

import (
	"bytes"
	"encoding/base64"
)

// ParseBase64 parses a quoted string in Base64 and returns the bytes that it encodes. Escapes of
// strings are no part of that.
func (p *Parser) ParseBase64() []byte {
	at := p.tok.start
	if p.tok.kind != StringLiteral {
		p.Failf(at, "expected string")
	}
	text := []byte(p.slice(at+1, p.tok.end-1))
	p.Check(len(text)%4 == 0, at, "Base64 encoded strings must be a multiple of 4 bytes in length")
	padding := min(len(text)-len(bytes.TrimRight(text, "=")), 2)
	for i, c := range text[:len(text)-padding] {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '+', c == '/':
		default:
			p.Failf(at, "Invalid Base64 character 0x%02x at index %d", uint32(int8(c)), i)
		}
	}
	n, err := base64.StdEncoding.Decode(text, text)
	if err != nil {
		p.Failf(at, "%v", err)
	}
	p.consume()
	return text[:n]
}
