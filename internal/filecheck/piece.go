package filecheck

import (
	"strings"

	"github.com/mica-ir/mica/source"
)

const blanks = " \t"

// A piece is a part of a check file, or of a text derived from the command line,
// with its location.
type piece struct {
	file *source.File
	at   int
	s    string
}

func wholePiece(f *source.File) piece { return piece{f, 0, string(f.Text)} }

func (p piece) pos() source.Pos { return source.Pos{File: p.file, Offset: uint32(p.at)} }
func (p piece) empty() bool     { return p.s == "" }
func (p piece) from(i int) piece {
	i = min(i, len(p.s))
	return piece{p.file, p.at + i, p.s[i:]}
}
func (p piece) to(i int) piece { return piece{p.file, p.at, p.s[:i]} }

func (p piece) ltrim() piece { return p.from(len(p.s) - len(strings.TrimLeft(p.s, blanks))) }
func (p piece) rtrim() piece { return p.to(len(strings.TrimRight(p.s, blanks))) }

func (p piece) has(prefix string) bool { return strings.HasPrefix(p.s, prefix) }

// eat removes a prefix and reports whether it was present.
func (p *piece) eat(prefix string) bool {
	if !p.has(prefix) {
		return false
	}
	*p = p.from(len(prefix))
	return true
}

func (p piece) errorf(text string) *complaint { return &complaint{p.pos(), text} }

// variable reads a variable's name.
//
//	variable ::= (`$` | `@`)? (letter | `_`) (letter | digit | `_`)*
func (p *piece) variable() (name piece, pseudo bool, err *complaint) {
	if p.empty() {
		return piece{}, false, p.errorf("empty variable name")
	}
	i := 0
	pseudo = p.s[0] == '@'
	if pseudo || p.s[0] == '$' {
		i++
	}
	if i == len(p.s) {
		kind := "global "
		if pseudo {
			kind = "pseudo "
		}
		return piece{}, false, p.from(i).errorf("empty " + kind + "variable name")
	}
	if !isLetter(p.s[i]) && p.s[i] != '_' {
		return piece{}, false, p.errorf("invalid variable name")
	}
	for i < len(p.s) && (p.s[i] == '_' || isLetter(p.s[i]) || isDigit(p.s[i])) {
		i++
	}
	name = p.to(i)
	*p = p.from(i)
	return name, pseudo, nil
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
