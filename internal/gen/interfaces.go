package gen

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/gen/gocxx"
	"github.com/mica-ir/mica/ods"
)

// An iface is an interface of the definitions that is a Go interface.
type iface struct {
	def     *ods.Interface
	typ     string // the Go interface
	name    string // in C++, without mlir's own namespaces
	bases   []*iface
	methods []ifaceMethod
	// models are those that other dialects attach; with them, or with a condition, the
	// definition of an object alone does not say whether it has the interface.
	tested bool
}

// An ifaceMethod is a method of an interface whose types have a form in Go.
type ifaceMethod struct {
	of     *iface
	index  int    // among those of the definition
	name   string // in Go
	params []customParam
	result customParam // typ is "" for none
}

func (m *ifaceMethod) def() *ods.InterfaceMethod { return m.of.def.Methods[m.index] }

// signature returns the parameters and the result in Go.
func (m *ifaceMethod) signature() string {
	var params []string
	for _, p := range m.params {
		params = append(params, p.name+" "+p.typ)
	}
	return "(" + strings.Join(grouped(params), ", ") + ") " + m.result.typ
}

// arguments returns the parameters as they are passed on.
func (m *ifaceMethod) arguments() string {
	var args []string
	for _, p := range m.params {
		args = append(args, ", "+p.name)
	}
	return strings.Join(args, "")
}

// readInterfaces finds the interfaces of the dialect's own namespace that are in C++, and
// gives them and their methods names.
func (p *pkg) readInterfaces(named func(string) string) {
	own := trimGlobal(p.dialect.CppNamespace)
	if p.translator == nil || own == "" {
		return
	}
	all := map[*ods.Interface]*iface{}
	var add func(d *ods.Interface) *iface
	add = func(d *ods.Interface) *iface {
		if x := all[d]; x != nil || d.Kind == ods.DialectInterface || trimGlobal(d.CppNamespace) != own {
			return x
		}
		if i := slices.IndexFunc(p.ifaces, func(x *iface) bool { return x.def.Name() == d.Name() }); i >= 0 {
			return p.ifaces[i] // from another module
		}
		x := &iface{def: d, name: cppapi.TraitName(d.Name()), tested: d.ClassOf != "" || p.translator.api().HasModels(d.Name())}
		all[d] = x
		for _, b := range d.Bases {
			switch y := add(b); {
			case y == nil:
			case y.typ == "": // which is being added
				p.problem(d.Record, "base '"+b.CppClass+"' of interface '"+d.CppClass+"'", "it has the interface itself as a base")
			default:
				x.bases = append(x.bases, y)
			}
		}
		if len(d.Methods) > 0 && p.translator.api().InterfaceMethod(d.Name(), 0) == nil {
			return nil // it is in Go
		}
		x.typ = named(exported(d.CppClass))
		p.readMethods(x)
		p.ifaces = append(p.ifaces, x)
		return x
	}
	for _, d := range p.module.Interfaces {
		add(d)
	}
	p.separate()
}

// separate renames methods of interfaces that have one name in Go and are not the same, where
// something has both interfaces.
func (p *pkg) separate() {
	together := func(list []*iface) {
		byName := map[string]*ifaceMethod{}
		for _, x := range list {
			for _, y := range slices.Backward(x.withBases()) {
				for i := range y.methods {
					m := &y.methods[i]
					if o := byName[m.name]; o != nil && o != m && !o.same(m) {
						m.name += "Of" + y.typ
					}
					byName[m.name] = m
				}
			}
		}
	}
	for _, x := range p.ifaces {
		together([]*iface{x})
	}
	for _, op := range p.module.Ops {
		together(p.ifacesOf(op.Traits))
	}
	for _, list := range [][]*ods.Def{p.module.Types, p.module.Attrs} {
		for _, d := range list {
			together(p.ifacesOf(d.Traits))
		}
	}
}

// same reports whether a class that has both methods has one function for them.
func (m *ifaceMethod) same(o *ifaceMethod) bool {
	x, y := m.def(), o.def()
	return x.Name == y.Name && x.Body == "" && y.Body == "" && m.result.typ == o.result.typ &&
		slices.EqualFunc(m.params, o.params, func(p, q customParam) bool { return p.typ == q.typ })
}

