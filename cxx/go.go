package cxx

import (
	"fmt"
	"go/format"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// GoOptions configures how a translation to Go refers to the host.
//
// Numbers, bools, strings and enums of the C++ text become Go types of the same
// size, lists become slices, and an optional becomes a pointer that is nil if
// disengaged. Objects have the type that Type returns. A native function needs
// Func.Go, a template for [Substitute]: $0 is the receiver of a method, or
// otherwise the first argument, $1 the next. It must be an expression of the Go
// type that corresponds to the function's result.
type GoOptions struct {
	// Slots are Go expressions for the slots of the environment.
	Slots []string

	// Type returns the Go type of a class or enum, or "" if there is none. Types of
	// objects must be comparable with nil.
	Type func(c *Class) string

	// Is returns a Go condition for whether object x is of a class, or "" if the
	// objects of the class are exactly those of the Go type. It may be nil.
	Is func(c *Class, x string) string

	// Fail is the statement for a failed evaluation. The default is "return false"
	// for a program of type bool, and otherwise a return of the zero value.
	Fail string
}

// A GoCode is a translation: the statements of a function body, ending with a
// return, and the packages of the standard library that they use.
type GoCode struct {
	Result  string // Go type of the value, "" if there is none
	Body    string // formatted
	Imports []string
}

// Go translates the program to Go. The error names what cannot be translated: the
// program has problems, or uses a function or class without a Go counterpart.
// Unlike an evaluation, the generated code has no step budget.
func (p *Program) Go(o GoOptions) (*GoCode, error) {
	if !p.Complete() {
		return nil, p.Errors()
	}
	g := &goWriter{o: o, names: map[int]string{}, imports: map[string]bool{}}
	code := &GoCode{}
	if p.Result.Kind != KindVoid {
		code.Result = g.goType(p.Result)
	}
	g.fail = o.Fail
	if g.fail == "" {
		g.fail = g.failReturn(p.Result, code.Result)
	}
	if p.tree.op == opBody {
		g.function(p.tree.lam, func(x string) { g.line("return %s", x) })
	} else if x := g.expr(p.tree); code.Result == "" {
		g.discard(x)
	} else {
		g.line("return %s", x)
	}
	if g.err != nil {
		return nil, g.err
	}
	var vars strings.Builder
	for _, v := range g.vars {
		vars.WriteString(v)
	}
	text, err := format.Source([]byte(vars.String() + g.out.String()))
	if err != nil {
		return nil, fmt.Errorf("translation to Go is not well-formed: %w", err)
	}
	code.Body = string(text)
	for name := range g.imports {
		code.Imports = append(code.Imports, name)
	}
	sort.Strings(code.Imports)
	return code, nil
}

// A goWriter writes Go statements. An expression is returned as text; whatever must
// be executed before it, such as checks that may fail, is written as statements.
// Returned texts have no side effects and may be used several times.
type goWriter struct {
	o       GoOptions
	out     strings.Builder
	vars    []string // declarations at the start of the function
	names   map[int]string
	imports map[string]bool
	fail    string
	known   []string // names known not to be nil
	n       int
	nodes   int
	err     error

	ret       func(x string) // writes a return statement
	brk, cont *goLabel
}

// A goLabel is a label that is written only if a statement jumps to it.
type goLabel struct {
	name string
	used bool
}

func (g *goWriter) line(format string, args ...any) {
	fmt.Fprintf(&g.out, format, args...)
	g.out.WriteByte('\n')
}

// untranslatable records the first construct that cannot be translated.
func (g *goWriter) untranslatable(t *tree, format string, args ...any) string {
	if g.err == nil {
		g.err = Errors{{t.at.Pos(), t.at.End(), "no translation to Go: " + fmt.Sprintf(format, args...)}}
	}
	return "nil"
}

func (g *goWriter) temp(prefix string) string {
	g.n++
	return prefix + strconv.Itoa(g.n)
}

// failReturn returns the statement that returns the zero value after a failure.
func (g *goWriter) failReturn(t *Type, goType string) string {
	switch t.Kind {
	case KindVoid:
		return "return"
	case KindBool:
		return "return false"
	case KindInt, KindFloat, KindEnum:
		return "return 0"
	case KindString:
		return `return ""`
	case KindTuple:
		return "return " + goType + "{}"
	}
	return "return nil"
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
		if g.o.Type != nil {
			if name := g.o.Type(t.Class); name != "" {
				return name
			}
		}
	}
	return g.untranslatable(&tree{}, "values of type '%s'", t)
}

