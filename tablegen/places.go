package tablegen

import (
	"sync"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// DagPos returns the location of a dag that the record's definition contains, or of an
// argument in it: path has an index for each level of nesting. Of several equal dags in
// the definition nth chooses one. If the definition computes the dag, the result is the
// location of the record.
//
// Values have no locations, because equal ones are shared. The text of the definition
// is therefore parsed again and compared with the value.
func (r *Record) DagPos(dag *DagValue, nth int, path ...int) source.Pos {
	f := dagFinder{rec: r, dag: dag}
	for _, p := range r.Locs() {
		f.find(p)
	}
	for _, c := range r.supers() {
		if len(f.best) == 0 {
			f.find(c.Pos())
		}
	}
	if len(f.best) == 0 {
		return r.Pos()
	}
	lit := f.best[min(nth, len(f.best)-1)]
	at := f.at(lit.file, lit.From)
	for _, i := range path {
		if i >= len(lit.Args) { // a symbol of the operator, (Op:$name)
			break
		}
		a := lit.Args[i]
		at = f.at(lit.file, a.Loc)
		next, ok := a.Value.(*syntax.DagLit)
		if !ok {
			break
		}
		lit.DagLit = next
	}
	return at
}

// definitions caches the expressions in the definitions of files, by the offsets of the
// definitions.
type definitions struct {
	mu    sync.Mutex
	files map[*source.File]map[uint32][]syntax.Expr
}

// expressions returns the expressions of the definition at a location.
func (d *definitions) expressions(p source.Pos, macros []string) []syntax.Expr {
	d.mu.Lock()
	defer d.mu.Unlock()
	index, ok := d.files[p.File]
	if !ok {
		index = map[uint32][]syntax.Expr{}
		x := &definitionIndex{tree: syntax.Parse(p.File, macros), index: index}
		x.stmts(x.tree.Stmts, nil)
		if d.files == nil {
			d.files = map[*source.File]map[uint32][]syntax.Expr{}
		}
		d.files[p.File] = index
	}
	return index[p.Offset]
}

// A definitionIndex collects the expressions of one file.
type definitionIndex struct {
	tree  *syntax.Tree
	index map[uint32][]syntax.Expr
}

func (x *definitionIndex) add(at syntax.Loc, exprs []syntax.Expr) {
	x.index[x.tree.Files.Pos(at).Offset] = exprs
}

// stmts visits statements. outer are the expressions around them that they may use.
func (x *definitionIndex) stmts(list []syntax.Stmt, outer []syntax.Expr) {
	outer = outer[:len(outer):len(outer)]
	for _, s := range list {
		switch s := s.(type) {
		case *syntax.DefStmt:
			exprs := append(bodyExprs(s.Supers, s.Body), outer...)
			x.add(s.NameToken, exprs)
			x.add(s.From, exprs)
		case *syntax.ClassStmt:
			x.add(s.NameLoc, append(bodyExprs(s.Supers, s.Body), outer...))
		case *syntax.DefmStmt:
			for i := range s.Supers {
				x.add(s.Supers[i].NameLoc, append(argExprs(nil, s.Supers[i].Args), outer...))
			}
		case *syntax.MulticlassStmt:
			x.stmts(s.Body, outer)
		case *syntax.DefsetStmt:
			x.stmts(s.Body, outer)
		case *syntax.DefvarStmt:
			outer = append(outer, s.Value)
		case *syntax.ForeachStmt:
			x.stmts(s.Body, append(outer, s.List))
		case *syntax.IfStmt:
			x.stmts(s.Then, outer)
			x.stmts(s.Else, outer)
		case *syntax.LetStmt:
			inner := outer
			for _, it := range s.Items {
				inner = append(inner, it.Value)
			}
			x.stmts(s.Body, inner)
		}
	}
}

func bodyExprs(supers []syntax.SuperRef, body []syntax.Stmt) (exprs []syntax.Expr) {
	for i := range supers {
		exprs = argExprs(exprs, supers[i].Args)
	}
	for _, s := range body {
		switch s := s.(type) {
		case *syntax.LetFieldStmt:
			exprs = append(exprs, s.Value)
		case *syntax.FieldStmt:
			exprs = append(exprs, s.Value)
		case *syntax.DefvarStmt:
			exprs = append(exprs, s.Value)
		}
	}
	return exprs
}

func argExprs(exprs []syntax.Expr, args []syntax.Arg) []syntax.Expr {
	for _, a := range args {
		exprs = append(exprs, a.Value)
	}
	return exprs
}

// A foundDag is a dag in a file.
type foundDag struct {
	*syntax.DagLit
	file *source.File
}

// A dagFinder looks for the text of a dag.
type dagFinder struct {
	rec   *Record
	dag   *DagValue
	best  []foundDag // the most similar ones in order
	score int        // of best
}

// at converts a location in a file that was parsed alone.
func (f *dagFinder) at(file *source.File, l syntax.Loc) source.Pos {
	return source.Pos{File: file, Offset: uint32(l) - 1}
}

// find looks in the definition at a location.
func (f *dagFinder) find(p source.Pos) {
	if !p.IsValid() {
		return
	}
	recs := f.rec.recs
	for _, e := range recs.texts.expressions(p, recs.in.opts.Defines) {
		f.expr(p.File, e)
	}
}

// expr visits the dags in an expression that are not inside another one.
func (f *dagFinder) expr(file *source.File, e syntax.Expr) {
	switch e := e.(type) {
	case *syntax.DagLit:
		score, ok := f.similar(e, f.dag)
		if !ok || score < f.score {
			return
		}
		if score > f.score {
			f.best, f.score = f.best[:0], score
		}
		f.best = append(f.best, foundDag{e, file})
	case *syntax.ListLit:
		for _, x := range e.Elems {
			f.expr(file, x)
		}
	case *syntax.BangCall:
		for _, x := range e.Args {
			f.expr(file, x)
		}
	case *syntax.Instance:
		for _, a := range e.Args {
			f.expr(file, a.Value)
		}
	case *syntax.ListSlice:
		f.expr(file, e.X)
	}
}

// similar reports whether the text of a dag may have the value, and how many of its
// parts are certain to have: the others depend on variables.
func (f *dagFinder) similar(lit *syntax.DagLit, v *DagValue) (score int, ok bool) {
	if lit.OpName != v.OpName || len(lit.Args) != len(v.Args) {
		return 0, false
	}
	if score, ok = f.same(lit.Op, v.Op); !ok {
		return 0, false
	}
	for i, a := range lit.Args {
		if a.Name != v.ArgNames[i] {
			return 0, false
		}
		n, ok := f.same(a.Value, v.Args[i])
		if !ok {
			return 0, false
		}
		score += n
	}
	return score + 1, true
}

func (f *dagFinder) same(e syntax.Expr, v Value) (score int, ok bool) {
	certain := func(ok bool) (int, bool) { return 1, ok }
	switch e := e.(type) {
	case nil:
		return certain(v == Unset)
	case *syntax.DagLit:
		if d, ok := v.(*DagValue); ok {
			return f.similar(e, d)
		}
		return 0, false
	case *syntax.UnsetLit:
		return certain(v == Unset)
	case *syntax.IntLit:
		i, ok := v.(*IntValue)
		return certain(ok && i.V == e.Val)
	case *syntax.StringLit:
		s, ok := v.(*StringValue)
		return certain(ok && s.S == e.Val)
	case *syntax.Instance:
		d, ok := v.(*DefValue)
		return certain(ok && d.Rec.IsSubClassOf(e.Name))
	case *syntax.Name:
		if d, ok := v.(*DefValue); ok && d.Rec.Name() == e.Name {
			return 1, true
		}
		return 0, f.rec.recs.Def(e.Name) == nil
	}
	return 0, true
}
