package wasmssa

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A globalSyntax is the custom form of globals:
//
//	`exported`? @name type `mutable`? `:` region
type globalSyntax struct{}

// ParseOp parses a global.
func (globalSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	parseExported(p, s)
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	s.AddAttribute("type", p.Context().TypeAttr(p.ParseType()))
	parseMutable(p, s)
	p.Punct(asm.Colon)
	p.ParseRegion(p.NewRegion(s), nil)
}

// PrintOp prints a global.
func (globalSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	body := op.Region(0)
	if body.Empty() || body.Entry().NumArguments() > 0 || len(op.Attrs()) > 0 {
		p.PrintGeneric() // a body without arguments is read, and no attributes are
		return
	}
	p.TextIf(op.Attr(exported) != nil, " exported").Byte(' ').SymbolName(ir.SymbolName(op)).Byte(' ')
	printType(p, op)
	printMutable(p, op)
	p.Text(" : ").Region(body, asm.RegionOptions{NoEntryArgs: true})
}

// parseMutable parses the word if it is there; MLIR takes any other word, too, and
// ignores it.
func parseMutable(p *asm.OpParser, s *ir.OperationState) {
	if word, _ := p.ParseOptionalKeywordOrString(); word == "mutable" {
		s.AddAttribute(mutable, p.Context().UnitAttr())
	}
}

func printMutable(p *asm.OpPrinter, op *ir.Operation) { p.TextIf(op.Attr(mutable) != nil, " mutable") }

func printType(p *asm.OpPrinter, op *ir.Operation) {
	if t, ok := (GlobalOp{op}).TypeAttr().(*ir.TypeAttr); ok { // or that of wasmssa.import_global
		p.Type(t.Value)
	}
}

// An importSyntax is the custom form of imported globals:
//
//	"name" `from` "module" `as` @name `mutable`? `:` type
type importSyntax struct{}

// ParseOp parses an imported global.
func (importSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	name := p.ParseString()
	parseWord(p, "from")
	s.AddAttribute("importName", p.Context().StringAttr(name))
	module := p.ParseString()
	parseWord(p, "as")
	s.AddAttribute("moduleName", p.Context().StringAttr(module))
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	parseMutable(p, s)
	p.Punct(asm.Colon)
	s.AddAttribute("type", p.Context().TypeAttr(p.ParseType()))
}

// parseWord parses a word, quoted or not.
func parseWord(p *asm.OpParser, word string) {
	at := p.Pos()
	p.Checkf(p.ParseKeywordOrString() == word, at, "expected '%s'", word)
}

// PrintOp prints an imported global.
func (importSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printString(p, op, "importName")
	p.Text(" from ")
	printString(p, op, "moduleName")
	p.Text(" as ").SymbolName(ir.SymbolName(op))
	printMutable(p, op)
	p.Text(" : ")
	printType(p, op)
}

func printString(p *asm.OpPrinter, op *ir.Operation, attr string) {
	p.String(named.Text(op, attr))
}

// verifyInitializer checks that all operations of an initializer are constant.
func verifyInitializer(op *ir.Operation, c *ir.Checker) {
	for x := range op.Region(0).Ops() {
		if x.Name() == ReturnOpName || isConstant(x) {
			continue
		}
		text := x.Name()
		if show := op.Context().PrintOp; show != nil {
			text = show(x)
		}
		c.FailPlainf("expected a constant initializer for this operator, got %s", text)
	}
}

func isConstant(op *ir.Operation) bool {
	return slices.ContainsFunc(op.Def().Traits, func(t *ir.Trait) bool { return t.Name == "wasmssa::ConstantExprOpTrait" })
}

func verifyGlobalGet(op GlobalGetOp, c *ir.Checker) {
	if parent := op.Operation.ParentOp(); parent == nil || parent.Name() != GlobalOpName {
		return
	}
	ref, ok := op.GlobalAttr().(*ir.SymbolRefAttr)
	c.Require(ok)
	def := c.Symbols().Lookup(op.Operation, ref)
	if def == nil {
		c.FailPlainf("symbol @%s is undefined", ref.Root)
	}
	c.CheckPlain(def.Name() == GlobalImportOpName && def.Attr(mutable) == nil,
		"global.get op is considered constant if it's referring to a import.global symbol marked non-mutable")
}
