package async

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed async.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "async",
		Ops: map[string]dialect.Op{
			AwaitOpName: {Verify: typed.Verify(verifyAwait)},
			CallOpName:  {Interfaces: dialect.Interfaces{dialect.SymbolUser(ir.SymbolUserFunc(verifyCall)), dialect.Calls("callee", 0)}},
			ExecuteOpName: {Syntax: executeSyntax{}, VerifyRegions: verifyExecute,
				Interfaces: dialect.Interfaces{dialect.RegionBranch(brancher{})}},
			CreateGroupOpName: {Canonicalizer: rewrite.Patterns{rewrite.IsolatedPattern(CreateGroupOpName, CreateGroupOpName, eraseEmptyGroup)}},
			FuncOpName:        {Syntax: asm.FunctionSyntax{Dialect: "async"}, Verify: verifyFunction},
			ReturnOpName:      {Verify: verifyReturn},
		},
		Directives: map[string]*asm.Directive{
			"AwaitResultType": {Parse: parseAwait, Print: printAwait},
		},
		Types: map[string]dialect.Type{"ValueType": {Syntax: valueSyntax{}}},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Async/IR/AsyncDialect.td": "base.td",
				"mlir/Dialect/Async/IR/AsyncOps.td":     "async.td",
				"mlir/Dialect/Async/IR/AsyncTypes.td":   "types.td",
			},
			Roots: []string{"mlir/Dialect/Async/IR/AsyncOps.td"},
		},
		Signatures: signatures,
	}
}

// eraseEmptyGroup erases a group without members, and the operations that wait for it.
func eraseEmptyGroup(op *ir.Operation, r *rewrite.Rewriter) bool {
	for user := range op.Result(0).Users() {
		if user.Name() != AwaitAllOpName {
			return false
		}
	}
	for user := range op.Result(0).Users() {
		r.Erase(user)
	}
	r.Erase(op)
	return true
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string { return named.TypeClass(t, "async") }

// unwrap returns the element type of an asynchronous value, and any other type unchanged.
func unwrap(t ir.Type) ir.Type {
	if class(t) == "ValueType" {
		if v, ok := t.(*ir.DefinedType).Params[0].(ir.Type); ok {
			return v
		}
	}
	return t
}

// valueSyntax is `<` type `>`.
type valueSyntax struct{}

func (valueSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos() - uint32(len("value")) // where the mnemonic is
	var t ir.Type
	p.Check(p.Try(func() {
		p.Punct(asm.Less)
		t = p.ParseType()
		p.Punct(asm.Greater)
	}), at, "failed to parse async value type")
	return []ir.Param{t}
}

func (valueSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<').Type(params[0].(ir.Type)).Byte('>')
}

// parseAwait parses the operand's type, which determines the result's.
func parseAwait(p *asm.OpParser, a *asm.ParseArgs) bool {
	t := p.ParseType()
	a.SetTypes(0, t)
	if class(t) == "ValueType" {
		a.SetTypes(1, unwrap(t))
	} else {
		a.SetTypes(1)
	}
	return true
}

func printAwait(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	t := a.Type(0, 0)
	if (class(t) == "ValueType") != (a.NumTypes(1) == 1) {
		p.PrintGeneric() // the type says whether there is a result
		return
	}
	p.Type(t)
}

// executeSyntax is
//
//	(`[` tokens `]`)? (`(` %value `as` %argument `:` type, ... `)`)? (`->` types)? (`attributes` dictionary)? region
type executeSyntax struct{}

func (executeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	var token ir.Type
	if d := ctx.Dialect("async"); d != nil && d.TypeNamed("token") != nil {
		token = ctx.DefinedType(d.TypeNamed("token"), nil)
	} else {
		p.Failf(p.NamePos(), "the type '!async.token' is unknown")
	}
	tokens := 0
	if p.OptionalPunct(asm.LSquare) {
		os := p.ParseOperandList(asm.NoDelimiter, nil)
		p.ResolveOperands(s, os, token)
		p.Punct(asm.RSquare)
		tokens = len(os)
	}
	var args []asm.Argument
	var values []asm.UnresolvedOperand
	var types []ir.Type
	at := p.Pos()
	p.ParseCommaSeparatedList(asm.OptionalParens, func() {
		v := p.ParseOperand()
		p.ParseKeyword("as", "")
		arg := p.ParseArgument(false, false)
		t := p.ParseColonType()
		arg.Type = unwrap(t)
		values, types, args = append(values, v), append(types, t), append(args, arg)
	}, "")
	p.ResolveOperandTypes(s, values, types, at)
	p.AddOperandSegments(s, tokens, len(values))
	s.Types = append(append(s.Types, token), p.ParseOptionalArrowTypeList(nil)...)
	p.ParseAttrDictWithKeyword(s)
	p.ParseRegion(p.NewRegion(s), args)
}

func (executeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if tokens := (ExecuteOp{op}).Dependencies(); len(tokens) > 0 {
		p.Text(" [").Operands(tokens).Byte(']')
	}
	r := op.Region(0)
	if values := (ExecuteOp{op}).BodyOperands(); len(values) > 0 {
		p.Text(" (")
		for i := range values {
			p.Comma(i)
			v := values[i].Value()
			p.Operand(v).Text(" as ")
			if b := r.Entry(); b != nil && i < b.NumArguments() {
				p.Operand(b.Argument(i))
			}
			p.Text(": ").Type(v.Type())
		}
		p.Byte(')')
	}
	p.OptionalArrowTypes(op.ResultTypes()[1:]).AttrDictWithKeyword(op.AllAttrs(), ir.OperandSegments).Byte(' ')
	p.Region(r, asm.RegionOptions{NoEntryArgs: true})
}

// brancher is the RegionBranchOpInterface of async.execute.
type brancher struct{}

// RegionSuccessors returns the body, or the parent with the results except the token.
func (brancher) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{{Inputs: op.Results()[1:]}}
	}
	var args []*ir.Value
	if b := op.Region(0).Entry(); b != nil {
		args = b.Args()
	}
	return []ir.RegionSuccessor{{Region: op.Region(0), Inputs: args}}
}

