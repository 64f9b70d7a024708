package rules

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/gen/gocxx"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// A function is the code of native functions in Go: a translation, or a method that the user
// implements. Natives with the same code share one.
type function struct {
	name    string
	method  bool
	rewrite bool
	// sign is the signature.
	params, results []string
	names           []string // of the parameters
	doc             []string
	text            string // of a translation
	// base, sign and code describe a method: its name without its number, its signature, its
	// C++ body.
	base, sign, code string
}

// call returns a call of the function.
func (f *function) call(args ...string) string {
	if f.method {
		return "s.natives." + f.name + "(" + strings.Join(append([]string{"r"}, args...), ", ") + ")"
	}
	return f.name + "(" + strings.Join(args, ", ") + ")"
}

// A codeKey identifies the code of a function.
type codeKey struct {
	natives *rewrite.Natives // nil for code with a text
	text    string
	sign    string
}

func (g *generator) hasInterface() bool { return len(g.methods) > 0 }

// native returns the call of a native function.
func (g *generator) native(n *pdl.GoNative, args []string) string {
	src, _ := n.Natives.Source(n.Name).(*snippet.Native)
	if src == nil {
		src = &snippet.Native{Name: n.Name}
	}
	n.Compact = g.options.CompactLocations
	switch src.Form {
	case snippet.FuseLocations:
		n.Step = true
		return "x.FuseLocations(" + strings.Join(args, ".Origin(), ") + ".Origin())"
	case snippet.SetLocation:
		list := append([]string{"r", args[0], strconv.Quote(src.Text)}, locations(n.Args[1:], args[1:])...)
		return "compiled.SetLocation(" + strings.Join(list, ", ") + ")"
	case snippet.ReadAttribute:
		if src.Function == nil {
			return "compiled.ReadAttr(" + args[0] + ", " + strconv.Quote(src.Text) + ")"
		}
	case snippet.CountUses:
		return usesCall(src, args[0])
	case snippet.Compiled:
		return compiledCall(n, src, args)
	case snippet.Plain, snippet.AsProperty:
		f := g.function(n, src, n.Args, n.Results)
		n.CanFail = f.method && !n.Rewrite
		return f.call(args...)
	case snippet.OnType:
		f := g.function(n, src, []string{"ir.Type"}, nil)
		n.CanFail = f.method
		return f.call(args[0] + ".Type()")
	}
	return g.wrapper(n, src) + "(" + strings.Join(append([]string{"r"}, args...), ", ") + ")"
}

// compiledCall returns the call of a function of package rewrite/compiled.
func compiledCall(n *pdl.GoNative, src *snippet.Native, args []string) string {
	var list []string
	if n.Rewrite || src.Conversion {
		list = append(list, "r")
	}
	if src.Conversion {
		list = append(list, strconv.Quote(src.Converter))
		n.CanFail, n.Compact = !n.Rewrite, true
	}
	if src.Numbered {
		list = append(list, strconv.Itoa(src.Count))
	}
	for _, n := range src.Numbers {
		list = append(list, strconv.Itoa(n))
	}
	return "compiled." + src.Text + "(" + strings.Join(append(list, args...), ", ") + ")"
}

// usesCall returns the expression for a condition on the number of uses of a value.
func usesCall(n *snippet.Native, value string) string {
	switch {
	case n.Least < n.Count:
		return fmt.Sprintf("!%s.HasNUsesOrMore(%d)", value, n.Count+1)
	case n.Count == 0:
		return "!" + value + ".HasUses()"
	case n.Count == 1:
		return value + ".HasOneUse()"
	}
	return fmt.Sprintf("%s.HasNUses(%d)", value, n.Count)
}

// locations returns the expressions for the locations of arguments.
func locations(types, args []string) []string {
	var list []string
	for i, a := range args {
		switch types[i] {
		case "*ir.Operation", "*ir.Value":
			list = append(list, a+".Location()")
		case "[]*ir.Value":
			list = append(list, "compiled.LocationOf("+a+")")
		}
	}
	return list
}

