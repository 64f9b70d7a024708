package randomops

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// A Spec is the description of an operation.
type Spec struct {
	Def        *ir.OpDef
	Operands   [][]ir.Type // by group
	Results    [][]ir.Type
	Attrs      []Attr // inherent
	Extra      []Attr // discardable
	Regions    []Region
	Successors []Successor
	// Parent is the operation in whose first region the operation is placed, or nil
	// for the module.
	Parent *Spec
	// NoSegments omits the sizes of operand and result groups.
	NoSegments bool
	// Symbols declares the symbols to which attributes may refer.
	Symbols string
}

// An Attr is a named attribute.
type Attr struct {
	Name  string
	Value ir.Attribute
}

// A Region is a list of blocks.
type Region []Block

// A Block ends with an operation named Terminator that has operands of the types
// Values, unless the name is empty. Op, if set, precedes it.
type Block struct {
	Args       []ir.Type
	Op         *Spec
	Terminator string
	Values     []ir.Type
}

// A Successor is a block with arguments of these types.
type Successor []ir.Type

func (s *Spec) clone() *Spec {
	c := *s
	c.Operands = cloneGroups(s.Operands)
	c.Results = cloneGroups(s.Results)
	c.Attrs = append([]Attr(nil), s.Attrs...)
	c.Extra = append([]Attr(nil), s.Extra...)
	c.Regions = nil
	for _, r := range s.Regions {
		c.Regions = append(c.Regions, append(Region(nil), r...))
	}
	c.Successors = append([]Successor(nil), s.Successors...)
	return &c
}

func cloneGroups(gs [][]ir.Type) [][]ir.Type {
	out := make([][]ir.Type, len(gs))
	for i, g := range gs {
		out[i] = append([]ir.Type(nil), g...)
	}
	return out
}

func flat(gs [][]ir.Type) (out []ir.Type) {
	for _, g := range gs {
		out = append(out, g...)
	}
	return out
}

// Text writes the operation in generic form, together with the operations that
// define its operands.
func (s *Spec) Text() string {
	w := &writer{}
	w.b.WriteString(s.Symbols)
	top := s
	if s.Parent != nil {
		top = s.Parent.clone()
		nest(top, s)
	}
	if len(top.Successors) > 0 {
		w.b.WriteString("\"any.region\"() ({\n")
		w.op(top)
		w.pendingBlocks()
		w.b.WriteString("}) : () -> ()\n")
	} else {
		w.op(top)
	}
	return w.b.String()
}

// nest puts a spec into the first region of its parent.
func nest(parent, s *Spec) {
	if len(parent.Regions) == 0 {
		return
	}
	inner := s.clone()
	inner.Parent = nil
	r := parent.Regions[0]
	if len(r) == 0 {
		r = Region{{}}
	}
	r = append(Region(nil), r...)
	r[0].Op = inner
	if s.Def.Has(ir.IsTerminator) {
		r[0].Terminator = ""
	}
	parent.Regions[0] = r
}

type writer struct {
	b       strings.Builder
	values  int
	blocks  int
	pending []pendingBlock
}

type pendingBlock struct {
	label int
	args  []ir.Type
}

func (w *writer) source(types []ir.Type) int {
	v := w.values
	w.values++
	if len(types) > 0 {
		fmt.Fprintf(&w.b, "%%v%d:%d = \"any.source\"() : () -> (%s)\n", v, len(types), typeList(types))
	}
	return v
}

func (w *writer) uses(v, n int) {
	w.b.WriteByte('(')
	for i := range n {
		if i > 0 {
			w.b.WriteString(", ")
		}
		fmt.Fprintf(&w.b, "%%v%d#%d", v, i)
	}
	w.b.WriteByte(')')
}

