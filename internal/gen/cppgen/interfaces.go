package cppgen

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// An interfaceStyle holds the differences between the interfaces of operations, attributes and
// types.
type interfaceStyle struct {
	kind     ods.InterfaceKind
	base     string // class of the interface: "OpInterface"
	concrete string // parameter of the templates: "ConcreteOp"
	value    string // C++ type of the entity, as it is written in front of a name
	cast     string // the function that casts an entity
	self     string // placeholder of the entity
	isConst  string // qualifier after a method's parameters
	entity   string // the entity, from the interface
}

func opInterfaces() *interfaceStyle {
	return &interfaceStyle{
		kind: ods.OpInterface, base: "OpInterface", concrete: "ConcreteOp", value: "::mlir::Operation *", cast: "llvm::cast",
		self: "_op", entity: "getOperation()",
	}
}

func attrInterfaces() *interfaceStyle {
	return &interfaceStyle{
		kind: ods.AttrInterface, base: "AttributeInterface", concrete: "ConcreteAttr", value: "::mlir::Attribute ", cast: "::llvm::cast",
		self: "_attr", isConst: " const", entity: "*this",
	}
}

func typeInterfaces() *interfaceStyle {
	return &interfaceStyle{
		kind: ods.TypeInterface, base: "TypeInterface", concrete: "ConcreteType", value: "::mlir::Type ", cast: "::llvm::cast",
		self: "_type", isConst: " const", entity: "*this",
	}
}

// interfaceClassName returns the class of the definitions of a kind.
func interfaceClassName(kind ods.InterfaceKind) string {
	return [...]string{ods.OpInterface: "OpInterface", ods.AttrInterface: "AttrInterface", ods.TypeInterface: "TypeInterface",
		ods.DialectInterface: "DialectInterface"}[kind]
}

// allBases returns the bases of an interface and theirs, each once.
func allBases(i *ods.Interface) []*ods.Interface {
	var bases []*ods.Interface
	var add func(i *ods.Interface)
	add = func(i *ods.Interface) {
		for _, b := range i.Bases {
			add(b)
			if !slices.ContainsFunc(bases, func(x *ods.Interface) bool { return x.Name() == b.Name() }) {
				bases = append(bases, b)
			}
		}
	}
	add(i)
	return bases
}

func opInterfaceDecls(w *emit.Writer, in *backend.Input) error { return opInterfaces().declare(w, in) }
func opInterfaceDefs(w *emit.Writer, in *backend.Input) error  { return opInterfaces().define(w, in) }
func attrInterfaceDecls(w *emit.Writer, in *backend.Input) error {
	return attrInterfaces().declare(w, in)
}
func attrInterfaceDefs(w *emit.Writer, in *backend.Input) error {
	return attrInterfaces().define(w, in)
}
func typeInterfaceDecls(w *emit.Writer, in *backend.Input) error {
	return typeInterfaces().declare(w, in)
}
func typeInterfaceDefs(w *emit.Writer, in *backend.Input) error {
	return typeInterfaces().define(w, in)
}

func (s *interfaceStyle) declare(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass(interfaceClassName(s.kind)); err != nil {
		return err
	}
	list, err := in.Interfaces(s.kind)
	if err != nil {
		return err
	}
	w.Header("Interface Declarations", "")
	slices.SortFunc(list, func(a, b *ods.Interface) int { return cmp.Compare(a.Record.ID, b.Record.ID) })
	list = basesFirst(list)
	for _, i := range list {
		w.Namespace(i.CppNamespace, func() {
			describe(w, i.Description)
			w.Text("class " + i.CppClass + ";\n")
		})
	}
	writers := make([]*interfaceWriter, len(list))
	for n, i := range list {
		writers[n] = s.writer(w, i)
		w.Namespace(i.CppNamespace, writers[n].declare)
	}
	for _, x := range writers {
		for _, m := range x.Methods {
			if m.Name == "verifyTrait" {
				return diag.List{{Message: "'verifyTrait' method cannot be specified as interface method for '" + x.CppClass + "'; use the 'verify' field instead", Bare: true}}
			}
		}
		w.Namespace(x.CppNamespace+"::detail", x.trait)
	}
	for _, x := range writers {
		w.Namespace(x.CppNamespace, x.models)
	}
	return nil
}