// readMethods gives names and types to the methods of an interface.
func (p *pkg) readMethods(x *iface) {
	taken := opMethods()
	switch x.def.Kind {
	case ods.TypeInterface:
		taken = map[string]bool{"Type": true, "String": true}
	case ods.AttrInterface:
		taken = map[string]bool{"Attr": true, "String": true}
	}
	for _, b := range x.withBases()[1:] {
		for _, m := range b.methods {
			taken[m.name] = true
		}
	}
	for i, d := range x.def.Methods {
		m := ifaceMethod{of: x, index: i}
		if err := p.translator.methodTypes(&m); err != nil {
			p.problem(x.def.Record, "method '"+d.Name+"' of interface '"+x.def.CppClass+"'", reason(err))
			continue
		}
		m.name = methodName(d.Name)
		for taken[m.name] {
			m.name += "Method"
		}
		taken[m.name] = true
		x.methods = append(x.methods, m)
	}
}

// methodName returns the Go name of a method: "getWidth" is Width.
func methodName(s string) string {
	if rest, ok := strings.CutPrefix(s, "get"); ok && rest != "" && unicode.IsUpper(rune(rest[0])) {
		s = rest
	}
	return exported(s)
}

func (t *translator) api() *cppapi.API { return t.readers[0].API() }

