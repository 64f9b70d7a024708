package gpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The directive AsyncDependencies is the list of tokens that an operation waits for, after a
// keyword if the operation returns a token itself:
//
//	async ::= `async`? (`[` operands `]`)?
//
// The arguments are the type of the token and the operands.
func parseAsync(p *asm.OpParser, a *asm.ParseArgs) bool {
	t, os := parseAsyncDependencies(p)
	a.SetTypes(0, t)
	a.SetOperands(1, os...)
	return true
}

// parseAsyncDependencies parses the text; the type is nil for an operation that
// makes no token.
func parseAsyncDependencies(p *asm.OpParser) (t ir.Type, os []asm.UnresolvedOperand) {
	at := p.Pos()
	if p.ParseOptionalKeyword("async") {
		p.Check(p.NumResults() != 0, at, "needs to be named when marked 'async'")
		t = tokenType(p.Context())
	}
	if p.Peek(asm.LSquare) {
		os = p.ParseOperandList(asm.Squares, nil)
		return t, os
	}
	return t, nil
}

func printAsync(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	token := a.NumTypes(0) > 0
	p.TextIf(token, "async")
	os := a.Operands(1)
	if len(os) == 0 {
		return
	}
	if token {
		p.Byte(' ')
	}
	p.Byte('[').Operands(os).Byte(']')
}

// tokenType returns !gpu.async.token, nil if the context does not have it.
func tokenType(ctx *ir.Context) ir.Type {
	if d := ctx.Dialect("gpu"); d != nil {
		if def := d.TypeNamed("async.token"); def != nil {
			return ctx.DefinedType(def, nil)
		}
	}
	return nil
}
