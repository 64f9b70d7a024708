package syntax

import (
	"bytes"
	"errors"

	"github.com/mica-ir/mica/source"
)

// ErrSyntax means that a file was not formatted because it has syntax errors.
var ErrSyntax = errors.New("the file has syntax errors")

// errTokens means that formatting would have changed the tokens, which indicates a
// bug in the formatter. The text is then left unchanged.
var errTokens = errors.New("formatting would change the tokens")

// Format returns the text in the standard layout. The body of a definition is
// indented by two blanks, the continuation of a statement by four, and the contents
// of brackets are aligned with the first token after the bracket. Line breaks and
// comments are preserved; several empty lines become one. Formatting is idempotent
// and does not change the tokens.
func Format(name string, text []byte) ([]byte, error) {
	t := Parse(source.NewFile(name, text), nil)
	for _, e := range t.Errors {
		if !e.Warning {
			return nil, ErrSyntax
		}
	}
	out := text
	// Moving one column can align another one, so formatting repeats until nothing
	// changes. A text that does not settle after a few rounds is left unchanged.
	settled := false
	for tree, round := t, 0; round < 6 && len(out) <= 8*len(text)+4096; round++ {
		f := &formatter{file: tree.File, text: out, tokens: tree.Tokens, base: 1}
		f.classify(tree.Stmts)
		f.run()
		if settled = bytes.Equal(out, f.out.Bytes()); settled {
			break
		}
		out = f.out.Bytes()
		tree = Parse(source.NewFile(name, out), nil)
	}
	if !settled {
		return text, nil
	}
	if !sameTokens(t.Tokens, Parse(source.NewFile(name, out), nil).Tokens) {
		return nil, errTokens
	}
	return out, nil
}

func sameTokens(a, b []Token) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Kind != b[i].Kind || a[i].Op != b[i].Op || a[i].Text != b[i].Text || a[i].Val != b[i].Val {
			return false
		}
	}
	return true
}

// A role distinguishes tokens that have the same kind but are formatted
// differently.
type role uint8

const (
	roleBody  role = 1 + iota // a brace around items
	roleSlice                 // a brace after a value or a field's name
	roleValue                 // a brace around bits or ranges
	roleTight                 // a colon without blanks, in a dag
	roleStart                 // the first token of a statement
)

type formatter struct {
	file   *source.File
	text   []byte
	tokens []Token
	base   Loc
	roles  map[Loc]role
	starts map[Loc]Stmt

	out      bytes.Buffer
	col      int // column of the next output
	indent   int // indentation of the statement's first line
	supersAt int // column of the first superclass, or 0
	line     int // indentation of the line being written
	fresh    bool
	opens    []open
	pending  Stmt
}

// An open is an open bracket.
type open struct {
	kind   Kind
	isBody bool
	flat   bool // a body that is not indented
	indent int  // indentation of the statement or line that opened it
	align  int  // column of the token after it, -1 if that is on the next line
}

func (f *formatter) off(l Loc) int { return int(l - f.base) }

func (f *formatter) set(l Loc, r role) { f.roles[l] = r }

// classify determines the roles of tokens from the tree.
func (f *formatter) classify(stmts []Stmt) {
	f.roles, f.starts = map[Loc]role{}, map[Loc]Stmt{}
	f.stmts(stmts)
}

func (f *formatter) stmts(list []Stmt) {
	for _, s := range list {
		f.stmt(s)
	}
}

func (f *formatter) stmt(s Stmt) {
	f.starts[s.Pos()] = s
	switch s := s.(type) {
	case *ClassStmt:
		f.fields(s.Params)
		f.supers(s.Supers)
		f.stmts(s.Body)
	case *DefStmt:
		f.expr(s.Name)
		f.supers(s.Supers)
		f.stmts(s.Body)
	case *DefmStmt:
		f.expr(s.Name)
		f.supers(s.Supers)
	case *MulticlassStmt:
		f.fields(s.Params)
		f.supers(s.Supers)
		f.stmts(s.Body)
	case *DefsetStmt:
		f.stmts(s.Body)
	case *DefvarStmt:
		f.expr(s.Value)
	case *DumpStmt:
		f.expr(s.Message)
	case *AssertStmt:
		f.expr(s.Cond)
		f.expr(s.Message)
	case *ForeachStmt:
		if s.IsRanges && len(s.Ranges) > 0 {
			f.set(f.before(s.Ranges[0].Lo.Pos()), roleValue)
		}
		f.ranges(s.Ranges)
		f.expr(s.List)
		f.stmts(s.Body)
	case *IfStmt:
		f.expr(s.Cond)
		f.stmts(s.Then)
		f.stmts(s.Else)
	case *LetStmt:
		for i := range s.Items {
			f.letItem(&s.Items[i])
		}
		f.stmts(s.Body)
	case *FieldStmt:
		f.expr(s.Value)
	case *LetFieldStmt:
		f.letItem(&s.LetItem)
	}
}

// before returns the location of the token before the one at l.
func (f *formatter) before(l Loc) Loc {
	lo, hi := 0, len(f.tokens)
	for lo < hi {
		if mid := (lo + hi) / 2; f.tokens[mid].Loc < l {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == 0 {
		return 0
	}
	return f.tokens[lo-1].Loc
}

func (f *formatter) letItem(it *LetItem) {
	if it.HasBits && len(it.Bits) > 0 {
		f.set(f.before(it.Bits[0].Lo.Pos()), roleSlice)
	}
	f.ranges(it.Bits)
	f.expr(it.Value)
}

func (f *formatter) fields(list []*FieldStmt) {
	for _, s := range list {
		f.expr(s.Value)
	}
}

func (f *formatter) supers(list []SuperRef) {
	for i := range list {
		f.args(list[i].Args)
	}
}

func (f *formatter) args(list []Arg) {
	for _, a := range list {
		f.expr(a.Value)
	}
}

func (f *formatter) ranges(list []Range) {
	for _, r := range list {
		f.expr(r.Lo)
		f.expr(r.Hi)
	}
}

func (f *formatter) exprs(list []Expr) {
	for _, e := range list {
		f.expr(e)
	}
}

func (f *formatter) expr(e Expr) {
	switch e := e.(type) {
	case *Instance:
		f.args(e.Args)
	case *BitsLit:
		f.set(e.From, roleValue)
		f.exprs(e.Elems)
	case *ListLit:
		f.exprs(e.Elems)
	case *DagLit:
		f.expr(e.Op)
		f.dagColons(e)
		for _, a := range e.Args {
			f.expr(a.Value)
		}
	case *BangCall:
		f.exprs(e.Args)
	case *FieldSel:
		f.expr(e.X)
	case *BitSlice:
		f.expr(e.X)
		f.set(e.Brace, roleSlice)
		f.ranges(e.Ranges)
	case *ListSlice:
		f.expr(e.X)
		f.ranges(e.Ranges)
	case *Paste:
		f.expr(e.X)
		f.expr(e.Y)
	}
}

// dagColons marks the colons before the names in a dag.
func (f *formatter) dagColons(e *DagLit) {
	mark := func(end Loc) {
		lo := 0
		for hi := len(f.tokens); lo < hi; {
			if mid := (lo + hi) / 2; f.tokens[mid].Loc < end {
				lo = mid + 1
			} else {
				hi = mid
			}
		}
		if lo < len(f.tokens) && f.tokens[lo].Kind == Colon {
			f.set(f.tokens[lo].Loc, roleTight)
		}
	}
	if e.HasName {
		mark(e.Op.End())
	}
	for _, a := range e.Args {
		if a.HasName && a.Value != nil {
			mark(a.Value.End())
		}
	}
}
