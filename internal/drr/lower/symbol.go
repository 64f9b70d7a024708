package lower

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/pdl/regions"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// valuesOf returns the values of a symbol. For an operation these are all results,
// or one result group for "name__N".
func (l *lowering) valuesOf(name string) []*ir.Value {
	s, index := l.lookup(name)
	if s == nil {
		l.errorf("referencing unbound symbol '%s'", name)
		return nil
	}
	switch {
	case s.op != nil:
		results := l.resultsOf(s.handle, s.op)
		for _, h := range results {
			if h.Type() == l.types.value {
				l.native[h] = l.api.TypeNamed("OpResult", "mlir")
			}
		}
		if index < 0 {
			return results
		}
		if index < len(results) {
			return results[index : index+1]
		}
		l.errorf("op '%s' has no result #%d", s.op.Name(), index)
		return nil
	case s.inlined && index >= 0:
		return []*ir.Value{l.do(regions.Name("ValueAt", index), l.types.value, s.handle)}
	case s.parts != nil || s.variadic:
		if index < 0 {
			return s.parts
		}
		if index < len(s.parts) {
			return s.parts[index : index+1]
		}
		l.errorf("symbol '%s' has no part #%d", name, index)
		return nil
	}
	return []*ir.Value{s.handle}
}

// lookup finds a symbol. The complete name takes precedence over a name with index.
func (l *lowering) lookup(name string) (*symbol, int) {
	if s := l.symbols[name]; s != nil {
		return s, -1
	}
	base, index := drr.SplitSymbol(name)
	if index < 0 {
		return nil, -1
	}
	return l.symbols[base], index
}

// valueOf returns the value of a symbol in C++ and its type. An operation with
// results is represented by its results.
func (l *lowering) valueOf(name string) (*ir.Value, *cxx.Type) {
	s, _ := l.lookup(name)
	if s == nil {
		return nil, nil
	}
	if s.op != nil && len(s.op.Results) == 0 {
		return s.handle, l.api.OpClass(s.op.Name()).Type()
	}
	if s.op == nil && s.parts == nil && !s.variadic && s.handle.Type() == l.types.attribute {
		return s.handle, l.attrType(s.attr)
	}
	h := l.valuesOf(name)
	switch len(h) {
	case 0:
		return nil, nil
	case 1:
		return h[0], l.cppType(h[0])
	}
	if l.inMatch() {
		return nil, nil
	}
	return l.one("pdl.range", l.types.values, h), l.api.ValueRange()
}

// argumentOf returns the value of a symbol for native code, its type, and the getter that the
// code calls on it: a property is read with the accessor of its operation.
func (l *lowering) argumentOf(name string) (h *ir.Value, t *cxx.Type, getter string) {
	if s, _ := l.lookup(name); s != nil && s.property != nil {
		p := s.property
		if p.owner == nil {
			return s.handle, p.typ, ""
		}
		return p.owner, l.api.OpClass(p.op.Name()).Type(), "." + ods.AccessorName(p.p.Name) + "()"
	}
	h, t = l.valueOf(name)
	return h, t, ""
}

// inMatch reports whether operations are being created in the matcher, where
// pdl.range is not allowed.
func (l *lowering) inMatch() bool {
	b := l.b.Block()
	return b != nil && b.ParentOp() != nil && b.ParentOp().Name() == "pdl.pattern"
}

// attrType returns the C++ type of an attribute of a definition.
func (l *lowering) attrType(a *ods.Attribute) *cxx.Type {
	if a != nil && a.StorageType != "" {
		if t := l.api.TypeNamed(a.StorageType); t != nil && t.Class != nil {
			return t
		}
	}
	return l.api.Attribute.Type()
}

// A constant is the value of a constant leaf.
type constant struct {
	attr ir.Attribute // nil if the constant is no attribute, such as a unit attribute that is false
	typ  *cxx.Type    // in C++
}

// null returns the C++ of a constant that is no attribute.
func (c *constant) null() string { return "::" + c.typ.String() + "()" }

// constantAttr evaluates a constant for an attribute of a definition. It returns
// nil after an error.
func (l *lowering) constantAttr(at *ods.Attribute, a *drr.Arg) *constant {
	if a.Attr != nil {
		at = a.Attr
	}
	if at == nil {
		l.errorf("a constant stands where no attribute is expected")
		return nil
	}
	value := a.Value
	switch {
	case a.Case != nil && at.Enum == nil:
		value = strconv.FormatInt(a.Case.Value, 10) // a case of an integer attribute
	case a.Case != nil:
		value = at.Enum.CppNamespace + "::" + at.Enum.Name + "::" + a.Case.Symbol
	}
	if at.ConstBuilderCall == "" {
		l.errorf("the attribute '%s' does not have the 'constBuilderCall' field", at.Summary)
		return nil
	}
	f := l.compile(&snippet.Code{Text: strings.ReplaceAll(at.ConstBuilderCall, "$0", value)}, "the constant '"+value+"'")
	if f == nil {
		return nil
	}
	v, _, err := f.Call(l.rw, nil)
	c := &constant{attr: cppapi.AsAttribute(v), typ: f.Result}
	if err != nil || c.attr == nil && snippet.KindOf(c.typ) != snippet.AttributeKind {
		l.errorf("the constant '%s' has no value", value)
		return nil
	}
	return c
}

// constantHandle returns a handle of a constant, which is an attribute.
func (l *lowering) constantHandle(c *constant) *ir.Value {
	h := l.one("pdl.attribute", l.types.attribute, nil, attr("value", c.attr))
	l.native[h] = c.typ
	return h
}
