package cxx

import (
	gotoken "go/token"
	"slices"
	"strconv"
	"strings"
)

// A goStmt is a Go statement. Which fields are used depends on the kind.
type goStmt struct {
	kind   goStmtKind
	id, ok int       // variables that are declared, 0 for none
	x      *goExpr   // a condition, a value, or nil
	is     *goExpr   // of goBind: a condition that is the same as ok, or nil
	text   string    // of goLine and loops; a type
	body   []*goStmt // also of loops and cases
	els    []*goStmt
	cases  []*goStmt // of goSwitch, of kind goCase
	label  *goLabel
	// total means that the statement can be executed anywhere after its operands are declared.
	total bool
}

type goStmtKind uint8

const (
	goLine   goStmtKind = iota // text
	goDefine                   // id := x
	goVar                      // var id text
	goBind                     // id, ok := x
	goSet                      // text = x
	goIf                       // if x { body } else { els }
	goReturn                   // return x
	goLoop                     // text { body }, where text is "for ..."
	goSwitch                   // switch x { cases }
	goCase                     // text: body
	goBlock                    // { body }
)

// A goLabel is a label that is written only if a statement jumps to it.
type goLabel struct {
	name string
	used bool
}

// A goVariable is a variable of the translation.
type goVariable struct {
	hint    string // suggested name
	name    string
	changes bool // it is assigned to after its declaration
}

// maxGoLine is the length up to which conditions are joined on one line.
const maxGoLine = 100

// goSimplifier turns statements into those that one would write.
type goSimplifier struct {
	vars   []goVariable
	uses   map[int]int
	inline map[int]*goExpr
}

// texts calls f for each text of a statement, without those in it.
func (s *goStmt) texts(f func(string)) {
	if s.x != nil {
		f(s.x.String())
	}
	f(s.text)
}

func eachStmt(list []*goStmt, f func(s *goStmt)) {
	for _, s := range list {
		f(s)
		eachStmt(s.body, f)
		eachStmt(s.els, f)
		eachStmt(s.cases, f)
	}
}

func (p *goSimplifier) count(list []*goStmt) {
	p.uses = map[int]int{}
	eachStmt(list, func(s *goStmt) {
		if s.kind == goSet && len(variablesIn(s.text)) == 1 && s.text == variableToken(variablesIn(s.text)[0]) {
			for _, id := range variablesIn(s.x.String()) {
				p.uses[id]++
			}
			return // an assignment does not read the variable
		}
		s.texts(func(text string) {
			for _, id := range variablesIn(text) {
				p.uses[id]++
			}
		})
	})
}

// simplify removes unused statements and merges statements where one suffices.
func (p *goSimplifier) simplify(list []*goStmt) []*goStmt {
	list = reachable(list)
	for {
		p.count(list)
		before := len(p.inline)
		n := p.prune(&list)
		if n == 0 && len(p.inline) == before {
			break
		}
		eachStmt(list, func(s *goStmt) {
			if s.x != nil {
				s.x = p.inlined(s.x)
			}
			s.text = p.inlinedText(s.text)
		})
	}
	return p.join(list)
}

// prune removes variables that are not used, and returns how many.
func (p *goSimplifier) prune(list *[]*goStmt) (n int) {
	*list = slices.DeleteFunc(*list, func(s *goStmt) bool {
		n += p.prune(&s.body) + p.prune(&s.els)
		for _, c := range s.cases {
			n += p.prune(&c.body)
		}
		remove := false
		switch s.kind {
		case goDefine, goVar:
			remove = p.uses[s.id] == 0
		case goBind:
			switch {
			case p.uses[s.id]+p.uses[s.ok] == 0:
				remove = true
			case p.uses[s.id] == 0 && s.is != nil && p.uses[s.ok] == 1 && s.is.precedence() == precPrimary:
				p.inline[s.ok], remove = s.is, true
			}
		case goSet:
			ids := variablesIn(s.text)
			remove = len(ids) == 1 && s.text == variableToken(ids[0]) && p.uses[ids[0]] == 0
		case goIf:
			remove = len(s.body)+len(s.els) == 0
		}
		if remove {
			n++
		}
		return remove
	})
	return n
}

func (p *goSimplifier) inlined(e *goExpr) *goExpr { return e.mapText(p.inlinedText) }

func (p *goSimplifier) inlinedText(text string) string {
	return eachVariable(text, func(id int) string {
		if e := p.inline[id]; e != nil {
			return p.inlinedText(e.String())
		}
		return variableToken(id)
	})
}

// join merges adjacent statements.
func (p *goSimplifier) join(list []*goStmt) []*goStmt {
	var out []*goStmt
	for _, s := range list {
		s.body, s.els = p.join(s.body), p.join(s.els)
		for _, c := range s.cases {
			c.body = p.join(c.body)
		}
		if s.kind == goIf {
			p.joinNested(s)
		}
		out = append(out, s)
		for len(out) > 1 && p.joinLast(out) {
			last := out[len(out)-1]
			out = append(out[:len(out)-2], last)
		}
	}
	return out
}

