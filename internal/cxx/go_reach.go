package cxx

import "strings"

// reachable removes the statements of a list that cannot be reached, and labels to which no
// other statement jumps: C++ may have code after a statement that never returns, and go vet
// would report it.
func reachable(list []*goStmt) []*goStmt {
	list, _ = cutList(list)
	jumps := map[string]bool{}
	eachStmt(list, func(s *goStmt) {
		if s.kind == goLine {
			jumps[s.text] = true
		}
	})
	eachStmt(list, func(s *goStmt) {
		if l := s.label; l != nil {
			l.used = jumps["break "+l.name] || jumps["continue "+l.name]
		}
	})
	return list
}

// cutList cuts a list after the first statement that never continues, and reports whether
// there is one.
func cutList(list []*goStmt) ([]*goStmt, bool) {
	for i, s := range list {
		if s.cut() {
			return list[:i+1], true
		}
	}
	return list, false
}

// cut removes the unreachable parts of a statement, and reports whether the next one cannot be
// reached.
func (s *goStmt) cut() bool {
	var ends, elseEnds bool
	s.body, ends = cutList(s.body)
	s.els, elseEnds = cutList(s.els)
	switch s.kind {
	case goLine:
		word, _, _ := strings.Cut(s.text, " ")
		return strings.HasPrefix(s.text, "panic(") || word == "break" || word == "continue" || word == "fallthrough"
	case goReturn:
		return true
	case goIf:
		return ends && elseEnds
	case goBlock:
		return ends && !s.breaks()
	case goLoop:
		return s.text == "for" && !s.breaks()
	case goSwitch:
		all := false
		for _, c := range s.cases {
			if c.text == "default" {
				all = true
			}
		}
		for _, c := range s.cases {
			c.body, ends = cutList(c.body)
			all = all && ends
		}
		return all && !s.breaks()
	}
	return false
}

// breaks reports whether there may be a break that leaves the statement.
func (s *goStmt) breaks() bool {
	found := false
	eachStmt([]*goStmt{s}, func(s *goStmt) {
		found = found || s.kind == goLine && strings.HasPrefix(s.text, "break")
	})
	return found
}
