package regex

import "bytes"

// budget bounds the steps of a backtracking search. A search that needs more does
// not match.
const budget = 4_000_000

// A frame is an untried alternative, or a slot's or loop's previous value.
type frame struct {
	pc   int32 // -1: restore
	pos  int
	at   *int
	from int
}

// A backtracker finds matches of expressions with back references. It tries
// alternatives in order, and repetitions as often as possible.
type backtracker struct {
	prog  *prog
	text  []byte
	slots []int
	loops []int // start of the current iteration of each loop
	stack []frame
	steps int
}

func (b *backtracker) set(p *int, v int) {
	b.stack = append(b.stack, frame{pc: -1, at: p, from: *p})
	*p = v
}

// match reports whether the expression matches exactly text[pos:stop], and sets
// the slots.
func (b *backtracker) match(pos, stop int) bool {
	for i := range b.slots {
		b.slots[i] = -1
	}
	for i := range b.loops {
		b.loops[i] = -1
	}
	b.stack = append(b.stack[:0], frame{pc: b.prog.start, pos: pos})
	for len(b.stack) > 0 && b.steps < budget {
		f := b.stack[len(b.stack)-1]
		b.stack = b.stack[:len(b.stack)-1]
		if f.pc < 0 {
			*f.at = f.from
			continue
		}
		if b.follow(f.pc, f.pos, stop) {
			return true
		}
	}
	return false
}

// follow executes instructions from pc on until it fails or matches.
func (b *backtracker) follow(pc int32, pos, stop int) bool {
	for {
		if b.steps++; b.steps >= budget {
			return false
		}
		in := &b.prog.code[pc]
		pc = in.x
		switch in.op {
		case iByte, iSet:
			if pos >= stop || !b.prog.takes(in, b.text[pos]) {
				return false
			}
			pos++
		case iSplit:
			b.stack = append(b.stack, frame{pc: in.y, pos: pos})
		case iAssert:
			if !holds(in.arg, before(b.text, pos), after(b.text, pos)) {
				return false
			}
		case iSave:
			b.set(&b.slots[in.arg], pos)
		case iEnter:
			b.set(&b.loops[in.arg], pos)
		case iRepeat:
			if b.loops[in.arg] == pos { // the iteration matched nothing
				pc = in.y
				continue
			}
			b.stack = append(b.stack, frame{pc: in.y, pos: pos})
			b.set(&b.loops[in.arg], pos)
		case iRef:
			from, to := b.slots[2*in.arg], b.slots[2*in.arg+1]
			if to < 0 || from < 0 || to < from {
				return false
			}
			n := to - from
			if n > stop-pos || !bytes.Equal(b.text[from:to], b.text[pos:pos+n]) {
				return false
			}
			pos += n
		case iMatch:
			return pos == stop
		}
	}
}
