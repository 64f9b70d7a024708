package tablegen

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// PrintEnums writes the names of the records that derive from a class.
func (rs *Records) PrintEnums(w io.Writer, class string) error {
	if rs.Class(class) == nil {
		return diag.List{{Message: "The class '" + class + "' is not defined\n", Bare: true}}
	}
	var b strings.Builder
	for _, d := range rs.DerivedFrom(class) {
		b.WriteString(d.Name() + ", ")
	}
	b.WriteByte('\n')
	_, err := io.WriteString(w, b.String())
	return err
}

// PrintSets writes the elements of each record that derives from the class Set.
func (rs *Records) PrintSets(w io.Writer) error {
	if rs.Class("Set") == nil {
		return diag.List{{Message: "The class 'Set' is not defined\n", Bare: true}}
	}
	t := &setTheory{rs: rs, done: map[*Record][]*Record{}}
	out := bufio.NewWriter(w)
	for _, d := range rs.DerivedFrom("Set") {
		out.WriteString(d.Name() + " = [")
		elems, ok := t.expand(d)
		if t.errs.HasErrors() {
			out.Flush()
			return t.errs
		}
		if !ok {
			return diag.List{{Message: "Set expansion failed", Bare: true}}
		}
		for _, e := range elems {
			out.WriteString(" " + e.Name())
		}
		out.WriteString(" ]\n")
	}
	return out.Flush()
}

// A setTheory evaluates dags of set operators.
type setTheory struct {
	rs    *Records
	done  map[*Record][]*Record
	at    *Record // record at which errors are reported
	depth int
	errs  diag.List
}

// A recordSet is an ordered set of records.
type recordSet struct {
	list []*Record
	has  map[*Record]bool
}

func (s *recordSet) add(r *Record) {
	if s.has == nil {
		s.has = map[*Record]bool{}
	}
	if !s.has[r] {
		s.has[r] = true
		s.list = append(s.list, r)
	}
}

func (s *recordSet) addAll(list []*Record) {
	for _, r := range list {
		s.add(r)
	}
}

// fail reports an error, unless one was reported before: the reference exits at the
// first.
func (t *setTheory) fail(msg string) {
	if len(t.errs) == 0 {
		d := &diag.Diagnostic{Message: msg}
		if t.at != nil {
			d.Place = diag.At(t.at.Pos())
		}
		t.errs.Add(d)
	}
}

// expand returns the elements of a record that represents a set. It returns false
// if the record does not.
func (t *setTheory) expand(r *Record) ([]*Record, bool) {
	if s, ok := t.done[r]; ok {
		return s, true
	}
	if !r.IsSubClassOf("Set") {
		return nil, false
	}
	t.done[r] = nil // A set that contains itself is empty at that place.
	outer := t.at
	t.at = r
	var s recordSet
	if v := r.Value("Elements"); v != nil {
		t.eval(v, &s)
	}
	t.at = outer
	t.done[r] = s.list
	return s.list, true
}

func (t *setTheory) eval(v Value, out *recordSet) {
	if t.depth++; t.depth > 1000 {
		t.fail("set is nested too deeply")
	}
	defer func() { t.depth-- }()
	if len(t.errs) > 0 {
		return
	}
	switch v := v.(type) {
	case *DefValue:
		if s, ok := t.expand(v.Rec); ok {
			out.addAll(s)
			return
		}
		out.add(v.Rec)
	case *ListValue:
		for _, e := range v.Elems {
			t.eval(e, out)
		}
	case *DagValue:
		t.evalDag(v, out)
	default:
		t.fail("Invalid set element: " + v.String())
	}
}

func (t *setTheory) evalAll(list []Value) []*Record {
	var s recordSet
	for _, v := range list {
		t.eval(v, &s)
	}
	return s.list
}

func (t *setTheory) evalDag(d *DagValue, out *recordSet) {
	op, ok := d.Op.(*DefValue)
	if !ok {
		t.fail("Bad set expression: " + d.String())
		return
	}
	switch op.Rec.Name() {
	case "add":
		out.addAll(t.evalAll(d.Args))
	case "sub":
		if len(d.Args) < 2 {
			t.fail("Set difference needs at least two arguments: " + d.String())
			return
		}
		sub := recordSet{}
		sub.addAll(t.evalAll(d.Args[1:]))
		for _, r := range t.evalAll(d.Args[:1]) {
			if !sub.has[r] {
				out.add(r)
			}
		}
	case "and":
		if len(d.Args) != 2 {
			t.fail("Set intersection requires two arguments: " + d.String())
			return
		}
		a := t.evalAll(d.Args[:1])
		other := recordSet{}
		other.addAll(t.evalAll(d.Args[1:]))
		for _, r := range a {
			if other.has[r] {
				out.add(r)
			}
		}
	case "shl", "trunc", "rotl", "rotr", "decimate":
		t.evalShift(op.Rec.Name(), d, out)
	case "interleave":
		t.evalInterleave(d, out)
	case "sequence":
		t.evalSequence(d, out)
	default:
		t.fail("Unknown set operator: " + d.String())
	}
}

