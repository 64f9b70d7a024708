package irdl

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Load registers the dialects that the irdl.dialect operations of a module define.
func Load(ctx *ir.Context, module *ir.Operation) diag.List {
	l := &loader{ctx: ctx, types: map[*ir.Operation]*ir.TypeDefinition{}, attrs: map[*ir.Operation]*ir.AttributeDefinition{}}
	var dialects []*ir.Operation
	walk(module, func(op *ir.Operation) {
		if op.Name() == DialectOpName {
			dialects = append(dialects, op)
		}
	})
	// Constraints may refer to types and attributes of any dialect, so all of them exist before
	// their parameters are read.
	made := make([]*ir.Dialect, len(dialects))
	for i, op := range dialects {
		made[i] = l.declare(op)
	}
	for i, op := range dialects {
		for def := range op.Region(0).Ops() {
			l.define(made[i], def)
		}
	}
	for i, d := range made {
		if l.diags.HasErrors() {
			break
		}
		if ctx.Dialect(d.Namespace) != nil { // makes the dialect if it is not made yet
			dialects[i].EmitError(&l.diags, "dialect '%s' is already registered", d.Namespace)
			break
		}
		if err := ctx.Register(d); err != nil {
			dialects[i].EmitError(&l.diags, "%s", err)
		}
	}
	return l.diags
}

func walk(op *ir.Operation, visit func(op *ir.Operation)) {
	visit(op)
	for r := range op.Regions() {
		for nested := range r.Ops() {
			walk(nested, visit)
		}
	}
}

// A loader defines the dialects in a module.
type loader struct {
	ctx   *ir.Context
	diags diag.List
	types map[*ir.Operation]*ir.TypeDefinition
	attrs map[*ir.Operation]*ir.AttributeDefinition
}

// declare creates a dialect with its types and attributes, which have no constraints yet.
func (l *loader) declare(op *ir.Operation) *ir.Dialect {
	d := &ir.Dialect{Namespace: symbolName(op)}
	d.ParseType, d.ParseAttribute = dialectSyntax{d}, dialectSyntax{d}
	for def := range op.Region(0).Ops() {
		name := symbolName(def)
		if name != "" && (name[0] == '!' || name[0] == '#') {
			name = name[1:]
		}
		switch def.Name() {
		case TypeOpName:
			t := &ir.TypeDefinition{Dialect: d, Name: name, Mnemonic: name, Params: params(), Syntax: paramsSyntax{}}
			l.types[def] = t
			d.Types = append(d.Types, t)
		case AttributeOpName:
			a := &ir.AttributeDefinition{Dialect: d, Name: name, Mnemonic: name, Params: params(), Syntax: paramsSyntax{}}
			l.attrs[def] = a
			d.Attributes = append(d.Attributes, a)
		}
	}
	return d
}

// params describes the parameters: a list of attributes.
func params() []ir.ParamDef {
	return []ir.ParamDef{{Name: "params", CppType: "::llvm::ArrayRef<::mlir::Attribute>"}}
}

// listed returns the parameters of a type or an attribute.
func listed(params []ir.Param) ir.ParamList {
	list, _ := params[0].(ir.ParamList)
	return list
}

func symbolName(op *ir.Operation) string {
	s, ok := op.Attr(ir.SymbolNameAttr).(*ir.StringAttr)
	if !ok {
		return ""
	}
	return s.Value
}

// define adds the parts of a type, attribute or operation definition.
func (l *loader) define(d *ir.Dialect, op *ir.Operation) {
	switch op.Name() {
	case TypeOpName:
		t := l.types[op]
		t.Verify = l.parameters(op)
	case AttributeOpName:
		a := l.attrs[op]
		a.Verify = l.parameters(op)
	case OperationOpName:
		d.Ops = append(d.Ops, l.operation(d, op))
	}
}

// parameters returns the check of the parameters of a type or an attribute.
func (l *loader) parameters(op *ir.Operation) func(params []ir.Param) error {
	cs, index := l.constraints(op)
	var wanted []int
	if p := nested(op, ParametersOpName); p != nil {
		wanted = indices(p, index)
	}
	return func(all []ir.Param) error {
		params := listed(all)
		if len(params) != len(wanted) {
			return fmt.Errorf("expected %d type arguments, but had %d", len(wanted), len(params))
		}
		v := newVerification(cs)
		for i, p := range params {
			a, ok := p.(ir.Attribute)
			if !ok {
				return fmt.Errorf("parameter %d is no attribute", i)
			}
			if why := v.verify(a, wanted[i]); why != "" {
				return errors.New(why)
			}
		}
		return nil
	}
}

// nested returns the first operation with a name in the body of a definition, or nil.
func nested(def *ir.Operation, name string) *ir.Operation {
	for op := range def.Region(0).Ops() {
		if op.Name() == name {
			return op
		}
	}
	return nil
}

// indices returns the constraints that the operands of an operation are.
func indices(op *ir.Operation, index map[*ir.Value]int) []int {
	list := make([]int, op.NumOperands())
	for i := range list {
		list[i] = index[op.Operand(i)]
	}
	return list
}

// paramsSyntax is the syntax of types and attributes: their parameters, which are
// attributes, in angle brackets.
type paramsSyntax struct{}

// ParseParams parses the parameters.
func (paramsSyntax) ParseParams(p *asm.Parser) []ir.Param {
	params := ir.ParamList{}
	if !p.OptionalPunct(asm.Less) || p.OptionalPunct(asm.Greater) {
		return []ir.Param{params}
	}
	params = append(params, p.ParseAttribute(nil))
	for !p.OptionalPunct(asm.Greater) {
		p.Punct(asm.Comma)
		params = append(params, p.ParseAttribute(nil))
	}
	return []ir.Param{params}
}

// PrintParams prints the parameters.
func (paramsSyntax) PrintParams(p *ir.Printer, all []ir.Param) {
	params := listed(all)
	if len(params) == 0 {
		return
	}
	p.Byte('<')
	for i, x := range params {
		p.Comma(i)
		if a, ok := x.(ir.Attribute); ok {
			p.Attribute(a)
		}
	}
	p.Byte('>')
}

// A dialectSyntax parses the types and attributes of a dialect, which are only those that
// are defined.
type dialectSyntax struct{ dialect *ir.Dialect }

// ParseDialectType parses a type.
func (s dialectSyntax) ParseDialectType(p *asm.Parser) ir.Type {
	at := p.Pos()
	def := s.dialect.TypeNamed(p.ParseAnyKeyword())
	p.Check(def != nil, at, "expected dynamic type")
	return p.ParseDefinedType(def, at)
}

// ParseDialectAttribute parses an attribute.
func (s dialectSyntax) ParseDialectAttribute(p *asm.Parser, t ir.Type) ir.Attribute {
	at := p.Pos()
	def := s.dialect.AttributeNamed(p.ParseAnyKeyword())
	p.Check(def != nil, at, "expected dynamic attribute")
	return p.ParseDefinedAttribute(def, t, at)
}
