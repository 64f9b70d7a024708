package cppapi

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/cxx"
)

// files are C++ source files from which functions are taken that definitions leave to
// C++. A function is compiled when something first needs it.
type files struct {
	number map[*cxx.File]int
	funcs  map[string][]*cxx.FileFunc // by the last part of their names
	vars   map[string][]*cxx.FileVar
	alias  map[string][]*cxx.FileAlias
	// spaces are the namespaces, and namespaces are other names for them by their qualified names.
	spaces     map[string]bool
	namespaces map[string]string
	of         map[*cxx.FileAlias]*cxx.File
	// classes are those of the files by the last part of their names; those named Impl
	// by the name of the class around them.
	classes map[string][]*cxx.FileScope
	// structs are the classes by the last part of their names, enums the enumerations,
	// and cases the enumerations by the names of their cases.
	structs      map[string][]*cxx.FileScope
	enums, cases map[string][]*cxx.FileEnum
	// scopes are the namespaces that are searched for the names in each scope.
	scopes map[*cxx.FileScope][]string
	// includes are the directives that may include generated code, by namespace.
	includes map[string][]fileInclude
	// visible are the private namespaces that code of definitions sees, by the namespace of
	// the dialect.
	visible map[string][]string

	mu      sync.Mutex
	found   map[string]*cxx.Definition // by qualified name; nil for names that are not in the files
	refused map[*cxx.FileFunc]*Refusal
	made    map[*cxx.FileScope]map[string]*cxx.Class // classes by their template arguments
}

// A fileInclude is an include directive of a file.
type fileInclude struct {
	*cxx.FileInclude
	file *cxx.File
}

// A Refusal is a function of a C++ source file that cannot be run. The place is that of its
// unsupported part.
type Refusal struct {
	Name, File string
	Line, Col  int
	Reason     string
}

// AddFiles adds C++ source files. Functions of classes are found by the name of the class,
// other functions, constants and names of types by the lookup rules of C++.
func (a *API) AddFiles(list ...*cxx.File) {
	if len(list) == 0 {
		return
	}
	fs := a.files
	if fs == nil {
		fs = &files{number: map[*cxx.File]int{}, funcs: map[string][]*cxx.FileFunc{}, vars: map[string][]*cxx.FileVar{},
			alias: map[string][]*cxx.FileAlias{}, spaces: map[string]bool{}, namespaces: map[string]string{}, of: map[*cxx.FileAlias]*cxx.File{},
			classes: map[string][]*cxx.FileScope{}, structs: map[string][]*cxx.FileScope{},
			enums: map[string][]*cxx.FileEnum{}, cases: map[string][]*cxx.FileEnum{}, includes: map[string][]fileInclude{},
			made: map[*cxx.FileScope]map[string]*cxx.Class{}, scopes: map[*cxx.FileScope][]string{}, found: map[string]*cxx.Definition{}, refused: map[*cxx.FileFunc]*Refusal{}}
		a.files = fs
	}
	fs.visible = map[string][]string{}
	a.Registry.Namespace = fs.unaliased
	maps.DeleteFunc(fs.found, func(_ string, d *cxx.Definition) bool { return d == nil })
	for _, f := range list {
		if _, known := fs.number[f]; known {
			continue
		}
		fs.number[f] = len(fs.number)
		for _, fn := range f.Funcs {
			name := lastPart(fn.Name)
			fs.funcs[name] = append(fs.funcs[name], fn)
			fs.addSpace(fn.Scope.Namespace)
		}
		for _, s := range f.Classes {
			fs.addSpace(s.Namespace)
			name := strings.TrimSuffix(s.Class, "::Impl")
			name = name[strings.LastIndex(name, ":")+1:]
			fs.classes[name] = append(fs.classes[name], s)
			name = s.Class[strings.LastIndex(s.Class, ":")+1:]
			fs.structs[name] = append(fs.structs[name], s)
		}
		for _, x := range f.Includes {
			if strings.HasSuffix(x.Name, ".inc") {
				ns := x.Scope.Namespace
				if x.Scope.Internal && !isHeader(f) {
					ns = fs.private(f, ns)
				}
				fs.includes[ns] = append(fs.includes[ns], fileInclude{x, f})
			}
		}
		for _, e := range f.Enums {
			fs.enums[e.Name] = append(fs.enums[e.Name], e)
			for _, k := range e.Cases {
				fs.cases[k.Name] = append(fs.cases[k.Name], e)
			}
		}
		for _, v := range f.Vars {
			fs.vars[v.Name] = append(fs.vars[v.Name], v)
		}
		for _, x := range f.Aliases {
			fs.alias[x.Name] = append(fs.alias[x.Name], x)
			fs.of[x] = f
		}
	}
	for _, f := range list {
		fs.addNamespaces(f)
	}
}

