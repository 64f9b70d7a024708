package gen

import (
	"crypto/sha256"
	"fmt"
	"io"
	"path"
	"reflect"
	"strings"

	"github.com/mica-ir/mica/ods"
)

// Shared is a package with the definitions that several dialects have in common, such as
// interfaces and constraints. The packages of these dialects refer to it.
type Shared struct {
	path string
	keys map[any]string // of nodes of the models
	// referrers are the nodes that refer to a node, and the dialects that refer to it directly.
	referrers map[string]map[string]bool
	dialects  map[string]map[string]bool // that have a node
	names     map[string]string
	written   *definitions
}

// NewShared returns the package with an import path, for the definitions that several dialects
// in the modules share.
func NewShared(importPath string, namespaces []string, modules func(namespace string) []*ods.Module) *Shared {
	s := &Shared{path: importPath, keys: map[any]string{}, referrers: map[string]map[string]bool{}, dialects: map[string]map[string]bool{}, names: map[string]string{}}
	for _, name := range namespaces {
		m, _ := selectDialect(modules(name), name)
		for _, l := range partsOf(m) {
			s.count(l.list, name, name)
		}
	}
	s.written = newDefinitions(&pkg{name: path.Base(importPath), dialect: &ods.Dialect{}})
	s.written.shared = s
	return s
}

// key returns a text that is equal for equal nodes.
func (s *Shared) key(v reflect.Value) string {
	x := v.Interface()
	key := s.keys[x]
	if key == "" {
		s.keys[x] = "itself"
		s.identify(v.Elem())
		key = hash(func(w io.Writer) {
			fmt.Fprint(w, v.Type().Elem().Name())
			s.describe(w, v.Elem(), false)
		})
		s.keys[x] = key
	}
	return key
}

// identify gives a key to a constraint without a name that is a part of a node. Its meaning
// depends on the node, so equal constraints in different nodes get different keys.
func (s *Shared) identify(node reflect.Value) {
	f, ok := node.Type().FieldByName("Constraint")
	if !ok || !f.Anonymous {
		return
	}
	c, ok := node.FieldByIndex(f.Index).Interface().(*ods.Constraint)
	if !ok || c == nil || c.Name != "" || s.keys[c] != "" {
		return
	}
	s.keys[c] = hash(func(w io.Writer) {
		s.describe(w, reflect.ValueOf(c).Elem(), false)
		s.describe(w, node, true)
	})
}

func hash(describe func(w io.Writer)) string {
	h := sha256.New()
	describe(h)
	return string(h.Sum(nil))
}

// describe writes the content of a value, optionally without an embedded constraint.
func (s *Shared) describe(w io.Writer, v reflect.Value, without bool) {
	switch v.Kind() {
	case reflect.Pointer:
		switch {
		case v.IsNil():
			fmt.Fprint(w, "nil;")
		case isNode(v.Type()):
			fmt.Fprintf(w, "%x;", s.key(v))
		default:
			s.describe(w, v.Elem(), false)
		}
	case reflect.Struct:
		fmt.Fprint(w, "{")
		for i := range v.NumField() {
			if f := v.Type().Field(i); !omitted(f.Name) && !(without && f.Anonymous) {
				s.describe(w, v.Field(i), false)
			}
		}
		fmt.Fprint(w, "}")
	case reflect.Slice:
		fmt.Fprintf(w, "[%d]", v.Len())
		for i := range v.Len() {
			s.describe(w, v.Index(i), false)
		}
	default:
		fmt.Fprintf(w, "%q;", fmt.Sprint(v.Interface()))
	}
}

// count records the references of a value, which is a part of a referrer in a dialect.
func (s *Shared) count(v reflect.Value, referrer, namespace string) {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		if isNode(v.Type()) {
			key := s.key(v)
			note(s.referrers, key, referrer)
			if s.dialects[key][namespace] {
				return
			}
			note(s.dialects, key, namespace)
			referrer = key
		}
		s.count(v.Elem(), referrer, namespace)
	case reflect.Struct:
		for i := range v.NumField() {
			if !omitted(v.Type().Field(i).Name) {
				s.count(v.Field(i), referrer, namespace)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			s.count(v.Index(i), referrer, namespace)
		}
	}
}

func note(in map[string]map[string]bool, key, what string) {
	if in[key] == nil {
		in[key] = map[string]bool{}
	}
	in[key][what] = true
}

// has reports whether several dialects have a node.
func (s *Shared) has(v reflect.Value) bool { return len(s.dialects[s.key(v)]) > 1 }

// isPart reports whether a node of the package is written as a part of the only one that
// refers to it. Nodes that may have predicates are not.
func (s *Shared) isPart(v reflect.Value) bool {
	switch v.Interface().(type) {
	case *ods.Constraint, *ods.Trait:
		return false
	}
	return len(s.referrers[s.key(v)]) == 1
}

// name returns the variable of a node, which it writes when it is first needed. It is not a
// pointer, because the address of a variable of another package is data for the linker, and
// its value is not.
func (s *Shared) name(v reflect.Value) string {
	key := s.key(v)
	if name := s.names[key]; name != "" {
		return name
	}
	d := s.written
	name := d.unique(strings.TrimPrefix(d.variableName(v.Interface()), "def"))
	s.names[key] = name
	d.vars = append(d.vars, variable{name, v.Type().Elem().String() + d.composite(v.Elem())})
	return name
}

// File returns the file of the package, after those of the dialects were generated.
func (s *Shared) File() (File, error) {
	p := s.written.p
	f := &file{pkg: p, name: p.name + ".gen.go", imports: map[string]bool{"github.com/mica-ir/mica/ods": true}}
	d := &file{}
	comment(d, "Package "+p.name+" has what the definitions of several dialects have in common. It must not be changed.")
	f.doc = d.body.String()
	for _, v := range s.written.vars {
		f.line("var %s = %s\n", v.name, v.text)
	}
	text, err := f.bytes()
	return File{f.name, text}, err
}
