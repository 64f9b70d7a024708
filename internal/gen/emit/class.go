package emit

import (
	"slices"
	"strings"
)

// A Class is a C++ class. It is written in two parts: the declaration, and the definitions of members
// outside of it.
type Class struct {
	Name     string
	Struct   bool
	Template []string // parameters: "RangeT"
	Parents  []string // "public ::mlir::Op<X>"
	Declared []Member // in this order, before the methods
	Methods  []*Method
	Fields   []string // "RangeT odsOperands", private
	Trailing []Member // after everything else
	// OnlyDeclared means that definitions after the class are not written.
	OnlyDeclared bool
}

// A Member is a part of a class.
type Member interface {
	declare(w *Writer)
	define(w *Writer, class string)
}

// A Visibility is public:, protected: or private:.
type Visibility string

// Text is a declaration as it is written: "using X::X;".
type Text string

// Code is C++ of a definition, which is indented anew: in the class, and after it.
type Code struct{ Declarations, Definitions string }

func (v Visibility) declare(w *Writer) {
	w.Indent -= 2
	w.Text(string(v) + ":\n")
	w.Indent += 2
}
func (v Visibility) define(*Writer, string) {}

func (t Text) declare(w *Writer)      { w.Text(string(t) + "\n") }
func (t Text) define(*Writer, string) {}

func (c Code) declare(w *Writer)          { w.Reindented(c.Declarations) }
func (c Code) define(w *Writer, _ string) { w.Reindented(c.Definitions) }

// A Param is a parameter of a method.
type Param struct {
	Type, Name, Default string
	Optional            bool // written with an "optional" comment
}

// A Method is a method or, without Result, a constructor of a class.
type Method struct {
	Result, Name string
	Params       []Param
	Static       bool
	Constexpr    bool
	Const        bool
	Inline       bool // the body is in the class
	Private      bool
	DeclareOnly  bool // the body is somewhere else
	Constructor  bool
	Template     []string
	Init         []string // of members, by a constructor: "Base(op)"
	Body         Writer
}

// makesRedundant reports whether a method can be called like another one with the same name.
func (m *Method) makesRedundant(other *Method) bool {
	if m.Name != other.Name || len(m.Params) < len(other.Params) {
		return false
	}
	for i, p := range other.Params {
		if m.Params[i].Type != p.Type {
			return false
		}
	}
	return len(m.Params) == len(other.Params) || m.Params[len(other.Params)].Default != ""
}

// Add adds a method and returns it, unless the class has one that can be called in the same way. A method
// that can be called like the new one is removed.
func (c *Class) Add(m *Method) *Method {
	c.TryAdd(m)
	return m
}

// TryAdd is Add, and reports whether the method was added.
func (c *Class) TryAdd(m *Method) bool {
	if m.Constructor {
		m.Name = c.Name
	}
	if len(c.Template) > 0 {
		m.Inline = true
	}
	if c.OnlyDeclared && !m.Inline {
		m.Body = Writer{silent: true}
	}
	if !m.Constructor {
		if slices.ContainsFunc(c.Methods, func(old *Method) bool { return old.makesRedundant(m) }) {
			return false
		}
		c.Methods = slices.DeleteFunc(c.Methods, func(old *Method) bool { return m.makesRedundant(old) })
	}
	c.Methods = append(c.Methods, m)
	return true
}

// Declare adds declarations before the methods.
func (c *Class) Declare(members ...Member) { c.Declared = append(c.Declared, members...) }

// members returns the members in the order in which they are written.
func (c *Class) members() []Member {
	list := slices.Clone(c.Declared)
	last := Visibility("private")
	if c.Struct {
		last = "public"
	}
	for _, m := range list {
		if v, ok := m.(Visibility); ok {
			last = v
		}
	}
	see := func(v Visibility) {
		if last != v {
			list, last = append(list, v), v
		}
	}
	for _, m := range c.Methods {
		if !m.Private {
			see("public")
			list = append(list, m)
		}
	}
	for _, m := range c.Methods {
		if m.Private {
			see("private")
			list = append(list, m)
		}
	}
	for _, f := range c.Fields {
		see("private")
		list = append(list, Text(f+";"))
	}
	return append(list, c.Trailing...)
}

// WriteDeclaration writes the class.
func (c *Class) WriteDeclaration(w *Writer) {
	if len(c.Template) > 0 {
		w.Text("template <typename " + strings.Join(c.Template, ", typename ") + ">\n")
	}
	kind := "class "
	if c.Struct {
		kind = "struct "
	}
	parents := ""
	if len(c.Parents) > 0 {
		parents = ": " + strings.Join(c.Parents, ", ") + " "
	}
	w.Scope(kind+c.Name+" "+parents+"{\n", func() {
		for _, m := range c.members() {
			m.declare(w)
		}
	}, "};\n")
}

// WriteDefinitions writes the definitions of members outside of the class.
func (c *Class) WriteDefinitions(w *Writer) {
	for _, m := range c.members() {
		m.define(w, c.Name)
	}
}

// head writes the part before the body or the semicolon.
func (m *Method) head(w *Writer, prefix string, defaults bool) {
	if !m.Constructor {
		w.Text(typeOf(m.Result))
	}
	w.Text(prefix)
	w.Text(m.Name)
	w.Text("(")
	for i, p := range m.Params {
		if i > 0 {
			w.Text(", ")
		}
		if p.Optional {
			w.Text("/*optional*/")
		}
		w.Text(typeOf(p.Type))
		w.Text(p.Name)
		if defaults && p.Default != "" {
			w.Text(" = ")
			w.Text(p.Default)
		}
	}
	w.Text(")")
	if m.Const {
		w.Text(" const")
	}
	if m.Constructor && (!defaults || m.Inline) && len(m.Init) > 0 {
		w.Text(" : " + strings.Join(m.Init, ", "))
	}
}

// typeOf returns a type as it precedes the name of a method or parameter.
func typeOf(cppType string) string {
	if cppType == "" || strings.HasSuffix(cppType, "*") || strings.HasSuffix(cppType, "&") {
		return cppType
	}
	return cppType + " "
}

// body writes the body without empty lines at its start.
func (m *Method) body(w *Writer) {
	if m.Constructor {
		w.Text(" {")
	} else {
		w.Text(" {\n")
	}
	if text := strings.TrimLeft(m.Body.String(), "\n"); text != "" {
		w.Text(Emptied(text))
		if !strings.HasSuffix(text, "\n") {
			w.Text("\n")
		}
	}
	w.Text("}\n\n")
}

func (m *Method) declare(w *Writer) {
	if len(m.Template) > 0 {
		w.Text("template <typename " + strings.Join(m.Template, ", typename ") + ">\n")
	}
	if m.Static {
		w.Text("static ")
	}
	if m.Constexpr {
		w.Text("constexpr ")
	}
	m.head(w, "", true)
	switch {
	case m.Inline:
		m.body(w)
	case m.Constructor:
		w.Text(";\n\n")
	default:
		w.Text(";\n")
	}
}

func (m *Method) define(w *Writer, class string) {
	if m.Inline || m.DeclareOnly {
		return
	}
	m.head(w, class+"::", false)
	m.body(w)
}
