package irdlgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/emit"
)

// print writes the module: in the custom form, or in the generic one if it is invalid, as MLIR prints it.
func (g *generator) print(w *emit.Writer) {
	if !g.valid() {
		g.printGeneric(w)
		return
	}
	w.Text("module {\n")
	w.Indent = 2
	w.Text("irdl.dialect @" + g.dialect + " ")
	block(w, len(g.definitions) > 0, func() {
		for _, d := range g.definitions {
			w.Text("irdl." + d.kind + " " + symbol(d.name) + " ")
			block(w, len(d.parts) > 0, func() { d.print(w) })
		}
	})
	w.Indent = 0
	w.Text("}\n")
}

// block writes a region with one block, nothing if the block is empty.
func block(w *emit.Writer, filled bool, body func()) {
	if !filled {
		w.Text("\n")
		return
	}
	w.Text("{\n")
	w.Indent += 2
	body()
	w.Indent -= 2
	w.Text("}\n")
}

func (d *definition) print(w *emit.Writer) {
	for i, c := range d.constraints {
		w.Text(fmt.Sprintf("%%%d = irdl.%s%s\n", i, c.op, c.custom()))
	}
	for _, p := range d.parts {
		var list []string
		for i, name := range p.names {
			kind := ""
			if p.variadicity != nil && p.variadicity[i] != "single" {
				kind = p.variadicity[i] + " "
			}
			if p.op == "attributes" {
				list = append(list, fmt.Sprintf("%s = %%%d", quote(name), p.constraints[i]))
			} else {
				list = append(list, fmt.Sprintf("%s: %s%%%d", name, kind, p.constraints[i]))
			}
		}
		text := "(" + strings.Join(list, ", ") + ")"
		if p.op == "attributes" {
			text = " {" + strings.Join(list, ", ") + "}"
		}
		w.Text("irdl." + p.op + text + "\n")
	}
}

// custom returns the text after the name of the operation.
func (c *constraint) custom() string {
	switch c.op {
	case "any":
		return ""
	case "any_of", "all_of":
		return "(" + references(c.operands, 0) + ") "
	case "region":
		if c.short == "" {
			return ""
		}
		return " " + c.short
	}
	return " " + c.short + " "
}

// references returns values by their numbers, which start at first.
func references(values []int, first int) string {
	list := make([]string, len(values))
	for i, v := range values {
		list[i] = fmt.Sprintf("%%%d", first+v)
	}
	return strings.Join(list, ", ")
}

// printGeneric writes the module in the generic form. There, values are numbered in the whole module, and
// the last definition has the first numbers.
func (g *generator) printGeneric(w *emit.Writer) {
	first := make([]int, len(g.definitions))
	next := 0
	for i, d := range slices.Backward(g.definitions) {
		first[i] = next
		next += len(d.constraints)
	}
	genericBlock := func(head string, filled bool, body func()) {
		w.Text(head + " ({\n")
		if !filled {
			w.Text("^bb0:\n")
		}
		w.Indent += 2
		body()
		w.Indent -= 2
		w.Text("}) : () -> ()\n")
	}
	genericBlock(`"builtin.module"()`, true, func() {
		genericBlock(`"irdl.dialect"() <{sym_name = `+quote(g.dialect)+"}>", len(g.definitions) > 0, func() {
			for i, d := range g.definitions {
				genericBlock(`"irdl.`+d.kind+`"() <{sym_name = `+quote(d.name)+"}>", len(d.parts) > 0, func() { d.printGeneric(w, first[i]) })
			}
		})
	})
}

func (d *definition) printGeneric(w *emit.Writer, first int) {
	types := func(constraints []int) string {
		list := make([]string, len(constraints))
		for i, c := range constraints {
			list[i] = d.constraints[c].typ()
		}
		return strings.Join(list, ", ")
	}
	for i, c := range d.constraints {
		attrs := ""
		switch {
		case c.attr == "":
		case c.value == "unit":
			attrs = " <{" + c.attr + "}>"
		default:
			attrs = " <{" + c.attr + " = " + c.value + "}>"
		}
		w.Text(fmt.Sprintf("%%%d = \"irdl.%s\"(%s)%s : (%s) -> %s\n", first+i, c.op, references(c.operands, first), attrs, types(c.operands), c.typ()))
	}
	for _, p := range d.parts {
		var list []string
		for _, n := range p.names {
			list = append(list, quote(n))
		}
		attrs := "names = [" + strings.Join(list, ", ") + "]"
		switch p.op {
		case "attributes":
			attrs = "attributeValueNames = [" + strings.Join(list, ", ") + "]"
		case "operands", "results":
			attrs += ", variadicity = #irdl<variadicity_array[ " + strings.Join(p.variadicity, ",  ") + "]>"
		}
		w.Text(fmt.Sprintf("\"irdl.%s\"(%s) <{%s}> : (%s) -> ()\n", p.op, references(p.constraints, first), attrs, types(p.constraints)))
	}
}

// typ returns the type of a constraint.
func (c *constraint) typ() string {
	if c.op == "region" {
		return "!irdl.region"
	}
	return "!irdl.attribute"
}

// quote returns a text in quotes, as MLIR prints it.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range []byte(s) {
		switch {
		case c == '\\':
			b.WriteString(`\\`)
		case c < ' ' || c > '~' || c == '"':
			fmt.Fprintf(&b, `\%02X`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// symbol returns a reference to a symbol.
func symbol(name string) string {
	for i, c := range []byte(name) {
		if !emit.IsWord(c) && (i == 0 || c != '$' && c != '.') || i == 0 && '0' <= c && c <= '9' {
			return "@" + quote(name)
		}
	}
	if name == "" {
		return `@""`
	}
	return "@" + name
}
