package load

import (
	"maps"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// sourceSyntax is the custom form of an operation whose parser and printer are in C++.
type sourceSyntax struct {
	api          *cppapi.API
	parse, print *cxx.Func
}

// ParseOp calls parse.
func (s sourceSyntax) ParseOp(p *asm.OpParser, state *ir.OperationState) {
	defer s.api.TakeFields(state) // also after an error
	cppapi.Parse(&p.Parser, s.parse, cxx.Obj(p), cxx.Obj(state))
	state.NumRegions = max(state.NumRegions, len(state.Regions))
}

// PrintOp calls print.
func (s sourceSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	cppapi.Print(&p.Printer, s.print, cxx.Obj(op), cxx.Obj(p))
}

// sourceSyntax makes the custom form that the definition has in C++.
func (o *opLoader) sourceSyntax() {
	parse, err := o.api.StaticHook(o.class(), "parse", 2)
	if parse != nil && parse.Result != cxx.ParseResult() {
		parse = nil
	}
	print, printErr := o.api.Hook(o.class(), "print", 1)
	if err == nil {
		err = printErr
	}
	switch {
	case err != nil:
		o.missing("custom assembly format (" + err.Error() + ")")
	case parse == nil || print == nil:
		o.missing("custom assembly format")
	default:
		o.def.Syntax = sourceSyntax{o.api, parse, print}
	}
}

// sourceDirectives adds the directives of a format that are in C++, and the reasons for those that cannot
// be called.
func (o *opLoader) sourceDirectives(prog *format.Program, opts *asm.FormatOptions) {
	reasons := map[string]string{}
	uses := map[string][][]cppapi.DirectiveArg{}
	directives(prog.Elements, func(c *format.Custom) {
		if opts.Directives[c.Name] != nil {
			return
		}
		args := make([]cppapi.DirectiveArg, len(c.Args))
		for i, x := range c.Args {
			args[i] = o.directiveArg(x)
		}
		uses[c.Name] = append(uses[c.Name], args)
	})
	added := map[string]*asm.Directive{}
	for name, uses := range uses {
		d, err := o.api.Directive(o.class(), name, uses)
		switch {
		case err != nil:
			reasons[name] = err.Error()
		case d != nil:
			added[name] = d
		}
	}
	if len(added) > 0 {
		all := maps.Clone(opts.Directives)
		if all == nil {
			all = map[string]*asm.Directive{}
		}
		maps.Copy(all, added)
		opts.Directives = all
	}
	opts.Reasons = reasons
}

// sourceParamDirectives is sourceDirectives for a type or an attribute.
func (l *loader) sourceParamDirectives(d *ods.Def, params []ir.ParamDef, prog *format.Program, opts *asm.ParamsOptions) {
	reasons := map[string]string{}
	directives(prog.Elements, func(c *format.Custom) {
		if opts.Directives[c.Name] != nil || l.classes[d] == nil {
			return
		}
		x, err := l.api.ParamDirective(l.classes[d], c.Name, params, len(c.Args))
		switch {
		case err != nil:
			reasons[c.Name] = err.Error()
		case x != nil:
			all := maps.Clone(opts.Directives)
			if all == nil {
				all = map[string]*asm.ParamDirective{}
			}
			all[c.Name] = x
			opts.Directives = all
		}
	})
	opts.Reasons = reasons
}

// directiveArg describes an argument of a directive.
func (o *opLoader) directiveArg(x format.Element) cppapi.DirectiveArg {
	many := func(variadic bool) ir.Arity {
		if variadic {
			return ir.Variadic
		}
		return ir.Single
	}
	switch x := x.(type) {
	case *format.Ref:
		return o.directiveArg(x.Arg)
	case *format.Operand:
		return cppapi.DirectiveArg{Kind: asm.ArgOperands, Arity: o.def.Operands[x.Index].Arity}
	case *format.Result:
		return cppapi.DirectiveArg{Arity: o.def.Results[x.Index].Arity}
	case *format.Operands, *format.Results:
		return cppapi.DirectiveArg{Kind: asm.ArgOperands, Arity: ir.Variadic}
	case *format.Type:
		arg := o.directiveArg(x.Arg)
		arg.Kind = asm.ArgTypes
		return arg
	case *format.Attr:
		if x.Index < len(o.op.Attributes) {
			return cppapi.DirectiveArg{Kind: asm.ArgAttr, Attr: o.storageType(o.op, o.op.Attributes[x.Index].Attr)}
		}
		// The parser gets the stored property, the printer the accessor's result.
		p := o.op.Properties[x.Index-len(o.op.Attributes)]
		arg := cppapi.DirectiveArg{Kind: asm.ArgAttr, Property: o.propertyField(o.op, p.Name, (&opMembers{o.loader, o.op}).Store)}
		if f := arg.Property; f != nil {
			if arg.Interface = f.Type; f.Type.Kind == cxx.KindList {
				f.Type = cxx.VectorOf(f.Type.Elem)
			}
		}
		return arg
	case *format.RegionVar:
		return cppapi.DirectiveArg{Kind: asm.ArgRegions, Arity: many(o.def.Regions[x.Index].Variadic)}
	case *format.Regions:
		return cppapi.DirectiveArg{Kind: asm.ArgRegions, Arity: ir.Variadic}
	case *format.SuccessorVar:
		return cppapi.DirectiveArg{Kind: asm.ArgSuccessors, Arity: many(o.def.Successors[x.Index].Variadic)}
	case *format.Successors:
		return cppapi.DirectiveArg{Kind: asm.ArgSuccessors, Arity: ir.Variadic}
	case *format.String:
		return cppapi.DirectiveArg{Kind: asm.ArgText, Text: x.Text}
	}
	return cppapi.DirectiveArg{Kind: asm.ArgAttrDict}
}

// sourceTypeSyntax is the syntax of a type whose parser and printer are in C++.
type sourceTypeSyntax struct{ parse, print *cxx.Func }

// ParseDefinedType calls parse.
func (s sourceTypeSyntax) ParseDefinedType(p *asm.Parser) ir.Type {
	return cppapi.AsType(cppapi.Parse(p, s.parse, cxx.Obj(p)))
}

// PrintDefinedType calls print.
func (s sourceTypeSyntax) PrintDefinedType(p *ir.Printer, t *ir.DefinedType) {
	cppapi.Print(p, s.print, cxx.Obj(t), cxx.Obj(p))
}

// sourceAttrSyntax is sourceTypeSyntax for an attribute.
type sourceAttrSyntax struct{ parse, print *cxx.Func }

// ParseDefinedAttr calls parse.
func (s sourceAttrSyntax) ParseDefinedAttr(p *asm.Parser, t ir.Type) ir.Attribute {
	return cppapi.AsAttribute(cppapi.Parse(p, s.parse, cxx.Obj(p), cppapi.TypeValue(t)))
}

// PrintDefinedAttr calls print.
func (s sourceAttrSyntax) PrintDefinedAttr(p *ir.Printer, a *ir.DefinedAttr) {
	cppapi.Print(p, s.print, cxx.Obj(a), cxx.Obj(p))
}

// sourceParamsSyntax returns the syntax that a type or an attribute defines in C++, or nil if that cannot
// be run.
func (l *loader) sourceParamsSyntax(d *ods.Def) any {
	c, params := l.classes[d], 2
	if d.IsType {
		params = 1
	}
	parse, err := l.api.StaticHook(c, "parse", params)
	print, printErr := l.api.Hook(c, "print", 1)
	if err == nil {
		err = printErr
	}
	if err != nil || parse == nil || print == nil {
		reason := "its custom assembly format is C++"
		if err != nil {
			reason += ": " + err.Error()
		}
		l.report.Unknown = append(l.report.Unknown, Unknown{Place: diag.At(d.Record.Pos()), Kind: CustomFormat,
			What: "definition '" + d.CppClass + "'", Reason: reason})
		return nil
	}
	if d.IsType {
		return sourceTypeSyntax{parse, print}
	}
	return sourceAttrSyntax{parse, print}
}
