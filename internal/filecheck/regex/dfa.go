package regex

import (
	"bytes"
	"encoding/binary"
)

// maxStates bounds the number of cached states.
const maxStates = 2000

// A dfa is a deterministic automaton, built lazily.
//
// Its states are lists of groups of instructions, one group for each position at
// which a match may have started, the leftmost first. An instruction in one group
// occurs in no later group: its continuations are the same, and the earlier group
// starts further left. When a group matches, all later groups are dropped and no
// new ones start, while earlier ones may still match and then take precedence.
// Therefore the last match that the automaton reports is the end of the
// leftmost-longest match.
//
// Assertions depend on the bytes on both sides. A state therefore records the kind
// of the previous byte and stores instructions before following empty edges, which
// is done when the next byte is known. A match is thus reported one byte late.
type dfa struct {
	prog     *prog
	floating bool // a match may start anywhere
	classes  [256]uint8
	members  []byte // one representative of each class
	states   []state
	byKey    map[string]int32
	starts   [4]int32 // indexed by the kind of the previous byte; state number plus one
	width    int      // number of classes, plus one for the end of text

	walker walker
	key    []byte
	mark   []uint32 // generation in which an instruction was added to next
	gen    uint32
	cur    []int32 // groups of the current state, each terminated by -1
	next   []int32
	list   []int32
}

type state struct {
	key     string
	matched bool    // a match ended before the byte that led to this state
	dead    bool    // no further match is possible
	idle    bool    // equivalent to a new start
	next    []int32 // indexed by class; state number plus one
}

func newDFA(p *prog, floating bool) *dfa {
	d := &dfa{prog: p, floating: floating, byKey: map[string]int32{},
		walker: newWalker(p), mark: make([]uint32, len(p.code))}
	d.classify()
	d.width = len(d.members) + 1
	return d
}

// classify partitions the bytes into classes: bytes of a class belong to the same
// sets and are equivalent in assertions.
func (d *dfa) classify() {
	n := 1
	// split moves the members of a set from their classes to new ones.
	split := func(has func(byte) bool) {
		var in, out [256]bool
		for c := range 256 {
			if has(byte(c)) {
				in[d.classes[c]] = true
			} else {
				out[d.classes[c]] = true
			}
		}
		var to [256]uint8
		for c := range n {
			if in[c] && out[c] {
				to[c] = uint8(n)
				n++
			}
		}
		for c := range 256 {
			if k := d.classes[c]; to[k] != 0 && has(byte(c)) {
				d.classes[c] = to[k]
			}
		}
	}
	for k := newline; k <= other; k++ {
		split(func(c byte) bool { return kindOf(c) == k })
	}
	var alone set
	seen := map[*set]bool{}
	for _, in := range d.prog.code {
		switch in.op {
		case iByte:
			if c := byte(in.arg); !alone.has(c) {
				alone.add(c)
				split(func(b byte) bool { return b == c })
			}
		case iSet:
			if s := d.prog.sets[in.arg]; !seen[s] {
				seen[s] = true
				split(s.has)
			}
		}
	}
	d.members = make([]byte, n)
	for c := range 256 {
		d.members[d.classes[c]] = byte(c)
	}
}

// intern returns the state for the groups in d.next. The key consists of the kind
// of the previous byte, flags, and the groups.
func (d *dfa) intern(left kind, floating, matched bool) int32 {
	b := d.key[:0]
	flags := byte(left)
	if floating {
		flags |= 4
	}
	if matched {
		flags |= 8
	}
	b = append(b, flags)
	for _, pc := range d.next {
		b = binary.AppendUvarint(b, uint64(pc+1))
	}
	d.key = b
	if i, ok := d.byKey[string(b)]; ok {
		return i
	}
	s := state{key: string(b), matched: matched, next: make([]int32, d.width)}
	s.dead = len(d.next) == 0
	s.idle = floating && len(d.next) == 2 && d.next[0] == d.prog.start
	d.states = append(d.states, s)
	i := int32(len(d.states) - 1)
	d.byKey[s.key] = i
	return i
}

// forget drops all states except one and returns its new number.
func (d *dfa) forget(keep int32) int32 {
	s := d.states[keep]
	clear(s.next)
	d.states = append(d.states[:0:0], s)
	clear(d.byKey)
	d.byKey[s.key] = 0
	d.starts = [4]int32{}
	return 0
}