// isSimple reports whether a text is an identifier or a number and can be repeated
// at no cost.
func isSimple(x string) bool {
	for i := range len(x) {
		if !isIdentPart(x[i]) {
			return false
		}
	}
	return x != ""
}

// named assigns an expression to a temporary, unless it is simple.
func (g *goWriter) named(x string) string {
	if isSimple(x) || slices.Contains(g.o.Slots, x) {
		return x
	}
	v := g.temp("v")
	g.line("%s := %s", v, x)
	return v
}

// discard marks a value as used, since Go rejects unused variables.
func (g *goWriter) discard(x string) {
	if x != "" {
		g.line("_ = %s", x)
	}
}

// failNil writes a check that x is not nil, unless it was checked before.
func (g *goWriter) failNil(x string) {
	if slices.Contains(g.known, x) {
		return
	}
	g.failIf(x + " == nil")
	if g.isStable(x) {
		g.known = append(g.known, x)
	}
}

// isStable reports whether x is a name whose value does not change: a temporary or
// a slot, but not a variable of the text.
func (g *goWriter) isStable(x string) bool {
	return slices.Contains(g.o.Slots, x) || isSimple(x) && x[0] == 'v' && !strings.Contains(x, "_")
}

func (g *goWriter) failIf(cond string) { g.line("if %s {\n%s\n}", cond, g.fail) }

// capture runs f and returns the statements that it writes. They may be executed
// conditionally, so names that become known as non-nil in f are forgotten.
func (g *goWriter) capture(f func()) string {
	old, known := g.out, len(g.known)
	g.out = strings.Builder{}
	f()
	text := g.out.String()
	g.out, g.known = old, g.known[:known]
	return text
}

// local returns the Go variable of a local, which is declared at the start of the
// function.
func (g *goWriter) local(t *tree) string {
	if name, ok := g.names[t.slot]; ok {
		return name
	}
	name := t.name
	if name == "" {
		name = "x"
	}
	name = fmt.Sprintf("%s_%d", name, t.slot)
	g.names[t.slot] = name
	g.vars = append(g.vars, fmt.Sprintf("var %s %s\n_ = %s\n", name, g.goType(t.t), name))
	return name
}

// mentions reports whether a name occurs in a text.
func mentions(text, name string) bool {
	for i := strings.Index(text, name); i >= 0; {
		end := i + len(name)
		if (i == 0 || !isIdentPart(text[i-1])) && (end == len(text) || !isIdentPart(text[end])) {
			return true
		}
		next := strings.Index(text[end:], name)
		if next < 0 {
			return false
		}
		i = end + next
	}
	return false
}

// maxGoNodes bounds the size of a translation, since lambdas are inlined at their
// calls.
const maxGoNodes = 1 << 14

// expr translates an expression.
func (g *goWriter) expr(t *tree) string {
	if g.nodes++; g.nodes > maxGoNodes {
		g.untranslatable(t, "it becomes too large")
	}
	if g.err != nil {
		return "nil"
	}
	switch t.op {
	case opConst:
		return g.constant(t)
	case opSlot:
		if t.slot < len(g.o.Slots) {
			return g.o.Slots[t.slot]
		}
		return g.untranslatable(t, "'%s'", t.name)
	case opLocal:
		if t.t.Kind == KindFunc {
			return ""
		}
		return g.local(t)
	case opCall:
		return g.call(t)
	case opIsa, opCast, opCheck, opNonNull, opUnwrap:
		return g.checked(t)
	case opNot:
		return "!" + paren(g.expr(t.x))
	case opNeg:
		return "-" + paren(g.expr(t.x))
	case opCompl:
		return "^" + paren(g.expr(t.x))
	case opAnd, opOr:
		return g.logical(t)
	case opCond:
		return g.cond(t)
	case opArith:
		return g.arith(t)
	case opCompare:
		return fmt.Sprintf("(%s %s %s)", g.operand(t.x, t.y), t.tok, g.operand(t.y, t.x))
	case opEqual:
		return g.equal(t)
	case opConvert:
		return g.convert(t)
	case opRetype:
		return g.retype(t)
	case opBool:
		return g.truth(t)
	case opList:
		return g.list(t, t.list)
	case opCopy:
		if t.t.Kind != KindList || isInstance(t.t.Elem) {
			return g.untranslatable(t, "an object of a class that is defined in C++")
		}
		g.imports["slices"] = true
		return fmt.Sprintf("slices.Clone(%s)", g.expr(t.x))
	case opIndex:
		x, i := g.named(g.expr(t.x)), g.named(g.expr(t.y))
		g.failIf(fmt.Sprintf("uint64(%s) >= uint64(len(%s))", i, x))
		return fmt.Sprintf("%s[%s]", x, i)
	case opAssign:
		y := g.expr(t.y)
		if t.t.Kind == KindFunc {
			return ""
		}
		x := g.place(t.x)
		g.line("%s = %s", x, y)
		return x
	case opUpdate:
		return g.update(t)
	case opSeq:
		g.discard(g.expr(t.x))
		if t.y == nil {
			return ""
		}
		return g.expr(t.y)
	case opAddr:
		return "&" + g.place(t.x)
	case opLoad:
		x := g.named(g.expr(t.x))
		g.failNil(x)
		return "*" + x
	case opLambda:
		for _, x := range t.list {
			g.expr(x)
		}
		return ""
	case opInvoke:
		return g.invoke(t)
	}
	return g.untranslatable(t, "this kind of expression")
}

