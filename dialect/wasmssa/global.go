package wasmssa

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A globalSyntax is the custom form of globals:
//
//	`exported`? @name type `mutable`? `:` region
type globalSyntax struct{}

// ParseOp parses a global.
func (globalSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	if !parseExported(p, s) || !p.ParseSymbolNameInto(s, ir.SymbolNameAttr) {
		return false
	}
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	s.AddAttribute("type", p.Context().TypeAttr(t))
	parseMutable(p, s)
	return p.Punct(asm.Colon) && p.ParseRegion(p.NewRegion(s), nil)
}

// PrintOp prints a global.
func (globalSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if op.Attr(exported) != nil {
		p.Text(" exported")
	}
	p.Byte(' ')
	p.SymbolName(ir.SymbolName(op))
	p.Byte(' ')
	printType(p, op)
	printMutable(p, op)
	p.Text(" :")
	if body := op.Region(0); !body.Empty() {
		p.Byte(' ')
		p.Region(body, asm.RegionOptions{NoEntryArgs: true})
	}
}

// parseMutable parses the word if it is there; MLIR takes any other word, too, and
// forgets it.
func parseMutable(p *asm.OpParser, s *ir.OperationState) {
	if word, _ := p.ParseOptionalKeywordOrString(); word == "mutable" {
		s.AddAttribute(mutable, p.Context().UnitAttr())
	}
}

func printMutable(p *asm.OpPrinter, op *ir.Operation) {
	if op.Attr(mutable) != nil {
		p.Text(" mutable")
	}
}

func printType(p *asm.OpPrinter, op *ir.Operation) {
	if t, ok := op.Attr("type").(*ir.TypeAttr); ok {
		p.Type(t.Value)
	}
}

// An importSyntax is the custom form of imported globals:
//
//	"name" `from` "module" `as` @name `mutable`? `:` type
type importSyntax struct{}

// ParseOp parses an imported global.
func (importSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	name, ok := p.ParseString()
	if !ok || !parseWord(p, "from") {
		return false
	}
	s.AddAttribute("importName", p.Context().StringAttr(name))
	module, ok := p.ParseString()
	if !ok || !parseWord(p, "as") {
		return false
	}
	s.AddAttribute("moduleName", p.Context().StringAttr(module))
	if !p.ParseSymbolNameInto(s, ir.SymbolNameAttr) {
		return false
	}
	parseMutable(p, s)
	if !p.Punct(asm.Colon) {
		return false
	}
	t, ok := p.ParseType()
	if ok {
		s.AddAttribute("type", p.Context().TypeAttr(t))
	}
	return ok
}

// parseWord parses a word, quoted or not.
func parseWord(p *asm.OpParser, word string) bool {
	at := p.Pos()
	got, ok := p.ParseKeywordOrString()
	if ok && got != word {
		return p.Errorf(at, "expected '%s'", word)
	}
	return ok
}

// PrintOp prints an imported global.
func (importSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printString(p, op, "importName")
	p.Text(" from ")
	printString(p, op, "moduleName")
	p.Text(" as ")
	p.SymbolName(ir.SymbolName(op))
	printMutable(p, op)
	p.Text(" : ")
	printType(p, op)
}

func printString(p *asm.OpPrinter, op *ir.Operation, attr string) {
	p.Byte('"')
	if s, ok := op.Attr(attr).(*ir.StringAttr); ok {
		p.Text(s.Value)
	}
	p.Byte('"')
}

// verifyInitializer checks that all operations of an initializer are constant.
func verifyInitializer(op *ir.Operation, d *diag.List) bool {
	for x := range op.Region(0).Ops() {
		if x.Name() == "wasmssa.return" || isConstant(x) {
			continue
		}
		text := x.Name()
		if show := op.Context().PrintOp; show != nil {
			text = show(x)
		}
		op.EmitError(d, "expected a constant initializer for this operator, got %s", text)
		return false
	}
	return true
}

func isConstant(op *ir.Operation) bool {
	for _, t := range op.Def().Traits {
		if t.Name == "wasmssa::ConstantExprOpTrait" {
			return true
		}
	}
	return false
}

func verifyGlobalGet(op *ir.Operation, d *diag.List) bool {
	if parent := op.ParentOp(); parent == nil || parent.Name() != "wasmssa.global" {
		return true
	}
	ref, ok := op.Attr("global").(*ir.SymbolRefAttr)
	if !ok {
		return false
	}
	def := ir.LookupSymbol(op, ref)
	if def == nil {
		op.EmitError(d, "symbol @%s is undefined", ref.Root)
		return false
	}
	if def.Name() != "wasmssa.import_global" || def.Attr(mutable) != nil {
		op.EmitError(d, "global.get op is considered constant if it's referring to a import.global symbol marked non-mutable")
		return false
	}
	return true
}