func (w *writer) op(s *Spec) {
	operands, results := flat(s.Operands), flat(s.Results)
	v := w.source(operands)
	fmt.Fprintf(&w.b, "%q", s.Def.Name)
	w.uses(v, len(operands))
	if len(s.Successors) > 0 {
		w.b.WriteByte('[')
		for i, t := range s.Successors {
			if i > 0 {
				w.b.WriteString(", ")
			}
			w.blocks++
			fmt.Fprintf(&w.b, "^bb%d", w.blocks)
			w.pending = append(w.pending, pendingBlock{w.blocks, t})
		}
		w.b.WriteByte(']')
	}
	if attrs := append(attrList(s.Attrs), s.segments()...); len(attrs) > 0 {
		fmt.Fprintf(&w.b, " <{%s}>", strings.Join(attrs, ", "))
	}
	if len(s.Regions) > 0 {
		w.b.WriteString(" (")
		for i, r := range s.Regions {
			if i > 0 {
				w.b.WriteString(", ")
			}
			w.region(r)
		}
		w.b.WriteString(")")
	}
	if len(s.Extra) > 0 {
		fmt.Fprintf(&w.b, " {%s}", strings.Join(attrList(s.Extra), ", "))
	}
	fmt.Fprintf(&w.b, " : (%s) -> (%s)\n", typeList(operands), typeList(results))
}

func (w *writer) region(r Region) {
	w.b.WriteString("{\n")
	outer := w.pending
	w.pending = nil
	for i := range r {
		b := &r[i]
		w.blocks++
		fmt.Fprintf(&w.b, "^bb%d", w.blocks)
		w.blockArgs(b.Args)
		if b.Op != nil {
			w.op(b.Op)
		}
		if b.Terminator != "" {
			v := w.source(b.Values)
			fmt.Fprintf(&w.b, "%q", b.Terminator)
			w.uses(v, len(b.Values))
			fmt.Fprintf(&w.b, " : (%s) -> ()\n", typeList(b.Values))
		}
	}
	w.pendingBlocks()
	w.pending = outer
	w.b.WriteString("}")
}

func (w *writer) blockArgs(args []ir.Type) {
	if len(args) > 0 {
		w.b.WriteByte('(')
		for i, t := range args {
			if i > 0 {
				w.b.WriteString(", ")
			}
			fmt.Fprintf(&w.b, "%%v%d: %s", w.values, t)
			w.values++
		}
		w.b.WriteByte(')')
	}
	w.b.WriteString(":\n")
}

func (w *writer) pendingBlocks() {
	for _, p := range w.pending {
		fmt.Fprintf(&w.b, "^bb%d", p.label)
		w.blockArgs(p.args)
		w.b.WriteString("\"any.end\"() : () -> ()\n")
	}
	w.pending = nil
}

// segments returns the sizes of the groups as attribute texts.
func (s *Spec) segments() (out []string) {
	if s.NoSegments {
		return nil
	}
	add := func(name string, bit ir.TraitBits, groups [][]ir.Type) {
		if !s.Def.Has(bit) {
			return
		}
		var n []string
		for _, g := range groups {
			n = append(n, strconv.Itoa(len(g)))
		}
		if out = append(out, name+" = array<i32: "+strings.Join(n, ", ")+">"); n == nil {
			out[len(out)-1] = name + " = array<i32>"
		}
	}
	add(ir.OperandSegments, ir.AttrSizedOperandSegments, s.Operands)
	add(ir.ResultSegments, ir.AttrSizedResultSegments, s.Results)
	return out
}

func attrList(as []Attr) (out []string) {
	for _, a := range as {
		text := attrName(a.Name)
		if _, ok := a.Value.(*ir.UnitAttr); !ok {
			text += " = " + a.Value.String()
		}
		out = append(out, text)
	}
	return out
}

// attrName quotes a name that is not a bare identifier.
func attrName(s string) string {
	for i := range len(s) {
		c := s[i]
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || i > 0 && (c >= '0' && c <= '9' || c == '$' || c == '.')) {
			return strconv.Quote(s)
		}
	}
	return s
}

func typeList(ts []ir.Type) string {
	var parts []string
	for _, t := range ts {
		parts = append(parts, t.String())
	}
	return strings.Join(parts, ", ")
}
