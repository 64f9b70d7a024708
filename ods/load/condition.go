package load

import (
	"errors"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/tablegen"
)

// A program is compiled C++ with the slots that it names.
type program struct {
	prog  *cxx.Program // nil if the text is no expression
	slots []slot
}

// where names the owner of an expression, for messages and the report.
type where struct {
	rec  *tablegen.Record
	what string // "constraint 'I32'", "op 'arith.addi'"
	kind Kind
}

// compile compiles an expression in which the slots can be named. Code that cannot be compiled
// is added to the report; the program is still usable and fails only where it reaches such
// code.
func (l *loader) compile(text string, slots []slot, namespaces []string, result *cxx.Type, w where) *program {
	p, err := l.compileText(text, slots, namespaces, result, l.api.Compile)
	if err != nil {
		l.report.syntaxError(w, text, err)
	} else {
		l.report.add(w, text, p.prog, l.api.UsesNative(p.prog.Natives))
	}
	return p
}

// compileQuietly compiles an expression that matters only for some uses: it is not counted, and
// the caller reports its failure where it needs the result.
func (l *loader) compileQuietly(text string, slots []slot, namespaces []string, result *cxx.Type) *program {
	p, _ := l.compileText(text, slots, namespaces, result, l.api.Compile)
	return p
}

// A compiler is [cppapi.API.Compile], or cxx.Compile where that is running.
type compiler func(n cxx.Node, env *cxx.Env) *cxx.Program

func (l *loader) compileText(text string, slots []slot, namespaces []string, result *cxx.Type, compile compiler) (*program, error) {
	p := &program{}
	env := l.api.Env(namespaces)
	env.Result = result
	for _, s := range slots {
		if s.name != "this" && !mentions(text, s.name) {
			continue
		}
		p.slots = append(p.slots, s)
		env.Slots = append(env.Slots, cxx.Slot{Name: s.name, Type: s.typ})
		if s.name == "this" {
			env.This = len(env.Slots)
		}
	}
	expr, err := cxx.Parse(withoutProperties(text))
	if err != nil {
		return p, err
	}
	p.prog = compile(expr, env)
	return p, nil
}

// withoutProperties replaces getProperties().name, which reads an attribute where
// it is stored, by the accessor of the stored attribute.
func withoutProperties(text string) string {
	const get = "getProperties()."
	for {
		i := strings.Index(text, get)
		if i < 0 {
			return text
		}
		end := i + len(get)
		for end < len(text) && isIdent(text[end]) {
			end++
		}
		text = text[:i] + cppapi.AccessorName(text[i+len(get):end]) + "Attr()" + text[end:]
	}
}

// mentions reports whether a text names a placeholder.
func mentions(text, name string) bool {
	for at := 0; ; {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return false
		}
		at += i + len(name)
		if at == len(text) || !isIdent(text[at]) {
			return true
		}
	}
}

func isIdent(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

// run evaluates the program for an operation and a $_self.
func (p *program) run(op *ir.Operation, self cxx.Value) (cxx.Value, error) {
	if p.prog == nil {
		return cxx.Value{}, errNotCompiled
	}
	f := frames.Get().(*frame)
	f.machine.Host = nil
	p.fill(f, op, self)
	v, err := p.prog.Run(&f.machine, f.values)
	f.release()
	return v, err
}

// test evaluates a condition.
func (p *program) test(op *ir.Operation, self cxx.Value) ir.Verdict {
	if p.prog == nil {
		return ir.Unknown
	}
	f := frames.Get().(*frame)
	p.fill(f, op, self)
	ok, err := p.prog.RunBool(&f.machine, f.values)
	f.release()
	if err != nil {
		return verdictOf(err)
	}
	return ir.VerdictOf(ok)
}

// testIn evaluates a condition of a part of an operation. A condition on the operation holds
// while op is nil: it is evaluated again when the operation is verified.
func (p *program) testIn(op *ir.Operation, self cxx.Value) ir.Verdict {
	if op == nil && p.asksOperation() {
		return ir.Holds
	}
	return p.test(op, self)
}

// asksOperation reports whether a condition depends on the operation.
func (p *program) asksOperation() bool {
	return slices.ContainsFunc(p.slots, func(s slot) bool { return s.name == "$_op" })
}

// dependsOnSelf reports whether a condition depends on $_self alone.
func (p *program) dependsOnSelf() bool {
	return !slices.ContainsFunc(p.slots, func(s slot) bool { return s.load != nil })
}

// verdictOf is the verdict of a condition whose evaluation failed. In C++ a
// failing cast and its like have no defined behaviour; here the condition does
// not hold. Code that could not be compiled leaves it open.
func verdictOf(err error) ir.Verdict {
	var fail *cxx.Failure
	if errors.As(err, &fail) && fail.Kind != cxx.UnknownCode && fail.Kind != cxx.BudgetSpent {
		return ir.Fails
	}
	return ir.Unknown
}

var (
	errDoesNotFit  = errors.New("the value does not fit")
	errNoAttribute = errors.New("the value is no attribute")
)

var errNotCompiled = &cxx.Failure{Kind: cxx.UnknownCode, Message: "the expression has a syntax error"}

func (p *program) fill(f *frame, op *ir.Operation, self cxx.Value) {
	for i := range p.slots {
		s := &p.slots[i]
		if s.load == nil {
			f.values = append(f.values, self)
			continue
		}
		f.values = append(f.values, s.load(f, op))
	}
}

// complete reports whether every part of the program is known.
func (p *program) complete() bool { return p.prog != nil && p.prog.Complete() }

// unknownReason returns why a program is not complete, "" if it is.
func (p *program) unknownReason() string {
	switch {
	case p.prog == nil:
		return errNotCompiled.Message
	case !p.prog.Complete():
		return p.prog.Problems[0].Message
	}
	return ""
}

// unknownText returns a description of the names that a program does not know, or "".
func (p *program) unknownText(text string) string {
	if p.complete() {
		return ""
	}
	if p.prog == nil {
		return "the predicate `" + oneLine(text) + "` is not an expression"
	}
	return "the predicate `" + oneLine(text) + "` cannot be evaluated: " + p.prog.Problems[0].Message
}

// maxShown bounds how much of an expression messages show.
const maxShown = 2000

// oneLine collapses white space and truncates long text.
func oneLine(s string) string {
	if len(s) > 2*maxShown {
		s = s[:2*maxShown]
	}
	s = strings.Join(strings.Fields(s), " ")
	if len(s) > maxShown {
		return strings.ToValidUTF8(s[:maxShown], "") + " ..."
	}
	return s
}

func (w where) place() diag.Place { return diag.At(w.rec.Pos()) }
