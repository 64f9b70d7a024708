package cppapi

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// functionsNamed returns the functions that unqualified code of a class finds under a
// name: static functions of the class, or else those of the namespaces around it, and of
// the files that may include the code that is generated for the class.
func (a *API) functionsNamed(c *cxx.Class, name string) []*cxx.Func {
	m := a.members(c, name)
	if native := a.nativeMethods[c.Name+"::"+name]; native != nil {
		return native
	}
	if m.statics != nil {
		return m.statics
	}
	s := a.classScope(c)
	s.namespaces = append(s.namespaces, a.files.freeFunctions(c, name)...)
	return a.environment(s, true).FuncsNamed(name)
}

// A sourceDirective is a custom directive whose parser and printer are in C++.
type sourceDirective struct {
	api          *API
	parse, print []*cxx.Func
	texts        map[string]*cxx.Program
	properties   map[int]*PropertyField // the arguments that are properties, by their slots
}

// with returns the function with a number of parameters.
func with(fs []*cxx.Func, params int) (*cxx.Func, error) {
	f, err := hookAmong(fs, params)
	if f == nil && err == nil {
		err = fmt.Errorf("there is none with %d parameters", params)
	}
	return f, err
}

// A DirectiveArg describes an argument of a custom directive.
type DirectiveArg struct {
	Kind  asm.ArgKind
	Arity ir.Arity  // of operands and types
	Attr  *cxx.Type // of [asm.ArgAttr]: the class of the attribute
	Text  string    // of [asm.ArgText]
	// Property is the property that an argument of kind [asm.ArgAttr] is, Interface the C++
	// type in which the printer is given its value.
	Property  *PropertyField
	Interface *cxx.Type
}

// directiveTypes returns the types of variables that the parser and the printer are
// called with, for functions that are templates.
func (a *API) directiveTypes(args []DirectiveArg, text func(string) *cxx.Type) (parse, print []*cxx.Type) {
	parse = []*cxx.Type{a.classes["OpAsmParser"].Type()}
	print = []*cxx.Type{a.classes["OpAsmPrinter"].Type(), a.Operation.Type()}
	several := func(t *cxx.Type, arity ir.Arity) *cxx.Type {
		switch arity {
		case ir.Variadic:
			return cxx.VectorOf(t)
		case ir.VariadicOfVariadic:
			return cxx.VectorOf(cxx.VectorOf(t))
		}
		return t
	}
	operand := a.classes["OpAsmParser::UnresolvedOperand"].Type()
	for _, x := range args {
		var in, out *cxx.Type
		switch x.Kind {
		case asm.ArgOperands:
			if in = several(operand, x.Arity); x.Arity == ir.Optional {
				in = cxx.OptionalOf(operand)
			}
			out = several(a.Value.Type(), x.Arity)
		case asm.ArgTypes:
			in = several(a.Type.Type(), x.Arity)
			out = in
		case asm.ArgAttr:
			if in, out = x.Attr, x.Attr; x.Property != nil {
				in, out = x.Property.Type, x.Interface
			}
		case asm.ArgRegions:
			in = several(a.Region.Type(), x.Arity)
			out = in
		case asm.ArgSuccessors:
			in = several(a.Block.Type(), x.Arity)
			out = in
		case asm.ArgText:
			in = text(x.Text)
			out = in
		case asm.ArgAttrDict:
			in, out = a.classes["NamedAttrList"].Type(), a.classes["DictionaryAttr"].Type()
		}
		parse, print = append(parse, in), append(print, out)
	}
	return parse, print
}

// calledWith returns the function with as many parameters as there are arguments, an
// instance for their types if it is a template.
func (a *API) calledWith(c *cxx.Class, fs []*cxx.Func, args []*cxx.Type) (*cxx.Func, error) {
	f, err := with(fs, len(args))
	for _, t := range fs {
		if f != nil || t.Template == nil {
			continue
		}
		f, err = t.Instantiate(a.environment(a.classScope(c), true), args)
	}
	return f, err
}

