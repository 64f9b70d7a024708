package format

import (
	"maps"
	"slices"
)

// A kind is a kind of token.
type kind uint8

const (
	kEOF kind = iota
	kError
	kLiteral  // `text`
	kString   // "text"
	kVariable // $name
	kIdent
	kLParen
	kRParen
	kCaret
	kColon
	kComma
	kEqual
	kLess
	kGreater
	kQuestion
	kStar
	kPipe

	kAttrDict // the first keyword
	kAttrDictKeyword
	kPropDict
	kCustom
	kFunctionalType
	kOIList
	kOperands
	kParams
	kQualified
	kRef
	kRegions
	kResults
	kStruct
	kSuccessors
	kType
)

var keywords = map[string]kind{
	"attr-dict":              kAttrDict,
	"attr-dict-with-keyword": kAttrDictKeyword,
	"prop-dict":              kPropDict,
	"custom":                 kCustom,
	"functional-type":        kFunctionalType,
	"oilist":                 kOIList,
	"operands":               kOperands,
	"params":                 kParams,
	"qualified":              kQualified,
	"ref":                    kRef,
	"regions":                kRegions,
	"results":                kResults,
	"struct":                 kStruct,
	"successors":             kSuccessors,
	"type":                   kType,
}

var punctuation = [256]kind{
	'(': kLParen, ')': kRParen, '^': kCaret, ':': kColon, ',': kComma, '=': kEqual,
	'<': kLess, '>': kGreater, '?': kQuestion, '*': kStar, '|': kPipe,
}

// A token is a piece of the format: the bytes [start, end).
type token struct {
	kind       kind
	start, end int
}

// lexer cuts a format into tokens. Each call of next moves on, so it ends.
type lexer struct {
	text   string
	pos    int
	errors []*Error
}

func isAlpha(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool { return c >= '0' && c <= '9' }
func isAlnum(c byte) bool { return isAlpha(c) || isDigit(c) }

// fail reports a problem and returns the error token.
func (l *lexer) fail(at int, msg string) token {
	l.errors = append(l.errors, &Error{Offset: at, Message: msg})
	return token{kError, at, l.pos}
}

func (l *lexer) next() token {
	for l.pos < len(l.text) {
		switch l.text[l.pos] {
		case ' ', '\t', '\n', '\r', 0:
			l.pos++
			continue
		}
		break
	}
	start := l.pos
	if start == len(l.text) {
		return token{kEOF, start, start}
	}
	c := l.text[start]
	l.pos++
	switch {
	case punctuation[c] != 0:
		return token{punctuation[c], start, l.pos}
	case c == '`':
		return l.quoted(start, kLiteral, '`', "unexpected end of file in literal")
	case c == '"':
		return l.quoted(start, kString, '"', "unexpected end of file in string")
	case c == '$':
		if l.pos == len(l.text) || !isAlpha(l.text[l.pos]) && l.text[l.pos] != '_' {
			return l.fail(start, "expected variable name")
		}
		l.skip(false)
		return token{kVariable, start, l.pos}
	case isAlpha(c) || c == '_':
		l.skip(true)
		if k, ok := keywords[l.text[start:l.pos]]; ok {
			return token{k, start, l.pos}
		}
		return token{kIdent, start, l.pos}
	}
	return l.fail(start, "unexpected character")
}

// quoted reads up to the closing quote; in a string a backslash hides one.
func (l *lexer) quoted(start int, k kind, quote byte, msg string) token {
	for l.pos < len(l.text) {
		c := l.text[l.pos]
		l.pos++
		if c == quote {
			return token{k, start, l.pos}
		}
		if c == '\\' && k == kString && l.pos < len(l.text) {
			l.pos++
		}
	}
	return l.fail(l.pos, msg)
}

func (l *lexer) skip(dash bool) {
	for l.pos < len(l.text) {
		c := l.text[l.pos]
		if !isAlnum(c) && c != '_' && (c != '-' || !dash) {
			return
		}
		l.pos++
	}
}

// Directives returns the words that a format may have, in alphabetical order.
func Directives() []string { return slices.Sorted(maps.Keys(keywords)) }