func paren(x string) string {
	if isSimple(x) || strings.HasPrefix(x, "(") && closes(x) {
		return x
	}
	return "(" + x + ")"
}

// closes reports whether the parenthesis at the start of x is closed at its end.
func closes(x string) bool {
	depth := 0
	for i := range len(x) {
		switch x[i] {
		case '"':
			return false
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i == len(x)-1
			}
		}
	}
	return false
}

// place translates an lvalue.
func (g *goWriter) place(t *tree) string {
	switch t.op {
	case opLocal, opIndex, opLoad:
		return g.expr(t)
	}
	return g.untranslatable(t, "an assignment to this kind of expression")
}

func (g *goWriter) update(t *tree) string {
	x := g.place(t.x)
	old := g.temp("v")
	g.line("%s := %s", old, x)
	g.names[t.slot] = old
	y := g.expr(t.y)
	g.line("%s = %s", x, y)
	if t.flags&flagPostfix != 0 {
		return old
	}
	return x
}

func (g *goWriter) constant(t *tree) string {
	v := t.val
	switch t.t.Kind {
	case KindBool:
		return strconv.FormatBool(v.Bool())
	case KindInt, KindFloat, KindEnum:
		if t.t == logicalResult {
			return strconv.FormatBool(v.Bool())
		}
		return fmt.Sprintf("%s(%s)", g.goType(t.t), number(t))
	case KindString:
		return strconv.Quote(v.Str())
	case KindOptional:
		if v.IsNone() {
			return fmt.Sprintf("(%s)(nil)", g.goType(t.t))
		}
		e := *t
		e.t = t.t.Elem
		x := g.temp("v")
		g.line("var %s %s = %s", x, g.goType(e.t), g.constant(&e))
		return "&" + x
	case KindObject, KindNull, KindPointer:
		if v.IsNull() {
			if t.t.Kind == KindNull {
				return "nil"
			}
			return fmt.Sprintf("(%s)(nil)", g.goType(t.t))
		}
	case KindList:
		return g.list(t, t.list)
	case KindFunc:
		return ""
	}
	return g.untranslatable(t, "a constant of type '%s'", t.t)
}

// number formats a numeric constant without its type.
func number(t *tree) string {
	switch {
	case t.t.Kind == KindFloat:
		return strconv.FormatFloat(t.val.Float(), 'g', -1, 64)
	case t.t.Unsigned:
		return strconv.FormatUint(t.val.num, 10)
	}
	return strconv.FormatInt(t.val.Int(), 10)
}

// operand translates an operand of an operator. A constant next to a non-constant
// operand needs no type conversion.
func (g *goWriter) operand(t, other *tree) string {
	if t.op == opConst && other.op != opConst && (t.t.Kind == KindInt || t.t.Kind == KindFloat) {
		return number(t)
	}
	return g.expr(t)
}

func (g *goWriter) list(t *tree, elems []*tree) string {
	typ := g.goType(t.t)
	parts := make([]string, len(elems))
	for i, e := range elems {
		parts[i] = g.expr(e)
	}
	return typ + "{" + strings.Join(parts, ", ") + "}"
}
