package cppapi

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
)

// A source is the functions of a class that are written in C++: in the definition of
// the class (extraClassDeclaration, extraClassDefinition), or elsewhere. A function is
// compiled when an expression or a hook first needs it.
type source struct {
	scope scope
	texts []string
	decls []sourceDecl        // of the texts; nil until it is needed
	funcs map[string]*members // results of lookups, by name
}

// A sourceDecl is a declaration in a text.
type sourceDecl struct {
	*cxx.FuncDecl
	text string
	file *cxx.FileFunc // nil for a text of a definition
	// template are the parameters of the function itself, if it is a template of a file, and
	// renamed the template arguments of its class by the names that they have in a
	// definition outside of it.
	template []cxx.TemplateParam
	renamed  *binding
	// special means that the function is a specialization of a template, and member that it is
	// the specialization of a member of a class template.
	special, member bool
	// namespace is that of a function that is defined outside of it, else "".
	namespace string
}

// defined reports whether the declaration has a body.
func (d sourceDecl) defined() bool {
	if d.file != nil {
		return d.file.HasBody()
	}
	return d.Defined()
}

// source returns the file that contains the declaration. The text of a definition is shown as a
// separate file, because placeholders are replaced in it.
func (d sourceDecl) source(class *cxx.Class) *cxx.File {
	switch {
	case d.file != nil:
		return d.file.File
	case class != nil:
		return &cxx.File{Name: "<code of " + class.Name + ">", Text: d.text}
	}
	return &cxx.File{Name: "<code of a definition>", Text: d.text}
}

// members are the functions of a class with one name.
type members struct{ methods, statics []*cxx.Func }

// A scope is where the functions of a source are compiled.
type scope struct {
	class *cxx.Class // of this, and of the names that are not qualified
	self  string     // a placeholder that is the object, such as "$_op"; may be ""
	types map[string]*cxx.Type
	// values are constants, the template arguments that are no types.
	values map[string]cxx.Constant
	packs  map[string][]string // of a template, the names of their elements
	// namespaces are searched in order, before those of mlir itself.
	namespaces []string
	// within is the environment of the code around a class that is in a function; it is nil
	// for other code.
	within *cxx.Env
}

// rename adds the names that template arguments have in a definition of a member.
func (s scope) rename(d sourceDecl) scope {
	if d.renamed != nil {
		b := binding{s.types, s.values}.with(*d.renamed)
		s.types, s.values = b.types, b.values
	}
	return s
}

// classScope returns the scope of the text of a definition of a class.
func (a *API) classScope(c *cxx.Class) scope {
	return scope{class: c, namespaces: append([]string{c.Name}, a.DefinitionNamespaces(namespaceOfClass(c))...)}
}

func namespaceOfClass(c *cxx.Class) string {
	if i := strings.LastIndex(c.Name, "::"); i >= 0 {
		return c.Name[:i]
	}
	return ""
}

// AddSource adds the functions in a text to a class. The text is the body of the
// class, or has definitions outside of it.
func (a *API) AddSource(c *cxx.Class, text string) {
	if text == "" {
		return
	}
	s := a.sources[c]
	if s == nil {
		s = &source{scope: a.classScope(c), funcs: map[string]*members{}}
		a.sources[c] = s
	}
	for _, t := range s.texts {
		if t == text { // the definition is read once more
			return
		}
	}
	s.texts = append(s.texts, text)
	s.decls = nil
}

// source returns the functions of a class that are written in C++, or nil.
func (a *API) source(c *cxx.Class) *source {
	if o := a.ops[c]; o != nil {
		o.addSources()
	}
	return a.sources[c]
}

// mentions reports whether a name occurs in a text of the source, so that most texts
// need not be parsed.
func (s *source) mentions(name string) bool {
	for _, t := range s.texts {
		if strings.Contains(t, name) {
			return true
		}
	}
	return false
}

// named returns the declarations with a name.
func (s *source) named(name string) []sourceDecl {
	if s.decls == nil {
		for _, t := range s.texts {
			for _, d := range cxx.ParseDecls(t) {
				s.decls = append(s.decls, sourceDecl{FuncDecl: d, text: t})
			}
		}
	}
	var named []sourceDecl
	for _, d := range s.decls {
		if d.names(name, s.scope.class) {
			named = append(named, d)
		}
	}
	return named
}

