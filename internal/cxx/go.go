package cxx

import (
	"fmt"
	"go/ast"
	"go/format"
	goparser "go/parser"
	gotoken "go/token"
	"reflect"
	"runtime"
	"sort"
	"strconv"
	"strings"
)

// GoOptions configures how a translation to Go refers to the host.
//
// Numbers, bools, strings and enums of the C++ text become Go types of the same
// size, lists become slices, and an optional becomes a pointer that is nil if
// disengaged. Objects have the type that Class returns. A native function needs a
// [GoCall].
type GoOptions struct {
	// Slots are the slots of the environment.
	Slots []GoSlot

	// Class returns the Go equivalent of a class or enum, or nil.
	Class func(c *Class) *GoClass

	// Call returns the translation of a function of the host, or nil. A nil Call uses [Func.Go].
	Call func(f *Func) *GoCall

	// Base returns a template for the conversion of an object from one Go type to that of
	// a base class, "" if Go converts it implicitly. It may be nil.
	Base func(from, to string) string

	// Implements reports whether a Go type has the methods of another one that a base class
	// has. If it is nil, it has.
	Implements func(typ, base string) bool

	// Is is a template of a condition for whether $0 has the Go type $1, for use within an
	// expression. If it is "", a type assertion precedes the statement.
	Is string

	// Fail is the statement for a failed evaluation. The default is "return false"
	// for a program of type bool, and otherwise a return of the zero value.
	Fail string

	// Names are names that variables must not have.
	Names []string
}

// GoType returns the Go type of values of a type.
func (o GoOptions) GoType(t *Type) (string, error) {
	g := &goWriter{o: o}
	name := g.goType(t)
	if g.err != nil {
		return "", g.err
	}
	return name, nil
}

// A GoSlot is a slot of the environment in Go.
type GoSlot struct {
	Expr     string // a Go expression
	Type     string // its Go type, "" for the one of the C++ type
	Nilable  bool   // it may be nil
	Variable bool   // an assignment to it is possible
}

// A GoClass is a class in Go. In templates, $0 is an object of Go type Of.
type GoClass struct {
	Type string // Go type of the objects, comparable with nil; of the values of an enum
	Is   string // a condition; "" for a type assertion
	// Cast yields the object as a Type, and whether the class contains it; "" for a type assertion.
	Cast string
	// Implies are conditions that hold for each object $0 of the class.
	Implies []string
	Hint    string // a name for variables
	Import  string // import path of the package that Is names, "" for those that the writer knows
}

// A GoCall is the translation of a call to Go: a template in which $0 is the receiver of
// a method, or otherwise the first argument, and $1 the next.
type GoCall struct {
	Text string
	Type string   // Go type of the value, "" for the one of the C++ type
	Args []string // Go types of arguments that are numbers, "" or absent for those of the C++ types
	// OK means that the call yields a second value, which is false if the evaluation fails.
	OK bool
	// Found means that the call yields a second value, which is false if the first is nil.
	Found bool
	// Guard is a condition without which the evaluation fails, "" for none.
	Guard    string
	NonNil   bool // the object is not nil
	Positive bool // the number is not negative, and small enough for an int32
	Hint     string
	Import   string            // import path of the function's package, "" for those that the writer knows
	Len      string            // the length of the list, "" for len of it
	For      map[string]GoCall // overrides the call for receivers of a Go type
	Missing  string            // replaces arguments that are omitted
	None     *GoCall           // overrides the call if an argument is an absent optional, such as std::nullopt
	// Steps are the statements of a call without a value, instead of Text.
	Steps []GoStep
	// Unused are the indices of arguments that the call does without.
	Unused []int
	// Defaults replace the last arguments, where they are omitted.
	Defaults []string
	// Append is a statement that adds $1, an element or a slice with three dots, to the list that
	// the call yields for the receiver $0. Where it is set and Text is not, nothing else is possible with the
	// list.
	Append string
}

// A GoStep is a template for a statement. A nonzero Arg makes it conditional: argument Arg is $1, argument To
// is $0, and the statement is omitted if argument Arg is nil.
type GoStep struct {
	Text    string
	To, Arg int
}

// InGo sets the translation of the function to Go and returns it.
func (f *Func) InGo(c GoCall) *Func {
	f.Go = &c
	return f
}

