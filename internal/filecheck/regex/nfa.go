package regex

import "bytes"

// patience is the number of bytes to search before building a dfa pays off.
const patience = 1024

// An nfa finds matches like a [dfa], but computes each state anew and records the
// start of each group, so that one pass finds start and end.
type nfa struct {
	prog      *prog
	walker    walker
	mark      []uint32
	gen       uint32
	list      []int32
	cur, next []int32 // see dfa
	starts    []int   // of the groups
}

func newNFA(p *prog) *nfa {
	return &nfa{prog: p, walker: newWalker(p), mark: make([]uint32, len(p.code))}
}

// search returns the leftmost-longest match at or after from, or -1 and -1. done is
// false if the search was given up because it takes too long.
func (n *nfa) search(text []byte, from int, literal []byte) (start, end int, done bool) {
	start, end = -1, -1
	n.cur, n.starts = n.cur[:0], n.starts[:0]
	steps := 0
	for pos := from; ; pos++ {
		if start < 0 {
			if len(n.cur) == 0 && len(literal) > 0 {
				i := bytes.Index(text[pos:], literal)
				if i < 0 {
					return -1, -1, true
				}
				pos += i
			}
			n.seed(pos)
		}
		if steps++; steps > patience {
			return -1, -1, false
		}
		right := after(text, pos)
		if n.follow(before(text, pos), right) {
			start, end = n.starts[len(n.starts)-1], pos
		}
		if pos >= len(text) {
			return start, end, true
		}
		n.take(text[pos])
		if len(n.cur) == 0 && start >= 0 {
			return start, end, true
		}
	}
}

// seed adds a group that starts at pos.
func (n *nfa) seed(pos int) {
	for _, pc := range n.cur {
		if pc == n.prog.start {
			return // it belongs to a match that starts further left
		}
	}
	n.cur = append(n.cur, n.prog.start, -1)
	n.starts = append(n.starts, pos)
}

// follow replaces the groups by the instructions that they lead to and reports
// whether one of them matches; the groups after that one are dropped.
func (n *nfa) follow(left, right kind) bool {
	n.walker.gen++
	n.list = n.list[:0]
	for rest, g := n.cur, 1; len(rest) > 0; g++ {
		size := 0
		for rest[size] >= 0 {
			size++
		}
		var matched bool
		n.list, matched = n.walker.closure(n.list, rest[:size], left, right)
		n.list = append(n.list, -1)
		rest = rest[size+1:]
		if matched {
			n.starts = n.starts[:g]
			return true
		}
	}
	return false
}

// take advances all groups over a byte.
func (n *nfa) take(c byte) {
	n.gen++
	n.next = n.next[:0]
	from, g, kept := 0, 0, 0
	for _, pc := range n.list {
		if pc >= 0 {
			if in := &n.prog.code[pc]; n.mark[in.x] != n.gen && n.prog.takes(in, c) {
				n.mark[in.x] = n.gen
				n.next = append(n.next, in.x)
			}
			continue
		}
		if len(n.next) > from {
			n.next = append(n.next, -1)
			from = len(n.next)
			n.starts[kept] = n.starts[g]
			kept++
		}
		g++
	}
	n.starts = n.starts[:kept]
	n.cur, n.next = n.next, n.cur
}