// EntryOperands returns the values that are awaited.
func (brancher) EntryOperands(op *ir.Operation, _ *ir.Region) []ir.Operand {
	return ExecuteOp{op}.BodyOperands()
}

// CompatibleTypes reports whether the types are of the same value, asynchronous or
// not.
func (brancher) CompatibleTypes(from, to ir.Type) bool { return unwrap(from) == unwrap(to) }

func verifyAwait(op AwaitOp, c *ir.Checker) {
	t := op.OperandOperand().Type()
	value, ok := op.ResultValue()
	c.Check(class(t) != "TokenType" || !ok, "awaiting on a token must have empty result")
	if class(t) == "ValueType" && ok && value.Type() != unwrap(t) {
		c.Failf("result type '%s' does not match async value type '%s'", value.Type(), unwrap(t))
	}
}

func verifyExecute(op *ir.Operation, c *ir.Checker) {
	values := ExecuteOp{op}.BodyOperands()
	args := op.Region(0).Entry().Args()
	same := len(args) == len(values)
	for i := 0; same && i < len(args); i++ {
		t := values[i].Value().Type()
		same = class(t) == "ValueType" && args[i].Type() == unwrap(t) // a token holds nothing
	}
	c.Check(same, "async body region argument types do not match the execute operation arguments types")
}

func verifyFunction(op *ir.Operation, c *ir.Checker) {
	results := named.FunctionType(op).Results
	c.Check(len(results) != 0, "result is expected to be at least of size 1, but got 0")
	for i, t := range results {
		c.Checkf(class(t) == "TokenType" || class(t) == "ValueType", "result type must be async value type or async token type, but got '%s'", t)
		c.Checkf(class(t) != "TokenType" || i == 0,
			" results' (optional) async token type is expected to appear as the 1st return value, but got %d", i+1)
	}
}

func verifyReturn(op *ir.Operation, c *ir.Checker) {
	results := named.FunctionType(op.ParentOp()).Results
	if len(results) > 0 && class(results[0]) == "TokenType" {
		results = results[1:]
	}
	same := len(results) == op.NumOperands()
	for i := 0; same && i < len(results); i++ {
		same = op.Operand(i).Type() == unwrap(results[i])
	}
	c.Check(same, "operand types do not match the types returned from the parent FuncOp")
}

func verifyCall(op *ir.Operation, c *ir.Checker) {
	ref, ok := CallOp{op}.CalleeAttr().(*ir.SymbolRefAttr)
	c.Check(ok, "requires a 'callee' symbol reference attribute")
	fn := c.Symbols().Lookup(op, ref)
	if fn == nil || fn.Name() != FuncOpName {
		c.Failf("'%s' does not reference a valid async function", ref.Root)
	}
	dialect.VerifyCall(op, named.FunctionType(fn), c)
}
