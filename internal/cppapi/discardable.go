package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A discardableAttr is the object with which C++ accesses a discardable attribute of a
// dialect, of the class XAttrHelper that mlir-tblgen generates.
type discardableAttr struct {
	name string // with the dialect's namespace
	is   func(x any) bool
}

func (d *discardableAttr) of(op *ir.Operation) ir.Attribute {
	if a := op.Attr(d.name); a != nil && (d.is == nil || d.is(a)) {
		return a
	}
	return nil
}

// DefineDiscardableAttr adds the accessor of a discardable attribute, getXAttrHelper, to the
// class of a dialect, unless it exists. The C++ type is that of the attribute. It reports
// whether the type is known.
func (a *API) DefineDiscardableAttr(cppClass, namespace, name, cppType string) bool {
	dialect := a.Registry.LookupClass(a.dialectClass(cppClass, namespace))
	accessor := AccessorName(name) + "AttrHelper"
	class := dialect.Name + "::" + strings.TrimPrefix(accessor, "get")
	if a.Registry.LookupClass(class) != nil {
		return true
	}
	ns := dialect.Name[:max(0, strings.LastIndex(dialect.Name, "::"))]
	t := a.TypeNamed(cppType, ns)
	if t == nil || t.Class == nil {
		return false
	}
	attr := &discardableAttr{namespace + "." + name, t.Class.IsA}
	c := a.Registry.Class(class)
	c.IsA = func(x any) bool { return x == attr }
	dialect.Method(accessor, &cxx.Func{Result: c.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(attr) }})
	c.Static("getNameStr", &cxx.Func{Result: cxx.TypeString, Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Str(attr.name) }})
	c.Method("getName", &cxx.Func{Result: a.classes["StringAttr"].Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value {
		return cxx.Obj(a.dialects.ctx.StringAttr(attr.name))
	}})
	method := func(name string, params []*cxx.Type, result *cxx.Type, call func(op *ir.Operation, args []cxx.Value) cxx.Value) {
		params = append([]*cxx.Type{a.Operation.Type()}, params...)
		c.Method(name, &cxx.Func{Params: params, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			op := AsOperation(args[1])
			if op == nil {
				return m.Failf("%s of no operation", name)
			}
			return call(op, args[2:])
		}})
	}
	method("getAttr", nil, t, func(op *ir.Operation, _ []cxx.Value) cxx.Value { return AttributeValue(attr.of(op)) })
	method("isAttrPresent", nil, cxx.TypeBool, func(op *ir.Operation, _ []cxx.Value) cxx.Value { return cxx.Bool(attr.of(op) != nil) })
	method("setAttr", []*cxx.Type{t}, nil, func(op *ir.Operation, args []cxx.Value) cxx.Value {
		op.SetAttr(attr.name, AsAttribute(args[0]))
		return cxx.Value{}
	})
	method("removeAttr", nil, nil, func(op *ir.Operation, _ []cxx.Value) cxx.Value {
		op.RemoveAttr(attr.name)
		return cxx.Value{}
	})
	return true
}
