package load

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// syntax makes the custom form that the definition describes.
func (o *opLoader) syntax() {
	op := o.op
	if o.native.Syntax != nil {
		return
	}
	text := op.AssemblyFormat
	if o.native.Format != "" {
		text = o.native.Format
	} else if !op.HasAssemblyFormat {
		if op.HasCustomAssemblyFormat {
			o.sourceSyntax()
		}
		return
	}
	opts := asm.FormatOptions{}
	for _, v := range op.Operands {
		opts.OperandClasses = append(opts.OperandClasses, o.typeClass(v.Constraint))
	}
	for _, v := range op.Results {
		opts.ResultClasses = append(opts.ResultClasses, o.typeClass(v.Constraint))
	}
	for range op.Attributes {
		opts.Properties = append(opts.Properties, nil)
	}
	for _, p := range op.Properties {
		opts.Properties = append(opts.Properties, o.propertySyntax(p.Prop))
	}
	for _, t := range op.Traits {
		if t.ImplicitTerminator {
			opts.ImplicitTerminator, _ = o.opNamed(t.Params)
		}
	}
	sig := asm.FormatSignature(o.def, &opts)
	// Checking a format does not depend on the parts that can be evaluated here.
	for i, v := range op.Operands {
		sig.Operands[i].Buildable = v.Constraint.BuilderCall != ""
	}
	for i, v := range op.Results {
		sig.Results[i].Buildable = v.Constraint.BuilderCall != ""
	}
	for i, a := range sig.Attributes {
		if _, ok := o.unknownDefaults[a.Name]; ok {
			sig.Attributes[i].HasDefault = true
		}
	}
	// Traits may determine result types only from parts in the text.
	sig.InfersTypes = !o.infers && (op.HasInterface("InferTypeOpInterface") ||
		o.native.InferTypes != nil)
	o.equations(sig, &opts)
	sig.Native = o.native.Format != ""
	prog, errs := format.Parse(text, sig)
	switch {
	case len(errs) > 0 && sig.Native:
		o.misfit(op.Record, op.Name(), "the format of the natives: "+errs[0].Message)
		o.missing("custom assembly format")
		return
	case len(errs) > 0:
		o.formatErrors(op.Record, "assemblyFormat", op.AssemblyFormat, errs)
		o.missing("assembly format")
		return
	}
	for i, src := range prog.Operands {
		if src.Kind == format.Built {
			o.needsBuilder(o.def.Operands[i].Constraint)
		}
	}
	for i, src := range prog.Results {
		if src.Kind == format.Built {
			o.needsBuilder(o.def.Results[i].Constraint)
		}
	}
	opts.Directives = o.directives
	if !sig.Native { // else the signature of the operation is known
		opts.Directives = o.checkDirectives(prog)
	}
	o.sourceDirectives(prog, &opts)
	s := asm.NewFormatSyntax(o.def, prog, opts)
	for _, d := range s.MissingDirectives() {
		what := "directive custom<" + d + ">"
		if why := opts.Reasons[d]; why != "" {
			what += " (" + why + ")"
		}
		o.missing(what)
	}
	if prog.InfersResults && o.def.InferTypes == nil && o.native.InferTypes == nil {
		o.missing("inferReturnTypes")
	}
	o.def.Syntax = s
}

// equations returns how types are related, in the order of the traits.
func (o *opLoader) equations(sig *format.Signature, opts *asm.FormatOptions) {
	lists := false
	add := func(k format.EquationKind, t asm.TypeTransform, names ...string) {
		sig.Equations = append(sig.Equations, format.Equation{Kind: k, Names: names})
		opts.Transforms = append(opts.Transforms, t)
		opts.TransformLists = append(opts.TransformLists, lists)
	}
	maps := o.op.TypeMaps
	for _, t := range o.op.Traits {
		switch {
		case t.Kind == ods.NativeTrait && t.Name == "SameTypeOperands":
			add(format.SameTypeOperands, nil)
		case t.Kind == ods.NativeTrait && t.Name == "SameOperandsAndResultType":
			add(format.SameOperandsAndResultType, nil)
		case t.Relation == ods.AllTypesMatch:
			add(format.AllTypesMatch, nil, t.Related...)
		case t.Relation == ods.ElementTypesMatch:
			add(format.ShapedTypeMatchesElementCountAndTypes, nil, t.Related...)
		case t.Relation == ods.TypesMatchWith:
			m := maps[0]
			maps = maps[1:]
			var f asm.TypeTransform
			f, lists = o.transform(m)
			add(format.TypesMatchWith, f, m.LHS, m.RHS)
			lists = false
		}
	}
}