// wrapper writes a method that prepares the arguments of a function, and returns it.
func (g *generator) wrapper(n *pdl.GoNative, src *snippet.Native) string {
	key := nativeKey{n.Natives, n.Name}
	if name, ok := g.wrappers[key]; ok {
		n.CanFail = !n.Rewrite
		return name
	}
	name := "native" + strconv.Itoa(len(g.wrappers)+1)
	g.wrappers[key] = "s." + name
	last := "bool"
	if n.Rewrite {
		last = "error"
	}
	args := make([]string, len(n.Args))
	params := []string{"r *rewrite.Rewriter"}
	for i, t := range n.Args {
		args[i] = "arg" + strconv.Itoa(i)
		params = append(params, args[i]+" "+t)
	}
	results := append(append([]string{}, n.Results...), last)
	b := &g.wrapperText
	fmt.Fprintf(b, "func (s *ruleState) %s(%s) (%s) {\n", name, strings.Join(params, ", "), strings.Join(results, ", "))
	fail := strings.Repeat("nil, ", len(n.Results)) + "false"
	n.CanFail = !n.Rewrite
	switch src.Form {
	case snippet.OnDefiningOp:
		f := g.function(n, src, []string{"*ir.Operation"}, n.Results)
		fmt.Fprintf(b, "def := arg0.DefiningOp()\nif def == nil {\nreturn %s\n}\nreturn %s\n", fail, f.call("def"))
	case snippet.OnRegion:
		f := g.function(n, src, []string{"*ir.Region"}, nil)
		fmt.Fprintf(b, "if arg0 == nil || %d >= arg0.NumRegions() {\nreturn false\n}\nreturn %s\n", src.Count, f.call(fmt.Sprintf("arg0.Region(%d)", src.Count)))
	case snippet.OnPresent:
		f := g.function(n, src, n.Args, n.Results)
		fmt.Fprintf(b, "if arg0 == nil {\nreturn %s\n}\nreturn %s\n", fail, f.call(args...))
	case snippet.ReadAttribute:
		f := g.function(n, src, []string{"ir.Attribute"}, nil)
		fmt.Fprintf(b, "a := compiled.AttrOrDefault(arg0, %q)\nreturn a, a != nil && %s\n", src.Text, f.call("a"))
	case snippet.AtLocation:
		first := len(args) - src.Count
		f := g.function(n, src, n.Args[:first], n.Results)
		list := append([]string{"r.Context()", strconv.Quote(src.Text)}, locations(n.Args[first:], args[first:])...)
		fmt.Fprintf(b, "outer := r.Loc\ndefer func() { r.Loc = outer }()\nr.Loc = compiled.Fuse(%s)\nreturn %s\n", strings.Join(list, ", "), f.call(args[:first]...))
	case snippet.InferTypes:
		g.inferTypes(n, src, args)
	}
	fmt.Fprintf(b, "}\n\n")
	return "s." + name
}

// inferTypes writes the code that computes the result types of an operation.
func (g *generator) inferTypes(n *pdl.GoNative, src *snippet.Native, args []string) {
	b := &g.wrapperText
	fmt.Fprintln(b, "var operands []*ir.Value")
	for i, a := range args[:src.Count] {
		if n.Args[i] == "[]*ir.Value" {
			a += "..."
		}
		fmt.Fprintf(b, "operands = append(operands, %s)\n", a)
	}
	list := []string{"r", g.writer.OpField(src.Text), "operands"}
	for i, a := range args[src.Count:] {
		list = append(list, fmt.Sprintf("ir.NamedAttribute{Name: %q, Value: %s}", src.Names[i], a))
	}
	var zero, types []string
	for i := range n.Results {
		zero, types = append(zero, "nil"), append(types, fmt.Sprintf("types[%d]", i))
	}
	fmt.Fprintf(b, "types, err := compiled.InferTypes(%s)\nif err != nil {\nreturn %s\n}\nreturn %s\n", strings.Join(list, ", "),
		strings.Join(append(zero, "err"), ", "), strings.Join(append(types, "nil"), ", "))
}

// function returns the function for the code of a native.
func (g *generator) function(n *pdl.GoNative, src *snippet.Native, params, results []string) *function {
	code := src.Code
	if src.Function != nil {
		code = src.Function.Code
	}
	key := codeKey{sign: strings.Join(params, ",") + ">" + strings.Join(results, ",")}
	f := &function{rewrite: n.Rewrite, params: params, results: results}
	key.natives, key.text = n.Natives, n.Name
	if code != nil {
		if code.Text != "" {
			key.natives, key.text = nil, code.Text
			f.doc = strings.Split(strings.Trim(code.Text, "\n"), "\n")
		}
		for _, p := range code.Params {
			key.text += "\x00" + p.Name + " " + p.Type.String()
			if !p.Out {
				f.names = append(f.names, paramName(p.Name))
			}
		}
	}
	for i := len(f.names); i < len(params); i++ {
		f.names = append(f.names, "arg"+strconv.Itoa(i))
	}
	if have := g.functions[key]; have != nil {
		return have
	}
	g.functions[key] = f
	if g.translate(f, src) {
		return f
	}
	f.method = true
	base := goName(src.Name, n.Name)
	if code != nil && code.Text != "" {
		// Code that differs only in the C++ types of its parameters shares one method.
		for _, m := range g.methods {
			if m.base == base && m.sign == key.sign && m.code == code.Text {
				g.functions[key] = m
				return m
			}
		}
		f.code = code.Text
	}
	f.base, f.sign = base, key.sign
	f.name = g.methodName(base)
	g.methods = append(g.methods, f)
	g.result.Natives = append(g.result.Natives, Native{Method: f.name, Name: n.Name, Set: g.set})
	return f
}