func (t *setTheory) evalShift(op string, d *DagValue, out *recordSet) {
	if len(d.Args) != 2 {
		t.fail("Operator requires (Op Set, Int) arguments: " + d.String())
		return
	}
	set := t.evalAll(d.Args[:1])
	nv, ok := d.Args[1].(*IntValue)
	if !ok {
		t.fail("Second argument must be an integer: " + d.String())
		return
	}
	n, size := nv.V, int64(len(set))
	switch op {
	case "shl":
		if n < 0 {
			t.fail("Positive shift required: " + d.String())
		} else if n < size {
			out.addAll(set[n:])
		}
	case "trunc":
		if n < 0 {
			t.fail("Positive length required: " + d.String())
			return
		}
		out.addAll(set[:min(n, size)])
	case "rotl", "rotr":
		if size == 0 {
			return
		}
		if op == "rotr" {
			n = -n
		}
		n = (n%size + size) % size
		out.addAll(set[n:])
		out.addAll(set[:n])
	case "decimate":
		if n <= 0 {
			t.fail("Positive stride required: " + d.String())
			return
		}
		for i := int64(0); i < size; i += n {
			out.add(set[i])
		}
	}
}

func (t *setTheory) evalInterleave(d *DagValue, out *recordSet) {
	var sets [][]*Record
	longest := 0
	for i := range d.Args {
		s := t.evalAll(d.Args[i : i+1])
		sets = append(sets, s)
		longest = max(longest, len(s))
	}
	for i := 0; i < longest; i++ {
		for _, s := range sets {
			if i < len(s) {
				out.add(s[i])
			}
		}
	}
}

// evalSequence evaluates (sequence "Format", From, To, Stride): the defs with the formatted names of
// the numbers.
func (t *setTheory) evalSequence(d *DagValue, out *recordSet) {
	step := int64(1)
	if len(d.Args) > 4 {
		t.fail("Bad args to (sequence \"Format\", From, To): " + d.String())
		return
	}
	if len(d.Args) == 4 {
		s, ok := d.Args[3].(*IntValue)
		if !ok {
			t.fail("Stride must be an integer: " + d.String())
			return
		}
		step = s.V
	}
	arg := func(i int) Value {
		if i < len(d.Args) {
			return d.Args[i]
		}
		return nil
	}
	format, ok := arg(0).(*StringValue)
	if !ok {
		t.fail("Format must be a string: " + d.String())
		return
	}
	from, ok := arg(1).(*IntValue)
	if !ok {
		t.fail("From must be an integer: " + d.String())
		return
	}
	if from.V < 0 || from.V >= 1<<30 {
		t.fail("From out of range")
		return
	}
	to, ok := arg(2).(*IntValue)
	if !ok {
		t.fail("To must be an integer: " + d.String())
		return
	}
	if to.V < 0 || to.V >= 1<<30 {
		t.fail("To out of range")
		return
	}
	if step == 0 {
		t.fail("Stride must not be zero: " + d.String())
		return
	}
	// The stride has the sign of the direction.
	if step < 0 {
		step = -step
	}
	if from.V > to.V {
		step = -step
	}
	for n := from.V; step > 0 && n <= to.V || step < 0 && n >= to.V; n += step {
		name := formatNumber(format.S, n)
		r := t.rs.Def(name)
		if r == nil {
			t.fail("No def named '" + name + "': " + d.String())
			return
		}
		if s, ok := t.expand(r); ok {
			out.addAll(s)
		} else {
			out.add(r)
		}
	}
}

// formatNumber replaces the first %u or %d in format by n; a width is interpreted
// as in printf.
func formatNumber(format string, n int64) string {
	i := strings.IndexByte(format, '%')
	if i < 0 {
		return format
	}
	j := i + 1
	for j < len(format) && format[j] >= '0' && format[j] <= '9' {
		j++
	}
	if j >= len(format) || format[j] != 'u' && format[j] != 'd' && format[j] != 'x' && format[j] != 'X' || j-i > 4 {
		return format
	}
	verb := format[j]
	if verb == 'u' {
		verb = 'd'
	}
	return format[:i] + fmt.Sprintf(format[i:j]+string(verb), n) + format[j+1:]
}
