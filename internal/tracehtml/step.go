package tracehtml

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/history"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// attrLimit bounds the text of an attribute or a type, which is then shortened with the rest.
const attrLimit = 1 << 12

// A step is one change of the module.
type step struct {
	Number   int       `json:"n"`
	Kind     string    `json:"k"`
	Name     string    `json:"r"`
	Rule     string    `json:"rp,omitempty"` // its place
	Op       string    `json:"op,omitempty"`
	Root     int       `json:"id,omitempty"`
	At       string    `json:"at,omitempty"`
	Before   string    `json:"b,omitempty"`
	Made     []made    `json:"made,omitempty"`
	Modified []int     `json:"mod,omitempty"`
	Erased   []int     `json:"del,omitempty"`
	Replaced []replace `json:"rep,omitempty"`
	From     int       `json:"from,omitempty"` // the step that made the root
	Cause    int       `json:"why,omitempty"`  // the step that made it follow
	Failed   []failed  `json:"no,omitempty"`
	Dropped  int       `json:"more,omitempty"`
}

type made struct {
	Op   int    `json:"id"`
	Text string `json:"x,omitempty"`
}

type replace struct {
	Op int   `json:"id"`
	By []int `json:"by"`
}

type failed struct {
	Rule   string `json:"r"`
	Reason string `json:"t,omitempty"`
}

// Step keeps a step for the next record.
func (t *Writer) Step(s *history.Step, c *history.Changes) {
	p := t.pass()
	if p == nil {
		return
	}
	p.steps++
	x := step{Number: s.Number, Kind: kind(s.Kind), Name: s.String(), Rule: place(s.Rule), Op: s.Op, Root: c.Root, At: place(s.At), Before: c.Before,
		Modified: c.Modified, Erased: c.Erased, Dropped: c.Dropped}
	for i, id := range c.Made {
		x.Made = append(x.Made, made{id, c.Texts[i]})
	}
	for _, r := range c.Replaced {
		x.Replaced = append(x.Replaced, replace{r.Op, r.By})
	}
	for _, f := range c.Failed {
		x.Failed = append(x.Failed, failed{f.Rule, f.Reason})
	}
	if s.From != nil {
		x.From = s.From.Number
	}
	if c.Cause != nil {
		x.Cause = c.Cause.Number
	}
	if t.pending = append(t.pending, x); len(t.pending) >= maxPending {
		t.flush()
	}
}

// flush writes the steps so far.
func (t *Writer) flush() {
	if len(t.pending) > 0 {
		t.record(record{Type: "steps", Pass: t.number(), Body: t.pending})
	}
	t.pending = t.pending[:0]
}

// kind names the kind of a step on the page.
func kind(k action.Kind) string {
	switch k {
	case action.Pattern:
		return "rule"
	case action.Fold:
		return "fold"
	case action.Erasure:
		return "dead"
	case action.Pass:
		return "pass"
	}
	return "driver"
}

// place returns a place as file:line:column.
func place(p diag.Place) string {
	name, line, col := p.Resolve()
	if line == 0 {
		return name
	}
	return fmt.Sprintf("%s:%d:%d", name, line, col)
}

// label returns the name of an operation with its symbol.
func label(op *ir.Operation) string {
	if symbol := ir.SymbolName(op); symbol != "" {
		return op.Name() + " @" + symbol
	}
	return op.Name()
}

// Text returns an operation in a short form: its results, operands, attributes and types. Values have the names that the unit had at the
// last look; those that are newer are named after the number of their operation.
func (t *Writer) Text(op *ir.Operation) string {
	var u *unit
	for o := op; o != nil && u == nil; o = o.ParentOp() {
		u = t.byOp[o]
	}
	p := ir.Printer{Limit: attrLimit}
	list := func(open, separator string, n int, write func(i int)) {
		for i := 0; i < n && len(p.Buf) <= maxOpText; i++ {
			p.Buf = append(p.Buf, open...)
			write(i)
			open = separator
		}
	}
	list("", ", ", op.NumResults(), func(i int) { p.Buf = append(p.Buf, t.value(u, op.Result(i))...) })
	if op.NumResults() > 0 {
		p.Buf = append(p.Buf, " = "...)
	}
	p.Buf = append(p.Buf, op.Name()...)
	list(" ", ", ", op.NumOperands(), func(i int) { p.Buf = append(p.Buf, t.value(u, op.Operand(i))...) })
	attrs := op.AllAttrs()
	list(" {", ", ", len(attrs), func(i int) {
		p.Buf = append(p.Buf, attrs[i].Name+" = "...)
		p.Attribute(attrs[i].Value)
	})
	if len(attrs) > 0 {
		p.Buf = append(p.Buf, '}')
	}
	list(" : ", ", ", op.NumResults(), func(i int) { p.Type(op.Result(i).Type()) })
	return shorten(string(p.Buf))
}

// value returns the name of a value.
func (t *Writer) value(u *unit, v *ir.Value) string {
	if v == nil {
		return "null"
	}
	if u != nil && u.names != nil {
		if name := u.names.Value(v); strings.HasPrefix(name, "%") {
			return name
		}
	}
	op := v.DefiningOp()
	switch {
	case op == nil:
		return fmt.Sprintf("%%arg#%d", v.Index())
	case op.NumResults() == 1:
		return fmt.Sprintf("%%(%d)", t.History.ID(op))
	}
	return fmt.Sprintf("%%(%d)#%d", t.History.ID(op), v.Index())
}

// shorten cuts a long text.
func shorten(s string) string {
	if len(s) <= maxOpText {
		return s
	}
	n := maxOpText
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n] + "…"
}
