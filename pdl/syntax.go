package pdl

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A syntax is the custom form of an operation, made of two functions. Spaces are
// where the reference prints them, which has some at the end of lines.
type syntax struct {
	parse func(p *asm.OpParser, s *ir.OperationState) bool
	print func(p *asm.OpPrinter, op *ir.Operation)
}

// ParseOp parses what follows the name.
func (x syntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool { return x.parse(p, s) }

// PrintOp prints what follows the name.
func (x syntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) { x.print(p, op) }

// A scopeSyntax is that of an operation in which "pdl." is left out.
type scopeSyntax struct{ syntax }

// DefaultDialect returns the dialect that is left out.
func (scopeSyntax) DefaultDialect() string { return "pdl" }

// Pieces of the parsers.

// typedOperands is `%a, %b : type, type` before and after it is resolved.
type typedOperands struct {
	operands []asm.UnresolvedOperand
	types    []ir.Type
	at       uint32
}

func (o *typedOperands) parse(p *asm.OpParser) bool {
	var ok bool
	o.at = p.Pos()
	if o.operands, ok = p.ParseOperandList(asm.NoDelimiter, nil); !ok {
		return false
	}
	o.types, ok = p.ParseColonTypeList(nil)
	return ok
}

// parseInParens parses `(%a, %b : type, type)` if it is there.
func (o *typedOperands) parseInParens(p *asm.OpParser) (present, ok bool) {
	if !p.OptionalPunct(asm.LParen) {
		return false, true
	}
	return true, o.parse(p) && p.Punct(asm.RParen)
}

func (o *typedOperands) resolve(p *asm.OpParser, s *ir.OperationState) bool {
	return p.ResolveOperandTypes(s, o.operands, o.types, o.at)
}

// parseOperand parses and resolves one operand of a kind.
func parseOperand(p *asm.OpParser, s *ir.OperationState, t ir.Type) bool {
	o, ok := p.ParseOperand()
	return ok && p.ResolveOperand(s, o, t)
}

// parseOptionalType parses `: %type` if it is there.
func parseOptionalType(p *asm.OpParser, s *ir.OperationState, t ir.Type) bool {
	return !p.OptionalPunct(asm.Colon) || parseOperand(p, s, t)
}

func parseStringAttr(p *asm.OpParser, s *ir.OperationState, name string) bool {
	return parseAttribute[*ir.StringAttr](p, s, name, p.Context().NoneType())
}

func parseIndex(p *asm.OpParser, s *ir.OperationState) bool {
	return parseAttribute[*ir.IntegerAttr](p, s, "index", p.Context().IntegerType(32))
}

// parseAttribute parses an attribute of a kind.
func parseAttribute[T ir.Attribute](p *asm.OpParser, s *ir.OperationState, name string, t ir.Type) bool {
	at := p.Pos()
	a, ok := p.ParseAttribute(t)
	if !ok {
		return false
	}
	if !isAttr[T](a) {
		return p.Errorf(at, "invalid kind of attribute specified")
	}
	s.AddAttribute(name, a)
	return true
}

func addSegments(s *ir.OperationState, c *ir.Context, sizes ...int32) {
	s.AddAttribute(ir.OperandSegments, c.DenseI32Array(sizes))
}

// parseResultTypes parses `: type, type` if it is there.
func parseResultTypes(p *asm.OpParser, s *ir.OperationState) bool {
	var ok bool
	s.Types, ok = p.ParseOptionalColonTypeList(s.Types)
	return ok
}

// Pieces of the printers.

func printTyped(p *asm.OpPrinter, operands []ir.Operand) {
	p.Operands(operands)
	p.Text(" : ")
	p.OperandTypes(operands)
}

func printInParens(p *asm.OpPrinter, operands []ir.Operand) {
	p.Byte('(')
	printTyped(p, operands)
	p.Byte(')')
}

func printOptionalType(p *asm.OpPrinter, op *ir.Operation) {
	if op.NumOperands() > 0 {
		p.Text(" : ")
		p.Operand(op.Operand(0))
	}
}

func printResultTypes(p *asm.OpPrinter, op *ir.Operation) {
	if op.NumResults() > 0 {
		p.Text(" : ")
		p.ResultTypes(op.ResultValues())
	}
}

// printQuoted prints a string attribute after a space, if it is there.
func printQuoted(p *asm.OpPrinter, op *ir.Operation, name string) {
	if a := op.Attr(name); a != nil {
		p.Byte(' ')
		p.AttributeWithoutType(a)
	}
}

var constraintSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		var args typedOperands
		if !parseStringAttr(p, s, "name") || !p.Punct(asm.LParen) || !args.parse(p) || !p.Punct(asm.RParen) ||
			!parseResultTypes(p, s) || !p.ParseAttrDict(s) || !args.resolve(p, s) {
			return false
		}
		if s.Attr("isNegated") == nil {
			s.AddAttribute("isNegated", p.Context().BoolAttr(false))
		}
		return true
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		printQuoted(p, op, "name")
		printInParens(p, op.OpOperands())
		printResultTypes(p, op)
		elided := []string{"name", "isNegated"}
		if isNegated(op) {
			elided = elided[:1]
		}
		p.AttrDict(op.AllAttrs(), elided...)
	},
}

var nativeRewriteSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		var args typedOperands
		if !parseStringAttr(p, s, "name") {
			return false
		}
		_, ok := args.parseInParens(p)
		return ok && parseResultTypes(p, s) && p.ParseAttrDict(s) && args.resolve(p, s)
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		printQuoted(p, op, "name")
		if op.NumOperands() > 0 {
			printInParens(p, op.OpOperands())
		}
		printResultTypes(p, op)
		p.AttrDict(op.AllAttrs(), "name")
	},
}

var attributeSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		if !parseOptionalType(p, s, TypeType(p.Context())) {
			return false
		}
		if p.OptionalPunct(asm.Equal) && !p.ParseAttributeInto(s, "value", nil) {
			return false
		}
		s.Types = append(s.Types, AttributeType(p.Context()))
		return p.ParseAttrDictWithKeyword(s)
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		printOptionalType(p, op)
		if a := op.Attr("value"); a != nil {
			p.Text(" = ")
			p.Attribute(a)
		}
		p.AttrDictWithKeyword(op.AllAttrs(), "value")
	},
}

var eraseSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		return parseOperand(p, s, OperationType(p.Context())) && p.ParseAttrDict(s)
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		p.Byte(' ')
		p.Operand(op.Operand(0))
		p.AttrDict(op.AllAttrs())
	},
}

// operandSyntax is that of pdl.operand, or of pdl.operands.
func operandSyntax(group bool) syntax {
	ranged := func(t ir.Type) ir.Type {
		if group {
			return RangeType(t.Context(), t)
		}
		return t
	}
	return syntax{
		parse: func(p *asm.OpParser, s *ir.OperationState) bool {
			s.Types = append(s.Types, ranged(ValueType(p.Context())))
			return parseOptionalType(p, s, ranged(TypeType(p.Context()))) && p.ParseAttrDict(s)
		},
		print: func(p *asm.OpPrinter, op *ir.Operation) {
			printOptionalType(p, op)
			p.AttrDict(op.AllAttrs())
		},
	}
}

// typeSyntax is that of pdl.type, or of pdl.types.
func typeSyntax(group bool) syntax {
	name := "constantType"
	if group {
		name = "constantTypes"
	}
	return syntax{
		parse: func(p *asm.OpParser, s *ir.OperationState) bool {
			t := TypeType(p.Context())
			if group {
				t = RangeType(p.Context(), t)
			}
			s.Types = append(s.Types, t)
			if !p.ParseAttrDict(s) {
				return false
			}
			switch none := p.Context().NoneType(); {
			case !p.OptionalPunct(asm.Colon):
				return true
			case group:
				return parseAttribute[*ir.ArrayAttr](p, s, name, none)
			default:
				return parseAttribute[*ir.TypeAttr](p, s, name, none)
			}
		},
		print: func(p *asm.OpPrinter, op *ir.Operation) {
			p.AttrDict(op.AllAttrs(), name)
			if a := op.Attr(name); a != nil {
				p.Text(" : ")
				p.AttributeWithoutType(a)
			}
		},
	}
}

var resultSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		s.Types = append(s.Types, ValueType(p.Context()))
		return parseIndex(p, s) && p.ParseKeyword("of", "") && parseOperand(p, s, OperationType(p.Context())) && p.ParseAttrDict(s)
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		p.Byte(' ')
		p.AttributeWithoutType(op.Attr("index"))
		p.Text(" of ")
		p.Operand(op.Operand(0))
		p.AttrDict(op.AllAttrs(), "index")
	},
}

var resultsSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		indexed := p.Next(asm.Integer)
		if indexed && !parseIndex(p, s) {
			return false
		}
		if !p.ParseKeyword("of", "") || !parseOperand(p, s, OperationType(p.Context())) {
			return false
		}
		// Without an index it is always a range of values.
		t := RangeType(p.Context(), ValueType(p.Context()))
		if indexed {
			var ok bool
			if !p.Punct(asm.Arrow) {
				return false
			}
			if t, ok = p.ParseType(); !ok {
				return false
			}
		}
		s.Types = append(s.Types, t)
		return p.ParseAttrDict(s)
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		if a := op.Attr("index"); a != nil {
			p.Byte(' ')
			p.AttributeWithoutType(a)
		}
		p.Text(" of ")
		p.Operand(op.Operand(0))
		p.Byte(' ')
		if op.Attr("index") != nil {
			p.Text(" -> ")
			p.Type(op.Result(0).Type())
		}
		p.AttrDict(op.AllAttrs(), "index")
	},
}

var rangeOpSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		var args typedOperands
		if !p.Next(asm.PercentIdentifier) {
			t, ok := p.ParseColonType()
			if !ok {
				return false
			}
			s.Types = append(s.Types, t)
			return p.ParseAttrDict(s)
		}
		at := p.Pos()
		if !args.parse(p) {
			return false
		}
		// The result is a range of what the first argument is.
		element := elementType(args.types[0])
		if !p.ParseAttrDict(s) || !args.resolve(p, s) {
			return false
		}
		if !isPDL(element) {
			return p.Errorf(at, "expected pdl type, but got %s", element)
		}
		s.Types = append(s.Types, RangeType(p.Context(), element))
		return true
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		if op.NumOperands() > 0 {
			p.Byte(' ')
			printTyped(p, op.OpOperands())
		}
		p.Byte(' ')
		if op.NumOperands() == 0 {
			p.Text(": ")
			p.Type(op.Result(0).Type())
		}
		p.AttrDict(op.AllAttrs())
	},
}
