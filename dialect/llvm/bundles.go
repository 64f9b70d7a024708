package llvm

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// Operand bundles are tagged lists of operands:
//
//	bundles ::= `[` (bundle (`,` bundle)*)? `]`
//	bundle  ::= tag `(` (operands `:` types)? `)`
type bundles struct {
	operands [][]asm.UnresolvedOperand
	types    []ir.Type
	counts   []int // of types
	tags     []ir.Attribute
	at       uint32
}

// parseBundles parses bundles if they are there.
func parseBundles(p *asm.OpParser) (b bundles, present bool) {
	b.at = p.Pos()
	if !p.OptionalPunct(asm.LSquare) {
		return b, false
	}
	if p.OptionalPunct(asm.RSquare) {
		return b, true
	}
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		at := p.Pos()
		tag, ok := p.ParseOptionalString()
		if !ok {
			p.Error(at, "expected string")
			p.Failf(at, "expect operand bundle tag")
		}
		b.tags = append(b.tags, p.Context().StringAttr(tag))
		p.Punct(asm.LParen)
		var os []asm.UnresolvedOperand
		n := len(b.types)
		if !p.OptionalPunct(asm.RParen) {
			os = p.ParseOperandList(asm.NoDelimiter, nil)
			b.types = p.ParseColonTypeList(b.types)
			p.Punct(asm.RParen)
		}
		b.operands, b.counts = append(b.operands, os), append(b.counts, len(b.types)-n)
	}, "")
	p.Punct(asm.RSquare)
	return b, true
}

// resolve appends the operands to s, with the attributes about them, and returns
// how many they are.
func (b *bundles) resolve(p *asm.OpParser, s *ir.OperationState) int {
	sizes := make([]int32, len(b.operands))
	types, total := b.types, 0
	for i, os := range b.operands {
		p.ResolveOperandTypes(s, os, types[:b.counts[i]], b.at)
		types = types[b.counts[i]:]
		sizes[i] = int32(len(os))
		total += len(os)
	}
	s.AddAttribute("op_bundle_sizes", p.Context().DenseI32Array(sizes))
	return total
}

// addTags adds the attribute of the tags if there are any.
func (b *bundles) addTags(p *asm.OpParser, s *ir.OperationState) {
	if len(b.tags) > 0 {
		s.AddAttribute("op_bundle_tags", p.Context().ArrayAttr(b.tags))
	}
}

// printBundles writes the bundles in a group of operands.
func printBundles(p *asm.OpPrinter, op bundleUserOp, group int) {
	list := segments(op.Operation, group, "op_bundle_sizes")
	if len(list) == 0 {
		return
	}
	tags, _ := op.OpBundleTagsAttr().(*ir.ArrayAttr)
	p.Byte('[')
	for i, os := range list {
		p.Comma(i)
		if tags != nil && i < len(tags.Elements) {
			if tag, ok := tags.Elements[i].(*ir.StringAttr); ok {
				p.String(tag.Value)
			}
		}
		p.Byte('(')
		if len(os) > 0 {
			p.Operands(os).Text(" : ").OperandTypes(os)
		}
		p.Byte(')')
	}
	p.Byte(']')
}

// verifyBundles checks that each bundle has a tag.
func verifyBundles(op bundleUserOp, c *ir.Checker) {
	n := 0
	if tags, ok := op.OpBundleTagsAttr().(*ir.ArrayAttr); ok {
		for _, e := range tags.Elements {
			if _, ok := e.(*ir.StringAttr); !ok {
				c.FailPlainf("operand bundle tag must be a StringAttr")
			}
		}
		n = len(tags.Elements)
	}
	sizes, _ := op.OpBundleSizesAttr().(*ir.DenseArrayAttr)
	if sizes != nil && sizes.Len() != n {
		c.FailPlainf("expected %d operand bundle tags, but actually got %d", sizes.Len(), n)
	}
}

// The directive OpBundles writes the bundles of an intrinsic. The arguments are
// the operands, their types and the tags.
func parseBundleDirective(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
	b, present := parseBundles(p)
	if !present {
		return present
	}
	a.SetOperandGroups(0, b.operands)
	a.SetTypes(1, b.types...)
	if len(b.tags) > 0 {
		a.SetAttr(2, p.Context().ArrayAttr(b.tags))
	}
	return true
}

func printBundleDirective(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	for i := range op.Def().Operands {
		if op.Def().Operands[i].Segments == "op_bundle_sizes" {
			printBundles(p, bundleUserOp{op}, i)
		}
	}
}
