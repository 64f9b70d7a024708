package gen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/gen/gocxx"
)

// A function is a static function in C++ that builders call.
type function struct {
	name, text string
	imports    []string
	call       *cxx.GoCall // nil if it is not translated
}

// staticCall returns a call of the Go function for a static function in C++, or nil. Like a
// builder, the Go function panics on invalid arguments.
func (t *translator) staticCall(f *cppapi.SourceFunc) *cxx.GoCall {
	if !f.Static || f.Program == nil || f.Func.Unknown != "" || t.context != "b.Context()" && t.context != "ctx" {
		return nil
	}
	x := t.functions[f]
	if x == nil {
		x = &function{name: t.functionName(f)}
		if t.functions == nil {
			t.functions = map[*cppapi.SourceFunc]*function{}
		}
		t.functions[f] = x
		old := t.context
		t.context = "ctx"
		if err := t.translateFunction(x, f); err != nil {
			x.call = nil
		}
		t.context = old
	}
	if x.call == nil {
		return nil
	}
	c := *x.call
	c.Text = fmt.Sprintf(c.Text, t.context)
	return &c
}

// functionName returns a name for a function: that of RangeType::get is getRangeType.
func (t *translator) functionName(f *cppapi.SourceFunc) string {
	class := ""
	if f.Class != nil {
		_, class, _ = cutLast(f.Class.Name)
	}
	base := lower(f.Name) + exported(class)
	name := base
	for n := 2; ; n++ {
		taken := false
		for _, x := range t.functions {
			taken = taken || x.name == name
		}
		if !taken {
			return name
		}
		name = fmt.Sprint(base, n)
	}
}

func (t *translator) translateFunction(x *function, f *cppapi.SourceFunc) error {
	names := map[string]bool{"ctx": true}
	params, args := []string{"ctx *ir.Context"}, []string{"%s"}
	c := &cxx.GoCall{}
	var slots []gocxx.Param
	for i, s := range f.Slots {
		typ, err := t.writer.Type(s.Type)
		if err != nil {
			return err
		}
		p := gocxx.Param{Name: unique(names, param(s.Name)), Type: typ, Nilable: s.Type.Kind == cxx.KindObject}
		if typ == "*ir.Context" {
			p.Name = "ctx"
		} else {
			params, args = append(params, p.Name+" "+typ), append(args, fmt.Sprintf("$%d", i))
		}
		slots, c.Args = append(slots, p), append(c.Args, "")
	}
	for _, d := range f.Defaults {
		value, err := t.constant(d)
		if err != nil {
			return err
		}
		c.Defaults = append(c.Defaults, value)
	}
	var err error
	if c.Type, err = t.writer.Type(f.Func.Result); err != nil {
		return err
	}
	c.NonNil = f.Name == "get" && f.Func.Result.Kind == cxx.KindObject && f.Func.Result.Class == f.Class
	c.Text = x.name + "(" + strings.Join(args, ", ") + ")"
	x.call = c // it may call itself
	body, imports, err := t.writer.Statements(f.Program, slots, fmt.Sprintf("panic(%q)", f.Name+" is undefined for the arguments"))
	if err != nil {
		return err
	}
	x.imports = imports
	x.text = fmt.Sprintf("// %s is %s in C++.\nfunc %s(%s) %s {\n%s}\n", x.name, strings.TrimPrefix(f.Func.Name, "::"), x.name, strings.Join(grouped(params), ", "), c.Type, body)
	return nil
}

// writeFunctions writes the functions that the text so far calls.
func (t *translator) writeFunctions(f *file) {
	var list []*function
	for _, x := range t.functions {
		if x.call != nil {
			list = append(list, x)
		}
	}
	slices.SortFunc(list, func(a, b *function) int { return strings.Compare(a.name, b.name) })
	for written := true; written; {
		written = false
		list = slices.DeleteFunc(list, func(x *function) bool {
			if !strings.Contains(f.body.String(), x.name+"(") {
				return false
			}
			for _, i := range x.imports {
				f.use(i)
			}
			f.line("%s", x.text)
			written = true
			return true
		})
	}
}
