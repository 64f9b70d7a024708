package semantics

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A Verdict is the result of a comparison.
type Verdict uint8

// The verdicts, in order of increasing weight.
const (
	NotRefuted Verdict = iota // the second program may replace the first one for all arguments tried
	Undecided                 // the comparison ended early for some arguments
	NotChecked                // an operation has no meaning here
	Refuted                   // it may not
)

func (v Verdict) String() string {
	return [...]string{"no counterexample", "not decided", "not checked", "refuted"}[v]
}

// A Comparison has the settings of a comparison of functions.
type Comparison struct {
	Options Options
	// Exhaustive is how many combinations of arguments are tried if these are all; 1<<16 if it is zero.
	Exhaustive int64
	// Samples is how many are tried otherwise; 256 if it is zero.
	Samples int
	// Seed makes other random arguments.
	Seed uint64
}

// An Outcome is the result of a comparison.
type Outcome struct {
	Verdict Verdict
	// Tried is how many combinations of arguments were tried, and All that there are no others.
	Tried int64
	All   bool
	// Defined is for how many of them the first program's behavior is defined.
	Defined int64
	// Args are the arguments of a counterexample, as text.
	Args []string
	// Before and After describe the results of both programs for Args; Reason explains why a comparison was
	// undecided or not made.
	Before, After string
	Reason        string
	// Op is the operation without a meaning.
	Op *ir.Operation
}

// Compare reports whether function g of a program may replace function f of another one. Their types must be
// equal.
func Compare(p *Program, f *ir.Operation, q *Program, g *ir.Operation, c Comparison) Outcome {
	if c.Exhaustive == 0 {
		c.Exhaustive = 1 << 16
	}
	if c.Samples == 0 {
		c.Samples = 256
	}
	x := &comparer{before: p, after: q, f: f, g: g, types: SignatureOf(f), loose: loose(f)}
	if !p.alike(x.types, q, SignatureOf(g)) {
		return Outcome{Verdict: NotChecked, Reason: "the types of the function differ"}
	}
	var ok bool
	if x.inputs, ok = newInputs(p, x.types.Inputs, c); !ok {
		return Outcome{Verdict: NotChecked, Reason: "there are no arguments of its types"}
	}
	return x.all()
}

// SignatureOf returns the name of a function with the types of its arguments and results. For a function of
// the llvm dialect they come from its body.
func SignatureOf(f *ir.Operation) Signature {
	s := Signature{Name: ir.SymbolName(f)}
	if t, ok := ir.AsFunction(f); ok {
		s.Inputs, s.Results = t.FunctionType().Inputs, t.FunctionType().Results
		return s
	}
	if f.NumRegions() == 0 || f.Region(0).Empty() {
		return s
	}
	s.Inputs = ir.TypesOf(f.Region(0).Entry().Args())
	for b := range f.Region(0).Blocks() {
		if end := b.Back(); end != nil && end.NumSuccessors() == 0 && end.Has(ir.ReturnLike) {
			s.Results = end.OperandTypes()
		}
	}
	return s
}

// unpacked returns the signature of a function of the llvm dialect that returns several results
// as one structure; false for others.
func unpacked(s Signature) (Signature, bool) {
	if len(s.Results) != 1 {
		return s, false
	}
	fields, ok := llvm.StructOf(s.Results[0])
	s.Results = fields.Body
	return s, ok
}

// alike reports whether values of one signature have the same representation as values of another.
func (p *Program) alike(s Signature, q *Program, t Signature) bool {
	if u, ok := unpacked(t); ok && len(s.Results) != 1 {
		t = u
	}
	same := func(a, b []ir.Type) bool {
		return slices.EqualFunc(a, b, func(x, y ir.Type) bool {
			l, ok := p.layoutOf(x)
			m, ok2 := q.layoutOf(y)
			return x == y || x.String() == y.String() || ok && ok2 && l == m
		})
	}
	return same(s.Inputs, t.Inputs) && same(s.Results, t.Results)
}

// loose reports whether operations permit other results than those calculated here, such as by fast-math flags.
func loose(f *ir.Operation) bool {
	found := false
	ir.Walk(f, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		_, flags, _ := flagsOf(op)
		switch op.Name() {
		case "arith.maxnumf", "arith.minnumf", "llvm.intr.maxnum", "llvm.intr.minnum": // of 0 and -0 either
			found = true
		}
		for _, flag := range []string{"fast", "reassoc", "nsz", "arcp", "contract", "afn"} {
			found = found || strings.Contains(flags, flag)
		}
		if found {
			return ir.Interrupt
		}
		return ir.Advance
	})
	return found
}