// Calls records that the function calls a Go function with the same arguments, which translations call if it
// is an exported one.
func (f *Func) Calls(g any) *Func {
	f.exported = g
	return f
}

// InGoLater is InGo for a translation that is made when it is first needed.
func (f *Func) InGoLater(c func() GoCall) *Func {
	f.later = c
	return f
}

// ExportedGo returns the translation of a function whose translation is determined later, or that calls an
// exported Go function with the same arguments; nil for any other.
func (f *Func) ExportedGo() *GoCall {
	if f.later != nil {
		if c := f.later(); c.Text != "" {
			return &c
		}
		return nil
	}
	if f.exported == nil {
		return nil
	}
	return GoCallOf(f.exported)
}

// GoCallOf returns a call of an exported Go function, nil for any other function, and for one that
// programs cannot import.
func GoCallOf(f any) *GoCall {
	v := reflect.ValueOf(f)
	name := runtime.FuncForPC(v.Pointer()).Name()
	slash := strings.LastIndexByte(name, '/') + 1
	pkg, fn, ok := strings.Cut(name[slash:], ".")
	if !ok {
		return nil
	}
	text := pkg + "." + fn + "("
	if _, method, isMethod := strings.Cut(fn, ")."); isMethod {
		fn, text = method, "$0."+method+"("
	}
	if !gotoken.IsExported(fn) || !gotoken.IsIdentifier(fn) || strings.Contains(name[:slash], "/internal/") {
		return nil
	}
	c := &GoCall{Import: name[:slash] + pkg}
	for i := range v.Type().NumIn() {
		if i > 0 || !strings.HasPrefix(text, "$0") {
			if !strings.HasSuffix(text, "(") {
				text += ", "
			}
			text += "$" + strconv.Itoa(i)
		}
		c.Args = append(c.Args, v.Type().In(i).String())
	}
	c.Text = text + ")"
	if v.Type().NumOut() > 0 {
		c.Type = v.Type().Out(0).String()
		c.OK = v.Type().NumOut() == 2 && v.Type().Out(1).Kind() == reflect.Bool
	}
	return c
}

// A GoCode is a translation: the statements of a function body, ending with a
// return, and the packages of the standard library that they use.
type GoCode struct {
	Result  string // Go type of the value, or ""
	Body    string // formatted
	Imports []string
}

// Go translates the program to Go. The error names the obstacle: the program has problems, or uses a function
// or class without a Go counterpart. Unlike an evaluation, the generated code has no step budget.
func (p *Program) Go(o GoOptions) (*GoCode, error) {
	if !p.Complete() {
		return nil, p.Errors()
	}
	g := &goWriter{o: o, locals: map[int]*goVal{}, bound: map[string]*goStmt{}, oks: map[int]*goNarrow{}, mutable: map[int]bool{}, assigned: map[int]bool{}, vars: make([]goVariable, 1)}
	code := &GoCode{}
	if p.Result.Kind != KindVoid {
		code.Result = g.goType(p.Result)
	}
	g.result, g.resultType = p.Result, code.Result
	g.findMutable(p.tree)
	g.ret = func(t *tree) { g.add(&goStmt{kind: goReturn, x: g.returned(t)}) }
	if p.tree.op == opBody {
		g.tail = p.Result.Kind == KindBool
		g.function(p.tree.lam)
	} else {
		g.returnExpr(p.tree)
	}
	if g.err != nil {
		return nil, g.err
	}
	body := g.print()
	text, err := format.Source([]byte(body))
	if err != nil {
		return nil, fmt.Errorf("translation to Go is not well-formed: %w\n%s", err, body)
	}
	code.Body = string(text)
	code.Imports = importsOf(code.Body)
	return code, nil
}

// print returns the text of all statements.
func (g *goWriter) print() string {
	s := &goSimplifier{vars: g.vars, inline: map[int]*goExpr{}}
	list := s.simplify(g.out)
	s.count(list)
	p := &goPrinter{goSimplifier: s, taken: map[string]bool{}}
	for _, n := range g.o.Names {
		p.taken[n] = true
	}
	eachStmt(list, func(s *goStmt) { s.texts(func(text string) { namesIn(text, p.taken) }) })
	p.chooseNames(list)
	p.list(list)
	return p.b.String()
}

// namesIn adds the names in a Go text to a set.
func namesIn(text string, names map[string]bool) {
	for i := 0; i < len(text); {
		j := scanIdent(text, i)
		if j > i {
			names[text[i:j]] = true
			i = j
		} else {
			i++
		}
	}
}

