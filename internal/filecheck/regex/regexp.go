package regex

import "bytes"

// A Regexp is a compiled expression. It caches automata between matches and must
// not be used by several goroutines at once.
type Regexp struct {
	tree   *node
	groups int
	refs   bool

	literal []byte // common prefix of all matches
	whole   bool   // the literal is the whole expression

	nfa         *nfa
	ahead, back *dfa
	exact       *prog
	progs       map[*node]*parts
}

// Options configures matching.
type Options struct {
	IgnoreCase bool
}

// Compile parses an expression. The error is an [Error].
func Compile(expr string, o Options) (*Regexp, error) {
	p := &parser{src: []byte(expr), fold: o.IgnoreCase}
	tree := p.alternatives(false)
	if p.err == nil && p.more() {
		p.fail(errParen)
	}
	if p.err == nil && tree.size > maxSize {
		p.fail(errSpace)
	}
	if p.err != nil {
		return nil, p.err
	}
	r := &Regexp{tree: tree, groups: p.groups, refs: p.refs}
	r.literal, r.whole = prefix(tree)
	return r, nil
}

// prefix returns the literal with which every match of n begins, and whether it is
// all of n.
func prefix(n *node) ([]byte, bool) {
	subs := []*node{n}
	if n.op == opCat {
		subs = n.subs
	}
	var b []byte
	for _, s := range subs {
		if s.op != opByte {
			return b, false
		}
		b = append(b, byte(s.group))
	}
	return b, true
}

// NumSubexp returns the number of groups.
func (r *Regexp) NumSubexp() int { return r.groups }

// Find returns the start and end of the leftmost-longest match in text.
func (r *Regexp) Find(text []byte) (start, end int, ok bool) {
	if r.refs {
		m := r.FindGroups(text)
		if m == nil {
			return 0, 0, false
		}
		return m[0], m[1], true
	}
	if r.whole {
		i := bytes.Index(text, r.literal)
		return i, i + len(r.literal), i >= 0
	}
	return r.find(text, 0)
}

// find is Find from a position on. Back references match any text that their groups could
// match.
func (r *Regexp) find(text []byte, from int) (start, end int, ok bool) {
	if r.nfa == nil {
		r.nfa = newNFA(compile(r.tree, false, false))
	}
	start, end, done := r.nfa.search(text, from, r.literal)
	if done {
		return start, end, start >= 0
	}
	if r.ahead == nil {
		r.ahead = newDFA(r.nfa.prog, true)
		r.back = newDFA(compile(r.tree, true, false), false)
	}
	end = r.ahead.search(text, from, r.literal)
	if end < 0 {
		return 0, 0, false
	}
	if r.tree.width >= 0 {
		return end - r.tree.width, end, true
	}
	start = r.back.searchBack(text, from, end)
	return start, end, start >= 0
}

// FindGroups returns pairs of offsets: the leftmost-longest match, and the match of
// each group, -1 for a group without one. It returns nil if there is no match.
func (r *Regexp) FindGroups(text []byte) []int {
	if r.refs {
		return r.findExact(text)
	}
	start, end, ok := r.Find(text)
	if !ok {
		return nil
	}
	slots := make([]int, 2*r.groups+2)
	for i := range slots {
		slots[i] = -1
	}
	slots[0], slots[1] = start, end
	if r.progs == nil {
		r.progs = map[*node]*parts{}
	}
	d := &dissector{text: text, slots: slots, progs: r.progs}
	d.walk(r.tree, start, end)
	return slots
}

// findExact finds a match of an expression with back references. Candidates are the
// positions where the expression matches if a back reference may match anything
// that its group matches; they are verified by backtracking, the longest first.
func (r *Regexp) findExact(text []byte) []int {
	if r.exact == nil {
		r.exact = compile(r.tree, false, true)
	}
	b := &backtracker{prog: r.exact, text: text, slots: make([]int, 2*r.groups+2), loops: make([]int, r.exact.loops)}
	d := &dissector{text: text, progs: map[*node]*parts{}}
	var ends []int
	for from := 0; from <= len(text) && b.steps < budget; {
		start, end, ok := r.find(text, from)
		if !ok {
			return nil
		}
		ends = ends[:0]
		d.ends(r.tree, start, end, func(e int) { ends = append(ends, e) })
		for i := len(ends) - 1; i >= 0; i-- {
			if b.match(start, ends[i]) {
				b.slots[0], b.slots[1] = start, ends[i]
				return b.slots
			}
		}
		b.steps += end - start
		from = start + 1
	}
	return nil
}