// mostLimited is how many executions of a comparison may reach a limit. The others would, too.
const mostLimited = 4

// A comparer compares two functions.
type comparer struct {
	before, after *Program
	f, g          *ir.Operation
	types         Signature
	inputs        *inputs
	loose         bool
	limited       int // executions that reached a limit
	outcome       Outcome
}

func (x *comparer) all() Outcome {
	for x.inputs.next() {
		x.outcome.Tried++
		if x.once(); x.outcome.Verdict >= NotChecked || x.limited >= mostLimited {
			return x.outcome
		}
	}
	x.outcome.All = x.inputs.exhaustive
	return x.outcome
}

// An execution is one of one of the programs.
type execution struct {
	args    []Value
	results []Value
	stop    *Stop
	failed  error
	trace   *trace
}

func (x *comparer) execute(p *Program, f *ir.Operation) execution {
	e := execution{args: x.inputs.values(), trace: &trace{p: p}}
	p.options.External, p.options.Output, p.options.Compared = e.trace.call, e.trace, true
	clear(p.globals)
	results, err := p.Call(f, e.args)
	if len(results) == 1 && len(x.types.Results) != 1 && results[0].Kind == Elements {
		results = results[0].Aggregate().List
	}
	if e.results = results; err != nil && !errors.As(err, &e.stop) {
		e.failed = err
	}
	return e
}

// once compares the programs for one combination of arguments.
func (x *comparer) once() {
	a := x.execute(x.before, x.f)
	if a.stop != nil {
		switch a.stop.Kind {
		case Undefined:
			return
		case Limit:
			x.limited++
			x.undecided(Undecided, a.stop)
			return
		case Unknown:
			x.undecided(NotChecked, a.stop)
			return
		}
	}
	x.outcome.Defined++
	b := x.execute(x.after, x.g)
	if b.stop != nil {
		switch b.stop.Kind {
		case Limit:
			x.limited++
			x.undecided(Undecided, b.stop)
			return
		case Unknown:
			x.undecided(NotChecked, b.stop)
			return
		}
	}
	if why := x.differ(a, b); why != "" {
		if x.loose {
			x.undecided(Undecided, &Stop{Op: x.f, Reason: "its floating-point operations permit other results"})
			return
		}
		x.outcome.Verdict, x.outcome.Reason = Refuted, why
		x.outcome.Args, x.outcome.Before, x.outcome.After = x.inputs.texts(x.before), x.describe(x.before, a), x.describe(x.after, b)
	}
}

func (x *comparer) undecided(v Verdict, s *Stop) {
	if v > x.outcome.Verdict {
		x.outcome.Verdict, x.outcome.Reason, x.outcome.Op = v, s.Reason, s.Op
	}
}

// differ returns the reason why the second execution does not refine the first one, whose behavior is defined, or "".
func (x *comparer) differ(a, b execution) string {
	if b.stop != nil && b.stop.Kind == Undefined {
		return "the behavior is undefined: " + b.stop.Reason
	}
	if aborted := a.stop != nil; aborted != (b.stop != nil) {
		return "one of them aborts"
	}
	if why := a.trace.differs(b.trace); why != "" {
		return why
	}
	if a.stop != nil {
		return ""
	}
	m := matcher{objects: map[*Object]*Object{}}
	for i := range a.args {
		if !m.refines(a.args[i], b.args[i], x.types.Inputs[i]) {
			return fmt.Sprintf("the memory of argument %d differs", i)
		}
	}
	for i := range a.results {
		if !m.refines(a.results[i], b.results[i], x.types.Results[i]) {
			return fmt.Sprintf("result %d differs", i)
		}
	}
	return ""
}

func (x *comparer) describe(p *Program, e execution) string {
	if e.stop != nil {
		return e.stop.Reason
	}
	var parts []string
	for i, v := range e.results {
		parts = append(parts, p.text(v, x.types.Results[i]))
	}
	for i, v := range e.args {
		if v.Kind == MemRef {
			parts = append(parts, fmt.Sprintf("memory of argument %d: %s", i, p.text(v, x.types.Inputs[i])))
		}
	}
	if e.trace.text.Len() > 0 {
		parts = append(parts, fmt.Sprintf("prints %q", e.trace.text.String()))
	}
	return strings.Join(append(parts, e.trace.calls...), ", ")
}