// Directive returns the custom directive of that name whose functions a class finds in C++, or
// nil. Uses holds the arguments of each use. The error explains why the functions cannot be
// called.
func (a *API) Directive(c *cxx.Class, name string, uses [][]DirectiveArg) (*asm.Directive, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	parsers, printers := a.functionsNamed(c, "parse"+name), a.functionsNamed(c, "print"+name)
	if parsers == nil && printers == nil {
		return nil, nil
	}
	d := &sourceDirective{api: a, texts: map[string]*cxx.Program{}, properties: map[int]*PropertyField{}}
	for _, args := range uses {
		for _, x := range args {
			switch {
			case x.Kind != asm.ArgAttr:
			case x.Property != nil:
				d.properties[x.Property.Slot] = x.Property
			case x.Attr == nil:
				return nil, errors.New("it has an argument that is a property of an unknown C++ type")
			}
		}
		if err := d.compileTexts(c, args); err != nil {
			return nil, err
		}
		types, printed := a.directiveTypes(args, func(text string) *cxx.Type { return d.texts[text].Result })
		f, err := a.calledWith(c, parsers, types)
		if err != nil {
			return nil, fmt.Errorf("parse%s: %w", name, err)
		}
		g, err := a.calledWith(c, printers, printed)
		if err != nil {
			return nil, fmt.Errorf("print%s: %w", name, err)
		}
		// A use is known by the number of its arguments.
		if old, _ := with(d.parse, len(types)); old != nil && !slices.EqualFunc(old.Params, f.Params, cxx.Same) {
			return nil, fmt.Errorf("it is used with arguments of different types")
		}
		d.parse, d.print = append(d.parse, f), append(d.print, g)
	}
	return &asm.Directive{Parse: d.run, Print: d.show}, nil
}

// compileTexts compiles the arguments that are code.
func (d *sourceDirective) compileTexts(c *cxx.Class, args []DirectiveArg) error {
	for _, x := range args {
		if x.Kind != asm.ArgText {
			continue
		}
		env := d.api.environment(d.api.classScope(c), true)
		env.Slots = []cxx.Slot{{Name: "$_builder", Type: d.api.Builder.Type()}, {Name: "$_ctxt", Type: d.api.Context.Type()}}
		n, err := cxx.Parse(x.Text)
		if err != nil {
			return err
		}
		p := cxx.Compile(n, env)
		if !p.Complete() {
			return errors.New(p.Problems[0].Message)
		}
		d.texts[x.Text] = p
	}
	return nil
}

// text evaluates an argument that is code.
func (d *sourceDirective) text(ctx *ir.Context, text string) (cxx.Value, error) {
	return d.texts[text].Eval([]cxx.Value{cxx.Obj(ctx), cxx.Obj(ctx)})
}

// run calls the parser.
func (d *sourceDirective) run(p *asm.OpParser, a *asm.ParseArgs) bool {
	at := p.Pos()
	f, err := with(d.parse, a.Len()+1)
	if err != nil {
		p.Failf(at, "%v", err)
	}
	args := make([]cxx.Value, 0, a.Len()+1)
	args = append(args, cxx.Obj(p))
	cells := make([]cxx.Cell, a.Len())
	for i := range a.Len() {
		v, err := d.initial(p, a, i)
		if err != nil {
			p.Failf(at, "cannot be parsed: %v", err)
		}
		cells[i].Store(v)
		if i+1 < len(f.Refs) && f.Refs[i+1] && !a.Arg(i).Ref {
			v = cells[i].Address()
		}
		args = append(args, v)
	}
	found, ok := parsed(&p.Parser, f, args...)
	if !ok {
		p.Stop()
	}
	if found {
		for i := range cells {
			d.store(p, a, i, cells[i].Load())
		}
	}
	return found
}

// initial returns the parser's value for an argument: the value of a reference, or a variable
// that it fills in.
func (d *sourceDirective) initial(p *asm.OpParser, a *asm.ParseArgs, i int) (cxx.Value, error) {
	switch arg := a.Arg(i); arg.Kind {
	case asm.ArgText:
		return d.text(p.Context(), arg.Text)
	case asm.ArgAttrDict:
		return cxx.Obj(NamedAttrsOf(a.State())), nil
	case asm.ArgAttr:
		if f := d.properties[arg.Slot()]; f != nil {
			kept := a.Attr(i)
			if kept == nil {
				kept = p.Def().Attributes[f.Slot].Default
			}
			return owned(f.Load(kept), f.Type), nil
		}
		if arg.Ref {
			return attrOf(a.Attr(i)), nil
		}
		return cxx.Null, nil
	case asm.ArgOperands:
		var list []cxx.Value
		if arg.Ref {
			for _, o := range a.Operands(i) {
				list = append(list, OperandValue(o))
			}
		}
		return group(list, arg.Arity), nil
	case asm.ArgTypes:
		var list []cxx.Value
		if arg.Ref {
			for _, x := range a.Types(i) {
				list = append(list, cxx.Obj(x))
			}
		}
		if arg.Arity == ir.Optional {
			arg.Arity = ir.Single // a type that may be null
		}
		return group(list, arg.Arity), nil
	case asm.ArgRegions:
		if arg.Arity == ir.Single {
			return cxx.Obj(a.Region(i)), nil
		}
		var list []cxx.Value
		for _, r := range a.Regions(i) {
			list = append(list, cxx.Obj(r))
		}
		return cxx.List(&cxx.Vec{Elems: list}), nil
	default:
		var list []cxx.Value
		if arg.Ref {
			for _, b := range a.Successors(i) {
				list = append(list, cxx.Obj(b))
			}
		}
		return group(list, arg.Arity), nil
	}
}

