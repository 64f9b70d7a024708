package filecheck

import (
	"sort"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A run is the check of one input.
type run struct {
	checks *Checks
	input  *source.File
	folded []byte // input in lower case
	events []event
}

// A Result is the result of a run.
type Result struct {
	OK  bool // the input matches
	run *run
}

// Run checks an input, whose text must be [Canonical]. It modifies the variables of
// the checks, which can therefore run only once.
func (c *Checks) Run(input *source.File) *Result {
	r := &run{checks: c, input: input}
	return &Result{OK: r.all(), run: r}
}

func (r *run) pos(i int) source.Pos { return source.Pos{File: r.input, Offset: uint32(i)} }

func (r *run) span(from, to int) source.Span {
	return source.Span{File: r.input, Start: uint32(from), End: uint32(to)}
}

func (r *run) lower() []byte {
	if r.folded == nil {
		r.folded = lower(r.input.Text)
	}
	return r.folded
}

// all splits the input at its labels and checks each block.
func (r *run) all() bool {
	ok := true
	rest := region{r, 0, len(r.input.Text)}
	list := r.checks.list
	for i, j := 0, 0; ; {
		for j < len(list) && list[j].kind.directive != label {
			j++
		}
		block := rest
		last := j == len(list)
		if !last {
			pos, n, found := r.positive(list[j], rest, true)
			if !found {
				return false // without its label the block is unknown
			}
			block, rest = rest.upTo(pos+n), rest.after(pos+n)
			j++
		}
		// Variables of the command line are visible in the first block.
		if i != 0 && r.checks.options.EnableVarScope {
			r.checks.vars.clearLocal()
		}
		for ; i < j; i++ {
			pos, n, found := r.positive(list[i], block, false)
			if !found {
				ok = false
				i = j
				break
			}
			block = block.after(pos + n)
			list[i].release()
		}
		if last {
			return ok
		}
	}
}

// maxEmpty bounds the number of empty matches of a CHECK-COUNT at one position.
const maxEmpty = 10_000

// positive matches a check in a region and returns the match. A scan for labels
// skips the CHECK-DAG and CHECK-NOT patterns before the label, which are checked
// when the block is known.
func (r *run) positive(c *check, in region, scan bool) (pos, n int, ok bool) {
	start := 0
	var nots []*pattern
	if !scan {
		if start, nots, ok = r.dags(c, in); !ok {
			return 0, 0, false
		}
	}
	end := start
	for i := 1; i <= c.kind.times(); i++ {
		rest := in.after(end)
		m := c.match(rest)
		if !r.report(true, c.pattern, i, rest, m) {
			return 0, 0, false
		}
		if i == 1 {
			pos = start + m.pos
		}
		end += m.pos + m.len
		// An empty match at a position repeats forever.
		if m.pos+m.len == 0 && i > maxEmpty {
			break
		}
	}
	n = end - pos
	if scan {
		return pos, n, true
	}
	skipped := in.after(start).upTo(pos - start)
	if !r.rightLine(c.pattern, skipped) {
		r.misplace(c.pattern, in.after(start), pos-start, n)
		return 0, 0, false
	}
	if !r.none(nots, skipped) {
		return 0, 0, false
	}
	return pos, n, true
}

// release drops data that is needed only for matching, since a check is matched
// once.
func (c *check) release() {
	c.compiled = nil
	for _, p := range c.before {
		if p.kind.directive == dag {
			p.compiled = nil
		}
	}
}

// none reports whether none of the patterns matches.
func (r *run) none(nots []*pattern, in region) bool {
	ok := true
	for _, p := range nots {
		if !r.report(false, p, 1, in, p.match(in)) {
			ok = false
		}
	}
	return ok
}

// rightLine reports whether the text between two matches has the number of line
// feeds that a CHECK-NEXT, CHECK-EMPTY or CHECK-SAME requires.
func (r *run) rightLine(p *pattern, skipped region) bool {
	wanted := 1
	switch p.kind.directive {
	case next, empty:
	case same:
		wanted = 0
	default:
		return true
	}
	lines, first := countLines(skipped.text())
	if lines == wanted {
		return true
	}
	name := kind{directive: p.kind.directive}.describe(p.prefix)
	out := r.checks.out
	text := ": is not on the line after the previous match"
	switch {
	case wanted == 0:
		text = ": is not on the same line as the previous match"
	case lines == 0:
		text = ": is on the same line as previous match"
	}
	out.message(diag.Error, p.at, name+text)
	out.message(diag.Note, skipped.pos(skipped.to-skipped.from), "'next' match was here")
	out.message(diag.Note, skipped.pos(0), "previous match ended here")
	if wanted == 1 && lines > 1 {
		out.message(diag.Note, skipped.pos(first), "non-matching line after previous match is here")
	}
	return false
}

// countLines counts line ends and returns the end of the first line.
func countLines(text []byte) (n, first int) {
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c != '\n' && c != '\r' {
			continue
		}
		if i+1 < len(text) && (text[i+1] == '\n' || text[i+1] == '\r') && text[i+1] != c {
			i++
		}
		if n++; n == 1 {
			first = i + 1
		}
	}
	return n, first
}

// An extent is a match of a CHECK-DAG.
type extent struct{ from, to int }

// dags matches the patterns before a check: groups of CHECK-DAG separated by
// CHECK-NOT. It returns the end of the matches, and the remaining CHECK-NOT for the
// text up to the check.
func (r *run) dags(c *check, in region) (start int, nots []*pattern, ok bool) {
	var taken []extent // sorted and disjoint
	for i, p := range c.before {
		if p.kind.directive == not {
			nots = append(nots, p)
			continue
		}
		if taken, ok = r.dag(p, in, start, taken); !ok {
			return 0, nil, false
		}
		if i+1 < len(c.before) && c.before[i+1].kind.directive != not {
			continue
		}
		// The group is complete.
		if len(nots) > 0 {
			// The whole group may be before the start of the region to search.
			skipped := in.after(start).upTo(max(0, taken[0].from-start))
			if !r.none(nots, skipped) {
				return 0, nil, false
			}
			nots = nil
		}
		start = taken[len(taken)-1].to
		taken = taken[:0]
	}
	return start, nots, true
}

// dag finds a match of a CHECK-DAG that overlaps none of the taken ones.
func (r *run) dag(p *pattern, in region, start int, taken []extent) ([]extent, bool) {
	o := &r.checks.options
	pos := start
	var m match
	for i := 0; ; {
		rest := in.after(pos)
		m = p.match(rest)
		if (!m.ok || o.VeryVerbose) && !r.report(true, p, 1, rest, m) {
			return nil, false
		}
		pos += m.pos
		e := extent{pos, pos + m.len}
		if o.AllowDAGOverlap {
			if len(taken) == 0 {
				taken = append(taken, e)
			}
			taken[0] = extent{min(taken[0].from, e.from), max(taken[0].to, e.to)}
			break
		}
		i += sort.Search(len(taken)-i, func(k int) bool { return e.from < taken[i+k].to })
		if i == len(taken) || taken[i].from >= e.to {
			taken = append(taken, extent{})
			copy(taken[i+1:], taken[i:])
			taken[i] = e
			break
		}
		if o.VeryVerbose {
			r.discard(in, taken[i])
		}
		pos = taken[i].to
		i++
	}
	if !o.VeryVerbose {
		r.found(true, p, 1, in, match{ok: true, pos: pos, len: m.len})
	}
	return taken, true
}
