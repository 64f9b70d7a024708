package tracehtml

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A unit is a part of the module with a text of its own: an operation in the module, such as a function, or the module itself if
// its operations share values.
type unit struct {
	op    *ir.Operation
	id    int
	label string
	now   version
	names *asm.ValueNames // in the text, nil for the module
}

// A version is the text of a unit by its hash, and the numbers of the operations in it.
type version struct {
	hash [sha256.Size]byte
	ids  map[int]bool
}

// A body is the text of a unit, with the numbers of the operations that begin on its lines, 0 for other lines.
type body struct {
	Text string `json:"x"`
	Ops  []int  `json:"o"`
}

// A change is what a pass has done to a unit.
type change struct {
	Unit  int    `json:"u"`
	Label string `json:"l"`
	Made  int    `json:"made,omitempty"` // operations
	Gone  int    `json:"gone,omitempty"`
	Whole bool   `json:"whole,omitempty"` // the unit is new or gone
	Was   int    `json:"was,omitempty"`   // the unit that this one has taken the place of: it had the same symbol
}

// elided is the number of elements from which attributes are shortened.
const elided = 32

// look writes the units of an operation that have changed since the last look.
func (t *Writer) look(op *ir.Operation) {
	if root := outermost(op); root != t.root {
		t.root, t.units, t.byOp = root, nil, map[*ir.Operation]*unit{}
		op = root
	}
	if op != t.root {
		for op.ParentOp() != nil && t.byOp[op] == nil {
			op = op.ParentOp()
		}
	}
	if u := t.byOp[op]; u != nil && op != t.root {
		t.lookAt(u)
		return
	}
	var list []*unit
	seen := map[*unit]bool{}
	for _, o := range unitOps(t.root) {
		u := t.byOp[o]
		if u == nil {
			u = &unit{op: o, id: t.History.ID(o)}
			t.byOp[o] = u
		}
		t.lookAt(u)
		list, seen[u] = append(list, u), true
	}
	for _, u := range t.units {
		if !seen[u] {
			delete(t.byOp, u.op)
			t.record(record{Type: "unit", Unit: u.id, Pass: t.number(), Gone: true})
		}
	}
	t.units = list
}

// number returns the number of the pass that has begun, or 0.
func (t *Writer) number() int {
	if p := t.pass(); p != nil {
		return p.number
	}
	return 0
}

// unitOps returns the operations of the units of a module.
func unitOps(root *ir.Operation) []*ir.Operation {
	if root.NumRegions() != 1 || root.Region(0).Entry() == nil || root.Region(0).Entry().Next() != nil {
		return []*ir.Operation{root}
	}
	list := []*ir.Operation{root}
	for op := range root.Region(0).Ops() {
		if !op.Has(ir.IsolatedFromAbove) {
			return list[:1]
		}
		list = append(list, op)
	}
	return list
}

// unitsAt returns the units that a pass on an operation can change.
func (t *Writer) unitsAt(op *ir.Operation) []*unit {
	for ; op != nil && op != t.root; op = op.ParentOp() {
		if u := t.byOp[op]; u != nil {
			return []*unit{u}
		}
	}
	return t.units
}

// lookAt writes the text of a unit if it has changed.
func (t *Writer) lookAt(u *unit) {
	whole := u.op != t.root || len(unitOps(t.root)) == 1
	valid := ir.Verify(u.op, &diag.List{})
	print := asm.Options{AssumeVerified: true, Generic: !valid, LocalScope: true, ElideElements: true, ElementsLimit: elided, ElideResources: true, ResourcesLimit: elided, SkipRegions: !whole}
	if asm.Print(&room{t.maxUnit}, u.op, print) == errNoRoom {
		t.tooLong(u)
		return
	}
	var at []located
	print.Located = func(op *ir.Operation, offset int) { at = append(at, located{op, offset}) }
	text := asm.Append(nil, u.op, print)
	hash := sha256.Sum256(text)
	if hash == u.now.hash {
		return
	}
	u.label, u.now, u.names = label(u.op), version{hash, map[int]bool{}}, nil
	b := body{Text: string(bytes.TrimSuffix(text, []byte("\n")))}
	line, offset := 0, 0
	b.Ops = make([]int, bytes.Count([]byte(b.Text), []byte("\n"))+1)
	for _, p := range at {
		id := t.History.ID(p.op)
		u.now.ids[id] = true
		line += bytes.Count(text[offset:p.offset], []byte("\n"))
		if offset = p.offset; b.Ops[line] == 0 {
			b.Ops[line] = id
		}
	}
	if whole && valid && u.op.Has(ir.IsolatedFromAbove) {
		u.names = asm.NewLocalValueNames(u.op)
	}
	t.record(record{Type: "unit", Unit: u.id, Pass: t.number(), Label: u.label, Body: b})
}

// tooLong writes that the text of a unit is too long, if the unit has changed. Its text is not even made: types can make that of
// a few operations exponentially long.
func (t *Writer) tooLong(u *unit) {
	print := ir.NewFingerprint(u.op, false)
	hash := sha256.Sum256(print[:])
	if hash == u.now.hash {
		return
	}
	u.label, u.now, u.names = label(u.op), version{hash, map[int]bool{}}, nil
	for op := range ir.All(u.op, ir.PreOrder) {
		u.now.ids[t.History.ID(op)] = true
	}
	t.dropped.Units++
	t.record(record{Type: "unit", Unit: u.id, Pass: t.number(), Label: u.label, Big: t.maxUnit})
}

// A room is a writer for a text of a length that is not to be exceeded.
type room struct{ left int }

var errNoRoom = errors.New("the text is too long")

// Write fails if the text is too long.
func (r *room) Write(text []byte) (int, error) {
	if r.left -= len(text); r.left < 0 {
		return 0, errNoRoom
	}
	return len(text), nil
}

// A located is where the text of an operation begins.
type located struct {
	op     *ir.Operation
	offset int
}

// changes returns what has become of the units of a pass on an operation.
func (t *Writer) changes(p *openPass, op *ir.Operation) (list []change) {
	gone := map[string]*unit{} // by their symbols
	for u := range p.before {
		if t.byOp[u.op] != u {
			gone[u.symbol()] = u
		}
	}
	for _, u := range t.unitsAt(op) {
		before, old := p.before[u]
		if old && before.hash == u.now.hash {
			continue
		}
		c := change{Unit: u.id, Label: u.label, Whole: !old}
		if was := gone[u.symbol()]; !old && was != nil {
			delete(gone, u.symbol())
			before = p.before[was]
			c.Was, c.Whole = was.id, false
		}
		c.Made, c.Gone = without(u.now.ids, before.ids), without(before.ids, u.now.ids)
		list = append(list, c)
	}
	for u, before := range p.before {
		if gone[u.symbol()] == u {
			list = append(list, change{Unit: u.id, Label: u.label, Gone: len(before.ids), Whole: true})
		}
	}
	slices.SortFunc(list, func(a, b change) int { return cmp.Compare(a.Unit, b.Unit) })
	return list
}

// symbol returns the symbol of a unit, or a text that no other unit has.
func (u *unit) symbol() string {
	if _, symbol, ok := strings.Cut(u.label, " @"); ok {
		return symbol
	}
	return strconv.Itoa(u.id) + " "
}

// without counts the elements of a that are not in b.
func without(a, b map[int]bool) (n int) {
	for id := range a {
		if !b[id] {
			n++
		}
	}
	return n
}

// outermost returns the operation that contains op and is in no other.
func outermost(op *ir.Operation) *ir.Operation {
	for op.ParentOp() != nil {
		op = op.ParentOp()
	}
	return op
}