// FileNamespaces returns the namespaces of the files' definitions, including those with
// internal linkage: generated code that a file includes can name these.
func (a *API) FileNamespaces() []string {
	if a.files == nil {
		return nil
	}
	found := map[string]bool{}
	for f := range a.files.number {
		found[a.files.private(f, "")] = true
		for _, fn := range f.Funcs {
			if fn.Scope.Class == "" {
				found[fn.Scope.Namespace] = true
				found[a.files.private(f, fn.Scope.Namespace)] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// DefinitionNamespaces returns the namespaces in which the text of a definition is looked up,
// in order: those private to the files that include the code generated from it, and that of its
// dialect.
func (a *API) DefinitionNamespaces(ns string) []string {
	ns = qualified(ns)
	if a.files == nil {
		return []string{ns}
	}
	fs := a.files
	fs.mu.Lock()
	defer fs.mu.Unlock()
	list, ok := fs.visible[ns]
	if !ok {
		var of []*cxx.File
		for f := range fs.number {
			if !isHeader(f) && includesGenerated(f, ns) {
				of = append(of, f)
			}
		}
		slices.SortFunc(of, func(f, g *cxx.File) int { return fs.number[f] - fs.number[g] })
		for _, f := range of {
			list = append(list, fs.private(f, ns))
		}
		list = append(list, ns)
		fs.visible[ns] = list
	}
	return list
}

// includesGenerated reports whether a file includes the generated code of a dialect: code
// that is defined in the namespace of the dialect, or beside functions of it.
func includesGenerated(f *cxx.File, ns string) bool {
	includes := false
	for _, x := range f.Includes {
		if strings.HasSuffix(x.Name, ".cpp.inc") {
			if x.Scope.Namespace == ns {
				return true
			}
			includes = true
		}
	}
	return includes && slices.ContainsFunc(f.Funcs, func(fn *cxx.FileFunc) bool { return fn.Scope.Namespace == ns })
}

// Env returns an environment of namespaces.
func (a *API) Env(namespaces []string) *cxx.Env {
	env := &cxx.Env{Registry: a.Registry, Namespaces: namespaces}
	for _, ns := range namespaces {
		if root, _, _ := strings.Cut(ns, "::"); strings.HasPrefix(root, "(file ") && !slices.Contains(env.Files, root) {
			env.Files = append(env.Files, root)
		}
	}
	return env
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func lastPart(n *cxx.Name) string { return n.Parts[len(n.Parts)-1].Ident }

// Refused returns the functions of the files that were needed and cannot be run, in the
// order of the files.
func (a *API) Refused() []Refusal {
	if a.files == nil {
		return nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	var out []Refusal
	for _, r := range a.files.refused {
		out = append(out, *r)
	}
	slices.SortFunc(out, func(x, y Refusal) int {
		if c := strings.Compare(x.File, y.File); c != 0 {
			return c
		}
		return x.Line - y.Line
	})
	return out
}

// private returns the namespace for names that only one file sees: those with internal linkage,
// and those that using declarations and aliases introduce.
func (fs *files) private(f *cxx.File, namespace string) string {
	p := fmt.Sprintf("(file %d)", fs.number[f])
	if namespace != "" {
		p += "::" + namespace
	}
	return p
}

// addSpace adds a namespace and those around it.
func (fs *files) addSpace(ns string) {
	for ; ns != "" && !fs.spaces[ns]; ns = ns[:max(strings.LastIndex(ns, "::"), 0)] {
		fs.spaces[ns] = true
	}
}

// addNamespaces adds the aliases of namespaces in a file.
func (fs *files) addNamespaces(f *cxx.File) {
	for _, x := range f.Namespaces {
		targets := fs.relative(f, x.Scope, x.Target)
		target := targets[len(targets)-1] // in the global namespace
		for _, t := range targets {
			if other := fs.namespaces[joinNames(fs.private(f, ""), t)]; other != "" {
				target = other // an alias of an alias
				break
			}
			if other := fs.namespaces[t]; other != "" {
				target = other
				break
			}
			if fs.spaces[t] {
				target = t
				break
			}
		}
		fs.namespaces[joinNames(fs.private(f, x.Scope.Namespace), x.Name)] = target
		if isHeader(f) {
			fs.namespaces[joinNames(x.Scope.Namespace, x.Name)] = target
		}
	}
}

// relative returns the names that a name may have that is used in a scope, from the innermost
// namespace outwards, each followed by those of using directives.
func (fs *files) relative(f *cxx.File, s *cxx.FileScope, name string) []string {
	var list []string
	usings := s.Usings()
	for ns := s.Namespace; ; ns = ns[:max(strings.LastIndex(ns, "::"), 0)] {
		list = append(list, joinNames(ns, name))
		for _, u := range usings {
			list = append(list, joinNames(ns, joinNames(u, name)))
		}
		if ns == "" {
			return list
		}
	}
}

// unaliased replaces the aliases of namespaces in a qualified name.
func (fs *files) unaliased(name string) string {
	if fs == nil || len(fs.namespaces) == 0 {
		return name
	}
	for range maxAliases {
		i, replaced := 0, false
		for !replaced {
			k := strings.Index(name[i:], "::")
			if k < 0 {
				return name
			}
			if i += k; fs.namespaces[name[:i]] != "" {
				name, replaced = fs.namespaces[name[:i]]+name[i:], true
			}
			i += len("::")
		}
	}
	return name
}

// maxAliases bounds the aliases in a name, which may be cyclic.
const maxAliases = 16

// scopeOf returns the scope of a function in a file; class is nil for a function that
// is no member.
func (a *API) scopeOf(f *cxx.File, s *cxx.FileScope, class *cxx.Class) scope {
	out := scope{class: class}
	if class != nil {
		out.namespaces = append(out.namespaces, class.Name)
	}
	out.namespaces = append(out.namespaces, a.files.searched(f, s)...)
	return out
}

// maxRelative bounds the using directives that may be relative to each other in namespaces that no file has.
const maxRelative = 32

// searched returns the namespaces in which code in a scope finds names, in order: its own, and those
// of using directives.
func (fs *files) searched(f *cxx.File, s *cxx.FileScope) []string {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	if list, ok := fs.scopes[s]; ok {
		return list
	}
	list := []string{fs.private(f, s.Namespace), s.Namespace}
	var usings []string
	seen := map[string]bool{}
	for _, u := range s.Usings() {
		if !seen[u] {
			seen[u] = true
			usings = append(usings, u)
		}
	}
	nested := fs.nested(seen)
	for i, u := range usings {
		list = append(list, u)
		for ns := s.Namespace; ns != ""; ns = ns[:max(strings.LastIndex(ns, "::"), 0)] {
			list = append(list, ns+"::"+u)
		}
		for _, v := range usings[:min(len(usings), maxRelative)] { // a directive may be relative to an earlier one
			if i < maxRelative && u != v && !strings.HasPrefix(u, v+"::") {
				list = append(list, v+"::"+u)
			}
		}
		if i >= maxRelative {
			list = append(list, nested[u]...)
		}
	}
	fs.scopes[s] = slices.Clip(list)
	return fs.scopes[s]
}

// nested returns the namespaces of the files whose names consist of two using directives, in order, by the second one.
func (fs *files) nested(usings map[string]bool) map[string][]string {
	if len(usings) <= maxRelative {
		return nil
	}
	list := map[string][]string{}
	for _, ns := range slices.Sorted(maps.Keys(fs.spaces)) {
		for i := range len(ns) {
			if u := strings.TrimPrefix(ns[i:], "::"); u != ns[i:] && usings[ns[:i]] && usings[u] {
				list[u] = append(list[u], ns)
			}
		}
	}
	return list
}

// members returns the functions with a name that the files define for a class.
func (fs *files) members(c *cxx.Class, name string) []*cxx.FileFunc {
	if fs == nil {
		return nil
	}
	var out []*cxx.FileFunc
	for _, fn := range fs.funcs[name] {
		q := fn.Scope.Class
		if parts := fn.Name.Parts; len(parts) > 1 {
			q = joinNames(q, joinParts(parts[:len(parts)-1]))
		}
		if q != "" && fs.named(fn.File, fn.Scope, q, c.Name) {
			out = append(out, fn)
		}
	}
	return out
}

// freeFunctions returns the namespaces in which files define a function that is no member:
// those from which the class can be named without a qualifier, or else all.
func (fs *files) freeFunctions(c *cxx.Class, name string) []string {
	if fs == nil {
		return nil
	}
	var near, all []string
	short := c.Name[strings.LastIndex(c.Name, ":")+1:]
	for _, fn := range fs.funcs[name] {
		if fn.Scope.Class != "" || len(fn.Name.Parts) > 1 {
			continue
		}
		ns := []string{fs.private(fn.File, fn.Scope.Namespace), fn.Scope.Namespace}
		all = append(all, ns...)
		if fs.named(fn.File, fn.Scope, short, c.Name) {
			near = append(near, ns...)
		}
	}
	if near != nil {
		return near
	}
	return all
}

func joinParts(parts []cxx.NamePart) string {
	names := make([]string, len(parts))
	for i, p := range parts {
		names[i] = p.Ident
	}
	return strings.Join(names, "::")
}

func joinNames(scope, name string) string {
	if scope == "" {
		return name
	}
	return scope + "::" + name
}

// named reports whether a name that is used in a scope is that of a class or a namespace.
func (fs *files) named(f *cxx.File, s *cxx.FileScope, name, full string) bool {
	if !strings.HasSuffix(full, name) && (len(fs.namespaces) == 0 || !strings.Contains(name, "::") && !fs.aliased(name)) {
		return false
	}
	if name == "" {
		return full == s.Namespace
	}
	for _, q := range fs.relative(f, s, name) {
		if q == full {
			return true
		}
	}
	if len(fs.namespaces) == 0 {
		return false
	}
	private := fs.private(f, "")
	for _, q := range fs.relative(f, s, name) {
		// A separator at the end makes the whole name a namespace.
		if strings.TrimSuffix(fs.unaliased(q+"::"), "::") == full || strings.TrimSuffix(fs.unaliased(joinNames(private, q)+"::"), "::") == full {
			return true
		}
	}
	return false
}

// aliased reports whether a name may be an alias of a namespace.
func (fs *files) aliased(name string) bool {
	for alias := range fs.namespaces {
		if alias == name || strings.HasSuffix(alias, "::"+name) {
			return true
		}
	}
	return false
}

// find finds a qualified name in the classes of definitions and in the files; or nil. It is
// called during compilation.
func (a *API) find(name string) *cxx.Definition {
	if i := strings.LastIndex(name, "::"); i >= 0 {
		if d := a.inClassBody(name[:i], name[i+2:]); d != nil {
			return d
		}
		// The class also has functions that are not in the files.
		if c := a.Registry.LookupClass(name[:i]); c != nil {
			if o := a.ops[c]; o != nil && name[i+2:] == "Properties" {
				return &cxx.Definition{Type: o.propertiesClass().Type()}
			}
			if fs := c.StaticFuncs(name[i+2:]); fs != nil {
				return &cxx.Definition{Funcs: fs}
			}
		}
	}
	if a.files == nil {
		return nil
	}
	return a.fromFiles(name)
}

// fromFiles finds a qualified name in the files.
func (a *API) fromFiles(name string) *cxx.Definition {
	fs := a.files
	ns, last := "", name
	if i := strings.LastIndex(name, "::"); i >= 0 {
		ns, last = name[:i], name[i+2:]
	}
	if fs.funcs[last] == nil && fs.vars[last] == nil && fs.alias[last] == nil &&
		fs.structs[last] == nil && fs.enums[last] == nil && fs.cases[last] == nil && fs.includes[ns] == nil {
		return nil
	}
	fs.mu.Lock()
	d, ok := fs.found[name]
	if !ok {
		fs.found[name] = nil // it cannot depend on itself
	}
	fs.mu.Unlock()
	if ok {
		return d
	}
	d = a.lookUpInFiles(name, ns, last)
	return d
}

// lookUpInFiles finds a name, which is last in the scope ns, without the cache: a type, an alias, a
// variable, functions, or a generated rule. Functions are cached before their bodies are compiled,
// because a body may call the function itself.
func (a *API) lookUpInFiles(name, ns, last string) *cxx.Definition {
	fs := a.files
	keep := func(d *cxx.Definition) *cxx.Definition {
		fs.mu.Lock()
		fs.found[name] = d
		fs.mu.Unlock()
		return d
	}
	if d := a.typeInFiles(ns, last, keep); d != nil {
		return d
	}
	for _, x := range fs.alias[last] {
		f := fs.of[x]
		if !fs.names(f, x, ns) {
			continue
		}
		env := a.environment(a.scopeOf(f, x.Scope, nil), true)
		if x.Scope.Class != "" {
			env.Namespaces = append([]string{joinNames(x.Scope.Namespace, x.Scope.Class)}, env.Namespaces...)
		}
		if x.Target != "" {
			if d := env.Definition(x.Target); d != nil {
				return keep(d)
			}
			continue
		}
		if t, problem := cxx.ResolveType(x.Type, env); problem == nil {
			return keep(&cxx.Definition{Type: t})
		}
	}
	for _, v := range fs.vars[last] {
		if !fs.holds(v.File, v.Scope, v.Static, ns) {
			continue
		}
		if v.Mutable {
			return keep(&cxx.Definition{Variable: true})
		}
		env := a.environment(a.scopeOf(v.File, v.Scope, nil), true)
		if v.Scope.Class != "" {
			env.Namespaces = append([]string{joinNames(v.Scope.Namespace, v.Scope.Class)}, env.Namespaces...)
		}
		if t, value, ok := a.constant(v, env); ok {
			return keep(&cxx.Definition{Type: t, Value: &value})
		}
	}
	var decls []sourceDecl
	for _, fn := range fs.funcs[last] {
		if fn.Constructor {
			continue
		}
		switch parts := fn.Name.Parts; {
		case len(parts) == 1 && fs.holds(fn.File, fn.Scope, fn.Static, ns):
			decls = append(decls, a.fileDecl(fn, nil))
		case len(parts) > 1 && (fn.QualifiedName() == name || fs.named(fn.File, fn.Scope, joinNames(fn.Scope.Class, joinParts(parts[:len(parts)-1])), ns)):
			d := a.fileDecl(fn, nil)
			d.namespace = ns
			decls = append(decls, d)
		}
	}
	if !slices.ContainsFunc(decls, func(d sourceDecl) bool { return d.namespace == "" || d.file.QualifiedName() == name }) {
		decls = nil // definitions must have been declared
	}
	if decls = withDeclarations(decls); len(decls) == 0 {
		if d := a.ruleInFiles(ns, last); d != nil {
			return keep(d)
		}
		return nil
	}
	d := keep(&cxx.Definition{})
	var bodies []func()
	slices.SortStableFunc(decls, func(x, y sourceDecl) int { // specializations before their template
		return btoi(y.special) - btoi(x.special)
	})
	for _, x := range decls {
		f, body := a.signature(scope{}, x)
		f.Name = name
		d.Funcs = append(d.Funcs, f)
		bodies = append(bodies, body)
	}
	for _, compile := range bodies {
		compile()
	}
	return d
}

// names reports whether an alias is found in a namespace or a class.
func (fs *files) names(f *cxx.File, x *cxx.FileAlias, ns string) bool {
	if x.Scope.Class != "" {
		return x.Target == "" && fs.holds(f, x.Scope, false, ns)
	}
	return fs.private(f, x.Scope.Namespace) == ns || x.Scope.Namespace == ns
}

// holds reports whether a namespace is the one in which a function or constant is found
// that is no member of a class.
func (fs *files) holds(f *cxx.File, s *cxx.FileScope, static bool, ns string) bool {
	if s.Class != "" {
		if s.InTemplate() { // found in its instances
			return false
		}
		return joinNames(s.Namespace, s.Class) == ns || joinNames(fs.private(f, s.Namespace), s.Class) == ns
	}
	if (s.Internal || static) && !isHeader(f) { // includers see internal names of headers
		return fs.private(f, s.Namespace) == ns
	}
	return s.Namespace == ns
}

// isHeader reports whether other files include a file. Parts of headers are in .inc files.
func isHeader(f *cxx.File) bool {
	ext := path.Ext(f.Name)
	return strings.HasPrefix(ext, ".h") || ext == ".inc"
}

// fileDecl returns a function of a file as a declaration, with its class if it has one.
func (a *API) fileDecl(fn *cxx.FileFunc, class *cxx.Class) sourceDecl {
	d := *fn.FuncDecl
	d.Static = d.Static || class == nil
	return sourceDecl{FuncDecl: &d, text: fn.File.Text, file: fn, template: fn.Template, special: fn.Special}
}

// constant evaluates a constant of a file.
func (a *API) constant(v *cxx.FileVar, env *cxx.Env) (*cxx.Type, cxx.Value, bool) {
	d := v.Value()
	if d == nil || d.Bindings != nil {
		return nil, cxx.Value{}, false
	}
	body := &cxx.Block{Stmts: []cxx.Stmt{&cxx.DeclStmt{Vars: []*cxx.VarDecl{d}},
		&cxx.Return{X: &cxx.NameExpr{Name: &cxx.Name{Parts: []cxx.NamePart{{Ident: d.Name}}}}}}}
	var t *cxx.Type
	if d.Array {
		if elem, problem := cxx.ResolveType(d.Type, env); problem == nil {
			t = cxx.ListOf(elem)
		}
	} else if t, _ = cxx.ResolveType(d.Type, env); t != nil && t.Kind == cxx.Poison {
		t = nil
	}
	env.Result = t
	prog := cxx.Compile(body, env)
	if t == nil {
		t = prog.Result
	}
	if !prog.Complete() {
		return nil, cxx.Value{}, false
	}
	value, err := prog.Eval(nil)
	return t, value, err == nil
}

// fileSignature is [API.signature] for a function of a file. Functions that cannot be run are
// reported.
func (a *API) fileSignature(s scope, d sourceDecl) (*cxx.Func, func()) {
	fn := d.file
	in := s
	if s.within == nil {
		in = a.scopeOf(fn.File, fn.Scope, s.class)
		in.types, in.values, in.self = s.types, s.values, s.self
		if d.namespace != "" {
			in.namespaces = append([]string{a.files.private(fn.File, d.namespace), d.namespace}, in.namespaces...)
		}
		if k := fn.Friend; k != nil {
			in.namespaces = append([]string{joinNames(k.Namespace, k.Class)}, in.namespaces...)
		}
	}
	in = in.rename(d)
	parsed := fn.Parsed()
	decl := *d.FuncDecl
	decl.Body, decl.Err = parsed.Body, parsed.Err
	d.FuncDecl = &decl
	var f *cxx.Func
	var compile func()
	if len(d.template) > 0 || d.special || d.generic() {
		f, compile = a.templateSignature(in, d)
	} else {
		f, compile = a.plainSignature(in, d)
	}
	a.refuse(fn, f, fn.Pos())
	return f, compile
}

// refuse records a function that cannot be run.
func (a *API) refuse(fn *cxx.FileFunc, f *cxx.Func, pos int) {
	if f.Unknown == "" || !fn.HasBody() || a.files == nil || a.files.refused[fn] != nil {
		return
	}
	r := &Refusal{Name: fn.QualifiedName(), File: fn.File.Name, Reason: f.Unknown}
	r.Line, r.Col = fn.File.Place(pos)
	a.files.refused[fn] = r
}
