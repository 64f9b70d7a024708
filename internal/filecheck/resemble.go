package filecheck

import (
	"bytes"

	"github.com/mica-ir/mica/diag"
)

const (
	resembleBytes = 4096 // how far to search for text that resembles a pattern
	resembleLimit = 4096 * 2048
	resembleWorst = 50 // more differences than this are no resemblance
)

// resemblance reports the text that is most similar to the pattern.
func (r *run) resemblance(p *pattern, in region) {
	text := in.text()
	head := min(resembleBytes, len(text))
	example := []byte(p.fixed)
	if len(example) == 0 {
		example = []byte(p.source)
	}
	if head*len(example) > resembleLimit {
		return
	}
	lines, best := 0, -1
	var quality float64
	var d distance
	for i := range head {
		c := text[i]
		if c == '\n' {
			lines++
		}
		if c == ' ' || c == '\t' {
			continue
		}
		bound := resembleWorst
		if best >= 0 && quality < resembleWorst {
			bound = int(quality) + 1
		}
		to := text[i:min(len(text), i+len(example))]
		if n := bytes.IndexByte(to, '\n'); n >= 0 {
			to = to[:n]
		}
		q := float64(d.between(to, example, bound)) + float64(lines)/100
		if best < 0 || q < quality {
			best, quality = i, q
		}
	}
	if best <= 0 || quality >= resembleWorst {
		return
	}
	where := in.span(best, 0)
	r.record(p, fuzzy, where, "")
	r.checks.out.message(diag.Note, where.Pos(), "possible intended match here")
}

// A distance computes the edit distance of two texts. It reuses its memory.
type distance struct{ row []int }

// between returns the distance, or bound+1 if it exceeds bound. Only the diagonal
// band of the table whose entries can stay within the bound is computed.
func (d *distance) between(a, b []byte, bound int) int {
	if len(a)-len(b) > bound || len(b)-len(a) > bound {
		return bound + 1
	}
	if cap(d.row) < len(b)+2 {
		d.row = make([]int, len(b)+2)
	}
	row := d.row[:len(b)+2]
	for j := range row {
		row[j] = j
	}
	for i := range a {
		from, to := max(0, i-bound), min(len(b), i+bound+1)
		left := bound + 1
		diagonal := row[from]
		if from == 0 {
			row[0] = i + 1
			left = i + 1
		} else {
			row[from] = bound + 1
		}
		best := left
		for j := from; j < to; j++ {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			up := diagonal
			if j == i+bound {
				up = bound + 1 // outside of the band in the previous row
			}
			cost = min(cost, up+1, left+1)
			row[j+1], left = cost, cost
			best = min(best, cost)
		}
		if best > bound {
			return bound + 1
		}
	}
	return min(row[len(b)], bound+1)
}
