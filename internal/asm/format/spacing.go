package format

import "strings"

// space decides which elements are preceded by a space when printed. A keyword or
// value is separated by a space, most punctuation is not, and a blank overrides both.
// As in mlir-tblgen, the decision is static and follows the order of the text: the
// state after a group is used even if the group is not printed, and an else branch
// continues from the end of its then branch.
func space(list []Element) {
	s := spacing{want: true}
	s.list(list)
}

// spaceParams is space for the format of a type or attribute. Here both branches of a
// group start from the state before it, and the state after it is that of the else
// branch.
func spaceParams(list []Element) {
	s := spacing{want: true, params: true}
	s.list(list)
}

// spacing is the state between two elements.
type spacing struct {
	params bool // of a type or an attribute
	want   bool // the preceding element requires a space after it
	punct  bool // the element before is punctuation
}

func (s *spacing) list(list []Element) {
	for _, e := range list {
		s.element(e)
	}
}

// value spaces an element that is neither a literal nor a blank.
func (s *spacing) value(sp *Spaced) {
	sp.Space = s.want || !s.punct
	s.want, s.punct = true, false
}

func (s *spacing) literal(l *Literal) {
	l.Space = s.want && spaceBefore(l.Text, s.punct)
	s.want = len(l.Text) != 1 || !strings.Contains("<({[", l.Text)
	s.punct = l.Text[0] != '_' && !isAlpha(l.Text[0])
}

// spaceBefore reports whether a literal is separated from the preceding element.
func spaceBefore(text string, afterPunct bool) bool {
	if len(text) != 1 {
		return true
	}
	if afterPunct {
		return !strings.Contains(">)}],", text)
	}
	return !strings.Contains("<>(){}[],", text)
}

func (s *spacing) element(e Element) {
	switch e := e.(type) {
	case *Literal:
		s.literal(e)
	case *Blank:
		switch e.Text {
		case "":
			s.want, s.punct = false, true
		case " ":
			// Among parameters it is as if the element before the blank were the one before the
			// next: a value gets its own space, too, except after punctuation.
			s.want, s.punct = false, s.params && s.punct
		case "\n":
			s.want = s.want && !s.params
		}
	case *AttrDict:
		s.punct = false
	case *PropDict:
		// It prints its own space, and otherwise leaves the state unchanged.
		e.Space = true
		s.punct = false
	case *Optional:
		want, punct := s.want, s.punct
		s.list(e.Then)
		if s.params {
			s.want, s.punct = want, punct
		}
		s.list(e.Else)
	case *OIList:
		for i := range e.Clauses {
			s.literal(e.Clauses[i].Literal)
			s.list(e.Clauses[i].Elements)
		}
	case *Attr:
		if !e.Elided {
			s.value(&e.Spaced)
		}
	case *Operand:
		s.value(&e.Spaced)
	case *RegionVar:
		s.value(&e.Spaced)
	case *SuccessorVar:
		s.value(&e.Spaced)
	case *Operands:
		s.value(&e.Spaced)
	case *Regions:
		s.value(&e.Spaced)
	case *Successors:
		s.value(&e.Spaced)
	case *Type:
		s.value(&e.Spaced)
	case *FunctionalType:
		s.value(&e.Spaced)
	case *Custom:
		s.value(&e.Spaced)
	case *Param:
		s.value(&e.Spaced)
	case *ParamList:
		s.value(&e.Spaced)
	case *Struct:
		s.value(&e.Spaced)
	}
}
