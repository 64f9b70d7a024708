package cxx

// A Program is a compiled expression or body. It is immutable and may be run by
// several goroutines, each with its own [Machine].
type Program struct {
	// Result is the static type of the value.
	Result *Type

	// Problems lists the places that could not be compiled. A program with problems can be run:
	// it fails when it reaches such a place, and otherwise has a value.
	Problems []Problem

	// Natives lists the host's functions, methods and classes that the program
	// uses, each once, in order of appearance.
	Natives []string

	tree   *tree
	limits *Limits // of the registry
	locals int
	eval   evalFn
	test   testFn
}

// A Problem is something that could not be compiled. [Pos, End) are offsets into
// the text.
type Problem struct {
	Pos, End int
	Unknown  Unknown // kind of entity that was not found, NotUnknown for other errors
	Name     string  // name that was not found
	Message  string  // worded like clang's messages
}

// Unknown is the kind of entity that an unknown name should have been.
type Unknown uint8

// The kinds of unknown names.
const (
	NotUnknown      Unknown = iota
	UnknownName             // a variable, a constant or a placeholder
	UnknownFunction         // a function
	UnknownMethod           // a method or a static function of a class
	UnknownType             // a class
)

// Errors returns the problems as errors with a place.
func (p *Program) Errors() Errors {
	var l Errors
	for _, q := range p.Problems {
		l = append(l, &Error{q.Pos, q.End, q.Message})
	}
	return l
}

// Complete reports whether everything was compiled.
func (p *Program) Complete() bool { return len(p.Problems) == 0 }

// Eval runs the program with values for the slots of the environment. The error is
// a *Failure. If the result is a list that the evaluation created, it is copied,
// because the arena is reused.
func (p *Program) Eval(frame []Value) (Value, error) {
	m := machines.Get().(*Machine)
	v, err := p.Run(m, frame)
	m.Host = nil
	machines.Put(m)
	return v, err
}

// EvalBool runs the program and returns its value as a bool. After a failure it
// returns false and the reason.
func (p *Program) EvalBool(frame []Value) (bool, error) {
	m := machines.Get().(*Machine)
	b, err := p.RunBool(m, frame)
	m.Host = nil
	machines.Put(m)
	return b, err
}

// Run is Eval on a given machine.
func (p *Program) Run(m *Machine, frame []Value) (Value, error) {
	if m.nest >= maxCalls {
		return Value{}, tooDeep()
	}
	old := m.begin(p, frame)
	var v Value
	if m.fail == nil {
		v = p.eval(m)
	}
	kind := p.Result.Kind
	if kind == KindOptional {
		kind = p.Result.Elem.Kind
	}
	if kind == KindList || kind == KindTuple || kind == KindInit {
		if _, ok := v.ref.(*Value); ok {
			v = Values(v.Elems())
		}
	}
	if f := m.end(&old); f != nil {
		return Value{}, f
	}
	return v, nil
}

func tooDeep() *Failure {
	return &Failure{Kind: BudgetSpent, Pos: -1, End: -1, Message: "the calls are nested too deeply"}
}

// RunBool is EvalBool on a given machine.
func (p *Program) RunBool(m *Machine, frame []Value) (bool, error) {
	if m.nest >= maxCalls {
		return false, tooDeep()
	}
	old := m.begin(p, frame)
	b := m.fail == nil && p.test(m)
	if f := m.end(&old); f != nil {
		return false, f
	}
	return b, nil
}
