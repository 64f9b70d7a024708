package asm

import (
	"io"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// An OpPrinter is given to the hooks that print the custom form of an operation.
// All text goes to Buf of the embedded printer, which writes types and attributes.
type OpPrinter struct {
	ir.Printer
	opts      Options
	aliases   *aliasState
	collect   *aliasCollector // not nil while collecting aliases
	names     *nameState
	indent    int
	out       io.Writer      // receives flushed text; nil collects it in chunks
	err       error          // of out
	flushes   int            // how often text has left Buf
	chunks    [][]byte       // of text that go before Buf
	parent    *OpPrinter     // of one of several printers of a text
	serial    bool           // the text must be printed by one goroutine
	resources []*ir.Resource // found while printing
	metadata  bool           // there is a resource, printed or left out
	dialect   string         // the default dialect of the region that is printed
	instead   *ir.Operation  // printed in generic form, where regions have no default dialect

	// noCustom are the operations whose custom form has failed. If the form of an enclosing operation
	// fails later, they are printed again. Retrying their custom form would double the work at each
	// level of nesting.
	noCustom map[*ir.Operation]bool
	located  []located // operations in the text
	said     []string  // attributes that the custom forms being printed have shown, by name or otherwise
	lost     error     // why part of the text cannot be printed even in generic form; nil if all can
}

// Newline starts a line, indented as the current operation's.
func (p *OpPrinter) Newline() *OpPrinter {
	p.Buf = append(p.Buf, '\n')
	p.writeIndent()
	return p
}

// Indented calls f with a deeper indentation.
func (p *OpPrinter) Indented(f func()) {
	p.Indent()
	f()
	p.Unindent()
}

// Indent makes the indentation of the following lines deeper, until Unindent.
func (p *OpPrinter) Indent() { p.indent += indentWidth }

// Unindent undoes the last Indent.
func (p *OpPrinter) Unindent() { p.indent -= indentWidth }

const indentWidth = 2

const spaces = "                                                                "

func (p *OpPrinter) writeIndent() {
	n := p.indent
	for n > len(spaces) {
		p.Buf = append(p.Buf, spaces...)
		n -= len(spaces)
	}
	p.Buf = append(p.Buf, spaces[:n]...)
}

// A located operation starts at an offset of the text.
type located struct {
	op     *ir.Operation
	offset int
}

// Generic reports whether operations are printed in generic form.
func (p *OpPrinter) Generic() bool { return p.opts.Generic }

// Operand writes the name of a value.
func (p *OpPrinter) Operand(v *ir.Value) *OpPrinter {
	if p.collect == nil {
		p.valueName(v, true)
	}
	return p
}

// Operands writes the names of operands, separated by commas.
func (p *OpPrinter) Operands(os []ir.Operand) *OpPrinter {
	if p.collect != nil {
		return p
	}
	for i := range os {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.valueName(os[i].Value(), true)
	}
	return p
}

// Values writes the names of values, separated by commas.
func (p *OpPrinter) Values(vs []*ir.Value) *OpPrinter {
	for i, v := range vs {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.Operand(v)
	}
	return p
}

// OperandTypes writes the types of operands, separated by commas.
func (p *OpPrinter) OperandTypes(os []ir.Operand) *OpPrinter {
	for i := range os {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.Type(os[i].Value().Type())
	}
	return p
}

// ResultTypes writes the types of results, separated by commas.
func (p *OpPrinter) ResultTypes(rs []ir.Value) *OpPrinter {
	for i := range rs {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.Type(rs[i].Type())
	}
	return p
}

// OpFunctionalType writes `(operand types) -> result types`.
func (p *OpPrinter) OpFunctionalType(op *ir.Operation) *OpPrinter {
	p.Byte('(')
	for i := range op.NumOperands() {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(typeOf(op.Operand(i)))
	}
	p.Text(") -> ")
	n := op.NumResults()
	if n == 1 {
		t := op.Result(0).Type()
		if _, ok := t.(*ir.FunctionType); !ok {
			p.Type(t)
			return p
		}
	}
	p.Byte('(')
	for i := range n {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(op.Result(i).Type())
	}
	p.Byte(')')
	return p
}

// typeOf returns the type of a value that may be missing.
func typeOf(v *ir.Value) ir.Type {
	if v == nil {
		return nil
	}
	return v.Type()
}

// ArrowTypes writes ` -> types`, with parentheses where they are needed.
func (p *OpPrinter) ArrowTypes(ts []ir.Type) *OpPrinter {
	p.Text(" -> ")
	if len(ts) == 1 {
		if _, ok := ts[0].(*ir.FunctionType); !ok {
			p.Type(ts[0])
			return p
		}
	}
	p.Byte('(')
	p.Types(ts)
	p.Byte(')')
	return p
}

// OptionalArrowTypes is ArrowTypes unless there is no type.
func (p *OpPrinter) OptionalArrowTypes(ts []ir.Type) *OpPrinter {
	if len(ts) > 0 {
		p.ArrowTypes(ts)
	}
	return p
}

// SymbolName writes `@name`, quoted where it must be.
func (p *OpPrinter) SymbolName(name string) *OpPrinter {
	p.Symbol(name)
	return p
}

// AttrDict writes ` {name = value, ...}` without the elided names, nothing if
// none is left.
func (p *OpPrinter) AttrDict(attrs []ir.NamedAttribute, elided ...string) *OpPrinter {
	p.attrDict(attrs, elided, "")
	return p
}

// AttrDictWithKeyword is AttrDict preceded by ` attributes`.
func (p *OpPrinter) AttrDictWithKeyword(attrs []ir.NamedAttribute, elided ...string) *OpPrinter {
	p.attrDict(attrs, elided, " attributes")
	return p
}

func (p *OpPrinter) attrDict(attrs []ir.NamedAttribute, elided []string, keyword string) {
	first := true
next:
	for i := range attrs {
		for _, e := range elided {
			if e == attrs[i].Name {
				p.said = append(p.said, e)
				continue next
			}
		}
		if first {
			p.Text(keyword)
			p.Text(" {")
			first = false
		} else {
			p.Text(", ")
		}
		p.NamedAttr(attrs[i])
	}
	if !first {
		p.Byte('}')
	}
}

// Shows says that the text shows attributes without their names. An operation with attributes that
// its custom form neither names nor shows is printed in generic form.
func (p *OpPrinter) Shows(attrs ...string) { p.said = append(p.said, attrs...) }

// NamedAttr writes `name = value`, or the name alone for a unit attribute.
func (p *OpPrinter) NamedAttr(a ir.NamedAttribute) *OpPrinter {
	p.said = append(p.said, a.Name)
	p.Keyword(a.Name)
	if _, ok := a.Value.(*ir.UnitAttr); ok {
		return p
	}
	p.Text(" = ")
	p.Attribute(a.Value)
	return p
}

// RegionOptions controls how a region is printed.
type RegionOptions struct {
	NoEntryArgs   bool // the arguments of the entry block have been printed
	NoTerminators bool // the terminator of the entry block is left out unless it has attributes of its own
	EmptyBlock    bool // an empty entry block is shown by its label
}

// Region writes `{ ... }`.
func (p *OpPrinter) Region(r *ir.Region, o RegionOptions) *OpPrinter {
	p.printRegion(r, o)
	return p
}

// OptionalLocation writes ` loc(...)` where locations are printed. As in mlir-opt, the location
// has an alias anyway.
func (p *OpPrinter) OptionalLocation(l *ir.Location) {
	if p.collect != nil {
		p.collect.visitAttr(l)
		return
	}
	p.trailingLocation(l)
}

// RegionArgument writes the name and, unless bare, the type, attributes and
// location of an argument.
func (p *OpPrinter) RegionArgument(v *ir.Value, attrs []ir.NamedAttribute, bare bool) *OpPrinter {
	if p.collect != nil {
		// Like mlir-opt, do not visit the attributes. They are printed with the aliases found elsewhere.
		p.Type(v.Type())
		p.argumentLocation(v.Location())
		return p
	}
	p.Operand(v)
	if !bare {
		p.Text(": ")
		p.Type(v.Type())
	}
	p.AttrDict(attrs)
	p.argumentLocation(v.Location())
	return p
}

// Successor writes the name of a block.
func (p *OpPrinter) Successor(b *ir.Block) *OpPrinter {
	if p.collect == nil {
		p.blockName(b)
	}
	return p
}

// SuccessorAndOperands writes `^block(%a, %b : types)`.
func (p *OpPrinter) SuccessorAndOperands(b *ir.Block, os []ir.Operand) *OpPrinter {
	p.Successor(b)
	if len(os) == 0 {
		return p
	}
	p.Byte('(')
	p.Operands(os)
	p.Text(" : ")
	p.OperandTypes(os)
	p.Byte(')')
	return p
}

// GenericOp writes op in generic form, without its results.
func (p *OpPrinter) GenericOp(op *ir.Operation) { p.genericOp(op, true) }

// CustomOrGenericOp writes op in the custom or the generic form, as the options require, without its
// results.
func (p *OpPrinter) CustomOrGenericOp(op *ir.Operation) { p.customOrGenericOp(op) }

// OperandText returns the text that Operand prints.
func (p *OpPrinter) OperandText(v *ir.Value) string {
	n := len(p.Buf)
	p.Operand(v)
	text := string(p.Buf[n:])
	p.Buf = p.Buf[:n]
	return text
}

// ShadowRegionArgs makes the arguments of a region print under the names of
// values from outside. If a value would be the name of two arguments, the operation is
// printed in generic form.
func (p *OpPrinter) ShadowRegionArgs(r *ir.Region, values []*ir.Value) {
	seen := make(map[*ir.Value]bool, len(values))
	for _, v := range values {
		if seen[v] {
			p.PrintGeneric()
			return
		}
		seen[v] = true
	}
	if p.collect != nil || r.Entry() == nil {
		return
	}
	for i, v := range values {
		if v != nil && i < r.Entry().NumArguments() {
			if arg := r.Entry().Argument(i); !p.names.alias(arg, v) {
				p.names.call(arg, strings.TrimPrefix(p.OperandText(v), "%"))
			}
		}
	}
}
