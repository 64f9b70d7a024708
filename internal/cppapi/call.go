package cppapi

import (
	"fmt"
	"reflect"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// CallMethod implements [ir.Methods].
func (a *API) CallMethod(x any, name string, args []any) (any, error) {
	c := a.ClassOf(x)
	if c == nil {
		return nil, fmt.Errorf("the class of %v is not known", x)
	}
	f, static, err := a.callee(c, x, name, len(args))
	if err != nil {
		return nil, err
	}
	var values []cxx.Value
	if !static {
		values = append(values, cxx.Obj(x))
	}
	for i, arg := range args {
		v, ok := argument(arg, f.Params[i])
		if !ok {
			return nil, fmt.Errorf("argument %d of '%s' is a %T, not '%s'", i, name, arg, f.Params[i])
		}
		values = append(values, v)
	}
	v, err := f.Invoke(nil, values...)
	if err != nil {
		return nil, err
	}
	if f.Result == nil {
		return nil, nil
	}
	return a.goValue(v, f.Result)
}

// callee finds a function of the class of x: its own, or else one of its interfaces, or of
// those that have a model for it.
func (a *API) callee(c *cxx.Class, x any, name string, args int) (f *cxx.Func, static bool, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	fits := func(fs []*cxx.Func) bool {
		for _, g := range fs {
			if g.Template == nil && len(g.Params) >= args && len(g.Params)-g.Optional <= args {
				f = g
				return true
			}
		}
		return false
	}
	switch {
	case c.Lookup != nil && fits(c.Lookup(name)):
	case c.LookupStatic != nil && fits(c.LookupStatic(name)):
		static = true
	default:
		for _, x := range a.implements[c] {
			if fits(x.of.class.Lookup(name)) {
				break
			}
		}
		if f != nil {
			break
		}
		for _, impl := range ir.InterfacesOf(x) {
			if _, ok := impl.Impl.(ir.Model); ok {
				if i := a.Registry.LookupClass(qualified(impl.Name)); i != nil && i.Lookup != nil && fits(i.Lookup(name)) {
					break
				}
			}
		}
	}
	switch {
	case f == nil:
		return nil, false, fmt.Errorf("no member named '%s' in '%s' that takes %d arguments", name, c.Name, args)
	case f.Unknown != "":
		return nil, false, fmt.Errorf("%s", f.Unknown)
	}
	return f, static, nil
}

// argument converts a Go value to a value of a parameter's type.
func argument(x any, t *cxx.Type) (cxx.Value, bool) {
	if t.Kind == cxx.KindOptional && x != nil && reflect.TypeOf(x).Kind() != reflect.Pointer {
		return argument(x, t.Elem)
	}
	switch x := x.(type) {
	case bool:
		return cxx.Bool(x), t.Kind == cxx.KindBool || t == cxx.LogicalResult()
	case int:
		return cxx.Int(int64(x)), t.Kind == cxx.KindInt || t.Kind == cxx.KindEnum
	case int64:
		return cxx.Int(x), t.Kind == cxx.KindInt || t.Kind == cxx.KindEnum
	case uint64:
		return cxx.Uint(x), t.Kind == cxx.KindInt || t.Kind == cxx.KindEnum
	case float64:
		return cxx.Float(x), t.Kind == cxx.KindFloat
	case string:
		return cxx.Str(x), t.Kind == cxx.KindString
	case []ir.Type:
		return TypesValue(x), isListOf[ir.Type](t)
	case []ir.Attribute:
		return AttributesValue(x), isListOf[ir.Attribute](t)
	case []*ir.Value:
		return ValuesValue(x), isListOf[*ir.Value](t)
	case nil:
		if t.Kind == cxx.KindOptional {
			return cxx.None, true
		}
		return cxx.Null, t.Kind == cxx.KindObject
	case ir.Type, ir.Attribute, *ir.Value, *ir.Operation, *ir.Block, *ir.Region:
		if p := reflect.ValueOf(x); p.Kind() == reflect.Pointer && p.IsNil() {
			return cxx.Null, t.Kind == cxx.KindObject
		}
		return cxx.Obj(x), t.Kind == cxx.KindObject && (t.Class.IsA == nil || t.Class.IsA(x))
	}
	switch v := reflect.ValueOf(x); {
	case v.CanInt():
		return cxx.Int(v.Int()), t.Kind == cxx.KindInt || t.Kind == cxx.KindEnum
	case v.CanUint():
		return cxx.Uint(v.Uint()), t.Kind == cxx.KindInt || t.Kind == cxx.KindEnum
	case v.Kind() == reflect.Slice && t.Kind == cxx.KindList:
		elems := make([]cxx.Value, v.Len())
		for i := range elems {
			e, ok := argument(v.Index(i).Interface(), t.Elem)
			if !ok {
				return cxx.Value{}, false
			}
			elems[i] = e
		}
		return cxx.Values(elems), true
	case v.Kind() == reflect.Pointer && t.Kind == cxx.KindOptional && v.IsNil():
		return cxx.None, true
	case v.Kind() == reflect.Pointer && t.Kind == cxx.KindOptional:
		return argument(v.Elem().Interface(), t.Elem)
	}
	return cxx.Value{}, false
}

// isListOf reports whether the elements of a list have a Go type.
func isListOf[T any](t *cxx.Type) bool {
	if t.Kind != cxx.KindList || t.Elem.Kind != cxx.KindObject {
		return false
	}
	for c := t.Elem.Class; ; c = c.Bases[0] {
		switch c.Name {
		case "mlir::Type":
			return goType((*T)(nil)) == goType((*ir.Type)(nil))
		case "mlir::Attribute":
			return goType((*T)(nil)) == goType((*ir.Attribute)(nil))
		case "mlir::Value":
			return goType((*T)(nil)) == goType((**ir.Value)(nil))
		case "mlir::Operation":
			return goType((*T)(nil)) == goType((**ir.Operation)(nil))
		}
		if len(c.Bases) == 0 {
			return false
		}
	}
}

// goValue converts a value of a type to Go.
func (a *API) goValue(v cxx.Value, t *cxx.Type) (any, error) {
	switch t.Kind {
	case cxx.KindVoid:
		return nil, nil
	case cxx.KindBool:
		return v.Bool(), nil
	case cxx.KindEnum:
		if t == cxx.LogicalResult() {
			return v.Bool(), nil
		}
		return goInt(v, t), nil
	case cxx.KindInt:
		return goInt(v, t), nil
	case cxx.KindFloat:
		return v.Float(), nil
	case cxx.KindString:
		return v.Str(), nil
	case cxx.KindObject:
		return v.Obj(), nil
	case cxx.KindOptional:
		if v.IsNone() {
			return nil, nil
		}
		return a.goValue(v, t.Elem)
	case cxx.KindList:
		switch {
		case t.Elem.Kind == cxx.KindInt:
			return v.Int64s(), nil
		case t.Elem.Kind == cxx.KindString:
			return goList(v, cxx.Value.Str), nil
		case t.Elem.Kind == cxx.KindBool:
			return goList(v, cxx.Value.Bool), nil
		case isListOf[ir.Type](t):
			return Types(v), nil
		case isListOf[ir.Attribute](t):
			return Attributes(v), nil
		case isListOf[*ir.Value](t):
			return Values(v), nil
		case isListOf[*ir.Operation](t):
			return goList(v, AsOperation), nil
		}
	}
	return nil, fmt.Errorf("a value of type '%s' has no Go type", t)
}

func goInt(v cxx.Value, t *cxx.Type) any {
	if t.Unsigned {
		return v.Uint()
	}
	return v.Int()
}

func goList[T any](v cxx.Value, get func(cxx.Value) T) []T {
	out := make([]T, v.Len())
	for i := range out {
		out[i] = get(v.At(i))
	}
	return out
}
