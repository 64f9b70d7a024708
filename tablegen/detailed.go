package tablegen

import (
	"bufio"
	"fmt"
	"io"
	"sort"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// PrintDetailed writes the global variables, classes and records, each with its
// source locations. input is the file name to display.
func (rs *Records) PrintDetailed(w io.Writer, input string) error {
	out := bufio.NewWriterSize(w, 1<<16)
	fmt.Fprintf(out, "DETAILED RECORDS for file %s\n", input)

	globals := rs.globals()
	fmt.Fprintf(out, "\n-------------------- Global Variables (%d) --------------------\n\n", len(globals))
	for _, g := range globals {
		out.WriteString(g.S + " = " + g.bind.global.String() + "\n")
	}

	classes := rs.Classes()
	fmt.Fprintf(out, "\n-------------------- Classes (%d) --------------------\n", len(classes))
	for _, c := range classes {
		fmt.Fprintf(out, "\n%s  |%s|\n", c.Name(), rs.lineOf(c.locs[0]))
		rs.detailParams(out, c)
		rs.detailSupers(out, c)
		rs.detailFields(out, c)
	}

	defs := rs.Defs()
	fmt.Fprintf(out, "\n-------------------- Records (%d) --------------------\n", len(defs))
	for _, d := range defs {
		name := d.Name()
		if name == "" {
			name = `""`
		}
		if _, err := fmt.Fprintf(out, "\n%s  |%s|\n", name, rs.lineOf(d.locs[0])); err != nil {
			return err
		}
		if len(d.locs) > 1 {
			out.WriteString("  Defm sequence:")
			for i := len(d.locs) - 1; i >= 0; i-- {
				out.WriteString(" |" + rs.lineOf(d.locs[i]) + "|")
			}
			out.WriteByte('\n')
		}
		rs.detailSupers(out, d)
		rs.detailFields(out, d)
	}
	rs.detailPools(out)
	return out.Flush()
}

// detailPools writes the number of unique values. The section has the reference's
// layout, but the numbers differ: this interpreter creates fewer intermediate
// values.
func (rs *Records) detailPools(out *bufio.Writer) {
	in := rs.in
	var bits, lists, unary, binary, ternary, fold, isA, exists, cond, dags, vars, varBits, anons, fields int
	for v := range all(&in.values) {
		switch v := (*v).(type) {
		case *BitsValue:
			bits++
		case *ListValue:
			lists++
		case *DagValue:
			dags++
		case *varValue:
			vars++
		case *varBit:
			varBits++
		case *anonValue:
			anons++
		case *fieldValue:
			fields++
		case *opValue:
			switch {
			case v.op == syntax.OpFoldl:
				fold++
			case v.op == syntax.OpIsA:
				isA++
			case v.op == syntax.OpExists:
				exists++
			case v.op == syntax.OpCond:
				cond++
			case len(v.args) == 1:
				unary++
			case len(v.args) == 2:
				binary++
			default:
				ternary++
			}
		}
	}
	code := 0
	for s := range all(&in.strings) {
		if s.IsCode {
			code++
		}
	}
	types := 0
	for _, l := range in.recordTypes {
		types += len(l)
	}
	out.WriteString("\n-------------------- Memory Allocation Stats --------------------\n")
	for _, p := range []struct {
		name string
		n    int
	}{
		{"TheBitsInitPool", bits}, {"TheIntInitPool", in.ints.n}, {"StringInitStringPool", in.strings.n - code},
		{"StringInitCodePool", code}, {"TheListInitPool", lists}, {"TheUnOpInitPool", unary}, {"TheBinOpInitPool", binary},
		{"TheTernOpInitPool", ternary}, {"TheFoldOpInitPool", fold}, {"TheIsAOpInitPool", isA}, {"TheExistsOpInitPool", exists},
		{"TheCondOpInitPool", cond}, {"TheDagInitPool", dags}, {"RecordTypePool", types}, {"TheVarInitPool", vars},
		{"TheVarBitInitPool", varBits}, {"TheVarDefInitPool", anons}, {"TheFieldInitPool", fields},
	} {
		fmt.Fprintf(out, "%s size = %d\n", p.name, p.n)
	}
	fmt.Fprintf(out, "\nNumber of records instantiated = %d\nNumber of anonymous records = %d\n", in.nextID, in.anonymous)
}

// globals returns the names of the global variables, in order.
func (rs *Records) globals() []*StringValue {
	var list []*StringValue
	for s := range all(&rs.in.strings) {
		if s.bind != nil && s.bind.global != nil {
			list = append(list, s)
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].S < list[j].S })
	return list
}

func (rs *Records) detailParams(out *bufio.Writer, c *Record) {
	out.WriteString("  Template args:")
	if c.shape.params == 0 {
		out.WriteString(" (none)\n")
		return
	}
	out.WriteByte('\n')
	for i := range c.shape.params {
		rs.detailField(out, c, i)
	}
}

func (rs *Records) detailField(out *bufio.Writer, r *Record, i int) {
	out.WriteString("    ")
	out.Write(appendField(nil, r, i))
	out.WriteString("  |" + rs.lineOf(r.fieldLocs[i]) + "|\n")
}

func (rs *Records) detailSupers(out *bufio.Writer, r *Record) {
	out.WriteString("  Superclasses:")
	if r.line == nil {
		out.WriteString(" (none)")
	}
	for _, s := range r.supers() {
		direct := false
		for _, d := range r.direct() {
			direct = direct || d == s
		}
		if direct {
			out.WriteString(" " + s.Name())
		} else {
			out.WriteString(" (" + s.Name() + ")")
		}
	}
	out.WriteByte('\n')
}

func (rs *Records) detailFields(out *bufio.Writer, r *Record) {
	out.WriteString("  Fields:")
	if len(r.values) == 0 {
		out.WriteString(" (none)\n")
		return
	}
	out.WriteByte('\n')
	for i := r.shape.params; i < len(r.values); i++ {
		rs.detailField(out, r, i)
	}
}