// joinNested turns "if a { if b {" into "if a && b {".
func (p *goSimplifier) joinNested(s *goStmt) {
	if len(s.els) > 0 || len(s.body) != 1 {
		return
	}
	if in := s.body[0]; in.kind == goIf && len(in.els) == 0 {
		s.x, s.body = and(s.x, in.x), in.body
	}
}

// joinLast merges the last two statements into the last one, and reports whether that is
// possible.
func (p *goSimplifier) joinLast(list []*goStmt) bool {
	a, b := list[len(list)-2], list[len(list)-1]
	if a.kind != goIf || len(a.els) > 0 || len(a.body) != 1 {
		return false
	}
	var x *goExpr
	ret := a.body[0]
	switch {
	case b.kind == goReturn && b.x != nil && ret.kind == goReturn && ret.x != nil && ret.x.String() == "false":
		x = and(not(a.x), b.x)
	case b.kind == goReturn && b.x != nil && ret.kind == goReturn && ret.x != nil && ret.x.String() == "true":
		x = or(a.x, b.x)
	case b.kind == goIf && len(b.els) == 0 && len(b.body) == 1 && sameJump(ret, b.body[0]):
		x = or(a.x, b.x)
	default:
		return false
	}
	if len(x.String()) > maxGoLine {
		return false
	}
	b.x = x
	return true
}

// sameJump reports whether two statements are the same return or jump.
func sameJump(a, b *goStmt) bool {
	if a.kind != b.kind || a.text != b.text || (a.x == nil) != (b.x == nil) {
		return false
	}
	switch a.kind {
	case goReturn:
		return a.x == nil || a.x.String() == b.x.String()
	case goLine:
		return true
	}
	return false
}

// A goPrinter writes statements as text.
type goPrinter struct {
	*goSimplifier
	b     strings.Builder
	taken map[string]bool // names that variables must not have
	// first and last are the places of the first and the last use of each variable.
	first, last map[int]int
	oks         []int // variables that share the name ok
}

// named replaces the variables of a text by their names.
func (p *goPrinter) named(text string) string {
	return eachVariable(text, func(id int) string { return p.vars[id].name })
}

// chooseNames gives each variable a name.
func (p *goPrinter) chooseNames(list []*goStmt) {
	at := 0
	p.first, p.last = map[int]int{}, map[int]int{}
	use := func(id int) {
		if _, ok := p.first[id]; !ok {
			p.first[id] = at
		}
		p.last[id] = at
	}
	var visit func(list []*goStmt)
	visit = func(list []*goStmt) {
		for _, s := range list {
			at++
			s.texts(func(text string) {
				for _, id := range variablesIn(text) {
					use(id)
				}
			})
			at++ // the variables that a statement declares begin after its operands
			if s.id != 0 {
				use(s.id)
			}
			if s.ok != 0 {
				use(s.ok)
			}
			start := at
			visit(s.body)
			visit(s.els)
			visit(s.cases)
			if s.kind == goLoop { // variables used in the loop live until its end
				at++
				for id, last := range p.last {
					if last >= start {
						p.last[id] = at
					}
				}
			}
		}
	}
	visit(list)
	p.nameIn(list)
}

// nameIn names the variables of statements. A name can be used again after the block in
// which it was declared.
func (p *goPrinter) nameIn(list []*goStmt) {
	var here []string
	for _, s := range list {
		if s.id != 0 && s.kind != goLoop {
			here = append(here, p.name(s.id, p.uses[s.id] == 0))
		}
		if s.ok != 0 {
			here = append(here, p.nameOk(s))
		}
		element := ""
		if s.id != 0 && s.kind == goLoop {
			element = p.name(s.id, p.uses[s.id] == 0)
		}
		p.nameIn(s.body)
		p.nameIn(s.els)
		p.nameIn(s.cases)
		p.release(element)
	}
	for _, name := range here {
		p.release(name)
	}
}

// release makes a name available again. The name ok is kept: it has its own rules.
func (p *goPrinter) release(name string) {
	if name != "" && name != "ok" {
		delete(p.taken, name)
	}
}

// name names a variable and returns the name if that is new.
func (p *goPrinter) name(id int, blank bool) string {
	v := &p.vars[id]
	switch {
	case v.name != "":
		return ""
	case blank:
		v.name = "_"
		return ""
	}
	v.name = p.unique(v.hint)
	return v.name
}

func (p *goPrinter) unique(hint string) string {
	if gotoken.IsKeyword(hint) || predeclared[hint] {
		hint += "_"
	}
	name := hint
	for n := 2; p.taken[name]; n++ {
		name = hint + strconv.Itoa(n)
	}
	p.taken[name] = true
	return name
}

