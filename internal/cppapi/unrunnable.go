package cppapi

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
)

// An Unrunnable is a function with a body in C++ that cannot be run, and why.
type Unrunnable struct{ Name, Reason string }

// Unrunnable returns the functions of some names of a class that have a body and cannot be run. Of
// each name it returns the first.
func (a *API) Unrunnable(c *cxx.Class, names []string) (list []Unrunnable) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, name := range names {
		var fs []*cxx.Func
		if c.Lookup != nil {
			fs = c.Lookup(name)
		}
		if c.LookupStatic != nil {
			fs = append(fs[:len(fs):len(fs)], c.LookupStatic(name)...)
		}
		list = appendUnrunnable(list, name, fs)
	}
	return list
}

// appendUnrunnable appends the first function that cannot be run. A function that is only declared
// may be defined elsewhere.
func appendUnrunnable(list []Unrunnable, name string, fs []*cxx.Func) []Unrunnable {
	for _, f := range fs {
		if src, ok := f.Host.(*SourceFunc); f.Unknown != "" && !(ok && src.Declared) {
			return append(list, Unrunnable{name, f.Unknown})
		}
	}
	return list
}

// UnrunnableInterfaces returns the C++ of a class's interfaces that cannot be run for the class:
// bodies of methods, functions of the interface and of its trait, its condition. The interfaces
// are those that own accepts by their C++ names.
func (a *API) UnrunnableInterfaces(c *cxx.Class, own func(class string) bool) (list []Unrunnable) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, x := range a.implements[c] {
		i := x.of
		if !own(i.class.Name) {
			continue
		}
		var found []Unrunnable
		for k := range i.src.Methods {
			if m := &i.src.Methods[k]; m.Body != "" && a.nativeMethods[i.class.Name+"::"+m.Name] == nil {
				found = appendUnrunnable(found, m.Name, []*cxx.Func{a.implementation(c, i, m)})
			}
		}
		for _, name := range definedIn(i.src.TraitBody) {
			if m := a.traitMembers(c, x, name); m != nil {
				found = appendUnrunnable(found, name, slices.Concat(m.methods, m.statics))
			}
		}
		for _, name := range definedIn(i.src.ClassBody) {
			if m := a.sourceMembers(i.class, name); m != nil {
				found = appendUnrunnable(found, name, slices.Concat(m.methods, m.statics))
			}
		}
		if i.src.ClassOf != "" {
			if p, err := a.condition(i); err != nil {
				found = append(found, Unrunnable{"classof", err.Error()})
			} else if !p.Complete() {
				found = append(found, Unrunnable{"classof", p.Problems[0].Message})
			}
		}
		for _, f := range found {
			f.Name = i.class.Name + "::" + f.Name
			if !slices.Contains(list, f) {
				list = append(list, f)
			}
		}
	}
	return list
}

// definedIn returns the names of the functions that the text of a class defines.
func definedIn(body string) (names []string) {
	for _, d := range cxx.ParseDecls(body) {
		if d.Defined() && len(d.Name.Parts) == 1 && !slices.Contains(names, d.Name.Parts[0].Ident) {
			names = append(names, d.Name.Parts[0].Ident)
		}
	}
	return names
}

// registrations are functions that register operations, types and interfaces. The definitions say
// the same, so they need not be run.
var registrations = []string{"addOperations", "addTypes", "addAttributes", "addInterfaces", "addInterface", "declarePromisedInterface", "declarePromisedInterfaces"}

// Initialization returns the statements of a dialect's initialize that have no effect here. The
// function is not run, because the definitions list the parts that it usually registers.
func (a *API) Initialization(c *cxx.Class) (undone []error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.files == nil {
		return nil
	}
	names := []string{"initialize"} // and the functions of the dialect that these call
	for i := 0; i < len(names); i++ {
		for _, fn := range a.files.members(c, names[i]) {
			if !fn.HasBody() {
				continue
			}
			other, err := fn.OtherStatement(func(callee string) bool {
				if !slices.Contains(names, callee) && len(a.files.members(c, callee)) > 0 {
					names = append(names, callee)
				}
				return slices.Contains(names, callee) || slices.Contains(registrations, callee)
			})
			switch {
			case err != nil:
				undone = append(undone, fmt.Errorf("%s (%w)", names[i], err))
			case other != "":
				undone = append(undone, fmt.Errorf("%s (it is not run, and does more than register what is defined: %s)", names[i], other))
			}
			undone = append(undone, a.unusedInterfaces(c, fn)...)
		}
	}
	return undone
}

// unusedInterfaces returns the interfaces that a function adds to a dialect, if nothing calls
// them or not all of their functions can be run.
func (a *API) unusedInterfaces(c *cxx.Class, fn *cxx.FileFunc) (unused []error) {
	env := a.environment(a.scopeOf(fn.File, fn.Scope, c), true)
	base := a.Registry.LookupClass("mlir::DialectInterface")
	if t := a.TypeNamed("mlir::DialectInterface"); t != nil {
		base = t.Class
	}
	for _, call := range []string{"addInterfaces", "addInterface"} {
		for _, name := range fn.TemplateArgsOfCalls(call) {
			t, problem := cxx.ResolveType(name, env)
			if problem != nil || t.Class == nil || base == nil || !t.Class.DerivesFrom(base) {
				unused = append(unused, fmt.Errorf("interface '%s' of the dialect (nothing calls it)", lastPart(name.Name)))
				continue
			}
			for _, f := range fn.File.Funcs {
				if shortClass(f.Scope.Class) != shortClass(t.Class.Name) || !f.HasBody() {
					continue
				}
				for _, g := range appendUnrunnable(nil, lastPart(f.Name), t.Class.MethodFuncs(lastPart(f.Name))) {
					unused = append(unused, errors.New(g.Name+" of '"+shortClass(t.Class.Name)+"' ("+g.Reason+")"))
				}
			}
		}
	}
	return unused
}
