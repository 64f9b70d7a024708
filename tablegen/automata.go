package tablegen

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// maxAutomaton bounds the transitions of an automaton: n independent bits of state have 2^n states.
const maxAutomaton = 1 << 20

// PrintAutomata writes a table of transitions, as C++, for each record derived from GenericAutomaton: the
// records of a class are transitions between sets of bits, and the table is that of an equivalent
// deterministic automaton. It is llvm-tblgen's -gen-automata.
func (rs *Records) PrintAutomata(w io.Writer) error {
	if rs.Class("GenericAutomaton") == nil {
		return undefined("GenericAutomaton")
	}
	var b strings.Builder
	for _, r := range rs.DerivedFrom("GenericAutomaton") {
		a, err := rs.automaton(r)
		if err != nil {
			return err
		}
		nfa, err := a.states()
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "#ifdef GET_%s_DECL\n// The type of an action in the %[1]s automaton.\nusing %[1]sAction = %s;\n\n", r.Name(), a.actionType())
		dfa := nfa.determinize()
		if dfa == nil {
			return a.tooLarge()
		}
		a.print(&b, nfa, dfa)
		fmt.Fprintf(&b, "#endif  // GET_%s_DECL\n", r.Name())
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// An automaton has transitions from any state without the bits of a transition to that state with these bits.
type automaton struct {
	def         *Record
	types       []string // C++ types of the parts of an action
	transitions []bitTransition
	actions     []string // C++ of the different actions; a number in dfa and nfa is an index
}

type bitTransition struct {
	bits   uint64
	action int
}

// automaton reads a definition and its transitions.
func (rs *Records) automaton(r *Record) (*automaton, error) {
	a := &automaton{def: r}
	class, ok := r.String("TransitionClass")
	if !ok {
		return nil, fail(r, "Record `"+r.Name()+"', field `TransitionClass' exists but does not have a string value")
	}
	if rs.Class(class) == nil {
		return nil, undefined(class)
	}
	list, ok := r.List("SymbolFields")
	if !ok {
		return nil, fail(r, "Record `"+r.Name()+"', field `SymbolFields' exists but does not have a list value")
	}
	var fields []string
	for _, v := range list {
		s, ok := v.(*StringValue)
		if !ok {
			return nil, fail(r, "Record `"+r.Name()+"', field `SymbolFields' exists but does not have a list of strings value: "+v.String())
		}
		fields = append(fields, s.S)
	}
	for _, t := range rs.DerivedFrom(class) {
		if err := a.transition(t, fields); err != nil {
			return nil, err
		}
	}
	if len(a.transitions) == 0 {
		return nil, fail(r, "automaton `"+r.Name()+"' has no transitions")
	}
	return a, nil
}

// transition adds the transition that a record describes.
func (a *automaton) transition(r *Record, fields []string) error {
	if r.Value("NewState") == nil {
		return missingField(r, "NewState")
	}
	bits, ok := r.Bits("NewState")
	if !ok {
		return fail(r, "Record `"+r.Name()+"', field `NewState' does not have a bits initializer!")
	}
	var t bitTransition
	for i, b := range bits.Bits {
		if set, _ := b.(BitValue); bool(set) && i < 64 {
			t.bits |= 1 << i
		}
	}
	a.types = nil
	parts := make([]string, len(fields))
	for i, name := range fields {
		cpp, typ, err := actionPart(r, name)
		if err != nil {
			return err
		}
		if override := "TypeOf_" + name; a.def.Value(override) != nil {
			s, ok := a.def.String(override)
			if !ok {
				return fail(a.def, "Record `"+a.def.Name()+"', field `"+override+"' exists but does not have a string value")
			}
			if s != "" {
				typ = s
			}
		}
		parts[i], a.types = cpp, append(a.types, typ)
	}
	action := strings.Join(parts, ", ")
	if len(parts) > 1 {
		action = "{" + action + "}"
	}
	if t.action = slices.Index(a.actions, action); t.action < 0 {
		t.action = len(a.actions)
		a.actions = append(a.actions, action)
	}
	a.transitions = append(a.transitions, t)
	return nil
}

// actionPart returns a field of a transition and its type as C++.
func actionPart(r *Record, name string) (cpp, typ string, err error) {
	f := r.Field(name)
	if f == nil {
		return "", "", missingField(r, name)
	}
	switch f.Type().Kind() {
	case KindRecord:
		d, ok := r.Def(name)
		if !ok {
			return "", "", fail(r, "Record `"+r.Name()+"', field `"+name+"' does not have a def initializer!")
		}
		return d.Name(), f.Type().String(), nil
	case KindInt:
		i, ok := r.Value(name).(*IntValue)
		if !ok {
			return "", "", fail(r, "Record `"+r.Name()+"', field `"+name+"' exists but does not have an int value: "+r.Value(name).String())
		}
		return fmt.Sprint(uint32(i.V)), "unsigned", nil
	case KindString:
		s, ok := r.String(name)
		if !ok {
			return "", "", fail(r, "Record `"+r.Name()+"', field `"+name+"' exists but does not have a string value")
		}
		return `"` + s + `"`, "std::string", nil
	}
	return "", "", fail(r, "Unhandled symbol type!")
}

// actionType returns the C++ type of an action.
func (a *automaton) actionType() string {
	if len(a.types) == 1 {
		return a.types[0]
	}
	return "std::tuple<" + strings.Join(a.types, ", ") + ">"
}

// states finds all states that can be reached from the one without bits.
func (a *automaton) states() (*nfa, error) {
	n := &nfa{next: map[uint64][][]uint64{0: nil}}
	for work := []uint64{0}; len(work) > 0; work = work[1:] {
		from := work[0]
		next := make([][]uint64, len(a.actions))
		for _, t := range a.transitions {
			if from&t.bits != 0 {
				continue
			}
			to := from | t.bits
			if _, seen := n.next[to]; !seen {
				n.next[to] = nil
				work = append(work, to)
			}
			next[t.action] = append(next[t.action], to)
			if n.transitions++; n.transitions > maxAutomaton {
				return nil, a.tooLarge()
			}
		}
		n.next[from] = next
	}
	return n, nil
}

func (a *automaton) tooLarge() error {
	return fail(a.def, fmt.Sprintf("automaton `%s' has more than %d transitions", a.def.Name(), maxAutomaton))
}

const automatonTables = `// Input NFA has %d states with %d transitions.
// Generated DFA has %d states with %d transitions.

// A zero-terminated sequence of NFA state transitions. Every DFA
// transition implies a set of NFA transitions. These are referred
// to by index in %[5]sTransitions[].
const std::array<NfaStatePair, %[6]d> %[5]sTransitionInfo = {{
%[7]s}};

// A transition in the generated %[5]s DFA.
struct %[5]sTransition {
  unsigned FromDfaState; // The transitioned-from DFA state.
  %[5]sAction Action;       // The input symbol that causes this transition.
  unsigned ToDfaState;   // The transitioned-to DFA state.
  unsigned InfoIdx;      // Start index into %[5]sTransitionInfo.
};

// A table of DFA transitions, ordered by {FromDfaState, Action}.
// The initial state is 1, not zero.
const std::array<%[5]sTransition, %[4]d> %[5]sTransitions = {{
%[8]s
}};

`

// print writes the tables.
func (a *automaton) print(b *strings.Builder, n *nfa, d *dfa) {
	infos := layoutInfos(d.transitions)
	var pairs, rows strings.Builder
	for i, s := range infos.sequences {
		fmt.Fprintf(&pairs, "  /* %d */ ", infos.starts[i])
		for _, p := range s {
			fmt.Fprintf(&pairs, "{%d, %d}, ", p.from, p.to)
		}
		pairs.WriteString("{0, 0},\n")
	}
	for _, t := range d.transitions {
		fmt.Fprintf(&rows, "  {%d, %s, %d, %d},\n", t.from+1, a.actions[t.action], t.to+1, infos.find(t.info))
	}
	fmt.Fprintf(b, automatonTables, len(n.next), n.transitions, d.states, len(d.transitions), a.def.Name(), infos.size, pairs.String(), rows.String())
}