// withDeclarations combines declarations of one name: a definition takes static and default
// arguments from its declaration, because they occur only there.
func withDeclarations(decls []sourceDecl) []sourceDecl {
	var defined, declared []sourceDecl
	for _, d := range decls {
		if d.defined() {
			defined = append(defined, d)
		} else {
			declared = append(declared, d)
		}
	}
	n := len(defined)
	for _, d := range declared {
		i := definitionOf(d, declared, defined[:n])
		if i < 0 {
			defined = append(defined, d)
			continue
		}
		merged := *defined[i].FuncDecl
		merged.Static, merged.Params = d.Static, slices.Clone(merged.Params)
		for k := range merged.Params {
			if p := &merged.Params[k]; p.Default == nil {
				p.Default = d.Params[k].Default
			}
		}
		defined[i].FuncDecl = &merged
	}
	return defined
}

// definitionOf returns the index of the definition that belongs to a declaration, or -1.
// Overloads with the same number of parameters are matched by the spelling of the types; a
// single one may spell them differently.
func definitionOf(d sourceDecl, declared, defined []sourceDecl) int {
	same, of, other := -1, -1, 0
	for i, e := range defined {
		if len(e.Params) == len(d.Params) && (len(e.Name.Parts) > 1 || e.file != nil) {
			if of, other = i, other+1; spelledAlike(e.Params, d.Params) {
				same = i
			}
		}
	}
	for _, e := range declared {
		if len(e.Params) == len(d.Params) && !spelledAlike(e.Params, d.Params) {
			other++
		}
	}
	if same < 0 && other == 1 {
		return of
	}
	return same
}

// spelledAlike reports whether parameters have types of the same names, however qualified.
func spelledAlike(x, y []cxx.Param) bool {
	return slices.EqualFunc(x, y, func(p, q cxx.Param) bool { return sameSpelling(p.Type, q.Type) })
}

func sameSpelling(t, u *cxx.TypeName) bool {
	if t == nil || u == nil || t.Name == nil || u.Name == nil {
		return t == u
	}
	a, b := t.Name.Parts[len(t.Name.Parts)-1], u.Name.Parts[len(u.Name.Parts)-1]
	return a.Ident == b.Ident && t.Pointers == u.Pointers && t.Func == u.Func && slices.EqualFunc(t.Params, u.Params, sameSpelling) &&
		slices.EqualFunc(a.Args, b.Args, func(x, y cxx.TemplateArg) bool { return sameSpelling(x.Type, y.Type) })
}

// names reports whether a declaration declares a member of the class with that name.
func (d sourceDecl) names(name string, class *cxx.Class) bool {
	parts := d.Name.Parts
	if parts[len(parts)-1].Ident != name {
		return false
	}
	for i, q := 2, class.Name; i <= len(parts); i++ {
		var last string
		if k := strings.LastIndex(q, "::"); k >= 0 {
			q, last = q[:k], q[k+2:]
		} else {
			q, last = "", q
		}
		if parts[len(parts)-i].Ident != last {
			return false
		}
	}
	return true
}

// sourceMembers returns the functions of a class that are written in C++, with that name, or
// nil. They include functions that are only declared or use unknown names; calls of these cannot
// be compiled.
func (a *API) sourceMembers(c *cxx.Class, name string) *members {
	s, inFiles := a.source(c), a.files.members(c, name)
	if s == nil {
		if inFiles == nil {
			return nil
		}
		s = &source{scope: a.classScope(c), funcs: map[string]*members{}}
		a.sources[c] = s
	}
	if inFiles == nil && !s.mentions(name) {
		return nil
	}
	var more []sourceDecl
	for _, fn := range inFiles {
		more = append(more, a.fileDecl(fn, c))
	}
	return a.membersOf(s, name, more)
}