// owned returns a value of a type with lists that can be changed.
func owned(v cxx.Value, t *cxx.Type) cxx.Value {
	if t.Kind != cxx.KindList {
		return v
	}
	list := &cxx.Vec{}
	for i := range v.Len() {
		list.Elems = append(list.Elems, owned(v.At(i), t.Elem))
	}
	return cxx.List(list)
}

// group returns a list as one value, an optional one, a list, or a list of lists.
func group(list []cxx.Value, arity ir.Arity) cxx.Value {
	switch arity {
	case ir.Single, ir.Optional:
		switch {
		case len(list) > 0:
			return list[0]
		case arity == ir.Optional:
			return cxx.None
		}
		return cxx.Null
	}
	return cxx.List(&cxx.Vec{Elems: list})
}

// store stores the values that the parser has filled in.
func (d *sourceDirective) store(p *asm.OpParser, a *asm.ParseArgs, i int, v cxx.Value) {
	arg := a.Arg(i)
	if arg.Ref {
		return
	}
	operands := func(v cxx.Value) []asm.UnresolvedOperand {
		var os []asm.UnresolvedOperand
		for k := range v.Len() {
			if o, ok := v.At(k).Obj().(*asm.UnresolvedOperand); ok {
				os = append(os, *o)
			}
		}
		return os
	}
	switch arg.Kind {
	case asm.ArgAttr:
		f := d.properties[arg.Slot()]
		if f == nil {
			a.SetAttr(i, AsAttribute(v))
			break
		}
		x, ok := f.Store(p.Context(), v)
		if !ok {
			p.Failf(p.Pos(), "property '%s' cannot be set to this value of type '%s'", f.Name, f.Type)
		}
		a.SetAttr(i, x)
	case asm.ArgOperands:
		switch arg.Arity {
		case ir.Variadic:
			a.SetOperands(i, operands(v)...)
		case ir.VariadicOfVariadic:
			a.SetOperandGroups(i, goList(v, operands))
		default:
			if o, ok := v.Obj().(*asm.UnresolvedOperand); ok {
				a.SetOperands(i, *o)
			} else {
				a.SetOperands(i)
			}
		}
	case asm.ArgTypes:
		switch arg.Arity {
		case ir.Variadic:
			a.SetTypes(i, Types(v)...)
		case ir.VariadicOfVariadic:
			var all []ir.Type
			for k := range v.Len() {
				all = append(all, Types(v.At(k))...)
			}
			a.SetTypes(i, all...)
		default:
			a.SetTypes(i, AsType(v))
		}
	case asm.ArgRegions:
		if arg.Arity != ir.Single {
			a.SetRegions(i, goList(v, asRegion)...)
		}
	case asm.ArgSuccessors:
		if arg.Arity != ir.Single {
			a.SetSuccessors(i, goList(v, asBlock)...)
		} else if b := asBlock(v); b != nil {
			a.SetSuccessors(i, b)
		}
	}
}

// show calls the printer.
func (d *sourceDirective) show(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	f, err := with(d.print, a.Len()+2)
	if err != nil {
		unprintable(&p.Printer, err)
		return
	}
	args := []cxx.Value{cxx.Obj(p), cxx.Obj(op)}
	for i := range a.Len() {
		v := d.value(op, a, i)
		if arg := a.Arg(i); arg.Kind == asm.ArgAttr && d.properties[arg.Slot()] == nil {
			v = attributeAs(v, f.Params[i+2])
		}
		args = append(args, v)
	}
	Print(&p.Printer, f, args...)
}

// attributeAs converts an attribute to the type of a parameter, as its class does: an array
// to a list of its elements, a string to a text.
func attributeAs(v cxx.Value, t *cxx.Type) cxx.Value {
	switch x := v.Obj().(type) {
	case *ir.DenseArrayAttr:
		if t.Kind != cxx.KindList {
			return v
		}
		list := make([]cxx.Value, x.Len())
		for i := range list {
			switch t.Elem.Kind {
			case cxx.KindBool:
				list[i] = cxx.Bool(x.Int64(i) != 0)
			case cxx.KindFloat:
				list[i] = floatElement(x, i)
			default:
				list[i] = intElement(x, i)
			}
		}
		return cxx.Values(list)
	case *ir.ArrayAttr:
		if t.Kind == cxx.KindList {
			return cxx.List(&attrList{x.Elements})
		}
	case *ir.StringAttr:
		if t.Kind == cxx.KindString {
			return cxx.Str(x.Value)
		}
	}
	return v
}

