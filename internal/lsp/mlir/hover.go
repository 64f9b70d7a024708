package mlir

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
)

// Hover describes an operation, a value, a block or an alias.
func (a *analysis) Hover(at uint32) *server.Hover {
	p, s, span := a.lookup(at)
	if s == nil {
		return nil
	}
	var b strings.Builder
	switch {
	case s.op != nil:
		describeOp(&b, s.op)
		a.document(&b, s.op)
	case s.block != nil:
		p.describeBlock(&b, s.block)
	case s.value != nil && s.value.IsBlockArgument():
		p.describeArgument(&b, s.value)
	case s.value != nil && span == s.def && len(s.group) > 1:
		describeResults(&b, s.group)
	case s.value != nil:
		op := s.value.DefiningOp()
		fmt.Fprintf(&b, "Operation: \"%s\"\n\nResult #%d\n\nType: `%s`\n\n", op.Name(), s.value.Index(), s.value.Type())
	default:
		p.describeAlias(&b, s.alias)
	}
	if b.Len() == 0 {
		return nil
	}
	return &server.Hover{Text: b.String(), Span: span}
}

// largeElements is the number of elements from which constants are not shown.
const largeElements = 16

// describeOp describes an operation, with its symbol and its generic form.
func describeOp(b *strings.Builder, op *ir.Operation) {
	fmt.Fprintf(b, "\"%s\"", op.Name())
	if name := ir.SymbolName(op); name != "" {
		fmt.Fprintf(b, " : %s @%s", ir.SymbolVisibility(op), name)
	}
	text := asm.String(op, asm.Options{Generic: true, SkipRegions: true, LocalScope: true, ElideElements: true, ElementsLimit: largeElements})
	fmt.Fprintf(b, "\n\nGeneric Form:\n\n```mlir\n%s\n```\n", text)
}

// document adds the documentation of an operation, as its definition has it.
func (a *analysis) document(b *strings.Builder, op *ir.Operation) {
	if !a.text.Workspace.Extended {
		return // the reference's server does not have it
	}
	def := a.dialects.definition(a.text, a.base, op.Name())
	if def == nil {
		return
	}
	if def.Summary != "" {
		fmt.Fprintf(b, "\n***\n%s\n", def.Summary)
	}
	if text := strings.TrimSpace(server.Dedent(def.Description)); text != "" {
		fmt.Fprintf(b, "\n%s\n", text)
	}
}

// describeResults describes the results of an operation that have one name.
func describeResults(b *strings.Builder, values []*ir.Value) {
	first := values[0]
	fmt.Fprintf(b, "Operation: \"%s\"\n\nResult #[%d, %d]\n\nTypes: ", first.DefiningOp().Name(), first.Index(), first.Index()+len(values)-1)
	for i, v := range values {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(b, "`%s`", v.Type())
	}
}

// describeArgument describes an argument of a block.
func (p *part) describeArgument(b *strings.Builder, v *ir.Value) {
	block := v.OwnerBlock()
	if op := block.ParentOp(); op != nil {
		fmt.Fprintf(b, "Operation: \"%s\"\n\n", op.Name())
	}
	fmt.Fprintf(b, "Block: %s\n\nArgument #%d\n\nType: `%s`\n\n", p.blockName(block), v.Index(), v.Type())
}

// describeBlock describes a block with those before and after it.
func (p *part) describeBlock(b *strings.Builder, block *ir.Block) {
	if op := block.ParentOp(); op != nil {
		fmt.Fprintf(b, "Operation: \"%s\"\n\n", op.Name())
	}
	fmt.Fprintf(b, "Block #%d\n\n", blockNumber(block))
	for _, list := range []struct {
		title  string
		blocks []*ir.Block
	}{{"Predecessors", slices.Collect(block.Predecessors())}, {"Successors", slices.Collect(block.Successors())}} {
		if len(list.blocks) == 0 {
			continue
		}
		fmt.Fprintf(b, "%s: ", list.title)
		for i, x := range list.blocks {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(p.blockName(x))
		}
		b.WriteString("\n\n")
	}
}

// blockName returns the name of a block in the text, or its number in the region.
func (p *part) blockName(b *ir.Block) string {
	if n := p.places.Blocks[b]; n != nil && n.Name != "" {
		return n.Name
	}
	return fmt.Sprintf("<Block #%d>", blockNumber(b))
}

// blockNumber returns the number of a block in its region.
func blockNumber(b *ir.Block) (n int) {
	for b = b.Prev(); b != nil; b = b.Prev() {
		n++
	}
	return n
}

// describeAlias describes an alias with its value, as the reference does.
func (p *part) describeAlias(b *strings.Builder, name string) {
	n := p.places.Aliases[name]
	if n == nil || n.Value == nil {
		return
	}
	kind := "Attribute"
	if name[0] == '!' {
		kind = "Type"
	}
	fmt.Fprintf(b, "%s Alias: \"%s\n\nValue: ```mlir\n%s\n```\n\n", kind, name[1:], n.Value)
}
