package load

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// A dialectSource finds the hooks of a dialect that are in C++: the functions of its
// class. It collects why some cannot be called.
type dialectSource struct {
	api     *cppapi.API
	class   *cxx.Class
	refused []string
}

// hook returns a function of the class, or nil if it cannot be called.
func (s *dialectSource) hook(name string, params int) *cxx.Func {
	f, err := s.api.Hook(s.class, name, params)
	if err != nil {
		s.refused = append(s.refused, name+" ("+err.Error()+")")
	}
	return f
}

// dialectHooks adds the hooks in the C++ of a dialect's definition that Go does not have.
func (s *shared) dialectHooks(d *ir.Dialect, o *ods.Dialect, report *DialectReport) {
	src := &dialectSource{api: s.api, class: s.api.DefineDialect(join(o.CppNamespace, o.CppClass), d, s.ctx)}
	for _, x := range o.Discardable {
		if !s.discardable(o, x) {
			src.refused = append(src.refused, "discardable attribute '"+x.Name+"' (no C++ type '"+x.Type+"')")
		}
	}
	if d.VerifyAttribute == nil {
		if f := src.hook("verifyOperationAttribute", 2); f != nil {
			d.VerifyAttribute = func(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
				cppapi.Check(c, f, cxx.Obj(d), cxx.Obj(op), cxx.Obj(&a))
			}
		}
	}
	of := func(name string) func(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker) {
		f := src.hook(name, 4)
		if f == nil {
			return nil
		}
		return func(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker) {
			cppapi.Check(c, f, cxx.Obj(d), cxx.Obj(op), cxx.Uint(0), cxx.Uint(uint64(index)), cxx.Obj(&a))
		}
	}
	if d.VerifyArgumentAttribute == nil {
		d.VerifyArgumentAttribute = of("verifyRegionArgAttribute")
	}
	if d.VerifyResultAttribute == nil {
		d.VerifyResultAttribute = of("verifyRegionResultAttribute")
	}
	if d.Materialize == nil {
		if f := src.hook("materializeConstant", 4); f != nil {
			d.Materialize = func(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
				v, err := f.Invoke(nil, cxx.Obj(d), cxx.Obj(b), cppapi.AttributeValue(value), cppapi.TypeValue(t), cxx.Obj(b.Context().UnknownLoc()))
				if err != nil {
					cppapi.FunctionFailed(b.Context(), o.CppClass+"::materializeConstant", err)
					return nil
				}
				return cppapi.AsOperation(v)
			}
		}
	}
	if !o.UseDefaultTypePrinterParser && d.ParseType == nil {
		parse, print := src.hook("parseType", 1), src.hook("printType", 2)
		if parse != nil && print != nil {
			syntax := dialectTypeSyntax{d, parse, print}
			d.ParseType = syntax
		}
	}
	if !o.UseDefaultAttributePrinterParser && d.ParseAttribute == nil {
		parse, print := src.hook("parseAttribute", 2), src.hook("printAttribute", 2)
		if parse != nil && print != nil {
			syntax := dialectAttrSyntax{d, parse, print}
			d.ParseAttribute = syntax
		}
	}
	if o.HasCanonicalizer && d.Canonicalizer == nil {
		if c := src.dialectCanonicalizer(s, d, diag.At(o.Record.Pos())); c != nil {
			d.Canonicalizer = c
		}
	}
	for _, err := range s.api.Initialization(src.class) {
		src.refused = append(src.refused, err.Error())
	}
	report.Unimplemented = append(report.Unimplemented, src.refused...)
	s.dialectHelpers(src.class, o, report)
}

// discardable gives C++ access to a discardable attribute of a dialect.
func (s *shared) discardable(o *ods.Dialect, x ods.CppParam) bool {
	return s.api.DefineDiscardableAttr(join(o.CppNamespace, o.CppClass), o.Name, x.Name, x.Type)
}

// dialectTypeSyntax is the syntax of all types of a dialect, in C++.
type dialectTypeSyntax struct {
	d            *ir.Dialect
	parse, print *cxx.Func
}

// ParseDialectType calls parseType.
func (s dialectTypeSyntax) ParseDialectType(p *asm.Parser) ir.Type {
	return cppapi.AsType(cppapi.Parse(p, s.parse, cxx.Obj(s.d), cxx.Obj(p)))
}

// PrintDefinedType calls printType.
func (s dialectTypeSyntax) PrintDefinedType(p *ir.Printer, t *ir.DefinedType) {
	cppapi.Print(p, s.print, cxx.Obj(s.d), cxx.Obj(t), cxx.Obj(p))
}

// dialectAttrSyntax is the syntax of all attributes of a dialect, in C++.
type dialectAttrSyntax struct {
	d            *ir.Dialect
	parse, print *cxx.Func
}

// ParseDialectAttribute calls parseAttribute.
func (s dialectAttrSyntax) ParseDialectAttribute(p *asm.Parser, t ir.Type) ir.Attribute {
	return cppapi.AsAttribute(cppapi.Parse(p, s.parse, cxx.Obj(s.d), cxx.Obj(p), cppapi.TypeValue(t)))
}

// PrintDefinedAttr calls printAttribute.
func (s dialectAttrSyntax) PrintDefinedAttr(p *ir.Printer, a *ir.DefinedAttr) {
	cppapi.Print(p, s.print, cxx.Obj(s.d), cxx.Obj(a), cxx.Obj(p))
}
