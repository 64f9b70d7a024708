package format

import (
	"fmt"
	"strconv"
	"strings"
)

// Dump returns the program as text, one element per line, for tests and for debugging
// a format. Names are those of sig.
func (p *Program) Dump(sig *Signature) string {
	d := dumper{sig: sig}
	d.list(p.Elements)
	for i := range p.Operands {
		d.source("operand", sig.Operands[i].Name, p.Operands[i])
	}
	for i := range p.Results {
		d.source("result", sig.Results[i].Name, p.Results[i])
	}
	if p.InfersResults {
		d.line("results inferred")
	}
	return d.b.String()
}

// DumpParams is Dump for the format of a type or an attribute.
func (p *Program) DumpParams(params *Parameters) string {
	d := dumper{params: params}
	d.list(p.Elements)
	return d.b.String()
}

type dumper struct {
	b      strings.Builder
	sig    *Signature
	params *Parameters
	indent int
}

func (d *dumper) line(s string) {
	for range d.indent {
		d.b.WriteString("  ")
	}
	d.b.WriteString(s)
	d.b.WriteByte('\n')
}

func (d *dumper) list(list []Element) {
	for _, e := range list {
		switch e := e.(type) {
		case *Optional:
			head := "optional "
			if e.Inverted {
				head = "optional unless "
			}
			d.line(head + d.text(e.Anchor))
			d.nested(e.Then)
			if len(e.Else) > 0 {
				d.line("else")
				d.nested(e.Else)
			}
		case *OIList:
			d.line("oilist")
			d.indent++
			for i := range e.Clauses {
				d.line("clause " + d.text(e.Clauses[i].Literal))
				d.nested(e.Clauses[i].Elements)
			}
			d.indent--
		default:
			d.line(d.text(e))
		}
	}
}

func (d *dumper) nested(list []Element) {
	d.indent++
	d.list(list)
	d.indent--
}

func spaced(s Spaced, text string) string {
	if s.Space {
		return "_" + text
	}
	return text
}

func qualified(q bool, text string) string {
	if q {
		return "qualified(" + text + ")"
	}
	return text
}

// text returns an element in one line; an underscore before it is a space
// that is printed.
func (d *dumper) text(e Element) string {
	switch e := e.(type) {
	case *Literal:
		return spaced(e.Spaced, "`"+e.Text+"`")
	case *Blank:
		return "blank " + strconv.Quote(e.Text)
	case *String:
		return strconv.Quote(e.Text)
	case *Operand:
		return spaced(e.Spaced, "$"+d.sig.Operands[e.Index].Name)
	case *Result:
		return "$" + d.sig.Results[e.Index].Name
	case *Attr:
		if e.Elided {
			return "elided $" + d.sig.Attributes[e.Index].Name
		}
		return spaced(e.Spaced, qualified(e.Qualified, "$"+d.sig.Attributes[e.Index].Name))
	case *RegionVar:
		return spaced(e.Spaced, "$"+d.sig.Regions[e.Index].Name)
	case *SuccessorVar:
		return spaced(e.Spaced, "$"+d.sig.Successors[e.Index].Name)
	case *AttrDict:
		if e.Keyword {
			return "attr-dict-with-keyword"
		}
		return "attr-dict"
	case *PropDict:
		return spaced(e.Spaced, "prop-dict")
	case *Operands:
		return spaced(e.Spaced, "operands")
	case *Results:
		return "results"
	case *Regions:
		return spaced(e.Spaced, "regions")
	case *Successors:
		return spaced(e.Spaced, "successors")
	case *Type:
		return spaced(e.Spaced, qualified(e.Qualified, "type("+d.text(e.Arg)+")"))
	case *FunctionalType:
		return spaced(e.Spaced, "functional-type("+d.text(e.Inputs)+", "+d.text(e.Results)+")")
	case *Ref:
		return "ref(" + d.text(e.Arg) + ")"
	case *Custom:
		return spaced(e.Spaced, "custom<"+e.Name+">("+d.texts(e.Args)+")")
	case *Param:
		return spaced(e.Spaced, qualified(e.Qualified, "$"+d.params.List[e.Index].Name))
	case *ParamList:
		return spaced(e.Spaced, "params")
	case *Struct:
		return spaced(e.Spaced, "struct("+d.texts(e.Fields)+")")
	}
	panic(fmt.Sprintf("format: element %T", e))
}

func (d *dumper) texts(list []Element) string {
	var b strings.Builder
	for i, e := range list {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(d.text(e))
	}
	return b.String()
}

func (d *dumper) source(what, name string, s TypeSource) {
	if s.Kind == Parsed {
		return
	}
	from := ""
	switch s.Kind {
	case Built:
		from = "is built"
	case OfOperand:
		from = "is that of $" + d.sig.Operands[s.Index].Name
	case OfResult:
		from = "is that of $" + d.sig.Results[s.Index].Name
	case OfAttr:
		from = "is that of $" + d.sig.Attributes[s.Index].Name
	}
	if s.Equation >= 0 {
		from += fmt.Sprintf(" by equation %d", s.Equation)
	}
	d.line("type of " + what + " $" + name + " " + from)
}
