package regex

// maxSize bounds the number of instructions of an expression.
const maxSize = 200_000

type opcode uint8

const (
	iByte   opcode = iota // the byte arg, then x
	iSet                  // a byte of sets[arg], then x
	iSplit                // x or else y
	iAssert               // x if assertion arg holds
	iSave                 // position into slot arg, then x
	iEnter                // first iteration of loop arg, then x
	iRepeat               // another iteration of loop arg at x, or else y
	iRef                  // the text of group arg, then x
	iMatch
)

type instr struct {
	op   opcode
	arg  int32
	x, y int32
}

// A prog is a compiled expression. An automaton ignores slots and loops, and
// replaces a back reference by a copy of the group's expression, so it matches a
// superset. Only an exact prog contains references.
type prog struct {
	code     []instr
	sets     []*set
	start    int32
	loops    int
	exact    bool
	reversed bool
}

// takes reports whether an iByte or iSet matches c.
func (p *prog) takes(in *instr, c byte) bool {
	if in.op == iByte {
		return byte(in.arg) == c
	}
	return p.sets[in.arg].has(c)
}

// compile compiles a tree. A reversed prog reads from right to left.
func compile(n *node, reversed, exact bool) *prog {
	p := &prog{exact: exact, reversed: reversed}
	match := p.add(instr{op: iMatch})
	p.start = p.build(n, match, reversed)
	return p
}

func (p *prog) add(i instr) int32 {
	p.code = append(p.code, i)
	return int32(len(p.code) - 1)
}

// build adds the instructions for n, which continue at k, and returns the first.
func (p *prog) build(n *node, k int32, reversed bool) int32 {
	switch n.op {
	case opEmpty:
		return k
	case opByte:
		return p.add(instr{op: iByte, arg: int32(n.group), x: k})
	case opSet:
		i := len(p.sets)
		if i > 0 && p.sets[i-1] == n.set {
			i--
		} else {
			p.sets = append(p.sets, n.set)
		}
		return p.add(instr{op: iSet, arg: int32(i), x: k})
	case opCat:
		for i := range n.subs {
			s := n.subs[i]
			if !reversed {
				s = n.subs[len(n.subs)-1-i]
			}
			k = p.build(s, k, reversed)
		}
		return k
	case opAlt:
		at := p.build(n.subs[len(n.subs)-1], k, reversed)
		for i := len(n.subs) - 2; i >= 0; i-- {
			at = p.add(instr{op: iSplit, x: p.build(n.subs[i], k, reversed), y: at})
		}
		return at
	case opQuest:
		return p.add(instr{op: iSplit, x: p.build(n.subs[0], k, reversed), y: k})
	case opPlus:
		loop := int32(p.loops)
		p.loops++
		again := p.add(instr{op: iRepeat, arg: loop, y: k})
		first := p.build(n.subs[0], again, reversed)
		p.code[again].x = first
		return p.add(instr{op: iEnter, arg: loop, x: first})
	case opGroup:
		if !p.exact {
			return p.build(n.subs[0], k, reversed)
		}
		k = p.add(instr{op: iSave, arg: int32(2*n.group + 1), x: k})
		k = p.build(n.subs[0], k, reversed)
		return p.add(instr{op: iSave, arg: int32(2 * n.group), x: k})
	case opRef:
		if !p.exact {
			return p.build(n.subs[0], k, reversed)
		}
		return p.add(instr{op: iRef, arg: int32(n.group), x: k})
	case opAssert:
		return p.add(instr{op: iAssert, arg: int32(n.group), x: k})
	}
	panic("regex: unknown node")
}

// A kind is the property of a neighbouring byte on which assertions depend.
type kind uint8

const (
	nobody kind = iota // the end of the text
	newline
	word
	other
)

func kindOf(c byte) kind {
	switch {
	case c == '\n':
		return newline
	case isWord(c):
		return word
	}
	return other
}

// holds reports whether an assertion is true between two bytes.
func holds(assertion int32, left, right kind) bool {
	switch assertion {
	case lineStart:
		return left <= newline
	case lineEnd:
		return right <= newline
	case wordStart:
		return left != word && right == word
	case wordEnd:
		return left == word && right != word
	}
	panic("regex: unknown assertion")
}
