package regex

// A dissector determines the matches of groups within a match. Each part of a
// sequence takes as much as possible such that the rest still matches; in a
// repetition the last iteration counts; of the alternatives the first one that
// matches.
type dissector struct {
	text  []byte
	slots []int
	progs map[*node]*parts
}

// parts holds the automata of a node.
type parts struct {
	ahead, back *simulation
}

// A simulation executes a prog with a set of current instructions.
type simulation struct {
	prog      *prog
	walker    walker
	cur, next []int32
}

func newSim(n *node, reversed bool) *simulation {
	p := compile(n, reversed, false)
	return &simulation{prog: p, walker: newWalker(p)}
}

// run executes the automaton from pos to stop, forwards or backwards. It starts a
// match at each position for which seed returns true, and calls accept where a
// match may end. It returns when no further match is possible.
func (s *simulation) run(text []byte, pos, stop int, seed func(int) bool, accept func(int)) {
	dir := 1
	if stop < pos {
		dir = -1
	}
	s.cur = s.cur[:0]
	for {
		if seed(pos) {
			s.cur = append(s.cur, s.prog.start)
		}
		s.walker.gen++
		var matched bool
		s.next, matched = s.walker.closure(s.next[:0], s.cur, before(text, pos), after(text, pos))
		if matched {
			accept(pos)
		}
		if pos == stop {
			return
		}
		c := text[min(pos, pos+dir)]
		s.cur = s.cur[:0]
		for _, pc := range s.next {
			if in := &s.prog.code[pc]; s.prog.takes(in, c) {
				s.cur = append(s.cur, in.x)
			}
		}
		pos += dir
		if len(s.cur) == 0 && dir > 0 {
			return // forwards there is only one start
		}
	}
}

func (d *dissector) parts(n *node) *parts {
	p := d.progs[n]
	if p == nil {
		p = new(parts)
		d.progs[n] = p
	}
	return p
}

// ends calls accept with the ends of n's matches that start at pos and do not
// extend beyond stop.
func (d *dissector) ends(n *node, pos, stop int, accept func(int)) {
	if take, least, ok := n.loop(); ok {
		if least == 0 {
			accept(pos)
		}
		for at := pos; at < stop && take.takes(d.text[at]); at++ {
			accept(at + 1)
		}
		return
	}
	p := d.parts(n)
	if p.ahead == nil {
		p.ahead = newSim(n, false)
	}
	p.ahead.run(d.text, pos, stop, func(at int) bool { return at == pos }, accept)
}

// loop returns the repeated single-byte node if n is a repetition of one, or a
// group of that, with the minimal number of iterations.
func (n *node) loop() (take *node, least int, ok bool) {
	for n.op == opGroup {
		n = n.subs[0]
	}
	least = 1
	if n.op == opQuest {
		n, least = n.subs[0], 0
	}
	if n.op != opPlus {
		return nil, 0, false
	}
	n = n.subs[0]
	return n, least, n.op == opByte || n.op == opSet
}

// longest returns the last of the ends, or -1.
func (d *dissector) longest(n *node, pos, stop int) int {
	end := -1
	d.ends(n, pos, stop, func(e int) { end = e })
	return end
}

// matches reports whether n matches exactly text[pos:stop].
func (d *dissector) matches(n *node, pos, stop int) bool {
	return d.longest(n, pos, stop) == stop
}

// A bitset holds positions relative to a base.
type bitset struct {
	base int
	bits []uint64
}

func (b *bitset) add(i int)      { b.bits[(i-b.base)/64] |= 1 << uint((i-b.base)%64) }
func (b *bitset) has(i int) bool { return b.bits[(i-b.base)/64]>>uint((i-b.base)%64)&1 != 0 }

