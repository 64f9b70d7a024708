package regex

// A walker follows the empty edges of a prog.
//
// As in LLVM's library, line assertions at a position are evaluated before word
// assertions, and there is at most one word assertion: after [[:>:]], a $ never
// holds. In a reversed prog the order is reversed as well.
type walker struct {
	prog    *prog
	gen     uint32   // must be incremented for each position of a text
	mark    []uint32 // generation in which an instruction was reached
	limited []uint32 // the same, after a word assertion
	stack   []int32
	bounds  bool // the prog has word assertions
}

func newWalker(p *prog) walker {
	w := walker{prog: p, mark: make([]uint32, len(p.code))}
	for i := range p.code {
		w.bounds = w.bounds || p.code[i].op == iAssert && p.code[i].arg >= wordStart
	}
	if w.bounds {
		w.limited = make([]uint32, len(p.code))
	}
	return w
}

// closure appends to list the byte instructions that are reachable from pcs, and
// reports whether a match is reached.
func (w *walker) closure(list, pcs []int32, left, right kind) ([]int32, bool) {
	matched := false
	st := w.stack[:0]
	for i := len(pcs) - 1; i >= 0; i-- {
		st = append(st, pcs[i])
	}
	for len(st) > 0 {
		pc := st[len(st)-1]
		st = st[:len(st)-1]
		// The complement of an instruction marks one that follows a word assertion,
		// or, backwards, any assertion.
		behind := pc < 0
		if behind {
			if pc = ^pc; w.limited[pc] == w.gen {
				continue
			}
			w.limited[pc] = w.gen
		}
		if w.mark[pc] == w.gen {
			continue
		}
		if !behind {
			w.mark[pc] = w.gen
		}
		in := &w.prog.code[pc]
		x, y := in.x, in.y
		if behind {
			x, y = ^x, ^y
		}
		switch in.op {
		case iByte, iSet:
			list = append(list, pc)
		case iSplit, iRepeat:
			st = append(st, y, x)
		case iAssert:
			if !holds(in.arg, left, right) {
				break
			}
			isWord := in.arg >= wordStart
			switch {
			case !w.bounds:
				st = append(st, x)
			case w.prog.reversed && behind && isWord, !w.prog.reversed && behind:
			case w.prog.reversed || isWord:
				st = append(st, ^in.x)
			default:
				st = append(st, x)
			}
		case iEnter:
			st = append(st, x)
		case iMatch:
			matched = true
		default:
			panic("regex: an automaton has no slots")
		}
	}
	w.stack = st
	return list, matched
}