// value returns the printer's value for an argument.
func (d *sourceDirective) value(op *ir.Operation, a *asm.PrintArgs, i int) cxx.Value {
	arg := a.Arg(i)
	single := arg.Arity == ir.Single || arg.Arity == ir.Optional
	switch arg.Kind {
	case asm.ArgText:
		v, err := d.text(op.Context(), arg.Text)
		if err != nil {
			return cxx.Null
		}
		return v
	case asm.ArgAttrDict:
		return cxx.Obj(op.Context().DictionaryAttr(op.AllAttrs()))
	case asm.ArgAttr:
		if f := d.properties[arg.Slot()]; f != nil {
			return f.Load(a.Attr(i))
		}
		return attrOf(a.Attr(i))
	case asm.ArgOperands:
		if single {
			return cxx.Ptr(a.Operand(i))
		}
		return cxx.List(&OperandList{a.Operands(i)})
	case asm.ArgTypes:
		if single {
			return typeOf(a.Type(i, 0))
		}
		return TypesValue(a.Types(i))
	case asm.ArgRegions:
		if single {
			return cxx.Ptr(a.Region(i))
		}
		var list []cxx.Value
		regions := a.Regions(i)
		for k := range regions {
			list = append(list, cxx.Obj(&regions[k]))
		}
		return cxx.Values(list)
	default:
		var list []cxx.Value
		for k := range a.NumSuccessors(i) {
			list = append(list, cxx.Obj(a.Successor(i, k)))
		}
		if single && len(list) > 0 {
			return list[0]
		}
		return cxx.Values(list)
	}
}

// ParamDirective is [API.Directive] for a type or an attribute with these parameters.
func (a *API) ParamDirective(c *cxx.Class, name string, params []ir.ParamDef, args int) (*asm.ParamDirective, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	parse, print := a.functionsNamed(c, "parse"+name), a.functionsNamed(c, "print"+name)
	if parse == nil && print == nil {
		return nil, nil
	}
	parser, err := with(parse, args+1)
	if err != nil {
		return nil, fmt.Errorf("parse%s: %w", name, err)
	}
	printer, err := with(print, args+1)
	if err != nil {
		return nil, fmt.Errorf("print%s: %w", name, err)
	}
	d := &paramDirective{parser, printer, params}
	return &asm.ParamDirective{Parse: d.run, Print: d.show}, nil
}

// A paramDirective is a custom directive of a type or an attribute in C++.
type paramDirective struct {
	parse, print *cxx.Func
	params       []ir.ParamDef
}

func (d *paramDirective) run(p *asm.Parser, a *asm.ParamArgs) bool {
	args := []cxx.Value{cxx.Obj(p)}
	cells := make([]cxx.Cell, a.Len())
	for i := range a.Len() {
		k, ref := a.Index(i)
		switch t := d.parse.Params[i+1]; {
		case k < 0:
			cells[i].Store(cxx.Str(a.Text(i)))
		case ref:
			cells[i].Store(ParamValue(a.Param(i)))
		case t.Kind == cxx.KindOptional:
			cells[i].Store(cxx.None) // FailureOr<T> that the parser fills in
		case t.Kind == cxx.KindList:
			cells[i].Store(cxx.List(&cxx.Vec{}))
		}
		v := cells[i].Load()
		if i+1 < len(d.parse.Refs) && d.parse.Refs[i+1] && k >= 0 && !ref {
			v = cells[i].Address()
		}
		args = append(args, v)
	}
	found, ok := parsed(p, d.parse, args...)
	if !ok {
		p.Stop()
	}
	for i := range cells {
		k, ref := a.Index(i)
		if k < 0 || ref || !found {
			continue
		}
		t, v := d.parse.Params[i+1], cells[i].Load()
		if t.Kind == cxx.KindOptional && v.IsNone() {
			continue // not parsed
		}
		if x, ok := ParamOf(v, t, &d.params[k]); ok {
			a.Set(i, x)
		}
	}
	return found
}

func (d *paramDirective) show(p *ir.Printer, a *asm.ParamArgs) {
	args := []cxx.Value{cxx.Obj(p)}
	for i := range a.Len() {
		if k, _ := a.Index(i); k < 0 {
			args = append(args, cxx.Str(a.Text(i)))
		} else {
			args = append(args, ParamValueAs(a.Param(i), d.print.Params[i+1]))
		}
	}
	Print(p, d.print, args...)
}
