package gen

import (
	"fmt"
	"regexp"
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/gen/gocxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
)

// A translator translates the C++ of the definitions to Go.
type translator struct {
	p       *pkg
	readers []*load.CodeReader // of the modules
	writer  *gocxx.Writer
	context string // the Go expression for the context in the function that is written
	// source returns a call of the Go function for a function in C++, or nil.
	source func(f *cppapi.SourceFunc) *cxx.GoCall
	// functions are the Go functions for static functions in C++.
	functions map[*cppapi.SourceFunc]*function
}

// newTranslator returns the translator for the C++ in the modules, nil if it remains C++.
func (p *pkg) newTranslator(ms []*ods.Module) *translator {
	if p.options.Code == nil {
		return nil
	}
	t := &translator{p: p}
	for _, m := range ms {
		if r := p.options.Code(m); r != nil {
			t.readers = append(t.readers, r)
		}
	}
	if len(t.readers) == 0 {
		return nil
	}
	t.writer = gocxx.NewWriter(t.readers[0].API(), gocxx.Options{
		TypeDef: func(d *ir.TypeDefinition) string { return t.definition("TypeDef", d.Dialect, d.Name) },
		AttrDef: func(d *ir.AttributeDefinition) string { return t.definition("AttrDef", d.Dialect, d.Name) },
		Call:    t.accessor,
		Source: func(f *cppapi.SourceFunc) *cxx.GoCall {
			if t.source == nil {
				return nil
			}
			return t.source(f)
		},
		Import: func(name string) string {
			if name == "typed" {
				return typedPath
			}
			return ""
		},
	})
	return t
}

// accessor returns a call of the accessor of an attribute whose Go type is that of its C++ type
// in translated code, by its name in C++, for functions beside which the wrappers are.
func (t *translator) accessor(name string) cxx.GoCall {
	class, method, _ := cutLast(name)
	if !strings.HasPrefix(method, "get") || t.context == "" || t.source == nil {
		return cxx.GoCall{}
	}
	for _, o := range t.p.ops {
		if o.receiver().class != class {
			continue
		}
		for i, k := range o.kinds {
			if cppapi.AccessorName(o.def.Attributes[i].Name) == method && !o.absent(i) && sameType().MatchString(k.typ) {
				c := cxx.GoCall{Text: "(" + o.typ + "{$0})." + o.slots[i] + "()", Type: k.typ}
				if i < len(o.op.Attributes) {
					// A signless integer is unsigned in C++.
					result := goInts[trimGlobal(strings.TrimSpace(o.op.Attributes[i].Attr.Base().ReturnType))]
					if result != "" && result != k.typ {
						c.Text, c.Type = result+"("+c.Text+")", result
					}
				}
				return c
			}
		}
	}
	return cxx.GoCall{}
}

var sameType = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(bool|u?int\d+|string|\*?ir\.\w+)$`) })

// cutLast cuts a qualified name around its last "::".
func cutLast(name string) (scope, last string, ok bool) {
	i := strings.LastIndex(name, "::")
	if i < 0 {
		return "", name, false
	}
	return name[:i], name[i+2:], true
}

// definition returns the Go expression for a definition of a type or an attribute.
func (t *translator) definition(function string, d *ir.Dialect, class string) string {
	if d == nil || t.context == "" {
		return ""
	}
	return fmt.Sprintf("typed.%s(%s, %q, %q)", function, t.context, d.Namespace, class)
}

// parameter returns the Go type of a C++ type, as a user of the package writes it, and
// templates for its conversion to the type in translated code, and back.
func (t *translator) parameter(c *cxx.Type) (typ, to, from string, err error) {
	code, err := t.writer.Type(c)
	if err != nil {
		return "", "", "", err
	}
	api := t.readers[0].API()
	if c.Kind == cxx.KindEnum {
		if def := api.EnumOf(c); def != nil {
			if e, ok := def.Model.(*ods.Enum); ok && t.p.enums[e] != "" {
				return t.p.enums[e], code + "(%s)", t.p.enums[e] + "(%s)", nil
			}
		}
	}
	if c.Kind == cxx.KindObject {
		name := api.OpName(c.Class)
		for _, o := range t.p.ops {
			if o.op.Name() == name {
				return o.typ, "%s.Operation", o.typ + "{%s}", nil
			}
		}
	}
	return code, "%s", "%s", nil
}
