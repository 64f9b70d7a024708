package cppapi

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// SourceTrait returns the trait of that name, as in "shop::IsTaxed", that a C++ source file
// defines, for an operation's class, or nil. params are the arguments of a trait with
// parameters, as the definition writes them. The error explains why its check cannot be run.
func (a *API) SourceTrait(c *cxx.Class, name, params string) (*ir.Trait, error) {
	if a.files == nil {
		return nil, nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	s := a.files.traitScope(name, params != "")
	if s == nil {
		return nil, nil
	}
	in, err := a.traitArguments(s, c, params)
	if err != nil {
		return nil, err
	}
	trait, own := &ir.Trait{}, false
	for method, check := range map[string]*func(*ir.Operation, *ir.Checker){"verifyTrait": &trait.Verify, "verifyRegionTrait": &trait.VerifyRegions} {
		verify, err := a.traitMethod(s, c, in, method)
		if err != nil {
			return nil, err
		}
		own = own || verify != nil
		*check = verify
	}
	if base := foreignBase(s); base != "" && !own {
		return nil, errors.New("what it inherits from " + base + " is not run")
	}
	return trait, nil
}

// traitScope returns the class of a trait, or the class Impl of one with parameters.
func (fs *files) traitScope(name string, params bool) *cxx.FileScope {
	for _, s := range fs.classes[name[strings.LastIndex(name, ":")+1:]] {
		class, impl := strings.CutSuffix(s.Class, "::Impl")
		q := joinNames(s.Namespace, class)
		if impl == params && (q == name || q == "mlir::"+name || q == "mlir::OpTrait::"+name) {
			return s
		}
	}
	return nil
}

// foreignBase returns the name of a base of a trait that may have checks of its own, or "".
func foreignBase(s *cxx.FileScope) string {
	for _, b := range s.Bases {
		if b.Name != nil && lastPart(b.Name) != "TraitBase" {
			return joinParts(b.Name.Parts)
		}
	}
	return ""
}

// traitArguments binds the parameters of a trait: the operation's class to that of the class
// template itself, and the arguments in the definition to those of the class around Impl.
func (a *API) traitArguments(s *cxx.FileScope, c *cxx.Class, params string) (binding, error) {
	b := binding{concrete(s, c), map[string]cxx.Constant{}}
	if params == "" {
		return b, nil
	}
	named, err := cxx.ParseType("T<" + params + ">")
	if err != nil {
		return b, fmt.Errorf("its arguments are not understood: %w", err)
	}
	outer, args := s.Parent, named.Name.Parts[0].Args
	if s.Special != nil || outer.Special != nil || len(a.specializations(outer)) > 0 {
		return b, errors.New("it has specializations")
	}
	env := a.environment(a.scopeOf(s.File, outer, nil), true)
	for i, p := range outer.Template {
		var arg *cxx.Type
		switch {
		case p.Pack:
		case i < len(args):
			arg = templateArgument(p, cxx.TemplateArgument(args[i], env), env)
		case p.Default != nil:
			arg = templateArgument(p, cxx.TemplateArgument(*p.Default, env), env)
		}
		if arg == nil {
			return b, fmt.Errorf("its parameter %s is not known", p.Name)
		}
		b.set(p.Name, arg)
	}
	if len(args) > len(outer.Template) {
		return b, fmt.Errorf("it has %d arguments and %d parameters", len(args), len(outer.Template))
	}
	return b, nil
}

// A fileTrait is a trait of a class that a C++ source file defines. It adds its functions
// to the class.
type fileTrait struct {
	of  *cxx.FileScope
	src *source
}

// AddSourceTrait records that an operation's class has a native trait. If a C++ source file
// defines the trait, the class derives from it.
func (a *API) AddSourceTrait(c *cxx.Class, name, params string) {
	if a.files == nil {
		return
	}
	if s := a.files.traitScope(name, params != ""); s != nil {
		if b, err := a.traitArguments(s, c, params); err == nil {
			in := scope{class: c, types: b.types, values: b.values}
			a.fileTraits[c] = append(a.fileTraits[c], &fileTrait{s, &source{scope: in, funcs: map[string]*members{}}})
		}
	}
}

// concrete binds the parameters of a trait to a class.
func concrete(s *cxx.FileScope, c *cxx.Class) map[string]*cxx.Type {
	types := map[string]*cxx.Type{}
	for _, p := range s.Template {
		types[p.Name] = c.Type()
	}
	return types
}

// fileTraitMembers returns the functions of a trait with a name, or nil.
func (a *API) fileTraitMembers(t *fileTrait, name string) *members {
	var decls []sourceDecl
	for _, fn := range a.files.funcs[name] {
		if fn.Scope == t.of {
			decls = append(decls, a.fileDecl(fn, t.src.scope.class))
		}
	}
	if decls == nil {
		return nil
	}
	return a.membersOf(t.src, name, decls)
}

// traitMethod compiles a static function of a trait for an operation's class. It is nil if the
// trait has no such function.
func (a *API) traitMethod(s *cxx.FileScope, c *cxx.Class, in binding, method string) (func(*ir.Operation, *ir.Checker), error) {
	class, declared := joinNames(s.Namespace, s.Class), false
	for _, fn := range a.files.funcs[method] {
		outside := fn.Scope != s && fn.QualifiedName() == class+"::"+method
		declared = declared || fn.Scope == s || outside
		if !fn.HasBody() || fn.Scope != s && !outside {
			continue
		}
		d := a.fileDecl(fn, nil)
		b := in
		if outside {
			if len(d.template) != 1 || s.Parent != nil && len(s.Parent.Template) > 0 {
				return nil, errors.New(method + " is defined outside of its class")
			}
			b = in.with(binding{types: map[string]*cxx.Type{d.template[0].Name: c.Type()}})
			d.template = nil
		}
		f, compile := a.signature(scope{types: b.types, values: b.values}, d)
		compile()
		if f.Unknown != "" {
			return nil, errors.New(f.Unknown)
		}
		return checkWith(f, method)
	}
	if declared {
		return nil, errors.New(method + " is not defined")
	}
	return nil, nil
}