// A matcher compares values and the memory that they refer to.
type matcher struct {
	objects map[*Object]*Object
}

// refines reports whether b may replace a.
func (m *matcher) refines(a, b Value, t ir.Type) bool {
	switch {
	case a.Kind == Poison:
		return true
	case a.Kind == Unspecified:
		return b.Kind != Poison
	case a.Kind == Elements && b.Kind != Elements && !slices.ContainsFunc(a.Aggregate().List, func(v Value) bool { return v.Kind != Poison }):
		return true // poison as a whole is poison in each element
	case a.Kind != b.Kind:
		return false
	case a.Kind == Number:
		return sameNumber(a.Bits, b.Bits, t)
	case a.Kind == Elements:
		return m.elements(a.Aggregate(), b.Aggregate(), t)
	case a.Kind == MemRef:
		return m.views(a.View(), b.View(), t)
	}
	return ir.SymbolName(a.ref.(*ir.Operation)) == ir.SymbolName(b.ref.(*ir.Operation))
}

// sameNumber compares bits, except that all NaNs are equal.
func sameNumber(a, b num.APInt, t ir.Type) bool {
	if f, ok := t.(*ir.FloatType); ok && !a.Equal(b) {
		return num.APFloatFromBits(f.Kind, a).IsNaN() && num.APFloatFromBits(f.Kind, b).IsNaN()
	}
	return a.Equal(b)
}

func (m *matcher) elements(a, b *Aggregate, t ir.Type) bool {
	elem := ir.ElementTypeOrSelf(t)
	if c, ok := t.(*ir.ComplexType); ok {
		elem = c.Element
	}
	if !slices.Equal(a.Sizes, b.Sizes) || len(a.List) != len(b.List) {
		return false
	}
	for i := range a.List {
		if !m.refines(a.List[i], b.List[i], elem) {
			return false
		}
	}
	return true
}

// views compares the cells of views, and that these are of the same objects.
func (m *matcher) views(a, b *View, t ir.Type) bool {
	if c, known := m.objects[a.Object]; known && c != b.Object {
		return false
	}
	m.objects[a.Object] = b.Object
	if a.Object.dead {
		return true // any access to it is undefined behavior
	}
	if b.Object.dead || !slices.Equal(a.Sizes, b.Sizes) {
		return false
	}
	x, ok := a.contents()
	y, ok2 := b.contents()
	return !ok || ok2 && m.elements(&Aggregate{List: x}, &Aggregate{List: y}, t)
}

// A trace records the observable behavior of a running program: calls of functions without bodies, and its
// output.
type trace struct {
	p     *Program
	text  strings.Builder
	calls []string
}

func (t *trace) Write(b []byte) (int, error) { return t.text.Write(b) }

// call answers a call with numbers that depend on the function, its arguments, and the calls before.
func (t *trace) call(s Signature, args []Value) ([]Value, error) {
	var b strings.Builder
	b.WriteString("@" + s.Name + "(")
	for i, a := range args {
		if a.Kind == MemRef {
			return nil, &Stop{Kind: Unknown, Reason: "memory is passed to function '@" + s.Name + "', which is not known"}
		}
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(t.p.text(a, s.Inputs[i]))
	}
	b.WriteString(")")
	t.calls = append(t.calls, b.String())
	var results []Value
	for i, r := range s.Results {
		v, ok := sample(t.p, r, hash(fmt.Sprint(len(t.calls), b.String(), i)))
		if !ok {
			return nil, &Stop{Kind: Unknown, Reason: "the results of function '@" + s.Name + "' are not known"}
		}
		results = append(results, v)
	}
	return results, nil
}

// differs returns how the traces differ, or "".
func (t *trace) differs(u *trace) string {
	if t.text.String() != u.text.String() {
		return "it prints something else"
	}
	if len(t.calls) != len(u.calls) {
		return fmt.Sprintf("it calls other functions %d times, not %d", len(u.calls), len(t.calls))
	}
	for i := range t.calls {
		if t.calls[i] != u.calls[i] && !strings.Contains(t.calls[i], "poison") {
			return fmt.Sprintf("it calls %s, not %s", u.calls[i], t.calls[i])
		}
	}
	return ""
}
