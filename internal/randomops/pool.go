package randomops

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Pool holds the types and attributes for random operations.
type Pool struct {
	Types []ir.Type
	Attrs []ir.Attribute
}

// A Candidate is the text of a type or attribute with mica's parse of it, which is
// nil if it has an error.
type Candidate struct {
	Text string
	Type ir.Type
	Attr ir.Attribute
}

// Operation returns the text of an operation that contains the candidate.
func (c *Candidate) Operation() string {
	if strings.HasPrefix(c.Text, typePrefix) {
		return fmt.Sprintf("\"any.types\"() : () -> (%s)\n", c.Text[len(typePrefix):])
	}
	return fmt.Sprintf("\"any.attrs\"() {a = %s} : () -> ()\n", c.Text)
}

// typePrefix marks the text of a type, as opposed to an attribute.
const typePrefix = "type "

// Accepted returns the candidates that a context accepts.
func Accepted(ctx *ir.Context) (list []*Candidate) {
	for _, c := range Candidates(ctx) {
		if msg, _ := Verdict(ctx, c.Operation()); msg == "" {
			list = append(list, c)
		}
	}
	return list
}

// Candidates returns the types and attributes for a pool: a fixed list, and those
// derived from the definitions in a context.
func Candidates(ctx *ir.Context) []*Candidate {
	var out []*Candidate
	seen := map[string]bool{}
	add := func(text string) {
		if seen[text] {
			return
		}
		seen[text] = true
		c := &Candidate{Text: text}
		out = append(out, c)
		if op := parseOne(ctx, c.Operation()); op != nil {
			if strings.HasPrefix(text, typePrefix) {
				c.Type = op.Result(0).Type()
			} else {
				c.Attr = op.Attr("a")
			}
		}
	}
	for _, s := range poolTypes() {
		add(typePrefix + s)
	}
	for _, s := range poolAttrs() {
		add(s)
	}
	for _, d := range ctx.Dialects() {
		for _, t := range d.Types {
			if t.Mnemonic != "" && len(t.Params) == 0 && t.Syntax == nil {
				add(typePrefix + "!" + d.Namespace + "." + t.Mnemonic)
			}
		}
		for _, a := range d.Attributes {
			if a.Mnemonic == "" {
				continue
			}
			if len(a.Params) == 0 && a.Syntax == nil {
				add("#" + d.Namespace + "." + a.Mnemonic)
			}
			if a.Enum != nil && len(a.Params) == 1 {
				for i, k := range a.Enum.Cases {
					if i == maxCases {
						break
					}
					add(ctx.DefinedAttr(a, []ir.Param{ir.EnumValue{Def: a.Enum, Value: k.Value}}).String())
				}
			}
		}
	}
	return out
}

// maxCases bounds the number of cases of an enum in a pool.
const maxCases = 6

// parseOne parses one operation. It returns nil if it has an error.
func parseOne(ctx *ir.Context, text string) *ir.Operation {
	op, ds := asm.Parse(ctx, &source.File{Name: "pool.mlir", Text: []byte(text)}, asm.ParseOptions{})
	if op == nil || ds.HasErrors() {
		return nil
	}
	return op.Region(0).Entry().Front()
}

// NewPool returns a pool of the candidates that are accepted.
func NewPool(cs []*Candidate) *Pool {
	p := &Pool{}
	for _, c := range cs {
		switch {
		case c.Type != nil:
			p.Types = append(p.Types, c.Type)
		case c.Attr != nil:
			p.Attrs = append(p.Attrs, c.Attr)
		}
	}
	return p
}

// lines returns the non-empty lines of a text.
func lines(text string) (out []string) {
	for l := range strings.Lines(text) {
		if l = strings.TrimSpace(l); l != "" {
			out = append(out, l)
		}
	}
	return out
}

// product returns all combinations of words for the %s in the form.
func product(form string, words ...string) []string {
	out := []string{form}
	for _, list := range words {
		var next []string
		for _, o := range out {
			for w := range strings.FieldsSeq(list) {
				if w == "-" {
					w = ""
				}
				next = append(next, strings.Replace(o, "%s", w, 1))
			}
		}
		out = next
	}
	return out
}