// membersOf returns the functions of a source with a name, and those that files define.
func (a *API) membersOf(s *source, name string, inFiles []sourceDecl) *members {
	if m, ok := s.funcs[name]; ok {
		return m
	}
	var decls []sourceDecl
	if s.mentions(name) {
		decls = s.named(name)
	}
	decls = withDeclarations(append(decls, inFiles...))
	if len(decls) == 0 {
		s.funcs[name] = nil
		return nil
	}
	m := &members{}
	s.funcs[name] = m // before the bodies are compiled, which may call each other
	var bodies []func()
	for _, d := range decls {
		if len(d.Name.Parts) > 1 && !d.Static && a.declaredStatic(s.scope.class, name) {
			static := *d.FuncDecl
			static.Static, d.FuncDecl = true, &static
		}
		f, body := a.signature(s.scope, d)
		if d.Virtual && s.scope.class != nil && f.Template == nil {
			a.makeVirtual(s.scope.class, name, f)
		}
		if d.Static {
			m.statics = append(m.statics, f)
		} else {
			m.methods = append(m.methods, f)
		}
		bodies = append(bodies, body)
	}
	for _, f := range bodies {
		f()
	}
	return m
}

// generatedStatics are the static functions that mlir-tblgen declares in the classes of
// operations, types and attributes, so that a definition does not say that they are
// static.
var generatedStatics = map[string]bool{
	"build": true, "canonicalize": true, "getCanonicalizationPatterns": true, "parse": true,
}

// declaredStatic reports whether a function, which is defined outside of its class, is
// declared there by mlir-tblgen as a static one.
func (a *API) declaredStatic(c *cxx.Class, name string) bool {
	if generatedStatics[name] && !c.DerivesFrom(a.classes["Dialect"]) || (name == "verify" || name == "get") && !c.DerivesFrom(a.Operation) {
		return true
	}
	for _, x := range a.implements[c] {
		for k := range x.of.src.Methods {
			if m := &x.of.src.Methods[k]; m.Name == name {
				return m.Static
			}
		}
	}
	return false
}

// environment returns the names that the text of a function may use.
func (a *API) environment(s scope, static bool) *cxx.Env {
	env := a.Env(append(append([]string(nil), s.namespaces...), "mlir", "llvm"))
	if s.within != nil {
		env.Namespaces = s.namespaces
	}
	env.Types, env.Values, env.Packs, env.Class = s.types, s.values, s.packs, s.class
	if static || s.class == nil {
		return env
	}
	env.Slots = append(env.Slots, cxx.Slot{Name: "this", Type: s.class.Type()})
	env.This = 1
	if s.self != "" {
		env.Slots = append(env.Slots, cxx.Slot{Name: s.self, Type: s.class.Type()})
	}
	return env
}

// signature returns the function for a declaration. The second result compiles its body; until
// then the function can be named, but not called.
func (a *API) signature(s scope, d sourceDecl) (*cxx.Func, func()) {
	if d.file != nil {
		return a.fileSignature(s, d)
	}
	return a.plainSignature(s, d)
}