// startAt returns the initial state for a text preceded by left.
func (d *dfa) startAt(left kind) int32 {
	if s := d.starts[left]; s != 0 {
		return s - 1
	}
	d.next = append(d.next[:0], d.prog.start, -1)
	s := d.intern(left, d.floating, false)
	d.starts[left] = s + 1
	return s
}

// step computes the successor of a state for a class of bytes or the end of text.
func (d *dfa) step(at int32, class int) int32 {
	s := d.states[at]
	flags := s.key[0]
	left, floating := kind(flags&3), flags&4 != 0
	d.cur = d.cur[:0]
	for key := []byte(s.key[1:]); len(key) > 0; {
		v, n := binary.Uvarint(key)
		d.cur = append(d.cur, int32(v)-1)
		key = key[n:]
	}
	right, c, end := nobody, byte(0), class == d.width-1
	if !end {
		c = d.members[class]
		right = kindOf(c)
	}
	d.next = d.next[:0]
	d.walker.gen++
	if d.prog.reversed {
		left, right = right, left
	}
	matched := false
	d.list = d.list[:0]
	// Threads are grouped by the position at which they started, in this order; -1 ends a group. A match
	// in one group ends the loop, because the threads of later groups cannot be leftmost any more.
	follow := d.cur
	for len(follow) > 0 {
		n := 0
		for follow[n] >= 0 {
			n++
		}
		d.list, matched = d.walker.closure(d.list, follow[:n], left, right)
		follow = follow[n+1:]
		d.list = append(d.list, -1)
		if matched {
			break
		}
	}
	if !end {
		d.gen++
		from := 0
		for _, pc := range d.list {
			if pc >= 0 {
				in := &d.prog.code[pc]
				if d.prog.takes(in, c) && d.mark[in.x] != d.gen {
					d.mark[in.x] = d.gen
					d.next = append(d.next, in.x)
				}
				continue
			}
			if len(d.next) > from {
				d.next = append(d.next, -1)
				from = len(d.next)
			}
		}
		// Until something has matched, a floating automaton starts a new group at each position.
		floating = floating && !matched
		if floating && d.mark[d.prog.start] != d.gen {
			d.next = append(d.next, d.prog.start, -1)
		}
	}
	if d.prog.reversed {
		right = left
	}
	to := d.intern(right, floating, matched)
	if len(d.states) > maxStates {
		return d.forget(to)
	}
	d.states[at].next[class] = to + 1
	return to
}

// search returns the end of the leftmost-longest match that starts at or after from, or exactly
// at from if the automaton does not float. It returns -1 without a match. literal is a common
// prefix of all matches, which speeds up the search.
func (d *dfa) search(text []byte, from int, literal []byte) int {
	end := -1
	pos := from
	at := d.startAt(before(text, pos))
	for {
		if len(literal) > 0 && d.states[at].idle {
			i := bytes.Index(text[pos:], literal)
			if i < 0 {
				return end
			}
			pos += i
			at = d.startAt(before(text, pos))
		}
		class := d.width - 1
		if pos < len(text) {
			class = int(d.classes[text[pos]])
		}
		to := d.states[at].next[class] - 1
		if to < 0 {
			to = d.step(at, class)
		}
		s := &d.states[to]
		if s.matched {
			end = pos
		}
		if s.dead || pos >= len(text) {
			return end
		}
		at = to
		pos++
	}
}

// searchBack returns the smallest start, not before from, of a match that ends at
// end, or -1.
func (d *dfa) searchBack(text []byte, from, end int) int {
	start := -1
	pos := end
	at := d.startAt(after(text, pos))
	for {
		class := d.width - 1
		if pos > 0 {
			class = int(d.classes[text[pos-1]])
		}
		to := d.states[at].next[class] - 1
		if to < 0 {
			to = d.step(at, class)
		}
		s := &d.states[to]
		if s.matched {
			start = pos
		}
		if s.dead || pos <= from {
			return start
		}
		at = to
		pos--
	}
}

// before returns the kind of the byte before pos.
func before(text []byte, pos int) kind {
	if pos == 0 {
		return nobody
	}
	return kindOf(text[pos-1])
}

// after returns the kind of the byte at pos.
func after(text []byte, pos int) kind {
	if pos >= len(text) {
		return nobody
	}
	return kindOf(text[pos])
}