// basesFirst orders interfaces so that each follows its bases.
func basesFirst(list []*ods.Interface) []*ods.Interface {
	var sorted []*ods.Interface
	var add func(i *ods.Interface)
	add = func(i *ods.Interface) {
		if slices.Contains(sorted, i) {
			return
		}
		for _, b := range i.Bases {
			if slices.Contains(list, b) {
				add(b)
			}
		}
		sorted = append(sorted, i)
	}
	for _, i := range list {
		add(i)
	}
	return sorted
}

// describe writes the description of an interface as a comment. Only its ends are
// trimmed.
func describe(w *emit.Writer, text string) {
	if text = strings.TrimSpace(text); text == "" {
		return
	}
	for line := range strings.SplitSeq(text, "\n") {
		w.Text("/// " + line + "\n")
	}
}

// describeMethod writes the description of a method as a comment after an empty line. A blank description is no comment,
// but mlir-tblgen writes the empty line, and another one if the description is not even a line.
func describeMethod(w *emit.Writer, text string) {
	if text == "" {
		return
	}
	w.Text("\n")
	if strings.TrimSpace(text) == "" {
		if !strings.Contains(text, "\n") {
			w.Text("\n")
		}
		return
	}
	for _, line := range emit.Reindent(text) {
		w.Text("/// " + line + "\n")
	}
}

// An interfaceWriter writes the classes of an interface.
type interfaceWriter struct {
	*emit.Writer
	*ods.Interface
	*interfaceStyle
	vars []string
	// unique are the methods' names in the concept, where no two are the same.
	unique map[*ods.InterfaceMethod]string
}

// uniqueNames returns the names of methods with numbers for overloads.
func uniqueNames(methods []*ods.InterfaceMethod) map[*ods.InterfaceMethod]string {
	names := map[*ods.InterfaceMethod]string{}
	seen := map[string]bool{}
	for i, m := range methods {
		names[m] = m.Name
		if seen[m.Name] {
			names[m] = m.Name + "_" + strconv.Itoa(i)
		}
		seen[m.Name] = true
	}
	return names
}

func (s *interfaceStyle) writer(w *emit.Writer, i *ods.Interface) *interfaceWriter {
	return &interfaceWriter{Writer: w, Interface: i, interfaceStyle: s, unique: uniqueNames(i.Methods), vars: []string{
		"class", i.CppClass, "qualified", i.Name(), "traits", i.CppClass + "InterfaceTraits",
		"base", s.base, "concrete", s.concrete, "value", s.value,
	}}
}

// substitute replaces the placeholder of the entity.
func (x *interfaceWriter) substitute(text, entity string) string {
	return emit.Substitution{Names: []string{x.self, entity}}.Expand(text)
}

// params returns the parameters of a method. Those of a method that is not static may be
// preceded by others.
func params(m *ods.InterfaceMethod, before ...string) string {
	var list []string
	if !m.Static {
		list = before
	}
	for _, p := range m.Params {
		list = append(list, p.Type+" "+p.Name)
	}
	return strings.Join(list, ", ")
}

// arguments returns the names of a method's parameters.
func arguments(m *ods.InterfaceMethod, before ...string) string {
	var list []string
	if !m.Static {
		list = before
	}
	for _, p := range m.Params {
		list = append(list, p.Name)
	}
	return strings.Join(list, ", ")
}

func (x *interfaceWriter) declare() {
	w := x.Writer
	describe(w, x.Description)
	w.Fill("namespace detail {\nstruct $traits {\n", x.vars...)
	x.concept()
	var names []string
	for _, m := range x.Methods {
		names = append(names, x.unique[m])
	}
	for _, model := range []string{"Model", "FallbackModel"} {
		w.Fill(interfaceModel, append(x.vars, "model", model, "methods", strings.Join(names, ", "))...)
		for _, m := range x.Methods {
			w.Printf("    static inline %s%s(%s);\n", emit.Declarator(m.Result), x.unique[m], x.modelParams(m))
		}
		w.Text("  };\n")
	}
	w.Fill(externalModel, x.vars...)
	for _, m := range x.Methods {
		if m.Default != "" {
			w.Printf("    %s;\n", x.externalMethod(m, ""))
		}
	}
	w.Fill(interfaceClass, x.vars...)
	for _, m := range x.Methods {
		x.declareMethod(m)
	}
	x.extraDeclarations(x.Interface)
	for _, b := range allBases(x.Interface) {
		w.Fill(inheritedInterface, "base", b.Name(), "name", b.CppClass)
		for _, m := range b.Methods {
			x.declareMethod(m)
		}
		x.extraDeclarations(b)
	}
	if x.ClassOf != "" {
		w.Fill(interfaceClassOf, append(x.vars, "type", strings.TrimSpace(x.value), "condition", strings.TrimSpace(x.substitute(x.ClassOf, "odsInterfaceInstance")))...)
	}
	w.Text("};\n")
}