// predeclared are the names of Go that translations use.
var predeclared = map[string]bool{
	"true": true, "false": true, "nil": true, "len": true, "min": true, "max": true, "append": true, "any": true, "new": true,
	"bool": true, "string": true, "int": true, "int8": true, "int16": true, "int32": true, "int64": true, "error": true,
	"uint": true, "uint8": true, "uint16": true, "uint32": true, "uint64": true, "float32": true, "float64": true,
}

// nameOk names the second variable of a statement: ok, if no other variable of that name
// is in use and Go allows to declare it again.
func (p *goPrinter) nameOk(s *goStmt) string {
	v := &p.vars[s.ok]
	switch {
	case v.name != "":
		return ""
	case p.uses[s.ok] == 0:
		v.name = "_"
		return ""
	case p.taken["ok"] && len(p.oks) == 0 || len(p.oks) > 0 && p.uses[s.id] == 0:
		v.name = p.unique("ok")
		return v.name
	}
	for _, o := range p.oks {
		if p.first[s.ok] < p.last[o] && p.first[o] < p.last[s.ok] {
			v.name = p.unique("ok")
			return v.name
		}
	}
	p.taken["ok"] = true
	p.oks = append(p.oks, s.ok)
	v.name = "ok"
	return v.name
}

func (p *goPrinter) line(parts ...string) {
	for _, x := range parts {
		p.b.WriteString(p.named(x))
	}
	p.b.WriteByte('\n')
}

func (p *goPrinter) list(list []*goStmt) {
	for i := 0; i < len(list); i++ {
		s := list[i]
		if i+1 < len(list) && p.isHeader(s, list[i+1], list[i+2:]) {
			p.ifStmt(list[i+1], p.declaration(s)+"; ")
			i++
			continue
		}
		p.stmt(s)
	}
}

// isHeader reports whether a declaration fits into the header of the if statement that
// follows it, because nothing after that uses it.
func (p *goPrinter) isHeader(s, next *goStmt, rest []*goStmt) bool {
	if s.kind != goBind || next.kind != goIf || p.uses[s.id] == 0 {
		return false
	}
	later := false
	eachStmt(rest, func(r *goStmt) {
		r.texts(func(text string) {
			for _, id := range variablesIn(text) {
				later = later || id == s.id || id == s.ok
			}
		})
	})
	return !later
}

func (p *goPrinter) declaration(s *goStmt) string {
	v, ok := variableToken(s.id), variableToken(s.ok)
	switch {
	case s.kind == goDefine:
		return v + " := " + s.x.String()
	case s.id == 0 || p.uses[s.id] == 0 && s.is != nil:
		return ok + " := " + s.is.String()
	}
	return v + ", " + ok + " := " + s.x.String()
}

func (p *goPrinter) ifStmt(s *goStmt, init string) {
	if len(s.body) == 0 {
		s = &goStmt{kind: goIf, x: not(s.x), body: s.els}
	}
	p.line("if ", init, s.x.wrapped(), " {")
	p.list(s.body)
	if len(s.els) == 1 && s.els[0].kind == goIf {
		p.b.WriteString("} else ")
		p.ifStmt(s.els[0], "")
		return
	}
	if len(s.els) > 0 {
		p.line("} else {")
		p.list(s.els)
	}
	p.line("}")
}

func (p *goPrinter) stmt(s *goStmt) {
	if s.label != nil && s.label.used {
		p.line(s.label.name, ":")
	}
	switch s.kind {
	case goLine:
		p.line(s.text)
	case goDefine, goBind:
		p.line(p.declaration(s))
	case goVar:
		p.line("var ", variableToken(s.id), " ", s.text)
	case goSet:
		p.line(s.text, " = ", s.x.String())
	case goIf:
		p.ifStmt(s, "")
	case goReturn:
		if s.x == nil {
			p.line("return")
			return
		}
		p.line("return ", s.x.wrapped())
	case goLoop, goBlock:
		p.line(s.text, " {")
		p.list(s.body)
		p.line("}")
	case goSwitch:
		p.line("switch ", s.x.String(), " {")
		for _, c := range s.cases {
			p.line(c.text, ":")
			p.list(c.body)
		}
		p.line("}")
	}
}

// wrapped returns a condition as text that continues on the next line where it is long.
func (e *goExpr) wrapped() string {
	text := e.String()
	if len(text) <= maxGoLine || e.kind != goAnd && e.kind != goOr {
		return text
	}
	op := " &&"
	if e.kind == goOr {
		op = " ||"
	}
	var b strings.Builder
	width := 0
	for i, x := range e.list {
		part := x.at(e.precedence() + 1)
		switch {
		case i == 0:
		case width+len(part) > maxGoLine:
			b.WriteString(op + "\n")
			width = 0
		default:
			b.WriteString(op + " ")
		}
		b.WriteString(part)
		width += len(part) + len(op)
	}
	return b.String()
}
