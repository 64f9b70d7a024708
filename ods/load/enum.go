package load

import (
	"slices"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// defineEnum creates the run-time form of an enumeration and its C++ enum.
func (l *loader) defineEnum(e *ods.Enum) {
	class := trimGlobal(join(e.CppNamespace, e.Name))
	if x, ok := l.enumsByClass[class]; ok {
		if !sameCases(x.enum, e) && (x.enum.Record == nil || e.Record == nil || !sameRecord(x.enum.Record, e.Record)) {
			at, before := e.Record, x.enum.Record
			if at == nil { // it is data, and the file is wrong
				at, before = before, at
			}
			err := l.diags.Errorf(diag.At(at.Pos()), "enum '%s' is already defined", class)
			if before != nil {
				err.Notef(diag.At(before.Pos()), "it is defined here")
			}
		}
		l.enums[e], l.enumTypes[e] = x.def, x.typ
		return
	}
	def := l.knownEnum(e)
	if def == nil {
		def = &ir.EnumDef{Name: join(e.CppNamespace, e.Name), BitEnum: e.IsBit, Separator: e.Separator, PrintGroups: e.PrintGroups, Width: e.Width, Model: e}
		for _, k := range e.Cases {
			def.Cases = append(def.Cases, ir.EnumCase{Symbol: k.Symbol, Text: k.Text, Value: def.Number(k.Value), Group: k.Group})
		}
	}
	l.enums[e] = def
	l.enumTypes[e] = l.api.DefineEnum(join(e.CppNamespace, e.Name), def)
	l.enumFunctions(e, def)
	l.enumsByClass[class] = sharedEnum{e, def, l.enumTypes[e]}
}

// sameCases reports whether two enums differ at most in their documentation.
func sameCases(a, b *ods.Enum) bool {
	return slices.EqualFunc(a.Cases, b.Cases, func(x, y ods.EnumCase) bool {
		return x.Symbol == y.Symbol && x.Text == y.Text && x.Value == y.Value
	})
}

// join qualifies a C++ name.
func join(ns, name string) string {
	if ns == "" {
		return name
	}
	return ns + "::" + name
}

// defineEnumAttr creates the C++ class of an enum attribute that is an integer attribute: its
// members are the attributes that satisfy the condition of the underlying integer attribute.
func (l *loader) defineEnumAttr(e *ods.Enum) {
	if e.SpecializedAttr == "" || e.Base == nil {
		return
	}
	l.api.DefineIntegerEnumAttr(join(e.CppNamespace, e.SpecializedAttr), l.enumTypes[e], l.enums[e], l.baseCheck(e))
}

// baseCheck returns the condition of an enum attribute's base class. The condition
// may name classes that are not declared yet, so that it is compiled after all
// declarations. That of definitions that are data is known to compile: this waits until
// code asks for the class, which happens to few of them. That can be in any goroutine: the compilation reads
// nothing that the loader writes.
func (l *loader) baseCheck(e *ods.Enum) func(ir.Attribute) bool {
	if l.module.Records == nil && !holdsAlways(e.Base.Condition) {
		compiled := sync.OnceValue(func() *program {
			return l.compileQuietly(e.Base.Condition, l.selfSlots(l.api.Attribute.Type()), l.namespaces(e.CppNamespace), cxx.TypeBool)
		})
		return func(a ir.Attribute) bool { return compiled().testIn(nil, cppapi.AttributeValue(a)) == ir.Holds }
	}
	var c *ir.AttributeConstraint
	l.declared = append(l.declared, func() { c = l.attrConstraint(e.Base, e.CppNamespace) })
	return func(a ir.Attribute) bool { return c != nil && (c.Check == nil || c.Check(nil, a) == ir.Holds) }
}

func trimGlobal(s string) string {
	if len(s) > 2 && s[:2] == "::" {
		return s[2:]
	}
	return s
}

// enumFunctions defines the functions between cases and texts that an enumeration names itself.
func (l *loader) enumFunctions(e *ods.Enum, def *ir.EnumDef) {
	if e.ToText != "" {
		l.api.EnumFunctions(l.enumTypes[e], def, e.ToText, e.ToCase)
	}
}
