package randomops

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Pool is what random operations are made of.
type Pool struct {
	Types []ir.Type
	Attrs []ir.Attribute
}

// A Candidate is the text of a type or an attribute, and what mica makes of it:
// nil if it has an error.
type Candidate struct {
	Text string
	Type ir.Type
	Attr ir.Attribute
}

// Operation is the text of an operation that has the candidate.
func (c *Candidate) Operation() string {
	if strings.HasPrefix(c.Text, typePrefix) {
		return fmt.Sprintf("\"any.types\"() : () -> (%s)\n", c.Text[len(typePrefix):])
	}
	return fmt.Sprintf("\"any.attrs\"() {a = %s} : () -> ()\n", c.Text)
}

// typePrefix marks the text of a type that is no attribute.
const typePrefix = "type "

// Candidates returns the types and attributes that a pool may have: those that
// are listed, and those that follow from the definitions of a context.
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

// maxCases is how many cases of an enumeration a pool has.
const maxCases = 6

// parseOne parses one operation, nil if it has an error.
func parseOne(ctx *ir.Context, text string) *ir.Operation {
	op, ds := asm.Parse(ctx, &source.File{Name: "pool.mlir", Text: []byte(text)}, asm.ParseOptions{})
	if op == nil || ds.HasErrors() {
		return nil
	}
	return op.Region(0).Entry().Front()
}

// NewPool returns the pool of the candidates that are accepted.
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

// lines returns the lines of a text that are not empty.
func lines(text string) (out []string) {
	for l := range strings.Lines(text) {
		if l = strings.TrimSpace(l); l != "" {
			out = append(out, l)
		}
	}
	return out
}

// product fills in every combination: each %s of the form stands for one of the
// words.
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
