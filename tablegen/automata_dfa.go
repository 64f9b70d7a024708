package tablegen

import (
	"cmp"
	"slices"
)

// An nfa is a nondeterministic automaton with sets of bits as states; 0 is the initial one.
type nfa struct {
	// next has the states that follow a state, by action.
	next        map[uint64][][]uint64
	transitions int
}

// A dfa is the deterministic automaton of an nfa. Its states are numbered in the order in which they are
// found; 0 is the initial one.
type dfa struct {
	states      int
	transitions []dfaTransition // by from and action
}

// A dfaTransition is a transition with those of the nfa that it implies.
type dfaTransition struct {
	from, action, to int
	info             []statePair
}

// A statePair is a transition of the nfa.
type statePair struct{ from, to uint64 }

func comparePairs(a, b statePair) int {
	return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to))
}

// determinize returns a deterministic automaton whose states are sets of those of n; nil if its transitions
// imply more than maxAutomaton of n.
func (n *nfa) determinize() *dfa {
	d := &dfa{}
	numbers := map[string]int{}
	var sets [][]uint64
	number := func(set []uint64) int {
		key := keyOf(set)
		i, ok := numbers[key]
		if !ok {
			i = len(sets)
			numbers[key] = i
			sets = append(sets, set)
		}
		return i
	}
	number([]uint64{0})
	implied := 0
	for from := 0; from < len(sets); from++ {
		for action := range n.next[0] {
			var to []uint64
			var info []statePair
			for _, s := range sets[from] {
				for _, x := range n.next[s][action] {
					to = append(to, x)
					info = append(info, statePair{s, x})
				}
			}
			if len(to) == 0 {
				continue
			}
			if implied += len(to); implied > maxAutomaton {
				return nil
			}
			slices.Sort(to)
			slices.SortFunc(info, comparePairs)
			d.transitions = append(d.transitions, dfaTransition{from, action, number(slices.Compact(to)), slices.Compact(info)})
		}
	}
	d.states = len(sets)
	return d
}

// keyOf returns a text that differs for different sets.
func keyOf(set []uint64) string {
	b := make([]byte, 0, 8*len(set))
	for _, s := range set {
		for i := range 8 {
			b = append(b, byte(s>>(8*i)))
		}
	}
	return string(b)
}

// infoTable is where sequences of pairs are in one array. A sequence that is the end of another one is only
// part of that.
type infoTable struct {
	sequences [][]statePair // compared from their ends
	starts    []int
	size      int
}

// compareEnds compares sequences from their ends.
func compareEnds(a, b []statePair) int {
	for i := 1; i <= min(len(a), len(b)); i++ {
		if c := comparePairs(a[len(a)-i], b[len(b)-i]); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(a), len(b))
}

// layoutInfos places the sequences of all transitions, each with an element after it.
func layoutInfos(transitions []dfaTransition) *infoTable {
	var all [][]statePair
	for _, t := range transitions {
		all = append(all, t.info)
	}
	slices.SortFunc(all, compareEnds)
	x := &infoTable{}
	for i, s := range all {
		if i+1 < len(all) && len(s) <= len(all[i+1]) && slices.Equal(s, all[i+1][len(all[i+1])-len(s):]) {
			continue
		}
		x.sequences = append(x.sequences, s)
		x.starts = append(x.starts, x.size)
		x.size += len(s) + 1
	}
	return x
}

// find returns where a sequence starts.
func (x *infoTable) find(s []statePair) int {
	i, _ := slices.BinarySearchFunc(x.sequences, s, compareEnds)
	return x.starts[i] + len(x.sequences[i]) - len(s)
}
