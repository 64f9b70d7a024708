package cppapi

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/cxx"
)

// A method in source is a function that a definition writes in C++ inside of the
// class: in extraClassDeclaration, or as the body of a builder.
type sourceMethod struct {
	result string
	params []sourceParam
	body   string // without the braces
	static bool
}

type sourceParam struct{ typ, name string }

// findMethod finds the definition of a method in the text of a class body. Only
// functions with a body count; declarations do not.
func findMethod(text, name string) (sourceMethod, bool) {
	for at := 0; ; {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return sourceMethod{}, false
		}
		i += at
		at = i + len(name)
		if i > 0 && isIdent(text[i-1]) || at < len(text) && isIdent(text[at]) || depthAt(text, i) != 0 {
			continue
		}
		if m, ok := methodAt(text, i, at); ok {
			return m, true
		}
	}
}

func isIdent(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

// depthAt returns how many braces are open before an offset.
func depthAt(text string, end int) int {
	depth := 0
	for i := 0; i < end; i++ {
		switch text[i] {
		case '{':
			depth++
		case '}':
			depth--
		case '"':
			for i++; i < end && text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case '/':
			if i+1 < end && text[i+1] == '/' {
				for i < end && text[i] != '\n' {
					i++
				}
			}
		}
	}
	return depth
}

// methodAt reads the method whose name stands at [start, end).
func methodAt(text string, start, end int) (sourceMethod, bool) {
	var m sourceMethod
	params, rest, ok := balanced(text[end:], '(', ')')
	if !ok {
		return m, false
	}
	rest = strings.TrimSpace(rest)
	rest = strings.TrimSpace(strings.TrimPrefix(rest, "const"))
	if m.body, _, ok = balanced(rest, '{', '}'); !ok {
		return m, false
	}
	head := text[:start]
	if i := strings.LastIndexAny(head, ";{}"); i >= 0 {
		head = head[i+1:]
	}
	var lines []string
	for l := range strings.Lines(head) {
		if i := strings.Index(l, "//"); i >= 0 {
			l = l[:i]
		}
		lines = append(lines, strings.Fields(l)...)
	}
	for _, w := range lines {
		switch w {
		case "static":
			m.static = true
		case "inline", "constexpr", "virtual", "public:", "private:":
		default:
			m.result += w + " "
		}
	}
	m.result = strings.TrimSpace(m.result)
	for _, p := range splitTop(params) {
		p = strings.TrimSpace(p)
		if p, _, _ = strings.Cut(p, "="); p == "" {
			continue
		}
		p = strings.TrimSpace(p)
		i := len(p)
		for i > 0 && isIdent(p[i-1]) {
			i--
		}
		m.params = append(m.params, sourceParam{strings.TrimSpace(strings.TrimRight(p[:i], " &")), p[i:]})
	}
	return m, m.result != ""
}

// balanced returns what stands between an opening mark at the start of a text,
// blanks aside, and the closing one, and what follows.
func balanced(text string, open, end byte) (inner, rest string, ok bool) {
	text = strings.TrimLeft(text, " \t\n")
	if text == "" || text[0] != open {
		return "", "", false
	}
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case open:
			depth++
		case end:
			if depth--; depth == 0 {
				return text[1:i], text[i+1:], true
			}
		case '"':
			for i++; i < len(text) && text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		}
	}
	return "", "", false
}

// splitTop splits at the commas outside of all brackets.
func splitTop(s string) []string {
	var parts []string
	depth, last := 0, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '<', '{', '[':
			depth++
		case ')', '>', '}', ']':
			depth--
		case ',':
			if depth == 0 {
				parts = append(parts, s[last:i])
				last = i + 1
			}
		}
	}
	return append(parts, s[last:])
}

// SourceMethod returns a method that the text of a class body defines, nil if it
// defines none of that name, or one whose signature or body is not known.
func (a *API) SourceMethod(c *cxx.Class, text, name string) *cxx.Func {
	key := sourceKey{c, name}
	if f, ok := a.sources[key]; ok {
		return f
	}
	m, ok := findMethod(text, name)
	if !ok || m.static {
		return nil
	}
	a.sources[key] = nil // while it is compiled, and if it cannot be
	f := a.compileSource(c, m, true)
	a.sources[key] = f
	return f
}

