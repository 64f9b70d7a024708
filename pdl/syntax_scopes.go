package pdl

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

var operationSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		if name, ok := p.ParseOptionalString(); ok {
			s.AddAttribute("opName", p.Context().StringAttr(name))
		}
		var operands, types typedOperands
		if _, ok := operands.parseInParens(p); !ok {
			return false
		}
		attrs, ok := parseOperationAttributes(p, s)
		if !ok {
			return false
		}
		if p.OptionalPunct(asm.Arrow) {
			if !p.Punct(asm.LParen) || !types.parse(p) || !p.Punct(asm.RParen) {
				return false
			}
		}
		if !p.ParseAttrDict(s) {
			return false
		}
		s.Types = append(s.Types, OperationType(p.Context()))
		addSegments(s, p.Context(), int32(len(operands.operands)), int32(len(attrs)), int32(len(types.operands)))
		return operands.resolve(p, s) && p.ResolveOperands(s, attrs, AttributeType(p.Context())) && types.resolve(p, s)
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		o := operationOp{op}
		printQuoted(p, op, "opName")
		if operands := o.operands(); len(operands) > 0 {
			printInParens(p, operands)
		}
		p.Byte(' ')
		names, attrs := o.attributes()
		for i := range attrs {
			if i == 0 {
				p.Text(" {")
			} else {
				p.Text(", ")
			}
			p.String(names[i])
			p.Text(" = ")
			p.Operand(attrs[i].Value())
		}
		if len(attrs) > 0 {
			p.Byte('}')
		}
		if types := o.types(); len(types) > 0 {
			p.Text(" -> ")
			printInParens(p, types)
		}
		p.AttrDict(op.AllAttrs(), "opName", "attributeValueNames", ir.OperandSegments)
	},
}

// parseOperationAttributes parses `{"name" = %value, ...}` if it is there.
func parseOperationAttributes(p *asm.OpParser, s *ir.OperationState) ([]asm.UnresolvedOperand, bool) {
	var names []ir.Attribute
	var values []asm.UnresolvedOperand
	if p.OptionalPunct(asm.LBrace) {
		for {
			at := p.Pos()
			name, ok := p.ParseAttribute(nil)
			if !ok {
				return nil, false
			}
			if !isAttr[*ir.StringAttr](name) {
				return nil, p.Errorf(at, "invalid kind of attribute specified")
			}
			names = append(names, name)
			if !p.Punct(asm.Equal) {
				return nil, false
			}
			v, ok := p.ParseOperand()
			if !ok {
				return nil, false
			}
			values = append(values, v)
			if !p.OptionalPunct(asm.Comma) {
				break
			}
		}
		if !p.Punct(asm.RBrace) {
			return nil, false
		}
	}
	s.AddAttribute("attributeValueNames", p.Context().ArrayAttr(names))
	return values, true
}

var replaceSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		c := p.Context()
		target, ok := p.ParseOperand()
		if !ok || !p.ParseKeyword("with", "") {
			return false
		}
		var values typedOperands
		if _, ok := values.parseInParens(p); !ok {
			return false
		}
		op, present, ok := p.ParseOptionalOperand()
		if !ok || !p.ParseAttrDict(s) || !p.ResolveOperand(s, target, OperationType(c)) {
			return false
		}
		n := int32(0)
		if present {
			n = 1
			if !p.ResolveOperand(s, op, OperationType(c)) {
				return false
			}
		}
		addSegments(s, c, 1, n, int32(len(values.operands)))
		return values.resolve(p, s)
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		p.Byte(' ')
		p.Operand(op.Operand(0))
		p.Text(" with")
		if values := op.OperandGroup(2); len(values) > 0 {
			printInParens(p, values)
		}
		if by := op.OperandGroup(1); len(by) > 0 {
			p.Byte(' ')
			p.Operand(by[0].Value())
		}
		p.AttrDict(op.AllAttrs(), ir.OperandSegments)
	},
}

var patternSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		if p.Next(asm.AtIdentifier) && !p.ParseSymbolNameInto(s, "sym_name") {
			return false
		}
		if !p.Punct(asm.Colon) || !p.ParseKeyword("benefit", "") || !p.Punct(asm.LParen) {
			return false
		}
		if !parseAttribute[*ir.IntegerAttr](p, s, "benefit", p.Context().IntegerType(16)) || !p.Punct(asm.RParen) || !p.ParseAttrDictWithKeyword(s) {
			return false
		}
		body := p.NewRegion(s)
		if !p.ParseRegion(body, nil) {
			return false
		}
		if body.Empty() {
			body.AppendBlock(ir.NewBlock())
		}
		return true
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		if name, ok := stringAttr(op, "sym_name"); ok {
			p.Byte(' ')
			p.SymbolName(name)
		}
		p.Text(" : benefit(")
		p.AttributeWithoutType(op.Attr("benefit"))
		p.Byte(')')
		p.AttrDictWithKeyword(op.AllAttrs(), "sym_name", "benefit")
		p.Byte(' ')
		p.Region(op.Region(0), asm.RegionOptions{})
	},
}

var rewriteSyntax = syntax{
	parse: func(p *asm.OpParser, s *ir.OperationState) bool {
		c := p.Context()
		root, present, ok := p.ParseOptionalOperand()
		if !ok {
			return false
		}
		roots := int32(0)
		if present {
			roots = 1
			if !p.ResolveOperand(s, root, OperationType(c)) {
				return false
			}
		}
		var args typedOperands
		if p.ParseOptionalKeyword("with") {
			if !parseStringAttr(p, s, "name") {
				return false
			}
			if _, ok := args.parseInParens(p); !ok {
				return false
			}
		}
		if _, ok := p.ParseOptionalRegion(p.NewRegion(s), nil); !ok {
			return false
		}
		if !p.ParseAttrDictWithKeyword(s) {
			return false
		}
		addSegments(s, c, roots, int32(len(args.operands)))
		return args.resolve(p, s)
	},
	print: func(p *asm.OpPrinter, op *ir.Operation) {
		r := rewriteOp{op}
		if root := r.root(); root != nil {
			p.Byte(' ')
			p.Operand(root)
		}
		if _, ok := r.external(); ok {
			p.Text(" with")
			printQuoted(p, op, "name")
			if args := r.externalArgs(); len(args) > 0 {
				printInParens(p, args)
			}
		}
		if !op.Region(0).Empty() {
			p.Byte(' ')
			p.Region(op.Region(0), asm.RegionOptions{})
		}
		p.AttrDictWithKeyword(op.AllAttrs(), "name", ir.OperandSegments)
	},
}