// extraDeclarations writes the C++ that a definition adds to the class.
func (x *interfaceWriter) extraDeclarations(i *ods.Interface) {
	if text := backend.Field(i.Record, "extraClassDeclaration"); text != "" {
		x.Text(strings.TrimRight(text, " \t\n") + "\n")
	}
	if text := backend.Field(i.Record, "extraSharedClassDeclaration"); text != "" {
		x.Text(x.substitute(strings.TrimRight(text, " \t\n"), "(*this)") + "\n")
	}
}

// modelParams returns the parameters of a method of a model.
func (x *interfaceWriter) modelParams(m *ods.InterfaceMethod) string {
	return params(m, "const Concept *impl", x.value+"tablegen_opaque_val")
}

// externalMethod returns the head of a method of the external model.
func (x *interfaceWriter) externalMethod(m *ods.InterfaceMethod, class string) string {
	var types []string
	if !m.Static {
		types = append(types, x.value+"tablegen_opaque_val")
	}
	for _, p := range m.Params {
		types = append(types, emit.Declarator(p.Type)+p.Name)
	}
	list := strings.Join(types, ", ")
	switch {
	case !m.Static:
		return emit.Declarator(m.Result) + class + x.unique[m] + "(" + list + ") const"
	case class == "":
		return "static " + emit.Declarator(m.Result) + x.unique[m] + "(" + list + ")"
	}
	return emit.Declarator(m.Result) + class + x.unique[m] + "(" + list + ")"
}

// concept writes the struct with a pointer to each method.
func (x *interfaceWriter) concept() {
	w := x.Writer
	w.Text("  struct Concept {\n    /// The methods defined by the interface.\n")
	for _, m := range x.Methods {
		var types []string
		if !m.Static {
			types = append(types, "const Concept *impl", x.value)
		}
		for _, p := range m.Params {
			types = append(types, p.Type)
		}
		w.Printf("    %s(*%s)(%s);\n", emit.Declarator(m.Result), x.unique[m], strings.Join(types, ", "))
	}
	if bases := allBases(x.Interface); len(bases) > 0 {
		w.Text("    /// The base classes of this interface.\n")
		for _, b := range bases {
			w.Fill("    const $base::Concept *impl$name = nullptr;\n", "base", b.Name(), "name", b.CppClass)
		}
		w.Text("\n    void initializeInterfaceConcept(::mlir::detail::InterfaceMap &interfaceMap) {\n")
		for _, b := range bases {
			w.Fill(lookUpBase, "base", b.Name(), "name", b.CppClass, "qualified", x.Name())
		}
		w.Text("    }\n")
	}
	w.Text("  };\n")
}

// declareMethod declares a method of the interface itself.
func (x *interfaceWriter) declareMethod(m *ods.InterfaceMethod) {
	w := x.Writer
	w.Indent = 2
	describeMethod(w, m.Description)
	w.Indent = 0
	w.Printf("  %s%s(%s)%s;\n", emit.Declarator(m.Result), m.Name, params(m), x.isConst)
}

// trait writes the class from which everything that has the interface is derived.
func (x *interfaceWriter) trait() {
	w := x.Writer
	entity := "(*static_cast<ConcreteOp *>(this))"
	if x.isConst != "" {
		entity = "(*static_cast<const " + x.concrete + " *>(this))"
	}
	w.Fill(interfaceTrait, x.vars...)
	for _, m := range x.Methods {
		if m.Default == "" {
			continue
		}
		w.Indent = 4
		describeMethod(w, m.Description)
		w.Indent = 0
		head, isConst := "    ", x.isConst
		if m.Static {
			head, isConst = "    static ", ""
		}
		w.Printf("%s%s%s(%s)%s {\n      %s\n    }\n", head, emit.Declarator(m.Result), m.Name, params(m), isConst, x.substitute(strings.TrimSpace(m.Default), entity))
	}
	if x.Verify != "" {
		name := "verifyTrait"
		if x.VerifyWithRegions {
			name = "verifyRegionTrait"
		}
		w.Printf("    static ::llvm::LogicalResult %s(::mlir::Operation *op) {\n      %s\n    }\n", name, x.substitute(strings.TrimSpace(x.Verify), "op"))
	}
	for _, name := range []string{"extraTraitClassDeclaration", "extraSharedClassDeclaration"} {
		if text := backend.Field(x.Record, name); text != "" {
			w.Text(x.substitute(text, entity) + "\n")
		}
	}
	w.Text("  };\n")
}