// A sourceKey is a method in source.
type sourceKey struct {
	class *cxx.Class
	name  string
}

func namespaceOfClass(c *cxx.Class) string {
	if i := strings.LastIndex(c.Name, "::"); i >= 0 {
		return c.Name[:i]
	}
	return ""
}

// compileSource makes a function of a method in source. The body is compiled at
// once; while that is going on a call of the same method is not known, which
// leaves recursive ones out.
func (a *API) compileSource(c *cxx.Class, m sourceMethod, this bool) *cxx.Func {
	f := &cxx.Func{}
	prog, err := a.compileBody(c, m, this, f)
	if err != nil {
		return nil
	}
	f.Call = func(machine *cxx.Machine, args []cxx.Value) cxx.Value {
		frame := append([]cxx.Value(nil), args...)
		v, err := prog.Run(machine, frame)
		if err != nil {
			return machine.Failf("%v", err)
		}
		return v
	}
	return f
}

// compileBody compiles the body of a method in source and sets the parameters
// and the result of its function. The error tells what is not known.
func (a *API) compileBody(c *cxx.Class, m sourceMethod, this bool, f *cxx.Func) (*cxx.Program, error) {
	ns := namespaceOfClass(c)
	env := &cxx.Env{Registry: a.Registry, Namespaces: []string{c.Name, ns, "mlir", "llvm"}}
	if this {
		env.Slots = append(env.Slots, cxx.Slot{Name: "this", Type: c.Type()})
		env.This = 1
	}
	for _, p := range m.params {
		t := a.emitterType(p.typ)
		if t == nil {
			t = env.TypeNamed(p.typ)
		}
		if t == nil {
			return nil, fmt.Errorf("unknown type '%s'", p.typ)
		}
		f.Params = append(f.Params, t)
		env.Slots = append(env.Slots, cxx.Slot{Name: p.name, Type: t})
	}
	if f.Result = env.TypeNamed(m.result); f.Result == nil {
		return nil, fmt.Errorf("unknown type '%s'", m.result)
	}
	env.Result = f.Result
	body, err := cxx.ParseBody(m.body)
	if err != nil {
		return nil, err
	}
	prog := cxx.Compile(body, env)
	if !prog.Complete() {
		return nil, errors.New(prog.Problems[0].Message)
	}
	return prog, nil
}

// ClassSource is what a definition says in C++ about its class.
type ClassSource struct {
	Declarations string // extraClassDeclaration
	// SkipDefaultBuilders says that there is no get of all parameters.
	SkipDefaultBuilders bool
}

// A SourceBuilder is a get with parameters of its own.
type SourceBuilder struct {
	Params []SourceParam
	Body   string // names the get of all parameters $_get, the context $_ctxt
	// InferredContext says that the context is not the first parameter.
	InferredContext bool
}

// A SourceParam is a parameter in C++.
type SourceParam struct{ Type, Name string }

// rawGet is the name under which builders find the get of all parameters.
const rawGet = "getOfAllParameters"

// getters registers the static functions get of a class.
func (a *API) getters(c *cxx.Class, src ClassSource, all *cxx.Func) {
	raw := *all
	c.Static(rawGet, &raw)
	if !src.SkipDefaultBuilders {
		c.Static("get", all)
	}
}

// AddBuilder registers a get that is written in C++, when all classes that it may
// name are known. One that uses what is not known is left out: then a call of it
// finds no function.
func (a *API) AddBuilder(c *cxx.Class, b SourceBuilder) {
	if b.Body == "" {
		return
	}
	m := sourceMethod{result: "::" + c.Name, static: true}
	m.body = cxx.Substitute(b.Body, map[string]string{"_get": "::" + c.Name + "::" + rawGet, "_ctxt": "context"})
	if !b.InferredContext {
		m.params = append(m.params, sourceParam{"::mlir::MLIRContext *", "context"})
	}
	for _, p := range b.Params {
		m.params = append(m.params, sourceParam{p.Type, p.Name})
	}
	if f := a.compileSource(c, m, false); f != nil {
		c.Static("get", f)
	}
}
