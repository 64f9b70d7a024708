package format

import (
	"slices"
	"strings"
)

// A First is the set of tokens with which a text can begin: punctuation as it is written,
// words, and the classes of tokens below.
type First struct {
	Tokens []string
	// AnyWord means that every word is in the set.
	AnyWord bool
}

// The classes of tokens that have no spelling of their own.
const (
	AnInteger     = "an integer"
	AFloat        = "a number"
	AString       = "a string"
	AnIntegerType = "an integer type"
	ASymbol       = "a symbol"
	AHash         = "an attribute's name"
	AnExclamation = "a type's name"
)

// Add adds the tokens of another set.
func (f *First) Add(other *First) {
	f.Tokens = append(f.Tokens, other.Tokens...)
	f.AnyWord = f.AnyWord || other.AnyWord
}

// Has reports whether a literal of a format is in the set.
func (f *First) Has(literal string) bool {
	return f.AnyWord && isWord(literal) || slices.Contains(f.Tokens, literal)
}

func isWord(literal string) bool {
	return literal == AnIntegerType || (isAlpha(literal[0]) || literal[0] == '_') && !strings.Contains(literal, " ")
}

// Common returns a token that is in both sets.
func (f *First) Common(other *First) (token string, ok bool) {
	for _, t := range f.Tokens {
		if other.Has(t) {
			return t, true
		}
	}
	for _, t := range other.Tokens {
		if f.Has(t) {
			return t, true
		}
	}
	return "any keyword", f.AnyWord && other.AnyWord
}

// unambiguous checks the optional groups of a list that begin with a parameter: the elements that
// may follow an absent group must not begin like the parameter. rest are the elements after the
// list.
func (p *paramParser) unambiguous(loc int, list []Element, rest [][]Element) bool {
	for i, e := range list {
		g, _ := e.(*Optional)
		if g == nil {
			continue
		}
		after := append([][]Element{list[i+1:]}, rest...)
		if !p.unambiguousGroup(loc, g, after) || !p.unambiguous(loc, g.Then, after) || !p.unambiguous(loc, g.Else, after) {
			return false
		}
	}
	return true
}

func (p *paramParser) unambiguousGroup(loc int, g *Optional, after [][]Element) bool {
	first := p.leading(g.Then)
	if first == nil {
		return true
	}
	follow := p.first(append([][]Element{g.Else}, after...))
	if t, ok := first.Common(follow); ok {
		name := p.params.List[g.Then[p.skipBlanks(g.Then)].(*Param).Index].Name
		return p.errorf(loc, "format ambiguity: an optional group begins with parameter `"+name+"`, which can begin with `"+t+"`, as can what follows if the group is absent")
	}
	return true
}

func (p *paramParser) skipBlanks(list []Element) int {
	return slices.IndexFunc(list, func(e Element) bool { _, blank := e.(*Blank); return !blank })
}

// leading returns the first tokens of a list that begins with a parameter that is known by
// them, nil for another list.
func (p *paramParser) leading(list []Element) *First {
	i := p.skipBlanks(list)
	if i < 0 {
		return nil
	}
	v, _ := list[i].(*Param)
	if v == nil {
		return nil
	}
	return p.params.List[v.Index].First
}

// first returns the first tokens of lists that follow one another, as far as they are known.
func (p *paramParser) first(lists [][]Element) *First {
	f := &First{}
	for _, list := range lists {
		if !p.addFirst(f, list) {
			break
		}
	}
	return f
}

// addFirst adds the first tokens of a list, and reports whether it may have no text.
func (p *paramParser) addFirst(f *First, list []Element) (empty bool) {
	for _, e := range list {
		switch e := e.(type) {
		case *Blank:
		case *Literal:
			f.Tokens = append(f.Tokens, e.Text)
			return false
		case *Param:
			if x := p.params.List[e.Index]; x.First == nil {
				return false // not known
			} else if f.Add(x.First); !x.Optional {
				return false
			}
		case *Struct:
			f.AnyWord = true
			return false
		case *Optional:
			then, els := p.addFirst(f, e.Then), p.addFirst(f, e.Else)
			if !then && !els {
				return false
			}
		default:
			return false // not known
		}
	}
	return true
}