// walk sets the slots of the groups in n, which matches text[pos:stop].
func (d *dissector) walk(n *node, pos, stop int) {
	if !n.groups {
		return
	}
	switch n.op {
	case opGroup:
		d.walk(n.subs[0], pos, stop)
		d.slots[2*n.group], d.slots[2*n.group+1] = pos, stop
	case opCat:
		d.sequence(n.subs, pos, stop)
	case opAlt:
		for _, s := range n.subs {
			if d.matches(s, pos, stop) {
				d.walk(s, pos, stop)
				return
			}
		}
	case opQuest:
		if d.matches(n.subs[0], pos, stop) {
			d.walk(n.subs[0], pos, stop)
		}
	case opPlus:
		d.lastRound(n.subs[0], pos, stop)
	}
}

func (d *dissector) lastRound(n *node, pos, stop int) {
	previous, end := pos, -1
	for {
		end = d.longest(n, pos, stop)
		if end < 0 || end == pos {
			break
		}
		previous, pos = pos, end
	}
	if end < 0 {
		pos, end = previous, pos
	}
	d.walk(n, pos, end)
}

// sequence splits text[pos:stop] among subs.
func (d *dissector) sequence(subs []*node, pos, stop int) {
	last := len(subs)
	for last > 0 && !subs[last-1].groups {
		last-- // the split of parts after the last group does not matter
	}
	// tails[i] holds the positions where subs[i:] can start; nil for a sequence of
	// fixed width.
	tails := make([]*bitset, len(subs)+1)
	widths := make([]int, len(subs)+1)
	for i := len(subs) - 1; i >= 0; i-- {
		widths[i] = -1
		if subs[i].width >= 0 && widths[i+1] >= 0 {
			widths[i] = widths[i+1] + subs[i].width
		}
	}
	first := 0
	for first < len(subs) && (subs[first].width >= 0 || widths[first+1] >= 0) {
		first++ // determined from the left, or by the parts on the right
	}
	if first < last {
		d.tails(subs, widths, tails, first, pos, stop)
	}
	for i := 0; i < last; i++ {
		s := subs[i]
		end := stop
		switch {
		case widths[i+1] >= 0:
			end = stop - widths[i+1]
		case s.width >= 0:
			end = pos + s.width
		default:
			end = -1
			d.ends(s, pos, stop, func(e int) {
				if tails[i+1].has(e) {
					end = e
				}
			})
			if end < 0 {
				return // the match depends on the text of a back reference
			}
		}
		d.walk(s, pos, end)
		pos = end
	}
}

// takes reports whether an opByte or opSet matches c.
func (n *node) takes(c byte) bool {
	if n.op == opByte {
		return byte(n.group) == c
	}
	return n.set.has(c)
}

// tails computes the possible starts of the rest of a sequence, from its end back
// to the part after first.
func (d *dissector) tails(subs []*node, widths []int, tails []*bitset, first, pos, stop int) {
	var known *bitset
	words := (stop-pos)/64 + 1
	bits := make([]uint64, words*(len(subs)-first))
	sets := make([]bitset, len(subs)-first)
	for i := len(subs); i > first; i-- {
		b := &sets[i-first-1]
		*b = bitset{pos, bits[words*(i-first-1) : words*(i-first)]}
		switch {
		case i == len(subs):
			b.add(stop)
		case widths[i] >= 0 && stop-widths[i] >= pos:
			b.add(stop - widths[i])
		case widths[i] >= 0:
		case subs[i].op == opByte || subs[i].op == opSet:
			for at := pos; at < stop; at++ {
				if known.has(at+1) && subs[i].takes(d.text[at]) {
					b.add(at)
				}
			}
		default:
			if take, least, ok := subs[i].loop(); ok {
				if least == 0 && known.has(stop) {
					b.add(stop)
				}
				for at := stop - 1; at >= pos; at-- {
					if least == 0 && known.has(at) || take.takes(d.text[at]) && (known.has(at+1) || b.has(at+1)) {
						b.add(at)
					}
				}
				break
			}
			p := d.parts(subs[i])
			if p.back == nil {
				p.back = newSim(subs[i], true)
			}
			p.back.run(d.text, stop, pos, known.has, b.add)
		}
		tails[i], known = b, b
	}
}
