package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
)

// inClassBody finds a declaration in the class body of a definition that is not a function: a
// constant, a type alias, or an enumeration with its cases.
func (a *API) inClassBody(class, name string) *cxx.Definition {
	within := "" // an enumeration in the class
	key := class + "::" + name
	if d := a.declared[key]; d != nil || a.notFound[key] {
		return d
	}
	c := a.Registry.LookupClass(class)
	if i := strings.LastIndex(class, "::"); c == nil && i >= 0 {
		within = class[i+2:]
		c = a.Registry.LookupClass(class[:i])
	}
	if c == nil {
		return nil
	}
	defer func() {
		if len(a.resolving) == 0 { // more may be known the next time
			clear(a.notFound)
		}
	}()
	var texts []string
	if s := a.source(c); s != nil {
		texts = s.texts
	}
	for _, x := range a.implements[c] { // bodies that interfaces add to the class
		texts = append(texts[:len(texts):len(texts)], x.of.src.TraitBody)
	}
	for _, t := range texts {
		if !strings.Contains(t, name) || a.resolving[key] {
			continue
		}
		a.resolving[key] = true // a name may be declared as that of the namespace
		d := a.declaredIn(a.classBody(t), within, name, a.environment(a.classScope(c), true))
		delete(a.resolving, key)
		if d != nil {
			a.declared[key] = d
			return d
		}
		a.notFound[key] = true
	}
	return nil
}

// classBody reads the body of a class.
func (a *API) classBody(text string) *cxx.File {
	f := a.bodies[text]
	if f == nil {
		f = cxx.ParseFile("", text)
		a.bodies[text] = f
	}
	return f
}

// declaredIn finds a name that the body of a class declares, or a case of an enumeration
// in it.
func (a *API) declaredIn(body *cxx.File, enum, name string, env *cxx.Env) *cxx.Definition {
	for _, e := range body.Enums {
		if e.Scope.Class != "" || enum != "" && e.Name != enum {
			continue
		}
		en := a.enumeration(e, joinNames(env.Class.Name, e.Name), env)
		switch {
		case enum == "" && e.Name == name:
			return &cxx.Definition{Type: en.typ}
		case en.has(name) && (enum != "" || !e.Scoped):
			v := en.values[name]
			return &cxx.Definition{Type: en.typ, Value: &v}
		}
	}
	if enum != "" {
		return nil
	}
	for _, v := range body.Vars {
		if v.Name != name || v.Mutable || v.Scope.Class != "" {
			continue
		}
		if t, value, ok := a.constant(v, env); ok {
			return &cxx.Definition{Type: t, Value: &value}
		}
	}
	for _, x := range body.Aliases {
		if x.Name != name || x.Scope.Class != "" || x.Type == nil {
			continue
		}
		if t, problem := cxx.ResolveType(x.Type, env); problem == nil {
			return &cxx.Definition{Type: t}
		}
	}
	return nil
}
