package pdll

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// Signature describes the arguments of the call, or the operands or results of the operation,
// around an offset.
func (a *analysis) Signature(at uint32) *server.Signatures {
	c := cursorAt(a.file.Text, at)
	open, commas := c.list()
	if open < 0 || c.kind(open) != syntax.LParen {
		return nil
	}
	if name, ok := c.operation(open - 1); ok {
		return a.operation(name, commas, operands())
	}
	if c.kind(open-1) == syntax.Arrow {
		if name, ok := c.resultsOf(open - 1); ok {
			return a.operation(name, commas, results())
		}
		return nil
	}
	if c.kind(open-2) == syntax.KwConstraint || c.kind(open-2) == syntax.KwRewrite {
		return nil
	}
	name := open - 1
	if c.kind(name) == syntax.Greater { // of the name of a type converter
		name = c.before(name) - 1
	}
	s, ok := a.signatureOf(c, c.spelling(name))
	if !ok || commas >= max(1, len(s.Params)) {
		return nil
	}
	return &server.Signatures{Active: commas, List: []server.Signature{s}}
}

// signatureOf returns the signature of a constraint or rewrite that is visible at the position.
func (a *analysis) signatureOf(c *cursor, name string) (server.Signature, bool) {
	for _, f := range c.inlineCallables() {
		if f.name == name {
			return f.call(), true
		}
	}
	if f := a.callable(name); f != nil {
		return callSignature(f), true
	}
	return server.Signature{}, false
}

// resultsOf returns the name of the operation before an arrow.
func (c *cursor) resultsOf(arrow int) (name string, ok bool) {
	i := arrow - 1
	for c.kind(i) == syntax.RParen || c.kind(i) == syntax.RBrace {
		i = c.before(i)
	}
	return c.operation(i)
}

// callable returns the constraint or rewrite with a name.
func (a *analysis) callable(name string) *pdll.Callable {
	for _, d := range a.module.Decls {
		if f, ok := d.(*pdll.Callable); ok && f.Name.Text == name {
			return f
		}
	}
	if a.module.Reference {
		return nil
	}
	return pdll.BuiltInNamed(name)
}

// callSignature returns the signature of a constraint or a rewrite.
func callSignature(f *pdll.Callable) server.Signature {
	var s server.Signature
	var b strings.Builder
	b.WriteString(f.Name.Text + "(")
	for i, v := range f.Inputs {
		if i > 0 {
			b.WriteString(", ")
		}
		start := b.Len()
		fmt.Fprintf(&b, "%s: %s", v.Name, v.Type)
		s.Params = append(s.Params, server.Parameter{Start: start, End: b.Len()})
	}
	fmt.Fprintf(&b, ") -> %s", f.Result)
	s.Label = b.String()
	if f.BuiltIn != nil {
		s.Doc = f.BuiltIn.Doc
	} else if at := f.Name.Span; at.IsValid() {
		s.Doc = server.Comment(at.File, at.Start)
	}
	return s
}

// A side is the operands or the results of operations.
type side struct {
	kind, all, typ string
	groups         func(*pdll.Operation) []pdll.ODSValue
}

func operands() side {
	return side{"operand", "operands", "Value", func(op *pdll.Operation) []pdll.ODSValue { return op.Operands }}
}

func results() side {
	return side{"result", "results", "Type", func(op *pdll.Operation) []pdll.ODSValue { return op.Results }}
}

// operation returns the signatures of the operands or results of an operation: that of its
// definition, and a range of all of them.
func (a *analysis) operation(name string, index int, s side) *server.Signatures {
	out := &server.Signatures{Active: index}
	if op := a.module.ODS.Operation(name); op != nil && index < len(s.groups(op)) {
		out.List = append(out.List, s.signature(op))
	}
	if index == 0 {
		label := "(<" + s.all + ">: " + s.typ + "Range)"
		out.List = append(out.List, server.Signature{Label: label, Doc: "Generic operation " + s.kind + " specification",
			Params: []server.Parameter{{Start: 1, End: len(label) - 1, Doc: "All of the " + s.all + " of the operation."}}})
	}
	if len(out.List) == 0 {
		return nil
	}
	return out
}

// signature returns the signature of the definition of an operation.
func (s side) signature(op *pdll.Operation) server.Signature {
	sig := server.Signature{Doc: "`op<" + op.Name + ">` ODS " + s.kind + " specification"}
	var b strings.Builder
	b.WriteByte('(')
	for i, v := range s.groups(op) {
		if i > 0 {
			b.WriteString(", ")
		}
		start, suffix, length := b.Len(), "", ""
		switch v.Length {
		case pdll.Optional:
			suffix, length = "?", "optional: "
		case pdll.Variadic:
			suffix, length = "Range", "variadic: "
		}
		fmt.Fprintf(&b, "%s: %s%s", v.Name, s.typ, suffix)
		sig.Params = append(sig.Params, server.Parameter{Start: start, End: b.Len(), Doc: length + v.Constraint.Summary})
	}
	b.WriteByte(')')
	sig.Label = b.String()
	return sig
}