// goName returns the name of a method: that of a record or of a declaration. The names of
// anonymous records say nothing.
func goName(name, native string) string {
	if name == "" || strings.HasPrefix(name, "anonymous_") {
		name = native
	}
	return pdl.Identifier(name, true)
}

func (g *generator) methodName(base string) string {
	name := base
	for i := 2; g.taken[name]; i++ {
		name = base + "_" + strconv.Itoa(i)
	}
	g.taken[name] = true
	return name
}

// paramName returns the Go name of a parameter in C++: $_self is self, and $0 is arg0.
func paramName(name string) string {
	if name, ok := strings.CutPrefix(name, "$_"); ok {
		return name
	}
	name = strings.TrimPrefix(name, "$")
	if name == "" || unicode.IsDigit(rune(name[0])) {
		return "arg" + name
	}
	switch name {
	case "r", "s", "type", "range", "func", "var", "map", "interface", "package", "go", "select", "chan", "defer", "import", "fallthrough":
		return name + "_"
	}
	return name
}

// translate translates the code of a constraint to Go. It returns false if there is no
// translation.
func (g *generator) translate(f *function, src *snippet.Native) bool {
	if src.Function == nil || f.rewrite || len(f.results) > 0 || src.Function.Result.Kind != cxx.KindBool {
		return false
	}
	params := []gocxx.Param{}
	for i, p := range src.Function.Code.Params {
		if p.Out || !general[p.Type.String()] {
			return false
		}
		params = append(params, gocxx.Param{Name: f.names[i], Type: f.params[i], Nilable: f.params[i] == "ir.Attribute"})
	}
	// The rewriter, the context and the location.
	for range 3 {
		params = append(params, gocxx.Param{Name: "r", Type: "*rewrite.Rewriter", NoGo: true})
	}
	base := "holds" + goName(src.Name, src.Name)
	name := base
	for i := 2; g.taken[name]; i++ {
		name = base + "_" + strconv.Itoa(i)
	}
	text, imports, err := gocxx.NewWriter(g.compiled.API, gocxx.Options{}).Func(name, "", src.Function.Program(), params, "bool")
	if err != nil {
		return false
	}
	g.taken[name] = true
	f.name, f.text = name, strings.Replace(text, ", r *rewrite.Rewriter) bool", ") bool", 1)
	for _, i := range imports {
		g.imports[i] = true
	}
	g.translated = append(g.translated, f)
	return true
}

// general are the C++ types whose values need no conversion as arguments in Go.
var general = map[string]bool{"mlir::Attribute": true, "mlir::Type": true, "mlir::Value": true, "mlir::OpResult": true, "mlir::Operation": true, "mlir::Region": true}

// nativeInterface writes the interface RuleNatives.
func (g *generator) nativeInterface() {
	if !g.hasInterface() {
		return
	}
	g.line("// RuleNatives is the native code of the rules that has no translation to Go. A constraint\n// returns its results and whether it holds; a rewrite returns its results and an error, which\n// ends the rewriting.\ntype RuleNatives interface {")
	for i, f := range g.methods {
		if len(f.doc) > 0 {
			if i > 0 {
				g.line("")
			}
			g.line("// %s is, in C++:\n//", f.name)
			for _, l := range f.doc {
				g.line("//\t%s", strings.TrimRight(l, " \t"))
			}
		}
		g.line("%s%s", f.name, f.signature())
	}
	g.line("}\n")
}

func (f *function) signature() string {
	params := []string{"r *rewrite.Rewriter"}
	for i, t := range f.params {
		p := f.names[i]
		if i == len(f.params)-1 || f.params[i+1] != t {
			p += " " + t
		}
		params = append(params, p)
	}
	last := "bool"
	if f.rewrite {
		last = "error"
	}
	result := strings.Join(append(append([]string{}, f.results...), last), ", ")
	if len(f.results) > 0 {
		result = "(" + result + ")"
	}
	return "(" + strings.Join(params, ", ") + ") " + result
}
