package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A sourceField is the syntax of parameters of a C++ type that a source file defines: a
// specialization of FieldParser, and an operator<<.
type sourceField struct {
	typ         *cxx.Type
	def         *ir.ParamDef
	parse       *cxx.Func
	print       *cxx.Func
	intoPrinter bool // the operator is that of an AsmPrinter, not of a stream
}

// SourceField returns the syntax of parameters that a source file defines for a tuple or for one of its
// enumerations, nil if the files do not have it.
func (a *API) SourceField(t *cxx.Type, def *ir.ParamDef) asm.ParamSyntax {
	if a.files == nil || t.Kind != cxx.KindEnum && t.Kind != cxx.KindTuple {
		return nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	f := &sourceField{typ: t, def: def, parse: a.fieldParser(t)}
	ns, enum := "", (*ir.EnumDef)(nil)
	if t.Kind == cxx.KindEnum {
		ns, enum = namespaceOfClass(t.Class), a.enumDefOf(t)
	}
	if d := a.fromFiles(joinNames(ns, "operator<<")); d != nil {
		for _, g := range d.Funcs {
			if g.Unknown != "" || len(g.Params) != 2 || !cxx.Same(g.Params[1], t) {
				continue
			}
			switch first := g.Params[0].Class; {
			case first == a.classes["AsmPrinter"]:
				f.print, f.intoPrinter = g, true
			case f.print == nil && first == a.Registry.LookupClass("llvm::raw_ostream"):
				f.print = g
			}
		}
	}
	if f.parse == nil || f.print == nil || enum == nil && t.Kind == cxx.KindEnum {
		return nil
	}
	def.Enum = enum
	return f
}

// enumDefOf returns an enumeration of a file as dialects have it.
func (a *API) enumDefOf(t *cxx.Type) *ir.EnumDef {
	var def *ir.EnumDef
	a.enumerations.Range(func(e, en any) bool {
		if en.(*enumeration).typ != t {
			return true
		}
		if a.enums[t] == nil {
			a.enums[t] = enumDefinition(t, e.(enumKey).enum, en.(*enumeration))
		}
		def = a.enums[t]
		return false
	})
	return def
}

func enumDefinition(t *cxx.Type, e *cxx.FileEnum, en *enumeration) *ir.EnumDef {
	def := &ir.EnumDef{Name: t.Class.Name, Width: int(t.Bits)}
	for _, k := range e.Cases {
		if v, ok := en.values[k.Name]; ok {
			def.Cases = append(def.Cases, ir.EnumCase{Symbol: k.Name, Text: k.Name, Value: v.Uint()})
		}
	}
	return def
}

// fieldParser returns the function parse of a specialization of FieldParser, or nil if it
// cannot be called.
func (a *API) fieldParser(t *cxx.Type) *cxx.Func {
	for _, s := range a.files.structs["FieldParser"] {
		if len(s.Special) == 0 || s.Special[0].Type == nil {
			continue
		}
		arg, problem := cxx.ResolveType(s.Special[0].Type, a.environment(a.scopeOf(s.File, s.Parent, nil), true))
		if problem != nil || !cxx.Same(arg, t) {
			continue
		}
		c := a.fileClass(newFileClass(s), func(*cxx.Class) {})
		fs := c.StaticFuncs("parse")
		i := slices.IndexFunc(fs, func(f *cxx.Func) bool {
			return f.Unknown == "" && f.Template == nil && len(f.Params) == 1 && cxx.Same(f.Result, cxx.OptionalOf(t))
		})
		if i >= 0 {
			return fs[i]
		}
	}
	return nil
}

// ParseParam calls the parser.
func (f *sourceField) ParseParam(p *asm.Parser) ir.Param {
	x, ok := ParamOf(Parse(p, f.parse, cxx.Obj(p)), f.typ, f.def)
	if !ok {
		p.Stop()
	}
	return x
}

// PrintParam calls the operator.
func (f *sourceField) PrintParam(p *ir.Printer, x ir.Param) {
	if f.intoPrinter {
		Print(p, f.print, cxx.Obj(p), ParamValue(x))
		return
	}
	var s Stream
	Print(p, f.print, cxx.Obj(&s), ParamValue(x))
	p.Text(s.String())
}