// models writes the methods of the models.
func (x *interfaceWriter) models() {
	w := x.Writer
	entity := "(" + x.cast + "<" + x.concrete + ">(tablegen_opaque_val))"
	named := emit.Substitution{Names: []string{x.self, entity, "_self", entity}}
	for _, m := range x.Methods {
		var body string
		switch {
		case m.Body != "" && m.Static:
			body = strings.TrimSpace(m.Body)
		case m.Body != "":
			body = strings.TrimSpace(named.Expand(m.Body))
		case m.Static:
			body = "return " + x.concrete + "::" + m.Name + "(" + arguments(m) + ");"
		default:
			body = "return " + entity + "." + m.Name + "(" + arguments(m) + ");"
		}
		x.modelMethod("Model", m, body)
	}
	for _, m := range x.Methods {
		body := "return " + x.concrete + "::" + x.unique[m] + "(" + arguments(m) + ");"
		if !m.Static {
			body = "return static_cast<const " + x.concrete + " *>(impl)->" + x.unique[m] + "(" + arguments(m, "tablegen_opaque_val") + ");"
		}
		x.modelMethod("FallbackModel", m, body)
	}
	for _, m := range x.Methods {
		if m.Default != "" {
			class := emit.Fill("detail::$traits::ExternalModel<ConcreteModel, $concrete>::", x.vars...)
			names := named
			if m.Static {
				names = emit.Substitution{} // there is no entity
			}
			w.Printf("template<typename ConcreteModel, typename %s>\n%s {\n%s\n}\n", x.concrete, x.externalMethod(m, class), strings.TrimSpace(names.Expand(m.Default)))
		}
	}
}

func (x *interfaceWriter) modelMethod(model string, m *ods.InterfaceMethod, body string) {
	x.Fill("template<typename $concrete>\n$(result)detail::$traits::$model<$concrete>::$name($params) {\n  $body\n}\n",
		append(x.vars, "result", emit.Declarator(m.Result), "model", model, "name", x.unique[m], "params", x.modelParams(m), "body", body)...)
}

func (s *interfaceStyle) define(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass(interfaceClassName(s.kind)); err != nil {
		return err
	}
	list, err := in.Interfaces(s.kind)
	if err != nil {
		return err
	}
	w.Header("Interface Definitions", "")
	for _, i := range list {
		x := s.writer(w, i)
		for _, m := range i.Methods {
			x.defineMethod(m, x.unique[m], "getImpl()")
		}
		for _, b := range allBases(i) {
			unique := uniqueNames(b.Methods)
			for _, m := range b.Methods {
				x.defineMethod(m, unique[m], "getImpl()->impl"+b.CppClass)
			}
		}
	}
	return nil
}

// defineMethod writes a method of the interface itself, which calls that of the entity.
func (x *interfaceWriter) defineMethod(m *ods.InterfaceMethod, unique, impl string) {
	describeMethod(x.Writer, m.Description)
	x.Printf("%s%s::%s(%s)%s {\n      return %s->%s(%s);\n  }\n", emit.Declarator(m.Result), strings.TrimPrefix(x.Name(), "::"), m.Name, params(m), x.isConst,
		impl, unique, arguments(m, impl, x.entity))
}

func dialectInterfaceDecls(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass(interfaceClassName(ods.DialectInterface)); err != nil {
		return err
	}
	list, err := in.Interfaces(ods.DialectInterface)
	if err != nil {
		return err
	}
	slices.SortFunc(list, func(a, b *ods.Interface) int { return cmp.Compare(a.Record.ID, b.Record.ID) })
	w.Header("Dialect Interface Declarations", "")
	for _, i := range list {
		w.Namespace(i.CppNamespace, func() {
			describe(w, i.Description)
			w.Fill(dialectInterfaceClass, "class", i.CppClass)
			for _, m := range i.Methods {
				w.Indent = 2
				if describeMethod(w, m.Description); m.Description == "" {
					w.Indent = 0
				}
				w.Printf("virtual %s%s(%s) const {", emit.Declarator(m.Result), m.Name, params(m))
				if body := strings.TrimSpace(m.Body); body != "" {
					w.Indent = 4
					w.Text("\n" + body + "\n")
					w.Indent = 2
				}
				w.Text("}\n")
				w.Indent = 0
			}
			w.Text("};\n")
		})
	}
	return nil
}