// transform returns the function on types of a transformer. If $_self is all types of a
// variadic operand, the transformer works on the list. lists reports whether the result is a
// list of types.
func (o *opLoader) transform(m ods.TypeMap) (f asm.TypeTransform, lists bool) {
	if o.isVariadic(m.LHS) {
		slots := o.selfSlots(o.api.TypeRange())
		p := o.compileQuietly(m.Transformer, slots, o.namespaces(o.ns), nil)
		lists = p.prog != nil && p.prog.Result.Kind == cxx.KindList
		return func(ctx *ir.Context, in []ir.Type) ([]ir.Type, bool) {
			v, err := p.run(nil, cppapi.TypesValue(in))
			if err != nil {
				return nil, false
			}
			if lists {
				return cppapi.Types(v), true
			}
			t := cppapi.AsType(v)
			return []ir.Type{t}, t != nil
		}, lists
	}
	p := o.compileQuietly(m.Transformer, o.selfSlots(o.api.Type.Type()), o.namespaces(o.ns), nil)
	if !p.complete() {
		o.missing("transformer of '" + m.RHS + "'")
	}
	if p.prog != nil && p.prog.Result.Kind == cxx.KindList {
		// One type gives all types of a variadic operand.
		return func(ctx *ir.Context, in []ir.Type) ([]ir.Type, bool) {
			if len(in) != 1 {
				return nil, false
			}
			v, err := p.run(nil, cppapi.TypeValue(in[0]))
			return cppapi.Types(v), err == nil
		}, true
	}
	return func(ctx *ir.Context, in []ir.Type) ([]ir.Type, bool) {
		out := make([]ir.Type, len(in))
		for i, t := range in {
			v, err := p.run(nil, cppapi.TypeValue(t))
			if err != nil {
				return nil, false
			}
			if out[i] = cppapi.AsType(v); out[i] == nil {
				return nil, false
			}
		}
		return out, true
	}, false
}

func (o *opLoader) isVariadic(name string) bool {
	for _, v := range o.op.Operands {
		if v.Name == name {
			return v.Constraint.Arity == ods.Variadic || v.Constraint.Arity == ods.VariadicOfVariadic
		}
	}
	for _, v := range o.op.Results {
		if v.Name == name {
			return v.Constraint.Arity == ods.Variadic
		}
	}
	return false
}

// typeClass returns the C++ class that a type constraint promises.
func (l *loader) typeClass(c *ods.TypeConstraint) asm.TypeClass {
	if x, ok := asm.BuiltinTypeClass(c.CppType); ok {
		return x
	}
	if t := l.typesByClass[trimGlobal(c.CppType)]; t != nil {
		return asm.TypeClass{Def: t}
	}
	if t := l.api.TypeNamed(c.CppType); t != nil && t.Class != nil && t.Class.IsA != nil {
		is := t.Class.IsA
		return asm.TypeClass{Is: func(t ir.Type) bool { return is(t) }}
	}
	return asm.TypeClass{}
}

// formatErrors reports errors at their places in the string of a format, which
// is written in the .td file as a literal or a code block.
func (l *loader) formatErrors(r *tablegen.Record, field, text string, errs []*format.Error) {
	pos := r.FieldPos(field)
	for _, e := range errs {
		d := l.diags.Errorf(diag.At(formatPos(pos, text, e.Offset)), "%s", e.Message)
		if e.Note != "" {
			d.Notef(diag.At(formatPos(pos, text, e.Offset)), "%s", e.Note)
		}
	}
}

// formatPos maps an offset in a format to the file: pos is where the field is
// given its value, and the text follows it unless it was pasted together.
func formatPos(pos source.Pos, text string, offset int) source.Pos {
	if !pos.IsValid() {
		return pos
	}
	if i := indexFrom(pos.File.Text, int(pos.Offset), text); i >= 0 {
		return source.Pos{File: pos.File, Offset: uint32(i + offset)}
	}
	return pos
}

// indexFrom returns the place of s within the next bytes of text, -1 if it does
// not.
func indexFrom(text []byte, from int, s string) int {
	const window = 1 << 16
	end := min(len(text), from+window)
	if from > len(text) || s == "" {
		return -1
	}
	for i := from; i+len(s) <= end; i++ {
		if text[i] == s[0] && string(text[i:i+len(s)]) == s {
			return i
		}
		if text[i] == ';' {
			break
		}
	}
	return -1
}
