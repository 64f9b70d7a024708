package load

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/ods"
)

// paramsSyntax returns the syntax after the mnemonic of a type or an attribute, or nil if
// nothing follows.
func (l *loader) paramsSyntax(d *ods.Def, params []ir.ParamDef, native asm.ParamsSyntax) any {
	// A parser that a format describes still calls builders in C++.
	if native != nil && (!d.HasAssemblyFormat || d.SkipDefaultBuilders || l.hasUnknownParam(d, params) || hasNarrowSelfType(d)) {
		return native
	}
	if !d.HasMnemonic {
		return nil
	}
	if !d.HasAssemblyFormat {
		if d.HasCustomAssemblyFormat {
			return l.sourceParamsSyntax(d)
		}
		return nil
	}
	opts := asm.ParamsOptions{Name: d.Constraint.Name, Defs: params, SelfType: -1}
	for i, p := range d.Params {
		if p.IsSelfType {
			opts.SelfType = i
		}
		opts.Params = append(opts.Params, l.paramSyntax(d, p, &params[i]))
	}
	prog, errs := format.ParseParams(d.AssemblyFormat, asm.FormatParameters(&opts))
	if len(errs) > 0 {
		l.formatErrors(d.Record, "assemblyFormat", d.AssemblyFormat, errs)
		return nil
	}
	opts.Directives = l.checkParamDirectives(d, prog)
	l.sourceParamDirectives(d, params, prog, &opts)
	s := asm.NewParamsFormat(prog, opts)
	for _, name := range s.MissingDirectives() {
		reason := "no directive custom<" + name + "> is registered"
		if why := opts.Reasons[name]; why != "" {
			reason += ": " + why
		}
		l.report.Unknown = append(l.report.Unknown, Unknown{Place: diag.At(d.Record.Pos()), Kind: CustomFormat, What: "definition '" + d.CppClass + "'", Reason: reason})
	}
	return s
}

// hasNarrowSelfType reports whether the type of an attribute's value must have a particular
// class, which formats do not check.
func hasNarrowSelfType(d *ods.Def) bool {
	for _, p := range d.Params {
		if p.IsSelfType && storageName(p.CppType) != "Type" {
			return true
		}
	}
	return false
}

// hasUnknownParam reports whether the C++ type of a parameter has no known syntax; the assembly
// format then needs C++ as well.
func (l *loader) hasUnknownParam(d *ods.Def, params []ir.ParamDef) bool {
	for i, p := range d.Params {
		if p.Enum != nil || p.IsResource || storageName(p.CppType) == "AffineMap" {
			continue
		}
		t := l.typeNamed(p.CppType, namespaceOf(d.Dialect))
		if t == nil || l.syntaxOfType(t, &params[i]) == nil {
			return true
		}
	}
	return false
}

// paramSyntax returns the syntax of a parameter: that of the reference's FieldParser for its
// C++ type.
func (l *loader) paramSyntax(d *ods.Def, p *ods.Param, def *ir.ParamDef) asm.ParamSyntax {
	if p.Class != "" {
		// The definition of the parameter has C++; natives replace it.
		if s := l.natives(d.Dialect.Name).Params[p.Class]; s != nil && l.fitsNatives(d) {
			return s(l.typedParam(d, p, def))
		}
	}
	if p.IsResource {
		return l.resourceParam(d, p)
	}
	if p.Enum == nil && (p.Parser != "" || p.Printer != "") {
		if s := l.sourceParam(d, p, def); s != nil {
			return s
		}
	}
	return l.typedParam(d, p, def)
}

// resourceParam returns how the key of a resource is written. The resource is one of the
// definition's dialect, which keeps resources for that, or of builtin.
func (l *loader) resourceParam(d *ods.Def, p *ods.Param) asm.ParamSyntax {
	if storageName(p.CppType) == "DenseResourceElementsHandle" {
		return asm.ResourceParam{Dialect: "builtin"}
	}
	l.dialect(d.Dialect).KeepsResources = true
	return asm.ResourceParam{Dialect: d.Dialect.Name}
}

// sourceParam returns the syntax of a parameter that its definition has in C++, nil with
// an entry in the report if that cannot be run.
func (l *loader) sourceParam(d *ods.Def, p *ods.Param, def *ir.ParamDef) asm.ParamSyntax {
	ns := namespaceOf(d.Dialect)
	t := l.typeNamed(p.CppType, ns)
	if t == nil {
		return nil // typedParam reports it
	}
	s, err := l.api.ParamSyntax(cppapi.ParamSource{Parser: p.Parser, Printer: p.Printer}, t, def, l.namespaces(ns), l.syntaxOfType(t, def))
	if err != nil {
		l.report.Unknown = append(l.report.Unknown, Unknown{Place: diag.At(d.Record.Pos()), Kind: Parameter,
			What: "parameter '" + p.Name + "' of '" + d.CppClass + "'", Text: p.Parser, Reason: err.Error()})
		return nil
	}
	return s
}

