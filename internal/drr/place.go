package drr

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A place is a dag in a rule, or an argument in one. Its location is only determined
// for an error.
type place struct {
	rec    *tablegen.Record
	parent *place // nil for a whole dag
	index  int    // of the argument, or of the dag among those of the rule
	dag    *tablegen.DagValue
}

// arg returns the place of an argument.
func (p *place) arg(i int) *place { return &place{rec: p.rec, parent: p, index: i} }

func (p *place) pos() source.Pos {
	var path []int
	for ; p.parent != nil; p = p.parent {
		path = append(path, p.index)
	}
	slices.Reverse(path)
	if p.dag == nil {
		return p.rec.Pos()
	}
	return p.rec.DagPos(p.dag, p.index, path...)
}

// AddNotes adds notes to an error in the rule that say where the rule is defined, if
// the error is not in its definition.
func (r *Rule) AddNotes(d *diag.Diagnostic) { addNotes(d, r.Record) }

func addNotes(d *diag.Diagnostic, rec *tablegen.Record) {
	at := rec.Pos()
	if d.Place.Pos.File != at.File || d.Place.Pos.Offset < at.Offset {
		d.Notef(diag.At(at), "it is used by this rule")
	}
	for _, p := range rec.Locs()[1:] {
		d.Notef(diag.At(p), "instantiated from multiclass")
	}
}

// Pos returns the location of the rule.
func (r *Rule) Pos() source.Pos { return r.Record.Pos() }

// Pos returns the location of the node in the file of the rule.
func (n *Node) Pos() source.Pos { return n.at.pos() }

// Pos returns the location of the argument in the file of the rule.
func (a *Arg) Pos() source.Pos { return a.at.pos() }

// Pos returns the location of the constraint in the file of the rule.
func (c *Constraint) Pos() source.Pos { return c.at.pos() }
