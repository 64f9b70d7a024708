package td

import (
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// An operation is a record of the text that defines one.
type operation struct {
	dialect string
	record  source.Span // its name
	name    source.Span // the text of the name of the operation, without the dialect
}

// OperationName returns the dialect of the operation that a record of the text defines, and where
// its name is written; an invalid span if no string of the definition is the name.
func (a *analysis) OperationName(record source.Span) (dialect string, name source.Span) {
	for _, op := range a.operations() {
		if op.record.Start == record.Start && server.SameFile(op.record.File, record.File) {
			return op.dialect, op.name
		}
	}
	return "", source.Span{}
}

// operations returns the operations that the text defines and names.
func (a *analysis) operations() (list []operation) {
	defs := map[uint32]*syntax.DefStmt{}
	a.namedDefs(a.tree().Stmts, defs)
	for _, r := range a.defs {
		at := r.Pos()
		if at.File != a.file || !r.IsSubClassOf("Op") {
			continue
		}
		def := defs[at.Offset]
		name, _ := r.String("opName")
		dialect, ok := r.Def("opDialect")
		if def == nil || !ok || name == "" {
			continue
		}
		if s := a.nameIn(def, name); s.IsValid() {
			namespace, _ := dialect.String("name")
			list = append(list, operation{namespace, a.span(def.Name), s})
		}
	}
	return list
}

// namedDefs finds the records whose names are identifiers, by where these are: not those of
// multiclasses, which define several records.
func (a *analysis) namedDefs(stmts []syntax.Stmt, to map[uint32]*syntax.DefStmt) {
	for _, s := range stmts {
		switch s := s.(type) {
		case *syntax.DefStmt:
			if _, ok := s.Name.(*syntax.Name); ok {
				to[a.span(s.Name).Start] = s
			}
		case *syntax.LetStmt:
			a.namedDefs(s.Body, to)
		case *syntax.DefsetStmt:
			a.namedDefs(s.Body, to)
		case *syntax.IfStmt:
			a.namedDefs(s.Then, to)
			a.namedDefs(s.Else, to)
		}
	}
}

// nameIn returns the text in the quotes of the string that sets the name of an operation: that of
// a let in the body, or the only argument of the head that is the name.
func (a *analysis) nameIn(def *syntax.DefStmt, name string) source.Span {
	var found []source.Span
	add := func(value syntax.Expr) {
		lit, ok := value.(*syntax.StringLit)
		if !ok || lit.Code || lit.Val != name {
			return
		}
		s := a.span(lit)
		s.Start, s.End = s.Start+1, s.End-1
		if s.IsValid() && string(s.Text()) == name {
			found = append(found, s)
		}
	}
	for _, s := range def.Body {
		if let, ok := s.(*syntax.LetFieldStmt); ok && let.Name == "opName" {
			add(let.Value)
		}
	}
	if len(found) == 0 {
		for _, super := range def.Supers {
			for _, arg := range super.Args {
				add(arg.Value)
			}
		}
	}
	if len(found) != 1 {
		return source.Span{}
	}
	return found[0]
}

// operationAt returns the operation whose name is at an offset.
func (a *analysis) operationAt(at uint32) *operation {
	for _, op := range a.operations() {
		if op.name.Start <= at && at <= op.name.End {
			return &op
		}
	}
	return nil
}