// plainSignature is signature for a function that is no template.
func (a *API) plainSignature(s scope, d sourceDecl) (*cxx.Func, func()) {
	env := a.environment(s, d.Static)
	receivers := len(env.Slots) // the object, under each of its names
	f := &cxx.Func{}
	name := d.Name.Parts[len(d.Name.Parts)-1].Ident
	src := &SourceFunc{Func: f, Class: s.class, Name: name, Static: d.Static, Receivers: receivers, Text: d.text}
	f.Host = src
	unknown := func(format string, args ...any) (*cxx.Func, func()) {
		f.Unknown = fmt.Sprintf("'%s': %s", name, fmt.Sprintf(format, args...))
		f.Call = func(m *cxx.Machine, _ []cxx.Value) cxx.Value { return m.FailUnknown("%s", f.Unknown) }
		return f, func() {}
	}
	f.Params, f.Refs = make([]*cxx.Type, len(d.Params)), make([]bool, len(d.Params))
	for i := range f.Params {
		f.Params[i] = cxx.TypePoison
	}
	var defaults []*cxx.Program
	var copied []int // the parameters that are objects by value
	for i, p := range d.Params {
		t, problem := cxx.ResolveType(p.Type, env)
		if problem != nil {
			return unknown("%s", problem.Message)
		}
		f.Params[i] = t
		if t.Class != nil && t.Class.Instances() && !p.Type.Reference {
			copied = append(copied, i)
		}
		f.Refs[i] = assignable(t) && p.Type.Reference && !p.Type.Const
		env.Slots = append(env.Slots, cxx.Slot{Name: p.Name, Type: t, Variable: assignable(t)})
		if p.Default != nil {
			defaults = append(defaults, cxx.Compile(p.Default, &cxx.Env{Registry: env.Registry, Namespaces: env.Namespaces, Files: env.Files, Types: env.Types, Result: t}))
		}
	}
	f.Optional = len(defaults)
	result, problem := cxx.ResolveType(d.Result, env)
	src.Declared = d.Body == nil && !d.Pure && d.Err == nil
	inGo, written := a.goMethod(s.class, name, f, d.Static, d.Body != nil && (len(d.Body.Stmts) > 0 || result != nil && result.Kind == cxx.KindVoid))
	switch {
	case problem != nil:
		return unknown("%s", problem.Message)
	case written:
		f.Result, src.InGo = result, true
		f.Call = a.callGo(inGo, f, d.Static)
		return f, func() {}
	case d.Err != nil:
		return unknown("%v", d.Err)
	case d.Pure:
		f.Result = result
		f.Call = func(m *cxx.Machine, _ []cxx.Value) cxx.Value {
			return m.Failf("pure virtual function '%s' is called", name)
		}
		return f, func() {}
	case d.Body == nil:
		return unknown("it is only declared")
	case len(d.Body.Stmts) == 0 && result.Kind != cxx.KindVoid:
		return unknown("it is not in C++")
	}
	f.Result, env.Result = result, result
	f.Code, f.Const = cxx.CodePlace{Text: d.text, Offset: d.Name.Pos()}, d.Const
	src.Slots, src.Defaults = env.Slots, defaults
	var prog *cxx.Program
	f.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		frame := make([]cxx.Value, 0, len(env.Slots))
		if receivers > 0 {
			for range receivers {
				frame = append(frame, args[0])
			}
			args = args[1:]
		}
		frame = append(frame, args...)
		for _, i := range copied {
			if i < len(args) {
				frame[receivers+i] = cxx.CopyOf(frame[receivers+i])
			}
		}
		for i := len(args) - (len(f.Params) - f.Optional); i < len(defaults); i++ {
			v, err := defaults[i].Run(m, nil)
			if err != nil {
				return m.Propagate(err, d.source(s.class), d.Name.Pos())
			}
			frame = append(frame, v)
		}
		v, err := prog.Run(m, frame)
		if err != nil {
			return m.Propagate(err, d.source(s.class), d.Name.Pos())
		}
		return v
	}
	return f, func() {
		prog = cxx.Compile(d.Body, env)
		src.Program = prog
		for _, p := range append([]*cxx.Program{prog}, defaults...) {
			if !p.Complete() && f.Unknown == "" {
				f.Unknown = p.Problems[0].Message
				if d.file != nil {
					a.refuse(d.file, f, p.Problems[0].Pos)
				}
			}
		}
	}
}

// A SourceFunc is a function that is written in C++, the Host of its [cxx.Func].
type SourceFunc struct {
	Func   *cxx.Func
	Class  *cxx.Class
	Name   string
	Static bool
	// Slots are those of the program: the object under each of its names, Receivers in
	// number, and the parameters. Defaults are the values of the last parameters.
	Receivers int
	Slots     []cxx.Slot
	Program   *cxx.Program
	Defaults  []*cxx.Program
	Text      string // in which the function is
	Declared  bool   // without a body
	InGo      bool   // registered by [API.GoMethod]
}

// assignable reports whether a function can assign to a parameter of a type. It can change
// a list, but not replace it; lists are passed as references anyway.
func assignable(t *cxx.Type) bool {
	switch t.Kind {
	case cxx.KindPointer, cxx.KindFunc, cxx.KindList:
		return false
	}
	return true
}

// function returns the function for the text of one definition.
func (a *API) function(s scope, text string) *cxx.Func {
	decls := cxx.ParseDecls(text)
	if len(decls) != 1 {
		return &cxx.Func{Unknown: "not a function: " + text}
	}
	f, compile := a.signature(s, sourceDecl{FuncDecl: decls[0], text: text})
	compile()
	return f
}

// functionText writes a function in C++.
func functionText(static bool, result, name string, params []SourceParam, body string) string {
	var b strings.Builder
	if static {
		b.WriteString("static ")
	}
	b.WriteString(result + " " + name + "(")
	for i, p := range params {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(p.Type + " " + p.Name)
		if p.Default != "" {
			b.WriteString(" = " + p.Default)
		}
	}
	b.WriteString(") {" + body + "\n}")
	return b.String()
}