// importsOf returns the packages of the standard library that statements use.
func importsOf(body string) []string {
	f, err := goparser.ParseFile(gotoken.NewFileSet(), "", "package p\nfunc f() {\n"+body+"}", goparser.SkipObjectResolution)
	if err != nil {
		return nil
	}
	used := map[string]bool{}
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && goPackages[x.Name] {
				used[x.Name] = true
			}
		}
		return true
	})
	var list []string
	for name := range used {
		list = append(list, name)
	}
	sort.Strings(list)
	return list
}

// goPackages are the packages of the standard library that translations use.
var goPackages = map[string]bool{"slices": true, "strings": true}

// A goWriter writes Go statements. An expression is returned as a value; code that must be executed before
// it, such as checks that may fail, is written as statements.
type goWriter struct {
	o          GoOptions
	out        []*goStmt
	vars       []goVariable
	locals     map[int]*goVal
	mutable    map[int]bool
	assigned   map[int]bool // slots
	facts      *goFact
	bound      map[string]*goStmt // variables in scope, by their values
	oks        map[int]*goNarrow  // by the variable that holds the result of the class test
	guarded    []int              // variables that are valid only in a part of an expression
	inExpr     int                // nesting of parts of expressions that are evaluated on a condition
	result     *Type
	resultType string
	nodes      int
	err        error

	ret       func(t *tree) // writes a return statement
	tail      bool          // a return statement ends the Go function, and its value is a condition
	brk, cont *goLabel
	labels    int
}

func (g *goWriter) add(s *goStmt) { g.out = append(g.out, s) }

func (g *goWriter) variable(hint string) int {
	if hint == "" {
		hint = "x"
	}
	g.vars = append(g.vars, goVariable{hint: hint})
	return len(g.vars) - 1
}

// untranslatable records the first construct that cannot be translated.
func (g *goWriter) untranslatable(t *tree, format string, args ...any) *goVal {
	if g.err == nil {
		g.err = Errors{{t.at.Pos(), t.at.End(), "no translation to Go: " + fmt.Sprintf(format, args...)}}
	}
	return &goVal{e: primary("nil")}
}

// fail writes the statement for a failed evaluation.
func (g *goWriter) failStmt() *goStmt {
	if g.o.Fail != "" {
		return &goStmt{kind: goLine, text: g.o.Fail}
	}
	if g.result.Kind == KindVoid {
		return &goStmt{kind: goReturn}
	}
	return &goStmt{kind: goReturn, x: zeroValue(g.result, g.resultType)}
}

func zeroValue(t *Type, goType string) *goExpr {
	switch t.Kind {
	case KindBool:
		return goFalse
	case KindInt, KindFloat:
		return primary("0")
	case KindEnum:
		if t == logicalResult {
			return goFalse
		}
		return primary("0")
	case KindString:
		return primary(`""`)
	case KindTuple:
		return primary(goType + "{}")
	}
	return primary("nil")
}

// failUnless writes a check without which the evaluation fails.
func (g *goWriter) failUnless(cond *goExpr) {
	cond = g.known(cond)
	if cond.String() == "true" {
		return
	}
	g.add(&goStmt{kind: goIf, x: not(cond), body: []*goStmt{g.failStmt()}})
	g.assume(cond)
}

// goType returns the Go type of values of t.
func (g *goWriter) goType(t *Type) string {
	switch t.Kind {
	case KindBool:
		return "bool"
	case KindInt:
		name := "int" + strconv.Itoa(int(t.Bits))
		if t.Unsigned {
			name = "u" + name
		}
		return name
	case KindFloat:
		return "float" + strconv.Itoa(int(t.Bits))
	case KindString:
		return "string"
	case KindList:
		return "[]" + g.goType(t.Elem)
	case KindOptional, KindPointer:
		return "*" + g.goType(t.Elem)
	case KindEnum:
		if t == logicalResult {
			return "bool"
		}
		fallthrough
	case KindObject:
		if c := g.class(t.Class); c != nil {
			return c.Type
		}
	}
	g.untranslatable(&tree{}, "values of type '%s'", t)
	return "any"
}

func (g *goWriter) class(c *Class) *GoClass {
	if g.o.Class == nil {
		return nil
	}
	return g.o.Class(c)
}
