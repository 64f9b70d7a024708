package gen

import (
	"reflect"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ods"
)

// addReferred adds to a module the enums, interfaces, and types and attributes of other
// dialects, that its definitions refer to: as a part of the model, or by the name of the
// class in C++. It returns the identifiers in the C++.
func addReferred(out *ods.Module, ms []*ods.Module) map[string]bool {
	r := referrer{out: out, seen: map[any]bool{}, words: map[string]bool{}}
	r.visit(reflect.ValueOf(out))
	for again := true; again; {
		again = false
		for _, m := range ms {
			for _, e := range m.Enums {
				if r.wantsEnum(e) && !slices.Contains(out.Enums, e) {
					out.Enums = append(out.Enums, e)
					r.visit(reflect.ValueOf(e))
					again = true
				}
			}
			for _, i := range m.Interfaces {
				if (r.seen[i] || r.words[i.CppClass] || r.owns(i.CppNamespace)) && !slices.Contains(out.Interfaces, i) {
					out.Interfaces = append(out.Interfaces, i)
					r.visit(reflect.ValueOf(i))
					again = true
				}
			}
			for _, d := range m.Types {
				if !isBuiltin(d) && (r.seen[d] || r.words[d.CppClass]) && !slices.Contains(out.Types, d) {
					out.Types = append(out.Types, d)
					r.visit(reflect.ValueOf(d))
					again = true
				}
			}
			for _, d := range m.Attrs {
				if !isBuiltin(d) && (r.seen[d] || r.words[d.CppClass]) && !slices.Contains(out.Attrs, d) {
					out.Attrs = append(out.Attrs, d)
					r.visit(reflect.ValueOf(d))
					again = true
				}
			}
		}
	}
	return r.words
}

// lenders returns the namespaces of other dialects whose natives provide C++ functions or
// classes with names among the given words.
func lenders(o Options, namespace string, words map[string]bool) []string {
	var names []string
	for _, n := range o.Natives {
		if o.Packages[n.Namespace] == "" || n.Namespace == namespace || n.Register == nil {
			continue
		}
		api := cppapi.New()
		n.Register(api)
		if slices.ContainsFunc(api.Provided(), func(name string) bool { return words[lastName(name)] }) {
			names = append(names, n.Namespace)
		}
	}
	return names
}

// isBuiltin reports whether a definition belongs to the builtin dialect, which is in Go.
func isBuiltin(d *ods.Def) bool { return d.Dialect == nil || d.Dialect.Name == "builtin" }

// A referrer visits models and records their references.
type referrer struct {
	out   *ods.Module
	seen  map[any]bool    // parts of the model
	words map[string]bool // identifiers in C++
}

func (r *referrer) wantsEnum(e *ods.Enum) bool {
	return r.seen[e] || r.words[e.Name] || r.owns(e.CppNamespace)
}

// owns reports whether a C++ namespace is that of the dialect.
func (r *referrer) owns(namespace string) bool {
	own := r.out.Dialects[0].CppNamespace
	return own != "" && trimGlobal(namespace) == trimGlobal(own)
}

func trimGlobal(s string) string { return strings.TrimPrefix(s, "::") }

func (r *referrer) visit(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		if isNode(v.Type()) {
			if r.seen[v.Interface()] {
				return
			}
			r.seen[v.Interface()] = true
		}
		r.visit(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && !omitted(f.Name) && f.Name != "Records" && f.Name != "Summary" {
				r.visit(v.Field(i))
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			r.visit(v.Index(i))
		}
	case reflect.String:
		for w := range strings.FieldsFuncSeq(v.String(), func(c rune) bool {
			return c != '_' && (c < '0' || c > '9' && c < 'A' || c > 'Z' && c < 'a' || c > 'z')
		}) {
			r.words[w] = true
		}
	}
}