// plainTypes are the Go types that [ir.Call] converts.
var plainTypes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\[\])?(bool|u?int(8|16|32|64)|float64|string|ir\.Type|ir\.Attribute|\*ir\.\w+)$|^\*(bool|u?int\d*)$`)
})

// methodTypes translates the types of a method.
func (t *translator) methodTypes(m *ifaceMethod) error {
	f := t.api().InterfaceMethod(m.of.def.Name(), m.index)
	if f.Result == nil || slices.Contains(f.Params, cxx.TypePoison) {
		return fmt.Errorf("%s", f.Unknown)
	}
	names := map[string]bool{}
	for i, c := range f.Params {
		d := m.def().Params[i]
		if f.Refs[i] || strings.Contains(d.Type, "SmallVector") && !strings.Contains(d.Type, "const") {
			return fmt.Errorf("it changes its parameter '%s'", d.Name)
		}
		p, err := t.plainType(c)
		if err != nil {
			return fmt.Errorf("parameter '%s': %w", d.Name, err)
		}
		p.name = unique(names, param(d.Name))
		m.params = append(m.params, p)
	}
	if f.Result.Kind == cxx.KindVoid {
		return nil
	}
	var err error
	m.result, err = t.plainType(f.Result)
	return err
}

// plainType translates the type of a parameter or the result of a method.
func (t *translator) plainType(c *cxx.Type) (p customParam, err error) {
	if c == cxx.LogicalResult() {
		return customParam{typ: "bool", to: "%s", from: "%s"}, nil
	}
	old := t.context
	t.context = "ctx" // a type needs none
	p.typ, p.to, p.from, err = t.parameter(c)
	if t.context = old; err != nil {
		return p, err
	}
	if strings.HasSuffix(p.to, ".Operation") { // the wrapper of an operation
		p.typ, p.to, p.from = "*ir.Operation", "%s", "%s"
	}
	if !plainTypes().MatchString(p.typ) && p.to == "%s" {
		return p, fmt.Errorf("there is no Go type for '%s'", c)
	}
	return p, nil
}

// ifacesOf returns the interfaces that the traits of a definition list.
func (p *pkg) ifacesOf(traits []*ods.Trait) []*iface {
	var list []*iface
	for _, x := range p.ifaces {
		if slices.ContainsFunc(traits, func(t *ods.Trait) bool {
			return t.Kind == ods.InterfaceTrait && cppapi.TraitName(t.Interface) == x.name
		}) {
			list = append(list, x)
		}
	}
	return list
}

// A methodText is a method of an interface as the wrapper of an operation, a type or an
// attribute has it.
type methodText struct {
	*ifaceMethod
	fn *cxx.Func // nil if it is left to code
	// accessor means that the method is the accessor of that name, and provided that the
	// accessor also has its Go type.
	accessor, provided bool
}

// missing reports whether the method is left to code.
func (m *methodText) missing() bool { return m.fn == nil || m.fn.Unknown != "" }

// declared reports whether there is no body of the method.
func (m *methodText) declared() bool {
	if m.fn == nil {
		return true
	}
	src, ok := m.fn.Host.(*cppapi.SourceFunc)
	return ok && src.Declared
}

// reserve takes the names of methods, except those that accessors provide. The function
// accessor returns the Go type of the accessor (or the setter) with a name, or "".
func reserve(taken map[string]bool, list []*methodText, accessor func(name string, set bool) string) {
	for _, m := range list {
		of, setter := strings.CutPrefix(m.name, "Set")
		switch {
		case !m.accessor:
		case setter && len(m.params) == 1 && m.result.typ == "":
			m.provided = m.params[0].typ == accessor(of, true)
		case len(m.params) == 0 && m.result.typ != "":
			m.provided = m.result.typ == accessor(m.name, false)
		}
	}
	for _, m := range list {
		// An accessor and its setter share one name.
		of, _ := strings.CutPrefix(m.name, "Set")
		if m.provided && slices.ContainsFunc(list, func(o *methodText) bool { return !o.provided && (o.name == of || o.name == "Set"+m.name) }) {
			m.provided = false
		}
		if !m.provided {
			taken[m.name] = true
		}
	}
}

// A receiver is the receiver of methods: the Go type, and the expressions for the object in
// translated code.
type receiver struct {
	class                     string // in C++
	typ, stem, v, object, raw string
}

// methodsOf returns the methods of the interfaces that a definition implements. A method whose
// name is taken by one with other types is left out; the wrapper itself then does not implement
// the interface.
func (p *pkg) methodsOf(of any, class string, traits []*ods.Trait) []*methodText {
	var list []*methodText
	ifaces, left := p.ifacesOf(traits), map[*ifaceMethod]bool{}
	if p.leaves() {
		// The others may call those that the user will write.
		for _, x := range ifaces {
			for i := range x.methods {
				m := &methodText{ifaceMethod: &x.methods[i]}
				if m.fn, _ = p.translator.api().Implementation(of, x.def.Name(), m.index); m.declared() {
					left[m.ifaceMethod] = true
					api := p.translator.api()
					api.Update(func() { api.GoMethod(class+"::"+m.def().Name, nil) })
				}
			}
		}
	}
	for _, x := range ifaces {
		for k := range x.methods {
			m := &methodText{ifaceMethod: &x.methods[k]}
			if slices.ContainsFunc(list, func(o *methodText) bool { return o.name == m.name }) {
				continue
			}
			m.fn, m.accessor = p.translator.api().Implementation(of, x.def.Name(), m.index)
			if left[m.ifaceMethod] || m.declared() {
				m.fn, m.accessor = nil, false
			}
			list = append(list, m)
		}
	}
	return list
}

// interfacesFile writes the Go interfaces.
func (p *pkg) interfacesFile() *file {
	if len(p.ifaces) == 0 {
		return nil
	}
	f := p.newFile("interfaces")
	f.use(irPath)
	f.use(typedPath)
	for _, x := range p.ifaces {
		p.iface(f, x)
	}
	return f
}

// iface writes the Go interface of an interface in the definitions, the functions that return and
// attach implementations, and a type that calls the methods of entities without a generated wrapper.
func (p *pkg) iface(f *file, x *iface) {
	what, object, get, typ := "operations", "ir.Op", "Operation", "*ir.Operation"
	switch x.def.Kind {
	case ods.TypeInterface:
		what, object, get, typ = "types", "Type() ir.Type", "Type", "ir.Type"
	case ods.AttrInterface:
		what, object, get, typ = "attributes", "Attr() ir.Attribute", "Attr", "ir.Attribute"
	}
	comment(f, x.typ+" is the interface "+strings.TrimPrefix(trimGlobal(x.def.CppNamespace)+"::", "::")+x.def.CppClass+" of "+what+p.at(x.def.Record)+".")
	markdown(f, x.def.Description)
	f.line("type %s interface {\n%s", x.typ, object)
	for _, b := range x.bases {
		f.line("%s", b.typ)
	}
	for i := range x.methods {
		m := &x.methods[i]
		f.line("")
		text := strings.TrimSpace(m.def().Description)
		if text == "" {
			text = "It is " + m.def().Name + " in C++."
		}
		comment(f, text)
		f.line("%s%s", m.name, m.signature())
	}
	f.line("}\n")

	calls := lower(x.typ) + "Calls"
	v := map[string]string{"Operation": "op", "Type": "t", "Attr": "a"}[get]
	comment(f, fmt.Sprintf("As%s returns %s that has the interface as such: as its wrapper, or as the model that was attached to it.",
		x.typ, map[string]string{"Operation": "an operation", "Type": "a type", "Attr": "an attribute"}[get]))
	f.line("func As%s(%s %s) (%s, bool) {", x.typ, v, typ, x.typ)
	if x.tested {
		f.use(dialectPath)
		f.line("if !dialect.IsA(%s, %q) {\nreturn nil, false\n}", v, trimGlobal(x.def.Name()))
	}
	other := fmt.Sprintf("func(%s %s) %s { return %s{%s} }", v, typ, x.typ, calls, v)
	if get == "Operation" {
		f.line("return typed.OpAs(op, %q, %s)\n}\n", x.name, other)
	} else {
		f.line("var wrapped any")
		list := p.module.Types
		if get == "Attr" {
			list = p.module.Attrs
		}
		for _, d := range list {
			if name := p.defs[d]; name != "" && slices.Contains(p.ifacesOf(d.Traits), x) {
				f.line("if x, ok := As%s(%s); ok {\nwrapped = x\n}", name, v)
			}
		}
		f.line("return typed.%sAs(%s, %q, wrapped, %s)\n}\n", get, v, x.name, other)
	}
	def := map[string]string{"Operation": "OpDef", "Type": "TypeDefinition", "Attr": "AttributeDefinition"}[get]
	one := strings.TrimSuffix(what, "s")
	comment(f, fmt.Sprintf("Attach%s attaches a model of the interface to %s, which need not be of this dialect. It must be called before the %s is used.", x.typ, map[string]string{"Operation": "an operation", "Type": "a type", "Attr": "an attribute"}[get], one))
	f.line("func Attach%s(def *ir.%s, model func(%s %s) %s) {", x.typ, def, v, typ, x.typ)
	methods := make([]string, len(x.def.Methods))
	for i := range methods {
		methods[i] = "nil"
	}
	for _, m := range x.methods {
		methods[m.index] = x.typ + "." + m.name
	}
	f.line("def.AttachInterface(%q, typed.Model[%s, %s]{Make: model, Methods: []any{%s}})\n}\n", x.name, typ, x.typ, strings.Join(methods, ", "))

	comment(f, fmt.Sprintf("%s calls the methods of what has no wrapper.", calls))
	if get == "Operation" {
		f.line("type %s struct{ Operation *ir.Operation }\n", calls)
		f.line("func (x %s) Op() *ir.Operation { return x.Operation }", calls)
	} else {
		f.line("type %s struct{ x %s }\n", calls, typ)
		f.line("func (x %s) %s() %s { return x.x }", calls, get, typ)
	}
	seen := map[string]bool{}
	for _, y := range slices.Backward(x.withBases()) {
		for i := range y.methods {
			if m := &y.methods[i]; !seen[m.name] {
				seen[m.name] = true
				f.line("func (x %s) %s%s { %s }", calls, m.name, m.signature(), m.call(map[bool]string{true: "x.Operation", false: "x.x"}[get == "Operation"]))
			}
		}
	}
	f.line("")
}

// withBases returns an interface and all its bases, each once, those that have others first.
func (x *iface) withBases() []*iface {
	var list []*iface
	var add func(y *iface)
	add = func(y *iface) {
		if slices.Contains(list, y) {
			return
		}
		list = append(list, y)
		for _, b := range slices.Backward(y.bases) {
			add(b)
		}
	}
	add(x)
	return list
}

// call is a statement that calls the method of an object by its name in C++.
func (m *ifaceMethod) call(object string) string {
	if m.result.typ == "" {
		return fmt.Sprintf("typed.Call[any](%s, %q%s)", object, m.def().Name, m.arguments())
	}
	return fmt.Sprintf("return typed.Call[%s](%s, %q%s)", m.result.typ, object, m.def().Name, m.arguments())
}

// writeMethods writes the methods of an operation, a type or an attribute.
func (p *pkg) writeMethods(f *file, r receiver, list []*methodText) {
	for _, m := range list {
		if m.provided || m.missing() && p.hooks == nil {
			continue
		}
		body, err := p.translator.methodBody(f, r, m)
		if err != nil {
			f.use(typedPath)
			body = m.call(r.object)
		}
		body = strings.NewReplacer("("+r.typ+"{"+r.object+"}).", r.v+".", r.typ+"{"+r.object+"}.", r.v+".").Replace(body)
		f.line("// %s is %s of [%s].", m.name, m.def().Name, m.of.typ)
		f.line("func (%s %s) %s%s {\n%s\n}\n", r.v, r.typ, m.name, m.signature(), strings.TrimSuffix(body, "\n"))
	}
}

// methodHooks adds the methods that are left to code, and a problem for each interface that is
// incomplete without them.
func (p *pkg) methodHooks(h *hooks) {
	add := func(r receiver, list []*methodText) {
		for _, m := range list {
			if !m.missing() {
				continue
			}
			hook := m.name + "Of" + r.stem
			object, given, wrap := r.v+" "+r.raw, r.v+" "+r.typ, r.typ+"{"+r.v+"}"
			if m.def().Static {
				object, given, wrap = "", "", ""
			}
			params := func(first string) string {
				return "(" + strings.TrimPrefix(strings.TrimSuffix(first+", "+strings.TrimPrefix(m.signature(), "("), ") "+m.result.typ), ", ") + ") " + m.result.typ
			}
			doc, code := "is "+m.def().Name+" of "+m.of.typ+" for "+r.class+".", ""
			if m.fn != nil {
				// The C++ exists, but uses unknown names.
				doc += " The definition has it in C++, but: " + strings.TrimSuffix(m.fn.Unknown, ".") + "."
				if src, ok := m.fn.Host.(*cppapi.SourceFunc); ok {
					code = src.Text
				}
			}
			h.add(hook, strings.Replace(params(given), ", )", ")", 1), doc).code = code
			call := "h." + hook + "(" + strings.TrimPrefix(wrap+m.arguments(), ", ") + ")"
			if m.result.typ != "" {
				call = "return " + call
			}
			h.register = append(h.register, fmt.Sprintf("{Name: %q, Go: func%s { %s }},", r.class+"::"+m.def().Name, strings.Replace(params(object), ", )", ")", 1), call))
		}
	}
	for _, o := range p.ops {
		add(o.receiver(), o.methods)
	}
	for _, list := range [][]*ods.Def{p.module.Types, p.module.Attrs} {
		for _, d := range list {
			if p.defs[d] != "" {
				add(p.defReceiver(d), p.defMethods[d])
			}
		}
	}
}

// reportMethods reports the methods of interfaces that operations, types and attributes lack
// because the natives of the dialect do not have them.
func (p *pkg) reportMethods() {
	for _, x := range p.ifaces {
		for i := range x.methods {
			n := 0
			count := func(list []*methodText) {
				if slices.ContainsFunc(list, func(m *methodText) bool { return m.ifaceMethod == &x.methods[i] && m.missing() }) {
					n++
				}
			}
			for _, o := range p.ops {
				if impl, _ := o.def.Interface(x.name); impl == nil { // natives have no model
					count(o.methods)
				}
			}
			for _, list := range p.defMethods {
				count(list)
			}
			if n > 0 {
				p.problem(x.def.Record, "method '"+x.methods[i].def().Name+"' of interface '"+x.def.CppClass+"'", fmt.Sprintf("%d of what has the interface leave it to code; models can be attached", n))
			}
		}
	}
}

// methodBody translates the body of a method.
func (t *translator) methodBody(f *file, r receiver, m *methodText) (string, error) {
	if m.missing() {
		return "", errors.New("it is left to code")
	}
	src, ok := m.fn.Host.(*cppapi.SourceFunc)
	if !ok || src.Program == nil {
		return "", errors.New("it is not in C++")
	}
	var slots []gocxx.Param
	for range src.Receivers {
		slots = append(slots, gocxx.Param{Name: r.v, Type: r.typ, Expr: r.object, ExprType: r.raw})
	}
	for i, p := range m.params {
		code, err := t.writer.Type(m.fn.Params[i])
		if err != nil {
			return "", err
		}
		slots = append(slots, gocxx.Param{Name: p.name, Type: p.typ, Expr: fmt.Sprintf(p.to, p.name), ExprType: code, Nilable: m.fn.Params[i].Kind == cxx.KindObject})
	}
	old := t.context
	t.context = r.v + ".Context()"
	if r.raw != "*ir.Operation" {
		t.context = r.object + ".Context()"
	}
	defer func() { t.context = old }()
	body, imports, err := t.writer.Statements(src.Program, slots, fmt.Sprintf("panic(%q)", m.def().Name+" is undefined for the arguments"))
	if err != nil {
		return "", err
	}
	for _, i := range imports {
		f.use(i)
	}
	if m.result.from != "" && m.result.from != "%s" {
		if value, ok := strings.CutPrefix(strings.TrimSpace(body), "return "); ok && !strings.Contains(value, "\n") {
			return "return " + fmt.Sprintf(m.result.from, value), nil
		}
		body = "return " + fmt.Sprintf(m.result.from, "func() "+strings.TrimSuffix(m.result.to, "(%s)")+" {\n"+body+"}()")
	}
	return body, nil
}

// methodCall returns a call of the Go method for a function in C++, or nil.
func (t *translator) methodCall(f *cppapi.SourceFunc) *cxx.GoCall {
	if f.Class == nil || f.Static {
		return nil
	}
	find := func(r receiver, list []*methodText) *cxx.GoCall {
		for _, m := range list {
			if r.class != f.Class.Name || m.def().Name != f.Name || len(m.params) != len(f.Func.Params) || m.provided || m.missing() && t.p.hooks == nil {
				continue
			}
			var args []string
			for i, p := range m.params {
				args = append(args, fmt.Sprintf(p.from, "$"+strconv.Itoa(i+1)))
			}
			call := r.typ + "{$0}." + m.name + "(" + strings.Join(args, ", ") + ")"
			if m.result.typ == "" {
				return &cxx.GoCall{Steps: []cxx.GoStep{{Text: call}}}
			}
			return &cxx.GoCall{Text: fmt.Sprintf(m.result.to, call)}
		}
		return nil
	}
	for _, o := range t.p.ops {
		if c := find(o.receiver(), o.methods); c != nil {
			return c
		}
	}
	for d, list := range t.p.defMethods {
		if c := find(t.p.defReceiver(d), list); c != nil {
			return c
		}
	}
	return nil
}

// receiver is the receiver of the methods of an operation.
func (o *opText) receiver() receiver {
	return receiver{class: strings.TrimPrefix(trimGlobal(o.op.CppNamespace)+"::"+o.op.CppClass, "::"), typ: o.typ, stem: o.stem, v: "op", object: "op.Operation", raw: "*ir.Operation"}
}

// defReceiver is that of the methods of a type or an attribute.
func (p *pkg) defReceiver(d *ods.Def) receiver {
	r := receiver{class: trimGlobal(d.CppType), typ: p.defs[d], stem: p.defs[d], v: "t", object: "t.x", raw: "*ir.DefinedType"}
	if !d.IsType {
		r.raw = "*ir.DefinedAttr"
	}
	return r
}

// nameDefMethods finds the methods of interfaces of types and attributes.
func (p *pkg) nameDefMethods() {
	p.defMethods = map[*ods.Def][]*methodText{}
	for _, d := range p.module.Types {
		if t := p.typeDefinition(d); t != nil && p.defs[d] != "" {
			p.defMethods[d] = p.methodsOf(t, trimGlobal(d.CppType), d.Traits)
		}
	}
	for _, d := range p.module.Attrs {
		if a := p.attrDefinition(d); a != nil && p.defs[d] != "" {
			p.defMethods[d] = p.methodsOf(a, trimGlobal(d.CppType), d.Traits)
		}
	}
}