// typedParam returns the syntax of a parameter that its C++ type determines.
func (l *loader) typedParam(d *ods.Def, p *ods.Param, def *ir.ParamDef) asm.ParamSyntax {
	if def.Enum != nil {
		if m, ok := def.Enum.Model.(*ods.Enum); ok && p.Parser == "" { // the enum's own parser
			return asm.EnumField{Enum: def.Enum, About: m.Summary, Quoted: m.Quoted}
		}
		return asm.EnumParam{Enum: def.Enum}
	}
	t := l.typeNamed(p.CppType, namespaceOf(d.Dialect))
	if t == nil && p.Storage != "" {
		t = l.typeNamed(p.Storage, namespaceOf(d.Dialect))
	}
	if t != nil {
		if s := l.syntaxOfType(t, def); s != nil {
			return s
		}
	}
	if storageName(p.CppType) == "AffineMap" {
		return asm.AffineMapParam{}
	}
	l.report.Unknown = append(l.report.Unknown, Unknown{Place: diag.At(d.Record.Pos()), Kind: Parameter,
		What: "parameter '" + p.Name + "' of '" + d.CppClass + "'", Text: p.CppType, Reason: "values of this C++ type have no form in Go"})
	return unknownParam{p.CppType}
}

// syntaxOfType returns how a value of a C++ type is written, nil if it is not
// known.
func (l *shared) syntaxOfType(t *cxx.Type, def *ir.ParamDef) asm.ParamSyntax {
	switch t.Kind {
	case cxx.KindBool:
		return asm.BoolParam{}
	case cxx.KindInt:
		return asm.IntParam{Bits: int(t.Bits), Unsigned: t.Unsigned}
	case cxx.KindString:
		return asm.StringParam{}
	case cxx.KindFloat:
		if t.Bits == 32 {
			return asm.FloatParam{Kind: num.F32}
		}
		return asm.FloatParam{Kind: num.F64}
	case cxx.KindEnum:
		if s := l.api.SourceField(t, def); s != nil {
			return s
		}
		if e := l.api.EnumOf(t); e != nil {
			def.Enum = e
			if m, ok := e.Model.(*ods.Enum); ok {
				return asm.EnumField{Enum: e, About: m.Summary, Quoted: m.Quoted}
			}
			return asm.EnumParam{Enum: e}
		}
	case cxx.KindTuple:
		if s := l.api.SourceField(t, def); s != nil {
			return s
		}
	case cxx.KindList:
		if e := l.syntaxOfType(t.Elem, def); e != nil {
			return asm.ArrayParam{Element: e}
		}
	case cxx.KindOptional:
		if e := l.syntaxOfType(t.Elem, def); e != nil {
			return asm.OptionalParam{Element: e}
		}
	case cxx.KindObject:
		return l.syntaxOfClass(t.Class)
	}
	return nil
}

func (l *shared) syntaxOfClass(c *cxx.Class) asm.ParamSyntax {
	if t := l.typesByClass[c.Name]; t != nil {
		return asm.TypeParam{Class: asm.TypeClass{Def: t}}
	}
	if a := l.attrsByClass[c.Name]; a != nil {
		return asm.AttrParam{Def: a}
	}
	switch {
	case c == l.api.Type:
		return asm.TypeParam{}
	case c == l.api.Attribute:
		return asm.AttrParam{}
	case c.DerivesFrom(l.api.Type):
		if class, ok := asm.BuiltinTypeClass(strings.TrimPrefix(c.Name, "mlir::")); ok {
			return asm.TypeParam{Class: class}
		}
		is := c.IsA
		return asm.TypeParam{Class: asm.TypeClass{Is: func(t ir.Type) bool { return is == nil || is(t) }}}
	case c.DerivesFrom(l.api.Attribute):
		p := asm.AttrParam{Storage: strings.TrimPrefix(c.Name, "mlir::")}
		if is := c.IsA; c.Interface && is != nil {
			p.Is = func(a ir.Attribute) bool { return is(a) }
		}
		return p
	case c.Name == "llvm::APFloat":
		return asm.FloatParam{Kind: num.F64}
	case c.DerivesFrom(cxx.TypeAPInt().Class):
		return asm.APIntParam{}
	}
	return nil
}

// unknownParam marks a parameter that cannot be written.
type unknownParam struct{ cppType string }

func (u unknownParam) ParseParam(p *asm.Parser) ir.Param {
	p.Failf(p.Pos(), "a parameter of C++ type '%s' cannot be parsed", u.cppType)
	return nil
}

func (u unknownParam) PrintParam(p *ir.Printer, v ir.Param) { p.Missing("<<" + u.cppType + ">>") }