// ClassSource holds the C++ of a definition that concerns its class.
type ClassSource struct {
	Declarations string // extraClassDeclaration and extraClassDefinition
	// SkipDefaultBuilders means that the class has no get with all parameters.
	SkipDefaultBuilders bool
}

// A SourceBuilder is a get with custom parameters.
type SourceBuilder struct {
	Params []SourceParam
	// Result is the C++ type of the result, "" for the class itself.
	Result string
	Body   string // names the get of all parameters $_get, the context $_ctxt
	// InferredContext means that the context is not the first parameter.
	InferredContext bool
}

// A SourceParam is a parameter in C++.
type SourceParam struct{ Type, Name, Default string }

// rawGet is the name under which builders find the get of all parameters.
const rawGet = "getOfAllParameters"

// getters registers the static functions get of a class.
func (a *API) getters(c *cxx.Class, src ClassSource, all *cxx.Func) {
	raw := *all
	c.Static(rawGet, &raw)
	base := *all
	a.Registry.Class(c.Name+"::Base").Static("get", &base)
	if !src.SkipDefaultBuilders {
		c.Static("get", all)
	}
	c.Static("getChecked", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func { return a.getCheckedOf(c, s) }})
}

// AddBuilder registers a get that is written in C++, once all classes that it may name are
// known, and returns it. A get that uses unknown names is left out: calls find no function, and
// the error explains why. A builder without a body is ignored.
func (a *API) AddBuilder(c *cxx.Class, b SourceBuilder) (*cxx.Func, error) {
	if b.Body == "" {
		return nil, nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	body := cxx.Substitute(b.Body, map[string]string{"_get": "::" + c.Name + "::" + rawGet, "_ctxt": "context"})
	var params []SourceParam
	if !b.InferredContext {
		params = append(params, SourceParam{Type: "::mlir::MLIRContext *", Name: "context"})
	}
	params = append(params, b.Params...)
	f := a.function(a.classScope(c), functionText(true, cmp.Or(b.Result, "::"+c.Name), "get", params, body))
	if f.Unknown != "" {
		return nil, errors.New(f.Unknown)
	}
	c.Static("get", f)
	return f, nil
}

// SourceBuilderOf returns the get with a context and some parameters that a C++ source file defines for
// a class. The error explains why no such function can be run.
func (a *API) SourceBuilderOf(c *cxx.Class, params []SourceParam) (*cxx.Func, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	want, err := a.paramTypes(c, params)
	if err != nil {
		return nil, err
	}
	var found []*cxx.Func
	other := errors.New("it is only declared")
	for _, f := range c.StaticFuncs("get") {
		src, ok := f.Host.(*SourceFunc)
		switch {
		case !ok || src.Declared || f.Template != nil || len(f.Params) != len(want):
		case slices.EqualFunc(f.Params, want, cxx.Same):
			found = append(found, f)
		case f.Unknown != "":
			other = errors.New(f.Unknown)
		default:
			other = errors.New("it is defined for parameters of other types")
		}
	}
	switch {
	case len(found) == 0:
		return nil, other
	case len(found) > 1:
		return nil, errors.New("more than one function is defined for these parameters")
	case found[0].Unknown != "":
		return nil, errors.New(found[0].Unknown)
	}
	return found[0], nil
}

// paramTypes returns the types of a context and some parameters.
func (a *API) paramTypes(c *cxx.Class, params []SourceParam) ([]*cxx.Type, error) {
	types := []*cxx.Type{a.Context.Type()}
	env := a.environment(a.classScope(c), true)
	for _, p := range params {
		name, err := cxx.ParseType(p.Type)
		if err != nil {
			return nil, fmt.Errorf("the type of parameter '%s': %w", p.Name, err)
		}
		t, problem := cxx.ResolveType(name, env)
		if problem != nil {
			return nil, errors.New(problem.Message)
		}
		types = append(types, t)
	}
	return types, nil
}

// DefinesStatic reports whether a C++ source file defines a static function of a class.
func (a *API) DefinesStatic(c *cxx.Class, name string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return slices.ContainsFunc(c.StaticFuncs(name), func(f *cxx.Func) bool {
		src, ok := f.Host.(*SourceFunc)
		return ok && !src.Declared
	})
}
