package opt

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// statsKind is the output format of --pattern-stats.
type statsKind uint8

const (
	noStats statsKind = iota
	textStats
	jsonStats
)

var statsKinds = map[string]statsKind{"": textStats, "text": textStats, "json": jsonStats}

// A ruleStats has the statistics of one rule for --pattern-stats.
type ruleStats struct {
	Rule    string  `json:"rule"`
	Tried   int     `json:"tried"`
	Matched int     `json:"matched"`
	Applied int     `json:"applied"`
	Time    float64 `json:"time"`            // share of the time of the whole run
	First   string  `json:"first,omitempty"` // the first place where it was applied
}

// A runStats has the statistics of a run for --pattern-stats.
type runStats struct {
	Iterations int         `json:"iterations"`
	Visited    int         `json:"visited"` // operations
	Folded     int         `json:"folded"`
	Dead       int         `json:"dead"`
	Seconds    float64     `json:"seconds"`
	Rules      []ruleStats `json:"rules"`
}

// statsOf returns the statistics of the rules that a filter chooses; nil chooses all. The other numbers are those of
// the whole run.
func statsOf(res *rewrite.Result, f *rewrite.TraceFilter) runStats {
	s := runStats{Iterations: res.Iterations, Visited: res.Stats.Visited, Folded: res.Stats.Folded, Dead: res.Stats.Dead,
		Seconds: res.Time.Seconds(), Rules: []ruleStats{}}
	for _, c := range res.Counts {
		r := ruleStats{Rule: c.Pattern.Label(), Tried: c.Tried, Matched: c.Matched, Applied: c.Applied}
		if res.Time > 0 {
			r.Time = c.Time.Seconds() / res.Time.Seconds()
		}
		if c.First != nil {
			name, line, col := c.First.Place().Resolve()
			r.First = fmt.Sprintf("%s:%d:%d", name, line, col)
		}
		if f == nil || f.ChoosesRule(append([]string{r.Rule}, c.Pattern.Labels...)...) && (!f.Changed || c.Applied > 0) {
			s.Rules = append(s.Rules, r)
		}
	}
	return s
}

// counted reports whether a rule was tried.
func (s runStats) counted() bool {
	return slices.ContainsFunc(s.Rules, func(r ruleStats) bool { return r.Tried > 0 })
}

func (s runStats) write(w io.Writer, kind statsKind) error {
	if kind == jsonStats {
		e := json.NewEncoder(w)
		e.SetIndent("", "  ")
		return e.Encode(s)
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "rule\ttried\tmatched\tapplied\ttime\tfirst applied at")
	for _, r := range s.Rules {
		fmt.Fprintf(t, "%s\t%d\t%d\t%d\t%.1f%%\t%s\n", r.Rule, r.Tried, r.Matched, r.Applied, 100*r.Time, r.First)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "%d iterations, %d operations visited, %d folded, %d erased as dead, %.3f s\n",
		s.Iterations, s.Visited, s.Folded, s.Dead, s.Seconds)
	return err
}

// passStats are the results of the drivers of passes, except for the one that applies the rules, whose
// statistics are written separately.
type passStats struct {
	pass.NopInstrumentation
	filter  *rewrite.TraceFilter // nil counts all
	results []rewrite.Result
	passes  bool // whether a pass has run
	rules   bool // whether the rules are applied
	left    bool // whether the filter leaves out the current pass
}

// BeforePass notes what the driver applies.
func (p *passStats) BeforePass(r *pass.Run) {
	_, p.rules = r.Pass.Pass().(*ruleApplication)
	p.passes = p.passes || !p.rules
	p.left = p.filter != nil && !p.rules && !p.filter.ChoosesPass(passName(r.Pass))
}

func (p *passStats) add(res *rewrite.Result) {
	if !p.rules && !p.left {
		p.results = append(p.results, *res)
	}
}

// stats returns the sums of the results, with the rules that were tried, in the order of their first run.
// Several patterns of one name are one rule.
func (p *passStats) stats() runStats {
	sum := runStats{Rules: []ruleStats{}}
	at := map[string]int{}
	for i := range p.results {
		one := statsOf(&p.results[i], p.filter)
		sum.Iterations += one.Iterations
		sum.Visited += one.Visited
		sum.Folded += one.Folded
		sum.Dead += one.Dead
		sum.Seconds += one.Seconds
		for _, r := range one.Rules {
			if r.Tried == 0 {
				continue
			}
			k, ok := at[r.Rule]
			if !ok {
				k = len(sum.Rules)
				at[r.Rule] = k
				sum.Rules = append(sum.Rules, ruleStats{Rule: r.Rule, First: r.First})
			}
			to := &sum.Rules[k]
			to.Tried, to.Matched, to.Applied = to.Tried+r.Tried, to.Matched+r.Matched, to.Applied+r.Applied
			to.Time += r.Time * one.Seconds // of the whole, below
			to.First = cmp.Or(to.First, r.First)
		}
	}
	for i := range sum.Rules {
		if sum.Seconds > 0 {
			sum.Rules[i].Time /= sum.Seconds
		}
	}
	return sum
}
